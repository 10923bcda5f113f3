"""Loading one source in one of three modes.

A game's rule modules are executed anew for each (board, mode), in a package of their own, so that plain and compiled
forms live side by side in one process and `from .rules import …` finds the sibling of the same form. A driver is a
rule module that works for any game: it is executed anew for each loaded game, which it gets by `given("game")`.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, ParamSpec, TypeVar, cast

from valise_games.rules.chance import plain_dice, told_dice, word_dice
from valise_games.rules.state import Record

Mode = Literal["plain", "compiled", "gpu"]
P = ParamSpec("P")
R = TypeVar("R")

KIT = Path(__file__).parent


@dataclass(frozen=True)
class _Build:
    """What is being loaded now."""

    mode: Mode
    given: Mapping[str, Any]
    digest: str


_NOTHING = _Build("plain", {}, "")
_current = _NOTHING
_lock = threading.RLock()


# ---------------------------------------------------------------------------------- used by rule modules
def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Marks a function of the rules: plain, compiled or on the GPU, as its module is being loaded."""
    if _current.mode == "compiled":
        from valise_games.rules.compiler import compile_rule

        return cast(Callable[P, R], compile_rule(function))
    if _current.mode == "gpu":
        from valise_games.rules.gpu import cuda

        return cast(Callable[P, R], cuda.jit(function, device=True))
    return function


def table(rows: Iterable[Any]) -> Any:
    """A constant look-up table: nested tuples when plain, a frozen array when compiled."""
    if _current.mode == "plain":
        return tuple(table(row) if isinstance(row, list | tuple) else row for row in rows)
    import numpy

    whole = numpy.array(list(rows), numpy.int64)
    if _current.mode == "gpu":
        from valise_games.rules.gpu import smallest

        return smallest(whole)
    return whole


def clearing(state: type[Record]) -> Callable[[Any], None]:
    """The rule `clear(s)` for a game's State: every number in it becomes 0."""
    if _current.mode == "plain":
        return cast(Callable[[Any], None], vars(state)["__init__"])
    lines = ["def clear(s):"]
    for name, field in state.fields.items():
        place = f"s.{name}"
        for depth, length in enumerate(field.shape):
            lines.append("    " * (depth + 1) + f"for i{depth} in range({length}):")
            place += f"[i{depth}]"
        lines.append("    " * (len(field.shape) + 1) + f"{place} = 0")
    written: dict[str, Any] = {"__name__": state.__module__}
    exec(compile("\n".join(lines), str(sys.modules[state.__module__].__file__), "exec"), written)
    return rule(written["clear"])


def given(name: str) -> Any:
    """What the module is loaded with: a game gets its `board`, a driver its `game`."""
    try:
        return _current.given[name]
    except KeyError:
        raise LookupError(
            f"no {name!r} is given: load this module through valise_games.rules.load or load_driver"
        ) from None


def _plain_allow(choices: list[int], action: int) -> None:
    count = choices[0] + 1
    choices[0] = count
    choices[count] = action


def _plain_no_choices(most: int) -> list[int]:
    return [0] * (most + 1)


def _plain_copy_row(row: list[int], to: list[int]) -> None:
    to[:] = row


_PLAIN = {
    "allow": _plain_allow,
    "copy_row": _plain_copy_row,
    "dice": plain_dice,
    "no_choices": _plain_no_choices,
}
_shared: dict[tuple[Mode, str], Any] = {}


def mode_version(name: str) -> Any:
    """`allow`, `copy_row`, `dice` or `no_choices` for the mode that is being loaded."""
    mode = _current.mode
    if mode == "plain":
        return _PLAIN[name]
    if (mode, name) not in _shared:
        from valise_games.rules.compiler import allow, copy_row, no_choices

        fast: dict[str, Callable[..., Any]] = {
            "allow": allow,
            "copy_row": copy_row,
            "dice": word_dice if mode == "gpu" else told_dice,
            "no_choices": no_choices,
        }
        with _machine_code(_digest([KIT])):
            _shared[mode, name] = rule(fast[name])
    return _shared[mode, name]


# ---------------------------------------------------------------------------------- loading
def load(package: str, modules: Iterable[str], *, mode: Mode, board: Any, key: str) -> ModuleType:
    """The rule modules of a game's package for one board, as one module that holds all their names.

    `key` tells boards of one package apart.
    """
    name = f"{package}[{key}:{mode}]"
    with _lock:
        if name in sys.modules:
            return sys.modules[name]
        folder = Path(str(importlib.import_module(package).__file__)).parent
        modules = list(modules)
        boards = Path(str(sys.modules[type(board).__module__].__file__))
        digest = _digest([KIT, boards, *(folder / f"{part}.py" for part in modules)], repr(board))
        game = ModuleType(name, f"{key}, {mode}")
        game.__path__ = [str(folder)]
        game.__package__ = name
        game.MODE, game.DIGEST, game.KEY = mode, digest, key  # type: ignore[attr-defined]
        sys.modules[name] = game
        try:
            with _building(_Build(mode, {"board": board}, digest)):
                for part in modules:
                    namespace = vars(importlib.import_module(f"{name}.{part}"))
                    vars(game).update({k: v for k, v in namespace.items() if not k.startswith("_")})
        except BaseException:
            for loaded in [m for m in sys.modules if m == name or m.startswith(name + ".")]:
                del sys.modules[loaded]
            raise
        return game


def load_driver(driver: str, game: Any, **also: Any) -> Any:
    """A driver module for one loaded game, in that game's mode. `also` are further drivers it is given."""
    extras = "".join(f"+{key}={value.DIGEST}" for key, value in sorted(also.items()))
    name = f"{driver}@{game.__name__}{extras}"
    with _lock:
        if name in sys.modules:
            return sys.modules[name]
        found = importlib.util.find_spec(driver)
        assert found is not None
        spec = importlib.util.spec_from_file_location(name, found.origin)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        digest = _digest([Path(str(found.origin))], game.DIGEST + extras)
        module.DIGEST = digest  # type: ignore[attr-defined]
        sys.modules[name] = module
        try:
            with _building(_Build(game.MODE, {"game": game, **also}, digest)):
                spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[name]
            raise
        return module


@contextmanager
def _building(build: _Build) -> Iterator[None]:
    global _current
    before, _current = _current, build
    try:
        with _machine_code(build.digest):
            yield
    finally:
        _current = before


def _machine_code(digest: str) -> AbstractContextManager[None]:
    if _current.mode != "compiled":
        return nullcontext()
    from valise_games.rules.compiler import machine_code

    return machine_code(digest)


def _digest(sources: Iterable[Path], also: str = "") -> str:
    digest = hashlib.sha256(also.encode())
    for source in sources:
        for file in sorted(source.glob("*.py")) if source.is_dir() else [source]:
            digest.update(file.read_bytes())
    return digest.hexdigest()[:20]
