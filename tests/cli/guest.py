"""Somebody at a terminal who plays in a house: others act while he thinks, so a prompt alone is no question."""

from __future__ import annotations

import os
import random
import re
import select
import time
from pathlib import Path

from tests.cli.person import PROMPT, Person, plain
from tests.waiting import PATIENCE
from valise_games.client import RemoteTable

_NUMBER = re.compile(r"(?<!\S)(\d{1,2}) (?=\S| \w{1,2}\s)")  # not the round before a line of the log
_LEFT = re.compile(rf"{PROMPT}\d+$")
KILL_LINE = "\x15"  # Ctrl-U
LONG_AGO = 1.0  # seconds
_ADVICE = ("Deal sealed", "Sceau", "Too late", "Trop tard", "There is no number", "Nothing here", "Others decide")
_ENDS = ("Another game", "Une autre partie", "The others play again", "Enter for no", "yes/no", "oui/non")


class Guest(Person):
    def __init__(self, *arguments: str, home: Path, columns: int = 80, lines: int = 24, term: str = "dumb") -> None:
        config = str(home)
        super().__init__("play", *arguments, home=home, columns=columns, lines=lines, term=term, XDG_CONFIG_HOME=config)

    def frame(self) -> str:
        """What is on the screen now; in plain mode, what was told since the last answer."""
        return plain(self.now.rpartition("\x1b[H")[2])

    def asked(self) -> list[int]:
        """The numbers that can be picked; none while others decide."""
        text = self.frame()
        if not text.endswith(PROMPT):
            return []
        lines = [line for line in text.removesuffix(PROMPT).splitlines() if line.strip()]
        while lines and lines[-1].startswith(_ADVICE):
            lines.pop()
        if not lines or not _NUMBER.search(lines[-1]):
            return []
        menu: list[int] = []
        for line in reversed(lines):
            found = [int(number) for number in _NUMBER.findall(line) if number != "0"]
            if (not found and menu) or "───" in line:
                break
            menu = found + menu
        return menu

    def hear(self, text: str, seconds: float = PATIENCE) -> None:
        """Reads on until that text is there."""
        end = time.monotonic() + seconds
        while text not in plain(self.now):
            self._read_on(end, text)

    def glance(self) -> None:
        """Reads what is there, without waiting."""
        while self.code is None and select.select([self.terminal], [], [], 0)[0]:
            self._read_on(time.monotonic() + PATIENCE, "a question")

    def until_asked(self, seconds: float = PATIENCE) -> bool:
        """Until there is something to decide; False when the game or the command is over."""
        end = time.monotonic() + seconds
        while self.code is None:
            if any(word in plain(self.now)[-400:] for word in _ENDS) and self.frame().endswith(PROMPT):
                return False
            if self.asked():
                return True
            self._read_on(end, "a question")
        return False

    def ended(self, seconds: float = PATIENCE) -> int | None:
        """The exit code of the command, when it has ended."""
        end = time.monotonic() + seconds
        while self.code is None:
            self._read_on(end, "a question")
        return self.code

    def answer(self, text: str) -> None:
        """Types at a prompt, which comes after keys that were pressed too early are dropped."""
        self.hear_prompt()
        self.type_on(text)

    def type_on(self, text: str) -> None:
        """Types without waiting for anything."""
        self.now = ""
        os.write(self.terminal, f"{text}\n".encode())

    def type_half(self, text: str) -> None:
        """Types what is not a line yet, and sees it on the screen."""
        self.hear_prompt()
        os.write(self.terminal, text.encode())
        self.hear(f"{PROMPT}{text}")

    def hear_prompt(self, without: str = "", seconds: float = PATIENCE) -> None:
        """Reads on until nothing stands behind the prompt; and a text, if one is given, is not on the screen."""
        end = time.monotonic() + seconds
        while not self.frame().endswith(PROMPT) or (without and without in self.frame()):
            self._read_on(end, "a prompt")

    def play_out(self, eyes: RemoteTable, dice: random.Random, seconds: float = 2 * PATIENCE) -> None:
        """Any number, until the game is over. `eyes` is the same person by another connection: it knows when something
        is asked. A number that cannot be picked costs nothing."""
        end, typed = time.monotonic() + seconds, 0.0
        while not eyes.over:
            assert time.monotonic() < end, plain(self.now)[-3000:]
            self.glance()
            tail = plain(self.now)[-300:]
            # Of a question that is asked no longer a key may be left behind the prompt.
            left = _LEFT.search(tail) and time.monotonic() > typed + LONG_AGO
            if "yes/no" in tail or "oui/non" in tail:
                self.type_on("y" if "yes/no" in tail else "o")
            elif tail.endswith(PROMPT) or left:
                eyes.look()  # else the number might answer what is asked when the game is over
                if eyes.decision:
                    self.type_on(f"{KILL_LINE if left else ''}{dice.randint(1, 5)}")
                    typed = time.monotonic()
            eyes.wait(0.1)

    def _read_on(self, end: float, wanted: str) -> None:
        left = end - time.monotonic()
        if left <= 0 or not select.select([self.terminal], [], [], left)[0]:
            raise AssertionError(f"{wanted} does not come:\n{plain(self.now)[-3000:]}")
        if not self._read():
            assert wanted == "a question", f"it ended without {wanted}:\n{plain(self.now)[-3000:]}"
