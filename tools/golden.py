"""Playthroughs: whole games as text to read, which change when anything in the games does.

    python -m tools.golden             says which of tests/golden/*.txt are not what the games do now
    python -m tools.golden --update    writes them anew

A playthrough is made from a script beside it, NAME.play:

    # What it shows, in a line or two.
    game casablanca small
    seats Anne Brice
    rules 2                            (an earlier version of them; else as they are)
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
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from valise_games import IllegalAction, Match
from valise_games.games.game import Action
from valise_games.play.action_text import read, write

FOLDER = Path(__file__).resolve().parent.parent / "tests/golden"
FEW = 6  # options are listed up to here, and counted beyond


@dataclass
class Script:
    shows: list[str] = field(default_factory=list)
    game: str = ""
    variant: str = "standard"
    rules: int | None = None
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
        elif word == "rules":
            script.rules = int(rest)
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
    # In the first format of records: the hash at the end then changes with the game alone.
    match = Match.new(
        script.game, len(script.seats), script.options, script.seed,
        variant=script.variant, version=script.rules, format=1,
    )  # fmt: skip
    options = ", ".join(f"{key} {json.dumps(value)}" for key, value in match.options.items())
    lines = [
        *script.shows,
        "",
        f"{match.entry.name} ({match.variant}), rules {match.version}, seed {script.seed}; {options}",
        "seats: " + ", ".join(f"{seat} {name}" for seat, name in enumerate(script.seats)),
        *told(script, [[]] * (len(script.seats) + 1), heard(match)),
        board(script, match),
    ]
    for number, (notes, name, what) in enumerate(script.steps, 1):
        seat = script.seats.index(name)
        before, could = heard(match), match.legal(seat)
        hidden = secrets(script, match)
        try:
            match.play(seat, read(match, seat, what))
        except IllegalAction as error:
            raise SystemExit(f"step {number}, {name}: {what}\n{error}") from None
        lines += ["", *(f"   > {note}" for note in notes), f"{number}. {name}: {what}"]
        lines += [f"   could   {options_of(could)}", *told(script, before, heard(match)), board(script, match)]
        if secrets(script, match) != hidden:
            lines.append(f"   secret  {secrets(script, match)}")
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
    return f"   board   {lines_of(match).board(script.seats, match)}"


def secrets(script: Script, match: Match) -> str:
    """What only the reader of a playthrough sees whole."""
    written: str = lines_of(match).secrets(script.seats, match)
    return written


def lines_of(match: Match) -> Any:
    """A game in a line: the module of its package's name in golden_boards, with `board` and `secrets`."""
    return import_module(f"tools.golden_boards.{match.entry.package.rpartition('.')[2]}")


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
