"""Writes what the arena found into docs/bots.md and docs/balance.md, and draws it.

    python -m tools.bots_pages       # make docs-bots

It reads the reports in docs/arena, each printed by `valise arena … --json`, and writes between the marks of each page;
what stands around them is written by hand. What the figures should be is said here, once. Of two reports on the same
one by today's bots counts before one by those of before, and then the one with more games; reports on small boards,
with other options than the usual or under older rules are left out.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from valise_games import catalogue
from valise_games.arena.entrants import TEMPERS, made_from
from valise_games.arena.plots import POINTS, PlotLine, forest
from valise_games.arena.text_report import number, percent, span_of

TEMPER = ("bluff", "protest", "call", "caught")  # the reports of before do not tell who believed lies
ROOT = Path(__file__).parent.parent
REPORTS = ROOT / "docs" / "arena"
PAGE = ROOT / "docs" / "bots.md"
PICTURES = ROOT / "docs" / "pictures"
BEGIN, END = "<!-- from here on by make docs-bots -->", "<!-- to here -->"
LEAST_GAMES = 400
MOST_DRAWS = 0.05

LENGTH = ("game", "seats", "in all seats", "games", "decisions", "rounds", "draws", "shared wins", "ends")
PLACES = ("game", "seats", "in all seats", "fair", "places", "matches drawn", "places in matches")

LEGEND = (
    "In the pictures a point is the share, and the line through it the 95 % interval; the pale tick is the fair share, "
    "the bracket what it should be, and a red diamond misses it.\n"
)

Report = Mapping[str, Any]


SMALLEST = 0  # number of seats of a game


class Wish(NamedTuple):
    """What a share should be: of one bot among others, at a number of seats; None is at any."""

    bot: str
    other: str
    seats: int | None
    least: float | None = None  # None: above the fair share
    goal: float | None = None  # what is hoped for beyond that


PATIENT = "regular*20"
WISHES = (
    Wish("master", "regular", 2, 0.60, 0.75),
    Wish("master", "regular", 4, 0.35, 0.45),
    Wish("master", PATIENT, SMALLEST, 0.50, 0.60),
    Wish("master", "novice", 2, 0.70),
    Wish("master", "novice", 4, 0.45),
    Wish("regular", "novice", None),
    Wish("novice", "random", None),
)
USUALLY = (0.80, 0.60)  # the most that a challenger should have with the fewest seats, and what is hoped for
BARS = tomllib.loads((REPORTS / "bars.toml").read_text())  # what is said of single games


class Found(NamedTuple):
    """A cell of a cross-play matrix, and what it should be."""

    game: str
    seats: int
    bot: str
    other: str
    cell: Mapping[str, Any] | None
    least: float | None
    most: float | None
    goal: float | None = None
    fresh: bool = True  # made by today's bots

    @property
    def verdict(self) -> str:
        if self.least is None and self.most is None:
            return ""
        if self.cell is None:
            return "not played"
        if not self._reaches(self.least, self.most):
            return "**no**" + few(self.cell)
        return ("yes, and the goal" if self.at_goal else "yes") + few(self.cell)

    @property
    def at_goal(self) -> bool:
        if self.goal is None or self.cell is None:
            return False
        return self._reaches(self.goal, None) if self.most is None else self._reaches(None, self.goal)

    def _reaches(self, least: float | None, most: float | None) -> bool:
        assert self.cell is not None
        return (least is None or self.cell["share"] >= least) and (most is None or self.cell["share"] <= most)

    @property
    def bar(self) -> str:
        if self.least is not None:
            above = self.least == 1 / self.seats and self.goal is None
            return f"> {percent(self.least)}" if above else f"≥ {percent(self.least)}"
        return "" if self.most is None else f"≤ {percent(self.most)}"

    @property
    def goal_bar(self) -> str:
        return "" if self.goal is None else f"{'≥' if self.most is None else '≤'} {percent(self.goal)}"


@cache
def _today(game: str, with_tempers: bool) -> dict[str, str]:
    """What a game's bots are made from now; what nets of the report's own were, its digests say."""
    return made_from(["novice/any" if with_tempers else "novice"], game)


def is_fresh(report: Report) -> bool:
    """Was it played by the bots and rules of today?"""
    of_then = report.get("made_from", {})
    today = _today(report["game"], TEMPERS in of_then)
    return all(of_then.get(part) == digest for part, digest in today.items())


def before(report: Report) -> str:
    """Said of a report that bots of before made."""
    return "" if is_fresh(report) else ", bots of before"


def few(played: Mapping[str, Any]) -> str:
    """Said of a report, or a share in it, that is made from few games."""
    return "" if played["games"] >= LEAST_GAMES else f", in fewer than {LEAST_GAMES} games"


def read(folder: Path = REPORTS) -> list[Report]:
    """The reports that count."""
    reports = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.json"))]
    return [
        report
        for report in reports
        if report["variant"] == "standard"
        and report["rules"] == catalogue[report["game"]].version
        and report["options"] == catalogue[report["game"]].full_options({})
    ]


def shown(name: str) -> str:
    """A bot as the pages name it: which file it is made from is told in its report. Published challengers have
    numbers."""
    return name if re.fullmatch(r"challenger:\d+", name) else name.partition(":")[0]


def level(name: str) -> str:
    """What a bot is without its character and its file. One that is more patient is something else."""
    return re.split("[:/]", name)[0]


# ---------------------------------------------------------------------------------- the bots
def found(reports: Iterable[Report], game: str) -> list[Found]:
    """All shares of a game, and those that there should be. At two seats that of the stronger is enough."""
    cells: dict[tuple[int, str, str], tuple[bool, Mapping[str, Any]]] = {}
    for report in reports:
        if report["game"] == game:
            for bot, row in report["matrix"].items():
                for other, cell in row.items():
                    key, fresh = (report["seats"], bot, other), is_fresh(report)
                    if key not in cells or (fresh, cell["games"]) > (cells[key][0], cells[key][1]["games"]):
                        cells[key] = fresh, cell
    entry = catalogue[game]
    for wish in WISHES:
        for seats in _seats_of(wish, game):
            cells.setdefault((seats, wish.bot, _other(wish, game)), (True, {}))
    cells.setdefault((entry.seats[0], "challenger", "master"), (True, {}))
    ordered = sorted(cells.items(), key=lambda item: (_strength(item[0][1]), item[0]))
    return [
        _judged(game, *key, cell or None)._replace(fresh=fresh)
        for key, (fresh, cell) in ordered
        if (cell or not _has(cells, *key)) and not (key[0] == 2 and _strength(key[1]) > _strength(key[2]))
    ]


def _seats_of(wish: Wish, game: str) -> list[int]:
    entry = catalogue[game]
    wished = (2, 4) if wish.seats is None else (wish.seats or entry.seats[0],)
    return [seats for seats in wished if seats in entry.seats]


def _other(wish: Wish, game: str) -> str:
    return BARS["patient"].get(game, PATIENT) if wish.other == PATIENT else wish.other


def _has(cells: Mapping[tuple[int, str, str], Any], seats: int, bot: str, other: str) -> bool:
    """Is there a share of such bots, under whatever names?"""
    return any(
        cell and key[0] == seats and (level(key[1]), level(key[2])) == (bot, other) for key, (_, cell) in cells.items()
    )


def _judged(game: str, seats: int, bot: str, other: str, cell: Mapping[str, Any] | None) -> Found:
    if (level(bot), level(other)) == ("challenger", "master"):
        most, goal = BARS["challenged"].get(game, USUALLY) if seats == catalogue[game].seats[0] else (None, None)
        return Found(game, seats, bot, other, cell, None, most, goal)
    for wish in WISHES:
        if (wish.bot, _other(wish, game)) == (level(bot), level(other)):
            if seats in _seats_of(wish, game) or wish.seats is None:
                return Found(game, seats, bot, other, cell, wish.least or 1 / seats, None, wish.goal)
    return Found(game, seats, bot, other, cell, None, None)


def _strength(name: str) -> int:
    order = ("challenger", "master", "regular", "novice", "random")
    return order.index(level(name)) if level(name) in order else len(order)


def bots_page(reports: list[Report]) -> str:
    rows = [row for game in catalogue for row in found(reports, game)]
    parts = [
        _missed(rows),
        _stale(reports),
        "## Shares\n",
        LEGEND,
        *_shares_by_game(reports),
        *_ratings(reports),
        *_tempers(reports),
    ]
    return "\n".join(parts)


def _missed(rows: list[Found]) -> str:
    wanted = [row for row in rows if row.verdict]
    missed = [row for row in wanted if row.verdict.startswith("**no")]
    unplayed = sum(row.verdict == "not played" for row in wanted)
    reached = [row for row in wanted if row.verdict.startswith("yes")]
    in_few = sum(row.verdict != "yes" for row in reached)
    text = f"Figures that are wished for: {len(wanted)}. Reached: {len(reached)}"
    text += f", {in_few} of them in fewer than {LEAST_GAMES} games" if in_few else ""
    text += f". Not reached: {len(missed)}. Not played yet: {unplayed}.\n"
    goals = [row for row in wanted if row.goal is not None]
    text += f"Goals beyond them: {len(goals)}. Reached: {sum(row.at_goal for row in goals)}.\n"
    if missed:
        lines = (
            f"- {catalogue[row.game].name}, {row.seats} seats: {shown(row.bot)} among {shown(row.other)} has "
            f"{percent(row.cell['share'])}, and should have {row.bar}."
            for row in missed
            if row.cell
        )
        text += "\nNot reached:\n\n" + "\n".join(lines) + "\n"
    return text


def stale(reports: Iterable[Report]) -> list[Report]:
    """Those that bots or rules of before made."""
    return [report for report in reports if not is_fresh(report)]


def _stale(reports: list[Report]) -> str:
    old = stale(reports)
    if not old:
        return "All reports were made by today's bots.\n"
    text = f"Of {len(reports)} reports {len(old)} were not made by today's bots: rules, Novice, net or search have "
    return text + "changed since.\n\n" + "\n".join(map(told, old)) + "\n"


def told(report: Report) -> str:
    """The line of a report that bots of before made."""
    among = f" among {', '.join(map(shown, report['against']))}" if report["against"] else " in all of them"
    bots = ", ".join(map(shown, report["bots"]))
    return f"- {catalogue[report['game']].name}, {report['seats']} seats: {bots}{among}"


def _shares_by_game(reports: list[Report]) -> Iterator[str]:
    for game, entry in catalogue.items():
        yield f"### {entry.name}\n"
        rows = found(reports, game)
        if any(row.cell for row in rows):
            yield f"![Shares of the bots in {entry.name}, with their intervals](pictures/bots-{game}.svg)\n"
        yield table(
            (
                "one", "among", "seats", "share", "95 %", "games", "matches won", "should be", "goal", "reached",
                "by today's bots",
            ),
            (
                (
                    shown(row.bot), shown(row.other), str(row.seats), *_cell(row.cell), row.bar, row.goal_bar,
                    row.verdict, ("yes" if row.fresh else "no") if row.cell else "",
                )
                for row in rows
            ),
        )  # fmt: skip


def _cell(cell: Mapping[str, Any] | None) -> tuple[str, str, str, str]:
    if cell is None:
        return "–", "", "", ""
    return percent(cell["share"]), span_of(cell), f"{cell['games']:,}", percent(cell["matches"]["share"])


def _ratings(reports: list[Report]) -> Iterator[str]:
    rated = [report for report in reports if report["ratings"] and len(report["ratings"]) > 2]
    if rated:
        yield "## Ratings\n"
        yield "OpenSkill, over all games of a report; what somebody is worth at least, as the house shows it.\n"
        yield table(
            ("game", "seats", "games", "ratings"),
            (
                (catalogue[report["game"]].name, str(report["seats"]), f"{report['games']:,}", _rated(report))
                for report in rated
            ),
        )


def _rated(report: Report) -> str:
    ordered = sorted(report["ratings"].items(), key=lambda item: -item[1]["rating"])
    return ", ".join(f"{shown(bot)} {rating['rating']}" for bot, rating in ordered)


def _tempers(reports: list[Report]) -> Iterator[str]:
    """Of each bot in each game, from the report in which it had most occasions, of today's if there is one."""
    best: dict[tuple[str, str], tuple[tuple[bool, int], Report]] = {}
    for report in reports:
        for bot, temper in report["temper"].items():
            key, occasions = (report["game"], bot), sum(deed["of"] for deed in temper.values())
            rank = is_fresh(report), occasions
            if occasions and rank > best.get(key, ((False, 0), report))[0]:
                best[key] = rank, report
    if not best:
        return
    yield "## Tempers\n"
    yield (
        "Of the times that it could: how often a bot bluffs, protests and calls, and how often a lie of its own that "
        "was put to the test was caught. What each of these is in a game stands in its `temper.py`. The last column is "
        "the mean time of a decision, on one core of the machine that played the report.\n"
    )
    ordered = sorted(best, key=lambda key: (list(catalogue).index(key[0]), _strength(key[1]), key[1]))
    yield table(
        ("game", "bot", "bluffs", "protests", "calls", "caught", "ms"),
        (
            (catalogue[game].name, shown(bot), *_temper(best[game, bot][1], bot))
            for game, bot in ordered
        ),
    )  # fmt: skip


