"""Messages that are put together from parts are those of the protocol."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from valise_games.games import catalogue
from valise_games.house import happenings as h
from valise_games.house import messages as m
from valise_games.house import showing
from valise_games.house.clock import Plan
from valise_games.house.table import Table

SEATS = 3


def a_table(game: str) -> Table:
    opened = h.Opened(game, SEATS, {}, Plan(), 1, "07" * 32, "small")
    table = Table("ABCDEFGH", h.Row(1, 1, 1.0, "", opened))
    table.apply(h.Row(2, 2, 1.0, "", h.Started()))
    return table


@pytest.mark.parametrize("game", [game for game in catalogue if SEATS in catalogue[game].seats_of("small")])
def test_an_entry_has_the_fields_of_its_type_in_their_order(game: str) -> None:
    table, dice, entries = a_table(game), Random(3), 0
    table.seats[1].standing = h.StandingAnswer(unless_case=True)
    for number in range(3, 200):
        assert table.match is not None
        if table.match.over:
            break
        seat = dice.choice(table.match.to_act)
        move = table.match.prepare(seat, dice.choice(table.match.legal(seat)))
        shown = table.shown + 1 if move.shown else None
        row, before = h.Row(number, shown, 2.0, "", h.Stepped(seat, move.action, "person")), table.public
        table.apply(row, move)
        if shown is None:
            continue
        entries += 1
        message = showing.EntryMessage(table, before, row)
        for watcher in (None, *range(SEATS)):
            text = message.to(watcher)
            told = msgspec.json.decode(text)
            raw = {key: msgspec.Raw(m.encode(told[key])) for key in ("changed", "events", "clocks")}
            own = showing.own(table, watcher)
            assert text == m.encode(m.Entry(table=table.id, n=shown, own=own, **raw))
            assert watcher is None or own is not None
    assert entries > 3
