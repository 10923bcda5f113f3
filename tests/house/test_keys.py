"""Keys of outside bots, and seats that are not one's own."""

from __future__ import annotations

import pytest
from websockets.exceptions import InvalidStatus

from tests.house.asking import ask, hello
from tests.house.company import (
    OTHER,
    PASSWORD,
    SIGNED_OUT,
    closed_with,
    refused,
    registered,
    socket,
    table_of_two,
)
from tests.house.houses import ENDLESS, RunningHouse
from valise_games.client import HttpClient


# ---------------------------------------------------------------------------------- keys for bots
def test_a_key_plays_and_does_nothing_else(house: RunningHouse) -> None:
    owner, _ = registered(house)
    payload = owner.post("/api/me/keys", {"name": "my bot"})
    with house.visitor(key=payload["key"]) as bot:
        assert bot.id == owner.id
        assert not bot.cookie
        table = bot.open("agent", 2, clock=ENDLESS, variant="small")
        table.sit(0)
        # It brings no cookie, so another site gains nothing by it.
        by_key = {"authorization": f"Bearer {payload['key']}"}
        assert (
            ask(house, "/api/do", {"do": "stand", "table": table.id}, **by_key, origin="https://x.example").status
            == 200
        )
        for path, body in (
            ("/api/me/keys", {"name": "another"}),
            ("/api/me/password", {"old": PASSWORD, "new": OTHER}),
            ("/api/me/delete", {"password": PASSWORD}),
            ("/api/login", {"name": owner.name, "password": PASSWORD}),
            ("/api/logout-everywhere", {}),
        ):
            assert ask(house, path, body, **by_key).payload["code"] == "by-key"
    kept = owner.get("/api/me/keys")
    assert [(key["id"], key["name"]) for key in kept] == [(payload["id"], "my bot")]
    assert "key" not in kept[0]
    with socket(house, **by_key) as line:
        owner.post("/api/me/keys/revoke", {"id": payload["id"]})
        assert closed_with(line) == SIGNED_OUT
    assert owner.get("/api/me/keys") == []
    assert ask(house, "/api/me", **by_key).status == 401


def test_a_wrong_key_is_nobody(house: RunningHouse) -> None:
    guest = hello(house, "Ann")
    answer = ask(house, "/api/me", cookie=guest.cookie, authorization="Bearer valise_wrong")
    assert answer.status == 401
    assert "key" in answer.payload["text"]
    assert ask(house, "/api/hello", {}, authorization="Bearer ").status == 401
    with pytest.raises(InvalidStatus) as found:
        socket(house, cookie=guest.cookie, authorization="Bearer valise_wrong")
    assert found.value.response.status_code == 401
    refused("no-account", lambda: house.visitor("Ann").post("/api/me/keys", {"name": "bot"}))


def test_nobody_revokes_the_key_of_another(house: RunningHouse) -> None:
    owner, _ = registered(house)
    thief, _ = registered(house)
    payload = owner.post("/api/me/keys", {"name": "bot"})
    refused("no-key", lambda: thief.post("/api/me/keys/revoke", {"id": payload["id"]}))
    assert ask(house, "/api/me", authorization=f"Bearer {payload['key']}").status == 200


# ---------------------------------------------------------------------------------- forged seats
def test_nobody_acts_for_another_seat(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob, house.visitor("Eve") as eve:
        hers, his = table_of_two(ann, bob)
        watching = eve.watch(hers.id)
        path = f"/api/tables/{hers.id}/legal"
        while (owed := [visitor.get(path) for visitor in (ann, bob)])[0]["decision"] and owed[1]["decision"]:
            ann.do("act", table=hers.id, decision=owed[0]["decision"], action=owed[0]["legal"][0])
        owes, (mover, other) = (owed[0], (hers, his)) if owed[0]["decision"] else (owed[1], (his, hers))
        act = {"decision": owes["decision"], "action": owes["legal"][0]}
        refused("not-yours", lambda: other.do("act", **act))
        refused("no-seat", lambda: watching.do("act", **act))
        refused("no-seat", lambda: watching.do("resign"))
        forged = {"do": "act", "table": hers.id, "seat": mover.seat, "person": mover.client.id, **act}
        assert ask(house, "/api/do", forged, cookie=eve.cookie).payload["code"] == "bad-command"
        assert eve.get(f"/api/tables/{hers.id}")["own"] is None
        mover.do("act", **act)


def test_a_program_does_not_play_at_a_rated_table(house: RunningHouse) -> None:
    ann, _ = registered(house)
    bob, _ = registered(house)
    key = bob.post("/api/me/keys", {"name": "bot"})["key"]
    code = ann.do("open", game="agent", seats=2, rated=True)["table"]
    program = HttpClient(house.url, key=key)
    refused("by-key", lambda: program.command("sit", table=code))
    refused("bad-setup", lambda: program.command("open", game="agent", seats=2, rated=True))
    bob.do("sit", table=code)
