"""What a move costs the house without sockets, on a file: python -m bench.house.moves [--before FOLDER] [--whole]

Time from the text of a command to the messages of all four people, at Casablanca, every third move with a commit. The
same games are played over and over, and of each move the least time counts, so that neighbours on the machine count for
little. `--before` names the `src` folder of another state of this repository, which takes turns with today's;
`--whole` is for sockets that take no changes, and
`--profile` tells instead in which modules the time is spent, by cProfile, which makes calls dearer than they are.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from bench.house.rows import run_with

SOURCE = Path(__file__).parents[2] / "src"
# Runs with today's names and with those of before.
PROGRAM = """
import asyncio, cProfile, gc, json, pstats, tempfile, time
from collections import Counter
from pathlib import Path
from random import Random
from valise_games.house.config import Settings
from valise_games.house.services import Services
from valise_games.house.storage.sqlite.store import SqliteStore
from valise_games.house.tables import events
from valise_games.house.tables.clock import ClockSettings
from valise_games.house.transport.connection import Connection
SEATS, GAMES, MOVES, TIMES = 4, 4, 300, 12
class Wire:
    def write(self, texts):
        return True
async def send(event):
    raise AssertionError("it keeps up")
def opened(house, people, game):
    plan = events.Opened("casablanca", SEATS, {}, ClockSettings("none", least=0.0), people[0].id, f"{game:064x}")
    live = house.registry.open_table(plan, "")
    for seat, person in enumerate(people):
        live.write(events.Sat(seat, person.id, person.name))
    live.write(events.Started())
    for seat in range(SEATS):
        live.write(events.PromptsSet(seat, True))
    return live
def play(house, live, connections, luck, profile):
    table, spent = live.table, []
    for number in range(MOVES):
        if table.state != "playing":
            break
        seat = luck.choice(table.match.to_act)
        action = luck.choice(table.match.own_view(seat)["legal"])
        told = {"do": "act", "table": table.id, "decision": table.decision(seat), "action": action}
        text = json.dumps(told)
        profile and profile.enable()
        began = time.perf_counter()
        connections[seat].receive_text(text)
        if number % 3 == 0:
            house.publisher.flush()
        spent.append(time.perf_counter() - began)
        profile and profile.disable()
    return spent
async def once(profile):
    with tempfile.TemporaryDirectory() as folder:
        house = Services(Settings(limits=False), SqliteStore(Path(folder) / "house.db"))
        people = [house.directory.new_guest(f"Person {seat}") for seat in range(SEATS)]
        spent = []
        for game in range(GAMES):
            live = opened(house, people, game)
            connections = [Connection(house.connections, person, Wire(), send) for person in people]
            for connection in connections:
                if CHANGES and hasattr(connection, "told"):
                    connection.told = {}
                connection.receive_text(json.dumps({"do": "watch", "table": live.table.id}))
            house.publisher.flush()
            spent += play(house, live, connections, Random(game), profile)
            for connection in connections:
                connection.leave()
            live.stop()
        house.publisher.flush()
        house.store.close()
        return spent
asyncio.run(once(None))
gc.freeze()
gc.set_threshold(2_000, 0, 600)
if PROFILE:
    profile = cProfile.Profile()
    asyncio.run(once(profile))
    by_place = Counter()
    for (file, line, name), (_, _, own, _, callers) in pstats.Stats(profile).stats.items():
        if "valise_games" in file:
            by_place[file.rpartition("valise_games/")[2]] += own
            continue
        for (caller, *_), (*_, taken, _) in callers.items():  # what is built in counts with who calls it
            by_place[caller.rpartition("valise_games/")[2] if "valise_games" in caller else "other"] += taken
    whole = by_place.total()
    for place, own in by_place.most_common(20):
        print(f"{own / whole:6.1%}  {place}")
else:
    least = [min(times) for times in zip(*(asyncio.run(once(None)) for _ in range(TIMES)))]
    print(sum(least) / len(least) * 1e6)
"""


def run(source: str, profile: bool = False, changes: bool = True) -> str:
    return run_with(source, f"PROFILE, CHANGES = {profile}, {changes}\n{PROGRAM}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--before", metavar="FOLDER", help="the src folder of another state of this repository")
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--whole", action="store_true", help="to sockets that take no changes")
    chosen = parser.parse_args()
    if chosen.profile:
        print(run(str(SOURCE), profile=True, changes=not chosen.whole))
        return
    sources = {"before": chosen.before, "today": str(SOURCE)} if chosen.before else {"today": str(SOURCE)}
    found: dict[str, list[float]] = {name: [] for name in sources}
    for _ in range(chosen.rounds):
        for name, source in sources.items():
            found[name].append(float(run(source, changes=not chosen.whole)))
    for name, times in found.items():
        print(f"{name}: {min(times):.1f} µs a move, of {', '.join(f'{each:.1f}' for each in times)}")


if __name__ == "__main__":
    main()
