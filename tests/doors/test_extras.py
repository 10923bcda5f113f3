"""Each door is an extra, and says which when it is missing; the snippets of the documentation run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.rules.toy import python
from tools import environments
from valise_games.doors.layout import layout
from valise_games.games import catalogue

ROOT = Path(__file__).parents[2]

BLOCKED = """
import sys
sys.modules[{blocked!r}] = None
try:
    import valise_games.doors.{door}
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("door", "blocked", "told"),
    [
        (
            "pettingzoo",
            "pettingzoo",
            "valise_games.doors.pettingzoo needs PettingZoo: pip install 'valise-games[pettingzoo]'",
        ),
        (
            "gymnasium",
            "gymnasium",
            "valise_games.doors.gymnasium needs Gymnasium: pip install 'valise-games[gymnasium]'",
        ),
        *(
            (door, blocked, f"valise_games.doors.{door} needs {name}: pip install 'valise-games[{extra}]'")
            for door, blocked, name, extra in (
                ("textarena", "textarena", "TextArena", "textarena"),
                ("inspect_ai", "inspect_ai", "Inspect", "inspect"),
                ("verifiers", "verifiers", "verifiers", "verifiers"),
                ("openenv", "openenv", "OpenEnv", "openenv"),
                ("kaggle", "kaggle_environments", "Kaggle's environments", "kaggle"),
            )
        ),
    ],
)
def test_without_its_extra_a_door_says_what_to_install(door: str, blocked: str, told: str) -> None:
    done = python(BLOCKED.format(blocked=blocked, door=door))
    assert done.stdout.strip() == told, done.stderr


def snippets(page: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return [code for code in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "valise_games.doors" in code]


def test_the_snippet_of_the_readme_runs() -> None:
    (code,) = snippets("README.md")
    done = python(code)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("code", snippets("docs/text.md"))
def test_the_snippets_of_the_text_door_run(code: str) -> None:
    done = python(code)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.long
def test_the_snippets_of_the_documentation_run() -> None:
    *pieces, with_jax = snippets("docs/environments.md")
    assert "import jax" in with_jax  # make bench-peers, which installs JAX, runs it
    assert len(pieces) == 4
    for code in pieces:
        done = python(code)
        assert done.returncode == 0, f"{code}\n{done.stderr}"


# ---------------------------------------------------------------------------------- the page
@pytest.mark.parametrize("game", catalogue)
def test_every_action_and_every_observed_number_is_documented(game: str) -> None:
    entry = catalogue[game]
    for variant in entry.boards:
        parts = list(layout(game, variant).values())
        assert [part.start for part in parts] == [0, *(part.stop for part in parts[:-1])]
        assert parts[-1].stop == entry.load("plain", variant).FEATURES
    listed = environments.kinds(entry)
    numbers = [number for kind in listed for number in range(kind.first, kind.last + 1)]
    assert numbers == list(range(entry.load("plain").ACTIONS))


@pytest.mark.parametrize("game", catalogue)
def test_the_examples_have_the_numbers_of_their_kinds(game: str) -> None:
    """Actions have words of their own for numbers, of files and of chips."""
    shown = environments.examples(catalogue[game])
    for kind in environments.kinds(catalogue[game]):
        if kind.name in catalogue[game].unused_actions:
            assert kind.name not in shown
        else:
            assert kind.first <= int(shown[kind.name].partition(":")[0]) <= kind.last


def test_the_page_is_up_to_date() -> None:
    assert environments.PAGE.read_text() == environments.page(environments.lengths_on_the_page()), "run make docs"


@pytest.mark.long
@pytest.mark.parametrize("game", catalogue)
def test_the_lengths_are_those_that_are_measured(game: str) -> None:
    """With the fewest seats, where games are measured soonest."""
    row = environments.lengths_row(catalogue[game], catalogue[game].seats[0])
    assert row in environments.lengths_on_the_page()[game].splitlines(), "run make docs"
