"""What may be done, as choices to pick: questions by person and kind, challenges by building, a claim part by part."""

from __future__ import annotations

from rich.text import Text

from valise_games.games.game import Action
from valise_games.terminal.code_casablanca.names import KINDS, Names
from valise_games.terminal.drawer import Choice, Group, Menu, View
from valise_games.terminal.paper import capital, ink

_PROOFS = 3  # tiles the reader knows against a claim that are listed apart


def menu(names: Names, view: View) -> Menu:
    legal: list[Action] = view["legal"]
    phase = view["phase"]
    if phase == "drawing":
        return _piles(names, view, legal)
    if phase == "choosing":
        return _buildings(names, view, legal)
    if phase == "searching":
        return _search(names, view, legal)
    if phase == "answering":
        return _answers(names, view, legal)
    if phase == "accusing":
        return _tiles(names, legal) if view["draft"]["charge"] else _messages(names, view, legal)
    if phase == "claiming":
        return _claim(names, view, legal)
    if phase == "challenging":
        return _challenges(names, view, legal)
    labels = {"admit": names.words.admit, "stand": names.words.stand}
    return Menu([Group([_simple(names, action, labels[action["do"]]) for action in legal])])


def help_text(names: Names) -> str:
    return names.words.help


# ---------------------------------------------------------------------------------- orders
def _piles(names: Names, view: View, legal: list[Action]) -> Menu:
    words = names.words
    choices = []
    for action in legal:
        pile = action["pile"]
        label = Text(words.pile[pile].format(count=view["piles"][pile - 1]))
        choices.append(Choice(label, action, (*words.keys["draw"], *words.keys[f"pile-{pile}"])))
    return Menu([Group(choices)], words.notes_hint)


def _buildings(names: Names, view: View, legal: list[Action]) -> Menu:
    """Where the order sends the reader, then what he has not seen, then the rest."""
    words, sent = names.words, view["sent"][names.you]
    choices: list[Choice] = []
    for action in sorted(legal, key=lambda action: (action["to"] != sent, action["to"] in view["tiles"])):
        place = action["to"]
        keys = (*names.keys(place), *words.keys["go"], *(words.keys["obey"] if place == sent else ()))
        label = words.obey.format(place=names.starred(place)) if place == sent else names.building(place)
        choices.append(Choice(Text(label) + _known(names, view, place), action, keys))
    return Menu([Group(choices)], words.type_it.format(example=names.building(legal[-1]["to"]).lower()))


# ---------------------------------------------------------------------------------- searches
def _search(names: Names, view: View, legal: list[Action]) -> Menu:
    """One question, an accusation, or enough; the last comes first, so that its number is always the same."""
    words = names.words
    asks = [action for action in legal if action["do"] == "ask"]
    rest: list[Choice] = []
    groups: list[Group] = []
    for action in legal:
        if action["do"] == "end-search":
            rest.append(_simple(names, action, words.end_at_once if asks else words.end_search))
        elif action["do"] == "accuse":
            who = names.who(action["seat"])
            rest.append(Choice(Text(words.accuse.format(who=who)), action, (who, *words.keys["accuse"])))
    for seat in sorted({action["seat"] for action in asks}):
        for kind in KINDS:
            about = [action for action in asks if (action["seat"], action["kind"]) == (seat, kind)]
            title = words.ask[kind].format(who=names.who(seat))
            groups.append(Group([_question(names, view, action) for action in about], ink(title, "bold")))
    hint = ""
    if asks:
        word = words.kinds[asks[-1]["kind"]]
        example = f"{names.who(asks[-1]['seat'])} {word} {names.building(asks[-1]['at'])}"
        hint = words.type_it.format(example=example.lower())
    return Menu([Group(rest), *groups], hint)


def _question(names: Names, view: View, action: Action) -> Choice:
    place = action["at"]
    label = Text(names.building(place)) + _known(names, view, place)
    told = [m for m in view["notebook"]["received"] if m["from"] == action["seat"] and m["at"] == place]
    if told:
        label = label + ink(f" ({', '.join(names.short_tile(message) for message in told)})", "quiet")
    kind = names.words.kinds[action["kind"]]
    return Choice(label, action, (names.who(action["seat"]), kind, *names.keys(place), *names.words.keys["ask"]))


def _answers(names: Names, view: View, legal: list[Action]) -> Menu:
    """From 1 upwards, then none, so that what is typed is what is written."""
    words, question = names.words, view["question"]
    tile = view["tiles"][question["at"]]
    truth = tile["number"] if tile["kind"] == question["kind"] else None
    choices: list[Choice] = []
    for action in sorted(legal, key=lambda action: (action["number"] is None, action["number"])):
        number = action["number"]
        answer = {"kind": question["kind"], "number": number}
        label = Text(names.tile(answer))
        if number == truth:
            label = label + " " + names.peek(words.true)
        keys = (*words.keys["answer"], *words.keys["none"]) if number is None else (str(number), *words.keys["answer"])
        choices.append(Choice(capital(label), action, keys))
    return Menu([Group(choices)])


