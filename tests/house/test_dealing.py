"""Everybody's part of the deal: promised when he sits down, revealed when all are fixed; and what a host may try.

Some tests play the host: he stops his house, changes the log and opens it again. Who kept what he was shown notices.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.house.houses import ENDLESS, RunningHouse, kept_port, open_house
from tests.house.keeping import changed
from tests.house.places import company
from tests.waiting import until
from valise_games.client import FileMemory, HouseClient, RemoteTable
from valise_games.client.memory import MOST
from valise_games.house.tables import events
from valise_games.play import BadRecord, deal_memory, fairness, verify

NONCES = ["0" * 31 + seat for seat in "abc"]


def promises(seat: int) -> str:
    return fairness.nonce_commitment(NONCES[seat])


# ---------------------------------------------------------------------------------- revealing
def test_it_is_dealt_when_everybody_has_revealed_his_part(house: RunningHouse) -> None:
    with company(house, "agent", start=False, clock=ENDLESS) as places:
        ann, bob, cleo = places
        bob.do("stand")
        bob.do("sit", seat=1, commitment=promises(1))
        cleo.do("stand")
        cleo.do("sit", seat=2, commitment=promises(2))
        assert bob.refused("reveal", nonce=NONCES[1]) == "not-awaited", "before all are fixed nobody is to tell"
        ann.do("start")
        info = ann.whole["info"]
        assert (info["state"], info["awaited"]) == ("open", [1, 2]), "who promised nothing is not awaited"
        assert [seat["commitment"] for seat in info["seats"]] == ["", promises(1), promises(2)]
        for command, fields in (("stand", {}), ("sit", {"seat": 0}), ("remove", {"seat": 2}), ("start", {})):
            assert ann.refused(command, **fields) == "dealing", "seats stay as they are"
        assert bob.refused("reveal", nonce=NONCES[2]) == "wrong-nonce"
        bob.do("reveal", nonce=NONCES[1])
        info = ann.whole["info"]
        assert info["awaited"] == [2]
        assert [seat["nonce"] for seat in info["seats"]] == ["", "", ""], "nobody sees a part before his own is told"
        cleo.do("reveal", nonce=NONCES[2])
        info = ann.whole["info"]
        assert (info["state"], info["awaited"]) == ("playing", [])
        assert [seat["nonce"] for seat in info["seats"]] == ["", NONCES[1], NONCES[2]]
        record = json.loads(ann.get(f"/api/tables/{ann.code}/record").partition("] ")[2])
        assert record["nonces"] == ["", NONCES[1], NONCES[2]]
        assert record["commitments"] == ["", promises(1), promises(2)]


def test_who_does_not_reveal_his_part_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TEST_REVEAL", "0.2")
    with (
        open_house(tmp_path / "house.db") as house,
        company(house, "agent", 2, start=False, clock=ENDLESS) as (ann, bob),
        company(house, "agent", 2, start=False, clock={"kind": "daily"}) as (zoe, yann),
    ):
        for away, host in ((bob, ann), (yann, zoe)):
            away.do("stand")
            away.do("sit", seat=1, commitment=promises(1))
            host.do("start")
        until(lambda: ann.whole["info"]["state"] == "playing")
        assert ann.whole["info"]["seats"][1] == {
            **ann.whole["info"]["seats"][1],
            "commitment": promises(1),
            "nonce": "",
        }
        assert zoe.whole["info"]["awaited"] == [1], "by the day a part is awaited for a day"
        until(lambda: zoe.try_to("start")["is"] == "done")  # unless the host wants it otherwise, a moment later
        assert zoe.whole["info"]["state"] == "playing"


def test_a_part_is_awaited_after_a_restart_too(tmp_path: Path) -> None:
    port = kept_port()
    with open_house(tmp_path / "house.db", port) as house:
        with company(house, "agent", 2, start=False, clock=ENDLESS) as (ann, bob):
            bob.do("stand")
            bob.do("sit", seat=1, commitment=promises(1))
            ann.do("start")
            code, cookie = ann.code, bob.cookie
        house.stop()
    with open_house(tmp_path / "house.db", port) as house, HouseClient(house.url, cookie=cookie) as again:
        assert again.state(code)["info"]["awaited"] == [1]
        again.command("reveal", table=code, nonce=NONCES[1])
        assert again.state(code)["info"]["state"] == "playing"


# ---------------------------------------------------------------------------------- what a client keeps
@contextlib.contextmanager
def two_of_them(house: RunningHouse) -> Iterator[tuple[RemoteTable, RemoteTable]]:
    """The host and a guest, at a table of theirs."""
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob:
        hers = ann.open("casablanca", 2, variant="small", clock=ENDLESS, options={"round_cap": 1})
        hers.sit(0)
        his = bob.watch(hers.id)
        his.sit(1)
        yield hers, his


def play_out(*tables: RemoteTable) -> dict[str, Any]:
    while not tables[0].over:
        for table in tables:
            table.look()
            if table.decision:
                table.act(table.legal[0])
    return dict(tables[0].client.get(f"/api/tables/{tables[0].id}/record"))


def test_clients_promise_reveal_and_compare_by_themselves(house: RunningHouse) -> None:
    with two_of_them(house) as (hers, his):
        hers.start()
        record = play_out(hers, his)
        verify(record)
        assert all(record["nonces"])
        for table in (hers, his):
            table.look()
            assert table.check(record) == table.doubts == []
        code = hers.rematch()
        following = hers.client.watch(code)
        again = his.client.watch(his.rematch())
        assert again.id == code
        for table in (following, again):
            while table.info["state"] == "open":  # with the last of them it begins by itself
                table.wait(5)
        assert (following.doubts, again.doubts) == ([], [])
        assert all(seat["nonce"] for seat in following.info["seats"])


def test_what_a_client_keeps_serves_another_in_its_place(house: RunningHouse) -> None:
    with two_of_them(house) as (hers, his):
        cookie, memory = his.client.cookie, his.client.memory
        hers.do("start")
        with HouseClient(house.url, cookie=cookie) as elsewhere:
            assert elsewhere.watch(hers.id).doubts == ["not-here"], "his part is on another device"
        with HouseClient(house.url, cookie=cookie, memory=memory) as later:
            table = later.watch(hers.id)
            hers.look()
            table.look()
            assert table.info["state"] == "playing"
            assert table.doubts == []


def change_log(file: Path, kind: type[events.TableEvent], change: Callable[[Any], object]) -> None:
    """As a host can: in the file of a house that is shut, the events of this kind."""
    with changed(file) as db:
        for row, written in db.execute("SELECT id, event FROM log").fetchall():
            event = events.decode(written)
            if isinstance(event, kind):
                change(event)
                db.execute("UPDATE log SET event = ? WHERE id = ?", (events.encode(event), row))


def reseed(event: events.Opened) -> None:
    event.seed = fairness.seed_from(99).hex()


def grind(event: events.Sat | events.Revealed) -> None:
    """The host's own part, chosen when those of the others are known."""
    if event.seat == 0:
        chosen = "the best of twenty thousand"
        if isinstance(event, events.Sat):
            event.commitment = fairness.nonce_commitment(chosen)
        else:
            event.nonce = chosen


