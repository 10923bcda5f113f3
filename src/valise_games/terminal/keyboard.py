"""Where the person types. While he thinks, the table can be looked at: others talk and act meanwhile.

A timer rings while a line is typed, as a change of the terminal's size does; what it calls may show things anew, or
withdraw the question. Where there is no such timer, what happened is noticed with the next line.
"""

from __future__ import annotations

import contextlib
import importlib
import signal
import sys
from collections.abc import Callable, Iterator
from typing import Any

PROMPT = "› "
LOOK = 0.1  # seconds between looks at the table


class Withdrawn(Exception):
    """What was asked is asked no longer."""


class Keyboard:
    def __init__(self, *, patient: bool = False) -> None:
        self.patient = patient  # what was typed before the question was shown does not answer it
        self.look_around: Callable[[], bool] | None = None  # whether something happened
        self.begun = ""  # of a line whose question was withdrawn; the next line begins with it
        self._settings: Any = None
        self._busy = False

    def line(self, show: Callable[[], None] | None = None) -> str:
        """The next line. `show` is called when the screen changes, or something happens; it may raise Withdrawn."""
        begun, self.begun = self.begun, ""
        with _beginning_with(begun), self._looking(show):
            return input(PROMPT)

    @staticmethod
    def use_readline() -> None:
        """Arrows and history where the person types, if this system has them."""
        with contextlib.suppress(ImportError):
            importlib.import_module("readline")

    def half_typed(self) -> str:
        readline = sys.modules.get("readline")
        return str(readline.get_line_buffer()) if readline else ""

    def forget(self) -> None:
        """Drops keys that were pressed too early."""
        if not self.patient or not sys.stdin.isatty():
            return
        with contextlib.suppress(ImportError, OSError):
            import termios

            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)

    # ------------------------------------------------------------------------------ while a line is typed
    @contextlib.contextmanager
    def _looking(self, show: Callable[[], None] | None) -> Iterator[None]:
        with contextlib.ExitStack() as stack:
            if show is not None and hasattr(signal, "SIGWINCH"):
                stack.enter_context(_on(signal.SIGWINCH, show))
            if self.look_around is not None and hasattr(signal, "setitimer"):
                stack.enter_context(_on(signal.SIGALRM, lambda: self._look(show)))
                signal.setitimer(signal.ITIMER_REAL, LOOK, LOOK)
                stack.callback(signal.setitimer, signal.ITIMER_REAL, 0)
            yield

    def _look(self, show: Callable[[], None] | None) -> None:
        if self._busy or self.look_around is None:
            return
        self._busy = True
        try:
            if self.look_around() and show is not None:
                show()
        except BaseException:
            signal.setitimer(signal.ITIMER_REAL, 0)
            self.begun = self.half_typed()
            raise
        finally:
            self._busy = False

    # ------------------------------------------------------------------------------ keys that are not shown
    @contextlib.contextmanager
    def quiet(self) -> Iterator[None]:
        """While nothing is asked keys are not shown; at the end the terminal is as it was."""
        self._settings = _settings()
        try:
            self._echo(False)
            yield
        finally:
            self._echo(True)
            self._settings = None

    @contextlib.contextmanager
    def listening(self) -> Iterator[None]:
        if self._settings is not None:
            self.forget()
        self._echo(True)
        try:
            yield
        finally:
            self._echo(False)

    def _echo(self, on: bool) -> None:
        if self._settings is None:
            return
        import termios

        attributes = [*self._settings]
        if not on:
            attributes[3] &= ~termios.ECHO
        with contextlib.suppress(termios.error):
            termios.tcsetattr(sys.stdin.fileno(), termios.TCSANOW, attributes)


def _settings() -> Any:
    """How the terminal is set, to put it back; None where that cannot be known."""
    try:
        import termios
    except ImportError:
        return None
    try:
        return termios.tcgetattr(sys.stdin.fileno())
    except (termios.error, OSError):
        return None


@contextlib.contextmanager
def _on(number: int, then: Callable[[], object]) -> Iterator[None]:
    before = signal.signal(number, lambda *_: then())
    try:
        yield
    finally:
        signal.signal(number, before)


@contextlib.contextmanager
def _beginning_with(text: str) -> Iterator[None]:
    readline = sys.modules.get("readline")
    if readline is None or not text:
        yield
        return
    readline.set_startup_hook(lambda: readline.insert_text(text))
    try:
        yield
    finally:
        readline.set_startup_hook()
