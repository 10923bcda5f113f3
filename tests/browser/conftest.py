"""A real browser before a real house. Without a browser these tests are skipped: `make browser` says how to get one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.visits import PATIENCE, Hall
from tests.house.houses import open_house
from tools.browser import find

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/browser" in str(item.path):
            item.add_marker(pytest.mark.long)


@pytest.fixture(scope="module")  # Playwright's event loop runs as long, and tests of other rooms have their own
def browser() -> Iterator[Browser]:
    program = find()
    if program is None:
        pytest.skip("there is no chromium here: make browser says how to get one")
    expect.set_options(timeout=PATIENCE)  # a loaded machine is slow, not wrong
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def hall(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """One house for the tests of a file; each opens tables of its own."""
    with open_house(tmp_path_factory.mktemp("browser") / "house.db") as house:
        hall = Hall(house, browser)
        yield hall
        hall.close()
