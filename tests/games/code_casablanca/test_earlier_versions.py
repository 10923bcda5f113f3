"""Matches of version 1 are played to their end, and replayed, by the rules they began with."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.games.code_casablanca.table import GAME
from valise_games import Match, catalogue, verify
from valise_games.bots.policies import load_novice
from valise_games.games.game import open_to
from valise_games.rules import FastDice

TOLD_SINCE = {"challenges", "named", "opened"}


@pytest.mark.parametrize("evidence_only", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_a_match_of_version_1_comes_to_its_end_by_version_1(seed: int, evidence_only: bool) -> None:
    match, luck = Match.new(GAME, 3, {"evidence_only": evidence_only}, seed, variant="small", version=1), Random(seed)
    while not match.over:
        seat = luck.choice(match.to_act)
        match.play(seat, luck.choice(match.legal(seat)))
    record = match.record()
    assert record["rules"] == 1
    assert not {event["what"] for event in match.all_events()} & TOLD_SINCE
    assert verify(json.dumps(record).encode()).outcome == match.outcome


def test_a_novice_plays_version_1() -> None:
    entry = catalogue[GAME]
    game: Any = entry.load("plain", "small")
    policy, dice = load_novice(entry, game), FastDice(1)
    for _ in range(20):
        s = game.State()
        game.new_game(s, 3, entry.encode_options({}, 1), dice)
        while not game.is_over(s):
            seat = game.next_to_act(s)
            known = game.State()
            game.blank(s, seat, known)
            options = open_to(game, known, seat)
            game.step(s, seat, policy.decide(known, seat, [len(options), *options], dice), dice)
        assert s.version == 1
