"""Novices: they know only what their seat knows, play sensibly, and come to an end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

from valise_games.bots.policies import load_novice, load_random
from valise_games.games import find
from valise_games.rules import FastDice, Mode, first_word, load_driver

GAMES = ("agent", "casablanca")
TABLES = [(game_id, seats) for game_id in GAMES for seats in find(game_id).seats]
LONG_ENOUGH = 60  # rounds for Novices to bring the briefcase home: the rounds are up before that now and then
OPTIONS = [("agent", "one_per_capital"), ("casablanca", "opening_bribes"), ("casablanca", "home_sanctuary")]


@cache
def novice(game_id: str, mode: Mode = "plain", variant: str = "standard") -> tuple[Any, Any]:
    """The game and its Novice."""
    game = find(game_id).load(mode, variant)
    return game, load_novice(find(game_id), game)


def options_of(game: Any, s: Any, seat: int) -> list[int]:
    """As the rules fill them in: how many, and which."""
    choices = [0] * (game.MOST_CHOICES + 1)
    game.legal(s, seat, choices)
    return choices


def positions(
    game_id: str, seats: int, games: int, seed: int = 0, variant: str = "standard"
) -> Iterator[tuple[Any, int]]:
    """Positions and who decides, in games in which Novices act at random now and then."""
    game, policy = novice(game_id, variant=variant)
    for number in range(games):
        rng = FastDice(1000 * seed + number)
        s = game.State()
        game.new_game(s, seats, find(game_id).encode_options({}), rng)
        while not game.is_over(s) and s.round < 25:
            seat = game.next_to_act(s)
            yield s, seat
            choices = options_of(game, s, seat)
            at_random = choices[1 + rng.roll(choices[0])]
            game.step(s, seat, policy.decide(s, seat, choices, rng) if rng.roll(3) else at_random, rng)


# ---------------------------------------------------------------------------------- what he knows
@pytest.mark.parametrize(("game_id", "seats"), [("agent", 2), ("agent", 4), ("casablanca", 3), ("casablanca", 8)])
def test_he_decides_by_what_his_seat_knows(game_id: str, seats: int) -> None:
    game, policy = novice(game_id)
    looked = 0
    for s, seat in positions(game_id, seats, games=2):
        known, before = game.State(), s.copy()
        game.blank(s, seat, known)
        choices = options_of(game, s, seat)
        if choices[0] > 1:
            looked += 1
            with_all = policy.decide(s, seat, choices, FastDice(looked))
            assert policy.decide(known, seat, choices, FastDice(looked)) == with_all
            assert with_all in choices[1 : choices[0] + 1]
            assert s == before
    assert looked > 50


@pytest.mark.parametrize(("variant", "games"), [("small", 12), pytest.param("standard", 2, marks=pytest.mark.long)])
@pytest.mark.parametrize("game_id", [pytest.param("agent", marks=pytest.mark.long), "casablanca"])
def test_plain_and_compiled_are_the_same(game_id: str, variant: str, games: int) -> None:
    game, policy = novice(game_id, variant=variant)
    compiled, fast = novice(game_id, "compiled", variant)
    record = compiled.State.array(1)[0]
    looked = 0
    for number, (s, seat) in enumerate(positions(game_id, 3, games, seed=1, variant=variant)):
        looked += 1
        s.pack(record)
        choices = options_of(game, s, seat)
        word = np.array([first_word(number)], np.int64)
        dice = FastDice(number)
        assert policy.decide(s, seat, choices, dice) == fast.decide(record, seat, np.array(choices, np.int16), word)
        shares, fast_shares = [0.0] * game.SEATS, np.zeros(game.SEATS)
        policy.judge(s, shares)
        fast.judge(record, fast_shares)
        assert list(fast_shares) == pytest.approx(shares)
        twin = s.copy()
        policy.suspect(twin, seat, dice)
        fast.suspect(record, seat, word)
        assert game.State.unpack(record) == twin
        assert dice.word == word[0]
    assert looked > 100


@pytest.mark.parametrize("game_id", GAMES)
def test_a_suspicion_fits_what_the_seat_knows(game_id: str) -> None:
    game, policy = novice(game_id)
    changed = 0
    for number, (s, seat) in enumerate(positions(game_id, 4, games=2, seed=2)):
        known, again = game.State(), game.State()
        game.blank(s, seat, known)
        guess = known.copy()
        game.guess(guess, seat, FastDice(number))
        suspicion = guess.copy()
        policy.suspect(suspicion, seat, FastDice(number))
        game.blank(suspicion, seat, again)
        assert again == known
        sums = [[0] * game.CONSERVED for _ in range(2)]
        game.conserved(guess, sums[0])
        game.conserved(suspicion, sums[1])
        assert sums[0] == sums[1]
        changed += suspicion != guess
    assert changed > 50


# ---------------------------------------------------------------------------------- how he plays
def table(game_id: str, seats: int = 2) -> tuple[Any, Any, Any]:
    """The first turn, which is seat 0's, with empty ledgers; the game and the Novice."""
    game, policy = novice(game_id)
    s = game.State()
    game.new_game(s, seats, find(game_id).encode_options({}), FastDice(1))
    s.mover = s.first = 0
    game.begin_turn(s)
    return game, policy, s


