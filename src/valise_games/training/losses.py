"""What the net is to make small: while it imitates, and while it learns from its own games."""

from __future__ import annotations

from typing import NamedTuple

import torch

from valise_games.training.net import Net, log_policy
from valise_games.training.settings import Settings

IMITATION_FLOOR = 0.003
Chosen = tuple[torch.Tensor, torch.Tensor]  # rows, and which of them are to be there


class Part(NamedTuple):
    """A window, or a minibatch of it: a row for each decision."""

    observations: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    logps: torch.Tensor
    values: torch.Tensor
    advantages: torch.Tensor
    weights: torch.Tensor
    learns: torch.Tensor

    def cut(self, chosen: Chosen) -> Part:
        """The chosen rows. Done within a loss, so that it becomes part of the kernels that read them."""
        rows, filled = chosen
        part = Part(*(column[rows] for column in self))
        return part._replace(weights=part.weights * filled)


def first_of(counts: torch.Tensor, room: int) -> Chosen:
    """Where the first so many that count are, and which of these places are filled: there may be fewer. As long as
    `room` whatever counts, so that a CUDA graph can catch it."""
    place = counts.cumsum(0) - 1
    place = torch.where(counts & (place < room), place, room)  # one place more, for all that finds none
    rows = torch.zeros(room + 1, dtype=torch.int64, device=counts.device)
    rows[place] = torch.arange(len(counts), device=counts.device)
    return rows[:room], torch.arange(room, device=counts.device) < counts.sum()


def imitating(
    net: Net, settings: Settings, window: Part, chosen_rows: Chosen, unit: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor]:
    """To do what was done, and to expect what came of it. The floor keeps alive what the teacher never does."""
    part = window.cut(chosen_rows)
    logits, values = net(part.observations)
    logps = log_policy(logits, part.masks)
    chosen = logps.gather(-1, part.actions.long().unsqueeze(-1)).squeeze(-1)
    error = (values - (part.values + part.advantages)) ** 2
    loss = settings.worth * error / unit**2 - chosen + IMITATION_FLOOR * _rarity(logps, part.masks)
    return _means(part.weights, loss, _entropy(logps), error, chosen)


def improving(
    net: Net, magnet: Net, settings: Settings, window: Part, chosen_rows: Chosen, unit: torch.Tensor,
    entropy_weight: torch.Tensor, lesson_weight: torch.Tensor,
) -> tuple[torch.Tensor, torch.Tensor]:  # fmt: skip
    """PPO with entropy, a floor under what is rare, a pull towards the magnet, and lessons by the Novices at the table.

    What is gained is counted in `unit`, and so entropy is in it too.
    """
    part = window.cut(chosen_rows)
    logits, values = net(part.observations)
    logps = log_policy(logits, part.masks)
    entropy = _entropy(logps)
    chosen = logps.gather(-1, part.actions.long().unsqueeze(-1)).squeeze(-1)
    ratio = (chosen - part.logps).exp()
    clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
    gain = torch.minimum(ratio * part.advantages, clipped * part.advantages)
    error = (values - (part.values + part.advantages)) ** 2
    loss = settings.worth * error / unit**2 - gain / unit - entropy_weight * entropy
    if settings.floor:
        loss = loss + settings.floor * entropy_weight * _rarity(logps, part.masks)
    pull = torch.zeros_like(error)
    if settings.magnet:
        with torch.no_grad():
            slow = log_policy(magnet(part.observations)[0], part.masks)
        pull = (logps.exp() * (logps - slow)).sum(-1)
        loss = loss + settings.magnet * pull
    whole, figures = _means(part.weights, loss, entropy, error, pull)
    if settings.lessons:
        theirs = (part.learns == 0).float()
        whole = whole - lesson_weight * (chosen * theirs).sum() / theirs.sum().clamp(min=1)
    return whole, figures


def _entropy(logps: torch.Tensor) -> torch.Tensor:
    return -(logps.exp() * logps).sum(-1)


def _rarity(logps: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
    """KL from equal shares, up to a constant: its pull on an option does not vanish as the option does."""
    return -(logps * masks).sum(-1) / masks.sum(-1)


def _means(weights: torch.Tensor, loss: torch.Tensor, *figures: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    total = weights.sum().clamp(min=1)
    return (loss * weights).sum() / total, torch.stack([(x.detach() * weights).sum() / total for x in figures])
