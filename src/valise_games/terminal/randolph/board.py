"""The ring as characters: domes outside, circles inside, and the bank in the middle. Roomy or tight, as room allows.

The ring is drawn as a rectangle. The standard one has a lap of the seven symbols on each side, so that the minarets
are its corners.
"""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from valise_games.terminal.canvas import Canvas
from valise_games.terminal.drawer import View
from valise_games.terminal.paper import ink
from valise_games.terminal.randolph.names import Names, lap_of, symbol_of


class Plan(NamedTuple):
    """How large things are drawn: the distance of columns, and the lines of a dome."""

    pitch: int
    dome: int


_ROOMY, _TIGHT = Plan(8, 2), Plan(6, 1)
Spot = tuple[int, int]  # column and row in the rectangle


def narrowest(names: Names) -> int:
    return _width(names, _TIGHT)


def draw_board(names: Names, view: View, width: int, height: int) -> list[Text]:
    if width < narrowest(names):
        return board_in_words(names, view)
    roomy = width >= _width(names, _ROOMY) and height >= _height(names, _ROOMY)
    plan = _ROOMY if roomy else _TIGHT
    lines = _draw_ring(names, view, plan)
    legend = names.words.legend
    if roomy and height > len(lines) and len(legend) <= width and view["phase"] != "over":
        lines.append(ink(legend, "quiet"))
    return lines


def board_in_words(names: Names, view: View) -> list[Text]:
    """Bank, cards, bet, figures and chips."""
    words, colon = names.words, names.seating.words.colon
    lines = [line for line in middle(names, view, 1000) if line.plain]
    where = [
        names.say(words.figure_at, seat, space=names.space(known["figure"]))
        for seat, known in enumerate(view["seats"])
        if known["figure"]
    ]
    if where:
        lines.append(Text(", ").join(where))
    if view["circles"]:
        chips = [names.space(circle) + _number_in_words(view, circle) for circle in view["circles"]]
        lines.append(ink(words.chips_at + colon, "bold") + ", ".join(chips))
    return lines


def middle(names: Names, view: View, width: int) -> list[Text]:
    """What lies in the middle of the ring: the bank, the top card, the stock, the bet."""
    words = names.words
    lines = [ink(words.bank.format(sum=names.sum(view["bank"])), "bold")]
    if view["top"] is None:
        lines.append(Text(words.no_top) if view["phase"] == "placing" else Text())
    else:
        lines.append(Text(words.top_card.format(card="")) + ink(names.symbol(view["top"]), "accent"))
        below = sum(view["stock"].values()) + len(view["under"])
        lines.append(ink(words.stock.format(count=below), "quiet"))
    lines += _on_the_table(names, view, width)
    return lines


# ---------------------------------------------------------------------------------- the ring
def _draw_ring(names: Names, view: View, plan: Plan) -> list[Text]:
    rows = _shape(names)[1]
    width, height = _width(names, plan), _height(names, plan)
    pitch, dome = plan
    canvas = Canvas(width, height)
    for index, space in enumerate(names.spaces):
        column, row = _spot(names, index)
        x = column * pitch
        if row == 0:
            y, circle = 0, (x, dome)
        elif row == rows - 1:
            y, circle = height - dome, (x, height - dome - 1)
        else:
            y = 1 + row * dome
            circle = (x + pitch, y) if column == 0 else (x - pitch, y)
        for line, text in enumerate(_dome(names, view, space, plan)):
            canvas.put(x, y + line, text)
        canvas.put(*circle, _circle(view, space))
    inner = width - 4 * pitch
    lines = [line for line in middle(names, view, inner) if line.plain]
    if rows == 2:
        return [*canvas.lines(), *lines]
    top = max(1 + dome, (height - len(lines)) // 2)
    for line, text in enumerate(lines):
        canvas.put(2 * pitch + (inner - len(text.plain)) // 2, top + line, text)
    return canvas.lines()


def _dome(names: Names, view: View, space: str, plan: Plan) -> list[Text]:
    """The name of a space, and who stands there: on one line, or two."""
    symbol, lap = symbol_of(space), lap_of(space)
    wanted = symbol == view["top"]
    style = "accent" if wanted else ""
    standing = _standing(names, view, space)
    if plan.dome > 1:
        name = names.words.tight.get(symbol, names.symbol(symbol))
        below = ink(lap, style or "quiet") + (Text(" ") + Text(" ").join(standing) if standing else Text())
        return [ink(name.upper() if wanted else name, style), below]
    name = names.words.short[symbol]
    name = (name.upper() if wanted else name) + lap
    return [ink(name[: plan.pitch - len(standing)], style) + Text("").join(standing)]


def _standing(names: Names, view: View, space: str) -> list[Text]:
    here = [names.figure(seat) for seat, known in enumerate(view["seats"]) if known["figure"] == space]
    announced = view["announced"]
    if announced and announced["number"] and announced["figure_from"] == space and view["phase"] != "prize":
        here.append(names.trace(view["mover"]))
    return here


def _circle(view: View, space: str) -> Text:
    """A chip with its number, as far as the reader may know it; the one of this turn is marked."""
    announced = view["announced"] or {}
    moved = announced.get("laid_at") or announced.get("taken_from")
    here = space in view["circles"]
    mark = ink("▸", "accent") if space == moved and here else Text(" ")
    if not here:
        return mark + ink(" · ", "accent" if space == announced.get("taken_from") else "street")
    own = view["dossier"] or {}
    if space in view["shown"]:
        return mark + ink(f"[{view['shown'][space]}]", "bold")
    if space in own.get("chips", {}):
        return mark + ink(f"({own['chips'][space]})", "mine.bold")
    if space == moved and own.get("in_hand") is not None:
        return mark + ink(f"({own['in_hand']})", "mine.bold")
    return mark + Text("(?)")


def _number_in_words(view: View, circle: str) -> str:
    known = view["shown"] | (view["dossier"] or {}).get("chips", {})
    return f" ({known[circle]})" if circle in known else ""


def _on_the_table(names: Names, view: View, width: int) -> list[Text]:
    """What was said, and the bet."""
    words, announced, bet = names.words, view["announced"], view["bet"]
    lines: list[Text] = []
    if announced and announced["number"] is not None:
        mover = view["mover"]
        said = names.figure(mover) + " " + ink(names.who(mover), "bold")
        lines += [Text(), said + " " + words.said.format(number=announced["number"])]
    if bet is not None:
        sums = {seat: bet["put"][seat] for seat in (view["mover"], bet["protester"])}
        put = names.amounts(words.put_up, {seat: amount for seat, amount in sums.items() if amount}, " · ")
        lines.append(put[:width])
    return lines


# ---------------------------------------------------------------------------------- sizes
def _shape(names: Names) -> tuple[int, int]:
    """Columns and rows of the rectangle whose edge is the ring."""
    count, laps = len(names.spaces), names.board.laps
    if laps == 4:
        return count // 4 + 1, count // 4 + 1
    return count // 2, 2


def _spot(names: Names, index: int) -> Spot:
    """Clockwise from the top left."""
    columns, rows = _shape(names)
    if index < columns:
        return index, 0
    index -= columns - 1
    if index < rows:
        return columns - 1, index
    index -= rows - 1
    if index < columns:
        return columns - 1 - index, rows - 1
    return 0, rows - 1 - (index - columns + 1)


def _width(names: Names, plan: Plan) -> int:
    return _shape(names)[0] * plan.pitch


def _height(names: Names, plan: Plan) -> int:
    rows = _shape(names)[1]
    return 2 * (plan.dome + 1) + (rows - 2) * plan.dome
