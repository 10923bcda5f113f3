"""One game, moment by moment: what the doors to a single game stand on, in plain Python or in machine code.

    table = find_table(entry, "standard", 4, {})
    moment = table.begin(dice)
    moment = table.after(moment, moment.options[0], dice)

A table is compiled if its machine code is there already, by `valise compile` or because somebody made it before; what
it does is the same, number by number. Moments never change, so that copies of a game may share them.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any, Literal, cast

import numpy as np

from valise_games.games.entry import Entry
from valise_games.games.game import known_to, open_to
from valise_games.rules import FastDice, Record, first_words, load_driver
from valise_games.rules.chance import ROLLS, ToldDice

Form = Literal["plain", "compiled"]
Floats = np.ndarray[Any, np.dtype[np.float32]]
Marks = np.ndarray[Any, np.dtype[np.int8]]
NOBODY = -1
WORDS = first_words(1, 8)  # by which dice fall that nobody has told, to see whether it comes to the same
MOST_ROLLS = 1 << 10  # that are told of one step
MOST_SIDES = 1 << 16


# ---------------------------------------------------------------------------------- in plain Python
class PlainMoment:
    """Where a game is. `s` is its state, not to be changed; `to_act` is the seat whose decision it is, or -1 if the
    game is over, and `options` are what it may do; `seats_in` are those still in the game, as bits."""

    octets: Any = None  # of the compiled form

    def __init__(self, game: Any, s: Any) -> None:
        self._game = game
        self.s = s
        self.over = bool(game.is_over(s))
        self.to_act = NOBODY if self.over else int(game.next_to_act(s))
        self._options: list[int] | None = None

    @property
    def options(self) -> list[int]:
        if self._options is None:
            self._options = [] if self.over else open_to(self._game, self.s, self.to_act)
        return self._options

    @property
    def seats_in(self) -> int:
        return int(self._game.seats_in(self.s))


class PlainTable:
    """A game of the catalogue on one of its boards, with a number of seats and the rules' own options."""

    form: Form = "plain"

    def __init__(self, entry: Entry, variant: str, seats: int, options: Mapping[str, object]) -> None:
        self.game: Any = entry.load("plain", variant)
        self.seats = seats
        self._options = entry.encode_options(options)

    def begin(self, dice: Any) -> PlainMoment:
        s = self.game.State()
        self.game.new_game(s, self.seats, self._options, dice)
        return PlainMoment(self.game, s)

    def after(self, moment: Moment, action: int, dice: Any) -> PlainMoment:
        s = moment.s.copy()
        self.game.step(s, moment.to_act, action, dice)
        return PlainMoment(self.game, s)

    def at(self, s: Record) -> PlainMoment:
        return PlainMoment(self.game, s)

    def returns(self, moment: Moment) -> list[float]:
        out = [0.0] * self.seats
        self.game.returns(moment.s, out)
        return out

    def known(self, moment: Moment, watcher: int) -> Any:
        return known_to(self.game, moment.s, watcher)

    def look(self, moment: Moment, seat: int) -> tuple[Floats, Marks]:
        out = [0.0] * self.game.FEATURES
        self.game.observe(self.known(moment, seat), seat, out)
        mask = np.zeros(self.game.ACTIONS, np.int8)
        if seat == moment.to_act:
            mask[moment.options] = 1
        return np.array(out, np.float32), mask

    def see(
        self, moment: Moment | None, action: int, rolls: Sequence[int], word: int = WORDS[0]
    ) -> tuple[PlainMoment, int]:
        """After an action, or after the set-up where there is no moment yet, with the dice as told; and the sides of
        the first roll that is not told. Unless that is 0 the moment is not one of the game."""
        dice = ToldDice(rolls, word)
        reached = self.begin(dice) if moment is None else self.after(moment, action, dice)
        return reached, dice.asked

    def outcomes(self, moment: Moment | None, action: int, rolls: Sequence[int], sides: int) -> list[int]:
        """The numbers that the next roll of a step can be, each as likely as the others.

        Rules draw some things by rolling until it fits. A number is thrown away if whatever follows it is what would
        have followed without it; those left are what the roll comes to in the end.
        """
        return outcomes(lambda given, word: self.see(moment, action, given, word), rolls, sides)


