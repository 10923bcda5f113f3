"""A table of Code Casablanca in a position of our choosing, with verbs that read like the rules.

    t = searching(at=["mosque", "mosque", "harbour"], been={1: ["casino"]})
    t.ask(0, 1, "code", "casino")
    t.plays(1, "answer", number=3)

The deal is always the same, DEAL: code 4 is missing, so file 4 in the station is genuine. A position is made by
editing the state of a new match; everything after that goes through the match.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tests.games.game_table import GameTable
from valise_games import Match

GAME = "code-casablanca"

DEAL = {
    "micks-cafe": ("code", 1),
    "station": ("file", 4),
    "mosque": ("code", 2),
    "harbour": ("code", 3),
    "market-hall": ("file", 1),
    "turkish-bath": ("file", 2),
    "casino": ("code", 5),
    "hotel": ("file", 3),
    "post-office": ("code", 6),
    "police-station": ("file", 5),
    "consulate": ("file", 6),
}
SMALL_DEAL = {
    "micks-cafe": ("code", 1),
    "station": ("file", 2),  # genuine
    "mosque": ("code", 3),
    "harbour": ("file", 1),
    "consulate": ("file", 3),
}
CODES = [at for at, (kind, _) in DEAL.items() if kind == "code"]
FILES = [at for at, (kind, _) in DEAL.items() if kind == "file"]
GENUINE = 4  # it lies in the station


class Table(GameTable):
    # ------------------------------------------------------------------------------ what seats do
    def draws(self, order: int, pile: int = 1) -> None:
        """The drawing seat takes a card, and it is this one."""
        s = self.state
        before = s.undrawn, list(s.left)
        s.undrawn, s.left = 1 << order, [pile == 1, pile == 2]
        self.plays(s.drawer, "draw", pile=pile)
        s = self.state
        s.undrawn, s.left = before[0] & ~(1 << order), before[1]
        s.left[pile - 1] -= 1

    def ask(self, seat: int, to: int, kind: str, at: str) -> None:
        self.plays(seat, "ask", seat=to, kind=kind, at=at)

    def asks(self, seat: int, to: int, kind: str, at: str, number: int | None) -> None:
        """A question and its answer."""
        self.ask(seat, to, kind, at)
        self.plays(to, "answer", number=number)

    def accuses(
        self, seat: int, accused: int, kind: str, at: str, number: int | None, really: tuple[str, int | None]
    ) -> None:
        self.plays(seat, "accuse", seat=accused)
        self.plays(seat, "charge", kind=kind, at=at, number=number)
        self.plays(seat, "write", kind=really[0], number=really[1])

    def all_search(self) -> None:
        """Nobody asks or accuses any more."""
        while self.phase == "searching":
            self.plays(self.match.to_act[0], "end-search")

    def puts_together(self, seat: int, codes: Iterable[str] = CODES, number: int = GENUINE) -> None:
        for at in codes:
            self.plays(seat, "code-at", at=at)
        self.plays(seat, "genuine", number=number)

    def claims(self, seat: int, codes: Iterable[str] = CODES, number: int = GENUINE) -> None:
        self.puts_together(seat, codes, number)
        self.plays(seat, "claim")

    def no_more_claims(self) -> None:
        while self.phase == "claiming":
            self.plays(self.match.to_act[0], "no-claim")

    def challenges(self, seat: int, at: str, kind: str, number: int) -> None:
        self.plays(seat, "challenge", at=at, kind=kind, number=number)

    def no_more_challenges(self) -> None:
        claimant = self.state.claimant
        while self.phase == "challenging" and self.state.claimant == claimant:
            self.plays(self.match.to_act[0], "no-challenge")

    # ------------------------------------------------------------------------------ what is seen
    @property
    def acting(self) -> int | None:
        acting: int | None = self.seen["acting"]
        return acting

    def at(self, seat: int) -> str | None:
        at: str | None = self.seen["seats"][seat]["at"]
        return at

    def out(self) -> list[int]:
        return [seat for seat, known in enumerate(self.seen["seats"]) if known["out"]]

    def notebook(self, seat: int) -> dict[str, Any]:
        notebook: dict[str, Any] = self.match.view(seat)["notebook"]
        return notebook


# ---------------------------------------------------------------------------------- positions
def new(
    seats: int = 3, variant: str = "standard", drawer: int = 0, version: int | None = None, **options: Any
) -> Table:
    """The drawing seat is to draw the first card; the deal is DEAL, or SMALL_DEAL."""
    t = Table(Match.new(GAME, seats, options, seed=0, variant=variant, version=version))
    s = t.state
    s.first = s.drawer = drawer
    for at, (kind, number) in (DEAL if variant == "standard" else SMALL_DEAL).items():
        s.tile[index(t, at)] = number + (kind == "file") * t.rules.NUMBERS
    return t


def searching(
    at: list[str],
    *,
    drawer: int = 0,
    been: Mapping[int, Iterable[str]] | None = None,
    told: Iterable[tuple[int, int, str, str, int | None]] = (),
    unmasked: Mapping[int, int] | None = None,
    out: Iterable[int] = (),
    round: int = 0,
    variant: str = "standard",
    version: int | None = None,
    **options: Any,
) -> Table:
    """An order was carried out, and the searches begin. `told` are messages: asker, sender, kind, place, number."""
    t = new(len(at), variant, drawer, version, **options)
    s, rules = t.state, t.rules
    s.round, s.order = round, 1
    for seat in out:
        s.out |= 1 << seat
    for seat, place in enumerate(at):
        if seat not in out:
            s.at[seat] = index(t, place)
            s.seen[seat] |= 1 << index(t, place)
    for seat, places in (been or {}).items():
        for place in places:
            s.seen[seat] |= 1 << index(t, place)
    for asker, sender, kind, place, number in told:
        s.active, s.questioned = asker, sender
        s.question = index(t, place) * rules.KINDS + (kind == "file")
        rules.tell(s, number or 0)
    for seat, accuser in (unmasked or {}).items():
        s.unmasked_by[seat] = accuser + 1
        s.lie[seat] = 1
    rules.search(s, 0)
    return t


def claiming(at: list[str], **position: Any) -> Table:
    """All searches are done."""
    t = searching(at, **position)
    t.all_search()
    return t


def hearing(at: list[str], *claimants: int, codes: Iterable[str] = CODES, number: int = GENUINE, **rest: Any) -> Table:
    """These seats have claimed, all the same; the first of them is heard."""
    t = claiming(at, **rest)
    for seat in claimants:
        t.claims(seat, codes, number)
    t.no_more_claims()
    return t


def index(t: Table, at: str) -> int:
    ids: tuple[str, ...] = t.rules.BUILDING_IDS
    return ids.index(at)
