"""The end: who won and why, every ledger, every bribe, and the protests nobody heard."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from valise_games.terminal.drawer import Events, View
from valise_games.terminal.early import early_result, is_early
from valise_games.terminal.paper import ink
from valise_games.terminal.solomon.names import CASE, Names


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
    if is_early(view):
        return early_result(names.seating, outcome)
    if outcome["reason"] == "no-agent-left":
        return [ink(words.draw_nobody, "accent")]
    winner, stakes = outcome["winners"][0], outcome["stakes"]
    headline = names.say(words.wins, winner)
    headline.stylize("accent")
    is_home = outcome["reason"] == "brought-home"
    lines = [headline, *(_brought_home if is_home else _shortest_way)(names, view)]
    if stakes.count(max(stakes)) > 1:
        lines.append(names.say(words.tie if is_home else words.tie_at_the_end, winner))
    return lines


def _brought_home(names: Names, view: View) -> list[Text]:
    words, outcome = names.words, view["outcome"]
    agent = outcome["agent"]
    home = names.say(words.brought_home, agent=names.agent_word(agent), at=words.at[names.home(agent)])
    return [home, names.say(words.stakes_on_it, stakes=names.stakes(outcome["stakes"]))]


def _shortest_way(names: Names, view: View) -> list[Text]:
    """When the rounds are up: on which agents the stakes were compared, and what they were."""
    words, outcome, cap = names.words, view["outcome"], str(view["round_cap"])
    agents, stakes = outcome["agents"], names.stakes(outcome["stakes"])
    if len(agents) == 1:
        nearest = names.say(words.nearest, cap=cap, agent=names.agent_word(agents[0]))
        return [nearest, names.say(words.stakes_on_it, stakes=stakes)]
    nearest = names.say(words.nearest_together, cap=cap, agents=names.agent_words(agents))
    return [nearest, names.say(words.stakes_on_them, stakes=stakes)]


def _ledgers(names: Names, view: View) -> list[Text]:
    """A table, seats by agents, with what each has left; the winning stakes are marked."""
    words, outcome = names.words, view["outcome"]
    counted = [outcome["agent"]] if "agent" in outcome else outcome.get("agents", [])
    name_width = max(len(name) for name in names.seating.names)
    agents = list(view["agents"])
    head = Text(" " * name_width)
    for agent in agents:
        head += Text(" " * (7 - len(names.letter(agent)))) + names.badge(agent)
    head.append(f"{words.lots_left_over:>8}", "quiet")
    lines = [head]
    ledgers = [seen["dossier"] for seen in view["views"]] if is_early(view) else view["seats"]
    for seat, ledger in enumerate(ledgers):
        row = ink(f"{names.who(seat):{name_width}}", "bold" if seat in outcome["winners"] else "")
        for agent in agents:
            stake = ledger["stakes"].get(agent, 0)
            style = "accent" if agent in counted else "quiet" if view["agents"][agent] is None else ""
            row.append(f"{names.sum(stake) if stake else '–':>7}", style)
        left = sum(int(worth) * count for worth, count in ledger["lots"].items())
        row.append(f"{names.sum(left):>8}", "quiet")
        lines.append(row)
    return lines


def _bribes(names: Names, events: Events) -> list[Text]:
    """For each seat, what it placed and when."""
    words = names.words
    current, opened = 1, not any(event["what"] == "opening-done" for event in events)
    by_seat: dict[int, dict[str, dict[str, list[str]]]] = {}
    for event in events:
        if event["what"] == "turn":
            current = event["round"]
        opened = opened or event["what"] == "opening-done"
        if event["what"] == "placed":
            when = words.in_round.format(round=current) if opened else words.in_opening
            agents = by_seat.setdefault(event["seat"], {}).setdefault(when, {})
            agents.setdefault(event["agent"], []).append(str(event["worth"]))
    name_width = max(len(name) for name in names.seating.names)
    lines: list[Text] = []
    for seat in sorted(by_seat):
        turns: list[Text] = []
        for when, agents in by_seat[seat].items():
            lots = [names.badge(agent) + f" {'+'.join(worths)}" for agent, worths in agents.items()]
            turns.append(ink(f"{when} ", "quiet") + Text(", ").join(lots))
        lines.append(Text(f"{names.who(seat):{name_width}}  ") + ink("; ", "quiet").join(turns))
    return lines


def _unheard(names: Names, events: Events) -> list[Text]:
    """Who said yes to an announcement, but was not the first clockwise: a line for each turn."""
    words = names.words
    turns: list[tuple[str, dict[str, list[str]]]] = []
    current, what, said_yes = 1, "", list[int]()
    labels: dict[str, Text] = {}
    for event in events:
        if event["what"] == "turn":
            current = event["round"]
        elif event["what"] == "announced":
            title = f"{words.in_round.format(round=current)}, {names.who(event['seat'])}"
            label = _announcement(names, event["action"])
            what = label.plain
            labels[what] = label
            if not turns or turns[-1][0] != title:
                turns.append((title, {}))
        elif event["what"] == "answered" and event["protest"]:
            said_yes.append(event["seat"])
        elif event["what"] in ("protests", "nobody-protests"):
            unheard = turns[-1][1].setdefault(what, [])
            unheard += [names.who(s) for s in said_yes if s != event.get("seat") and names.who(s) not in unheard]
            said_yes = []
    lines: list[Text] = []
    for title, announced in turns:
        parts = [labels[what] + f" {', '.join(who)}" for what, who in announced.items() if who]
        if parts:
            lines.append(ink(f"{title}{names.seating.words.colon}", "quiet") + ink("; ", "quiet").join(parts))
    return lines


def _announcement(names: Names, action: dict[str, Any]) -> Text:
    """In short: the agent, the place, the victim."""
    words, agent = names.words, names.badge(action["agent"])
    if "to" not in action:
        return agent + f" {words.choose[action['do']]}:"
    victim = Text(" × ") + names.badge(action["victim"]) if "victim" in action else Text()
    case = f" {CASE}" if action["case"] else ""
    return agent + f" {names.short_place(action['to'])}" + victim + f"{case}:"
