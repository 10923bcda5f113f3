"""A visit to a house: in by the door, to the lobby or straight to a table, game after game."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from rich.text import Text

from valise_games.bots import levels_of, split
from valise_games.client import FileMemory, HouseClient, Refused, RemoteTable, Unreachable
from valise_games.drawing.palette import ink
from valise_games.errors import ValiseError
from valise_games.games import BadSetup, catalogue, find
from valise_games.games.entry import Entry, Option
from valise_games.games.teller import Teller
from valise_games.play import BadRecord, Match, deal_memory, turning_points, verify
from valise_games.terminal import pages, saves
from valise_games.terminal.credentials_file import CredentialsFile
from valise_games.terminal.game import Game
from valise_games.terminal.house import Connection, HouseSeat, bot_name, clean_name, refusal, said, seat_names
from valise_games.terminal.local_match import PlayArguments, command, finish, seal_lines
from valise_games.terminal.menu import Choice, Group, Menu
from valise_games.terminal.seat import Leave, NotTaken, Page
from valise_games.terminal.texts import Texts
from valise_games.terminal.ui import UI, run_client

CODE = re.compile(r"[BCDFGHJKLMNPQRSTVWXYZ2-9]{8}")
CLOCKS: tuple[Mapping[str, Any], ...] = (
    {"kind": "live"},
    {"kind": "live", "bank": 300, "increment": 5, "window": 20},
    {"kind": "daily", "bank": 86_400, "window": 86_400},
    {"kind": "none"},
)
USUAL_SEATS = 4
LINES_OF_TALK = 6


class Trouble(ValiseError):
    """The visit cannot go on; the message says why."""


@dataclass(frozen=True, kw_only=True)
class VisitArguments(PlayArguments):
    """What the person asked for on the command line. A game is that of a table to open."""

    url: str
    table: str = ""  # the code of one to join
    private: bool = False
    name: str = ""


@dataclass
class NewTable:
    """What a person wants of a table that is to be opened."""

    entry: Entry
    seats: int
    level: str = ""  # of the bots in the other seats; none for people
    clock: int = 0
    public: bool = True
    spectators: bool = True
    options: dict[str, Any] = field(default_factory=dict)  # chosen; of the others the house has the defaults
    variant: str = "standard"

    def value(self, option: Option, account: bool) -> int | bool:
        """The chosen value of an option, or the default of a house for a host with or without an account."""
        contest = account and not self.level and CLOCKS[self.clock]["kind"] != "daily"
        value: int | bool = self.options.get(option.key, option.usual(contest))
        return value

    def open(self, client: HouseClient) -> RemoteTable:
        bots = dict.fromkeys(range(1, self.seats), self.level) if self.level else {}
        return client.open(
            self.entry.id,
            self.seats,
            bots=bots,
            clock=dict(CLOCKS[self.clock]),
            public=self.public,
            spectators=self.spectators,
            options=self.options,
            variant=self.variant,
        )


def visit(args: VisitArguments) -> None:
    """The whole visit, from the door on; raises Trouble, BadSetup or BadSave."""
    url, code = _link(args)
    texts = Texts(args.language)
    new = _new_table(args) if args.game is not None else None
    credentials = CredentialsFile(url)
    name = args.name
    if not name and not credentials.cookie and sys.stdin.isatty():
        print(texts("your-name"))
        try:
            name = input("› ").strip()
        except (EOFError, KeyboardInterrupt):
            return
    try:
        memory = FileMemory(saves.folder() / "deals", url)
        with HouseClient(url, name[:40], cookie=credentials.cookie, language=args.language, memory=memory) as client:
            credentials.keep_cookie(client.cookie)
            entry = new.entry if new else None

            async def flow(ui: UI) -> None:
                await _Visit(args, client, credentials, ui).spend(new, code)

            run_client(flow, args.language, entry, args.paper, plain=args.plain)
    except Refused as error:
        raise Trouble(refusal(error, texts)) from None
    except (Unreachable, NotTaken) as error:
        raise Trouble(str(error)) from None


def _link(args: VisitArguments) -> tuple[str, str]:
    """The house and the table; a link to a table names both."""
    code = as_code(args.table) if args.table else ""
    rest = args.url.partition("//")[2] or args.url
    if not code and "/" in rest.rstrip("/") and is_code(rest):
        code = as_code(rest)
    scheme = f"{args.url.partition('//')[0]}//" if "//" in args.url else "http://"
    return scheme + rest.partition("/")[0], code


def _new_table(args: VisitArguments) -> NewTable:
    entry = find(args.game)
    variant = entry.check_table(args.variant)
    usual = min(USUAL_SEATS, entry.seats_of(variant)[-1])
    seats = entry.check_seats(usual if args.seats is None else args.seats, variant)
    options = dict(args.options or {})
    entry.full_options(options)
    return NewTable(entry, seats, args.bots, public=not args.private, options=options, variant=variant)


def as_code(text: str) -> str:
    """A table's code as the house writes it, however it was typed: in small letters, with a dash, or as the end of a
    link."""
    return text.strip().rstrip("/").rpartition("/")[2].upper().replace("-", "").replace(" ", "")


def is_code(text: str) -> bool:
    return bool(CODE.fullmatch(as_code(text)))


class _Visit:
    def __init__(self, args: VisitArguments, client: HouseClient, credentials: CredentialsFile, ui: UI) -> None:
        self.args, self.client, self.credentials, self.ui = args, client, credentials, ui
        self.texts = Texts(args.language)
        self.connection = Connection(client, self.texts)

    async def spend(self, new: NewTable | None, code: str) -> None:
        hearing = asyncio.create_task(self.connection.run())
        try:
            if new is not None:
                code = (await self.connection.call(new.open, self.client)).id
            if code:
                await self._games(code)
            else:
                await self._lobby()
        finally:
            hearing.cancel()
            self.connection.close()

    async def _games(self, code: str) -> None:
        """A table, and those of its rematches."""
        following: str | None = code
        while following:
            following = await self._at(following)

    # ------------------------------------------------------------------------------ the lobby
    async def _lobby(self) -> None:
        while True:
            await self.connection.call(self.client.follow_lobby)
            mine = await self._mine()
            chosen = await self.ui.choose(partial(self._lobby_page, mine), self.connection.changes)
            with contextlib.suppress(NotTaken):
                await self.connection.call(self.client.leave_lobby)
            if chosen is None:
                return
            try:
                code = await self._chosen(chosen)
                if code:
                    await self._games(code)
            except NotTaken as error:
                self.ui.tell(str(error))
            except Leave:
                continue

    async def _chosen(self, chosen: dict[str, Any]) -> str:
        """The code of the table that the person wants; empty if he thought better of it."""
        if "go" in chosen:
            return str(chosen["go"])
        if "code" in chosen:
            typed = await self.ui.ask(self.texts("which-code")) or ""
            if typed and not is_code(typed):
                self.ui.tell(self.texts("no-code", typed=typed))
                return ""
            return as_code(typed)
        entry = catalogue[chosen["new"]]
        new = NewTable(entry, min(USUAL_SEATS, entry.seats[-1]))
        if not await self._ask_settings(new):
            return ""
        return (await self.connection.call(new.open, self.client)).id

    def _lobby_page(self, mine: list[dict[str, Any]]) -> Page:
        """What has nothing in it is not shown."""
        texts, lobby = self.texts, self.connection.lobby
        own = {line["table"] for line in mine}
        others = sorted((line for code, line in lobby.items() if code not in own), key=lambda line: -line["opened"])
        mine = [{**line, **lobby.get(line["table"], {})} for line in mine]
        new = [Choice(Text(entry.name), {"new": entry.id}) for entry in catalogue.values()]
        groups = [
            ("your-tables", [self._listed(line, with_state=True) for line in mine]),
            ("open-tables", [self._listed(line) for line in others if line["state"] == "open"]),
            ("running-tables", [self._listed(line) for line in others if line["state"] == "playing"]),
            ("new-table", new),
            ("", [Choice(Text(texts("join-by-code")), {"code": True})]),
        ]
        above = [ink(texts("welcome", name=clean_name(self.client.name, texts), url=self.client.url), "quiet")]
        above += self._connection_line()
        menu = Menu([Group(Text(texts(title)) if title else Text(), choices) for title, choices in groups if choices])
        return Page(f"Valise  {texts('lobby')}", above, menu)

    def _connection_line(self) -> list[Text]:
        return [ink(self.texts("lost"), "accent")] if self.client.broken else []

    def _listed(self, line: dict[str, Any], *, with_state: bool = False) -> Choice:
        texts = self.texts
        people = [clean_name(name, texts) for name, bot in zip(line["names"], line["bots"]) if name and not bot]
        levels = dict.fromkeys(split(bot)[0] for bot in line["bots"] if bot)
        free = sum(not name and not bot for name, bot in zip(line["names"], line["bots"]))
        parts = [catalogue[line["game"]].name if line["game"] in catalogue else line["game"]]
        parts += [
            ", ".join([*people, *(texts.form(f"level-{level}", "many") for level in levels)]) or texts.phrase("nobody")
        ]
        if free and line["state"] == "open":
            parts.append(texts.phrase("free-seats", number=free))
        parts += [texts.phrase(f"state-{line['state']}")] if with_state and line["state"] != "open" else []
        return Choice(Text(" · ".join([*parts, line["table"]])), {"go": line["table"]})

    async def _mine(self) -> list[dict[str, Any]]:
        """Tables at which one sat last, as they are now."""
        lines: list[dict[str, Any]] = []
        for code in self.credentials.tables:
            with contextlib.suppress(NotTaken):
                response = await self.connection.call(self.client.get, f"/api/tables/{code}?since=1000000000")
                info, seats = response["info"], response["info"]["seats"]
                if any(seat["person"] == self.client.id for seat in seats):
                    names, bots = [seat["name"] for seat in seats], [seat["bot"] for seat in seats]
                    lines.append({**info, "names": names, "bots": bots})
        return lines

    # ------------------------------------------------------------------------------ a new table
    async def _ask_settings(self, new: NewTable) -> bool:
        """Asks until the new table is as the person wants it; False if he goes back."""
        while True:
            change = await self.ui.choose(lambda: self._settings_page(new))
            if change is None or change == "open":
                return bool(change)
            if change.startswith("option "):
                await self._change_option(new, change.removeprefix("option "))
            else:
                _change(new, change)

    def _settings_page(self, new: NewTable) -> Page:
        texts = self.texts
        teller = Teller(new.entry, self.args.language, [], variant=new.variant)
        bots = texts.form(f"level-{split(new.level)[0]}", "many") if new.level else texts.phrase("people")
        rows = [
            (texts("plan-seats", value=new.seats), "seats"),
            (texts("plan-bots", value=bots), "level"),
            (texts("plan-clock", value=texts.phrase(f"clock-{new.clock}")), "clock"),
            (texts("plan-public", value=self._on(new.public)), "public"),
            (texts("plan-spectators", value=self._on(new.spectators)), "spectators"),
        ]
        for option in new.entry.offered:
            value = new.value(option, self.client.account)
            shown = self._on(value) if isinstance(value, bool) else str(value)
            name = teller.formatter.string(f"option-{option.key}").rstrip(".")
            rows.append((texts("plan-option", name=name, value=shown), f"option {option.key}"))
        rows.append((texts("open-it"), "open"))
        menu = Menu([Group(Text(), [Choice(Text(label), change)]) for label, change in rows])
        return Page(f"{texts('new-table')} · {new.entry.name}", [], menu)

    def _on(self, value: bool) -> str:
        return self.texts.phrase("on" if value else "off")

    async def _change_option(self, new: NewTable, key: str) -> None:
        """A yes-or-no option is turned; a number is asked for."""
        option = next(option for option in new.entry.options if option.key == key)
        if isinstance(option.default, bool):
            new.options[key] = not new.value(option, self.client.account)
            return
        typed = await self.ui.ask(self.texts("how-many", name=key, low=option.low, high=option.high)) or ""
        if typed.strip().isdecimal() and len(typed) < 10 and int(typed) in option.values:
            new.options[key] = int(typed)
        elif typed:
            self.ui.tell(self.texts("bad-number", low=option.low, high=option.high))

    # ------------------------------------------------------------------------------ at one table
    async def _at(self, code: str) -> str | None:
        """Stays at a table from taking a seat to the end; gives the table of the rematch, if there is one."""
        call = self.connection.call
        known = self.client.tables.get(code)
        table = known if known is not None else await call(self.client.watch, code)
        try:
            if table.info["state"] == "open":
                if table.seat is None:
                    with contextlib.suppress(NotTaken):
                        await call(table.sit)
                self.credentials.keep_table(code)
                await self._wait(table)
            if table.seat is None and not table.view:
                raise NotTaken(self.texts("refused-no-seat"))
            if table.over and not table.view:
                raise NotTaken(self.texts("early-abandoned"))
            return await self._play(table)
        finally:
            with contextlib.suppress(NotTaken):
                await call(table.unwatch)

    async def _play(self, table: RemoteTable) -> str | None:
        if table.seat is not None and table.info["seats"][table.seat]["minded"] in ("left", "time"):
            with contextlib.suppress(NotTaken):
                await self.connection.call(table.do, "return")
        seat = HouseSeat(self.connection, table)
        sealed = self.texts("sealed", commitment=table.info["commitment"])
        game = Game(seat, self.args.language, sealed if seat.you >= 0 else self.texts("you-watch"))
        try:
            if not seat.over:
                await self.ui.play(game)
        except Leave:
            self.ui.farewell(seat.farewell(), self.texts("come-back-with"), f"  {self._command_to(table.id)}")
            raise
        finally:
            seat.close()
        with contextlib.suppress(Leave):
            return await self._end(table, seat, game)
        return None

    def _command_to(self, code: str) -> str:
        return command("play", "--at", self.client.url, "--table", code)

    async def _end(self, table: RemoteTable, seat: HouseSeat, game: Game) -> str | None:
        record, match = await self._record(table)
        outcome = table.info["outcome"] or {}
        early: list[Text] = []
        view = table.view
        if pages.is_early(outcome):
            view = view if match is None else pages.early_view(match, table.seat, outcome)
            resigned = [n for n, one in enumerate(table.info["seats"]) if one["minded"] == "resigned"]
            early = pages.early_result(outcome, len(seat.names), game.texts, resigned)
        events = match.all_events() if match is not None else table.events
        turns = turning_points(match) if match is not None else []
        lines = game.ending(view, events, self.ui.width, early, turns)
        lines += seal_lines(match, self.texts) if match is not None else []
        lines += self._deal_lines(table, record, game.texts) if record and match is not None else []
        lines += [ink(self.texts("record-bad"), "accent")] if record and match is None else []
        more = []
        if table.seat is not None:
            again = "join-rematch" if table.info["followed"] else "rematch"
            more = [Choice(Text(self.texts(again)), "rematch")]
        if await finish(self.ui, self.texts, lines, record, self.args.record, more) != "rematch":
            return None
        return await self.connection.call(table.rematch)

    def _deal_lines(self, table: RemoteTable, record: dict[str, Any], texts: Texts) -> list[Text]:
        """What is to be said of the deal, by what was kept of it here; and where that is."""
        doubts = dict.fromkeys([*table.doubts, *table.check(record)])
        lines = [ink(line, "accent") for line in pages.doubt_lines(list(doubts), deal_memory.missing(record), texts)]
        memory = self.client.memory
        if table.id in memory and isinstance(memory, FileMemory):
            if not doubts:
                lines.append(ink(texts("kept-fits"), "quiet"))
            lines.append(ink(texts("kept-in", file=str(memory.file(table.id))), "quiet"))
        return lines

    async def _record(self, table: RemoteTable) -> tuple[dict[str, Any], Match | None]:
        """The record, and the match that it is of if it is good; nothing where the house gives none."""
        try:
            record = dict(await self.connection.call(self.client.get, f"/api/tables/{table.id}/record"))
        except (NotTaken, TypeError, ValueError):
            return {}, None
        try:
            return record, verify(record)
        except (BadRecord, BadSetup, TypeError, ValueError):
            return record, None

    # ------------------------------------------------------------------------------ a table before it begins
    async def _wait(self, table: RemoteTable) -> None:
        """Waits until the game begins or the table is closed; raises Leave when the person goes."""
        sat = table.seat is not None
        while table.info["state"] == "open":
            if sat and table.seat is None:
                self.ui.tell(self.texts("removed"))
            sat = table.seat is not None
            chosen = await self.ui.choose(partial(self._waiting_page, table, sat), self.connection.changes)
            if chosen is None and table.info["state"] == "open" and sat == (table.seat is not None):
                with contextlib.suppress(NotTaken):
                    if table.seat is not None:
                        await self.connection.call(table.do, "stand")
                raise Leave
            try:
                for do, fields in chosen or []:
                    if do == "say":
                        text = await self.ui.ask(self.texts("say-what"))
                        if text and text.strip():
                            await self.connection.call(table.say, text.strip())
                    elif do == "sit":
                        await self.connection.call(table.sit, **fields)  # which brings the person's part of the deal
                    else:
                        await self.connection.call(table.do, do, **fields)
            except NotTaken as error:
                self.ui.tell(str(error))
            if chosen:
                sat = table.seat is not None

    def _waiting_page(self, table: RemoteTable, sat: bool) -> Page | None:
        """None when the table is no longer as it was asked about: it has begun, or the person lost his seat."""
        info, texts = table.info, self.texts
        if info["state"] != "open" or (sat and table.seat is None):
            return None
        names = seat_names(info["seats"], texts)
        above = [ink(texts("join-with", command=self._command_to(table.id)), "quiet"), *self._connection_line()]
        for number, seat in enumerate(info["seats"]):
            line = ink(f"  {texts('seat-number', number=number + 1)}  ", "quiet")
            above.append(line + self._who(table, number, seat, names[number]))
        if info["awaited"]:
            above.append(ink(texts("awaiting", names=", ".join(names[seat] for seat in info["awaited"])), "accent"))
        above += [ink(texts(f"doubt-{doubt}"), "accent") for doubt in table.doubts]
        if info["host"] != self.client.id:
            above.append(ink(texts("host-starts"), "quiet"))
        shown = [texts("you") if number == table.seat else name for number, name in enumerate(names)]
        for talk in table.talk[-LINES_OF_TALK:]:
            above.append(Text("".join(run.text for run in said(talk, shown, texts))))
        title = texts("waiting", game_name=catalogue[info["game"]].name, code=info["table"])
        return Page(f"Valise  {title}", above, self._waiting_menu(table, names))

    def _who(self, table: RemoteTable, number: int, seat: dict[str, Any], name: str) -> Text:
        texts = self.texts
        if seat["bot"]:
            return ink(name, "bold") + ink(f"  {bot_name(seat['bot'], texts)}", "quiet")
        if seat["person"] is None:
            return ink("–", "quiet")
        facts = [texts.phrase("host")] if seat["person"] == table.info["host"] else []
        facts += [] if seat["online"] or number == table.seat else [texts.phrase("away")]
        shown = texts("you") if number == table.seat else name
        return ink(shown, "bold") + ink(f"  {' · '.join(facts)}" if facts else "", "quiet")

    def _waiting_menu(self, table: RemoteTable, names: list[str]) -> Menu:
        info, texts = table.info, self.texts
        free = [n for n, seat in enumerate(info["seats"]) if seat["person"] is None and not seat["bot"]]
        hosting = info["host"] == self.client.id
        rows: list[tuple[str, list[tuple[str, dict[str, Any]]]]] = []
        if hosting and not free:
            rows.append((texts("start"), [("start", {})]))
        if hosting and free and not info["rated"]:
            for level in levels_of(info["game"], info["variant"]):
                hired = [("hire", {"seat": seat, "level": level}) for seat in free]
                rows.append((texts("fill", bots=texts.form(f"level-{level}", "many")), hired))
        rows += [(texts("sit-here", number=seat + 1), [("sit", {"seat": seat})]) for seat in free]
        if table.seat is not None:
            rows.append((texts("stand-up"), [("stand", {})]))
        if hosting:
            for number, seat in enumerate(info["seats"]):
                if seat["bot"]:
                    gone = [("hire", {"seat": number, "level": ""})]
                    rows.append((texts("send-away", name=names[number]), gone))
                elif seat["person"] not in (None, self.client.id):
                    rows.append((texts("remove", name=names[number]), [("remove", {"seat": number})]))
        rows.append((texts("command-say"), [("say", {})]))
        return Menu([Group(Text(), [Choice(Text(label), commands)]) for label, commands in rows])


def _change(new: NewTable, change: str) -> None:
    """Changes a setting to its next value; after the last comes the first."""
    if change == "seats":
        seats = list(new.entry.seats_of(new.variant))
        new.seats = seats[(seats.index(new.seats) + 1) % len(seats)]
    elif change == "level":
        levels = ["", *levels_of(new.entry.id, new.variant)]
        new.level = levels[(levels.index(split(new.level)[0]) + 1) % len(levels)]
    elif change == "clock":
        new.clock = (new.clock + 1) % len(CLOCKS)
    elif change == "public":
        new.public = not new.public
    else:
        new.spectators = not new.spectators
