"""A connection to a house, and a place at a table there: it plays over the network, and hears what others do."""

from __future__ import annotations

import asyncio
import copy
import math
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from rich.cells import cell_len
from rich.text import Text

from valise_games.client import HouseClient, Refused, RemoteTable, Unreachable
from valise_games.games import find
from valise_games.games.game import Action
from valise_games.games.messages import OWN, Formatter, Run
from valise_games.games.teller import Teller
from valise_games.play import deal_memory
from valise_games.terminal import pages
from valise_games.terminal.local import NAMES
from valise_games.terminal.menu import Choice, Group, Menu
from valise_games.terminal.seat import Asker, Changes, Events, Hint, Leave, NotTaken, Page, Thought, View
from valise_games.terminal.texts import Texts

POLL = 0.1  # seconds between looks at the socket
HURRY = 10  # seconds before the end of the time
LONGEST_NAME = 16
DAY, HOUR = 86_400, 3_600
# As the house has them; a later house may have more, and says them in English as well.
QUICK = ("hello", "luck", "thinking", "doubt", "bluff", "oops", "played", "thanks",
         "smile", "wink", "straight", "gasp", "frown", "mask")  # fmt: skip
T = TypeVar("T")


class Connection:
    """A HouseClient that is used by one thread at a time, and never by the thread that draws.

    `changes` counts what was heard; those in `watchers` are called then.
    """

    def __init__(self, client: HouseClient, texts: Texts) -> None:
        self.client = client
        self.texts = texts
        self.changes = Changes()
        self.watchers: list[Callable[[], None]] = []
        self.lobby: dict[str, dict[str, Any]] = {}
        self.lost: Exception | None = None  # why nothing will be heard any more
        self._thread = ThreadPoolExecutor(1)
        self._lock = asyncio.Lock()

    async def run(self) -> None:
        """Hears what comes, until it is cancelled; after a break it tries to come back by itself."""
        broken = False
        while self.lost is None:
            try:
                heard = await self._in_thread(self.client.poll)
            except Refused as error:
                self.lost, heard = error, True
            if heard or broken != self.client.broken:
                broken = self.client.broken
                self.changed()
            await asyncio.sleep(POLL)

    async def call(self, act: Callable[..., T], *arguments: Any, **more: Any) -> T:
        """What the client does, or NotTaken with a sentence for the person."""
        try:
            return await self._in_thread(act, *arguments, **more)
        except Refused as error:
            raise NotTaken(refusal(error, self.texts)) from error
        except Unreachable as error:
            raise NotTaken(self.texts("no-answer")) from error
        finally:
            self.changed()

    def changed(self) -> None:
        self.changes.note()
        self.lobby = dict(self.client.lobby)
        for watcher in self.watchers:
            watcher()

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _in_thread(self, act: Callable[..., T], *arguments: Any, **more: Any) -> T:
        async with self._lock:
            work = asyncio.get_running_loop().run_in_executor(self._thread, lambda: act(*arguments, **more))
            return await asyncio.shield(work)


