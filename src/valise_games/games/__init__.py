"""The games of the house, by id."""

from collections.abc import Mapping
from types import MappingProxyType

from valise_games.games import casanova, code_casablanca, randolph, solomon
from valise_games.games.entry import BadSetup, Entry, Option
from valise_games.games.quoting import quote

__all__ = ["BadSetup", "Entry", "Option", "catalogue", "find"]

_ENTRIES = (*solomon.ENTRIES, *code_casablanca.ENTRIES, *casanova.ENTRIES, *randolph.ENTRIES)
catalogue: Mapping[str, Entry] = MappingProxyType({entry.id: entry for entry in _ENTRIES})


def find(game: object) -> Entry:
    """The entry of a game, or an error that names the games there are."""
    if isinstance(game, str) and game in catalogue:
        return catalogue[game]
    raise BadSetup(f"there is no game {quote(game)}; the house has {', '.join(catalogue)}")
