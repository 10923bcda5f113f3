"""Code Casablanca done wrong."""

from __future__ import annotations

from typing import Any

from tests.games.mutants import Right, add, drop, mutant


# ---------------------------------------------------------------------------------- the table
@mutant("W-2", "blank")
def it_is_seen_who_has_answered(g: Any, right: Right, s: Any, seat: int, out: Any) -> None:
    right(s, seat, out)
    out.answered = s.answered


@mutant("W-3", "when_time_runs_out")
def silence_stands_by_a_claim(g: Any, right: Right, s: Any, seat: int) -> int:
    return int(g.STAND if s.phase == g.STANDING else right(s, seat))


@mutant("W-5", "returns")
def every_winner_gets_1(g: Any, right: Right, s: Any, out: list[float]) -> None:
    right(s, out)
    out[: s.seats] = [float(share > 0) for share in out[: s.seats]]


# ---------------------------------------------------------------------------------- a round
@mutant("CC-4", "draw")
def a_played_order_comes_again(g: Any, right: Right, s: Any, pile: int, rng: Any) -> None:
    undrawn = s.undrawn
    right(s, pile, rng)
    s.undrawn = undrawn


@mutant("CC-7", "send")
def nobody_chooses_at_a_star(g: Any, right: Right, s: Any, start: int) -> None:
    right(s, s.seats)


@mutant("CC-8", "search")
def everybody_sees_the_tile_of_everybody(g: Any, right: Right, s: Any, start: int) -> None:
    together = 0
    for seen in s.seen:
        together |= seen
    s.seen[: s.seats] = [together] * s.seats
    right(s, start)


@mutant("CC-9", "meets")
def an_agent_anywhere_may_be_asked(g: Any, right: Right, s: Any, seat: int) -> int:
    return int(g.seats_in(s)) & ~(1 << seat)


@mutant("CC-10", "legal_search")
def a_question_may_be_about_any_building(g: Any, right: Right, s: Any, seat: int, choices: list[int]) -> None:
    seen = list(s.seen)
    s.seen[:] = [(1 << g.BUILDINGS) - 1] * g.SEATS
    right(s, seat, choices)
    s.seen[:] = seen


