"""A house moves from its file to PostgreSQL: everything, as often as it is done, and never over something else."""

from __future__ import annotations

import contextlib
import gzip
import sqlite3
from pathlib import Path

import pytest

from tests.house import test_old_files
from tests.house.houses import ENDLESS, open_house
from tests.house.servers import Postgres
from tests.house.test_old_files import EXPECTED, FOLDER
from valise_games.cli import main
from valise_games.client import HttpClient
from valise_games.house.config import Settings
from valise_games.house.people import reports
from valise_games.house.people.directory import Directory
from valise_games.house.services import Services
from valise_games.house.storage.move import LOG, TABLES, CannotMove, move
from valise_games.house.storage.opening import open_store
from valise_games.house.storage.sqlite.store import SqliteStore
from valise_games.house.tables.log import read_rows


@pytest.fixture
def old_file(tmp_path: Path) -> Path:
    """Full of games and people, as a house of schema 2 left it."""
    file = tmp_path / "house.db"
    file.write_bytes(gzip.decompress((FOLDER / "house_v2.db.gz").read_bytes()))
    return file


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.new_database()


def moved(file: Path, database: str) -> list[str]:
    told: list[str] = []
    move(file, database, told.append)
    return told


def test_everything_is_moved_table_by_table(tmp_path: Path) -> None:
    """A table or column that is new in the file has to be named here, too."""
    file = tmp_path / "house.db"
    SqliteStore(file).close()
    with contextlib.closing(sqlite3.connect(file)) as db:
        names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        assert names == {*TABLES, "log", "segment_index"}
        for name, kept in (*TABLES.items(), ("log", LOG)):
            columns = {row[1] for row in db.execute(f"PRAGMA table_info({name})")}
            assert columns - {"id"} == set(kept.columns) - {"id"}, name


def test_an_old_house_is_itself_on_the_other_side(old_file: Path, database: str) -> None:
    told = moved(old_file, database)
    assert [line.partition(":")[0] for line in told[-len(TABLES) - 1 :]] == [*TABLES, "log"]
    with (
        contextlib.closing(SqliteStore(old_file)) as here,
        contextlib.closing(open_store(Settings(database=database))) as there,
    ):
        codes = [code for (code,) in here.all("SELECT id FROM tables")]
        assert len(codes) >= len(EXPECTED["tables"])
        for code in codes:
            assert list(read_rows(here, code)) == list(read_rows(there, code))
        assert list(reports.read(here)) == list(reports.read(there))
        (last,) = here.one("SELECT max(id) FROM person")
        assert Directory(there, lambda: 1.0).new_guest("Newcomer").id > last


def test_its_people_play_on_there(old_file: Path, database: str) -> None:
    moved(old_file, database)
    with open_house(old_file, database=database) as house:
        test_old_files.test_its_people_log_in_with_their_password_and_their_key(house)
        test_old_files.test_a_game_under_way_goes_on(house)
        finished = HttpClient(house.url, cookie=EXPECTED["cookies"]["ann"]).get("/api/finished")["tables"]
        assert finished


def test_a_second_time_brings_what_is_new_and_takes_away_what_is_gone(tmp_path: Path, database: str) -> None:
    file = tmp_path / "house.db"
    with open_house(file, database="") as house:
        ann = house.visitor("Ann")
        table = ann.open("agent", 2, bots={1: "novice"}, clock=ENDLESS)
        table.sit()
        first = moved(file, database)  # while the house is open
        table.say("after the first time")
        ann.post("/api/me/name", {"name": "Anna"})
        number = ann.get("/api/me")["id"]
    second = moved(file, database)
    assert any("logs of 1 of 1 tables" in line for line in first)
    assert any("logs of 1 of 1 tables" in line for line in second)
    third = moved(file, database)
    assert not any(line.startswith("logs of") for line in third)
    assert third == [line for line in second if not line.startswith("logs of")]
    with contextlib.closing(open_store(Settings(database=database))) as there:
        assert there.one("SELECT name FROM person WHERE id = ?", number) == ("Anna",)
        assert "after the first time" in str(list(read_rows(there, table.id)))


