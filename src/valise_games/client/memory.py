"""What a client keeps of deals, in files of its own: one for each table, as `valise verify --kept` takes it."""

from __future__ import annotations

import contextlib
import json
import os
import re
from collections.abc import Iterator, MutableMapping
from pathlib import Path

from valise_games.play import deal_memory
from valise_games.play.deal_memory import DealMemory

MOST = 200  # files; the oldest go
CODE = re.compile("[A-Z0-9]{1,24}")  # of a table; a house that gives others does not write files here


class FileMemory(MutableMapping[str, DealMemory]):
    """The memory of one house's tables. That it cannot be written is no reason not to play: then it lasts as long as
    the program."""

    def __init__(self, folder: Path, house: str) -> None:
        self.folder, self.house = folder, house
        self._known: dict[str, DealMemory] = {}

    def file(self, code: str) -> Path:
        """Where it is kept."""
        return self.folder / f"{code}.json"

    def __getitem__(self, code: str) -> DealMemory:
        if code not in self._known:
            if not CODE.fullmatch(code):
                raise KeyError(code)
            try:
                found = deal_memory.read(json.loads(self.file(code).read_text(encoding="utf-8")))
            except (OSError, ValueError):
                raise KeyError(code) from None
            if found.get("house") != self.house:
                raise KeyError(code)
            self._known[code] = found
        return self._known[code]

    def __setitem__(self, code: str, deal: DealMemory) -> None:
        self._known[code] = deal
        if not CODE.fullmatch(code):
            return
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            if not self.file(code).exists():
                self._make_room()
            beside = self.folder / f".{code}.{os.getpid()}"
            with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as out:
                json.dump(deal, out, indent=1)
            beside.replace(self.file(code))

    def _make_room(self) -> None:
        oldest = sorted(self.folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
        for file in oldest[: max(0, len(oldest) - MOST + 1)]:
            file.unlink(missing_ok=True)

    def __delitem__(self, code: str) -> None:
        self._known.pop(code)

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)
