"""A report in words, for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from valise_games.arena.report import DEEDS

Report = Mapping[str, Any]


def lines(report: Report) -> Iterator[str]:
    seats = report["seats"]
    variant = "" if report["variant"] == "standard" else f" ({report['variant']})"
    yield f"{report['game']}{variant}, {seats} seats, {report['games']:,} games; fair is {percent(report['fair'])}"
    for bot, row in report["matrix"].items():
        yield ""
        yield f"{bot}: {percent(report['share'][bot])} ({span(report['interval'][bot])})"
        yield from table(
            ("among", "share", "95 %", "games", "matches won"),
            (
                (other, percent(cell["share"]), span_of(cell), f"{cell['games']:,}",
                 percent(cell["matches"]["share"]))
                for other, cell in row.items()
            ),
        )  # fmt: skip
    if report["free"]:
        yield from ("", "all at one table:")
        rows = ((bot, percent(it["share"]), span_of(it)) for bot, it in report["free"].items())
        yield from table(("bot", "share", "95 %"), rows)
    if report["ratings"]:
        yield from ("", "ratings (OpenSkill):")
        yield from table(
            ("bot", "rating", "mu", "sigma"),
            (
                (bot, str(it["rating"]), f"{it['mu']:.2f}", f"{it['sigma']:.2f}")
                for bot, it in report["ratings"].items()
            ),
        )
    if any(report["temper"].values()):
        yield from ("", "temper:")
        yield from table(
            ("bot", "bluffs", "protests", "calls", "caught", "believes lies", "ms a decision"),
            (
                (bot, *(percent(of[what]["rate"]) if what in of else "–" for what in DEEDS),
                 number(report["milliseconds"].get(bot)))
                for bot, of in report["temper"].items()
            ),
        )  # fmt: skip
    yield from ("", *balance(report["balance"]))


def balance(game: Report) -> Iterator[str]:
    low, median, high = game["decisions"]
    yield f"length: {median:.0f} decisions ({low:.0f} to {high:.0f} in the middle half), {game['rounds'][1]:.0f} rounds"
    yield "ends: " + ", ".join(f"{reason} {percent(part)}" for reason, part in game["reasons"].items())
    drawn, shared = game["draws"], game["shared"]
    yield f"draws: {percent(drawn['share'])} ({span_of(drawn)}); shared wins: {percent(shared['share'])}"
    yield "places in turn order: " + ", ".join(
        f"{percent(place['share'])} ({span_of(place)})" for place in game["places"]
    )
    if matches := game["matches"]:
        places = ", ".join(percent(place["share"]) for place in matches["places"])
        drawn = f"matches of as many games as seats: {matches['matches']:,}, {percent(matches['draws']['share'])} drawn"
        yield drawn + (f"; places in turn order of the first game: {places}" if places else "")
    lies = game["lies"]
    yield f"lies: {number(lies['told'])} a game, of {number(lies['of'])} occasions; caught {percent(lies['caught'])}"


def percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f} %"


def span(ends: Sequence[float]) -> str:
    return f"{100 * ends[0]:.1f}–{100 * ends[1]:.1f}"


def span_of(share: Report) -> str:
    return span([share["low"], share["high"]])


def number(value: float | None) -> str:
    return "–" if value is None else f"{value:.1f}"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """Columns of even width; the first to the left, figures to the right."""
    grid = [head, *rows]
    widths = [max(map(len, column)) for column in zip(*grid, strict=True)]
    for row in grid:
        cells = [cell.rjust(width) for cell, width in zip(row, widths)]
        yield "  " + "   ".join([row[0].ljust(widths[0]), *cells[1:]]).rstrip()
