"""What a step of Randolph's Casablanca looks like: events with an audience, no prose. Sums are in money.

Private to one seat: `aside`, `read`, `weighed`, `answered`. Everything else is public, and is told only when the table
may know it: of the answers in a window, when it closes, only who is called with what (RA-27).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, Required, TypedDict

from valise_games.games.game import Event, members
from valise_games.games.randolph.board import NOTE

from . import rules
from .actions import SPACE_IDS, SYMBOL_IDS
from .rules import State, announced_space

Reason = Literal["running", "fourth-card", "last-seat", "no-cards", "rounds-are-up"]
REASONS: tuple[Reason, ...] = ("running", "fourth-card", "last-seat", "no-cards", "rounds-are-up")


class FourthCard(TypedDict):
    seat: int
    card: str


class CardCount(TypedDict):
    card: str
    count: int


class Outcome(TypedDict):
    """How a game ended. `fourth` is who took the fourth card of a symbol, if that ended it."""

    winners: list[int]
    reason: Reason
    cash: list[int]
    fourth: NotRequired[FourthCard]


What = Literal[
    "leads", "places", "placed", "aside", "dealt", "top", "turn", "shuffled", "sold", "took", "read", "laid",
    "announced", "asked", "weighed", "answered", "nobody-protests", "protests", "confessed", "raised", "matched",
    "folded", "shown", "won", "went-back", "stands", "left", "card", "renewed", "gives", "gave", "out", "took-bank",
    "chips", "over",
]  # fmt: skip
# What each kind of event has of these is in the code below.
StoryEvent = TypedDict(
    "StoryEvent",
    {
        "n": Required[int],
        "what": Required[What],
        "seat": int,
        "seats": list[int],  # asked
        "round": int,
        "space": str,  # where a figure goes, or stands
        "start": str,  # where it comes from
        "circle": str,
        "circles": list[str],  # with chips
        "number": int,  # on a chip, or said of it
        "card": str,
        "cards": list[dict[str, int]],  # dealt to each seat
        "stock": list[CardCount],  # of which a new one was made
        "sum": int,
        "bet": int | None,
        "counts": int,  # of a bet, what the poorer one can match
        "in_part": bool,  # less than the bet counts
        "paid": int,
        "lost": int,
        "prime": int,
        "alike": int,  # cards of one symbol that a seat has then
        "times": int,
        "capped": bool,  # raised by less than that, to all that can count
        "contested": bool,  # somebody had protested, and folded
        "true": bool,
        "winner": int,
        "loser": int | None,
        "from": str | int | None,
        "to": str | int,
        "back": list[dict[str, int]],
        "aside": list[int],
        "ring": dict[str, int],
        "winners": list[int],
        "reason": Reason,
        "cash": list[int],
        "fourth": FourthCard,
    },
    total=False,
)


def beginning(s: State) -> list[Event]:
    """What everybody sees before the first step."""
    return [Event({"what": "leads", "seat": s.leader}), Event({"what": "places", "seat": s.first})]


def story(before: State, seat: int, action: int, after: State) -> list[Event]:
    """The events of one step, in order."""
    teller = _Teller(before, after)
    teller.tell_step(seat, action)
    teller.tell_what_follows()
    return teller.events


def outcome(s: State) -> Outcome:
    """How an ended game ended, with everybody's cash."""
    ended: Outcome = {
        "winners": members(s.winners),
        "reason": REASONS[s.reason],
        "cash": [NOTE * s.cash[seat] for seat in range(s.seats)],
    }
    if s.reason == rules.FOURTH_CARD:
        fours = [
            (seat, card)
            for seat in range(s.seats)
            for card in range(rules.SYMBOLS)
            if s.hand[seat][card] == rules.MAKES_FOUR
        ]
        ended["fourth"] = {"seat": fours[0][0], "card": SYMBOL_IDS[fours[0][1]]}
    return ended


def prime(alike: int, bank: int) -> int:
    """RA-11, RA-22: what the bank pays for a card, in fifties, by how many of its symbol the taker then has."""
    return bank if alike == rules.MAKES_FOUR else min(alike * rules.PRIME, bank)


def circles_with_chips(s: State) -> list[str]:
    return [SPACE_IDS[circle] for circle in range(rules.SPACES) if s.chip[circle] > 0]


def cards_of(row: Sequence[int]) -> dict[str, int]:
    """How many cards there are of each symbol that there is."""
    return {SYMBOL_IDS[symbol]: count for symbol, count in enumerate(row) if count}


