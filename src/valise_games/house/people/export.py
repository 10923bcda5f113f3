"""Everything that the house has stored about a person, for himself."""

from __future__ import annotations

from typing import Any

import msgspec

from valise_games.house.people import ratings
from valise_games.house.people.accounts import Accounts
from valise_games.house.people.directory import Directory, Person
from valise_games.house.people.merge_and_erase import Named
from valise_games.house.storage.store import Store

GAME = ("table", "game", "seat", "name", "state", "opened", "finished")


def export(
    store: Store, directory: Directory, accounts: Accounts, person: Person, guests: list[int], named: list[Named]
) -> dict[str, Any]:
    """Everything about the person, who has been these guests before; `named` are the rows with his name.

    Without passwords, keys and codes: of these the house has only hashes. What others reported is theirs.
    """
    # The number of the message: that of the row would tell how much others did of which nobody is to hear.
    rows = [(table_id, number, msgspec.json.decode(event)) for table_id, number, _, event in sorted(named)]
    email, language, created = store.one("SELECT email, language, created FROM person WHERE id = ?", person.id)
    games = store.all(
        "SELECT tables.id, game, seat, sitting.name, state, opened, finished, outcome FROM sitting "
        "JOIN tables ON tables.id = table_id WHERE person = ? ORDER BY opened",
        person.id,
    )
    reports = store.all("SELECT about, table_id, words, at FROM report WHERE person = ? ORDER BY at", person.id)
    waiting = store.one("SELECT address FROM email_wish WHERE person = ?", person.id)
    sessions = store.all("SELECT browser, created, seen FROM session WHERE person = ? ORDER BY seen", person.id)
    pushed = store.all("SELECT endpoint FROM push WHERE person = ?", person.id)
    return {
        "person": {
            "id": person.id,
            "name": person.name,
            "account": person.account,
            "email": email,
            "email_waiting": waiting[0] if waiting else "",
            "language": language,
            "created": created,
            "guests": guests,
        },
        "games": [
            {**dict(zip(GAME, row)), "outcome": None if outcome is None else msgspec.json.decode(outcome)}
            for *row, outcome in games
        ],
        "ratings": [msgspec.to_builtins(rating) for rating in ratings.of(store, person.id)],
        "said": [
            {"table": table, "n": number, "room": said.get("room", "table"), "text": said["text"]}
            for table, number, said in rows
            if said["what"] == "said"
        ],
        "blocked": [msgspec.to_builtins(blocked) for blocked in directory.blocked_list(person.id)],
        "keys": [msgspec.to_builtins(key) for key in accounts.keys(person)],
        "reports": [dict(zip(("about", "table", "words", "at"), row, strict=True)) for row in reports],
        "sessions": [dict(zip(("browser", "created", "seen"), row, strict=True)) for row in sessions],
        "notices": [endpoint for (endpoint,) in pushed],
    }
