"""What people may do, and when: one way in for all commands, by socket and by HTTP.

`Dispatcher.dispatch` finds out once which table and seat a command is about, then calls the function that carries it
out. A command is checked, recorded and answered; what is refused changes nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from valise_games.bots import UnknownBot, check_bot, named
from valise_games.games.messages import FALLBACK, OWN, Formatter
from valise_games.house.bots import hints
from valise_games.house.bots.pool import BotPool
from valise_games.house.errors import Refusal, RefusalCode
from valise_games.house.people import ratings
from valise_games.house.people.directory import Directory, Person
from valise_games.house.people.rate_limits import RateLimits
from valise_games.house.storage import lists
from valise_games.house.tables import events, house_answers, setup, views
from valise_games.house.tables import messages as m
from valise_games.house.tables.live import KEPT_TIME, LiveTable, Watcher
from valise_games.house.tables.lobby import Lobby
from valise_games.house.tables.registry import Registry
from valise_games.house.tables.state import Table
from valise_games.play import fairness
from valise_games.play.match import FORMAT

MOST_WATCHED = 16  # tables on one socket

Kind = TypeVar("Kind", bound=m.Command)


class SocketWatcher(Watcher, Protocol):
    """A socket, which may watch tables and follow the lobby."""

    watched: set[str]  # codes of tables


@dataclass(slots=True)
class Call:
    """A command's surroundings, found out once: who sent it, from which socket, and where he sits.

    `key` is the command's, with its sender: under it the rows are stored, so that a repeated command is known.
    """

    person: Person
    key: str
    socket: SocketWatcher | None
    live: LiveTable
    seat: int | None

    @property
    def table(self) -> Table:
        return self.live.table

    def own_seat(self) -> int:
        """The seat of who sent it; raises Refusal if he has none."""
        if self.seat is None:
            raise Refusal(RefusalCode.NO_SEAT, "you do not sit at this table")
        return self.seat


Answer = m.Done | Awaitable[m.Done]
Handler = Callable[["Dispatcher", Any, Call], Answer]
_handlers: dict[type[m.Command], Handler] = {}  # a look-up in a dict: functools.singledispatch costs each move more

SOCKET_ONLY = (m.Watch, m.AskHint)  # of those that name a table
FOR_PROGRAMS_TOO = (*SOCKET_ONLY, m.Say)  # at rated tables


def _handles(kind: type[Kind]) -> Callable[[Callable[[Dispatcher, Kind, Call], Answer]], Handler]:
    """Marks the function that carries out a kind of command."""

    def mark(handler: Callable[[Dispatcher, Kind, Call], Answer]) -> Handler:
        _handlers[kind] = handler
        return handler

    return mark


class Dispatcher:
    """Carries out commands: the one way in for sockets and HTTP."""

    def __init__(
        self, registry: Registry, lobby: Lobby, directory: Directory, limits: RateLimits, hint_pool: BotPool
    ) -> None:
        self.registry = registry
        self.lobby = lobby
        self.directory = directory
        self.limits = limits
        self.hint_pool = hint_pool
        self.now = registry.services.now
        self._publisher = registry.services.publisher

    def dispatch(self, command: m.Command, person: Person, socket: SocketWatcher | None = None) -> Answer | None:
        """Carries out a command, once for each key, and gives the answer; only a hint, and a finished game that
        is only in the file, have to be waited for.

        None stands for an answer that comes to the socket by itself, in a house of many processes. Raises Refusal and
        Unavailable; then nothing has changed.
        """
        self._publisher.settle()
        key = f"{person.id}:{command.key}" if command.key else ""
        handler = _handlers.get(type(command))
        if handler is None:
            return self._dispatch_without_table(command, person, key, socket)
        code: str = command.table  # type: ignore[attr-defined]  # all others have one
        live = self.registry.find(code)
        if live is None and isinstance(command, m.Watch) and lists.is_over(self.registry.services.store, code):
            return self._load_then_watch(command, person, socket)
        seat = None if live is None else live.table.seat_of(person.id)
        if live is None or seat is None:
            live = self.find_table(person, code)
            seat = live.table.seat_of(person.id)
        if person.by_key and live.table.setup.rated and not isinstance(command, FOR_PROGRAMS_TOO):
            raise Refusal(RefusalCode.BY_KEY, "a rated game is for people: a program plays at other tables")
        if key and (row := live.table.repeated(key)) is not None and not isinstance(command, SOCKET_ONLY):
            opened = row.event.table if isinstance(row.event, events.RematchOpened) else code
            return m.Done(key=command.key, table=opened, n=row.public_seq or 0)
        return handler(self, command, Call(person, key, socket, live, seat))

    def find_table(self, person: Person, code: str) -> LiveTable:
        """The table with this code, for somebody who may be guessing codes; raises Refusal.

        One that is only in the file has to be played through again, like a replay; so it counts as one.
        """
        live = self.registry.find(code)
        if live is not None and live.table.seat_of(person.id) is not None:
            return live
        with self.limits.guessing(person):
            if live is None:
                self.limits.by("replay", person)
            return self.registry.get(code)

    async def load(self, person: Person, code: str) -> None:
        """Sees to it that `find_table` finds it in memory: to play a long game through takes a while, and the house
        goes on meanwhile. Raises Refusal."""
        if self.registry.find(code) is None:
            with self.limits.guessing(person):
                self.limits.by("replay", person)
                await self.registry.load(code)

    async def bring(self, person: Person, code: str) -> None:
        """Before a command without a socket: in a house of many processes the table comes here, if nobody else has it.
        Raises Refusal if there is no such table."""

    def visible_table(self, person: Person, code: str) -> LiveTable:
        """The table, if the person may look at it now; raises Refusal."""
        live = self.find_table(person, code)
        _must_be_visible(Call(person, "", None, live, live.table.seat_of(person.id)))
        return live

    async def _load_then_watch(self, command: m.Watch, person: Person, socket: SocketWatcher | None) -> m.Done:
        await self.load(person, command.table)
        live = self.find_table(person, command.table)
        done = _watch(self, command, Call(person, "", socket, live, live.table.seat_of(person.id)))
        assert isinstance(done, m.Done)
        return done

    def never_began(self, code: str) -> bool:
        """Whether the table with this code was closed before its game began."""
        live = self.registry.find(code)
        if live is None:
            return lists.never_began(self.registry.services.store, code)
        return live.table.state == "over" and live.table.match is None

    def accept_rematch(self, command: m.Rematch, call: Call) -> Answer:
        """Sits down at the rematch, if there is still a seat; else the answer only says where it is."""
        following = self.registry.get(call.table.rematch)
        table = following.table
        if table.state == "open" and not table.awaited and table.free_seats and table.seat_of(call.person.id) is None:
            sit = m.Sit(key=command.key, table=table.id, commitment=command.commitment)
            _sit(self, sit, Call(call.person, call.key, call.socket, following, None))
        return m.Done(key=command.key, table=table.id)

    # ------------------------------------------------------------------------------ commands without a table
    def _dispatch_without_table(
        self, command: m.Command, person: Person, key: str, socket: SocketWatcher | None
    ) -> m.Done:
        match command:
            case m.OpenTable():
                return self._open(command, person, key)
            case m.Unwatch():
                self.unwatch(command.table, _must_be_socket(socket))
            case m.FollowLobby(off=True):
                self.lobby.unfollow(_must_be_socket(socket))
            case m.FollowLobby():
                self.lobby.follow(_must_be_socket(socket))
            case _:
                raise AssertionError(f"nothing carries out {command}")
        return m.Done(key=command.key)

    def _open(self, command: m.OpenTable, person: Person, key: str) -> m.Done:
        if before := self.registry.opened_with(key):
            return m.Done(key=command.key, table=before.table.id, n=1)
        wanted = setup.wished(command, person)
        live = self.open_table(wanted, person, key)
        return m.Done(key=command.key, table=live.table.id, n=live.table.public_seq)

    def open_table(self, wanted: events.Opened, person: Person, key: str) -> LiveTable:
        """As often as one person may."""
        tables = (live.table for live in self.registry.in_memory())
        self.limits.open_tables(sum(table.state == "open" and table.host == person.id for table in tables))
        self.limits.by("open", person)
        return self.registry.open_table(wanted, key)

    def unwatch(self, code: str, socket: SocketWatcher) -> None:
        """The socket hears of this table no more."""
        socket.watched.discard(code)
        live = self.registry.find(code)
        if live is not None:
            live.unwatch(socket)

    def leave(self, socket: SocketWatcher) -> None:
        """The socket is closed."""
        self.lobby.unfollow(socket)
        for code in list(socket.watched):
            self.unwatch(code, socket)


# ---------------------------------------------------------------------------------- watching
@_handles(m.Watch)
def _watch(dispatcher: Dispatcher, command: m.Watch, call: Call) -> m.Done:
    socket = _must_be_socket(call.socket)
    if len(socket.watched) >= MOST_WATCHED and command.table not in socket.watched:
        raise Refusal(RefusalCode.TOO_MANY, f"one connection watches at most {MOST_WATCHED} tables")
    _must_be_visible(call)
    socket.watched.add(command.table)
    call.live.watch(socket, command.since)
    return m.Done(key=command.key)


@_handles(m.AskHint)
def _hint(dispatcher: Dispatcher, command: m.AskHint, call: Call) -> Awaitable[m.Done]:
    """In games that are not rated; the only answer that takes a while."""
    _must_be_visible(call)
    seat = call.own_seat()
    if call.table.setup.rated:
        raise Refusal(RefusalCode.RATED, "there are no hints in a rated game")
    _must_decide(call.table, seat)
    dispatcher.limits.by("hint", call.person)
    return _think(dispatcher.hint_pool, command, call.table, seat)


async def _think(pool: BotPool, command: m.AskHint, table: Table, seat: int) -> m.Done:
    decision = _must_decide(table, seat)  # who sends his decision right after his question may have made it
    assert table.match is not None
    hint = await hints.think_in_slot(pool, table.match, seat, decision)
    if hint is None:
        raise Refusal(RefusalCode.NO_HINT, "nobody has a hint just now; try again in a while")
    return m.Done(key=command.key, table=table.id, hint=hint)


# ---------------------------------------------------------------------------------- before the start
@_handles(m.Sit)
def _sit(dispatcher: Dispatcher, command: m.Sit, call: Call) -> m.Done:
    table = _must_be_open(call.table)
    person, directory = call.person, dispatcher.directory
    if table.host in directory.blocked_by(person.id) or person.id in directory.blocked_by(table.host):
        raise Refusal(RefusalCode.BLOCKED, "you cannot sit at this table")
    if table.setup.rated and not person.account:
        raise Refusal(RefusalCode.NO_ACCOUNT, "this table is rated: it is for people with an account")
    if _is_kept_for_others(dispatcher, table, person):
        raise Refusal(
            RefusalCode.KEPT, "this is a rematch: for two minutes its seats are kept for those who played before"
        )
    wanted = command.seat if command.seat is not None else _usual_seat(dispatcher.registry, table, person)
    if wanted is None:
        raise Refusal(RefusalCode.FULL, "there is no free seat at this table")
    if wanted not in table.free_seats:
        raise Refusal(RefusalCode.TAKEN, f"seat {wanted} is not free; free are {table.free_seats}")
    sat = _sat(dispatcher, table, person, wanted, command.commitment)
    return _write(command, call, sat, *_begun_by(dispatcher, table, sat))


def _begun_by(dispatcher: Dispatcher, table: Table, sat: events.Sat) -> list[events.TableEvent]:
    """What follows when this person has sat down: a rematch begins when all who played before are there again."""
    before = set(_people_before(dispatcher.registry, table))
    people = {seat.person for seat in table.seats if not seat.bot} - {None} | {sat.person}
    if table.free_seats != [sat.seat] or table.seat_of(sat.person) is not None or not people <= before:
        return []
    committed = sat.commitment or any(seat.commitment for seat in table.seats)
    return [events.Dealing() if committed else events.Started(FORMAT)]


def _people_before(registry: Registry, table: Table) -> list[int | None]:
    """By seat, at the table that this is a rematch of; none if it is no rematch."""
    return lists.people_at(registry.services.store, table.setup.after) if table.setup.after else []


def _is_kept_for_others(dispatcher: Dispatcher, table: Table, person: Person) -> bool:
    """At a rematch, as long as those who may still come would fill the table."""
    kept = table.setup.after and abs(dispatcher.now() - table.opened_at) <= KEPT_TIME
    if not kept or table.seat_of(person.id) is not None:
        return False
    before = [person for person in _people_before(dispatcher.registry, table) if person is not None]
    missing = [each for each in before if table.seat_of(each) is None]
    return person.id not in missing and 0 < len(table.free_seats) <= len(missing)


def _usual_seat(registry: Registry, table: Table, person: Person) -> int | None:
    """The first that is free; after another game, the one after his own there."""
    before = _people_before(registry, table)
    if person.id in before:
        rotated = (before.index(person.id) + 1) % len(table.seats)
        if rotated in table.free_seats:
            return rotated
    return next(iter(table.free_seats), None)


@_handles(m.Stand)
def _stand(dispatcher: Dispatcher, command: m.Stand, call: Call) -> m.Done:
    """A host who leaves nobody behind closes the table."""
    table, seat = _must_be_open(call.table), call.own_seat()
    alone = table.host == call.person.id and table.people_seats == [seat]
    return _write(command, call, events.Stood(seat), *([events.Ended("abandoned")] if alone else []))


@_handles(m.Remove)
def _remove(dispatcher: Dispatcher, command: m.Remove, call: Call) -> m.Done:
    table = _must_be_open(call.table)
    _must_be_host(call)
    if command.seat >= len(table.seats) or table.seats[command.seat].person is None:
        raise Refusal(RefusalCode.NOBODY, f"nobody sits in seat {command.seat}")
    return _write(command, call, events.Stood(command.seat))


@_handles(m.Hire)
def _hire(dispatcher: Dispatcher, command: m.Hire, call: Call) -> m.Done:
    table = _must_be_open(call.table)
    _must_be_host(call)
    if command.seat >= len(table.seats) or table.seats[command.seat].person is not None:
        raise Refusal(RefusalCode.TAKEN, f"seat {command.seat} is not free")
    if table.setup.rated:
        raise Refusal(RefusalCode.BAD_SETUP, "a rated table is for people, without bots")
    bot = command.level
    if bot:
        try:
            check_bot(bot, table.setup.game, table.setup.variant)
        except UnknownBot as error:
            raise Refusal(RefusalCode.BAD_SETUP, str(error)) from None
        bot = named(bot, [place.character for place in table.seats])
    return _write(command, call, events.Hired(command.seat, bot))


@_handles(m.Start)
def _start(dispatcher: Dispatcher, command: m.Start, call: Call) -> m.Done:
    """Said again, it deals without those who were awaited for long enough."""
    _must_be_host(call)
    if call.table.awaited:
        if not call.live.may_deal:
            raise Refusal(RefusalCode.DEALING, "the others are revealing their part of the deal; wait a moment")
        return _write(command, call, events.Started(FORMAT))
    table = _must_be_open(call.table)
    if table.free_seats:
        raise Refusal(
            RefusalCode.NOT_FULL, f"seats {table.free_seats} are free: wait for somebody, or give them to bots"
        )
    committed = any(seat.commitment for seat in table.seats)
    return _write(command, call, events.Dealing() if committed else events.Started(FORMAT))


@_handles(m.Reveal)
def _reveal(dispatcher: Dispatcher, command: m.Reveal, call: Call) -> m.Done:
    """The last of them begins the game."""
    table, seat = call.table, call.own_seat()
    if seat not in table.awaited:
        raise Refusal(RefusalCode.NOT_AWAITED, "your part of the deal is not awaited now")
    if fairness.nonce_commitment(command.nonce) != table.seats[seat].commitment:
        raise Refusal(RefusalCode.WRONG_NONCE, "this is not what you were committed to: its hash differs")
    last = [events.Started(FORMAT)] if table.awaited == [seat] else []
    return _write(command, call, events.Revealed(seat, command.nonce), *last)


# ---------------------------------------------------------------------------------- during the game
@_handles(m.Act)
def _act(dispatcher: Dispatcher, command: m.Act, call: Call) -> m.Done:
    table = call.table
    seat = call.own_seat()
    _must_be_playing(table)
    if table.clock.paused:
        raise Refusal(RefusalCode.PAUSED, "the game is paused")
    decision = _must_decide(table, seat)
    if command.decision != decision:
        raise Refusal(RefusalCode.STALE, f"this was about decision {command.decision}; now you decide {decision}")
    place = table.seats[seat]
    if place.stand_in == "resigned":
        raise Refusal(RefusalCode.RESIGNED, "you have resigned")
    if command.limit is not None:
        _check_limit(table, seat, command.limit)
    back: list[events.TableEvent] = [events.StandInEnded(seat)] if place.stand_in else []
    further = [] if command.limit is None else [events.LimitSet(seat, command.limit)]
    row = call.live.step(seat, command.action, "person", call.key, back, further)
    own = {} if row.public_seq else call.live.tell_own(seat, call.socket)
    return m.Done(key=command.key, table=table.id, n=row.public_seq or 0, **own)


@_handles(m.SetStandingAnswer)
def _answer_ahead(dispatcher: Dispatcher, command: m.SetStandingAnswer, call: Call) -> m.Done:
    seat = call.own_seat()
    _must_be_playing(call.table)
    _check_exceptions(call.table, command.answer)
    call.live.write(events.StandingAnswerSet(seat, command.answer), key=call.key)
    return m.Done(key=command.key, table=command.table, **call.live.tell_own(seat, call.socket))


@_handles(m.SetPrompts)
def _set_prompts(dispatcher: Dispatcher, command: m.SetPrompts, call: Call) -> m.Done:
    return _write_own(command, call, events.PromptsSet(call.own_seat(), command.every))


@_handles(m.SetLimit)
def _set_limit(dispatcher: Dispatcher, command: m.SetLimit, call: Call) -> m.Done:
    seat = call.own_seat()
    _must_be_playing(call.table)
    if command.limit is not None:
        _must_decide(call.table, seat)
        if call.table.in_window:
            raise Refusal(RefusalCode.BAD_COMMAND, "in a window a limit is named with the answer: see act")
        _check_limit(call.table, seat, command.limit)
    return _write_own(command, call, events.LimitSet(seat, command.limit))


@_handles(m.SetPace)
def _set_pace(dispatcher: Dispatcher, command: m.SetPace, call: Call) -> m.Done:
    _must_be_playing(call.table)
    _must_be_host(call)
    return _write(command, call, events.PaceSet(command.pace))


@_handles(m.SkipAhead)
def _skip_ahead(dispatcher: Dispatcher, command: m.SkipAhead, call: Call) -> m.Done:
    _must_be_playing(call.table)
    if call.table.people_seats != [call.own_seat()]:
        raise Refusal(RefusalCode.NOT_ALONE, "others play here: they want to see what happens")
    call.live.skip_ahead()
    return m.Done(key=command.key, table=command.table, n=call.table.public_seq)


def _check_limit(table: Table, seat: int, limit: int) -> None:
    """Raises Refusal where the seat cannot name this limit now."""
    allowed = house_answers.limits(table, seat)
    if allowed is None:
        raise Refusal(RefusalCode.BAD_COMMAND, "there is no duel in which you could name a limit now")
    least, most, step, _ = allowed
    if limit not in range(least, most + 1, step):
        raise Refusal(RefusalCode.BAD_COMMAND, f"a limit is one of {least} to {most} in steps of {step}, not {limit}")


def _write_own(command: m.SetPrompts | m.SetLimit, call: Call, happened: events.TableEvent) -> m.Done:
    """Something that only the seat itself is told."""
    _must_be_playing(call.table)
    call.live.write(happened, key=call.key)
    return m.Done(key=command.key, table=command.table, **call.live.tell_own(call.own_seat(), call.socket))


def _check_exceptions(table: Table, answer: events.StandingAnswer | None) -> None:
    """Raises Refusal if an exception names something that this game does not have, or cannot be kept secret."""
    if answer is None or not answer.exceptions:
        return
    if table.setup.clock.kind == "daily":
        raise Refusal(
            RefusalCode.BAD_COMMAND,
            "by the day an answer in advance has no exceptions: all would see by the time what they are",
        )
    known = table.entry.load("plain", table.setup.variant).exceptions()
    if strange := sorted(answer.exceptions - set(known)):
        there_are = f"there are {', '.join(known)}" if known else "there are none in this game"
        raise Refusal(RefusalCode.BAD_COMMAND, f"there is no exception {strange[0]!r} here; {there_are}")


@_handles(m.Leave)
def _leave(dispatcher: Dispatcher, command: m.Leave, call: Call) -> m.Done:
    return _set_stand_in(command, call, "left")


@_handles(m.Return)
def _return(dispatcher: Dispatcher, command: m.Return, call: Call) -> m.Done:
    return _set_stand_in(command, call, "")


def _set_stand_in(command: m.Leave | m.Return, call: Call, why: events.StandInReason) -> m.Done:
    seat = call.own_seat()
    _must_be_playing(call.table)
    was = call.table.seats[seat].stand_in
    if was == "resigned":
        raise Refusal(RefusalCode.RESIGNED, "you have resigned")
    if bool(was) == bool(why):
        return m.Done(key=command.key, table=command.table, n=call.table.public_seq)
    return _write(command, call, events.StandInStarted(seat, why) if why else events.StandInEnded(seat))


@_handles(m.Resign)
def _resign(dispatcher: Dispatcher, command: m.Resign, call: Call) -> m.Done:
    """A stand-in plays on for the others; a table of two, or one at which no other person plays, ends."""
    table = call.table
    seat = call.own_seat()
    _must_be_playing(call.table)
    if table.seats[seat].stand_in == "resigned":
        raise Refusal(RefusalCode.RESIGNED, "you have resigned")
    rest = [other for other in table.people_seats if other != seat]
    others = [other for other in range(len(table.seats)) if other != seat]
    if not rest or len(table.seats) == 2:
        return _write(command, call, events.StandInStarted(seat, "resigned"), events.Ended("resigned", others))
    return _write(command, call, events.StandInStarted(seat, "resigned"))


@_handles(m.Propose)
def _propose(dispatcher: Dispatcher, command: m.Propose, call: Call) -> m.Done:
    """What all people at the table agree to is done."""
    table = call.table
    seat = call.own_seat()
    _must_be_playing(call.table)
    if table.seats[seat].stand_in == "resigned":
        raise Refusal(RefusalCode.RESIGNED, "you have resigned")
    if command.offer == "pause" and table.clock.paused:
        raise Refusal(RefusalCode.PAUSED, "the game is paused already")
    if command.offer == "resume" and not table.clock.paused:
        raise Refusal(RefusalCode.NOT_PAUSED, "the game is not paused")
    rows: list[events.TableEvent] = [events.Proposed(seat, command.offer, command.agreed)]
    agreed = {other for other in table.people_seats if command.offer in table.seats[other].offers or other == seat}
    asked = set(table.people_seats)
    if command.offer == "resume":  # a stand-in plays for who is away: he loses nothing, and keeps nobody waiting
        asked = {other for other in asked if not table.seats[other].stand_in}
    if command.agreed and agreed >= asked:
        effects: dict[str, events.TableEvent] = {
            "abort": events.Ended("aborted"),
            "pause": events.Paused(),
            "resume": events.Resumed(),
        }
        rows.append(effects[command.offer])
    return _write(command, call, *rows)


# ---------------------------------------------------------------------------------- afterwards, and always
@_handles(m.Rematch)
def _rematch(dispatcher: Dispatcher, command: m.Rematch, call: Call) -> Answer:
    """The first to ask offers it; who asks after him accepts, and sits down. Places rotate by one; the game may change
    its options by who won."""
    table, person, seat = call.table, call.person, call.own_seat()
    if table.state != "over":
        raise Refusal(RefusalCode.NOT_OVER, "a rematch comes after the game")
    if table.rematch and not dispatcher.never_began(table.rematch):
        return dispatcher.accept_rematch(command, call)
    # Without the key: the row that tells of it here has that, and a database opens one table with one key.
    following = dispatcher.open_table(setup.again(table, person), person, "")
    count = len(table.seats)
    following.kept_for = {(number + 1) % count: place for number, place in enumerate(table.seats) if place.person}
    sat = _sat(dispatcher, following.table, person, (seat + 1) % count, command.commitment)
    following.write(sat, *_begun_by(dispatcher, following.table, sat))
    call.live.write(events.RematchOpened(following.table.id), key=call.key)
    return m.Done(key=command.key, table=following.table.id)


@_handles(m.Say)
def _say(dispatcher: Dispatcher, command: m.Say, call: Call) -> m.Done:
    table = call.table
    person, seat = call.person, call.seat
    _must_be_visible(call)
    out = seat is None or (table.state == "playing" and views.is_out(table, seat))
    if out and command.room == "table" and (seat is not None or table.state == "playing"):
        raise Refusal(RefusalCode.GALLERY, "you watch: talk to the gallery")
    if not out and command.room == "gallery" and table.state == "playing":
        raise Refusal(RefusalCode.TABLE, "you sit at the table: talk to the table")
    text = plain_text(_in_english(command.quick) if command.quick else command.text)
    if not text:
        raise Refusal(RefusalCode.EMPTY, "there is nothing in it")
    dispatcher.limits.by("talk", person)
    name = person.name if seat is None else table.seats[seat].name  # a guest may have another by now
    return _write(command, call, events.Said(person.id, name, text, command.room, seat, command.quick))


def _in_english(quick: str) -> str:
    """For whoever does not know the set: a program, or a record of what was said."""
    return Formatter(OWN, FALLBACK, {}).string(f"quick-{quick}")


def plain_text(text: str) -> str:
    """Without control characters, and on one line."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def _sat(dispatcher: Dispatcher, table: Table, person: Person, seat: int, commitment: str = "") -> events.Sat:
    rating = ratings.at(dispatcher.registry.services.store, person.id, table.setup.game) if table.setup.rated else None
    return events.Sat(seat, person.id, person.name, rating=rating, commitment=commitment)


