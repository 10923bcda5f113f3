"""A lesson is a short match in which a newcomer makes the moves against scripted seats. A game has it in lesson.toml:

    seats = ["you", "Brice", "Chiara"]
    seed = 4
    ends = "brought-home"             # why the game is over in the end, and who has won it
    winners = ["you"]
    learnt.en = ["…", "…", "…"]
    learnt.fr = ["…", "…", "…"]

    [[moment]]
    they = ["Brice: bribe", "Brice: lot red 500", "Brice: done"]
    en = "What the learner reads now.\\nWhat he is to do, where he is to do something."
    fr = "…"
    you = "move red customs with-case"

First the scripted seats act, then the note is read, then the learner does what `you` says; without it he reads on.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from typing import Any

from valise_games.games import Entry, catalogue

LEARNER = 0  # his seat


@dataclass(frozen=True)
class Note:
    """The same in both languages."""

    en: str
    fr: str


@dataclass(frozen=True)
class Moment:
    they: tuple[tuple[int, str], ...]  # seat and action
    note: Note
    you: str  # the learner's action, or ""


@dataclass(frozen=True)
class Lesson:
    game: str
    seats: tuple[str, ...]  # names; the learner has none
    seed: int
    ends: str
    winners: tuple[int, ...]
    learnt: tuple[Note, ...]
    moments: tuple[Moment, ...]
    variant: str = "standard"
    options: dict[str, int | bool] = field(default_factory=dict)


def lessons() -> dict[str, Lesson]:
    """Of the games that have one, by the game's id."""
    return {entry.id: lesson for entry in catalogue.values() if (lesson := read_lesson(entry))}


def read_lesson(entry: Entry) -> Lesson | None:
    """The lesson of a game, if it has one."""
    file = entry.folder / entry.lesson
    if not file.is_file():
        return None
    told: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    names: list[str] = told["seats"]
    learnt = zip(told["learnt"]["en"], told["learnt"]["fr"], strict=True)
    return Lesson(
        game=entry.id,
        seats=tuple("" if name == "you" else name for name in names),
        seed=told["seed"],
        ends=told["ends"],
        winners=tuple(names.index(name) for name in told["winners"]),
        learnt=tuple(Note(en, typeset(fr)) for en, fr in learnt),
        moments=tuple(_moment(names, moment) for moment in told["moment"]),
        variant=told.get("variant", "standard"),
        options=told.get("options", {}),
    )


def _moment(names: list[str], told: dict[str, Any]) -> Moment:
    steps = [step.split(": ", 1) for step in told.get("they", ())]
    they = tuple((names.index(name), action) for name, action in steps)
    return Moment(they, Note(told["en"], typeset(told["fr"])), told.get("you", ""))


def typeset(french: str) -> str:
    """With the apostrophes and the spaces that French has and keyboards have not."""
    text = french.replace("'", "’").replace("« ", "«\u00a0")
    return re.sub(r" (?=[:;?!»])", "\u00a0", text)
