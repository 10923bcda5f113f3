"""How a belief is judged, and which turning points are told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.play.matches import ended_record
from valise_games.games.game import Belief
from valise_games.play import review, verify
from valise_games.play.review import LEAST_WEIGHT, MOST_TURNS, judge

HERE, THERE, ELSEWHERE = {"at": "here"}, {"at": "there"}, {"at": "elsewhere"}


@pytest.mark.parametrize(
    ("belief", "told"),
    [
        (Belief([(HERE, 1.0)], certain=True, has=True), ("has", 1.0, HERE)),
        (Belief([(HERE, 1.0)], certain=True), ("knows", 1.0, HERE)),
        (Belief([(HERE, 1.0)], certain=False), ("leans", 0.999, HERE)),
        (Belief([(HERE, 0.51), (THERE, 0.49)], certain=False), ("leans", 0.51, HERE)),
        (Belief([(HERE, 0.5), (THERE, 0.5)], certain=False), ("open", 0.5, None)),
        (Belief([(HERE, 0.4), (THERE, 0.3), (ELSEWHERE, 0.3)], certain=False), ("open", 0.4, None)),
        (Belief([(HERE, 1 / 3), (THERE, 2 / 3)], certain=False), ("wrong", 0.333, THERE)),
        (Belief([(THERE, 1.0)], certain=False), ("wrong", 0, THERE)),
    ],
)
def test_a_belief_is_judged_by_what_is_true_here(belief: Belief, told: tuple[str, float, Any]) -> None:
    assert tuple(judge(belief, HERE).values()) == told


def test_where_nothing_is_true_there_is_nothing_to_know() -> None:
    assert judge(Belief([(None, 1.0)], certain=True), None)["level"] == "none"


def test_the_weightiest_turning_points_are_kept_and_of_equal_ones_the_latest(monkeypatch: pytest.MonkeyPatch) -> None:
    match = verify(ended_record())

    def many(steps: object) -> Iterator[dict[str, Any]]:
        for n in range(1, 31):
            yield {"n": n, "what": "moved", "seat": 0, "weight": LEAST_WEIGHT - 1 if n > 25 else 4}
        yield {"n": 5, "what": "won", "seat": 1, "weight": 10}

    monkeypatch.setattr(match._game, "turning_points", many)
    turns = review(match)["turns"]
    assert [turn["n"] for turn in turns] == [5, *range(25 - MOST_TURNS + 2, 26)]
    assert turns[0]["what"] == "won"
    assert list(turns[0]) == ["n", "what", "seat", "weight"]


def test_turning_points_of_one_entry_are_in_the_order_they_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    match = verify(ended_record())
    happened = [("challenged", 6), ("caught", 7), ("out", 4), ("won", 10)]
    told = [{"n": 9, "what": what, "seat": 0, "weight": weight} for what, weight in happened]
    monkeypatch.setattr(match._game, "turning_points", lambda _: iter([*told, {**told[0], "n": 3}]))
    assert review(match)["turns"] == [{**told[0], "n": 3}, *told]


def test_others_get_their_turn_after_every_entry() -> None:
    match = verify(ended_record())
    breaths: list[int] = []
    assert review(match, lambda: breaths.append(1)) == review(match)
    assert len(breaths) == match.entries + 1
