"""Venice as characters: canals as lines, basins as waves, streets as dots. Roomy or tight, as room allows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from valise_games.drawing.board import badge
from valise_games.drawing.canvas import Canvas, Point, Text
from valise_games.drawing.data import Board, Link, Piece, Place
from valise_games.drawing.palette import ink
from valise_games.games.teller import Teller

View = Mapping[str, Any]
SHAPES = {"square": "■", "circle": "●", "diamond": "◆", "triangle": "▲", "hexagon": "⬢"}
HIM, EMPTY, WAVE = "★", "╰╯", "≈"
LIT, DARK = "[∞]", "[ ]"
FREE, IN_REACH = "○", "◎"


def piece(kind: str, id: str, teller: Teller) -> Piece | None:
    """A lady: her shape and her seat's initial, on her colour."""
    if kind != "seat":
        return None
    lady = teller.table["components"]["ladies"][int(id)]
    return Piece(SHAPES[lady["shape"]] + teller.initial(int(id)), lady["colour"], teller.names[int(id)])


def board(view: View, teller: Teller) -> Board:
    """Ladies, empty gondolas and couples in theatres; who is whom nobody sees."""
    town = teller.once("town", lambda: _town(teller))
    drawn = Board(town.places.copy(), town.links.copy())
    for theatre, couple in view["theatres"].items():
        if couple:
            drawn.put(theatre, Piece("♥", "red", teller.say({"id": "board-couple", "theatre": theatre})))
    for at in view["empty"]:
        drawn.put(at, Piece("–", "grey", teller.say("board-empty-gondola")))
    for seat, state in enumerate(view["seats"]):
        drawn.put(state["at"], _lady(seat, teller))
    return drawn


def _town(teller: Teller) -> Board:
    """The town without anybody in it."""
    parts = teller.table["components"]
    town = Board([Place(p["id"], p["x"], p["y"], p["id"]) for p in parts["places"]])
    basins = [
        {p["id"] for p in parts["places"] if p["kind"] == kind} | {*parts["mouths"]} for kind in ("palazzo", "doge")
    ]
    town.links = [Link(a, b, "water") for a, b in parts["water"] if not any({a, b} <= basin for basin in basins)]
    for street in parts["streets"]:
        town.links.append(Link(*street["between"]))
        if theatre := street["theatre"]:
            town.places.append(Place(theatre["id"], theatre["x"], theatre["y"]))
    return town


def narrowest(teller: Teller) -> int:
    return _size(teller, roomy=False).width


def draw(view: View, teller: Teller, width: int, height: int) -> list[Text]:
    tight, roomy = _size(teller, roomy=False), _size(teller, roomy=True)
    return Drawing(view, teller, roomy if height >= roomy.height and width >= roomy.width else tight).lines()


def _lady(seat: int, teller: Teller) -> Piece:
    found = piece("seat", str(seat), teller)
    assert found is not None
    return found


