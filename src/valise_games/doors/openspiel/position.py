"""Where a game is, for a world that takes one decision or one roll at a time. Positions never change, so that copies of
a state share them; each is made from the one before by a number: an action, or what chance does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from valise_games.doors.openspiel.chance import Luck, Rolls, Sight, Undecided, outcomes
from valise_games.games import find
from valise_games.games.game import Event, Game, open_to
from valise_games.rules import Dice

Rolled = tuple[int, ...]
Number = int | Rolled  # an action, a roll, or all rolls of a step that were sampled at once
Options = tuple[tuple[str, int | bool], ...]
MOST_KEPT = 30_000  # positions of one table
NOT_BEGUN = -1  # in place of the sides of a roll
WAIT = 0  # what happens while a step waits, and nothing else can


class Told(NamedTuple):
    """One thing that a seat did or was told, and those before it."""

    before: Told | None
    action: int  # its own; -1: another's step
    events: tuple[dict[str, Any], ...]
    known: Any  # what it knew then; None where the table keeps no more than the events


class Path(NamedTuple):
    """How a position was reached: its last number, and those before."""

    before: Path | None
    number: Number


class Doing(NamedTuple):
    """A step under way: of a seat, or the set-up, with the rolls that are made, and how often it still waits."""

    seat: int = -1
    action: int = -1
    rolls: Rolled = ()
    waits: int = 0


NOTHING = Doing()


class GameSetup:
    """A game of the catalogue, one of its boards, a number of seats and a choice of options."""

    def __init__(self, game: str, variant: str, seats: int, options: Options, keeps_known: bool, keeps: int) -> None:
        self.key = (game, variant, seats, options, keeps_known, keeps)
        self.entry = find(game)
        self.variant = self.entry.check_variant(variant)
        self.seats = self.entry.check_seats(seats, variant)
        self.options: Mapping[str, int | bool] = self.entry.full_options(dict(options))
        self.game: Game = self.entry.load("plain", variant)
        self.keeps_known = keeps_known  # with every thing told also what the seat knew then
        self.may_keep = keeps  # so many positions more: algorithms walk a tree again and again
        self._encoded = self.entry.encode_options(self.options)

    @cached_property
    def root(self) -> Position:
        """Before the set-up."""
        before = Position(self, None, None, (None,) * self.seats, sides=NOT_BEGUN)
        return before.reach(NOTHING, self.see(None, NOTHING, Rolls(())), None)

    def see(self, s: Any, doing: Doing, dice: Dice) -> Sight:
        """How far the dice let a step come, on a copy of the state; where there is no state yet, it is the set-up."""
        if doing.waits:
            return Sight(s, 1)
        after = self.game.State() if s is None else s.copy()
        try:
            if s is None:
                self.game.new_game(after, self.seats, self._encoded, dice)
            else:
                self.game.step(after, doing.seat, doing.action, dice)
        except Undecided as stop:
            return Sight(after, stop.sides)
        return Sight(after, 0)


@lru_cache(maxsize=64)
def find_setup(
    game: str, variant: str, seats: int, options: Options, keeps_known: bool = False, keeps: int = 0
) -> GameSetup:
    """The same table for the same words, so that a state that was put away finds it again."""
    return GameSetup(game, variant, seats, options, keeps_known, keeps)


class Position:
    def __init__(
        self,
        table: GameSetup,
        s: Any,
        path: Path | None,
        told: tuple[Told | None, ...],
        doing: Doing = NOTHING,
        sides: int = 0,
    ) -> None:
        self.table = table
        self.s = s  # after the last step that is done; None: the set-up is not
        self.told = told  # the story of each seat
        self.doing = doing
        self.sides = sides  # of the roll that the step under way waits for; 0: none is
        self.over = not sides and table.game.is_over(s)
        # The first seat, clockwise, that owes a decision: those after it do not see what it answers.
        self.mover = -1 if sides or self.over else table.game.next_to_act(s)
        self._path = path
        self.written: dict[Any, str] = {}  # by observers
        self._known: dict[int, Any] = {}
        self._after: dict[Number, Position] = {}  # those that are kept

    # ------------------------------------------------------------------------------ who decides what
    @cached_property
    def legal(self) -> list[int]:
        return open_to(self.table.game, self.s, self.mover)

    @cached_property
    def outcomes(self) -> list[int]:
        """What the roll can come to, each equally likely."""
        if self.doing.waits:
            return [WAIT]

        def see(rolls: Rolled) -> Sight:
            return self.table.see(self.s, self.doing, Rolls(rolls))

        return outcomes(see, self.doing.rolls, self.sides)

    # ------------------------------------------------------------------------------ what comes next
    def after(self, number: Number) -> Position:
        """After an action, after a roll, or after all rolls of the step under way."""
        if number in self._after:
            return self._after[number]
        if not self.sides:
            assert isinstance(number, int)
            lacking = self.table.entry.settings.hidden_steps(self.table.game, self.s, self.mover, number)
            doing = Doing(self.mover, number, waits=lacking)
        elif self.doing.waits:
            doing = self.doing._replace(waits=self.doing.waits - 1)
        else:
            rolls = number if isinstance(number, tuple) else (*self.doing.rolls, number)
            doing = self.doing._replace(rolls=rolls)
        reached = self.reach(doing, self.table.see(self.s, doing, Rolls(doing.rolls)), number)
        if self.table.may_keep:
            self.table.may_keep -= 1
            self._after[number] = reached
        return reached

    def after_luck(self, luck: Luck) -> Position:
        """After rolls that are made now."""
        if self.doing.waits:
            return self.after(WAIT)
        luck.rolls = []
        sight = self.table.see(self.s, self.doing, luck)
        return self.reach(self.doing, sight, tuple(luck.rolls))

    def reach(self, doing: Doing, sight: Sight, number: Number | None) -> Position:
        """Where the step under way has come to by this number; None: by itself."""
        table, path = self.table, self._path if number is None else Path(self._path, number)
        if sight.sides:
            return Position(table, self.s, path, self.told, doing, sight.sides)
        if self.s is None:
            events = table.game.beginning(sight.s)
        else:
            events = table.game.story(self.s, doing.seat, doing.action, sight.s)
        reached = Position(table, sight.s, path, self.told)
        reached.told = tuple([reached._hear(watcher, doing, events) for watcher in range(table.seats)])
        return reached

    def _hear(self, watcher: int, done: Doing, events: list[Event]) -> Told | None:
        """The story of a seat with what it did and was told just now; if that is nothing, it stays as it was."""
        before = self.told[watcher]
        mine = tuple([event.told for event in events if event.to is None or watcher in event.to])
        if not mine and watcher != done.seat and before is not None:
            return before
        known = self.known(watcher) if before is None or self.table.keeps_known else None
        return Told(before, done.action if watcher == done.seat else -1, mine, known)

    # ------------------------------------------------------------------------------ what may be known
    def known(self, watcher: int) -> Any:
        """What a seat or a spectator knows, not to be changed; before the set-up it is nothing."""
        known = self._known.get(watcher)
        if known is None:
            known = self._known[watcher] = self.table.game.State()
            if self.s is not None:
                self.table.game.blank(self.s, watcher, known)
        return known

    def story(self, seat: int) -> list[Told]:
        """What the seat did and was told, from the beginning."""
        story, told = [], self.told[seat]
        while told is not None:
            story.append(told)
            told = told.before
        return story[::-1]

    # ------------------------------------------------------------------------------ keeping it
    def __deepcopy__(self, memo: object) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        path, numbers = self._path, []
        while path is not None:
            numbers.append(path.number)
            path = path.before
        return _follow, (self.table.key, numbers[::-1])


def _follow(key: tuple[Any, ...], numbers: Iterable[Number]) -> Position:
    position = find_setup(*key).root
    for number in numbers:
        position = position.after(number)
    return position
