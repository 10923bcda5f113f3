"""Machine code by Numba: how a rule is compiled, where its code is kept, and the line that says it takes a while."""

from __future__ import annotations

import logging
import os
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import numba
import numpy
from numba.core import event, types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator
from numba.core.types.misc import unliteral

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

DAY = 24 * 3600
LOGGER = logging.getLogger("valise_games.rules")
FORGET_AFTER = 30 * DAY  # without use, machine code is removed


def compile_rule(function: Callable[..., Any]) -> Any:
    """A function that is compiled when first called, or loaded if its machine code is kept already."""
    compiled = _dispatcher(function, _SharedCache)
    # Rules call a form of it that Python cannot call: a tenth less to compile.
    called = _dispatcher(function, _CacheOfCalled, no_cpython_wrapper=True)
    compiled.get_call_template = partial(_call_with_whole_numbers, called)
    compiled.get_overload = called.get_overload
    return compiled


def _dispatcher(function: Callable[..., Any], cache: type[_SharedCache], **more: bool) -> Any:
    compiled = numba.njit(function, nogil=True, error_model="numpy", no_cfunc_wrapper=True, **more)
    compiled.valise_rule = True  # other libraries of the process may compile too, which is not ours to tell
    try:
        compiled._cache = cache(function)
    except RuntimeError:  # Numba found no folder that it can write
        _warn_once(f"machine code cannot be kept in {cache_root()}: set VALISE_CACHE to a folder that can be written")
    return compiled


def is_kept(compiled: Any, *arguments: Any) -> bool:
    """Is there machine code of a rule for such arguments, in this process or kept on disk?"""
    kinds = tuple(compiled.typeof_pyval(argument) for argument in arguments)
    return kinds in compiled.overloads or compiled._cache.load_overload(kinds, compiled.targetctx) is not None


def _call_with_whole_numbers(compiled: Any, args: Any, kws: Any) -> Any:
    """How a rule is called by another: whole numbers of any width, and constants, as 64 bits.

    Numba would compile the rule anew for each width and each constant, a third more in all; inlined, it gains nothing.
    """
    wide = tuple(types.int64 if isinstance(unliteral(arg), types.Integer) else arg for arg in args)
    return type(compiled).get_call_template(compiled, wide, kws)


# ---------------------------------------------------------------------------------- the kit's own rules, compiled
def allow(choices: Any, action: int) -> None:
    """Appends an option. An index without a sign is never counted from the end, which spares a comparison."""
    count = choices[0] + 1
    choices[0] = count
    choices[numpy.uint64(count)] = action


def copy_row(row: Any, to: Any) -> None:
    for i in range(len(row)):  # numba-cuda cannot assign a slice
        to[i] = row[i]


def no_choices(most: int) -> Any:
    """An empty list of options."""
    return numpy.zeros(most + 1, numpy.int16)


# ---------------------------------------------------------------------------------- where it is kept
def cache_root() -> Path:
    """Where machine code is kept: $VALISE_CACHE, else the user's cache folder."""
    if root := os.environ.get("VALISE_CACHE"):
        return Path(root)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "valise"


@contextmanager
def machine_code(digest: str) -> Iterator[None]:
    """Rules marked meanwhile keep their machine code in a folder of that name.

    Numba looks only at the file of a function, never at the rules it calls or the board it was given: so the folder
    is named after all of them.
    """
    _progress.listen()
    folder = cache_root() / digest
    _use(folder)
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


def _use(folder: Path) -> None:
    """Notes that the folder is in use; with a new one, those that nobody has used for long are removed."""
    now = time.time()
    try:
        if not folder.exists():
            folder.mkdir(parents=True, exist_ok=True)
            for other in folder.parent.iterdir():
                if other.is_dir() and now - other.stat().st_mtime > FORGET_AFTER:
                    shutil.rmtree(other, ignore_errors=True)
        elif now - folder.stat().st_mtime > DAY:
            os.utime(folder)
    except OSError:  # it was removed just now, or nothing can be written: Numba will make it or say so
        return


