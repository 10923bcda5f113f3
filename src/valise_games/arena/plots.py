"""A report in pictures, as SVG in the look of the house. They want Matplotlib."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

from valise_games.arena import ArenaTrouble

PAPER, SUNK, INK, INK_2, LINE = "#fcf8ee", "#e8ddc6", "#1b2433", "#4a5263", "#cfc2a8"
GOOD, DANGER = "#2c6a47", "#a62b22"
MEASURED = "DejaVu Sans"  # the font that comes with Matplotlib; pages have others
SHOWN = "'Jost', 'Futura', 'Century Gothic', 'Avenir Next', 'Segoe UI', sans-serif"
ROW = 0.34  # inches
WIDTH = 7.2
POINTS = 0.05  # that a place in turn order may be above its fair share
LOOK = {
    "axes.edgecolor": LINE,
    "axes.facecolor": PAPER,
    "axes.labelcolor": INK_2,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "figure.facecolor": PAPER,
    "font.family": [MEASURED],
    "font.size": 10,
    "savefig.facecolor": PAPER,
    "svg.fonttype": "none",
    "svg.hashsalt": "valise",  # the same picture is the same file
    "text.color": INK,
    "xtick.color": INK_2,
    "ytick.color": INK,
}

Report = Mapping[str, Any]


class PlotLine(NamedTuple):
    """A share with its interval; the fair one; and what it should be, between these two."""

    label: str
    share: float
    low: float
    high: float
    fair: float
    least: float | None = None
    most: float | None = None

    @classmethod
    def of(
        cls, label: str, share: Report, fair: float, least: float | None = None, most: float | None = None
    ) -> PlotLine:
        return cls(label, share["share"], share["low"], share["high"], fair, least, most)

    @property
    def reached(self) -> bool:
        return (self.least is None or self.share >= self.least) and (self.most is None or self.share <= self.most)


def check() -> None:
    """Complains where there is no Matplotlib."""
    if importlib.util.find_spec("matplotlib") is None:
        raise ArenaTrouble("--plots wants Matplotlib: install valise-games[plots]")


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ArenaTrouble(f"{folder} cannot be made: {error.strerror}") from None


def draw(report: Report, folder: Path) -> list[Path]:
    """Draws what a report has, and gives the files: the shares, the cross-play matrix, the places in turn order."""
    make_folder(folder)
    name, fair = f"{report['game']}-{report['seats']}", report["fair"]
    where = f"{report['game']}, {report['seats']} seats, {report['games']:,} games"
    drawn = []
    if rows := [
        PlotLine.of(f"{bot} among {other}", cell, fair)
        for bot, row in report["matrix"].items()
        for other, cell in row.items()
    ]:
        drawn.append(forest(rows, f"Share of the wins · {where}", folder / f"{name}-shares.svg"))
    if len(report["matrix"]) > 1:
        drawn.append(
            matrix(report, f"One of the row among those of the column · {where}", folder / f"{name}-matrix.svg")
        )
    places = [
        PlotLine.of(f"place {number}", place, fair, most=fair + POINTS)
        for number, place in enumerate(report["balance"]["places"], 1)
    ]
    drawn.append(forest(places, f"By place in turn order · {where}", folder / f"{name}-places.svg"))
    return drawn


def forest(rows: Sequence[PlotLine], title: str, path: Path) -> Path:
    """Shares as points with their intervals, one below the other. A tick is the fair share, a bracket what it should
    be; red is what misses it."""
    with _figure(path, ROW * len(rows) + 1.1) as axes:
        for at, row in enumerate(rows):
            colour = INK if row.least is None and row.most is None else GOOD if row.reached else DANGER
            axes.plot([row.low, row.high], [at, at], color=colour, linewidth=2, solid_capstyle="butt")
            axes.plot([row.share], [at], marker="o" if row.reached else "D", color=colour, markersize=6, clip_on=False)
            axes.plot([row.fair] * 2, [at - 0.3, at + 0.3], color=LINE, linewidth=2, zorder=0)
            for bar, mark in ((row.least, "["), (row.most, "]")):
                if bar is not None:
                    axes.text(bar, at, mark, color=INK_2, ha="center", va="center", zorder=0)
        axes.set_yticks(range(len(rows)), [row.label for row in rows])
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.set_xlim(0, 1)
        axes.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0 %", "25 %", "50 %", "75 %", "100 %"])
        axes.tick_params(length=0)
        axes.set_title(title, loc="left", fontsize=11)
    return path


def matrix(report: Report, title: str, path: Path) -> Path:
    bots = list(report["matrix"])
    with _figure(path, ROW * 1.6 * len(bots) + 1.4) as axes:
        for y, bot in enumerate(bots):
            for x, other in enumerate(bots):
                share = report["matrix"][bot].get(other, {}).get("share")
                axes.add_patch(_square(x, y, SUNK if share is None else _shade(share, report["fair"])))
                label = "–" if share is None else f"{100 * share:.1f} %"
                axes.text(x, y, label, ha="center", va="center", color=INK)
        axes.set_xticks(range(len(bots)), bots)
        axes.set_yticks(range(len(bots)), bots)
        axes.set_xlim(-0.5, len(bots) - 0.5)
        axes.set_ylim(len(bots) - 0.5, -0.5)
        axes.tick_params(length=0)
        axes.set_title(title, loc="left", fontsize=11)
    return path


def _square(x: int, y: int, colour: str | tuple[float, ...]) -> Any:
    from matplotlib.patches import Rectangle

    return Rectangle((x - 0.48, y - 0.46), 0.96, 0.92, facecolor=colour, linewidth=0)


def _shade(share: float, fair: float) -> tuple[float, ...]:
    """Greener above the fair share, redder below; the figure is always written on it."""
    from matplotlib.colors import to_rgb

    far = min(1.0, (share - fair) / (1 - fair) if share >= fair else (fair - share) / fair)
    towards, paper = to_rgb(GOOD if share >= fair else DANGER), to_rgb(SUNK)
    return tuple(plain + 0.45 * far * (full - plain) for plain, full in zip(paper, towards, strict=True))


@contextmanager
def _figure(path: Path, height: float) -> Iterator[Any]:
    check()
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    with matplotlib.rc_context(LOOK):
        figure, axes = pyplot.subplots(figsize=(WIDTH, height), layout="constrained")
        try:
            yield axes
            drawn = StringIO()
            figure.savefig(drawn, format="svg", metadata={"Date": None, "Creator": None})
            path.write_text(drawn.getvalue().replace(f"'{MEASURED}'", SHOWN), encoding="utf-8")
        finally:
            pyplot.close(figure)
