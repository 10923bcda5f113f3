"""Chances to win: only of a match that has ended, shares of 1, and nearer to the truth where more is known."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.every_game.tables import play_on
from valise_games import Match
from valise_games.bots import chances, chances_throughout, win_chances
from valise_games.bots.win_chances import Fit, calibrated
from valise_games.games import BadSetup, catalogue, find
from valise_games.play.match import SPECTATOR

pytestmark = pytest.mark.timeout(900)  # whoever asks first compiles a game


def ended(game: str = "casablanca", seed: int = 1) -> Match:
    match = Match.new(game, 2, seed=seed, variant="small")
    play_on(match, 10**6, Random(seed))
    return match


def test_every_entry_has_chances_that_add_up_to_one() -> None:
    match = ended()
    found = chances_throughout(match)
    won = bool(match.outcome and match.outcome["winners"])
    assert len(found) == match.entries + 1
    for one in found:
        assert sum(one.public) == pytest.approx(1 if one is not found[-1] or won else 0, abs=0.001)
        assert sum(one.true) == pytest.approx(1, abs=0.001)
    assert chances(match, 3) == found[3]
    assert match.outcome is not None
    assert found[-1].public == found[-1].true == match.outcome["scores"]


def test_the_same_match_has_the_same_chances() -> None:
    assert chances_throughout(ended()) == chances_throughout(ended())


def test_a_match_that_runs_has_none() -> None:
    with pytest.raises(BadSetup, match="when the game is over"):
        chances_throughout(Match.new("casablanca", 2, seed=1, variant="small"))
    with pytest.raises(ValueError, match="no entry 999"):
        chances(ended(), 999)


def test_the_public_line_knows_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is asked for it is guessed from what a spectator knows; the true states go into the true line alone."""
    asked: list[Any] = []

    class Listening:
        def estimate(self, states: Any, times: int) -> Any:
            asked.append(states.copy())
            return win_chances.playouts_of("casablanca", "small").estimate(states, 1)

    monkeypatch.setattr(win_chances, "estimator_of", lambda entry, variant: Listening())
    match = ended()
    chances_throughout(match)
    game: Any = match.entry.load("plain", "small")
    guesses, truths = asked
    true = [game.State.unpack(state) for state in truths]
    assert true == [s for _, s in match.entries_again()]
    times, different = len(guesses) // len(truths), 0
    for i, s in enumerate(true[:-1]):
        public, again = game.State(), game.State()
        game.blank(s, SPECTATOR, public)
        for guess in guesses[i * times : (i + 1) * times]:
            full = game.State.unpack(guess)
            different += full != s
            again = game.State()
            game.blank(full, SPECTATOR, again)
            assert again == public
    assert different > times


def test_luck_is_evened_out_by_what_was_before_and_never_by_what_comes() -> None:
    even = win_chances.evened(np.array([[1.0, 0.0]] * 4 + [[0.0, 1.0]] * 4))
    assert even[:4].tolist() == [[1.0, 0.0]] * 4
    assert even[4].tolist() == pytest.approx([1 / 2, 1 / 2])
    assert even[5].tolist() == pytest.approx([1 / 6, 5 / 6])
    assert even[6].tolist() == [0.0, 1.0]


def test_setting_right() -> None:
    even = [True, True]
    assert calibrated([0.8, 0.2], even, Fit()) == [0.8, 0.2]
    assert calibrated([0.8, 0.2], even, Fit(2.0)) == [0.9412, 0.0588]
    assert calibrated([0.8, 0.2], even, Fit(1.0, 0.5)) == [0.65, 0.35]
    assert calibrated([0.5, 0.5, 0.0], [True, False, True], Fit(1.0, 0.5)) == [0.75, 0.0, 0.25]
    assert calibrated([0.0, 0.0], even, Fit()) == [0.5, 0.5]


def test_every_game_is_fitted() -> None:
    for game in catalogue:
        for fit in win_chances.fits_of(find(game)).values():
            assert 0 < fit.doubt < 1


@pytest.mark.long
@pytest.mark.parametrize("game", [game for game in catalogue if game not in ("casablanca", "casanova")])
def test_every_game_has_chances(game: str) -> None:
    found = chances_throughout(ended(game))
    assert all(sum(one.true) == pytest.approx(1, abs=0.001) for one in found)
