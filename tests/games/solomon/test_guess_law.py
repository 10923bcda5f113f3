"""`guess` on the small boards: it produces every full state that fits what is public, no other, and by the law that
stands in knowledge.py. On the real boards it finds its way through whatever was claimed."""

from __future__ import annotations

import itertools
from collections import defaultdict
from functools import cache
from random import Random
from typing import Any

import pytest
from scipy.stats import chi2

from tests.games.solomon.guess_law import Position, gather, ledger_law, ledgers, position_law
from valise_games import Match, catalogue
from valise_games.rules import FastDice, load_driver

GUESSES = 20_000
TABLES: list[tuple[str, int, dict[str, bool]]] = [
    ("agent", 2, {}),
    ("agent", 3, {}),
    ("casablanca", 2, {}),
    ("casablanca", 3, {}),
    ("casablanca", 3, {"opening_bribes": True}),
]
# With three seats there are many more ledgers, and to compile another game takes seconds.
at_tables = pytest.mark.parametrize(
    ("game", "seats", "options"),
    [pytest.param(*table, marks=() if table[:2] == ("casablanca", 2) else pytest.mark.long) for table in TABLES],
)


# ---------------------------------------------------------------------------------- positions reached by play
def play_wildly(match: Match, decisions: int, luck: Random) -> None:
    for _ in range(decisions):
        if match.over:
            return
        seat = luck.choice(match.to_act)
        options = match.legal(seat)
        match.play(seat, options[-1] if luck.random() < 0.4 else luck.choice(options))


@cache
def positions(game: str, seats: int, options: tuple[tuple[str, bool], ...]) -> list[Position]:
    """Positions reached by play, all different to their watchers, with as many facts as can be had."""
    found: dict[str, Position] = {}
    luck = Random(f"{game} {seats} {options}")
    for seed in range(80):
        match = Match.new(game, seats, dict(options), seed, variant="small")
        for _ in range(12):
            play_wildly(match, luck.randrange(1, 14), luck)
            if match.over:
                break
            watcher = luck.randrange(-1, seats)
            known = match.known(None if watcher < 0 else watcher)
            if repr(known) not in found:
                found[repr(known)] = Position(game, match._state, watcher, known, gather(match))
    return sorted(found.values(), key=riches, reverse=True)


def riches(position: Position) -> int:
    """How much is known of the others, by how many different things."""
    others = [position.facts[seat] for seat in position.others]
    return sum(
        min(len(facts.turns), 2) + min(len(facts.claims), 2) + 2 * len(facts.exactly) + 2 * any(facts.spent)
        + 3 * (facts.settled < len(facts.turns) and bool(facts.claims))
        for facts in others
    )  # fmt: skip


