"""Actions as people and programs write them, and back: {"do": "bid", "count": 4, "face": 5} and {"do": "doubt"}."""

from valise_games.games.action_forms import Forms, number_of, numbered
from valise_games.games.game import Action

from .rules import DICE, DOUBT, FACES, SEATS, State

FORMS = Forms("doubt", {"bid": ("count", "face"), "doubt": ()})
COUNTS = numbered(range(1, SEATS * DICE + 1))
FACE_NUMBERS = numbered(range(1, FACES + 1))


def write_action(s: State, number: int) -> Action:
    return {"do": "doubt"} if number == DOUBT else {"do": "bid", **bid_of(number)}


def bid_of(number: int) -> dict[str, int]:
    return {"count": number // FACES + 1, "face": number % FACES + 1}


def read_action(s: State, action: object) -> int:
    """The number of a readable action; UnreadableAction for what is none. Legality is another question."""
    read = FORMS.read(action)
    if read["do"] == "doubt":
        return DOUBT
    return number_of(COUNTS, read["count"], "count") * FACES + number_of(FACE_NUMBERS, read["face"], "face")


def why_not(s: State, seat: int, number: int) -> str:
    if number == DOUBT:
        return "nobody has bid yet (LD-3)"
    if number <= s.bid:
        return "a bid is above the last one (LD-3)"
    ones = s.wild and number % FACES == 0
    return "ones are wild (LD-5)" if ones else "that is too many dice more than were bid (LD-4)"
