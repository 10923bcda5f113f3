"""What a seat sees of Randolph's Casablanca: its blanked state as a message, with its legal actions. Sums in money."""

from __future__ import annotations

from typing import Any, TypedDict

from valise_games.games.game import Action
from valise_games.games.randolph.board import NOTE

from .actions import SPACE_IDS, SYMBOL_IDS, write_action
from .legal import legal
from .rules import most_to_bet, to_act
from .state import (
    ANSWER,
    CHIPS_EACH,
    COUNTER,
    FINE,
    LAYING,
    LEAST_BET,
    MAKES_FOUR,
    MOST_CHOICES,
    NO_CARD,
    NOWHERE,
    NUMBERS,
    OVER,
    PRIME,
    PRIZE,
    SALE,
    SAYING,
    SPACES,
    SPAN,
    UNKNOWN,
    State,
    board,
)
from .story import cards_of, circles_with_chips, outcome, seats_of

# The kinds of events that views are made from, besides the state: none.
NOTED: frozenset[str] = frozenset()
PHASES = ("placing", "choose", "laying", "saying", "protest", "answer", "raise", "counter", "prize", "over")


class SeatView(TypedDict):
    """What the table knows of one seat. `seen` are the circles of the chips it has read, if the table remembers;
    `aside` its chip put aside, at the end."""

    figure: str | None
    cash: int
    cards: dict[str, int]
    out: bool
    may_shuffle: bool
    seen: list[str]
    aside: int | None


class Announcement(TypedDict):
    """The turn so far: the chip on its way, and what was said of it. The number is missing until it is announced."""

    taken_from: str
    laid_at: str | None
    number: int | None
    figure_from: str | None


class Bet(TypedDict):
    """The bet between mover and protester: what he sealed, and what each has put up. `match`, `double` and `triple` are
    the sums that these would come to."""

    protester: int
    sealed: int
    put: list[int]
    match: int
    double: int | None
    triple: int | None
    winner: int | None


class Dossier(TypedDict):
    """What only the seat itself knows. With the memory aid off (RA-24) only the chip in its hand is shown."""

    aside: int | None
    chips: dict[str, int]
    unseen: dict[str, int]
    in_hand: int | None
    answered: bool
    bet: int | None
    weighing: int | None


class View(TypedDict):
    you: int | None
    phase: str
    round: int
    round_cap: int
    leader: int
    mover: int
    asked: list[int]
    memory_aid: bool
    bank: int
    top: str | None
    stock: dict[str, int]
    under: list[str]
    circles: list[str]
    shown: dict[str, int]
    announced: Announcement | None
    bet: Bet | None
    seats: list[SeatView]
    dossier: Dossier | None
    legal: list[Action]
    outcome: dict[str, Any] | None


def components() -> dict[str, Any]:
    """The board, for drawing it: the same for every match."""
    return {
        "symbols": [{"id": symbol.id, "en": symbol.en, "fr": symbol.fr} for symbol in board.symbols],
        "spaces": [
            {
                "id": space.id,
                "symbol": SYMBOL_IDS[space.symbol],
                "x": space.x,
                "y": space.y,
                "chip": {"x": space.chip_x, "y": space.chip_y},
            }
            for space in board.spaces
        ],
        "chips": dict.fromkeys(map(str, range(NUMBERS)), CHIPS_EACH),
        "cards": dict.fromkeys(SYMBOL_IDS, board.cards_each),
        "note": NOTE,
        "primes": [NOTE * PRIME * alike for alike in range(1, MAKES_FOUR)],
        "sale": NOTE * SALE,
        "least_bet": NOTE * LEAST_BET,
        "fine": NOTE * FINE,
    }


def view(known: State, seat: int | None, events: list[dict[str, Any]]) -> View:
    """From what the seat knows, and from its own story: nothing else goes in."""
    s = known
    return {
        "you": seat,
        "phase": PHASES[s.phase],
        "round": min(s.round + 1, s.round_cap),
        "round_cap": s.round_cap,
        "leader": s.leader,
        "mover": s.mover,
        "asked": seats_of(s.asked),
        "memory_aid": bool(s.memory_aid),
        "bank": NOTE * s.bank,
        "top": None if s.top == NO_CARD else SYMBOL_IDS[s.top],
        "stock": cards_of(s.stock),
        "under": [SYMBOL_IDS[s.under[card]] for card in range(s.under_cards)],
        "circles": circles_with_chips(s),
        "shown": _chips(s, s.shown) if remembers(s) else {},
        "announced": _announced(s),
        "bet": _bet(s),
        "seats": [_seat(s, other) for other in range(s.seats)],
        "dossier": None if seat is None else _dossier(s, seat),
        "legal": [] if seat is None else _legal(s, seat),
        "outcome": outcome(s) if s.phase == OVER else None,
    }


