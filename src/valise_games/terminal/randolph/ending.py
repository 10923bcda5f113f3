"""The end: who won and why, every hand, every lie, and the bets nobody opened."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from valise_games.terminal.drawer import Events, View, names_list
from valise_games.terminal.early import early_result, is_early
from valise_games.terminal.paper import capital, ink
from valise_games.terminal.randolph.names import Names


@dataclass
class Turn:
    """An announcement, and what was under it."""

    round: int
    seat: int
    said: int
    had: int
    bets: dict[int, int] = field(default_factory=dict)  # sealed, and not opened
    caught: bool = False


def ending(names: Names, view: View, events: Events, width: int) -> list[Text]:
    words = names.words
    turns = _turns(events)
    lines = [*result(names, view), Text(), ink(words.final_table, "accent"), *_hands(names, view, turns, width), Text()]
    lies = [turn for turn in turns if turn.said != turn.had]
    if lies:
        told = [(turn.round, _lie(names, turn)) for turn in lies]
        lines += [ink(words.lies, "accent"), *_by_round(names, told, width), Text()]
    else:
        lines += [Text(words.no_lies), Text()]
    unopened = [
        (turn.round, words.unopened_bet.format(who=names.other(seat), sum=names.sum(bet)))
        for turn in turns
        for seat, bet in turn.bets.items()
    ]
    if unopened:
        lines += [ink(words.unopened, "accent"), *_by_round(names, unopened, width)]
    elif any(event["what"] == "protests" for event in events):
        lines.append(Text(words.all_opened))
    return lines


def result(names: Names, view: View) -> list[Text]:
    words, outcome = names.words, view["outcome"]
    if is_early(view):
        return early_result(names.seating, outcome)
    winners = outcome["winners"]
    if len(winners) == 1:
        headline = names.say(words.wins, winners[0])
    else:
        shared = names_list([names.other(seat) for seat in winners], words.and_)
        headline = capital(Text(words.share.format(names=shared)))
    headline.stylize("accent")
    if outcome["reason"] == "fourth-card":
        fourth = outcome["fourth"]
        why = names.say(words.fourth_card, fourth["seat"], card=names.symbol(fourth["card"]))
    else:
        why = Text(words.reasons[outcome["reason"]])
    order = sorted(range(len(outcome["cash"])), key=lambda seat: -outcome["cash"][seat])
    cash = names.amounts(words.cash_of, {seat: outcome["cash"][seat] for seat in order})
    return [headline, why, names.say(words.richest, cash=cash)]


# ---------------------------------------------------------------------------------- tables
def _hands(names: Names, view: View, turns: list[Turn], width: int) -> list[Text]:
    """For each seat its cash, its chip put aside, how often it lied, and its cards."""
    words, winners = names.words, view["outcome"]["winners"]
    titles = (words.cash, words.aside_title, words.true_count, words.lies_count, words.caught_count)
    name_width = max(len(name) for name in names.seating.names) + 2
    head = Text(" " * name_width) + ink("".join(f"{title:>{_column(title)}}" for title in titles), "quiet")
    lines = [head + ink(f"  {words.cards}", "quiet")]
    for seat, known in enumerate(view["seats"]):
        own = [turn for turn in turns if turn.seat == seat]
        lies = [turn for turn in own if turn.said != turn.had]
        values = (
            names.sum(known["cash"]),
            "–" if known["aside"] is None or known["aside"] < 0 else str(known["aside"]),
            str(len(own) - len(lies)),
            str(len(lies)),
            str(sum(turn.caught for turn in lies)),
        )
        row = names.figure(seat) + " " + ink(f"{names.who(seat):{name_width - 2}}", "bold" if seat in winners else "")
        row.append("".join(f"{value:>{_column(title)}}" for value, title in zip(values, titles)))
        indent = len(row.plain) + 1
        row.append(" ")
        for card in names.cards(known["cards"]) or ["–"]:
            if len(row.plain) + 1 + len(card) > width:
                lines.append(row)
                row = Text(" " * indent)
            row.append(f" {card}")
        lines.append(row)
    return lines


def _lie(names: Names, turn: Turn) -> str:
    said = names.words.lie.you if turn.seat == names.you else names.words.lie.they
    return said.format(who=names.who(turn.seat), said=turn.said, number=turn.had)


def _column(title: str) -> int:
    return max(len(title), 5) + 2


def _by_round(names: Names, told: list[tuple[int, str]], width: int) -> list[Text]:
    """What belongs to a round on its lines, no wider than the terminal."""
    lines: list[Text] = []
    rounds: dict[int, list[str]] = {}
    for number, part in told:
        rounds.setdefault(number, []).append(part)
    indent = len(names.words.in_round.format(round=max(rounds))) + 2
    for number, parts in rounds.items():
        line = ink(f"{names.words.in_round.format(round=number):{indent}}", "quiet")
        for index, part in enumerate(parts):
            if index and len(line.plain) + 3 + len(part) > width:
                lines.append(line)
                line = Text(" " * indent)
                index = 0
            line = line + (ink(" · ", "quiet") if index else Text()) + part
        lines.append(line)
    return lines


# ---------------------------------------------------------------------------------- the story opened
def _turns(events: Events) -> list[Turn]:
    """All announcements, from the story with everybody's secrets."""
    turns: list[Turn] = []
    current, read = 1, 0
    for event in events:
        what: str = event["what"]
        if what == "turn":
            current = event["round"]
        elif what == "read":
            read = event["number"]
        elif what == "announced":
            turns.append(Turn(current, event["seat"], event["number"], read))
        elif turns:
            _follow(turns[-1], event)
    return turns


def _follow(turn: Turn, event: dict[str, Any]) -> None:
    if event["what"] == "answered" and event["bet"] is not None:
        turn.bets[event["seat"]] = event["bet"]
    elif event["what"] == "protests":
        turn.bets.pop(event["seat"], None)
    elif event["what"] == "shown":
        turn.caught = not event["true"]
