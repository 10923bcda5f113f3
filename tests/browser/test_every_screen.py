"""Every screen is free of axe violations, in both themes, on a desktop and a phone; and is kept as a picture."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.visits import Hall, Visit
from valise_games.games import catalogue

SCREENS = {
    "hall": "/",
    "past": "/past",
    "account": "/account",
    "nowhere": "/nothing-here",
    **{f"rules-{game}": f"/rules/{game}" for game in catalogue},
    **{f"first-{game}": f"/first/{game}" for game in catalogue},
}
OWN = {"rules": "article h2", "first": "section.note"}  # what such a screen is waited for


def look(visit: Visit, name: str) -> None:
    visit.page.wait_for_timeout(300)
    visit.picture(name)
    assert violations(visit.page) == [], name
    assert visit.faults == [], name


@pytest.fixture(params=["light-desktop", "dark-phone"])
def visit(request: pytest.FixtureRequest, hall: Hall) -> Visit:
    theme, device = request.param.split("-")
    # axe is a script that the house's own rules would keep out.
    return hall.visit(phone=device == "phone", french=device == "phone", color_scheme=theme, bypass_csp=True)


@pytest.mark.parametrize("screen", list(SCREENS))
def test_a_screen(visit: Visit, screen: str) -> None:
    visit.go(SCREENS[screen])
    visit.page.wait_for_load_state("networkidle")
    own = OWN.get(screen.partition("-")[0])
    if own:
        expect(visit.page.locator(own).first).to_be_visible()
    look(visit, screen)
    visit.hall.leave()


@pytest.mark.parametrize("game", list(catalogue))
def test_a_table(visit: Visit, game: str) -> None:
    visit.press(visit.page.locator(f'.poster[data-game="{game}"] .btn.go'))
    expect(visit.page.locator("main.table")).to_be_visible()
    look(visit, f"table-{game}")
    if visit.phone:
        for tab in (1, 2):
            visit.press(visit.page.locator(".tabs > *").nth(tab))
            look(visit, f"table-{game}-tab-{tab}")
    visit.hall.leave()


def test_the_dialogs(visit: Visit) -> None:
    page = visit.page
    for number, name in enumerate(("open", "one-device", "join")):
        visit.press(page.locator(".do .btn").nth(number))
        expect(page.locator("dialog")).to_be_visible()
        look(visit, f"dialog-{name}")
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    visit.press(page.locator(".top .icon-btn").last)
    look(visit, "dialog-menu")
    visit.hall.leave()
