"""A table of Randolph's Casablanca in a position of our choosing, with verbs that read like the rules.

    t = position(drawn=4, top="dagger", cash={1: 500}, hands={0: {"dagger": 2}})
    t.announces(3)          # the mover takes the chip of his choice, says a number and lays the chip down
    t.bets({1: 200})        # all who are asked answer, seat 1 with a sealed bet
    t.plays(0, "double")

A position is made by editing the state of a new match; everything after that goes through the match.
"""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.game_table import Event, GameTable
from valise_games import Match
from valise_games.rules import FastDice

SYMBOLS = ("minaret", "camel", "lamp", "palm", "dagger", "fez", "carpet")
BESIDES = {"start", "in_part", "capped", "contested", "winner", "loser", "stock"}  # test_presentation.py has these
FROM, TO = "dagger-1", "palm-1"  # where the mover takes his chip, and where he lays it


class Table(GameTable):
    # ------------------------------------------------------------------------------ what seats do
    def draws(self, take: str = FROM) -> None:
        """The mover takes a chip, and reads it."""
        self.plays(self.mover, "take", circle=take)

    def announces(self, number: int, take: str = FROM, lay: str = TO) -> None:
        """The mover's turn up to the window."""
        self.draws(take)
        self.plays(self.mover, "say", number=number)
        self.plays(self.mover, "lay", circle=lay)

    def seals(self, seat: int, bet: int) -> None:
        """One answer: a bet, chosen in two steps."""
        self.plays(seat, "weigh", **{"from": bet // 500 * 500})
        self.plays(seat, "bet", sum=bet)

    def bets(self, bets: Mapping[int, int]) -> None:
        """All who are asked answer; these bet so much."""
        for seat in self.match.to_act:
            if seat in bets:
                self.seals(seat, bets[seat])
            else:
                self.plays(seat, "let-pass")

    def stands(self) -> None:
        """Nobody protests, and the mover takes the card that he has come to."""
        self.bets({})
        if self.phase == "taking":
            self.takes()

    def takes(self) -> None:
        """The top card, which he might leave (RA-11)."""
        self.plays(self.mover, "take-top")

    def passes_turn(self) -> None:
        """The mover draws any chip and says nothing that pays."""
        circles = self.seen["circles"]
        free = next(name for name in self.spaces if name not in circles)
        seat = self.mover
        here = self.spaces.index(self.figure(seat) or "")
        number = next(n for n in range(7) if SYMBOLS[(here + n) % 7] != self.seen["top"])
        self.announces(number, circles[0], free)
        self.stands()

    # ------------------------------------------------------------------------------ what they may do
    def bets_of(self, seat: int) -> list[int]:
        """Every bet the seat may seal, over both steps."""
        game = self.rules
        sums: list[int] = []
        for first in self.legal(seat, "weigh"):
            s = self.state.copy()
            game.step(s, seat, game.read_action(s, first), FastDice(0))
            choices = [0] * (game.MOST_CHOICES + 1)
            game.legal(s, seat, choices)
            actions = [game.write_action(s, number) for number in choices[1 : choices[0] + 1]]
            sums += [action["sum"] for action in actions if action["do"] == "bet"]
        return sums

    # ------------------------------------------------------------------------------ what is seen
    @property
    def bank(self) -> int:
        bank: int = self.seen["bank"]
        return bank

    @property
    def top(self) -> str | None:
        top: str | None = self.seen["top"]
        return top

    @property
    def spaces(self) -> list[str]:
        return [space["id"] for space in self.rules.components()["spaces"]]

    def cash(self, seat: int) -> int:
        cash: int = self.seen["seats"][seat]["cash"]
        return cash

    def cards(self, seat: int) -> dict[str, int]:
        cards: dict[str, int] = self.seen["seats"][seat]["cards"]
        return cards

    def figure(self, seat: int) -> str | None:
        figure: str | None = self.seen["seats"][seat]["figure"]
        return figure

    def knows(self, seat: int) -> dict[str, int]:
        """The chips that the table shows to a seat."""
        chips: dict[str, int] = self.match.view(seat)["dossier"]["chips"]
        return chips

    def events(self, what: str, to: int | None = None) -> list[Event]:
        """Without what only their sentences need."""
        events = super().events(what, to)
        return [{key: value for key, value in event.items() if key not in BESIDES} for event in events]


# ---------------------------------------------------------------------------------- positions
def new(
    seats: int = 3, seed: int = 0, variant: str = "standard", version: int | None = None, **options: object
) -> Table:
    """A new match, the figures still to be placed."""
    return Table(Match.new("randolph", seats, options, seed, variant=variant, version=version))


def dealt(
    seats: int = 3, seed: int = 0, variant: str = "standard", version: int | None = None, **options: object
) -> Table:
    """A new match with all figures on the first space."""
    t = new(seats, seed, variant, version, **options)
    while t.phase == "placing":
        t.plays(t.mover, "figure", space="minaret-1")
    return t


def position(
    seats: int = 3,
    *,
    mover: int = 0,
    first: int = 0,
    drawn: int = 4,
    chips: Mapping[str, int] | None = None,
    aside: Mapping[int, int] | None = None,
    figures: Mapping[int, str] | None = None,
    cash: Mapping[int, int] | None = None,
    bank: int | None = None,
    hands: Mapping[int, Mapping[str, int]] | None = None,
    top: str = "fez",
    stock: Mapping[str, int] | None = None,
    seed: int = 0,
    version: int | None = None,
    **options: object,
) -> Table:
    """The mover is to choose, in the first round. `drawn` is the number on the chip that `announces` takes.

    Figures stand on minaret-1 and have 1300 unless named; hands are empty but for those named. Chips that are not named
    lie on the last circles. All other cards are the stock, if it is not named.
    """
    t = dealt(seats, seed, "standard", version, **options)
    s = t.state
    s.first = first
    s.mover = s.protester = s.taker = mover
    s.chip[:] = [0] * 28
    numbers = [number for number in range(7) for _ in range(2)]
    for circle, number in {FROM: drawn, **(chips or {})}.items():
        s.chip[t.spaces.index(circle)] = 1 + number
        numbers.remove(number)
    for seat in range(seats):
        s.aside[seat] = 1 + (aside or {}).get(seat, numbers[seat])
        numbers.remove(s.aside[seat] - 1)
    last = 27
    for number in numbers:
        while s.chip[last]:
            last -= 1
        s.chip[last] = 1 + number
    for seat, space in (figures or {}).items():
        s.figure_at[seat] = t.spaces.index(space)
    for seat, money in (cash or {}).items():
        s.cash[seat] = money // 50
    if bank is not None:
        s.bank = bank // 50
    left = dict.fromkeys(SYMBOLS, 5)
    left[top] -= 1
    for seat in range(seats):
        hand = (hands or {}).get(seat, {})
        s.hand[seat][:] = [hand.get(symbol, 0) for symbol in SYMBOLS]
        for symbol, count in hand.items():
            left[symbol] -= count
    s.top = SYMBOLS.index(top)
    s.stock[:] = [(left if stock is None else stock).get(symbol, 0) for symbol in SYMBOLS]
    return t
