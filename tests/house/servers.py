"""Real PostgreSQL and Redis servers for tests: each on a free port of this machine, with a folder that is thrown away,
stopped by its process id.

PostgreSQL does not run as root: then it is started as the user that its package made. Where a server is not installed,
the tests that need it are skipped with one line; `make servers` installs them where that may be done.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tools.servers import NO_POSTGRES, NO_REDIS, find_postgres, find_redis

PATIENCE = 60.0  # seconds for a server to start or stop on a machine that does other things
OWNER = "postgres"  # the role that may do all; the user that runs it where tests run as root

# Who may come in: `locked` with his password only, everybody else with none.
RULES = """local all all trust
host all locked 127.0.0.1/32 scram-sha-256
host all all 127.0.0.1/32 trust
host all all 198.18.0.0/15 trust
host replication all 127.0.0.1/32 trust
"""

_numbers = itertools.count(1)


def free_port() -> int:
    """One that nobody has now."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


class Postgres:
    """A cluster of its own. `options` are settings in the server's words, as {"max_connections": "20"}. With `disk` it
    has one of so many MiB for itself, where that can be made."""

    def __init__(self, programs: Path, port: int = 0, disk: int = 0, **options: str) -> None:
        self.port = port or free_port()
        self._programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="valise-postgres-"))
        self.folder.chmod(0o755)
        self._disk = self.folder / "disk" if disk and _mount(self.folder / "disk", disk) else None
        self.data = (self._disk or self.folder) / "data"
        self._user = OWNER if os.name == "posix" and os.geteuid() == 0 else None
        self.options = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": str(self.data),
            "fsync": "off",  # its own end loses nothing by that, only a power cut would
            "max_connections": "60",
            "shared_buffers": "32MB",
            **options,
        }
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Of the database that every cluster has."""
        return self.url_of("postgres")

    def url_of(self, database: str, user: str = OWNER) -> str:
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    @property
    def pid(self) -> int:
        """Of the process that all others of the server come from."""
        assert self._process is not None
        return self._process.pid

    @property
    def runs(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def make(self) -> None:
        """A new cluster in its folder."""
        self.data.mkdir(mode=0o700)
        if self._user is not None:
            shutil.chown(self.data, self._user, self._user)
        arguments = ["-D", str(self.data), "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]
        self.program("initdb", *arguments, *(["--wal-segsize=1"] if self.has_disk else []))
        (self.data / "pg_hba.conf").write_text(RULES)

    def make_copy_of(self, primary: Postgres) -> None:
        """What was here before is gone; from its start on it follows the primary."""
        shutil.rmtree(self.data, ignore_errors=True)
        self.data.mkdir(mode=0o700)
        if self._user is not None:
            shutil.chown(self.data, self._user, self._user)
        source = f"host=127.0.0.1 port={primary.port} user={OWNER}"
        self.program("pg_basebackup", "-d", source, "-D", str(self.data), "-R", "-X", "stream", "-c", "fast", "-N")

    @property
    def has_disk(self) -> bool:
        """Whether it has one of its own, which can be filled."""
        return self._disk is not None

    def fill_disk(self) -> None:
        """Nothing more can be written."""
        assert self._disk is not None
        with (self._disk / "balloon").open("wb", buffering=0) as balloon, contextlib.suppress(OSError):
            while balloon.write(bytes(65536)) == 65536:
                pass

    def make_room(self) -> None:
        assert self._disk is not None
        (self._disk / "balloon").unlink()

    def start(self) -> None:
        """Returns when it answers."""
        settings = [word for name, value in self.options.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [str(self._programs / "postgres"), "-D", str(self.data), "-p", str(self.port), *settings],
                user=self._user,
                group=self._user,
                extra_groups=None if self._user is None else [],
                cwd="/",
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + PATIENCE
        ready = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        while subprocess.run(ready, check=False).returncode:
            told = (self.folder / "log").read_text()
            assert self.runs, told
            assert time.monotonic() < until, told
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends it in order, SIGQUIT as a crash would."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)

    def crash(self) -> None:
        """What was not committed is lost; the next start recovers from the log."""
        self.stop(signal.SIGQUIT)

    def sql(self, text: str, database: str = "postgres") -> str:
        """What psql prints, without headings."""
        return self.program("psql", self.url_of(database), "-qAtX", "-v", "ON_ERROR_STOP=1", "-c", text).strip()

    def new_database(self) -> str:
        """The URL of an empty one."""
        name = f"house_{next(_numbers)}"
        self.sql(f"CREATE DATABASE {name}")
        return self.url_of(name)

    def program(self, name: str, *arguments: str) -> str:
        """Runs one of the programs that come with it; gives what it printed."""
        done = subprocess.run(
            [str(self._programs / name), *arguments],
            user=self._user,
            group=self._user,
            extra_groups=None if self._user is None else [],
            env=os.environ | {"PGUSER": OWNER},
            cwd="/",
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{name}: {done.stderr}"
        return done.stdout

    def remove(self) -> None:
        """Stops it, and nothing of it is left."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.stop()
        if self.runs:
            self.crash()
        if self._disk is not None:
            subprocess.run(["umount", "--lazy", str(self._disk)], check=False)
        shutil.rmtree(self.folder, ignore_errors=True)


def _mount(folder: Path, size: int) -> bool:
    """A disk of so many MiB in memory; False where that may not be done."""
    if os.name != "posix" or os.geteuid() != 0 or shutil.which("mount") is None:
        return False
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={size}m,mode=755", "tmpfs", str(folder)]
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


class Redis:
    """A server that keeps nothing on disk: it starts empty each time. It listens at these addresses, too."""

    def __init__(self, program: str, addresses: Sequence[str] = ()) -> None:
        self.port = free_port()
        self._program = program
        self._addresses = ["127.0.0.1", *addresses]
        self.folder = Path(tempfile.mkdtemp(prefix="valise-redis-"))
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Returns when it answers."""
        arguments = ["--port", str(self.port), "--bind", *self._addresses, "--save", "", "--appendonly", "no"]
        arguments += ["--protected-mode", "no"]  # which refuses whoever comes to one of the other addresses
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._program, *arguments, "--dir", str(self.folder)], stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        until = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1.0):
                return
            told = (self.folder / "log").read_text()
            assert self._process.poll() is None, told
            assert time.monotonic() < until, told
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)

    def crash(self) -> None:
        self.stop(signal.SIGKILL)

    def remove(self) -> None:
        """Stops it, and nothing of it is left."""
        self.crash()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextlib.contextmanager
def running_postgres(**options: str) -> Iterator[Postgres]:
    """A PostgreSQL of one's own, for who stops it; skips the test where there is none."""
    programs = find_postgres()
    if programs is None:
        pytest.skip(NO_POSTGRES)
    server = Postgres(programs, 0, 0, **options)
    try:
        server.make()
        server.start()
        yield server
    finally:
        server.remove()


@contextlib.contextmanager
def running_redis(addresses: Sequence[str] = ()) -> Iterator[Redis]:
    """A Redis of one's own, for who stops it; skips the test where there is none."""
    program = find_redis()
    if program is None:
        pytest.skip(NO_REDIS)
    server = Redis(program, addresses)
    try:
        server.start()
        yield server
    finally:
        server.remove()
