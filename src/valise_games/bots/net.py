"""A trained network, run by NumPy alone, and the card that says what it is for.

A net is two files: `casablanca-standard.npz` with its weights, numbers of 16 bits, and `casablanca-standard.json`, its
card. The card holds a fingerprint of the game as the net learnt it; a net for other rules, or for another layout of
observations or actions, is refused.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from valise_games.errors import ValiseError
from valise_games.games.entry import Entry
from valise_games.games.game import Game, known_to, open_to
from valise_games.rules import FastDice, Record

FORMAT = 1
WALK = 60  # decisions of a walk through the game, for its fingerprint


class WrongNet(ValiseError, ValueError):
    """No net, or not one for this game; the message says why."""


class TrainedNet:
    """A multi-layer perceptron: what a seat knows to the weight of each option, and the share of a win it expects."""

    def __init__(self, arrays: dict[str, np.ndarray[Any, Any]], card: dict[str, Any]) -> None:
        self.card = card
        self.weights = whole = {name: array.astype(np.float32) for name, array in arrays.items()}
        self.depth = sum(name.startswith("body.") and name.endswith(".weight") for name in whole)
        self._body = [(whole[f"body.{i}.weight"].T.copy(), whole[f"body.{i}.bias"]) for i in range(self.depth)]
        self.features, self.width = self._body[0][0].shape
        self.actions = len(whole["policy.bias"])
        self._policy = whole["policy.weight"], whole["policy.bias"]
        self._worth = whole["worth.weight"][0], float(whole["worth.bias"][0])
        self.sides: int = card.get("sides", 1)  # from which it has learnt to look; a net of before knows one
        self.care: int = card.get("care", 0)  # that it has learnt to take, and for how many rounds
        self.daring: int = card.get("daring", 0)

    def consider(self, observation: np.ndarray[Any, Any], options: list[int]) -> tuple[np.ndarray[Any, Any], float]:
        """The probability of each option, and the value of the situation."""
        x = self._seen(observation)
        weight, bias = self._policy
        logits = weight[options] @ x + bias[options]
        shares = np.exp(logits - logits.max())
        value = float(x @ self._worth[0]) + self._worth[1]
        return shares / shares.sum(), value / self.card["scale"]

    def policy(self, observations: np.ndarray[Any, Any], masks: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """The probability of each action, a row for each observation."""
        x = self._seen(observations.astype(np.float32))
        logits = np.where(masks, x @ self._policy[0].T + self._policy[1], -np.inf)
        shares = np.exp(logits - logits.max(-1, keepdims=True))
        whole: np.ndarray[Any, Any] = shares / shares.sum(-1, keepdims=True)
        return whole

    def _seen(self, x: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """All that both heads look at."""
        for weight, bias in self._body:
            x = np.maximum(x @ weight + bias, 0)
        return x


def save(
    path: Path, arrays: Mapping[str, np.ndarray[Any, Any]], card: Mapping[str, Any], *, packed: bool = False
) -> None:
    """The net and its card, as files beside each other; packed, the net is a twentieth smaller."""
    path.parent.mkdir(parents=True, exist_ok=True)
    halves = {name: array.astype(np.float16) for name, array in arrays.items()}
    with open(path, "wb") as file:
        if packed:
            np.savez_compressed(file, allow_pickle=False, **halves)
        else:
            np.savez(file, allow_pickle=False, **halves)
    path.with_suffix(".json").write_text(json.dumps({"format": FORMAT, **card}, indent=2) + "\n")


def digest_of(path: Path) -> str:
    """What tells a net from others: of its numbers, however the file is packed."""
    digest = hashlib.sha256()
    for name, array in sorted(read(path).weights.items()):
        digest.update(name.encode() + array.astype(np.float16).tobytes())
    return digest.hexdigest()[:16]


def read(path: Path) -> TrainedNet:
    """A net from its files, whatever it is for."""
    if not path.exists():
        raise WrongNet(f"there is no net in {path}")
    try:
        card = json.loads(path.with_suffix(".json").read_text())
        # Opened here: of a damaged archive NumPy would leave the file open.
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            arrays = {name: kept[name] for name in kept}
        if card["format"] != FORMAT:
            raise WrongNet(f"{path} is in format {card['format']}; this version reads {FORMAT}")
        with np.errstate(all="ignore"):  # what is no number is said below
            net = TrainedNet(arrays, card)
            _try_out(net, arrays)
        return net
    except WrongNet:
        raise
    except Exception as error:  # a damaged archive raises whatever those who read it do
        raise WrongNet(f"{path} is not a net with its card beside it: {error}") from None


def _try_out(net: TrainedNet, arrays: dict[str, np.ndarray[Any, Any]]) -> None:
    """Before it sits down anywhere: its parts fit together, and what it says are numbers."""
    if not all(np.isfinite(array).all() for array in arrays.values()):
        raise ValueError("not all of its weights are numbers")
    if not 0 < net.card["scale"] < float("inf"):
        raise ValueError(f"its scale is {net.card['scale']!r}")
    shares, value = net.consider(np.zeros(net.features, np.float32), list(range(net.actions)))
    if shares.shape != (net.actions,) or not np.isfinite([*shares, value]).all():
        raise ValueError("what it says are no numbers")


def load_net(entry: Entry, variant: str, path: Path | None = None) -> TrainedNet:
    """The net of a game's Master, or another, if it is for the game as it is today."""
    path = path or entry.weights(variant)
    net = read(path)
    asked = {"game": entry.id, "variant": variant, "rules": entry.version}
    for key, value in asked.items():
        if net.card.get(key) != value:
            raise WrongNet(f"{path.name} is for {key} {net.card.get(key)!r}, not for {value!r}")
    game: Any = entry.load("plain", variant)
    as_trained = (net.card.get("fingerprint"), net.features, net.actions)
    if as_trained != (fingerprint_of(entry, variant), game.FEATURES, game.ACTIONS):
        raise WrongNet(f"{path.name} was trained with another layout of observations or actions: train it anew")
    if net.sides not in (1, sides := getattr(game, "SIDES", 1)):
        raise WrongNet(f"{path.name} looks from {net.sides} sides, and the game has {sides}: train it anew")
    return net


def fingerprint_of(entry: Entry, variant: str) -> str:
    """Changes when what is seen, allowed, or done in a game does: the digest of a walk through it."""
    loaded: Any = entry.load("plain", variant)
    dice = FastDice(1)
    digest = hashlib.sha256()
    s = loaded.State()
    over = True
    for _ in range(WALK):
        if over:
            loaded.new_game(s, entry.seats_of(variant)[-1], entry.encode_options({}), dice)
        seat = loaded.next_to_act(s)
        digest.update(observed(loaded, s, seat).tobytes())
        options = open_to(loaded, s, seat)
        digest.update(repr([len(options), *options]).encode())
        loaded.step(s, seat, options[dice.roll(len(options))], dice)
        over = loaded.is_over(s)
    return digest.hexdigest()[:16]


def observed(game: Game, s: Record, seat: int) -> np.ndarray[Any, Any]:
    """What a seat knows, as numbers."""
    out = [0.0] * game.FEATURES
    game.observe(known_to(game, s, seat), seat, out)
    return np.array(out, np.float32)
