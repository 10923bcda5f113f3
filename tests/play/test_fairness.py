"""What is promised before the first move, what the deal depends on, and what a running match keeps to itself."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from random import Random

import pytest
from scipy.stats import chisquare

from tests.play.matches import GAMES, begun, play_on
from valise_games import BadSetup, Match, verify
from valise_games.play import fairness
from valise_games.play.stream import KeyedDice

KEY = bytes(range(32))


# ---------------------------------------------------------------------------------- what is promised
def test_the_commitment_is_shown_first_and_the_seed_after_the_end_fits_it() -> None:
    match = begun(decisions=0)
    promised = match.record()["commitment"]
    play_on(match, 10**6, Random(1))
    record = match.record()
    assert record["commitment"] == promised
    assert fairness.commitment(bytes.fromhex(record["seed"])) == promised


def test_the_commitment_is_a_hash_that_anyone_can_compute() -> None:
    seed = bytes(32)
    assert fairness.commitment(seed) == hashlib.sha256(b"valise commitment\0" + seed).hexdigest()


def test_the_key_depends_on_the_seed_and_on_the_nonce_of_each_seat() -> None:
    keys = {fairness.match_key(fairness.seed_from(1), ["a", "b", "c"])}
    keys.add(fairness.match_key(fairness.seed_from(2), ["a", "b", "c"]))
    for seat in range(3):
        nonces = ["a", "b", "c"]
        nonces[seat] = "other"
        keys.add(fairness.match_key(fairness.seed_from(1), nonces))
    keys.add(fairness.match_key(fairness.seed_from(1), ["a", "bc", ""]))
    keys.add(fairness.match_key(fairness.seed_from(1), ['a","b', "c", ""]))
    assert len(keys) == 7


@pytest.mark.parametrize("seat", range(4))
def test_each_seat_can_change_the_deal_with_its_nonce(seat: int) -> None:
    first = Counter[int]()
    for number in range(300):
        nonces = ["", "", "", ""]
        nonces[seat] = str(number)
        first[Match.new("casablanca", 4, seed=1, nonces=nonces).view(None)["mover"]] += 1
    assert chisquare([first[s] for s in range(4)]).pvalue > 1e-4


def test_a_nonce_counts_only_with_its_commitment() -> None:
    promised = [fairness.nonce_commitment(nonce) for nonce in ("a", "b", "c")]
    match = Match.new("casablanca", 3, seed=1, nonces=["a", "b", ""], commitments=promised)
    assert match.record()["commitments"] == promised, "also of the seat that did not reveal its part"
    assert Match.load(match.save()).commitments == tuple(promised)
    with pytest.raises(BadSetup, match="seat 1 was committed to another nonce"):
        Match.new("casablanca", 3, seed=1, nonces=["a", "other", "c"], commitments=promised)
    with pytest.raises(BadSetup, match="seat 2 was committed to another nonce"):
        Match.new("casablanca", 3, seed=1, nonces=["a", "b", "c"], commitments=[*promised[:2], ""])


def test_a_match_of_the_first_format_keeps_it() -> None:
    match = Match.new("casablanca", 3, seed=1, nonces=["a", "b", "c"], format=1)
    again = Match.load(match.save())
    assert again.record() == match.record()
    assert again.record()["valise"] == 1
    assert "commitments" not in again.record()
    again.close("aborted")
    record = again.record()
    assert "hash" not in record
    assert verify(record).format == 1


def test_nonces_are_kept_in_saves_and_records() -> None:
    nonces = ["first", "zwölf", "日本"]
    match = begun(nonces=nonces, decisions=10**6)
    assert list(match.nonces) == nonces
    assert match.record()["nonces"] == nonces
    assert list(Match.load(match.save()).nonces) == nonces


# ---------------------------------------------------------------------------------- the dice of a match
def test_the_dice_of_a_step_are_the_same_every_time() -> None:
    rolls = [[KeyedDice(KEY, step).roll(1000) for _ in range(3)] for step in range(50)]
    assert all(len(set(row)) == 1 for row in rolls)
    dice, again = KeyedDice(KEY, 3), KeyedDice(KEY, 3)
    assert [dice.roll(n) for n in range(1, 200)] == [again.roll(n) for n in range(1, 200)]


def test_the_dice_differ_between_steps_and_between_keys() -> None:
    def rolls(key: bytes, step: int) -> tuple[int, ...]:
        dice = KeyedDice(key, step)
        return tuple(dice.roll(2**32) for _ in range(20))

    assert (
        len({rolls(KEY, step) for step in range(100)} | {rolls(bytes([n]) + KEY[1:], 0) for n in range(1, 100)}) == 199
    )


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 24, 52, 100])
def test_the_dice_are_fair_within_a_step_and_over_steps(sides: int) -> None:
    within = KeyedDice(KEY, 0)
    for rolls in (
        Counter(within.roll(sides) for _ in range(20_000)),
        Counter(KeyedDice(KEY, step).roll(sides) for step in range(20_000)),
    ):
        assert set(rolls) == set(range(sides))
        assert chisquare(list(rolls.values())).pvalue > 1e-4


def test_pairs_of_rolls_are_independent() -> None:
    dice = KeyedDice(KEY, 1)
    pairs = Counter((dice.roll(6), dice.roll(6)) for _ in range(30_000))
    assert chisquare([pairs[a, b] for a in range(6) for b in range(6)]).pvalue > 1e-4


def test_the_dice_have_no_bias_where_sides_do_not_divide_their_range() -> None:
    """Three quarters of a range: without rejection the lower half would come up twice as often."""
    dice, sides = KeyedDice(KEY, 2), 3 * 2**30
    low = sum(dice.roll(sides) < sides // 3 for _ in range(9_000))
    assert chisquare([low, 9_000 - low], [3_000, 6_000]).pvalue > 1e-4
    assert dice.roll(1) == 0


@pytest.mark.parametrize("sides", [0, -1, 2**32 + 1])
def test_dice_without_sides_are_refused(sides: int) -> None:
    with pytest.raises(ValueError, match="a die has"):
        KeyedDice(KEY, 0).roll(sides)


# ---------------------------------------------------------------------------------- what a running match hides
def bribe(match: Match, agent: str, *worths: int) -> None:
    (mover,) = match.to_act
    match.play(mover, {"do": "bribe"})
    for worth in worths:
        match.play(mover, {"do": "lot", "agent": agent, "worth": worth})
    match.play(mover, {"do": "done"})


def test_the_chain_tells_nothing_of_the_secret_steps_in_it() -> None:
    """Two matches look the same but for their hashes. Who guesses the secret steps cannot confirm it: the hash needs
    the seed."""
    one, other = Match.new("casablanca", 2, seed=5), Match.new("casablanca", 2, seed=5)
    bribe(one, "red", 1000)
    bribe(other, "blue", 100, 200, 300)
    shown, also = one.record(), other.record()
    assert shown["entries"][0].pop("hash") != also["entries"][0].pop("hash")
    assert shown == also
    assert json.dumps(one.events(None)) == json.dumps(other.events(None))


def test_a_guessed_step_cannot_be_confirmed_without_the_seed() -> None:
    match = Match.new("casablanca", 2, seed=5)
    (mover,) = match.to_act
    steps = [
        {"seat": mover, "action": {"do": "bribe"}},
        {"seat": mover, "action": {"do": "lot", "agent": "red", "worth": 1000}},
        {"seat": mover, "action": {"do": "done"}},
    ]
    first = match.record()
    bribe(match, "red", 1000)
    link = match.record()["entries"][0]["hash"]
    header = {key: value for key, value in first.items() if key not in ("begins", "entries")}
    start = fairness.first_link(header)
    assert fairness.next_link(start, 1, steps, match._seed) == link  # with the seed it is confirmed
    public = [b"", b"\0" * 32, bytes.fromhex(match.commitment), match.commitment.encode(), bytes.fromhex(start)]
    assert all(fairness.next_link(start, 1, steps, salt) != link for salt in public)


def test_the_chain_of_the_same_steps_differs_from_match_to_match() -> None:
    matches = [Match.new("casablanca", 2, seed=seed) for seed in range(20)]
    for match in matches:
        bribe(match, "red", 1000)
    assert len({match.record()["entries"][0]["hash"] for match in matches}) == 20


def test_the_salt_of_an_entry_does_not_tell_the_salt_of_another() -> None:
    links = {fairness.next_link("00" * 32, n, [], KEY) for n in range(100)}
    assert len(links) == 100


@pytest.mark.parametrize("game", GAMES)
def test_a_running_record_has_no_seed_no_private_events_and_no_count_of_steps(game: str) -> None:
    match, luck = begun(game, 0), Random(2)
    while True:
        play_on(match, 1, luck)
        if match.over:
            break
        record = match.record()
        assert "seed" not in record
        assert "outcome" not in record
        for entry in record["entries"]:
            assert set(entry) == {"n", "events", "hash"}
            assert entry["events"]
            assert not [event for event in entry["events"] if event["what"] in ("placed", "answered")]


@pytest.mark.parametrize("game", GAMES)
def test_secret_steps_do_not_move_the_numbers_that_others_see(game: str) -> None:
    """However many lots a bribe has, and in whatever order a window is answered, the table counts one entry."""
    for lots in (1, 2, 3):
        match = Match.new(game, 2, seed=3, variant="small")
        while len(match.to_act) > 1:
            match.play(match.to_act[0], {"do": "done"})
        if match.view(None)["phase"] == "opening":
            match.play(match.to_act[0], {"do": "done"})
        entries = len(match.record()["entries"])
        bribe(match, match._game.components()["agents"][0]["id"], *(300, 200, 100)[:lots])
        assert len(match.record()["entries"]) == entries + 1
        assert {event["n"] for event in match.events(None)} <= set(range(entries + 2))
