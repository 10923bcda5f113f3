"""`valise` where the name server of *.never.example never answers, and *.here.example is this machine."""

from __future__ import annotations

import runpy
import socket
import time
from pathlib import Path
from typing import Any

NEVER, HERE = ".never.example", ".here.example"
HANGS = 600.0  # seconds: longer than any test waits

look_up = socket.getaddrinfo


def look_up_here(host: Any, *about: Any, **more: Any) -> Any:
    if str(host).endswith(NEVER):
        time.sleep(HANGS)
    return look_up("127.0.0.1" if str(host).endswith(HERE) else host, *about, **more)


if __name__ == "__main__":
    socket.getaddrinfo = look_up_here
    runpy.run_path(str(Path(__file__).with_name("same_deal.py")), run_name="__main__")
