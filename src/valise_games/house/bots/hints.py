"""A hint on request, in games that are not rated: what the best bot of the house would consider in somebody's place.

It is worked out from what his seat knows, apart from the bots at the tables. Nothing is written down and nobody else is
told: the table is the same whether somebody asked or not.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from valise_games.bots import levels_of
from valise_games.house.bots.pool import BotTrouble, HintRequest
from valise_games.house.errors import Refusal
from valise_games.house.people.directory import Person
from valise_games.house.tables import commands
from valise_games.house.tables import messages as m

if TYPE_CHECKING:
    from valise_games.house.house import House
    from valise_games.house.tables.state import Table

MOST_THOUGHTS = 3  # the best, and two others
ROUNDED = 3  # digits

_dice = random.SystemRandom()


def may_ask(house: House, person: Person, code: str) -> tuple[Table, int]:
    """The table and the seat, if the person may be given a hint now."""
    table = commands.may_watch(house, person, code).table
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refusal("no-seat", "you do not sit at this table")
    if table.setup.rated:
        raise Refusal("rated", "there are no hints in a rated game")
    _must_decide(table, seat)
    house.limits.by("hint", person)
    return table, seat


def _must_decide(table: Table, seat: int) -> str:
    decision = table.decision(seat)
    if not decision:
        raise Refusal("not-yours", "you have nothing to decide now")
    return decision


async def think(house: House, table: Table, seat: int) -> m.Hint:
    """From what the seat knows now, whatever has happened when it is thought through."""
    decision = _must_decide(table, seat)  # who sends his decision right after his question may have made it
    assert table.match is not None
    plan, known = table.setup, table.match.known(seat)
    best = levels_of(plan.game, plan.variant)[-1]
    question = HintRequest(plan.game, plan.variant, best, seat, known.as_dict(), _dice.getrandbits(32))
    try:
        considered = await house.errands.consider(question)
    except BotTrouble:
        raise Refusal("no-hint", "nobody has a hint just now; try again in a while") from None
    write = table.entry.load("plain", plan.variant).write_action
    thoughts = [
        m.Thought(
            write(known, one.option),
            round(one.weight, ROUNDED),
            None if one.value is None else round(one.value, ROUNDED),
            one.alike,
        )
        for one in considered[:MOST_THOUGHTS]
    ]
    return m.Hint(decision, best, thoughts)
