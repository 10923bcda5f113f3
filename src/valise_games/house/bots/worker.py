"""A bot worker: reads questions from its input and writes answers to its output, until that closes."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from collections.abc import Iterator
from functools import cache
from typing import Any, BinaryIO

import msgspec

from valise_games.bots import Bot, chances_throughout, cut_at, judge, make_bot
from valise_games.games import find
from valise_games.games.game import open_to
from valise_games.house.bots.pool import (
    BEAT,
    LENGTH,
    Answer,
    AnyRequest,
    HintRequest,
    JudgeRequest,
    MoveRequest,
    WinChanceRequest,
)
from valise_games.play import Match
from valise_games.rules import FastDice, Record


@cache
def bot_for(bot: str, game: str, variant: str) -> Bot:
    """Bots remember nothing, so one serves all tables."""
    return make_bot(bot, game, variant)


def known_state(request: MoveRequest) -> Record:
    """What the seat knows, as a state of its game."""
    known = find(request.game).load("plain", request.variant).State()
    for name, value in request.known.items():
        setattr(known, name, value)
    return known


def answer(request: AnyRequest) -> Answer:
    """What the bot says to a request; raises whatever the bot does."""
    if isinstance(request, JudgeRequest):
        return Answer(judgement=judge(Match.load(request.saved), request.seat))
    if isinstance(request, WinChanceRequest):
        return Answer(chances=chances_throughout(Match.load(request.saved)))
    game: Any = find(request.game).load("plain", request.variant)
    known = known_state(request)
    if not game.to_act(known) >> request.seat & 1:
        raise ValueError("nobody is asked for who has nothing to decide: a search from there may never end")
    options = open_to(game, known, request.seat)
    bot = bot_for(request.bot, request.game, request.variant)
    dice = FastDice(request.seed)
    with cut_at(request.until):
        if isinstance(request, HintRequest):
            return Answer(considered=bot.consider(known, request.seat, options, dice))
        return Answer(bot.choose(known, request.seat, options, dice))


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answers requests until their source ends."""
    read = msgspec.msgpack.Decoder(AnyRequest).decode
    write = msgspec.msgpack.Encoder().encode
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        request = read(source.read(LENGTH.unpack(head)[0]))
        with _signs_of_life(sink):
            try:
                answered = answer(request)
            except Exception as error:  # the table must hear of it; the question itself holds secrets, and is not told
                answered = Answer(trouble=f"{type(request).__name__}: {type(error).__name__}")
        body = write(answered)
        sink.write(LENGTH.pack(len(body)) + body)
        sink.flush()


@contextlib.contextmanager
def _signs_of_life(sink: BinaryIO) -> Iterator[None]:
    """Meanwhile an empty answer goes out every BEAT: to compile a game may take minutes, and the house is to know that
    somebody is at it."""
    done = threading.Event()

    def beat() -> None:
        while not done.wait(BEAT):
            sink.write(LENGTH.pack(0))
            sink.flush()

    beating = threading.Thread(target=beat, daemon=True)
    beating.start()
    try:
        yield
    finally:
        done.set()
        beating.join()


def main() -> None:
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a library prints must not get into the answers
    serve(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
