"""A power cut: what the system had not sent to the disk is lost, in any part and to the half sector.

`recorder.c` notes what a real house writes, and when it waits for the disk. From the notes the files are made as a cut
at some moment could have left them: what was written before the last wait for each file is there, and of what came
after it any sectors are, and any others are not.
"""

from __future__ import annotations

import random
import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, NamedTuple

import pytest

from tests.house.asking import ask, hello
from tests.house.crowd import Crowd, Guest
from tests.house.houses import open_house
from tests.house.keeping import of_files
from tests.house.test_faults import check_logs
from tests.waiting import PATIENCE, until
from valise_games.house.storage.sqlite.store import SqliteStore, _find_damage
from valise_games.house.tables.log import read_rows

SECTOR = 512  # octets: a disk writes whole ones
HEAD = struct.Struct("=cB6xQQ")
SUFFIXES = ("", "-wal", "-journal")
SEATS = 4
ACTS = 60  # that are acknowledged before the -wal is copied back
COPIED_BACK = 2  # times that it is, while nobody plays
CUTS = 30  # moments
Synchronous = Literal["NORMAL", "FULL"]

pytestmark = [
    of_files,
    pytest.mark.long,
    pytest.mark.skipif(sys.platform != "linux" or not shutil.which("gcc"), reason="needs Linux and gcc"),
]


class Note(NamedTuple):
    """Something that the house did with a file."""

    what: Literal["W", "T", "S", "U"]  # written, truncated, synced, removed
    file: int
    offset: int
    data: bytes
    end: int  # where the next note begins: moments are counted so


class Acknowledgements(list[tuple[str, str]]):
    """With the moment of each, or a later one."""

    def __init__(self, notes: Path) -> None:
        super().__init__()
        self.moments: list[int] = []
        self._notes = notes

    def append(self, done: tuple[str, str]) -> None:
        self.moments.append(self._notes.stat().st_size)
        super().append(done)


@dataclass
class Recorded:
    """A house that was played in: its file before and after, and what was written between."""

    before: bytes
    after: Path
    notes: list[Note]
    acknowledged: list[tuple[int, tuple[str, str]]]

    def cut(self, moment: int, file: Path, luck: random.Random, *, honest: bool = True) -> list[tuple[str, str]]:
        """Writes the file and its -wal as they may be after a cut at this moment; gives what was acknowledged before
        the last time that the house waited for the -wal. A disk that is not honest never writes what it says."""
        done = [note for note in self.notes if note.end <= moment]
        synced = [-1] * len(SUFFIXES)  # by file, the last time that the house waited for it
        for n, note in enumerate(done if honest else []):
            if note.what == "S":
                synced[note.file] = n
        share = luck.choice([0.0, 0.1, 0.5, 0.9, 1.0])  # of what waits, that reached the disk
        disk: list[bytearray | None] = [bytearray(self.before), None, None]
        for n, note in enumerate(done):
            content = disk[note.file] if disk[note.file] is not None else bytearray()
            assert content is not None
            sure = n < synced[note.file]
            if note.what == "W":
                disk[note.file] = content
                for at in sectors(note):
                    if sure or luck.random() < share:
                        part = note.data[max(0, at - note.offset) : at + SECTOR - note.offset]
                        begins = max(at, note.offset)
                        content.extend(bytes(max(0, begins - len(content))))
                        content[begins : begins + len(part)] = part
            elif note.what == "T" and (sure or luck.random() < share):
                del content[note.offset :]
                content.extend(bytes(note.offset - len(content)))
                disk[note.file] = content
            elif note.what == "U" and luck.random() < share:
                disk[note.file] = None
        for suffix, content in zip(SUFFIXES, disk, strict=True):
            if content is not None:
                file.with_name(file.name + suffix).write_bytes(content)
        waited = done[synced[1]].end if synced[1] >= 0 else 0
        return [what for when, what in self.acknowledged if when <= waited]

    def until(self, moment: int) -> list[tuple[str, str]]:
        """What was acknowledged by then."""
        return [what for when, what in self.acknowledged if when <= moment]


def sectors(note: Note) -> range:
    return range(note.offset - note.offset % SECTOR, note.offset + len(note.data), SECTOR)


def read_notes(file: Path) -> Iterator[Note]:
    recorded, at = file.read_bytes(), 0
    while at + HEAD.size <= len(recorded):
        what, which, offset, length = HEAD.unpack_from(recorded, at)
        data = recorded[at + HEAD.size : at + HEAD.size + length]
        at += HEAD.size + len(data)
        yield Note(what.decode(), which, offset, data, at)