def _temper(report: Report, bot: str) -> Iterator[str]:
    temper = report["temper"][bot]
    yield from (percent(temper[what]["rate"]) if what in temper else "" for what in TEMPER)
    yield number(report["milliseconds"].get(bot))


# ---------------------------------------------------------------------------------- the games
def mirrors(reports: Iterable[Report]) -> list[Report]:
    """By game and number of seats, the games of the strongest bot against itself."""
    best: dict[tuple[str, int], Report] = {}
    for report in reports:
        if [lineup["kind"] for lineup in report["lineups"]] == ["mirror"]:
            key = report["game"], report["seats"]
            if key not in best or _rank(report) > _rank(best[key]):
                best[key] = report
    return sorted(best.values(), key=lambda report: (list(catalogue).index(report["game"]), report["seats"]))


def _rank(report: Report) -> tuple[int, bool, int]:
    return -_strength(report["bots"][0]), is_fresh(report), report["games"]


def balance_page(reports: list[Report]) -> str:
    played = mirrors(reports)
    if not played:
        return "No report with one bot in all seats has been kept yet.\n"
    short = [line for report in played for line in shortcomings(report)]
    verdict = "Every game that was played holds both.\n" if not short else "Not so:\n\n" + "\n".join(short) + "\n"
    return "\n".join([
        f"At most {percent(MOST_DRAWS)} of the games should be draws, and no place in turn order should win more than "
        f"{100 * POINTS:.0f} points above its fair share.\n",
        verdict,
        LEGEND,
        "![Shares of the places in turn order](pictures/balance.svg)\n",
        "## Length and ends\n",
        table(LENGTH, map(_length, played)),
        "## Places in turn order\n",
        "The share of each place, with its interval; and where as many games as there are seats make a match, in which "
        "everybody has each place once: how many of those end with nobody alone ahead, and the share of each place in "
        "the turn order of its first game.\n",
        table(PLACES, map(_places, played)),
        "## Lies\n",
        "A game, of how many occasions; and how many of those put to the test were caught.\n",
        table(("game", "seats", "in all seats", "lies", "occasions", "caught"), map(_lies, played)),
    ])  # fmt: skip


