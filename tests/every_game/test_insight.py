"""Looking back: what the review says of every game holds for whoever was there."""

from __future__ import annotations

import json
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.every_game.tables import SHORT_TABLES, Table, at_short_tables, guessed_by, known_to, play_on
from valise_games import Match
from valise_games.games import BadSetup
from valise_games.play import review
from valise_games.play.review import MOST_TURNS

SEED = 4
GUESSES = 12
LEVELS = {"has", "knows", "leans", "wrong", "open", "none"}


def ended(table: Table) -> Match:
    return _played(str(table))[0]


def reviewed(table: Table) -> dict[str, Any]:
    return _played(str(table))[1]


@cache
def _played(name: str) -> tuple[Match, dict[str, Any]]:
    match = next(table for table in SHORT_TABLES if str(table) == name).new_match(SEED)
    play_on(match, 10**6, Random(SEED), temper=1)
    return match, review(match)


def at(spans: list[dict[str, Any]], n: int) -> dict[str, Any]:
    return next(span for span in spans if span["first"] <= n <= span["last"])


@at_short_tables
def test_spans_cover_every_entry_once_and_are_as_long_as_they_can_be(table: Table) -> None:
    match, told = ended(table), reviewed(table)
    assert len(told["truth"]) == len(told["questions"]) > 0
    assert [len(questions) for questions in told["seats"]] == [len(told["questions"])] * table.seats
    for spans in [*told["truth"], *(spans for questions in told["seats"] for spans in questions)]:
        assert spans[0]["first"] == 0
        assert spans[-1]["last"] == match.entries
        for span, following in pairwise(spans):
            assert span["first"] <= span["last"] == following["first"] - 1
            assert {**span, "first": 0, "last": 0} != {**following, "first": 0, "last": 0}


@at_short_tables
def test_levels_say_what_the_shares_do(table: Table) -> None:
    told = reviewed(table)
    for question, truth in enumerate(told["truth"]):
        for questions in told["seats"]:
            for span in questions[question]:
                answer = at(truth, span["first"])["answer"]
                assert span["level"] in LEVELS
                assert (span["level"] == "none") == (answer is None)
                assert 0 <= span["share"] <= 1
                if answer is not None:
                    assert (span["level"] in ("has", "knows")) == (span["share"] == 1)
                    assert (span["believes"] == answer) == (span["level"] in ("has", "knows", "leans"))
                    assert (span["believes"] is None) == (span["level"] == "open")


@at_short_tables
def test_who_knows_could_not_have_guessed_otherwise_and_shares_are_all_there_is(table: Table) -> None:
    """A guess in which somebody is in the middle of something is none of the end of an entry."""
    game, told = table.plain, reviewed(table)
    every = max(1, ended(table).entries // 40)
    for n, (_, s) in enumerate(ended(table).entries_again()):
        if n % every:
            continue
        truth = game.answers(s)
        for seat in range(table.seats):
            beliefs = game.beliefs(known_to(game, s, seat), seat)
            guesses = [guessed_by(game, s, seat, seed) for seed in range(GUESSES)]
            guesses = [guess for guess in guesses if guess.phase == s.phase]
            for question, belief in enumerate(beliefs):
                assert sum(share for _, share in belief.shares) == pytest.approx(1)
                assert all(share > 0 for _, share in belief.shares)
                level = at(told["seats"][seat][question], n)["level"]
                if level in ("has", "knows"):
                    assert belief.shares == [(truth[question], 1)]
                    assert all(game.answers(guess)[question] == truth[question] for guess in guesses)


@at_short_tables
def test_who_has_all_information_knows(table: Table) -> None:
    """At the end everything is open to everybody."""
    for questions in reviewed(table)["seats"]:
        assert all(spans[-1]["level"] in ("has", "knows", "none") for spans in questions)


@at_short_tables
def test_a_review_is_json_and_the_same_each_time(table: Table) -> None:
    told = reviewed(table)
    assert json.loads(json.dumps(told)) == told
    assert review(Match.load(ended(table).save())) == told
    assert [question["main"] for question in told["questions"]].count(True) == 1


@at_short_tables
def test_turning_points_are_few_and_in_order(table: Table) -> None:
    turns = reviewed(table)["turns"]
    assert len(turns) <= MOST_TURNS
    assert [turn["n"] for turn in turns] == sorted(turn["n"] for turn in turns)
    for turn in turns:
        assert 1 <= turn["n"] <= ended(table).entries
        assert 0 <= turn["seat"] < table.seats
        assert 1 <= turn["weight"] <= 10
        assert isinstance(turn["what"], str)


@at_short_tables
def test_a_running_game_has_no_review(table: Table) -> None:
    match = table.new_match(4)
    luck = Random(4)
    while not match.over:
        with pytest.raises(BadSetup, match="when the game is over"):
            review(match)
        with pytest.raises(BadSetup, match="when the game is over"):
            match.entries_again()
        play_on(match, 25, luck)


@pytest.mark.parametrize("table", SHORT_TABLES[::5], ids=str)
def test_a_match_that_was_closed_early_is_looked_back_at_as_far_as_it_came(table: Table) -> None:
    match = table.new_match(4)
    play_on(match, 30, Random(4))
    if not match.over:
        match.close("aborted")
    told = review(match)
    assert all(spans[-1]["last"] == match.entries for spans in told["truth"])
