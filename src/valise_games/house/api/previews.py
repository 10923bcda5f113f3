"""What a link shows where it is posted, and who reads without a script: title, description and picture of every place
of the page, as the head of its HTML.

Of a table there is its game, and of a public one its host and the free seats, or who won; of a private one, nothing but
its game. Visitors who have a cookie have the page itself: their head only names the game of a table, so that the page
can load it before the house has told of the table. A wrong code counts as a guess here, too.
"""

from __future__ import annotations

import re
from html import escape
from typing import Any

import msgspec

from valise_games.games import Entry, catalogue
from valise_games.games.messages import FALLBACK, OWN, Formatter, languages
from valise_games.house.errors import Refusal, RefusalCode
from valise_games.house.people.directory import Person
from valise_games.house.services import Services
from valise_games.house.tables.state import Table
from valise_games.house.transport.asgi import Scope

GAME_PLACES = {"rules", "first"}
TABLE_PLACES = {"table", "review"}
SIZE = (1200, 630)  # of the pictures; tools/cards.py makes them


class Preview(msgspec.Struct, frozen=True):
    """`picture` is a path of this house, `game` the id of the game that is shown there."""

    title: str
    description: str
    picture: str = "/card.png"
    language: str = FALLBACK
    game: str = ""


class Previews:
    """Makes the head of the page for an address."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def head(self, scope: Scope) -> tuple[str, str]:
        """The language, and the tags."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        language = preferred(headers.get(b"accept-language", ""), languages(OWN))
        preview = self.of(scope["path"], language, scope["state"]["address"], scope["state"].get("person"))
        root = self._services.settings.url.rstrip("/") or f"{scope['scheme']}://{headers.get(b'host', '')}"
        return language, tags(preview, root, scope["path"])

    def of(self, path: str, language: str, address: str, person: Person | None) -> Preview:
        """What there is at an address of the page."""
        place, _, name = path.strip("/").partition("/")
        say = Formatter(OWN, language, {}).string
        if place in GAME_PLACES and name in catalogue:
            return _of_game(
                catalogue[name], say({"id": f"preview-{place}", "game_name": catalogue[name].name}), language
            )
        game = ""
        if place in TABLE_PLACES and name:
            try:
                preview = self._of_table(name.upper(), language, address, person)
            except Refusal:
                pass
            else:
                if person is None:
                    return preview
                game = preview.game
        return Preview("Valise", say("preview-house"), language=language, game=game)

    def _of_table(self, code: str, language: str, address: str, person: Person | None) -> Preview:
        """Raises Refusal where there is no such table, or who asks has guessed too often."""
        services = self._services
        with services.limits.guessing(person, address):
            live = services.registry.find(code)
            if live is not None:
                return self._of_live(live.table, language)
            row = services.store.one("SELECT game, state, public, outcome FROM tables WHERE id = ?", code)
            if row is None or row[0] not in catalogue:
                raise Refusal(RefusalCode.NO_TABLE, "there is no such table")
        game, state, public, outcome = row
        entry = catalogue[game]
        if not public:
            return _private(entry, language)
        if state != "over":  # nobody has looked at it for a while
            return _under_way(entry, language)
        names = services.store.all("SELECT person, name FROM sitting WHERE table_id = ? ORDER BY seat", code)
        winners = msgspec.json.decode(outcome).get("winners", []) if outcome else []
        return _of_past(entry, [names[seat][1] for seat in winners if names[seat][0] is not None], language)

    def _of_live(self, table: Table, language: str) -> Preview:
        if not table.setup.public:
            return _private(table.entry, language)
        if table.state == "over":
            winners = (table.outcome or {}).get("winners", [])
            won = [table.seats[seat].name for seat in winners if table.seats[seat].person is not None]
            return _of_past(table.entry, won, language)
        if table.state == "playing":
            return _under_way(table.entry, language)
        say = Formatter(OWN, language, {}).string
        host = next((seat.name for seat in table.seats if seat.person == table.host), "")
        title = say({"id": "preview-table" if host else "preview-open", "host": host, "game_name": table.entry.name})
        free = say({"id": "preview-free", "free": len(table.free_seats), "count": len(table.seats)})
        return _of_game(table.entry, title, language, free)


def _private(entry: Entry, language: str) -> Preview:
    say = Formatter(OWN, language, {}).string
    return Preview(f"{entry.name} · Valise", say("preview-private"), _picture(entry), language, entry.id)


def _under_way(entry: Entry, language: str) -> Preview:
    say = Formatter(OWN, language, {}).string
    return _of_game(entry, say({"id": "preview-playing", "game_name": entry.name}), language)


def _of_past(entry: Entry, winners: list[str], language: str) -> Preview:
    """The names of the people who won; bots have no name of their own in a list."""
    say = Formatter(OWN, language, {}).string
    named = {"game_name": entry.name, "who": winners}
    title = say({"id": "preview-won" if winners else "preview-over", **named})
    return Preview(title, say("preview-review"), _picture(entry), language, entry.id)


def _of_game(entry: Entry, title: str, language: str, before: str = "") -> Preview:
    """With the game's own summary."""
    summary = Formatter(entry.package, language, {}).string(f"summary-{entry.id}")
    return Preview(title, f"{before} {summary}".strip(), _picture(entry), language, entry.id)


def _picture(entry: Entry) -> str:
    return f"/api/games/{entry.id}/card.png"


def preferred(accepted: str, spoken: tuple[str, ...]) -> str:
    """The first language of an Accept-Language that is spoken here; English if there is none."""
    ranked: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted.split(",")[:20]):
        tag, _, weight = part.partition(";")
        found = re.fullmatch(r"\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*", weight)
        ranked.append((-float(found[1]) if found else -1.0, place, tag.strip().lower()[:2]))
    return next((tag for weight, _, tag in sorted(ranked) if weight and tag in spoken), FALLBACK)


def tags(preview: Preview, root: str, path: str) -> str:
    """As HTML; `root` is the address of the house."""
    facts: dict[str, Any] = {
        "og:type": "website",
        "og:site_name": "Valise",
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": root + path,
        "og:image": root + preview.picture,
        "og:image:width": SIZE[0],
        "og:image:height": SIZE[1],
        "og:locale": preview.language,
    }
    lines = [
        f"<title>{escape(preview.title)}</title>",
        f'<meta name="description" content="{escape(preview.description)}" />',
        *(f'<meta property="{name}" content="{escape(str(value))}" />' for name, value in facts.items()),
        '<meta name="twitter:card" content="summary_large_image" />',
    ]
    if preview.game in catalogue:
        folder = catalogue[preview.game].package.rpartition(".")[2]
        lines.append(f'<meta name="game" content="{escape(preview.game)}" data-folder="{escape(folder)}" />')
    return "\n    ".join(lines)
