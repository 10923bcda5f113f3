"""What may be done, as choices to pick: the ways of each agent, lots, answers and sums."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from valise_games.games.game import Action
from valise_games.terminal.drawer import Chain, Choice, Group, Menu, View
from valise_games.terminal.paper import capital, ink
from valise_games.terminal.solomon.names import Names

SUMS_LISTED = 8


def menu(names: Names, view: View) -> Menu:
    phase = view["phase"]
    legal: list[Action] = view["legal"]
    if phase == "choose":
        return _turn(names, view, legal)
    if phase in ("opening", "bribing"):
        return _bribe(names, view, legal)
    if phase == "protest":
        return _protest(names, view, legal)
    return _duel(names, view, legal)


def help_text(names: Names) -> str:
    """What may be typed, with this board's own names."""
    one, two = (names.letter(piece.id).lower() for piece in (names.board.agents[0], names.board.agents[-1]))
    place = names.place(names.board.places[names.board.neighbours(names.board.agents[0].home)[0]].id).lower()
    large, small = 100 * names.board.lots[0], 100 * names.board.lots[1]
    legend = names.words.legend_map if names.is_agent else names.words.legend_net
    return f"{names.words.help}\n\n{legend}".format(
        move=f"{one} {place}",
        strike=f"{one} x {two}",
        lot=f"{large} {one}",
        lots=f"{large} {one}, {small} {two}, {names.words.keys['done'][0]}",
    )


# ---------------------------------------------------------------------------------- a turn
def _turn(names: Names, view: View, legal: list[Action]) -> Menu:
    groups: list[Group] = []
    for agent, place in view["agents"].items():
        ways = [action for action in legal if action.get("agent") == agent]
        if ways:
            title = names.badge(agent, 3) + f" {names.agent(agent)}"
            aside = ink(f", {names.short_place(place)}", "quiet")
            ways.sort(key=lambda action: action["do"] == "strike")
            groups.append(Group([_way(names, view, action, place) for action in ways], title, aside))
    rest = [_simple(names, action["do"], action) for action in legal if "agent" not in action]
    if rest:
        groups.append(Group(rest))
    example = next((f"{names.letter(a['agent'])} {names.short_place(a['to'])}" for a in legal if "to" in a), "")
    hint = names.words.type_it.format(example=example.lower()) if example else ""
    return Menu(groups, hint, _bribe_at_once(names, view, rest))


def _bribe_at_once(names: Names, view: View, rest: list[Choice]) -> Chain | None:
    """ "bribe 500 red" for the first lot."""
    bribe = next((choice for choice in rest if choice.action == {"do": "bribe"}), None)
    if bribe is None:
        return None
    worths = [int(worth) for worth, count in view["dossier"]["lots"].items() if count]
    in_play = [agent for agent, place in view["agents"].items() if place is not None]
    lots = [{"do": "lot", "agent": agent, "worth": worth} for agent in in_play for worth in worths]
    return Chain(names.words.keys["bribe"][0], bribe, _bribe(names, view, lots))


def _way(names: Names, view: View, action: Action, here: str) -> Choice:
    words, do, agent = names.words, action["do"], action["agent"]
    keys: tuple[str, ...] = (names.letter(agent), *names.agent(agent).split())
    if do in ("step-on", "step-off"):
        return Choice(Text(words.choose[do]), action, keys + words.keys[do])
    there = names.short_place(action["to"])
    keys += tuple(names.place(action["to"]).split()) + tuple(there.split())
    case = view["case"]
    carried = case["at"] == here
    if carried or case["at"] == action["to"]:
        keys += words.keys["case"] if action["case"] else words.keys["no-case"]
    if do == "move":
        template = "{place}"
        if action["case"]:
            template = words.to_with if carried else words.to_onto
        elif names.is_agent and case["holder"] == agent:
            template = words.to_without
        elif names.is_agent and case["at"] == action["to"] and case["holder"] is None:
            template = words.to_beside
        return Choice(Text(template.format(place=there)), action, keys + words.keys["move"])
    victim = action["victim"]
    keys += (names.letter(victim), *names.agent(victim).split(), *words.keys["strike"])
    template = words.attack_at if names.is_agent else words.eliminate_at
    if not names.is_agent and action["to"] == here:
        template = words.eliminate
    label = names.say(template, victim=names.agent_word(victim), place=there)
    label = Text(label.plain[0].lower()) + label[1:] if template[0] != "{" else label
    if action["case"]:
        label.append(f" {words.and_with if carried else words.and_onto}")
    return Choice(label, action, keys)


