"""Publishes challengers: nets that `valise train GAME --against NET` has made, three runs with other seeds to a game.

    python -m tools.challengers runs/challenger-agent-1 runs/challenger-agent-2 runs/challenger-agent-3

A run is its folder, or a net with its card beside it. Each is called by its game and its seed: `agent-standard-2`. The
cards lie in `challengers/` of the game's package. Beside them is the net of one run a game, the one with the lowest
seed; together they may have 5 MB, and are in git and in the wheel. The others are written to dist/challengers, to be
published beside a release; who puts them beside their cards can name them too.
`valise arena agent --bots challenger:2 --against master` lets one play, and `make docs-bots` tells of all.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from valise_games import __version__, catalogue
from valise_games.bots.net import WrongNet, digest_of, load_net, read, save
from valise_games.games import Entry
from valise_games.games.entry import CHALLENGERS

ROOT = Path(__file__).parent.parent
RELEASE = ROOT / "dist" / "challengers"
MOST_BYTES = 5_000_000  # of all nets in git


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.challengers", description="Publishes challengers' nets.")
    parser.add_argument("runs", nargs="+", type=Path, metavar="RUN", help="the folder of a run, or its net")
    try:
        for run in parser.parse_args(arguments).runs:
            print(publish(run / "net.npz" if run.is_dir() else run))
        spread(RELEASE)
    except WrongNet as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    return 0


def publish(net: Path) -> Path:
    """Writes a net and its whole card under their published name, and gives that."""
    card: dict[str, Any] = read(net).card
    if card.get("game") not in catalogue or card.get("variant") != "standard":
        raise WrongNet(f"{net} is for {card.get('game')!r}, {card.get('variant')!r}, not for the board of a game here")
    entry, digest = catalogue[card["game"]], digest_of(net)
    load_net(entry, "standard", net)
    seed = card["settings"]["seed"]
    path = entry.folder / CHALLENGERS / f"{entry.id}-standard-{seed}.npz"
    known = _card_of(path)
    if known and known["digest"] != digest and known["rules"] == entry.version:
        raise WrongNet(f"{net} has the seed {seed}, as another published challenger of {entry.name}: {path}")
    # What cards of older runs lack.
    made = datetime.fromtimestamp(net.stat().st_mtime, UTC).date().isoformat()
    against = card.get("against") or digest_of(entry.weights("standard"))
    whole = {"version": __version__, "date": made, **card, "against": against, "digest": digest}
    save(path, read(net).weights, whole, packed=True)
    return path


def spread(release: Path) -> None:
    """Leaves the net with the lowest seed of each game in the package, and moves the others."""
    kept = 0
    for entry in catalogue.values():
        runs = entry.challengers()
        for seed, path in runs.items():
            if int(seed) == min(map(int, runs)):
                kept += path.stat().st_size if path.exists() else 0
            elif path.exists():
                release.mkdir(parents=True, exist_ok=True)
                path.replace(release / path.name)
    if kept > MOST_BYTES:
        raise WrongNet(f"the nets in the package have {kept:,} bytes, and may have {MOST_BYTES:,}")


def challenger_cards(entry: Entry) -> dict[str, dict[str, Any]]:
    """The cards of a game's published challengers for today's rules, by the seeds of their runs."""
    cards = {seed: _card_of(path) for seed, path in entry.challengers().items()}
    ours = {seed: card for seed, card in cards.items() if card.get("rules") == entry.version}
    return dict(sorted(ours.items(), key=lambda item: int(item[0])))


def _card_of(path: Path) -> dict[str, Any]:
    card = path.with_suffix(".json")
    told: dict[str, Any] = json.loads(card.read_text(encoding="utf-8")) if card.exists() else {}
    return told


if __name__ == "__main__":
    raise SystemExit(main())
