"""Two matches that differ only in what a watcher cannot know give him the same bytes on every channel.

The second is the first with its state replaced by a guess of the watcher's. Both go on, in each whatever can look the
same to him, until the difference shows in what he may know.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.every_game.tables import (
    SHORT_TABLES,
    SPECTATOR,
    Table,
    at_short_tables,
    choose_wildly,
    guessed_by,
    known_to,
    legal_actions,
    play_on,
    seats_of,
)
from valise_games import IllegalAction, Match
from valise_games.games.teller import Moment, Teller
from valise_games.play.stream import KeyedDice

LATEST = 8  # events
BAD_INPUTS: list[Any] = [
    None, 7, True, "bribe", [], {}, {"do": None}, {"do": "nonsense"}, {"do": ["done"]}, {"DO": "done"},
    {"do": "done", "please": True},
]  # fmt: skip


class Watched:
    """A match as one watcher sees it."""

    def __init__(self, match: Match, watcher: int) -> None:
        self.match = match
        self.watcher = watcher
        self.seat = None if watcher == SPECTATOR else watcher
        names = [str(seat) for seat in range(match.seats)]
        self.teller = Teller(match.entry, "en", names, you=watcher, variant=match.variant, options=match.options)

    def known(self) -> Any:
        return known_to(self.match._game, self.match._state, self.watcher)

    def twin(self, seed: int) -> Watched:
        """The same match, but for what the watcher cannot know."""
        twin = copy.copy(self.match)
        twin._state = guessed_by(self.match._game, self.match._state, self.watcher, seed)
        twin._entries, twin._open = list(self.match._entries), list(self.match._open)
        twin._story = list(self.match._story)
        twin._events = {seat: list(events) for seat, events in self.match._events.items()}
        twin._noted = {seat: list(noted) for seat, noted in self.match._noted.items()}
        return Watched(twin, self.watcher)

    def channels(self, attempts: list[Any]) -> dict[str, str]:
        """Everything that reaches the watcher. Hashes are replaced: they are salted, and tell nothing."""
        match, seat = self.match, self.seat
        record = match.record()
        if not match.over:
            assert "seed" not in record
            assert all(entry.keys() == {"n", "events", "hash"} for entry in record["entries"])
        for entry in record["entries"]:
            entry["hash"] = "#" * len(entry["hash"])
            entry.pop("steps", None)
        channels = {
            "known": repr(match.known(seat)),
            "view": json.dumps(match.view(seat)),
            "events": json.dumps(match.events(seat)),
            "record": json.dumps(record),
            "over": repr((match.over, match.outcome)),
            "moments": repr(self.moments()),
        }
        if seat is not None:
            legal = match.legal(seat)
            channels["legal"] = json.dumps(legal)
            channels["time"] = json.dumps(match.when_time_runs_out(seat))
            channels["errors"] = json.dumps([self.error(attempt) for attempt in attempts if attempt not in legal])
        return channels

    def moments(self) -> list[Moment | None]:
        """What the latest events are to him, on the board and in his ears."""
        view, events = self.match.view(self.seat), self.match.events(self.seat)[-LATEST:]
        return [self.teller.moment(event, view) for event in events]

    def error(self, attempt: Any) -> list[Any]:
        assert self.seat is not None
        with pytest.raises(IllegalAction) as caught:
            self.match.play(self.seat, attempt)
        return [str(caught.value), caught.value.allowed]

    def steps(self) -> Iterator[tuple[int, int, Any]]:
        """What others could do now: seat, number of the action, and what the watcher would know then."""
        game, s = self.match._game, self.match._state
        for seat in seats_of(game.to_act(s)):
            if seat != self.watcher:
                for action in legal_actions(game, s, seat):
                    after = s.copy()
                    game.step(after, seat, action, KeyedDice(self.match._key, self.match._steps + 1))
                    yield seat, action, known_to(game, after, self.watcher)

    def follow(self, known: Any, step: tuple[int, int], luck: Random) -> None:
        """Does something after which the watcher knows this: nothing, that very step, or another; if anything does."""
        alike = [(seat, action) for seat, action, then in self.steps() if then == known]
        if self.known() == known and luck.random() < 0.5:
            return
        if step in alike and luck.random() < 0.5:
            self.play(*step)
        elif alike:
            self.play(*luck.choice(alike))

    def play(self, seat: int, action: int) -> None:
        self.match.play(seat, self.match._game.write_action(self.match._state, action))


def play_until_it_shows(table: Table, watcher: int, seed: int, most: int) -> int:
    """Steps for which the two matches looked the same."""
    luck = Random(f"{table} {watcher} {seed}")
    first = Watched(table.new_match(seed), watcher)
    temper = luck.randrange(5)
    play_on(first.match, luck.choice([0, 1, 3, 10, 30, 100, 300]), luck, temper)
    if first.match.over:
        return 0
    second = first.twin(seed)
    attempts = list(BAD_INPUTS)
    game = first.match._game
    for steps in range(most):
        heard = first.channels(attempts)
        for channel, told in second.channels(attempts).items():
            assert told == heard[channel], f"{channel} of {watcher} tells the two apart after {steps} steps"
        if first.match.over:
            return steps
        seat = luck.choice(first.match.to_act)
        action = choose_wildly(legal_actions(game, first.match._state, seat), temper, luck)
        attempts = [*luck.sample(attempts, 6), game.write_action(first.match._state, action)]
        first.play(seat, action)
        if seat == watcher:
            second.play(seat, action)
        else:
            second.follow(first.known(), (seat, action), luck)
        if second.known() != first.known():
            return steps
    return most


@at_short_tables
def test_what_a_watcher_cannot_know_reaches_him_on_no_channel(table: Table) -> None:
    for watcher in table.watchers:
        for seed in range(2):
            play_until_it_shows(table, watcher, seed, most=12)


@pytest.mark.long
@pytest.mark.parametrize("table", SHORT_TABLES, ids=str)
def test_what_a_watcher_cannot_know_reaches_him_on_no_channel_in_many_matches(table: Table) -> None:
    together = [play_until_it_shows(table, watcher, seed, 60) for watcher in table.watchers for seed in range(2, 12)]
    assert sum(together) > len(together)  # the twins did go on together


@at_short_tables
def test_a_seat_is_offered_in_its_view_what_it_may_play(table: Table) -> None:
    match, luck = table.new_match(21), Random(21)
    for _ in range(60):
        for seat in range(table.seats):
            assert match.view(seat).get("legal") == match.legal(seat)
        if match.over:
            break
        play_on(match, 2, luck)
