"""Guesses of chips against all deals there are, and of answers against the law in knowledge.py, on the small board."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Hashable, Mapping
from fractions import Fraction
from typing import Any

import pytest
from scipy.stats import chisquare

from valise_games import catalogue
from valise_games.games.game import Game
from valise_games.rules import FastDice

Law = dict[Any, Fraction]
GUESSES = 6_000
SPECTATOR = -1
CHIPS = (0, 0, 1, 1, 2, 2)
CASH = 12  # in fifties, of every seat: bets of 2 … 12, in two spans
HALF, QUARTER, EIGHTH = Fraction(1, 2), Fraction(1, 4), Fraction(1, 8)


def small() -> Game:
    return catalogue["randolph"].load(variant="small")


def dealt(seats: int, seed: int) -> Any:
    """A game with all figures placed; the first seat is 0."""
    game = small()
    s: Any = game.State()
    game.new_game(s, seats, catalogue["randolph"].encode_options({"leader": 1 << (seats - 1)}), FastDice(seed))
    for seat in range(seats):
        play(s, seat, do="figure", space="minaret-1")
        s.cash[seat] = CASH
    assert s.mover == 0
    return s


def play(s: Any, seat: int, **action: object) -> None:
    game = small()
    game.step(s, seat, game.read_action(s, action), FastDice(99))


def draw(s: Any, take: int, lay: int, say: int) -> None:
    """The mover's turn: the chip on the n-th taken circle goes to the n-th free one."""
    game, mover = small(), s.mover
    spaces = [space["id"] for space in game.components()["spaces"]]
    play(s, mover, do="take", circle=spaces[[i for i in range(6) if s.chip[i]][take]])
    play(s, mover, do="say", number=say)
    play(s, mover, do="lay", circle=spaces[[i for i in range(6) if not s.chip[i]][lay]])


def guesses(s: Any, seat: int) -> list[Any]:
    game = small()
    known: Any = game.State()
    game.blank(s, seat, known)
    dice, made = FastDice(seat + 17), []
    for _ in range(GUESSES):
        guess = known.copy()
        game.guess(guess, seat, dice)
        made.append(guess)
    return made


def fits(seen: Counter[Any], law: Mapping[Hashable, Fraction]) -> bool:
    """Does a chi-square test let the law pass, and is nothing seen that it excludes?"""
    assert sum(law.values()) == 1
    assert set(seen) <= {what for what, chance in law.items() if chance}
    cells = [(seen[what], float(chance) * GUESSES) for what, chance in law.items() if chance]
    common = [cell for cell in cells if cell[1] >= 5]
    rare = [cell for cell in cells if cell[1] < 5]
    if rare:
        common.append((sum(count for count, _ in rare), sum(expected for _, expected in rare)))
    if len(common) == 1:
        return True
    return bool(chisquare([count for count, _ in common], [expected for _, expected in common]).pvalue > 1e-4)


# ---------------------------------------------------------------------------------- chips: exact
def chips_of(s: Any) -> tuple[int, ...]:
    """The numbers put aside, then those on the ring, by circle."""
    return tuple(chip - 1 for chip in [*s.aside[: s.seats], *s.chip] if chip)


def all_deals(s: Any, seat: int) -> Law:
    """Every order of the chips, each as likely, that agrees with what the seat saw."""
    truth = chips_of(s)
    circles = [circle for circle in range(6) if s.chip[circle]]
    seen = s.shown | (s.seen[seat] if seat >= 0 else 0)
    known = [at == seat for at in range(s.seats)] + [bool(seen >> circle & 1) for circle in circles]
    deals = Counter(
        deal
        for deal in itertools.permutations(CHIPS)
        if all(deal[at] == truth[at] for at in range(len(truth)) if known[at])
    )
    total = sum(deals.values())
    return {deal: Fraction(count, total) for deal, count in deals.items()}


