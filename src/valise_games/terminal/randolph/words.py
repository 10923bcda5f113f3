"""What is said of Randolph's Casablanca, in each language: one record of texts each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from valise_games.terminal.words import Language, Said


@dataclass(frozen=True)
class RandolphWords:
    """Texts of the game. What is in braces is filled in; {who} may open a sentence, {other} never does."""

    # ---- names
    short: Mapping[str, str]  # symbols on the board, in three letters
    tight: Mapping[str, str]  # symbols that are too long for the roomy board
    the: Mapping[str, str]  # a card in a sentence: "the lamp"
    a: Mapping[str, str]
    nth: tuple[str, ...]  # of cards alike
    other_you: str  # the reader, as {other}
    sides: Mapping[int, tuple[str, ...]]  # by the number of laps: where each is drawn

    # ---- the story
    leads: Said
    placed: Said  # {space}
    aside: str  # {number}
    dealt: str  # {chips}
    top: str  # {card}
    took: Said  # {circle}
    read: str  # {number}
    laid: str  # {circle}
    says: Said  # {number} {from} {to}
    says_nought: Said  # {number} {from}
    shuffled: Said
    sold: Said  # {card} {sum}
    sealed: str  # {sum}
    nobody_protests: str
    protests: Said  # {sum}
    protests_in_part: Said  # {sum} {counts}
    protests_for_card: Said  # the poorer one has no cash
    speaks_first: str  # {sum}
    speaks_first_in_part: str  # {sum} {counts}
    confesses: Said  # {sum}
    doubles: Said  # {sum}
    triples: Said  # {sum}
    raises: Said  # {sum}
    matches: Said  # {sum}
    stands_by_it: Said
    folds: Said  # {sum} {other}
    shown_true: str  # {number}
    shown_false: str  # {number}
    aside_faded: str  # what the log keeps where there is no memory aid
    read_faded: str
    was_true: str
    was_false: str
    wins_bet: Said  # {sum} {other}
    wins_nothing: Said
    went_back: str  # {space}
    stands: str
    takes_card: Said  # {card} {nth} {sum}
    takes_card_from: Said  # {card} {nth} {sum} {other}
    takes_fourth: Said  # {card} {sum}
    takes_fourth_from: Said  # {card} {sum} {other}
    renewed: str  # {cards}
    out: Said
    took_bank: Said  # {sum}

    # ---- the strip
    you_place: str
    you_place_owed: str
    they_place: Said
    your_turn: str  # {round}
    draw_a_chip: str
    top_is_ahead: str  # {card} {number}
    top_is_here: str  # {card}
    their_turn: str  # {who}
    you_hold: str  # {number}
    lay_it: str
    say_it: str  # {last}
    they_lay: str  # {who}
    they_say: str  # {who}
    card_at_stake: str  # {card} {nth} {sum}: if the announcement stands
    end_at_stake: str  # {card} {sum}
    do_you_protest: str
    mover_has: str  # {who} {sum}
    you_know_it: str  # {number}
    all_placed: str  # {number}: the reader knows where each chip of that number is
    some_left: str  # {number} {count} {unseen}
    others_are_asked: str
    sealed_answers: str
    bet_of: str  # {sum}: the reader has chosen part of it
    confess_or_stand: str  # {who} {sum}
    confess_or_stand_for_card: str  # {who}
    fold_or_match: str  # {who} {sum}
    they_answer: str  # {who} {sum}
    you_won: str
    they_won: str  # {who}
    it_is_over: str

    # ---- choices
    mix: str
    sell: str  # {card} {sum}
    say: str  # {space}; its number in the list is the number said
    stay: str  # {space}
    gains: str  # {card} {nth} {sum}
    gains_all: str  # {card} {sum}
    is_true: str
    let_pass: str
    bet: str  # {sum}
    bet_all: str  # {sum}
    cannot_bet: str  # {sum}
    protest: str
    confess: str  # {sum}
    fold: str  # {sum}
    match: str  # {sum}
    stand: str  # with nothing to match
    double: str  # {sum}
    triple: str  # {sum}
    raise_to: str  # {sum}: less than double or triple, but all that can count
    double_off: str
    triple_off: str
    cannot_raise: str
    prize_top: str  # {card} {nth} {sum}
    prize_from: str  # {card} {nth} {sum} {other}
    prize_fourth: str  # {card} {sum}
    draw: str
    type_sum: str  # {low} {high}
    type_it: str  # {example}
    keys: Mapping[str, tuple[str, ...]]

    # ---- warnings
    warn_mix: str
    warn_announced_end: str  # {card} {sum}
    warn_end: str  # {card} {sum}
    warn_end_loses: str  # {card} {sum} {who}
    warn_lost_bet: str  # {number} {sum}

    # ---- papers
    bank: str  # {sum}
    top_card: str  # {card}
    no_top: str
    stock: str  # {count}
    put_up: str  # {who} {sum}
    said: str  # {number}
    legend: str
    figure_at: str  # {who} {space}
    chips_at: str
    in_hand: str  # {number}
    aside_short: str
    aside_label: str
    your_bet: str  # {sum}
    must_remember: str
    nothing_known: str
    mixed: str
    is_out: str
    moves_now: str
    asked_now: str
    protests_now: str
    wins_now: str

    # ---- the end
    wins: Said
    share: str  # {names}
    and_: str
    reasons: Mapping[str, str]
    fourth_card: Said  # {card}
    richest: str  # {cash}
    cash_of: str  # {who} {sum}
    final_table: str
    cash: str
    aside_title: str
    cards: str
    true_count: str
    lies_count: str
    caught_count: str
    in_round: str  # {round}
    lies: str
    lie: Said  # {said} {number}
    no_lies: str
    unopened: str
    unopened_bet: str  # {who} {sum}
    all_opened: str
    help: str

    # ---- the page
    bank_title: str
    below: str  # the top card
    ring: str  # {count}
    chip_here: str
    chip_known: str  # {number}
    chip_shown: str  # {number}
    chip_moved: str
    no_chip: str
    can_place: str
    can_take: str
    can_lay: str
    can_say: str  # {number}
    can_take_card: str
    said_number: Said  # {number}
    tap_again: str  # a small board is touched twice
    say_number: str  # {number} {space}
    bet_span: str  # {low} {high}
    how_much: str
    sum_less: str  # {sum}
    sum_more: str  # {sum}
    both_have: str  # {mine} {who} {sum}
    step_bets: Said
    step_doubles: Said
    step_triples: Said
    step_raises: Said
    step_answers: Said
    chips_you_know: str
    seen_of: str  # {number} {seen} {count}
    aside_whole: str
    read_in: str  # {space} {round}
    shown_in: str  # {space} {round}
    your_cards: str
    no_cards: str
    help_memory: str
    on_your_own: str
    player: str

    # ---- looking back
    which_number: str
    moments: Mapping[str, Said]  # turning points by kind: {other} {said} {number} {sum} {card}
    besides: Mapping[str, Said]  # and of the other one: {sum}


def randolph_words(language: Language) -> RandolphWords:
    if language == "fr":
        from valise_games.terminal.randolph.words_fr import FRENCH

        return FRENCH
    from valise_games.terminal.randolph.words_en import ENGLISH

    return ENGLISH
