"""A lesson is a short match in which a newcomer makes the moves against scripted seats. A game has it in lesson.toml:

    seats = ["you", "Brice", "Chiara"]
    seed = 4
    ends = "brought-home"             # why the game is over in the end, and who has won it
    winners = ["you"]
    learnt = 3                        # sentences at the end: the messages learnt-<game>-1, -2 and -3

    [[moment]]
    they = ["Brice: bribe", "Brice: lot red 500", "Brice: done"]
    note = "02"                       # the message lesson-<game>-02: what the learner reads now
    you = "move red customs with-case"

First the scripted seats act, then the note is read, then the learner does what `you` says; without it he reads on. The
last paragraph of a note says what to do, where he is to do something.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from typing import Any

from valise_games.games import Entry, catalogue
from valise_games.play.action_text import read
from valise_games.play.match import Match

LEARNER = 0  # his seat
Frame = dict[str, Any]


@dataclass(frozen=True)
class Moment:
    they: tuple[tuple[int, str], ...]  # seat and action
    note: str  # the id of a message
    you: str  # the learner's action, or ""


@dataclass(frozen=True)
class Lesson:
    game: str
    seats: tuple[str, ...]  # names; the learner has none
    seed: int
    ends: str
    winners: tuple[int, ...]
    learnt: tuple[str, ...]  # ids of messages
    moments: tuple[Moment, ...]
    variant: str = "standard"
    options: dict[str, int | bool] = field(default_factory=dict)


def lessons() -> dict[str, Lesson]:
    """The lessons of the games that have one, by the game's id."""
    return {entry.id: lesson for entry in catalogue.values() if (lesson := read_lesson(entry))}


def read_lesson(entry: Entry) -> Lesson | None:
    """The lesson of a game, if it has one."""
    file = entry.folder / entry.lesson
    if not file.is_file():
        return None
    script: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    names: list[str] = script["seats"]
    return Lesson(
        game=entry.id,
        seats=tuple("" if name == "you" else name for name in names),
        seed=script["seed"],
        ends=script["ends"],
        winners=tuple(names.index(name) for name in script["winners"]),
        learnt=tuple(f"learnt-{entry.id}-{number}" for number in range(1, script["learnt"] + 1)),
        moments=tuple(_moment(entry, names, moment) for moment in script["moment"]),
        variant=script.get("variant", "standard"),
        options=script.get("options", {}),
    )


def _moment(entry: Entry, names: list[str], moment: dict[str, Any]) -> Moment:
    steps = [step.split(": ", 1) for step in moment.get("they", ())]
    they = tuple((names.index(name), action) for name, action in steps)
    return Moment(they, f"lesson-{entry.id}-{moment['note']}", moment.get("you", ""))


# ---------------------------------------------------------------------------------- for the page
def begin(lesson: Lesson) -> Match:
    return Match.new(lesson.game, len(lesson.seats), lesson.options, lesson.seed, variant=lesson.variant)


def page_script(lesson: Lesson) -> dict[str, Any]:
    """The lesson as the page plays it, JSON: who sits there, all frames, and the whole story for the end."""
    match = begin(lesson)
    steps = frames(lesson, match)
    return {
        "game": lesson.game,
        "variant": match.variant,
        "options": dict(match.options),
        "seats": list(lesson.seats),
        "seat": LEARNER,
        "learnt": list(lesson.learnt),
        "story": match.all_events(),
        "frames": steps,
    }


def frames(lesson: Lesson, match: Match) -> list[Frame]:
    """Plays the lesson to its end, as the learner's seat sees it.

    A frame is what there is to see after a step: the keys of the view that changed, and what was told. Where it stops
    it has a note, and the action that the learner is to take; where it does not, the page goes on by itself. Raises
    IllegalAction for a script that breaks a rule.
    """
    eyes = _LearnerView(match)
    found: list[Frame] = []
    frame = eyes.frame()
    for moment in lesson.moments:
        for seat, text in moment.they:
            if "set" in frame or "events" in frame:
                found.append(frame)
            match.play(seat, read(match, seat, text))
            frame = eyes.frame(seat)
        frame["note"] = moment.note
        if moment.you:
            frame["expect"] = read(match, LEARNER, moment.you)
        found.append(frame)
        frame = {}
        if moment.you:
            match.play(LEARNER, found[-1]["expect"])
            frame = eyes.frame(LEARNER)
    if "set" in frame or "events" in frame:
        found.append(frame)
    return found


class _LearnerView:
    """The learner's: what he saw last, so that a frame holds only what is new to him."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.view: dict[str, Any] = {}
        self.events_seen = 0

    def frame(self, by: int | None = None) -> Frame:
        view, events = self.match.view(LEARNER), self.match.events(LEARNER)
        changed = {key: value for key, value in view.items() if key not in self.view or self.view[key] != value}
        new = events[self.events_seen :]
        self.view, self.events_seen = view, len(events)
        frame: Frame = {} if by is None else {"by": by}
        if changed:
            frame["set"] = changed
        if new:
            frame["events"] = new
        return frame
