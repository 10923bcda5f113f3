"""What a Master sees a few turns ahead with two seats: it is what the rules say, and from what his seat knows alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tests.games.solomon.table import Table, agent, casablanca
from valise_games.bots import make_look_ahead
from valise_games.bots.lookahead import SoundOptions
from valise_games.bots.master import Master
from valise_games.games import find
from valise_games.games.game import Action, known_to, open_to
from valise_games.rules import FastDice, load_driver

GAMES = ["agent", "casablanca"]


def plainly(game_id: str, variant: str = "standard") -> tuple[Any, Any]:
    """A game and its driver without machine code."""
    entry = find(game_id)
    game: Any = entry.load("plain", variant)
    return game, load_driver(f"{entry.package}.lookahead", game)


def sound(game_id: str) -> SoundOptions:
    options = make_look_ahead(find(game_id), "standard")
    assert options
    return options


def positions(game_id: str, variant: str, seed: int) -> Iterator[tuple[Any, int]]:
    """Full states of random games with two seats, and who is to decide among several options."""
    entry = find(game_id)
    game: Any = entry.load("plain", variant)
    dice, s = FastDice(seed), game.State()
    while True:
        game.new_game(s, 2, entry.encode_options({}), dice)
        while not game.is_over(s):
            seat = game.next_to_act(s)
            options = open_to(game, s, seat)
            if len(options) > 1:
                yield s.copy(), seat
            game.step(s, seat, options[dice.roll(len(options))], dice)


def board_of(driver: Any, s: Any) -> list[int]:
    row = [0] * driver.ROW
    driver.read(s, row)
    return row


def let_stand(game: Any, s: Any, seat: int, plan: int) -> Any:
    """The state after an announcement that nobody protests."""
    after = s.copy()
    game.step(after, seat, plan, None)
    while after.phase == game.PROTEST:
        game.step(after, game.next_to_act(after), game.NO, None)
    return after


# ---------------------------------------------------------------------------------- by the rules
@pytest.mark.parametrize("variant", ["small", "standard"])
@pytest.mark.parametrize("game_id", GAMES)
def test_a_turn_that_cannot_be_stopped_is_what_the_rules_allow(game_id: str, variant: str) -> None:
    game, driver = plainly(game_id, variant)
    looked = wins = 0
    for s, seat in positions(game_id, variant, 3):
        if s.phase != game.CHOOSE or s.contested:
            continue
        row, listed, after = board_of(driver, s), [0] * driver.MOST, [0] * driver.ROW
        plans = [one for one in open_to(game, s, seat) if one < game.BRIBE]
        mine = {one for one in plans if is_mine(game, s, seat, one)}
        first = driver.list_actions(row, seat, listed)
        assert {one for one in listed[:first] if one < game.BRIBE} == mine
        can_win = False
        for plan in mine:
            state = let_stand(game, s, seat, plan)
            ended = driver.do(row, seat, plan, after)
            if game.is_over(state) and state.reason == game.BROUGHT_HOME:
                assert ended == (1 if state.winner == seat else -1)
                can_win |= state.winner == seat
            else:
                assert ended == 0
                assert after == board_of(driver, state)
        assert driver.can_win_now(row, seat) == can_win
        looked, wins = looked + 1, wins + can_win
        if looked >= 60 and wins >= 2:
            return


def is_mine(game: Any, s: Any, seat: int, plan: int) -> bool:
    """A duel about it would be the mover's (AG-23)."""
    agent = plan // game.OF_AN_AGENT
    return bool(s.stake[seat][agent] >= s.stake[1 - seat][agent])


