"""The catalogue entry of a game: its facts, its options, and how to load its rules. Loads no rules by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any, cast

from valise_games.errors import ValiseError
from valise_games.games.game import Game
from valise_games.games.palette import HOUSE, Palette
from valise_games.games.quote import quote
from valise_games.games.settings import NOTHING_SAID, GameSettings
from valise_games.rules import Mode, load

RULE_MODULES = ("rules", "knowledge", "features")
EDGE_MODULES = ("actions", "view", "story", "insight", "temper")  # plain only: they speak in words

TINY = "tiny"  # the variant of which programs walk whole trees
CHALLENGERS = "challengers"  # the folder of published nets that learnt to beat a Master


class BadSetup(ValiseError, ValueError):
    """A game, option, variant or number of seats that does not exist; the message says what does."""


@dataclass(frozen=True)
class Option:
    """One option of the table. A yes-or-no option is written True or False, and counts `on` in the rules.

    An option that came with a later version of the rules has `since`: matches of earlier versions do not have it, and
    their rules take it as `before`.

    >>> rounds = Option("rounds", default=10, low=5, high=30, step=5)
    >>> rounds.encode(15)
    15
    >>> rounds.encode(7)
    Traceback (most recent call last):
        ...
    valise_games.games.entry.BadSetup: option 'rounds' is a number from 5 to 30 in steps of 5, not 7
    """

    key: str
    default: int | bool
    low: int = 0
    high: int = 1
    on: int = 1
    step: int = 1  # from one number to the next
    since: int = 1  # the first version of the rules that has it
    before: int = 0  # how the rules take it in earlier versions
    contest: int | bool | None = None  # the default at rated tables and where people meet live; None: as everywhere
    offered: bool = True  # False: the house sets it, and nobody is asked

    def usual(self, contest: bool) -> int | bool:
        """Its default at a table of that kind."""
        return self.contest if contest and self.contest is not None else self.default

    @property
    def values(self) -> range:
        """The numbers it can be."""
        return range(self.low, self.high + 1, self.step)

    def encode(self, value: object) -> int:
        if isinstance(self.default, bool):
            if not isinstance(value, bool):
                raise BadSetup(f"option {self.key!r} is True or False, not {quote(value)}")
            return self.on if value else 0
        if not isinstance(value, int) or isinstance(value, bool) or value not in self.values:
            steps = f" in steps of {self.step}" if self.step > 1 else ""
            raise BadSetup(f"option {self.key!r} is a number from {self.low} to {self.high}{steps}, not {quote(value)}")
        return value


def _always_anew(s: Any, seat: int) -> tuple[None, bool]:
    """The `own_key` of a game that has none: an own view follows from more than is worth comparing."""
    return None, False


def _no_exceptions() -> list[str]:
    return []


def _nothing_concerned(view: dict[str, Any]) -> list[str]:
    return []


def _nobody_duels(view: dict[str, Any]) -> list[int]:
    return []


def _no_limits(view: dict[str, Any], limit: int = 0) -> None:
    return None


def _nothing_more(s: Any) -> dict[str, Any]:
    """The `opened` of a game whose seats know all its secrets between them."""
    return {}


def _nothing_is_hopeless(s: Any, seat: int, number: int) -> bool:
    return False


def _no_reason(s: Any, seat: int, number: int) -> str:
    """The `why_not` of a game that gives none."""
    return ""


_UNLESS_SAID = {
    "ACTIONS_COME_AGAIN": False,
    "own_key": _always_anew,
    "exceptions": _no_exceptions,
    "concerned": _nothing_concerned,
    "duelling": _nobody_duels,
    "limits": _no_limits,
    "within_limit": _no_limits,
    "opened": _nothing_more,
    "hopeless": _nothing_is_hopeless,
    "why_not": _no_reason,
}


@dataclass(frozen=True)
class Entry:
    """A game of the catalogue. Games that share their rules share a package; each has an entry of its own.

    >>> from valise_games import catalogue
    >>> agent = catalogue["agent"]
    >>> agent.name, agent.seats, list(agent.boards)
    ('Agent', range(2, 5), ['standard', 'small', 'tiny'])
    >>> agent.check_seats(9)
    Traceback (most recent call last):
        ...
    valise_games.games.entry.BadSetup: agent is for 2 to 4 seats, not 9
    """

    id: str
    name: str
    designers: tuple[str, ...]
    publisher: str
    year: int | None  # None: not known
    seats: range
    options: tuple[Option, ...]
    package: str
    boards: Mapping[str, Any]  # by variant: "standard", "small" for exact checks, "tiny" for whole trees
    reasons: Mapping[str, str]  # why a game can end, and who wins then, for researchers
    option_order: tuple[str, ...]  # how the rules number their options
    fixed: Mapping[str, int] = field(default_factory=dict)  # options of the rules that this game does not offer
    rule_modules: tuple[str, ...] = RULE_MODULES  # the three, and those that a game needs besides, in order
    edge_modules: tuple[str, ...] = EDGE_MODULES  # none where nobody is told anything: yardsticks
    version: int = 1  # of the rules: changes only when behaviour does. Those that need it have it as option "version"
    earlier: tuple[int, ...] = ()  # versions by which older matches are still replayed, and running ones finished
    unsaid: int = 1  # the version of a house's older tables, whose logs do not say it
    settings: GameSettings = NOTHING_SAID  # for bots, trainers and doors
    novice: tuple[str, ...] = ("novice",)  # modules of the package: the last decides, and is handed those before it
    leanings: str = "leanings"  # module of the package: what a bluff, a protest or a call is, for bots with a temper
    lesson: str = "lesson.toml"  # file of the package: the first game
    order: int = 1000  # in the catalogue, the lowest first; then by id
    usual_seats: int = 0  # where nobody says otherwise; 0: as few as can be
    # From the fewest seats to the most, against bots at their usual pace; `valise bench prompts` measures it.
    # (0, 0): nobody has.
    minutes: tuple[int, int] = (0, 0)
    weight: int = 2  # how much there is to learn before one plays: 1 little, 2 some, 3 much
    palette: Palette = HOUSE
    hidden: str = ""  # what is hidden, and what one bluffs with: for the table of all games in the docs
    bluffed: str = ""
    # Of the options of a game and the seats of its winners, as they sit in the rematch: the rematch's options.
    rematch: Callable[[Mapping[str, int | bool], Sequence[int]], Mapping[str, int | bool]] | None = None
    unused_actions: tuple[str, ...] = ()  # constants of the rules whose actions another game of the package has

    def load(self, mode: Mode = "plain", variant: str = "standard") -> Game:
        """The game's functions in one mode; the plain form also has actions, views, stories, insights and deeds."""
        self.check_variant(variant)
        modules = self.rule_modules + (self.edge_modules if mode == "plain" else ())
        board = self.boards[variant]
        game = load(self.package, modules, mode=mode, board=board, key=f"{self.id}-{variant}")
        if mode == "plain":
            for name, usual in _UNLESS_SAID.items():
                vars(game).setdefault(name, usual)
        return cast(Game, game)

    def weights(self, variant: str) -> Path:
        """Where the net of its Master is, if it has one: in NumPy's format."""
        return self.folder / "weights" / f"{self.id}-{variant}.npz"

    def challengers(self) -> dict[str, Path]:
        """The published nets that learnt to beat its Master on the standard board, by the seed of their run. A card is
        there for each; its net may have to be fetched (docs/baselines.md)."""
        cards = (self.folder / CHALLENGERS).glob(f"{self.id}-standard-*.json")
        return {card.stem.rpartition("-")[2]: card.with_suffix(".npz") for card in sorted(cards)}

    @property
    def folder(self) -> Path:
        """Where its package is."""
        return Path(str(files(self.package)))

    def check_variant(self, variant: str) -> str:
        if not isinstance(variant, str) or variant not in self.boards:
            raise BadSetup(f"{self.id} has no variant {quote(variant)}; it has {', '.join(self.boards)}")
        return variant

    @property
    def tables(self) -> tuple[str, ...]:
        """The variants at which people sit down: nobody draws the tiny boards."""
        return tuple(variant for variant in self.boards if variant != TINY)

    def check_table(self, variant: str) -> str:
        if not isinstance(variant, str) or variant not in self.tables:
            raise BadSetup(f"{self.id} has no variant {quote(variant)}; it has {', '.join(self.tables)}")
        return variant

    def check_seats(self, seats: object, variant: str = "standard") -> int:
        allowed = self.seats_of(variant)
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in allowed:
            many = f"{allowed[0]} to {allowed[-1]}" if len(allowed) > 1 else f"{allowed[0]}"
            raise BadSetup(f"{self.id} is for {many} seats, not {quote(seats)}")
        return seats

    def seats_of(self, variant: str) -> range:
        """The small variants are for fewer."""
        return range(self.seats[0], min(self.seats[-1], self.boards[variant].seats) + 1)

    def check_version(self, version: object) -> int:
        """One of the versions of the rules that this game can be played by."""
        known = (*self.earlier, self.version)
        if not isinstance(version, int) or isinstance(version, bool) or version not in known:
            raise BadSetup(
                f"version {quote(version)} of {self.id}'s rules is not known here; this Valise has"
                f" {', '.join(map(str, known))}"
            )
        return version

    @property
    def offered(self) -> tuple[Option, ...]:
        """The options that people are asked about."""
        return tuple(option for option in self.options if option.offered)

    def full_options(
        self, options: Mapping[str, object], version: int | None = None, *, contest: bool = False
    ) -> dict[str, int | bool]:
        """The options chosen, checked, with the defaults of the others at that kind of table; those of that version of
        the rules, or of the current one.

        >>> from valise_games import catalogue
        >>> catalogue["agent"].full_options({"round_cap": 3})
        {'round_cap': 3, 'one_per_capital': False}
        """
        version = self.version if version is None else version
        known = {option.key: option for option in self.options if option.since <= version}
        if not isinstance(options, Mapping):
            raise BadSetup(f"options are names with their values, not {quote(options)}")
        for key in options:
            if key not in known:
                offered = ", ".join(option.key for option in known.values() if option.offered) or "none"
                raise BadSetup(f"{self.id} has no option {quote(key)}; it has {offered}")
        full = {key: options.get(key, option.usual(contest)) for key, option in known.items()}
        for key, value in full.items():
            known[key].encode(value)
        return cast("dict[str, int | bool]", full)

    def encode_options(self, options: Mapping[str, object], version: int | None = None) -> list[int]:
        """The options as the rules take them: a list of numbers."""
        version = self.version if version is None else version
        full = self.full_options(options, version)
        known = {option.key: option for option in self.options}
        numbers = {**self.fixed, "version": version}
        for key, option in known.items():
            numbers[key] = option.encode(full[key]) if key in full else option.before
        return [numbers[key] for key in self.option_order]