class HouseSeat:
    """A seat at a table in a house; or the place of one who watches, and has no seat."""

    def __init__(self, connection: Connection, table: RemoteTable) -> None:
        self.connection, self.table = connection, table
        self.changes = Changes()
        self.you = -1 if table.seat is None else table.seat
        language = connection.texts.language
        self.names = seat_names(table.info["seats"], connection.texts)
        if self.you >= 0:
            self.names[self.you] = connection.texts("you")
        self.texts = Texts(language, self.names, self.you)
        self.entry, self.variant = find(table.info["game"]), table.info["variant"]
        self.options: Mapping[str, Any] = table.info["options"]
        self.stand_in = False  # was asked for
        self._said = 0  # the last line of talk that was told
        self._before: dict[str, Any] | None = None  # the table as it was told last
        self._broken = False
        self._warned = ""  # the question that had little time left
        self._doubted: set[str] = set()  # what was said of the deal
        self._remarks: list[list[Run]] = []
        self._snap()
        connection.watchers.append(self._snap)

    def close(self) -> None:
        self.connection.watchers.remove(self._snap)

    # ------------------------------------------------------------------------------ what is read
    def _snap(self) -> None:
        table = self.table
        self.info: dict[str, Any] = copy.deepcopy(table.info)
        self.over = table.over
        self.resigned = bool(self.mine["minded"] == "resigned")
        paused = self.info["paused"] or self.resigned or self.over or self.you < 0
        self.question = "" if paused else table.decision
        self.view: View = {**table.view, "legal": []} if self.resigned else table.view
        self.events: Events = list(table.events)
        self._remarks += [*self._connection_news(), *self._deal_news(), *self._table_news(), *self._talk()]
        self.changes.note()

    @property
    def mine(self) -> dict[str, Any]:
        """What everybody knows of this seat."""
        nothing = {"minded": "", "offers": []}
        mine: dict[str, Any] = self.info["seats"][self.you] if self.you >= 0 else nothing
        return mine

    @property
    def commands(self) -> list[str]:
        if self.you < 0:
            return ["quick", "say", "who"]
        away = self.mine["minded"] in ("left", "time")
        offers = ["take-back"] if self.mine["offers"] else []
        return [
            "quick", "say", "who", *(["pass"] if "announced" in self.view else []), *self._aids(),
            "back" if away else "leave",
            "resume" if self.info["paused"] else "pause", "abort", *offers, "resign",
        ]  # fmt: skip

    def _aids(self) -> list[str]:
        """What spares questions, as far as it can be used now."""
        alone = all(seat["bot"] or number == self.you for number, seat in enumerate(self.info["seats"]))
        limit = ["limit"] if self.table.up_to or self.table.limit else []
        return ["ask", *limit, *(["skip"] if alone and not self.question and not self.over else [])]

    def aside(self) -> str:
        return self.texts("resigned-now") if self.resigned and not self.over else ""

    def status(self) -> str:
        if self.over:
            return ""
        texts, table, parts = self.texts, self.table, []
        if table.client.broken:
            parts.append(texts.phrase("broken"))
        window = table.window()
        if window is not None:
            parts.append(texts.phrase("to-answer", seconds=math.ceil(window)))
        elif self.you >= 0 and (bank := table.bank(self.you)) is not None:
            parts.append(texts.phrase("your-time", time=written_time(bank)))
        if self.mine["minded"] in ("left", "time"):
            parts.append(texts.phrase("stand-in-plays"))
        if table.standing is not None:
            parts.append(texts.phrase("called" if table.calls else "passing"))
        if self.info["paused"]:
            parts.append(texts("paused"))
        return " · ".join(parts)

    def remarks(self) -> list[list[Run]]:
        remarks, self._remarks = self._remarks, []
        if self.question and self.question != self._warned and self._little_time():
            self._warned = self.question
            remarks.append([Run(self.texts("hurry", seconds=HURRY), "strong")])
        return remarks

    def _little_time(self) -> bool:
        left = self.table.window()
        if left is None and self.you in self.table.clocks.get("running", ()):
            left = self.table.bank(self.you)
        return left is not None and left <= HURRY

    def _connection_news(self) -> list[list[Run]]:
        broken = self.connection.client.broken
        if broken == self._broken:
            return []
        self._broken = broken
        return [[Run(self.texts("lost" if broken else "found"), "strong")]]

    def _deal_news(self) -> list[list[Run]]:
        """What is wrong with the deal, each once."""
        promised = {key: [seat[key] for seat in self.info["seats"]] for key in ("commitment", "nonce")}
        missing = deal_memory.missing({"commitments": promised["commitment"], "nonces": promised["nonce"]})
        lines = pages.doubt_lines(self.table.doubts, missing, self.texts)
        new = [line for line in lines if line not in self._doubted]
        self._doubted |= set(new)
        return [[Run(line, "strong")] for line in new]

    def _talk(self) -> list[list[Run]]:
        new = [line for line in self.table.talk if line["n"] > self._said]
        if new:
            self._said = new[-1]["n"]
        return [said(line, self.names, self.texts) for line in new]

    def _table_news(self) -> list[list[Run]]:
        """What changed at the table since it was told last."""
        info, before = self.info, self._before
        self._before = info
        if before is None:
            return []
        news: list[list[Run]] = []
        for number, (old, new) in enumerate(zip(before["seats"], info["seats"], strict=True)):
            if old["minded"] != new["minded"]:
                why = new["minded"] or "nobody"
                why = "resigned-last" if why == "resigned" and self._ends_with_it() else why
                news.append(self.texts.runs(f"minded-{why}", seat=number))
            elif old["online"] != new["online"] and new["person"] and number != self.you and not new["minded"]:
                news.append(self.texts.runs("came" if new["online"] else "went", seat=number))
            news += [self.texts.runs(f"offers-{o}", seat=number) for o in new["offers"] if o not in old["offers"]]
            if set(old["offers"]) - set(new["offers"]) and info["paused"] == before["paused"] and not self.over:
                news.append(self.texts.runs("no-longer", seat=number))
        if info["paused"] != before["paused"]:
            news.append(self.texts.runs("paused" if info["paused"] else "goes-on"))
        return news

    def _ends_with_it(self) -> bool:
        """Whether no stand-in plays on for who resigns: at a table for two, and when no person is left."""
        seats = self.info["seats"]
        return len(seats) == 2 or not any(s["person"] is not None and s["minded"] != "resigned" for s in seats)

    # ------------------------------------------------------------------------------ what is done
    async def run(self) -> None:
        """The connection hears by itself; it stops when the house does not know the person any more."""
        while self.connection.lost is None:
            await asyncio.sleep(POLL)
        raise self.connection.lost

    async def play(self, action: Action) -> None:
        await self.connection.call(self.table.act, action)

    async def hint(self) -> Hint:
        hint = await self.connection.call(self.table.hint)
        return Hint(hint["bot"], [Thought(**thought) for thought in hint["thoughts"]])

    async def do(self, command: str, rest: str, asker: Asker) -> str:
        if command == "say":
            return await self._say(rest, asker)
        if command == "quick":
            return await self._say_quickly(asker)
        if command == "who":
            await asker.read(self.texts("command-who"), self.seat_lines())
        elif command == "pass":
            return await self._let_pass(asker)
        elif command == "leave":
            await self.connection.call(self.table.do, "leave")
            self.stand_in = True
            raise Leave
        elif command == "ask":
            await self.connection.call(self.table.do, "prompts", every=not self.table.every)
            return self.texts("asked-all-now" if self.table.every else "asked-some-now")
        elif command == "limit":
            return await self._set_limit(rest, asker)
        elif command == "skip":
            await self.connection.call(self.table.do, "skip")
        elif command == "back":
            await self.connection.call(self.table.do, "return")
        elif command == "resign":
            if await asker.sure(self.texts("sure-to-resign")):
                await self.connection.call(self.table.do, "resign")
        elif command == "take-back":
            for offer in list(self.mine["offers"]):
                await self.connection.call(self.table.do, "propose", offer=offer, agreed=False)
        else:
            return await self._offer(command)
        return ""

    async def _say(self, text: str, asker: Asker) -> str:
        text = text or (await asker.ask(self.texts("say-what")) or "").strip()
        if not text:
            return ""
        gallery = self.you < 0
        await self.connection.call(self.table.say, text, "gallery" if gallery else "table")
        return self.texts("say-gallery") if gallery else ""

    async def _say_quickly(self, asker: Asker) -> str:
        """A word or a face of the house's set, which everybody reads in his own language."""
        choices = [Choice(Text(quick_text(one, self.texts)), one) for one in QUICK]
        menu = Menu([Group(Text(), [choice]) for choice in choices])
        chosen = await asker.choose(partial(Page, self.texts("command-quick"), [], menu))
        if chosen is not None:
            await self.connection.call(self.table.say, "", "gallery" if self.you < 0 else "table", quick=chosen)
        return self.texts("say-gallery") if chosen is not None and self.you < 0 else ""

    async def _set_limit(self, typed: str, asker: Asker) -> str:
        """How far the house goes on in the duel; with the action that opens it, in a window."""
        up_to = self.table.up_to
        if up_to is None:
            return self.texts("limit-none")
        low, high, opens = up_to["least"], up_to["most"], up_to.get("opens")
        typed = typed or (await asker.ask(self.texts("limit-which", low=low, high=high)) or "").strip()
        if not typed:
            return ""
        if not typed.isdecimal() or len(typed) > 9 or int(typed) not in range(low, high + 1, up_to["step"]):
            return self.texts("bad-number", low=low, high=high)
        if opens:
            await self.connection.call(self.table.act, opens, limit=int(typed))
        else:
            await self.connection.call(self.table.do, "limit", limit=int(typed))
        return self.texts("limit-on-now", sum=int(typed))

    async def _offer(self, offer: str) -> str:
        await self.connection.call(self.table.do, "propose", offer=offer, agreed=True)
        return self.texts("offered") if offer in self.mine["offers"] else ""

    async def _let_pass(self, asker: Asker) -> str:
        """An answer in advance, put together line by line until it is kept; or taken back."""
        until_turn, unless = True, set[str]()
        game = self.entry.load("plain", self.variant)
        teller = Teller(self.entry, self.texts.language, self.names, variant=self.variant)
        while True:
            rows = [(self.texts("pass-until-turn", value=until_turn), "until-turn")]
            for one in [] if self.info["clock"]["kind"] == "daily" else game.exceptions():
                rows.append((self.texts("pass-unless", what=teller.exception(one), value=one in unless), one))
            rows += [(self.texts("pass-keep"), "keep"), (self.texts("pass-off"), "off")]
            menu = Menu([Group(Text(), [Choice(Text(label), value)]) for label, value in rows])
            chosen = await asker.choose(partial(Page, self.texts("pass-how"), [], menu))
            if chosen is None:
                return ""
            if chosen in ("keep", "off"):
                answer = {"until_turn": until_turn, "unless": sorted(unless)} if chosen == "keep" else None
                await self.connection.call(self.table.do, "standing", answer=answer)
                return self.texts("pass-off-now" if answer is None else "pass-on-now")
            if chosen == "until-turn":
                until_turn = not until_turn
            else:
                unless ^= {chosen}

    def seat_lines(self) -> list[Text]:
        """Who sits where, and how much time everybody has."""
        lines: list[Text] = []
        for number, seat in enumerate(self.info["seats"]):
            bank = self.table.bank(number)
            facts = [bot_name(seat["bot"], self.texts)] if seat["bot"] else []
            facts += [] if bank is None or seat["bot"] else [written_time(bank)]
            facts += [self.texts.phrase("away")] if seat["person"] and not seat["online"] else []
            lines.append(Text().append(self.names[number], "bold").append(f"  {' · '.join(facts)}", "quiet"))
        return lines

    def farewell(self) -> str:
        """What is said to who goes."""
        if self.you < 0:
            return self.texts("left-watching")
        gone, stand_in = "left-resigned", "left-with-stand-in"
        return self.texts(gone if self.resigned else stand_in if self.stand_in else "left-room")


