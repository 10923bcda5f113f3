"""Nets of others in the arena, as files: `onnx:FILE` by onnxruntime, `torchscript:FILE` by PyTorch.

| | name | shape | kind |
| --- | --- | --- | --- |
| in | `observation` | 1, FEATURES | float32: what the seat knows, as the environments show it |
| in, if it is asked for | `mask` | 1, ACTIONS | 1 for every action that is open; of the kind that the net declares, in TorchScript bool |
| out, the first | | 1, ACTIONS | logits: an action that is open is taken in proportion to their exponential |

A net with other names is given the observation first, then the mask.
"""  # noqa: E501

from __future__ import annotations

import math
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

from valise_games.arena import ArenaTrouble
from valise_games.games import Entry
from valise_games.rules import Dice, FastDice, Record

KINDS = ("onnx", "torchscript")
FINE = 1 << 30  # sides of the dice that decide
ONNX_KINDS = {
    "tensor(float)": "float32", "tensor(double)": "float64", "tensor(bool)": "bool", "tensor(int8)": "int8",
    "tensor(int32)": "int32", "tensor(int64)": "int64", "tensor(uint8)": "uint8",
}  # fmt: skip

Logits = Callable[[Any, Any], Any]  # (observation, mask), each in a row of its own


def is_model(name: str) -> bool:
    return name.partition(":")[0] in KINDS and ":" in name


def file_of_model(name: str) -> Path:
    return Path(name.partition(":")[2])


class ModelFile:
    """One of these, as the arena asks its bots. It is tried out when it is made: raises ArenaTrouble."""

    def __init__(self, name: str, entry: Entry, variant: str) -> None:
        import numpy as np

        self.name = name
        self._game: Any = entry.load("plain", variant)
        kind, path = name.partition(":")[0], file_of_model(name)
        if not path.is_file():
            raise ArenaTrouble(f"{name}: there is no file {path}")
        self._logits = {"onnx": _onnx, "torchscript": _torchscript}[kind](name, path)
        mask = np.ones((1, self._game.ACTIONS), np.bool_)
        self._ask(np.zeros((1, self._game.FEATURES), np.float32), mask)

    def choose(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> int:
        """One of the options, in proportion to what the net gives to them."""
        import numpy as np

        observation, mask = [0.0] * self._game.FEATURES, np.zeros((1, self._game.ACTIONS), np.bool_)
        self._game.observe(known, seat, observation)
        mask[0, options] = True
        logits = self._ask(np.array([observation], np.float32), mask)[options]
        if not (logits < math.inf).all() or not (logits > -math.inf).any():  # what is no number at all is found, too
            raise ArenaTrouble(f"{self.name} gives logits that are no numbers, to the actions {options}")
        shares = np.exp(logits - logits.max())
        pick = (dice or FastDice(0)).roll(FINE) / FINE * float(shares.sum())
        for option, share in zip(options, shares.tolist()):
            pick -= share
            if pick < 0:
                return option
        return options[int(logits.argmax())]

    def _ask(self, observation: Any, mask: Any) -> Any:
        import numpy as np

        try:
            given = np.asarray(self._logits(observation, mask), np.float64)
        except Exception as error:  # their libraries raise whatever they do
            why = str(error).strip().splitlines() or [type(error).__name__]
            raise ArenaTrouble(
                f"{self.name} cannot be asked with {observation.shape[1]} numbers and {mask.shape[1]} actions: {why[0]}"
            ) from None
        if given.shape != mask.shape:
            raise ArenaTrouble(f"{self.name} gives logits of shape {given.shape}, not {mask.shape}")
        return given[0]


def _onnx(name: str, path: Path) -> Logits:
    try:
        import onnxruntime
    except ImportError:
        raise ArenaTrouble(f"{name} needs onnxruntime: pip install 'valise-games[onnx]'") from None
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = settings.inter_op_num_threads = 1  # there is a worker for every core
    try:
        session = onnxruntime.InferenceSession(str(path), settings, providers=["CPUExecutionProvider"])
    except Exception as error:  # of the library's own kinds
        raise ArenaTrouble(f"{name} is no net that onnxruntime can read: {str(error).splitlines()[0]}") from None
    inputs = session.get_inputs()
    if not 1 <= len(inputs) <= 2 or any(one.type not in ONNX_KINDS for one in inputs):
        tensors = ", ".join(f"{one.name} {one.type}" for one in inputs) or "nothing"
        raise ArenaTrouble(f"{name} asks for {tensors}; a net here is given an observation and a mask")
    names = [one.name for one in inputs]
    in_order = [name == "mask" for name in names] if "mask" in names else [False, True]

    def logits(observation: Any, mask: Any) -> Any:
        rows = [mask if is_mask else observation for is_mask in in_order]
        return session.run(None, {one.name: row.astype(ONNX_KINDS[one.type]) for one, row in zip(inputs, rows)})[0]

    return logits


def _torchscript(name: str, path: Path) -> Logits:
    try:
        import torch
    except ImportError:
        raise ArenaTrouble(f"{name} needs PyTorch: pip install 'valise-games[train]', or make torch") from None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # files of it will be around for long
            net = torch.jit.load(str(path), map_location="cpu").eval()
        asked = len(net.forward.schema.arguments) - 1  # the first is the net itself
    except Exception as error:
        raise ArenaTrouble(f"{name} is no net that PyTorch can read: {str(error).strip().splitlines()[0]}") from None
    torch.set_num_threads(1)

    def logits(observation: Any, mask: Any) -> Any:
        with torch.inference_mode():
            rows = [torch.from_numpy(observation), torch.from_numpy(mask)][:asked]
            given = net(*rows)
            return (given[0] if isinstance(given, tuple | list) else given).numpy()

    return logits
