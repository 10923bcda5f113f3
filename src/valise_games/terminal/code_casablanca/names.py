"""Names of seats, buildings, tiles and claims, as they stand in sentences and on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from rich.text import Text

from valise_games.games.code_casablanca.board import Board
from valise_games.terminal.code_casablanca.words import CodeWords, code_words
from valise_games.terminal.drawer import Seating, View, names_list
from valise_games.terminal.naming import Naming
from valise_games.terminal.paper import ink

STAR = "★"
KINDS = ("code", "file")
Tile = Mapping[str, Any]  # its kind and number; or an answer, where no number means none of that kind


class Names(Naming[CodeWords, Board]):
    """What this game names besides."""

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating, code_words(seating.language))

    # ------------------------------------------------------------------------------ buildings
    @cached_property
    def buildings(self) -> tuple[str, ...]:
        return tuple(building.id for building in self.board.buildings)

    @cached_property
    def _full(self) -> Mapping[str, str]:
        french = self.seating.language == "fr"
        return {b.id: (b.fr if french else b.en).replace("'", "’") for b in self.board.buildings}

    @cached_property
    def stars(self) -> frozenset[str]:
        return frozenset(building.id for building in self.board.buildings if building.star)

    def building(self, building: str) -> str:
        return self._full[building]

    def short(self, building: str) -> str:
        return self.words.short.get(building, self._full[building])

    def starred(self, building: str) -> str:
        """ "Hotel ★"."""
        return f"{self.building(building)} {STAR}" if building in self.stars else self.building(building)

    def listed(self, buildings: Sequence[str]) -> str:
        return ", ".join(map(self.building, buildings))

    def at(self, building: str) -> str:
        """ "at the Harbour"."""
        return self.words.at[building]

    def to(self, building: str) -> str:
        return self.words.to[building]

    def keys(self, building: str) -> tuple[str, ...]:
        """What may be typed for a building."""
        return (self.building(building), self.short(building))

    # ------------------------------------------------------------------------------ tiles
    def tile(self, tile: Tile) -> str:
        """ "code 5"; of an answer also "no code"."""
        words = self.words
        if tile["number"] is None:
            return words.none[tile["kind"]]
        return f"{words.kinds[tile['kind']]} {tile['number']}"

    def tight_tile(self, tile: Tile) -> str:
        """As it stands on the board where "dossier 5" is too long."""
        return f"{self.words.tight[tile['kind']]} {tile['number']}"

    def short_tile(self, tile: Tile) -> str:
        """ "c5"; of an answer also "no c"."""
        words = self.words
        letter = words.kinds[tile["kind"]][0]
        return words.none_short.format(kind=letter) if tile["number"] is None else f"{letter}{tile['number']}"

    def tile_at(self, at: str, tile: Tile) -> str:
        """ "code 5 at the Harbour"."""
        return f"{self.tile(tile)} {self.at(at)}"

    # ------------------------------------------------------------------------------ seats
    def other(self, seat: int) -> str:
        """Within a sentence."""
        return self.words.other_you if seat == self.you else self.who(seat)

    def others(self, seats: Sequence[int]) -> str:
        return names_list([self.other(seat) for seat in seats], self.words.and_)

    def one_of(self, seats: Sequence[int]) -> str:
        return names_list([self.other(seat) for seat in seats], self.words.or_)

    def badge(self, seat: int) -> Text:
        """An agent: the initial of its seat, on its colour."""
        return ink(f" {self.initial(seat)} ", f"piece.{self.board.colours[seat]}")

    # ------------------------------------------------------------------------------ sentences
    def orders(self, sent: Sequence[str | None]) -> str:
        """ "Hotel ★ for you and Brice, Harbour for Chiara"."""
        places: dict[str, list[int]] = {}
        for seat, place in enumerate(sent):
            if place is not None:
                places.setdefault(place, []).append(seat)
        return ", ".join(
            self.words.order.format(place=self.starred(place), names=self.others(seats))
            for place, seats in places.items()
        )

    def claim(self, claim: Mapping[str, Any]) -> str:
        """ "file 4 at the Hotel; codes in Casino, Mosque…"."""
        return self.words.claim.format(
            file=self.tile_at(claim["at"], {"kind": "file", "number": claim["number"]}),
            codes=self.listed(claim["codes"]),
        )

    def peek(self, line: str) -> Text:
        """A secret inside a public paper keeps its own."""
        return ink(f" {line} ", "mine")


def against(claim: Mapping[str, Any], at: str, tile: Tile) -> bool:
    """CC-26: would this tile there prove the claim wrong? A claim has its codes, its number, and where it was made."""
    genuine = tile["number"] == claim["number"]
    if tile["kind"] == "code":
        return genuine or at not in claim["codes"]
    return at in claim["codes"] or genuine != (at == claim["at"])


def known_against(view: View, claim: Mapping[str, Any]) -> list[tuple[str, Tile]]:
    """The tiles the reader knows that prove a claim wrong."""
    return [(at, tile) for at, tile in view["tiles"].items() if against(claim, at, tile)]
