"""The file of a run: what is in it is kept, what is torn is played again, and what is not ours is refused."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from valise_games.arena import ArenaTrouble
from valise_games.arena.game_runner import GameResult
from valise_games.arena.results import FORMAT, HEADER, Results

RUN: dict[str, Any] = dict.fromkeys(HEADER, 0) | {"valise-arena": FORMAT, "game": "agent", "seats": 2, "games": 10}


def noted(*shares: float) -> GameResult:
    """A game at two seats."""
    return {
        "shares": list(shares), "first": 1, "winners": [0], "reason": "brought-home", "decisions": 9, "rounds": 2,
        "deeds": [{"bluff": [1, 3]}, {}], "asked": [4, 3], "seconds": [0.25, 0],
    }  # fmt: skip


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    results = Results.open(tmp_path / "run.jsonl", RUN)
    results.note((0, 0, 0), noted(1.0, 0.0))
    results.note((0, 0, 1), noted(0.0, 1.0))
    results.close()
    return results.path


def test_what_was_noted_is_there_again(kept: Path) -> None:
    with closing(Results.open(kept, RUN)) as again:
        assert again.games == {(0, 0, 0): noted(1.0, 0.0), (0, 0, 1): noted(0.0, 1.0)}


@pytest.mark.parametrize("torn", [b'{"at":[0,1,0],"sha', b"{", b'{"at":[0,1,0],"shares":[1.0,0.0]}'])
def test_a_torn_last_line_is_played_again(kept: Path, torn: bytes) -> None:
    whole = kept.read_bytes()
    kept.write_bytes(whole + torn)
    again = Results.open(kept, RUN)
    assert set(again.games) == {(0, 0, 0), (0, 0, 1)}
    again.note((0, 1, 0), noted(0.5, 0.5))
    again.close()
    assert kept.read_bytes().startswith(whole)
    assert set(Results.read(kept).games) == {(0, 0, 0), (0, 0, 1), (0, 1, 0)}


def test_a_file_that_lost_the_end_of_its_first_line_keeps_it(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    path.write_text(json.dumps(RUN))
    again = Results.open(path, RUN)
    again.note((0, 0, 0), noted(1.0, 0.0))
    again.close()
    assert set(Results.read(path).games) == {(0, 0, 0)}


def test_more_games_of_the_same_run(kept: Path) -> None:
    with closing(Results.open(kept, RUN | {"games": 99})) as again:
        assert len(again.games) == 2


def test_the_games_of_another_run_are_refused(kept: Path) -> None:
    before = kept.read_bytes()
    with pytest.raises(ArenaTrouble, match=r'run.jsonl keeps another run: its game is "agent", not "casanova"'):
        Results.open(kept, RUN | {"game": "casanova"})
    assert kept.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("hello", "not the file of a run"),
        ('{"game": "agent"}\n', "not the file of a run"),
        ("[1]\n", "not the file"),
        ("[" * 100_000, "not the file"),
    ],
)
def test_what_is_no_run_is_refused(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "other.txt"
    path.write_text(text)
    with pytest.raises(ArenaTrouble, match=why):
        Results.open(path, RUN)
    assert path.read_text() == text


def test_a_line_that_is_damaged_is_named(kept: Path) -> None:
    lines = kept.read_text().splitlines()
    lines[1] = lines[1][:10]
    kept.write_text("\n".join(lines) + "\n")
    with pytest.raises(ArenaTrouble, match="damaged in line 2"):
        Results.open(kept, RUN)


@pytest.mark.parametrize("at", [3, [1], [[], 1, 2], None])
def test_a_game_that_is_nowhere_in_the_run_is_damage(kept: Path, at: object) -> None:
    header, line, *others = kept.read_text().splitlines()
    kept.write_text("\n".join([header, json.dumps(json.loads(line) | {"at": at}), *others]) + "\n")
    with pytest.raises(ArenaTrouble, match="damaged in line 2"):
        Results.open(kept, RUN)


WHOLE = noted(1.0, 0.0)
DAMAGED: list[GameResult] = [
    *({key: value for key, value in WHOLE.items() if key != lost} for lost in WHOLE),
    *(WHOLE | {key: None} for key in WHOLE),
    *(WHOLE | {key: WHOLE[key][:1]} for key in ("shares", "deeds", "asked", "seconds")),
    *(WHOLE | {"shares": [1.0, wrong]} for wrong in ("0", None, -0.5, 2, float("nan"))),
    *(WHOLE | {"first": wrong} for wrong in (-1, 2, 0.5)),
    *(WHOLE | {"deeds": [{}, wrong]} for wrong in (3, {"bluff": 1}, {"bluff": [1]}, {"bluff": ["1", 3]})),
    WHOLE | {"asked": [4, "3"]},
    WHOLE | {"seconds": [0.25, None]},
    WHOLE | {"winners": ["0"]},
]


@pytest.mark.parametrize("game", DAMAGED, ids=json.dumps)
def test_a_game_of_which_something_is_lost_is_damage_and_nothing_else_is_lost(kept: Path, game: GameResult) -> None:
    kept.write_text(kept.read_text() + json.dumps({"at": [0, 1, 0]} | game) + "\n")
    before = kept.read_bytes()
    with pytest.raises(ArenaTrouble, match=r"damaged in line 4: that is no whole game for 2 seats; take the line out"):
        Results.open(kept, RUN)
    assert kept.read_bytes() == before
    kept.write_bytes(b"\n".join(before.split(b"\n")[:3]) + b"\n")
    assert set(Results.read(kept).games) == {(0, 0, 0), (0, 0, 1)}


def test_a_format_to_come_is_refused(kept: Path) -> None:
    kept.write_text(kept.read_text().replace(f'"valise-arena":{FORMAT}', '"valise-arena":99'))
    with pytest.raises(ArenaTrouble, match="format 99"):
        Results.read(kept)


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ArenaTrouble, match="cannot be written"):
        Results.open(tmp_path / "file" / "run.jsonl", RUN)
