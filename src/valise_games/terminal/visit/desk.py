"""What may be typed at a table in a house besides playing: talk, answers in advance, offers, leaving."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from rich.text import Text

from valise_games.client import Refused, Unreachable
from valise_games.terminal import menu
from valise_games.terminal.client import Leave
from valise_games.terminal.drawer import Seating, View
from valise_games.terminal.faces import Face
from valise_games.terminal.paper import ink
from valise_games.terminal.visit.seat import HouseSeat, refusal, written_time
from valise_games.terminal.visit.words import VisitWords


def passing_in(view: View) -> str:
    """How one may let things pass in this game, as the words name it; empty where nothing is announced."""
    if "announced" not in view:
        return ""
    return "how-agents" if "agents" in view else "how"


class HouseDesk:
    def __init__(self, seat: HouseSeat, seating: Seating, face: Face, words: VisitWords) -> None:
        self.seat = seat
        self.table = seat.table
        self.seating = seating
        self.face = face
        self.words = words
        self.left = False  # a stand-in was asked for

    def keep(self) -> str:
        """The house keeps everything."""
        return ""

    def command(self, name: str, rest: str) -> str | None:
        if self.seating.watches and name not in ("say", "who"):
            return self.words.you_watch if name in self.words.commands else None
        commands: dict[str, Callable[[str], str | None]] = {
            "say": self._say,
            "pass": self._pass,
            "leave": self._leave,
            "back": self._back,
            "resign": self._resign,
            "abort": lambda rest: self._offer("abort", rest),
            "pause": lambda rest: self._offer("pause", rest),
            "resume": lambda rest: self._offer("resume", rest),
            "who": self._who,
        }
        if name not in commands:
            return None
        try:
            return commands[name](rest)
        except Refused as error:
            return refusal(error, self.words)
        except Unreachable:
            return self.words.no_answer

    # ------------------------------------------------------------------------------ each of them
    def _say(self, text: str) -> str:
        if not text:
            return self.words.not_said
        try:
            self.table.say(text)
        except Refused as error:
            if error.code != "gallery":
                raise
            self.table.say(text, room="gallery")
        return ""

    def _pass(self, rest: str) -> str | None:
        if not rest:
            return None  # a choice of the game
        if not passing_in(self.table.view):
            return self.words.standing["not-here"]
        tokens = menu.plain(rest).split()
        if tokens[0] in self.words.off_words:
            self.table.do("standing", answer=None)
            return self.words.standing["off"]
        answer = self._standing(tokens)
        if answer is None:
            return self.words.standing[passing_in(self.table.view)]
        self.table.do("standing", answer=answer)
        return self.words.standing["on"]

    def _standing(self, tokens: list[str]) -> dict[str, Any] | None:
        """The answer in advance that the words mean; None if they mean none."""
        words = self.words
        answer: dict[str, Any] = {}
        agents: list[str] = []
        for token in tokens:
            if token in words.until_words:
                answer["until_turn"] = True
            elif token in words.case_words and "case" in self.table.view:
                answer["unless_case"] = True
            elif token in words.always_words or token in words.unless_words or token in words.small_words:
                continue
            elif found := self._agents(token):
                agents += found
            else:
                return None
        if agents:
            answer["unless_agents"] = agents
        return answer if answer or tokens[0] in words.always_words else None

    def _agents(self, token: str) -> list[str]:
        """Those that a word can mean: a colour, a nation, a letter."""
        from valise_games.terminal.solomon.names import Names  # the only games in which agents are announced

        if "agents" not in self.table.view:
            return []
        names = Names(self.seating)
        agents = list(self.table.view["agents"])
        exact = [agent for agent in agents if token in (names.letter(agent).lower(), agent)]
        begun = [
            agent
            for agent in agents
            if any(word.startswith(token) for word in menu.plain(f"{names.agent(agent)} {agent}").split())
        ]
        return exact or begun

    def _leave(self, rest: str) -> str | None:
        if rest:
            return None
        self.table.do("leave")
        self.left = True
        raise Leave

    def _back(self, rest: str) -> str | None:
        if rest:
            return None
        self.table.do("return")
        return self.words.back_again

    def _resign(self, rest: str) -> str | None:
        if rest:
            return None
        asked = self.seating.words
        answer = self.face.question(f"{self.words.sure_to_resign} ({asked.yes[1]}/{asked.no[1]})")
        if menu.plain(answer).strip() in asked.yes:
            self.table.do("resign")
        return ""

    def _offer(self, offer: Literal["abort", "pause", "resume"], rest: str) -> str | None:
        off = menu.plain(rest).strip() in self.words.off_words
        if rest and not off:
            return None
        self.table.do("propose", offer=offer, agreed=not off)
        if off:
            return self.words.taken_back
        return self.words.offered if offer in self.seat.mine["offers"] else ""

    def _who(self, rest: str) -> str | None:
        if rest:
            return None
        self.face.page(self.seat_lines(), self.seating.words.press_enter)
        return ""

    def seat_lines(self) -> list[Text]:
        """Who sits where, and how much time everybody has."""
        lines: list[Text] = []
        for number, seat in enumerate(self.table.info["seats"]):
            line = ink(self.seat.names[number], "bold")
            bank = self.table.bank(number)
            facts = [self.words.bot_of.get(seat["bot"], seat["bot"])] if seat["bot"] else []
            facts += [] if bank is None or seat["bot"] else [written_time(bank)]
            facts += [self.words.away] if seat["person"] and not seat["online"] else []
            line.append(f"  {' · '.join(facts)}", "quiet")
            lines.append(line)
        return lines
