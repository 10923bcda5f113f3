"""What is said of Agent and Casablanca, in each language: one record of texts each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from valise_games.terminal.words import Language, Said


@dataclass(frozen=True)
class SolomonWords:
    """Texts of the two games. What is in braces is filled in; {agent}, {victim} and {who} may open a sentence."""

    # ---- names
    colours: Mapping[str, str]  # agents of Casablanca
    nations: Mapping[str, str]  # agents of Agent, with a number after them
    nation_articles: Mapping[str, str]
    to: Mapping[str, str]  # by place: "to the Bazaar"
    at: Mapping[str, str]  # "in the Bazaar"
    short: Mapping[str, str]  # names that are too long for the board
    home_of: str
    briefcase: str
    or_: str
    and_: str

    # ---- the story
    begins: Said
    moves: Said  # {agent} {to} {case}
    carrying: str
    onto: str
    beside: str
    without: str
    steps_on: Said
    steps_off: Said
    eliminates_there: Said  # {agent} {to} {victim} {case}
    eliminates_here: Said  # {agent} {victim} {at}
    attacks: Said  # {agent} {to} {victim} {case}
    bribes: Said
    placed: str  # {sum} {agent}
    opening_done: str
    nobody_protests: str
    protests: Said
    speaks_first: str
    bids: Said  # {sum}
    names: Said  # {sum}
    holds: Said
    answers: Said  # {sum}
    mover_passes: Said
    mover_gives_way: Said
    protester_passes: Said
    protester_gives_up: Said
    takes_back: Said
    insists: Said
    ends_turn: Said
    stands: str
    eliminated: str  # {victim}
    banished: str  # {victim}
    pays: Said  # {sum} {agent}
    lost_stakes: str  # {agent} {stakes}
    stake_of: str  # {who} {sum}

    # ---- the strip
    your_turn: str  # {round}
    your_turn_again: str
    may: Mapping[str, str]  # move, eliminate, attack, bribe, end-turn
    their_turn: str
    ends_the_game: str
    do_you_protest: str
    you_have: str  # {sum} {agent}
    you_have_nothing: str  # {agent}
    others_are_asked: str
    sealed_answers: str
    opening: str
    opening_owed: str
    bribing: str
    bribing_owed: str
    bribing_more: str
    take_back_or_insist: str
    name_first_bid: str
    raise_or_pass: str  # {sum}
    raise_or_give_up: str  # {sum}
    bid_or_give_up: str
    hold_or_pass: str  # {sum}
    match_or_give_way: str  # {sum}
    they_bid: str
    they_answer: str  # {sum}
    they_reconsider: str

    it_is_over: str

    # ---- choices
    choose: Mapping[str, str]  # by action, and by game where they differ
    to_with: str  # {place}
    to_onto: str
    to_beside: str
    to_without: str
    eliminate: str  # {victim}
    eliminate_at: str  # {victim} {place}
    attack_at: str  # {victim} {place}
    and_with: str  # after a strike, with the briefcase
    and_onto: str
    lots_left: str  # {worth} {count}
    bid: str  # {sum}
    needs_stake: str  # {agent}
    needs_sum: str  # {sum} {agent}
    type_sum: str  # {low} {high}
    type_it: str  # {example}
    keys: Mapping[str, tuple[str, ...]]  # what may be typed for an action
    warning: str  # {agent} {sum}

    # ---- papers
    left: str
    nothing_placed: str
    lost: str
    out: str
    legend_net: str
    legend_map: str
    bribe_turns: tuple[str, str, str]  # none, one, {n}
    spent: str  # {sum}
    wins_ties: Said
    moves_now: Said
    asked_now: Said
    protests_now: Said

    # ---- the end
    wins: Said
    draw_nobody: str
    brought_home: str  # {agent} {at}
    nearest: str  # {cap} {agent}
    nearest_together: str  # {cap} {agents}
    stakes_on_it: str  # {stakes}
    stakes_on_them: str  # {stakes}
    tie: Said
    tie_at_the_end: Said
    ledgers: str
    lots_left_over: str
    secret_bribes: str
    in_opening: str
    in_round: str  # {round}
    unheard: str
    all_heard: str

    help: str  # {move} {strike} {lot} {lots}

    # ---- the page
    bahamas: str
    ledger: str
    stakes_placed: str
    of_total: str  # {sum} {total}
    your_stake: str  # {sum}, at the end of the slider
    your_bid: str
    your_answer: str
    rung_holds: Said
    rung_answers: Said  # {sum}
    on_whom: str
    which_lot: str
    board_of_net: str  # {places}
    board_of_map: str  # {places} {links}
    nobody_here: str
    choose_agent: str  # {agent}
    send_here: str  # {agent}
    step_on: str  # {agent}
    step_off: str  # {agent}
    warning_strike: str  # {agent} {victim} {sum}

    # ---- looking back
    who_led: str  # {agent}
    nobody_led: str
    tied: str
    had: Said  # {sum} {agent}
    had_nothing: Said  # {agent}
    had_there: Said  # {sum}: on the agent just named
    nothing_there: Said
    moments: Mapping[str, Said]  # turning points by kind, of their seat: {had} {sum} {agent} {agents} {victim}
    besides: Mapping[str, Said]  # and of the other one: {there} {sum}
    lost_with_it: str  # {stakes}
    nobody_lost: str
    was_tied: str
    nobody_had: str

    # ---- in every language
    wins_ties_within: int = 5  # rounds of the end: before them nobody cares who wins a tie


def solomon_words(language: Language) -> SolomonWords:
    if language == "fr":
        from valise_games.terminal.solomon.words_fr import FRENCH

        return FRENCH
    from valise_games.terminal.solomon.words_en import ENGLISH

    return ENGLISH
