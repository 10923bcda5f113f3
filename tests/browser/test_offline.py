"""The page that checks records offline: one file, opened from a disk."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.play.test_deal_memory import mine, played
from valise_games.cli import main

RECORDS = Path(__file__).parent.parent / "records"


def test_records_are_checked_from_a_file(browser: Browser, tmp_path: Path) -> None:
    page_file, record, deal = (tmp_path / name for name in ("check.html", "record.json", "kept.json"))
    assert main(["verify-page", str(page_file)]) == 0
    context = browser.new_context(locale="en-GB", offline=True)
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(page_file.as_uri())
    found = page.locator("#found")

    def choose(file: Path, what: str = "#record") -> None:
        page.locator(what).set_input_files([])  # the same file again would be no change
        page.locator(what).set_input_files(file)

    for file in sorted(RECORDS.rglob("*.json")):
        choose(file)
        expect(found).to_have_class("good")
        expect(found).to_contain_text("Dealt and played again here")
        expect(found).to_contain_text("record of an older Valise")
    deal.write_text(json.dumps(mine()))
    for seed, shown, says in ((1, "good", "with your own part in it"), (2, "bad", "This is not the deal")):
        record.write_text(json.dumps(played(seed)))
        choose(record)
        choose(deal, "#kept")
        expect(found).to_have_class(shown)
        expect(found).to_contain_text(says)
    page.locator("#language").select_option("de")
    expect(found).to_contain_text("Das ist nicht die Verteilung")
    record.write_text("{")
    choose(record)
    expect(found).to_contain_text("nicht als JSON")
    assert faults == []
    context.close()
