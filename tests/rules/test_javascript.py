"""JavaScript made from Python does what the Python does, and what cannot be translated is refused with its line."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tools.node import environment
from valise_games.rules.javascript import NotTranslatable, javascript

SOURCE = '''
from typing import TypedDict

ORDER = ("red", "green")
NAMES = {"red": "rouge", "green": "vert"}


class View(TypedDict):
    stakes: dict[str, int]


def truths(x):
    return [bool(one) for one in x] + [not x, x and "yes", x or "no"]


def stakes(view, least=100, new=True):
    """Over a dict, with a default, a conditional, a comprehension and a sort."""
    kept = {name: sum for name, sum in view["stakes"].items() if sum >= least}
    order = sorted(kept, key=lambda name: -kept[name])
    best = max(kept.values(), default=0)
    return {"order": order, "best": best, "new": "new" if new else None, **kept}


def pairs(x):
    found = []
    for at, (one, two) in enumerate(zip(x, x[1:])):
        if one == two:
            continue
        found.append([at, one, two])
    return found


def said(view):
    match view["phase"]:
        case "bid" | "raise":
            return _name(color=view["colour"], number=view["sum"] // 200)
        case None:
            return ORDER[-1]
        case _ if view["phase"] not in ORDER:
            return f"{view['phase']}: {len(view)}"
    return None


def _name(number, color):
    total = 0
    while number > 0:
        number -= 1
        total += number
    return [NAMES.get(color, "?"), total, color in NAMES, color.partition("e")]


def later(n):
    def double(x):
        return 2 * x

    return [double(one) for one in range(n)][1:-1]


def repeated(n):
    return [["?", {"mark": [1]}] * n, "ab" * n, 3 * n, n * 0.5]
'''

CALLS: list[tuple[str, list[Any]]] = [
    ("truths", [[]]),
    ("truths", [[0, 1, "", "a", None, [], [0], {}, {"a": 0}, False, True]]),
    ("stakes", [{"stakes": {"red": 500, "blue": 50, "green": 700}}]),
    ("stakes", [{"stakes": {}}, 50, False]),
    ("pairs", [[1, 1, 2, [3], [3], "a"]]),
    ("said", [{"phase": "bid", "colour": "green", "sum": 900}]),
    ("said", [{"phase": "raise", "colour": "blue", "sum": 0}]),
    ("said", [{"phase": None}]),
    ("said", [{"phase": "over"}]),
    ("said", [{"phase": "red"}]),
    ("later", [6]),
    ("repeated", [3]),
    ("repeated", [-1]),
]


def test_both_give_the_same(tmp_path: Path) -> None:
    python: dict[str, Any] = {}
    exec(compile(SOURCE, "presentation.py", "exec"), python)
    expected = [python[name](*arguments) for name, arguments in CALLS]
    (tmp_path / "game.mjs").write_text(javascript(SOURCE))
    calls = json.dumps(CALLS)
    program = f"const m = await import('./game.mjs'); console.log(JSON.stringify({calls}.map(([f, a]) => m[f](...a))))"
    done = subprocess.run(
        ["node", "--input-type=module", "-e", program],
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == json.loads(json.dumps(expected))


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("def f(*x):\n    return x", "presentation.py:1: functions have positional parameters"),
        ("def f():\n    return unknown", "presentation.py:2: unknown is not defined"),
        ("def f(x):\n    return x.title()", r"presentation.py:2: \.title\(…\) is not translated"),
        ("def f(x):\n    return {1: x}", "presentation.py:2: keys are strings"),
        ("def f(x):\n    with x:\n        pass", "presentation.py:2: with statements"),
        ("import os\ndef f():\n    return os.name", "presentation.py:3: attributes are not translated"),
        ("def f(x):\n    return f'{x:.2f}'", "presentation.py:2: f-strings have no formats"),
        ("for x in []:\n    pass", "presentation.py:1: only functions and constants"),
        ("def f(a):\n    return a\ndef g():\n    return f(b=1)", "presentation.py:4: f has no parameter b"),
    ],
)
def test_what_is_not_translated_is_refused_with_its_line(source: str, why: str) -> None:
    with pytest.raises(NotTranslatable, match=why):
        javascript(source)
