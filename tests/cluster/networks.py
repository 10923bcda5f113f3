"""Networks for tests: a process in a network namespace of its own, with a line to people, one to the database and one
to the bus, each of which can be cut. What is cut loses every packet, and nobody is told; connections stay open.

Made with iproute2, as root. The addresses are of the range that is kept for measurements (RFC 2544), and no packet
leaves the machine.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator

LINES = ("people", "database", "bus")


class Network:
    """Of one process."""

    def __init__(self, number: int) -> None:
        self.name = f"valise-{os.getpid()}-{number}"
        run, here = os.getpid() % 512, 12 * number
        net = f"198.{18 + run // 256}.{run % 256}"
        self._devices = {line: f"v{os.getpid() % 100_000}{number:x}{line[0]}" for line in LINES}
        self.outside = {line: f"{net}.{here + 4 * place + 1}" for place, line in enumerate(LINES)}
        self.inside = {line: f"{net}.{here + 4 * place + 2}" for place, line in enumerate(LINES)}
        self.command = ["ip", "netns", "exec", self.name]  # before a command that runs in it

    def make(self) -> None:
        _do("ip", "netns", "add", self.name)
        _do("ip", "-n", self.name, "link", "set", "lo", "up")
        for line, device in self._devices.items():
            _do("ip", "link", "add", device, "type", "veth", "peer", "name", line, "netns", self.name)
            _do("ip", "address", "add", f"{self.outside[line]}/30", "dev", device)
            _do("ip", "link", "set", device, "up")
            _do("ip", "-n", self.name, "address", "add", f"{self.inside[line]}/30", "dev", line)
            _do("ip", "-n", self.name, "link", "set", line, "up")

    def cut(self, line: str) -> None:
        """Queues with room for nothing, at both ends."""
        _do("tc", "qdisc", "add", "dev", self._devices[line], "root", "pfifo", "limit", "0")
        _do("tc", "-n", self.name, "qdisc", "add", "dev", line, "root", "pfifo", "limit", "0")

    def heal(self, line: str) -> None:
        _do("tc", "qdisc", "del", "dev", self._devices[line], "root")
        _do("tc", "-n", self.name, "qdisc", "del", "dev", line, "root")

    def remove(self) -> None:
        subprocess.run(["ip", "netns", "delete", self.name], check=False, capture_output=True)


def why_none() -> str:
    """Why no networks can be made here, or nothing."""
    if os.name != "posix" or os.geteuid() != 0:
        return "only root makes networks"
    if shutil.which("ip") is None or shutil.which("tc") is None:
        return "there is no iproute2 here; on Debian: apt-get install iproute2"
    probe = Network(9)
    try:
        probe.make()
        probe.cut("people")
    except AssertionError as error:
        return f"no network can be made here: {error}"
    finally:
        probe.remove()
    return ""


@contextlib.contextmanager
def networks(count: int) -> Iterator[list[Network]]:
    """So many; none where none can be made."""
    if why_none():
        yield []
        return
    made = [Network(number) for number in range(count)]
    try:
        for network in made:
            network.make()
        yield made
    finally:
        for network in made:
            network.remove()


def _do(*command: str) -> None:
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(command)}: {done.stderr.strip()}"
