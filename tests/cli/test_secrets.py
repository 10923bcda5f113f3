"""What others hold is neither shown nor heard: not on the screen, not in how long anything takes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from valise_games import Match
from valise_games.bots import Bot, Considered
from valise_games.rules import Dice, Record
from valise_games.terminal import layout
from valise_games.terminal.game import Game, Moment, section_lines
from valise_games.terminal.local import BotTable, LocalSeat, Pace
from valise_games.terminal.texts import Texts

YOU = 0
PACE = Pace(think=1.5, window=3.0)


class Schemer(Bot):
    """A bot that does the same in public whatever it holds; its secrets are in `lots` and `says_yes`."""

    def __init__(self, match: Match, lots: list[tuple[str, int]], *, says_yes: bool = False, works: float = 0) -> None:
        self.game = match.entry.load("plain", match.variant)
        self.lots = list(lots)
        self.says_yes = says_yes
        self.works = works  # seconds it takes to think, by the clock of the test
        self.clock = Clock()

    def consider(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> list[Considered]:
        return [Considered(options[0], 1.0, None)]

    def choose(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> int:
        self.clock.now += self.works
        actions = {number: self.game.write_action(known, number) for number in options}
        by_do: dict[str, list[int]] = {}
        for number, action in actions.items():
            by_do.setdefault(action["do"], []).append(number)
        if "lot" in by_do and self.lots:
            agent, worth = self.lots.pop(0)
            return next(n for n, a in actions.items() if a == {"do": "lot", "agent": agent, "worth": worth})
        if "done" in by_do:
            return by_do["done"][0]
        if "protest" in by_do and self.says_yes:
            return by_do["protest"][0]
        for do in ("let-pass", "give-way", "take-back", "bid"):
            if do in by_do:
                return by_do[do][0]
        if "bribe" in by_do and self.lots:
            return by_do["bribe"][0]
        return by_do.get("move", options)[0]


class Clock:
    def __init__(self) -> None:
        self.now = 0.0
        self.slept: list[float] = []

    def read(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.slept.append(round(seconds, 6))
        self.now += seconds


class Evening:
    """A table of schemers and a person who chooses by words, with everything that was shown and when."""

    def __init__(
        self, game: str, hands: list[list[tuple[str, int]]], wanted: list[str], folder: Path, **bots: Any
    ) -> None:
        self.match = Match.new(game, 3, seed=3, variant="small")
        self.clock = Clock()
        schemers = {seat: Schemer(self.match, hand, **bots) for seat, hand in enumerate(hands, 1)}
        for schemer in schemers.values():
            schemer.clock = self.clock
        self.table = BotTable(self.match, YOU, ["", ""], 0, PACE, bots=schemers, clock=self.clock.read)
        self.table.every = True  # what is typed here answers every question
        self.seat = LocalSeat(self.table, folder / "save.json", Texts("en"), self.table.names("You"))
        self.table.sleep = self.clock.sleep
        self.game = Game(self.seat, "en")
        self.wanted = wanted
        self.shown: list[str] = []
        self.times: list[float] = []

    def play(self) -> None:
        """Until all that was wanted is done."""
        self.table.look()
        for words in self.wanted:
            while not self.table.you_owe:
                self.table.let_bots_act()
            self.seat._snap()
            now = self.game.look()
            self.times.append(self.clock.now)
            self.shown.append(written(self.game, now))
            open_now = [choice.value for choice in now.menu.choices if choice.value is not None]
            fitting = [now.menu.choices[number - 1].value for number in now.menu.fitting(words)]
            self.table.play(fitting[0] if fitting and fitting[0] else open_now[0])


def written(game: Game, now: Moment) -> str:
    """All that is on a screen, large and small."""
    lines = [now.happening, now.owed, *(line.text for line in now.log), *section_lines(now.papers)]
    for width, height in ((120, 40), (80, 12)):
        lines += game.drawer.draw(now.view, width, height)
    lines += [*game.drawer.in_words(now.view), *layout.seat_lines(now.seats, 80)]
    labels = [f"{choice.label.plain} {choice.value} {choice.why}" for choice in now.menu.choices]
    return "\n".join([*(line.plain for line in lines), *labels])


def evenings(folder: Path, game: str, hands: list[list[list[tuple[str, int]]]], **bots: Any) -> Iterator[Evening]:
    first = [] if game == "agent" else ["bribe"]  # in Agent the opening comes first
    wanted = [*first, "russian 1 300" if game == "agent" else "red 300", "done"] + ["2", "1", "1", "2", "3"] * 4
    for hand in hands:
        evening = Evening(game, hand, wanted, folder, **bots)
        evening.play()
        yield evening


HANDS = {
    "casablanca": [
        [[("green", 300)], [("red", 200)]],
        [[("red", 100)], [("green", 300), ("red", 100), ("green", 200)]],
    ],
    "agent": [
        [[("green-1", 300)], [("red-1", 200)]],
        [[], [("green-1", 300), ("red-1", 100), ("green-1", 200)]],
    ],
}


@pytest.mark.parametrize("game", ["casablanca", "agent"])
def test_what_others_hold_changes_no_screen_and_no_moment(tmp_path: Path, game: str) -> None:
    one, two = evenings(tmp_path, game, HANDS[game])
    secret_one = one.match.save()
    assert secret_one != two.match.save(), "the two evenings must differ in secret"
    assert one.match.events(YOU) == two.match.events(YOU), "and only there"
    assert one.shown == two.shown
    assert one.times == two.times
    assert len(one.shown) > 15


def test_a_window_takes_as_long_whatever_is_answered(tmp_path: Path) -> None:
    lengths = set()
    for says_yes in (False, True):
        for works in (0.0, 0.2):
            evening = Evening("agent", HANDS["agent"][0], [], tmp_path, says_yes=says_yes, works=works)
            match, table = evening.match, evening.table
            while not (table.you_owe and match.view(YOU)["phase"] == "choose"):
                if table.you_owe:
                    table.play({"do": "done"} if match.view(YOU)["phase"] == "opening" else {"do": "let-pass"})
                else:
                    table.let_bots_act()
            began = evening.clock.now
            table.play(next(action for action in match.legal(YOU) if action["do"] == "move"))
            table.let_bots_act()
            lengths.add(round(evening.clock.now - began, 6))
    assert lengths == {PACE.window}


def test_a_bots_turn_takes_as_long_with_one_lot_or_many(tmp_path: Path) -> None:
    lengths = set()
    for hand in ([("red", 100)], [("red", 100), ("green", 300), ("red", 200)], []):
        evening = Evening("casablanca", [hand, []], [], tmp_path, works=0.1)
        while evening.match.to_act != (1,):
            seat = evening.match.to_act[0]
            evening.match.play(seat, evening.match.legal(seat)[0])
        began = evening.clock.now
        evening.table.let_bots_act()
        lengths.add(round(evening.clock.now - began, 6))
        assert evening.match.to_act != (1,)
    assert lengths == {PACE.think}


def test_bots_are_asked_with_what_their_seat_knows() -> None:
    match = Match.new("casablanca", 3, seed=3, variant="small")
    seen: list[tuple[int, bytes]] = []

    class Watcher(Schemer):
        def choose(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> int:
            seen.append((seat, repr(known).encode()))
            assert repr(known) == repr(match.known(seat))
            assert [self.game.write_action(known, number) for number in options] == match.legal(seat)
            return super().choose(known, seat, options, dice)

    bots = {seat: Watcher(match, [("red", 100)]) for seat in (1, 2)}
    table = BotTable(match, YOU, ["", ""], 0, Pace(0, 0), bots=bots)
    for _ in range(12):
        if table.you_owe:
            table.play(match.legal(YOU)[0])
        else:
            table.let_bots_act()
    assert len(seen) > 8
