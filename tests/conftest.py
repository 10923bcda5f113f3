"""What holds for every test: the examples that hypothesis looks at are the same each time, on however slow a machine.

`pytest --hypothesis-profile=others` looks for others.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

# Of numerical libraries, before they are imported: the threads of two test processes would wait for each other's.
for _library in ("OPENBLAS", "OMP", "MKL"):
    os.environ.setdefault(f"{_library}_NUM_THREADS", "1")

LONGEST = 900  # seconds that a long test may take: a bound for what hangs, also where a minute takes ten

settings.register_profile("others", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("same", settings.get_profile("others"), derandomize=True)
settings.load_profile("same")


@pytest.hookimpl(trylast=True)  # when every room has said which of its tests are long
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("long") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(LONGEST))
