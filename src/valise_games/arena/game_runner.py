"""One game between bots, and what is noted of it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from valise_games.arena.one_seat import OneSeat, Stories
from valise_games.games import find
from valise_games.games.entry import Entry
from valise_games.games.game import Step, known_to, open_to
from valise_games.rules import Dice, FastDice, Record

STREAMS = 16  # of chance in a deal: that of the game, and one for each seat
CAPPED = "rounds-are-up"

GameResult = dict[str, Any]  # JSON


class Chooser(Protocol):
    """As much of a bot as a game needs."""

    def choose(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> int: ...


@dataclass(frozen=True)
class RunSettings:
    """What all games of a run have in common."""

    game: str
    variant: str
    seats: int
    options: Mapping[str, object]
    seed: int

    @property
    def entry(self) -> Entry:
        return find(self.game)


def play(table: RunSettings, bots: Sequence[Chooser], deal: int) -> GameResult:
    """Plays a deal with these bots, by seat, each of whom is asked with what its seat knows.

    `shares` of the win by seat, `first` the seat that began, `winners`, `reason`, `decisions`, `rounds`, and by seat:
    `deeds` as pairs of how often it did something and how often it could have, `asked` how often it was to decide among
    several options, and the `seconds` that this took.
    """
    game = table.entry.load("plain", table.variant)
    chance, *dice = (FastDice(stream(table.seed, deal, number)) for number in range(1 + table.seats))
    s: Any = game.State()
    game.new_game(s, table.seats, table.entry.encode_options(table.options), chance)
    first = int(s.first)
    asked, seconds = [0] * table.seats, [0.0] * table.seats
    decisions = 0
    wants = [getattr(bot, "wants_match", False) for bot in bots]
    stories = Stories(game, table.seats, game.beginning(s)) if any(wants) else None

    def choose(seat: int, known: Record, options: list[int]) -> int:
        bot: Any = bots[seat]
        if stories is not None and wants[seat]:
            match = OneSeat(table.entry, table.variant, table.options, game, s, seat, stories)
            return int(bot.choose_at(match, options))
        return int(bot.choose(known, seat, options, dice[seat]))

    def steps() -> Iterator[Step]:
        nonlocal s, decisions
        while not game.is_over(s):
            seat = game.next_to_act(s)
            options = open_to(game, s, seat)
            if len(options) > 1:
                known = known_to(game, s, seat)
                began = time.perf_counter()
                action = choose(seat, known, options)
                seconds[seat] += time.perf_counter() - began
                asked[seat] += 1
                if action not in options:
                    raise RuntimeError(f"{bots[seat]} took action {action}, of the options {options}")
            else:
                action = options[0]
            decisions += 1
            before, s = s, s.copy()
            game.step(s, seat, action, chance)
            if stories is not None:
                stories.tell(game.story(before, seat, action, s))
            yield Step(decisions, before, seat, action, s)

    could: Counter[tuple[int, str]] = Counter()
    did: Counter[tuple[int, str]] = Counter()
    for deed in game.deeds(steps()):
        could[deed.seat, deed.what] += 1
        did[deed.seat, deed.what] += deed.did
    shares = [0.0] * game.SEATS
    game.returns(s, shares)
    ended = game.outcome(s)
    return {
        "shares": shares[: table.seats],
        "first": first,
        "winners": ended["winners"],
        "reason": ended["reason"],
        "decisions": decisions,
        "rounds": int(s.round) + (ended["reason"] != CAPPED),  # the one under way counts
        "deeds": [
            {what: [did[seat, what], could[seat, what]] for at, what in sorted(could) if at == seat}
            for seat in range(table.seats)
        ],
        "asked": asked,
        "seconds": [round(took, 4) for took in seconds],
    }


def stream(seed: int, deal: int, number: int) -> int:
    """The seed of one stream of chance of a deal."""
    return ((seed << 32) + deal) * STREAMS + number
