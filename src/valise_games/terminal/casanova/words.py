"""What is said of Casanova, in each language: one record of texts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from valise_games.terminal.words import Language, Said


@dataclass(frozen=True)
class CasanovaWords:
    """What is in braces is filled in; {whose} is {who} as an owner."""

    # ---- names
    and_: str
    or_: str
    whose: tuple[str, str]  # {who}, before a consonant and before a vowel
    gondola: Said
    theatre: str  # {street}
    doges_palace: str
    to_doges: str
    from_doges: str
    to_palazzo: Said
    to_nobodys_palazzo: str  # {place}
    from_home: Said
    from_palazzo: Said
    from_nobodys_palazzo: str  # {place}
    to_stage: str  # {place}
    from_stage: str  # {place}
    casanova: str
    maid: str
    percent: str  # {n}
    less_than_one: str

    # ---- the story
    set_up: str  # {places} {theatres}
    begins: Said
    goes: Said  # {start} {goal}
    goes_on: str  # {goal}
    comes_home: Said  # {start}
    sends: Said  # {start} {goal}
    walks: Said  # {start} {goal}
    inspects: Said  # {what}
    looks: Said  # {whom}
    looks_alone: Said
    you_find: str  # {where}
    only_maids: str  # {places}
    exchanged: str
    left: str
    lays_jewel: Said
    shown: str  # {couple}
    too_early: str
    does_nothing: Said

    # ---- the strip
    your_turn: str  # {round} {points}
    points: tuple[str, str, str]  # none, one, {n}
    may: Mapping[str, str]  # move, walk, inspect, look, end-turn
    must_leave_mouth: str
    their_turn: str
    you_inspected: str  # {what}
    exchange_or_leave: str
    they_choose: str  # {what}
    it_is_over: str

    # ---- choices
    you_to: str  # {place}
    you_home: str  # {place}
    you_to_doges: str  # {place}
    walk: str  # {place}
    inspect: str  # {what}
    choose: Mapping[str, str]  # look, end-turn, exchange, leave
    empty_at: str  # {place}
    to_doges_stage: str  # {place}
    keys: Mapping[str, tuple[str, ...]]
    type_it: str  # {example}
    warn_shown: str  # {chance}
    warn_early: str

    # ---- papers
    where_he_is: str
    he_is: str  # {where}
    onlooker: str  # {chance}
    seen: str
    nothing_seen: str
    was_shown: str
    did_exchange: str
    did_leave: str
    jewel_laid: str
    off_mouth: str
    moves_now: str
    # the board in words
    lady_at: Said  # {place}
    at_stage: str  # {place}
    at_doges: str
    at_home: Said
    street_to: str  # {place}
    with_theatre: str
    with_dark_theatre: str
    empty_gondolas: str
    theatres_lit: str
    theatres_dark: str

    # ---- the end
    wins: Said
    brought_home: Said
    had_him: Said  # {cap}
    draw_rounds: str  # {cap}
    he_was: str  # {where}
    his_way: str
    at_first: str  # {where}
    passes: Said  # {round} {where}
    inspections: str
    round_short: str  # {round}

    help: str

    # ---- the page
    venice: str
    free_here: str
    empty_here: str
    chosen_here: str
    take_it: str
    take_yours: str
    home_of: Said
    lit_here: str
    dark_here: str
    move_it: str  # {place} {to}
    jewel_in_hand: str
    just_now: str  # {round}
    coin_tosses: str
    what_you_saw: str
    not_him: str
    you_exchanged: str
    you_left: str
    sees_him: Said  # {where}
    sees_maids: Said  # {places}
    exchanges: Said
    leaves: Said
    nobody_looked: str

    # ---- looking back
    where_he_was: str
    theatre_only: str  # {street}
    moments: Mapping[str, Said]  # turning points by kind: {where} {share}


def casanova_words(language: Language) -> CasanovaWords:
    if language == "fr":
        from valise_games.terminal.casanova.words_fr import FRENCH

        return FRENCH
    from valise_games.terminal.casanova.words_en import ENGLISH

    return ENGLISH
