"""An evening in a house: in by the door, to the lobby or straight to a table, game after game."""

from __future__ import annotations

import contextlib
import secrets
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rich.text import Text

from valise_games.client import HouseClient, Refused, RemoteTable, Unreachable
from valise_games.errors import ValiseError
from valise_games.games import BadSetup, catalogue, find
from valise_games.play import BadRecord, Match, verify
from valise_games.play.match import EARLY
from valise_games.terminal import session
from valise_games.terminal.client import Client, Leave
from valise_games.terminal.drawer import Seating, drawer_for
from valise_games.terminal.early import early_outcome, early_result, early_view
from valise_games.terminal.faces import choose_face
from valise_games.terminal.halls import Hall, choose_hall
from valise_games.terminal.keyboard import PROMPT, Keyboard
from valise_games.terminal.paper import Ground
from valise_games.terminal.visit.desk import HouseDesk, passing_in
from valise_games.terminal.visit.lobby import Lobby, as_code, is_code
from valise_games.terminal.visit.names import seat_names
from valise_games.terminal.visit.opening import Plan, ask_plan, usual_plan
from valise_games.terminal.visit.remembered import Remembered
from valise_games.terminal.visit.seat import HouseSeat, Onlooker, refusal
from valise_games.terminal.visit.waiting import WaitingRoom
from valise_games.terminal.visit.words import visit_words
from valise_games.terminal.words import Language, words_in


class Trouble(ValiseError):
    """The evening cannot go on; the message says why."""


@dataclass(frozen=True)
class Wish:
    """What the person asked for on the command line."""

    url: str
    language: Language
    table: str = ""  # the code of one to join
    game: str | None = None  # of a table to open
    seats: int | None = None
    bots: str = ""  # the level of those in the other seats
    options: Mapping[str, object] | None = None
    variant: str = "standard"
    private: bool = False
    name: str = ""
    record: Path | None = None
    plain: bool = False
    paper: Ground | None = None


def visit(wish: Wish) -> None:
    """The whole evening, from the door on."""
    url, code = _link(wish)
    words = visit_words(wish.language)
    try:
        remembered = Remembered(url)
        name = wish.name
        if not name and not remembered.cookie and sys.stdin.isatty():
            print(words.your_name)
            name = input(PROMPT).strip()
        with HouseClient(url, name[:40], cookie=remembered.cookie) as visitor:
            remembered.keep_cookie(visitor.cookie)
            with session.ended_politely():
                _Evening(wish, visitor, remembered).spend(code)
    except (Unreachable, Refused) as error:
        raise Trouble(refusal(error, words) if isinstance(error, Refused) else str(error)) from None
    except (Leave, EOFError, KeyboardInterrupt):
        return


def _link(wish: Wish) -> tuple[str, str]:
    """The house and the table; a link to a table names both."""
    code = as_code(wish.table) if wish.table else ""
    rest = wish.url.partition("//")[2] or wish.url
    if not code and "/" in rest.rstrip("/") and is_code(rest):
        code = as_code(rest)
    scheme = f"{wish.url.partition('//')[0]}//" if "//" in wish.url else "http://"
    return scheme + rest.partition("/")[0], code


