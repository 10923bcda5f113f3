"""Former partners: nets that have learnt to beat the net as it was at some time, and learn no more.

Their weights lie in one tensor for each parameter, so that all of them look at their tables at one time, and a newer
one takes the place of the oldest without a captured graph noticing.
"""

from __future__ import annotations

from typing import Any

import torch
from torch.nn import functional

from valise_games.training.net import Net, drawn, padded

Stack = dict[str, torch.Tensor]  # by parameter; the first dimension counts the members


class League:
    """`size` members, at first all alike. Member k has the k-th part of the tables of the league."""

    def __init__(self, net: Net, size: int) -> None:
        self.size, self.depth = size, len(net.body)
        self.stack: Stack = {name: torch.stack([weights.detach()] * size) for name, weights in net.state_dict().items()}

    def fill(self, net: Net) -> None:
        """All are copies of that net."""
        for name, weights in net.state_dict().items():
            self.stack[name].copy_(weights.expand_as(self.stack[name]))

    def take_in(self, net: Net, number: int) -> None:
        """The partner of that number: each stays until there are as many later ones."""
        for name, weights in net.state_dict().items():
            self.stack[name][number % self.size].copy_(weights)

    def restore(self, kept: Stack) -> None:
        for name, weights in kept.items():
            self.stack[name].copy_(weights)


def act_each(stack: Stack, depth: int, observations: torch.Tensor, masks: torch.Tensor) -> Any:
    """As `act` does for one net: an action and its log-probability for each table, and no value, as nobody learns from
    it. Tables come as one row after the other, those of a member together."""
    size = len(stack["policy.bias"])
    x = observations.view(size, -1, observations.shape[-1])
    with torch.autocast(x.device.type, torch.bfloat16, enabled=x.device.type == "cuda", cache_enabled=False):
        for i in range(depth):
            weight = stack[f"body.{i}.weight"]
            weight = functional.pad(weight, (0, x.shape[-1] - weight.shape[-1]))
            x = functional.relu(torch.baddbmm(stack[f"body.{i}.bias"].unsqueeze(1), x, weight.transpose(1, 2)))
        more = padded(stack["policy.bias"].shape[-1]) - stack["policy.bias"].shape[-1]
        weight = functional.pad(stack["policy.weight"], (0, 0, 0, more))
        bias = functional.pad(stack["policy.bias"], (0, more))
        logits = torch.baddbmm(bias.unsqueeze(1), x, weight.transpose(1, 2))
    actions, logps = drawn(logits.flatten(0, 1), masks > 0)
    return actions, logps
