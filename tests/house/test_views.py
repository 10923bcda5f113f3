"""Messages that are put together from parts are those of the protocol."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from valise_games.games import catalogue
from valise_games.house.tables import events, views
from valise_games.house.tables import messages as m
from valise_games.house.tables.clock import ClockSettings
from valise_games.house.tables.state import Table

SEATS = 3


def a_table(game: str) -> Table:
    opened = events.Opened(game, SEATS, {}, ClockSettings(), 1, "07" * 32, "small", rules=catalogue[game].version)
    table = Table("ABCDEFGH", events.Row(1, 1, 1.0, "", opened))
    table.apply(events.Row(2, 2, 1.0, "", events.Started()))
    return table


@pytest.mark.parametrize("game", [game for game in catalogue if SEATS in catalogue[game].seats_of("small")])
def test_an_entry_has_the_fields_of_its_type_in_their_order(game: str) -> None:
    table, dice, entries = a_table(game), Random(3), 0
    table.seats[1].standing = events.StandingAnswer(unless_case=True)
    for number in range(3, 200):
        assert table.match is not None
        if table.match.over:
            break
        seat = dice.choice(table.match.to_act)
        move = table.match.prepare(seat, dice.choice(table.match.legal(seat)))
        shown = table.public_seq + 1 if move.shown else None
        row, before = events.Row(number, shown, 2.0, "", events.Stepped(seat, move.action, "person")), table.public_view
        table.apply(row, move)
        if shown is None:
            continue
        entries += 1
        message = views.EntryEncoder(table, before, row)
        for watcher in (None, *range(SEATS)):
            text = message.to(watcher)
            response = msgspec.json.decode(text)
            raw = {key: msgspec.Raw(m.encode(response[key])) for key in ("changed", "events", "clocks")}
            own = views.seat_view(table, watcher)
            assert text == m.encode(m.EntryMessage(table=table.id, n=shown, own=own, **raw))
            assert watcher is None or own is not None
    assert entries > 3
