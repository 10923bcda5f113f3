"""What a player keeps of a deal by himself: with it he notices what a host did to a deal, from the record alone.

The tests play the host, as he can play with the log of his own house: he knows the seed, and whatever was sent to him.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.play.matches import play_on
from valise_games import Match, verify
from valise_games.play import deal_memory, fairness

NONCES = ["0" * 31 + seat for seat in "abc"]
PROMISED = [fairness.nonce_commitment(nonce) for nonce in NONCES]
ME = 1


def played(seed: int = 1, nonces: Sequence[str] = NONCES, promised: Sequence[str] = PROMISED) -> dict[str, Any]:
    """The record of a whole game."""
    match = Match.new("casablanca", 3, {"round_cap": 3}, seed, variant="small", nonces=nonces, commitments=promised)
    play_on(match, 10**6, Random(1))
    record: dict[str, Any] = json.loads(json.dumps(match.record()))
    return record


def mine() -> deal_memory.DealMemory:
    seal = fairness.commitment(fairness.seed_from(1))
    return deal_memory.fix(deal_memory.begin("http://house", "TABLE", seal, NONCES[ME]), ME, list(PROMISED))


def test_a_fair_deal_leaves_no_doubt() -> None:
    record = played()
    verify(record)
    assert deal_memory.doubts(mine(), record) == []
    assert deal_memory.missing(record) == []


def test_a_host_who_deals_again_from_another_seed_is_noticed() -> None:
    record = played(seed=2)
    verify(record)  # by itself it fits: the promise was replaced with the seed
    assert deal_memory.doubts(mine(), record) == ["other-seal"]


def test_a_host_who_tries_nonces_of_his_own_until_the_deal_suits_him_is_noticed() -> None:
    """He sits in seat 0, knows all the others' nonces, and takes the first of his own with which he moves first."""

    def first(nonce: str) -> int:
        match = Match.new("casablanca", 3, seed=1, variant="small", nonces=[nonce, *NONCES[1:]])
        return int(match.view(None)["mover"])

    best = next(nonce for number in range(100) if first(nonce := f"{number:032}") == 0)
    record = played(nonces=[best, *NONCES[1:]], promised=[fairness.nonce_commitment(best), *PROMISED[1:]])
    verify(record)
    assert deal_memory.doubts(mine(), record) == ["other-parts"]


def test_a_host_who_replaces_a_players_nonce_is_noticed() -> None:
    other = "another nonce, chosen by the host"
    nonces = [NONCES[0], other, NONCES[2]]
    record = played(nonces=nonces, promised=[PROMISED[0], fairness.nonce_commitment(other), PROMISED[2]])
    verify(record)
    assert deal_memory.doubts(mine(), record) == ["other-parts", "part-changed"]


def test_a_nonce_that_was_left_out_is_reported() -> None:
    record = played(nonces=[NONCES[0], "", NONCES[2]])
    verify(record)
    assert deal_memory.doubts(mine(), record) == ["part-lost"]
    assert deal_memory.missing(record) == [ME]
    never_asked = {key: value for key, value in mine().items() if key not in ("seat", "commitments")}
    assert deal_memory.doubts(never_asked, record) == ["part-lost"]


def test_nothing_is_revealed_to_a_table_that_is_not_as_it_was() -> None:
    shown = {"commitment": mine()["commitment"], "commitments": PROMISED}
    first = deal_memory.begin("http://house", "TABLE", shown["commitment"], NONCES[ME])
    assert deal_memory.may_reveal(first, ME, shown)
    assert not deal_memory.may_reveal(first, 0, shown), "not what this seat is committed to"
    assert not deal_memory.may_reveal(first, ME, {**shown, "commitment": "another"})
    assert not deal_memory.may_reveal(mine(), ME, {**shown, "commitments": [PROMISED[2], *PROMISED[1:]]})


@pytest.mark.parametrize("data", [None, [], {}, {"valise-kept": 2}, {**mine(), "seat": "1"}, {**mine(), "nonce": None}])
def test_a_file_that_is_no_memory_is_refused(data: Any) -> None:
    assert deal_memory.read(mine()) == mine()
    with pytest.raises(ValueError, match="keeps of a deal"):
        deal_memory.read(data)
