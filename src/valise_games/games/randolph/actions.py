"""Actions of Randolph's Casablanca as people and programs write them, and back. Sums are in money.

{"do": "figure", "space": "camel-2"}
{"do": "shuffle"}   {"do": "sell", "card": "lamp"}
{"do": "take", "circle": "fez-1"}   {"do": "say", "number": 4}   {"do": "lay", "circle": "palm-3"}
{"do": "let-pass"}   {"do": "weigh", "from": 500}   {"do": "bet", "sum": 650}      first from which 500, then the sum
{"do": "confess"}   {"do": "fold"}   {"do": "match"}   {"do": "double"}   {"do": "triple"}
{"do": "take-top"}   {"do": "leave"}   {"do": "take-card", "card": "fez"}   {"do": "give", "card": "camel"}
"""

from __future__ import annotations

from typing import Any, Literal, Required, TypedDict

from valise_games.games.action_forms import Forms
from valise_games.games.game import Action, UnreadableAction
from valise_games.games.quote import quote_json
from valise_games.games.randolph.board import NOTE

from .rules import (
    BET,
    CHOOSE,
    CIRCLES,
    CONFESS,
    DOUBLE,
    FIGURE,
    FOLD,
    GIVE,
    GIVING,
    LAY,
    LAYING,
    LEAST_BET,
    LEAVE,
    MATCH,
    MOST_MONEY,
    NO,
    NUMBERS,
    POOR,
    PRIZE,
    PROTEST,
    SAY,
    SAYING,
    SELL,
    SHUFFLE,
    SPACES,
    SPAN,
    SPANS,
    SYMBOLS,
    TAKE,
    TAKE_CARD,
    TAKE_TOP,
    TRIPLE,
    WEIGH,
    State,
    board,
)

SPACE_IDS = tuple(space.id for space in board.spaces)
SYMBOL_IDS = tuple(symbol.id for symbol in board.symbols)

Do = Literal[
    "figure", "shuffle", "sell", "take", "lay", "say", "let-pass", "weigh", "bet", "confess", "fold", "match", "double",
    "triple", "take-top", "take-card", "leave", "give",
]  # fmt: skip
TableAction = TypedDict(
    "TableAction",
    {"do": Required[Do], "space": str, "circle": str, "card": str, "number": int, "from": int, "sum": int},
    total=False,
)

SIMPLE = {
    "shuffle": SHUFFLE,
    "let-pass": NO,
    "confess": CONFESS,
    "fold": FOLD,
    "match": MATCH,
    "double": DOUBLE,
    "triple": TRIPLE,
    "take-top": TAKE_TOP,
    "leave": LEAVE,
}
SIMPLE_NAMES = {number: name for name, number in SIMPLE.items()}
# The others have one field each: its name, the number of its first action, the values it may have.
VALUED: dict[str, tuple[str, int, tuple[Any, ...]]] = {
    "figure": ("space", FIGURE, SPACE_IDS),
    "take": ("circle", TAKE, SPACE_IDS),
    "sell": ("card", SELL, SYMBOL_IDS),
    "lay": ("circle", LAY, SPACE_IDS),
    "say": ("number", SAY, tuple(range(NUMBERS))),
    "weigh": ("from", WEIGH, tuple(NOTE * SPAN * span for span in range(SPANS))),
    "bet": ("sum", BET, tuple(NOTE * notes for notes in range(MOST_MONEY + 1))),
    "take-card": ("card", TAKE_CARD, SYMBOL_IDS),
    "give": ("card", GIVE, SYMBOL_IDS),
}
FIELDS = {**dict.fromkeys(SIMPLE, ()), **{do: (field,) for do, (field, _, _) in VALUED.items()}}
FORMS = Forms("shuffle", FIELDS)


def write_action(s: State, number: int) -> Action:
    """The readable form of an action."""
    if number in SIMPLE_NAMES:
        return {"do": SIMPLE_NAMES[number]}
    for do, (field, first, values) in VALUED.items():
        if first <= number < first + len(values):
            return {"do": do, field: values[number - first]}
    raise ValueError(f"there is no action {number}")


def read_action(s: State, action: object) -> int:
    """The number of a readable action. Says only whether it can be read; legality is another question."""
    action = FORMS.read(action)
    do = action["do"]
    if do in SIMPLE:
        return SIMPLE[do]
    field, first, values = VALUED[do]
    value = action[field]
    for index, known in enumerate(values):
        if type(known) is type(value) and known == value:
            return first + index
    raise UnreadableAction(f'"{field}" of "{do}" is {_what_it_is(values)}, not {quote_json(value)}')


def _what_it_is(values: tuple[Any, ...]) -> str:
    if isinstance(values[0], str):
        return "one of " + ", ".join(values)
    return f"a number from {values[0]} to {values[-1]}, in steps of {values[1] - values[0]}"


# ---------------------------------------------------------------------------------- why not
def why_not(s: State, seat: int, number: int) -> str:
    """Why a seat that knows `s` may not do this now, with the rule's id; empty where it is not the time for it."""
    if s.phase == CHOOSE:
        if TAKE <= number < TAKE + SPACES:
            return "there is no chip at that dome (RA-9)"
        if number == SHUFFLE:
            return "each player mixes the chips once in a game (RA-7)"
        if SELL <= number < SELL + SYMBOLS:
            if s.sold > 1:
                return "two cards a turn are sold at most (RA-8)"
            if not s.hand[seat][number - SELL]:
                return "there is no such card to sell (RA-8)"
            return (
                f"who began the turn with {NOTE * POOR} or more sells nothing, and the bank must be able to pay (RA-8)"
            )
    if s.phase == LAYING and LAY <= number < LAY + CIRCLES:
        return "the chip is laid on an empty circle, not where it came from (RA-9)"
    if s.phase == PROTEST and WEIGH <= number < CONFESS:
        return _why_no_bet(s, seat, number)
    if s.phase == PRIZE:
        if number == LEAVE:
            return "who wins a bet takes one card (RA-16)"
        if number == TAKE_TOP:
            return "the announced space has not the symbol of the top card (RA-16)"
        if TAKE_CARD <= number < TAKE_CARD + SYMBOLS:
            return "the loser has no such card (RA-16)"
    if s.phase == GIVING and GIVE <= number < GIVE + SYMBOLS:
        return "there is no such card to give back (RA-20)"
    if s.phase == SAYING and LAY <= number < LAY + CIRCLES:
        return "the number is announced before the chip is laid down (RA-9)"
    if number in (DOUBLE, TRIPLE):
        return "a raise is at most what the poorer of the two can put (RA-19)"
    return ""


def _why_no_bet(s: State, seat: int, number: int) -> str:
    """A bet is made in two steps: the five hundred that it is in, and the sum."""
    bet, cash = number - BET, s.cash[seat]
    if number < BET and s.weighing[seat]:
        return "that is said already, and the sum is next (RA-12)"
    if number < BET or not LEAST_BET <= bet <= cash:
        return f"a bet is from {NOTE * LEAST_BET} to what one has, which is {NOTE * cash} (RA-12)"
    span = bet // SPAN * SPAN
    if not s.weighing[seat]:
        weigh = f'{{"do": "weigh", "from": {NOTE * span}}}'
        return f"a bet (RA-12) is made in two steps: before its sum comes {weigh}"
    return f"this bet (RA-12) is from {NOTE * SPAN * (s.weighing[seat] - 1)} on, as was said before"
