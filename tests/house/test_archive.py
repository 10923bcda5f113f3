"""After the game: the catalogue, records, replays as each seat saw it, and lists of finished games."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.house.company import registered
from tests.house.houses import QUICK, RunningHouse
from tests.house.test_page import get
from tests.house.test_playing import play_out
from tests.waiting import PATIENCE
from valise_games.cli import main
from valise_games.client import HouseClient, Refused, RemoteTable
from valise_games.games import catalogue
from valise_games.games.messages import languages
from valise_games.games.palette import plain_poster
from valise_games.play import BadRecord, verify

SHORT = {"agent": {"round_cap": 2}}


def fetch(visitor: HouseClient, path: str) -> tuple[str, Any]:
    """The body and the headers, as a browser gets them."""
    request = urllib.request.Request(visitor.url + path, headers={"cookie": visitor.cookie})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return answer.read().decode(), answer.headers


def wait_until_over(*tables: RemoteTable) -> None:
    for table in tables:
        while not table.over:
            table.wait(5)


def sit_two(ann: HouseClient, bob: HouseClient, game: str = "agent", **wishes: Any) -> tuple[RemoteTable, RemoteTable]:
    response = {"options": SHORT.get(game, {}), "clock": QUICK, "variant": "small", **wishes}
    hers = ann.open(game, 2, **response)
    hers.sit(0)
    his = bob.watch(hers.id)
    his.sit(1)
    hers.start()
    while his.info["state"] != "playing":
        his.wait(5)
    for table in (hers, his):
        table.do("prompts", every=True)
    return hers, his


def some_steps(hers: RemoteTable, his: RemoteTable, number: int = 12) -> None:
    end = time.monotonic() + PATIENCE
    while number:
        assert time.monotonic() < end, "nobody has to decide"
        for table in (hers, his):
            if number and table.decision:
                table.act(table.legal[0])
                number -= 1
            table.wait(0.01)


# ---------------------------------------------------------------------------------- the games
def test_the_catalogue_is_told(house: RunningHouse) -> None:
    with house.visitor() as ann:
        response = {game["id"]: game for game in ann.get("/api/games")}
        assert list(response) == list(catalogue)
        for entry in catalogue.values():
            game = response[entry.id]
            assert game["name"] == entry.name
            assert game["seats"] == list(entry.seats)
            assert game["usual_seats"] == entry.usual_seats in entry.seats
            assert game["summary"].keys() == set(languages(entry.package))
            assert all(game["summary"].values())
            assert game["bots"][0] == "random"
            assert [line["key"] for line in game["options"]] == [option.key for option in entry.offered]
            for option, line in zip(entry.offered, game["options"], strict=True):
                assert line["default"] == option.default
                assert line["contest"] == option.usual(contest=True)
                assert line["label"].keys() == game["summary"].keys()
                assert line["high"] == (None if isinstance(option.default, bool) else option.high)


def test_every_game_has_its_poster_and_its_colours(house: RunningHouse) -> None:
    with house.visitor() as ann:
        colours, headers = fetch(ann, "/api/games.css")
        assert headers["content-type"].startswith("text/css")
        for entry in catalogue.values():
            for shades, ground in ((entry.palette.light, ""), (entry.palette.dark, ':root[data-theme="dark"] ')):
                assert f'\n{ground}[data-game="{entry.id}"] {{ --accent: {shades.accent};' in "\n" + colours
            poster, headers = fetch(ann, f"/api/games/{entry.id}/poster.svg")
            assert headers["content-type"].startswith("image/svg+xml")
            assert poster.startswith("<svg ")
            assert poster == (entry.folder / f"poster-{entry.id}.svg").read_text()


def test_a_game_without_a_poster_gets_one() -> None:
    entry = catalogue["casablanca"]
    poster = ElementTree.fromstring(plain_poster("<Ours>", entry.palette))
    assert "".join(poster.itertext()).strip() == "<"
    assert any(part.get("fill") == entry.palette.light.accent for part in poster.iter())


@pytest.mark.parametrize("game", catalogue)
def test_a_game_comes_with_its_boards_and_its_rules(house: RunningHouse, game: str) -> None:
    with house.visitor() as ann:
        response = ann.get(f"/api/games/{game}")
        for variant, board in response["boards"].items():
            components = catalogue[game].load("plain", variant).components()
            assert board["components"] == json.loads(json.dumps(components))
            assert board["seats"] == list(catalogue[game].seats_of(variant))
        english, headers = fetch(ann, f"/api/games/{game}/rules")
        french, _ = fetch(ann, f"/api/games/{game}/rules?lang=fr")
        assert headers["content-type"].startswith("text/markdown")
        assert english.startswith("# ")
        assert french.startswith("# ")
        assert english != french


def test_a_game_or_language_that_does_not_exist(house: RunningHouse) -> None:
    with house.visitor() as ann:
        for path in ("/api/games/chess", "/api/games/chess/rules"):
            with pytest.raises(Refused, match="there is no game") as caught:
                ann.get(path)
            assert caught.value.code == "no-game"
        with pytest.raises(urllib.error.HTTPError, match="400"):
            fetch(ann, "/api/games/agent/rules?lang=../../../etc/passwd")


# ---------------------------------------------------------------------------------- records
def test_the_record_of_a_finished_game_is_verified(house: RunningHouse, tmp_path: Path) -> None:
    with house.visitor("Ann") as ann, house.visitor() as zoe:
        table = ann.open("casablanca", 3, bots={1: "novice", 2: "random"}, clock=QUICK, variant="small")
        table.sit(0)
        table.start()
        play_out([table], seed=5)
        text, headers = fetch(zoe, f"/api/tables/{table.id}/record")
        assert f'attachment; filename="valise-casablanca-{table.id}.json"' in headers["content-disposition"]
        record = json.loads(text)
        assert record["outcome"] == table.info["outcome"]
        assert record["commitment"] == table.info["commitment"]
        file = tmp_path / "record.json"
        file.write_text(text)
        assert main(["verify", str(file), "--lang", "en"]) == 0


def test_the_record_of_a_running_game_is_what_spectators_saw(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob, house.visitor() as zoe:
        hers, his = sit_two(ann, bob)
        some_steps(hers, his)
        watched = zoe.watch(hers.id)
        text, _ = fetch(zoe, f"/api/tables/{hers.id}/record")
        record = json.loads(text)
        assert "seed" not in record
        assert not any("steps" in entry for entry in record["entries"])
        response = [
            {"n": n, **event}
            for n, events in enumerate([record["begins"], *(entry["events"] for entry in record["entries"])])
            for event in events
        ]
        assert response == watched.events
        assert text == fetch(ann, f"/api/tables/{hers.id}/record")[0]  # a seat gets no more than a spectator
        with pytest.raises(BadRecord, match="still in progress"):
            verify(text)
        with pytest.raises(Refused) as caught:
            zoe.get(f"/api/tables/{hers.id}/replay?seat=0")
        assert caught.value.code == "not-over"


def test_a_game_without_spectators_has_no_record_for_others_until_it_is_over(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob, house.visitor() as zoe:
        hers, his = sit_two(ann, bob, spectators=False)
        with pytest.raises(Refused) as caught:
            zoe.get(f"/api/tables/{hers.id}/record")
        assert caught.value.code == "no-spectators"
        ann.get(f"/api/tables/{hers.id}/record")
        his.do("resign")
        assert zoe.get(f"/api/tables/{hers.id}/record")["outcome"] == {"reason": "resigned", "winners": [0]}


@pytest.mark.parametrize("how", ["resigned", "aborted"])
def test_a_game_that_ended_early_tells_everything_too(house: RunningHouse, how: str) -> None:
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob:
        hers, his = sit_two(ann, bob)
        some_steps(hers, his, 9)
        if how == "resigned":
            hers.do("resign")
        else:
            hers.do("propose", offer="abort")
            his.do("propose", offer="abort")
        wait_until_over(hers, his)
        record = ann.get(f"/api/tables/{hers.id}/record")
        match = verify(record)
        assert record["outcome"] == hers.info["outcome"] == match.outcome
        assert record["outcome"]["reason"] == how
        replay = ann.get(f"/api/tables/{hers.id}/replay?seat=all")
        steps = [step for frame in replay["frames"] for step in frame["steps"]]
        assert len(steps) == 9
        assert replay["next"] is None
        assert [{"seat": step["seat"], "action": step["action"]} for step in steps] == [
            step for entry in record["entries"] for step in entry["steps"]
        ] + record["under_way"]


def test_a_table_at_which_nothing_was_played_has_no_record(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann:
        table = ann.open("agent", 2)
        with pytest.raises(Refused, match="no game was played") as caught:
            ann.get(f"/api/tables/{table.id}/record")
        assert caught.value.code == "no-game"
        with pytest.raises(Refused, match="no table"):
            ann.get("/api/tables/NOTHERE/record")


# ---------------------------------------------------------------------------------- replays
def canonical(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


class Diary(RemoteTable):
    """Writes down what its visitor sees at every entry, while the game is played."""

    seen: dict[int, str]

    def take(self, message: dict[str, Any]) -> bool:
        done = super().take(message)
        if message["is"] == "entry" or (message["is"] == "table" and message["view"]):
            n = max(event["n"] for event in self.events) if self.events else 0
            events = message["events"] if message["is"] == "entry" else [e for e in self.events if e["n"] == n]
            self.seen[n] = canonical({"events": events, "view": self.view})
        return done


@pytest.mark.parametrize("game", ["agent", "randolph"])
def test_a_replay_shows_what_each_seat_saw_byte_for_byte(house: RunningHouse, game: str) -> None:
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob, house.visitor() as zoe:
        opened = ann.open(game, 2, options=SHORT.get(game, {}), clock=QUICK, variant="small")
        diaries: list[Diary] = []
        for visitor in (ann, bob, zoe):
            diary = visitor.tables[opened.id] = Diary(visitor, opened.id)
            diary.seen = {}
            visitor.do("watch", table=opened.id)
            diaries.append(diary)
        diaries[0].sit(0)
        diaries[1].sit(1)
        diaries[0].start()
        for diary in diaries:
            while diary.info["state"] == "open":
                diary.wait(5)
        for diary in diaries[:2]:
            diary.do("prompts", every=True)  # else a question with one answer shows as answered
        play_out(diaries[:2], seed=8)
        wait_until_over(*diaries)
        for seat, diary in (("0", diaries[0]), ("1", diaries[1]), ("none", diaries[2])):
            frames = all_frames(zoe, opened.id, seat)
            assert [frame["n"] for frame in frames] == list(range(len(frames)))
            again = {f["n"]: canonical({"events": f["events"], "view": f["view"]}) for f in frames}
            assert again == diary.seen


def all_frames(visitor: HouseClient, table: str, seat: str, count: int = 7) -> list[dict[str, Any]]:
    frames: list[dict[str, Any]] = []
    onward: int | None = 0
    while onward is not None:
        page = visitor.get(f"/api/tables/{table}/replay?seat={seat}&from={onward}&count={count}")
        assert len(page["frames"]) <= count
        frames += page["frames"]
        onward = page["next"]
    return frames


def test_with_all_cards_open_every_seat_is_shown_at_once(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob:
        hers, his = sit_two(ann, bob)
        play_out([hers, his], seed=3)
        wait_until_over(hers, his)
        shown = all_frames(ann, hers.id, "all")
        for seat in (0, 1):
            for frame, alone in zip(shown, all_frames(bob, hers.id, str(seat)), strict=True):
                assert frame["views"][seat] == alone["view"]
                assert all(event in frame["events"] for event in alone["events"])
        record = ann.get(f"/api/tables/{hers.id}/record")
        for frame, entry in zip(shown[1:], record["entries"], strict=True):
            assert [{"seat": s["seat"], "action": s["action"]} for s in frame["steps"]] == entry["steps"]
            assert all(step["by"] == "person" for step in frame["steps"])
        last = ann.get(f"/api/tables/{hers.id}/replay?seat=all&from=-1&count=1")
        assert (last["frames"], last["next"]) == (shown[-1:], None)


def test_what_is_over_is_compressed_and_what_goes_on_is_not(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob:
        hers, his = sit_two(ann, bob)
        path, cookie = f"/api/tables/{hers.id}", ann.cookie

        def kind(address: str) -> str | None:
            answer = get(house, address, accept_encoding="gzip", cookie=cookie)
            assert answer.status == 200
            return answer.headers.get("content-encoding")

        some_steps(hers, his)
        assert kind(path) is None
        his.do("resign")
        wait_until_over(hers, his)
        assert {kind(path), kind(f"{path}/replay?seat=all"), kind(f"{path}/ending")} == {"gzip"}


@pytest.mark.parametrize("wish", ["seat=2", "seat=-1", "seat=x", "seat=99999999999", "count=0", "count=101", "from=-2"])
def test_a_replay_that_cannot_be(house: RunningHouse, wish: str) -> None:
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob:
        hers, his = sit_two(ann, bob)
        his.do("resign")
        with pytest.raises(Refused) as caught:
            ann.get(f"/api/tables/{hers.id}/replay?{wish}")
        assert caught.value.code == "bad-command"


# ---------------------------------------------------------------------------------- lists
def test_finished_games_are_found_page_by_page(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob, house.visitor() as zoe:
        ended: list[str] = []
        for public in (True, False, True, True):
            hers, his = sit_two(ann, bob, public=public)
            his.do("resign")
            ended.append(hers.id)
        never_began = ann.open("agent", 2)
        assert never_began.id
        wish = f"/api/finished?game=agent&person={bob.id}"

        def codes(visitor: HouseClient, more: str = "") -> list[str]:
            return [line["table"] for line in visitor.get(wish + more)["tables"]]

        assert codes(ann) == ended[::-1]
        assert codes(zoe) == [ended[3], ended[2], ended[0]]
        first = zoe.get(wish + "&limit=2")
        later, its = sit_two(ann, bob)
        its.do("resign")
        second = zoe.get(wish + f"&limit=2&before={first['next']}")
        assert [line["table"] for line in first["tables"]] == [ended[3], ended[2]]
        assert [line["table"] for line in second["tables"]] == [ended[0]]  # what ended meanwhile moves nothing
        assert second["next"] == ""
        assert codes(zoe)[0] == later.id
        line = first["tables"][0]
        assert (line["names"], line["bots"], line["state"]) == (["Ann", "Bob"], ["", ""], "over")
        assert line["outcome"] == {"reason": "resigned", "winners": [0]}
        assert zoe.get(f"/api/finished?game=casanova&person={bob.id}") == {"tables": [], "next": ""}
        for nonsense in ("before=x~y", "limit=0", "limit=51", "person=me"):
            with pytest.raises(Refused) as caught:
                zoe.get(f"/api/finished?{nonsense}")
            assert caught.value.code == "bad-command"


def test_a_finished_rated_game_tells_the_ratings_with_which_it_began(house: RunningHouse) -> None:
    (ann, _), (bob, _) = registered(house), registered(house)
    with ann, bob:
        for _ in range(2):
            hers, his = sit_two(ann, bob, rated=True, variant="standard", options={})
            began = hers.info["seats"]
            his.do("resign")
        lines = ann.get(f"/api/finished?person={bob.id}")["tables"]
        assert lines[0]["ratings"] == [seat["rating"] for seat in began]
        assert lines[0]["ratings"] != lines[1]["ratings"]


def test_my_tables_say_where_i_have_to_decide(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann, house.visitor("Bob") as bob, house.visitor() as zoe:
        waiting = ann.open("agent", 2)
        waiting.sit(1)
        over, his = sit_two(ann, bob)
        his.do("resign")
        hers, his = sit_two(ann, bob)
        for _ in range(12):
            for visitor, table in ((ann, hers), (bob, his)):
                while table.n < visitor.get(f"/api/tables/{table.id}")["n"]:
                    table.wait(0.05)
                now = {line["line"]["table"]: line for line in visitor.get("/api/me/tables")["now"]}
                assert now[hers.id]["yours"] == bool(table.decision)
                assert now[hers.id]["seat"] == table.seat
            acting = hers if hers.decision else his
            acting.act(acting.legal[0])
        mine = ann.get("/api/me/tables")
        assert [line["line"]["table"] for line in mine["now"]] == [hers.id, waiting.id]
        assert not mine["now"][1]["yours"]
        assert [line["table"] for line in mine["over"]] == [over.id]
        assert zoe.get("/api/me/tables") == {"now": [], "over": []}
