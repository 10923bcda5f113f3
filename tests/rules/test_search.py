"""Tree search: it finds what is to be found, from what a seat knows and nothing else."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import pytest

from tests.rules.shells.board import Board
from valise_games.games import find
from valise_games.rules import FastDice, load, load_driver

GAMES = [pytest.param("agent", marks=pytest.mark.long), "casablanca"]  # to compile takes longer than to search
RANDOM = "valise_games.rules.drivers.random_policy"


def driver(game: Any) -> Any:
    return load_driver("valise_games.rules.drivers.search", game, policy=load_driver(RANDOM, game))


def shells() -> Any:
    return load("tests.rules.shells", ["rules"], mode="compiled", board=Board(), key="shells")


@cache
def small(game_id: str) -> tuple[Any, Any, Any]:
    """A small game, plain and compiled, and its search."""
    entry = find(game_id)
    compiled = entry.load("compiled", "small")
    return entry.load("plain", "small"), compiled, driver(compiled)


def begin(game_id: str, seats: int, seed: int = 1) -> Any:
    game = small(game_id)[0]
    s = game.State()
    game.new_game(s, seats, find(game_id).encode_options({}), FastDice(seed))
    return s


def known_to(game_id: str, s: Any, seat: int) -> Any:
    """What search is given: an array of one blanked state."""
    plain, compiled, _ = small(game_id)
    known = plain.State()
    plain.blank(s, seat, known)
    root = compiled.State.array(1)
    known.pack(root[0])
    return root


def options_of(game: Any, s: Any, seat: int) -> list[int]:
    choices = [0] * (game.MOST_CHOICES + 1)
    game.legal(s, seat, choices)
    return choices[1 : choices[0] + 1]


def bribe(game: Any, s: Any, seat: int, agent: int, kind: int) -> None:
    """As if the seat had put down that lot in its only bribe."""
    s.lots[seat][kind] -= 1
    s.stake[seat][agent] += game.LOT_VALUE[kind]
    s.bribes[seat] = 1
    for a in range(game.AGENTS):
        s.chances[seat][a] = 1


# ---------------------------------------------------------------------------------- it finds what is to be found
def test_a_secret_is_worth_what_a_guess_of_it_is_worth() -> None:
    """Who saw the pea would lift a shell; who does not takes an offer of 60 %, and no offer of 40 %."""
    game = shells()
    for offer in (60, 40):
        for pea in (0, 1):
            s, known = game.State.array(1), game.State.array(1)
            s[0]["pea"] = pea
            s[0]["offer"] = offer
            game.blank(s[0], 0, known[0])
            found = driver(game).Searcher().search(known, 0, 4000)
            assert found.values[game.TAKE_OFFER] == pytest.approx(offer / 100)
            best = max(found.visits, key=lambda action: found.visits[action])
            assert (best == game.TAKE_OFFER) == (offer == 60)
            for shell in (game.LEFT, game.RIGHT):
                assert found.values[shell] == pytest.approx(0.5, abs=0.15)


def test_others_play_for_themselves_and_only_what_they_may() -> None:
    game = shells()
    found = driver(game).Searcher().search(game.State.array(1), 0, 4000)
    # Sharing would be a gift, and revealing where there is nothing would be one, too.
    assert found.values[game.LEAVE_IT] < 0.1


def test_what_is_seen_on_the_way_counts_and_what_is_not_does_not() -> None:
    """Who looks lifts the right shell; who does not see how the pea is laid anew cannot know which it is."""
    game = shells()
    known = game.State.array(1)
    known[0]["phase"] = game.ANOTHER_GAME
    known[0]["offer"] = 80
    found = driver(game).Searcher().search(known, 0, 4000)
    assert found.values[game.LOOK] > 0.9
    assert found.values[game.LAY_ANEW] < 0.6


def test_who_looks_one_decision_ahead_leaves_the_rest_to_the_policy() -> None:
    """Who lifts at random after a look gains nothing by it."""
    game = shells()
    known = game.State.array(1)
    known[0]["phase"] = game.ANOTHER_GAME
    known[0]["offer"] = 80
    found = driver(game).Searcher(ahead=1).search(known, 0, 4000, curiosity=2.0)
    assert found.values[game.LOOK] == pytest.approx(0.5, abs=0.1)
    assert found.nodes == 1 + len(found.visits)


def test_no_simulation_begins_when_all_decisions_are_spent() -> None:
    """A rollout of this little game has two decisions at most, and seldom none."""
    game = shells()
    known = game.State.array(1)
    known[0]["phase"] = game.ANOTHER_GAME
    searcher = driver(game).Searcher(ahead=1)
    visits = sum(searcher.search(known, 0, 4000, decisions=100).visits.values())
    assert 50 <= visits <= 200
    assert sum(searcher.search(known, 0, 30, decisions=100).visits.values()) == 30
    assert sum(searcher.search(known, 0, 4000).visits.values()) == 4000


def test_a_habit_is_what_the_policy_does_without_a_search() -> None:
    game = shells()
    known = game.State.array(1)
    known[0]["phase"] = game.ANOTHER_GAME
    searcher = driver(game).Searcher()
    habits = [searcher.habit(known, 0) for _ in range(60)]
    assert set(habits) == {game.TAKE_OFFER, game.LOOK, game.LAY_ANEW}
    searcher.reseed(1)
    assert [searcher.habit(known, 0) for _ in range(60)] == habits


@pytest.mark.parametrize("game_id", GAMES)
def test_a_winning_move_is_found(game_id: str) -> None:
    game = small(game_id)[0]
    s = begin(game_id, 2)
    while s.phase != game.CHOOSE:  # nobody bribes in the opening
        game.step(s, game.next_to_act(s), game.DONE, FastDice(1))
    s.mover = 0
    s.agent_at[0] = s.case_at = 1
    s.holder = 0 if game_id == "agent" else game.NOBODY
    bribe(game, s, seat=0, agent=0, kind=0)
    bribe(game, s, seat=0, agent=0, kind=1)
    found = small(game_id)[2].Searcher().search(known_to(game_id, s, 0), 0, 5000)
    best = max(found.visits, key=lambda action: found.visits[action])
    assert found.values[best] > 0.9
    game.step(s, 0, best, FastDice(1))
    game.step(s, 1, game.NO, FastDice(1))
    assert s.winner == 0


def test_a_saving_protest_is_found() -> None:
    """Seat 1 carries the case home for seat 2; seat 0 has a little money on that agent, and seat 1 has none."""
    game = small("casablanca")[0]
    s = begin("casablanca", 3)
    s.mover = 1
    s.agent_at[1] = s.case_at = 7
    bribe(game, s, seat=0, agent=1, kind=2)
    bribe(game, s, seat=2, agent=1, kind=0)
    s.shown[2][1] = 3
    way = next(way for way in range(1, game.WAYS) if game.GOES_TO[7][way] == game.HOME[1])
    game.step(s, 1, game.PLAN + (game.WAYS + way) * game.VICTIMS * 2 + 1, FastDice(1))
    found = small("casablanca")[2].Searcher().search(known_to("casablanca", s, 0), 0, 1000)
    assert found.visits[game.YES] > 5 * found.visits[game.NO]
    assert found.values[game.NO] < 0.1


# ---------------------------------------------------------------------------------- from what a seat knows
@pytest.mark.parametrize("game_id", GAMES)
def test_no_illegal_action_is_ever_found(game_id: str) -> None:
    """In any phase, for any seat that owes a decision, also for one that is not the next in a window."""
    game, _, search = small(game_id)
    searcher = search.Searcher(most_nodes=200)
    phases = set()
    for seed in range(12):
        rng = FastDice(seed)
        s = begin(game_id, 2 + seed % 2, seed)
        for _ in range(60):
            if game.is_over(s):
                break
            bits = game.to_act(s)
            for seat in range(s.seats):
                if bits >> seat & 1 and rng.roll(4) == 0:
                    phases.add(s.phase)
                    options = options_of(game, s, seat)
                    found = searcher.search(known_to(game_id, s, seat), seat, 60, depth=20)
                    assert list(found.visits) == options
                    assert sum(found.visits.values()) == 60
                    assert all(0 <= value <= 1 for value in found.values.values())
            seat = game.next_to_act(s)
            options = options_of(game, s, seat)
            game.step(s, seat, options[rng.roll(len(options))], rng)
    assert len(phases) >= 5


def test_same_seed_same_findings() -> None:
    s = begin("casablanca", 3)
    known = known_to("casablanca", s, s.mover)
    searcher = small("casablanca")[2].Searcher(seed=7)
    first = searcher.search(known, s.mover, 500)
    other = searcher.search(known, s.mover, 500)
    searcher.reseed(7)
    again = searcher.search(known, s.mover, 500)
    assert first == again
    assert first != other


def test_one_searcher_for_each_thread() -> None:
    s = begin("casablanca", 3)
    known = known_to("casablanca", s, s.mover)

    def found(seed: int) -> Any:
        return small("casablanca")[2].Searcher(seed=seed).search(known, s.mover, 2000)

    alone = [found(seed) for seed in range(4)]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(found, range(4))) == alone


def test_a_full_tree_is_still_searched() -> None:
    s = begin("casablanca", 2)
    found = small("casablanca")[2].Searcher(most_nodes=5).search(known_to("casablanca", s, s.mover), s.mover, 300)
    assert found.nodes == 5
    assert sum(found.visits.values()) == 300
