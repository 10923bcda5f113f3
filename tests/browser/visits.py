"""People in front of a browser: what they see, click, tap and type; and what their page was sent."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

from tests.house.houses import RunningHouse

PATIENCE = 60_000  # milliseconds
REST = 400  # milliseconds: the page takes no second click sooner after an answer of the house
ARTEFACTS = Path(__file__).parents[1] / "artefacts"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
# Clicks one of the actions that the list offers, also in a group that is folded: unfolded, it would cover the rest on a
# phone. Gives its label.
CHOOSE = """(chance) => {
  const list = document.querySelector('.act');
  if (!list) return '';
  const buttons = [...list.querySelectorAll('.choices button:not(:disabled)')];
  if (!buttons.length) return '';
  const button = buttons[Math.floor(chance * buttons.length)];
  button.click();
  return button.textContent;
}"""


# The part of the deal that a page draws is the same each time, as it is in `tests/conftest.py`.
SAME_NONCE = """const draw = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (bytes) => (bytes.length === 16 ? bytes.fill(0xdd) : draw(bytes));"""


class Hall:
    """The house and the browser, and everybody who came."""

    def __init__(self, house: RunningHouse, browser: Browser) -> None:
        self.house = house
        self.browser = browser
        self._contexts: list[BrowserContext] = []

    def visit(self, path: str = "/", *, phone: bool = False, french: bool = False, **more: Any) -> Visit:
        """Somebody new, with a browser of his own."""
        usual: dict[str, Any] = {
            "viewport": PHONE if phone else DESKTOP,
            "has_touch": phone,
            "is_mobile": phone,
            "locale": "fr-FR" if french else "en-GB",
        }
        context = self.browser.new_context(**usual | more)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SAME_NONCE)
        self._contexts.append(context)
        return Visit(self, context.new_page(), path, phone=phone)

    def leave(self) -> None:
        """Everybody goes home."""
        for context in self._contexts:
            context.close()
        self._contexts.clear()

    close = leave


class Visit:
    def __init__(self, hall: Hall, page: Page, path: str, *, phone: bool) -> None:
        self.hall = hall
        self.page = page
        self.phone = phone
        self.heard: list[dict[str, Any]] = []  # every message of the house
        self.faults: list[str] = []  # whatever the browser complained of
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._complain)
        page.on("websocket", lambda line: line.on("framereceived", self._hear))
        self.go(path)

    def _complain(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.faults.append(said.text)

    def _hear(self, frame: str | bytes) -> None:
        self.heard.append(json.loads(frame))

    def go(self, path: str) -> None:
        self.page.goto(self.hall.house.url + path)
        expect(self.page.locator("main")).to_be_visible(timeout=PATIENCE)

    def press(self, locator: Locator) -> None:
        """Taps on a phone, else clicks."""
        (locator.tap if self.phone else locator.click)()

    def rest(self) -> None:
        """Until the house has answered what was sent, and the page takes the next click."""
        expect(self.page.locator(".act.busy")).to_have_count(0)
        self.page.wait_for_timeout(REST)

    def picture(self, name: str) -> None:
        """Kept as an artefact, to be looked at."""
        ARTEFACTS.mkdir(exist_ok=True)
        self.page.screenshot(path=ARTEFACTS / f"{name}-{'phone' if self.phone else 'desktop'}.png")

    # ------------------------------------------------------------------------------ tables
    def open_table(self, game: str, seats: int, bots: int, rounds: int) -> str:
        """By the dialog of the hall; gives the code."""
        page = self.page
        self.press(page.locator(".do .btn").first)
        page.locator("#game").select_option(game)
        page.locator("#seats").select_option(str(seats))
        page.locator("#bots").select_option(str(bots))
        if bots:
            page.locator("#bots + select").select_option("random")
        page.locator("#clock").select_option("none")  # a machine that is slow loses no time
        page.locator("dialog summary").click()
        page.locator("dialog .options input[type=number]").first.fill(str(rounds))
        self.press(page.locator("dialog form > .btn"))
        page.wait_for_url("**/table/*")
        return page.url.rpartition("/")[2]

    @property
    def last(self) -> int:
        """The number of the last message about the table."""
        return max((message["n"] for message in self.heard if message.get("n")), default=0)

    @property
    def over(self) -> bool:
        return self.page.locator(".act .result").count() > 0

    @property
    def yours(self) -> bool:
        return self.page.title().startswith("●")

    def play(self, luck: random.Random) -> str:
        """One action from the list, if there is one to take; an action of weight is confirmed."""
        dialog = self.page.locator("dialog .btn.go, dialog .rows .btn")
        if dialog.count():
            self.press(dialog.first)
            return "confirmed"
        label: str = self.page.evaluate(CHOOSE, luck.random())
        return label


def play_out(visits: list[Visit], seed: int, most: int = 2000) -> int:
    """Everybody plays from the list until the game is over; gives how many clicks that took. On a quick machine many
    come before the page takes another one."""
    luck = random.Random(seed)
    taken = idle = 0
    while not visits[0].over:
        assert taken < most, "the game does not end"
        assert idle < 1200, [visit.page.locator(".act").inner_text() for visit in visits]
        acted = [visit.play(luck) for visit in visits if visit.yours]
        taken += sum(map(bool, acted))
        idle = 0 if any(acted) else idle + 1
        visits[0].page.wait_for_timeout(20 if any(acted) else 50)
    return taken
