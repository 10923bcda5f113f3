"""Datasets: the games of the arena, kept decision by decision, as the plain rules have them; and what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from valise_games import catalogue
from valise_games.arena.entrants import make_entrant
from valise_games.arena.game_runner import RunSettings, play
from valise_games.cli import main
from valise_games.games import find
from valise_games.research import ResearchTrouble, dataset_command
from valise_games.research.dataset import Dataset, read_dataset
from valise_games.research.dataset_check import check

AGENT = "def last(observation, mask):\n    return mask.nonzero()[0][-1]\n"


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Dataset]:
    monkeypatch.chdir(tmp_path)

    def made(*arguments: str, out: str = "games.parquet") -> Dataset:
        assert main(["dataset", *arguments, "--out", out]) == 0
        return read_dataset(out)

    return made


@pytest.fixture
def complaint(refusal: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    monkeypatch.chdir(tmp_path)
    return partial(refusal, "dataset")


def holds_the_games_of_the_arena(dataset: Dataset, game: str, variant: str, bots: list[str]) -> None:
    seats = dataset.card["seats"]
    table = RunSettings(game, variant, seats, find(game).full_options({}), dataset.card["seed"])
    number = 0
    for number, decisions in enumerate(dataset.games(), 1):
        names = [bots[(seat + number - 1) % len(bots)] for seat in range(seats)]
        ours = play(table, [make_entrant(name, game, variant) for name in names], number - 1)
        last = decisions[-1]
        assert (last.length, last.reason) == (ours["decisions"], ours["reason"])
        assert last.shares == pytest.approx(ours["shares"])
        assert [decision.bot for decision in decisions] == [names[decision.seat] for decision in decisions]
    assert number == dataset.card["games"]


def test_the_games_are_those_of_the_arena_and_the_rules(make: Callable[..., Dataset], tmp_path: Path) -> None:
    (tmp_path / "their_agents.py").write_text(AGENT)
    bots = ["novice", "mine:their_agents:last", "random"]
    dataset = make(
        "agent", "--variant", "small", "--seats", "3", "--games", "4", "--bots", ",".join(bots), "--observations"
    )
    holds_the_games_of_the_arena(dataset, "agent", "small", bots)
    assert sum(check(dataset)) == len(dataset)
    beside = json.loads(Path("games.parquet.json").read_text())
    assert beside == {**dataset.card, "decisions": len(dataset)}


@pytest.mark.long
@pytest.mark.parametrize("game", catalogue)
def test_every_game_makes_datasets(make: Callable[..., Dataset], game: str) -> None:
    dataset = make(game, "--games", "6", "--bots", "novice,random", "--seed", "3")
    holds_the_games_of_the_arena(dataset, game, "standard", ["novice", "random"])
    assert sum(check(dataset)) == len(dataset)


def test_a_row_tells_what_a_seat_knew_and_nothing_of_the_others(make: Callable[..., Dataset]) -> None:
    dataset = make("agent", "--variant", "small", "--games", "2")
    for decisions in dataset.games():
        for decision in decisions:
            seat, known, truth = decision.seat, decision.known, decision.truth
            assert known.stake[seat] == truth.stake[seat]  # type: ignore[attr-defined]
            assert not any(known.stake[1 - seat])  # type: ignore[attr-defined]
            assert dataset.plain.read_action(known, decision.action) == decision.took
        mine, all_ends = (dataset.events(decisions, 0, step) for step in (3, len(decisions) - 1))
        assert all_ends[: len(mine)] == mine
        lots = [event for event in all_ends if event["what"] == "lot"]
        assert all(event["seat"] == 0 for event in lots)


@pytest.mark.parametrize(
    ("column", "value"),
    [("took", 0), ("share", 0.25), ("seat", 5), ("reason", "bored"), ("length", 9), ("round", 99), ("truth", None),
     ("knew", None), ("options", [1, 2]), ("bot", "regular")],
)  # fmt: skip
def test_what_was_changed_afterwards_is_found(
    make: Callable[..., Dataset], complaint: Callable[..., str], column: str, value: Any
) -> None:
    dataset = make("agent", "--variant", "small", "--games", "2", "--bots", "random")
    table = pq.read_table("games.parquet")
    rows = table.column(column).to_pylist()
    changed = 7
    if value is None:
        value = bytes([rows[changed][0] ^ 1]) + rows[changed][1:]
    elif column == "took":
        value = rows[changed] + 1
    rows[changed] = value
    kind = table.schema.field(column).type
    column_of_strings = pa.types.is_dictionary(kind)
    array = pa.array(rows, pa.string()).dictionary_encode().cast(kind) if column_of_strings else pa.array(rows, kind)
    table = table.set_column(table.schema.get_field_index(column), table.schema.field(column), array)
    pq.write_table(table, "games.parquet")
    assert " decision " in complaint("--verify", "games.parquet") or column == "length"
    assert dataset.card == read_dataset("games.parquet").card


def test_games_that_are_missing_are_missed(make: Callable[..., Dataset], complaint: Callable[..., str]) -> None:
    make("agent", "--variant", "small", "--games", "2", "--bots", "random")
    table = pq.read_table("games.parquet")
    pq.write_table(table.slice(0, table.num_rows - 1), "games.parquet")
    assert "1 whole games, and its card tells of 2" in complaint("--verify", "games.parquet")


def test_a_run_that_was_stopped_goes_on(
    make: Callable[..., Dataset], complaint: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset_command, "CHUNK", 2)
    asked = ("agent", "--variant", "small", "--games", "5", "--bots", "random")
    whole = make(*asked, out="whole.parquet")

    played = dataset_command._here

    def stopped(*given: Any) -> Any:
        for number in played(*given):
            yield number
            raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(dataset_command, "_here", stopped)
        assert "stopped with 1 of 3 parts" in complaint(*asked, "--out", "games.parquet")
    assert not Path("games.parquet").exists()
    assert "another dataset (another seed)" in complaint(*asked, "--seed", "2", "--out", "games.parquet")
    kept = Path("games.parquet.parts/000000.parquet").stat().st_mtime_ns
    torn = Path("games.parquet.parts/000001.new")
    torn.write_bytes(b"half a file")
    assert kept == Path("games.parquet.parts/000000.parquet").stat().st_mtime_ns
    again = make(*asked)
    assert pq.read_table("games.parquet").equals(pq.read_table("whole.parquet"))
    assert whole.card == again.card
    assert not Path("games.parquet.parts").exists()


def test_workers_make_the_same(make: Callable[..., Dataset], monkeypatch: pytest.MonkeyPatch) -> None:
    games = str(dataset_command.CHUNK + 1)
    asked = ("agent", "--variant", "small", "--games", games, "--bots", "random")
    make(*asked, out="one.parquet")
    make(*asked, "--workers", "2", out="two.parquet")
    assert pq.read_table("one.parquet").equals(pq.read_table("two.parquet"))


def test_what_cannot_be_is_refused_in_a_sentence(
    make: Callable[..., Dataset], complaint: Callable[..., str], tmp_path: Path
) -> None:
    small = ("agent", "--variant", "small")
    assert "name a game and --out" in complaint("agent")
    assert "as many as there are seats" in complaint(*small, "--bots", "random,novice,regular", "--out", "a.parquet")
    assert "has no bot 'nobody'" in complaint(*small, "--bots", "nobody", "--out", "a.parquet")
    assert "--games is a whole number from 1" in complaint(*small, "--games", "0", "--out", "a.parquet")
    assert "leave out the game" in complaint("agent", "--verify", "a.parquet")
    assert "there is no file a.parquet" in complaint("--verify", "a.parquet")
    (tmp_path / "agents_of_matches.py").write_text("def first(match, seat):\n    return match.legal(seat)[0]\n")
    mine = "mine:agents_of_matches:first"
    assert "asked by act(observation, mask)" in complaint(*small, "--bots", mine, "--out", "a.parquet")
    (tmp_path / "a.parquet").write_bytes(b"no such thing")
    assert "is there already" in complaint(*small, "--out", "a.parquet")
    assert "cannot be read as Parquet" in complaint("--verify", "a.parquet")
    pq.write_table(pa.table({"game": [1]}), "other.parquet")
    assert "it has no card" in complaint("--verify", "other.parquet")


def test_rules_of_another_version_are_said(make: Callable[..., Dataset]) -> None:
    make("agent", "--variant", "small", "--games", "1", "--bots", "random")
    table = pq.read_table("games.parquet")
    card = {**read_dataset("games.parquet").card, "rules": 2}
    pq.write_table(table.replace_schema_metadata({"valise-dataset": json.dumps(card)}), "games.parquet")
    with pytest.raises(ResearchTrouble, match="version 2 of the rules"):
        read_dataset("games.parquet")


def test_the_page_shows_what_runs(make: Callable[..., Dataset]) -> None:
    make("casablanca", "--variant", "small", "--games", "1", out="novices.parquet")
    page = (Path(__file__).parents[2] / "docs/datasets.md").read_text()
    parts = page.split("```python\n")[1:]
    assert len(parts) == 2
    names: dict[str, Any] = {}
    for part in parts:
        exec(part.partition("```")[0], names)
    assert (names["knew"]["seats"] == names["dataset"].card["seats"]).all()