class _Evening:
    def __init__(self, wish: Wish, visitor: HouseClient, remembered: Remembered) -> None:
        self.wish = wish
        self.visitor = visitor
        self.remembered = remembered
        self.words = words_in(wish.language)
        self.visit = visit_words(wish.language)
        self.keyboard = Keyboard(patient=sys.stdin.isatty())
        self.console = session.make_console("", wish.paper)
        self.hall: Hall = choose_hall(self.console, self.keyboard, plain=wish.plain)

    def spend(self, code: str) -> None:
        if self.wish.game is not None:
            code = self._plan_of_wish().open(self.visitor).id
        if code:
            following: str | None = code
            while following:
                following = self._at(following)
            return
        advice = ""
        while True:
            with self.hall.open():
                chosen = Lobby(self.visitor, self.hall, self.remembered, self.words, self.visit).choose(advice)
                advice = ""
                if "new" in chosen:
                    plan = usual_plan(catalogue[chosen["new"]])
                    wanted = ask_plan(self.hall, plan, self.wish.language, self.words, self.visit)
                    if wanted is None:
                        continue
            try:
                following = wanted.open(self.visitor).id if "new" in chosen and wanted else chosen["go"]
                while following:
                    following = self._at(following)
            except Refused as error:
                advice = refusal(error, self.visit)
            except Leave:
                continue

    def _plan_of_wish(self) -> Plan:
        wish = self.wish
        plan = usual_plan(find(wish.game))
        plan.variant = plan.entry.check_table(wish.variant)
        allowed = plan.entry.seats_of(plan.variant)
        plan.seats = plan.entry.check_seats(
            min(plan.seats, allowed[-1]) if wish.seats is None else wish.seats, plan.variant
        )
        plan.level, plan.public = wish.bots, not wish.private
        plan.options = dict(plan.entry.full_options(wish.options or {}))
        return plan

    # ------------------------------------------------------------------------------ at one table
    def _at(self, code: str) -> str | None:
        """From taking a seat to the end; gives the table of the rematch, if there is one."""
        table = self.visitor.tables.get(code) or self.visitor.watch(code)
        try:
            if table.info["state"] == "open":
                if table.seat is None:
                    with contextlib.suppress(Refused):
                        table.sit()
                self.remembered.keep_table(code)
                self._wait(table)
            if table.seat is None and not table.view:
                raise Refused("no-seat", self.visit.refusals["no-seat"])
            if table.info["outcome"] is None or not table.over:
                self._play(table)
            elif not table.view:
                raise Refused("over", self.words.early["abandoned"])
            return self._end(table)
        finally:
            with contextlib.suppress(Unreachable):
                table.unwatch()

    def _wait(self, table: RemoteTable) -> None:
        room = WaitingRoom(table, self.hall, self.words, self.visit, self._command_to(table.id))
        try:
            with self.hall.open():
                room.wait()
        except (Leave, EOFError, KeyboardInterrupt):
            with contextlib.suppress(Refused, Unreachable):
                if table.seat is not None:
                    table.do("stand")
            raise Leave from None

    def _play(self, table: RemoteTable) -> None:
        with contextlib.suppress(Refused):
            if table.seat is not None and table.info["seats"][table.seat]["minded"] in ("left", "time"):
                table.do("return")
        seat, client, desk = self._sit_down(table)
        self.keyboard.look_around = seat.look_around
        try:
            with client.face.open():
                if table.seat is None:
                    client.show_table()
                client.play()
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print()
            self.console.print(Text(self._farewell(table, seat, desk)))
            self.console.print(Text(self.visit.come_back.format(command=self._command_to(table.id))), soft_wrap=True)
            raise Leave from None
        finally:
            self.keyboard.look_around = None

    def _farewell(self, table: RemoteTable, seat: HouseSeat, desk: HouseDesk) -> str:
        if table.seat is None:
            return self.visit.watched
        return self.visit.gone if seat.resigned else self.visit.left if desk.left else self.visit.stays

    def _sit_down(self, table: RemoteTable) -> tuple[HouseSeat, Client, HouseDesk]:
        entry = find(table.info["game"])
        you = -1 if table.seat is None else table.seat
        passing = self.visit.help_passing.get(passing_in(table.view), "")
        words = replace(
            self.words,
            commands={**self.words.commands, "save": (), **self.visit.commands},
            commands_line=self.visit.commands_line,
            help=self.visit.watch_help if you < 0 else self.visit.help.format(passing=passing),
        )
        names = seat_names(table.info["seats"], self.visit)
        if you >= 0:
            names[you] = words.you
        seating = Seating(entry, table.info["variant"], you, names, self.wish.language, words, table.info["options"])
        drawer = drawer_for(seating)
        console = session.make_console(entry.id, self.wish.paper)
        face = choose_face(console, seating, drawer, self.keyboard, plain=self.wish.plain)
        seat = (HouseSeat if you >= 0 else Onlooker)(table, names, self.visit)
        desk = HouseDesk(seat, seating, face, self.visit)
        client = Client(seat, seating, drawer, face, desk)
        client.advice = (
            words.commitment.format(commitment=table.info["commitment"]) if you >= 0 else self.visit.you_watch
        )
        return seat, client, desk

    # ------------------------------------------------------------------------------ afterwards
    def _end(self, table: RemoteTable) -> str | None:
        _, client, _ = self._sit_down(table)
        record, match = self._record(table)
        self._show_end(table, match, client)
        with contextlib.suppress(EOFError, KeyboardInterrupt):
            if match is not None:
                session.show_seal(match, client.face.console, self.words)
                session.keep_record(record, self.wish.record, self.console, self.words)
            if table.seat is not None and sys.stdin.isatty() and self._wants_more(table):
                return str(table.do("rematch", nonce=secrets.token_hex(16))["table"])
        return None

    def _show_end(self, table: RemoteTable, match: Match | None, client: Client) -> None:
        """Everything is told, also where the game stopped before its end."""
        console = client.face.console
        outcome = table.info["outcome"] or {}
        resigned = [n for n, seat in enumerate(table.info["seats"]) if seat["minded"] == "resigned"]
        if outcome.get("reason") not in EARLY:
            events = match.all_events() if match is not None else table.events
            session.show_end(client.drawer, table.view, events, client.seating, console)
        elif match is not None:
            view = early_view(match, table.seat, resigned)
            session.show_end(client.drawer, view, match.all_events(), client.seating, console)
        else:
            console.print()
            for line in early_result(client.seating, early_outcome(outcome, len(table.info["seats"]), resigned)):
                console.print(line)

    def _record(self, table: RemoteTable) -> tuple[dict[str, Any], Match | None]:
        """The record, and the match that it is of; nothing where the house gives none."""
        try:
            record = dict(self.visitor.get(f"/api/tables/{table.id}/record"))
            return record, verify(record)
        except (Refused, Unreachable, BadRecord, BadSetup, TypeError, ValueError):
            return {}, None

    def _wants_more(self, table: RemoteTable) -> bool:
        table.visitor.poll()
        question = self.visit.join_rematch if table.info["followed"] else self.visit.rematch
        return session.yes_or_no(question, self.console, self.words)

    def _command_to(self, code: str) -> str:
        return session.command("play", "--at", self.visitor.url, "--table", code)
