"""Writes what the arena found into docs/bots.md and docs/balance.md, and draws it.

    python -m tools.bots_pages       # make docs-bots

It reads the reports in docs/arena, each printed by `valise arena … --json`, and writes between the marks of each page;
what stands around them is written by hand. What the figures should be is said here, once. Of two reports on the same
the one with more games counts; reports on small boards, with other options than the usual or under older rules are
left out.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from valise_games import catalogue
from valise_games.arena.plots import POINTS, PlotLine, forest
from valise_games.arena.text_report import number, percent, span_of

TEMPER = ("bluff", "protest", "call", "caught")  # the reports of before do not tell who believed lies
ROOT = Path(__file__).parent.parent
REPORTS = ROOT / "docs" / "arena"
PICTURES = ROOT / "docs" / "pictures"
BEGIN, END = "<!-- from here on by make docs-bots -->", "<!-- to here -->"
LEAST_GAMES = 400
MOST_DRAWS = 0.05
CHALLENGED = 0.10  # the most that a best response gains over the fair share

LENGTH = ("game", "seats", "in all seats", "games", "decisions", "rounds", "draws", "shared wins", "ends")
PLACES = ("game", "seats", "in all seats", "fair", "places", "matches drawn", "places in matches")

LEGEND = (
    "In the pictures a point is the share, and the line through it the 95 % interval; the pale tick is the fair share, "
    "the bracket what it should be, and a red diamond misses it.\n"
)

Report = Mapping[str, Any]


class Wish(NamedTuple):
    """What a share should be: of one bot among others, at a number of seats; None is at any."""

    bot: str
    other: str
    seats: int | None
    least: float | None = None  # None: above the fair share


WISHES = (
    Wish("master", "regular", 2, 0.60),
    Wish("master", "regular", 4, 0.35),
    Wish("master", "novice", 2, 0.70),
    Wish("master", "novice", 4, 0.45),
    Wish("regular", "novice", None),
    Wish("novice", "random", None),
)


class Found(NamedTuple):
    """A cell of a cross-play matrix, and what it should be."""

    game: str
    seats: int
    bot: str
    other: str
    cell: Mapping[str, Any] | None
    least: float | None
    most: float | None

    @property
    def verdict(self) -> str:
        if self.least is None and self.most is None:
            return ""
        if self.cell is None:
            return "not played"
        short = self.least is not None and self.cell["share"] < self.least
        above = self.most is not None and self.cell["share"] > self.most
        return ("**no**" if short or above else "yes") + few(self.cell)

    @property
    def bar(self) -> str:
        if self.least is not None:
            above = self.least == 1 / self.seats
            return f"> {percent(self.least)}" if above else f"≥ {percent(self.least)}"
        return "" if self.most is None else f"≤ {percent(self.most)}"


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
    """A bot as the pages name it: which file it is made from is told in its report."""
    return name.partition(":")[0]


def level(name: str) -> str:
    """What a bot is without its character and its file. One that is more patient is something else."""
    return re.split("[:/]", name)[0]


# ---------------------------------------------------------------------------------- the bots
def found(reports: Iterable[Report], game: str) -> list[Found]:
    """All shares of a game, and those that there should be. At two seats that of the stronger is enough."""
    cells: dict[tuple[int, str, str], Mapping[str, Any]] = {}
    for report in reports:
        if report["game"] == game:
            for bot, row in report["matrix"].items():
                for other, cell in row.items():
                    key = report["seats"], bot, other
                    if key not in cells or cell["games"] > cells[key]["games"]:
                        cells[key] = cell
    entry = catalogue[game]
    for wish in WISHES:
        for seats in (2, 4) if wish.seats is None else (wish.seats,):
            if seats in entry.seats:
                cells.setdefault((seats, wish.bot, wish.other), {})
    cells.setdefault((entry.seats[0], "challenger", "master"), {})
    ordered = sorted(cells.items(), key=lambda item: (_strength(item[0][1]), item[0]))
    return [
        _judged(game, *key, cell or None)
        for key, cell in ordered
        if (cell or not _has(cells, *key)) and not (key[0] == 2 and _strength(key[1]) > _strength(key[2]))
    ]


def _has(cells: Mapping[tuple[int, str, str], Any], seats: int, bot: str, other: str) -> bool:
    """Is there a share of such bots, under whatever names?"""
    return any(
        cell and key[0] == seats and (level(key[1]), level(key[2])) == (bot, other) for key, cell in cells.items()
    )


def _judged(game: str, seats: int, bot: str, other: str, cell: Mapping[str, Any] | None) -> Found:
    if (level(bot), level(other)) == ("challenger", "master"):
        fewest = seats == catalogue[game].seats[0]
        return Found(game, seats, bot, other, cell, None, 1 / seats + CHALLENGED if fewest else None)
    for wish in WISHES:
        if (wish.bot, wish.other) == (level(bot), level(other)) and wish.seats in (None, seats):
            return Found(game, seats, bot, other, cell, wish.least or 1 / seats, None)
    return Found(game, seats, bot, other, cell, None, None)


def _strength(name: str) -> int:
    order = ("challenger", "master", "regular", "novice", "random")
    return order.index(level(name)) if level(name) in order else len(order)


def bots_page(reports: list[Report]) -> str:
    rows = [row for game in catalogue for row in found(reports, game)]
    parts = [_missed(rows), "## Shares\n", LEGEND, *_shares_by_game(reports), *_ratings(reports), *_tempers(reports)]
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
    if missed:
        lines = (
            f"- {catalogue[row.game].name}, {row.seats} seats: {shown(row.bot)} among {shown(row.other)} has "
            f"{percent(row.cell['share'])}, and should have {row.bar}."
            for row in missed
            if row.cell
        )
        text += "\nNot reached:\n\n" + "\n".join(lines) + "\n"
    return text


def _shares_by_game(reports: list[Report]) -> Iterator[str]:
    for game, entry in catalogue.items():
        yield f"### {entry.name}\n"
        rows = found(reports, game)
        if any(row.cell for row in rows):
            yield f"![Shares of the bots in {entry.name}, with their intervals](pictures/bots-{game}.svg)\n"
        yield table(
            ("one", "among", "seats", "share", "95 %", "games", "matches won", "should be", "reached"),
            (
                (shown(row.bot), shown(row.other), str(row.seats), *_cell(row.cell), row.bar, row.verdict)
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
    """Of each bot in each game, from the report in which it had most occasions."""
    best: dict[tuple[str, str], tuple[int, Report]] = {}
    for report in reports:
        for bot, temper in report["temper"].items():
            key, occasions = (report["game"], bot), sum(deed["of"] for deed in temper.values())
            if occasions > best.get(key, (0, report))[0]:
                best[key] = occasions, report
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
            rank = -_strength(report["bots"][0]), report["games"]
            if key not in best or rank > (-_strength(best[key]["bots"][0]), best[key]["games"]):
                best[key] = report
    return sorted(best.values(), key=lambda report: (list(catalogue).index(report["game"]), report["seats"]))


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
    where = f"- {name}, {seats} seats, {bot} in all of them{few(report)}:"
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
    return catalogue[report["game"]].name, str(report["seats"]), shown(report["bots"][0]) + few(report)


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
        before, _, rest = path.read_text(encoding="utf-8").partition(BEGIN)
        _, end, after = rest.partition(END)
        assert end, f"{path} has no place between {BEGIN} and {END}"
        found[path] = f"{before}{BEGIN}\n\n{text}\n{END}{after}"
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
