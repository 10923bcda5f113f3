"""Randolph's Casablanca done wrong."""

from __future__ import annotations

from typing import Any

from tests.games.mutants import Right, add, mutant


# ---------------------------------------------------------------------------------- the table
@mutant("W-2", "blank")
def it_is_seen_who_has_answered(g: Any, right: Right, s: Any, seat: int, out: Any) -> None:
    right(s, seat, out)
    out.answered = s.answered


@mutant("W-3", "when_time_runs_out")
def who_is_silent_in_a_bet_matches_it(g: Any, right: Right, s: Any, seat: int) -> int:
    action: int = right(s, seat)
    return g.MATCH if action in (g.CONFESS, g.FOLD) else action


@mutant("W-4", "end_turn")
def a_round_ends_at_the_first_seat_of_the_table(g: Any, right: Right, s: Any) -> None:
    began, s.first = s.first, 0
    right(s)
    s.first = began


# ---------------------------------------------------------------------------------- the deal
@mutant("RA-2", "deal")
def no_chip_is_put_aside(g: Any, right: Right, s: Any, rng: Any) -> None:
    right(s, rng)
    s.aside[:] = [0] * g.SEATS


@mutant("RA-6", "draw_leader")
def the_leader_of_a_rematch_is_any_seat(g: Any, right: Right, among: int, seats: int, rng: Any) -> int:
    return int(right(0, seats, rng))


# ---------------------------------------------------------------------------------- a turn
@mutant("RA-7", "shuffle")
def the_chips_may_be_mixed_again_and_again(g: Any, right: Right, s: Any, rng: Any) -> None:
    before = s.shuffled
    right(s, rng)
    s.shuffled = before


@mutant("RA-7", "shuffle")
def who_had_seen_a_chip_still_knows_it_when_they_are_mixed(g: Any, right: Right, s: Any, rng: Any) -> None:
    seen = list(s.seen)
    right(s, rng)
    s.seen[:] = seen


@mutant("RA-8", "legal_sales")
def the_rich_may_sell_too(g: Any, right: Right, s: Any, seat: int, choices: list[int]) -> None:
    cash, s.cash[seat] = s.cash[seat], 0
    right(s, seat, choices)
    s.cash[seat] = cash


@mutant("RA-8", "sell")
def a_sold_card_is_shuffled_into_the_stock(g: Any, right: Right, s: Any, seat: int, card: int) -> None:
    right(s, seat, card)
    s.under_cards -= 1
    s.under[s.under_cards] = 0
    s.stock[card] += 1


@mutant("RA-9", "legal")
def a_chip_may_be_laid_where_it_came_from(g: Any, right: Right, s: Any, seat: int, choices: list[int]) -> None:
    right(s, seat, choices)
    if s.phase == g.LAYING:
        add(choices, g.LAY + s.taken_from)


@mutant("RA-9", "step")
def a_chip_is_laid_before_its_number_is_said(g: Any, right: Right, s: Any, seat: int, action: int, rng: Any) -> None:
    version, s.version = s.version, 1
    right(s, seat, action, rng)
    s.version = version


@mutant("RA-9", "announced_space")
def the_figure_goes_the_other_way_round(g: Any, right: Right, s: Any) -> int:
    return int(s.figure_from - s.said) % int(g.SPACES)


@mutant("RA-11", "call_next")
def the_top_card_cannot_be_left(g: Any, right: Right, s: Any, after: int, rng: Any) -> None:
    right(s, after, rng)
    if s.phase == g.TAKING:
        g.take_top(s, s.mover, rng)
        g.end_turn(s)


@mutant("RA-11", "gain")
def every_card_pays_the_prime_of_the_first(g: Any, right: Right, s: Any, seat: int, card: int) -> None:
    before = s.hand[seat][card]
    right(s, seat, card)
    if 0 < before < g.MAKES_FOUR - 1:
        s.cash[seat] -= before * g.PRIME
        s.bank += before * g.PRIME


# ---------------------------------------------------------------------------------- a bet
@mutant("RA-12", "legal_answers")
def fifty_is_bet_enough(g: Any, right: Right, s: Any, seat: int, choices: list[int]) -> None:
    right(s, seat, choices)
    if s.weighing[seat] == 1:
        add(choices, g.BET + g.LEAST_BET - 1)


