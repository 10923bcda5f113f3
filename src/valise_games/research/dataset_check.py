"""Replays a dataset by the plain rules, from the seeds and what was done, and compares all that it tells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from valise_games.arena.game_runner import stream
from valise_games.games.game import known_to, open_to
from valise_games.research import ResearchTrouble
from valise_games.research.dataset import Dataset, Decision
from valise_games.rules import FastDice


def check(dataset: Dataset, most: int | None = None) -> Iterator[int]:
    """Gives the number of decisions of each game that was replayed and is as it is told; raises ResearchTrouble, which
    says where it is not. With `most` only so many games, the first."""
    games = dataset.card["games"]
    found = 0
    for decisions in dataset.games():
        if most is not None and found >= most:
            return
        if found >= games:
            raise ResearchTrouble(f"{dataset.path} has more games than the {games:,} that its card tells of")
        yield _replay(dataset, found, decisions)
        found += 1
    if found < (games if most is None else min(most, games)):
        raise ResearchTrouble(f"{dataset.path} has {found:,} whole games, and its card tells of {games:,}")


def _replay(dataset: Dataset, number: int, decisions: list[Decision]) -> int:
    card, game, entry = dataset.card, dataset.plain, dataset.entry
    chance = FastDice(stream(card["seed"], number, 0))
    s: Any = game.State()
    game.new_game(s, card["seats"], entry.encode_options(card["options"]), chance)
    shares = [0.0] * game.SEATS
    recorded = {(row.game, row.length, tuple(row.shares), row.reason) for row in decisions}
    for step, row in enumerate(decisions):
        if game.is_over(s):
            raise _wrong(dataset, number, step, "goes on after its end")
        seat = game.next_to_act(s)
        known = known_to(game, s, seat)
        bot = card["bots"][(seat + number) % len(card["bots"])]
        for what, is_, ought in (
            ("step", row.step, step),
            ("seat", row.seat, seat),
            ("bot", row.bot, bot),
            ("round", row.round, s.round),
            ("truth", row.truth, s),
            ("knew", row.known, known),
            ("options", row.options, open_to(game, s, seat)),
        ):
            if is_ != ought:
                raise _wrong(dataset, number, step, f"has another {what} than its rules give")
        if row.share != row.shares[seat]:
            raise _wrong(dataset, number, step, "has another share than its game gives")
        if row.observation is not None and row.observation != _observed(game, known, seat):
            raise _wrong(dataset, number, step, "has another observation than its rules give")
        if row.took not in row.options:
            raise _wrong(dataset, number, step, f"took {row.took}, which was not open")
        game.step(s, seat, row.took, chance)
    if not game.is_over(s):
        raise _wrong(dataset, number, len(decisions), "stops before its end")
    game.returns(s, shares)
    exact = tuple(np.array(shares[: card["seats"]], np.float32).tolist())
    ends = (number, len(decisions), exact, game.outcome(s)["reason"])
    if recorded != {ends}:
        raise _wrong(dataset, number, len(decisions), "ends otherwise than it tells")
    return len(decisions)


def _observed(game: Any, known: Any, seat: int) -> list[float]:
    numbers = [0.0] * game.FEATURES
    game.observe(known, seat, numbers)
    exact: list[float] = np.array(numbers, np.float32).tolist()
    return exact


def _wrong(dataset: Dataset, game: int, step: int, what: str) -> ResearchTrouble:
    return ResearchTrouble(f"{dataset.path} is not as its rules have it: game {game}, decision {step}, {what}")
