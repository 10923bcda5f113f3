"""Sees whether reports of the arena, made by other code, are still true: whether today's code plays the same games.

    git worktree add ../before COMMIT
    python -m tools.same_play ../before/src

A report names the digest of the code that its games follow from (`made_from` in `arena/entrants.py`), which changes
with every name. For each report of that code the first games are played again, by it and by today's: where every game
is the same, decision for decision in number, shares and deeds, the report gets today's digest. A report with a net that
is not here goes by the others of its game; so does none where a single game differs.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from valise_games.arena.entrants import CODE, made_from

FOLDER = Path(__file__).parent.parent / "docs/arena"
SOURCE = Path(__file__).parent.parent / "src"
DIGEST = """import sys
from valise_games.arena.entrants import CODE, made_from
print(made_from(["novice"], sys.argv[1])[CODE])"""


def digest_at(source: Path, game: str) -> str:
    return _python(source, "-c", DIGEST, game).strip()


def games_at(source: Path, report: dict[str, Any], games: int) -> list[dict[str, Any]]:
    """The first games of a report, played by the code in that folder, without how long they took."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["-m", "valise_games", "arena", report["game"], "--bots", ",".join(report["bots"])]
        command += ["--against", ",".join(report["against"])] if report["against"] else []
        command += ["--seats", str(report["seats"]), "--variant", report["variant"], "--seed", str(report["seed"])]
        for name, value in report["options"].items():
            command += ["--option", f"{name}={json.dumps(value)}"]
        _python(source, *command, "--games", str(games), "--workers", "1", "--json", "--out", f"{folder}/games.jsonl")
        lines = Path(folder, "games.jsonl").read_text().splitlines()[1:]
    return [{name: value for name, value in json.loads(line).items() if name != "seconds"} for line in lines]


def _python(source: Path, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(source)}
    ran = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False)
    if ran.returncode:
        sys.exit(f"python {' '.join(arguments)} failed:\n{ran.stderr[-1500:]}")
    return ran.stdout


def is_here(bot: str) -> bool:
    """Does a bot need no file, or one that is here?"""
    return ":" not in bot or Path(bot.partition(":")[2]).exists()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("before", type=Path, help="the src folder of the other code")
    parser.add_argument("--games", type=int, default=8, help="how many of each report are played again (8)")
    chosen = parser.parse_args()
    before = chosen.before.resolve()
    reports = {path: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.json"))}
    for game in sorted({report["game"] for report in reports.values()}):
        then, now = digest_at(before, game), made_from(["novice"], game)[CODE]
        of_game = {
            path: each for path, each in reports.items() if each["game"] == game and each["made_from"][CODE] == then
        }
        if then == now or not of_game:
            print(f"{game}: nothing to compare")
            continue
        same = True
        for path, report in of_game.items():
            if not all(map(is_here, [*report["bots"], *report["against"]])):
                print(f"{path.stem}: has a net that is not here", flush=True)
                continue
            old, new = (games_at(source, report, chosen.games) for source in (before, SOURCE))
            print(f"{path.stem}: {'the same' if old == new else 'not the same'} {len(new)} games", flush=True)
            same = same and bool(new) and old == new
        for path, report in of_game.items() if same else ():
            report["made_from"][CODE] = now
            path.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
