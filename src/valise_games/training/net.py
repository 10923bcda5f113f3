"""The network that learns: one for all seats of a game, at any number of seats."""

from __future__ import annotations

import torch
from torch import nn
from torch.nn import functional

NEVER = -1e9  # logit of what is not allowed


class Net(nn.Module):  # type: ignore[misc]
    """What a seat knows, as numbers, to a logit for each action and the share of the win it expects."""

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
                x = functional.relu(layer(x))
        x = x.float()
        return self.policy(x), self.worth(x).squeeze(-1)


def log_policy(logits: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
    return functional.log_softmax(logits.masked_fill(masks == 0, NEVER), -1)


def act(net: Net, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """For each row an action drawn by the policy, its log-probability, and the value."""
    logits, values = net(observations)
    logps = log_policy(logits, masks)
    # Gumbel: the largest wins. An exponential number can be 0 once in millions, and would let in what is not allowed.
    race = logps - torch.empty_like(logps).exponential_().clamp(min=1e-20).log()
    actions = race.argmax(-1, keepdim=True)
    return actions.squeeze(-1), logps.gather(-1, actions).squeeze(-1), values
