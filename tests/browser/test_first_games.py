"""First games in the browser: a newcomer is shown each move, makes it himself, and comes to the end."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.visits import Hall, Visit
from valise_games.games import catalogue

AT = "section.note .head .num"  # "7 of 32"
ON = "section.note .btn.on"
READ = "section.note:has(.text p:not(.mut)) .btn.on"  # it stays until it is pressed
TASK = "section.note .task"
SHOW = "section.note .row .btn.sm"
END = "section.note.end"


def step(visit: Visit) -> None:
    """Reads on, or makes the one move that is left to choose after asking to be shown."""
    page, luck = visit.page, random.Random(1)
    at = page.locator(AT).inner_text()
    if page.locator(TASK).count():
        visit.press(page.locator(SHOW))
        assert visit.play(luck), page.locator(TASK).inner_text()
        if page.locator("dialog").count():
            visit.play(luck)
    while page.locator(AT).inner_text() == at or not (page.locator(TASK).count() or page.locator(END).count()):
        if page.locator(READ).count():
            visit.press(page.locator(READ))
        else:  # where there is nothing to read it goes on by itself, perhaps before a click is there
            page.evaluate("on => document.querySelector(on)?.click()", ON)
        page.wait_for_timeout(20)


@pytest.mark.parametrize(("game", "device"), [*((game, "phone") for game in catalogue), ("agent", "desktop")])
def test_a_first_game_is_played_to_its_end(hall: Hall, game: str, device: str) -> None:
    phone = device == "phone"
    visit = hall.visit(f"/first/{game}", phone=phone, french=phone, reduced_motion="reduce")
    page = visit.page
    expect(page.locator("section.note")).to_be_visible()
    while not page.locator(END).count():
        step(visit)
    expect(page.locator("section.note li")).to_have_count(3)
    visit.picture(f"first-{game}-end")
    visit.press(page.locator("section.note .btn.go"))
    page.wait_for_url("**/table/*")
    assert visit.faults == []
    hall.leave()


def test_another_move_is_kindly_refused_and_the_keyboard_goes_on_and_back(hall: Hall) -> None:
    visit = hall.visit("/first/casablanca")
    page = visit.page
    expect(page.locator(ON)).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(TASK)).to_be_visible()
    other_than(page, "Bribe").click()
    expect(page.locator("section.note .kind")).to_be_visible()
    assert page.locator(AT).inner_text().startswith("2 ")
    page.locator("section.note .icon-btn").first.press("Enter")
    expect(page.locator(AT)).to_contain_text("1 ")
    assert visit.faults == []
    hall.leave()


def other_than(page: Page, label: str) -> Locator:
    """Some other move of the list."""
    page.locator(".act details").first.evaluate("details => (details.open = true)")
    return page.locator(".act .choices button").filter(has_not_text=label).first
