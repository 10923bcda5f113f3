"""A seat for an assistant that calls tools: alone against bots in this process, or in a house with others.

Both are played in words (`play/text_seat.py`) and look alike to who plays: `look` says what the seat knows now,
`answer` decides, `wait` goes on until it is asked. What is wrong comes as a ValiseError with a sentence.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from valise_games.client import HouseClient, Refused, RemoteTable, Unreachable
from valise_games.doors.text import TextTable
from valise_games.errors import ValiseError
from valise_games.games import find
from valise_games.games.entry import Entry
from valise_games.games.game import Action
from valise_games.play.text_seat import NAMES, TextSeat, UnclearAnswer, check_language

SOON = 0.5  # seconds between looks at the house while a seat waits
REMARKS = 20  # that are repeated of what was said
ENDLESS = {"kind": "none"}


class NotNow(ValiseError):
    """What was asked for cannot be done; the sentence says why, and what can."""


class Seat(Protocol):
    """What the tools of an assistant need."""

    code: str

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    def look(self) -> str:
        """All that the seat knows now, and what it may do; or that it waits, or how the game ended. Before it, the
        first time that there is a game to look at: who plays, the rules, and how to answer."""

    def answer(self, said: str) -> str:
        """Decides what is asked; gives what was done. UnclearAnswer or NotNow."""

    def wait(self, seconds: float) -> None:
        """Waits until the seat is asked, the game is over, or the time is up."""

    def say(self, text: str) -> None:
        """Talks to the others at the table; NotNow where nobody listens."""

    def leave(self) -> str:
        """Gets up; gives what becomes of the game."""


# ---------------------------------------------------------------------------------- alone against bots
class LocalSeat:
    """A seat at a table of this process. Bots answer at once, so there is nothing to wait for."""

    def __init__(self, code: str, table: TextTable, seat: int) -> None:
        self.code, self.table, self.seat = code, table, seat
        self._introduced = False

    @classmethod
    def open(
        cls,
        code: str,
        game: str,
        seats: int | None,
        seat: int,
        level: str,
        options: Mapping[str, object],
        variant: str,
        seed: int | None,
        language: str,
    ) -> LocalSeat:
        """Bots of one level sit in all other seats. BadSetup."""
        entry = find(game)
        count = entry.check_seats(usual_seats(entry, variant) if seats is None else seats, entry.check_variant(variant))
        if not 0 <= seat < count:
            raise NotNow(f"this table has seats 0 to {count - 1}, no seat {seat}")
        bots = {other: level for other in range(count) if other != seat}
        table = TextTable(game, count, options, variant, seed=seed, language=language, bots=bots, retries=10**9)
        return cls(code, table, seat)

    @property
    def over(self) -> bool:
        return self.table.over

    def look(self) -> str:
        if self.over:
            return ended(self.table.result(self.seat), self.table.match.outcome)
        before = "" if self._introduced else f"{self.table.introduction(self.seat)}\n\n"
        self._introduced = True
        return before + self.table.prompt()

    def answer(self, said: str) -> str:
        if self.over:
            raise NotNow("the game is over: nobody has anything to decide")
        offered = self.table.seats[self.seat].options()
        turn = self.table.answer(said)
        if turn.action is None:
            raise UnclearAnswer(turn.why)
        return offered.labels[offered.actions.index(turn.action)]

    def wait(self, seconds: float) -> None:
        pass

    def say(self, text: str) -> None:
        raise NotNow("the other seats are bots, and bots do not listen; talk is for tables in a house")

    def leave(self) -> str:
        return "You have left. The game is not kept."


# ---------------------------------------------------------------------------------- in a house
class HouseVisit:
    """One person in a house, used by one thread at a time."""

    def __init__(self, url: str, name: str, key: str, language: str) -> None:
        self.lock = threading.RLock()
        self.language = language
        self.client = HouseClient(url, name, key, language=language)

    def do(self, what: Callable[[], Any]) -> Any:
        """What the client does, with its troubles as sentences."""
        with self.lock:
            try:
                return what()
            except Refused as error:
                raise NotNow(f"the house refuses: {error}") from None
            except Unreachable as error:
                raise NotNow(str(error)) from None

    def open(
        self, game: str, seats: int, level: str, people: int, options: Mapping[str, object], variant: str, public: bool
    ) -> HouseSeat:
        """A new table, with bots in all seats but one's own and those for `people`, who may come and sit."""
        bots = dict.fromkeys(range(1, seats - people), level)
        wishes = {"bots": bots, "options": dict(options), "variant": variant, "public": public, "clock": ENDLESS}

        def opened() -> RemoteTable:
            table = self.client.open(game, seats, pace="quick", **wishes)
            table.sit(0)
            if not people:
                table.start()
            return table

        return HouseSeat(self, self.do(opened))

    def join(self, code: str, seat: int | None) -> HouseSeat:
        """A seat at a table that somebody opened."""

        def joined() -> RemoteTable:
            table = self.client.watch(code)
            if table.seat is None:
                table.sit(seat)
            return table

        return HouseSeat(self, self.do(joined))

    def tables(self) -> list[dict[str, Any]]:
        """The tables that are listed, the latest first."""
        found: list[dict[str, Any]] = self.do(self.client.listed)
        return found


