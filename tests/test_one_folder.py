"""Adding a game edits no shared file: outside its own folders nothing in the code names a game.

A game's own are the folders `src/valise_games/games/<package>/`, `web/src/games/<package>/`, `tests/games/<package>/`,
and files of its name in `tools/`. Comments, docstrings and tests may name games as examples; code may not.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import valise_games
from valise_games.games import catalogue

SOURCE = Path(valise_games.__file__).parent
ROOT = SOURCE.parent.parent
OURS = [entry for entry in catalogue.values() if entry.package.startswith(valise_games.__name__)]
NAMES = {entry.id for entry in OURS} | {entry.package.rpartition(".")[2] for entry in OURS}
# As words in code these are games wherever they stand. "agent" is what researchers call a seat: there only the string
# that is nothing but it counts.
TELLING = sorted(NAMES - {"agent"}, key=len, reverse=True)
WORD = re.compile(rf"(?<![a-z])({'|'.join(TELLING)})(?![a-z])", re.IGNORECASE)
QUOTED = re.compile(rf"""["'`/]({"|".join([*TELLING, "agent"])})["'`/]""")

ALLOWED = {
    "src/valise_games/cli.py": "examples in the help",
    "src/valise_games/arena/command.py": "examples in the help",
    "src/valise_games/arena/ladder.py": "examples in the help",
    "src/valise_games/doors/mcp.py": "an example for assistants",
    "src/valise_games/research/dataset_command.py": "examples in the help",
    "src/valise_games/research/exploit_command.py": "examples in the help",
    "src/valise_games/training/command.py": "examples in the help",
    "tools/environments.py": "examples on a page for researchers",
    "tools/picture.py": "the README's picture is of one game",
    "tools/show.py": "the README's picture is of one game",
    "tools/protocol.py": "the example on the page about the protocol",
}
SHARED = [
    *(SOURCE.rglob("*.py")),
    *((ROOT / "tools").rglob("*.py")),
    *(path for kind in ("ts", "svelte", "css", "html") for path in (ROOT / "web/src").rglob(f"*.{kind}")),
    ROOT / "Makefile",
    ROOT / "hatch_build.py",
    ROOT / "web/vite.config.ts",
]


def is_shared(path: Path) -> bool:
    """Not of a game: neither in a folder of its name nor a file of its name."""
    return not NAMES & {part.partition(".")[0] for part in path.relative_to(ROOT).parts}


def named_in_python(text: str) -> Iterator[tuple[int, str]]:
    """Games in strings and names; docstrings and comments are for people."""
    tree = ast.parse(text)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            if node.value == "agent" or WORD.search(node.value):
                yield node.lineno, node.value[:60]
        elif isinstance(node, ast.ImportFrom):
            words = [node.module or "", *(name.name for name in node.names)]
            yield from ((node.lineno, word) for word in words if WORD.search(word))
        elif isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names if WORD.search(name.name))
        else:
            word = getattr(node, "id", getattr(node, "attr", getattr(node, "name", None)))
            if isinstance(word, str) and WORD.search(word.replace("_", "-")):
                yield getattr(node, "lineno", 0), word


def named_elsewhere(text: str) -> Iterator[tuple[int, str]]:
    """Games as strings or in paths; comments are for people."""
    without = re.sub(r"/\*.*?\*/|<!--.*?-->|^\s*(//|#).*?$", lambda m: "\n" * m[0].count("\n"), text, flags=re.S | re.M)
    for number, line in enumerate(without.splitlines(), 1):
        yield from ((number, found[0]) for found in QUOTED.finditer(line))


def named_in(path: Path) -> list[tuple[int, str]]:
    text = path.read_text(encoding="utf-8")
    return sorted(set(named_in_python(text) if path.suffix == ".py" else named_elsewhere(text)))


@pytest.mark.parametrize("path", sorted(filter(is_shared, SHARED)), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_shared_file_names_a_game(path: Path) -> None:
    file = str(path.relative_to(ROOT))
    found = named_in(path)
    if file in ALLOWED:
        assert found, f"{file} names no game any more: it needs no allowance"
    else:
        assert found == []


def test_a_game_that_is_named_is_found() -> None:
    code = (
        'from valise_games import randolph\ndef of_casanova():\n    """Casanova."""\n    return {"agent": "an agent"}\n'
    )
    assert sorted(set(named_in_python(code))) == [(1, "randolph"), (2, "of_casanova"), (4, "agent")]
    page = '// casanova\nimport x from "./solomon/x";\nconst y = { "code-casablanca": 1, agent: 2 };\n/* "agent" */\n'
    assert list(named_elsewhere(page)) == [(2, "/solomon/"), (3, '"code-casablanca"')]
