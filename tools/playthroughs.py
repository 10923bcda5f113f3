"""Playthroughs of the games in OpenSpiel, in OpenSpiel's own format: a random game as text, which changes when anything
that OpenSpiel sees of it does.

    python tools/playthroughs.py             says which of tests/doors/playthroughs/*.txt are stale
    python tools/playthroughs.py --update    writes them anew

Each is of the game that its first line names; a new one begins as a file with that line alone.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import sys
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import valise_games.doors.openspiel  # noqa: F401  # registers the games

FOLDER = Path(__file__).resolve().parent.parent / "tests/doors/playthroughs"
LONG = 300  # letters: a tensor that takes more is told by its hash
SEED = 1975


def game_of(text: str) -> str:
    """What a playthrough is of, as its first line says: `game: valise_agent(variant=tiny)`."""
    return text.partition("\n")[0].removeprefix("game: ")


def playthrough(game: str) -> str:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthroughs"])
    lines = generate_playthrough.playthrough_lines(game, seed=SEED)
    return "".join(f"{_shorter(line)}\n" for line in lines)


def _shorter(line: str) -> str:
    tensor = re.match(r"(?:InformationState|Observation)Tensor\(\d+\)[.\w]*", line)
    if tensor is None or len(line) <= LONG:
        return line
    return f"{tensor.group()}: sha256 {hashlib.sha256(line.encode()).hexdigest()[:16]}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the playthroughs in tests/doors with the games in OpenSpiel.")
    parser.add_argument("--update", action="store_true", help="write them anew")
    update = parser.parse_args().update
    stale = 0
    for text in sorted(FOLDER.glob("*.txt")):
        now = playthrough(game_of(text.read_text()))
        if text.read_text() == now:
            continue
        stale += 1
        if update:
            text.write_text(now)
        print(f"{text.name} {'written' if update else 'is not what OpenSpiel sees now'}")
    return 1 if stale and not update else 0


if __name__ == "__main__":
    sys.exit(main())
