"""What a seat sees of Randolph's Casablanca: its blanked state as a message, with its legal actions. Sums in money."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal, TypedDict, cast, get_args

from valise_games.games.game import members
from valise_games.games.randolph.board import NOTE

from . import rules
from .actions import SPACE_IDS, SYMBOL_IDS, TableAction, write_action
from .rules import State, announced_space, board, chip_of_turn, legal, loser_of_bet, most_to_bet, to_act, top_is_won
from .story import Outcome, cards_of, circles_with_chips, outcome, prime

# The kinds of events that views are made from, besides the state: none.
NOTED: frozenset[str] = frozenset()
Phase = Literal[
    "placing", "choose", "laying", "saying", "protest", "answer", "raise", "counter", "prize", "over", "taking",
    "giving",
]  # fmt: skip
PHASES: tuple[Phase, ...] = get_args(Phase)


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
    """The turn so far: the chip on its way, and what was said of it. The number is missing until it is announced, and
    so is the way of the figure."""

    taken_from: str
    laid_at: str | None
    number: int | None
    figure_from: str | None
    figure_to: str | None


class Goal(TypedDict):
    """The top card, as the mover gets it by the announcement of that number: how many of its symbol he has then, and
    what the bank pays."""

    card: str
    number: int
    alike: int
    sum: int


class Prize(TypedDict):
    """A card to choose after a bet: the top card, or one of the loser's; with what the bank pays for it."""

    card: str
    top: bool
    alike: int
    sum: int


class Bet(TypedDict):
    """The bet between mover and protester: what he sealed, and what each has put up. `match`, `double` and `triple` are
    the sums that these would come to. After it `prizes` are in the order of the winner's actions."""

    protester: int
    sealed: int
    put: list[int]
    match: int
    double: int | None
    triple: int | None
    winner: int | None
    loser: int | None
    prizes: list[Prize]


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
    phase: Phase
    round: int
    round_cap: int
    leader: int
    mover: int
    giver: int | None
    asked: list[int]
    memory_aid: bool
    bank: int
    top: str | None
    stock: dict[str, int]
    under: list[str]
    circles: list[str]
    shown: dict[str, int]
    announced: Announcement | None
    goal: Goal | None
    bet: Bet | None
    seats: list[SeatView]
    dossier: Dossier | None
    legal: list[TableAction]
    outcome: Outcome | None


class Spot(TypedDict):
    x: int
    y: int


class Symbol(TypedDict):
    id: str


class Space(Spot):
    """A space of the ring: the middle of its dome, and of its circle for a chip."""

    id: str
    symbol: str
    chip: Spot


class Components(TypedDict):
    """`spaces` are clockwise from the top; `chips` says how many there are of each number, `cards` of each symbol."""

    symbols: list[Symbol]
    spaces: list[Space]
    chips: dict[str, int]
    cards: dict[str, int]
    note: int
    span: int
    primes: list[int]
    sale: int
    least_bet: int
    fine: int


def components() -> Components:
    """The board, for drawing it: the same for every match."""
    return {
        "symbols": [{"id": symbol.id} for symbol in board.symbols],
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
        "chips": dict.fromkeys(map(str, range(rules.NUMBERS)), rules.CHIPS_EACH),
        "cards": dict.fromkeys(SYMBOL_IDS, board.cards_each),
        "note": NOTE,
        "span": NOTE * rules.SPAN,
        "primes": [NOTE * rules.PRIME * alike for alike in range(1, rules.MAKES_FOUR)],
        "sale": NOTE * rules.SALE,
        "least_bet": NOTE * rules.LEAST_BET,
        "fine": NOTE * rules.FINE,
    }


def view(known: State, seat: int | None, events: list[dict[str, Any]]) -> View:
    """The view of a seat, made from what it knows and from its own story, and from nothing else."""
    s = known
    return {
        "you": seat,
        "phase": PHASES[s.phase],
        "round": min(s.round + 1, s.round_cap) if s.round_cap else s.round + 1,
        "round_cap": s.round_cap,
        "leader": s.leader,
        "mover": s.mover,
        "giver": s.giver if s.phase == rules.GIVING else None,
        "asked": members(s.asked),
        "memory_aid": bool(s.memory_aid),
        "bank": NOTE * s.bank,
        "top": None if s.top == rules.NO_CARD else SYMBOL_IDS[s.top],
        "stock": cards_of(s.stock),
        "under": [SYMBOL_IDS[s.under[card]] for card in range(s.under_cards)],
        "circles": circles_with_chips(s),
        "shown": _chips(s, s.shown) if remembers(s) else {},
        "announced": _announced(s),
        "goal": _goal(s),
        "bet": _bet(s),
        "seats": [_seat(s, other) for other in range(s.seats)],
        "dossier": None if seat is None else _dossier(s, seat),
        "legal": [] if seat is None else _legal(s, seat),
        "outcome": outcome(s) if s.phase == rules.OVER else None,
    }


def opened(s: State) -> dict[str, Any]:
    """All chips, also those that nobody has seen."""
    return {"shown": _chips(s, (1 << rules.SPACES) - 1)}


def own_view(known: State, seat: int, events: list[dict[str, Any]]) -> dict[str, Any]:
    """What a view of a seat has in place of a spectator's: the rest of it is the same for all."""
    return {"you": seat, "dossier": _dossier(known, seat), "legal": _legal(known, seat)}


