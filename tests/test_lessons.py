"""First games: every lesson is a real match that ends as it says, told in every language of its game."""

from __future__ import annotations

import json
import re

import pytest

from valise_games.games import catalogue
from valise_games.games.messages import Formatter, languages, plain
from valise_games.games.teller import Teller
from valise_games.play.lesson import LEARNER, Frame, Lesson, begin, frames, lessons, page_script

LESSONS = lessons()
LARGEST = 120_000  # characters, as the page loads it
FEWEST_DECISIONS = 8

every_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


def test_every_game_has_a_lesson() -> None:
    assert LESSONS.keys() == catalogue.keys()


@every_lesson
def test_it_is_soon_loaded(lesson: Lesson) -> None:
    assert len(json.dumps(page_script(lesson))) < LARGEST


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


@every_lesson
def test_a_task_uses_the_words_of_its_button_in_each_language(lesson: Lesson) -> None:
    """What is to be done is called as on the button: "Insist", and not "Refuse"; inflected, where the language does."""
    entry = catalogue[lesson.game]
    shown = frames(lesson, begin(lesson))
    for language in languages(entry.package):
        teller = Teller(entry, language, [name or "you" for name in lesson.seats], you=LEARNER, variant=lesson.variant)
        for frame, view in zip(shown, views(shown), strict=True):
            if "expect" not in frame:
                continue
            label = label_of(teller, {**view, "you": LEARNER}, frame["expect"])
            task = teller.formatter.string(frame["note"]).split("\n")[-1]
            assert stems(label) & stems(task), f"{language}, {frame['note']}: {label!r} is asked for as {task!r}"


def label_of(teller: Teller, view: Frame, action: Frame) -> str:
    """As the list of moves has it, with the name of its group."""
    for group in teller.menu(view):
        for choice in group.choices:
            if choice.action == action:
                return f"{plain(group.title or [])} {plain(choice.label)}"
    raise AssertionError(f"nothing offers {action}")


def stems(text: str) -> set[str]:
    """The beginnings of its words; of places, as A1, all of it. A number alone says nothing about what is done."""
    words = re.findall(r"[^\W_]+", text.casefold().replace("\u2060", " "))
    return {word[:3] for word in words if len(word) > 1 and not word.isdecimal()}
