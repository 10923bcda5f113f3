"""The papers: the dossier, for the reader's eyes only, and what everybody knows of a seat."""

from __future__ import annotations

from rich.text import Text

from valise_games.terminal.drawer import View
from valise_games.terminal.paper import ink
from valise_games.terminal.randolph.names import Names

_WORDS_FROM = 30  # columns, for the chips in words, a number to a line
_CARDS_WIDTH = 20  # of the cards of a seat that are kept together


# ---------------------------------------------------------------------------------- mine
def dossier(names: Names, view: View, width: int) -> list[Text]:
    """For each number, where its chips are: the one put aside, those read or shown, those not seen."""
    words, own = names.words, view["dossier"]
    if not view["memory_aid"] and view["phase"] != "over":
        lines = _folded(words.must_remember, width)
    elif width >= _WORDS_FROM:
        lines = [_number_in_words(names, view, number, width) for number in range(_numbers(names))]
    else:
        lines = _numbers_in_short(names, view, width)
    if view["phase"] == "laying" and own["in_hand"] is not None and width >= _WORDS_FROM:
        lines.append(ink(words.in_hand.format(number=own["in_hand"]), "mine.bold"))
    if own["bet"] is not None:
        lines.append(ink(words.your_bet.format(sum=names.sum(own["bet"])), "mine.bold"))
    return lines


def short_dossier(names: Names, view: View, width: int) -> list[Text]:
    """The chips that are known, with their circles."""
    words, own = names.words, view["dossier"]
    parts: list[Text] = []
    if view["phase"] == "laying" and own["in_hand"] is not None:
        parts.append(ink(words.in_hand.format(number=own["in_hand"]), "mine.bold"))
    if own["bet"] is not None:
        parts.append(ink(words.your_bet.format(sum=names.sum(own["bet"])), "mine.bold"))
    if not view["memory_aid"] and view["phase"] != "over":
        return [Text("   ").join([*parts, Text(words.must_remember)])]
    if own["aside"] is not None:
        parts.append(ink(str(own["aside"]), "mine.bold") + f" {words.aside_label}")
    known = sorted(own["chips"].items(), key=lambda chip: chip[1])
    parts += [ink(str(number), "mine.bold") + f" {names.short_space(circle)}" for circle, number in known]
    return [Text("   ").join(parts or [Text(words.nothing_known)])]


def _numbers(names: Names) -> int:
    return len(names.board.symbols)


def _number_in_words(names: Names, view: View, number: int, width: int) -> Text:
    """ "4  put aside, [fez 3]", and a mark for each that was not seen."""
    unseen = "?" * view["dossier"]["unseen"].get(str(number), 0)
    line = Text()
    for short in (False, True):
        line = ink(f"{number}  ", "mine.bold") + (", ".join(_places(names, view, number, short=short)) or "–")
        if len(line.plain) + 1 + len(unseen) <= width:
            break
    return line + ink(f"{unseen:>{width - len(line.plain)}}", "mine.quiet")


def _places(names: Names, view: View, number: int, *, short: bool) -> list[str]:
    """Where the chips of a number are, as far as the reader has seen them; in brackets if everybody has and
    there is room."""
    words, own = names.words, view["dossier"]
    places = [words.aside_short if short else words.aside_label] if own["aside"] == number else []
    for circle, its in own["chips"].items():
        if its == number:
            if short:
                places.append(names.short_space(circle))
            else:
                places.append(f"[{names.space(circle)}]" if circle in view["shown"] else names.space(circle))
    return places


def _numbers_in_short(names: Names, view: View, width: int) -> list[Text]:
    """Two columns: "4 aside Fez3", "5 Lam2 ?"."""
    own = view["dossier"]
    cells: list[Text] = []
    for number in range(_numbers(names)):
        places = _places(names, view, number, short=True)
        cell = ink(str(number), "mine.bold") + "".join(f" {place}" for place in places)
        cell.append(" ?" * own["unseen"].get(str(number), 0), "mine.quiet")
        cells.append(cell)
    rows = -(-len(cells) // 2)
    lines: list[Text] = []
    for left, right in zip(cells[:rows], [*cells[rows:], Text()]):
        lines.append(left + " " * (width // 2 + 1 - len(left.plain)) + right)
    return lines


def _folded(text: str, width: int) -> list[Text]:
    """Words on lines of that width."""
    lines = [""]
    for word in text.split(" "):
        if len(lines[-1]) + 1 + len(word) > width:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return [Text(line) for line in lines]


# ---------------------------------------------------------------------------------- public
def seat_facts(names: Names, view: View, seat: int) -> list[Text]:
    """A seat's figure and cash, its cards, and whether it has mixed the chips."""
    words, known = names.words, view["seats"][seat]
    facts = [names.figure(seat) + f" {names.sum(known['cash']):>6}"]
    if known["out"]:
        return [*facts, ink(words.is_out, "quiet")]
    chunk = ""
    for card in names.cards(known["cards"]):
        if chunk and len(chunk) + 1 + len(card) > _CARDS_WIDTH:
            facts.append(Text(chunk))
            chunk = card
        else:
            chunk = f"{chunk} {card}".strip()
    if chunk:
        facts.append(Text(chunk))
    if not known["may_shuffle"]:
        facts.append(ink(words.mixed, "quiet"))
    return facts


def seat_now(names: Names, view: View, seat: int) -> str:
    """What the seat is doing, in a word; the same for every seat that is asked."""
    words, bet = names.words, view["bet"]
    if view["phase"] == "over":
        return ""
    if bet is not None and bet["winner"] is not None:
        return words.wins_now if seat == bet["winner"] else ""
    if bet is not None and seat == bet["protester"]:
        return words.protests_now
    if seat in view["asked"]:
        return words.asked_now
    return words.moves_now if seat == view["mover"] else ""
