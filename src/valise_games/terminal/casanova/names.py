"""Names of seats, places and couples, as they stand in sentences and on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from rich.text import Text

from valise_games.games.casanova.board import DOGE, PALAZZO, STAGE, Board
from valise_games.terminal.casanova.words import CasanovaWords, casanova_words
from valise_games.terminal.drawer import Seating, View, names_list
from valise_games.terminal.naming import Naming
from valise_games.terminal.paper import fill, ink
from valise_games.terminal.words import Said

Holder = Mapping[str, Any]  # of a couple: a lady's seat, or a theatre
SHAPES = {"square": "■", "circle": "●", "diamond": "◆", "triangle": "▲", "hexagon": "⬢"}
HIM = "★"
EMPTY = "╰╯"
VOWELS = "AEIOUÉ"
LIT, DARK = "[∞]", "[ ]"


class Names(Naming[CasanovaWords, Board]):
    """What this game names besides."""

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating, casanova_words(seating.language))

    # ------------------------------------------------------------------------------ places
    @cached_property
    def kinds(self) -> dict[str, str]:
        return {place.id: place.kind for place in self.board.places}

    @cached_property
    def owners(self) -> dict[str, int]:
        """Palazzi by their place, with the seat whose home it is."""
        homes = [place for place, kind in self.kinds.items() if kind == PALAZZO]
        return {place: seat for seat, place in enumerate(homes) if seat < len(self.seating.names)}

    @cached_property
    def streets(self) -> dict[str, tuple[str, str | None]]:
        """By stage: the other end of its street, and the theatre in it."""
        ends: dict[str, tuple[str, str | None]] = {}
        for street in self.board.streets:
            a, b = self.board.places[street.a].id, self.board.places[street.b].id
            theatre = f"{a}-{b}" if street.theatre else None
            ends[a], ends[b] = (b, theatre), (a, theatre)
        return ends

    def going_to(self, place: str) -> Text:
        words = self.words
        if self.kinds[place] == DOGE:
            return Text(words.to_doges)
        if self.kinds[place] == STAGE:
            return Text(words.to_stage.format(place=place))
        return self._palazzo(place, words.to_palazzo, words.to_nobodys_palazzo)

    def coming_from(self, place: str, mover: int) -> Text:
        words = self.words
        if self.owners.get(place) == mover:
            return self.about(words.from_home, mover)
        if self.kinds[place] == DOGE:
            return Text(words.from_doges)
        if self.kinds[place] == STAGE:
            return Text(words.from_stage.format(place=place))
        return self._palazzo(place, words.from_palazzo, words.from_nobodys_palazzo)

    def _palazzo(self, place: str, owned: Said, nobodys: str) -> Text:
        if place not in self.owners:
            return Text(nobodys.format(place=place))
        return self.about(owned, self.owners[place])

    # ------------------------------------------------------------------------------ seats and couples
    def shape(self, seat: int) -> Text:
        return ink(SHAPES[self.board.ladies[seat].shape], self.style(seat))

    def style(self, seat: int) -> str:
        return f"piece.{self.board.ladies[seat].colour}"

    def badge(self, seat: int) -> Text:
        """A lady: her shape and her seat's initial, on her colour."""
        return ink(SHAPES[self.board.ladies[seat].shape] + self.initial(seat), self.style(seat))

    def couple(self, holder: Holder) -> Text:
        """Where a couple is, in a sentence."""
        if holder.get("theatre") is not None:
            return Text(self.words.theatre.format(street=street_name(holder["theatre"])))
        return self.about(self.words.gondola, holder["lady"])

    def couples(self, holders: Sequence[Holder]) -> Text:
        parts = [self.couple(holder) for holder in holders]
        return parts[0] if len(parts) == 1 else Text(", ").join(parts[:-1]) + f" {self.words.and_} " + parts[-1]

    def mark(self, holder: Holder) -> Text:
        """The same in short: a badge, or the ends of the theatre's street."""
        if holder.get("theatre") is not None:
            return Text(street_name(holder["theatre"]))
        return self.badge(holder["lady"])

    def share(self, share: float) -> str:
        words = self.words
        return words.less_than_one if 0 < share < 0.005 else words.percent.format(n=round(100 * share))

    def chance(self, view: View, seat: int) -> float:
        """That he is in this seat's gondola, by the reader's account."""
        chances = view["dossier"]["chances"]
        return next((float(chance["share"]) for chance in chances if chance["lady"] == seat), 0.0)

    # ------------------------------------------------------------------------------ sentences
    def listed(self, parts: Sequence[str]) -> str:
        return names_list(parts, self.words.and_)

    def about(self, said: Said | str, seat: int | None, **parts: Text | str) -> Text:
        """And whose it is: French takes an apostrophe before a vowel."""
        if seat is None:
            return super().about(said, seat, **parts)
        name = self.who(seat)
        whose = fill(self.words.whose[name[0] in VOWELS], {"who": ink(name, "bold")})
        return super().about(said, seat, **parts, whose=whose)


def street_name(theatre: str) -> str:
    return theatre.replace("-", "–")
