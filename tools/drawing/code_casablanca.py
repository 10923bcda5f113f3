"""The board of Code Casablanca: eleven fronts around a square, with an order card and the tiles in the middle; and a
round of the game, as Red knows it."""

from __future__ import annotations

from collections.abc import Mapping
from math import atan2, pi
from typing import Any

from tools.drawing.paper import INK, RAISED, SUNK, Box, Key, Language, Sheet, called, path, rect, say, wrap
from tools.drawing.pieces import badge, front, letter, shape
from valise_games import Match, catalogue
from valise_games.games.code_casablanca.board import BOARDS, Board, Building
from valise_games.games.game import Action
from valise_games.games.teller import Teller

STANDARD = BOARDS["standard"]

View = Mapping[str, Any]
ACCENT, TINT, GROUND, SEALED, WAX = "#2C6B4F", "#DBE5D0", "#E6D7B0", "#D8CFBE", "#9C2C26"
HALF = 83  # of a front

ROOFS = {
    "micks-cafe": ("awning", 3), "station": ("tower", 5), "mosque": ("minaret", 3), "harbour": ("lighthouse", 2),
    "market-hall": ("domes", 3), "turkish-bath": ("domes", 1), "casino": ("dome", 3), "hotel": ("flat", 5),
    "post-office": ("flat", 3), "police-station": ("walls", 3), "consulate": ("gable", 4),
}  # fmt: skip


def clockwise(board: Board) -> list[Building]:
    """From the upper left corner."""
    first = min(board.buildings, key=lambda b: (b.y, b.x))
    x, y = (sum(edge) / 2 for edge in (_ends([b.x for b in board.buildings]), _ends([b.y for b in board.buildings])))

    def turn(building: Building) -> float:
        return atan2(building.y - y, building.x - x)

    return sorted(board.buildings, key=lambda building: (turn(building) - turn(first)) % (2 * pi))


def _ends(numbers: list[int]) -> tuple[int, int]:
    return min(numbers), max(numbers)


def tell(board: Board, language: Language) -> str:
    names = [called(building, language) for building in clockwise(board)]
    stars = [called(building, language) for building in board.buildings if building.star]
    facts = {"count": len(names), "names": names, "stars": stars, "laid": 2 * board.numbers - 1}
    return say(language, "board-code-casablanca-told", **facts)


def draw(board: Board, language: Language, id: str) -> Sheet:
    sheet = Sheet(id, say(language, id), tell(board, language), Box(0, 0, 700, 700), key_lines=1)
    sheet.add(rect(Box(178, 178, 522, 522), GROUND, "#CDB982", 1.5, 6))
    for building in board.buildings:
        sheet.group(*_named(building, language), *_front(sheet, board, building, language), _sealed(building))
    each = len(board.orders) // 2
    _piles(sheet, board, language, (each, each))
    _order(sheet, board, language, _example(board), say(language, "order"))
    _tiles(sheet, board, language)
    sheet.key([_key(language)])
    return sheet


def _named(building: Building, language: Language) -> tuple[str, str]:
    name = called(building, language)
    return building.id, f"{name} ★" if building.star else name


def _front(sheet: Sheet, board: Board, building: Building, language: Language) -> list[str]:
    name = called(building, language)
    box = Box.around(building.x, building.y, 2 * HALF, 2 * HALF)
    roof, arches = ROOFS.get(building.id, ("flat", 3))
    parts = [rect(box, TINT if board.buildings.index(building) % 2 else "#F1E7CB", INK)]
    parts.append(rect(Box(box.left + 0.8, box.bottom - 34, box.right - 0.8, box.bottom - 0.8), GROUND))
    parts.append(
        front(
            Box(box.left + 24, box.bottom - 84, box.right - 24, box.bottom - 30),
            roof,
            arches,
            RAISED,
            "#1F4D39",
            "#7FB08F",
        )
    )
    room = 2 * HALF - (44 if building.star else 16)
    for i, line in enumerate(wrap(name, 16, room, True)):
        parts.append(sheet.text(box.left + 9, box.top + 21 + 18 * i, line, 16, anchor="start", bold=True))
    if building.star:
        parts.append(shape("star", box.right - 19, box.top + 17, 12, INK))
    return parts


def _sealed(building: Building) -> str:
    box = Box.around(building.x, building.y, 2 * HALF, 2 * HALF)
    return envelope(box.right - 25, box.bottom - 18)