@mutant("RA-13", "answer_bet")
def to_confess_shows_the_chip(g: Any, right: Right, s: Any, seat: int, action: int, rng: Any) -> None:
    laid_at = s.laid_at
    right(s, seat, action, rng)
    if action == g.CONFESS:
        s.shown |= 1 << laid_at


@mutant("RA-15", "show_chip")
def the_chip_is_shown_to_the_two_alone(g: Any, right: Right, s: Any, rng: Any) -> None:
    shown, at, two = s.shown, s.laid_at, (s.mover, s.protester)
    right(s, rng)
    s.shown = shown
    for seat in two:
        s.seen[seat] |= 1 << at


@mutant("RA-16", "top_is_won")
def the_top_card_is_always_won(g: Any, right: Right, s: Any) -> bool:
    return True


@mutant("RA-17", "call_next")
def after_one_who_folds_nobody_else_is_called(g: Any, right: Right, s: Any, after: int, rng: Any) -> None:
    if after != s.mover:
        s.bet[:] = [0] * g.SEATS
    right(s, after, rng)


@mutant("RA-18", "go_back")
def a_liar_stays_where_he_went(g: Any, right: Right, s: Any) -> None:
    pass


@mutant("RA-19", "most_to_bet")
def a_bet_goes_up_to_what_the_richer_one_has(g: Any, right: Right, s: Any) -> int:
    return max(int(s.cash[s.mover]), int(s.cash[s.protester]))


@mutant("RA-27", "blank")
def sealed_bets_are_seen(g: Any, right: Right, s: Any, seat: int, out: Any) -> None:
    right(s, seat, out)
    out.bet[:] = s.bet


# ---------------------------------------------------------------------------------- the end, and what is known
@mutant("RA-20", "renew_stock")
def the_stock_is_renewed_with_every_card(g: Any, right: Right, s: Any) -> int:
    for hand in s.hand:
        for symbol in range(g.SYMBOLS):
            if hand[symbol] > 1:
                s.stock[symbol] += hand[symbol]
                hand[symbol] = 0
    return int(right(s))


@mutant("RA-20", "give_back")
def one_card_given_back_is_enough(g: Any, right: Right, s: Any, seat: int, card: int, rng: Any) -> None:
    mover, s.mover = s.mover, g.next_seat(s, seat)
    right(s, seat, card, rng)
    if s.phase != g.CHOOSE:
        s.mover = mover


@mutant("RA-20", "seat_with_cards")
def an_empty_stock_ends_the_game(g: Any, right: Right, s: Any, seat: int) -> int:
    return int(g.NOBODY)


@mutant("RA-21", "judge_ruin")
def without_cash_one_is_out_whatever_cards_one_has(g: Any, right: Right, s: Any) -> None:
    for seat in range(s.seats):
        if s.cash[seat] == 0:
            s.out |= 1 << seat
    right(s)


@mutant("RA-22", "gain")
def the_fourth_card_pays_as_the_third(g: Any, right: Right, s: Any, seat: int, card: int) -> None:
    bank = s.bank
    right(s, seat, card)
    if s.hand[seat][card] == g.MAKES_FOUR:
        back = bank - min(bank, 3 * g.PRIME)
        s.cash[seat] -= back
        s.bank += back


@mutant("RA-23", "finish")
def the_fourth_card_wins_whatever_the_money(g: Any, right: Right, s: Any, reason: int, fourth: int) -> None:
    right(s, reason, fourth)
    if fourth:
        s.winners = fourth


@mutant("RA-23", "finish")
def a_tie_is_shared_even_with_the_fourth_card(g: Any, right: Right, s: Any, reason: int, fourth: int) -> None:
    right(s, reason, 0)


@mutant("RA-24", "lay")
def who_had_seen_a_chip_loses_it_when_it_moves(g: Any, right: Right, s: Any, circle: int) -> None:
    right(s, circle)
    for seat in range(s.seats):
        if seat != s.mover:
            s.seen[seat] &= ~(1 << circle)


@mutant("chips_are_guessed_from_all_deals_that_fit", "draw_number")
def every_number_is_as_likely_however_many_are_left(g: Any, right: Right, pool: int, left: int, rng: Any) -> int:
    there = [number for number in range(g.NUMBERS) if pool >> 4 * number & 15]
    return there[int(g.dice(rng, len(there)))]
