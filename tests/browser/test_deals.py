"""What a page keeps of a deal: with it, it notices a host who deals anew, and says so to the reader."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visits import Hall
from tests.house.houses import kept_port, open_house
from tests.house.test_dealing import change_log, grind, replace, reseed
from valise_games.house.tables import events


@pytest.mark.parametrize(
    ("cheat", "french", "says"),
    [
        (reseed, True, "Ce n’est pas la donne que la maison avait scellée avant la partie."),
        (grind, False, "What the players had promised for the deal was changed afterwards"),
        (replace, False, "Your own part of the deal was replaced by another"),
    ],
)
def test_a_host_who_deals_anew_is_noticed(
    browser: Browser, tmp_path: Path, cheat: Any, french: bool, says: str
) -> None:
    file, port = tmp_path / "house.db", kept_port()
    with open_house(file, port) as house, house.visitor("Host") as host:
        hall = Hall(house, browser)
        table = host.open(
            "casablanca", 2, variant="small", clock={"kind": "none", "least": 0}, options={"round_cap": 1}
        )
        table.sit(0)
        guest = hall.visit(f"/table/{table.id}", french=french)
        guest.press(guest.page.locator(".places .btn").first)
        expect(guest.page.locator(".places li.me")).to_be_visible()
        guest.page.reload()  # what was kept outlives it
        table.look()
        assert all(seat["name"] for seat in table.info["seats"])
        table.start()
        expect(guest.page.locator("main.table")).to_be_visible()
        expect(guest.page.get_by_role("alert")).to_have_count(0)
        house.stop()
        for kind in (events.Opened,) if cheat is reseed else (events.Sat, events.Revealed):
            change_log(file, kind, cheat)
        with open_house(file, port):
            expect(guest.page.get_by_role("alert").first).to_contain_text(says)
            guest.page.reload()
            expect(guest.page.get_by_role("alert").first).to_contain_text(says)
            host.command("resign", table=table.id)
            expect(guest.page.locator(".act .result").first).to_be_visible()
            guest.go(f"/review/{table.id}")
            guest.press(guest.page.locator(".blk .row button").last)
            expect(guest.page.locator(".bad")).to_contain_text(says)
            hall.leave()