class _Teller:
    """Tells one step, from the states before and after it."""

    def __init__(self, before: State, after: State) -> None:
        self.before = before
        self.after = after
        self.bank = before.bank
        self.events: list[Event] = []

    def tell(self, what: str, **facts: Any) -> None:
        self.events.append(Event({"what": what, **facts}))

    def tell_only(self, seat: int, what: str, **facts: Any) -> None:
        self.events.append(Event({"what": what, "seat": seat, **facts}, (seat,)))

    # ------------------------------------------------------------------------------ the step
    def tell_step(self, seat: int, action: int) -> None:
        before, after = self.before, self.after
        phase = before.phase
        if phase == rules.PLACING:
            self.tell("placed", seat=seat, space=SPACE_IDS[action - rules.FIGURE])
            if after.phase == rules.PLACING:
                self.tell("places", seat=after.mover)
            else:
                self.tell_deal()
        elif phase == rules.CHOOSE:
            self.tell_choice(seat, action)
        elif phase == rules.LAYING:
            self.tell("laid", seat=seat, circle=SPACE_IDS[after.laid_at])
            self.tell_asked()
        elif phase == rules.SAYING:
            start, end = SPACE_IDS[after.figure_from], SPACE_IDS[announced_space(after)]
            way = {"from": start, "to": end, "start": start, "space": end}
            self.tell("announced", seat=seat, number=after.said, **way)
            self.tell_asked()
        elif phase == rules.PROTEST:
            self.tell_answer(seat, action)
        elif phase == rules.PRIZE:
            self.tell_prize(before.taker, self.loser(before.taker), action)
        elif phase == rules.TAKING:
            if action == rules.TAKE_TOP:
                self.tell_card(seat, before.top, None)
            else:
                self.tell("left", seat=seat, card=SYMBOL_IDS[before.top])
        elif phase == rules.GIVING:
            self.tell("gave", seat=seat, card=SYMBOL_IDS[action - rules.GIVE])
            self.tell_top()
        else:
            self.tell_bet(seat, action)

    def tell_deal(self) -> None:
        s = self.after
        for seat in range(s.seats):
            self.tell_only(seat, "aside", number=s.aside[seat] - 1)
        hands = [cards_of(s.hand[seat]) for seat in range(s.seats)]
        self.tell("dealt", circles=circles_with_chips(s), cards=hands)
        self.tell("top", card=SYMBOL_IDS[s.top])

    def tell_choice(self, seat: int, action: int) -> None:
        if action < rules.SHUFFLE:
            circle = self.after.taken_from
            self.tell("took", seat=seat, circle=SPACE_IDS[circle])
            self.tell_only(seat, "read", circle=SPACE_IDS[circle], number=self.after.chip[circle] - 1)
        elif action == rules.SHUFFLE:
            self.tell("shuffled", seat=seat, circles=circles_with_chips(self.after))
        else:
            self.tell("sold", seat=seat, card=SYMBOL_IDS[action - rules.SELL], sum=NOTE * rules.SALE)

    def tell_asked(self) -> None:
        """RA-10, when the window opens."""
        if self.after.phase == rules.PROTEST:
            self.tell("asked", seats=members(self.after.asked))

    def tell_answer(self, seat: int, action: int) -> None:
        after = self.after
        if rules.WEIGH <= action < rules.BET:
            self.tell_only(seat, "weighed", **{"from": NOTE * rules.SPAN * (action - rules.WEIGH)})
            return
        bet = 0 if action == rules.NO else action - rules.BET
        self.tell_only(seat, "answered", bet=NOTE * bet or None)
        if after.phase == rules.ANSWER:
            self.tell_call()
        elif after.phase != rules.PROTEST:
            self.tell("nobody-protests")
            self.tell_stands(contested=False)

    def tell_call(self) -> None:
        s = self.after
        bet, counts = NOTE * s.called, NOTE * s.put[s.protester]
        self.tell("protests", seat=s.protester, bet=bet, counts=counts, in_part=counts < bet)

    def tell_stands(self, *, contested: bool) -> None:
        """RA-10: the announcement stands."""
        s = self.before
        self.tell("stands", seat=s.mover, space=SPACE_IDS[s.figure_at[s.mover]], contested=contested)
        if rules.SYMBOL[s.figure_at[s.mover]] == s.top and self.after.phase != rules.TAKING:
            self.tell_card(s.mover, s.top, None)  # version 1: he had to take it

    # ------------------------------------------------------------------------------ the bet
    def tell_bet(self, seat: int, action: int) -> None:
        before, after = self.before, self.after
        other = before.protester if seat == before.mover else before.mover
        if action == rules.MATCH:
            self.tell("matched", seat=seat, sum=NOTE * before.put[other])
            self.tell_shown(before.put[other])
        elif action == rules.CONFESS:
            fine = min(rules.FINE, before.cash[seat])
            self.bank += fine
            self.tell("confessed", seat=seat, paid=NOTE * fine)
            self.tell_back()
        elif action == rules.FOLD:
            self.tell("folded", seat=seat, lost=NOTE * before.put[seat], to=other, winner=other)
            if seat == before.mover:
                self.tell_back()
            elif after.phase == rules.ANSWER:
                self.tell_call()
            else:
                self.tell_stands(contested=True)
        else:
            times = 2 + action - rules.DOUBLE
            capped = after.put[seat] < times * before.put[other]
            self.tell("raised", seat=seat, times=times, sum=NOTE * after.put[seat], capped=capped)

    def tell_back(self) -> None:
        self.tell("went-back", seat=self.before.mover, space=SPACE_IDS[self.before.figure_from])

    def tell_shown(self, bet: int) -> None:
        """RA-15, RA-16, RA-18."""
        s = self.before
        number = s.chip[s.laid_at] - 1
        winner = s.mover if number == s.said else s.protester
        loser = self.loser(winner)
        self.tell("shown", circle=SPACE_IDS[s.laid_at], number=number, true=number == s.said)
        self.tell("won", seat=winner, sum=NOTE * bet, loser=loser, **{"from": loser})
        if winner != s.mover:
            self.tell_back()
        if self.after.phase != rules.PRIZE:
            prizes = [rules.TAKE_CARD + card for card in range(rules.SYMBOLS) if s.hand[loser][card]]
            if rules.SYMBOL[announced_space(s)] == s.top:
                prizes.append(rules.TAKE_TOP)
            for prize in prizes:  # the only one, if any
                self.tell_prize(winner, loser, prize)

    def loser(self, winner: int) -> int:
        return self.before.protester if winner == self.before.mover else self.before.mover

    # ------------------------------------------------------------------------------ cards
    def tell_prize(self, winner: int, loser: int, prize: int) -> None:
        if prize == rules.TAKE_TOP:
            self.tell_card(winner, self.before.top, None)
        else:
            self.tell_card(winner, prize - rules.TAKE_CARD, loser)

    def tell_card(self, seat: int, card: int, loser: int | None) -> None:
        """RA-11, RA-22, RA-30: a card, from the loser of a bet or from the stock, with its prime."""
        alike = self.before.hand[seat][card] + 1
        paid = prime(alike, self.bank)
        self.bank -= paid
        lost = {"from": loser, "loser": loser}
        self.tell("card", seat=seat, card=SYMBOL_IDS[card], alike=alike, prime=NOTE * paid, **lost)
        if loser is None:
            if self.after.renewals > self.before.renewals:
                hands = [row[:] for row in self.before.hand[: self.before.seats]]
                hands[seat][card] += 1
                singles = [cards_of([int(count == 1) for count in row]) for row in hands]
                counts = [(card, sum(card in cards for cards in singles)) for card in SYMBOL_IDS]
                stock = [{"card": card, "count": count} for card, count in counts if count]
                self.tell("renewed", back=singles, stock=stock)
            self.tell_top()

    def tell_top(self) -> None:
        """The next top card; or who gives cards back, for want of one (RA-20)."""
        if self.after.phase == rules.GIVING:
            self.tell("gives", seat=self.after.giver)
        elif self.after.top != rules.NO_CARD:
            self.tell("top", card=SYMBOL_IDS[self.after.top])

    # ------------------------------------------------------------------------------ what follows
    def tell_what_follows(self) -> None:
        before, after = self.before, self.after
        for seat in members(after.out & ~before.out):
            self.tell("out", seat=seat)
        if after.phase == rules.OVER:
            if after.reason == rules.LAST_SEAT:
                self.tell("took-bank", seat=members(after.winners)[0], sum=NOTE * self.bank)
            aside = [after.aside[seat] - 1 for seat in range(after.seats)]
            chips = {SPACE_IDS[c]: after.chip[c] - 1 for c in range(rules.SPACES) if after.chip[c]}
            self.tell("chips", aside=aside, ring=chips)
            self.tell("over", **outcome(after))
        elif after.phase == rules.CHOOSE and (after.mover != before.mover or before.phase == rules.PLACING):
            self.tell("turn", seat=after.mover, round=after.round + 1)
