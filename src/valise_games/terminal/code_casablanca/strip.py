"""The strip: in one line what is happening, then what the reader owes; and what to ask before a weighty action."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich.text import Text

from valise_games.games.game import Action
from valise_games.terminal.code_casablanca.names import Names, against, known_against
from valise_games.terminal.code_casablanca.papers import is_lie
from valise_games.terminal.drawer import Situation, View
from valise_games.terminal.paper import ink

_FEW_ORDERS = 3  # left in both piles, when the reader is told that they will be shuffled


def situation(names: Names, view: View) -> Situation:
    words = names.words
    told = _TOLD.get(view["phase"])
    now = Situation(Text(words.it_is_over), Text()) if told is None else told(names, view, bool(view["legal"]))
    if told is not None and names.you >= 0 and view["seats"][names.you]["out"]:
        return Situation(now.happening, Text(words.you_are_out))
    return now


def warning(names: Names, view: View, action: Action) -> str | None:
    """A question before what may put the reader out, or let somebody else win."""
    told = _WARNED.get(action["do"])
    return None if told is None else told(names, view, action)


# ---------------------------------------------------------------------------------- orders
def _drawing(names: Names, view: View, owes: bool) -> Situation:
    words, left = names.words, sum(view["piles"])
    notice = ink(words.last_orders.format(count=left), "accent") if left <= _FEW_ORDERS else Text()
    if owes:
        return Situation(Text(words.you_draw), Text(words.which_pile), notice)
    return Situation(names.say(words.they_draw, view["acting"]), Text(), notice)


def _choosing(names: Names, view: View, owes: bool) -> Situation:
    words, acting = names.words, view["acting"]
    place = names.starred(view["sent"][acting])
    if owes:
        return Situation(names.say(words.you_are_sent, place=place), Text(words.you_may_go))
    return Situation(names.say(words.they_are_sent, acting, place=place), Text())


# ---------------------------------------------------------------------------------- searches
def _searching(names: Names, view: View, owes: bool) -> Situation:
    words, acting = names.words, view["acting"]
    at = view["seats"][acting]["at"]
    if not owes:
        return Situation(names.say(words.they_search, acting, place=names.at(at)), Text())
    found = names.peek(words.you_found.format(tile=names.tile(view["tiles"][at])))
    owed: list[str] = []
    for do, said in (("ask", words.one_question), ("accuse", words.may_accuse)):
        if seats := sorted({action["seat"] for action in view["legal"] if action["do"] == do}):
            owed.append(said.format(names=names.one_of(seats)))
    return Situation(names.say(words.you_search, place=names.at(at)), Text(" ".join(owed)), found)


def _answering(names: Names, view: View, owes: bool) -> Situation:
    words, question = names.words, view["question"]
    asker, at = question["seat"], question["at"]
    if not owes:
        return Situation(names.say(words.they_answer, question["to"], other=names.other(asker)), Text())
    happening = names.say(words.you_are_asked[question["kind"]], asker, place=names.at(at))
    found = names.peek(words.it_is.format(tile=names.tile(view["tiles"][at])))
    return Situation(happening, names.say(words.answer_it, asker), found, needs_board=False)


def _accusing(names: Names, view: View, owes: bool) -> Situation:
    words, accusation = names.words, view["accusation"]
    other = names.other(accusation["accused"])
    if not owes:
        return Situation(names.say(words.they_accuse, accusation["seat"], other=other), Text())
    charge = view["draft"]["charge"]
    if charge is None:
        return Situation(names.say(words.you_accuse, other=other), Text(words.which_is_false))
    happening = names.say(words.you_charge, tile=names.tile_at(charge["at"], charge))
    return Situation(happening, Text(words.what_is_it), _seen_there(names, view, charge["at"]), needs_board=False)


def _seen_there(names: Names, view: View, at: str) -> Text:
    tile = view["tiles"].get(at)
    return Text() if tile is None else names.peek(names.words.it_is.format(tile=names.tile(tile)))


# ---------------------------------------------------------------------------------- claims
def _claiming(names: Names, view: View, owes: bool) -> Situation:
    words = names.words
    if not owes:
        return Situation(Text(words.searches_done), Text(words.answers_sealed))
    draft, at = view["draft"]["claim"], view["seats"][names.you]["at"]
    stand = names.peek(words.you_stand.format(place=names.at(at), tile=names.tile(view["tiles"][at])))
    if draft is None:
        return Situation(Text(words.searches_done), Text(words.have_you_solved), stand)
    codes = names.listed(draft["codes"])
    left = names.board.numbers - 1 - len(draft["codes"])
    if left:
        owed = words.more_codes.format(codes=codes, left=left)
    elif draft["number"] is None:
        owed = words.which_file.format(codes=codes, place=names.at(at))
    else:
        owed = words.hand_in.format(claim=names.claim({**draft, "at": at}))
    return Situation(Text(words.searches_done), Text(owed), stand, needs_board=False)


def _challenging(names: Names, view: View, owes: bool) -> Situation:
    words, hearing = names.words, view["hearing"]
    claim = view["seats"][hearing["claimant"]]["claim"]
    happening = names.say(words.heard, hearing["claimant"], claim=names.claim(claim))
    if not owes:
        return Situation(happening, names.say(words.they_may_challenge, hearing["challenger"]))
    wrong = known_against(view, claim)
    owed = Text(words.do_you_challenge) + " "
    if wrong:
        return Situation(happening, owed + names.peek(words.you_know_wrong.format(tile=names.tile_at(*wrong[0]))))
    then = words.then_checked if hearing["withstood"] else words.unchallenged_wins
    return Situation(happening, owed + names.peek(words.nothing_against) + " " + then)


def _standing(names: Names, view: View, owes: bool) -> Situation:
    words, hearing = names.words, view["hearing"]
    challenge = hearing["challenge"]
    tile = names.tile_at(challenge["at"], challenge)
    happening = names.say(words.challenges, hearing["challenger"], tile=tile)
    if not owes:
        return Situation(happening, names.say(words.they_stand, hearing["claimant"]))
    return Situation(happening, Text(words.admit_or_stand), _seen_there(names, view, challenge["at"]))


_TOLD: Mapping[str, Callable[[Names, View, bool], Situation]] = {
    "drawing": _drawing,
    "choosing": _choosing,
    "searching": _searching,
    "answering": _answering,
    "accusing": _accusing,
    "claiming": _claiming,
    "challenging": _challenging,
    "standing": _standing,
}


# ---------------------------------------------------------------------------------- warnings
def _accuse(names: Names, view: View, action: Action) -> str:
    """Here, because there is no way back from it."""
    del view
    return names.words.warn_accuse.format(who=names.who(action["seat"]))


def _charge(names: Names, view: View, action: Action) -> str | None:
    """The reader knows that the message is true."""
    if action["at"] not in view["tiles"] or is_lie(view, action):
        return None
    return names.words.warn_charge.format(tile=names.tile(view["tiles"][action["at"]]))


def _write(names: Names, view: View, action: Action) -> str | None:
    """The reader has seen another tile there."""
    tile = view["tiles"].get(view["draft"]["charge"]["at"])
    if tile is None or (tile["kind"], tile["number"]) == (action["kind"], action["number"]):
        return None
    return names.words.warn_write.format(tile=names.tile(tile))


def _claim(names: Names, view: View, _: Action) -> str:
    words, draft = names.words, view["draft"]["claim"]
    wrong = known_against(view, {**draft, "at": view["seats"][names.you]["at"]})
    return words.warn_false_claim.format(tile=names.tile_at(*wrong[0])) if wrong else words.warn_claim


def _no_challenge(names: Names, view: View, _: Action) -> str | None:
    """CC-22: the reader is the last who could keep the claim from winning."""
    words, hearing, seats = names.words, view["hearing"], view["seats"]
    claimant = hearing["claimant"]
    after = names.you
    while True:
        after = (after + 1) % len(seats)
        if not seats[after]["out"]:
            break
    if after != claimant or hearing["withstood"]:
        return None
    wrong = known_against(view, seats[claimant]["claim"])
    if wrong:
        return words.warn_pass_known.format(who=names.who(claimant), tile=names.tile_at(*wrong[0]))
    return words.warn_pass.format(who=names.who(claimant))


def _admit(names: Names, view: View, action: Action) -> str:
    del view, action
    return names.words.warn_admit


def _stand(names: Names, view: View, _: Action) -> str | None:
    """The reader knows that the tile will put him out."""
    at = view["hearing"]["challenge"]["at"]
    tile = view["tiles"].get(at)
    if tile is None or not against(view["seats"][names.you]["claim"], at, tile):
        return None
    return names.words.warn_stand.format(tile=names.tile(tile))


_WARNED: Mapping[str, Callable[[Names, View, Action], str | None]] = {
    "accuse": _accuse,
    "charge": _charge,
    "write": _write,
    "claim": _claim,
    "no-challenge": _no_challenge,
    "admit": _admit,
    "stand": _stand,
}
