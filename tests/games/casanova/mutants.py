"""Casanova done wrong."""

from __future__ import annotations

from typing import Any

from tests.games.mutants import Right, add, mutant


# ---------------------------------------------------------------------------------- the table
@mutant("W-3", "when_time_runs_out")
def silence_leaves_the_couples_as_they_are(g: Any, right: Right, s: Any, seat: int) -> int:
    return int(g.LEAVE if s.phase == g.CHOICE else g.END_TURN)


@mutant("W-4", "end_turn")
def a_round_ends_at_the_first_seat_of_the_table(g: Any, right: Right, s: Any) -> None:
    began, s.first = s.first, 0
    right(s)
    s.first = began


@mutant("W-5", "returns")
def where_nobody_wins_all_share_the_win(g: Any, right: Right, s: Any, out: list[float]) -> None:
    right(s, out)
    if s.winner < 0:
        out[: s.seats] = [1.0 / s.seats] * s.seats


@mutant("CV-21", "returns")
def a_draw_of_an_earlier_version_is_worth_nothing(g: Any, right: Right, s: Any, out: list[float]) -> None:
    right(s, out)
    if s.winner < 0:
        out[: s.seats] = [0.0] * s.seats


# ---------------------------------------------------------------------------------- the deal
@mutant("CV-3", "new_game")
def casanova_is_never_with_a_lady_at_first(
    g: Any, right: Right, s: Any, seats: int, options: list[int], rng: Any
) -> None:
    right(s, seats, options, rng)
    if s.casanova < g.SEATS and s.in_theatre:
        s.casanova = g.SEATS + (s.in_theatre & -s.in_theatre).bit_length() - 1


# ---------------------------------------------------------------------------------- gondolas and streets
@mutant("CV-7", "legal_moves")
def gondolas_with_ladies_are_in_nobodys_way(
    g: Any, right: Right, s: Any, seat: int, here: int, shunned: int, choices: list[int]
) -> None:
    taken, s.taken = s.taken, 1 << here
    right(s, seat, here, shunned, choices)
    s.taken = taken


@mutant("CV-6", "points_of_turn")
def a_slow_start_never_ends(g: Any, right: Right, s: Any) -> int:
    now, s.round = s.round, 0
    points = right(s)
    s.round = now
    return int(points)


@mutant("CV-9", "legal")
def she_may_walk_where_no_gondola_waits(g: Any, right: Right, s: Any, seat: int, choices: list[int]) -> None:
    right(s, seat, choices)
    across = g.ACROSS[s.lady_at[seat]]
    if s.phase == g.TURN and across != g.NOWHERE and not (s.empty | s.taken) >> across & 1:
        add(choices, g.WALK)


@mutant("CV-22", "walk")
def she_may_walk_back_at_once(g: Any, right: Right, s: Any, seat: int) -> None:
    right(s, seat)
    s.walked = 0


@mutant("CV-9", "walk")
def a_walk_costs_a_point(g: Any, right: Right, s: Any, seat: int) -> None:
    right(s, seat)
    s.points -= 1


@mutant("CV-24", "end_turn")
def she_may_stay_on_a_mouth(g: Any, right: Right, s: Any) -> None:
    seat = s.mover
    right(s)
    s.stayed[seat] &= ~g.MOUTH


@mutant("CV-24", "end_turn")
def she_may_stay_at_the_doges(g: Any, right: Right, s: Any) -> None:
    seat = s.mover
    right(s)
    s.stayed[seat] &= ~g.DOGES


@mutant("CV-24", "end_turn")
def she_may_stay_at_home(g: Any, right: Right, s: Any) -> None:
    seat = s.mover
    right(s)
    s.stayed[seat] &= ~g.PALAZZI


@mutant("CV-24", "end_turn")
def a_mouth_after_the_doges_is_the_same_refuge(g: Any, right: Right, s: Any) -> None:
    seat, before = s.mover, s.stayed[s.mover]
    right(s)
    if s.stayed[seat] and before:
        s.stayed[seat] = before


@mutant("CV-24", "without_traps")
def she_may_shut_herself_in(g: Any, right: Right, s: Any, seat: int, here: int, open: int, shunned: int) -> int:
    return open


