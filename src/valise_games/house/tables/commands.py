"""What people may do, and when. A command is checked, written down and answered; what is refused changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from valise_games.bots import UnknownBot, check_bot, named
from valise_games.house.errors import Refusal
from valise_games.house.people import ratings
from valise_games.house.people.directory import Person
from valise_games.house.tables import events, setup, views
from valise_games.house.tables import messages as m

if TYPE_CHECKING:
    from valise_games.house.house import House
    from valise_games.house.tables.live import LiveTable
    from valise_games.house.tables.state import Table

KEPT_TIME = 120.0  # seconds in which nobody else can sit down at a rematch

Kind = TypeVar("Kind", bound=m.Command)

_carriers: dict[type[m.Command], Callable[[Any, House, Person], m.Done]] = {}


def carry_out(command: m.Command, house: House, person: Person) -> m.Done:
    """Does what a person says, or raises Refusal or Unavailable."""
    return _carriers[type(command)](command, house, person)


def _carries_out(
    kind: type[Kind],
) -> Callable[[Callable[[Kind, House, Person], m.Done]], Callable[[Kind, House, Person], m.Done]]:
    """Marks the function that does it. A look-up in a dict: that of functools.singledispatch costs each move more."""

    def mark(carrier: Callable[[Kind, House, Person], m.Done]) -> Callable[[Kind, House, Person], m.Done]:
        _carriers[kind] = carrier
        return carrier

    return mark


def do(command: m.Command, house: House, person: Person) -> m.Done:
    """The same, once for each key; for somebody who may be a stranger, guessing the codes of tables."""
    code = getattr(command, "table", None)
    if code is None:
        return carry_out(command, house, person)
    live = house.tables.get(code)
    if live is None or live.table.seat_of(person.id) is None:
        live = _find(house, person, code)
    if person.by_key and live.table.setup.rated and not isinstance(command, m.Say):
        raise Refusal("by-key", "a rated game is for people: a program plays at other tables")
    if command.key and (before := _repeated(live, command, person)) is not None:
        return before
    return carry_out(command, house, person)


def may_watch(house: House, person: Person, table_id: str) -> LiveTable:
    """The table, if the person may look at it now."""
    live = _find(house, person, table_id)
    table = live.table
    if table.state == "playing" and not table.setup.spectators and table.seat_of(person.id) is None:
        raise Refusal("no-spectators", "this game is played without spectators; it can be seen when it is over")
    return live


def _find(house: House, person: Person, code: str) -> LiveTable:
    """One that is only in the file has to be played through again, like a replay; so it counts as one."""
    with house.limits.guessing(house, person, code):
        if code not in house.tables:
            house.limits.by("replay", person)
        return house.running(code)


# ---------------------------------------------------------------------------------- before the start
@_carries_out(m.OpenTable)
def _open(command: m.OpenTable, house: House, person: Person) -> m.Done:
    if before := house.opened_with(_key(command, person)):
        return m.Done(key=command.key, table=before.table.id, n=1)
    plan = setup.wished(command, person)
    house.limits.open_tables(house, person)
    house.limits.by("open", person)
    live = house.open_table(plan, _key(command, person))
    return m.Done(key=command.key, table=live.table.id, n=live.table.public_seq)


@_carries_out(m.Sit)
def _sit(command: m.Sit, house: House, person: Person) -> m.Done:
    live = house.running(command.table)
    table = _must_be_open(live)
    if table.host in house.people.blocked_by(person.id) or person.id in house.people.blocked_by(table.host):
        raise Refusal("blocked", "you cannot sit at this table")
    if table.setup.rated and not person.account:
        raise Refusal("no-account", "this table is rated: it is for people with an account")
    if _is_kept_for_others(house, table, person):
        raise Refusal("kept", "this is a rematch: for two minutes its seats are kept for those who played before")
    wanted = command.seat if command.seat is not None else _usual_seat(house, table, person)
    if wanted is None:
        raise Refusal("full", "there is no free seat at this table")
    if wanted not in table.free:
        raise Refusal("taken", f"seat {wanted} is not free; free are {table.free}")
    return _write(live, command, person, _sat(house, table, person, wanted, command.nonce))


def _is_kept_for_others(house: House, table: Table, person: Person) -> bool:
    """At a rematch, as long as those who may still come would fill the table."""
    if not table.setup.after or house.now() > table.opened + KEPT_TIME or table.seat_of(person.id) is not None:
        return False
    before = [seat.person for seat in house.running(table.setup.after).table.seats if seat.person is not None]
    missing = [each for each in before if table.seat_of(each) is None]
    return person.id not in missing and 0 < len(table.free) <= len(missing)


def _usual_seat(house: House, table: Table, person: Person) -> int | None:
    """The first that is free; after another game, the one after his own there."""
    if table.setup.after:
        before = house.running(table.setup.after).table.seat_of(person.id)
        if before is not None and (before + 1) % len(table.seats) in table.free:
            return (before + 1) % len(table.seats)
    return next(iter(table.free), None)


@_carries_out(m.Stand)
def _stand(command: m.Stand, house: House, person: Person) -> m.Done:
    """A host who leaves nobody behind closes the table."""
    live = house.running(command.table)
    table, seat = _must_be_open(live), _own_seat(live, person)
    alone = table.host == person.id and table.people == [seat]
    return _write(live, command, person, events.Stood(seat), *([events.Ended("abandoned")] if alone else []))


@_carries_out(m.Remove)
def _remove(command: m.Remove, house: House, person: Person) -> m.Done:
    live = house.running(command.table)
    table = _must_be_open(live)
    _must_be_host(live, person)
    if command.seat >= len(table.seats) or table.seats[command.seat].person is None:
        raise Refusal("nobody", f"nobody sits in seat {command.seat}")
    return _write(live, command, person, events.Stood(command.seat))


@_carries_out(m.Hire)
def _hire(command: m.Hire, house: House, person: Person) -> m.Done:
    live = house.running(command.table)
    table = _must_be_open(live)
    _must_be_host(live, person)
    if command.seat >= len(table.seats) or table.seats[command.seat].person is not None:
        raise Refusal("taken", f"seat {command.seat} is not free")
    if table.setup.rated:
        raise Refusal("bad-setup", "a rated table is for people, without bots")
    bot = command.level
    if bot:
        try:
            check_bot(bot, table.setup.game, table.setup.variant)
        except UnknownBot as error:
            raise Refusal("bad-setup", str(error)) from None
        bot = named(bot, [place.character for place in table.seats])
    return _write(live, command, person, events.Hired(command.seat, bot))


@_carries_out(m.Start)
def _start(command: m.Start, house: House, person: Person) -> m.Done:
    live = house.running(command.table)
    table = _must_be_open(live)
    _must_be_host(live, person)
    if table.free:
        raise Refusal("not-full", f"seats {table.free} are free: wait for somebody, or give them to bots")
    return _write(live, command, person, events.Started())


# ---------------------------------------------------------------------------------- during the game
@_carries_out(m.Act)
def _act(command: m.Act, house: House, person: Person) -> m.Done:
    live = house.running(command.table)
    table = live.table
    seat = _own_seat(live, person)
    _must_be_playing(live)
    if table.clock.paused:
        raise Refusal("paused", "the game is paused")
    decision = table.decision(seat)
    if not decision:
        raise Refusal("not-yours", "you have nothing to decide now")
    if command.decision != decision:
        raise Refusal("stale", f"this was about decision {command.decision}; now you decide {decision}")
    place = table.seats[seat]
    if place.stand_in == "resigned":
        raise Refusal("resigned", "you have resigned")
    back = [events.StandInEnded(seat)] if place.stand_in else []
    row = live.step(seat, command.action, "person", _key(command, person), *back)
    mine = None if row.public_seq else views.own(table, seat)
    return m.Done(key=command.key, table=table.id, n=row.public_seq or 0, own=mine)


@_carries_out(m.SetStandingAnswer)
def _answer_ahead(command: m.SetStandingAnswer, house: House, person: Person) -> m.Done:
    live = house.running(command.table)
    seat = _own_seat(live, person)
    _must_be_playing(live)
    _check_exceptions(live.table, command.answer)
    live.write(events.StandingAnswerSet(seat, command.answer), key=_key(command, person))
    return m.Done(key=command.key, table=command.table, own=views.own(live.table, seat))


def _check_exceptions(table: Table, answer: events.StandingAnswer | None) -> None:
    """An exception of what is not in the game would be none."""
    known = table.entry.load("plain", table.setup.variant).exceptions()
    strange = sorted(answer.exceptions - set(known)) if answer else []
    if known and strange:
        raise Refusal("bad-command", f"there is no exception {strange[0]!r} here; there are {', '.join(known)}")


@_carries_out(m.Leave)
def _leave(command: m.Leave, house: House, person: Person) -> m.Done:
    return _set_stand_in(command, house, person, "left")


@_carries_out(m.Return)
def _return(command: m.Return, house: House, person: Person) -> m.Done:
    return _set_stand_in(command, house, person, "")


def _set_stand_in(command: m.Leave | m.Return, house: House, person: Person, why: events.StandInReason) -> m.Done:
    live = house.running(command.table)
    seat = _own_seat(live, person)
    _must_be_playing(live)
    was = live.table.seats[seat].stand_in
    if was == "resigned":
        raise Refusal("resigned", "you have resigned")
    if bool(was) == bool(why):
        return m.Done(key=command.key, table=command.table, n=live.table.public_seq)
    return _write(live, command, person, events.StandInStarted(seat, why) if why else events.StandInEnded(seat))


@_carries_out(m.Resign)
def _resign(command: m.Resign, house: House, person: Person) -> m.Done:
    """A stand-in plays on for the others; a table of two, or one at which no other person plays, ends."""
    live = house.running(command.table)
    table = live.table
    seat = _own_seat(live, person)
    _must_be_playing(live)
    if table.seats[seat].stand_in == "resigned":
        raise Refusal("resigned", "you have resigned")
    rest = [other for other in table.people if other != seat]
    others = [other for other in range(len(table.seats)) if other != seat]
    if not rest or len(table.seats) == 2:
        return _write(live, command, person, events.StandInStarted(seat, "resigned"), events.Ended("resigned", others))
    return _write(live, command, person, events.StandInStarted(seat, "resigned"))


@_carries_out(m.Propose)
def _propose(command: m.Propose, house: House, person: Person) -> m.Done:
    """What all people at the table agree to is done."""
    live = house.running(command.table)
    table = live.table
    seat = _own_seat(live, person)
    _must_be_playing(live)
    if table.seats[seat].stand_in == "resigned":
        raise Refusal("resigned", "you have resigned")
    if command.offer == "pause" and table.clock.paused:
        raise Refusal("paused", "the game is paused already")
    if command.offer == "resume" and not table.clock.paused:
        raise Refusal("not-paused", "the game is not paused")
    rows: list[events.AnyEvent] = [events.Proposed(seat, command.offer, command.agreed)]
    agreed = {other for other in table.people if command.offer in table.seats[other].offers or other == seat}
    asked = set(table.people)
    if command.offer == "resume":  # a stand-in plays for who is away: he loses nothing, and keeps nobody waiting
        asked = {other for other in asked if not table.seats[other].stand_in}
    if command.agreed and agreed >= asked:
        effects: dict[str, events.AnyEvent] = {
            "abort": events.Ended("aborted"),
            "pause": events.Paused(),
            "resume": events.Resumed(),
        }
        rows.append(effects[command.offer])
    return _write(live, command, person, *rows)


# ---------------------------------------------------------------------------------- afterwards, and always
@_carries_out(m.Rematch)
def _rematch(command: m.Rematch, house: House, person: Person) -> m.Done:
    """Places rotate by one, for the others too if they name no seat; the game may change its options by who won."""
    live = house.running(command.table)
    table = live.table
    _own_seat(live, person)
    if table.state != "over":
        raise Refusal("not-over", "a rematch comes after the game")
    if table.followed and not _never_began(house.running(table.followed).table):
        return m.Done(key=command.key, table=table.followed)
    house.limits.open_tables(house, person)
    house.limits.by("open", person)
    following = house.open_table(setup.again(table, person), _key(command, person))
    for seat, place in enumerate(table.seats):
        if place.person == person.id:
            following.write(_sat(house, following.table, person, (seat + 1) % len(table.seats), command.nonce))
    live.write(events.RematchOpened(following.table.id), key=_key(command, person))
    return m.Done(key=command.key, table=following.table.id)


def _never_began(table: Table) -> bool:
    """It was closed before: nobody can play there any more."""
    return table.state == "over" and table.match is None


@_carries_out(m.Say)
def _say(command: m.Say, house: House, person: Person) -> m.Done:
    live = house.running(command.table)
    table = live.table
    seat = table.seat_of(person.id)
    if seat is None:
        may_watch(house, person, command.table)
    out = seat is None or (table.state == "playing" and views.is_out(table, seat))
    if out and command.room == "table" and (seat is not None or table.state == "playing"):
        raise Refusal("gallery", "you watch: talk to the gallery")
    if not out and command.room == "gallery" and table.state == "playing":
        raise Refusal("table", "you sit at the table: talk to the table")
    text = plain_text(command.text)
    if not text:
        raise Refusal("empty", "there is nothing in it")
    house.limits.by("talk", person)
    name = person.name if seat is None else table.seats[seat].name  # a guest may have another by now
    return _write(live, command, person, events.Said(person.id, name, text, command.room, seat))


def plain_text(text: str) -> str:
    """Without control characters, and on one line."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def _sat(house: House, table: Table, person: Person, seat: int, nonce: str = "") -> events.Sat:
    rating = ratings.at(house.store, person.id, table.setup.game) if table.setup.rated else None
    return events.Sat(seat, person.id, person.name, nonce, rating)


