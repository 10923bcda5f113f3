"""The servers that tests start are real, come back after a crash with what was committed, and leave nothing behind."""

from __future__ import annotations

import os
import socket

import pytest

from tests.house.servers import Postgres, Redis, running_postgres


def test_postgresql_runs_and_keeps_what_was_committed_through_a_crash() -> None:
    with running_postgres() as server:
        pid, folder = server.pid, server.folder
        server.sql("CREATE TABLE kept (n int); INSERT INTO kept VALUES (7)")
        server.crash()
        assert not server.runs
        server.start()
        assert server.sql("SELECT n FROM kept") == "7"
        assert server.pid != pid
    assert not folder.exists()
    with pytest.raises(ProcessLookupError):
        os.kill(server.pid, 0)


def test_every_database_is_new(postgres: Postgres) -> None:
    first, second = postgres.new_database(), postgres.new_database()
    assert first != second
    postgres.sql("CREATE TABLE mine (n int)", first.rsplit("/", 1)[1])
    assert postgres.sql("SELECT count(*) FROM pg_tables WHERE tablename = 'mine'", second.rsplit("/", 1)[1]) == "0"


def test_redis_answers(redis: Redis) -> None:
    with socket.create_connection(("127.0.0.1", redis.port), 10) as line:
        line.sendall(b"PING\r\n")
        assert line.recv(64) == b"+PONG\r\n"
