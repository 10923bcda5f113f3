"""Finds what tests of the house use, PostgreSQL, Redis, iproute2, nginx and Caddy, and installs what is missing, where
it may.

What is installed are Debian's packages, and none of them is started. iproute2 is for tests that make networks of their
own, nginx and Caddy for those of the examples in deploy/.

python tools/servers.py            (make servers)
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

NO_POSTGRES = "there is no PostgreSQL here; on Debian: apt-get install postgresql"
NO_REDIS = "there is no Redis here; on Debian: apt-get install redis-server"
OF_DEBIAN = Path("/usr/lib/postgresql")  # a folder for each version in it
PROGRAMS = {"ip": "iproute2", "nginx": "nginx-light", "caddy": "caddy"}  # with the package of each
STARTS = Path("/usr/sbin/policy-rc.d")  # Debian asks it whether what is installed may be started


def find_postgres() -> Path | None:
    """The folder with its programs, the newest version's; one where `initdb` lies in PATH serves, too."""
    versions = [folder for folder in OF_DEBIAN.glob("*/bin") if (folder / "initdb").exists()]
    if versions:
        return max(versions, key=lambda folder: [int(digits) for digits in re.findall(r"\d+", folder.parent.name)])
    found = shutil.which("initdb")
    return None if found is None else Path(found).resolve().parent


def find_redis() -> str | None:
    """The server's program."""
    return shutil.which("redis-server")


def find_program(name: str) -> str | None:
    """Some are where only root looks."""
    return shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")


def main() -> int:
    missing = [
        *(["postgresql"] if find_postgres() is None else []),
        *(["redis-server"] if find_redis() is None else []),
        *(package for name, package in PROGRAMS.items() if find_program(name) is None),
    ]
    if missing and may_install():
        print(f"Installing {' and '.join(missing)} for the tests", flush=True)
        with nothing_started():
            install(missing)
    if find_postgres() is None:
        print(f"The tests with PostgreSQL are skipped: {NO_POSTGRES}")
    if find_redis() is None:
        print(f"The tests with Redis are skipped: {NO_REDIS}")
    for name, package in PROGRAMS.items():
        if find_program(name) is None:
            print(f"The tests with {name} are skipped: there is none here; on Debian: apt-get install {package}")
    return 0


def may_install() -> bool:
    root = os.name == "posix" and os.geteuid() == 0
    return root and Path("/etc/debian_version").exists() and shutil.which("apt-get") is not None


@contextlib.contextmanager
def nothing_started() -> Iterator[None]:
    """Packages that are installed meanwhile start no services."""
    if STARTS.exists():
        yield
        return
    STARTS.write_text("#!/bin/sh\nexit 101\n")
    STARTS.chmod(0o755)
    try:
        yield
    finally:
        STARTS.unlink()


def install(packages: list[str]) -> None:
    """As well as it can be done: without a server its tests are skipped, and that is said."""
    told = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        done = subprocess.run(
            ["apt-get", "-qq", *command],
            check=False,
            env=told,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            print(*done.stderr.splitlines()[-3:], sep="\n")
            return


if __name__ == "__main__":
    sys.exit(main())
