"""Games on all cores: worker processes, each with its own bots, that are handed one game after the other."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from typing import Any

from valise_games.arena import ArenaTrouble
from valise_games.arena.entrants import make_entrant
from valise_games.arena.game_runner import Chooser, GameResult, MatchChooser, RunSettings, play
from valise_games.arena.lineups import Lineup, Place
from valise_games.games.game import known_to, open_to
from valise_games.rules import FastDice

AHEAD = 2  # games that a worker has in hand: the one it plays, and the next
ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_all(
    table: RunSettings, run: Sequence[Lineup], places: Iterable[Place], workers: int
) -> Iterator[tuple[Place, GameResult]]:
    """Plays these games, and gives each as it ends. With one worker all is played here."""
    player = Player(table, run)
    player.warm_up()
    if workers == 1:
        yield from ((place, player.play(place)) for place in places)
    else:
        yield from _play_by(workers, table, run, iter(places))


class Player:
    """The bots of a run, made when they are first needed."""

    def __init__(self, table: RunSettings, run: Sequence[Lineup]) -> None:
        self.table = table
        self.run = run
        self.bots: dict[str, Chooser | MatchChooser] = {}

    def play(self, place: Place) -> GameResult:
        number, deal, order = place
        lineup = self.run[number]
        return play(self.table, [self.bot(lineup.players[player]) for player in lineup.orders[order]], deal)

    def bot(self, name: str) -> Chooser | MatchChooser:
        if name not in self.bots:
            self.bots[name] = make_entrant(name, self.table.game, self.table.variant)
        return self.bots[name]

    def warm_up(self) -> None:
        """Every bot decides once, so that what it compiles is in the cache before many want it."""
        table = self.table
        game = table.entry.load("plain", table.variant)
        s: Any = game.State()
        dice = FastDice(0)
        game.new_game(s, table.seats, table.entry.encode_options(table.options), dice)
        seat = game.next_to_act(s)
        options = open_to(game, s, seat)
        known = known_to(game, s, seat)
        for name in dict.fromkeys(player for lineup in self.run for player in lineup.players):
            bot: Any = self.bot(name)
            if not getattr(bot, "wants_match", False):
                bot.choose(known, seat, options, dice)


# ---------------------------------------------------------------------------------- processes
def _play_by(
    workers: int, table: RunSettings, run: Sequence[Lineup], places: Iterator[Place]
) -> Iterator[tuple[Place, GameResult]]:
    for name in ONE_THREAD:
        os.environ.setdefault(name, "1")  # there is a worker for every core
    spawning = multiprocessing.get_context("spawn")
    at_work: dict[Connection, Any] = {}
    in_hand: dict[Connection, int] = {}
    try:
        for _ in range(workers):
            here, there = spawning.Pipe()
            worker = spawning.Process(target=_work, args=(there, table, run), daemon=True)
            worker.start()
            there.close()
            at_work[here], in_hand[here] = worker, 0
            _hand_on(here, places, in_hand)
        while any(in_hand.values()):
            for ready in wait([line for line, count in in_hand.items() if count]):
                assert isinstance(ready, Connection)
                place, noted = _receive(ready, at_work[ready])
                in_hand[ready] -= 1
                _hand_on(ready, places, in_hand)
                yield place, noted
    finally:
        for line, worker in at_work.items():
            line.close()
            worker.terminate()
        for worker in at_work.values():
            worker.join()


def _hand_on(line: Connection, places: Iterator[Place], in_hand: dict[Connection, int]) -> None:
    while in_hand[line] < AHEAD and (place := next(places, None)) is not None:
        try:
            line.send(place)
        except OSError:
            return  # it has died: what it had in hand is waited for, and tells
        in_hand[line] += 1


def _receive(line: Connection, worker: Any) -> tuple[Place, GameResult]:
    try:
        place, noted = line.recv()
    except (EOFError, OSError):
        worker.join()
        raise ArenaTrouble(f"a worker died ({_how(worker.exitcode)})") from None
    if isinstance(noted, str):
        raise ArenaTrouble(f"lineup {place[0]}, deal {place[1]}, order {place[2]} could not be played: {noted}")
    return place, noted


def _how(code: int) -> str:
    if code < 0:
        hint = "; perhaps memory ran out: take fewer --workers" if -code == getattr(signal, "SIGKILL", 9) else ""
        return f"by signal {-code}{hint}"
    return f"exit code {code}"


def _work(line: Connection, table: RunSettings, run: Sequence[Lineup]) -> None:
    """A worker, until nobody listens any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who is interrupted is the one that speaks with people
    player = Player(table, run)
    try:
        while True:
            place = line.recv()
            try:
                noted: GameResult | str = player.play(place)
            except Exception as error:
                noted = f"{type(error).__name__}: {error}"
            line.send((place, noted))
    except (EOFError, OSError):
        pass
