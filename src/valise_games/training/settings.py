"""What a run of the trainer is told. The defaults are for a short run on a GPU."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any

from valise_games.games.entry import Entry

LARGEST = 2**53  # whole number that everybody who is handed one can hold
DEEPEST = 100  # layers: they are made one by one, and far too many fill a machine before anybody notices


@dataclass(frozen=True)
class Settings:
    seconds: float = 100.0  # of training, after the preparations
    iterations: int = 0  # instead, if more than 0
    seed: int = 1

    games: int = 8192  # at once
    steps: int = 64  # decisions of each game in an iteration
    tail: int = 8  # of them, the last: played, not learnt from
    minibatches: int = 8
    seats: Mapping[int, float] = field(default_factory=dict)  # how often each number of seats is played; all alike
    options: Mapping[str, int] = field(default_factory=dict)  # of the table, where they are not the game's usual ones
    sides: bool = True  # look at each decision from any of the sides that the game has
    strays: int = 0  # half of the games without guests begin with up to so many decisions at random, less one
    care: int = 0  # of a Master's seat, as the game's `careful` says; partners, guests and challengers take none
    daring: int = 20  # rounds, after which it takes none either
    look_ahead: bool = False  # a challenger's rival does so, as a Master with two seats; on a CPU only
    guests: float = 0.0  # share of the games in which the learner has one seat, and Novices have the others
    sparring: int = 0  # of so many games one is with a partner who learns nothing but to beat the net; 0: none
    partners: int = 1  # one after the other, for equal parts of the run: each begins as a copy of the net as it is then
    former: int = 0  # of so many games one is with a former partner, who does what he had learnt; 0: none
    league: int = 8  # former partners that are kept, each at as many tables: the latest, and at first the net as it was
    partners_entropy: tuple[float, float] = (0.015, 0.001)  # he looks around, and has nothing to hide

    width: int = 256
    depth: int = 3

    rate: float = 5e-4  # of learning; falls to nothing
    imitation: float = 0.0  # share of the time in which the net learns to play, and to judge, as a Novice
    lessons: float = 0.0  # weight, at first, of doing as the Novices among the guests do; falls to nothing
    entropy: tuple[float, float] = (0.02, 0.002)  # its weight at first and at last, in units of reward
    floor: float = 0.1  # weight of KL(uniform, policy), as a share of that of entropy: what became rare can come back
    magnet: float = 0.05  # weight of KL(policy, magnet)
    follow: float = 0.01  # how far the magnet moves towards the net in an iteration
    decay: float = 0.95  # of advantages, from one decision of a seat to its next
    clip: float = 0.2
    scale: float = 1.0  # of returns
    rivalry: float = 0.0  # what others win counts as a loss, so many times; 0: a defeat is a game that nobody wins
    normalised: bool = False  # advantages, by how far they spread: entropy and magnet are in that unit then
    worth: float = 0.5  # weight of the error of values

    def __post_init__(self) -> None:
        for each in fields(self):
            self._check_kind(each.name, str(each.type))
            if _is_whole(value := getattr(self, each.name)) and abs(value) > LARGEST:
                raise ValueError(f"{each.name} is too large: at most {LARGEST}")
        for name in ("games", "steps", "minibatches", "width", "depth", "partners", "league"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name} is at least 1, not {getattr(self, name)}")
        if self.depth > DEEPEST:
            raise ValueError(f"depth is at most {DEEPEST}, not {self.depth}")
        for name in ("seconds", "rate", "scale"):
            if getattr(self, name) <= 0:
                raise ValueError(f"{name} is more than 0, not {getattr(self, name)}")
        for name in ("iterations", "tail", "sparring", "former", "strays", "care", "daring"):
            if getattr(self, name) < 0:
                raise ValueError(f"{name} is not below 0, as {getattr(self, name)} is")
        for name in ("guests", "imitation", "follow", "lessons", "rivalry"):
            if not 0 <= getattr(self, name) <= 1:
                raise ValueError(f"{name} is from 0 to 1, not {getattr(self, name)}")
        if self.games % self.minibatches:
            raise ValueError(f"games ({self.games}) are not a multiple of minibatches ({self.minibatches})")
        if (self.former or self.partners > 1) and not self.sparring:
            raise ValueError(
                "there are no partners one after the other, and no former ones, without one: set sparring too"
            )
        if self.former and self.lessons:
            raise ValueError("lessons are for nets without former partners: set either to 0")
        if self.former and not self.with_former:
            raise ValueError(f"former partners have too few games for a league of {self.league}")
        if self.sparring and self.with_guests + self.with_partner + self.with_former > self.games:
            with_former = f", former partners in one of {self.former}" if self.former else ""
            raise ValueError(
                f"guests in a share of {self.guests}{with_former} and a partner in one of {self.sparring} "
                "are more than all games"
            )
        if self.lessons and not self.with_guests:
            raise ValueError("lessons are given by guests, and there are none: set guests too")
        if self.tail >= self.steps:
            raise ValueError(f"a tail of {self.tail} leaves nothing of {self.steps} steps to learn from")

    @property
    def with_guests(self) -> int:
        """So many of the games."""
        return round(self.guests * self.games)

    @property
    def with_partner(self) -> int:
        return self.games // self.sparring if self.sparring else 0

    @property
    def with_former(self) -> int:
        """As many with each of the league."""
        return self.games // self.former // self.league * self.league if self.former else 0

    def _check_kind(self, name: str, kind: str) -> None:
        value = getattr(self, name)
        wanted, fits = {
            "int": ("a whole number", _is_whole(value)),
            "float": ("a number", _is_number(value)),
            "bool": ("True or False", isinstance(value, bool)),
            "tuple[float, float]": (
                "two numbers above 0, as (0.1, 0.01)",
                isinstance(value, tuple) and len(value) == 2 and all(_is_number(one) and one > 0 for one in value),
            ),
            "Mapping[int, float]": (
                "shares by the number of seats, as {2: 1, 4: 2}",
                isinstance(value, Mapping)
                and all(_is_whole(seats) and _is_number(share) and share >= 0 for seats, share in value.items()),
            ),
            "Mapping[str, int]": (
                "numbers by the name of an option, as {'round_cap': 3}",
                isinstance(value, Mapping)
                and all(isinstance(name, str) and isinstance(one, int) for name, one in value.items()),
            ),
        }[kind]
        if not fits:
            raise ValueError(f"{name} is {wanted}, not {value!r}")

    def but(self, **changes: Any) -> Settings:
        known = {f.name for f in fields(self)}
        for name in changes:
            if name not in known:
                raise ValueError(f"there is no setting {name!r}; there are {', '.join(sorted(known))}")
        return replace(self, **changes)


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_number(value: object) -> bool:
    return _is_whole(value) or (isinstance(value, float) and math.isfinite(value))


TOY = {"seconds": 20.0, "games": 64, "steps": 16, "tail": 2, "minibatches": 1, "width": 64, "depth": 2}  # for a CPU


def master_settings(entry: Entry) -> Settings:
    """How a Master learns that game on a GPU: as its entry says, or in a short run."""
    return Settings().but(**entry.settings.training)