class _ByContent(UserProvidedCacheLocator):  # type: ignore[misc]
    """Numba names folders after where a source lies. Ours are named after what is in it, so that all environments of a
    user share them; each version of Numba has its own, since it throws away what another kept."""

    def __init__(self, function: Any, file: str) -> None:
        super().__init__(function, file)
        self._cache_path = str(Path(numba.config.CACHE_DIR) / f"{Path(file).parent.name}-{numba.__version__}")


class _FolderOnly(CompileResultCacheImpl):  # type: ignore[misc]
    """Never beside the source, where the boards of one game would get each other's code."""

    _locator_classes = (_ByContent,)


class _SharedCache(FunctionCache):  # type: ignore[misc]
    """Numba's cache, made safe for several processes: two that save different signatures of one rule at the same
    moment would otherwise give both the same file name."""

    _impl_class = _FolderOnly

    def save_overload(self, sig: Any, data: Any) -> None:
        try:
            with _one_at_a_time(Path(self.cache_path)):
                super().save_overload(sig, data)
        except OSError as error:
            _warn_once(f"machine code could not be kept in {self.cache_path}: {error.strerror}")


class _CacheOfCalled(_SharedCache):
    """The same for what rules call, under the same file names."""

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        return (*super()._index_key(sig, codegen), "called by rules")


@contextmanager
def _one_at_a_time(folder: Path) -> Iterator[None]:
    """Holds a lock on the folder against other processes."""
    if fcntl is None:
        yield
        return
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / "lock", "wb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


_said: set[str] = set()


def _warn_once(message: str) -> None:
    if message not in _said:
        _said.add(message)
        sys.stderr.write(message + "\n")


# ---------------------------------------------------------------------------------- the line that says so
class _Progress(event.Listener):  # type: ignore[misc]
    """Counts the rules compiled so far. On a terminal it is one line, wiped when the work is done; elsewhere a line is
    logged now and then, or written to stderr where nobody has set up logging."""

    WIDTH = 78
    PAUSE = 3.0  # seconds between lines

    def __init__(self) -> None:
        self.listens = False
        self.depth = 0
        self.count = 0
        self.began = self.said = 0.0
        self.lock = threading.Lock()

    def listen(self) -> None:
        if not self.listens:
            event.register("numba:compile", self)
            self.listens = True

    def on_start(self, event: Any) -> None:
        rule = event.data["dispatcher"]
        if not hasattr(rule, "valise_rule"):
            return
        with self.lock:
            if self.depth == 0:
                self.began = self.said = time.monotonic()
                self.count = 0
            self.depth += 1
            self.count += 1
            if sys.stderr.isatty():
                self.show(f"compiling the rules, once on this machine … {self.count:3d} {rule.__name__}")
            elif time.monotonic() - self.said > self.PAUSE:
                self.said = time.monotonic()
                took = self.said - self.began
                say(f"compiling the rules, once on this machine: {self.count} so far, {took:.0f} s")

    def on_end(self, event: Any) -> None:
        if not hasattr(event.data["dispatcher"], "valise_rule"):
            return
        with self.lock:
            self.depth -= 1
            if self.depth == 0:
                took = time.monotonic() - self.began
                if sys.stderr.isatty():
                    self.show("", end="\r")
                elif took > 1:
                    say(f"compiled {event.data['dispatcher'].__name__} ({self.count} rules) in {took:.0f} s")

    def show(self, line: str, end: str = "") -> None:
        sys.stderr.write(f"\r{line[: self.WIDTH]:{self.WIDTH}}{end}")
        sys.stderr.flush()


def say(line: str) -> None:
    """As a record of the logger `valise_games.rules`, if somebody listens to it; else to stderr."""
    if LOGGER.hasHandlers() and LOGGER.isEnabledFor(logging.INFO):
        LOGGER.info(line)
    else:
        sys.stderr.write(line + "\n")
        sys.stderr.flush()


_progress = _Progress()
