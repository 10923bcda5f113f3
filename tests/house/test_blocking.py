"""Block, mute, report: nobody has to hear or meet somebody."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.house.asking import ask
from tests.house.company import refused, registered, table_of_two
from tests.house.houses import ENDLESS, RunningHouse
from tests.house.keeping import place_of, store_at
from valise_games.house.people.directory import Directory


def test_who_is_muted_is_not_heard(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob, house.visitor("Cora") as cora:
        hers, his = table_of_two(ann, bob)
        theirs = cora.watch(hers.id)
        ann.post("/api/me/mute", {"person": bob.id})
        his.say("words that Ann does not want")
        hers.say("done")
        while theirs.n < hers.n:
            theirs.wait(5)
        assert [said["text"] for said in theirs.talk] == ["words that Ann does not want", "done"]
        # The number is there, as a skip; the words are not, neither now nor to who looks again.
        assert [said["text"] for said in hers.talk] == ["done"]
        assert hers.n == theirs.n
        assert [said["text"] for said in ann.get(f"/api/tables/{hers.id}")["talk"]] == ["done"]
        ann.post("/api/me/unblock", {"person": bob.id})
        assert len(ann.get(f"/api/tables/{hers.id}")["talk"]) == 2


def test_who_is_muted_may_sit_and_who_is_blocked_may_not(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob:
        hers, his = ann.open("agent", 2), bob.open("agent", 2)
        ann.post("/api/me/mute", {"person": bob.id})
        bob.do("sit", table=hers.id)
        bob.do("stand", table=hers.id)
        ann.post("/api/me/block", {"person": bob.id})
        refused("blocked", lambda: bob.do("sit", table=hers.id))
        refused("blocked", lambda: ann.do("sit", table=his.id))
        ann.post("/api/me/unblock", {"person": bob.id})
        bob.do("sit", table=hers.id)


def test_blocks_are_listed(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob, house.visitor("Cora") as cora:
        ann.post("/api/me/block", {"person": bob.id})
        ann.post("/api/me/mute", {"person": cora.id})
        refused("yourself", lambda: ann.post("/api/me/block", {"person": ann.id}))
        refused("no-person", lambda: ann.post("/api/me/block", {"person": 10**12}))
        refused("bad-command", lambda: ann.post("/api/me/block", {"person": 10**30}))
        kept = [(each["name"], each["talk_only"]) for each in ann.get("/api/me/blocked")]
        assert kept == [("Bob", False), ("Cora", True)]
        assert bob.get("/api/me/blocked") == []


def test_blocks_are_kept(tmp_path: Path) -> None:
    store = store_at(tmp_path / "house.db")
    people = Directory(store, lambda: 0.0)
    ann, bob, cora = (people.new_guest(name) for name in ("Ann", "Bob", "Cora"))
    assert not people.muted_by(ann.id)
    people.block(ann, bob.id, talk_only=False)
    people.block(ann, cora.id, talk_only=True)
    for someone in (people, Directory(store, lambda: 0.0)):  # now, and after a restart
        assert someone.blocked_by(ann.id) == {bob.id}
        assert someone.muted_by(ann.id) == {bob.id, cora.id}
        assert someone.muted_by(bob.id) == set()
    store.close()


def test_who_is_blocked_as_a_guest_is_blocked_with_his_account(house: RunningHouse) -> None:
    owner, _ = registered(house)
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob:
        table = ann.open("agent", 2)
        ann.post("/api/me/block", {"person": bob.id})
        bob.post("/api/login", {"name": owner.name, "password": "a very quiet courier"})
        refused("blocked", lambda: owner.do("sit", table=table.id))


def test_a_report_is_read_by_the_operator(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob, house.visitor("Eve") as eve:
        hers, _ = table_of_two(ann, bob)
        response = {"about": bob.id, "table": hers.id, "words": "he was\nrude\u202e"}
        ann.post("/api/reports", response)
        refused("no-person", lambda: ann.post("/api/reports", response | {"about": eve.id}))
        refused("no-table", lambda: ann.post("/api/reports", response | {"table": "NOWHERE"}))
        refused("bad-command", lambda: ann.post("/api/reports", response | {"words": "x" * 501}))
        closed = ann.open("agent", 2, spectators=False, clock=ENDLESS, bots={1: "novice"})
        closed.sit(0)
        closed.start()
        refused("no-spectators", lambda: bob.post("/api/reports", {**response, "about": ann.id, "table": closed.id}))
    command = [sys.executable, "-m", "valise_games", "reports", *place_of(house.file)]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert len(shown) == 2
    assert f"table {hers.id}: Ann (person {ann.id}) about Bob (person {bob.id})" in shown[0]
    assert shown[1] == "  he was rude"
    assert ask(house, "/api/reports", response).status == 401


def test_reports_of_no_house(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "valise_games", "reports", "--file", str(tmp_path / "none.db")]
    shown = subprocess.run(command, capture_output=True, text=True, check=False)
    assert shown.returncode == 2
    assert "there is no house" in shown.stderr
    assert not (tmp_path / "none.db").exists()
