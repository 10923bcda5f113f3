"""A Ray cluster, as arena and training use it: `--ray HOST:PORT`, or `--ray local` for the cores of this machine."""

from __future__ import annotations

import contextlib
import logging
import os
import socket
from collections.abc import Iterator
from typing import Any

from valise_games.errors import ValiseError

LOCAL = "local"
PATIENCE = 5.0  # seconds for a cluster to take a connection; Ray by itself tries for minutes


class NoCluster(ValiseError, ValueError):
    """There is no Ray, or no cluster at that address; the message says so."""


@contextlib.contextmanager
def connected(address: str, cores: int) -> Iterator[Any]:
    """The module `ray`, joined to a cluster until the end; `local` is one of so many cores on this machine, which ends
    with it. Raises NoCluster."""
    try:
        import ray
    except ModuleNotFoundError:
        raise NoCluster("--ray needs Ray: pip install 'valise-games[ray]'") from None
    _check_listening(address)
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address == LOCAL:
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a cluster of ours tells nobody about itself
            ray.init(address=LOCAL, num_cpus=cores, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError, ImportError) as error:
        why = str(error).partition("\n")[0].rstrip(".")
        raise NoCluster(f"there is no Ray cluster at {address[:80]!r} that this machine can join ({why})") from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _check_listening(address: str) -> None:
    """Raises NoCluster if nobody listens at HOST:PORT, or at ray://HOST:PORT. Other addresses are left to Ray."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise NoCluster(f"nobody listens at {address[:80]!r}: {why}; start a cluster with ray start --head") from None
