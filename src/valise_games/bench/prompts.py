"""How often a person is asked at a table with bots: `valise bench prompts`.

The house of a real server, in this process and without sockets: the person gets the messages that a socket would carry
and sends the same commands. Its clock waits for nothing. Bots take the pauses of the usual pace and decide as they
would in a worker. The person takes always the same time for an answer, and plays by one of two simple policies: as a
Novice would, or letting everything pass and moving by chance. Both use what the page offers: in a duel they say how far
they go, and who lets something pass says so until his turn, or for good but for what he could stop. The steps of one
secret answer, as the lots of a bribe, are one question, and so are those of a way that one click on the board takes
(`ways` in `presentation.py`): who would go there step by step clicks on its end. What a Novice does after every look at
a couple, the person says once (`HABITS`).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import math
import random
import sys
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table as Printed

from valise_games.bench.rules import choose
from valise_games.bench.skipping import run_skipping
from valise_games.bots import Bot, levels_of, make_bot
from valise_games.games import find
from valise_games.games.game import Action, open_to
from valise_games.games.teller import presentation_of
from valise_games.house.config import Settings
from valise_games.house.services import Services
from valise_games.house.storage.sqlite.store import SqliteStore
from valise_games.house.tables import events, house_answers
from valise_games.house.tables import messages as m
from valise_games.house.tables.live import LiveTable
from valise_games.house.tables.state import Table
from valise_games.play import fairness
from valise_games.rules import FastDice

THINKS = 2.5  # seconds from a question to its answer
GAMES = {"random": 15, "novice": 41, "regular": 3, "master": 9}  # of each cell; who searches takes long
LONGEST = 4 * 3600.0  # seconds, by the clock of the house
MOVES = ("move", "walk")
HABIT = "coin"  # as a Novice, who tosses a coin where he finds nothing
QUIET = ("let-pass", "give-way", "take-back")  # who says this names no limit


class Cell(NamedTuple):
    """Games of one kind, and their medians."""

    game: str
    seats: int
    bots: str
    prompts: float
    single_option: float
    minutes: float


def main(chosen: argparse.Namespace) -> int:
    """Measures the games named with the numbers of seats and levels named, or all of them."""
    logging.getLogger("valise").setLevel(logging.ERROR)
    cells = []
    for entry, count in choose(chosen.game, chosen.seats):
        for level in levels_of(entry.id):
            if not chosen.bots or level in chosen.bots:
                cells.append(measure(entry.id, count, level, chosen.games or GAMES[level], chosen.person))
                if not chosen.json:
                    print(".", end="", file=sys.stderr, flush=True)
    if chosen.json:
        print(json.dumps([cell._asdict() for cell in cells], indent=1))
    else:
        print(file=sys.stderr)
        show(cells)
    return 0


def show(cells: Sequence[Cell]) -> None:
    table = Printed()
    for name in Cell._fields:
        table.add_column(name, justify="left" if name in ("game", "bots") else "right")
    for cell in cells:
        table.add_row(cell.game, str(cell.seats), cell.bots, *(f"{value:g}" for value in cell[3:]))
    Console().print(table)


def measure(game: str, seats: int, level: str, number: int, person: str) -> Cell:
    played = [run_skipping(play(game, seats, level, seed, person)) for seed in range(number)]
    asked, single, minutes = (median(values) for values in zip(*played, strict=True))
    return Cell(game, seats, level, asked, single, round(minutes, 1))


async def play(game: str, seats: int, level: str, seed: int, person: str) -> tuple[int, int, float]:
    """One game: how often the person was asked, how often there was one answer, and minutes."""
    loop = asyncio.get_running_loop()
    with tempfile.TemporaryDirectory() as folder:
        house = Services(Settings(limits=False), SqliteStore(Path(folder) / "house.db"), now=loop.time)
        dice = FastDice(seed)

        async def decide(table: Table, seat: int, bot: str, until: float = math.inf) -> dict[str, Any]:
            return chosen_by(bot, table, seat, dice)

        house.registry.services.bots.choose = decide  # type: ignore[method-assign]
        guest = house.directory.new_guest("Ann")
        bots = dict.fromkeys(range(1, seats), level)
        wanted = m.OpenTable(game=game, seats=seats, bots=bots)
        plan = events.Opened(
            game, seats, wanted.options, wanted.clock, guest.id, fairness.seed_from(seed).hex(), bots=bots,
            rules=find(game).version,
        )  # fmt: skip
        live = house.registry.open_table(plan, "")
        live.write(events.Sat(0, guest.id, guest.name))
        one = Person(house, live, guest, person, seed)
        live.watch(one)
        live.write(events.Started())
        began = loop.time()
        while live.table.state != "over" and loop.time() < began + LONGEST:
            await asyncio.sleep(1)
        live.stop()
        house.publisher.flush()
        house.store.close()
        return one.asked, one.single, (loop.time() - began) / 60


class Person:
    """Who sits in the first seat: hears what its socket would, and answers what it is asked."""

    told = None
    watched: set[str]

    def __init__(self, house: Services, live: LiveTable, guest: Any, policy: str, seed: int) -> None:
        self.person = guest.id
        self.watched = set()
        self.asked = self.single = 0
        self._house, self._live, self._guest = house, live, guest
        self._policy = policy
        self._luck, self._dice = random.Random(seed), FastDice(seed + 1000)
        self._answered = ""
        self._way: list[Action] = []  # the steps that he has chosen already
        self._habit = ""

    def send(self, message: bytes) -> None:
        decoded = msgspec.json.decode(message)
        if decoded["is"] in ("table", "entry", "done") and decoded.get("own"):
            self._look(decoded["own"])

    def _look(self, own: dict[str, Any]) -> None:
        decision = own["decision"]
        if not decision or own.get("by_house") or decision == self._answered:
            return
        self._answered = decision
        if self._way and self._way[0] not in own["view"]["legal"]:
            self._way = []
        if self._way or self._by_habit() or not decision.endswith(".0"):
            asyncio.get_running_loop().call_soon(self._answer, decision)  # the steps of one answer are one question
            return
        self.asked += 1
        self.single += len(own["view"]["legal"]) == 1
        asyncio.get_running_loop().call_later(THINKS, self._answer, decision)

    def _answer(self, decision: str) -> None:
        table = self._live.table
        if table.decision(0) != decision:
            return
        command = self._decide(table, decision)
        done = self._house.dispatcher.dispatch(command, self._guest, self)
        assert isinstance(done, m.Done)
        if done.own is not None:
            self._look(msgspec.to_builtins(done.own))

    def _decide(self, table: Table, decision: str) -> m.Command:
        """What he says: an action, or in a duel how far he goes, or that he lets pass what does not concern him."""
        assert table.match is not None
        settled = self._by_habit()
        if not self._way and not settled:
            self._way = self._choose_way(table)
        action = self._luck.choice(settled) if settled else self._way.pop(0) if self._way else self._choose(table)
        self._decide_for_good(table)
        game = table.entry.load("plain", table.setup.variant)
        passes = table.in_window and table.match.entries and action == table.match.when_time_runs_out(0)
        if passes and table.seats[0].standing is None:
            mine = game.exceptions()[1:2]
            return m.SetStandingAnswer(table=table.id, answer=events.StandingAnswer(mine, until_turn=not mine))
        limits = house_answers.limits(table, 0) if action["do"] not in QUIET else None
        return m.Act(table=table.id, decision=decision, action=action, limit=limits[1] if limits else None)

    def _by_habit(self) -> list[Action]:
        """What he has decided for the rest of the game, if it says something now."""
        table = self._live.table
        assert table.match is not None
        if not self._habit:
            return []
        presentation = presentation_of(table.entry.package)
        found: list[Action] = presentation.by_habit(self._habit, table.match.view(0), {"you": 0})
        return found

    def _decide_for_good(self, table: Table) -> None:
        """The first time that he is asked what he can say for the rest of the game, he does."""
        assert table.match is not None
        presentation = presentation_of(table.entry.package)
        if self._habit or self._policy == "passive" or HABIT not in getattr(presentation, "HABITS", ()):
            return
        if presentation.by_habit(HABIT, table.match.view(0), {"you": 0}):
            self._habit = HABIT

    def _choose_way(self, table: Table) -> list[Action]:
        """The way to where he would come step by step, the farthest that there is; none where he would take no more
        than a step."""
        assert table.match is not None
        ways = getattr(presentation_of(table.entry.package), "ways", None)
        if ways is None or self._policy == "passive":
            return []
        components = table.entry.load("plain", table.setup.variant).components()
        view = table.match.view(0)
        offered = ways(view, {"you": 0, "seats": len(table.seats), "components": components})
        here = view["seats"][0]["at"]
        taken = steps_ahead("novice", table, 0, self._dice)
        for number in range(len(taken), 1, -1):
            for way in offered:
                if len(way) <= number and _leads_to(way, here) == _leads_to(taken[:number], here):
                    return list(way)
        return []

    def _choose(self, table: Table) -> dict[str, Any]:
        assert table.match is not None
        if self._policy == "passive":
            quiet = table.match.when_time_runs_out(0)
            if quiet is not None and table.match.entries:
                return quiet
            legal = table.match.legal(0)
            ends = [action for action in legal if action["do"] in ("done", "end-turn")]
            return ends[0] if ends and self._luck.random() < 0.5 else self._luck.choice(legal)
        return chosen_by("novice", table, 0, self._dice)


def chosen_by(bot: str, table: Table, seat: int, dice: FastDice) -> dict[str, Any]:
    assert table.match is not None
    known = table.match.known(seat)
    game = table.entry.load("plain", table.setup.variant)
    number = _bot(bot, table.setup.game).choose(known, seat, open_to(game, known, seat), dice)
    return game.write_action(known, number)


def steps_ahead(bot: str, table: Table, seat: int, dice: FastDice) -> list[Action]:
    """The moves that it would make now, as long as it learns nothing new; and what it would do then."""
    assert table.match is not None
    game, known = table.entry.load("plain", table.setup.variant), table.match.known(seat).copy()
    steps: list[Action] = []
    while game.to_act(known) == 1 << seat and (not steps or steps[-1]["do"] in MOVES):
        number = _bot(bot, table.setup.game).choose(known, seat, open_to(game, known, seat), dice)
        steps.append(game.write_action(known, number))
        if steps[-1]["do"] in MOVES:
            game.step(known, seat, number, dice)
    return steps


def _leads_to(steps: list[Action], here: str) -> tuple[object, ...]:
    """Where the piece is then that was here, or else the last that was moved, and what is done there."""
    at = here
    for step in steps:
        if step["do"] in MOVES and step.get("from", at) == at:
            at = step["to"]
    last = steps[-1]
    return (at, {} if last["do"] in MOVES and at != here else last)


@cache
def _bot(bot: str, game: str) -> Bot:
    return make_bot(bot, game)
