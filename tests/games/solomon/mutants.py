"""Agent and Casablanca done wrong."""

from __future__ import annotations

from typing import Any

from tests.games.mutants import Right, add, allows, drop, mutant


# ---------------------------------------------------------------------------------- the table
@mutant("W-1", "answer")
def of_those_who_said_yes_the_lowest_seat_speaks(g: Any, right: Right, s: Any, seat: int, yes: bool) -> None:
    said_yes = s.said_yes | yes << seat
    right(s, seat, yes)
    if s.phase in (g.RECONSIDER, g.BID):
        s.protester = (said_yes & -said_yes).bit_length() - 1


@mutant("W-2", "answer")
def the_first_yes_closes_the_window(g: Any, right: Right, s: Any, seat: int, yes: bool) -> None:
    if yes:
        s.asked = s.answered | 1 << seat
    right(s, seat, yes)


@mutant("W-2", "open_window")
def who_has_no_stake_is_not_asked(g: Any, right: Right, s: Any, after: int) -> None:
    right(s, after)
    with_stake = sum(1 << seat for seat in range(s.seats) if s.stake[seat][s.plan_agent] > 0)
    if s.phase == g.PROTEST:
        s.asked &= with_stake
        if s.asked == 0:
            g.carry_out(s)


@mutant("W-2", "blank")
def it_is_seen_who_has_answered(g: Any, right: Right, s: Any, seat: int, out: Any) -> None:
    right(s, seat, out)
    out.answered = s.answered


@mutant("W-3", "when_time_runs_out")
def silence_is_a_protest(g: Any, right: Right, s: Any, seat: int) -> int:
    action: int = right(s, seat)
    return g.YES if action == g.NO else action


@mutant("W-4", "end_turn")
def a_round_ends_at_the_first_seat_of_the_table(g: Any, right: Right, s: Any) -> None:
    began, s.first = s.first, 0
    right(s)
    s.first = began


@mutant("W-5", "returns")
def where_nobody_wins_all_share(g: Any, right: Right, s: Any, out: list[float]) -> None:
    right(s, out)
    if s.winner < 0:
        out[: s.seats] = [1.0 / s.seats] * s.seats


# ---------------------------------------------------------------------------------- a turn
@mutant("AG-4", "put_lot")
def a_lot_can_be_used_again(g: Any, right: Right, s: Any, seat: int, agent: int, kind: int) -> None:
    right(s, seat, agent, kind)
    s.lots[seat][kind] += 1


@mutant("AG-4", "blank")
def ledgers_are_open(g: Any, right: Right, s: Any, seat: int, out: Any) -> None:
    right(s, seat, out)
    for other in range(s.seats):
        out.lots[other][:] = s.lots[other]


@mutant("AG-7", "legal")
def a_turn_may_be_passed(g: Any, right: Right, s: Any, seat: int, choices: list[int]) -> None:
    right(s, seat, choices)
    if s.phase == g.CHOOSE:
        add(choices, g.END_TURN)


@mutant("AG-12", "legal_case")
def a_held_briefcase_can_be_taken(g: Any, right: Right, s: Any, agent: int, *rest: Any) -> None:
    holder = s.holder
    if holder != agent:
        s.holder = g.NOBODY
    right(s, agent, *rest)
    s.holder = holder


@mutant("AG-13", "legal_plans")
def one_hundred_less_is_enough_for_a_strike(g: Any, right: Right, s: Any, choices: list[int]) -> None:
    stake = s.stake[s.mover]
    stake[:] = [hundreds + 1 for hundreds in stake]
    right(s, choices)
    stake[:] = [hundreds - 1 for hundreds in stake]


@mutant("AG-14", "legal_plans")
def nobody_is_safe_at_home(g: Any, right: Right, s: Any, choices: list[int]) -> None:
    sanctuary, s.sanctuary = s.sanctuary, 0
    right(s, choices)
    s.sanctuary = sanctuary


@mutant("AG-16", "strike")
def a_strike_is_free(g: Any, right: Right, s: Any, agent: int, victim: int) -> None:
    right(s, agent, victim)
    s.stake[s.mover][agent] += g.PRICE
    s.spent[s.mover][agent] -= g.PRICE


@mutant("AG-17", "blank")
def lost_stakes_stay_secret(g: Any, right: Right, s: Any, seat: int, out: Any) -> None:
    right(s, seat, out)
    for other in range(s.seats):
        for agent in range(g.AGENTS):
            if other != seat and s.phase != g.OVER:
                out.stake[other][agent] = 0


@mutant("CB-7", "blank")
def lost_stakes_are_announced(g: Any, right: Right, s: Any, seat: int, out: Any) -> None:
    right(s, seat, out)
    for other in range(s.seats):
        for agent in range(g.AGENTS):
            if s.agent_at[agent] == g.GONE:
                out.stake[other][agent] = s.stake[other][agent]