@pytest.mark.parametrize("seats", [pytest.param(2, marks=pytest.mark.long), 3])
@pytest.mark.parametrize("moment", ["dealt", "read", "moved on", "shown", "mixed"])
def test_chips_are_guessed_from_all_deals_that_fit(seats: int, moment: str) -> None:
    game: Any = small()
    s = dealt(seats, seed=3)
    if moment != "dealt":
        draw(s, take=1, lay=0, say=1)
    if moment == "shown":
        play(s, 1, do="weigh", **{"from": 0})
        play(s, 1, do="bet", sum=100)
    for seat in range(1, seats):
        if moment in ("moved on", "shown", "mixed") and not s.answered >> seat & 1 and s.asked:
            play(s, seat, do="let-pass")
    if s.phase == game.TAKING:
        play(s, s.mover, do="leave")
    if moment == "moved on":
        draw(s, take=0, lay=1, say=2)
    if moment == "shown":
        play(s, 0, do="match")
        assert s.shown
    if moment == "mixed":
        play(s, s.mover, do="shuffle")
        assert not any(s.seen)
    for watcher in range(SPECTATOR, seats):
        law = all_deals(s, watcher)
        assert fits(Counter(chips_of(guess) for guess in guesses(s, watcher)), law)


# ---------------------------------------------------------------------------------- answers: our law
def bet_law() -> Law:
    """No bet, or one in one case of four: 100 in half of them, else anything he can pay."""
    law = {0: 1 - QUARTER}
    for bet in range(2, CASH + 1):
        law[bet] = QUARTER * HALF / (CASH - 1)
    law[2] += QUARTER * HALF
    return law


def window_law(asked: list[int], watcher: int, answered: bool) -> Law:
    """What the others may have done: for each seat that it answered, with what bet, and the span it is choosing."""
    law: Law = {(): Fraction(1)}
    for seat in asked:
        if seat == watcher:
            continue
        longer: Law = {}
        for done, chance in law.items():
            others = [other for other in asked if other != seat]
            told = {other: what[0] for other, what in zip([o for o in asked if o != watcher], done)}
            closes = all(answered if other == watcher else told.get(other, False) for other in others)
            decided = Fraction(0) if closes else HALF
            for bet, likely in bet_law().items():
                longer[*done, (True, bet, 0)] = chance * decided * likely
            longer[*done, (False, 0, 0)] = chance * (1 - decided) * (1 - EIGHTH)
            for span in (1, 2):
                longer[*done, (False, 0, span)] = chance * (1 - decided) * EIGHTH / 2
        law = longer
    return law


def answers_of(s: Any, seats: list[int]) -> tuple[Any, ...]:
    return tuple((bool(s.answered >> seat & 1), s.bet[seat], s.weighing[seat]) for seat in seats)


@pytest.mark.parametrize("watcher", [SPECTATOR, 0, 1, 2])
@pytest.mark.parametrize("answered", [False, True])
def test_answers_of_an_open_window_follow_the_law(watcher: int, answered: bool) -> None:
    s = dealt(3, seed=4)
    draw(s, take=0, lay=0, say=1)
    if answered and watcher > 0:
        play(s, watcher, do="let-pass")
    seen = Counter(answers_of(guess, [seat for seat in (1, 2) if seat != watcher]) for guess in guesses(s, watcher))
    assert fits(seen, window_law([1, 2], watcher, answered and watcher > 0))


@pytest.mark.parametrize("watcher", [SPECTATOR, 0, 1])
def test_sealed_bets_of_those_not_called_follow_the_law(watcher: int) -> None:
    s = dealt(3, seed=5)
    draw(s, take=0, lay=0, say=1)
    play(s, 1, do="weigh", **{"from": 0})
    play(s, 1, do="bet", sum=150)
    play(s, 2, do="let-pass")
    assert s.protester == 1
    assert fits(Counter(guess.bet[2] for guess in guesses(s, watcher)), bet_law())


def test_who_was_passed_over_has_not_bet() -> None:
    s = dealt(3, seed=6)
    draw(s, take=0, lay=0, say=1)
    play(s, 1, do="let-pass")
    play(s, 2, do="weigh", **{"from": 0})
    play(s, 2, do="bet", sum=150)
    assert s.protester == 2
    assert {guess.bet[1] for guess in guesses(s, 0)} == {0}


def test_who_has_not_100_has_not_bet() -> None:
    s = dealt(3, seed=7)
    draw(s, take=0, lay=0, say=1)
    s.cash[2] = 1
    assert {(guess.bet[2], guess.weighing[2]) for guess in guesses(s, 0)} == {(0, 0)}
