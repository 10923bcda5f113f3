"""Every prompt stands together with its board, on a phone above the tabs; and the board stays where it is.

A whole game is played in Python, at random, and its views are shown to the page one after the other, each to the seat
that is asked: as the house would send them, over the page's own socket.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.axe import violations
from tests.browser.visits import CHOOSE, Hall, Visit
from valise_games.play import Match

TALL, SMALL, LYING, DESK = (390, 844), (360, 740), (844, 390), (1280, 800)
LEAST = {TALL: 300, SMALL: 250, LYING: 300, DESK: 430}  # pixels: the shorter side of the board
# Every size and every language; where room is scarcest the two with the longest words. The first is shown the whole
# game, the others so many moments of every kind of prompt, and the end.
VISITS = [(TALL, "en"), (LYING, "it"), (SMALL, "de"), (SMALL, "fr"), (DESK, "it")]
MOMENTS = 8


class Played(NamedTuple):
    """A whole game, and the prompts that come in it."""

    game: str
    seats: int
    seed: int
    options: dict[str, int | bool]
    phases: str


GAMES = {
    "agent": Played("agent", 4, 47, {"round_cap": 4}, "opening choose bribing protest bid answer reconsider decide"),
    "casablanca": Played(
        "casablanca", 4, 19, {"round_cap": 4, "opening_bribes": True}, "opening choose bribing protest bid answer"
    ),
    "casanova": Played("casanova", 4, 15, {"round_cap": 6}, "turn choice"),
    "code-casablanca": Played(
        "code-casablanca", 4, 25, {"round_cap": 8},
        "drawing choosing searching answering accusing claiming challenging standing",
    ),
    "randolph": Played(
        "randolph", 4, 16, {"round_cap": 8},
        "placing choose laying saying protest answer raise counter taking prize",
    ),
}  # fmt: skip
# Drawn from what its catalogue declares, as a game is that brings no board of its own.
DRAWN = {"any game": GAMES["casanova"]}

# What is wrong with the page as it stands, and where the board is.
LOOK = """(least) => {
  const faults = [];
  const [wide, high] = [innerWidth, innerHeight];
  const called = (one) => String(one.innerText || one.ariaLabel || one.tagName).trim().slice(0, 40);
  const seen = (one, whole) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (left < -0.5 || top < -0.5 || right > wide + 0.5 || bottom > high + 0.5) return 'off the screen';
    const spots = [[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4], [right - 4, bottom - 4]];
    for (const [x, y] of [[(left + right) / 2, (top + bottom) / 2], ...(whole ? spots : [])]) {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return 'hidden';
      if (!one.contains(hit) && !(hit.contains(one) && hit.closest('label'))) return `hidden by ${called(hit)}`;
    }
    return '';
  };
  const expect = (one, whole) => {
    const fault = seen(one, whole);
    if (fault) faults.push(`${called(one)}: ${fault}`);
  };
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  for (const one of shown('.act :is(button, select, input, summary, a)')) expect(one, true);
  for (const one of shown('.act .lead h2, .act .owed:not(:empty), .tabs > *')) expect(one, true);
  for (const one of shown('.note .task, .note button')) expect(one, true);
  for (const one of shown('.seat')) expect(one, false);
  const board = document.querySelector('.boardbox');
  expect(board, true);
  const box = board.getBoundingClientRect();
  if (Math.min(box.width, box.height) < least) faults.push(`the board is small: ${box.width} x ${box.height}`);
  const strip = document.querySelector('.act');
  const hidden = strip.scrollHeight - strip.clientHeight;
  if (hidden > 1) faults.push(`the strip scrolls by ${hidden}`);
  const root = document.documentElement;
  if (root.scrollHeight > high + 1) faults.push(`the page scrolls by ${root.scrollHeight - high}`);
  if (root.scrollWidth > wide) faults.push(`the page is wider than the screen by ${root.scrollWidth - wide}`);
  return { faults, box: [box.x, box.y, box.width, box.height].map(Math.round) };
}"""


def frames(played: Played, phases: set[str]) -> Iterator[dict[str, Any]]:
    """What the house sends of each moment to the seat that will decide next, and last of the end."""
    match = Match.new(played.game, played.seats, played.options, played.seed)
    luck = random.Random(played.seed)
    told = heard = 0
    while True:
        asked = match.to_act
        seat = luck.choice(asked) if asked else 0
        own = dict(match.own_view(seat))
        decision = f"{match.entries}.{told}" if asked else ""
        yield {
            "seat": seat,
            "view": match.public_view(),
            "own": {"view": own, "decision": decision, "standing": None},
            "events": [event for event in match.latest(seat, heard) if event["n"] <= match.entries],
            "clocks": {
                "left": [599.0] * played.seats,
                "running": list(asked),
                "window": 25.0 if len(asked) > 1 else None,
                "paused": False,
            },
        }
        told, heard = told + 1, match.entries + 1
        if match.over:
            return
        phases.add(match.view(seat)["phase"])
        kind = luck.choice(sorted({action["do"] for action in match.legal(seat)}))
        match.play(seat, luck.choice([action for action in match.legal(seat) if action["do"] == kind]))


def fewer(game: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Of every kind of prompt the moments with the most options and those spread over the game; and the end."""
    by_phase: dict[str, list[int]] = {}
    for number, frame in enumerate(game):
        by_phase.setdefault({**frame["view"], **frame["own"]["view"]}["phase"], []).append(number)
    chosen = {len(game) - 1}
    for numbers in by_phase.values():
        chosen.update(sorted(numbers, key=lambda n: -len(game[n]["own"]["view"].get("legal") or ()))[: MOMENTS // 2])
        chosen.update(numbers[:: -(-2 * len(numbers) // MOMENTS)])
    return [game[number] for number in sorted(chosen)]


class Shown:
    """A page that is shown a game. It watches a table of the house; what it hears of it after that comes from here."""

    def __init__(
        self, hall: Hall, played: Played, size: tuple[int, int], language: str, *, drawn: bool = False, **more: Any
    ) -> None:
        with hall.house.visitor() as host:
            table = host.open(played.game, played.seats, bots=dict.fromkeys(range(1, played.seats), "random"))
            table.sit(0)
            table.start()
            self.info = table.info
            width, height = size
            self.visit: Visit = hall.visit(
                "/nothing-here", phone=size != DESK, viewport={"width": width, "height": height}, locale=language,
                reduced_motion="reduce", **more,
            )  # fmt: skip
            self.page = self.visit.page
            self.sockets: list[WebSocketRoute] = []
            self.page.route_web_socket("**/ws*", self._connect)
            self.page.route("**/ending", lambda route: route.fulfill(json={"events": [], "views": [], "turns": []}))
            if drawn:
                self.page.route(f"**/api/games/{played.game}", without_folder)
            self.visit.go(f"/table/{table.id}")
            expect(self.page.locator("main.table")).to_be_visible()
        self.number = 1_000_000

    def _connect(self, socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        self.sockets.append(socket)

    def show(self, frame: dict[str, Any]) -> None:
        self.number += 1
        over = {} if frame["own"]["decision"] else {"state": "over", "outcome": frame["view"]["outcome"]}
        whole = {"is": "table", "n": self.number, "info": {**self.info, **over}, "talk": [], **frame}
        self.sockets[-1].send(json.dumps(whole))


def without_folder(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, json={**answer.json(), "folder": "none"})


@pytest.mark.parametrize("name", [*GAMES, *DRAWN])
def test_every_prompt_stands_with_its_board_which_stays_where_it_is(hall: Hall, name: str) -> None:
    played = GAMES.get(name) or DRAWN[name]
    phases: set[str] = set()
    game = list(frames(played, phases))
    assert phases == set(played.phases.split()), "every kind of prompt is there"
    faults: list[str] = []
    for size, language in VISITS:
        if size == DESK and name in DRAWN:
            continue  # its strip is the list of all moves, and scrolls
        shown = Shown(hall, played, size, language, drawn=name in DRAWN)
        boxes: set[tuple[int, ...]] = set()
        for frame in game if (size, language) == VISITS[0] else fewer(game):
            shown.show(frame)
            found = shown.page.evaluate(LOOK, LEAST[size])
            boxes.add(tuple(found["box"]))
            phase = {**frame["view"], **frame["own"]["view"]}["phase"]
            faults += [f"{size[0]}x{size[1]} {language} {phase}: {fault}" for fault in found["faults"]]
        if len(boxes) > 1:
            faults.append(f"{size[0]}x{size[1]} {language}: the board moves: {sorted(boxes)[:5]}")
        faults += shown.visit.faults
        hall.leave()
    assert sorted(set(faults)) == []


# ---------------------------------------------------------------------------------- first games
LESSONS = [(TALL, "de"), (SMALL, "fr"), (LYING, "it")]
ON, SHOW, END = "section.note .btn.on", "section.note .row .btn.sm", "section.note.end"


def without_pauses(route: Route) -> None:
    """The lesson stops only where there is something to read."""
    answer = route.fetch()
    lesson = answer.json()
    stops: list[dict[str, Any]] = []
    pending: dict[str, Any] = {"set": {}, "events": []}
    for frame in lesson["frames"]:
        pending["set"] |= frame.get("set", {})
        pending["events"] += frame.get("events", [])
        if "note" in frame:
            stops.append({**frame, **pending})
            pending = {"set": {}, "events": []}
    route.fulfill(response=answer, json={**lesson, "frames": stops})


@pytest.mark.parametrize("game", list(GAMES))
def test_every_step_of_a_first_game_stands_above_the_tabs(hall: Hall, game: str) -> None:
    faults: list[str] = []
    for size, language in LESSONS:
        width, height = size
        visit = hall.visit(
            "/nothing-here", phone=True, viewport={"width": width, "height": height}, locale=language,
            reduced_motion="reduce",
        )  # fmt: skip
        page = visit.page
        page.route(f"**/api/games/{game}/lesson", without_pauses)
        visit.go(f"/first/{game}")
        expect(page.locator("section.note")).to_be_visible()
        boxes: set[tuple[int, ...]] = set()
        while not page.locator(END).count():
            asked = page.locator(SHOW).count()
            for _ in range(2 if asked else 1):
                found = page.evaluate(LOOK, LEAST[size] - 60)
                boxes.add(tuple(found["box"]))
                at = page.locator("section.note .head .num").inner_text()
                faults += [f"{width}x{height} {language} {at}: {fault}" for fault in found["faults"]]
                page.evaluate("button => document.querySelector(button).click()", SHOW if asked else ON)
        faults += [f"{width}x{height} {language} end: {fault}" for fault in page.evaluate(LOOK, 0)["faults"]]
        if len(boxes) > 1:
            faults.append(f"{width}x{height} {language}: the board moves: {sorted(boxes)[:5]}")
        faults += visit.faults
        hall.leave()
    assert sorted(set(faults)) == []


# ---------------------------------------------------------------------------------- what is known, what was said
def test_a_seat_opens_to_all_that_is_known(hall: Hall) -> None:
    """A phone's seats have room for what is proven; the rest is one touch away."""
    played = GAMES["casablanca"]
    shown = Shown(hall, played, SMALL, "en", bypass_csp=True)
    proven = {"red": 4500}
    *_, frame = (one for one in frames(played, set()) if one["own"]["decision"])
    frame["view"] = {**frame["view"], "seats": [{**seat, "shown": proven} for seat in frame["view"]["seats"]]}
    shown.show(frame)
    seat = shown.page.locator(".seat").nth(1)
    assert "R ≥ 4,500" in seat.inner_text()
    assert "bribe" not in seat.inner_text()
    shown.visit.press(seat.locator("button"))
    known = shown.page.locator("dialog")
    expect(known.locator("dt")).to_have_count(played.seats)
    expect(known.locator("dd").nth(1)).to_contain_text("bribe")
    assert violations(shown.page) == []
    assert shown.visit.faults == []
    hall.leave()


def test_talk_is_counted_until_it_is_read(hall: Hall) -> None:
    shown = Shown(hall, GAMES["casablanca"], TALL, "en")
    shown.show(next(frames(GAMES["casablanca"], set())))
    for text in ("Hello", "Anybody?"):
        shown.number += 1
        said = {"n": shown.number, "at": 0, "person": 0, "name": "Eve", "seat": 1, "room": "table", "text": text}
        message = {"is": "said", "table": shown.info["table"], "n": shown.number, "said": said}
        shown.sockets[-1].send(json.dumps(message))
    badge = shown.page.locator(".tabs .unread")
    expect(badge).to_contain_text("2")
    shown.visit.press(shown.page.locator(".tabs > *").nth(2))
    expect(shown.page.locator(".talk p").last).to_contain_text("Anybody?")
    expect(badge).to_have_count(0)
    assert shown.visit.faults == []
    hall.leave()


def test_which_way_is_asked_beside_the_tile(hall: Hall) -> None:
    """With the briefcase or without: not in the middle of the screen, and the keyboard gets there and back."""
    played = GAMES["casablanca"]
    shown = Shown(hall, played, SMALL, "en")
    frame = next(one for one in frames(played, set()) if one["view"]["phase"] == "choose")
    legal = [{"do": "move", "agent": "green", "to": "stables", "case": case} for case in (False, True)]
    frame["own"]["view"]["legal"] = legal
    shown.show(frame)
    page = shown.page
    tile = page.locator('.boardbox [data-place="stables"]')
    tile.focus()
    page.keyboard.press("Enter")
    asked = page.locator("dialog.beside")
    expect(asked).to_contain_text("Take the briefcase?")
    box, about = asked.bounding_box(), tile.bounding_box()
    assert box is not None
    assert about is not None
    assert 0 <= box["x"] <= SMALL[0] - box["width"]
    assert abs(box["y"] - about["y"]) < about["height"] + box["height"] + 20, "it is near the tile"
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    assert shown.visit.faults == []
    hall.leave()


def test_what_a_game_offers_in_advance_is_within_reach(hall: Hall) -> None:
    """Code Casablanca: no claim until a new tile is seen."""
    visit = hall.visit(phone=True, viewport={"width": SMALL[0], "height": SMALL[1]})
    visit.open_table("code-casablanca", 3, 2, rounds=4)
    page, luck = visit.page, random.Random(2)
    visit.press(page.locator("main .btn.go"))
    first = f"(chance) => document.querySelector('.act .codes') ? 'a claim' : ({CHOOSE})(chance)"
    while page.evaluate(first, luck.random()) != "a claim":
        assert not visit.over
        page.wait_for_timeout(100)
    visit.press(page.locator(".act summary", has_text="Answer in advance"))
    offer = page.locator(".act").get_by_role("button", name="Make no claim until I see a new tile")
    visit.press(offer)
    expect(offer).to_have_count(0)
    # He is called when he has seen a new tile in this very round.
    expect(page.locator(".act .ahead", has_text=re.compile("You (let|wanted)"))).to_be_visible()
    assert visit.faults == []
    hall.leave()
