"""What each game declares to OpenSpiel: how many decisions and rolls it has at most, and how many numbers a roll."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from valise_games.doors.openspiel.position import Table


class Facts(NamedTuple):
    """None of these is ever exceeded; they are far above what usual play comes to."""

    decisions: int
    chance_nodes: int  # rolls of a game, and what is waited
    sides: int  # of a roll


def facts(table: Table) -> Facts:
    return FACTS[table.package](table.game, table.seats, dict(table.options))


def solomon(game: Any, seats: int, options: dict[str, Any]) -> Facts:
    others = seats - 1
    # In one turn no announcement is made twice (AG-28, CB-10): each agent along each of its links, against each other
    # agent, and where the briefcase is held on or off it.
    announcements = game.AGENTS * (game.WAYS - 1 + game.AGENTS - 1 + game.CASE_IS_HELD)
    # A protester speaks once, and those after him are asked again (AG-25). Each bid is above the last (AG-22).
    answers = others * seats // 2
    duel = game.MAY_TAKE_BACK + 2 * game.MONEY + 1
    turn = announcements * (1 + answers + others * duel) + 1
    lots = game.LOTS * game.LOTS_EACH
    turns = options["round_cap"] * seats
    waits = lots + lots * (lots - 1) // 2  # of a seat: at the opening, and in as many bribes as it has lots
    return Facts(decisions=turns * max(turn, 2) + seats + seats * lots, chance_nodes=1 + seats * waits, sides=seats)


def code_casablanca(game: Any, seats: int, options: dict[str, Any]) -> Facts:
    search = 6  # a question and its answer, an accusation with message and tile, and the end of it (CC-9, CC-29)
    claim = game.CODES_LAID + 2  # buildings, the number, done (CC-30)
    hearing = 2 * (seats - 1)  # each other seat challenges once, and each challenge is answered (CC-18, CC-19)
    in_round = 1 + seats * (1 + search + claim + hearing)
    rounds = options["round_cap"]
    return Facts(
        decisions=rounds * in_round,
        chance_nodes=1 + game.BUILDINGS + 1 + rounds + rounds * seats * claim,
        sides=max(game.NUMBERS, game.BUILDINGS, game.ORDERS, seats),
    )


def casanova(game: Any, seats: int, options: dict[str, Any]) -> Facts:
    couples = min(options["couples"], game.COUPLES_AT_MOST)
    inspections = couples - 1  # no couple twice in a turn (CV-15)
    walks = 1 + game.POINTS + inspections  # none after another without a point or a couple between (CV-22)
    turn = game.POINTS + walks + 2 * inspections + 1 + 1  # a look at the Doge's, and the end
    return Facts(
        decisions=options["round_cap"] * seats * turn,
        chance_nodes=(game.GONDOLAS - seats) + (couples - seats) + 1 + 1,
        sides=max(game.STAGE_COUNT, game.THEATRES, game.HOLDERS, seats),
    )


def randolph(game: Any, seats: int, options: dict[str, Any]) -> Facts:
    others = seats - 1
    on_ring = game.CHIPS - seats
    duel = game.MOST_MONEY.bit_length() + 2  # each raise doubles at least, or goes to all that there is (RA-14, RA-19)
    turn = 1 + 2 + 3 + others * (2 + duel) + 1  # mixing, sales, the announcement, sealed bets, duels, a prize
    turns = options["round_cap"] * seats
    deal = seats + 2 * on_ring + (game.FIRST_CARDS + 1) * seats + 1
    return Facts(
        decisions=seats + turns * turn,
        chance_nodes=1 + deal + seats * 2 * on_ring + turns + turns * others,
        sides=max(game.SPACES, game.CARDS, game.CHIPS, seats),
    )


FACTS: dict[str, Callable[[Any, int, dict[str, Any]], Facts]] = {
    "solomon": solomon,
    "code_casablanca": code_casablanca,
    "casanova": casanova,
    "randolph": randolph,
}