@mutant("CC-11", "legal")
def an_answer_must_be_true(g: Any, right: Right, s: Any, seat: int, choices: list[int]) -> None:
    right(s, seat, choices)
    if s.phase == g.ANSWERING:
        true = g.truth(s.tile[s.question // g.KINDS], s.question % g.KINDS)
        drop(choices, *(g.ANSWER + answer for answer in range(g.ANSWERS) if answer != true))


@mutant("CC-11", "blank")
def everybody_hears_the_answers(g: Any, right: Right, s: Any, seat: int, out: Any) -> None:
    right(s, seat, out)
    for pair in range(g.SEATS * g.SEATS):
        out.told[pair][:] = s.told[pair]


# ---------------------------------------------------------------------------------- double agents
@mutant("CC-13", "suspects")
def who_sent_no_message_may_be_accused(g: Any, right: Right, s: Any, seat: int) -> int:
    sources, s.sources[seat] = s.sources[seat], (1 << s.seats) - 1
    suspects = int(right(s, seat))
    s.sources[seat] = sources
    return suspects


@mutant("CC-14", "can_ask")
def an_unmasked_seat_goes_on_asking(g: Any, right: Right, s: Any, seat: int) -> bool:
    unmasked, s.unmasked_by[seat] = s.unmasked_by[seat], 0
    can = bool(right(s, seat))
    s.unmasked_by[seat] = unmasked
    return can


@mutant("CC-15", "judge_accusation")
def to_accuse_in_vain_costs_nothing(g: Any, right: Right, s: Any, seat: int, tile: int) -> None:
    out = s.out
    right(s, seat, tile)
    s.out = out


@mutant("CC-15", "blank")
def the_table_sees_how_far_an_accuser_is(g: Any, right: Right, s: Any, seat: int, out: Any) -> None:
    right(s, seat, out)
    out.phase = s.phase


@mutant("CC-29", "judge_accusation")
def a_second_accusation_may_follow_at_once(g: Any, right: Right, s: Any, seat: int, tile: int) -> None:
    right(s, seat, tile)
    s.has_accused = 0


@mutant("CC-13", "may_write")
def a_tile_of_the_other_kind_may_be_written(g: Any, right: Right, s: Any, message: int, wrote: int) -> bool:
    version, s.version = s.version, 1
    may = bool(right(s, message, wrote))
    s.version = version
    return may


@mutant("CC-13", "is_true")
def none_of_that_kind_is_never_the_truth(g: Any, right: Right, wrote: int, tile: int) -> bool:
    return bool(tile == wrote)


@mutant("CC-13", "known_tiles")
def who_proved_that_there_is_none_knows_the_tile(g: Any, right: Right, s: Any, seat: int) -> int:
    version, s.version = s.version, 1
    known = int(right(s, seat))
    s.version = version
    return known


# ---------------------------------------------------------------------------------- claims and challenges
@mutant("CC-18", "is_unread")
def the_table_hears_a_challenge(g: Any, right: Right, s: Any, seat: int, challenger: int, claimant: int) -> bool:
    return False


@mutant("CC-18", "is_unread")
def an_admitted_error_is_told_to_all(g: Any, right: Right, s: Any, seat: int, challenger: int, claimant: int) -> bool:
    return bool(right(s, seat, challenger, claimant)) and s.phase == g.STANDING


@mutant("CC-18", "legal_challenges")
def a_challenge_need_not_contradict_the_claim(g: Any, right: Right, s: Any, seat: int, choices: list[int]) -> None:
    right(s, seat, choices)
    for building in range(g.BUILDINGS):
        for tile in range(g.TILES):
            add(choices, g.CHALLENGE + building * g.TILES + tile)


@mutant("CC-18", "has_evidence")
def every_tile_is_evidence(g: Any, right: Right, s: Any, seat: int, building: int, tile: int) -> bool:
    return True


@mutant("CC-20", "turn_tile")
def who_challenged_in_vain_may_ask(g: Any, right: Right, s: Any) -> None:
    silenced = s.silenced
    right(s)
    s.silenced = silenced


@mutant("CC-21", "is_right")
def a_claim_that_withstood_a_challenge_is_not_checked(g: Any, right: Right, s: Any, claimant: int) -> bool:
    return True


@mutant("CC-22", "ask_next")
def an_unchallenged_claim_is_checked(g: Any, right: Right, s: Any) -> None:
    s.challenged = 1
    right(s)


@mutant("CC-24", "end_round")
def who_is_out_still_draws(g: Any, right: Right, s: Any) -> None:
    next_drawer = s.drawer + 1 if s.drawer + 1 < s.seats else 0
    right(s)
    s.drawer = next_drawer


@mutant("CC-26", "contradicts")
def the_number_of_a_claim_does_not_matter(
    g: Any, right: Right, s: Any, claimant: int, building: int, tile: int
) -> bool:
    return bool(bool(s.claim_codes[claimant] >> building & 1) != (tile <= g.NUMBERS))


@mutant("CC-27", "hear_next")
def the_first_claim_that_stands_wins_alone(g: Any, right: Right, s: Any) -> None:
    if s.winning:
        s.claimants &= s.heard
    right(s)


@mutant("CC-23", "is_same_claim")
def every_claim_heard_before_shares(g: Any, right: Right, s: Any, one: int, other: int) -> bool:
    return True


@mutant("CC-23", "win_at_once")
def a_claim_that_was_checked_waits_for_the_others(g: Any, right: Right, s: Any) -> None:
    s.winning |= 1 << s.claimant
    g.hear_next(s)


@mutant("a_claim_found_wrong_is_not_the_truth", "deal_fits")
def a_guess_forgets_what_was_ruled_out(g: Any, right: Right, s: Any, seat: int, known: int) -> bool:
    return True


@mutant("of_evidence_that_others_read", "guess_challenges")
def a_guess_forgets_what_others_read(g: Any, right: Right, s: Any, seat: int, rng: Any) -> bool:
    return True


@mutant("evidence_was_had_before", "evidence_for")
def evidence_may_be_found_later(g: Any, right: Right, s: Any, claimant: int, building: int, tile: int) -> int:
    if s.admitted_to[claimant]:
        s.had_seen[claimant] = s.seen[s.admitted_to[claimant] - 1]
    return int(right(s, claimant, building, tile))


@mutant("evidence_was_had_before", "evidence_for")
def evidence_may_be_told_later(g: Any, right: Right, s: Any, claimant: int, building: int, tile: int) -> int:
    if s.admitted_to[claimant]:
        s.had_asked[claimant][:] = [(1 << g.SLOTS) - 1] * g.SEATS
    return int(right(s, claimant, building, tile))
