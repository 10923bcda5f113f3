"""Looking back at Code Casablanca: which file was genuine and where it lay, who knew it, and when it turned.

What a seat believes follows from the tiles it knows, and from the messages it got: each is true with even chances, else
any answer, each equally likely (the law of knowledge.py). So a lie that was not seen through makes a seat believe
wrongly. Tiles that it wrote in vain and claims that were found wrong are ruled out. The shares are exact; what
challengers named as evidence is not counted in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import factorial
from typing import Any

from valise_games.games.game import Answer, Belief, Step, members

from . import rules
from .actions import BUILDING_IDS, answer_words, slot_words, tile_words
from .knowledge import known_kind, known_tiles
from .rules import State, contradicts, is_right, is_true, truth, written
from .story import missing_code

FALSE, TRUE = 1, rules.ANSWERS + 1  # how likely a message is, in parts of 2 * ANSWERS
REMEMBERED = 2048

Row = tuple[int, ...]  # how likely the words about a building are, by the tile that lies there, less one
Claim = tuple[int, int, int]  # the buildings named, the number, where it was made


def questions(s: State) -> list[dict[str, Any]]:
    return [{"about": "genuine-file", "main": True}, {"about": "genuine-place", "main": False}]


def answers(s: State) -> list[Answer]:
    """The number of the genuine file, and the building where it lies."""
    number = missing_code(s)
    return [{"number": number}, {"at": BUILDING_IDS[s.tile.index(rules.NUMBERS + number)]}]


def beliefs(known: State, seat: int) -> list[Belief]:
    s = known
    tiles = (1 << rules.BUILDINGS) - 1 if s.phase == rules.OVER else known_tiles(s, seat)
    laid = tuple(s.tile[at] if tiles >> at & 1 else 0 for at in range(rules.BUILDINGS))
    wrong = tuple(sorted({(s.claim_codes[o], s.claim_file[o], s.claim_at[o]) for o in members(s.wrong)}))
    chances = _chances(laid, tuple(_words(s, seat, at) for at in range(rules.BUILDINGS) if not laid[at]), wrong)
    total = sum(chances.values())
    by_number: Counter[int] = Counter()
    by_place: Counter[int] = Counter()
    for (number, at), chance in chances.items():
        by_number[number] += chance
        by_place[at] += chance
    numbers: list[tuple[Answer, float]] = [({"number": number}, n / total) for number, n in by_number.items()]
    places: list[tuple[Answer, float]] = [({"at": BUILDING_IDS[at]}, n / total) for at, n in by_place.items()]
    has = len(places) == 1 and any(s.seen[seat] >> at & 1 for at in by_place)
    return [Belief(numbers, certain=len(numbers) == 1), Belief(places, certain=len(places) == 1, has=has)]


# ---------------------------------------------------------------------------------- what the messages make likely
def _words(s: State, seat: int, at: int) -> Row:
    """How likely what the seat was told about a building is, for each tile that may lie there."""
    row = [1] * rules.TILES
    for slot in range(at * rules.KINDS, (at + 1) * rules.KINDS):
        for sender in range(s.seats):
            for answer in members(s.told[seat * rules.SEATS + sender][slot]):
                for tile in range(rules.TILES):
                    row[tile] *= TRUE if truth(tile + 1, slot % rules.KINDS) == answer else FALSE
    wrote = s.wrote[seat] if (s.charge[seat] - 1) // rules.ANSWERS // rules.KINDS == at else 0
    kind = known_kind(s, seat, at)
    for tile in range(1, rules.TILES + 1):
        in_vain = wrote and is_true(wrote, tile)  # CC-15
        if in_vain or (kind and _is_code(tile) != (kind - 1 == rules.CODE_KIND)):
            row[tile - 1] = 0
    return tuple(row)


@lru_cache(REMEMBERED)
def _chances(laid: Row, words: tuple[Row, ...], wrong: tuple[Claim, ...]) -> dict[tuple[int, int], int]:
    """How likely each number of the genuine file is with each place where it can lie, in proportion; 0 in `laid` is not
    known."""
    unknown = [at for at in range(rules.BUILDINGS) if not laid[at]]
    unseen = [tile for tile in range(1, rules.TILES + 1) if tile not in laid]
    chances: dict[tuple[int, int], int] = {}
    for number in (tile for tile in unseen if tile <= rules.NUMBERS):
        file = rules.NUMBERS + number
        left = [tile for tile in unseen if tile not in (number, file)]
        for at in unknown if file in unseen else [laid.index(file)]:
            rows = [row for place, row in zip(unknown, words, strict=True) if place != at]
            here = words[unknown.index(at)][file - 1] if at in unknown else 1
            ways = _ways(tuple(sorted(rows)), tuple(left))
            for codes, *claimed in wrong:
                if claimed == [number, at] and not any(
                    _is_code(tile) != bool(codes >> place & 1) for place, tile in enumerate(laid) if tile
                ):
                    ways -= _ways(tuple(_as_claimed(rows, [p for p in unknown if p != at], codes)), tuple(left))
            if here * ways:
                chances[number, at] = here * ways
    return chances


@lru_cache(REMEMBERED)
def _ways(rows: tuple[Row, ...], tiles: Row) -> int:
    """All ways to lay the tiles in as many buildings, each counted as often as the words about it are likely."""
    heard = [row for row in rows if min(row) != max(row)]
    ways = {0: 1}  # by the tiles laid so far, as bits
    for row in heard:
        further: dict[int, int] = {}
        for used, count in ways.items():
            for index, tile in enumerate(tiles):
                if not used >> index & 1 and row[tile - 1]:
                    now = used | 1 << index
                    further[now] = further.get(now, 0) + count * row[tile - 1]
        ways = further
    untold = len(rows) - len(heard)
    scale = 1
    for row in rows:
        scale *= row[0] if min(row) == max(row) else 1
    return sum(ways.values()) * factorial(untold) * scale


def _is_code(tile: int) -> bool:
    return tile <= rules.NUMBERS


def _as_claimed(rows: list[Row], places: list[int], codes: int) -> Iterator[Row]:
    """The same with the codes where a claim said, and nowhere else."""
    for at, row in zip(places, rows, strict=True):
        yield tuple(likely if _is_code(tile) == bool(codes >> at & 1) else 0 for tile, likely in enumerate(row, 1))


# ---------------------------------------------------------------------------------- turning points
def turning_points(steps: Iterable[Step]) -> Iterator[dict[str, Any]]:
    """`lied` in a message, `unmasked`, `accused-in-vain`; `claimed`; `challenged` a claim, or `bluffed` with a tile
    that does not lie there; `withstood`, `caught`, `admitted` or `admitted-though-right`; `claim-wrong`; and how it
    was won: `claim-right`, `claim-unchallenged` (right or not), `last-one-left`."""
    for step in steps:
        phase = step.before.phase
        if phase == rules.ANSWERING:
            yield from _answered(step)
        elif phase == rules.WRITING:
            yield _accused(step)
        elif phase == rules.CLAIMING and step.after.phase == rules.CHALLENGING:
            yield from (_claimed(step, seat) for seat in members(step.after.claimants))
        elif phase == rules.CHALLENGING and step.action != rules.NO_CHALLENGE:
            yield _challenged(step)
        elif phase == rules.STANDING:
            yield _stood(step)
        yield from _settled(step)


def _answered(step: Step) -> Iterator[dict[str, Any]]:
    s, answer = step.before, step.action - rules.ANSWER
    tile = s.tile[s.question // rules.KINDS]
    true = truth(tile, s.question % rules.KINDS)
    if answer != true:
        facts = {"seat": step.seat, "to": s.active, **slot_words(s.question), "number": answer or None}
        weight = 6 if tile == rules.NUMBERS + missing_code(s) else 4
        yield {"n": step.n, "what": "lied", **facts, "really": tile_words(tile), "weight": weight}


def _accused(step: Step) -> dict[str, Any]:
    s, seat = step.before, step.seat
    accused, slot = s.accused[seat] - 1, (s.charge[seat] - 1) // rules.ANSWERS
    tile = s.tile[slot // rules.KINDS]
    false = truth(tile, slot % rules.KINDS) != (s.charge[seat] - 1) % rules.ANSWERS
    wrote = answer_words(written(step.action))
    facts = {
        "n": step.n,
        "seat": seat,
        "accused": accused,
        **slot_words(slot),
        "wrote": wrote,
        "really": tile_words(tile),
    }
    what = "unmasked" if step.after.unmasked_by[accused] else "accused-in-vain"
    return {**facts, "what": what, "lie": false, "weight": 8}


def _claimed(step: Step, seat: int) -> dict[str, Any]:
    s = step.after
    facts = {"seat": seat, "number": s.claim_file[seat], "at": BUILDING_IDS[s.claim_at[seat]]}
    return {"n": step.n, "what": "claimed", **facts, "right": is_right(s, seat), "weight": 7}


def _challenged(step: Step) -> dict[str, Any]:
    s = step.after
    at, true = s.challenge_at, s.tile[s.challenge_at] == s.challenge_tile
    facts = {"seat": step.seat, "claimant": s.claimant, "at": BUILDING_IDS[at], **tile_words(s.challenge_tile)}
    return {"n": step.n, "what": "challenged" if true else "bluffed", **facts, "weight": 6}


def _stood(step: Step) -> dict[str, Any]:
    s, seat = step.before, step.seat
    facts = {"n": step.n, "seat": seat, "by": s.challenger, "at": BUILDING_IDS[s.challenge_at]}
    if step.action == rules.ADMIT:
        right = is_right(s, seat)
        return {**facts, "what": "admitted-though-right" if right else "admitted", "weight": 9 if right else 5}
    caught = contradicts(s, seat, s.challenge_at, s.tile[s.challenge_at])
    return {**facts, "what": "caught" if caught else "withstood", "weight": 7 if caught else 4}


def _settled(step: Step) -> Iterator[dict[str, Any]]:
    before, after = step.before, step.after
    for seat in members(after.wrong & ~before.wrong):
        yield {"n": step.n, "what": "claim-wrong", "seat": seat, "weight": 8}
    for seat in members(after.winning & ~before.winning):
        challenged = before.challenged or before.phase == rules.STANDING
        what = "claim-right" if challenged else "claim-unchallenged"
        yield {"n": step.n, "what": what, "seat": seat, "right": is_right(after, seat), "weight": 10}
    if after.phase == rules.OVER and after.reason == rules.LAST_LEFT:
        yield from (
            {"n": step.n, "what": "last-one-left", "seat": seat, "weight": 10} for seat in members(after.winners)
        )