def replace(event: events.Sat | events.Revealed) -> None:
    """The guest's part."""
    if event.seat == 1:
        chosen = "one that suits the host better"
        if isinstance(event, events.Sat):
            event.commitment = fairness.nonce_commitment(chosen)
        else:
            event.nonce = chosen


@pytest.mark.parametrize(
    ("cheat", "found"),
    [(reseed, ["other-seal"]), (grind, ["other-parts"]), (replace, ["other-parts", "part-changed"])],
)
def test_a_host_who_deals_anew_is_noticed(cheat: Callable[[Any], object], found: list[str], tmp_path: Path) -> None:
    port, file = kept_port(), tmp_path / "house.db"
    with open_house(file, port) as house, two_of_them(house) as (hers, his):
        hers.start()
        assert his.doubts == []
        house.stop()
        for kind in (events.Opened,) if cheat is reseed else (events.Sat, events.Revealed):
            change_log(file, kind, cheat)
        with open_house(file, port):
            his.look()
            assert his.doubts == found, "at once"
            record = play_out(hers, his)
            verify(record)  # which by itself fits
            assert his.check(record) == found, "and from the record"


def test_an_end_that_was_cut_off_is_noticed(tmp_path: Path) -> None:
    port, file = kept_port(), tmp_path / "house.db"
    with open_house(file, port) as house, two_of_them(house) as (hers, his):
        hers.start()
        for _ in range(4):
            for table in (hers, his):
                table.look()
                if table.decision:
                    table.act(table.legal[0])
        his.look()
        house.stop()
        with changed(file) as db:
            (last,) = db.execute("SELECT max(id) FROM log WHERE public_seq IS NOT NULL").fetchone()
            ended = events.encode(events.Ended("aborted"))
            db.execute("DELETE FROM log WHERE id > ?", (last,))
            db.execute("UPDATE log SET event = ? WHERE id = ?", (ended, last))
        with open_house(file, port):
            record = his.client.get(f"/api/tables/{his.id}/record")
            verify(record)
            assert record["outcome"]["reason"] == "aborted", "on the host's word"
            assert his.check(record) == ["cut-off"]


def test_what_is_kept_in_files_is_for_its_owner_and_for_one_house(tmp_path: Path) -> None:
    deal = deal_memory.begin("http://here", "ABCDEFGH", "", NONCES[0])
    memory = FileMemory(tmp_path / "deals", "http://here")
    memory["ABCDEFGH"] = deal
    memory["../x"] = deal  # of a house that means harm
    file = memory.file("ABCDEFGH")
    assert file.stat().st_mode & 0o77 == 0
    assert [one.name for one in tmp_path.rglob("*.json")] == ["ABCDEFGH.json"]
    assert FileMemory(tmp_path / "deals", "http://here")["ABCDEFGH"] == deal
    assert "ABCDEFGH" not in FileMemory(tmp_path / "deals", "http://elsewhere")
    assert "../x" not in FileMemory(tmp_path / "deals", "http://here")
    file.write_text("{")
    assert "ABCDEFGH" not in FileMemory(tmp_path / "deals", "http://here")
    for number in range(MOST + 5):
        memory[f"T{number}"] = deal
    assert len(list((tmp_path / "deals").iterdir())) == MOST


# ---------------------------------------------------------------------------------- the house's signature
def test_records_are_signed_by_the_house(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    with open_house(file) as house, two_of_them(house) as (hers, his):
        hers.start()
        record = play_out(hers, his)
        key = his.client.house_key
        assert record["signed"]["house"] == key == his.client.memory[his.id]["key"]
        verify(record)
        assert his.check(record) == []
        for changed in ({"table": "OTHER"}, {"house": "00" * 32}, {"by": "00" * 64}, {"by": "x"}, {"more": 1}):
            with pytest.raises(BadRecord, match="the signature does not fit"):
                verify({**record, "signed": {**record["signed"], **changed}})
        unsigned = {name: value for name, value in record.items() if name != "signed"}
        verify(unsigned)
        assert his.check(unsigned) == ["other-house"]
    with open_house(file) as again, again.visitor("Cleo") as cleo:
        assert cleo.house_key == key, "the key is in the file"
