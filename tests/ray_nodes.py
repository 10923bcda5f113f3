"""A Ray cluster of two nodes on this machine, of one core each; the second can be lost. Each node is a session of
processes of its own, and is killed by its id."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sysconfig
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.waiting import PATIENCE, until

RAY = Path(sysconfig.get_path("scripts")) / "ray"
MEMORY = 100_000_000  # octets, of each node's object store
HERE = "127.0.0.1"
# Of nodes and of those who join them: without a token everybody who reaches a node's ports could run code there.
SETTINGS = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": "of-the-tests" * 3, "RAY_USAGE_STATS_ENABLED": "0"}
SLOW = {"RAY_raylet_start_wait_time_s": str(round(2 * PATIENCE))}  # a machine with other work to do


class Node:
    """Started at once; `lose` kills all its processes, as if its machine went dark."""

    def __init__(self, folder: Path, name: str, *arguments: str) -> None:
        self.said = folder / f"{name}.log"
        of_both = ["--block", "--num-cpus=1", f"--node-ip-address={HERE}", f"--object-store-memory={MEMORY}"]
        environment = os.environ | SETTINGS | SLOW
        with self.said.open("wb") as said:
            self._process = subprocess.Popen(
                [str(RAY), "start", *of_both, "--disable-usage-stats", *arguments],
                stdout=said, stderr=subprocess.STDOUT, env=environment, start_new_session=True,
            )  # fmt: skip

    def is_up(self) -> bool:
        assert self._process.poll() is None, self.said.read_text()
        return b"Ray runtime started" in self.said.read_bytes()

    def lose(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(PATIENCE)


@dataclass(frozen=True)
class Nodes:
    """The first has the cluster's head."""

    address: str
    first: Node
    second: Node


@contextlib.contextmanager
def two_nodes() -> Iterator[Nodes]:
    """In a folder with a short name: sockets have to fit their addresses."""
    with contextlib.ExitStack() as ending:
        folder = Path(tempfile.mkdtemp(prefix="vr-"))
        ending.callback(shutil.rmtree, folder, ignore_errors=True)
        with socket.socket() as probe:
            probe.bind((HERE, 0))
            address = f"{HERE}:{probe.getsockname()[1]}"
        head = (
            "--head",
            f"--port={address.rpartition(':')[2]}",
            "--include-dashboard=false",
            "--include-log-monitor=false",
        )
        first = Node(folder, "first", *head, f"--temp-dir={folder / 'ray'}")
        ending.callback(first.lose)
        until(first.is_up, 2 * PATIENCE)
        second = Node(folder, "second", f"--address={address}")
        ending.callback(second.lose)
        until(second.is_up, 2 * PATIENCE)
        yield Nodes(address, first, second)
