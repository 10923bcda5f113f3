"""A run in parts, on machines that know nothing of each other: `--shard 2/8` plays every eighth deal, and
`valise arena merge` makes one file of all parts.

A shard is a share of the deals, whatever the number of games, so a shard that is gone on with to more games stays the
same shard. Its file is that of a run whose first line says which part it is; that of the merged run does not, and its
games stand in the order in which one process with one worker plays them.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from valise_games.arena import ArenaTrouble
from valise_games.arena.lineups import Place, lineups, places
from valise_games.arena.results import HEADER, SHARD, Results

MOST = 100_000
NAMED = 6  # in one sentence; of more it is said how many


@dataclass(frozen=True)
class Shard:
    number: int  # from 1
    of: int

    @classmethod
    def read(cls, text: object) -> Self:
        """Reads `2/8`; raises ArenaTrouble."""
        number, slash, of = text.partition("/") if isinstance(text, str) else ("", "", "")
        if slash and all(part.isascii() and part.isdigit() and len(part) <= len(str(MOST)) for part in (number, of)):
            if 1 <= int(number) <= int(of) <= MOST:
                return cls(int(number), int(of))
        raise ArenaTrouble(f"--shard is part/parts, as 2/8 for the second of eight, not {str(text)[:40]!r}")

    def __str__(self) -> str:
        return f"{self.number}/{self.of}"

    def of_run(self, wanted: Iterable[Place]) -> list[Place]:
        """The games of this shard among all games of a run: whole deals."""
        return [place for place in wanted if place[1] % self.of == self.number - 1]


def read_shards(paths: Sequence[Path]) -> dict[int, Results]:
    """All shards of one run, by number; raises ArenaTrouble."""
    found: dict[int, Results] = {}
    for path in paths:
        if not path.exists():
            raise ArenaTrouble(f"there is no {path}")
        results = Results.read(path)
        if SHARD not in results.header:
            raise ArenaTrouble(f"{path} is a run of its own, not a shard of one")
        shard = Shard.read(results.header[SHARD])
        _check_same_run(next(iter(found.values()), results), results)
        if (twin := found.get(shard.number)) is not None:
            raise ArenaTrouble(f"{path} and {twin.path} are both shard {shard}: leave one out")
        found[shard.number] = results
    of = Shard.read(results.header[SHARD]).of
    if missing := [f"{number}/{of}" for number in range(1, of + 1) if number not in found]:
        raise ArenaTrouble(f"of {of} shards {len(missing)} {_are(missing)} missing: {_listed(missing)}")
    return found


def merge(shards: Mapping[int, Results], header: dict[str, Any], out: Path) -> Results:
    """One run from all its shards, by number, written to `out` when it is whole. Raises ArenaTrouble, in a sentence
    that says what is missing, and writes nothing then."""
    if out.exists():
        raise ArenaTrouble(f"{out} is there already; name another file with --out")
    wanted = list(places(lineups(header["bots"], header["against"], header["seats"]), header["games"]))
    _check_whole(shards, wanted)
    part = out.with_name(f"{out.name}.part")
    part.unlink(missing_ok=True)  # of a merge that was stopped
    merged = Results.open(part, header)
    for place in wanted:
        merged.note(place, shards[place[1] % len(shards) + 1].games[place])
    merged.close()
    os.replace(part, out)
    merged.path = out
    return merged


# ---------------------------------------------------------------------------------- what is checked
def _check_same_run(one: Results, other: Results) -> None:
    for key in HEADER:
        here, there = other.header[key], one.header[key]
        if here != there and key == "made_from":
            raise ArenaTrouble(f"{other.path} was played by other code or other nets than {one.path}")
        if here != there:
            name = key.replace("_", " ")
            raise ArenaTrouble(
                f"{other.path} is of another run than {one.path}: its {name} is {json.dumps(here)}, "
                f"not {json.dumps(there)}"
            )
    parts = [Shard.read(results.header[SHARD]).of for results in (other, one)]
    if parts[0] != parts[1]:
        raise ArenaTrouble(f"{other.path} is one of {parts[0]} shards, {one.path} one of {parts[1]}")


def _check_whole(shards: Mapping[int, Results], wanted: Sequence[Place]) -> None:
    unfinished = []
    for number, results in sorted(shards.items()):
        asked = Shard(number, len(shards)).of_run(wanted)
        left = sum(place not in results.games for place in asked)
        if left:
            unfinished.append(f"{results.path} lacks {left:,} of {len(asked):,} games")
    if unfinished:
        raise ArenaTrouble(f"{_listed(unfinished)}; go on with each by: valise arena --resume FILE")


def _are(things: Sequence[Any]) -> str:
    return "is" if len(things) == 1 else "are"


def _listed(things: Sequence[str]) -> str:
    rest = len(things) - NAMED
    return ", ".join(things[:NAMED]) + (f" and {rest:,} more" if rest > 0 else "")
