"""Every game from the hall to the result: a desktop in English, a phone in French, a bot among them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.visits import Hall, Visit, play_out
from valise_games.games import catalogue

ROUNDS = {"agent": 1, "randolph": 3}  # 2 in the others
OWN = ("dossier", "notebook", "draft", "legal")  # in the view of any game: what only the seat itself is shown


@pytest.mark.parametrize("game", list(catalogue))
def test_a_whole_game(hall: Hall, game: str) -> None:
    ann = hall.visit(bypass_csp=True)  # for axe; Bob's browser keeps to the house's rules
    ann.picture("home")
    code = ann.open_table(game, 3, 1, ROUNDS.get(game, 2))
    bob = hall.visit(phone=True, french=True)
    bob.picture("home")
    line = bob.page.locator(f'.open li[data-game="{game}"] .btn').first
    bob.press(line)
    bob.page.wait_for_url(f"**/table/{code}")
    start = ann.page.locator("main .btn.go")
    expect(start).to_be_enabled()
    ann.picture(f"{game}-waiting")
    assert violations(ann.page) == []
    ann.press(start)
    for visit in (ann, bob):
        expect(visit.page.locator("main.table")).to_be_visible()
        visit.picture(f"{game}-begins")
    assert play_out([ann, bob], seed=1) > 3
    for visit in (ann, bob):
        expect(visit.page.locator(".act .result").first).to_be_visible()
        visit.picture(f"{game}-over")
        assert visit.faults == []
        only_own_secrets(visit)
    assert ann.page.locator("html").get_attribute("lang") == "en"
    assert bob.page.locator("html").get_attribute("lang") == "fr"
    assert violations(ann.page) == []
    look_back(ann, game)
    hall.leave()


def only_own_secrets(visit: Visit) -> None:
    """No message had another seat's part in it."""
    seats = {told["seat"] for told in visit.heard if told["is"] == "table" and told["seat"] is not None}
    assert len(seats) == 1
    for told in visit.heard:
        public = told["view"] if told["is"] == "table" else {**told.get("changed", {}), **told.get("within", {})}
        assert [key for key in OWN if public.get(key)] == []
        if told["is"] != "step" and told.get("own") is not None:
            assert {told["own"]["view"]["you"]} == seats
    assert any(told["is"] == "step" for told in visit.heard)


def look_back(visit: Visit, game: str) -> None:
    page = visit.page
    visit.press(page.locator('.act a[href^="/review/"]'))
    expect(page.locator(".l > .now")).to_be_visible()
    expect(page.locator(".strip .truth")).to_be_visible()
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile(r"#all\.0$"))
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"#all\.1$"))
    page.locator(".eyes select").select_option("1")
    expect(page).to_have_url(re.compile(r"#1\.1$"))
    visit.press(page.get_by_role("button", name="Check the deal"))
    expect(page.locator(".good")).to_contain_text("Dealt and played again here")
    expect(page.locator(".good")).to_contain_text("with your own part in it")
    visit.picture(f"{game}-review")
    assert violations(visit.page) == []
    assert visit.faults == []