def stake(s: Any, seat: int, agent: int, hundreds: int) -> None:
    s.stake[seat][agent] = hundreds
    s.bribes[seat] = 1


def announce(game: Any, s: Any, agent: int, there: int, case: int) -> None:
    way = next(way for way in range(1, game.WAYS) if game.GOES_TO[s.agent_at[agent]][way] == there)
    game.step(s, s.mover, game.PLAN + (agent * game.WAYS + way) * game.VICTIMS * 2 + case, FastDice(1))


def decisions(game: Any, policy: Any, s: Any, seat: int, times: int = 60) -> list[int]:
    return [policy.decide(s, seat, options_of(game, s, seat), FastDice(seed)) for seed in range(times)]


def near_home(game: Any, s: Any, agent: int) -> None:
    """The agent stands with the case one link from home."""
    s.agent_at[agent] = s.case_at = next(int(place) for place in game.GOES_TO[game.HOME[agent]][1:])
    if game.CASE_IS_HELD:
        s.holder = agent


def test_he_bribes_at_once_in_casablanca() -> None:
    game, policy, s = table("casablanca")
    assert set(decisions(game, policy, s, 0)) == {game.BRIBE}


@pytest.mark.parametrize("game_id", GAMES)
def test_he_brings_his_agent_home(game_id: str) -> None:
    game, policy, s = table(game_id)
    near_home(game, s, agent=2)
    stake(s, 0, 2, 20)
    won = 0
    for action in decisions(game, policy, s, 0):
        twin = s.copy()
        game.step(twin, 0, action, FastDice(1))
        if action != game.BRIBE:
            game.step(twin, 1, game.NO, FastDice(1))
            assert twin.winner == 0
            won += 1
    assert won > 30


@pytest.mark.parametrize("game_id", GAMES)
def test_he_moves_his_agent_to_the_case(game_id: str) -> None:
    game, policy, s = table(game_id)
    stake(s, 0, 2, 20)
    distance = game.DISTANCE
    nearer = 0
    for action in decisions(game, policy, s, 0):
        if action != game.BRIBE:
            twin = s.copy()
            game.step(twin, 0, action, FastDice(1))
            game.step(twin, 1, game.NO, FastDice(1))
            nearer += distance[twin.agent_at[2]][s.case_at] < distance[s.agent_at[2]][s.case_at]
    assert nearer > 10


@pytest.mark.parametrize("game_id", GAMES)
def test_he_protests_against_a_rival_who_comes_home(game_id: str) -> None:
    game, policy, s = table(game_id, seats=3)
    near_home(game, s, agent=4)
    stake(s, 1, 4, 10)
    stake(s, 2, 4, 30)
    s.shown[2][4] = 30
    s.mover = 0
    announce(game, s, 4, game.HOME[4], case=1)
    assert set(decisions(game, policy, s, 1)) == {game.YES}