def own_view(known: State, seat: int, events: list[dict[str, Any]]) -> dict[str, Any]:
    """What a view of a seat has in place of a spectator's: the rest of it is the same for all."""
    return {"you": seat, "dossier": _dossier(known, seat), "legal": _legal(known, seat)}


def remembers(s: State) -> bool:
    """RA-24: does the table show the chips seen before? At the end all are turned over."""
    return bool(s.memory_aid) or s.phase == OVER


def _chips(s: State, circles: int) -> dict[str, int]:
    """The numbers on those circles, as far as they are known."""
    return {
        SPACE_IDS[circle]: s.chip[circle] - 1
        for circle in range(SPACES)
        if 0 < s.chip[circle] < UNKNOWN and (circles >> circle & 1 or s.phase == OVER)
    }


def _announced(s: State) -> Announcement | None:
    if s.taken_from == NOWHERE or s.phase == OVER:
        return None
    return {
        "taken_from": SPACE_IDS[s.taken_from],
        "laid_at": _space(s.laid_at),
        "number": s.said if s.said >= 0 else None,
        "figure_from": _space(s.figure_from),
    }


def _space(space: int) -> str | None:
    return None if space == NOWHERE else SPACE_IDS[space]


def _bet(s: State) -> Bet | None:
    if not ANSWER <= s.phase <= PRIZE:
        return None
    to_match = max(s.put[s.mover], s.put[s.protester])
    most = most_to_bet(s) if s.phase <= COUNTER else to_match
    return {
        "protester": s.protester,
        "sealed": NOTE * s.called,
        "put": [NOTE * s.put[other] for other in range(s.seats)],
        "match": NOTE * to_match,
        "double": NOTE * min(2 * to_match, most) if to_match < most else None,
        "triple": NOTE * min(3 * to_match, most) if 2 * to_match < most else None,
        "winner": s.taker if s.phase == PRIZE else None,
    }


def _seat(s: State, seat: int) -> SeatView:
    seen = s.seen[seat] | s.shown if remembers(s) else 0
    return {
        "figure": _space(s.figure_at[seat]),
        "cash": NOTE * s.cash[seat],
        "cards": cards_of(s.hand[seat]),
        "out": bool(s.out >> seat & 1),
        "may_shuffle": not s.shuffled >> seat & 1,
        "seen": [SPACE_IDS[circle] for circle in range(SPACES) if seen >> circle & 1],
        "aside": s.aside[seat] - 1 if s.phase == OVER else None,
    }


def _dossier(s: State, seat: int) -> Dossier:
    aside = s.aside[seat] - 1 if s.aside[seat] else None
    chips = _chips(s, s.seen[seat] | s.shown)
    unseen = dict.fromkeys(range(NUMBERS), CHIPS_EACH)
    for number in [*chips.values(), *([] if aside is None else [aside])]:
        unseen[number] -= 1
    in_hand = None
    if s.mover == seat and s.phase in (LAYING, SAYING):
        in_hand = s.chip[s.taken_from if s.phase == LAYING else s.laid_at] - 1
    aid = remembers(s)
    return {
        "aside": aside if aid else None,
        "chips": chips if aid else {},
        "unseen": {str(number): count for number, count in unseen.items() if count} if aid else {},
        "in_hand": in_hand,
        "answered": bool(s.answered >> seat & 1),
        "bet": NOTE * s.bet[seat] or None,
        "weighing": NOTE * SPAN * (s.weighing[seat] - 1) if s.weighing[seat] else None,
    }


def _legal(s: State, seat: int) -> list[Action]:
    if not to_act(s) >> seat & 1:
        return []
    choices = [0] * (MOST_CHOICES + 1)
    legal(s, seat, choices)
    return [write_action(s, number) for number in choices[1 : choices[0] + 1]]