def test_a_bribe_puts_down_what_it_says() -> None:
    game, driver = plainly("agent")
    t = agent(2, stakes={0: {"red-1": 1000}})
    row, after = board_of(driver, t.match._state), [0] * driver.ROW
    left = row[driver.LEFT]
    for action, more in ((game.ALL, left), (game.HALF, left // 2), (driver.SOME, 2 * game.PRICE)):
        assert driver.do(row, 0, action + 2, after) == 0
        assert after[driver.STAKE + 2] == row[driver.STAKE + 2] + more
        assert after[driver.LEFT] == left - more


# ---------------------------------------------------------------------------------- what he takes
def kept(t: Table, seat: int) -> list[Action]:
    """Of all that is legal."""
    game: Any = t.match._game
    known = t.match.known(seat)
    numbers = sound(t.match.entry.id).among(known, seat, open_to(game, known, seat))
    return [game.write_action(known, number) for number in numbers]


def may_have_bribed(t: Table, seat: int) -> None:
    game: Any = t.match._game
    t.match._state.chances[seat][:] = [1] * game.AGENTS


def test_a_win_that_nobody_can_stop_is_taken() -> None:
    t = agent(2, at={"red-1": "kiev"}, case="kiev", holder="red-1", stakes={0: {"red-1": 10000}})
    assert kept(t, 0) == [{"do": "move", "agent": "red-1", "to": "moscow", "case": True}]
    t = casablanca(2)
    game: Any = t.match._game
    home = game.HOME[0]
    s = t.match._state
    s.agent_at[0] = s.case_at = next(place for place in game.GOES_TO[home][1:] if place != game.NOWHERE)
    s.stake[0][0], s.lots[0][:] = game.MONEY, [0] * game.LOTS
    way_home = {"do": "move", "agent": game.AGENT_IDS[0], "to": game.PLACE_IDS[home], "case": True}
    assert way_home in kept(t, 0)
    master = Master(find("casablanca"), "standard", 1, look_ahead=sound("casablanca"))
    known = t.match.known(0)
    assert game.write_action(known, master.choose(known, 0, open_to(game, known, 0))) == way_home


def test_a_win_two_turns_ahead_is_seen() -> None:
    """From Istanbul over Kiev to Moscow: no agent is near enough to strike it, and half of the other's money is known
    to lie elsewhere."""
    stakes = {0: {"red-1": 10000}, 1: {"green-1": 5000}}
    t = agent(2, at={"red-1": "istanbul"}, gone=["red-2"], case="istanbul", holder="red-1", stakes=stakes)
    t.match._state.shown[1][t.match._game.AGENT_IDS.index("green-1")] = 50  # type: ignore[attr-defined]
    assert {"do": "move", "agent": "red-1", "to": "kiev", "case": True} in kept(t, 0)
    assert {"do": "move", "agent": "green-1", "to": "new-york", "case": False} not in kept(t, 0)


def test_a_defeat_in_the_others_next_turn_is_avoided() -> None:
    """Whatever the other has may lie on the agent that is one step from home: it leaves, or loses the briefcase."""
    t = agent(2, at={"red-1": "kiev"}, case="kiev", holder="red-1", stakes={0: {"red-1": 1000}})
    may_have_bribed(t, 1)
    options = kept(t, 0)
    assert options
    assert {"do": "move", "agent": "green-1", "to": "new-york", "case": False} not in options
    for option in options:
        after: Any = t.match._state.copy()
        game: Any = t.match._game
        after.stake[1][game.AGENT_IDS.index("red-1")] = game.MONEY
        after.lots[1][:] = [0] * game.LOTS
        number = next(one for one in open_to(game, after, 0) if game.write_action(after, one) == option)
        if number < game.BRIBE:
            _, driver = plainly("agent")
            state = let_stand(game, after, 0, number)
            assert not driver.can_win_now(board_of(driver, state), 1), option


def test_after_a_third_of_the_rounds_only_what_is_guessed_counts() -> None:
    stakes = {0: {"red-1": 3000}}
    t = agent(2, at={"red-1": "istanbul"}, gone=["red-2"], case="istanbul", holder="red-1", stakes=stakes)
    s: Any = t.match._state
    s.round = 9
    early = kept(t, 0)
    s.round = 10
    late = kept(t, 0)
    towards_home = {"do": "move", "agent": "red-1", "to": "kiev", "case": True}
    assert towards_home in late
    assert towards_home not in early
    s.round_cap = 60
    assert kept(t, 0) == early
    s.round_cap = 0
    assert kept(t, 0) == late, "without a cap it is as with the usual one"


# ---------------------------------------------------------------------------------- what it depends on
@pytest.mark.parametrize("game_id", GAMES)
def test_two_states_that_look_alike_to_a_seat_are_decided_alike(game_id: str) -> None:
    entry, looked, differ = find(game_id), 0, 0
    game: Any = entry.load("plain")
    masters = [Master(entry, "standard", 4, look_ahead=sound(game_id)) for _ in range(2)]
    for s, seat in positions(game_id, "standard", 5):
        known = known_to(game, s, seat)
        other = known.copy()
        game.guess(other, seat, FastDice(looked))
        if s.phase not in (game.CHOOSE, game.BRIBING, game.PROTEST, game.BID):
            continue
        looked, differ = looked + 1, differ + (other != s)
        options = open_to(game, s, seat)
        chosen = [
            master.choose(known_to(game, state, seat), seat, options, FastDice(looked))
            for master, state in zip(masters, (s, other))
        ]
        assert chosen[0] == chosen[1]
        assert chosen[0] in options
        if looked == 40:
            break
    assert differ > 10


def test_a_hint_is_what_he_would_do() -> None:
    entry, looked = find("agent"), 0
    master = Master(entry, "standard", 4, look_ahead=sound("agent"))
    for number, (s, seat) in enumerate(positions("agent", "standard", 9)):
        if number % 5 or not master.game.CHOOSE <= s.phase <= master.game.BRIBING:
            continue
        known, options = known_to(master.game, s, seat), open_to(master.game, s, seat)
        considered = master.consider(known, seat, options)
        weights = {one.option: one.weight for one in considered}
        assert sum(weights.values()) == pytest.approx(1)
        assert sum(one.alike for one in considered) == len(options)
        taken = master.choose(known, seat, options)
        assert weights.get(taken, 1) > 0, "an option that is alike may stand for it"
        looked += 1
        if looked == 25:
            return


@pytest.mark.parametrize("game_id", GAMES)
def test_machine_code_sees_what_plain_python_sees(game_id: str) -> None:
    """In every world that is not guessed."""
    look, (game, driver) = sound(game_id), plainly(game_id)
    worlds, turns, boards, looked = driver.WORST + 1, 2, 300, 0
    told: set[int] = set()
    look.way = look.way._replace(turns=turns, boards=boards)
    rows = [[0] * driver.ROW for _ in range(2 * (turns + 1))]
    lists, counts = [[0] * driver.MOST for _ in rows], [0] * len(rows)
    for number, (s, seat) in enumerate(positions(game_id, "standard", 6)):
        if number % 7 or not driver.looks_at(s.phase):
            continue
        known = known_to(game, s, seat)
        options = open_to(game, known, seat)[:8]
        out = [[0] * worlds for _ in range(len(options) + 1)]
        driver.study(
            [known], seat, options, len(options), worlds, turns, boards, [None], rows, lists, counts, [0], None, out
        )
        known.pack(look.root[0])
        look._study(seat, np.array(options, np.int64), np.array([1], np.int64), worlds)
        assert look.out[: len(out), :worlds].tolist() == out
        looked, told = looked + 1, told | {one for row in out[:-1] for one in row}
        if looked >= 40 and told == {-1, 0, 1}:
            return


@pytest.mark.parametrize("game_id", GAMES)
def test_so_many_boards_are_looked_at_and_no_more(game_id: str) -> None:
    game, driver = plainly(game_id)
    rows = [[0] * driver.ROW for _ in range(8)]
    lists, counts, looked = [[0] * driver.MOST for _ in rows], [0] * 8, 0
    for s, seat in positions(game_id, "standard", 7):
        if s.phase != game.CHOOSE:
            continue
        for work in (1, 40):
            left = [work]
            driver.read(s, rows[1])
            driver.forces(rows, 1, seat, seat, 3, lists, counts, left)
            assert 0 <= left[0] < work
            looked += left[0] == 0
        if looked >= 30:
            return


def test_where_he_does_not_look_ahead_all_is_sound() -> None:
    look = sound("agent")
    t = agent(3)
    known, options = t.match.known(0), open_to(t.match._game, t.match.known(0), 0)
    assert look.among(known, 0, options) == options, "with more than two seats"
    look.way = look.way._replace(boards=0)
    t = agent(2)
    known, options = t.match.known(0), open_to(t.match._game, t.match.known(0), 0)
    assert look.among(known, 0, options) == options, "with no board to look at"
