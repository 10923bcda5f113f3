"""The games of the house, by id.

A game is a package with `ENTRIES`, its catalogue entries. Found are the packages in this folder, and those that other
distributions declare as entry points of the group `valise.games`:

    [project.entry-points."valise.games"]
    my-game = "my_package"
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from valise_games.games.entry import BadSetup, Entry, Option
from valise_games.games.palette import Palette
from valise_games.games.quote import quote

__all__ = ["BadSetup", "Entry", "Option", "catalogue", "find"]

GROUP = "valise.games"
_log = logging.getLogger(__name__)


class Catalogue(Mapping[str, Entry]):
    """All games by id, in the order that their entries declare. Looks for them when it is first asked."""

    @cached_property
    def _entries(self) -> dict[str, Entry]:
        entries: dict[str, Entry] = {}
        for entry in (*_own(), *_installed()):
            if entry.id in entries:
                _log.warning(
                    "two games are called %s: that of %s is left out, that of %s stays",
                    entry.id, entry.package, entries[entry.id].package,
                )  # fmt: skip
            else:
                entries[entry.id] = entry
        return {entry.id: entry for entry in sorted(entries.values(), key=lambda entry: (entry.order, entry.id))}

    def __getitem__(self, game: str) -> Entry:
        return self._entries[game]

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)


catalogue = Catalogue()


def find(game: object) -> Entry:
    """The entry of a game; BadSetup, which names the games there are, if there is none.

    >>> find("casanova").name
    'Casanova'
    >>> find("chess")
    Traceback (most recent call last):
        ...
    valise_games.games.entry.BadSetup: there is no game 'chess'; the house has agent, casablanca, ...
    """
    if isinstance(game, str) and game in catalogue:
        return catalogue[game]
    raise BadSetup(f"there is no game {quote(game)}; the house has {', '.join(catalogue)}")


def _own() -> Iterator[Entry]:
    for module in iter_modules(__path__):
        if module.ispkg:
            yield from import_module(f"{__name__}.{module.name}").ENTRIES


def _installed() -> Iterator[Entry]:
    """Games of other distributions. One that does not work is left out with a warning: the others go on."""
    for point in entry_points(group=GROUP):
        try:
            yield from _checked(point.load().ENTRIES)
        except (Exception, SystemExit) as error:
            source = f"{point.dist.name} {point.dist.version}" if point.dist else point.value
            _log.warning(
                "the game %r of %s does not work and is left out: %s: %s",
                point.name, source, type(error).__name__, error,
            )  # fmt: skip


def _checked(entries: Iterable[Entry]) -> list[Entry]:
    """The same, once their plain rules were loaded; raises whatever is wrong with them."""
    entries = list(entries)
    for entry in entries:
        if not isinstance(entry, Entry):
            raise TypeError(f"ENTRIES has {quote(entry)}, which is no Entry")
        if not isinstance(entry.id, str) or not re.fullmatch("[a-z0-9-]+", entry.id):
            raise ValueError(f"a game's id is written with a to z, 0 to 9 and -, not as {quote(entry.id)}")
        if not isinstance(entry.order, int) or not isinstance(entry.seats, range) or not entry.seats:
            raise ValueError(f"{entry.id} needs a whole number as its order, and a range of seats that is not empty")
        if not isinstance(entry.palette, Palette):
            raise TypeError(f"the palette of {entry.id} is no Palette")
        for variant in entry.boards:
            entry.load("plain", variant)
    return entries
