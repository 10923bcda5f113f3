"""The end: who won and why, every envelope, every message and whether it was a lie, every claim, every accusation."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.text import Text

from valise_games.terminal.code_casablanca.names import Names, known_against
from valise_games.terminal.code_casablanca.notebook import accusations, rounds_of, who_was_where
from valise_games.terminal.code_casablanca.papers import is_lie
from valise_games.terminal.drawer import Events, View
from valise_games.terminal.early import early_result, is_early
from valise_games.terminal.paper import capital, ink

_ENVELOPE = 26  # columns of a building with its tile


def ending(names: Names, view: View, events: Events, width: int) -> list[Text]:
    words = names.words
    if is_early(view):  # of the tiles, those that somebody saw
        view = {**view, "tiles": {at: tile for seen in view["views"] for at, tile in seen["tiles"].items()}}
    lines = [*result(names, view), Text(), ink(words.envelopes, "accent"), *_envelopes(names, view, width), Text()]
    lines += [ink(words.all_messages, "accent"), *_messages(names, view, events), Text()]
    claims = _claims(names, view, events)
    if claims:
        lines += [ink(words.all_claims, "accent"), *claims, Text()]
    verdicts = accusations(names, [event for event in events if event["what"] == "verdict"])
    if verdicts:
        lines += [ink(words.all_accusations, "accent"), *verdicts, Text()]
    lines += [ink(words.who_was_where, "accent"), *who_was_where(names, view)]
    return [row for line in lines for row in _folded(line, width)]


def result(names: Names, view: View) -> list[Text]:
    words, outcome = names.words, view["outcome"]
    if is_early(view):
        return early_result(names.seating, outcome)
    winners = outcome["winners"]
    if len(winners) == 1:
        headline = names.say(words.wins, winners[0])
    elif winners:
        headline = capital(Text(words.share.format(names=names.others(winners))))
    else:
        left = [seat for seat, known in enumerate(view["seats"]) if not known["out"]]
        headline = capital(Text(words.draw.format(names=names.others(left))))
    headline.stylize("accent")
    genuine = outcome["genuine"]
    file = names.tile_at(genuine["at"], {"kind": "file", "number": genuine["number"]})
    return [headline, Text(words.reasons[outcome["reason"]]), Text(words.genuine_was.format(file=file))]


# ---------------------------------------------------------------------------------- what was hidden
def _envelopes(names: Names, view: View, width: int) -> list[Text]:
    """All tiles, in columns; the genuine file stands out."""
    genuine = view["outcome"].get("genuine", {}).get("at")
    cells: list[Text] = []
    for building in names.buildings:
        if building not in view["tiles"]:
            continue
        envelope = names.short(building) + names.seating.words.colon + names.tile(view["tiles"][building])
        cells.append(ink(envelope.ljust(_ENVELOPE), "accent" if building == genuine else ""))
    columns = max(1, width // _ENVELOPE)
    rows = -(-len(cells) // columns)
    lines = [Text("").join(cells[row::rows]) for row in range(rows)]
    for line in lines:
        line.rstrip()
    return lines


def _messages(names: Names, view: View, events: Events) -> list[Text]:
    """Every message with the truth, then how often each seat lied."""
    words = names.words
    messages = [event for event in events if event["what"] == "message"]
    if not messages:
        return [Text(words.no_message)]
    lines: list[Text] = []
    written: Counter[int] = Counter()
    lies: Counter[int] = Counter()
    for message in messages:
        lie = is_lie(view, message)
        written[message["from"]] += 1
        lies[message["from"]] += lie
        told = names.say(
            words.message,
            message["from"],
            other=names.other(message["to"]),
            tile=names.tile_at(message["at"], message),
        )
        verdict = ink(words.was_false, "accent") if lie else ink(words.was_true, "quiet")
        lines.append(ink(f"{message['round']:>2}  ", "quiet") + told + " " + verdict)
    counts = [
        words.lie_count.format(who=names.who(seat), lies=lies[seat], count=count)
        for seat, count in sorted(written.items())
    ]
    return [*lines, ink(words.lies_told + names.seating.words.colon, "bold") + ", ".join(counts)]


def _claims(names: Names, view: View, events: Events) -> list[Text]:
    """Those that were handed in, right or wrong, and those that were begun and dropped (W-1)."""
    words = names.words
    lines: list[Text] = []
    begun: dict[int, list[dict[str, Any]]] = {}
    for number, event in rounds_of(events):
        gutter = ink(f"{number:>2}  ", "quiet")
        if event["what"] == "claim-part":
            begun.setdefault(event["seat"], []).append(event["part"])
        elif event["what"] == "sealed":
            parts = begun.pop(event["seat"], [])
            if parts and not event["claim"]:
                codes = names.listed([part["at"] for part in parts if part["do"] == "code-at"])
                lines.append(gutter + names.say(words.begun, event["seat"], codes=codes) + f" {words.dropped}")
        elif event["what"] == "claims":
            for claim in event["claims"]:
                told = names.say(words.claimed, claim["seat"], claim=names.claim(claim))
                wrong = known_against(view, claim)
                right = "" if is_early(view) else words.claim_was_right  # nobody knows what nobody saw
                verdict = ink(words.claim_was_wrong if wrong else right, "accent")
                lines.append(gutter + told + " " + verdict)
    return lines


def _folded(line: Text, width: int) -> list[Text]:
    """No wider than the terminal, at a space."""
    rows: list[Text] = []
    while len(line.plain) > width:
        cut = line.plain.rfind(" ", 0, width + 1)
        cut = cut if cut > width // 2 else width
        rows.append(line[:cut])
        line = Text("    ") + line[cut:].plain.lstrip()
    return [*rows, line]
