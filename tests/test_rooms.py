"""The rooms of the house: each imports only from rooms to its left, and a plain match needs neither NumPy nor Numba."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import valise_games

SOURCE = Path(valise_games.__file__).parent
# From left to right; rooms on one line do not know each other.
ROOMS = [
    ["errors"],
    ["rules"],
    ["drawing"],  # it knows no game
    ["games"],
    ["play"],
    ["bots"],
    ["ray_cluster"],  # Ray, for those that spread work over machines
    ["arena", "training", "client"],
    ["house", "terminal", "doors", "research"],
]
# The parts of house/, in the same way.
HOUSE = [
    ["__init__", "config", "errors", "house_time", "logging", "metrics"],
    ["storage"],
    ["people"],
    ["bots", "notify"],
    ["tables"],
    ["cluster"],
    ["archive", "transport"],
    ["services"],
    ["api"],
    ["app"],
    ["server"],
]
HOUSE_PLACE = {part: place for place, parts in enumerate(HOUSE) for part in parts}
FORMATS = {"messages.py", "sentences.py"}  # texts, with Fluent; nobody needs them to play
EVERYWHERE = {"bench", "cli", "__main__"}  # they may import all
FRONT_DOOR = "__init__"  # hands out what play and games offer
PLACE = {room: place for place, rooms in enumerate(ROOMS) for room in rooms}
ONE_FILE = {"errors", "ray_cluster"}
BOTH_WAYS = {"play", "training"}  # there a function, when called, imports what imports its module
FILES = sorted(SOURCE.rglob("*.py"))

PLAIN_MATCH = """
import sys
from valise_games import Match, catalogue
for game in catalogue.values():
    match = Match.new(game.id, game.seats[0], seed=1)
    for _ in range(100):
        if not match.over:
            seat = match.to_act[0]
            match.view(seat)
            match.play(seat, match.legal(seat)[0])
    Match.load(match.save()).record()
print(sorted(name for name in sys.modules if name.split(".")[0] in ("numpy", "numba", "llvmlite", "rich", "scipy")))
"""


def room_of(module: str) -> str:
    """`rules` for valise_games.rules.state, `__init__` for valise itself."""
    return [*module.split("."), FRONT_DOOR][1]


def imported_modules(file: Path) -> Iterator[str]:
    package = ["valise_games", *file.relative_to(SOURCE).parent.parts]
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield module
            if module == "valise_games":
                yield from (f"valise_games.{name.name}" for name in node.names if (SOURCE / name.name).exists())


def test_every_room_has_its_place() -> None:
    rooms = {file.relative_to(SOURCE).parts[0].removesuffix(".py") for file in FILES}
    assert rooms <= PLACE.keys() | EVERYWHERE | {FRONT_DOOR}


def test_a_room_imports_only_from_rooms_to_its_left() -> None:
    for file in FILES:
        room = file.relative_to(SOURCE).parts[0].removesuffix(".py")
        if room in EVERYWHERE:
            continue
        place = PLACE["play"] + 1 if room == FRONT_DOOR else PLACE[room]
        for module in imported_modules(file):
            if module.split(".")[0] == "valise_games":
                other = room_of(module)
                if other == FRONT_DOOR:
                    other = "play"  # the front door stands between play and bots
                assert other == room or (other in PLACE and PLACE[other] < place), f"{file} imports {module}"


def module_of(file: Path) -> str:
    parts = ["valise_games", *file.relative_to(SOURCE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_files(file: Path) -> set[str]:
    """The modules of ours that a file imports, by their full names."""
    known, found = {module_of(each) for each in FILES}, set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for name in node.names:
                full = f"{node.module}.{name.name}"
                found.add(full if full in known else node.module)
    return found & known


@pytest.mark.parametrize("file", sorted((SOURCE / "house").rglob("*.py")), ids=module_of)
def test_parts_of_the_house_import_only_from_parts_before_them(file: Path) -> None:
    part = file.relative_to(SOURCE / "house").parts[0].removesuffix(".py")
    for module in imported_files(file):
        if module.startswith("valise_games.house."):
            other = module.split(".")[2]
            assert other == part or HOUSE_PLACE[other] < HOUSE_PLACE[part], f"{file.name} imports {module}"


@pytest.mark.parametrize("room", sorted(PLACE.keys() - ONE_FILE - BOTH_WAYS))
def test_no_module_imports_itself_in_a_circle(room: str) -> None:
    """Not even for its types: imports under TYPE_CHECKING count like all others."""
    files = sorted((SOURCE / room).rglob("*.py"))
    graph = {module_of(file): imported_files(file) for file in files if file.name != "__init__.py"}
    TopologicalSorter(graph).prepare()  # raises CycleError


def test_rules_know_no_game() -> None:
    for file in (SOURCE / "rules").rglob("*.py"):
        for module in imported_modules(file):
            assert not module.startswith(("valise_games.games", "valise_games.play"))


def test_a_game_needs_nothing_but_the_standard_library_and_the_rules() -> None:
    for file in (SOURCE / "games").rglob("*.py"):
        for module in imported_modules(file):
            first = module.split(".")[0]
            allowed = first == "valise_games" or first in sys.stdlib_module_names or file.name in FORMATS
            assert allowed, f"{file} imports {module}"


def test_a_plain_match_imports_neither_numpy_nor_numba() -> None:
    done = subprocess.run([sys.executable, "-c", PLAIN_MATCH], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.strip() == "[]"
