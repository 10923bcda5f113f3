"""Where a game is, for a world that takes one decision or one roll at a time. Positions never change, so that copies of
a state share them; each is made from the one before by a number: an action, or what chance does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from valise_games.doors.table import Form, Moment, find_table
from valise_games.games import find
from valise_games.games.game import Event, Game
from valise_games.rules import FastDice


class Sampled(NamedTuple):
    """All rolls of a step that were made at once: by a FastDice that begins with this word."""

    word: int


Rolled = tuple[int, ...]
Number = int | Sampled  # an action, a roll, or all rolls of a step
Options = tuple[tuple[str, int | bool], ...]
MOST_KEPT = 30_000  # positions of one table
WAIT = 0  # what happens while a step waits, and nothing else can
TRIES = 1000  # guesses, until one has the same seat to act


class StoryStep(NamedTuple):
    """One thing that a seat did or was told, and those before it."""

    before: StoryStep | None
    action: int  # its own; -1: another's step
    events: tuple[dict[str, Any], ...]
    known: Any  # what it knew then; None where the table keeps no more than the events


Stories = tuple[StoryStep | None, ...]  # the last step of each seat's


class Doing(NamedTuple):
    """A step under way: of a seat, or the set-up, with the rolls that are made, and how often it still waits."""

    seat: int = -1
    action: int = -1
    rolls: Rolled = ()
    waits: int = 0


NOTHING = Doing()


class _Later:
    """The plain state of a moment, which is made when somebody asks for something in it."""

    def __init__(self, moment: Moment) -> None:
        self._moment = moment

    def __getattr__(self, name: str) -> Any:
        return getattr(self._moment.s, name)


class GameSetup:
    """A game of the catalogue, one of its boards, a number of seats and a choice of options."""

    def __init__(
        self, game: str, variant: str, seats: int, options: Options, keeps_known: bool, keeps: int, form: Form | None
    ) -> None:
        self.key = (game, variant, seats, options, keeps_known, keeps, form)
        self.entry = find(game)
        self.variant = self.entry.check_variant(variant)
        self.seats = self.entry.check_seats(seats, variant)
        self.options: Mapping[str, int | bool] = self.entry.full_options(dict(options))
        self.table = find_table(self.entry, variant, self.seats, self.options, form)
        self.game: Game = self.table.game
        self.keeps_known = keeps_known  # with every thing told also what the seat knew then
        self.may_keep = keeps  # so many positions more: algorithms walk a tree again and again
        # Before the set-up, or after it if it leaves nothing to chance.
        self.root = self.reach(None, NOTHING, None, (None,) * self.seats)

    def reach(
        self, before: Position | None, doing: Doing, number: Number | None, stories: Stories | None = None
    ) -> Position:
        """Where a step under way has come to by this number; None: by itself."""
        there = before.moment if before is not None else None
        if doing.waits:
            return Position(self, there, before, number, doing, 1, stories)
        if isinstance(number, Sampled):
            dice = FastDice(0)
            dice.word = number.word
            reached = self.table.begin(dice) if there is None else self.table.after(there, doing.action, dice)
            return Position(self, reached, before, number, doing, 0, stories)
        reached, sides = self.table.see(there, doing.action, doing.rolls)
        return Position(self, there if sides else reached, before, number, doing, sides, stories)


@lru_cache(maxsize=64)
def find_setup(
    game: str, variant: str, seats: int, options: Options, keeps_known: bool = False, keeps: int = 0,
    form: Form | None = None,
) -> GameSetup:  # fmt: skip
    """The same table for the same words, so that a state that was put away finds it again."""
    return GameSetup(game, variant, seats, options, keeps_known, keeps, form)


class Position:
    """`moment` is where the last step that is done has led, None before the set-up is; `doing` is the step under way,
    or the one that was done last; `sides` are those of the roll that it waits for, 0 if there is none. `stories` are
    those of the seats where they do not follow from how it was reached."""

    __slots__ = (
        "_after", "_before", "_known", "_number", "_outcomes", "_stories", "_written", "doing", "moment", "mover",
        "over", "sides", "table",
    )  # fmt: skip

    def __init__(
        self,
        table: GameSetup,
        moment: Moment | None,
        before: Position | None,
        number: Number | None,
        doing: Doing,
        sides: int,
        stories: Stories | None = None,
    ) -> None:
        self.table = table
        self.moment = moment
        self.doing = doing
        self.sides = sides
        self._before = before
        self._number = number
        self._stories = stories
        self._known: dict[int, Any] | None = None
        self._after: dict[Number, Position] | None = None  # those that are kept
        self._written: dict[Any, str] | None = None
        self._outcomes: list[int] | None = None
        # The first seat, clockwise, that owes a decision: those after it do not see what it answers.
        if sides:
            self.over, self.mover = False, -1
        else:
            assert moment is not None
            self.over, self.mover = moment.over, moment.to_act

    @property
    def s(self) -> Any:
        """The state of the moment, not to be changed."""
        return None if self.moment is None else self.moment.s

    # ------------------------------------------------------------------------------ who decides what
    @property
    def legal(self) -> list[int]:
        return self.moment.options if self.moment is not None and not self.sides else []

    @property
    def outcomes(self) -> list[int]:
        """What the roll can come to, each equally likely."""
        if self._outcomes is None:
            doing = self.doing
            if doing.waits:
                self._outcomes = [WAIT]
            else:
                self._outcomes = self.table.table.outcomes(self.moment, doing.action, doing.rolls, self.sides)
        return self._outcomes

    # ------------------------------------------------------------------------------ what comes next
    def after(self, number: Number) -> Position:
        """After an action, after a roll, or after all rolls of the step under way."""
        if self._after is not None and number in self._after:
            return self._after[number]
        doing = self.doing
        if not self.sides:
            assert isinstance(number, int)
            assert self.moment is not None
            lacking = self.table.entry.settings.hidden_steps(self.table.game, _Later(self.moment), self.mover, number)
            doing = Doing(self.mover, number, (), lacking)
        elif doing.waits:
            doing = doing._replace(waits=doing.waits - 1)
        elif isinstance(number, int):
            doing = doing._replace(rolls=(*doing.rolls, number))
        reached = self.table.reach(self, doing, number)
        if self.table.may_keep:
            self.table.may_keep -= 1
            if self._after is None:
                self._after = {}
            self._after[number] = reached
        return reached

    def resampled(self, seat: int, chance: Callable[[], float]) -> Position:
        """The same to a seat that has to decide, and otherwise as it may be by the game's own law. What the others were
        told is not guessed: they begin with what they know there."""
        if self.mover < 0 or self.mover != seat:
            raise ValueError(f"a state is resampled for the seat that has to decide, and {seat} has not")
        table = self.table
        dice = FastDice(int(chance() * (1 << 53)))
        for _ in range(TRIES):
            guessed = self.known(seat).copy()
            table.game.guess(guessed, seat, dice)
            moment = table.table.at(guessed)
            if moment.to_act == seat:
                stories = tuple(
                    self.stories[other] if other == seat else StoryStep(None, -1, (), table.table.known(moment, other))
                    for other in range(table.seats)
                )
                return Position(table, moment, None, None, NOTHING, 0, stories)
        raise ValueError("no guess was found in which the same seat decides")

    # ------------------------------------------------------------------------------ what may be known
    @property
    def written(self) -> dict[Any, str]:
        """What observers have written of it."""
        if self._written is None:
            self._written = {}
        return self._written

    def known(self, watcher: int) -> Any:
        """What a seat or a spectator knows, not to be changed; before the set-up it is nothing."""
        if self._known is None:
            self._known = {}
        known = self._known.get(watcher)
        if known is None:
            table = self.table
            known = table.game.State() if self.moment is None else table.table.known(self.moment, watcher)
            self._known[watcher] = known
        return known

    @property
    def stories(self) -> Stories:
        """The story of each seat. It is made when somebody asks for it, of all positions since it was last made."""
        position, since = self, []
        while position._stories is None:
            since.append(position)
            assert position._before is not None
            position = position._before
        for later in reversed(since):
            later._stories = position._stories if later.sides else later._hear(position)
            position = later
        assert self._stories is not None
        return self._stories

    def _hear(self, before: Position) -> Stories:
        """The story of each seat with what it did and was told in the step that has just been done."""
        game, did = self.table.game, self.doing
        if before.moment is None:
            events = game.beginning(self.s)
        else:
            events = game.story(before.s, did.seat, did.action, self.s)
        assert before._stories is not None
        return tuple([self._heard(story, watcher, did, events) for watcher, story in enumerate(before._stories)])

    def _heard(self, story: StoryStep | None, watcher: int, did: Doing, events: list[Event]) -> StoryStep | None:
        """If it did and was told nothing, its story stays as it was."""
        mine = tuple([event.payload for event in events if event.to is None or watcher in event.to])
        if not mine and watcher != did.seat and story is not None:
            return story
        known = self.known(watcher) if story is None or self.table.keeps_known else None
        return StoryStep(story, did.action if watcher == did.seat else -1, mine, known)

    def story(self, seat: int) -> list[StoryStep]:
        """What the seat did and was told, from the beginning."""
        story, last = [], self.stories[seat]
        while last is not None:
            story.append(last)
            last = last.before
        return story[::-1]

    # ------------------------------------------------------------------------------ keeping it
    def way(self) -> list[Position]:
        """All positions from the first to this one."""
        way = [self]
        while way[-1]._before is not None:
            way.append(way[-1]._before)
        return way[::-1]

    @property
    def number(self) -> Number | None:
        """The number by which it was reached from the position before."""
        return self._number

    def __deepcopy__(self, memo: object) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        position, *later = self.way()
        guessed = None
        if position is not position.table.root:
            stories = [position.story(seat) for seat in range(position.table.seats)]
            guessed = (
                position.s.as_dict(),
                [
                    [(step.action, step.events, step.known and step.known.as_dict()) for step in story]
                    for story in stories
                ],
            )
        return _follow, (self.table.key, guessed, [one.number for one in later])


def _follow(key: tuple[Any, ...], guessed: Any, numbers: Iterable[Number]) -> Position:
    table = find_setup(*key)
    position = table.root
    if guessed is not None:
        state, stories = guessed
        position = Position(
            table, table.table.at(_state(table, state)), None, None, NOTHING, 0,
            tuple(_read_story(table, story) for story in stories),
        )  # fmt: skip
    for number in numbers:
        position = position.after(number)
    return position


def _read_story(table: GameSetup, story: list[Any]) -> StoryStep | None:
    last = None
    for action, events, known in story:
        last = StoryStep(last, action, events, known and _state(table, known))
    return last


def _state(table: GameSetup, numbers: dict[str, Any]) -> Any:
    s = table.game.State()
    for name, value in numbers.items():
        setattr(s, name, value)
    return s
