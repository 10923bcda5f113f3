"""Playthroughs: whole games as text to read, which change when anything in the games does.

    python tools/golden.py              says which of tests/golden/*.txt are not what the games do now
    python tools/golden.py --update     writes them anew

A playthrough is made from a script beside it, NAME.play:

    # What it shows, in a line or two.
    game casablanca small
    seats Anne Brice
    seed 3
    option round_cap 2

    > A note on the step below.
    Anne: lot white 300
    Brice: move white telegraph with-case
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from valise_games import IllegalAction, Match
from valise_games.games.game import Action
from valise_games.play.script import read, write

FOLDER = Path(__file__).resolve().parent.parent / "tests/golden"
FEW = 6  # options are listed up to here, and counted beyond


@dataclass
class Script:
    shows: list[str] = field(default_factory=list)
    game: str = ""
    variant: str = "standard"
    seats: list[str] = field(default_factory=list)
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    steps: list[tuple[list[str], str, str]] = field(default_factory=list)  # notes, who, what


def read_script(text: str) -> Script:
    script, notes = Script(), []
    for number, line in enumerate(text.splitlines(), 1):
        word, _, rest = line.partition(" ")
        if line.startswith("# "):
            script.shows.append(rest)
        elif line.startswith("> "):
            notes.append(rest)
        elif word.endswith(":"):
            script.steps.append((notes, word[:-1], rest))
            notes = []
        elif word == "game":
            script.game, _, variant = rest.partition(" ")
            script.variant = variant or "standard"
        elif word == "seats":
            script.seats = rest.split()
        elif word == "seed":
            script.seed = int(rest)
        elif word == "option":
            key, value = rest.split()
            script.options[key] = json.loads(value)
        elif line:
            raise SystemExit(f"line {number} of a script cannot be read: {line!r}")
    return script


# ---------------------------------------------------------------------------------- the text
def playthrough(text: str) -> str:
    """The whole game as text."""
    script = read_script(text)
    match = Match.new(script.game, len(script.seats), script.options, script.seed, variant=script.variant)
    options = ", ".join(f"{key} {json.dumps(value)}" for key, value in match.options.items())
    lines = [
        *script.shows,
        "",
        f"{match.entry.name} ({match.variant}), rules {match.entry.version}, seed {script.seed}; {options}",
        "seats: " + ", ".join(f"{seat} {name}" for seat, name in enumerate(script.seats)),
        *told(script, [[]] * (len(script.seats) + 1), heard(match)),
        board(script, match),
    ]
    for number, (notes, name, what) in enumerate(script.steps, 1):
        seat = script.seats.index(name)
        before, could = heard(match), match.legal(seat)
        stakes = ledgers(script, match)
        try:
            match.play(seat, read(match, seat, what))
        except IllegalAction as error:
            raise SystemExit(f"step {number}, {name}: {what}\n{error}") from None
        lines += ["", *(f"   > {note}" for note in notes), f"{number}. {name}: {what}"]
        lines += [f"   could   {options_of(could)}", *told(script, before, heard(match)), board(script, match)]
        if ledgers(script, match) != stakes:
            lines.append(f"   secret  {ledgers(script, match)}")
    if not match.over:
        waiting = ", ".join(script.seats[seat] for seat in match.to_act)
        raise SystemExit(f"the script breaks off: {waiting} could {options_of(match.legal(match.to_act[0]))}")
    lines += ["", f"outcome {json.dumps(match.outcome)}", f"hash    {match.record()['entries'][-1]['hash']}"]
    return "\n".join(lines) + "\n"


def heard(match: Match) -> list[list[dict[str, Any]]]:
    """The story so far as each seat and, last, a spectator saw it."""
    return [match.events(seat) for seat in (*range(match.seats), None)]


def told(script: Script, before: list[list[dict[str, Any]]], after: list[list[dict[str, Any]]]) -> list[str]:
    """What is new: to everybody, then what single seats alone were told."""
    *seats, public = [now[len(then) :] for then, now in zip(before, after, strict=True)]
    lines = [("all", event) for event in public]
    for name, events in zip(script.seats, seats, strict=True):
        assert [event for event in events if event in public] == public
        lines += [(name, event) for event in events if event not in public]
    rows = []
    for name, event in lines:
        rest = {key: value for key, value in event.items() if key not in ("n", "what")}
        rows.append(f"   {name:7} {event['what']} {json.dumps(rest) if rest else ''}".rstrip())
    return rows


def board(script: Script, match: Match) -> str:
    """What lies before everybody."""
    return LINES[match.entry.package.rpartition(".")[2]][0](script, match)


def ledgers(script: Script, match: Match) -> str:
    """What only the reader of a playthrough sees whole."""
    return LINES[match.entry.package.rpartition(".")[2]][1](script, match)


def board_of_casanova(script: Script, match: Match) -> str:
    """Ladies with their jewels, empty gondolas, and the points left."""
    view = match.view(None)
    ladies = [
        f"{name}@{seat['at']}{' jewel laid' if seat['jewel_laid'] else ''}"
        for name, seat in zip(script.seats, view["seats"], strict=True)
    ]
    return f"   board   {', '.join(ladies)} · empty {' '.join(view['empty'])} · {view['points']} points"


def secrets_of_casanova(script: Script, match: Match) -> str:
    """Where he can be, for each seat."""
    rows = []
    for seat, name in enumerate(script.seats):
        chances = match.view(seat)["dossier"]["chances"]
        named = [
            f"{script.seats[c['lady']] if c['theatre'] is None else c['theatre']} {100 * c['share']:.3g} %"
            for c in chances
        ]
        rows.append(f"{name}: {', '.join(named)}")
    return " · ".join(rows)


def board_of_code_casablanca(script: Script, match: Match) -> str:
    """Where the agents are, and the tiles that lie open."""
    view = match.view(None)
    agents = [
        f"{name}@{seat['at'] or ('out' if seat['out'] else 'nowhere')}{' unmasked' * (seat['unmasked_by'] is not None)}"
        for name, seat in zip(script.seats, view["seats"], strict=True)
    ]
    return f"   board   {', '.join(agents)} · open {tiles(view['tiles'])}"


def secrets_of_code_casablanca(script: Script, match: Match) -> str:
    """The tiles that each seat knows."""
    return " · ".join(f"{name}: {tiles(match.view(seat)['tiles'])}" for seat, name in enumerate(script.seats))


def tiles(known: dict[str, dict[str, Any]]) -> str:
    return ", ".join(f"{at} {tile['kind']} {tile['number']}" for at, tile in known.items()) or "nothing"


def board_of_solomon(script: Script, match: Match) -> str:
    """Agents away from home, and the briefcase."""
    view = match.view(None)
    homes = {agent["id"]: agent["home"] for agent in match.entry.load("plain", match.variant).components()["agents"]}
    away = [f"{agent}@{place or 'out'}" for agent, place in view["agents"].items() if place != homes[agent]]
    holder = f", held by {view['case']['holder']}" if view["case"]["holder"] else ""
    return f"   board   {' '.join(away) or 'all at home'} · briefcase@{view['case']['at']}{holder}"


def ledgers_of_solomon(script: Script, match: Match) -> str:
    rows = []
    for seat, name in enumerate(script.seats):
        dossier = match.view(seat)["dossier"]
        stakes = ", ".join(f"{agent} {stake}" for agent, stake in dossier["stakes"].items()) or "nothing"
        left = sum(int(worth) * count for worth, count in dossier["lots"].items())
        rows.append(f"{name}: {stakes} ({left} left)")
    return " · ".join(rows)


def board_of_randolph(script: Script, match: Match) -> str:
    """Figures, cash and cards; the top card, the bank, and the chips on the ring."""
    view = match.view(None)
    seats = [
        f"{name}@{seat['figure'] or ('out' if seat['out'] else 'nowhere')} {seat['cash']}"
        f" ({', '.join(f'{count} {card}' for card, count in seat['cards'].items()) or 'no card'})"
        for name, seat in zip(script.seats, view["seats"], strict=True)
    ]
    shown = {circle: f"={number}" for circle, number in view["shown"].items()}
    chips = " ".join(circle + shown.get(circle, "") for circle in view["circles"])
    return f"   board   {', '.join(seats)} · top {view['top'] or 'none'}, bank {view['bank']} · chips {chips or 'none'}"


def secrets_of_randolph(script: Script, match: Match) -> str:
    """The chips that each seat knows, and its sealed bet."""
    rows = []
    for seat, name in enumerate(script.seats):
        dossier = match.view(seat)["dossier"]
        known = [f"{circle} {number}" for circle, number in dossier["chips"].items()]
        known += [f"aside {dossier['aside']}"] * (dossier["aside"] is not None)
        known += [f"in hand {dossier['in_hand']}"] * (dossier["in_hand"] is not None)
        known += [f"bets {dossier['bet']}"] * (dossier["bet"] is not None)
        rows.append(f"{name}: {', '.join(known) or 'nothing'}")
    return " · ".join(rows)


# By the package of the game: its board, and its secrets.
LINES: dict[str, tuple[Callable[[Script, Match], str], Callable[[Script, Match], str]]] = {
    "solomon": (board_of_solomon, ledgers_of_solomon),
    "casanova": (board_of_casanova, secrets_of_casanova),
    "code_casablanca": (board_of_code_casablanca, secrets_of_code_casablanca),
    "randolph": (board_of_randolph, secrets_of_randolph),
}


def options_of(actions: list[Action]) -> str:
    if len(actions) <= FEW:
        return ", ".join(write(action) for action in actions)
    kinds = Counter(action["do"] for action in actions)
    return ", ".join(f"{do} ×{count}" if count > 1 else do for do, count in kinds.items())


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the playthroughs in tests/golden with the games.")
    parser.add_argument("--update", action="store_true", help="write them anew")
    update = parser.parse_args().update
    stale = 0
    for script in sorted(FOLDER.glob("*.play")):
        now, text = playthrough(script.read_text()), script.with_suffix(".txt")
        if text.exists() and text.read_text() == now:
            continue
        stale += 1
        if update:
            text.write_text(now)
        print(f"{text.name} {'written' if update else 'is not what the games do now'}")
    return 1 if stale and not update else 0


if __name__ == "__main__":
    sys.exit(main())
