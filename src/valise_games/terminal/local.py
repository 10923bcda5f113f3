"""A table here: a match, one person, and bots in the other seats.

Bots get what their seat knows and nothing else. What they do shows after a time that depends on nothing they hold: a
bot's turn takes as long whether it moves or places six lots, and a window as long whatever anybody answers (W-2). Where
the person is asked too, bots have answered before he can, so that nothing is left to compute when he has.
"""

from __future__ import annotations

import asyncio
import math
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from valise_games.bots import BY_ID, Bot, levels_of, make_bot, split
from valise_games.games.game import Action, open_to
from valise_games.games.messages import Run
from valise_games.play import Match
from valise_games.rules import FastDice
from valise_games.terminal import saves
from valise_games.terminal.seat import Asker, Changes, Hint, Thought
from valise_games.terminal.texts import Texts

THOUGHTS = 3  # in a hint
NAMES = ("Brice", "Chiara", "Esma", "Farid", "Noor", "Mirek", "Tomas")  # of bots, clockwise from the person


@dataclass(frozen=True)
class Pace:
    think: float  # seconds a bot takes for what the table sees
    window: float  # seconds a window stays open, at least
    answer: float = 0  # seconds before a person is asked in a window, while bots decide; else the next multiple


PACES: Mapping[str, Pace] = {"fast": Pace(0, 0), "human": Pace(1.2, 3, 0.4)}


class BotTable:
    """A match between a person and bots. Its methods take as long as the pace says: they are for a thread."""

    def __init__(
        self,
        match: Match,
        you: int,
        levels: Sequence[str],  # of the bots, or level/character, clockwise from the person
        seed: int,
        pace: Pace,
        *,
        bots: Mapping[int, Bot] | None = None,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], object] = time.sleep,
    ) -> None:
        self.match = match
        self.you = you
        self.levels = tuple(levels)
        self.seed = seed
        self.pace = pace
        self.every = False  # the person is asked also where there is one answer
        self.others = [(you + 1 + i) % match.seats for i in range(match.seats - 1)]
        self._bots = bots if bots is not None else self._make_bots()
        self._game = match.entry.load("plain", match.variant)
        self._clock = clock
        self.sleep = sleep
        self._window: object = None  # what tells the open window from the one before
        self._opened = 0.0

    def warm_up(self) -> None:
        """Lets bots compile what they need before anybody waits for them, at a table where nobody plays."""
        m = self.match
        match = Match.new(m.entry.id, m.seats, m.options, 0, variant=m.variant, version=m.version)
        seat = match.to_act[0]
        for bot in dict(zip(self.levels, self._bots.values())).values():
            bot.choose(match.known(seat), seat, open_to(self._game, match.known(seat), seat), FastDice(0))

    def names(self, you: str) -> list[str]:
        """Characters have their own; who is there twice, or has none, is called by his seat."""
        called = [BY_ID[one].name if one else "" for one in (split(bot)[1] for bot in self.levels)]
        names = [name if name and name not in called[:at] else NAMES[at] for at, name in enumerate(called)]
        by_seat = dict(zip(self.others, names)) | {self.you: you}
        return [by_seat[seat] for seat in range(self.match.seats)]

    @property
    def you_owe(self) -> bool:
        return self.you in self.match.to_act

    @property
    def has_one_option(self) -> bool:
        """Whether the person owes a decision with one answer, which is given for him unless he wishes to be asked."""
        return self.you_owe and not self.every and len(self.match.legal(self.you)) == 1

    @property
    def question(self) -> str:
        """Names what the person owes; no two in a row are alike, so that each is asked anew."""
        asked = self.you_owe and not self.has_one_option
        return f"{self.match.entries}.{self.match.steps_under_way(self.you)}" if asked else ""

    def hint(self) -> Hint:
        match, level = self.match, levels_of(self.match.entry.id, self.match.variant)[-1]
        known = match.known(self.you)
        bot = make_bot(level, match.entry.id, match.variant, self.seed)
        considered = bot.consider(known, self.you, open_to(self._game, known, self.you))
        write = self._game.write_action
        thoughts = [
            Thought(write(known, one.option), one.weight, one.value, one.alike) for one in considered[:THOUGHTS]
        ]
        return Hint(level, thoughts)

    def play(self, action: Action) -> None:
        """The person's action; if it closes a window, not before its time."""
        window, opened = self._window, self._opened
        self.match.play(self.you, action)
        self.look()
        if window is not None and self._window != window:
            self._wait_until(opened + self.pace.window)

    def let_bots_act(self) -> None:
        """What bots owe now: all answers to an open window, or one bot's turn up to what the table sees of it; and what
        is answered for the person."""
        began, due = self._clock(), self.pace.think
        if self._window is not None:
            began, due = self._opened, self.pace.window
        for seat in self.match.to_act:
            if seat == self.you:
                self.match.play(seat, self.match.legal(seat)[0])
            else:
                self._bot_acts(seat)
        self.look()
        self._wait_until(began + due)

    def look(self) -> None:
        """Notices when a window opens; if the person is asked in it, bots answer first."""
        asked = tuple(self.match.view(None).get("asked", ()))
        window = (len(self.match.events(None)), asked) if asked else None
        if window == self._window:
            return
        self._window = window
        self._opened = self._clock()
        if self.you in asked and self.you_owe:
            for seat in self.match.to_act:
                if seat != self.you:
                    self._bot_acts(seat)
            self._wait_in_steps(self.pace.answer)

    # ------------------------------------------------------------------------------ within
    def _make_bots(self) -> dict[int, Bot]:
        match = self.match
        return {
            seat: make_bot(level, match.entry.id, match.variant, self.seed * 16 + seat)
            for seat, level in zip(self.others, self.levels, strict=True)
        }

    def _bot_acts(self, seat: int) -> None:
        """All that the seat owes, up to what the table sees of it."""
        shown = len(self.match.events(None))
        while seat in self.match.to_act and len(self.match.events(None)) == shown:
            known = self.match.known(seat)
            chosen = self._bots[seat].choose(known, seat, open_to(self._game, known, seat))
            self.match.play(seat, self._game.write_action(known, chosen))

    def _wait_in_steps(self, step: float) -> None:
        """Waits until the next multiple of a step after the window opened, so that it does not show how long bots
        took."""
        if step > 0:
            self._wait_until(self._opened + step * math.ceil((self._clock() - self._opened) / step))

    def _wait_until(self, moment: float) -> None:
        left = moment - self._clock()
        if left > 0:
            self.sleep(left)


