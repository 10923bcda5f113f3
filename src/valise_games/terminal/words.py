"""What the client says, in each language: one record of texts, so that a missing one is an error of types."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

Language = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


@dataclass(frozen=True)
class Said:
    """A sentence in two persons: about the reader, and about somebody else, `{who}`."""

    you: str
    they: str


@dataclass(frozen=True)
class Words:
    """Texts of the client itself. What is in braces is filled in."""

    thousands: str  # between groups of three digits
    colon: str
    you: str
    # ---- the table
    round: str  # {round} {cap}
    eyes_only: str
    commitment: str  # {commitment}
    resumed: str  # {file}
    # ---- asking
    commands_line: str
    back: str
    nothing_matches: str  # {typed}
    no_such_number: str  # {typed} {last}
    several_match: str  # {typed}
    which_one: str
    not_your_turn: str
    yes: tuple[str, ...]
    no: tuple[str, ...]
    commands: Mapping[str, tuple[str, ...]]  # help, rules, log, notes, table, hint, save, quit: what may be typed
    help: str
    hint_of: str  # {level}
    hint_hopes: str  # {share}
    hint_alike: str  # {count}
    levels: Mapping[str, str]
    press_enter: str
    # ---- keeping it
    saved: str  # {file}
    not_saved: str  # {file} {why}
    left: str
    go_on: str  # {command}
    # ---- the end
    the_end: str
    early: Mapping[str, str]  # aborted, abandoned
    resigned: Said
    win: Said
    win_together: Said  # {who}: several
    and_: str
    seed: str  # {seed}
    fair: str  # {commitment}
    offer_record: str
    record_hint: str
    record_saved: str  # {file}
    check_it: str  # {command}
    # ---- pages
    seats: str  # {low} {high}
    designed_by: str  # {designers} {publisher} {year}
    on: str
    off: str
    play_it: str
    record_is_good: str  # {game} {seats} {entries}
    seat: str  # {seat}
    deal_is_fair: str  # {commitment}
    closed_early: str


def money(amount: int, words: Words) -> str:
    """A sum as people write it."""
    return f"{amount:,}".replace(",", words.thousands)


def words_in(language: Language) -> Words:
    if language == "fr":
        from valise_games.terminal.words_fr import FRENCH

        return FRENCH
    from valise_games.terminal.words_en import ENGLISH

    return ENGLISH


def language_of(environment: Mapping[str, str]) -> Language:
    """From the locale, as POSIX ranks its variables."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"
