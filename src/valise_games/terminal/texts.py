"""What the client says itself, in one language; what a game says is said by its Teller."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from valise_games.games.messages import FALLBACK, Formatter, Run, languages, plain

PACKAGE = "valise_games.terminal"
KINDS = {"seat": "seat", "winners": "seat", "level": "level"}


class Texts:
    """`texts("saved", file=…)` is the message in the reader's language. `names` are of those who sit at the table."""

    def __init__(self, language: str, names: Sequence[str] = (), you: int = -1) -> None:
        self.language = language
        self.formatter = Formatter(PACKAGE, language, KINDS, names=names, you=you)

    def __call__(self, name: str, /, **arguments: Any) -> str:
        return self.formatter.string({"id": name, **arguments})

    def phrase(self, name: str, /, **arguments: Any) -> str:
        """The message as part of a line, without a capital."""
        return plain(self.formatter.text({"id": name, **arguments}))

    def runs(self, name: str, /, **arguments: Any) -> list[Run]:
        """A message as runs of text, in which names of seats are drawn."""
        return self.formatter.sentence({"id": name, **arguments})

    def has(self, name: str) -> bool:
        return self.formatter.has(name)

    def form(self, name: str, attribute: str) -> str:
        """An attribute of a message: the words that mean a command."""
        return self.formatter.name(name, attribute)

    def words(self, name: str) -> list[str]:
        """What may be typed for it."""
        return self.form(name, "words").split()


def spoken() -> tuple[str, ...]:
    """The languages there are, English first."""
    return languages(PACKAGE)


def language_at(package: str, language: str) -> str:
    """The language that a game uses for a reader of that one: English, where it has no catalogue for it."""
    return language if language in languages(package) else FALLBACK


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the locale, as POSIX ranks its variables; English where there is no catalogue for it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            language = value.lower()[:2]
            return language if language in spoken() else FALLBACK
    return FALLBACK
