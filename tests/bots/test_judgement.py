"""Looking back at decisions: by what the seat knew, with how sure it is, and only where it is worth telling."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.every_game.tables import play_on
from valise_games import Match
from valise_games.bots import Judgement, judge
from valise_games.bots.judgement import DOUBTED, LEAST, SURE, _Looker
from valise_games.games import BadSetup
from valise_games.games.game import known_to, open_to
from valise_games.rules import FastDice

pytestmark = pytest.mark.timeout(900)  # whoever asks first compiles a game


def ended(seed: int, game: str = "casablanca") -> Match:
    """Played at random: much is given away."""
    match = Match.new(game, 2, seed=seed, variant="small")
    play_on(match, 10**6, Random(seed))
    return match


def test_a_mistake_is_listed_with_what_was_better() -> None:
    match = ended(4)
    found = judge(match, 0)
    assert 0 < len(found.missteps) <= DOUBTED
    assert [one.lost for one in found.missteps] == sorted((one.lost for one in found.missteps), reverse=True)
    for one in found.missteps:
        assert one.taken != one.better
        assert {"taken": one.taken in one.view["legal"], "better": one.better in one.view["legal"]} == {
            "taken": True,
            "better": True,
        }
        assert one.lost >= max(LEAST, SURE * one.error)
        assert 0 < one.lost <= one.before <= 1
        assert 1 <= one.n <= match.entries
        assert one.view["you"] == 0
    # The case could have been taken along to where it wins; it was left behind instead.
    worst = found.missteps[0]
    assert (worst.taken["case"], worst.better["case"]) == (False, True)
    assert worst.lost > 0.5


def test_every_decision_with_a_choice_counts() -> None:
    match = ended(2)
    plain: Any = match.entry.load("plain", "small")
    choices = 0
    for steps, _ in match.entries_again():
        choices += sum(step.seat == 1 and len(open_to(plain, step.before, 1)) > 1 for step in steps)
    assert judge(match, 1).decisions == choices > 10


def test_it_is_the_same_each_time() -> None:
    assert judge(ended(3), 0) == judge(ended(3), 0)


def test_it_knows_no_more_than_the_seat_did() -> None:
    """Another state of which the seat knows the same is judged alike, to the last digit."""
    match = ended(4)
    plain: Any = match.entry.load("plain", "small")
    steps = [step for steps, _ in match.entries_again() for step in steps if step.seat == 0]
    differed = 0
    for step in steps[:40:4]:
        known = known_to(plain, step.before, 0)
        other = known_to(plain, step.before, 0)
        plain.guess(other, 0, FastDice(step.n))
        options = open_to(plain, known, 0)
        shares = [_Looker(match, 0).shares(state, options, 20) for state in (step.before, other)]
        assert np.array_equal(*shares)
        differed += other.as_dict() != step.before.as_dict()
    assert differed, "the guess was another state"


def test_a_seat_without_a_choice_gave_nothing_away() -> None:
    match = Match.new("casablanca", 2, seed=1, variant="small")
    match.close("aborted")
    assert judge(match, 0) == Judgement(0, [])


def test_a_match_that_runs_is_not_judged() -> None:
    with pytest.raises(BadSetup, match="when the game is over"):
        judge(Match.new("casablanca", 2, seed=1, variant="small"), 0)