def test_tables_that_were_opened_with_one_key_are_moved_too(tmp_path: Path, database: str) -> None:
    """A file lets a program take the same key again when the first table is over."""
    file = tmp_path / "house.db"
    with open_house(file, database="") as house:
        ann = house.visitor("Ann")
        codes = [ann.open("agent", 2).id for _ in range(2)]
    with contextlib.closing(sqlite3.connect(file)) as db:
        db.execute("UPDATE log SET key = '1:again' WHERE number = 1")
        db.commit()
    moved(file, database)
    assert not any(line.startswith("logs of") for line in moved(file, database))
    with contextlib.closing(open_store(Settings(database=database))) as there:
        assert [row.key for code in codes for row in read_rows(there, code) if row.number == 1] == ["", ""]


def test_nothing_is_moved_over_a_house_that_was_opened(old_file: Path, database: str) -> None:
    moved(old_file, database)
    with contextlib.closing(open_store(Settings(database=database))) as store:
        store.begin()
        before = store.one("SELECT count(*) FROM log")
    with pytest.raises(CannotMove, match="is a house already, and goes on by itself: name an empty one"):
        moved(old_file, database)
    with contextlib.closing(open_store(Settings(database=database))) as store:
        assert store.one("SELECT count(*) FROM log") == before


def test_nor_over_what_came_from_another(old_file: Path, tmp_path: Path, database: str) -> None:
    other = tmp_path / "other.db"
    Services(Settings(file=str(other)), SqliteStore(other)).store.close()
    moved(other, database)
    with pytest.raises(CannotMove, match="has what was moved from another house"):
        moved(old_file, database)


def test_a_dump_is_a_house_again(old_file: Path, database: str, postgres: Postgres) -> None:
    """The commands of docs/hosting.md."""
    moved(old_file, database)
    dump, again = postgres.data / "valise.dump", "valise_again"
    try:
        postgres.program("pg_dump", "--format=custom", f"--file={dump}", database)
        make = ("--encoding=UTF8", "--template=template0", "--host=127.0.0.1", f"--port={postgres.port}")
        postgres.program("createdb", *make, again)
        back = f"--dbname={postgres.url_of(again)}"
        postgres.program("pg_restore", "--no-owner", "--exit-on-error", back, str(dump))
        with open_house(old_file, database=postgres.url_of(again)) as house:
            test_old_files.test_its_people_log_in_with_their_password_and_their_key(house)
            test_old_files.test_a_game_under_way_goes_on(house)
    finally:
        postgres.sql(f"DROP DATABASE IF EXISTS {again} WITH (FORCE)")


@pytest.mark.parametrize(
    ("file", "url", "sentence"),
    [
        ("missing.db", "postgresql://a@127.0.0.1:1/b", "there is no file"),
        ("house.db", "somewhere", "a database is named as postgresql://"),
        ("house.db", "postgresql://a:secret@127.0.0.1:1/b", "nobody answers for the database b at 127.0.0.1:1"),
        ("text.db", "postgresql://a@127.0.0.1:1/b", "is no house of Valise"),
    ],
)
def test_what_cannot_be_moved_is_said_in_one_sentence(
    file: str, url: str, sentence: str, old_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old_file.with_name("text.db").write_text("no database at all" * 100)
    assert main(["move", str(old_file.with_name(file)), "--to", url]) == 2
    complaint = capsys.readouterr().err
    assert sentence in complaint
    assert complaint.count("\n") == 1
    assert "secret" not in complaint


def test_the_command_tells_what_it_compared(old_file: Path, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["move", str(old_file), "--to", database]) == 0
    told = capsys.readouterr().out
    assert "person: " in told
    assert "the same on both sides" in told
