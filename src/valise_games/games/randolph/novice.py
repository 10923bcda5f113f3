"""Novice of Randolph's Casablanca, by rules of thumb.

He takes a chip he knows when it leads to the top card, else one that nobody has seen. He lies for the top card now and
then, more often the more it is worth, never of a chip that an opponent has seen, nor for a fourth card with which
another would win: that one he leaves. He bets against what he knows to be false, and now and then against what looks
too good. A liar confesses, mostly.

He looks only at chips that his seat has seen, so he plays the same in a full state as in a blanked one.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from valise_games.rules import Choices, Dice, dice, given, rule, table

if TYPE_CHECKING:
    from valise_games.games.randolph import rules as game
else:
    game = given("game")

SYMBOL = game.SYMBOL

LIES = table([40, 50, 65, 100])  # of a hundred, by the cards of the symbol he has
DOUBTS = table([15, 25, 40, 95])  # of a hundred, by those the mover has
FALSE, OPEN, TRUE = range(3)  # what he knows of an announcement
TRUSTED = 4  # times less doubt when the mover had seen the chip before: then he took it for its number
LIES_OF_NEW, LIES_OF_KNOWN = 26, 2  # of 32 guesses in which a number that gains something is a lie, so many stay
# What tells who will win, per cent, as fitted to games of Novices: all the money counts CASH, and the bank so much
# for each symbol, by the cards of it that a seat has.
CASH = 1350
HOPES = table([0, 0, 0, 40, 40])
PER_CENT = 100


# ---------------------------------------------------------------------------------- deciding
@rule
def decide(s: game.State, seat: int, choices: Choices, rng: Dice) -> int:
    if choices[0] == 1:
        return choices[1]
    phase = s.phase
    if phase == game.CHOOSE:
        return choose_chip(s, seat, choices, rng)
    if phase == game.SAYING:
        return game.SAY + number_to_say(s, seat, rng)
    if phase == game.PROTEST:
        return answer(s, seat, choices, rng)
    if phase == game.PRIZE:
        return best_card(s, seat, choices)
    if phase == game.ANSWER or phase == game.RAISE or phase == game.COUNTER:
        return answer_bet(s, seat, choices, rng)
    if phase == game.TAKING:
        return game.TAKE_TOP if is_wanted(s, seat, s.top) else game.LEAVE
    if phase == game.GIVING:
        return fewest(s, seat, choices, game.GIVE)
    return choices[1 + dice(rng, choices[0])]  # where figure and chip go is all the same to him


@rule
def choose_chip(s: game.State, seat: int, choices: Choices, rng: Dice) -> int:
    """A chip that leads to the top card; else the best of those left, from time to time of a new layout."""
    if choices[choices[0]] >= game.SELL and s.sold == 0:
        return fewest(s, seat, choices, game.SELL)
    wanted = way_to_top(s, seat)
    best = choices[1]
    best_liking = -1
    for i in range(1, choices[0] + 1):
        if choices[i] >= game.SHUFFLE:
            break
        circle = choices[i] - game.TAKE
        liking = dice(rng, 8)
        if knows(s, seat, circle):
            liking += 64 if s.chip[circle] - 1 == wanted else 0
        else:
            liking += 16
        if not others_know(s, seat, circle):
            liking += 16
        if liking > best_liking:
            best_liking = liking
            best = choices[i]
    if best_liking < 32 and has_choice(choices, game.SHUFFLE) and dice(rng, 4) == 0:
        return game.SHUFFLE
    return best


@rule
def number_to_say(s: game.State, seat: int, rng: Dice) -> int:
    circle = game.chip_of_turn(s)
    number: int = s.chip[circle] - 1
    wanted = way_to_top(s, seat)
    if number == wanted or others_know(s, seat, circle) or not is_wanted(s, seat, s.top):
        return number
    return wanted if dice(rng, 100) < LIES[min(s.hand[seat][s.top], 3)] else number


@rule
def answer(s: game.State, seat: int, choices: Choices, rng: Dice) -> int:
    """No, or a bet: a large one against what he knows to be false."""
    last = choices[0]
    truth = what_he_knows(s, seat)
    if s.weighing[seat] > 0:
        return choices[last] if truth == FALSE else choices[2 + dice(rng, last // 2)]
    if truth == FALSE:
        return choices[2 + (last - 2) // 2]
    if truth == TRUE or SYMBOL[s.figure_at[s.mover]] != s.top:
        return game.NO
    doubts = DOUBTS[min(s.hand[s.mover][s.top], 3)]
    if s.knew:
        doubts = doubts // TRUSTED
    return choices[2] if dice(rng, 100) < doubts else game.NO


@rule
def answer_bet(s: game.State, seat: int, choices: Choices, rng: Dice) -> int:
    """The first option gives way, the second matches, the last raises most."""
    truth = what_he_knows(s, seat)
    mine_is_true = truth == (TRUE if seat == s.mover else FALSE)
    if mine_is_true:
        return choices[choices[0]] if dice(rng, 3) > 0 else game.MATCH
    if truth == OPEN:
        return game.MATCH if dice(rng, 2) == 0 else game.FOLD
    if s.phase == game.ANSWER and dice(rng, 6) == 0:
        return choices[choices[0]]  # a bluff
    return choices[1]


@rule
def best_card(s: game.State, seat: int, choices: Choices) -> int:
    """The one he has most of, if it does not end the game for another; of several, the one the loser has most of."""
    best = choices[1]
    best_liking = -1
    loser = s.protester if seat == s.mover else s.mover
    for i in range(1, choices[0] + 1):
        card = s.top if choices[i] == game.TAKE_TOP else choices[i] - game.TAKE_CARD
        liking = 8 * s.hand[seat][card] if is_wanted(s, seat, card) else 0
        if choices[i] != game.TAKE_TOP:
            liking += s.hand[loser][card]
        if liking > best_liking:
            best_liking = liking
            best = choices[i]
    return best


@rule
def is_wanted(s: game.State, seat: int, card: int) -> bool:
    """A fourth card ends the game: only for who wins it then (RA-23)."""
    return bool(s.hand[seat][card] < game.MAKES_FOUR - 1 or game.wins_with_bank(s, seat))


@rule
def fewest(s: game.State, seat: int, choices: Choices, first: int) -> int:
    """Of the cards that he may sell or give back, by actions from `first` on, the one he has fewest of."""
    best = choices[choices[0]]
    for i in range(1, choices[0]):
        if choices[i] >= first and s.hand[seat][choices[i] - first] < s.hand[seat][best - first]:
            best = choices[i]
    return best


# ---------------------------------------------------------------------------------- what he knows
@rule
def has_choice(choices: Choices, action: int) -> bool:
    for i in range(1, choices[0] + 1):
        if choices[i] == action:
            return True
    return False


@rule
def way_to_top(s: game.State, seat: int) -> int:
    """The number that leads the seat's figure to the symbol of the top card."""
    number: int = (s.top - SYMBOL[s.figure_at[seat]] + game.SYMBOLS) % game.SYMBOLS
    return number