def shortcomings(report: Report) -> Iterator[str]:
    name, seats, bot = catalogue[report["game"]].name, report["seats"], shown(report["bots"][0])
    where = f"- {name}, {seats} seats, {bot} in all of them{few(report)}{before(report)}:"
    balance = report["balance"]
    if balance["draws"]["share"] > MOST_DRAWS:
        yield f"{where} {percent(balance['draws']['share'])} draws ({span_of(balance['draws'])})."
    for place, share in enumerate(balance["places"], 1):
        if share["share"] > report["fair"] + POINTS:
            matches = balance["matches"]
            swapped = f"; in matches {percent(matches['places'][place - 1]['share'])}" if matches else ""
            yield f"{where} place {place} wins {percent(share['share'])} ({span_of(share)}){swapped}."


def _length(report: Report) -> tuple[str, ...]:
    balance = report["balance"]
    ends = ", ".join(f"{reason} {percent(part)}" for reason, part in balance["reasons"].items())
    decisions, rounds = ("{1:.0f} ({0:.0f}–{2:.0f})".format(*balance[what]) for what in ("decisions", "rounds"))
    drawn = f"{percent(balance['draws']['share'])} ({span_of(balance['draws'])})"
    shared = percent(balance.get("shared", {}).get("share"))
    return (*_where(report), f"{report['games']:,}", decisions, rounds, drawn, shared, ends)


