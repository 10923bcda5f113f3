"""At one table: keys only, a reload, a lost line, a shared device, and the two clicks of a newcomer."""

from __future__ import annotations

import random
import re
import time
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.visits import Hall, Visit
from tests.house.houses import kept_port, open_house
from tests.waiting import PATIENCE
from valise_games.games import catalogue

CASABLANCA = "casablanca"


def begin(hall: Hall, game: str = CASABLANCA) -> Visit:
    visit = hall.visit()
    visit.press(visit.page.locator(f'.poster[data-game="{game}"] .btn.go'))
    expect(visit.page.locator("main.table")).to_be_visible()
    return visit


def wait_for_turn(visit: Visit) -> None:
    expect(visit.page).to_have_title(re.compile("^●"))


def choose(visit: Visit, name: str) -> None:
    visit.press(visit.page.locator(".act").get_by_role("button", name=name, exact=True).first)


def test_a_newcomer_plays_within_two_clicks(hall: Hall) -> None:
    """The first is on the poster; the second is his first move. No account, no name, no dialog between."""
    visit = begin(hall)
    expect(visit.page.locator(".seat.me")).to_be_visible()
    wait_for_turn(visit)
    assert visit.page.locator("dialog").count() == 0
    assert visit.faults == []
    hall.leave()


def test_pieces_are_moved_by_clicking_the_board(hall: Hall) -> None:
    visit = begin(hall)
    page = visit.page
    for _ in range(30):
        wait_for_turn(visit)
        if page.locator(".act").get_by_role("button", name="Bribe, in secret").count():
            break
        choose(visit, "Let it pass")
        visit.rest()
    lines = page.locator(".log li").count()
    page.locator('.boardbox [data-agent][role="button"]').first.click()
    page.locator('.boardbox .place.can[tabindex="0"]').first.click(position={"x": 6, "y": 6})
    if page.locator("dialog .rows .btn").count():
        page.locator("dialog .rows .btn").first.click()
    expect(page.locator(".log li")).not_to_have_count(lines)
    hall.leave()


def test_everything_by_keyboard(hall: Hall) -> None:
    """From the hall to an announced move, without a mouse."""
    visit = hall.visit()
    page = visit.page
    expect(page.locator(".poster")).to_have_count(len(catalogue))
    tab_to(visit, f'.poster[data-game="{CASABLANCA}"] .btn.go')
    page.keyboard.press("Enter")
    expect(page.locator("main.table")).to_be_visible()
    wait_for_turn(visit)
    moves = page.locator(".log").get_by_text("You move")
    deadline = time.monotonic() + 4 * PATIENCE
    while not moves.count():
        assert time.monotonic() < deadline, page.locator(".act").inner_text()
        if not visit.yours:
            page.wait_for_timeout(100)
            continue
        summary = ".act .choices details:not([open]) summary"
        if page.locator(".act .main .choices").count() and page.locator(summary).count():
            tab_to(visit, summary)
            page.keyboard.press("Enter")
            tab_to(visit, ".act .titled button")
            page.keyboard.press("ArrowDown")
        else:  # a window came first
            tab_to(visit, ".act .main button:not(:disabled)")
        page.keyboard.press("Enter")
        visit.rest()
    assert visit.faults == []
    hall.leave()


def tab_to(visit: Visit, selector: str, most: int = 250) -> None:
    for _ in range(most):
        if visit.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        visit.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


def in_a_window(hall: Hall) -> tuple[Visit, Visit, str]:
    """Two people; one has announced a move, the other is asked. Gives both, and what is asked."""
    ann = hall.visit()
    code = ann.open_table(CASABLANCA, 2, 0, 5)
    bob = hall.visit(f"/table/{code}", french=True)
    bob.press(bob.page.locator(".places .btn").first)
    start = ann.page.locator("main .btn.go")
    expect(start).to_be_enabled()
    ann.press(start)
    for visit in (ann, bob):
        expect(visit.page.locator("main.table")).to_be_visible()
    expect(ann.page.locator(".seat .flag")).not_to_have_count(0)
    mover, asked = (ann, bob) if ann.yours else (bob, ann)
    wait_for_turn(mover)
    mover.page.locator(".act .choices summary").first.click()
    mover.page.locator(".act .titled button").first.click()
    wait_for_turn(asked)
    return mover, asked, asked.page.locator(".act .lead h2").inner_text()


