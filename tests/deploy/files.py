"""The files in deploy/, as the tests read them."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

DEPLOY = Path(__file__).parents[2] / "deploy"
ROOT = DEPLOY.parent


class Instruction(NamedTuple):
    stage: int
    word: str  # RUN, COPY…
    text: str


def containerfile() -> Iterator[Instruction]:
    stage = -1
    lines = re.sub(r"\\\n\s*", "", (DEPLOY / "Containerfile").read_text()).splitlines()
    for line in lines:
        if line and not line.startswith("#"):
            word, _, text = line.partition(" ")
            stage += word == "FROM"
            yield Instruction(stage, word, text)


def of_stage(stage: int, word: str) -> list[str]:
    return [each.text for each in containerfile() if each.stage == stage and each.word == word]


def settings_of_stage(stage: int) -> dict[str, str]:
    """What its ENV lines set."""
    words = [word for text in of_stage(stage, "ENV") for word in shlex.split(text)]
    return dict(word.split("=", 1) for word in words)


def ignored() -> list[str]:
    """What is not sent to the build."""
    return [line for line in (ROOT / ".containerignore").read_text().splitlines() if line]
