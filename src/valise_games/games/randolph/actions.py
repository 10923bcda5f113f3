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

from . import rules
from .rules import State, board

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
    "shuffle": rules.SHUFFLE,
    "let-pass": rules.NO,
    "confess": rules.CONFESS,
    "fold": rules.FOLD,
    "match": rules.MATCH,
    "double": rules.DOUBLE,
    "triple": rules.TRIPLE,
    "take-top": rules.TAKE_TOP,
    "leave": rules.LEAVE,
}
SIMPLE_NAMES = {number: name for name, number in SIMPLE.items()}
# The others have one field each: its name, the number of its first action, the values it may have.
VALUED: dict[str, tuple[str, int, tuple[Any, ...]]] = {
    "figure": ("space", rules.FIGURE, SPACE_IDS),
    "take": ("circle", rules.TAKE, SPACE_IDS),
    "sell": ("card", rules.SELL, SYMBOL_IDS),
    "lay": ("circle", rules.LAY, SPACE_IDS),
    "say": ("number", rules.SAY, tuple(range(rules.NUMBERS))),
    "weigh": ("from", rules.WEIGH, tuple(NOTE * rules.SPAN * span for span in range(rules.SPANS))),
    "bet": ("sum", rules.BET, tuple(NOTE * notes for notes in range(rules.MOST_MONEY + 1))),
    "take-card": ("card", rules.TAKE_CARD, SYMBOL_IDS),
    "give": ("card", rules.GIVE, SYMBOL_IDS),
}
WRITTEN = {
    first + index: (do, field, value)
    for do, (field, first, values) in VALUED.items()
    for index, value in enumerate(values)
}
FIELDS = {**dict.fromkeys(SIMPLE, ()), **{do: (field,) for do, (field, _, _) in VALUED.items()}}
FORMS = Forms("shuffle", FIELDS)


def write_action(s: State, number: int) -> Action:
    """The readable form of an action."""
    if number in SIMPLE_NAMES:
        return {"do": SIMPLE_NAMES[number]}
    if number not in WRITTEN:
        raise ValueError(f"there is no action {number}")
    do, field, value = WRITTEN[number]
    return {"do": do, field: value}


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
_NOW = {
    rules.PLACING: "where the figure begins (RA-5)",
    rules.CHOOSE: "which chip is taken, after what one may do before (RA-9)",
    rules.LAYING: "where the chip is laid down (RA-9)",
    rules.SAYING: "which number is announced (RA-9)",
    rules.PROTEST: "whether one protests (RA-10)",
    rules.ANSWER: "whether the mover confesses or stands (RA-13)",
    rules.RAISE: "whether the protester folds, matches or raises (RA-14)",
    rules.COUNTER: "whether the mover folds, matches or raises (RA-14)",
    rules.PRIZE: "which card the winner takes (RA-16)",
    rules.TAKING: "whether the top card is taken (RA-11)",
    rules.GIVING: "which card is given back (RA-20)",
}


def why_not(s: State, seat: int, number: int) -> str:
    """Why a seat that knows `s` may not do this now, with the rule's id."""
    return _why_not(s, seat, number) or f"what is asked now is {_NOW[s.phase]}"


def _why_not(s: State, seat: int, number: int) -> str:
    """Empty where it is not the time for such an action."""
    phase = s.phase
    if phase == rules.PLACING and rules.FIGURE <= number < rules.FIGURE + rules.SPACES:
        return "on this board no figure begins there (RA-5)"
    if phase == rules.CHOOSE:
        if rules.TAKE <= number < rules.TAKE + rules.SPACES:
            return "there is no chip at that dome (RA-9)"
        if number == rules.SHUFFLE:
            return "each player mixes the chips once in a game (RA-7)"
        if rules.SELL <= number < rules.SELL + rules.SYMBOLS:
            if s.sold > 1:
                return "two cards a turn are sold at most (RA-8)"
            if not s.hand[seat][number - rules.SELL]:
                return "there is no such card to sell (RA-8)"
            if s.bank < rules.SALE:
                return "the bank buys only what it can pay in full (RA-31)"
            return f"who began the turn with {NOTE * rules.POOR} or more sells nothing (RA-8)"
    if phase == rules.LAYING and rules.LAY <= number < rules.LAY + rules.SPACES:
        return "the chip is laid on an empty circle, not where it came from (RA-9)"
    if phase == rules.PROTEST and rules.WEIGH <= number < rules.CONFESS:
        return _why_no_bet(s, seat, number)
    if phase == rules.PRIZE:
        if number == rules.LEAVE:
            return "who wins a bet takes one card (RA-16)"
        if number == rules.TAKE_TOP:
            return "the announced space has not the symbol of the top card (RA-16)"
        if rules.TAKE_CARD <= number < rules.TAKE_CARD + rules.SYMBOLS:
            return "the loser has no such card (RA-16)"
    if phase == rules.GIVING and rules.GIVE <= number < rules.GIVE + rules.SYMBOLS:
        return "there is no such card to give back (RA-20)"
    if phase == rules.SAYING and rules.LAY <= number < rules.LAY + rules.SPACES:
        return "the number is announced before the chip is laid down (RA-9)"
    if phase in (rules.ANSWER, rules.RAISE, rules.COUNTER) and number in (rules.DOUBLE, rules.TRIPLE):
        return "a raise is at most what the poorer of the two can put (RA-19)"
    return ""


def _why_no_bet(s: State, seat: int, number: int) -> str:
    """A bet is made in two steps: the five hundred that it is in, and the sum."""
    bet, cash = number - rules.BET, s.cash[seat]
    if number < rules.BET and s.weighing[seat]:
        return "that is said already, and the sum is next (RA-12)"
    if number < rules.BET or not rules.LEAST_BET <= bet <= cash:
        return f"a bet is from {NOTE * rules.LEAST_BET} to what one has, which is {NOTE * cash} (RA-12)"
    span = bet // rules.SPAN * rules.SPAN
    if not s.weighing[seat]:
        weigh = f'{{"do": "weigh", "from": {NOTE * span}}}'
        return f"a bet (RA-12) is made in two steps: before its sum comes {weigh}"
    return f"this bet (RA-12) is from {NOTE * rules.SPAN * (s.weighing[seat] - 1)} on, as was said before"