@mutant("CV-24", "without_traps")
def out_and_home_again_is_not_staying(
    g: Any, right: Right, s: Any, seat: int, here: int, open: int, shunned: int
) -> int:
    return int(right(s, seat, here, open, shunned) | open & 1 << g.HOME[seat])


# ---------------------------------------------------------------------------------- looking and exchanging
@mutant("CV-10", "see")
def everybody_sees_what_she_inspects(g: Any, right: Right, s: Any, seat: int, holders: int) -> None:
    for other in range(s.seats):
        right(s, other, holders)


@mutant("CV-12", "put_back")
def an_exchange_leaves_casanova_where_he_was(g: Any, right: Right, s: Any, seat: int, exchange: bool) -> None:
    casanova = s.casanova
    right(s, seat, exchange)
    s.casanova = casanova


@mutant("CV-12", "mix")
def the_table_can_tell_whether_she_exchanged(g: Any, right: Right, s: Any, row: int, a: int, b: int) -> None:
    if s.casanova in (a, b):
        right(s, row, a, b)


@mutant("CV-13", "legal")
def alone_at_the_doges_she_may_look(g: Any, right: Right, s: Any, seat: int, choices: list[int]) -> None:
    look_alone, s.look_alone = s.look_alone, 1
    right(s, seat, choices)
    s.look_alone = look_alone


@mutant("CV-15", "inspect")
def the_same_partner_may_be_inspected_again(g: Any, right: Right, s: Any, seat: int, partner: int) -> None:
    right(s, seat, partner)
    s.inspected = 0


# ---------------------------------------------------------------------------------- coming home
@mutant("CV-17", "move")
def the_jewel_is_never_laid_down(g: Any, right: Right, s: Any, seat: int, here: int, there: int) -> None:
    jewels = s.jewels
    right(s, seat, here, there)
    s.jewels = jewels


@mutant("CV-19", "come_home")
def home_with_the_jewel_wins_without_casanova(g: Any, right: Right, s: Any, seat: int) -> None:
    if s.jewels >> seat & 1:
        s.casanova = seat
    right(s, seat)


@mutant("CV-20", "come_home")
def home_with_casanova_wins_without_the_jewel(g: Any, right: Right, s: Any, seat: int) -> None:
    s.jewels |= 1 << seat
    right(s, seat)


@mutant("CV-20", "come_home")
def home_without_the_jewel_keeps_her_points(g: Any, right: Right, s: Any, seat: int) -> None:
    if s.jewels >> seat & 1:
        right(s, seat)


@mutant("CV-21", "end_turn")
def when_the_rounds_are_up_who_has_him_wins(g: Any, right: Right, s: Any) -> None:
    right(s)
    if s.phase == g.OVER and s.casanova < g.SEATS:
        s.winner = s.casanova


@mutant("CV-21", "end_turn")
def by_version_2_nobody_wins_when_the_rounds_are_up(g: Any, right: Right, s: Any) -> None:
    right(s)
    if s.phase == g.OVER:
        s.winner = -1


@mutant("W-4", "end_turn")
def no_cap_is_no_round(g: Any, right: Right, s: Any) -> None:
    right(s)
    if not s.round_cap and s.round:
        s.phase, s.reason = g.OVER, g.ROUNDS_ARE_UP


@mutant("CV-26", "come_home")
def home_does_not_end_the_turn(g: Any, right: Right, s: Any, seat: int) -> None:
    mover, points = s.mover, s.points
    right(s, seat)
    if s.phase != g.OVER:
        s.mover, s.points = mover, points


# ---------------------------------------------------------------------------------- what is known
@mutant("casanova_is_guessed_from_his_exact_posterior", "draw")
def every_place_where_he_can_be_is_as_likely(g: Any, right: Right, s: Any, row: int, rng: Any) -> int:
    there = [holder for holder in range(g.HOLDERS) if s.weight[row][holder] > 0]
    return there[int(g.dice(rng, len(there)))]


@mutant("a_small_chance_beside_a_great_one_is_not_lost_either", "mix")
def means_are_rounded_down(g: Any, right: Right, s: Any, row: int, a: int, b: int) -> None:
    mean = s.weight[row][a] + s.weight[row][b] >> 1
    s.weight[row][a] = s.weight[row][b] = mean