def _places(report: Report) -> tuple[str, ...]:
    balance, matches = report["balance"], report["balance"]["matches"]
    places = ", ".join(f"{percent(share['share'])} ({span_of(share)})" for share in balance["places"])
    drawn = percent(matches["draws"]["share"]) if matches else "–"
    swapped = ", ".join(percent(share["share"]) for share in matches["places"]) if matches else "–"
    return *_where(report), percent(report["fair"]), places, drawn, swapped


def _lies(report: Report) -> tuple[str, ...]:
    lies = report["balance"]["lies"]
    return (*_where(report), number(lies["told"]), number(lies["of"]), percent(lies["caught"]))


def _where(report: Report) -> tuple[str, str, str]:
    return catalogue[report["game"]].name, str(report["seats"]), shown(report["bots"][0]) + few(report) + before(report)


# ---------------------------------------------------------------------------------- pages
def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def pages(reports: list[Report]) -> dict[Path, str]:
    """Each page, with its part written anew."""
    written = {"bots.md": bots_page(reports), "balance.md": balance_page(reports)}
    found = {}
    for name, text in written.items():
        path = ROOT / "docs" / name
        start, _, rest = path.read_text(encoding="utf-8").partition(BEGIN)
        _, end, after = rest.partition(END)
        assert end, f"{path} has no place between {BEGIN} and {END}"
        found[path] = f"{start}{BEGIN}\n\n{text}\n{END}{after}"
    return found


def draw(reports: list[Report], folder: Path) -> list[Path]:
    """The pictures of the pages."""
    drawn = []
    for game, entry in catalogue.items():
        lines = [
            PlotLine.of(
                f"{shown(row.bot)} among {shown(row.other)}, {row.seats}", row.cell, 1 / row.seats, row.least, row.most
            )
            for row in found(reports, game)
            if row.cell
        ]
        if lines:
            drawn.append(
                forest(lines, f"{entry.name}: one bot among others, and the seats", folder / f"bots-{game}.svg")
            )
    places = [
        PlotLine.of(_place(report, place), share, report["fair"], most=report["fair"] + POINTS)
        for report in mirrors(reports)
        for place, share in enumerate(report["balance"]["places"], 1)
    ]
    if places:
        drawn.append(forest(places, "Shares of the places in turn order", folder / "balance.svg"))
    return drawn


def _place(report: Report, place: int) -> str:
    return f"{catalogue[report['game']].name}, {report['seats']}: place {place}"


def main() -> None:
    reports = read()
    for path, text in pages(reports).items():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))
    for path in draw(reports, PICTURES):
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
