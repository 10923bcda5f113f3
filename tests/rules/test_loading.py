"""One source, loaded in several modes; and where its machine code is kept."""

from __future__ import annotations

import contextlib
import importlib
import os
import pty
import shutil
import subprocess
import sys
import time
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.rules.nim.board import Board
from tests.rules.toy import ROOT, nim, python
from tests.waiting import PATIENCE
from valise_games.games import catalogue
from valise_games.rules import FastDice, load, load_driver, rule, table
from valise_games.rules.loader import mode_version

DAY = 24 * 3600


# ---------------------------------------------------------------------------------- modes
@pytest.mark.parametrize("game", catalogue)
def test_plain_needs_neither_numpy_nor_numba(game: str) -> None:
    done = python(f"""
import sys
from valise_games.games import find
from valise_games.rules import FastDice, load_driver
entry = find({game!r})
game = entry.load("plain")
play = load_driver("valise_games.rules.drivers.random_play", game).play_random
play(game.State(), entry.seats[0], entry.encode_options({{}}), 100, FastDice(1))
print([name for name in ("numpy", "numba", "llvmlite") if name in sys.modules])
""")
    assert done.stdout == "[]\n", done.stderr


def test_both_forms_live_in_one_process() -> None:
    import numpy as np

    plain, compiled = nim("plain"), nim("compiled")
    assert plain is not compiled
    assert plain is nim("plain")
    assert not hasattr(plain.step, "py_func")
    assert hasattr(compiled.step, "py_func")
    s, record = plain.State(), compiled.State.array(1)[0]
    dice, word = FastDice(9), np.array([FastDice(9).word])
    plain_play, compiled_play = (
        load_driver("valise_games.rules.drivers.random_play", game).play_random for game in (plain, compiled)
    )
    assert plain_play(s, 3, [0], 500, dice) == compiled_play(record, 3, np.array([0]), 500, word) > 0
    assert plain.State.unpack(record) == s
    assert word[0] == dice.word


def test_boards_of_one_game_live_side_by_side() -> None:
    assert nim("plain").STONES == 21
    assert nim("plain", Board(stones=5), key="nim-5").STONES == 5
    assert nim("plain").STONES == 21


def test_a_table_is_frozen() -> None:
    assert nim("plain").WEIGHT == (10, 20, 30)
    assert nim("compiled").WEIGHT.tolist() == [10, 20, 30]
    assert table([[1, 2], [3, 4]]) == ((1, 2), (3, 4))


def test_a_rule_outside_of_a_load_is_plain() -> None:
    def double(x: int) -> int:
        return 2 * x

    assert rule(double) is double
    assert mode_version("dice")(FastDice(3), 6) == FastDice(3).roll(6)


def test_given_outside_of_a_load_says_how_to_load() -> None:
    with pytest.raises(LookupError, match=r"no 'board' is given: load this module through valise_games\.rules\.load"):
        importlib.import_module("tests.rules.nim.rules")
    with pytest.raises(LookupError, match="no 'game' is given"):
        importlib.import_module("valise_games.rules.drivers.random_play")


def test_the_kit_has_no_other_names() -> None:
    import valise_games.rules

    with pytest.raises(AttributeError, match="no attribute 'card'"):
        _ = valise_games.rules.card


# ---------------------------------------------------------------------------------- loads that fail
def test_a_game_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_shop(tmp_path / "bad_shop")
    rules = tmp_path / "bad_shop" / "rules.py"
    good = rules.read_text()
    monkeypatch.syspath_prepend(tmp_path)
    till = importlib.import_module("bad_shop.board").Till()
    rules.write_text(good + "\nraise RuntimeError('broken on purpose')\n")
    for mode in ("plain", "compiled"):
        with pytest.raises(RuntimeError, match="on purpose"):
            load("bad_shop", ["prices", "rules"], mode=mode, board=till, key="shop")
        assert not [name for name in sys.modules if name.startswith("bad_shop[")]
    assert mode_version("dice")(FastDice(3), 6) == FastDice(3).roll(6)  # loading is over: plain again
    rules.write_text(good)
    assert load("bad_shop", ["prices", "rules"], mode="plain", board=till, key="shop").bill(3) == 16


def test_a_driver_that_fails_leaves_nothing_behind() -> None:
    for _ in range(2):
        with pytest.raises(RuntimeError, match="on purpose"):
            load_driver("tests.rules.broken", nim("compiled"))
        assert not [name for name in sys.modules if name.startswith("tests.rules.broken@")]
    assert mode_version("dice")(FastDice(3), 6) == FastDice(3).roll(6)


