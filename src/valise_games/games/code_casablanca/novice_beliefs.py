"""What the Novice of Code Casablanca believes to lie where, from what he has seen and was told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from valise_games.rules import given, rule

if TYPE_CHECKING:
    from valise_games.games.code_casablanca import rules as game
    from valise_games.games.code_casablanca.knowledge import known_kind
else:
    game = given("game")
    known_kind = game.known_kind

# What one believes of a building: a tile, or less.
UNKNOWN = 0
SOME_CODE = game.TILES + 1
SOME_FILE = game.TILES + 2

HOPELESS = 99  # doubts of a claim that he knows to be wrong


@rule
def belief(s: game.State, seat: int, known: int, building: int) -> int:
    """The tile he knows there, or its kind, or what he was told of it; nothing if the messages disagree."""
    if known >> building & 1:
        seen: int = s.tile[building]
        return seen
    proved: int = known_kind(s, seat, building)
    if proved:
        return SOME_CODE + proved - 1
    heard = UNKNOWN
    for sender in range(s.seats):
        if not s.sources[seat] >> sender & 1 or s.unmasked_by[sender]:
            continue
        for kind in range(game.KINDS):
            told = s.told[seat * game.SEATS + sender][building * game.KINDS + kind]
            if told == 0:
                continue
            if told & (told - 1):
                return UNKNOWN
            says = message_says(told, kind)
            if heard == UNKNOWN or (says <= game.TILES and heard == some_like(says)):
                heard = says
            elif says != heard and says != some_like(heard):
                return UNKNOWN
    if 1 <= heard <= game.TILES and lies_elsewhere(s, known, heard):
        return UNKNOWN
    return heard


@rule
def message_says(told: int, kind: int) -> int:
    """A tile, or its kind if the answer was "none"."""
    if told == 1:
        return SOME_FILE if kind == game.CODE_KIND else SOME_CODE
    number = 1
    while told >> number != 1:
        number += 1
    return number if kind == game.CODE_KIND else game.NUMBERS + number


@rule
def some_like(tile: int) -> int:
    """All that is believed of a tile if only its kind is."""
    if tile > game.TILES:
        return tile
    return SOME_CODE if tile <= game.NUMBERS else SOME_FILE


@rule
def lies_elsewhere(s: game.State, known: int, tile: int) -> bool:
    for building in range(game.BUILDINGS):
        if known >> building & 1 and s.tile[building] == tile:
            return True
    return False


@rule
def doubts(s: game.State, seat: int, known: int, at: int) -> int:
    """How much is in doubt of a claim made in a building that he knows: other numbers, and places of codes."""
    number = s.tile[at] - game.NUMBERS
    if number < 1 or lies_elsewhere(s, known, number):
        return HOPELESS
    codes = 0
    unknown = 0
    numbers = 0  # of the codes he believes to be laid, as bits
    for building in range(game.BUILDINGS):
        tile = belief(s, seat, known, building)
        if tile == UNKNOWN:
            unknown += 1
        elif some_like(tile) == SOME_CODE:
            codes += 1
            if tile <= game.NUMBERS:
                numbers |= 1 << tile
    to_find = game.CODES_LAID - codes
    if to_find < 0 or to_find > unknown:
        return 2 * game.NUMBERS
    doubt: int = game.NUMBERS - 1 - game.count(numbers & ~(1 << number)) + 2 * (numbers >> number & 1)
    doubt += min(to_find, unknown - to_find)
    return doubt
