"""What is said in a house, in each language: one record of texts each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from valise_games.terminal.words import Language, Said


@dataclass(frozen=True)
class VisitWords:
    """What is in braces is filled in."""

    # ---- at the door
    your_name: str
    guest: str
    welcome: str  # {name} {url}
    # ---- the lobby
    lobby: str
    your_tables: str
    open_tables: str
    running_tables: str
    new_table: str
    nobody: str  # sits there yet
    free: str  # {number}
    free_seat: str
    states: Mapping[str, str]  # open, playing, over
    lobby_hint: str
    lobby_commands: str
    # ---- a new table
    seats: str
    bots: str
    no_bots: str
    bots_of: Mapping[str, str]  # by level
    bot_of: Mapping[str, str]
    clock: str
    clocks: tuple[str, ...]  # as in opening.CLOCKS
    listed: str
    spectators: str
    open_it: str
    how_many: str  # {name} {low} {high}
    bad_number: str  # {low} {high}
    # ---- a table before it begins
    waiting: str  # {game} {code}
    join_with: str  # {command}
    seat: str  # {seat}
    host: str
    away: str
    sit_here: str  # {seat}
    stand_up: str
    start: str
    fill: str  # {level}
    send_away: str  # {name}
    remove: str  # {name}
    waiting_hint: str
    waiting_keys: Mapping[str, tuple[str, ...]]  # sit, stand, start, bots, remove
    removed: str
    host_starts: str
    # ---- at the table
    said: str  # {who} {text}
    minded: Mapping[str, Said]  # left, time, resigned, resigned-last with whom the game ends, and "" for: back
    offers: Mapping[str, Said]  # abort, pause, resume
    no_longer: Said  # offers
    came: str  # {who}
    went: str  # {who}
    paused: str
    goes_on: str
    your_time: str  # {time}
    to_answer: str  # {seconds}
    hurry: str  # {seconds}
    broken: str
    lost: str  # the connection
    found: str  # again
    minded_now: str
    resigned_now: str
    passing: str
    not_said: str
    standing: Mapping[str, str]  # on, off, not-here, how; how-agents where agents are announced
    until_words: tuple[str, ...]
    unless_words: tuple[str, ...]
    case_words: tuple[str, ...]
    always_words: tuple[str, ...]
    off_words: tuple[str, ...]
    small_words: tuple[str, ...]  # that say nothing: "the", "moves"
    sure_to_resign: str
    offered: str
    taken_back: str
    back_again: str
    no_answer: str
    refusals: Mapping[str, str]  # by the house's code
    commands: Mapping[str, tuple[str, ...]]  # besides those of every table
    commands_line: str
    you_watch: str
    watch_help: str
    help: str  # {passing}
    help_passing: Mapping[str, str]  # as standing: how, how-agents
    # ---- going, and the end
    left: str
    stays: str
    watched: str  # who had no seat goes
    gone: str  # who has resigned
    come_back: str  # {command}
    rematch: str
    join_rematch: str


def visit_words(language: Language) -> VisitWords:
    if language == "fr":
        from valise_games.terminal.visit.words_fr import FRENCH

        return FRENCH
    from valise_games.terminal.visit.words_en import ENGLISH

    return ENGLISH
