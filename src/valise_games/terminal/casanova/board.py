"""Venice as characters: canals as lines, basins as waves, streets as dots. Roomy or tight, as room allows."""

from __future__ import annotations

from rich.text import Text

from valise_games.games.casanova.board import DOGE, PALAZZO
from valise_games.terminal.canvas import Canvas, Point
from valise_games.terminal.casanova.names import DARK, EMPTY, HIM, LIT, Names, street_name
from valise_games.terminal.casanova.plan import Plan, plan_of
from valise_games.terminal.drawer import View
from valise_games.terminal.paper import ink

FREE, IN_REACH = "○", "◎"
WAVE = "≈"


def narrowest(names: Names) -> int:
    return plan_of(names.board, roomy=False).width


def draw_board(names: Names, view: View, width: int, height: int) -> list[Text]:
    tight, roomy = plan_of(names.board, roomy=False), plan_of(names.board, roomy=True)
    if width < tight.width:
        return board_in_words(names, view)
    return Drawing(names, view, roomy if height >= roomy.height and width >= roomy.width else tight).lines()


class Drawing:
    """One drawing of the board: everything in it is public, but for the rings around what the reader can reach."""

    def __init__(self, names: Names, view: View, plan: Plan) -> None:
        self.names = names
        self.view = view
        self.plan = plan
        self.canvas = Canvas(plan.width, plan.height)
        self.ladies = {seat["at"]: number for number, seat in enumerate(view["seats"])}
        self.empty = set(view["empty"])
        self.reach = _in_reach(view)
        self.casanova = (view["outcome"] or {}).get("casanova")

    def lines(self) -> list[Text]:
        self._streets()
        self._water()
        for place in self.plan.spots:
            self._place(place)
        self._frame()
        return self.canvas.lines()

    # ------------------------------------------------------------------------------ ways
    def _streets(self) -> None:
        spots, watched = self.plan.spots, self._watched()
        for a, (b, theatre) in self.names.streets.items():
            if a > b:
                continue
            style = "accent" if (a, b) == watched else "street"
            self.canvas.dotted(spots[a], spots[b], style, 1 if (a, b) == watched else 2)
            if theatre is not None:
                self._theatre(theatre, self._along(spots[a], spots[b], self.plan.theatres.get(theatre, 0.5)))

    def _watched(self) -> tuple[str, str] | None:
        """The street of the inspection that is going on."""
        partner = self.view["inspecting"]
        if partner is None:
            return None
        here = self.view["seats"][self.view["mover"]]["at"]
        there = self.names.streets[here][0]
        return (here, there) if here < there else (there, here)

    def _along(self, a: Point, b: Point, part: float) -> Point:
        return round(a[0] + (b[0] - a[0]) * part), round(a[1] + (b[1] - a[1]) * part)

    def _theatre(self, theatre: str, at: Point) -> None:
        lit = self.view["theatres"][theatre]
        sign = ink(LIT, "accent") if lit else ink(DARK, "quiet")
        if self.casanova is not None and self.casanova.get("theatre") == theatre:
            sign = ink(f"[{HIM}]", "accent")
        self.canvas.put(at[0] - 1, at[1], sign)

    def _water(self) -> None:
        for path in self.plan.canals:
            self.canvas.path(list(path), "water")
        for y in self.plan.basins:
            self.canvas.put(0, y, WAVE * self.plan.width, "water")

    # ------------------------------------------------------------------------------ places
    def _place(self, place: str) -> None:
        """Its label and what is docked there; the sign stands on the water's line."""
        x, y = self.plan.spots[place]
        kind = self.names.kinds[place]
        label = Text(place)
        if kind == PALAZZO and place in self.names.owners and not self.plan.roomy:
            label = label + self.names.shape(self.names.owners[place])
        sign, offset = self._docked(place)
        if place[0] in self.plan.labels_right:
            self.canvas.put(x + offset, y, sign)
            self.canvas.put(x + (4 if self.plan.roomy else 3), y, label)
        else:
            self.canvas.put(x + offset - len(label.plain), y, label + sign)

    def _docked(self, place: str) -> tuple[Text, int]:
        """The sign, and how far left of the line it begins."""
        if place in self.ladies:
            seat = self.ladies[place]
            badge = self.names.badge(seat)
            if self.casanova is not None and self.casanova.get("lady") == seat:
                return ink(HIM, "accent") + badge + ink(HIM, "accent"), -1
            return (ink("╰") + badge + ink("╯"), -1) if self.plan.roomy else (badge, 0)
        if place in self.empty:
            return (ink("╰──╯", "quiet"), -1) if self.plan.roomy else (ink(EMPTY, "quiet"), 0)
        free = ink(IN_REACH, "accent") if place in self.reach else ink(FREE, "water")
        return (Text(" ") + free + " ", -1) if self.plan.roomy else (free, 0)

    def _frame(self) -> None:
        """The houses on both shores, where there is room for them."""
        if not self.plan.roomy:
            return
        for place, seat in self.names.owners.items():
            name = self.names.who(seat)
            text = ink("⌂", "quiet") + self.names.shape(seat) + f" {name}"
            self.canvas.put(self.plan.spots[place][0] - len(text.plain) // 2, 0, text[: self.plan.room_for_name])
        words = self.names.words
        palace = f"⌂ {words.doges_palace} ⌂"
        self.canvas.put((self.plan.width - len(palace)) // 2, self.plan.height - 1, palace, "quiet")


def _in_reach(view: View) -> set[str]:
    """Where the reader's lady can dock with her next point."""
    if view["you"] is None:
        return set()
    here = view["seats"][view["you"]]["at"]
    return {action["to"] for action in view["legal"] if action["do"] == "move" and action["from"] == here}


# ---------------------------------------------------------------------------------- in words
def board_in_words(names: Names, view: View) -> list[Text]:
    """Where the ladies are and where their streets lead, the empty gondolas, the theatres."""
    words, colon = names.words, names.seating.words.colon
    lines: list[Text] = []
    for seat, known in enumerate(view["seats"]):
        place = known["at"]
        where = words.at_doges if names.kinds[place] == DOGE else words.at_stage.format(place=place)
        said = words.at_home if place == known["home"] else words.lady_at
        line = names.badge(seat) + " " + names.say(said, seat, place=where)
        if place in names.streets:
            there, theatre = names.streets[place]
            line.append("; " + words.street_to.format(place=there))
            if theatre is not None:
                line.append(", " + (words.with_theatre if view["theatres"][theatre] else words.with_dark_theatre))
        if known["must_leave_mouth"]:
            line.append("; " + words.off_mouth)
        lines.append(line + ".")
    lit = [street_name(theatre) for theatre, couple in view["theatres"].items() if couple]
    dark = [street_name(theatre) for theatre, couple in view["theatres"].items() if not couple]
    for title, places in (
        (words.empty_gondolas, view["empty"]), (words.theatres_lit, lit), (words.theatres_dark, dark),
    ):  # fmt: skip
        if places:
            lines.append(ink(title, "bold") + colon + ", ".join(places))
    return lines
