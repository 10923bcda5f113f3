"""Moments over the board, sounds, and the end: what is seen, what it never covers, and that it can be skipped."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.visits import DESKTOP, PHONE, Hall, Visit, play_out
from valise_games.games import catalogue

# Notes every card that is shown: whether it is a line, how it moves, and what it covers of what is asked.
WATCH = """() => {
  window.cards = [];
  window.widest = innerWidth;
  const measure = () => {
    window.widest = Math.max(window.widest, innerWidth, document.documentElement.scrollWidth);
    requestAnimationFrame(measure);
  };
  measure();
  new MutationObserver(() => {
    const card = document.querySelector('.moments .card');
    if (!card || card === window.last) return;
    window.last = card;
    const box = card.getBoundingClientRect();
    const strip = document.querySelector('.act').getBoundingClientRect();
    const board = document.querySelector('.boardbox').getBoundingClientRect();
    window.cards.push({
      text: card.innerText,
      line: !!card.closest('.line'),
      yours: document.title.startsWith('●'),
      moves: card.getAnimations({ subtree: true }).length > 0,
      overStrip: box.bottom > strip.top && box.top < strip.bottom,
      clicked: getComputedStyle(card).pointerEvents !== 'none',
      covers: Math.max(0, box.bottom - board.top) / board.height,
      wide: box.left >= 0 && box.right <= innerWidth,
    });
  }).observe(document.body, { childList: true, subtree: true });
}"""
# The last line of the lie is not scrolled away, and nothing lies over it.
OPEN_TO_VIEW = """() => {
  const lie = document.querySelector('.finale .lie');
  const box = lie.getBoundingClientRect();
  return [box.top + 4, box.bottom - 4].every((y) => lie.contains(document.elementFromPoint(box.left + 30, y)));
}"""
# Nothing turns or fades any more.
STILL = """() => document.getAnimations().every(
  (one) => one.playState !== 'running' || one.effect.getComputedTiming().iterations === Infinity)"""
SEATS = 3
SOUNDS: dict[Visit, list[str]] = {}


def begin(hall: Hall, game: str, rounds: int, **more: Any) -> Visit:
    visit = hall.visit(bypass_csp=True, **more)
    visit.page.on("request", lambda asked: _hear(visit, asked.url))
    visit.open_table(game, SEATS, SEATS - 1, rounds)
    visit.press(visit.page.locator("main .btn.go"))
    expect(visit.page.locator("main.table")).to_be_visible()
    visit.page.evaluate(WATCH)
    return visit


def _hear(visit: Visit, url: str) -> None:
    """The names of the sounds that a page fetches."""
    if url.endswith(".wav"):
        SOUNDS.setdefault(visit, []).append(url.rpartition("/")[2].partition("-")[0])


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_moments_are_shown_and_heard_and_cover_nothing_that_is_asked(hall: Hall, phone: bool) -> None:
    visit = begin(hall, "randolph", 4, phone=phone)
    play_out([visit], seed=3)
    cards = visit.page.evaluate("window.cards")
    assert cards
    assert [card for card in cards if card["overStrip"] or card["clicked"] or not card["wide"]] == []
    assert [card for card in cards if card["yours"] and (not card["line"] or card["covers"] > 0.2)] == []
    assert any(card["moves"] for card in cards)
    assert visit.page.evaluate("window.widest") == (PHONE if phone else DESKTOP)["width"], "no stamp widens the page"
    assert set(SOUNDS[visit]) >= {"call", "seal", "bid"}
    assert visit.faults == []
    hall.leave()


def test_a_key_skips_a_card_which_leaves_its_stamp(hall: Hall) -> None:
    visit = begin(hall, "randolph", 9)
    page, luck = visit.page, random.Random(3)
    card = page.locator(".moments .card")
    while not card.count():
        assert not visit.over
        visit.play(luck)
        page.wait_for_timeout(20)
    page.keyboard.press("Shift")
    assert card.count() == 0
    expect(page.locator(".moments .mark")).to_have_count(1)
    hall.leave()


def test_with_less_motion_no_moment_is_shown_and_sounds_are_off_by_one_tap(hall: Hall) -> None:
    visit = begin(hall, "randolph", 4, phone=True, reduced_motion="reduce")
    page = visit.page
    visit.press(page.get_by_role("button", name="Sounds"))
    SOUNDS.pop(visit, None)
    play_out([visit], seed=3)
    assert page.evaluate("window.cards") == []
    assert page.locator(".log li").count() > 3  # what happened stands there
    assert visit not in SOUNDS
    page.locator(".finale").wait_for()
    page.locator(".papers li.open").first.wait_for()
    assert page.locator(".papers li.open").count() == SEATS
    hall.leave()


@pytest.mark.parametrize(
    ("game", "phone"), [*((game, False) for game in catalogue), ("agent", True)], ids=[*catalogue, "phone"]
)
def test_at_the_end_papers_turn_one_by_one_and_the_board_keeps_its_place(hall: Hall, game: str, phone: bool) -> None:
    visit = begin(hall, game, 1 if game == "agent" else 2, phone=phone)
    page = visit.page
    play_out([visit], seed=1)
    box = page.locator(".boardbox").bounding_box()
    page.locator(".finale").wait_for()
    assert page.locator(".papers li.open").count() < SEATS
    assert page.locator(".side .ending").count() == 0  # nothing is told before its paper is turned
    expect(page.locator(".papers li.open")).to_have_count(SEATS)
    expect(page.locator(".side .ending")).to_have_count(1)
    assert page.locator(".finale h2").inner_text() == page.locator(".act .result").first.inner_text()
    page.wait_for_function(STILL)
    lie = page.locator(".finale .lie")
    assert not lie.inner_text() or page.evaluate(OPEN_TO_VIEW), lie.inner_text()
    if not phone:  # there the seats have less to tell at the end, and the board has their line
        assert page.locator(".boardbox").bounding_box() == box
    assert page.locator('.act a[href^="/review/"]').count() == 1
    assert violations(page) == []
    page.get_by_role("button", name="See the board").click()
    expect(page.locator(".finale")).to_have_count(0)
    page.get_by_role("button", name="See the ending").click()
    assert page.locator(".papers li.open").count() == SEATS  # not a second time
    assert visit.faults == []
    hall.leave()


def test_a_click_opens_all_papers_at_once(hall: Hall) -> None:
    visit = begin(hall, "casanova", 2)
    page = visit.page
    play_out([visit], seed=1)
    page.locator(".finale").wait_for()
    page.locator(".finale h2").click()
    page.wait_for_timeout(100)
    assert page.locator(".papers li.open").count() == SEATS
    hall.leave()


def test_who_resigns_reads_that_it_is_over_and_sees_every_ledger(hall: Hall) -> None:
    visit = begin(hall, "casablanca", 9)
    page = visit.page
    page.get_by_role("button", name="Table…").click()
    page.get_by_role("button", name="Resign…").click()
    page.get_by_role("button", name="Really give up for good").click()
    page.locator(".finale").wait_for()
    assert page.locator(".act .lead h2").inner_text() == "The game is over."
    expect(page.locator(".papers li.open")).to_have_count(SEATS)
    assert page.locator(".seat .sealed").count() == 0
    assert "?" not in page.locator(".side .ending td").all_inner_texts()
    assert visit.faults == []
    hall.leave()
