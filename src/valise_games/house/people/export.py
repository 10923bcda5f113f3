"""Everything that the house has stored about a person, for himself."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from valise_games.house.people import accounts, merge_and_erase, ratings
from valise_games.house.people.directory import Person
from valise_games.house.tables import events

if TYPE_CHECKING:
    from valise_games.house.house import House


async def export(house: House, person: Person) -> dict[str, Any]:
    """Without passwords, keys and codes: of these the house has only hashes. What others reported is theirs."""
    house.limits.by("export", person)
    everyone = merge_and_erase.ids_of(house, person.id)
    named, _ = await asyncio.to_thread(merge_and_erase.find_named, house.store.file, everyone)
    house.tick.end()  # as for any answer: what it tells is written down
    # The number of the message: that of the row would tell how much others did of which nobody is to hear.
    rows = [(table_id, number, events.decode(event)) for table_id, number, _, event in sorted(named)]
    store = house.store
    email, language, created = store.one("SELECT email, language, created FROM person WHERE id = ?", person.id)
    games = store.all(
        "SELECT tables.id, game, seat, sitting.name, state, opened, finished, outcome FROM sitting "
        "JOIN tables ON tables.id = table_id WHERE person = ? ORDER BY opened",
        person.id,
    )
    reports = store.all("SELECT about, table_id, words, at FROM report WHERE person = ? ORDER BY at", person.id)
    waiting = store.one("SELECT address FROM email_wish WHERE person = ?", person.id)
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
            "guests": everyone[1:],
        },
        "games": [
            {
                "table": table,
                "game": game,
                "seat": seat,
                "name": name,
                "state": state,
                "opened": opened,
                "finished": finished,
                "outcome": None if outcome is None else msgspec.json.decode(outcome),
            }
            for table, game, seat, name, state, opened, finished, outcome in games
        ],
        "ratings": [msgspec.to_builtins(rating) for rating in ratings.of(store, person.id)],
        "said": [
            {"table": table, "n": number, "room": said.room, "text": said.text}
            for table, number, said in rows
            if isinstance(said, events.Said)
        ],
        "blocked": [msgspec.to_builtins(blocked) for blocked in house.people.blocked_list(person.id)],
        "keys": [msgspec.to_builtins(key) for key in accounts.keys(house, person)],
        "reports": [dict(zip(("about", "table", "words", "at"), row, strict=True)) for row in reports],
        "notices": [endpoint for (endpoint,) in pushed],
    }