class LocalSeat:
    """The person's seat at a table of bots. The match is kept in its file at every decision."""

    def __init__(self, table: BotTable, file: Path, texts: Texts, names: list[str]) -> None:
        match = table.match
        self.table = table
        self.file = file
        self.texts = texts
        self.entry, self.variant = match.entry, match.variant
        self.options: Mapping[str, Any] = match.options
        self.names, self.you = names, table.you
        self.changes = Changes()
        self.commands = ["save", "ask"]
        self._lock = asyncio.Lock()
        self._decided = asyncio.Event()
        self._gone = threading.Event()
        self._remarks: list[list[Run]] = []
        table.sleep = self._gone.wait  # who leaves does not wait for the others
        self._snap()
        self.question = ""  # nothing is asked before `run` has seen to it that bots answer first

    # ------------------------------------------------------------------------------ what is read
    def _snap(self) -> None:
        """What is shown is taken while nobody acts."""
        match = self.table.match
        self.over, self.question = match.over, self.table.question
        self.view: Mapping[str, Any] = match.view(self.you)
        self.events = match.events(self.you)
        self.changes.note()

    def remarks(self) -> list[list[Run]]:
        remarks, self._remarks = self._remarks, []
        return remarks

    def status(self) -> str:
        return ""

    def aside(self) -> str:
        return ""

    # ------------------------------------------------------------------------------ what is done
    async def run(self) -> None:
        await self._in_thread(self.table.look)
        while not self.over:
            if self.question:
                self._decided.clear()
                await self._decided.wait()
            else:
                await self._in_thread(self.table.let_bots_act)

    async def play(self, action: Action) -> None:
        await self._in_thread(self.table.play, action)
        self._decided.set()

    async def hint(self) -> Hint:
        async with self._lock:
            return await asyncio.to_thread(self.table.hint)

    async def do(self, command: str, rest: str, asker: Asker) -> str:
        if command == "ask":
            self.table.every = not self.table.every
            return self.texts("asked-all-now" if self.table.every else "asked-some-now")
        if rest:
            self.file = Path(rest).expanduser()
        return self.keep() or self.texts("saved", file=str(self.file))

    async def leave(self) -> str:
        """Waits until the table rests, and keeps it; what went wrong, if anything did."""
        self._gone.set()
        async with self._lock:
            return self.keep()

    def keep(self) -> str:
        """Writes the match into its file; what went wrong, if anything did."""
        try:
            saves.save(self.table, self.file)
        except OSError as error:
            return self.texts("not-saved", file=str(self.file), why=error.strerror or str(error))
        return ""

    async def _in_thread(self, act: Callable[..., None], *arguments: Any) -> None:
        async with self._lock:
            work = asyncio.create_task(asyncio.to_thread(act, *arguments))
            try:
                await asyncio.shield(work)
            except asyncio.CancelledError:
                self._gone.set()
                await work  # a match is not left in the middle of a step
                raise
            finally:
                if work.done() and not work.cancelled():
                    self._snap()
                    if (self.question or self.over) and (trouble := self.keep()):
                        self._remarks.append([Run(trouble, "strong")])
