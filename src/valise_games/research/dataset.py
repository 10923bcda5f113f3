"""Games as Parquet: a row for each decision, forced ones too, game after game in the order of play.

| column | what |
| --- | --- |
| `game` `step` | the number of the game, and of the decision in it, both from 0 |
| `length` | how many decisions the game has |
| `seat` `bot` `round` | whose decision it is, by which bot, and how many rounds were played before |
| `knew` | what the seat knew: the state with the secrets blanked out, as bytes; the card tells where which number is |
| `observation` | the same as the environments show it, as numbers; only if it was asked for |
| `options` | what the seat could do: numbers of actions, ascending |
| `took` | what it did |
| `truth` | what was true: the whole state before the decision, in the same form as `knew` |
| `share` | what came of it for the seat: its share of the win |
| `shares` `reason` | the share of every seat, and why the game ended |

The card says of what the games are made: version, version and fingerprint of the rules, bots, seeds and schema. It is
in the file itself and, for people, beside it.

    dataset = read_dataset("games.parquet")
    for decision in dataset.decisions():
        decision.known, decision.options, decision.action, decision.share
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from valise_games.bots.net import fingerprint_of
from valise_games.games import Entry, find
from valise_games.games.game import Action
from valise_games.research import ResearchTrouble
from valise_games.research.recorder import Recorded, Recorder
from valise_games.rules import Record

FORMAT = 1
CARD = "valise-dataset"  # among the metadata of the file
COMPRESSION: dict[str, Any] = {"compression": "zstd", "compression_level": 3}


def make_card(
    version: str, entry: Entry, recorder: Recorder, games: int, observations: bool, made_from: Any
) -> dict[str, Any]:
    """What a dataset says of itself, as JSON."""
    table = recorder.table
    kind = recorder.game.State.dtype()
    fields = kind.fields or {}
    return {
        CARD: FORMAT,
        "version": version,
        "game": entry.id,
        "variant": table.variant,
        "rules": entry.version,
        "fingerprint": fingerprint_of(entry, table.variant),
        "seats": table.seats,
        "options": dict(table.options),
        "bots": list(recorder.bots),
        "seating": "in game g seat s is played by bots[(s + g) % len(bots)]",
        "seed": table.seed,
        "games": games,
        "made_from": made_from,
        "observations": recorder.game.FEATURES if observations else 0,
        "actions": recorder.game.ACTIONS,
        "state": {
            "bytes": kind.itemsize,
            "fields": [
                [name, fields[name][0].base.str, list(fields[name][0].shape), fields[name][1]]
                for name in kind.names or ()
            ],
        },
        "license": "MIT",
    }


def schema(card: dict[str, Any]) -> pa.Schema:
    state = pa.binary(card["state"]["bytes"])
    columns = [
        ("game", pa.int32()),
        ("step", pa.int32()),
        ("length", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.dictionary(pa.int8(), pa.string())),
        ("round", pa.int32()),
        ("knew", state),
        ("options", pa.list_(pa.int16())),
        ("took", pa.int16()),
        ("truth", state),
        ("share", pa.float32()),
        ("shares", pa.list_(pa.float32(), card["seats"])),
        ("reason", pa.dictionary(pa.int8(), pa.string())),
    ]
    if card["observations"]:
        columns.insert(7, ("observation", pa.list_(pa.float32(), card["observations"])))
    return pa.schema(columns, metadata={CARD: json.dumps(card)})


def as_table(recorder: Recorder, recorded: Recorded, card: dict[str, Any]) -> pa.Table:
    """Recorded games as the rows of a dataset."""
    rows, kinds = recorded.rows, schema(card)
    number = rows["game"] - recorded.games[0]
    state = kinds.field("truth").type
    names = list(dict.fromkeys(recorder.bots))
    sits = np.array([[names.index(name) for name in recorder.bots_in(int(game))] for game in recorded.games], np.int8)
    reasons = recorder.reasons(recorded)
    ended = list(dict.fromkeys(reasons))
    why = np.array([ended.index(reason) for reason in reasons], np.int8)
    returns = rows["returns"]
    columns: dict[str, Any] = {
        "game": pa.array(rows["game"].astype(np.int32)),
        "step": pa.array(rows["step"].astype(np.int32)),
        "length": pa.array(rows["length"][number].astype(np.int32)),
        "seat": pa.array(rows["seat"]),
        "bot": pa.DictionaryArray.from_arrays(pa.array(sits[number, rows["seat"]]), pa.array(names)),
        "round": pa.array(np.ascontiguousarray(rows["truth"]["round"]).astype(np.int32)),
        "knew": _fixed(rows["knew"], state),
        "options": pa.ListArray.from_arrays(pa.array(rows["first_option"].astype(np.int32)), pa.array(rows["options"])),
        "took": pa.array(rows["took"]),
        "truth": _fixed(rows["truth"], state),
        "share": pa.array(returns[number, rows["seat"]]),
        "shares": pa.FixedSizeListArray.from_arrays(pa.array(returns[number].ravel()), card["seats"]),
        "reason": pa.DictionaryArray.from_arrays(pa.array(why[number]), pa.array(ended)),
    }
    if card["observations"]:
        seen = recorder.observed(recorded)
        columns["observation"] = pa.FixedSizeListArray.from_arrays(pa.array(seen.ravel()), card["observations"])
    return pa.table([columns[name] for name in kinds.names], schema=kinds)


def _fixed(states: np.ndarray[Any, Any], kind: Any) -> pa.Array:
    memory = np.ascontiguousarray(states)
    return pa.FixedSizeBinaryArray.from_buffers(kind, len(memory), [None, pa.py_buffer(memory.view(np.uint8))])


# ---------------------------------------------------------------------------------- writing
class Parts:
    """The parts of a dataset that are there already, in a folder beside it. Each is whole or not there at all, so a run
    that was stopped goes on where it was; the dataset itself appears when all are there."""

    def __init__(self, path: Path, card: dict[str, Any]) -> None:
        self.path, self.card = path, card
        self.folder = path.with_name(path.name + ".parts")

    def begin(self) -> None:
        """Makes the folder, or goes on with what is in it; raises ResearchTrouble if that is of another run."""
        head = self.folder / "card.json"
        try:
            if not head.exists():
                self.folder.mkdir(parents=True, exist_ok=True)
                _write_whole(head, json.dumps(self.card))
            kept = json.loads(head.read_text())
        except OSError as error:
            raise ResearchTrouble(f"{error.filename} cannot be written: {error.strerror}") from None
        except ValueError:
            kept = None
        if kept != self.card:
            other = [key for key in self.card if not isinstance(kept, dict) or kept.get(key) != self.card[key]]
            raise ResearchTrouble(
                f"{self.folder} keeps the parts of another dataset (another {', '.join(other)}): "
                "give another --out, or take the folder away"
            )

    def file(self, number: int) -> Path:
        return self.folder / f"{number:06}.parquet"

    def note(self, number: int, table: pa.Table) -> None:
        raw = self.file(number).with_suffix(".new")
        try:
            pq.write_table(table, raw, **COMPRESSION)
            raw.replace(self.file(number))
        except OSError as error:
            raise ResearchTrouble(
                f"{raw} cannot be written: {error}; what is there stays, and is gone on with"
            ) from None

    def join(self, many: int) -> int:
        """Makes the dataset of its parts, takes them away, and tells how many decisions it has."""
        raw = self.path.with_name(self.path.name + ".new")
        decisions = 0
        with pq.ParquetWriter(raw, schema(self.card), **COMPRESSION) as writer:
            for number in range(many):
                part = pq.read_table(self.file(number), schema=schema(self.card))
                decisions += part.num_rows
                writer.write_table(part)
        raw.replace(self.path)
        _write_whole(card_beside(self.path), json.dumps({**self.card, "decisions": decisions}, indent=1) + "\n")
        shutil.rmtree(self.folder)
        return decisions


def card_beside(path: Path) -> Path:
    return path.with_name(path.name + ".json")


def _write_whole(path: Path, text: str) -> None:
    raw = path.with_name(path.name + ".new")
    raw.write_text(text, encoding="utf-8")
    raw.replace(path)


# ---------------------------------------------------------------------------------- reading
@dataclass(frozen=True)
class Decision:
    """A row of a dataset, and what follows from it."""

    dataset: Dataset
    game: int
    step: int
    length: int
    seat: int
    bot: str
    round: int
    options: list[int]
    took: int
    share: float
    shares: list[float]
    reason: str
    knew: bytes
    truth_bytes: bytes
    observation: list[float] | None = None

    @cached_property
    def known(self) -> Record:
        """What the seat knew, as bots are asked."""
        return self.dataset.state(self.knew)

    @cached_property
    def truth(self) -> Record:
        """What was true."""
        return self.dataset.state(self.truth_bytes)

    @cached_property
    def action(self) -> Action:
        """What it did, readable."""
        action: Action = self.dataset.plain.write_action(self.known, self.took)
        return action


class Dataset:
    """A dataset that can be read; made by `read_dataset`."""

    def __init__(self, path: Path, file: pq.ParquetFile, card: dict[str, Any]) -> None:
        self.path, self.file, self.card = path, file, card
        self.entry = find(card["game"])
        self.plain: Any = self.entry.load("plain", card["variant"])
        self._dtype = self.plain.State.dtype()

    def __len__(self) -> int:
        return int(self.file.metadata.num_rows)

    def state(self, raw: bytes) -> Record:
        """A state as the plain rules have it."""
        record: Record = self.plain.State.unpack(np.frombuffer(raw, self._dtype, 1)[0])
        return record

    def decisions(self) -> Iterator[Decision]:
        for batch in self.file.iter_batches(batch_size=4096):
            for row in batch.to_pylist():
                yield Decision(dataset=self, truth_bytes=row.pop("truth"), **row)

    def games(self) -> Iterator[list[Decision]]:
        """The decisions of each game."""
        one: list[Decision] = []
        for decision in self.decisions():
            one.append(decision)
            if len(one) == decision.length:
                yield one
                one = []

    def events(self, game: list[Decision], seat: int, step: int) -> list[dict[str, Any]]:
        """All that a seat was told in a game until the decision of that number: with what it knows, all it can
        remember."""
        states = [decision.truth for decision in game[: step + 1]]
        events = list(self.plain.beginning(states[0]))
        for decision, after in zip(game, states[1:]):
            events += self.plain.story(decision.truth, decision.seat, decision.took, after)
        return [event for event, to in events if to is None or seat in to]


def read_dataset(path: str | Path) -> Dataset:
    """Opens a dataset. Raises ResearchTrouble where it is none, or of rules that this version does not have."""
    path = Path(path)
    if not path.is_file():
        raise ResearchTrouble(f"there is no file {path}")
    try:
        file = pq.ParquetFile(path)
    except (OSError, pa.ArrowException) as error:
        raise ResearchTrouble(f"{path} cannot be read as Parquet: {str(error).splitlines()[0]}") from None
    try:
        card = json.loads((file.schema_arrow.metadata or {})[CARD.encode()])
    except (KeyError, ValueError):
        raise ResearchTrouble(f"{path} is no dataset of Valise: it has no card") from None
    if not isinstance(card, dict) or card.get(CARD) != FORMAT:
        raise ResearchTrouble(f"{path} has a card that this Valise cannot read: it reads format {FORMAT}")
    entry = find(card["game"])
    if (card["rules"], card["fingerprint"]) != (entry.version, fingerprint_of(entry, card["variant"])):
        raise ResearchTrouble(
            f"{path} was played by version {card['rules']} of the rules as Valise {card['version']} had them; "
            f"this is Valise with version {entry.version}, and its states or actions are laid out otherwise"
        )
    if not file.schema_arrow.equals(schema(card)):
        raise ResearchTrouble(f"{path} does not have the columns that its card tells of")
    return Dataset(path, file, card)
