"""What a bus promises, on a real Redis."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Iterator

import pytest
import uvloop

from tests.house.servers import Redis, running_redis
from tests.waiting import PATIENCE
from valise_games.house.cluster import redis_bus
from valise_games.house.cluster.redis_bus import RedisBus


@pytest.fixture
def redis() -> Iterator[Redis]:
    with running_redis() as server:
        yield server


class Ear:
    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.losses = 0

    def lost(self) -> None:
        self.losses += 1

    async def until(self, count: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(self.heard) < count:
                await asyncio.sleep(0.01)


def test_frames_come_in_order_and_to_their_channel_alone(redis: Redis) -> None:
    async def play() -> None:
        sender, first, second = RedisBus(redis.url), RedisBus(redis.url), RedisBus(redis.url)
        his, hers, mine = Ear(), Ear(), Ear()
        await sender.open("sender", mine.heard.append, mine.lost)
        await first.open("first", his.heard.append, his.lost)
        await second.open("second", hers.heard.append, hers.lost)
        frames = [f"frame {number} \x00".encode() for number in range(200)]
        for frame in frames:
            sender.publish("first", frame)
        sender.publish("second", b"for her")
        await his.until(200)
        await hers.until(1)
        assert his.heard == frames
        assert hers.heard == [b"for her"]
        assert mine.heard == []
        assert sender.frames == 201
        for bus in (sender, first, second):
            await bus.close()

    asyncio.run(play())


def test_what_waits_is_sent_before_it_is_closed(redis: Redis) -> None:
    async def play() -> None:
        ear, sender, receiver = Ear(), RedisBus(redis.url), RedisBus(redis.url)
        await receiver.open("ear", ear.heard.append, ear.lost)
        await sender.open("mouth", ear.heard.append, ear.lost)
        sender.publish("ear", b"farewell")
        await sender.close()
        await ear.until(1)
        await receiver.close()

    asyncio.run(play())


def test_who_was_cut_off_hears_so_when_the_line_is_back(redis: Redis) -> None:
    async def play() -> None:
        sender, receiver, ear = RedisBus(redis.url), RedisBus(redis.url), Ear()
        await sender.open("sender", ear.heard.append, lambda: None)
        await receiver.open("receiver", ear.heard.append, ear.lost)
        redis.crash()
        sender.publish("receiver", b"nobody hears this")
        await asyncio.sleep(0.3)
        assert ear.losses == 0
        await asyncio.to_thread(redis.start)
        async with asyncio.timeout(PATIENCE):
            while not ear.losses:
                await asyncio.sleep(0.01)
            while b"and this" not in ear.heard:  # its other line may take a moment longer
                sender.publish("receiver", b"and this")
                await asyncio.sleep(0.05)
        await sender.close()
        await receiver.close()

    asyncio.run(play())


def test_a_line_on_which_nothing_comes_is_opened_anew(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a cut in the network, of which nobody is told; the server is there again and keeps the old lines."""
    monkeypatch.setattr(redis_bus, "LOOK", 0.1)

    async def play() -> None:
        bus, ear = RedisBus(redis.url), Ear()
        await bus.open("here", ear.heard.append, ear.lost)
        await asyncio.sleep(1.0)
        assert ear.losses == 0, "a server with nothing to tell is asked, and answers"
        os.kill(redis.pid, signal.SIGSTOP)
        await asyncio.sleep(1.0)
        os.kill(redis.pid, signal.SIGCONT)
        async with asyncio.timeout(PATIENCE):
            while not ear.losses:
                await asyncio.sleep(0.01)
            while b"now" not in ear.heard:
                bus.publish("here", b"now")
                await asyncio.sleep(0.05)
        await bus.close()

    asyncio.run(play())


def test_without_a_server_a_house_opens_all_the_same(redis: Redis) -> None:
    async def play() -> None:
        redis.crash()
        bus, ear = RedisBus(redis.url), Ear()
        await bus.open("here", ear.heard.append, ear.lost)
        await asyncio.to_thread(redis.start)
        async with asyncio.timeout(PATIENCE):
            while b"now" not in ear.heard:
                bus.publish("here", b"now")
                await asyncio.sleep(0.05)
        await bus.close()

    asyncio.run(play())


def test_whatever_it_writes_when_the_server_dies_it_speaks_again_afterwards(redis: Redis) -> None:
    """The line breaks while something is written, or between two writes; uvloop, which a house runs on, says of some
    of that what no error of a network is."""
    speakers, crashes = 10, 4

    async def play() -> None:
        ears = [Ear() for _ in range(speakers)]
        buses = [RedisBus(redis.url) for _ in ears]
        for number, (bus, ear) in enumerate(zip(buses, ears, strict=True)):
            await bus.open(str(number), ear.heard.append, ear.lost)

        async def speak(number: int) -> None:
            luck = random.Random(number)
            while True:
                for _ in range(luck.randrange(1, 4)):
                    buses[number].publish(str(number), bytes(luck.choice([10, 1000, 20000])))
                await asyncio.sleep(luck.choice([0, 0.001, 0.003, 0.02, 0.1]))

        tasks = [asyncio.create_task(speak(number)) for number in range(speakers)]
        for _ in range(crashes):
            await asyncio.sleep(0.2)
            await asyncio.to_thread(redis.crash)
            await asyncio.sleep(0.2)
            await asyncio.to_thread(redis.start)
            for ear in ears:
                ear.heard.clear()
                await ear.until(1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for bus in buses:
            await bus.close()

    uvloop.run(play())
