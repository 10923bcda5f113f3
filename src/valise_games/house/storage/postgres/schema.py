"""The schema of a house in PostgreSQL: numbered files of plain SQL, carried out in their order, each once.

All of it is one transaction under a lock: of several houses that open at once one does it, and the others find it done.

Old and new houses use one database side by side while people upgrade, and whoever goes back to the old one finds what
the new one made. So a file adds what is new and leaves what is old. One that takes something away begins with
`-- needs 7`: houses whose newest file is an earlier one than the seventh do not open it any more.
"""

from __future__ import annotations

import re
from pathlib import Path

import asyncpg

from valise_games.house.storage.postgres.address import described
from valise_games.house.storage.store import WrongFile

MIGRATIONS = sorted((Path(__file__).parent / "migrations").glob("*.sql"))
VERSION = int(MIGRATIONS[-1].name.partition("_")[0])
OLDEST_SERVER = 130_000  # as the server writes its version 13
LOCK = 7316_0001  # of those that open a house
OF_A_HOUSE = ("person", "tables", "log", "setting")  # tables that a house makes
OURS = "valise_schema"  # which migrations were carried out, and what each needs
NEEDS = re.compile(r"-- needs (\d+)$", re.MULTILINE)


async def prepare(db: asyncpg.Connection, url: str) -> None:
    """Makes the tables, or brings them up to date; raises WrongFile where that cannot be."""
    name = described(url)
    server = int(await db.fetchval("SHOW server_version_num"))
    if server < OLDEST_SERVER:
        raise WrongFile(f"{name} is PostgreSQL {server // 10_000}; the house needs {OLDEST_SERVER // 10_000} or later")
    if await db.fetchval("SHOW server_encoding") != "UTF8":
        raise WrongFile(f"{name} is not in UTF8: make one with createdb --encoding=UTF8 --template=template0")
    async with db.transaction():
        await db.execute("SET LOCAL statement_timeout = 0")
        await db.execute(f"SELECT pg_advisory_xact_lock({LOCK})")
        found = await db.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
        tables = {row[0] for row in found}
        if OURS not in tables:
            if taken := sorted(tables.intersection(OF_A_HOUSE)):
                raise WrongFile(f"{name} holds something else: a table called {taken[0]}. A house needs one of its own")
            await db.execute(f"CREATE TABLE {OURS} (number integer PRIMARY KEY, name text NOT NULL)")
        await db.execute(f"ALTER TABLE {OURS} ADD COLUMN IF NOT EXISTS needs integer NOT NULL DEFAULT 0")
        done = {row[0]: row[1] for row in await db.fetch(f"SELECT number, needs FROM {OURS}")}
        if max(done.values(), default=0) > VERSION:
            newest = max(done)
            raise WrongFile(f"{name} has version {newest}; this Valise reads up to {VERSION}: open it with a newer one")
        for file in MIGRATIONS:
            number = int(file.name.partition("_")[0])
            if number not in done:
                text = file.read_text()
                needs = NEEDS.match(text)
                await db.execute(text)
                values = (number, file.stem, int(needs[1]) if needs else 0)
                await db.execute(f"INSERT INTO {OURS} (number, name, needs) VALUES ($1, $2, $3)", *values)
