"""A file that an older house wrote still opens: its tables are as they were, and its people are known.

`old_files/house_v2.db.gz` was written by the code before schema 3, `house_v2.json.gz` is what that house answered about
its tables: one that ended after windows, a pause, a stand-in and a resignation; its rematch; one under way with bots;
one of a guest who turned out to have an account; one that has not begun.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.house.houses import RunningHouse, open_house
from tests.house.keeping import of_files
from valise_games.client import HttpClient
from valise_games.house.storage.sqlite.store import VERSION, SqliteStore
from valise_games.house.tables import events
from valise_games.house.tables.log import load_table, read_rows
from valise_games.play.record import verify

pytestmark = of_files

FOLDER = Path(__file__).parent / "old_files"
EXPECTED: dict[str, Any] = json.loads(gzip.decompress((FOLDER / "house_v2.json.gz").read_bytes()))


@pytest.fixture(scope="module")
def reopened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    file = tmp_path_factory.mktemp("old") / "house.db"
    file.write_bytes(gzip.decompress((FOLDER / "house_v2.db.gz").read_bytes()))
    with open_house(file) as house:
        yield house


@pytest.mark.parametrize("person", EXPECTED["cookies"])
@pytest.mark.parametrize("table", EXPECTED["tables"])
def test_a_table_is_as_it_was(reopened: RunningHouse, person: str, table: str) -> None:
    before = EXPECTED["tables"][table]
    caller = HttpClient(reopened.url, cookie=EXPECTED["cookies"][person])
    after = caller.state(before["table"])
    del after["clocks"]
    for seat in after["info"]["seats"]:
        del seat["online"]
        assert (seat.pop("commitment"), bool(seat.pop("nonce"))) == (
            "",
            after["info"]["state"] != "open" and not seat["bot"],
        )
        assert seat.pop("kept") == ""
    assert after["info"].pop("awaited") == []
    assert after["info"].pop("pace") == "usual"
    for line in after["talk"]:
        assert line.pop("quick") is None
    # Events have gained facts since, so that their sentences need no memory.
    told, now = before[person].pop("events"), after.pop("events")
    assert len(told) == len(now)
    assert all(then.items() <= event.items() for then, event in zip(told, now, strict=True))
    if "case" in (before[person]["view"] or {}):
        before[person]["view"]["case"].pop("moved_by", None)  # views of Agent do not tell it any more
    own_before, own = (whole["own"] and whole["own"]["view"] for whole in (before[person], after))
    if own and "phase" not in own:  # views of Agent repeat it no more, where it is what everybody knows
        assert own_before.pop("phase") == after["view"]["phase"]
    assert after == before[person]


def test_its_people_log_in_with_their_password_and_their_key(reopened: RunningHouse) -> None:
    visitor = reopened.visitor("Somebody")
    visitor.post("/api/login", {"name": "Hortensia", "password": "a very quiet courier"})
    assert HttpClient(reopened.url, key=EXPECTED["key"]).name == visitor.get("/api/me")["name"] == "Hortensia"


def test_a_game_under_way_goes_on(reopened: RunningHouse) -> None:
    code = EXPECTED["tables"]["bots"]["table"]
    visitor = reopened.visitor(cookie=EXPECTED["cookies"]["ann"])
    table = visitor.watch(code)
    before = table.n
    table.act(table.legal[0])
    while table.n == before:
        table.wait()


def test_every_kind_of_event_that_it_wrote_is_read(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    file.write_bytes(gzip.decompress((FOLDER / "house_v2.db.gz").read_bytes()))
    store = SqliteStore(file)
    rows = [row for table in EXPECTED["tables"].values() for row in list(read_rows(store, table["table"]))]
    assert store.one("PRAGMA user_version") == (VERSION,)
    store.close()
    stand_ins = [row.event for row in rows if isinstance(row.event, events.StandInStarted | events.StandInEnded)]
    assert [type(event).__name__ for event in stand_ins] == ["StandInStarted", "StandInEnded", "StandInStarted"]
    kinds = {type(row.event) for row in rows}
    assert kinds >= {events.WindowClosed, events.RematchOpened, events.PersonMerged, events.PersonErased}


def test_a_game_under_way_ends_by_the_version_of_the_rules_it_began_with(tmp_path: Path) -> None:
    """Its log says no version, as logs did not: that was version 2, which has a winner when the rounds are up."""
    file = tmp_path / "house.db"
    file.write_bytes(gzip.decompress((FOLDER / "house_v2.db.gz").read_bytes()))
    store = SqliteStore(file)
    table = load_table(store, EXPECTED["tables"]["bots"]["table"])
    store.close()
    assert table is not None
    assert table.match is not None
    match = table.match
    assert (table.rules, match.entry.version) == (2, 3)
    while not match.over:  # everybody goes to and fro, and nobody minds
        for seat in match.to_act:
            legal = match.legal(seat)
            home = [one for one in legal if one["do"] == "move" and not one.get("case")]
            match.play(seat, home[0] if home else legal[0])
    assert match.outcome is not None
    assert match.outcome["reason"] == "rounds-are-up"
    assert len(match.outcome["winners"]) == 1
    record = match.record()
    assert record["rules"] == 2
    assert verify(record).outcome == match.outcome