# ---------------------------------------------------------------------------------- the drawing
class Drawing:
    """One drawing of the board: everything in it is public, but for the rings around what the reader can reach."""

    def __init__(self, view: View, teller: Teller, size: Size) -> None:
        self.view, self.teller, self.size = view, teller, size
        self.canvas = Canvas(size.width, size.height)
        self.ladies = {seat["at"]: number for number, seat in enumerate(view["seats"])}
        self.empty = set(view["empty"])
        self.reach = _in_reach(view)
        self.casanova = (view["outcome"] or {}).get("casanova")
        parts = teller.table["components"]
        self.streets = {}  # by stage: the other end of its street, and the theatre in it
        for street in parts["streets"]:
            (a, b), theatre = street["between"], street["theatre"]
            self.streets[a], self.streets[b] = (b, theatre), (a, theatre)
        self.owners = {lady["home"]: seat for seat, lady in enumerate(parts["ladies"]) if seat < len(view["seats"])}

    def lines(self) -> list[Text]:
        self._streets()
        self._water()
        for place in self.size.spots:
            self._place(place)
        self._frame()
        return self.canvas.lines()

    # ------------------------------------------------------------------------------ ways
    def _streets(self) -> None:
        spots, watched = self.size.spots, self._watched()
        for a, (b, theatre) in self.streets.items():
            if a > b:
                continue
            style = "accent" if (a, b) == watched else "street"
            self.canvas.dotted(spots[a], spots[b], style, 1 if (a, b) == watched else 2)
            if theatre is not None:
                part = self.size.theatres.get(theatre["id"], 0.5)
                (ax, ay), (bx, by) = spots[a], spots[b]
                self._theatre(theatre["id"], (round(ax + (bx - ax) * part), round(ay + (by - ay) * part)))

    def _watched(self) -> tuple[str, str] | None:
        """The street of the inspection that is going on."""
        if self.view["inspecting"] is None:
            return None
        here = self.view["seats"][self.view["mover"]]["at"]
        there = self.streets[here][0]
        return (here, there) if here < there else (there, here)

    def _theatre(self, theatre: str, at: Point) -> None:
        lit = self.view["theatres"][theatre]
        sign = ink(LIT, "accent") if lit else ink(DARK, "quiet")
        if self.casanova is not None and self.casanova.get("theatre") == theatre:
            sign = ink(f"[{HIM}]", "accent")
        self.canvas.put(at[0] - 1, at[1], sign)

    def _water(self) -> None:
        for path in self.size.canals:
            self.canvas.path(list(path), "water")
        for y in self.size.basins:
            self.canvas.put(0, y, WAVE * self.size.width, "water")

    # ------------------------------------------------------------------------------ places
    def _place(self, place: str) -> None:
        """Its label and what is docked there; the sign stands on the water's line."""
        x, y = self.size.spots[place]
        label = Text(place)
        if place in self.owners and not self.size.roomy:
            label = label + self._shape(self.owners[place])
        sign, offset = self._docked(place)
        if place[0] in self.size.labels_right:
            self.canvas.put(x + offset, y, sign)
            self.canvas.put(x + (4 if self.size.roomy else 3), y, label)
        else:
            self.canvas.put(x + offset - len(label.plain), y, label + sign)

    def _shape(self, seat: int) -> Text:
        lady = _lady(seat, self.teller)
        return badge(lady._replace(mark=lady.mark[0]))

    def _docked(self, place: str) -> tuple[Text, int]:
        """The sign, and how far left of the line it begins."""
        if place in self.ladies:
            seat = self.ladies[place]
            lady = badge(_lady(seat, self.teller))
            if self.casanova is not None and self.casanova.get("lady") == seat:
                return ink(HIM, "accent") + lady + ink(HIM, "accent"), -1
            return (ink("╰") + lady + ink("╯"), -1) if self.size.roomy else (lady, 0)
        if place in self.empty:
            return (ink("╰──╯", "quiet"), -1) if self.size.roomy else (ink(EMPTY, "quiet"), 0)
        free = ink(IN_REACH, "accent") if place in self.reach else ink(FREE, "water")
        return (Text(" ") + free + " ", -1) if self.size.roomy else (free, 0)

    def _frame(self) -> None:
        """The houses on both shores, where there is room for them."""
        if not self.size.roomy:
            return
        for place, seat in self.owners.items():
            text = ink("⌂", "quiet") + self._shape(seat) + f" {self.teller.names[seat]}"
            self.canvas.put(self.size.spots[place][0] - len(text.plain) // 2, 0, text[: self.size.room_for_name])
        palace = f"⌂ {self.teller.say('board-doges-palace')} ⌂"
        self.canvas.put((self.size.width - len(palace)) // 2, self.size.height - 1, palace, "quiet")


def _in_reach(view: View) -> set[str]:
    """Where the reader's lady can dock with her next point."""
    if view["you"] is None:
        return set()
    here = view["seats"][view["you"]]["at"]
    return {action["to"] for action in view["legal"] if action["do"] == "move" and action["from"] == here}


# ---------------------------------------------------------------------------------- where everything lies
@dataclass(frozen=True)
class Size:
    """One size of the drawing: two for Venice, two for the small board."""

    width: int
    height: int
    roomy: bool
    spots: Mapping[str, Point]  # of places
    canals: tuple[tuple[Point, ...], ...]
    basins: tuple[int, int]  # their lines
    theatres: Mapping[str, float]  # how far along its street a theatre stands, if not halfway
    labels_right: str = "B"  # canals whose stages have their labels on the right
    room_for_name: int = 10


# Columns by letter, in the tight drawing and in the roomy one; rows are counted from the upper basin to the lower one.
# The Grand Canal comes from n, swings east to e, crosses the north rio there, goes west to w, crosses the south rio,
# and comes back to n.
_TIGHT_COLUMNS = {"a": 4, "c": 9, "w": 15, "k": 19, "n": 21, "d": 24, "e": 28, "h": 32, "f": 34, "b": 39}
_ROOMY_COLUMNS = {"a": 5, "c": 13, "w": 20, "k": 26, "n": 28, "d": 31, "e": 36, "h": 41, "f": 43, "b": 49}
_VENICE_SPOTS = """A1a1 G1n1 B1b1  A2a2 G2n2 G3e2 B2b2  C1c3 C2k3 C3f3  A3a4 G4e4 B3b4  A4a5 B4b5  A5a6 G5w6 B5b6
    D1c7 D2d7 D3h7  A6a8 G6w8 B6b8  A7a9 G7w9 G8n9 B7b9"""
_VENICE_CANALS = ("a0 a10", "b0 b10", "a3 b3", "a7 b7", "n0 n2 e2 e5 w5 w9 n9 n10")
_VENICE_ROWS = 10
_VENICE_THEATRES = {"A4-G4": 0.62, "A5-C2": 0.45, "A6-G8": 0.36, "B1-G3": 0.4, "B4-G5": 0.3, "B6-G7": 0.4}


def _size(teller: Teller, *, roomy: bool) -> Size:
    return _small(roomy) if teller.table["variant"] == "small" else _venice(roomy)


def _venice(roomy: bool) -> Size:
    columns = _ROOMY_COLUMNS if roomy else _TIGHT_COLUMNS
    pitch, top = (2, 1) if roomy else (1, 0)

    def point(text: str) -> Point:
        return columns[text[0]], top + pitch * int(text[1:])

    width = columns["b"] + (7 if roomy else 5)
    spots = {word[:2]: point(word[2:]) for word in _VENICE_SPOTS.split()}
    for i in range(5):
        x = columns["a"] + (columns["b"] - columns["a"]) * i // 4
        spots[f"P{i + 1}"] = (x, top)
        spots[f"V{i + 1}"] = (x, top + pitch * _VENICE_ROWS)
    return Size(
        width=width,
        height=top + pitch * _VENICE_ROWS + (2 if roomy else 1),
        roomy=roomy,
        spots=spots,
        canals=tuple(tuple(point(word) for word in canal.split()) for canal in _VENICE_CANALS),
        basins=(top, top + pitch * _VENICE_ROWS),
        theatres=_VENICE_THEATRES,
    )


def _small(roomy: bool) -> Size:
    a, b = (6, 43) if roomy else (6, 36)
    pitch, top = (3, 1) if roomy else (2, 0)
    rows = [top + pitch * row for row in range(6)]
    spots = {f"{canal}{i}": (x, rows[i]) for canal, x in (("A", a), ("B", b)) for i in range(1, 5)}
    for i in range(3):
        x = a + (b - a) * i // 2
        spots[f"P{i + 1}"], spots[f"V{i + 1}"] = (x, rows[0]), (x, rows[5])
    return Size(
        width=b + 6,
        height=rows[5] + (2 if roomy else 1),
        roomy=roomy,
        spots=spots,
        canals=(
            ((a, rows[0]), (a, rows[5])), ((b, rows[0]), (b, rows[5])),
            ((a, rows[2]), (b, rows[2])), ((a, rows[3]), (b, rows[3])),
        ),
        basins=(rows[0], rows[5]),
        theatres={"A1-B3": 0.63, "A3-B1": 0.37},
    )  # fmt: skip