# ---------------------------------------------------------------------------------- names, fit to be shown
def clean(text: str, longest: int = 500) -> str:
    """The text on one line, without characters that move the cursor or turn the direction of writing."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(shown.split())[:longest]


def clean_name(name: str, texts: Texts) -> str:
    """Boards and lists are set with letters of one cell."""
    cleaned = clean(name, LONGEST_NAME)
    narrow = "".join(letter if cell_len(letter) == 1 else "·" * cell_len(letter) for letter in cleaned)
    return narrow[:LONGEST_NAME].strip() or texts("guest")


def seat_names(seats: Sequence[dict[str, Any]], texts: Texts) -> list[str]:
    """Bots without a character have names by their seat, the same for everybody; who is called like another gets a
    number."""
    names: list[str] = []
    for number, seat in enumerate(seats):
        unnamed = seat["bot"] and not seat["name"]
        name = NAMES[number % len(NAMES)] if unnamed else clean_name(seat["name"], texts)
        alike = sum(other == name or other.startswith(f"{name} ") for other in names)
        names.append(f"{name} {alike + 1}" if alike else name)
    return names


def bot_name(bot: str, texts: Texts) -> str:
    """ "novice bot", of a level or of level/character."""
    return texts.phrase(f"level-{bot.partition('/')[0]}") if texts.has(f"level-{bot.partition('/')[0]}") else clean(bot)


def said(line: dict[str, Any], names: Sequence[str], texts: Texts) -> list[Run]:
    """A line of talk; what is in it is nothing but text."""
    seat = line["seat"]
    who = names[seat] if seat is not None and seat < len(names) else clean_name(line["name"], texts)
    quick = line.get("quick")
    text = quick_text(quick, texts) if quick in QUICK else clean(line["text"])
    before, _, after = texts("said", name="\0", text=text).partition("\0")
    return [Run(before), Run(who, "seat"), Run(after)]


def quick_text(quick: str, texts: Texts) -> str:
    """A quick word or a face of the house's set."""
    return Formatter(OWN, texts.language, {}).string(f"quick-{quick}")


def refusal(error: Refused, texts: Texts) -> str:
    """The sentence for a refusal, in the person's language where there is one, else as the house says it."""
    if texts.has(f"refused-{error.code}"):
        return texts(f"refused-{error.code}")
    own = clean(str(error))
    return own[:1].upper() + own[1:]


def written_time(seconds: float) -> str:
    """14:05; by the day, 1 d 3 h."""
    whole = math.ceil(seconds)
    if whole >= DAY:
        return f"{whole // DAY} d {whole % DAY // HOUR} h"
    if whole >= HOUR:
        return f"{whole // HOUR} h {whole % HOUR // 60:02} min"
    return f"{whole // 60}:{whole % 60:02}"
