"""How long tests wait for what must come. A good test waits for what it looks at and never for a while; these bounds
only end a test that would hang, so they are those of a slow machine with other work to do."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 60.0  # seconds
SLACK = 20.0  # for what is done at once, where being late is the fault that is looked for


def until(true: Callable[[], object], patience: float = PATIENCE) -> None:
    deadline = time.monotonic() + patience
    while not true():
        assert time.monotonic() < deadline, "it does not come true"
        time.sleep(0.01)
