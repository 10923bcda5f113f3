"""Games are found: those in the package, and those of other distributions that are installed beside it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from valise_games.games import catalogue

LIST = "from valise_games.games import catalogue; print(*catalogue)"
GOOD = """
from dataclasses import replace
from valise_games.games import solomon
ENTRIES = (replace(solomon.ENTRIES[0], id="plugged", order=15), replace(solomon.ENTRIES[0], id="last", order=1000))
"""
WITHOUT_RULES = """
from dataclasses import replace
from valise_games.games import solomon
ENTRIES = (replace(solomon.ENTRIES[0], id="half", package=__name__),)
"""
TWIN = """
from dataclasses import replace
from valise_games.games import solomon
ENTRIES = (replace(solomon.ENTRIES[0], name="Another"),)
"""


def install(folder: Path, name: str, source: str) -> None:
    """As pip would: a module, and what its distribution says of it."""
    (folder / f"{name}_game.py").write_text(source)
    info = folder / f"valise_{name}-1.2.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: valise-{name}\nVersion: 1.2\n")
    (info / "entry_points.txt").write_text(f"[valise.games]\n{name} = {name}_game\n")


def listed(folder: Path) -> tuple[list[str], list[str]]:
    """The games of a house that has these installed too, and what it complains of."""
    done = subprocess.run(
        [sys.executable, "-c", LIST], env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    return done.stdout.split(), done.stderr.splitlines()


def test_an_installed_game_is_in_the_catalogue_at_its_place(tmp_path: Path) -> None:
    install(tmp_path, "good", GOOD)
    first, *others = catalogue
    assert listed(tmp_path) == ([first, "plugged", *others, "last"], [])


def test_a_broken_package_is_reported_and_left_out(tmp_path: Path) -> None:
    install(tmp_path, "broken", "import nothing_of_this_name")
    install(tmp_path, "half", WITHOUT_RULES)
    install(tmp_path, "empty", "")
    install(tmp_path, "listed", "ENTRIES = ('a game',)")
    games, told = listed(tmp_path)
    assert games == list(catalogue)
    assert len(told) == 4
    for name, why in {
        "broken": "ModuleNotFoundError: No module named 'nothing_of_this_name'",
        "half": "FileNotFoundError",
        "empty": "AttributeError",
        "listed": "TypeError: ENTRIES has 'a game', which is no Entry",
    }.items():
        sentence = f"the game '{name}' of valise-{name} 1.2 does not work and is left out: {why}"
        assert [line for line in told if line.startswith(sentence)], told


def test_of_two_with_one_id_the_first_stays(tmp_path: Path) -> None:
    install(tmp_path, "twin", TWIN)
    games, told = listed(tmp_path)
    assert games == list(catalogue)
    package = catalogue["agent"].package
    assert told == [f"two games are called agent: that of {package} is left out, that of {package} stays"]
