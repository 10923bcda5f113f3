"""Names of seats, places and couples, as they stand in sentences and on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from rich.text import Text

from valise.games.casanova.board import DOGE, PALAZZO, STAGE, Board
from valise.terminal.casanova.words import CasanovaWords, casanova_words
from valise.terminal.drawer import Seating, View, names_list
from valise.terminal.paper import capital, fill, ink
from valise.terminal.words import Said

Holder = Mapping[str, Any]  # of a couple: a lady's seat, or a theatre
SHAPES = {"square": "■", "circle": "●", "diamond": "◆", "triangle": "▲", "hexagon": "⬢"}
HIM = "★"
EMPTY = "╰╯"
VOWELS = "AEIOUÉ"
LIT, DARK = "[∞]", "[ ]"


class Names:
    """The table with its words and board at hand."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.words: CasanovaWords = casanova_words(seating.language)
        self.board: Board = seating.entry.boards[seating.variant]
        self.you = seating.you

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
            return self._about(words.from_home, mover)
        if self.kinds[place] == DOGE:
            return Text(words.from_doges)
        if self.kinds[place] == STAGE:
            return Text(words.from_stage.format(place=place))
        return self._palazzo(place, words.from_palazzo, words.from_nobodys_palazzo)

    def _palazzo(self, place: str, owned: Said, nobodys: str) -> Text:
        if place not in self.owners:
            return Text(nobodys.format(place=place))
        return self._about(owned, self.owners[place])

    # ------------------------------------------------------------------------------ seats and couples
    def who(self, seat: int) -> str:
        return self.seating.names[seat]

    def letter(self, seat: int) -> str:
        """The initial, or a number where two share it."""
        initials = [name[0].upper() for name in self.seating.names]
        return initials[seat] if initials.count(initials[seat]) == 1 else str(seat)

    def shape(self, seat: int) -> Text:
        return ink(SHAPES[self.board.ladies[seat].shape], self.style(seat))

    def style(self, seat: int) -> str:
        return f"piece.{self.board.ladies[seat].colour}"

    def badge(self, seat: int) -> Text:
        """A lady: her shape and her seat's initial, on her colour."""
        return ink(SHAPES[self.board.ladies[seat].shape] + self.letter(seat), self.style(seat))

    def couple(self, holder: Holder) -> Text:
        """Where a couple is, in a sentence."""
        if holder.get("theatre") is not None:
            return Text(self.words.theatre.format(street=street_name(holder["theatre"])))
        return self._about(self.words.gondola, holder["lady"])

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
    def say(self, said: Said | str, seat: int | None = None, **parts: Text | str) -> Text:
        """A sentence about a seat, with its parts filled in."""
        if seat is None:
            assert isinstance(said, str)
            return capital(fill(said, parts))
        return capital(self._about(said, seat, **parts))

    def listed(self, parts: Sequence[str]) -> str:
        return names_list(parts, self.words.and_)

    def _about(self, said: Said | str, seat: int, **parts: Text | str) -> Text:
        template = said if isinstance(said, str) else said.you if seat == self.you else said.they
        name = self.who(seat)
        bold = ink(name, "bold")
        whose = fill(self.words.whose[name[0] in VOWELS], {"who": bold})
        return fill(template, {**parts, "who": bold, "whose": whose})


def street_name(theatre: str) -> str:
    return theatre.replace("-", "–")