class HouseSeat:
    """A seat at a table in a house."""

    def __init__(self, visit: HouseVisit, table: RemoteTable) -> None:
        self.visit, self.table, self.code = visit, table, table.id
        self.entry = find(table.info["game"])
        self._words: TextSeat | None = None
        self._introduced = False
        self._source = TableSource(table, self.entry)
        check_language(self.entry, visit.language)

    @property
    def over(self) -> bool:
        return self.table.over

    def look(self) -> str:
        self._hear()
        if not self._begun:
            return self._who_is_here()
        words = self._seat()
        if self.over:
            return "\n\n".join(filter(None, [self._talk(), ended(words.result(), self.table.info["outcome"])]))
        before = "" if self._introduced else words.introduction()
        self._introduced = True
        text = "\n\n".join(filter(None, [before, self._talk(), words.prompt()]))
        return text if self.table.decision else f"{text}\n\nNothing is asked of you now: others decide. Call wait."

    def answer(self, said: str) -> str:
        self._hear()
        if not self._begun:
            raise NotNow(self._who_is_here())
        if self.over:
            raise NotNow("the game is over: nobody has anything to decide")
        if not self.table.decision:
            raise NotNow("nothing is asked of you now: others decide. Call wait, then look again")
        words = self._seat()
        number = words.option_index(said)
        options = words.options()
        self.visit.do(lambda: self.table.act(options.actions[number]))
        return options.labels[number]

    def wait(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        self._hear()
        while not self.over and not self.table.decision and (left := end - time.monotonic()) > 0:
            with self.visit.lock:  # let go of now and then, so that other tools can be called meanwhile
                self.visit.do(lambda: self.table.wait(min(left, SOON)))
            time.sleep(0.01)

    def say(self, text: str) -> None:
        self.visit.do(lambda: self.table.say(text))

    def start(self) -> None:
        """Begins the game: who opened the table does."""
        self.visit.do(self.table.start)

    def leave(self) -> str:
        self._hear()
        if not self._begun:
            self.visit.do(lambda: self.table.do("stand"))
            return "You have got up. The table is still there for others."
        if not self.over:
            self.visit.do(lambda: self.table.do("leave"))
        self.visit.do(self.table.unwatch)
        return "You have left the table. While its game goes on a bot plays for you until you join it again."

    # ------------------------------------------------------------------------------ within
    @property
    def _begun(self) -> bool:
        return bool(self.table.info["state"] != "open" and self._source.shared_view(-1))

    def _hear(self) -> None:
        """Takes what has come; a house that is gone is no reason not to say what is known."""
        with self.visit.lock:
            self.visit.do(self.visit.client.poll)

    def _seat(self) -> TextSeat:
        if self.table.seat is None:
            raise NotNow("you have no seat at this table any more")
        if self._words is None or self._words.seat != self.table.seat:
            names = seat_names(self.table.info["seats"])
            self._words = TextSeat(self._source, self.table.seat, language=self.visit.language, names=names)
        return self._words

    def _who_is_here(self) -> str:
        seats = self.table.info["seats"]
        free = [str(number) for number, seat in enumerate(seats) if seat["person"] is None and not seat["bot"]]
        here = ", ".join(name for name, seat in zip(seat_names(seats), seats) if seat["person"] or seat["bot"])
        waits = f"free seats: {', '.join(free)}" if free else "all seats are taken; who opened the table can start it"
        return f"The game has not begun. At table {self.code}: {here}; {waits}."

    def _talk(self) -> str:
        said = [line for line in self.table.talk if line["room"] == "table"][-REMARKS:]
        lines = [f"- {line['name']}: “{line['text']}”" for line in said]
        return "\n".join(["What was said at the table:", *lines]) if lines else ""


class TableSource:
    """What a TextSeat is told from, of a table in a house."""

    def __init__(self, table: RemoteTable, entry: Entry) -> None:
        self._table = table
        self.entry = entry
        self.variant: str = table.info["variant"]
        self.options: Mapping[str, Any] = table.info["options"]
        self.seats = len(table.info["seats"])
        self._steps = 0
        self._before: Any = None

    @property
    def steps(self) -> int:
        now = (self._table.view, self._table.decision)
        if now != self._before:
            self._before, self._steps = now, self._steps + 1
        return self._steps

    def legal(self, seat: int) -> list[Action]:
        return self._table.legal

    def shared_view(self, seat: int) -> dict[str, Any]:
        view = self._table.view
        return {**view, "legal": self._table.legal} if view else {}

    def shared_events(self, seat: int) -> list[dict[str, Any]]:
        return self._table.events


# ---------------------------------------------------------------------------------- what both say
def usual_seats(entry: Entry, variant: str) -> int:
    """Four, or as near to it as the game allows."""
    allowed = entry.seats_of(entry.check_variant(variant))
    return min(allowed, key=lambda seats: (abs(seats - 4), seats))


def seat_names(seats: list[dict[str, Any]]) -> list[str]:
    """The names to show, each on one line and no two alike."""
    names: list[str] = []
    for number, seat in enumerate(seats):
        name = " ".join("".join(one if one.isprintable() else " " for one in seat["name"]).split())
        name = name or NAMES[number % len(NAMES)]
        alike = sum(other == name or other.startswith(f"{name} ") for other in names)
        names.append(f"{name} {alike + 1}" if alike else name)
    return names


def ended(result: str, outcome: Mapping[str, Any] | None) -> str:
    """How a game ended, in words."""
    why = (outcome or {}).get("reason", "")
    return "The game is over.\n" + (result or f"It was ended before its end: {why}.")
