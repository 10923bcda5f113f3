"""Moments: what a table sees and hears of an event, made from what the reader knows and from nothing else.

That two matches which a reader cannot tell apart have the same moments is held in test_channels.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.every_game.tables import Table, at_short_tables, play_on
from tools.presentation import NAMES, RECORDS, at_random
from valise_games import Match, verify
from valise_games.games import Entry, catalogue
from valise_games.games.messages import languages, plain
from valise_games.games.teller import MOMENTS, Moment, Teller, presentation_of
from valise_games.play.review import _steps

ENTRIES = [entry for entry in catalogue.values() if hasattr(presentation_of(entry.package), "KINDS")]
LONGEST = 22  # characters of a stamp: it stands on a phone's board
# Turning points that no event tells when they happen: secret ones, and what somebody did not do.
UNTOLD = {"lead-changed", "let-pass-with-more", "lied"}
UNTOLD_OF = {"randolph": {"bluffed"}}  # a lie that nobody doubted


def teller_of(match: Match, language: str, you: int) -> Teller:
    names = NAMES[: match.seats]
    return Teller(match.entry, language, names, you=you, variant=match.variant, options=match.options)


def whole_games(entry: Entry) -> Iterator[Match]:
    """The recorded ones, or else one of random play at each number of seats."""
    records = sorted((RECORDS / entry.id).glob("*.json"))
    yield from (verify(record.read_bytes()) for record in records)
    for seats in [] if records else entry.seats:
        match = Match.new(entry.id, seats, seed=seats)
        for seat, action in at_random(match):
            match.play(seat, action)
        yield match


def moments(teller: Teller, match: Match, seat: int | None) -> Iterator[tuple[dict[str, Any], Moment]]:
    view = match.view(seat)
    for event in match.events(seat):
        if (found := teller.moment(event, view)) is not None:
            yield event, found


@at_short_tables
def test_moments_are_of_known_kinds_and_say_something_short(table: Table) -> None:
    if table.entry not in ENTRIES:
        return
    match, luck = table.new_match(5), Random(5)
    places = {place["id"] for place in table.plain.components().get("places", [])}
    while not match.over:
        play_on(match, 40, luck)
    for language in languages(match.entry.package):
        for seat in (0, None):
            for event, found in moments(teller_of(match, language, -1 if seat is None else seat), match, seat):
                assert found.kind in MOMENTS
                assert not found.stamp or (0 < len(plain(found.stamp)) <= LONGEST), plain(found.stamp)
                assert not found.at or not places or found.at in places or event["what"] in ("saw", "inspected")


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_a_turning_point_is_a_moment_for_who_had_a_part_in_it(entry: Entry) -> None:
    """But for the last entry, which is the end itself."""
    met, untold = set(), UNTOLD | UNTOLD_OF.get(entry.id, set())
    for match in whole_games(entry):
        game = match.entry.load("plain", match.variant)
        stamped = {
            seat: {event["n"] for event, found in moments(teller_of(match, "en", seat), match, seat) if found.stamp}
            for seat in range(match.seats)
        }
        for turn in game.turning_points(_steps(match)):
            if turn["n"] < match.entries and turn["what"] not in untold:
                met.add(turn["what"])
                assert turn["n"] in stamped[turn["seat"]], turn
    assert met
