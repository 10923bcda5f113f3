"""A net that learns, with all that its optimiser knows."""

from __future__ import annotations

import copy
from typing import Any

import torch
from torch import nn

from valise_games.training.net import Net

STEEPEST = 0.5  # norm of a gradient, at most


class Learner:
    """`rate` is filled anew in each iteration."""

    def __init__(self, net: Net, rate: torch.Tensor) -> None:
        self.net, self.rate = net, rate
        self.on_gpu = rate.device.type == "cuda"
        self.adam = torch.optim.Adam(
            net.parameters(), lr=rate if self.on_gpu else float(rate), eps=1e-5, capturable=self.on_gpu,
            fused=self.on_gpu,
        )  # fmt: skip

    def step(self, loss: torch.Tensor) -> None:
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), STEEPEST)
        self.adam.step()

    def follow_rate(self) -> None:
        """On a CPU the optimiser has its own copy of the rate."""
        if not self.on_gpu:
            self.adam.param_groups[0]["lr"] = float(self.rate)

    def begin_anew(self, net: Net) -> None:
        """As a copy of that net, with nothing learnt. In place: captured graphs know these tensors and no others."""
        with torch.no_grad():
            for mine, other in zip(self.net.parameters(), net.parameters()):
                mine.copy_(other)
        for known in self.adam.state.values():
            for value in known.values():
                value.zero_()

    def kept(self) -> dict[str, Any]:
        return {"net": self.net.state_dict(), "adam": self.adam.state_dict()}

    def fits(self, kept: Any) -> bool:
        """Can it go on from this? The optimiser knows nothing before the first step, and then something of each
        parameter; with parts of other shapes it would fail only when it learns."""
        mine = self.kept()
        learnt = {
            number: {"step": torch.zeros(()), "exp_avg": parameter, "exp_avg_sq": parameter}
            for number, parameter in enumerate(self.net.parameters())
        }
        return any(is_like(kept, {**mine, "adam": {**mine["adam"], "state": state}}) for state in ({}, learnt))

    def go_on_from(self, kept: dict[str, Any]) -> None:
        self.net.load_state_dict(kept["net"])
        self.adam.load_state_dict(kept["adam"])
        if self.on_gpu:
            self.adam.param_groups[0]["lr"] = self.rate

    def snapshot(self) -> dict[str, Any]:
        return copy.deepcopy(self.kept())

    def forget_since(self, snapshot: dict[str, Any]) -> None:
        """Undoes what was learnt, in place: captured graphs know these tensors and no others."""
        self.net.load_state_dict(snapshot["net"])
        kept = snapshot["adam"]["state"]
        for number, parameter in enumerate(self.net.parameters()):
            for name, value in self.adam.state[parameter].items():
                if number in kept:
                    value.copy_(kept[number][name])
                else:
                    value.zero_()


def is_like(kept: object, mine: object) -> bool:
    """Has it the same parts, of the same kinds and shapes?"""
    if isinstance(mine, torch.Tensor):
        return isinstance(kept, torch.Tensor) and kept.shape == mine.shape
    if isinstance(mine, dict):
        return (
            isinstance(kept, dict) and kept.keys() == mine.keys() and all(is_like(kept[key], mine[key]) for key in mine)
        )
    if isinstance(mine, list):
        return isinstance(kept, list) and len(kept) == len(mine) and all(map(is_like, kept, mine))
    return type(kept) is type(mine)
