"""Breaks the rules of a game one at a time, and sees whether the tests named after them notice.

    python tools/break_rules.py                     every break of every game
    python tools/break_rules.py AG-14 CB-9          only those of these rules
    python tools/break_rules.py --all-tests CB-9    which tests at all notice, in the game's folder

The breaks of a game are in tests/games/<game>/breaks.toml: a file under src/valise_games, a text in it, what to put in
its place, and the tests that have to fail then. Only a copy of the sources is ever changed.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import re
import shutil
import sys
import tempfile
import threading
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
COPIES = threading.local()
TOLD = "told.txt"  # in a copy: what pytest said
# Importing these takes longer than most of the tests: one process has done it, and is forked for every break.
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["pytest", "scipy.stats"])
SECONDS = 120  # for the tests of one break; a rule that never ends is broken too
NEVER_A_RULE = ("SyntaxError", "NameError", "UnboundLocalError", "ImportError", "AttributeError")


@dataclass(frozen=True)
class Break:
    game: str  # the folder
    rule: str
    file: str
    old: str
    new: str
    noticed_by: tuple[str, ...]


def breaks(game: str) -> list[Break]:
    """The breaks of a game's folder, in the order of the file."""
    listed = tomllib.loads((ROOT / "tests/games" / game / "breaks.toml").read_text())
    return [
        Break(game, each["rule"], file, each["old"], each["new"], tuple(each["noticed_by"]))
        for file, group in listed.items()
        for each in group
    ]


def games() -> list[str]:
    return sorted(path.parent.name for path in (ROOT / "tests/games").glob("*/breaks.toml"))


def try_break(broken: Break, all_tests: bool = False) -> tuple[set[str], str]:
    """The tests that fail when the rule is broken, and what is wrong with the break itself, if anything."""
    copy = copy_of_the_sources(broken.game)
    source = copy / "src/valise_games" / broken.file
    text = source.read_text()
    if text.count(broken.old) != 1:
        return set(), f"{broken.file} has this {text.count(broken.old)} times, not once: {broken.old!r}"
    try:
        rewrite(source, text.replace(broken.old, broken.new))
        return run_tests(copy, broken.game, () if all_tests else broken.noticed_by)
    finally:
        rewrite(source, text)


def rewrite(source: Path, text: str) -> None:
    source.write_text(text)
    for compiled in (source.parent / "__pycache__").glob(f"{source.stem}.*"):
        compiled.unlink()  # two breaks within a second may be of the same length


def copy_of_the_sources(game: str) -> Path:
    """Made once for each thread and game, so that what no break touches is compiled once."""
    made: dict[str, tempfile.TemporaryDirectory[str]] = COPIES.__dict__.setdefault("made", {})
    if game not in made:
        made[game] = tempfile.TemporaryDirectory(prefix="valise-break-")
        copy = Path(made[game].name)
        for part in ("src", f"tests/games/{game}"):
            shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
        for shared in ("pyproject.toml", "tests/games/looking_back.py"):
            shutil.copy(ROOT / shared, copy / shared)
        (copy / f"tests/games/{game}/test_breaks.py").unlink(missing_ok=True)
    return Path(made[game].name)


def run_tests(copy: Path, game: str, names: tuple[str, ...]) -> tuple[set[str], str]:
    """Runs the tests of these names, or all; only the files that have them are read."""
    files = sorted((copy / "tests/games" / game).glob("test_*.py"))
    if names:
        files = [file for file in files if any(f"def {name}" in file.read_text() for name in names)]
    given = ["--assert=plain", "--tb=no", "-rfE", *(str(file.relative_to(copy)) for file in files)]
    if names:
        given += ["-k", " or ".join(names)]
    process = FORKS.Process(target=run_pytest, args=(copy, given))
    process.start()
    process.join(SECONDS)
    if process.is_alive():
        process.kill()
        process.join()
        return set(), f"the tests did not end within {SECONDS} seconds"
    told = (copy / TOLD).read_text()
    failed = re.findall(r"^FAILED \S+?::(\w+)(?:\[.*?\])? - (\w+)?", told, re.MULTILINE)
    if process.exitcode not in (0, 1) or "\nERROR" in told:
        return set(), f"the tests cannot run:\n{told[-4000:]}"
    for name, error in failed:
        if error in NEVER_A_RULE:
            return set(), f"this breaks the program, not the rule: {name} fails with {error}"
    return {name for name, _ in failed}, ""


def run_pytest(copy: Path, given: list[str]) -> None:
    """In a process of its own: what pytest says goes to a file."""
    with (copy / TOLD).open("w") as told:
        os.dup2(told.fileno(), 1)
        os.dup2(told.fileno(), 2)
    os.chdir(copy)
    for name in [name for name in os.environ if name.startswith(("PYTEST_", "PYTHONPATH"))]:
        del os.environ[name]
    os.environ |= {"COLUMNS": "400", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    sys.dont_write_bytecode = False
    sys.path[:] = [path for path in sys.path if Path(path or ".").resolve() not in (ROOT, ROOT / "src")]
    sys.exit(pytest.main(["-p", "pytest_timeout", "-p", "no:cacheprovider", "-p", "no:unraisableexception", *given]))


def main() -> int:
    parser = argparse.ArgumentParser(description="Break rules, and see whether their tests notice.")
    parser.add_argument("rules", nargs="*", help="ids, like AG-14; all if none is named")
    parser.add_argument("--all-tests", action="store_true", help="run all tests of the game and show which fail")
    given = parser.parse_args()
    chosen = [each for game in games() for each in breaks(game) if not given.rules or each.rule in given.rules]
    unnoticed = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for each, (failed, trouble) in zip(chosen, pool.map(lambda one: try_break(one, given.all_tests), chosen)):
            missed = [name for name in each.noticed_by if name not in failed]
            unnoticed += bool(missed or trouble)
            print(f"{each.rule:6} {'NOT NOTICED' if missed or trouble else 'noticed'}  {each.new.strip()!r}")
            for line in [trouble] * bool(trouble) + [f"passes: {name}" for name in missed]:
                print(f"       {line}")
            if given.all_tests:
                for name in sorted(failed):
                    print(f"       fails: {name}")
    print(f"{len(chosen)} breaks, {unnoticed} not noticed")
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main())
