"""Games on a Ray cluster: a chunk of games is a task, and what is noted of them comes back to whoever asked.

A game follows from its place in the run, so it does not matter where it is played: a chunk that was on a node that is
lost is played again on another, and the games are those that one process plays. Every node needs the same Valise, with
the same nets in the same places; a worker that has others says so before it plays.
"""

from __future__ import annotations

import itertools
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from valise_games.arena import ArenaTrouble
from valise_games.arena.entrants import made_from
from valise_games.arena.game_runner import GameResult, RunSettings
from valise_games.arena.lineups import Lineup, Place
from valise_games.arena.workers import Player, cores
from valise_games.ray_cluster import connected

CHUNK = 16  # games in a task: as many are lost with a node, for each of its cores
AHEAD = 2  # tasks handed out for each core: the one it plays, and the next
TRIES = 5  # to play a chunk whose worker died, as it does with its node
WARM_UP_LOCK = "valise-warm-up.lock"

Found = list[tuple[Place, GameResult | str]]  # what was noted of each game, or why it could not be played


def play_on_ray(
    address: str, table: RunSettings, run: Sequence[Lineup], places: Iterable[Place], made: Mapping[str, str]
) -> Iterator[tuple[Place, GameResult]]:
    """Plays these games on the cluster at `address`, and gives each when its chunk is over. `made` is what the bots are
    made from here. Raises ArenaTrouble."""
    with connected(address, cores()) as ray:
        task = ray.remote(num_cpus=1, max_retries=TRIES - 1)(_play_chunk)
        shared = ray.put((table, run, dict(made)))
        left = iter(places)
        chunks = iter(lambda: tuple(itertools.islice(left, CHUNK)), ())
        waiting: list[Any] = []
        try:
            while True:
                room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 0))) - len(waiting)
                waiting += [task.remote(shared, chunk) for chunk in itertools.islice(chunks, max(0, room))]
                if not waiting:
                    return
                (ready,), waiting = ray.wait(waiting, num_returns=1)
                yield from _checked(_fetch(ray, ready))
        finally:
            for each in waiting:
                ray.cancel(each)


def _fetch(ray: Any, ready: Any) -> Found:
    try:
        found: Found = ray.get(ready)
        return found
    except ray.exceptions.RayTaskError as error:
        raise ArenaTrouble(str(error.cause)) from None
    except ray.exceptions.RayError as error:
        what = str(error).partition("\n")[0].rstrip(".")
        raise ArenaTrouble(f"the cluster lost a chunk of games {TRIES} times ({what})") from None


def _checked(found: Found) -> Iterator[tuple[Place, GameResult]]:
    for place, noted in found:
        if isinstance(noted, str):
            raise ArenaTrouble(f"lineup {place[0]}, deal {place[1]}, order {place[2]} could not be played: {noted}")
        yield place, noted


# ---------------------------------------------------------------------------------- on the nodes
_players: dict[str, Player] = {}  # the bots of a run stay in the worker that made them


def _play_chunk(shared: tuple[RunSettings, Sequence[Lineup], dict[str, str]], chunk: Sequence[Place]) -> Found:
    """Plays a chunk of games in a worker of the cluster. Raises ArenaTrouble where bots are made from other code or
    nets than over there."""
    table, run, made = shared
    player = _player(table, run, made)
    found: Found = []
    for place in chunk:
        try:
            found.append((place, player.play(place)))
        except Exception as error:
            found.append((place, f"{type(error).__name__}: {error}"))
    return found


def _player(table: RunSettings, run: Sequence[Lineup], made: dict[str, str]) -> Player:
    key = repr((table, run, made))
    if key not in _players:
        from filelock import FileLock  # Ray brings it

        names = dict.fromkeys(player for lineup in run for player in lineup.players)
        here = made_from(names, table.game)
        if other := [name for name in made if here.get(name) != made[name]]:
            raise ArenaTrouble(
                f"a node of the cluster has another {other[0]} than this machine: install the same Valise, and put the "
                "same nets in the same places, everywhere"
            )
        player = Player(table, run)
        with FileLock(Path(tempfile.gettempdir()) / WARM_UP_LOCK):  # one compiles, the others find it
            player.warm_up()
        _players.clear()  # of another run
        _players[key] = player
    return _players[key]