# ---------------------------------------------------------------------------------- bribes
def _bribe(names: Names, view: View, legal: list[Action]) -> Menu:
    words = names.words
    stakes, lots = view["dossier"]["stakes"], view["dossier"]["lots"]
    groups: list[Group] = []
    for agent in view["agents"]:
        choices = [
            Choice(
                Text(words.lots_left.format(worth=action["worth"], count=lots[str(action["worth"])])),
                action,
                (names.letter(agent), *names.agent(agent).split(), str(action["worth"]), *words.keys["lot"]),
            )
            for action in legal
            if action.get("agent") == agent
        ]
        if choices:
            title = names.badge(agent, 3) + f" {names.agent(agent)}"
            aside = ink(f", {names.sum(stakes[agent])}", "quiet") if agent in stakes else Text()
            groups.append(Group(choices, title, aside))
    rest = [_simple(names, action["do"], action) for action in legal if action["do"] == "done"]
    if rest:
        groups.append(Group(rest))
    example = next((f"{names.letter(a['agent'])} {a['worth']}" for a in legal if a["do"] == "lot"), "")
    return Menu(groups, words.type_it.format(example=example.lower()) if example else "")


# ---------------------------------------------------------------------------------- answers
def _protest(names: Names, view: View, legal: list[Action]) -> Menu:
    """Both answers are always shown, at equal weight, whatever the seat holds."""
    agent = names.agent_word(view["announced"]["agent"]).plain
    allowed = {action["do"]: action for action in legal}
    why = names.words.needs_stake.format(agent=agent)
    return Menu([Group([_simple(names, do, allowed.get(do), why) for do in ("protest", "let-pass")])])


def _duel(names: Names, view: View, legal: list[Action]) -> Menu:
    words, phase = names.words, view["phase"]
    allowed: dict[str, Any] = {action["do"]: action for action in legal}
    sums = [action for action in legal if action["do"] == "bid"]
    choices: list[Choice] = []
    if phase == "reconsider":
        choices = [_simple(names, do, allowed.get(do)) for do in ("take-back", "insist")]
    elif phase == "answer" and not names.is_agent:
        agent = names.agent_word(view["announced"]["agent"]).plain
        why = words.needs_sum.format(sum=names.sum(view["bid"]), agent=agent)
        choices = [_simple(names, "hold", allowed.get("hold"), why), _give_way(names, view, allowed["give-way"])]
    else:
        if "give-way" in allowed:
            choices.append(_give_way(names, view, allowed["give-way"]))
        for index, action in enumerate(sums):
            label = Text(words.bid.format(sum=names.sum(action["sum"])))
            listed = index < SUMS_LISTED - 1 or index == len(sums) - 1
            choices.append(Choice(label, action, (str(action["sum"]), *words.keys["bid"]), listed=listed))
    hint = ""
    if len(sums) > SUMS_LISTED:
        hint = words.type_sum.format(low=names.sum(sums[0]["sum"]), high=names.sum(sums[-1]["sum"]))
    return Menu([Group(choices)], hint)


def _give_way(names: Names, view: View, action: Action) -> Choice:
    if not names.is_agent:
        return _simple(names, "pass", action)
    return _simple(names, "give-way" if view["mover"] == names.you else "give-up", action)


def _simple(names: Names, label: str, action: Action | None, why: str = "") -> Choice:
    do = action["do"] if action else label
    return Choice(capital(Text(names.words.choose[label])), action, names.words.keys[do], "" if action else why)
