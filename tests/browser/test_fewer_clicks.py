"""What one click does, and what is put down and taken back before the house hears of it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.browser.visits import Hall, Visit
from tests.house.houses import open_house

FAR = '.venice [data-place][aria-label*="Go there: "]'
LOOK = '.venice [data-place][aria-label*="Go there and inspect: "]'


def sent_by(page: Page) -> list[dict[str, Any]]:
    """Every command that the page sends from now on."""
    commands: list[dict[str, Any]] = []

    def listen(line: WebSocket) -> None:
        line.on("framesent", lambda frame: commands.append(json.loads(frame)))

    page.on("websocket", listen)
    return commands


def table_of(visit: Visit, game: str) -> list[dict[str, Any]]:
    """Sits down at a table against bots; gives what is sent."""
    sent = sent_by(visit.page)
    visit.page.reload()
    visit.press(visit.page.locator(f'.poster[data-game="{game}"] .btn').filter(has_text="Play against bots"))
    visit.page.locator("main.table").wait_for()
    return sent


def acts(sent: list[dict[str, Any]]) -> list[str]:
    return [command["action"]["do"] for command in sent if command["do"] == "act"]


@pytest.mark.parametrize("phone", [False, True])
def test_one_click_goes_several_steps_and_looks(browser: Browser, tmp_path: Path, *, phone: bool) -> None:
    with open_house(tmp_path / "house.db", bot_pause="0.05,0.1") as house:
        hall = Hall(house, browser)
        visit = hall.visit(phone=phone)
        sent = table_of(visit, "casanova")
        page = visit.page
        expect(page.locator(FAR).first).to_be_visible()
        spot = page.locator(LOOK).first if page.locator(LOOK).count() else page.locator(FAR).first
        told = spot.get_attribute("aria-label") or ""
        steps = int(re.findall(r": (\d) steps", told)[-1])
        visit.picture("ways")
        spot.dispatch_event("click")
        expect(page.locator(".act.busy")).to_have_count(0)
        page.wait_for_timeout(600 * steps)
        assert len(acts(sent)) == steps, told
        if "inspect" in told:  # and from then on as the reader says once
            habit = page.locator(".aids select")
            habit.select_option("exchange")
            visit.picture("habit")
            expect(habit).to_have_count(1)
            page.wait_for_timeout(3000)
            assert acts(sent)[-1] in ("exchange", "leave")
        assert visit.faults == []
        hall.leave()


def test_lots_are_taken_back_before_the_house_hears_of_them(browser: Browser, tmp_path: Path) -> None:
    with open_house(tmp_path / "house.db", bot_pause="0.05,0.1") as house:
        hall = Hall(house, browser)
        visit = hall.visit()
        sent = table_of(visit, "agent")
        page, strip = visit.page, visit.page.locator(".act")
        for _ in range(200):
            if strip.locator(".bribe").count():
                break
            bribe = strip.get_by_role("button", name="Bribe, in secret")
            other = strip.locator(".choices .btn:not(:disabled), .answers .btn:not(:disabled)")
            if bribe.count():
                bribe.first.click()
            elif visit.yours and other.count():
                other.last.click()
            page.wait_for_timeout(200)
        visit.rest()
        before = len(acts(sent))
        agents, lots = strip.locator(".bribe [role=group]").nth(0), strip.locator(".bribe [role=group]").nth(1)
        agent = agents.locator(".slip:not(:disabled)").first
        agent.click()
        for _ in range(3):
            lots.locator(".slip:not(.share):not(:disabled)").last.click()
        visit.picture("lots")
        back = page.get_by_role("button", name="Take the last one back")
        back.click()
        assert len(acts(sent)) == before
        strip.locator(".bribe .btn.ink").click()
        visit.rest()
        page.wait_for_timeout(1000)
        assert acts(sent)[before:] == ["lot", "lot", "done"]
        assert visit.faults == []
        hall.leave()
