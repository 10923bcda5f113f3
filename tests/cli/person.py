"""Somebody at a terminal: runs the real command in a pseudo-terminal, reads what it shows, types."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import random
import re
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Self

from rich.cells import cell_len

from tests.waiting import PATIENCE

PROMPT = "› "
COMMAND = str(Path(sys.executable).with_name("valise"))
_CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\x1b\][^\x07]*\x07")
_NUMBER = re.compile(r"(?<![\S])(\d{1,2}) (?=\S)")


class Person:
    def __init__(
        self, *arguments: str, home: Path, columns: int = 80, lines: int = 24, term: str = "dumb", **more: str
    ) -> None:
        self.columns = columns
        self.shown = ""  # all of it, as it came
        self.now = ""  # since the last answer
        self.code: int | None = None
        self._numbers: list[int] = []
        self._letters = codecs.getincrementaldecoder("utf-8")("replace")  # the echo of a key can fall into a letter
        environment = {**os.environ, "TERM": term, "XDG_STATE_HOME": str(home), "LC_ALL": "C.UTF-8", **more}
        environment = {key: value for key, value in environment.items() if key not in ("COLUMNS", "LINES")}
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # a test that runs in the background ignores it
            os.chdir(home)
            os.execve(COMMAND, [COMMAND, *arguments], environment)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.code is None:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        os.close(self.terminal)

    def wait(self, for_text: str = "", seconds: float = PATIENCE) -> bool:
        """Reads until the command asks something, or shows that text; False when it has ended."""
        until = time.monotonic() + seconds
        while not (for_text in plain(self.now) if for_text else plain(self.now).endswith(PROMPT)):
            left = until - time.monotonic()
            if left <= 0 or not select.select([self.terminal], [], [], left)[0]:
                raise AssertionError(f"nothing is asked, and nothing ends:\n{plain(self.now)}")
            if not self._read():
                return False
        return True

    def was_asked(self) -> bool:
        """Whether something was asked by now; does not wait for it."""
        while select.select([self.terminal], [], [], 0)[0] and self._read():
            pass
        return PROMPT in plain(self.now)

    def _read(self) -> bool:
        """What there is; False when the command has ended."""
        try:
            chunk = os.read(self.terminal, 65536)
        except OSError:  # the other end is closed
            chunk = b""
        if not chunk:
            self.code = os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])
            return False
        text = self._letters.decode(chunk)
        self.shown += text
        self.now += text
        return True

    def type(self, text: str) -> bool:
        self.now = ""
        os.write(self.terminal, f"{text}\n".encode())
        return self.wait()

    def press_key(self, key: str) -> None:
        """On a whole screen: a key, and what it brings within a moment."""
        if self.code is None:
            os.write(self.terminal, key.encode())
            until = time.monotonic() + 0.4
            while (left := until - time.monotonic()) > 0 and select.select([self.terminal], [], [], left)[0]:
                if not self._read():
                    return

    def press(self, key: str) -> bool:
        """A control key: C for Ctrl-C, D for Ctrl-D."""
        self.hesitate()
        self.now = ""
        os.write(self.terminal, bytes([ord(key) - 64]))
        return self.wait()

    def resize(self, columns: int, lines: int, for_text: str = "") -> None:
        self.hesitate()
        self.columns, self.now = columns, ""
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.wait(for_text)

    def hesitate(self) -> None:
        """Until the command waits for a key: a signal between the prompt and the reading of the answer is noticed only
        with the next key, and nobody is that fast."""
        status = Path(f"/proc/{self.process}/stat")
        still = 0
        while still < 10:
            time.sleep(0.01)
            still = 0 if status.read_text().rpartition(")")[2].split()[0] == "R" else still + 1

    def numbers(self) -> list[int]:
        """What can be picked now, as it is written."""
        text = plain(self.now).rpartition("────")[2]
        found = [int(number) for number in _NUMBER.findall(text) if number != "0"]
        self._numbers = found or self._numbers  # a word of advice does not repeat them
        return self._numbers

    def play_on(self, dice: random.Random, most: int = 4000) -> None:
        """Any legal number, until the game is over or so many answers were given."""
        going = self.wait()
        while going and most > 0:
            text = plain(self.now)
            if "yes/no" in text or "oui/non" in text:
                going = self.type("y" if "yes/no" in text else "o")
            elif "0 Back" in text or "0 Retour" in text:  # what can be done after the end
                going = self.type("0")
            else:
                going = self.type(str(dice.choice(self.numbers())))
            most -= 1

    def check_widths(self) -> None:
        for line in plain(self.shown.replace("\x1b[H", "\n")).splitlines():  # a screen drawn anew begins a line
            assert cell_len(line) <= self.columns, f"{cell_len(line)} columns: {line!r}"


def plain(text: str) -> str:
    """Without colours and cursor movements."""
    return _CONTROL.sub("", text).replace("\r", "")


def environment(home: Path, **more: str) -> dict[str, str]:
    return {**os.environ, "XDG_STATE_HOME": str(home), "LC_ALL": "C.UTF-8", **more}


def saves_in(home: Path) -> Sequence[Path]:
    return sorted((home / "valise").glob("*.json"))
