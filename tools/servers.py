"""Finds what tests of the house use, PostgreSQL, Redis and iproute2, and installs what is missing where it may.

What is installed are Debian's packages; iproute2 is for tests that make networks of their own.

python tools/servers.py            (make servers)
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

NO_POSTGRES = "there is no PostgreSQL here; on Debian: apt-get install postgresql"
NO_REDIS = "there is no Redis here; on Debian: apt-get install redis-server"
OF_DEBIAN = Path("/usr/lib/postgresql")  # a folder for each version in it


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


def main() -> int:
    missing = [
        *(["postgresql"] if find_postgres() is None else []),
        *(["redis-server"] if find_redis() is None else []),
        *(["iproute2"] if shutil.which("ip") is None else []),
    ]
    if missing and may_install():
        print(f"Installing {' and '.join(missing)} for the tests", flush=True)
        install(missing)
    if find_postgres() is None:
        print(f"The tests with PostgreSQL are skipped: {NO_POSTGRES}")
    if find_redis() is None:
        print(f"The tests with Redis are skipped: {NO_REDIS}")
    return 0


def may_install() -> bool:
    root = os.name == "posix" and os.geteuid() == 0
    return root and Path("/etc/debian_version").exists() and shutil.which("apt-get") is not None


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
