"""One game between bots, and what is noted of it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from valise_games.arena.belief_scores import Scored, ask, score
from valise_games.arena.seat_view import SeatView, Stories
from valise_games.games import find
from valise_games.games.entry import Entry
from valise_games.games.game import Step, known_to, open_to
from valise_games.rules import Dice, FastDice, Record

STREAMS = 16  # of chance in a deal: that of the game, and one for each seat
CAPPED = "rounds-are-up"
FORFEIT = "forfeit"

GameResult = dict[str, Any]  # JSON


class Forfeit(Exception):
    """An agent did not say what it does, as often as it may try. The game ends, and nobody gets anything."""


class Chooser(Protocol):
    """What a game needs of a bot."""

    def choose(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> int: ...


class MatchChooser(Protocol):
    """What a game needs of an agent that wants to see its match; `wants_match` is true."""

    wants_match: bool

    def choose_at(self, match: SeatView, options: list[int]) -> int: ...


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


def play(table: RunSettings, bots: Sequence[Chooser | MatchChooser], deal: int) -> GameResult:
    """Plays a deal with these bots, by seat, each of whom is asked with what its seat knows.

    `shares` of the win by seat, `first` the seat that began, `winners`, `reason`, `decisions`, `rounds`, and by seat:
    `deeds` as pairs of how often it did something and how often it could have, `asked` how often it was to decide among
    several options, and the `seconds` that this took. Of agents that play in words there are `notes` by seat, too: what
    they noted themselves (`take_notes`), and `beliefs`, see `belief_scores.py`. A game that a seat forfeits has that
    seat as its `forfeit`, and nobody has a share.
    """
    game = table.entry.load("plain", table.variant)
    chance, *dice = (FastDice(stream(table.seed, deal, number)) for number in range(1 + table.seats))
    s: Any = game.State()
    game.new_game(s, table.seats, table.entry.encode_options(table.options), chance)
    first = int(s.first)
    asked, seconds = [0] * table.seats, [0.0] * table.seats
    decisions = 0
    forfeit: int | None = None
    beliefs: list[list[Scored]] = [[] for _ in bots]
    wants = [getattr(bot, "wants_match", False) for bot in bots]
    stories = Stories(game, table.seats, game.beginning(s)) if any(wants) else None

    def choose(seat: int, known: Record, options: list[int]) -> int:
        bot: Any = bots[seat]
        if stories is not None and wants[seat]:
            match = SeatView(table.entry, table.variant, table.options, game, s, seat, stories)
            if getattr(bot, "states_beliefs", False):
                match.asked = ask(game, known, seat, asked[seat])
            chosen = int(bot.choose_at(match, options))
            if match.asked is not None:
                beliefs[seat].append(score(match.asked, match.stated, game.answers(s)))
            return chosen
        return int(bot.choose(known, seat, options, dice[seat]))

    def steps() -> Iterator[Step]:
        nonlocal s, decisions, forfeit
        while not game.is_over(s):
            seat = game.next_to_act(s)
            options = open_to(game, s, seat)
            if len(options) > 1:
                known = known_to(game, s, seat)
                began = time.perf_counter()
                try:
                    action = choose(seat, known, options)
                except Forfeit:
                    forfeit = seat
                    asked[seat] += 1
                    return
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
    if forfeit is None:
        game.returns(s, shares)
    ended = game.outcome(s) if forfeit is None else {"winners": [], "reason": FORFEIT}
    notes = [bot.take_notes(seat) if hasattr(bot, "take_notes") else {} for seat, bot in enumerate(bots)]
    for note, scored in zip(notes, beliefs):
        note.update({"beliefs": [list(one) for one in scored]} if scored else {})
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
        **({"notes": notes} if any(notes) else {}),
        **({"forfeit": forfeit} if forfeit is not None else {}),
    }


def stream(seed: int, deal: int, number: int) -> int:
    """The seed of one stream of chance of a deal."""
    return ((seed << 32) + deal) * STREAMS + number
