"""Writes docs/baselines.md: the bots that are published with the package, and what they win.

    python -m tools.baselines       # make docs-bots

It reads the cards beside the nets, and the reports in docs/arena, each printed by `valise arena … --json`. A report
that was played under other rules than today's is left out. Of two on the same the one with more games counts.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from valise_games import catalogue
from valise_games.bots import levels_of
from valise_games.games import Entry

ROOT = Path(__file__).parent.parent
REPORTS = ROOT / "docs" / "arena"
PAGE = ROOT / "docs" / "baselines.md"
NOT_TOLD = "–"

HEAD = """\
# Baselines

Written by `make docs-bots`; do not edit.

What a policy of yours can be compared with. Every bot here comes with `pip install valise-games`, and plays by its name
in [the arena](bots.md), in [datasets](datasets.md) and in [the environments](environments.md). Random and Novice are
programs, Regular is a search, Master a net with a card.

    valise arena GAME --bots mine:my_agents:Careful --against novice,master --games 2000

Only games under today's version of the rules count; a digest tells which code and nets played them, as `valise arena`
notes it. They may be older than today's bots. `valise exploit` tells
[how far a policy can be exploited](exploitability.md).
"""


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")


def page() -> str:
    return "\n".join([HEAD, *_nets(), "", *_results(), ""])


# ---------------------------------------------------------------------------------- nets
def _nets() -> Iterator[str]:
    yield "## Nets\n"
    yield "One run each, so no figure is claimed for the way they were trained."
    yield "The files are in the package's `games/*/weights`. The challengers of [bots.md](bots.md), each trained"
    yield "against one Master, are not published."
    yield ""
    yield "| game | rules | fingerprint | seed | decisions | seconds | on | net | with Novices, in training |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"
    for entry in catalogue.values():
        for variant in entry.tables:
            weights = entry.weights(variant)
            if weights.exists():
                yield _net(entry, variant, json.loads(weights.with_suffix(".json").read_text()))


def _net(entry: Entry, variant: str, card: Mapping[str, Any]) -> str:
    settings = card["settings"]
    shares = [
        f"{share:.3f} at {who.split()[-1]}" for who, share in card["results"].items() if who.startswith("novices")
    ]
    board = "" if variant == "standard" else f", {variant}"
    cells = (
        entry.name + board, card["rules"], f"`{card['fingerprint']}`", settings["seed"],
        f"{card['decisions'] / 1e6:,.0f} M", f"{card['seconds']:.0f}", card["device"],
        f"{settings['depth']} × {settings['width']}", ", ".join(shares) or NOT_TOLD,
    )  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"


# ---------------------------------------------------------------------------------- results
def _results() -> Iterator[str]:
    yield "## What they win\n"
    yield "The share of one bot among others who are alike, with its 95 % interval; the fair share is what it would"
    yield "win among its equals, if somebody always won. Every deal is played in every seat. The intervals are those of"
    yield "the deals; what another training run would come to is not in them.\n"
    yield "| game | seats | one | among | share | fair | games | seed | played by |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"
    for report in sorted(_reports(), key=_place):
        one, other = report["bots"][0], [*report["bots"][1:], *report["against"]][0]
        low, high = report["interval"][one]
        entry, made_from = catalogue[report["game"]], report["made_from"].get("valise", NOT_TOLD)
        cells = (
            entry.name, report["seats"], one, other, f"{report['share'][one]:.3f} ({low:.3f}–{high:.3f})",
            f"{report['fair']:.3f}", f"{report['games']:,}", report["seed"], f"`{made_from}`",
        )  # fmt: skip
        yield f"| {' | '.join(map(str, cells))} |"


def _reports() -> Iterator[Mapping[str, Any]]:
    """Of one bot among others, under today's rules and with the usual options."""
    best: dict[Any, Mapping[str, Any]] = {}
    for file in sorted(REPORTS.glob("*.json")):
        report = json.loads(file.read_text())
        entry = catalogue[report["game"]]
        usual = report["variant"] == "standard" and report["options"] == entry.full_options({})
        players = [*report["bots"], *report["against"]]
        if report["rules"] != entry.version or not usual or len(players) != 2:
            continue
        if not {*players} <= {*levels_of(entry.id)}:
            continue
        key = (report["game"], report["seats"], *players)
        if key not in best or best[key]["games"] < report["games"]:
            best[key] = report
    yield from best.values()


def _place(report: Mapping[str, Any]) -> tuple[Any, ...]:
    return list(catalogue).index(report["game"]), report["seats"], *report["bots"], *report["against"]


if __name__ == "__main__":
    main()
