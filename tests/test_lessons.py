"""First games: every lesson is a real match that ends as it says, told in every language of its game."""

from __future__ import annotations

import json

import pytest

from valise_games.games import catalogue
from valise_games.games.messages import Formatter, languages
from valise_games.play.lesson import LEARNER, Frame, Lesson, begin, frames, lessons, played

LESSONS = lessons()
LARGEST = 120_000  # characters, as the page loads it
FEWEST_DECISIONS = 8

every_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


def test_every_game_has_a_lesson() -> None:
    assert LESSONS.keys() == catalogue.keys()


@every_lesson
def test_it_is_soon_loaded(lesson: Lesson) -> None:
    assert len(json.dumps(played(lesson))) < LARGEST


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
def test_every_note_is_a_message_of_the_game_with_as_many_paragraphs_in_each_language(lesson: Lesson) -> None:
    package = catalogue[lesson.game].package
    english, *others = [Formatter(package, language, {}) for language in languages(package)]
    assert len(lesson.learnt) == 3
    for note in (*lesson.learnt, *(moment.note for moment in lesson.moments)):
        assert english.has(note)
        for other in others:
            assert other.string(note) != english.string(note)
            assert other.string(note).count("\n") == english.string(note).count("\n")


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
