"""The package as it is published: what it says of itself, and what the base install can do without any extra."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from email.parser import HeaderParser
from pathlib import Path

import pytest

import valise_games

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
UV = Path(sys.executable).with_name("uv")
FROM_CODE = """
from random import Random
from valise_games import Match, __version__
from valise_games.bots import make_bot
match, dice = Match.new("casanova", seats=3, seed=7), Random(7)
make_bot("master", "casanova")
while match.to_act:
    seat = match.to_act[0]
    match.play(seat, dice.choice(match.legal(seat)))
print(__version__)
"""
TWINE = "twine==6.2.0"  # reads what the index would read


def test_the_version_is_the_same_everywhere() -> None:
    assert f"version: {valise_games.__version__}\n" in (ROOT / "CITATION.cff").read_text()
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert newest
    assert newest[1] == valise_games.__version__


@pytest.mark.long
def test_the_wheel_plays_from_code_and_says_what_more_a_command_needs(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-d", str(tmp_path / "dist")]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True, timeout=240)
    (wheel,), (sdist,) = (tmp_path / "dist").glob("*.whl"), (tmp_path / "dist").glob("*.tar.gz")
    assert valise_games.__version__ in sdist.name
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        (metadata,) = [name for name in names if name.endswith("/METADATA")]
        told = HeaderParser().parsestr(packed.read(metadata).decode())
    assert "valise_games/py.typed" in names
    assert any(name.endswith("/licenses/LICENSE") for name in names)
    assert told["Description-Content-Type"] == "text/markdown"
    assert {*told.get_all("Provides-Extra", [])} == {*PROJECT["optional-dependencies"]}
    assert "Typing :: Typed" in told.get_all("Classifier", [])

    checked = subprocess.run(
        [UV, "tool", "run", "--quiet", "--from", TWINE, "twine", "check", "--strict", wheel, sdist],
        capture_output=True, text=True, timeout=240, check=False,
    )  # fmt: skip
    assert checked.returncode == 0, checked.stdout + checked.stderr

    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    env |= {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    base = tmp_path / "base"
    bin = base / "bin"

    def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True, timeout=240, check=False)

    assert run(UV, "venv", "--quiet", "--python", sys.executable, base).returncode == 0
    locked = run(UV, "pip", "install", "--quiet", "--python", bin / "python", "-c", ROOT / "requirements.lock", wheel)
    assert locked.returncode == 0, locked.stderr
    played = run(bin / "python", "-c", FROM_CODE)
    assert played.stdout.strip() == valise_games.__version__, played.stderr
    assert run(bin / "valise", "--version").stdout == f"valise {valise_games.__version__}\n"
    assert "casanova" in run(bin / "valise", "games").stdout
    for command, extra in (("serve", "house"), ("play casanova --at 127.0.0.1:1", "terminal")):
        refused = run(bin / "valise", *command.split())
        assert refused.returncode == 2
        assert refused.stderr.endswith(f"pip install 'valise-games[{extra}]'\n"), refused.stderr