def chosen(game: str, seats: int, options: dict[str, bool], number: int) -> list[Position]:
    """The richest half, and others from all over."""
    there = positions(game, seats, tuple(options.items()))
    rest = there[number // 2 :]
    return there[: number // 2] + rest[:: max(1, len(rest) // (number - number // 2))]


def count(position: Position, times: int) -> dict[Any, int]:
    compiled: Any = catalogue[position.game].load("compiled", "small")
    guesses = load_driver("tests.games.solomon.guesses", compiled)
    counted: dict[Any, int] = defaultdict(int)
    for s, often in guesses.count_guesses(position.known, position.watcher, times, seed=riches(position)):
        counted[position.secrets(s)] += often
    return counted


# ---------------------------------------------------------------------------------- the tests
@at_tables
def test_a_guess_can_be_every_ledger_that_fits_and_no_other(game: str, seats: int, options: dict[str, bool]) -> None:
    for position in chosen(game, seats, options, 40):
        for seat, facts in enumerate(position.facts):
            assert set(ledger_law(facts)) == ledgers(facts)
            assert ledgers(facts, "whole") <= ledgers(facts)
            s = position.s
            if s.phase != position.rules.BRIBING or seat != s.mover:
                assert (tuple(s.lots[seat]), tuple(s.stake[seat])) in ledgers(facts, "whole"), "the truth does not fit"
        law = position_law(position)
        times = 2_000
        found = count(position, times)
        assert set(found) <= set(law)
        assert {secrets for secrets, chance in law.items() if chance > 15 / times} <= set(found)


@at_tables
def test_guesses_follow_the_law_that_is_written_down(game: str, seats: int, options: dict[str, bool]) -> None:
    for position in chosen(game, seats, options, 24):
        law = position_law(position)
        assert sum(law.values()) == pytest.approx(1)
        found = count(position, GUESSES)
        assert set(found) <= set(law)
        rare, cells = [0.0, 0.0], []
        for secrets, chance in law.items():
            if GUESSES * chance < 8:
                rare = [rare[0] + GUESSES * chance, rare[1] + found.get(secrets, 0)]
            else:
                cells.append((GUESSES * chance, found.get(secrets, 0)))
        cells += [(rare[0], int(rare[1]))] if rare[0] >= 8 else []
        distance = sum((expected - seen) ** 2 / expected for expected, seen in cells)
        assert len(cells) == 1 or chi2.sf(distance, len(cells) - 1) > 1e-6


@pytest.mark.long
def test_positions_have_every_kind_of_public_fact() -> None:
    """Else the tests above would prove little."""
    there = [p for game, seats, options in TABLES for p in chosen(game, seats, options, 40)]
    others = [position.facts[seat] for position in there for seat in position.others]
    assert sum(any(facts.spent) for facts in others) > 10
    assert sum(bool(facts.exactly) for facts in others) > 10
    assert sum(len(facts.turns) > 1 for facts in others) > 10
    assert sum(bool(facts.claims) and facts.settled < len(facts.turns) for facts in others) > 10
    assert sum(bool(facts.claims) and facts.settled == 0 for facts in others) > 10
    phases = {position.known.phase for position in there}
    assert len(phases) >= 6


# ---------------------------------------------------------------------------------- tight ledgers on the real boards
class CountedDice(FastDice):
    """Dice that lose patience."""

    __slots__ = ("rolls",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rolls = 0

    def roll(self, sides: int) -> int:
        self.rolls += 1
        assert self.rolls < 20_000, "a guess that does not find its way"
        return super().roll(sides)


REAL_LOTS = (10, 5, 4, 3, 2, 1)
# All 24 lots placed so that taking them agent by agent, at random or the largest first, almost never works out.
NASTY: list[tuple[list[list[int]], list[int]]] = [
    ([[1], [1], [3, 3, 4, 3], [3], [2] * 4, [1], [1], [10] * 4 + [5] * 4 + [4] * 3], [0, 1, 2, 4, 6, 7]),
    ([[1], [5], [3, 3, 3, 2], [1], [2, 3, 2, 2], [1], [1], [10] * 4 + [5] * 3 + [4] * 4], [0, 2, 3, 4, 7]),
    ([[1], [4], [3] * 4, [1], [10, 2, 2, 2], [1], [1], [10] * 3 + [2] + [5] * 4 + [4] * 3], [0, 1, 2, 3, 4, 7]),
    ([[5, 3, 3], [10] * 3 + [5] * 3 + [4] * 3 + [3], [1], [3, 2, 2, 2, 2, 10], [1], [1], [4], [1]], [1, 2, 4, 6, 7]),
    ([[10] * 4, [5] * 4, [4] * 4, [3] * 4, [2] * 4, [1] * 4, [], []], [0, 1, 2, 3, 4, 5]),
]  # fmt: skip


def tight(game: str, placed: list[list[int]], gone: list[int], luck: Random) -> Any:
    """What a spectator knows of seat 0 if it has shown and spent all it has, and these agents are gone."""
    rules: Any = catalogue[game].load()
    s = rules.State()
    rules.new_game(s, 2, catalogue[game].encode_options({}), FastDice(1))
    s.phase, s.asked, s.opening_agents, s.contested = rules.CHOOSE, 0, 8, 1
    for agent, lots in enumerate(placed):
        for lot in lots:
            s.lots[0][REAL_LOTS.index(lot)] -= 1
        s.spent[0][agent] = rules.PRICE * luck.randrange(sum(lots) // rules.PRICE + 1)
        s.stake[0][agent] = s.shown[0][agent] = sum(lots) - s.spent[0][agent]
        if agent in gone:
            s.agent_at[agent] = rules.GONE
    return s


@pytest.mark.parametrize("game", ["agent", "casablanca"])
def test_a_guess_finds_its_way_through_the_tightest_claims(game: str) -> None:
    rules: Any = catalogue[game].load()
    luck = Random(game)
    cases = list(NASTY)
    for _ in range(60):
        lots = [lot for lot in REAL_LOTS for _ in range(4)]
        for _ in range(luck.choice([0, 3, 8, 24])):
            a, b = luck.sample(range(24), 2)
            lots[a], lots[b] = lots[b], lots[a]
        cuts = [0, *sorted(luck.sample(range(1, 24), 7)), 24]
        placed = [lots[a:b] for a, b in itertools.pairwise(cuts)]
        luck.shuffle(placed)
        cases.append((placed, luck.sample(range(8), luck.randrange(8))))
    for number, (placed, gone) in enumerate(cases):
        s = tight(game, placed, gone, luck)
        for _ in range(4):
            known = rules.State()
            rules.blank(s, -1, known)
            rules.guess(known, -1, CountedDice(number))
            assert known.stake[0] == s.stake[0]
            assert known.lots[0] == [0] * len(REAL_LOTS)


@pytest.mark.parametrize("game", ["agent", "casablanca"])
def test_a_guess_keeps_a_lot_for_every_bribe_turn(game: str) -> None:
    """Four of 1000 on an agent that left before the first of twenty bribe turns: only single lots are left for them."""
    rules: Any = catalogue[game].load()
    s = tight(game, [[10] * 4, [5], [4], [3], [2], [1], [1], [1]], [0], Random(1))
    s.bribes[0] = s.bribes_since[0] = 20
    s.chances[0] = [0] + [20] * 7
    for agent in range(1, 8):
        s.shown[0][agent] = s.spent[0][agent] = 0
    for seed in range(30):
        known = rules.State()
        rules.blank(s, -1, known)
        rules.guess(known, -1, CountedDice(seed))
        assert sum(known.lots[0]) == 0
        assert known.stake[0][0] == s.stake[0][0]


def test_a_guess_opens_no_more_agents_than_the_table_allows() -> None:
    """Opening bribes on three agents were claimed before the first bribe turn: a fourth agent, which was gone by then,
    cannot have had any."""
    rules: Any = catalogue["casablanca"].load()
    found: dict[int, set[bool]] = {}
    for claimed in (2, 3):
        s = tight("casablanca", [[] for _ in range(8)], [7], Random(1))
        s.opening_agents = 3
        s.bribes[0] = s.bribes_since[0] = 1
        s.chances[0] = [1] * 7 + [0]
        s.shown[0][:claimed] = [1] * claimed
        found[claimed] = set()
        for seed in range(200):
            known = rules.State()
            rules.blank(s, -1, known)
            rules.guess(known, -1, CountedDice(seed))
            found[claimed].add(known.stake[0][7] > 0)
    assert found == {2: {False, True}, 3: {False}}
