"""The strip: in one line what is happening, then what the reader owes."""

from __future__ import annotations

from rich.text import Text

from valise_games.games.game import Action
from valise_games.terminal.casanova.names import Names
from valise_games.terminal.casanova.story import sight
from valise_games.terminal.drawer import Situation, View, names_list
from valise_games.terminal.paper import ink


def situation(names: Names, view: View) -> Situation:
    words, phase, mover = names.words, view["phase"], view["mover"]
    owes = bool(view["legal"])
    if phase == "over":
        return Situation(Text(words.it_is_over), Text())
    if phase == "choice":
        what = names.couple(view["inspecting"])
        if not owes:
            return Situation(names.say(words.they_choose, mover, what=what), Text())
        happening = names.say(words.you_inspected, what=what)
        return Situation(happening, Text(words.exchange_or_leave), _seen(names, view), needs_board=False)
    if not owes:
        return Situation(names.say(words.their_turn, mover), Text())
    return _turn(names, view)


def warning(names: Names, view: View, action: Action) -> str | None:
    """Asked once before the reader comes home: it ends the turn, and may show the couple to all."""
    known = view["seats"][names.you]
    if action["do"] != "move" or action["from"] != known["at"] or action["to"] != known["home"]:
        return None
    if not known["jewel_laid"]:
        return names.words.warn_early
    return names.words.warn_shown.format(chance=names.share(names.chance(view, names.you)))


def _turn(names: Names, view: View) -> Situation:
    words = names.words
    none, one, many = words.points
    points = none if view["points"] == 0 else one if view["points"] == 1 else many.format(n=view["points"])
    open_to_you = {action["do"].partition("-")[0] for action in view["legal"]}
    may = [text for do, text in words.may.items() if do.partition("-")[0] in open_to_you]
    listed = names_list(may, words.or_)
    bound = view["seats"][names.you]["must_leave_mouth"]
    return Situation(
        Text(words.your_turn.format(round=view["round"], points=points)),
        Text(f"{listed[:1].upper()}{listed[1:]}."),
        ink(words.must_leave_mouth, "accent") if bound else Text(),
    )


def _seen(names: Names, view: View) -> Text:
    """A secret inside the public strip keeps its paper."""
    line = sight(names, view["dossier"]["seen"][-1]["couples"])
    line.pad(1)
    line.stylize("mine")
    return line