def answer(mover: Visit, asked: Visit, question: str) -> None:
    expect(asked.page.locator(".act .lead h2")).to_have_text(question)
    wait_for_turn(asked)
    asked.page.locator(".act .main button:not(:disabled):visible").last.click()
    expect(mover.page.locator(".act .lead h2")).not_to_have_text(question)


def test_a_reload_in_the_middle_of_a_window(hall: Hall) -> None:
    mover, asked, question = in_a_window(hall)
    asked.page.reload()
    answer(mover, asked, question)
    hall.leave()


def test_a_lost_line_in_the_middle_of_a_window(browser: Browser, tmp_path: Path) -> None:
    """The house dies and is opened again: pages say that they are away, and come back without a reload."""
    file, port = tmp_path / "house.db", kept_port()
    with open_house(file, port) as house:
        hall = Hall(house, browser)
        mover, asked, question = in_a_window(hall)
        house.kill()
        expect(asked.page.locator(".away")).to_be_visible()
        with open_house(file, port):
            expect(asked.page.locator(".away")).to_have_count(0)
            expect(mover.page.locator(".away")).to_have_count(0)
            answer(mover, asked, question)
            hall.leave()


def test_another_name_in_the_middle_of_a_game(hall: Hall) -> None:
    """The line stays: whoever renames himself goes on playing."""
    visit = begin(hall)
    page = visit.page
    visit.press(page.locator(".top .icon-btn").last)
    page.locator("#my-name").fill("Somebody Else")
    visit.press(page.locator("dialog form .btn"))
    expect(page.locator(".top .meta.hide").last).to_have_text("Somebody Else")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    wait_for_turn(visit)
    lines = page.locator(".log li").count()
    assert visit.play(random.Random(1))
    expect(page.locator(".log li")).not_to_have_count(lines)
    assert visit.faults == []
    hall.leave()


def test_two_people_on_one_device(hall: Hall) -> None:
    """What is secret is covered until the right person lifts it; papers are closed until somebody opens them, and close
    again when everybody looks."""
    visit = hall.visit()
    page = visit.page
    visit.press(page.locator(".do .btn").nth(1))
    page.locator("#hot-game").select_option("casablanca")
    names = page.locator("dialog input.field")
    names.nth(0).fill("Ann")
    names.nth(1).fill("Bob")
    page.locator("#hot-seats").select_option("2")
    visit.press(page.locator("dialog .btn.go"))
    expect(page.locator("main.table")).to_be_visible()
    expect(page.locator(".dossier .shut")).to_be_visible()
    # Whoever has lots may bribe, and whoever has a stake may strike: neither is offered while everybody looks.
    assert page.locator(".act").get_by_text("Bribe").count() == 0
    choose(visit, "Something secret…")
    expect(page.get_by_role("heading", name=re.compile("For the eyes of (Ann|Bob)"))).to_be_visible()
    assert page.locator("main.table").count() == 0
    page.get_by_role("button", name=re.compile("I am (Ann|Bob)")).click()
    expect(page.locator("main.table")).to_be_visible()
    visit.press(page.locator(".dossier .tab"))
    expect(page.locator(".dossier .shut")).to_have_count(0)
    visit.page.locator(".act .choices summary").first.click()
    visit.page.locator(".act .titled button").first.click()
    # The move is announced: the table is asked aloud, and the papers are closed.
    expect(page.locator(".aloud")).to_be_visible()
    expect(page.locator(".dossier .shut")).to_be_visible()
    visit.press(page.locator(".aloud .btn").last)
    expect(page.locator(".aloud")).to_have_count(0)
    assert visit.faults == []
    hall.leave()
