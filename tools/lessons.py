"""Writes the first games as the page plays them: every lesson, frame by frame, as the learner's seat sees it.

    python -m tools.lessons        # writes them anew; `make docs` calls it

A frame is what there is to see after a step: the keys of the view that changed, and what was told. Where it stops it
has a note, and the action that the learner is to take; where it does not, the page goes on by itself.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from valise_games import Match
from valise_games.games.game import Action
from valise_games.play.lesson import LEARNER, Lesson, lessons
from valise_games.play.script import read

FOLDER = Path(__file__).parent.parent / "web" / "src" / "first"
Frame = dict[str, Any]


def main() -> None:
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(FOLDER.parent.parent.parent), f"{len(text) / 1000:.0f} kB")


def pages() -> dict[Path, str]:
    """Every file, with what belongs in it."""
    return {FOLDER / f"{game}.json": write(lesson) for game, lesson in lessons().items()}


def write(lesson: Lesson) -> str:
    match = begin(lesson)
    shown = frames(lesson, match)
    about = {
        "game": lesson.game,
        "variant": match.variant,
        "options": dict(match.options),
        "seats": lesson.seats,
        "seat": LEARNER,
        "learnt": [asdict(note) for note in lesson.learnt],
        "story": match.all_events(),
    }
    head = json.dumps(about, ensure_ascii=False, separators=(",", ":")).removesuffix("}")
    rows = [json.dumps(frame, ensure_ascii=False, separators=(",", ":")) for frame in shown]
    return f'{head},"frames":[\n' + ",\n".join(rows) + "\n]}\n"


def begin(lesson: Lesson) -> Match:
    return Match.new(lesson.game, len(lesson.seats), lesson.options, lesson.seed, variant=lesson.variant)


def frames(lesson: Lesson, match: Match) -> list[Frame]:
    """Plays the lesson to its end."""
    eyes = Eyes(match)
    found: list[Frame] = []
    frame = eyes.frame()
    for moment in lesson.moments:
        for seat, text in moment.they:
            if "set" in frame or "events" in frame:
                found.append(frame)
            match.play(seat, read(match, seat, text))
            frame = eyes.frame(seat)
        frame["note"] = asdict(moment.note)
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


class Eyes:
    """The learner's: what he saw last, so that a frame holds only what is new to him."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.view: dict[str, Any] = {}
        self.heard = 0

    def frame(self, by: int | None = None) -> Frame:
        view, events = self.match.view(LEARNER), self.match.events(LEARNER)
        changed = {key: value for key, value in view.items() if key not in self.view or self.view[key] != value}
        told: list[Action] = events[self.heard :]
        self.view, self.heard = view, len(events)
        frame: Frame = {} if by is None else {"by": by}
        if changed:
            frame["set"] = changed
        if told:
            frame["events"] = told
        return frame


if __name__ == "__main__":
    main()