@rule
def knows(s: game.State, seat: int, circle: int) -> bool:
    return bool((s.seen[seat] | s.shown) >> circle & 1)


@rule
def others_know(s: game.State, seat: int, circle: int) -> bool:
    """Has an opponent who is in the game seen this chip?"""
    seen = s.shown
    for other in range(s.seats):
        if other != seat and not s.out >> other & 1:
            seen |= s.seen[other]
    return bool(seen >> circle & 1)


@rule
def what_he_knows(s: game.State, seat: int) -> int:
    """Is the announcement true, as far as the seat can tell?"""
    if knows(s, seat, s.laid_at):
        return TRUE if s.chip[s.laid_at] - 1 == s.said else FALSE
    left = game.CHIPS_EACH - (s.aside[seat] - 1 == s.said)
    for circle in range(game.SPACES):
        if knows(s, seat, circle) and s.chip[circle] - 1 == s.said:
            left -= 1
    return OPEN if left > 0 else FALSE


# ---------------------------------------------------------------------------------- how the game stands
@rule
def judge(s: game.State, out: list[float]) -> None:
    """Each seat's share of winning, in a full state: by its part of the money, and its hopes of the bank."""
    money = float(s.bank)
    for seat in range(s.seats):
        money += s.cash[seat]
    total = 0.0
    for seat in range(s.seats):
        out[seat] = 0.0
        if not s.out >> seat & 1:
            hopes = 0
            for symbol in range(game.SYMBOLS):
                hopes += HOPES[s.hand[seat][symbol]]
            out[seat] = math.exp((CASH * s.cash[seat] + hopes * s.bank) / (PER_CENT * money))
            total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


@rule
def suspect(s: game.State, me: int, rng: Dice) -> None:
    """Makes a guess more likely: who takes a chip that he has seen takes it for its number, and nobody lies for
    nothing. What the seat knows stays as it is, and so do the numbers in all."""
    if s.said < 0 or s.phase < game.PROTEST or s.phase > game.COUNTER or knows(s, me, s.laid_at):
        return
    lies = 0
    if SYMBOL[s.figure_at[s.mover]] == s.top:
        lies = LIES_OF_KNOWN if s.knew else LIES_OF_NEW
    if s.chip[s.laid_at] - 1 == s.said or dice(rng, 32) < lies:
        return
    start = dice(rng, game.SPACES)
    for i in range(game.SPACES):
        circle = (start + i) % game.SPACES
        if s.chip[circle] - 1 == s.said and not knows(s, me, circle):
            s.chip[circle] = s.chip[s.laid_at]
            s.chip[s.laid_at] = 1 + s.said
            return