# ---------------------------------------------------------------------------------- machine code
def write_shop(folder: Path, price: int = 5, tax: int = 1) -> None:
    """A package of rules whose result depends on another file and on code of the board."""
    folder.mkdir(exist_ok=True)
    (folder / "__init__.py").write_text("")
    (folder / "board.py").write_text(
        f"from dataclasses import dataclass\n\n@dataclass(frozen=True)\nclass Till:\n    def tax(self): return {tax}\n"
    )
    (folder / "prices.py").write_text(
        f"from valise_games.rules import rule\n\n@rule\ndef price(apples):\n    return {price} * apples\n"
    )
    (folder / "rules.py").write_text(
        "from valise_games.rules import given, rule\nfrom .prices import price\n\nTAX = given('board').tax()\n\n"
        "@rule\ndef bill(apples):\n    return price(apples) + TAX\n"
    )


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VALISE_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_code_is_kept_until_any_source_changes(tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_shop(tmp_path / "shop")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(
        sys, "dont_write_bytecode", True
    )  # it goes by whole seconds, in which a file changes twice here
    importlib.import_module("shop.board")
    visits = count()

    def shopping() -> tuple[int, int, int]:
        """The bill of a shop loaded anew, whether its code was found ready, and the folders of machine code."""
        monkeypatch.delitem(sys.modules, "shop.board")
        till = importlib.import_module("shop.board").Till()
        shop = load("shop", ["prices", "rules"], mode="compiled", board=till, key=str(next(visits)))
        return shop.bill(3), sum(shop.bill.stats.cache_hits.values()), len(list(cache.iterdir()))

    assert shopping() == (16, 0, 1)
    assert shopping() == (16, 1, 1)  # ready
    write_shop(tmp_path / "shop", price=7)  # in another file than the rule that is called
    assert shopping() == (22, 0, 2)
    write_shop(tmp_path / "shop", price=7, tax=2)  # in code of the board
    assert shopping() == (23, 0, 3)
    write_shop(tmp_path / "shop")
    assert shopping() == (16, 1, 3)


def test_boards_have_their_own_code() -> None:
    assert nim("compiled").DIGEST != nim("compiled", Board(stones=5), key="nim-5").DIGEST
    assert nim("compiled").DIGEST == nim("plain").DIGEST


def test_code_that_nobody_uses_is_forgotten(cache: Path) -> None:
    from valise_games.rules.compiler import machine_code

    for name, days in (("old", 31), ("used", 29), ("again", 31)):
        (cache / name / "inside").mkdir(parents=True)
        (cache / name / "inside" / "code").write_bytes(b"")
        os.utime(cache / name, (time.time() - days * DAY,) * 2)
    with machine_code("again"):
        assert time.time() - (cache / "again").stat().st_mtime < DAY
    assert (cache / "old").exists()
    with machine_code("new"):
        assert sorted(folder.name for folder in cache.iterdir()) == ["again", "new", "used"]


def test_code_is_saved_by_one_process_at_a_time(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fcntl = pytest.importorskip("fcntl")
    from numba.core.caching import FunctionCache

    seen = []
    save = FunctionCache.save_overload

    def watched(self: Any, sig: Any, data: Any) -> None:
        with open(Path(self.cache_path) / "lock", "wb") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                seen.append("free")
            except BlockingIOError:
                seen.append("held")
        save(self, sig, data)

    monkeypatch.setattr(FunctionCache, "save_overload", watched)
    game = nim("compiled", Board(stones=2), key="nim-locked")
    game.to_act(game.State.array(1)[0])
    assert seen == ["held"]


def test_without_a_folder_rules_are_compiled_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setenv("VALISE_CACHE", str(tmp_path / "file" / "cache"))
    game = nim("compiled", Board(stones=4), key="nim-nowhere")
    assert game.to_act(game.State.array(1)[0]) == 0
    told = capsys.readouterr().err
    assert (
        told
        == f"machine code cannot be kept in {tmp_path}/file/cache: set VALISE_CACHE to a folder that can be written\n"
    )


# ---------------------------------------------------------------------------------- the progress line
COMPILE = """
from tests.rules.toy import nim
game = nim("compiled")
game.to_act(game.State.array(1)[0])
"""


def test_a_terminal_sees_progress_and_keeps_none_of_it(cache: Path) -> None:
    ours, theirs = pty.openpty()
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    subprocess.run([sys.executable, "-c", COMPILE], env=env, stderr=theirs, timeout=4 * PATIENCE, check=True)
    os.close(theirs)
    told = ""
    with contextlib.suppress(OSError):  # nobody writes there any more
        while some := os.read(ours, 10_000).decode():
            told += some
    os.close(ours)
    assert told.startswith("\rcompiling the rules, once on this machine …   1 to_act")
    assert told.endswith("\r" + " " * 78 + "\r")


def test_a_file_sees_no_progress(cache: Path) -> None:
    done = python(COMPILE, cache)
    assert (done.returncode, done.stdout) == (0, "")
    assert "\r" not in done.stderr


LOGGED = """
import logging
from valise_games.rules import compiler
compiler._progress.PAUSE = -1.0
logging.basicConfig(level=logging.INFO, format="%(name)s: %(message)s")
"""


def test_a_log_sees_progress(cache: Path) -> None:
    told = python(LOGGED + COMPILE, cache).stderr
    assert told.startswith("valise_games.rules: compiling the rules, once on this machine: 1 so far, 0 s\n")
    assert "\r" not in told


def test_environments_of_a_user_share_machine_code(cache: Path, tmp_path: Path) -> None:
    """Sources that lie elsewhere find what was compiled for these."""
    shutil.copytree(ROOT / "src", tmp_path / "other/src", ignore=shutil.ignore_patterns("page", "__pycache__"))
    shutil.copytree(ROOT / "tests/rules", tmp_path / "other/tests/rules")
    code = COMPILE + "import valise_games\nprint(valise_games.__file__, sum(game.to_act.stats.cache_hits.values()))"
    first = python(code, cache)
    env = {**os.environ, "VALISE_CACHE": str(cache), "PYTHONPATH": f"{tmp_path}/other/src:{tmp_path}/other"}
    other = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=4 * PATIENCE, check=True
    )
    assert first.stdout.endswith(" 0\n")
    assert other.stdout.startswith(str(tmp_path))
    assert other.stdout.endswith(" 1\n")
