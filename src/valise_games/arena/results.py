"""The file of a run: a line that says which run it is, then a line for every game, in the order in which they ended.

A line is written when its game is over, so a run that is killed goes on where it was: at most the last line is torn,
and then its game is played again. Any other damage is named, and the file left as it is.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self, TextIO

from valise_games.arena import ArenaTrouble
from valise_games.arena.game_runner import GameResult
from valise_games.arena.lineups import Place

FORMAT = 1
HEADER = (
    "valise-arena",
    "game",
    "variant",
    "rules",
    "seats",
    "options",
    "bots",
    "against",
    "made_from",
    "seed",
    "games",
)
SHARD = "shard"  # in the header of a part of a run: which part of how many, as "2/8"


@dataclass
class Results:
    """The games of a run so far, and the file that keeps them."""

    path: Path
    header: dict[str, Any]
    games: dict[Place, GameResult] = field(default_factory=dict)
    file: TextIO | None = None

    @classmethod
    def open(cls, path: Path, header: dict[str, Any]) -> Self:
        """The file of that run, made anew or gone on with. The number of games may have changed; what it was made from
        is kept."""
        if path.exists() and path.stat().st_size > 0:
            results = cls.read(path)
            for key in (*HEADER, SHARD):
                here, asked = results.header.get(key), header.get(key)
                if key not in ("games", "made_from") and here != asked:
                    raise ArenaTrouble(
                        f"{path} keeps another run: its {key.replace('_', ' ')} is {json.dumps(here)}, "
                        f"not {json.dumps(asked)}; name another place with --out"
                    )
            results.header = {**header, "made_from": results.header["made_from"]}
        else:
            results = cls(path, header)
        if results._append() == 0:
            results._write(results.header)
        return results

    @classmethod
    def read(cls, path: Path) -> Self:
        """What is in a file, without writing to it."""
        try:
            lines = path.read_bytes().split(b"\n")
        except OSError as error:
            raise ArenaTrouble(f"{path} cannot be read: {error.strerror}") from None
        header = _parse(lines[0])
        if header is None or any(key not in header for key in HEADER):
            raise ArenaTrouble(f"{path} is not the file of a run of the arena")
        if header["valise-arena"] != FORMAT:
            raise ArenaTrouble(f"{path} has format {header['valise-arena']}, this Valise reads {FORMAT}")
        results = cls(path, header)
        for number, line in enumerate(lines[1:-1], 2):  # what follows the last end of a line is torn, or nothing
            noted = _parse(line) or {}
            match noted.pop("at", None):
                case [int(lineup), int(deal), int(order)] if _is_whole(noted, header["seats"]):
                    results.games[lineup, deal, order] = noted
                case _:
                    raise ArenaTrouble(
                        f"{path} is damaged in line {number}: that is no whole game for {json.dumps(header['seats'])} "
                        "seats; take the line out, and its game is played again"
                    )
        return results

    def note(self, place: Place, noted: GameResult) -> None:
        self._write({"at": list(place), **noted})
        self.games[place] = noted

    def close(self) -> None:
        if self.file is not None:
            self.file.close()

    def _append(self) -> int:
        """Opens the file at the end of its last whole line, and says where that is."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.path.exists():
                kept = self.path.read_bytes()
                with self.path.open("r+b") as torn:
                    torn.truncate(kept.rfind(b"\n") + 1)
            self.file = self.path.open("a", encoding="utf-8")
            return self.file.tell()
        except OSError as error:
            raise ArenaTrouble(f"{self.path} cannot be written: {error.strerror}") from None

    def _write(self, line: dict[str, Any]) -> None:
        assert self.file is not None
        self.file.write(json.dumps(line, separators=(",", ":")) + "\n")
        self.file.flush()


def _parse(line: bytes) -> dict[str, Any] | None:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _is_whole(noted: GameResult, seats: object) -> bool:
    """Whether all is there that `play` notes of a game. Files are changed by hand, too."""
    match noted:
        case {
            "shares": [*shares],
            "first": int(first),
            "winners": [*winners],
            "reason": str(),
            "decisions": int(),
            "rounds": int(),
            "deeds": [*deeds],
            "asked": [*asked],
            "seconds": [*seconds],
        }:
            by_seat = (shares, deeds, asked, seconds)
            counts = [*winners, *asked, *(count for deed in deeds for count in _counts(deed))]
            return (
                all(len(listed) == seats for listed in by_seat)
                and first in range(len(shares))
                and all(isinstance(share, float | int) and 0 <= share <= 1 for share in shares)
                and all(isinstance(took, float | int) and took >= 0 for took in seconds)
                and all(isinstance(count, int) and count >= 0 for count in counts)
                and _are_notes(noted.get("notes", []), seats)
                and noted.get("forfeit") in (None, *range(len(shares)))
            )
    return False


def _are_notes(notes: object, seats: object) -> bool:
    """What agents that play in words noted, by seat: counts, and scores of what they believed."""
    if not isinstance(notes, list) or len(notes) not in (0, seats) or not all(isinstance(own, dict) for own in notes):
        return False
    beliefs = [one for own in notes for one in own.get("beliefs", [None])]
    counts = [count for own in notes for key, count in own.items() if key != "beliefs"]
    scored = [one for one in beliefs if one is not None]
    return all(isinstance(count, int) and count >= 0 for count in counts) and all(
        isinstance(one, list)
        and len(one) == 3
        and all(score is None or isinstance(score, float | int) for score in one)
        for one in scored
    )


def _counts(deeds: object) -> list[object]:
    """How often a seat did each thing, and how often it could have."""
    pairs = list(deeds.values()) if isinstance(deeds, dict) else [None]
    return [count for pair in pairs for count in (pair if isinstance(pair, list) and len(pair) == 2 else [None])]
