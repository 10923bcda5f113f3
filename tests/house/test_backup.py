"""Copies of a house: made while people play, put back, and refused where they would lose something."""

from __future__ import annotations

import random
import sqlite3
import stat
from pathlib import Path

import pytest

from tests.house.houses import QUICK, RunningHouse, open_house
from tests.house.keeping import of_files
from tests.house.test_playing import play_out
from valise_games.cli import main
from valise_games.client import HouseClient, RemoteTable
from valise_games.house.storage.sqlite.store import SqliteStore
from valise_games.play import verify

pytestmark = [pytest.mark.long, of_files]


def a_game(house: RunningHouse) -> tuple[HouseClient, RemoteTable]:
    ann = house.visitor("Ann")
    table = ann.open("agent", 2, bots={1: "novice"}, options={"round_cap": 6}, clock=QUICK, variant="small")
    table.sit()
    table.start()
    return ann, table


def play_on(table: RemoteTable, messages: int) -> None:
    """Until so many more things have happened at the table."""
    dice, end = random.Random(2), table.n + messages
    while table.n < end:
        assert not table.over
        if table.decision:
            table.act(dice.choice(table.legal))
        else:
            table.wait(5)


@pytest.fixture
def closed_house(tmp_path: Path) -> Path:
    file = tmp_path / "house.db"
    SqliteStore(file).close()
    return file


def test_a_house_is_copied_while_it_is_open_and_goes_on_from_the_copy(tmp_path: Path) -> None:
    file, copy, back = tmp_path / "house.db", tmp_path / "copies" / "copy.db", tmp_path / "back.db"
    copy.parent.mkdir()
    with open_house(file) as house:
        ann, table = a_game(house)
        with ann:
            play_on(table, 5)
            assert main(["backup", str(file), "--to", str(copy)]) == 0
            then = table.n
            play_on(table, 3)
        cookie, code = ann.cookie, table.id
    assert list(copy.parent.iterdir()) == [copy]  # one file, and nothing left beside it
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert main(["restore", str(copy), "--to", str(back)]) == 0
    with open_house(back) as house, HouseClient(house.url, cookie=cookie) as ann:
        table = ann.watch(code)
        assert table.n >= then  # the bot may have moved on
        assert table.seat == 0
        play_out([table], seed=3)
        verify(ann.get(f"/api/tables/{code}/record"))


def test_a_copy_that_exists_is_not_replaced(closed_house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = closed_house.with_name("copy.db")
    copy.write_text("precious")
    for command in ("backup", "restore"):
        assert main([command, str(closed_house), "--to", str(copy)]) == 2
        assert "with --force" in capsys.readouterr().err
        assert copy.read_text() == "precious"
    assert main(["backup", str(closed_house), "--to", str(copy), "--force"]) == 0
    assert sqlite3.connect(copy).execute("SELECT count(*) FROM person").fetchone() == (0,)


def test_the_file_of_an_open_house_is_not_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, copy = tmp_path / "house.db", tmp_path / "copy.db"
    with open_house(file) as house:
        ann, table = a_game(house)
        with ann:
            assert main(["backup", str(file), "--to", str(copy)]) == 0
            for command in ("restore", "backup"):
                assert main([command, str(copy), "--to", str(file), "--force"]) == 2
                assert "stop it first" in capsys.readouterr().err
            play_on(table, 2)  # it plays on
    assert main(["restore", str(copy), "--to", str(file), "--force"]) == 0


def test_a_house_is_not_copied_onto_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, link = tmp_path / "house.db", tmp_path / "link.db"
    with open_house(file) as house, house.visitor("Ann") as ann:
        link.symlink_to(file)
        for command in ("backup", "restore"):
            for to in (file, link):
                assert main([command, str(file), "--to", str(to), "--force"]) == 2
                assert "name another" in capsys.readouterr().err
        code = ann.open("agent", 2).id
    kept = SqliteStore(file)
    assert kept.all("SELECT id FROM tables") == [(code,)]
    kept.close()


def test_a_restored_file_takes_nothing_from_the_one_it_replaces(closed_house: Path) -> None:
    """A log that a killed house left beside its file belongs to that file alone."""
    copy = closed_house.with_name("copy.db")
    assert main(["backup", str(closed_house), "--to", str(copy)]) == 0
    with open_house(closed_house) as house:
        a_game(house)[0].close()
        house.kill()
    assert Path(f"{closed_house}-wal").exists()
    assert main(["restore", str(copy), "--to", str(closed_house), "--force"]) == 0
    kept = SqliteStore(closed_house)
    assert kept.all("SELECT id FROM tables") == []
    kept.close()


def damaged(house: Path) -> bytes:
    whole = bytearray(house.read_bytes())
    whole[4096 * 3 : 4096 * 6] = b"\xff" * (4096 * 3)
    return bytes(whole)


@pytest.mark.parametrize("what", ["nothing", "a text", "another database", "half a house", "a damaged house", "newer"])
def test_what_is_no_house_is_neither_copied_nor_restored(
    closed_house: Path, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    strange, to = closed_house.with_name("strange.db"), closed_house.with_name("to.db")
    main(["backup", str(closed_house), "--to", str(strange)])
    if what == "nothing":
        strange.unlink()
    elif what == "a text":
        strange.write_text("Dear house, …" * 1000)
    elif what == "half a house":
        strange.write_bytes(strange.read_bytes()[: strange.stat().st_size // 2])
    elif what == "a damaged house":
        strange.write_bytes(damaged(strange))
    else:
        db = sqlite3.connect(strange)
        db.execute("DROP TABLE log" if what == "another database" else "PRAGMA user_version=99")
        db.close()
    capsys.readouterr()
    for command in ("restore", "backup"):
        assert main([command, str(strange), "--to", str(to)]) == 2
        response = capsys.readouterr().err
        assert response.startswith("valise: ")
        assert len(response.splitlines()) == 1
        assert not to.exists()
    assert {file.name for file in closed_house.parent.iterdir()} <= {"house.db", "strange.db"}


def test_a_copy_to_where_nothing_can_be_written(closed_house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", str(closed_house), "--to", str(closed_house.parent / "no" / "copy.db")]) == 2
    assert "cannot be copied" in capsys.readouterr().err
