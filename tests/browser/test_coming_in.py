"""Coming in and going on: the hall, a link, a first game meanwhile, quick words, another game, looking back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.visits import Hall, Visit, play_out


def resign(visit: Visit) -> None:
    page = visit.page
    visit.press(page.get_by_role("button", name="Table…"))
    visit.press(page.locator("dialog").get_by_role("button", name="Resign…"))
    visit.press(page.locator("dialog .danger").last)


def code_of(visit: Visit) -> str:
    return visit.page.url.rpartition("/")[2]


def test_the_hall_says_what_each_game_is_and_offers_the_first_game_first(hall: Hall) -> None:
    visit = hall.visit(bypass_csp=True)  # for axe, here and below
    page = visit.page
    posters = page.locator(".poster:not(.coming)")
    expect(posters).to_have_count(5)
    for poster in posters.all():
        assert len(poster.locator(".hook").inner_text()) > 30
        facts = poster.locator(".facts").inner_text()
        assert re.search(r"\d–\d seats", facts)
        assert re.search(r"\d+–\d+ min", facts)
        assert "to learn" in facts
        expect(poster.locator(".first")).to_be_visible()
    expect(page.locator(".start")).to_have_count(1)
    expect(posters.first.locator(".start")).to_have_text("Start here")
    game = posters.nth(2).get_attribute("data-game")
    poster = page.locator(f'.poster[data-game="{game}"]')
    poster.locator(".btn.go").click()
    page.wait_for_url("**/table/*")
    visit.go("/")
    expect(poster.locator(".btn.go:not(.second)")).to_be_visible()
    expect(poster.locator(".btn.first")).to_have_count(0)
    expect(page.locator(".poster .btn.first")).to_have_count(4)
    expect(page.locator(".start")).to_have_count(0)
    assert not visit.faults
    assert not violations(page)


def test_who_comes_by_link_gives_a_name_and_sits_down_in_one_screen(hall: Hall) -> None:
    ann = hall.visit()
    code = ann.open_table("randolph", 2, 0, 10)
    expect(ann.page.locator(".qr")).to_be_visible()
    bob = hall.visit(f"/table/{code}", phone=True, bypass_csp=True)
    form = bob.page.locator("main form").first
    expect(form.locator(".btn.go")).to_be_in_viewport()
    expect(form.get_by_text("Learn it first")).to_be_in_viewport()
    assert not violations(bob.page)
    form.locator("#name").fill("Bob")
    form.locator(".btn.go").tap()
    expect(bob.page.locator("li.me")).to_contain_text("Bob")
    expect(ann.page.locator(".places")).to_contain_text("Bob")
    assert not ann.faults + bob.faults


def test_who_learns_meanwhile_is_called_and_has_his_part_in_the_deal(hall: Hall) -> None:
    ann = hall.visit()
    code = ann.open_table("casablanca", 2, 0, 10)
    bob = hall.visit(f"/table/{code}")
    bob.page.locator("main form .btn.go").click()
    bob.page.get_by_role("link", name="Learn it while you wait").click()
    expect(bob.page.locator("section.note")).to_be_visible()
    ann.page.locator(".room .btn.go").click()
    expect(bob.page.get_by_role("alert")).to_contain_text("The game begins")
    expect(ann.page.locator("main.table")).to_be_visible()
    bob.page.get_by_role("alert").get_by_role("link").click()
    expect(bob.page.locator("main.table")).to_be_visible()
    infos = [message["info"] for message in bob.heard if message["is"] == "table" and message["info"]["table"] == code]
    assert all(seat["nonce"] for seat in infos[-1]["seats"]), "dealt with the parts of both"
    assert not ann.faults + bob.faults


def test_quick_words_are_read_by_everybody_in_his_own_language(hall: Hall) -> None:
    ann = hall.visit()
    code = ann.open_table("casablanca", 2, 0, 10)
    bob = hall.visit(f"/table/{code}", phone=True, french=True, bypass_csp=True)
    bob.page.locator("main form .btn.go").tap()
    expect(bob.page.locator("li.me")).to_be_visible()
    bob.page.locator(".say .icon-btn").tap()
    assert not violations(bob.page)
    bob.page.get_by_role("button", name="Joli bluff").tap()
    expect(ann.page.locator(".talk")).to_contain_text("Nice bluff!")
    expect(bob.page.locator(".talk")).to_contain_text("Joli bluff")
    bob.page.get_by_role("button", name="un visage de marbre").tap()
    expect(ann.page.locator(".talk").get_by_role("img", name="a straight face")).to_be_visible()
    assert not ann.faults + bob.faults


def test_another_game_is_one_click_for_each_and_the_friend_lands_seated(hall: Hall) -> None:
    ann = hall.visit()
    code = ann.open_table("randolph", 2, 0, 10)
    bob = hall.visit(f"/table/{code}", phone=True)
    bob.page.locator("main form .btn.go").tap()
    ann.page.locator(".room .btn.go").click()
    expect(bob.page.locator("main.table")).to_be_visible()
    resign(ann)
    ann.page.get_by_role("button", name="Another game").click()
    expect(ann.page.locator(".again")).to_contain_text("seats are kept")
    expect(ann.page.locator(".places")).to_contain_text("kept for")
    assert "bits" not in ann.page.locator("main").inner_text()
    again = code_of(ann)
    assert again != code
    expect(bob.page.locator(".offer")).to_contain_text("Your seat is kept")
    bob.page.get_by_role("button", name="Play again").tap()
    for visit in (ann, bob):
        expect(visit.page.locator("main.table")).to_be_visible()
        assert code_of(visit) == again
    seats = [message["seat"] for message in bob.heard if message["is"] == "table" and message["info"]["table"] == again]
    assert seats[-1] == 0, "places rotate"
    assert not ann.faults + bob.faults


def test_looking_back_by_turns_at_any_speed_with_the_board_in_sight(hall: Hall) -> None:
    ann = hall.visit(bypass_csp=True)
    ann.open_table("casablanca", 2, 1, 3)
    ann.page.locator(".room .btn.go").click()
    ann.page.locator(".act").wait_for()
    play_out([ann], 5)
    with ann.page.expect_download() as picture:
        ann.page.get_by_role("button", name="Share", exact=True).click()
    assert picture.value.path().read_bytes()[:4] == b"\x89PNG"
    code = code_of(ann)
    for phone in (False, True):
        visit = ann if not phone else hall.visit("/past", phone=True, bypass_csp=True)
        page = visit.page
        visit.go(f"/review/{code}")
        board = page.locator(".rv .board")
        board.wait_for()
        page.keyboard.press("Home")
        at = page.locator(".scrub .ends b")
        expect(at).to_have_text("0")
        visit.press(page.get_by_role("button", name="To the next turn"))
        expect(at).not_to_have_text("0")
        first = at.inner_text()
        page.keyboard.press("Shift+ArrowRight")
        expect(at).not_to_have_text(first)
        assert int(at.inner_text()) > int(first)
        page.keyboard.press("PageUp")
        expect(at).to_have_text(first)
        visit.press(page.get_by_role("button", name="4×"))
        expect(page.get_by_role("button", name="4×")).to_have_attribute("aria-pressed", "true")
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        expect(board).to_be_in_viewport(ratio=0.9)
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport()
        assert not visit.faults
        assert not violations(page)


def test_the_review_judges_my_decisions(hall: Hall) -> None:
    ann = hall.visit()
    ann.open_table("casablanca", 2, 1, 3)
    ann.page.locator(".room .btn.go").click()
    ann.page.locator(".act").wait_for()
    play_out([ann], 7)
    ann.go(f"/review/{code_of(ann)}")
    block = ann.page.locator(".blk", has_text="Your decisions")
    expect(block).to_contain_text(re.compile(r"Of \d+ decisions"), timeout=400_000)  # it is compiled first
    expect(block).to_contain_text("Novices play on")
    for given in block.locator("li").all():
        assert re.search(r"\d+ points given away, give or take \d+", given.inner_text())
        assert "Better:" in given.inner_text()
    assert not ann.faults
