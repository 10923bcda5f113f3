"""What seats dare: deeds of every game are counted in a way that the arena can add up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.every_game.tables import Table, at_short_tables, random_positions
from valise_games.games.game import Step


def random_steps(table: Table, seed: int) -> Iterator[Step]:
    before, was = None, (0, 0)
    for n, (s, seat, action) in enumerate(random_positions(table, seed)):
        now = s.copy()
        if before is not None:
            yield Step(n, before, *was, now)
        before, was = now, (seat, action)


@at_short_tables
def test_nobody_is_caught_more_often_than_he_lied(table: Table) -> None:
    lied: Counter[int] = Counter()
    tested: Counter[int] = Counter()
    for deed in table.plain.deeds(random_steps(table, 3)):
        assert deed.what in ("bluff", "caught", "protest", "call", "believe")
        assert 0 <= deed.seat < table.seats
        lied[deed.seat] += deed.what == "bluff" and deed.did
        tested[deed.seat] += deed.what == "caught"
    assert all(tested[seat] <= lied[seat] for seat in range(table.seats))