@pytest.mark.parametrize("game_id", GAMES)
def test_he_lets_others_win_for_him(game_id: str) -> None:
    game, policy, s = table(game_id, seats=3)
    near_home(game, s, agent=4)
    stake(s, 1, 4, 40)
    announce(game, s, 4, game.HOME[4], case=1)
    assert set(decisions(game, policy, s, 1)) == {game.NO}


def test_he_holds_while_he_can() -> None:
    game, policy, s = table("casablanca")
    stake(s, 0, 0, 10)
    stake(s, 1, 0, 20)
    announce(game, s, 0, 1, case=0)
    game.step(s, 1, game.YES, FastDice(1))
    game.step(s, 1, game.SUM + 10, FastDice(1))
    assert set(decisions(game, policy, s, 0)) == {game.HOLD}
    game.step(s, 0, game.HOLD, FastDice(1))
    bids = set(decisions(game, policy, s, 1))
    assert game.GIVE_WAY not in bids
    assert min(bids) == game.SUM + 11


def test_he_bluffs_a_little_in_agent() -> None:
    """Against a rival's agent coming home, with nothing on it."""
    game, policy, s = table("agent")
    near_home(game, s, agent=4)
    stake(s, 0, 4, 20)
    announce(game, s, 4, game.HOME[4], case=1)
    protests = decisions(game, policy, s, 1, times=600).count(game.YES)
    assert 30 < protests < 240


@pytest.mark.parametrize("game_id", GAMES)
def test_he_judges_by_distance_and_stakes(game_id: str) -> None:
    game, policy, s = table(game_id, seats=3)

    def shares() -> list[float]:
        out = [0.0] * game.SEATS
        policy.judge(s, out)
        assert sum(out) == pytest.approx(1)
        return out[:3]

    assert shares() == pytest.approx([1 / 3] * 3)
    stake(s, 1, 6, 20)
    some = shares()
    assert some[1] > some[0] == pytest.approx(some[2])
    near_home(game, s, agent=6)
    assert shares()[1] > 0.5 > some[1]
    stake(s, 2, 6, 30)
    assert shares()[2] > 0.45 > shares()[1]


# ---------------------------------------------------------------------------------- how it ends
def played(game_id: str, seats: int, games: int, options: dict[str, object], randoms: Any = 0) -> Any:
    """The final states of so many compiled games; `randoms` are the seats, as bits, that play at random."""
    game, policy = novice(game_id, "compiled")
    driver = load_driver("tools.policy_play", game, first=policy, second=load_random(game))
    states = game.State.array(games)
    numbers = np.array(find(game_id).encode_options(options), np.int64)
    seconds = np.zeros(games, np.int64) + randoms
    driver.play_games(states, seats, numbers, seconds, np.array([first_word(seats)], np.int64))
    return states


@pytest.mark.long
@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_games_end_with_the_briefcase_at_home(game_id: str, seats: int) -> None:
    states = played(game_id, seats, 400, {"round_cap": LONG_ENOUGH})
    assert np.mean(states["reason"] == novice(game_id)[0].BROUGHT_HOME) >= 0.98
    assert len(set(states["winner"])) >= seats


@pytest.mark.long
@pytest.mark.parametrize(("game_id", "option"), OPTIONS)
def test_games_end_with_every_option(game_id: str, option: str) -> None:
    for seats in find(game_id).seats:
        states = played(game_id, seats, 200, {option: True, "round_cap": LONG_ENOUGH})
        assert np.mean(states["reason"] == novice(game_id)[0].BROUGHT_HOME) >= 0.98


@pytest.mark.long
@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_he_beats_random(game_id: str, seats: int) -> None:
    """Alone among random players he wins three games in four."""
    games = 200
    mine = np.arange(games) % seats
    states = played(game_id, seats, games, {}, ((1 << seats) - 1) & ~(1 << mine))
    assert np.mean(states["winner"] == mine) > 0.75
