"""What the house does for people: characters to play against, a hint on request, chances to look back at."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.visits import PATIENCE, Hall, Visit
from tests.house.houses import ENDLESS

COMPILING = 300_000  # milliseconds: who asks first waits for machine code


@pytest.fixture(scope="module")
def finished(hall: Hall) -> Iterator[str]:
    """The code of a game of Novices that is over: who opened it left."""
    with hall.house.visitor("Ann") as ann:
        bots = {1: "novice", 2: "novice", 3: "novice"}
        table = ann.open("casanova", 4, bots=bots, clock=ENDLESS)
        table.sit(0)
        table.start()
        table.do("leave")
        while not table.over:
            table.wait(20)
        yield table.id


@pytest.mark.timeout(600)
@pytest.mark.parametrize("device", ["light-desktop", "dark-phone"])
def test_the_review_draws_everybody_s_chances(hall: Hall, finished: str, device: str) -> None:
    theme, screen = device.split("-")
    phone = screen == "phone"
    visit = hall.visit(f"/review/{finished}", phone=phone, french=phone, color_scheme=theme, bypass_csp=True)
    page = visit.page
    chart = page.locator(".chances .chart > svg")
    expect(chart).to_be_visible(timeout=COMPILING)
    expect(chart.locator("path.line")).to_have_count(4)
    assert_fits(visit)
    visit.picture("review-chances")
    page.locator(".chances").scroll_into_view_if_needed()
    before = chart.locator("path.line").first.get_attribute("d")
    public, true = page.locator(".chances .which .btn").all()
    expect(public).to_have_attribute("aria-pressed", "true")
    visit.press(true)
    expect(true).to_have_attribute("aria-pressed", "true")
    assert chart.locator("path.line").first.get_attribute("d") != before
    visit.press(page.locator(".chances summary"))
    cells = page.locator(".chances tbody tr").last.locator("td").all_inner_texts()
    assert sorted(cells) == ["0\u00a0%", "0\u00a0%", "0\u00a0%", "100\u00a0%"]
    visit.picture("review-chances-true")
    assert violations(page) == []
    # Another moment: by the keyboard, and by a click into the chart. A pointer over it only looks.
    moment = page.locator('input[type="range"]')
    page.locator(".chances h2").click()
    page.keyboard.press("Home")
    expect(moment).to_have_value("0")
    chart.scroll_into_view_if_needed()
    box = chart.bounding_box()
    assert box is not None
    if not phone:
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator(".chances .tip li")).to_have_count(4)
        expect(moment).to_have_value("0")
    chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(moment).not_to_have_value("0")
    assert visit.faults == []
    hall.leave()


def assert_fits(visit: Visit) -> None:
    wide = visit.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, "nothing is wider than the screen"


@pytest.mark.timeout(600)
@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_hint_is_for_who_asks(hall: Hall, device: str) -> None:
    ann = hall.visit(phone=device == "phone", french=device == "phone", bypass_csp=True)
    code = ann.open_table("casablanca", seats=3, bots=2, rounds=20)
    ann.press(ann.page.locator(".room .btn.go"))
    expect(ann.page.locator("main.table")).to_be_visible()
    eve = hall.visit(f"/table/{code}")
    expect(eve.page.locator("main.table")).to_be_visible()
    ask = ann.page.locator(".hint .btn")
    luck = random.Random(1)
    while not ask.count():  # where there is nothing to choose, there is nothing to ask
        ann.play(luck)
        ann.page.wait_for_timeout(50)
    expect(eve.page.locator(".hint")).to_have_count(0)
    while eve.last < ann.last or eve.heard[-1]["is"] in ("table", "presence"):  # all that happened before
        eve.page.wait_for_timeout(50)
    heard = len(eve.heard)
    ann.press(ask)
    card = ann.page.locator(".hint .card")
    expect(card).to_be_focused()  # the button is gone
    expect(card).to_have_attribute("aria-busy", "false", timeout=COMPILING)
    if device == "phone":
        hidden = ann.page.locator(".act").evaluate("(strip) => strip.scrollHeight - strip.clientHeight")
        assert hidden <= 1, "the strip keeps its size"
    ann.picture("hint")
    assert violations(ann.page) == []
    told = next(message["hint"] for message in ann.heard if message["is"] == "done" and message["hint"])
    assert card.locator("li").count() == len(told["thoughts"])
    alike = "qui se valent" if device == "phone" else "alike"
    assert card.inner_text().count(alike) == sum(thought["alike"] > 1 for thought in told["thoughts"])
    assert len(eve.heard) == heard, "nobody else hears anything"
    ann.press(card.get_by_role("button"))  # on a phone it covers the choices
    expect(card).to_have_count(0)
    expect(ask).to_be_focused()
    ann.press(ask)
    expect(card.locator("li")).to_have_count(len(told["thoughts"]))  # it is still known
    assert sum(message["is"] == "done" and bool(message["hint"]) for message in ann.heard) == 1
    ann.press(card.get_by_role("button"))
    expect(card).to_have_count(0)
    while not ann.yours:
        ann.page.wait_for_timeout(50)
    choices, group = ".act .choices", ann.page.locator(".act .choices summary")
    if group.count():
        ann.press(group.first)
        choices += " details[open]"  # on a phone it covers the others
    heard = len(ann.heard)
    ann.press(ann.page.locator(f"{choices} button:not(:disabled)").first)
    while not any(message["is"] == "done" for message in ann.heard[heard:]):
        ann.page.wait_for_timeout(50)
    assert ann.faults == eve.faults == []
    hall.leave()


def test_levels_are_explained_and_fit_on_a_phone(hall: Hall) -> None:
    ann = hall.visit(phone=True, french=True, bypass_csp=True)
    page = ann.page
    ann.press(page.locator('.poster[data-game="casanova"] .which'))
    dialog = page.locator("dialog")
    level = page.locator("#bots + select")
    for game in ("casanova", "code-casablanca"):
        page.locator("#game").select_option(game)
        expect(level).to_have_value("master")
        assert "Aucun maître" not in page.locator("#level-is").inner_text()
        assert dialog.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0, "nothing is cut"
    ann.picture("dialog-alone")
    assert violations(page) == []
    level.select_option("novice")
    page.locator("#seats").select_option("4")
    expect(page.locator("#bots")).to_have_value("3")
    ann.press(dialog.locator("form > .btn"))
    expect(page.locator("main.table")).to_be_visible(timeout=PATIENCE)  # nobody else is waited for
    expect(page.locator(".seat .who i", has_text="novice")).to_have_count(3)
    ann.press(page.locator(".top .btn.sm"))
    expect(page.locator("dialog .bots li").first).to_contain_text("robot, novice")
    assert dialog.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0, "nothing is cut"
    assert ann.faults == []
    hall.leave()


def test_characters_are_chosen_when_a_table_is_opened_and_at_it(hall: Hall) -> None:
    ann = hall.visit()
    page = ann.page
    page.locator(".do .btn").first.click()
    page.locator("#game").select_option("casablanca")
    page.locator("#seats").select_option("4")
    page.locator("#bots").select_option("3")
    page.locator("#bots + select").select_option("novice")
    who = page.locator("dialog .company select")
    expect(who).to_have_count(3)
    chosen = [one.input_value() for one in who.all()]
    assert len(set(chosen)) == 3, "a different one for each seat"
    before = who.nth(0).input_value()
    assert chosen[2] == "novice/tilda"
    who.nth(0).select_option("novice/tilda")
    expect(who.nth(2)).to_have_value(before)  # nobody sits there twice
    ann.picture("dialog-characters")
    page.locator("dialog form > .btn").click()
    page.wait_for_url("**/table/*")
    places = page.locator(".places li")
    expect(places.nth(3)).to_contain_text("Tilda")
    expect(places.nth(3).locator('option[value="novice/colette"]')).to_be_disabled()  # she sits at this table
    colette = places.filter(has=page.locator("b", has_text="Colette"))
    colette.locator("button").click()
    expect(colette).to_have_count(0)
    places.nth(3).locator("select").select_option("novice/colette")
    expect(places.nth(3).locator("b")).to_have_text("Colette")
    places.filter(has=page.locator(".free")).locator("button").last.click()
    tilda = places.filter(has=page.locator("b", has_text="Tilda"))
    expect(tilda).to_contain_text("bot, novice")  # of the level that plays there
    ann.picture("waiting-characters")
    page.locator(".room .btn.go").click()
    seat = page.locator(".seat", has_text="Colette").first
    expect(seat).to_contain_text("bot, novice", timeout=PATIENCE)
    assert ann.faults == []
    hall.leave()
