"""A table of Code Casablanca for the tests of its drawer: seats, play that goes on for a while, and what is shown."""

from __future__ import annotations

import random
from typing import Any

from rich.console import Console

from valise_games import Match
from valise_games.terminal import layout, menu
from valise_games.terminal.drawer import Drawer, Seating, drawer_for
from valise_games.terminal.layout import Scene
from valise_games.terminal.paper import theme
from valise_games.terminal.words import Language, words_in

NAMES = ["You", "Brice", "Chiara", "Esma"]
Action = dict[str, Any]


def seating(match: Match, you: int, language: Language = "en") -> Seating:
    names = [NAMES[(seat - you) % match.seats] for seat in range(match.seats)]
    return Seating(match.entry, match.variant, you, names, language, words_in(language), match.options)


def sit_down(match: Match, you: int, language: Language = "en") -> Drawer:
    return drawer_for(seating(match, you, language))


def shown_to(match: Match, you: int, lines: int = 4) -> menu.Shown:
    return menu.show(sit_down(match, you).menu(match.view(you)), words_in("en"), 80, lines)


def picked(text: str, match: Match, you: int) -> menu.Picked:
    return menu.pick(text, shown_to(match, you), words_in("en"))


def any_action(match: Match, seat: int, dice: random.Random, claims: float = 0.1) -> Action:
    """Any legal one; but what may end the game, claims and accusations, is rare, and a claim once begun is made."""
    legal = match.legal(seat)
    if {"do": "no-claim"} in legal:
        begun = match.view(seat)["draft"]["claim"] is not None
        made = dice.random() < (0.98 if begun else claims)
        return dice.choice([action for action in legal if action["do"] != "no-claim"]) if made else {"do": "no-claim"}
    rare = dice.random() < 0.1
    asks = [action for action in legal if action["do"] == "ask"]
    peaceful = [action for action in legal if action["do"] != "accuse"]
    return dice.choice(legal if rare else asks or peaceful)


def play_until(match: Match, phase: str, seed: int = 1, claims: float = 0.1) -> int:
    """Gives a seat that decides in that phase."""
    dice = random.Random(seed)
    while match.view(None)["phase"] != phase:
        match.play(match.to_act[0], any_action(match, match.to_act[0], dice, claims))
    return match.to_act[0]


def played_out(match: Match, seed: int) -> Match:
    dice = random.Random(seed)
    while not match.over:
        seat = dice.choice(match.to_act)
        match.play(seat, any_action(match, seat, dice))
    return match


def looks_of(match: Match, you: int) -> list[str]:
    """Everything a seat is shown, on a whole screen and on its pages."""
    table = seating(match, you)
    drawer, view, events = drawer_for(table), match.view(you), match.events(you)
    console = Console(width=100, height=40, theme=theme("code-casablanca", "dark"))
    scene = Scene(view, drawer.storyteller().tell(events), 0, drawer.situation(view), [])
    lines = layout.arrange(scene, table, drawer, console, 100, 40)
    lines += [*drawer.board_in_words(view), *drawer.short_dossier(view, 80), *drawer.notes(view, events, 80)]
    return [line.plain for line in lines]
