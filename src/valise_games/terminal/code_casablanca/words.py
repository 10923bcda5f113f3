"""What is said of Code Casablanca, in each language: one record of texts each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from valise_games.terminal.words import Language, Said


@dataclass(frozen=True)
class CodeWords:
    """Texts of the game. What is in braces is filled in; {who} may open a sentence, {other} never does."""

    # ---- names
    short: Mapping[str, str]  # buildings whose names are too long for the board
    at: Mapping[str, str]  # "at the Harbour"
    to: Mapping[str, str]
    kinds: Mapping[str, str]  # code, file; their first letters differ
    tight: Mapping[str, str]  # the same on a crowded board
    none: Mapping[str, str]  # the answer "none of that kind"
    none_short: str  # {kind}: a letter
    other_you: str  # the reader, as {other}
    and_: str
    or_: str
    claim: str  # {file} {codes}

    # ---- the story
    draws: Said  # {orders}
    order: str  # {place} {names}
    as_ordered: Said  # {place}
    elsewhere: Said  # {place}
    you_see: str  # {tile} {place}
    asks: Said  # {other} {kind} {place}
    asks_you: str  # {kind} {place}
    answers: Said
    writes: Said  # {tile}
    asks_nothing: Said
    accuses: Said  # {other}
    you_charge: str  # {tile}
    verdict: str  # {message} {wrote}
    unmasked: Said
    in_vain: str
    out: Said
    sealed: str
    nobody_claims: str
    claims: Said  # one seat
    several_claim: str  # {names}
    heard: Said  # {claim}
    lets_pass: Said
    challenges: Said  # {tile}
    admits: Said
    stands: Said
    turned: str  # {tile}
    agrees: str
    contradicts: str
    silenced: Said
    claim_right: str
    claim_unchallenged: str
    claim_wrong: str
    shuffled: str

    # ---- the strip
    you_draw: str
    which_pile: str
    last_orders: str  # {count}
    they_draw: str
    you_are_sent: str  # {place}
    you_may_go: str
    they_are_sent: str  # {place}
    you_search: str  # {place}
    you_found: str  # {tile}
    one_question: str  # {names}
    may_accuse: str  # {names}
    they_search: str  # {place}
    you_are_asked: Mapping[str, str]  # by kind: {who} {place}
    it_is: str  # {tile}
    answer_it: str  # {who}
    they_answer: str  # {other}
    you_accuse: str  # {other}
    which_is_false: str
    what_is_it: str
    they_accuse: str  # {other}
    searches_done: str
    you_stand: str  # {place} {tile}
    have_you_solved: str
    more_codes: str  # {codes} {left}
    which_file: str  # {codes} {place}
    hand_in: str  # {claim}
    answers_sealed: str
    do_you_challenge: str
    unchallenged_wins: str
    then_checked: str
    you_know_wrong: str  # {tile}
    nothing_against: str
    they_may_challenge: str
    admit_or_stand: str
    they_stand: str
    you_are_out: str
    it_is_over: str

    # ---- choices
    pile: Mapping[int, str]  # {count}
    obey: str  # {place}
    ask: Mapping[str, str]  # by kind: {who}
    end_search: str
    end_at_once: str
    accuse: str  # {who}
    true: str
    round_short: str  # {round}
    no_claim: str
    drop_claim: str
    code_in: str
    hand_in_claim: str
    no_challenge: str
    admit: str
    stand: str
    type_claim: str  # {example}
    type_it: str  # {example}
    notes_hint: str
    keys: Mapping[str, tuple[str, ...]]

    # ---- warnings
    warn_accuse: str  # {who}
    warn_charge: str  # {tile}
    warn_write: str  # {tile}
    warn_claim: str
    warn_false_claim: str  # {tile}
    warn_pass: str  # {who}
    warn_pass_known: str  # {who} {tile}
    warn_admit: str
    warn_stand: str  # {tile}

    # ---- papers
    orders_title: str  # {round}
    no_order: str
    piles: str
    genuine: str
    messages: str
    no_messages: str
    more_in_notes: str  # {count}
    you_column: str
    been: str
    here: str
    legend: str
    has_seen: str  # {count}
    is_out: str
    is_unmasked: str
    may_not_ask: str
    now: Mapping[str, str]  # by phase
    not_seen: str
    # the notebook, as a page
    who_was_where: str
    received: str
    sent: str
    nothing_yet: str
    told_you: str  # {who} {tile}
    you_told: str  # {other} {tile}
    was_true: str
    was_false: str
    verdicts: str
    accusation: str  # {who} {other} {message} {wrote}
    proved: str
    not_proved: str
    heard_questions: str
    heard_question: str  # {who} {other} {kind} {place}
    orders_left: str  # {count}

    # ---- the end
    wins: Said
    share: str  # {names}
    draw: str  # {names}
    reasons: Mapping[str, str]
    genuine_was: str  # {file}
    envelopes: str
    all_messages: str
    message: str  # {who} {other} {tile}
    no_message: str
    lies_told: str
    lie_count: str  # {who} {lies} {count}
    all_claims: str
    claimed: str  # {who} {claim}
    begun: str  # {who} {codes}
    claim_was_right: str
    claim_was_wrong: str
    dropped: str
    all_accusations: str

    help: str

    # ---- the page
    town: str  # {count}: buildings
    closed: str
    claimed_here: str  # {tile}
    go_there: str  # {place}
    or_elsewhere: str
    ask_about: str
    ask_agent: str  # {who}
    charge_there: str
    name_code: str
    name_file: str
    challenge_there: str
    building_column: str
    been_column: str
    saw_column: str
    says: str  # {who}
    mark_column: str
    round_column: str
    your_mark: str  # {place}
    genuine_file: str
    ruled_out: str  # {number}
    strike_out: str  # {number}
    whom: str
    which_kind: str
    which: Mapping[str, str]  # by kind
    where: str
    what_lies_there: str
    ask_it: str
    challenge_it: str

    # ---- looking back
    looking_for: Mapping[str, str]  # genuine-file, genuine-place
    moments: Mapping[str, Said]  # turning points by kind: {other} {tile} {wrote} {really} {place}
    besides: Mapping[str, Said]  # and of the other one
    claim_had_been: Mapping[str, str]  # right, wrong


def code_words(language: Language) -> CodeWords:
    if language == "fr":
        from valise_games.terminal.code_casablanca.words_fr import FRENCH

        return FRENCH
    from valise_games.terminal.code_casablanca.words_en import ENGLISH

    return ENGLISH
