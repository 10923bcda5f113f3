"""Options of a game as people write them on a command line."""

from __future__ import annotations

from collections.abc import Iterable

from valise_games.games.entry import BadSetup

LONGEST_NUMBER = 9  # digits that anybody needs


def read_options(given: Iterable[str]) -> dict[str, object]:
    """KEY=VALUE as the game takes it: a number, yes or no. A key alone means yes.

    >>> read_options(["rounds=3", "quick", "secret=no"])
    {'rounds': 3, 'quick': True, 'secret': False}
    >>> read_options(["rounds=many"])
    Traceback (most recent call last):
        ...
    valise_games.games.entry.BadSetup: --option 'rounds=many': the value is a number, yes or no
    """
    options: dict[str, object] = {}
    for item in given:
        key, _, value = item.partition("=")
        word = value.strip().lower()
        if word in ("", "yes", "true", "on", "oui"):
            options[key.strip()] = True
        elif word in ("no", "false", "off", "non"):
            options[key.strip()] = False
        elif word.isascii() and word.removeprefix("-").isdigit() and len(word) <= LONGEST_NUMBER:
            options[key.strip()] = int(word)
        else:
            raise BadSetup(f"--option {item[:80]!r}: the value is a number, yes or no")
    return options
