"""What may be done, as choices to pick: the lady's own first, then the empty gondolas."""

from __future__ import annotations

from dataclasses import replace

from rich.text import Text

from valise_games.games.casanova.board import DOGE, STAGE
from valise_games.games.game import Action
from valise_games.terminal.casanova.names import EMPTY, Names, street_name
from valise_games.terminal.drawer import Choice, Group, Menu, View
from valise_games.terminal.paper import ink


def menu(names: Names, view: View) -> Menu:
    legal: list[Action] = view["legal"]
    if view["phase"] == "choice":
        return Menu([Group([_simple(names, action) for action in legal])])
    here = view["seats"][names.you]["at"]
    hers = [action for action in legal if action["do"] == "move" and action["from"] == here]
    ashore = [action for action in legal if action["do"] not in ("move", "end-turn")]
    own = [_ashore(names, view, action) for action in ashore]
    own += [_own_move(names, view, action, hers) for action in hers]
    groups = [Group(own)] if own else []
    for place in view["empty"]:
        ways = [action for action in legal if action["do"] == "move" and action["from"] == place]
        if ways:
            title = ink(EMPTY, "quiet") + f" {names.words.empty_at.format(place=place)}"
            groups.append(_grouped(title, [_empty_move(names, action, ways) for action in ways]))
    groups += [Group([_simple(names, action)]) for action in legal if action["do"] == "end-turn"]
    example = next((f"{a['from']} {a['to']}" for a in legal if a["do"] == "move" and a["from"] != here), "")
    return Menu(groups, names.words.type_it.format(example=example.lower()) if example else "")


def help_text(names: Names) -> str:
    return names.words.help


# ---------------------------------------------------------------------------------- within
def _own_move(names: Names, view: View, action: Action, ways: list[Action]) -> Choice:
    words, there = names.words, action["to"]
    keys = (action["from"], there, *words.keys["you"])
    if there == view["seats"][names.you]["home"]:
        return Choice(Text(words.you_home.format(place=there)), action, keys + words.keys["home"])
    if names.kinds[there] == DOGE:
        label = Text(words.you_to_doges.format(place=there))
        return Choice(label, action, keys + words.keys["doges"], listed=_first_alike(names, action, ways))
    return Choice(Text(words.you_to.format(place=there)), action, keys)


def _empty_move(names: Names, action: Action, ways: list[Action]) -> Choice:
    words, there = names.words, action["to"]
    keys = (action["from"], there, *words.keys["empty"])
    listed = _first_alike(names, action, ways)
    if names.kinds[there] == DOGE:
        return Choice(Text(words.to_doges_stage.format(place=there)), action, keys + words.keys["doges"], listed=listed)
    if there in names.owners:
        owner = names.owners[there]
        keys += (names.who(owner),)
        return Choice(Text(there) + names.shape(owner), action, keys)
    return Choice(Text(there), action, keys, listed=listed)


def _grouped(title: Text, choices: list[Choice]) -> Group:
    """Under their title, unless only one is listed: then it says itself which gondola it is."""
    if sum(choice.listed for choice in choices) > 1:
        return Group(choices, title)
    return Group([replace(choice, label=title + " → " + choice.label) for choice in choices])


def _first_alike(names: Names, action: Action, ways: list[Action]) -> bool:
    """The Doge's stages are all alike, and so are palazzi that nobody plays: one of them is listed."""
    kind = names.kinds[action["to"]]
    if kind == STAGE or action["to"] in names.owners:
        return True
    alike = [way for way in ways if names.kinds[way["to"]] == kind and way["to"] not in names.owners]
    return alike[0] is action


def _ashore(names: Names, view: View, action: Action) -> Choice:
    """On foot, under the masks, at the Doge's."""
    words, do = names.words, action["do"]
    if do == "walk":
        return Choice(Text(words.walk.format(place=action["to"])), action, (*words.keys["walk"], action["to"]))
    if do == "look":
        return _simple(names, action)
    what = names.couple(action)
    inspect, theatre = words.keys["inspect"]
    if do == "inspect-theatre":
        keys: tuple[str, ...] = (inspect, theatre, street_name(action["theatre"]))
    else:
        keys = (inspect, names.who(action["lady"]), names.initial(action["lady"]))
    return Choice(Text(words.inspect.format(what=what.plain)), action, keys)


def _simple(names: Names, action: Action) -> Choice:
    return Choice(Text(names.words.choose[action["do"]]), action, names.words.keys[action["do"]])
