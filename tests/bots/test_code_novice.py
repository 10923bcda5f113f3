"""The Novice of Code Casablanca: what he suspects, and what he challenges."""

from __future__ import annotations

from typing import Any

import pytest

from valise.bots.policies import load_novice
from valise.games import find
from valise.rules import FastDice

ENTRY = find("code-casablanca")


def begin(seats: int, variant: str = "standard") -> tuple[Any, Any, Any]:
    """The rules, the Novice, and a new game."""
    game: Any = ENTRY.load("plain", variant)
    s = game.State()
    game.new_game(s, seats, ENTRY.encode_options({}), FastDice(3))
    return game, load_novice(ENTRY.id, game), s


# ---------------------------------------------------------------------------------- what he suspects
@pytest.mark.parametrize("message", ["code 2", "no code", "file 1"])
def test_a_deal_is_as_likely_as_its_messages(message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By Bayes, from the chance that the message was true before it was heard."""
    game, novice, s = begin(2, "small")
    monkeypatch.setattr(novice, "SWEEPS", 8)
    kind = game.FILE_KIND if message == "file 1" else game.CODE_KIND
    answer = {"code 2": 2, "no code": 0, "file 1": 1}[message]
    before = {
        "code 2": (game.NUMBERS - 1) / game.NUMBERS / game.BUILDINGS,
        "no code": game.NUMBERS / game.BUILDINGS,
        "file 1": 1 / game.BUILDINGS,
    }[message]
    slot = 1 * game.KINDS + kind
    s.seen[1] = 1 << 1
    s.sources[0] = 1 << 1
    s.times[1][slot] = 1
    s.told[1][slot] = 1 << answer
    known, dice, games, true = game.State(), FastDice(9), 3000, 0
    game.blank(s, 0, known)
    for _ in range(games):
        suspicion, again = known.copy(), game.State()
        game.guess(suspicion, 0, dice)
        sums = [[0] * game.CONSERVED for _ in range(2)]
        game.conserved(suspicion, sums[0])
        novice.suspect(suspicion, 0, dice)
        game.conserved(suspicion, sums[1])
        game.blank(suspicion, 0, again)
        assert sums[0] == sums[1]
        assert again == known
        true += game.truth(suspicion.tile[1], kind) == answer
    wanted = novice.TRUER * before / (novice.TRUER * before + 1 - before)
    assert true / games == pytest.approx(wanted, abs=4 * (wanted * (1 - wanted) / games) ** 0.5)


# ---------------------------------------------------------------------------------- what he challenges
@pytest.mark.parametrize(("asked", "lets_pass"), [(1, True), (2, False)])
def test_the_last_who_is_asked_lets_no_claim_pass(asked: int, lets_pass: bool) -> None:
    """CC-22: a claim that nobody has challenged wins. Those before him may leave it to him."""
    game, novice, s = begin(4)
    s.out = 1 << 3
    s.phase = game.CHALLENGING
    s.claimant, s.challenger = 0, asked
    s.claim_at[0], s.claim_file[0] = 0, 1
    s.claim_codes[0] = 0b111110
    choices = [0] * (game.MOST_CHOICES + 1)
    game.legal(s, asked, choices)
    done = {novice.decide(s, asked, choices, FastDice(seed)) for seed in range(60)}
    assert (game.NO_CHALLENGE in done) == lets_pass
    assert len(done) > 10
