"""What every game offers once it is loaded: the interface that drivers, matches, bots and doors rely on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal, NamedTuple, Protocol

from valise_games.errors import ValiseError
from valise_games.rules import Choices, Dice, Mode, Record

Action = dict[str, Any]  # readable, JSON: {"do": "move", "agent": "green-1", "to": "tangier", "case": true}


class Event(NamedTuple):
    """Something that happened, as it is told: readable, JSON, no prose. `to` are the seats that may know, None all."""

    payload: dict[str, Any]
    to: tuple[int, ...] | None = None


Answer = dict[str, Any] | None  # to a question of the review; None where there is nothing to know


class Belief(NamedTuple):
    """What a seat makes of one question: the answers that it cannot rule out, with their shares."""

    shares: list[tuple[Answer, float]]
    certain: bool  # there is one answer that fits what the seat knows, and no other
    has: bool = False  # what is asked about is the seat's own


class Step(NamedTuple):
    """A step of a game that has ended, with everything open; `n` is the entry it belongs to."""

    n: int
    before: Any  # of the game's own State
    seat: int
    action: int
    after: Any


class Deed(NamedTuple):
    """An occasion that a seat had, and whether it took it. `what` is one of

    | | the occasion | taken |
    | --- | --- | --- |
    | `bluff` | to show something else than what is | it lied |
    | `caught` | a lie of the seat was put to the test | it did not pass |
    | `protest` | to object to what another does or says | it objected |
    | `call` | to go on where another has objected or raised | it went on |
    | `believe` | to doubt what another says, when that is a lie | it let it pass |
    """

    seat: int
    what: Literal["bluff", "caught", "protest", "call", "believe"]
    did: bool


class Limits(NamedTuple):
    """What a seat can name as its limit in a duel, and the action that begins the duel where it has not."""

    least: int
    most: int
    step: int
    opens: Action | None = None


QUIET, BOLD, PROTEST, CALL = range(4)  # what leanings.py says of an option. BOLD: to feign, CALL: to pay for a look


class UnreadableAction(ValiseError, ValueError):
    """What was sent is no action of this game; the message quotes it and says what would be."""


class Game(Protocol):
    """The names of a loaded game. The functions under `rules`, `knowledge` and `features` run in its mode; those under
    `edge` exist in the plain form only."""

    MODE: Mode
    KEY: str
    DIGEST: str

    # ---- rules.py
    # Every State has the fields `seats`, `phase`, `round`, which is how many were played, and `first`, who began.
    State: type[Record]
    SEATS: int  # at most
    OPTIONS: int  # numbers that new_game takes
    ACTIONS: int  # actions are 0 … ACTIONS - 1
    MOST_CHOICES: int  # options in one decision, at most
    CONSERVED: int  # sums that no step and no guess changes: of money, cards, chips

    def new_game(self, s: Record, seats: int, options: list[int], rng: Dice) -> None: ...
    def is_over(self, s: Record) -> bool: ...
    def to_act(self, s: Record) -> int: ...
    def next_to_act(self, s: Record) -> int: ...
    def seats_in(self, s: Record) -> int: ...
    def legal(self, s: Record, seat: int, choices: Choices) -> None: ...
    def step(self, s: Record, seat: int, action: int, rng: Dice) -> None: ...
    def returns(self, s: Record, out: list[float]) -> None: ...
    def conserved(self, s: Record, out: list[int]) -> None: ...
    def when_time_runs_out(self, s: Record, seat: int) -> int: ...

    # ---- knowledge.py
    def blank(self, s: Record, seat: int, out: Record) -> None: ...
    def guess(self, s: Record, seat: int, rng: Dice) -> None: ...

    # ---- features.py
    FEATURES: int

    def observe(self, s: Record, seat: int, out: list[float]) -> None: ...

    # ---- sides.py, of a game that has several: SIDES, any_side, see_from, observe_from, seen_from and meant_from; and
    # considered.py, the options that a net weighs, with `careful`, which of them a Master leaves out. Any other
    # game is looked at as rules/drivers/one_side.py does.

    # ---- edge: actions.py, view.py, story.py, insight.py, temper.py
    def read_action(self, s: Record, action: object) -> int: ...
    def write_action(self, s: Record, number: int) -> Action: ...

    # Optional: equal actions in lists of options are one object, as long as the process runs. So who is told of one
    # again can be told so; objects that came again only sometimes would tell what they came from.
    ACTIONS_COME_AGAIN: bool

    # Optional: why a seat that knows `s` may not do this now, with the rule's id; "" where it is not the time for it.
    def why_not(self, s: Record, seat: int, number: int) -> str: ...

    # Optional, for bots: the table has proven that this option of a seat that knows `s` is in vain.
    def hopeless(self, s: Record, seat: int, number: int) -> bool: ...

    NOTED: frozenset[str]  # the kinds of events that views are made from, besides what is known

    def components(self) -> dict[str, Any]: ...
    def view(self, known: Record, seat: int | None, events: list[dict[str, Any]]) -> dict[str, Any]: ...
    def own_view(self, known: Record, seat: int, events: list[dict[str, Any]]) -> dict[str, Any]: ...
    # Optional, for looking back with all cards open: what a view has in place of its own, where no seat knows it.
    def opened(self, s: Record) -> dict[str, Any]: ...
    # With the same key and as many noted events, an own view is the same; without True beside the key, all of it but
    # `legal`, which own_legal makes. None, as in a game without these functions: it is to be made anew. Never told.
    def own_key(self, s: Record, seat: int) -> tuple[tuple[Any, ...] | None, bool]: ...
    def own_legal(self, known: Record, seat: int) -> list[Action]: ...
    # Who lets announcements pass in advance may make exceptions, of which the first is offered as made already;
    # `concerned` are those that the seat's view is about.
    # A game without these two functions knows none.
    def exceptions(self) -> list[str]: ...
    def concerned(self, view: dict[str, Any]) -> list[str]: ...
    # In a duel of sums, or the like, a seat may name how far it goes. By the seat's view, `limits` are what it can name
    # now, None outside; `within_limit` is what it then does, None where it has to decide itself. `duelling` are the
    # seats whose limits still stand in a public view; where there are none, none can be named. What the others see of
    # it may depend on the limit only when that is reached. A game without these functions has no duels.
    def duelling(self, view: dict[str, Any]) -> list[int]: ...
    def limits(self, view: dict[str, Any]) -> Limits | None: ...
    def within_limit(self, view: dict[str, Any], limit: int) -> Action | None: ...
    def beginning(self, s: Record) -> list[Event]: ...
    def story(self, before: Record, seat: int, action: int, after: Record) -> list[Event]: ...
    def outcome(self, s: Record) -> dict[str, Any]: ...

    # What a game is about, for those who look back at it. `answers` and `beliefs` are in the order of `questions`.
    def questions(self, s: Record) -> list[dict[str, Any]]: ...
    def answers(self, s: Record) -> list[Answer]: ...
    def beliefs(self, known: Record, seat: int) -> list[Belief]: ...
    def turning_points(self, steps: Iterable[Step]) -> Iterator[dict[str, Any]]: ...

    # What the seats could have dared and what they did dare; what a lie is in this game stands in its temper.py.
    def deeds(self, steps: Iterable[Step]) -> Iterator[Deed]: ...


def known_to(game: Game, s: Record, seat: int) -> Record:
    """What a seat knows of a state, blanked; -1 is a spectator. For a game that is loaded plain."""
    known = game.State()
    game.blank(s, seat, known)
    return known


def members(bits: int) -> list[int]:
    """The seats, or whatever else, of a set that is kept as bits; in ascending order."""
    return [member for member in range(bits.bit_length()) if bits >> member & 1]


def open_to(game: Game, s: Record, seat: int) -> list[int]:
    """What a seat that owes a decision may do, in ascending order; of a game that is loaded plain."""
    choices = [0] * (game.MOST_CHOICES + 1)
    game.legal(s, seat, choices)
    return choices[1 : choices[0] + 1]
