"""The strip: in one line what is happening, then what the reader owes; and what to ask before a weighty action."""

from __future__ import annotations

from rich.text import Text

from valise_games.games.game import Action
from valise_games.terminal.drawer import Situation, View
from valise_games.terminal.paper import ink
from valise_games.terminal.randolph.names import MAKES_FOUR, Names, symbol_of
from valise_games.terminal.randolph.story import Story


def situation(names: Names, view: View) -> Situation:
    words, phase, mover = names.words, view["phase"], view["mover"]
    owes = bool(view["legal"])
    if phase == "over":
        return Situation(Text(words.it_is_over), Text())
    if phase == "placing":
        if owes:
            return Situation(Text(words.you_place), Text(words.you_place_owed))
        return Situation(names.say(words.they_place, mover), Text())
    if phase == "choose":
        return _turn(names, view) if owes else Situation(names.say(words.their_turn, mover), Text())
    if phase == "laying":
        return (
            _with_chip(names, view, words.you_hold, words.lay_it)
            if owes
            else Situation(names.say(words.they_lay, mover), Text())
        )
    if phase == "saying":
        owed = words.say_it.format(last=len(names.board.symbols) - 1)
        return (
            _with_chip(names, view, words.read, owed) if owes else Situation(names.say(words.they_say, mover), Text())
        )
    return _announced(names, view, owes)


def warning(names: Names, view: View, action: Action) -> str | None:
    """Asked once before the chips are mixed, before what may end the game, and before a bet that is surely lost."""
    words, do = names.words, action["do"]
    if do == "shuffle":
        return words.warn_mix
    if do == "say":
        space = names.on_from(view["seats"][names.you]["figure"], action["number"])
        if symbol_of(space) == view["top"]:
            return _end(names, view, view["top"], words.warn_announced_end)
    if do in ("take-top", "take-card"):
        return _end(names, view, action["card"] if do == "take-card" else view["top"], words.warn_end)
    if do == "match":
        return _lost_bet(names, view)
    return None


# ---------------------------------------------------------------------------------- phases
def _turn(names: Names, view: View) -> Situation:
    words = names.words
    happening = Text(words.your_turn.format(round=view["round"]))
    figure, top = view["seats"][names.you]["figure"], view["top"]
    notice = Text()
    if top is not None:
        number = names.steps_to(figure, top)
        told = words.top_is_ahead if number else words.top_is_here
        notice = names.say(told, card=names.card(top), number=str(number))
    return Situation(happening, Text(words.draw_a_chip), notice)


def _with_chip(names: Names, view: View, chip: str, owed: str) -> Situation:
    """The reader has read a chip."""
    words, seat = names.words, view["seats"][names.you]
    peek = names.peek(chip.format(number=view["dossier"]["in_hand"]))
    happening = Text(words.your_turn.format(round=view["round"]))
    number = names.steps_to(seat["figure"], view["top"])
    told = words.top_is_ahead if number else words.top_is_here
    notice = names.say(told, card=names.card(view["top"]), number=str(number))
    return Situation(happening, peek + " " + owed, notice, needs_board=False)


def _announced(names: Names, view: View, owes: bool) -> Situation:
    words, mover, announced = names.words, view["mover"], view["announced"]
    start = announced["figure_from"]
    space = names.on_from(start, announced["number"])
    happening = Story(names).announcement(mover, announced["number"], start, space)
    notice = Text()
    if symbol_of(space) == view["top"] and view["phase"] != "prize":
        notice = _at_stake(names, view)
    if view["phase"] == "prize":
        winner = view["bet"]["winner"]
        owed = Text(words.you_won) if owes else names.say(words.they_won, winner)
    elif view["phase"] == "protest":
        if not owes:
            owed = Text(words.others_are_asked if mover == names.you else words.sealed_answers)
        elif view["dossier"]["weighing"] is not None:
            owed = Text(words.bet_of)
        else:
            has = names.say(words.mover_has, mover, sum=names.sum(view["seats"][mover]["cash"]))
            owed = Text(words.do_you_protest) + " " + has + " " + _known(names, view)
    else:
        owed = _bet(names, view, owes)
    return Situation(happening, owed, notice, needs_board=False)


def _bet(names: Names, view: View, owes: bool) -> Text:
    words, bet, mover = names.words, view["bet"], view["mover"]
    protester = bet["protester"]
    to_match = names.sum(bet["match"])
    movers_turn = view["phase"] in ("answer", "counter")
    if not owes:
        return names.say(words.they_answer, mover if movers_turn else protester, sum=to_match)
    other = protester if movers_turn else mover
    question = words.confess_or_stand if view["phase"] == "answer" else words.fold_or_match
    if not bet["match"]:
        question = words.confess_or_stand_for_card
    return names.say(question, other, sum=to_match) + " " + _known(names, view)


# ---------------------------------------------------------------------------------- what is known, and at stake
def _at_stake(names: Names, view: View) -> Text:
    words, top = names.words, view["top"]
    alike, sum = names.prize(view, view["mover"], top)
    parts = {"card": names.symbol(top), "nth": words.nth[alike - 1], "sum": names.sum(sum)}
    if alike == MAKES_FOUR:
        return ink(words.end_at_stake.format(**parts), "accent")
    return Text(words.card_at_stake.format(**parts))


def _known(names: Names, view: View) -> Text:
    """What the reader's own notes tell of the chip that was moved; nothing where the table does not remember."""
    words, own, announced = names.words, view["dossier"], view["announced"]
    if not view["memory_aid"]:
        return Text()
    said = announced["number"]
    if announced["laid_at"] in own["chips"]:
        return names.peek(words.you_know_it.format(number=own["chips"][announced["laid_at"]]))
    left = own["unseen"].get(str(said), 0)
    if not left:
        return names.peek(words.all_placed.format(number=said))
    return names.peek(words.some_left.format(number=said, count=left, unseen=sum(own["unseen"].values())))


# ---------------------------------------------------------------------------------- warnings
def _end(names: Names, view: View, card: str, question: str) -> str | None:
    words, seats = names.words, view["seats"]
    alike, sum = names.prize(view, names.you, card)
    if alike < MAKES_FOUR:
        return None
    parts = {"card": names.symbol(card), "sum": names.sum(sum)}
    mine = seats[names.you]["cash"] + sum
    richer = [seat for seat, known in enumerate(seats) if seat != names.you and known["cash"] > mine]
    if richer and question == words.warn_end:
        return words.warn_end_loses.format(who=names.who(richer[0]), **parts)
    return question.format(**parts)


def _lost_bet(names: Names, view: View) -> str | None:
    """The reader knows the chip, and would lose."""
    announced, own = view["announced"], view["dossier"]
    number = own["chips"].get(announced["laid_at"])
    is_mover = view["mover"] == names.you
    if number is None or is_mover == (number == announced["number"]):
        return None
    return names.words.warn_lost_bet.format(number=number, sum=names.sum(view["bet"]["match"]))
