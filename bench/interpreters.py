"""How fast the rules run by themselves, uncompiled, in different builds of Python: python -m bench.interpreters
/usr/bin/python3 /opt/python/bin/python3 …, of which the first is 1.

Each plays the same games in turns with the others; the time is that of the core. Nothing needs to be installed in them.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
ROUNDS = 7
PLAY = """
import sys, time
sys.path.insert(0, sys.argv[1])
from valise_games.rules import FastDice
from valise_games.games import catalogue
from valise_games.games.game import open_to
def play(games):
    for entry in catalogue.values():
        game = entry.load("plain", "standard")
        for deal in range(games):
            dice, s = FastDice(deal), game.State()
            game.new_game(s, entry.seats[0], entry.encode_options({}), dice)
            for _ in range(400):
                if game.is_over(s):
                    break
                seat = game.next_to_act(s)
                options = open_to(game, s, seat)
                game.step(s, seat, options[dice.roll(len(options))], dice)
play(1)
began = time.process_time()
play(12)
spent = time.process_time() - began
print(spent, sys.version.split()[0])
"""


def main(programs: list[str]) -> None:
    seconds: dict[str, list[float]] = {program: [] for program in programs}
    versions: dict[str, str] = {}
    for _ in range(ROUNDS):
        for program in programs:
            command = [program, "-c", PLAY, str(ROOT / "src")]
            told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
            spent, version = told.split()
            seconds[program].append(float(spent))
            versions[program] = version
    first = median(seconds[programs[0]])
    print("| Python | version | as fast as the first |\n| --- | --- | --- |")
    for program, each in seconds.items():
        print(f"| `{program}` | {versions[program]} | {first / median(each):.2f} |")


if __name__ == "__main__":
    main(sys.argv[1:] or [sys.executable])