# ---------------------------------------------------------------------------------- checks
def _key(command: m.Command, person: Person) -> str:
    return f"{person.id}:{command.key}" if command.key else ""


def _repeated(live: LiveTable, command: m.Command, person: Person) -> m.Done | None:
    """The answer to a command that was carried out before."""
    row = live.table.repeated(_key(command, person))
    if row is None:
        return None
    table = row.event.table if isinstance(row.event, events.RematchOpened) else live.table.id
    return m.Done(key=command.key, table=table, n=row.public_seq or 0)


def _write(live: LiveTable, command: m.Command, person: Person, *events: events.AnyEvent) -> m.Done:
    row = live.write(*events, key=_key(command, person))
    return m.Done(key=command.key, table=live.table.id, n=row.public_seq or 0)


def _own_seat(live: LiveTable, person: Person) -> int:
    seat = live.table.seat_of(person.id)
    if seat is None:
        raise Refusal("no-seat", "you do not sit at this table")
    return seat


def _must_be_open(live: LiveTable) -> Table:
    if live.table.state == "over":
        over = "this table was closed before a game began" if live.table.match is None else "the game is over"
        raise Refusal("over", over)
    if live.table.state != "open":
        raise Refusal("started", "the game has begun")
    return live.table


def _must_be_playing(live: LiveTable) -> None:
    if live.table.state == "open":
        raise Refusal("not-started", "the game has not begun")
    if live.table.state == "over":
        raise Refusal("over", "the game is over")


def _must_be_host(live: LiveTable, person: Person) -> None:
    if live.table.host != person.id:
        raise Refusal("not-host", "only who opened the table can do this")