@mutant("AG-18", "blank")
def a_bribe_is_seen_before_it_is_done(g: Any, right: Right, s: Any, seat: int, out: Any) -> None:
    right(s, seat, out)
    out.phase = s.phase


@mutant("CB-5", "legal_case")
def the_briefcase_must_be_taken_along(
    g: Any, right: Right, s: Any, agent: int, here: int, way: int, there: int, victim: int, action: int, choices: Any
) -> None:
    right(s, agent, here, way, there, victim, action, choices)
    if allows(choices, action + 1):
        drop(choices, action)


# ---------------------------------------------------------------------------------- protests
@mutant("AG-19", "open_window")
def the_mover_is_asked_too(g: Any, right: Right, s: Any, after: int) -> None:
    right(s, after)
    if s.phase == g.PROTEST:
        s.asked |= 1 << s.mover


@mutant("AG-21", "legal")
def a_protest_needs_a_stake(g: Any, right: Right, s: Any, seat: int, choices: list[int]) -> None:
    right(s, seat, choices)
    if s.phase == g.PROTEST and s.stake[seat][s.plan_agent] == 0:
        drop(choices, g.YES)


@mutant("AG-22", "legal_sums")
def more_may_be_named_than_is_there(g: Any, right: Right, s: Any, seat: int, lowest: int, choices: list[int]) -> None:
    right(s, seat, lowest, choices)
    add(choices, g.SUM + s.stake[seat][s.plan_agent] + 1)


@mutant("AG-23", "legal_sums")
def an_equal_sum_is_not_enough(g: Any, right: Right, s: Any, seat: int, lowest: int, choices: list[int]) -> None:
    right(s, seat, lowest + (s.phase == g.ANSWER), choices)


@mutant("AG-24", "refuse")
def what_was_refused_may_be_announced_again(g: Any, right: Right, s: Any) -> None:
    right(s)
    s.refused[:] = [0] * g.AGENTS


@mutant("AG-24", "step")
def what_is_let_stand_can_be_protested_again(g: Any, right: Right, s: Any, seat: int, action: int, rng: Any) -> None:
    if s.phase == g.DECIDE and action == g.LET_STAND:
        g.open_window(s, seat)
    else:
        right(s, seat, action, rng)


@mutant("AG-25", "open_window")
def after_a_failed_protest_all_are_asked_again(g: Any, right: Right, s: Any, after: int) -> None:
    right(s, s.mover)


@mutant("AG-30", "show")
def a_sum_that_was_named_is_forgotten(g: Any, right: Right, s: Any, seat: int, agent: int, hundreds: int) -> None:
    pass


@mutant("CB-8", "legal")
def who_is_called_may_give_way_at_once(g: Any, right: Right, s: Any, seat: int, choices: list[int]) -> None:
    right(s, seat, choices)
    if s.phase == g.BID:
        add(choices, g.GIVE_WAY)


@mutant("CB-10", "legal")
def the_turn_may_end_while_announcements_are_left(g: Any, right: Right, s: Any, seat: int, choices: list[int]) -> None:
    right(s, seat, choices)
    if s.phase == g.CHOOSE and s.contested:
        add(choices, g.END_TURN)


# ---------------------------------------------------------------------------------- the end, and what may be believed
@mutant("AG-31", "carry_out")
def any_home_will_do(g: Any, right: Right, s: Any) -> None:
    agent, with_case = s.plan_agent, s.plan_case
    right(s)
    if with_case and s.phase != g.OVER and s.case_at in g.HOME:
        g.brought_home(s, agent)


@mutant("AG-32", "highest")
def a_tie_is_of_the_first_of_the_tied(g: Any, right: Right, s: Any, agents: int, if_tied: int) -> int:
    stakes = [g.stake_on(s, seat, agents) for seat in range(s.seats)]
    return stakes.index(max(stakes))


@mutant("AG-36", "rounds_are_up")
def the_shortest_way_decides_when_the_rounds_are_up(g: Any, right: Right, s: Any) -> None:
    right(s)
    s.winner = g.highest(s, g.on_its_way(s), s.case_mover)


@mutant("version_2", "on_its_way")
def any_agent_in_play_counts_when_the_rounds_are_up(g: Any, right: Right, s: Any) -> int:
    return sum(1 << agent for agent in range(g.AGENTS) if s.agent_at[agent] != g.GONE)


@mutant("a_guess_keeps_a_lot_for_every_bribe_turn", "lots_since")
def a_guess_forgets_that_a_bribe_places_a_lot(g: Any, right: Right, s: Any, seat: int, turn: int, tally: int) -> int:
    return int(s.bribes[seat]) + 1
