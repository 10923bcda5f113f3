"""Writes docs/baselines.md: the bots that are published with the package, and what they win.

    python -m tools.baselines       # make docs-bots

It reads the cards of the nets, and the reports in docs/arena, each printed by `valise arena … --json`. A report
that was played under other rules than today's is left out. Of two on the same the one with more games counts. Of
challengers, of whom there are several runs, a line tells of all together.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import mean
from typing import Any

from tools.challengers import challenger_cards
from valise_games import catalogue
from valise_games.bots import levels_of
from valise_games.games import Entry

ROOT = Path(__file__).parent.parent
REPORTS = ROOT / "docs" / "arena"
PAGE = ROOT / "docs" / "baselines.md"
NOT_TOLD = "–"
CHALLENGER = re.compile(r"challenger:(\d+)")

HEAD = """\
# Baselines

Written by `make docs-bots`; do not edit.

What a policy of yours can be compared with. Every bot here comes with `pip install valise-games`, and plays by its name
in [the arena](bots.md), in [datasets](datasets.md) and in [the environments](environments.md). Random and Novice are
programs, Regular is a search, Master a net with a card. A challenger is a net that learnt nothing but to beat a Master.

    valise arena GAME --bots mine:my_agents:Careful --against novice,master --games 2000

Only games under today's version of the rules count; a digest tells which code and nets played them, as `valise arena`
notes it. They may be older than today's bots. `valise exploit` tells
[how far a policy can be exploited](exploitability.md).
"""


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")


def page() -> str:
    return "\n".join([HEAD, *_nets(), "", *_challengers(), "", *_results(), ""])


# ---------------------------------------------------------------------------------- nets
def _nets() -> Iterator[str]:
    yield "## Nets\n"
    yield "Masters are one run each, so no figure is claimed for the way they were trained. The files are in the"
    yield "package's `games/*/weights`."
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


def _challengers() -> Iterator[str]:
    yield "## Challengers\n"
    published = [(entry, challenger_cards(entry)) for entry in catalogue.values()]
    if not any(runs for _, runs in published):
        yield "Those of [bots.md](bots.md) are not published."
        return
    yield "`challenger:1` is a bot of the arena, by the seed of its run. The cards are in `games/*/challengers`, each"
    yield "with the net of the lowest seed; the other nets are files of the release, to be put beside their cards."
    yield "`net` and `against` are digests of the weights, of the challenger and of the net that it learnt to beat.\n"
    yield "| game | bot | rules | version | date | net | against | decisions | seconds | on | share, in training |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
    for entry, runs in published:
        for seed, card in runs.items():
            shares = [f"{share:.3f} at {who.split()[-1]}" for who, share in card["results"].items() if "rival" in who]
            cells = (
                entry.name, f"`challenger:{seed}`", card["rules"], card["version"], card["date"], f"`{card['digest']}`",
                f"`{card['against']}`", f"{card['decisions'] / 1e6:,.0f} M", f"{card['seconds']:.0f}", card["device"],
                ", ".join(shares) or NOT_TOLD,
            )  # fmt: skip
            yield f"| {' | '.join(map(str, cells))} |"


# ---------------------------------------------------------------------------------- results
def _results() -> Iterator[str]:
    yield "## What they win\n"
    yield "The share of one bot among others who are alike, with its 95 % interval; the fair share is what it would"
    yield "win among its equals, if somebody always won. Every deal is played in every seat. The intervals are those of"
    yield "the deals; what another training run would come to is not in them. Of challengers there is the mean of their"
    yield "runs, each with its seed and its own interval behind it.\n"
    yield "| game | seats | one | among | share | fair | games | seed | played by |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"
    for reports in sorted(_reports(), key=_place):
        yield _result(reports)


def _result(reports: list[Mapping[str, Any]]) -> str:
    """A line of one bot, or of several runs of a challenger."""
    first, told = reports[0], []
    for report in reports:
        low, high = report["interval"][report["bots"][0]]
        told.append(f"{report['share'][report['bots'][0]]:.3f} ({low:.3f}–{high:.3f})")
    if run := CHALLENGER.fullmatch(first["bots"][0]):
        runs = [f"{report['bots'][0].partition(':')[2]}: {share}" for report, share in zip(reports, told, strict=True)]
        share = f"{mean(report['share'][report['bots'][0]] for report in reports):.3f} of {', '.join(runs)}"
    else:
        share = told[0]
    played_by = dict.fromkeys(f"`{report['made_from'].get('valise', NOT_TOLD)}`" for report in reports)
    cells = (
        catalogue[first["game"]].name, first["seats"], "challenger" if run else first["bots"][0], _others(first), share,
        f"{first['fair']:.3f}", f"{sum(report['games'] for report in reports):,}",
        ", ".join(dict.fromkeys(str(report["seed"]) for report in reports)), ", ".join(played_by),
    )  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"


def _others(report: Mapping[str, Any]) -> str:
    return str([*report["bots"][1:], *report["against"]][0])


def _reports() -> Iterator[list[Mapping[str, Any]]]:
    """Of one bot among others, under today's rules and with the usual options; of a challenger those of all its
    runs."""
    best: dict[Any, dict[str, Mapping[str, Any]]] = {}
    for file in sorted(REPORTS.glob("*.json")):
        report = json.loads(file.read_text())
        entry = catalogue[report["game"]]
        usual = report["variant"] == "standard" and report["options"] == entry.full_options({})
        players = [*report["bots"], *report["against"]]
        if report["rules"] != entry.version or not usual or len(players) != 2:
            continue
        one, other = players
        if not _is_published(one, entry) or other not in levels_of(entry.id):
            continue
        runs = best.setdefault((report["game"], report["seats"], one.partition(":")[0], other), {})
        if one not in runs or runs[one]["games"] < report["games"]:
            runs[one] = report
    for runs in best.values():
        yield [runs[one] for one in sorted(runs)]


def _is_published(bot: str, entry: Entry) -> bool:
    run = CHALLENGER.fullmatch(bot)
    return run[1] in challenger_cards(entry) if run else bot in levels_of(entry.id)


def _place(reports: list[Mapping[str, Any]]) -> tuple[Any, ...]:
    report = reports[0]
    return list(catalogue).index(report["game"]), report["seats"], *report["bots"], *report["against"]


if __name__ == "__main__":
    main()
