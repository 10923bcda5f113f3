"""What a house forgets after a while, and what it keeps."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.house.ears import Preparation
from tests.house.houses import open_house
from tests.house.keeping import database_of, of_files, store_at
from valise_games.house.archive import listing
from valise_games.house.archive.retention import DAY
from valise_games.house.config import Settings
from valise_games.house.logging import set_up_logging
from valise_games.house.people.directory import Person
from valise_games.house.services import Services
from valise_games.house.storage.sqlite.log import SEGMENT
from valise_games.house.tables import events
from valise_games.house.tables.clock import ClockSettings
from valise_games.house.tables.log import read_rows, to_log_rows
from valise_games.play import fairness

THEN = 1e9  # seconds since 1970: when everything in the file happened
LATER = THEN + 200 * DAY


class OldHouse:
    """Two who played, one who talked, one who was here lately, one with an account, and three others."""

    def __init__(self, file: Path) -> None:
        preparation = Preparation(file)
        names = ("Ann", "Bob", "Talker", "Lately", "Owner", "Away", "Blocked", "Last")
        self.people = {name: preparation.person(name) for name in names}
        played = [self.people["Ann"], self.people["Bob"]]
        for code in ("OLDGAME1", "OLDGAME2", "NEWGAME1"):
            preparation.table(code, "agent", played, fairness.seed_from(1), clock=ClockSettings("none"), over=True)
        said = events.Said(self.people["Talker"].id, "Talker", "well", "gallery", None)
        store = preparation.store
        with store.transaction() as db:
            db.execute("UPDATE tables SET finished = ?, outcome = 'null'", (THEN,))
            db.execute("UPDATE tables SET finished = ? WHERE id = 'NEWGAME1'", (LATER - DAY,))
            for code in ("OLDGAME1", "OLDGAME2", "NEWGAME1"):
                for seat, person in enumerate(played):
                    db.execute("INSERT INTO sitting VALUES (?, ?, ?, ?)", (code, seat, person.id, person.name))
            store.add_rows(to_log_rows("OLDGAME1", [events.Row(6, 6, THEN, "", said)]))
            filling = [events.Row(number, number, THEN, "", said) for number in range(1, SEGMENT)]
            store.add_rows(to_log_rows("ANOTHER1", filling))  # so that the games are in a full segment
            store.add_rows(to_log_rows("OLDGAME2", [events.Row(7, 7, THEN, "", said)]))  # which this one is not
            lately = ("a", self.people["Lately"].id, 0, "", THEN, LATER - DAY)
            db.execute("INSERT INTO session VALUES (?, ?, ?, ?, ?, ?)", lately)
            db.execute(
                "INSERT INTO session VALUES (?, ?, ?, ?, ?, ?)", ("b", self.people["Away"].id, 0, "", THEN, THEN)
            )
            db.execute("UPDATE person SET account = 'owner' WHERE name = 'Owner'")
            db.execute("INSERT INTO blocked VALUES (?, ?, FALSE)", (self.people["Ann"].id, self.people["Blocked"].id))
        preparation.done()
        self.file = file

    def after_a_while(self, **settings: float) -> Services:
        services = Services(Settings(**settings), store_at(self.file), now=lambda: LATER)  # type: ignore[arg-type]
        asyncio.run(services.retention.forget())
        return services

    def known(self, services: Services) -> set[str]:
        return {name for name, person in self.people.items() if self._find(services, person)}

    @staticmethod
    def _find(services: Services, person: Person) -> Person | None:
        return services.directory.find(person.id)


@pytest.fixture
def old(tmp_path: Path) -> OldHouse:
    return OldHouse(tmp_path / "house.db")


def test_by_default_games_stay_and_guests_who_never_played_go(old: OldHouse) -> None:
    services = old.after_a_while()
    assert old.known(services) == {"Ann", "Bob", "Talker", "Lately", "Owner", "Last"}
    assert services.store.one("SELECT count(*) FROM tables") == (3,)
    assert services.directory.blocked_list(old.people["Ann"].id) == []
    if not database_of(old.file):  # a database refuses rows that name nobody
        assert services.store.all("PRAGMA foreign_key_check") == []
    newcomer = services.directory.new_guest("New")
    assert newcomer.id > max(person.id for person in old.people.values()), "no number is given twice"
    services.store.close()


def test_who_is_here_is_not_forgotten(old: OldHouse) -> None:
    services = Services(Settings(), store_at(old.file), now=lambda: LATER)
    services.retention._busy = lambda: {old.people["Away"].id}
    asyncio.run(services.retention.forget())
    assert "Away" in old.known(services)
    assert "Blocked" not in old.known(services)
    services.store.close()


@of_files
def test_games_go_if_the_host_wishes_so(old: OldHouse) -> None:
    services = old.after_a_while(keep_games_days=30, keep_guests_days=0)
    store = services.store
    assert old.known(services) == set(old.people)
    assert {code for (code,) in store.all("SELECT id FROM tables")} == {"NEWGAME1", "OLDGAME2"}
    assert list(store.read_log("OLDGAME1")) == []
    assert store.one("SELECT count(*) FROM sitting WHERE table_id = 'OLDGAME1'") == (0,)
    assert [row.number for row in read_rows(store, "NEWGAME1")] == [1, 2, 3, 4, 5]
    assert len(list(read_rows(store, "OLDGAME2"))) == 6, "it goes when its segment of the log is full"
    for number in range(6, 6 + 2 * SEGMENT):  # and the log goes on as ever
        store.append(to_log_rows("NEWGAME1", [events.Row(number, number, LATER, "", events.Started())]))
        store.commit()
    assert [row[0] for row in store.read_log("NEWGAME1")] == list(range(1, 6 + 2 * SEGMENT))
    asyncio.run(services.retention.forget())
    assert {code for (code,) in store.all("SELECT id FROM tables")} == {"NEWGAME1"}
    found = asyncio.run(
        services.reader.run(lambda reader: listing.finished(reader, services.lines, None, "", None, "", 10))
    )
    assert [line.table for line in found.tables] == ["NEWGAME1"]
    services.reader.close()
    store.close()


def test_the_log_goes_to_a_file(tmp_path: Path) -> None:
    log = tmp_path / "valise.log"
    with open_house(tmp_path / "house.db", log_file=log, keep_log_days=7):
        pass
    lines = [json.loads(line)["what"] for line in log.read_text().splitlines()]
    assert lines == ["the house is open", "the house is closed"]
    assert (tmp_path / "house.log").read_text() == ""


def test_a_log_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        set_up_logging("info", file=str(tmp_path / "nowhere" / "valise.log"))
