"""The Novice of Code Casablanca: what he suspects, and what he challenges."""

from __future__ import annotations

from typing import Any

import pytest

from valise_games.bots.policies import load_novice
from valise_games.games import find
from valise_games.rules import FastDice

ENTRY = find("code-casablanca")


def begin(seats: int, variant: str = "standard") -> tuple[Any, Any, Any]:
    """The rules, the Novice, and a new game."""
    game: Any = ENTRY.load("plain", variant)
    s = game.State()
    game.new_game(s, seats, ENTRY.encode_options({}), FastDice(3))
    return game, load_novice(ENTRY, game), s


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


def test_what_others_told_each_other_is_about_the_tiles_he_suspects(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are believed to lie as often as he does, whatever tiles have changed places since they were guessed."""
    game, novice, s = begin(4)
    monkeypatch.setattr(novice, "SWEEPS", 8)
    for asker, sender in ((0, 1), (2, 3)):
        slot = 4 * game.KINDS
        s.seen[sender] = 1 << 4
        s.sources[asker] = 1 << sender
        s.times[asker * game.SEATS + sender][slot] = 1
        s.told[asker * game.SEATS + sender][slot] = 1 << 2
    known, dice, games, true = game.State(), FastDice(9), 2000, 0
    game.blank(s, 0, known)
    for _ in range(games):
        suspicion = known.copy()
        game.guess(suspicion, 0, dice)
        novice.suspect(suspicion, 0, dice)
        told = suspicion.told[2 * game.SEATS + 3][4 * game.KINDS]
        assert game.count(told) == 1
        true += told >> game.truth(suspicion.tile[4], game.CODE_KIND) & 1
    assert true / games == pytest.approx(1 - 1 / novice.LIES, abs=0.05)


@pytest.mark.parametrize("evidence_only", [False, True])
def test_a_suspicion_changes_nothing_that_the_seat_knows(evidence_only: bool) -> None:
    """Nor whether a message proved false is among those told; and who is asked for a claim has yet to answer."""
    game, novice, _ = begin(4)
    dice, windows, proved = FastDice(5), 0, 0
    for _ in range(6):
        s, choices = game.State(), [0] * (game.MOST_CHOICES + 1)
        game.new_game(s, 4, ENTRY.encode_options({"evidence_only": evidence_only}), dice)
        while not game.is_over(s):
            seat = game.next_to_act(s)
            known, again = game.State(), game.State()
            game.blank(s, seat, known)
            suspicion = known.copy()
            game.guess(suspicion, seat, dice)
            novice.suspect(suspicion, seat, dice)
            game.blank(suspicion, seat, again)
            assert again == known
            if s.phase == game.CLAIMING:
                windows += 1
                assert not (suspicion.answered | suspicion.claimants) & ~(1 << seat)
                assert not any(
                    suspicion.claim_codes[other] for other in range(4) if other != seat and not s.out >> other & 1
                )
            for accused in range(4):
                if s.unmasked_by[accused]:
                    proved += 1
                    pair = (s.unmasked_by[accused] - 1) * game.SEATS + accused
                    slot, answer = divmod(suspicion.lie[accused] - 1, game.ANSWERS)
                    assert suspicion.told[pair][slot] >> answer & 1
            choices[0] = 0
            game.legal(s, seat, choices)
            game.step(s, seat, novice.decide(s, seat, choices, dice), dice)
    assert windows > 100
    assert proved > 100


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
