"""What the tests of the games' moments begin with."""

from __future__ import annotations

from valise_games import Match
from valise_games.games.messages import plain
from valise_games.games.teller import Teller


def stamps(teller: Teller, match: Match) -> list[str]:
    """What is stamped on the board for this reader, in order: "lost, Out: You are out." with its kind and sentence."""
    you = teller.table["you"]
    seat = None if you < 0 else you
    found = [teller.moment(event, match.view(seat)) for event in match.events(seat)]
    return [
        f"{one.kind}, {plain(one.stamp)}: {plain(one.text)}".strip(" :").replace("\u00a0", " ")
        for one in found
        if one is not None and one.stamp
    ]
