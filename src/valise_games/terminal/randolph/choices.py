"""What may be done, as choices to pick: spaces by their side of the ring, numbers, bets and cards."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from valise_games.games.game import Action
from valise_games.terminal.drawer import Choice, Group, Menu, View
from valise_games.terminal.paper import capital, ink
from valise_games.terminal.randolph.names import LEAST_BET, MAKES_FOUR, STEP, Names, lap_of, symbol_of

# Bets that are listed; any other is typed.
_LADDER = (100, 150, 200, 300, 400, 500, 700, 1000, 1500, 2000, 3000, 5000, 7000)
_FINE = 50  # for a confession
_SALE = 200  # for a card
_SPAN = 500  # a bet is chosen in two steps, of which this is the first


def menu(names: Names, view: View) -> Menu:
    phase = view["phase"]
    legal: list[Action] = view["legal"]
    if phase == "choose":
        return _turn(names, view, legal)
    if phase in ("placing", "laying"):
        return _spaces(names, legal)
    if phase == "saying":
        return _numbers(names, view, legal)
    if phase == "protest":
        return _protest(names, view, legal)
    if phase == "prize":
        return _prize(names, view, legal)
    return _bet(names, view, legal)


def help_text(names: Names) -> str:
    """What may be typed, with this board's own names."""
    space = names.spaces[-1]
    return names.words.help.format(space=names.space(space), short=names.short_space(space).lower())


