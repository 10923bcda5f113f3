"""A table of Casanova in a position of our choosing, with verbs that read like the rules.

    t = position(ladies={0: "A2", 1: "G2"}, empty=["A3"], theatres=["A2-G2"], casanova="A2-G2")
    t.inspect("A2-G2")            # the mover looks into a theatre, or into the gondola of a seat
    t.chooses("exchange")
    t.move("A2", "A3")

A position is made by editing the state of a new match; everything after that goes through the match.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tests.games.game_table import GameTable
from valise_games import Match
from valise_games.games.game import Action

Holder = int | str  # the seat of a lady, or a theatre


class Table(GameTable):
    # ------------------------------------------------------------------------------ what the mover does
    def does(self, do: str, **fields: object) -> None:
        self.plays(self.mover, do, **fields)

    def move(self, start: str, *path: str) -> None:
        """A gondola along so many links."""
        for there in path:
            self.does("move", **{"from": start, "to": there})
            start = there

    def walk(self, to: str) -> None:
        self.does("walk", to=to)

    def inspect(self, holder: Holder) -> None:
        if isinstance(holder, int):
            self.does("inspect-gondola", lady=holder)
        else:
            self.does("inspect-theatre", theatre=holder)

    def chooses(self, do: str) -> None:
        self.does(do)

    def look(self) -> None:
        self.does("look")

    def end(self) -> None:
        self.does("end-turn")

    def everyone_passes(self) -> None:
        """The turns of all others, unused, until it is the mover's again."""
        mover = self.mover
        self.end()
        while self.mover != mover:
            self.end()

    # ------------------------------------------------------------------------------ what the mover may do
    def legal_now(self, do: str | None = None, **fields: object) -> list[Action]:
        return self.legal(self.mover, do, **fields)

    def can_now(self, do: str, **fields: object) -> bool:
        return self.can(self.mover, do, **fields)

    def can_move(self, start: str, to: str) -> bool:
        return self.can_now("move", **{"from": start, "to": to})

    def can_inspect(self, holder: Holder) -> bool:
        if isinstance(holder, int):
            return self.can_now("inspect-gondola", lady=holder)
        return self.can_now("inspect-theatre", theatre=holder)

    def reach(self, start: str) -> set[str]:
        """Where the gondola docked there may be taken by one point."""
        return {action["to"] for action in self.legal_now("move", **{"from": start})}

    # ------------------------------------------------------------------------------ what is seen
    @property
    def points(self) -> int:
        points: int = self.seen["points"]
        return points

    def lady(self, seat: int) -> str:
        place: str = self.seen["seats"][seat]["at"]
        return place

    def chances(self, seat: int | None) -> dict[Holder, float]:
        """Where Casanova can be, to the knowledge of a seat or of the table."""
        seen = self.match.view(seat)
        listed = seen["chances"] if seat is None else seen["dossier"]["chances"]
        return {c["theatre"] if c["lady"] is None else c["lady"]: c["share"] for c in listed}


# ---------------------------------------------------------------------------------- positions
def new(
    seats: int = 3, seed: int = 0, variant: str = "standard", version: int | None = None, **options: object
) -> Table:
    return Table(Match.new("casanova", seats, options, seed, variant=variant, version=version))


def position(
    seats: int = 3,
    *,
    mover: int = 0,
    first: int = 0,
    ladies: Mapping[int, str] | None = None,
    empty: Iterable[str] = (),
    theatres: Iterable[str] | None = None,
    casanova: Holder = 0,
    jewels: Iterable[int] = (),
    stayed: Mapping[int, str] | None = None,
    variant: str = "standard",
    version: int | None = None,
    **options: Any,
) -> Table:
    """The mover begins a turn in the first round; ladies not named are at home, and only these gondolas are empty.

    `stayed` says where ladies ended their turn before that, if it matters (CV-24).
    """
    t = new(seats, variant=variant, version=version, **options)
    rules: Any = t.match._game
    s: Any = t.match._state
    s.first, s.mover = first, mover
    for seat, place in (ladies or {}).items():
        s.lady_at[seat] = rules.PLACE_IDS.index(place)
    s.taken = sum(1 << s.lady_at[seat] for seat in range(seats))
    s.empty = sum(1 << rules.PLACE_IDS.index(place) for place in empty)
    assert s.taken & s.empty == 0
    if theatres is not None:
        s.in_theatre = sum(1 << rules.THEATRE_IDS.index(theatre) for theatre in theatres)
    s.couples = seats + s.in_theatre.bit_count()
    s.casanova = casanova if isinstance(casanova, int) else rules.SEATS + rules.THEATRE_IDS.index(casanova)
    assert rules.holds_couple(s, s.casanova)
    for row in [*range(seats), rules.TABLE]:
        for holder in range(rules.HOLDERS):
            s.weight[row][holder] = rules.FULL * rules.holds_couple(s, holder)
    s.jewels = sum(1 << seat for seat in jewels)
    for seat, place in (stayed or {}).items():
        s.stayed[seat] = rules.KIND_OF[rules.PLACE_IDS.index(place)]
    return t