def outcomes(see: Any, rolls: Sequence[int], sides: int) -> list[int]:
    """See `PlainTable.outcomes`; `see` takes rolls and a word, and gives a moment with the sides of the roll after."""
    without = [see(rolls, word)[0].s for word in WORDS]

    def thrown_away(number: int) -> bool:
        for word, there in zip(WORDS, without):
            moment, asked = see((*rolls, number), word)
            if asked != sides or moment.s != there:
                return False
        return True

    return [number for number in range(sides) if not thrown_away(number)]


# ---------------------------------------------------------------------------------- in machine code
class CompiledMoment:
    """The same as `PlainMoment`, in machine code; `s` is in the plain form here too."""

    __slots__ = ("_s", "_table", "octets", "options", "over", "seats_in", "to_act")

    def __init__(
        self, table: CompiledTable, octets: Any, over: bool, to_act: int, options: list[int], seats_in: int
    ) -> None:
        self._table = table
        self.octets = octets
        self.over = over
        self.to_act = to_act
        self.options = options
        self.seats_in = seats_in
        self._s: Any = None

    @property
    def s(self) -> Any:
        if self._s is None:
            self._s = self._table.plain(self.octets)
        return self._s


class _Work(threading.local):
    """What a thread works in."""

    def __init__(self, compiled: Any, octets: int) -> None:
        self.rng = np.zeros(ROLLS + MOST_ROLLS, np.int64)
        self.facts = np.zeros(5, np.int64)
        self.choices = np.zeros(compiled.MOST_CHOICES + 1, np.int16)
        self.rewards = np.zeros(compiled.SEATS, np.float64)
        self.known = np.zeros(octets, np.uint8)
        self.rolls = np.zeros(MOST_ROLLS, np.int64)
        self.without = np.zeros(octets * len(WORDS), np.uint8)
        self.those = np.zeros(octets, np.uint8)
        self.found = np.zeros(MOST_SIDES, np.int64)


class CompiledTable:
    """The same as `PlainTable`, in machine code; `game` is its plain form here too."""

    form: Form = "compiled"

    def __init__(self, entry: Entry, variant: str, seats: int, options: Mapping[str, object]) -> None:
        self.game: Any = entry.load("plain", variant)
        self.seats = seats
        compiled: Any = entry.load("compiled", variant)
        self._driver = _driver(compiled)
        self._options = np.array(entry.encode_options(options), np.int64)
        self._kind = compiled.State.dtype()
        self._octets = self._kind.itemsize
        self._work = _Work(compiled, self._octets)
        self._nothing = np.zeros(self._octets, np.uint8)
        self._words = np.array(WORDS, np.int64)

    # ------------------------------------------------------------------------------ playing
    def begin(self, dice: FastDice) -> CompiledMoment:
        return self._step(self._nothing, NOBODY, 0, dice)

    def after(self, moment: Moment, action: int, dice: FastDice) -> CompiledMoment:
        return self._step(moment.octets, moment.to_act, action, dice)

    def _step(self, before: Any, seat: int, action: int, dice: FastDice) -> CompiledMoment:
        work = self._work
        moment = self._go(work, before, seat, action, -1, dice.word)
        dice.word = work.rng.item(0)
        return moment

    def _go(self, work: _Work, before: Any, seat: int, action: int, given: int, word: int) -> CompiledMoment:
        octets = np.empty(self._octets, np.uint8)
        self._driver.step(
            before, octets, self.seats, self._options, seat, action, given, word, work.rng, work.facts, work.choices,
            work.rewards,
        )  # fmt: skip
        return self._moment(octets, work)

    def _moment(self, octets: Any, work: _Work) -> CompiledMoment:
        over, to_act, seats_in, _, _ = work.facts.tolist()
        options = work.choices[1 : work.choices.item(0) + 1].tolist()
        return CompiledMoment(self, octets, bool(over), NOBODY if over else to_act, options, seats_in)

    def at(self, s: Record) -> CompiledMoment:
        octets = np.zeros(self._octets, np.uint8)
        s.pack(octets.view(self._kind)[0])
        return self._moment(octets, self._noted(octets))

    def returns(self, moment: Moment) -> list[float]:
        shares: list[float] = self._noted(moment.octets).rewards[: self.seats].tolist()
        return shares

    def _noted(self, octets: Any) -> _Work:
        work = self._work
        self._driver.note(octets, work.facts, work.choices, work.rewards)
        return work

    # ------------------------------------------------------------------------------ what may be known
    def plain(self, octets: Any) -> Any:
        return self.game.State.unpack(octets.view(self._kind)[0])

    def known(self, moment: Moment, watcher: int) -> Any:
        known = self._work.known
        self._driver.know(moment.octets, watcher, self._nothing, known)
        return self.plain(known)

    def look(self, moment: Moment, seat: int) -> tuple[Floats, Marks]:
        work, game = self._work, self.game
        seen, mask = np.empty(game.FEATURES, np.float32), np.empty(game.ACTIONS, np.int8)
        self._driver.look(moment.octets, seat, self._nothing, work.known, work.choices, seen, mask)
        return seen, mask

    # ------------------------------------------------------------------------------ chance, roll by roll
    def see(self, moment: Moment | None, action: int, rolls: Sequence[int]) -> tuple[CompiledMoment, int]:
        work, count = self._work, len(rolls)
        if count:
            work.rng[ROLLS : ROLLS + count] = rolls
        reached = self._go(work, *self._from(moment), action, count, WORDS[0])
        return reached, work.facts.item(3)

    def outcomes(self, moment: Moment | None, action: int, rolls: Sequence[int], sides: int) -> list[int]:
        work = self._work
        work.rolls[: len(rolls)] = rolls
        before, seat = self._from(moment)
        many = self._driver.outcomes(
            before, self.seats, self._options, seat, action, work.rng, work.rolls, len(rolls), sides, self._words,
            work.without, work.those, work.found,
        )  # fmt: skip
        found: list[int] = work.found[:many].tolist()
        return found

    def _from(self, moment: Moment | None) -> tuple[Any, int]:
        return (self._nothing, NOBODY) if moment is None else (moment.octets, moment.to_act)


