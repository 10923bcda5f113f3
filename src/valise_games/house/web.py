"""HTTP: the same commands by POST, and what can be looked up by GET."""

from __future__ import annotations

import logging
import sqlite3
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.params import Parameter

from valise_games.house import commands, cookies, showing
from valise_games.house import messages as m
from valise_games.house.house import House
from valise_games.house.people import Person
from valise_games.house.refusal import TROUBLE, UNAVAILABLE, Refusal
from valise_games.house.running import RunningTable
from valise_games.house.sockets import LONGEST_COMMAND
from valise_games.house.store import Unavailable

log = logging.getLogger("valise.web")
_read_command = msgspec.json.Decoder(m.TableCommand).decode

STATUS = {
    "not-here": 403,
    "bad-command": 400,
    "bad-json": 400,
    "bad-email": 422,
    "bad-name": 422,
    "bad-password": 422,
    "bad-setup": 422,
    "illegal": 422,
    "no-game": 404,
    "no-key": 404,
    "no-person": 404,
    "no-table": 404,
    "not-known": 401,
    "too-fast": 429,
    "unavailable": 503,
    "wrong-password": 401,
}
COMMANDS = (
    f"the commands are {m.names_of(m.TableCommand)}; and {m.names_of(m.SocketCommand)}, which are for sockets only"
)
LONGEST_BODY = 4 * LONGEST_COMMAND  # bytes
REFUSED = 409  # where there is no better number
AnyRequest = Request[Any, Any, Any]


class Guest(msgspec.Struct, forbid_unknown_fields=True):
    """Notices come in the language that was said last."""

    name: Annotated[str, msgspec.Meta(max_length=80)] = ""
    language: Literal["en", "fr"] | None = None


class Decision(msgspec.Struct):
    """What a seat owes, and what it may do; by the decision's name a later command is known to be late."""

    decision: str
    legal: list[dict[str, Any]]


class Well(msgspec.Struct):
    """It was done."""

    ok: bool = True


def house_of(request: AnyRequest) -> House:
    house: House = request.app.state["house"]
    return house


def visitor(request: AnyRequest) -> Person | None:
    person: Person | None = request.scope["state"].get("person")
    return person


def known(request: AnyRequest) -> Person:
    """Who asks; guests say hello first."""
    person = visitor(request)
    if person is None:
        raise Refusal("not-known", "say hello first: POST /api/hello")
    return person


def address(request: AnyRequest) -> str:
    return str(request.scope["state"]["address"])


def welcome(request: AnyRequest, person: Person) -> Response[m.Hello]:
    message = m.Hello(you=person.id, name=person.name, account=person.account, version=house_of(request).version)
    return Response(message, cookies=[] if person.by_key else [cookie_for(request, person)])


def cookie_for(request: AnyRequest, person: Person | None) -> Cookie:
    """For the companion who asks; for nobody, one that a browser forgets at once."""
    house = house_of(request)
    return Cookie(
        key=house.cookies.name_for(request.scope["state"]["companion"]),
        value="" if person is None else house.cookies.write(person),
        max_age=0 if person is None else cookies.LIFETIME,
        httponly=True,
        secure=house.settings.secure,
        samesite="lax",
    )


# ---------------------------------------------------------------------------------- playing
@post("/hello", status_code=200)
async def hello(request: AnyRequest, data: Guest) -> Response[m.Hello]:
    """Makes a guest of who has no cookie."""
    house = house_of(request)
    person = visitor(request)
    if person is None:
        house.limits.take("guest", address=address(request))
        person = house.cookies.new_session(house.people.new_guest(data.name))
    if data.language is not None:
        house.people.speak(person, data.language)
    return welcome(request, person)


class CommandRequest(Request[Any, Any, Any]):
    """A command is read as a socket reads it, which does not take "2" for 2."""

    async def json(self) -> m.TableCommand:
        try:
            command: m.TableCommand = _read_command(await self.body())
            return command
        except msgspec.ValidationError as error:
            raise Refusal("bad-command", _fault(error)) from None
        except (msgspec.DecodeError, UnicodeError):
            raise Refusal("bad-json", "this is not JSON") from None


