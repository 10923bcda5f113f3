"""What spares questions and waiting, in the page: skip to my turn, the bots' pace, and digits for answers."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.test_at_the_table import begin, wait_for_turn
from tests.browser.visits import CHOOSE, Hall
from tests.house.houses import open_house


def test_bots_are_skipped_and_their_pace_changes_at_once(browser: Browser, tmp_path: Path) -> None:
    """They would take a minute each: nobody could wait for them."""
    with open_house(tmp_path / "house.db", bot_pause="60,60") as house:
        hall = Hall(house, browser)
        visit = begin(hall)
        page = visit.page
        skip = page.get_by_role("button", name="Skip to my turn", exact=True)
        pace = page.locator(".aids select")
        expect(page.locator(".aids .btn, .act .choices .btn").first).to_be_visible()
        if skip.count():
            skip.click()
        wait_for_turn(visit)
        visit.rest()
        page.evaluate(CHOOSE, 0.99)
        visit.rest()
        bribing = page.locator(".act").get_by_role("button", name=re.compile("Done|Move"))
        while bribing.count():  # he began a bribe
            bribing.last.click()
            visit.rest()
        expect(pace).to_have_value("usual")
        pace.select_option("quick")
        expect(pace).to_have_value("quick")
        page.keyboard.press("1")  # the digit on "Skip to my turn"
        wait_for_turn(visit)
        assert visit.faults == []
        hall.leave()
