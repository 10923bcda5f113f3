"""A new table: what is wished for it, changed line by line until it is opened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from valise_games.bots import levels_of, split
from valise_games.client import HouseClient, RemoteTable
from valise_games.games.entry import Entry, Option
from valise_games.terminal.drawer import Choice, Menu
from valise_games.terminal.halls import Hall
from valise_games.terminal.visit import lists
from valise_games.terminal.visit.words import VisitWords
from valise_games.terminal.words import Language, Words

CLOCKS: tuple[Mapping[str, Any], ...] = (
    {"kind": "live"},
    {"kind": "live", "bank": 300, "increment": 5, "window": 20},
    {"kind": "daily", "bank": 86_400, "window": 86_400},
    {"kind": "none"},
)
USUAL_SEATS = 4


@dataclass
class Plan:
    entry: Entry
    seats: int
    level: str = ""  # of the bots in the other seats; none for people
    clock: int = 0
    public: bool = True
    spectators: bool = True
    options: dict[str, Any] = field(default_factory=dict)
    variant: str = "standard"

    def open(self, visitor: HouseClient) -> RemoteTable:
        bots = dict.fromkeys(range(1, self.seats), self.level) if self.level else {}
        return visitor.open(
            self.entry.id,
            self.seats,
            bots=bots,
            clock=dict(CLOCKS[self.clock]),
            public=self.public,
            spectators=self.spectators,
            options=self.options,
            variant=self.variant,
        )


def usual_plan(entry: Entry) -> Plan:
    return Plan(entry, min(USUAL_SEATS, entry.seats[-1]))


def ask_plan(hall: Hall, plan: Plan, language: Language, words: Words, visit: VisitWords) -> Plan | None:
    """Until it is as the person wants it; None if he goes back."""
    advice = ""
    while True:
        _, action = lists.choose(
            hall,
            words,
            lambda: [lists.head(f"{visit.new_table}{words.colon}{plan.entry.name}", words.back, hall.room()[0])],
            lambda: _menu(plan, language, words, visit),
            advice,
            lambda typed: typed == "0" or typed.casefold() in words.commands["quit"],
        )
        advice = ""
        if action is None:
            return None
        change = action["change"]
        if change == "open":
            return plan
        if change == "option":
            advice = _change_option(hall, plan, action["option"], words, visit)
        else:
            _change(plan, change)


def _menu(plan: Plan, language: Language, words: Words, visit: VisitWords) -> Menu:
    def line(name: str, value: object, change: dict[str, Any]) -> Choice:
        shown = (words.on if value else words.off) if isinstance(value, bool) else str(value)
        return lists.choice(f"{name}{words.colon}{shown}", change, name)

    choices = [
        line(visit.seats, plan.seats, {"change": "seats"}),
        line(visit.bots, visit.bots_of.get(split(plan.level)[0], visit.no_bots), {"change": "level"}),
        line(visit.clock, visit.clocks[plan.clock], {"change": "clock"}),
        line(visit.listed, plan.public, {"change": "public"}),
        line(visit.spectators, plan.spectators, {"change": "spectators"}),
    ]
    for option in plan.entry.options:
        meaning = (option.fr if language == "fr" else option.en).rstrip(".")
        meaning = meaning[:1].upper() + meaning[1:]
        value = plan.options.get(option.key, option.default)
        choices.append(line(meaning, value, {"change": "option", "option": option.key}))
    choices.append(lists.choice(visit.open_it, {"change": "open"}))
    return Menu([lists.group(" ", [choice]) for choice in choices])


def _change(plan: Plan, change: str) -> None:
    """To the next value; after the last comes the first."""
    if change == "seats":
        seats = list(plan.entry.seats_of(plan.variant))
        plan.seats = seats[(seats.index(plan.seats) + 1) % len(seats)]
    elif change == "level":
        levels = ["", *levels_of(plan.entry.id, plan.variant)]
        plan.level = levels[(levels.index(split(plan.level)[0]) + 1) % len(levels)]
    elif change == "clock":
        plan.clock = (plan.clock + 1) % len(CLOCKS)
    elif change == "public":
        plan.public = not plan.public
    else:
        plan.spectators = not plan.spectators


def _change_option(hall: Hall, plan: Plan, key: str, words: Words, visit: VisitWords) -> str:
    """A yes-or-no option is turned; a number is asked for. Gives a word about it."""
    option: Option = next(option for option in plan.entry.options if option.key == key)
    now = plan.options.get(key, option.default)
    if isinstance(option.default, bool):
        plan.options[key] = not now
        return ""
    typed = hall.question(visit.how_many.format(name=key, low=option.low, high=option.high)).strip()
    if not typed.isdecimal() or len(typed) > 9 or int(typed) not in option.values:
        return visit.bad_number.format(low=option.low, high=option.high)
    plan.options[key] = int(typed)
    return ""
