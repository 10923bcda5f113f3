"""What a seat dares. A lie is a bid on a face that the seat has nothing of; it is caught when a doubt finds too few. To
protest is to doubt."""

from collections.abc import Iterable, Iterator

from valise_games.games.game import Deed, Step

from .rules import DOUBT, FACES, NOBODY, State, found


def deeds(steps: Iterable[Step]) -> Iterator[Deed]:
    for step in steps:
        s, seat, action = step.before, step.seat, step.action
        if s.bid != NOBODY:
            yield Deed(seat, "protest", action == DOUBT)
        if action != DOUBT:
            yield Deed(seat, "bluff", has_none(s, seat, action))
        elif has_none(s, s.bidder, s.bid):
            yield Deed(s.bidder, "caught", found(s, s.bid % FACES) <= s.bid // FACES)


def has_none(s: State, seat: int, bid: int) -> bool:
    face = bid % FACES
    return s.hand[seat][face] == 0 and not (s.wild and s.hand[seat][0] > 0)