def envelope(x: float, y: float) -> str:
    """A tile face down: sealed."""
    box = Box.around(x, y, 38, 26)
    flap = path(f"M{box.left} {box.top}L{x} {y + 3}L{box.right} {box.top}", stroke=INK)
    return rect(box, SEALED, INK, 1.5, 2) + flap + f'<circle cx="{x}" cy="{y + 3}" r="5" fill="{WAX}" stroke="{INK}"/>'


def _piles(sheet: Sheet, board: Board, language: Language, left: tuple[int, int]) -> None:
    x, y = board.piles_at
    box = Box.around(x, y, 2 * HALF, 2 * HALF)
    parts = [rect(box, SUNK, INK)]
    for side in (-1, 1):
        for lift in (4, 0):
            card = Box.around(x + side * 38 + lift, y - 16 - lift, 58, 84)
            parts.append(rect(card, ACCENT, INK, 1.5, 4))
        parts.append(shape("diamond", x + side * 38, y - 16, 15, "none").replace(INK, "#FFFFFF"))
    parts += [sheet.text(x + 38 * side, y + 46, str(n), 15, bold=True) for side, n in zip((-1, 1), left, strict=True)]
    words = say(language, "orders")
    parts.append(sheet.text(x, y + 70, words, 15))
    sheet.group("piles", words, *parts)


def _example(board: Board) -> list[Building]:
    """The first order that sends everybody elsewhere, and somebody to a star."""
    stars = {index for index, building in enumerate(board.buildings) if building.star}
    order = next((o for o in board.orders if len(set(o)) == len(o) and stars & set(o)), board.orders[0])
    return [board.buildings[at] for at in order]


def _order(sheet: Sheet, board: Board, language: Language, order: list[Building], title: str) -> None:
    card = Box(222, 196, 478, 196 + 52 + 33 * len(order))
    parts = [rect(card, RAISED, INK, 1.5, 6)]
    parts.append(sheet.text(350, 222, title, 19, fill="#235A41"))
    for row, (colour, there) in enumerate(zip(board.colours, order, strict=False)):
        y = 252 + 33 * row
        parts.append(badge(colour, card.left + 26, y, 24, letter(colour)))
        parts.append(sheet.text(card.left + 50, y + 5.5, called(there, language), 16, anchor="start"))
        if there.star:
            parts.append(shape("star", card.right - 22, y, 11, INK))
    sheet.group("order", title, *parts)


def _tiles(sheet: Sheet, board: Board, language: Language) -> None:
    for row, kind in enumerate(("code", "file")):
        name = say(language, f"tile-{kind}")
        parts = []
        for number in range(board.numbers):
            parts += _tile(sheet, 212 + 55.2 * number, 424 + 62 * row, kind, number + 1, language)
        sheet.group(f"tiles-{kind}", name, *parts)


def _tile(sheet: Sheet, x: float, y: float, kind: str, number: int, language: Language) -> list[str]:
    name, dark = say(language, f"tile-{kind}"), kind == "code"
    ink = "#FBE9C4" if dark else "#3B2A10"
    return [
        rect(Box.around(x, y, 51, 54), "#3B2A10" if dark else "#F7E8C6", INK, 1.5, 3),
        sheet.text(x, y - 8, name, 9 if len(name) > 7 else 12 if len(name) > 5 else 13, fill=ink),
        sheet.text(x, y + 18, str(number), 21, fill=ink, bold=True),
    ]


def _key(language: Language) -> Key:
    star = shape("star", 0, 0, 12, INK)
    return [(star, 26, say(language, "key-star")), (envelope(0, 0), 40, say(language, "key-tile"))]


# ---------------------------------------------------------------------------------- a round of the rules page
RED, BLUE, GREEN = range(3)
ROUND = 11  # until then nobody asks or claims; whoever may choose goes where he has not been
SEED = 1080
CLAIMED = ("micks-cafe", "mosque", "post-office", "police-station", "consulate")


def turn(language: Language) -> list[tuple[str, str]]:
    """The round of the rules page: the order, the claim, and the tile that is turned."""
    match = _before_the_round()
    match.play(RED, {"do": "go", "to": "market-hall"})
    drawn = [_moment(match, language, 1)]
    match.play(RED, {"do": "ask", "seat": BLUE, "kind": "code", "at": "consulate"})
    match.play(BLUE, {"do": "answer", "number": 2})
    while (view := match.view(None))["phase"] == "searching":
        match.play(view["acting"], {"do": "end-search"})
    for at in CLAIMED:
        match.play(RED, {"do": "code-at", "at": at})
    match.play(RED, {"do": "genuine", "number": 3})
    match.play(RED, {"do": "claim"})
    match.play(BLUE, {"do": "no-claim"})
    match.play(GREEN, {"do": "no-claim"})
    drawn.append(_moment(match, language, 2))
    match.play(BLUE, {"do": "challenge", "at": "hotel", "kind": "code", "number": 3})
    match.play(RED, {"do": "stand"})
    drawn.append(_moment(match, language, 3))
    match.play(GREEN, {"do": "no-challenge"})
    assert match.outcome is not None
    assert match.outcome["reason"] == "solved"
    return drawn