# ---------------------------------------------------------------------------------- accusations
def _messages(names: Names, view: View, legal: list[Action]) -> Menu:
    """All that the accused has written, with the rounds."""
    words = names.words
    accused = view["accusation"]["accused"]
    groups: list[Group] = []
    for kind in KINDS:
        choices: list[Choice] = []
        for action in (action for action in legal if action["kind"] == kind):
            said = {key: action[key] for key in ("kind", "at", "number")}
            rounds = [
                str(message["round"])
                for message in view["notebook"]["received"]
                if message["from"] == accused and {key: message[key] for key in said} == said
            ]
            label = Text(f"{names.building(action['at'])}, {names.tile(action)}")
            label.append(f" ({words.round_short.format(round=', '.join(rounds))})", "quiet")
            keys = (*names.keys(action["at"]), *names.tile(action).split())
            choices.append(Choice(label + _known(names, view, action["at"]), action, keys))
        if choices:
            groups.append(Group(choices))
    return Menu(groups)


def _tiles(names: Names, legal: list[Action]) -> Menu:
    groups: list[Group] = []
    for kind in KINDS:
        choices = [
            Choice(Text(names.tile(action)), action, tuple(names.tile(action).split()))
            for action in legal
            if action["kind"] == kind
        ]
        groups.append(Group(choices, ink(capital(Text(names.words.kinds[kind])).plain, "bold")))
    return Menu([group for group in groups if group.choices])


# ---------------------------------------------------------------------------------- claims
def _claim(names: Names, view: View, legal: list[Action]) -> Menu:
    """To claim nothing comes first, until a claim is begun; then its next part does."""
    words, begun = names.words, view["draft"]["claim"] is not None
    first: list[Choice] = []
    parts: list[Choice] = []
    for action in legal:
        if action["do"] == "no-claim":
            first.append(_simple(names, action, words.drop_claim if begun else words.no_claim))
        elif action["do"] == "claim":
            parts.append(_simple(names, action, words.hand_in_claim))
        elif action["do"] == "genuine":
            label = names.tile({"kind": "file", "number": action["number"]})
            parts.append(Choice(capital(Text(label)), action, (str(action["number"]), *label.split())))
        else:
            place = action["at"]
            parts.append(Choice(Text(names.building(place)) + _known(names, view, place), action, names.keys(place)))
    if begun:  # what is named is in the strip; the list stays open, and a file's number is the one typed
        return Menu([Group([*parts, *first])])
    hint = words.type_claim.format(example=_example(names, legal))
    return Menu([Group(first), Group(parts, ink(words.code_in, "bold"))], hint)


def _example(names: Names, legal: list[Action]) -> str:
    """The beginning of a whole claim, with commas."""
    places = [names.building(action["at"]).lower() for action in legal if action["do"] == "code-at"]
    return ", ".join(places[:2])


def _challenges(names: Names, view: View, legal: list[Action]) -> Menu:
    """To let it pass, what the reader knows against the claim, then anything else, building by building."""
    words = names.words
    first: list[Choice] = []
    proofs: list[Choice] = []
    by_building: dict[str, list[Choice]] = {}
    for action in legal:
        if action["do"] == "no-challenge":
            first.append(_simple(names, action, words.no_challenge))
            continue
        place, tile = action["at"], names.tile(action)
        keys = (*names.keys(place), *tile.split(), *words.keys["challenge"])
        known = view["tiles"].get(place)
        proof = known is not None and (known["kind"], known["number"]) == (action["kind"], action["number"])
        if proof and len(proofs) < _PROOFS:
            label = Text(f"{names.short(place)} ") + ink(f"{names.short_tile(action)}!", "mine.bold")
            proofs.append(Choice(label, action, keys))
        else:
            by_building.setdefault(place, []).append(Choice(Text(tile), action, keys))
    groups = [Group([*first, *proofs])]
    for place, choices in by_building.items():
        groups.append(Group(choices, Text(names.short(place)) + _known(names, view, place)))
    last = legal[-1]
    if last["do"] == "no-challenge":
        return Menu(groups)
    return Menu(groups, words.type_it.format(example=f"{names.building(last['at'])} {names.tile(last)}".lower()))


# ---------------------------------------------------------------------------------- helpers
def _simple(names: Names, action: Action, label: str) -> Choice:
    return Choice(Text(label), action, names.words.keys[action["do"]])


def _known(names: Names, view: View, building: str) -> Text:
    """What the reader knows of a building, after its name."""
    tile = view["tiles"].get(building)
    return Text() if tile is None else Text(" ") + ink(names.short_tile(tile), "mine.bold")
