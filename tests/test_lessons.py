"""First games: every lesson is a real match that ends as it says, in both languages, and the page has it as it is."""

from __future__ import annotations

import pytest

from tools.lessons import Frame, begin, frames, pages
from valise_games.games import catalogue
from valise_games.play.lesson import LEARNER, Lesson, lessons

LESSONS = lessons()
LARGEST = 120_000  # characters, as the page loads it
FEWEST_DECISIONS = 8

every_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


def test_every_game_has_a_lesson() -> None:
    assert LESSONS.keys() == catalogue.keys()


def test_lessons_of_the_page_are_current() -> None:
    for path, text in pages().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run make docs"
        assert len(text) < LARGEST


@every_lesson
def test_every_step_is_legal_and_the_match_ends_as_the_lesson_says(lesson: Lesson) -> None:
    match = begin(lesson)
    frames(lesson, match)  # an illegal step would raise
    assert match.outcome is not None
    assert match.outcome["reason"] == lesson.ends
    assert tuple(match.outcome["winners"]) == lesson.winners


@every_lesson
def test_the_learner_decides_often_and_always_reads_why(lesson: Lesson) -> None:
    shown = frames(lesson, begin(lesson))
    decisions = [frame for frame in shown if "expect" in frame]
    assert len(decisions) >= FEWEST_DECISIONS
    assert all("note" in frame for frame in decisions)
    assert "note" in shown[-1]
    for frame, view in zip(shown, views(shown), strict=True):
        if "expect" in frame:
            assert frame["expect"] in view["legal"]


@every_lesson
def test_everything_is_said_in_both_languages(lesson: Lesson) -> None:
    notes = [*lesson.learnt, *(moment.note for moment in lesson.moments)]
    assert len(lesson.learnt) == 3
    for note in notes:
        assert note.en.strip()
        assert note.fr.strip()
        assert note.en != note.fr
        assert len(note.en.split("\n")) == len(note.fr.split("\n"))


@every_lesson
def test_a_frame_shows_what_the_learners_seat_may_see_and_no_more(lesson: Lesson) -> None:
    match = begin(lesson)
    shown = frames(lesson, match)
    assert list(views(shown))[-1] == match.view(LEARNER)
    assert [event for frame in shown for event in frame.get("events", ())] == match.events(LEARNER)


def views(shown: list[Frame]) -> list[Frame]:
    """The whole view at each frame, as the page puts it together."""
    found: list[Frame] = []
    view: Frame = {}
    for frame in shown:
        view = {**view, **frame.get("set", {})}
        found.append(view)
    return found
