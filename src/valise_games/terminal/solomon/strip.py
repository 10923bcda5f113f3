"""The strip: in one line what is happening, then what the reader owes."""

from __future__ import annotations

from rich.text import Text

from valise_games.games.game import Action
from valise_games.terminal.drawer import Situation, View
from valise_games.terminal.paper import ink
from valise_games.terminal.solomon.names import Names
from valise_games.terminal.solomon.story import Story

LAST_STEPS = ("move", "step-on", "strike")


def situation(names: Names, view: View) -> Situation:
    phase = view["phase"]
    owes = bool(view["legal"])
    if phase == "over":
        return Situation(Text(names.words.it_is_over), Text())
    if phase == "opening":
        return _opening(names, view, owes)
    if phase == "bribing":
        put = view["dossier"]["lots_put"]
        owed = names.words.bribing_more if put else names.words.bribing_owed
        return Situation(Text(names.words.bribing), Text(owed))
    if phase == "choose":
        return _turn(names, view) if owes else Situation(names.say(names.words.their_turn, view["mover"]), Text())
    return _contest(names, view, owes)


def warning(names: Names, view: View, action: Action) -> str | None:
    """Asked once before the reader announces what may end the game."""
    if not brings_home(names, view, action):
        return None
    agent = action["agent"]
    stake = names.sum(view["dossier"]["stakes"].get(agent, 0))
    return names.say(names.words.warning, agent=names.agent_word(agent), sum=stake).plain


def brings_home(names: Names, view: View, action: Action) -> bool:
    """Would the briefcase be home with its carrier?"""
    if action["do"] not in LAST_STEPS:
        return False
    agent = action["agent"]
    there = action.get("to", view["agents"][agent])
    with_case = action["do"] == "step-on" or action.get("case", False)
    return with_case and there == names.home(agent) and (names.is_agent or there != view["agents"][agent])


# ---------------------------------------------------------------------------------- phases
def _opening(names: Names, view: View, owes: bool) -> Situation:
    words = names.words
    return Situation(Text(words.opening), Text(words.opening_owed if owes else words.sealed_answers))


def _turn(names: Names, view: View) -> Situation:
    words = names.words
    happening = words.your_turn_again if view["refused"] else words.your_turn.format(round=view["round"])
    open_to_you = {action["do"] for action in view["legal"]}
    strike = "attack" if names.is_agent else "eliminate"
    may = [words.may["move"]] if open_to_you & {"move", "step-on", "step-off"} else []
    may += [words.may[strike]] if "strike" in open_to_you else []
    may += [words.may[do] for do in ("bribe", "end-turn") if do in open_to_you]
    listed = may[0] if len(may) == 1 else f"{', '.join(may[:-1])} {words.or_} {may[-1]}"
    return Situation(Text(happening), Text(f"{listed[:1].upper()}{listed[1:]}."))


def _contest(names: Names, view: View, owes: bool) -> Situation:
    words, action = names.words, view["announced"]
    start = view["agents"][action["agent"]]
    story = Story(names)
    story.case_at, story.holder = view["case"]["at"], view["case"]["holder"]
    happening = story.announcement(view["mover"], action, start)
    notice = ink(words.ends_the_game, "accent") if brings_home(names, view, action) else Text()
    if view["phase"] == "protest":
        if not owes:
            mine = view["mover"] == names.you
            return Situation(happening, Text(words.others_are_asked if mine else words.sealed_answers), notice)
        owed = Text(words.do_you_protest) + " " + _you_have(names, view)
        return Situation(happening, owed, notice, needs_board=False)
    return Situation(happening, _duel(names, view, owes), notice, needs_board=False)


def _duel(names: Names, view: View, owes: bool) -> Text:
    words, phase, mover, protester = names.words, view["phase"], view["mover"], view["protester"]
    said = names.sum(view["bid"])
    if phase == "reconsider":
        return names.say(words.take_back_or_insist, protester) if owes else names.say(words.they_reconsider, mover)
    if not owes:
        if phase == "bid":
            return names.say(words.they_bid, protester)
        return names.say(words.they_answer, mover, sum=said)
    if phase == "answer":
        text = words.match_or_give_way if names.is_agent else words.hold_or_pass
        question = names.say(text, protester, sum=said)
    elif view["bid"]:
        text = words.raise_or_give_up if names.is_agent else words.raise_or_pass
        question = names.say(text, mover, sum=said)
    else:
        question = names.say(words.bid_or_give_up if names.is_agent else words.name_first_bid, mover)
    return question + " " + _you_have(names, view)


def _you_have(names: Names, view: View) -> Text:
    """A secret inside the public strip keeps its paper."""
    agent = view["announced"]["agent"]
    stake = view["dossier"]["stakes"].get(agent, 0)
    words = names.words
    text = words.you_have if stake else words.you_have_nothing
    line = names.say(text, agent=names.agent_word(agent), sum=names.sum(stake))
    line.pad(1)
    line.stylize("mine")
    return line
