"""The network that learns: one for all seats of a game, at any number of seats."""

from __future__ import annotations

import torch
from torch import nn
from torch.nn import functional

NEVER = -1e9  # logit of what is not allowed
ALIGNED = 16  # numbers: rows of other lengths are multiplied by slower kernels
NEARLY_ALL = 1 - 1e-5  # of the sum of probabilities: rounding must not lead beyond the last one


def padded(length: int) -> int:
    """Of a row with as many zeros behind it as make it aligned."""
    return -(-length // ALIGNED) * ALIGNED


class Net(nn.Module):  # type: ignore[misc]
    """What a seat knows, as numbers, to a logit for each action and the share of the win it expects. It takes padded
    rows and gives padded logits: what is kept of it has the game's own numbers of features and actions."""

    def __init__(self, features: int, actions: int, width: int, depth: int) -> None:
        super().__init__()
        self.width = width
        self.body = nn.ModuleList(nn.Linear(width if i else features, width) for i in range(depth))
        self.policy = nn.Linear(width, actions)
        self.worth = nn.Linear(width, 1)
        with torch.no_grad():
            self.policy.weight.mul_(0.01)  # it begins with every option equally likely

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        small = x.device.type == "cuda"  # numbers of 16 bits: faster there, and as good
        with torch.autocast(x.device.type, torch.bfloat16, enabled=small, cache_enabled=False):
            for layer in self.body:
                more = x.shape[-1] - layer.in_features  # of the first one
                weight = functional.pad(layer.weight, (0, more)) if more else layer.weight
                x = functional.relu(functional.linear(x, weight, layer.bias))
            more = padded(self.policy.out_features) - self.policy.out_features
            weight = functional.pad(self.policy.weight, (0, 0, 0, more))
            logits = functional.linear(x, weight, functional.pad(self.policy.bias, (0, more)))
        # Values are told apart by less than 16 bits can; and as a sum this becomes part of another kernel.
        return logits, (x.float() * self.worth.weight).sum(-1) + self.worth.bias


def log_policy(logits: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
    return functional.log_softmax(logits.float().masked_fill(masks == 0, NEVER), -1)


def act(
    net: Net, observations: torch.Tensor, masks: torch.Tensor, rows: torch.Tensor | slice
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """For each of these rows an action drawn by the policy, its log-probability, and the value."""
    logits, values = net(observations[rows])
    return *drawn(logits, masks[rows] > 0), values


def drawn(logits: torch.Tensor, allowed: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """For each row an action drawn by the policy, and its log-probability."""
    logps = log_policy(logits, allowed)
    # The first option at which the sum of probabilities passes a random number. Sums round: only options count. All is
    # said as sums and smallest numbers along a row, so that one kernel does it.
    shares = logps.exp()
    pick = torch.rand_like(shares[..., 0]).unsqueeze(-1) * NEARLY_ALL * shares.sum(-1, keepdim=True)
    places = torch.arange(shares.shape[-1], dtype=torch.int32, device=shares.device)
    actions = torch.where((shares.cumsum(-1) > pick) & allowed, places, shares.shape[-1]).amin(-1)
    return actions, torch.where(places == actions.unsqueeze(-1), logps, 0.0).sum(-1)
