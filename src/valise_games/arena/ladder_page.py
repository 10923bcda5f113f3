"""The standings of a league as one page, with its plots as SVG in it: no script, no file beside it, no address."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

from valise_games import __version__

STYLE = """
:root { color-scheme: light dark; --ink: #1b2433; --quiet: #5b6373; --paper: #fcf8ee; --line: #cfc2a8; --mark: #a62b22 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #efe9dc; --quiet: #aaa595; --paper: #191c23; --line: #474c58; --mark: #e2837a }
}
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: var(--ink); background: var(--paper);
  font: 16px/1.5 "Jost", "Futura", "Segoe UI", sans-serif }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap }
th:first-child, td:first-child { text-align: left }
p, figcaption { color: var(--quiet) }
figure { margin: 2rem 0 }
svg { width: 100%; height: auto }
svg text { fill: var(--ink); font-size: 13px }
svg .quiet { fill: var(--quiet) }
svg .line { stroke: var(--line) }
svg .range { stroke: var(--ink); stroke-width: 2 }
svg .dot { fill: var(--mark) }
svg .other { fill: var(--quiet) }
"""
WIDTH, LEFT, RIGHT, ROW, TICKS = 860, 260, 40, 28, 5
NAME = 34  # letters of an agent's name that a plot has room for
Row = Mapping[str, Any]
Mark = tuple[float, float, float]  # a value with its interval


def page(found: Mapping[str, Any]) -> str:
    """The whole page."""
    rows = found["agents"]
    title = f"{found['game']}, {found['seats']} seats: {len(rows)} agents, {found['games']:,} games"
    plots = [
        _plot("Ratings, with 95 % intervals. A Novice has 1000; 400 points are ten to one.", rows, _rating),
        _plot("Lies told, of the occasions to lie", rows, _rate("lies"), (0, 1)),
        _plot("Lies caught, of those put to the test", rows, _rate("caught"), (0, 1)),
        _plot("Lies of others believed, of those that could be doubted", rows, _rate("believes"), (0, 1)),
        _plot(
            "Stated beliefs: mean logarithm of the share that was given to the truth (0 is best). Grey: the game’s own "
            "law of guessing, on the same questions; the tick: equal shares.",
            rows, _score, also=_law,
        ),
    ]  # fmt: skip
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<style>{STYLE}</style></head><body>",
            f"<h1>{escape(title)}</h1>",
            f"<p>Board {escape(found['variant'])}, rules version {found['rules']}, seed {found['seed']}, "
            f"Valise {__version__}. Every pair of agents plays every deal in every seat; options: "
            f"{escape(', '.join(f'{key} {value}' for key, value in found['options'].items()))}.</p>",
            _table(rows),
            *filter(None, plots),
            "<h2>Who wins among whom</h2>",
            f"<p>The share of the wins of one agent alone among others of a kind; {found['fair']:.0%} is fair.</p>",
            _matrix(found),
            "</body></html>",
            "",
        ]
    )


def lines(found: Mapping[str, Any]) -> list[str]:
    """The standings for a terminal."""
    rows = found["agents"]
    width = max(len(row["player"]) for row in rows)
    text = [f"{found['game']}, {found['seats']} seats, {found['games']:,} games", ""]
    text.append(f"{'player':{width}}  rating  95 %         lies  caught  believes  beliefs  retries  forfeits")
    for row in rows:
        rates = [_percent(row[key]["rate"]) for key in ("lies", "caught", "believes")]
        score = (row["beliefs"] or {}).get("score")
        told_score = "–" if score is None else f"{score:.2f}"
        text.append(
            f"{row['player']:{width}}  {row['rating']:6}  {_interval(row):12} {rates[0]:>4}  {rates[1]:>6}  "
            f"{rates[2]:>8}  {told_score:>7}  {row['retries']:7}  {row['forfeits']:8}"
        )
    return text


# ---------------------------------------------------------------------------------- tables
def _interval(row: Row) -> str:
    """A dash where the deals say nothing of it: of a Novice, who is the measure, and of who won or lost every game."""
    low, high = row["interval"]
    return "–" if low == high else f"{low} to {high}"


def _table(rows: Sequence[Row]) -> str:
    heads = [
        "player",
        "rating",
        "95 %",
        "games",
        "lies",
        "caught",
        "believes",
        "beliefs",
        "retries",
        "forfeits",
        "tokens",
    ]
    heads += ["cost", "ms a decision"]
    body = []
    for row in rows:
        beliefs = row["beliefs"] or {}
        score = f"{beliefs['score']:.2f} ± {1.96 * beliefs['error']:.2f}" if "score" in beliefs else "–"
        cells = [
            row["player"], row["rating"], _interval(row), f"{row['games']:,}",
            *(_of(row[key]) for key in ("lies", "caught", "believes")), score, row["retries"], row["forfeits"],
            f"{sum(row['tokens']):,}" if any(row["tokens"]) else "–",
            "–" if row["cost"] is None else f"{row['cost']:.2f}",
            "–" if row["milliseconds"] is None else f"{row['milliseconds']:.1f}",
        ]  # fmt: skip
        body.append(_cells("td", cells))
    return f'<div class="wide"><table>{_cells("th", heads)}{"".join(body)}</table></div>'


def _matrix(found: Mapping[str, Any]) -> str:
    names = [row["player"] for row in found["agents"] if row["player"] in found["matrix"]]
    body = [_cells("th", ["one", *(f"among {name}" for name in names)])]
    for one in names:
        shares = [found["matrix"][one].get(other) for other in names]
        cells = [
            "–" if cell is None else f"{cell['share']:.0%} ({cell['low']:.0%}–{cell['high']:.0%})" for cell in shares
        ]
        body.append(_cells("td", [one, *cells]))
    return f'<div class="wide"><table>{"".join(body)}</table></div>'


def _cells(kind: str, cells: Sequence[object]) -> str:
    return f"<tr>{''.join(f'<{kind}>{escape(str(cell))}</{kind}>' for cell in cells)}</tr>"


def _of(rate: Row) -> str:
    return f"{_percent(rate['rate'])} of {rate['of']:,}" if rate["of"] else "–"


def _percent(rate: float | None) -> str:
    return "–" if rate is None else f"{rate:.0%}"


# ---------------------------------------------------------------------------------- plots
def _rating(row: Row) -> Mark | None:
    return row["rating"], *row["interval"]


def _rate(key: str) -> Callable[[Row], Mark | None]:
    def mark(row: Row) -> Mark | None:
        """A point with its interval, which holds near 0 and 1 too (Wilson's)."""
        n, rate = row[key]["of"], row[key]["rate"]
        if not n:
            return None
        z = 1.96
        middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * (rate * (1 - rate) / n + z * z / (4 * n * n)) ** 0.5
        return rate, max(0.0, middle - half), min(1.0, middle + half)

    return mark


def _score(row: Row) -> Mark | None:
    beliefs = row["beliefs"] or {}
    if "score" not in beliefs:
        return None
    half = 1.96 * beliefs["error"]
    return beliefs["score"], beliefs["score"] - half, beliefs["score"] + half


def _law(row: Row) -> tuple[float, float] | None:
    beliefs = row["beliefs"] or {}
    return (beliefs["law"], beliefs["uniform"]) if "score" in beliefs else None


def _plot(
    title: str,
    rows: Sequence[Row],
    mark_of: Callable[[Row], Mark | None],
    ends: tuple[float, float] | None = None,
    also: Callable[[Row], tuple[float, float] | None] = lambda _: None,
) -> str:
    """A line for each agent that has a value: a dot, its interval, and what it is compared with. Empty without any."""
    marked = [(row, mark) for row in rows if (mark := mark_of(row)) is not None]
    if not marked:
        return ""
    beside = [also(row) for row, _ in marked]
    values = [value for _, mark in marked for value in mark] + [value for pair in beside if pair for value in pair]
    low, high = ends or (min(values), max(values))
    gap = 0.0 if ends else 0.05 * (high - low or 1.0)
    low, high = low - gap, high + gap
    height = ROW * len(marked) + 34

    def x(value: float) -> float:
        return round(LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT), 1)

    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">']
    for tick in range(TICKS):
        value = low + (high - low) * tick / (TICKS - 1)
        label = f"{value:.0%}" if ends else f"{value:.0f}" if high - low > 20 else f"{value:.2f}"
        parts.append(f'<line class="line" x1="{x(value)}" x2="{x(value)}" y1="4" y2="{height - 26}"/>')
        parts.append(f'<text class="quiet" x="{x(value)}" y="{height - 8}" text-anchor="middle">{label}</text>')
    for number, ((row, (value, least, most)), pair) in enumerate(zip(marked, beside)):
        y = 18 + ROW * number
        name = row["player"] if len(row["player"]) <= NAME else f"…{row['player'][1 - NAME :]}"
        parts.append(f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<line class="range" x1="{x(max(low, least))}" x2="{x(min(high, most))}" y1="{y}" y2="{y}"/>')
        if pair is not None:
            parts.append(f'<circle class="other" cx="{x(pair[0])}" cy="{y}" r="4"/>')
            parts.append(f'<line class="range" x1="{x(pair[1])}" x2="{x(pair[1])}" y1="{y - 6}" y2="{y + 6}"/>')
        parts.append(f'<circle class="dot" cx="{x(value)}" cy="{y}" r="5"/>')
    return f"<figure><figcaption>{escape(title)}</figcaption>{''.join(parts)}</svg></figure>"