@post("/do", status_code=200, request_class=CommandRequest)
async def do(request: AnyRequest, data: m.TableCommand) -> m.Done:
    """Carries out one command."""
    house, person = house_of(request), known(request)
    house.limits.by("command", person)
    try:
        return commands.do(data, house, person)
    finally:  # a refusal, too, tells how things stand
        await house.tick.over()


def looked_at(request: AnyRequest, table: str) -> RunningTable:
    """The table, if who asks may look at it now."""
    return commands.may_watch(settled(request), known(request), table)


def settled(request: AnyRequest) -> House:
    """With everything written down that has happened. What sockets are told waits for the end of the tick; an answer
    does not, and could tell how a game ended that goes on, because its last move could not be written."""
    house = house_of(request)
    house.tick.end()
    return house


@get("/tables")
async def tables(request: AnyRequest) -> list[m.TableLine]:
    return settled(request).lobby.lines()


@get("/tables/{table:str}")
async def table(request: AnyRequest, table: str, since: Annotated[int, Parameter(ge=0)] = 0) -> m.Whole:
    running, person = looked_at(request, table), known(request)
    return running.whole(person.id, running.table.seat_of(person.id), since)


@get("/tables/{table:str}/legal")
async def legal(request: AnyRequest, table: str) -> Decision:
    running = looked_at(request, table)
    seat = running.table.seat_of(known(request).id)
    mine = showing.own(running.table, seat)
    if mine is None or not mine.decision:
        return Decision("", [])
    return Decision(mine.decision, mine.view["legal"])


# ---------------------------------------------------------------------------------- trouble
def refused(request: AnyRequest, error: Exception) -> Response[m.Refused]:
    """Every error as a code and a sentence; what is not expected is not explained."""
    answer = _answer(error)
    counts = house_of(request).counts
    counts.refused[answer.content.code] += 1
    log.debug("a request is refused", extra={"code": answer.content.code, "status": answer.status_code})
    if answer.status_code == 500:
        counts.troubles += 1
        log.error("trouble with a request", exc_info=error, extra={"method": request.method})
    return answer


def _answer(error: Exception) -> Response[m.Refused]:
    match error:
        case Refusal():
            status = STATUS.get(error.code, REFUSED)
            return _refusal(status, error.code, error.text, error.allowed)
        case Unavailable() | sqlite3.OperationalError():
            return _refusal(503, "unavailable", UNAVAILABLE)
        case ValidationException():
            return _refusal(400, "bad-command", _first_fault(error))
        case RecursionError():
            return _refusal(400, "bad-json", "this is nested too deeply")
        case HTTPException(status_code=400):  # only a body that cannot be read at all comes to this
            return _refusal(400, "bad-json", f"this is not JSON: {error.detail}"[:300])
        case InternalServerException(detail="client disconnected prematurely"):
            return _refusal(400, "bad-json", "the request broke off")
        case HTTPException(status_code=413):
            return _refusal(413, "too-long", f"a request has at most {LONGEST_BODY} bytes")
        case HTTPException():
            return _refusal(error.status_code, "http", error.detail)
    return _refusal(500, "trouble", TROUBLE)


def _refusal(status: int, code: str, text: str, allowed: list[dict[str, Any]] | None = None) -> Response[m.Refused]:
    return Response(m.Refused(key="", code=code, text=text, allowed=allowed), status_code=status)


def _first_fault(error: ValidationException) -> str:
    faults = error.extra if isinstance(error.extra, list) else []
    first = faults[0] if faults and isinstance(faults[0], dict) else {}
    where = f"{first['key']}: " if first.get("key") else ""
    return f"{where}{first.get('message') or error.detail}"[:300]


def _fault(error: msgspec.ValidationError) -> str:
    text = str(error)
    return f"{text[:100]}; {COMMANDS}" if text.endswith("`$.do`") else text


ROUTES = Router("/api", route_handlers=[hello, do, tables, table, legal])