def _before_the_round() -> Match:
    """Red may choose where to go."""
    match = Match.new("code-casablanca", 3, seed=SEED)
    while (view := match.view(None))["round"] < ROUND or view["phase"] != "choosing":
        seat = match.to_act[0]
        match.play(seat, _quietly(match, seat))
    assert view["acting"] == RED
    return match


def _quietly(match: Match, seat: int) -> Action:
    legal = {action["do"]: action for action in reversed(match.legal(seat))}
    if "go" in legal:
        been = match.view(seat)["seats"][seat]["been"]
        return next((action for action in match.legal(seat) if action["to"] not in been), legal["go"])
    return legal.get("draw") or legal.get("end-search") or legal["no-claim"]


def _moment(match: Match, language: Language, number: int) -> tuple[str, str]:
    """As Red sees it, with the order of the round, or with what was written last."""
    view, board, id = match.view(RED), STANDARD, "turn-code-casablanca"
    told = say(language, f"{id}-{number}")
    sheet = Sheet(f"{id}-{number}", say(language, id), told, Box(0, 0, 700, 700), key_lines=0)
    teller = Teller(catalogue["code-casablanca"], language, [say(language, f"{id}-{c}") for c in board.colours[:3]])
    sheet.add(rect(Box(178, 178, 522, 522), GROUND, "#CDB982", 1.5, 6))
    for building in board.buildings:
        sheet.group(*_named(building, language), *_building(sheet, building, view, teller, language))
    _piles(sheet, board, language, (view["piles"][0], view["piles"][1]))
    order = [board.buildings[board.find(at)] for at in view["sent"]]
    _order(sheet, board, language, order, teller.say({"id": "board-orders", "round": view["round"]}))
    note = {2: "message", 3: "named"}.get(number)
    if note:
        *_, written = (event for event in match.events(RED) if event["what"] == note)
        words = teller.say({"id": "tile-there", **{key: written[key] for key in ("kind", "number", "at")}})
        _note(sheet, say(language, f"{id}-note"), words)
    return sheet.svg(), told


def _building(sheet: Sheet, building: Building, view: View, teller: Teller, language: Language) -> list[str]:
    """A front with its tile, if Red knows it; who stands there; and what is claimed of it."""
    parts, x, y = _front(sheet, STANDARD, building, language), building.x, building.y
    tile = view["tiles"].get(building.id)
    if tile:
        known = _tile(sheet, 0, 0, tile["kind"], tile["number"], language)
        parts.append(
            f'<g transform="translate({x + HALF - 26} {y + HALF - 27}) scale(0.85)">' + "".join(known) + "</g>"
        )
    else:
        parts.append(_sealed(building))
    if building.id in view["turned"]:
        parts.append(rect(Box.around(x + HALF - 26, y + HALF - 27, 52, 55), "none", WAX, 3, 4))
    here = [STANDARD.colours[seat] for seat, known in enumerate(view["seats"]) if known["at"] == building.id]
    parts += [badge(colour, x - HALF + 21 + 34 * i, y + HALF - 20, 30, letter(colour)) for i, colour in enumerate(here)]
    slip = _slip(building.id, view)
    if slip:
        parts.append(rect(Box.around(x - 12, y + 8, 100, 26), RAISED, ACCENT, 1.5, 2))
        parts.append(sheet.text(x - 12, y + 14, teller.say(slip), 16, bold=True))
    return parts


def _slip(at: str, view: View) -> dict[str, Any] | None:
    claim = view["hearing"] and view["seats"][view["hearing"]["claimant"]]["claim"]
    if claim and at in claim["codes"]:
        return {"id": "slip-code"}
    return {"id": "slip-tile", "kind": "file", "number": claim["number"]} if claim and at == claim["at"] else None


def _note(sheet: Sheet, title: str, words: str) -> None:
    """What Blue wrote, for Red to read."""
    card = Box(222, 402, 478, 482)
    sheet.group(
        "note",
        title,
        rect(card, "#FFFDF6", INK, 1.5, 2),
        sheet.text(350, 426, title, 16, fill="#235A41"),
        sheet.wrapped(350, 459, words, 18, 240, bold=True),
    )