# ---------------------------------------------------------------------------------- checks
def _write(command: m.Command, call: Call, *happened: events.TableEvent) -> m.Done:
    row = call.live.write(*happened, key=call.key)
    return m.Done(key=command.key, table=call.table.id, n=row.public_seq or 0)


def _must_be_socket(socket: SocketWatcher | None) -> SocketWatcher:
    if socket is None:
        raise Refusal(RefusalCode.BAD_COMMAND, "this command is for sockets only")
    return socket


def _must_be_visible(call: Call) -> None:
    if call.seat is None and call.table.state == "playing" and not call.table.setup.spectators:
        raise Refusal(
            RefusalCode.NO_SPECTATORS, "this game is played without spectators; it can be seen when it is over"
        )


def _must_decide(table: Table, seat: int) -> str:
    """What the seat has to decide now."""
    decision = table.decision(seat)
    if not decision:
        raise Refusal(RefusalCode.NOT_YOURS, "you have nothing to decide now")
    return decision


def _must_be_open(table: Table) -> Table:
    if table.state == "over":
        over = "this table was closed before a game began" if table.match is None else "the game is over"
        raise Refusal(RefusalCode.OVER, over)
    if table.state != "open":
        raise Refusal(RefusalCode.STARTED, "the game has begun")
    if table.awaited:
        raise Refusal(RefusalCode.DEALING, "the game is about to begin: seats stay as they are")
    return table


def _must_be_playing(table: Table) -> None:
    if table.state == "open":
        raise Refusal(RefusalCode.NOT_STARTED, "the game has not begun")
    if table.state == "over":
        raise Refusal(RefusalCode.OVER, "the game is over")


def _must_be_host(call: Call) -> None:
    if call.table.host != call.person.id:
        raise Refusal(RefusalCode.NOT_HOST, "only who opened the table can do this")
