"""The end: who won and why, every ledger, every bribe, and the protests nobody heard."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from valise.terminal.drawer import Events, View
from valise.terminal.paper import ink
from valise.terminal.solomon.names import Names
from valise.terminal.solomon.story import Story


def ending(names: Names, view: View, events: Events, width: int) -> list[Text]:
    words = names.words
    lines = [*result(names, view), Text()]
    lines += [ink(words.ledgers, "accent"), *_ledgers(names, view), Text()]
    bribes = _bribes(names, events)
    if bribes:
        lines += [ink(words.secret_bribes, "accent"), *bribes, Text()]
    unheard = _unheard(names, events)
    lines += [ink(words.unheard, "accent"), *unheard] if unheard else [Text(words.all_heard)]
    return lines


def result(names: Names, view: View) -> list[Text]:
    words, outcome = names.words, view["outcome"]
    if outcome["reason"] == "rounds-are-up":
        return [ink(words.draw_rounds.format(cap=view["round_cap"]), "accent")]
    if outcome["reason"] == "no-agent-left":
        return [ink(words.draw_nobody, "accent")]
    winner, agent, stakes = outcome["winners"][0], outcome["agent"], outcome["stakes"]
    headline = names.say(words.wins, winner)
    headline.stylize("accent")
    home = names.say(words.brought_home, agent=names.agent_word(agent), at=words.at[names.home(agent)])
    lines = [headline, home, names.say(words.stakes_on_it, stakes=names.stakes(stakes))]
    if stakes.count(max(stakes)) > 1:
        lines.append(names.say(words.tie, winner))
    return lines


def _ledgers(names: Names, view: View) -> list[Text]:
    """A table, seats by agents, with what each has left; the winning stakes are marked."""
    words, outcome = names.words, view["outcome"]
    name_width = max(len(name) for name in names.seating.names)
    agents = list(view["agents"])
    head = Text(" " * name_width)
    for agent in agents:
        head += Text(" " * (7 - len(names.letter(agent)))) + names.badge(agent)
    head.append(f"{words.lots_left_over:>8}", "quiet")
    lines = [head]
    for seat, ledger in enumerate(view["seats"]):
        row = ink(f"{names.who(seat):{name_width}}", "bold" if seat in outcome["winners"] else "")
        for agent in agents:
            stake = ledger["stakes"].get(agent, 0)
            style = "accent" if agent == outcome.get("agent") else "quiet" if view["agents"][agent] is None else ""
            row.append(f"{names.sum(stake) if stake else '–':>7}", style)
        left = sum(int(worth) * count for worth, count in ledger["lots"].items())
        row.append(f"{names.sum(left):>8}", "quiet")
        lines.append(row)
    return lines


def _bribes(names: Names, events: Events) -> list[Text]:
    """For each seat, what it placed and when."""
    words = names.words
    current, opened = 1, not any(event["what"] == "opening-done" for event in events)
    by_seat: dict[int, dict[str, list[Text]]] = {}
    for event in events:
        if event["what"] == "turn":
            current = event["round"]
        opened = opened or event["what"] == "opening-done"
        if event["what"] == "placed":
            when = words.in_round.format(round=current) if opened else words.in_opening
            lot = names.badge(event["agent"]) + f" {event['worth']}"
            by_seat.setdefault(event["seat"], {}).setdefault(when, []).append(lot)
    name_width = max(len(name) for name in names.seating.names)
    lines: list[Text] = []
    for seat in sorted(by_seat):
        line = Text(f"{names.who(seat):{name_width}}  ")
        parts = [ink(f"{when} ", "quiet") + Text(", ").join(lots) for when, lots in by_seat[seat].items()]
        lines.append(line + ink("; ", "quiet").join(parts))
    return lines


def _unheard(names: Names, events: Events) -> list[Text]:
    """Those who said yes in a window and were not the first clockwise."""
    words = names.words
    lines: list[Text] = []
    story = Story(names)
    said_yes: list[int] = []
    announced: dict[str, Any] = {}
    for event in events:
        told = story.tell([event])
        if event["what"] == "announced":
            announced = {"text": told[0].text, "round": story.round}
        elif event["what"] == "answered" and event["protest"]:
            said_yes.append(event["seat"])
        elif event["what"] in ("protests", "nobody-protests"):
            unheard = [seat for seat in said_yes if seat != event.get("seat")]
            if unheard:
                who = Text(" ").join(names.say(words.protests, seat) for seat in unheard)
                what, when = announced["text"], str(announced["round"])
                lines.append(names.say(words.unheard_line, round=when, what=what, who=who))
            said_yes = []
    return lines