# ---------------------------------------------------------------------------------- which of them
Moment = PlainMoment | CompiledMoment
Table = PlainTable | CompiledTable


def find_table(
    entry: Entry, variant: str, seats: int, options: Mapping[str, object], form: Form | None = None
) -> Table:
    """A table in the form that is asked for; without a form it is compiled if its machine code is there already."""
    compiled = is_compiled(entry, variant) if form is None else form == "compiled"
    return (CompiledTable if compiled else PlainTable)(entry, variant, seats, options)


def is_compiled(entry: Entry, variant: str) -> bool:
    """Is the machine code of its tables there?"""
    key = (entry.package, entry.id, variant)
    if key not in _found:
        from valise_games.rules.compiler import is_kept

        if not all(is_kept(rule, *arguments) for rule, arguments in _calls(entry, variant)):
            return False
        _found.add(key)
    return True


def compile_table(entry: Entry, variant: str = "standard") -> None:
    """Makes the machine code, unless it is there; it takes some seconds."""
    for rule, arguments in _calls(entry, variant):
        rule(*arguments)


_found: set[tuple[str, str, str]] = set()  # package, game and variant


def _driver(compiled: Any) -> Any:
    return load_driver("valise_games.rules.drivers.one_game", cast(ModuleType, compiled))


def _calls(entry: Entry, variant: str) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """A call of each rule that a table calls, one after the other."""
    compiled: Any = entry.load("compiled", variant)
    driver, octets = _driver(compiled), compiled.State.dtype().itemsize
    work, nothing, at = _Work(compiled, octets), np.zeros(octets, np.uint8), np.zeros(octets, np.uint8)
    seats, options = entry.seats[0], np.array(entry.encode_options({}), np.int64)
    setup = seats, options, NOBODY, 0
    yield driver.step, (nothing, at, *setup, -1, WORDS[0], work.rng, work.facts, work.choices, work.rewards)
    yield driver.note, (at, work.facts, work.choices, work.rewards)
    seen, mask = np.empty(compiled.FEATURES, np.float32), np.empty(compiled.ACTIONS, np.int8)
    yield driver.look, (at, 0, nothing, work.known, work.choices, seen, mask)
    yield driver.know, (at, 0, nothing, work.known)
    rolls = work.rng, work.rolls, 0, 1, np.array(WORDS, np.int64)
    yield driver.outcomes, (nothing, *setup, *rolls, work.without, work.those, work.found)
