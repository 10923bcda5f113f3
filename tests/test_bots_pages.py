"""The pages of the bots and of the games' balance: current with the reports that are kept, and honest about them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tools import bots_pages
from valise_games import catalogue
from valise_games.arena.entrants import CODE, made_from

REPORTS = bots_pages.read()


def report(
    game: str, seats: int, shares: dict[tuple[str, str], float], games: int = 400, **more: Any
) -> dict[str, Any]:
    """A report with these cells in its matrix."""
    matrix: dict[str, dict[str, Any]] = {}
    for (bot, other), share in shares.items():
        cell = {"share": share, "low": share - 0.04, "high": share + 0.04, "games": games, "matches": {"share": 0.5}}
        matrix.setdefault(bot, {})[other] = cell
    return {
        "game": game, "seats": seats, "fair": 1 / seats, "games": games, "matrix": matrix, "ratings": None,
        "temper": {}, "lineups": [], "made_from": made_from(["novice"], game),
        "bots": [bot for bot, _ in shares], "against": [other for _, other in shares],
    } | more  # fmt: skip


def mirror(game: str, bot: str, places: list[float], draws: float, games: int = 400) -> dict[str, Any]:
    shares = [{"share": share, "low": share - 0.02, "high": share + 0.02} for share in places]
    balance = {
        "draws": {"share": draws, "low": 0, "high": 1}, "shared": {"share": 0.0}, "places": shares,
        "reasons": {"brought-home": 1.0},
        "decisions": [80.0, 100.0, 120.0], "rounds": [8.0, 10.0, 12.0], "lies": {"told": 2.0, "of": 9.0, "caught": 0.5},
        "matches": {"matches": 200, "draws": {"share": 0.1}, "places": [{"share": 1 / len(places)} for _ in places]},
    }  # fmt: skip
    return report(game, len(places), {}, games, bots=[bot], lineups=[{"kind": "mirror"}], balance=balance)


@pytest.mark.parametrize(("path", "text"), bots_pages.pages(REPORTS).items(), ids=lambda it: getattr(it, "name", ""))
def test_the_pages_are_what_the_reports_say(path: Path, text: str) -> None:
    assert path.read_text(encoding="utf-8") == text, "run make docs-bots"


def test_every_picture_is_there_and_none_too_many() -> None:
    told = bots_pages.bots_page(REPORTS) + bots_pages.balance_page(REPORTS)
    shown = set(re.findall(r"\(pictures/([a-z-]+\.svg)\)", told))
    there = {path.name for path in bots_pages.PICTURES.glob("*.svg") if path.name.startswith(("bots-", "balance"))}
    assert shown == there


@pytest.mark.long
def test_the_pictures_are_what_the_reports_say(tmp_path: Path) -> None:
    for path in bots_pages.draw(REPORTS, tmp_path):
        assert path.read_text() == (bots_pages.PICTURES / path.name).read_text(), "run make docs-bots"


def verdicts(*reports: dict[str, Any], game: str = "agent") -> dict[tuple[str, str, int], str]:
    return {(row.bot, row.other, row.seats): row.verdict for row in bots_pages.found(reports, game)}


def test_a_bar_is_reached_or_missed_and_the_page_says_which() -> None:
    told = verdicts(
        report("agent", 2, {("master", "regular"): 0.61, ("master", "novice"): 0.69, ("regular", "novice"): 0.52}),
        report("agent", 4, {("master", "regular"): 0.34, ("regular", "novice"): 0.24}),
        report("agent", 2, {("challenger:net.npz", "master"): 0.82}),
    )
    assert told["master", "regular", 2] == "yes"
    assert told["master", "regular", 4] == "**no**"
    assert told["master", "novice", 2] == "**no**"
    assert told["master", "novice", 4] == "not played"
    assert told["regular", "novice", 2] == "yes"
    assert told["regular", "novice", 4] == "**no**"
    assert told["challenger:net.npz", "master", 2] == "**no**"
    assert ("challenger", "master", 2) not in told, "it was played under its full name"
    page = bots_pages.bots_page([report("agent", 4, {("master", "regular"): 0.34})])
    assert "- Agent, 4 seats: master among regular has 34.0 %, and should have ≥ 35.0 %." in page


def test_of_two_reports_that_with_more_games_counts_and_few_games_are_owned_up_to() -> None:
    few, many = (report("agent", 2, {("master", "regular"): share}, games) for share, games in ((0.7, 60), (0.5, 400)))
    assert verdicts(few, many)["master", "regular", 2] == verdicts(many, few)["master", "regular", 2] == "**no**"
    assert verdicts(few)["master", "regular", 2] == "yes, in fewer than 400 games"


def test_a_patient_regular_has_a_bar_of_its_own() -> None:
    told = verdicts(report("agent", 2, {("master", "regular*20"): 0.4}, games=60))
    assert told["master", "regular*20", 2] == "**no**, in fewer than 400 games"
    assert told["master", "regular", 2] == "not played"
    assert verdicts(report("casanova", 3, {("master", "regular*6"): 0.5}), game="casanova")["master", "regular*6", 3]
    assert ("master", "regular*20", 3) not in verdicts(game="casanova")


@pytest.mark.parametrize(
    ("game", "most", "goal"),
    [("agent", 0.80, 0.60), ("casablanca", 0.80, 0.60), ("code-casablanca", 0.598, 0.55), ("casanova", 0.448, 0.40),
     ("randolph", 0.572, 0.55)],
)  # fmt: skip
def test_what_challengers_should_have_at_most_and_what_is_hoped_for(game: str, most: float, goal: float) -> None:
    seats = catalogue[game].seats[0]

    def verdict(share: float) -> str:
        played = report(game, seats, {("challenger:net.npz", "master"): share})
        return verdicts(played, game=game)["challenger:net.npz", "master", seats]

    assert verdict(most + 0.01) == "**no**"
    assert verdict(most) == "yes"
    assert verdict(goal) == "yes, and the goal"


def test_what_bots_of_before_played_is_said_to_be() -> None:
    fresh = report("agent", 2, {("master", "regular"): 0.5}, games=60)
    old = report("agent", 2, {("master", "regular"): 0.9}, made_from={CODE: "0123456789abcdef"})
    assert bots_pages.stale([fresh, old]) == [old]
    page = bots_pages.bots_page([old])
    assert "Of 1 reports 1 were not made by today's bots" in page
    assert "- Agent, 2 seats: master among regular" in page
    assert re.search(r"\| master \| regular \| 2 \| 90.0 % .*\| yes, and the goal \| no \|", page)
    page = bots_pages.bots_page([old, fresh])
    assert re.search(r"\| master \| regular \| 2 \| 50.0 % .*\| \*\*no\*\*, in fewer than 400 games \| yes \|", page)


def test_a_balance_of_before_is_said_to_be() -> None:
    old = mirror("agent", "master", [0.6, 0.4], 0.0) | {"made_from": {CODE: "0123456789abcdef"}}
    assert all("bots of before" in line for line in bots_pages.balance_page([old]).splitlines() if "Agent" in line)


def test_the_page_lists_every_kept_report_that_is_stale() -> None:
    page = bots_pages.PAGE.read_text(encoding="utf-8")
    for old in bots_pages.stale(REPORTS):
        assert bots_pages.told(old) in page


def test_no_figure_is_wished_for_at_a_table_that_there_is_not() -> None:
    assert {seats for _, _, seats in verdicts(game="casanova")} == {3, 4}
    assert set(verdicts(game="casanova").values()) == {"not played"}


def test_a_game_that_falls_short_is_named() -> None:
    good, bad = mirror("agent", "master", [0.54, 0.46], 0.04), mirror("randolph", "master", [0.56, 0.44], 0.06)
    assert list(bots_pages.shortcomings(good)) == []
    drawn, place = bots_pages.shortcomings(bad)
    assert "6.0 % draws" in drawn
    assert "place 1 wins 56.0 % (54.0–58.0); in matches 50.0 %" in place
    page = bots_pages.balance_page([good, bad])
    assert place in page
    assert "| Agent | 2 | master | 400 | 100 (80–120) | 10 (8–12) |" in page


def test_a_balance_of_few_games_says_so_everywhere() -> None:
    few, enough = mirror("agent", "master", [0.6, 0.4], 0.0, games=60), mirror("randolph", "master", [0.6, 0.4], 0.0)
    lines = bots_pages.balance_page([few, enough]).splitlines()
    owned = [line for line in lines if "in fewer than 400 games" in line]
    assert [line.startswith(("| Agent | 2 | master, in", "- Agent, 2 seats")) for line in owned] == [True] * 4
    assert sum("Randolph" in line for line in lines) == 4, "what falls short, and three tables"


def test_the_strongest_in_all_seats_tells_what_the_game_is() -> None:
    novice, master = mirror("agent", "novice", [0.6, 0.4], 0.0), mirror("agent", "master", [0.5, 0.5], 0.0)
    assert bots_pages.mirrors([master, novice]) == bots_pages.mirrors([novice, master]) == [master]


def test_reports_on_other_tables_and_under_older_rules_do_not_count(tmp_path: Path) -> None:
    entry = catalogue["agent"]
    usual = {"game": "agent", "variant": "standard", "rules": entry.version, "options": entry.full_options({})}
    others: dict[str, dict[str, Any]] = {
        "small": {"variant": "small"},
        "older": {"rules": entry.version - 1},
        "longer": {"options": entry.full_options({"round_cap": 99})},
    }
    for name, other in {"usual": {}, **others}.items():
        (tmp_path / f"{name}.json").write_text(json.dumps(usual | other))
    assert bots_pages.read(tmp_path) == [usual]