def remembers(s: State) -> bool:
    """RA-24: does the table show the chips seen before? At the end all are turned over."""
    return bool(s.memory_aid) or s.phase == rules.OVER


def _chips(s: State, circles: int) -> dict[str, int]:
    """The numbers on those circles, as far as they are known."""
    return {
        SPACE_IDS[circle]: s.chip[circle] - 1
        for circle in range(rules.SPACES)
        if 0 < s.chip[circle] < rules.UNKNOWN and (circles >> circle & 1 or s.phase == rules.OVER)
    }


def _announced(s: State) -> Announcement | None:
    if s.taken_from == rules.NOWHERE or s.phase == rules.OVER:
        return None
    return {
        "taken_from": SPACE_IDS[s.taken_from],
        "laid_at": _space(s.laid_at),
        "number": s.said if s.said >= 0 else None,
        "figure_from": _space(s.figure_from),
        "figure_to": SPACE_IDS[announced_space(s)] if s.said >= 0 else None,
    }


def _goal(s: State) -> Goal | None:
    if not (rules.CHOOSE <= s.phase <= rules.COUNTER or s.phase == rules.TAKING) or s.top == rules.NO_CARD:
        return None
    start = s.figure_at[s.mover] if s.figure_from == rules.NOWHERE else s.figure_from
    card, alike, paid = _prize(s, s.mover, s.top)
    return {"card": card, "number": (s.top - rules.SYMBOL[start]) % rules.SYMBOLS, "alike": alike, "sum": paid}


def _prizes(s: State) -> list[Prize]:
    loser = loser_of_bet(s)
    found = [(s.top, True)] if top_is_won(s) else []
    found += [(card, False) for card in range(rules.SYMBOLS) if s.hand[loser][card]]
    prizes: list[Prize] = []
    for number, top in found:
        card, alike, paid = _prize(s, s.taker, number)
        prizes.append({"card": card, "top": top, "alike": alike, "sum": paid})
    return prizes


def _prize(s: State, seat: int, card: int) -> tuple[str, int, int]:
    alike = s.hand[seat][card] + 1
    return SYMBOL_IDS[card], alike, NOTE * prime(alike, s.bank)


def _space(space: int) -> str | None:
    return None if space == rules.NOWHERE else SPACE_IDS[space]


def _bet(s: State) -> Bet | None:
    if not rules.ANSWER <= s.phase <= rules.PRIZE:
        return None
    to_match = max(s.put[s.mover], s.put[s.protester])
    most = most_to_bet(s) if s.phase <= rules.COUNTER else to_match
    return {
        "protester": s.protester,
        "sealed": NOTE * s.called,
        "put": [NOTE * s.put[other] for other in range(s.seats)],
        "match": NOTE * to_match,
        "double": NOTE * min(2 * to_match, most) if to_match < most else None,
        "triple": NOTE * min(3 * to_match, most) if 2 * to_match < most else None,
        "winner": s.taker if s.phase == rules.PRIZE else None,
        "loser": loser_of_bet(s) if s.phase == rules.PRIZE else None,
        "prizes": _prizes(s) if s.phase == rules.PRIZE else [],
    }


def _seat(s: State, seat: int) -> SeatView:
    return _seat_of(
        s.figure_at[seat],
        s.cash[seat],
        tuple(s.hand[seat]),
        bool(s.out >> seat & 1),
        not s.shuffled >> seat & 1,
        s.seen[seat] | s.shown if remembers(s) else 0,
        s.aside[seat] - 1 if s.phase == rules.OVER else None,
    )


@lru_cache(1 << 12)
def _seat_of(
    figure: int, cash: int, hand: tuple[int, ...], out: bool, may_shuffle: bool, seen: int, aside: int | None
) -> SeatView:
    """The object comes again, at many tables: it is shown, and never changed."""
    return {
        "figure": _space(figure),
        "cash": NOTE * cash,
        "cards": cards_of(hand),
        "out": out,
        "may_shuffle": may_shuffle,
        "seen": [SPACE_IDS[circle] for circle in members(seen)],
        "aside": aside,
    }


def _dossier(s: State, seat: int) -> Dossier:
    aside = s.aside[seat] - 1 if s.aside[seat] else None
    chips = _chips(s, s.seen[seat] | s.shown)
    unseen = dict.fromkeys(range(rules.NUMBERS), rules.CHIPS_EACH)
    for number in [*chips.values(), *([] if aside is None else [aside])]:
        unseen[number] -= 1
    in_hand = None
    if s.mover == seat and s.phase in (rules.LAYING, rules.SAYING):
        in_hand = s.chip[chip_of_turn(s)] - 1
    aid = remembers(s)
    return {
        "aside": aside if aid else None,
        "chips": chips if aid else {},
        "unseen": {str(number): count for number, count in unseen.items() if count} if aid else {},
        "in_hand": in_hand,
        "answered": bool(s.answered >> seat & 1),
        "bet": NOTE * s.bet[seat] or None,
        "weighing": NOTE * rules.SPAN * (s.weighing[seat] - 1) if s.weighing[seat] else None,
    }


def _legal(s: State, seat: int) -> list[TableAction]:
    if not to_act(s) >> seat & 1:
        return []
    choices = [0] * (rules.MOST_CHOICES + 1)
    legal(s, seat, choices)
    return [cast("TableAction", write_action(s, number)) for number in choices[1 : choices[0] + 1]]