# ---------------------------------------------------------------------------------- spaces
def _spaces(names: Names, legal: list[Action]) -> Menu:
    """Side by side of the ring."""
    sides: dict[str, list[Choice]] = {}
    for action in legal:
        space = action.get("space") or action["circle"]
        label = Text(names.symbol(symbol_of(space)))
        choice = Choice(label, action, (*names.keys(space), *names.words.keys[action["do"]]))
        sides.setdefault(lap_of(space), []).append(choice)
    titles = names.words.sides[names.board.laps]
    groups = [Group(choices, ink(titles[int(lap) - 1], "bold")) for lap, choices in sides.items()]
    example = names.space(legal[len(legal) // 2].get("space") or legal[len(legal) // 2]["circle"])
    return Menu(groups, names.words.type_it.format(example=example))


def _turn(names: Names, view: View, legal: list[Action]) -> Menu:
    words = names.words
    chips = [_chip(names, view, action) for action in legal if action["do"] == "take"]
    rest: list[Choice] = []
    for action in legal:
        if action["do"] == "shuffle":
            rest.append(Choice(Text(words.mix), action, words.keys["shuffle"]))
        elif action["do"] == "sell":
            label = words.sell.format(card=names.words.the[action["card"]], sum=names.sum(_SALE))
            rest.append(Choice(Text(label), action, (*names.symbol(action["card"]).split(), *words.keys["sell"])))
    groups = [Group(chips, ink(words.draw, "bold"))]
    if rest:
        groups.append(Group(rest))
    example = names.space(view["circles"][len(chips) // 2])
    return Menu(groups, words.type_it.format(example=example))


def _chip(names: Names, view: View, action: Action) -> Choice:
    """A chip, with its number where the reader knows it."""
    circle = action["circle"]
    label = Text(names.space(circle))
    if circle in view["shown"]:
        label = label + ink(f" [{view['shown'][circle]}]", "bold")
    elif circle in view["dossier"]["chips"]:
        label = label + " " + ink(f"({view['dossier']['chips'][circle]})", "mine.bold")
    return Choice(label, action, (*names.keys(circle), *names.words.keys["take"]))


# ---------------------------------------------------------------------------------- numbers
def _numbers(names: Names, view: View, legal: list[Action]) -> Menu:
    """From 1 upwards, then 0, so that what is typed is what is said."""
    words, start = names.words, view["seats"][names.you]["figure"]
    choices: list[Choice] = []
    for action in sorted(legal, key=lambda action: (action["number"] == 0, action["number"])):
        number = action["number"]
        space = names.on_from(start, number)
        label = Text((words.say if number else words.stay).format(space=names.space(space)))
        if view["top"] == symbol_of(space):
            label = label + " " + ink(f"({_gain(names, view, names.you, view['top'])})", "accent")
        if number == view["dossier"]["in_hand"]:
            label = label + " " + names.peek(words.is_true)
        keys = (str(number), *names.symbol(symbol_of(space)).split(), *words.keys["say"])
        choices.append(Choice(label, action, keys + (words.keys["stay"] if not number else ())))
    return Menu([Group(choices)])


def _gain(names: Names, view: View, seat: int, card: str) -> str:
    alike, sum = names.prize(view, seat, card)
    words = names.words
    template = words.gains_all if alike == MAKES_FOUR else words.gains
    name = names.symbol(card) if alike == MAKES_FOUR else words.the[card]
    return template.format(card=name, nth=words.nth[alike - 1], sum=names.sum(sum))


# ---------------------------------------------------------------------------------- bets
def _protest(names: Names, view: View, legal: list[Action]) -> Menu:
    """No, or a sum; both are always shown, whatever the seat has."""
    words = names.words
    cash = view["seats"][names.you]["cash"]
    choices = [Choice(Text(words.let_pass), {"do": "let-pass"}, words.keys["let-pass"])]
    weighed = [action for action in legal if action["do"] == "bet"]
    if weighed:
        choices += [_sum(names, action["sum"], action, cash) for action in weighed]
        return Menu([Group(choices)])
    if cash < LEAST_BET:
        why = words.cannot_bet.format(sum=names.sum(LEAST_BET))
        choices.append(Choice(Text(words.protest), None, words.keys["bet"], why))
        return Menu([Group(choices)])
    for sum in range(LEAST_BET, cash + 1, STEP):
        first = {"do": "weigh", "from": sum // _SPAN * _SPAN}
        choices.append(_sum(names, sum, first, cash, then=str(sum)))
    return Menu([Group(choices)], words.type_sum.format(low=names.sum(LEAST_BET), high=names.sum(cash)))


def _sum(names: Names, sum: int, action: Action, cash: int, then: str = "") -> Choice:
    words = names.words
    label = (words.bet_all if sum == cash else words.bet).format(sum=names.sum(sum))
    keys = (str(sum), *words.keys["bet"], *(words.keys["all"] if sum == cash else ()))
    listed = not then or sum in _LADDER or sum == cash
    return Choice(Text(label), action, keys, listed=listed, then=then)


def _bet(names: Names, view: View, legal: list[Action]) -> Menu:
    """Give way, match or raise, at equal weight."""
    words, bet = names.words, view["bet"]
    allowed: dict[str, Any] = {action["do"]: action for action in legal}
    choices: list[Choice] = []
    if "confess" in allowed:
        fine = names.sum(min(_FINE, view["seats"][names.you]["cash"]))
        choices.append(Choice(Text(words.confess.format(sum=fine)), allowed["confess"], words.keys["confess"]))
    if "fold" in allowed:
        lost = names.sum(bet["put"][names.you])
        choices.append(Choice(Text(words.fold.format(sum=lost)), allowed["fold"], words.keys["fold"]))
    match = words.match.format(sum=names.sum(bet["match"])) if bet["match"] else words.stand
    choices.append(Choice(Text(match), allowed["match"], words.keys["match"]))
    raises = (("double", 2, words.double, words.double_off), ("triple", 3, words.triple, words.triple_off))
    for do, times, label, off in raises:
        if do in allowed:
            label = label if bet[do] == times * bet["match"] else words.raise_to
            choices.append(Choice(Text(label.format(sum=names.sum(bet[do]))), allowed[do], words.keys[do]))
        else:
            choices.append(Choice(Text(off), None, words.keys[do], words.cannot_raise))
    return Menu([Group(choices)])


def _prize(names: Names, view: View, legal: list[Action]) -> Menu:
    words, bet = names.words, view["bet"]
    loser = view["mover"] if bet["winner"] == bet["protester"] else bet["protester"]
    choices: list[Choice] = []
    for action in legal:
        top = action["do"] == "take-top"
        card = view["top"] if top else action["card"]
        alike, sum = names.prize(view, names.you, card)
        template = words.prize_fourth if alike == MAKES_FOUR else words.prize_top if top else words.prize_from
        label = template.format(
            card=names.symbol(card), nth=words.nth[alike - 1], sum=names.sum(sum), other=names.other(loser)
        )
        keys = (*names.symbol(card).split(), *words.keys[action["do"]])
        choices.append(Choice(capital(Text(label)), action, keys))
    return Menu([Group(choices)])