@pytest.fixture(scope="module")
def recorder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    library = tmp_path_factory.mktemp("recorder") / "recorder.so"
    source = Path(__file__).with_name("recorder.c")
    subprocess.run(["gcc", "-Wall", "-Werror", "-shared", "-fPIC", "-o", str(library), str(source), "-ldl"], check=True)
    return library


def play(folder: Path, recorder: Path, synchronous: Synchronous) -> Recorded:
    """A table in a house that is killed in the end."""
    file, notes = folder / "house.db", folder / "notes"
    SqliteStore(file).close()
    before = file.read_bytes()
    notes.touch()
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("LD_PRELOAD", str(recorder))
        patched.setenv("RECORDER_FILE", str(file))
        patched.setenv("RECORDER_NOTES", str(notes))
        with open_house(file, synchronous=synchronous) as house:
            guests = [Guest(house, "", seed, Acknowledgements(notes)) for seed in range(SEATS)]
            code = Crowd.seat(house, guests, "casablanca")
            for copied_back in range(1, COPIED_BACK + 1):
                take_turns(guests, code)
                until(lambda n=copied_back: times_synced(notes) >= n)  # type: ignore[misc]
            take_turns(guests, code)
            house.kill()
    for guest in guests:
        assert guest.visitor is not None
        guest.visitor.close()
    acknowledged: list[tuple[int, tuple[str, str]]] = []
    for guest in guests:
        assert isinstance(guest.acknowledged, Acknowledgements)
        acknowledged += zip(guest.acknowledged.moments, guest.acknowledged, strict=True)
    return Recorded(before, file, list(read_notes(notes)), acknowledged)


def take_turns(guests: list[Guest], code: str) -> None:
    """They play on, and stop."""
    luck, end = random.Random(len(guests[0].acknowledged)), time.monotonic() + PATIENCE
    wanted = sum(len(guest.acknowledged) for guest in guests) + ACTS
    while sum(len(guest.acknowledged) for guest in guests) < wanted:
        assert time.monotonic() < end
        for guest in guests:
            guest.act_or_wait(code, luck, 0.01)


def times_synced(notes: Path) -> int:
    """How often the house waited for its file: the whole -wal had been copied back into it."""
    time.sleep(0.2)  # reading them takes a while
    return sum((note.what, note.file) == ("S", 0) for note in read_notes(notes))


@pytest.mark.parametrize("synchronous", ["NORMAL", "FULL"])
def test_what_a_power_cut_loses(synchronous: Synchronous, recorder: Path, tmp_path: Path) -> None:
    """With FULL nothing that was acknowledged. With NORMAL nothing that was there when the -wal was last synced; of
    what came later the end may be lost, of all tables together. In either case the file is whole, and every log is
    the beginning of what was written."""
    (tmp_path / "played").mkdir()
    recorded = play(tmp_path / "played", recorder, synchronous)
    assert len(recorded.acknowledged) > 100
    logs = logs_of(recorded.after)
    luck = random.Random(19)
    lost = whole = 0
    ends = [note.end for note in recorded.notes]
    for number, moment in enumerate(sorted(luck.sample(ends[len(ends) // 5 :], CUTS))):
        file = tmp_path / f"cut {number}.db"
        sure = recorded.cut(moment, file, luck)
        by_then = recorded.until(moment)
        assert _find_damage(str(file)) == ""
        check_logs(file, by_then if synchronous == "FULL" else sure)
        for code, rows in logs_of(file).items():
            assert rows == logs[code][: len(rows)]
        lost += not {key for _, key in by_then} <= keys_of(file)
        whole += bool(by_then)
    assert whole > CUTS / 2
    assert (lost > 0) == (synchronous == "NORMAL"), "the cuts take what was not synced"
    with open_house(file) as house:  # and people go on
        assert ask(house, "/health").status == 200
        cookie = hello(house).cookie
        assert all(ask(house, f"/api/tables/{code}", cookie=cookie).status == 200 for code in logs_of(file))
    if synchronous == "FULL":  # the test would notice
        file = tmp_path / "lying.db"
        moment = ends[-1]
        for _ in range(20):
            recorded.cut(moment, file, luck, honest=False)
            if _find_damage(str(file)) or not {key for _, key in recorded.until(moment)} <= keys_of(file):
                return
        raise AssertionError("a disk that says that it wrote, and did not, makes no difference")


def logs_of(file: Path) -> dict[str, list[object]]:
    store = SqliteStore(file)
    try:
        return {code: list(read_rows(store, code)) for (code,) in store.all("SELECT id FROM tables")}
    finally:
        store.close()


def keys_of(file: Path) -> set[str]:
    return {row.key for rows in logs_of(file).values() for row in rows}  # type: ignore[attr-defined]
