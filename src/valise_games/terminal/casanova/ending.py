"""The end: who won and why, Casanova's way from hand to hand, and every inspection with what was chosen."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from valise_games.terminal.casanova.names import HIM, Holder, Names
from valise_games.terminal.drawer import Events, View
from valise_games.terminal.early import early_result, is_early
from valise_games.terminal.paper import ink

EXCHANGED = "⇄"


def result(names: Names, view: View) -> list[Text]:
    words, outcome = names.words, view["outcome"]
    if is_early(view):
        return early_result(names.seating, outcome)
    cap = str(view["round_cap"])
    if not outcome["winners"]:
        return [
            ink(words.draw_rounds.format(cap=cap), "accent"),
            names.say(words.he_was, where=names.couple(outcome["casanova"])),
        ]
    (winner,) = outcome["winners"]
    headline = names.say(words.wins, winner)
    headline.stylize("accent")
    if outcome["reason"] == "rounds-are-up":
        return [headline, names.say(words.had_him, winner, cap=cap)]
    return [headline, names.say(words.brought_home, winner)]


def ending(names: Names, view: View, events: Events, width: int) -> list[Text]:
    words = names.words
    lines = [*result(names, view), Text()]
    if "casanova" in view["outcome"]:
        lines += [ink(words.his_way, "accent"), *_his_way(names, view, events), Text()]
    return [*lines, ink(words.inspections, "accent"), *_inspections(names, events, width)]


def _his_way(names: Names, view: View, events: Events) -> list[Text]:
    """From the couple he was dealt to, exchange by exchange; found from the end backwards."""
    now: Holder = view["outcome"]["casanova"]
    lines: list[Text] = []
    for index in range(len(events) - 1, -1, -1):
        event = events[index]
        if event["what"] != "chose" or not event["exchange"]:
            continue
        pair: list[Holder] = [{"lady": event["seat"]}, _partner(event)]
        if now in pair:
            started = _round_of(events, index)
            lines.append(names.say(names.words.passes, event["seat"], round=str(started), where=names.couple(now)))
            now = pair[1 - pair.index(now)]
    lines.append(names.say(names.words.at_first, where=names.couple(now)))
    return lines[::-1]


def _inspections(names: Names, events: Events, width: int) -> list[Text]:
    """For each seat, round by round: whom it inspected, what it saw, what it chose."""
    by_seat: list[list[Text]] = [[] for _ in names.seating.names]
    current = 1
    for event in events:
        if event["what"] == "turn":
            current = event["round"]
        elif event["what"] == "saw":
            entry = ink(f"{names.words.round_short.format(round=current)} ", "quiet")
            entry += Text(" ").join(
                names.mark(couple) + (HIM if couple["casanova"] else "")
                for couple in event["couples"]
                if couple["casanova"] or couple.get("lady") != event["seat"]
            )
            by_seat[event["seat"]].append(entry)
        elif event["what"] == "chose" and event["exchange"]:
            by_seat[event["seat"]][-1].append(f" {EXCHANGED}")
    name_width = max(len(name) for name in names.seating.names)
    lines: list[Text] = []
    for seat, entries in enumerate(by_seat):
        row = Text(f"{names.who(seat):{name_width}} ")
        for index, entry in enumerate(entries or [Text("–")], 1):
            if len(row.plain) + 2 + len(entry.plain) > width:
                lines.append(row)
                row = Text(" " * (name_width + 1))
            row = row + " " + entry + ink(";" if index < len(entries) else "", "quiet")
        lines.append(row)
    return lines


def _partner(event: dict[str, Any]) -> Holder:
    return {"theatre": event["theatre"]} if "theatre" in event else {"lady": event["lady"]}


def _round_of(events: Events, index: int) -> int:
    return next((int(e["round"]) for e in reversed(events[:index]) if e["what"] == "turn"), 1)
