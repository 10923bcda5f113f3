from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.house.houses import RunningHouse, open_house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """One house for a file of tests; each test opens tables of its own."""
    with open_house(tmp_path_factory.mktemp("house") / "house.db") as running:
        yield running
