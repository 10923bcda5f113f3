"""Characters at a table: named by who opens it, or by the house, and never twice while there are others."""

from __future__ import annotations

import pytest

from tests.house.company import refused
from tests.house.houses import ENDLESS, RunningHouse
from valise_games.client import RemoteTable
from valise_games.house.tables import events
from valise_games.house.tables.clock import ClockSettings
from valise_games.house.tables.state import Table


def seated(table: RemoteTable) -> list[tuple[str, str, str]]:
    return [(seat["bot"], seat["character"], seat["name"]) for seat in table.info["seats"]]


def test_who_is_not_named_is_one_who_does_not_sit_there(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann:
        table = ann.open("casablanca", 5, bots={1: "novice", 2: "novice/colette", 3: "random"}, clock=ENDLESS)
        assert seated(table)[1:4] == [
            ("novice", "anselm", "Anselm"),
            ("novice", "colette", "Colette"),
            ("random", "", ""),
        ]
        table.do("hire", seat=4, level="novice")
        while not table.info["seats"][4]["bot"]:
            table.wait(5)
        assert seated(table)[4] == ("novice", "tilda", "Tilda")
        table.do("hire", seat=4, level="")
        while table.info["seats"][4]["bot"]:
            table.wait(5)
        assert seated(table)[4] == ("", "", "")


def test_who_there_is_not_cannot_be_hired(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann:
        refused("bad-setup", lambda: ann.open("casablanca", 2, bots={1: "novice/nobody"}))
        table = ann.open("casablanca", 2)
        refused("bad-setup", lambda: table.do("hire", seat=1, level="novice/odile"))


def test_the_catalogue_tells_who_they_are(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann:
        response = ann.get("/api/games/casanova")
        assert {one["level"] for one in response["characters"]} == set(response["bots"]) - {"random"}
        assert all(one["about"]["en"] and one["about"]["fr"] and one["name"] for one in response["characters"])


def test_a_rematch_is_with_the_same_characters(house: RunningHouse) -> None:
    with house.visitor("Ann") as ann:
        table = ann.open("casablanca", 2, bots={1: "novice/tilda"}, clock=ENDLESS, variant="small")
        table.sit(0)
        table.start()
        table.do("resign")
        again = ann.watch(table.do("rematch")["table"])
        assert seated(again)[0] == ("novice", "tilda", "Tilda")


@pytest.mark.parametrize(
    ("hired", "bot", "character", "name"),
    [
        ("novice", "novice", "", ""),  # as tables were before there were characters
        ("novice/tilda", "novice", "tilda", "Tilda"),
        ("novice/forgotten", "novice", "", ""),
    ],
)
def test_old_logs_are_read(hired: str, bot: str, character: str, name: str) -> None:
    opened = events.Opened("casablanca", 2, {}, ClockSettings(), 1, "00" * 32, bots={1: hired})
    table = Table("A", events.Row(1, 1, 0.0, "", opened))
    table.apply(events.Row(2, 2, 0.0, "", events.Hired(0, hired)))
    for seat in table.seats:
        assert (seat.bot, seat.character, seat.name, seat.free) == (bot, character, name, False)
