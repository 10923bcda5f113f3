"""Finds the browser that the long tests drive, and installs one where that may be done.

python tools/browser.py            (make browser)
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ON_A_MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
INSTALL = (
    ["apt-get", "-qq", "update"],
    ["apt-get", "-qq", "install", "-y", "--no-install-recommends", "chromium"],
)


def find() -> str | None:
    """The browser's program: CHROME_PATH, or the first that is installed."""
    named = os.environ.get("CHROME_PATH", "")
    if named:
        return named if os.access(named, os.X_OK) else None
    for name in (*NAMES, ON_A_MAC):
        found = shutil.which(name)
        if found is not None:
            return found
    return None


def main() -> int:
    if find() is None and may_install():
        print("Installing chromium for the tests in a browser", flush=True)
        install()
    if find() is None:
        print("There is no chromium here: the tests in a browser are skipped. On Debian: apt-get install chromium")
    return 0


def may_install() -> bool:
    root = os.name == "posix" and os.geteuid() == 0
    return root and Path("/etc/debian_version").exists() and shutil.which("apt-get") is not None


def install() -> None:
    """As well as it can be done: without a browser its tests are skipped, and that is said."""
    for command in INSTALL:
        told = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        done = subprocess.run(command, check=False, env=told, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        if done.returncode:
            print(*done.stderr.splitlines()[-3:], sep="\n")
            return


if __name__ == "__main__":
    sys.exit(main())
