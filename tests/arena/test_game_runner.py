"""One game of the arena: the deal decides all chance, and a bot is asked with what its seat knows."""

from __future__ import annotations

from typing import Any

import pytest

from valise_games import catalogue
from valise_games.arena.game_runner import GameResult, RunSettings, play
from valise_games.arena.lineups import Lineup
from valise_games.arena.workers import Player
from valise_games.bots import make_bot
from valise_games.rules import Dice, FastDice, Record

GAMES = list(catalogue)


def small(game: str, seats: int | None = None, seed: int = 1) -> RunSettings:
    return RunSettings(game, "small", seats or catalogue[game].seats[0], {}, seed)


def but_for_time(noted: GameResult) -> GameResult:
    return {key: value for key, value in noted.items() if key != "seconds"}


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_with_the_same_bots_is_the_same_game(game: str) -> None:
    table = small(game)
    novices = [make_bot("novice", game, "small")] * table.seats
    others = [make_bot("novice", game, "small", seed=7) for _ in range(table.seats)]
    once, again, other = play(table, novices, 3), play(table, others, 3), play(table, novices, 4)
    assert but_for_time(once) == but_for_time(again)
    assert once != other
    assert but_for_time(play(small(game, seed=2), novices, 3)) != but_for_time(once)


@pytest.mark.parametrize("game", GAMES)
def test_two_bots_that_play_alike_get_the_same_share_to_the_last_digit(game: str) -> None:
    table = small(game)
    lineup = Lineup("pair", ("twin", *["novice"] * (table.seats - 1)))
    player = Player(table, [lineup])
    player.bots = {"twin": make_bot("novice", game, "small"), "novice": make_bot("novice", game, "small")}
    for deal in range(5):
        games = [player.play((0, deal, order)) for order in range(len(lineup.orders))]
        mine = [noted["shares"][order.index(0)] for noted, order in zip(games, lineup.orders, strict=True)]
        assert sum(mine) == pytest.approx(1)
        assert len({noted["decisions"] for noted in games}) == 1


class First:
    """Does what comes first, after so many rolls of its dice."""

    def __init__(self, rolls: int) -> None:
        self.rolls = rolls

    def choose(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> int:
        assert dice is not None
        for _ in range(self.rolls):
            dice.roll(6)
        return options[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_dice_of_a_bot_are_its_seat_s_alone(game: str) -> None:
    """Neither the game nor the others are told by what it rolls."""
    table = small(game)
    novices = [make_bot("novice", game, "small")] * (table.seats - 1)
    for deal in range(3):
        calm, fidgety = (play(table, [First(rolls), *novices], deal) for rolls in (0, 5))
        assert but_for_time(calm) == but_for_time(fidgety)


class Spy:
    """Plays like a Novice, and looks at what it is told."""

    def __init__(self, game: str) -> None:
        self.bot = make_bot("novice", game, "small")
        self.game = catalogue[game].load("plain", "small")
        self.asked = 0

    def choose(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> int:
        again: Any = self.game.State()
        self.game.blank(known, seat, again)
        assert again == known, "nothing is left that the seat does not know"
        assert len(options) > 1
        assert isinstance(dice, FastDice)
        self.asked += 1
        return self.bot.choose(known, seat, options, dice)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_asked_where_there_is_something_to_decide_with_what_its_seat_knows(game: str) -> None:
    table = small(game)
    spies = [Spy(game) for _ in range(table.seats)]
    noted = play(table, spies, 1)
    assert noted["asked"] == [spy.asked for spy in spies]
    assert sum(noted["asked"]) <= noted["decisions"]
    assert sum(noted["shares"]) == pytest.approx(1)
    assert noted["reason"] in catalogue[game].reasons


def test_a_bot_that_does_what_it_may_not_is_named() -> None:
    class Cheat:
        def choose(self, known: Record, seat: int, options: list[int], dice: Dice | None = None) -> int:
            return max(options) + 1

    with pytest.raises(RuntimeError, match="Cheat"):
        play(small("agent"), [Cheat(), Cheat()], 1)


def test_the_round_under_way_counts_unless_rounds_are_up() -> None:
    randoms = [make_bot("random", "agent", "small")] * 2
    for deal in range(20):
        noted = play(RunSettings("agent", "small", 2, {"round_cap": 3}, 1), randoms, deal)
        assert 1 <= noted["rounds"] <= 3
        if noted["reason"] == "rounds-are-up":
            assert noted["rounds"] == 3
