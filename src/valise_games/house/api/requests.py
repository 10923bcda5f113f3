"""What every HTTP handler needs: who asks, the house, the cookie of an answer; and errors as answers."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Request, Response, Router
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.handlers import HTTPRouteHandler

from valise_games.house.errors import TROUBLE, UNAVAILABLE, Refusal, RefusalCode, Unavailable
from valise_games.house.people import sessions
from valise_games.house.people.directory import Person
from valise_games.house.services import Services
from valise_games.house.tables import messages as m
from valise_games.house.tables.live import LiveTable
from valise_games.house.transport.connection import LONGEST_COMMAND

log = logging.getLogger("valise.web")

DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
LONGEST_BODY = 4 * LONGEST_COMMAND  # bytes
AnyRequest = Request[Any, Any, Any]


class Ok(msgspec.Struct):
    """It was done."""

    ok: bool = True


def routes(path: str, names: Mapping[str, object]) -> Router:
    """All handlers of a module, whose names these are, below a path."""
    return Router(path, route_handlers=[one for one in names.values() if isinstance(one, HTTPRouteHandler)])


def services_of(request: AnyRequest) -> Services:
    """The parts of the house that the request came to."""
    services: Services = request.app.state["services"]
    return services


def optional_person(request: AnyRequest) -> Person | None:
    """Who asks; None for somebody without a cookie."""
    person: Person | None = request.scope["state"].get("person")
    return person


def require_person(request: AnyRequest) -> Person:
    """Who asks; guests say hello first."""
    person = optional_person(request)
    if person is None:
        raise Refusal(RefusalCode.NOT_KNOWN, "say hello first: POST /api/hello")
    return person


def address(request: AnyRequest) -> str:
    """Where the request comes from, as limits count it."""
    return str(request.scope["state"]["address"])


def welcome(request: AnyRequest, person: Person) -> Response[m.Hello]:
    """Says who he is, and gives him a new cookie; none to a bot with a key."""
    services = services_of(request)
    message = m.Hello(
        you=person.id,
        name=person.name,
        account=person.account,
        version=services.version,
        key=services.signer.public,
    )
    return Response(message, cookies=[] if person.by_key else [cookie_for(request, person)])


def cookie_for(request: AnyRequest, person: Person | None) -> Cookie:
    """For the companion who asks; for nobody, one that a browser forgets at once."""
    written = services_of(request).sessions
    name = written.name_for(request.scope["state"]["companion"])
    if person is not None:
        written.note(person, sessions.browser_of(request.headers.get("user-agent", "")))
    return _cookie(request, name, "" if person is None else written.write(person))


def device_cookie(request: AnyRequest, person: Person) -> Cookie:
    """By which this browser is known when its owner logs in to his account again."""
    written = services_of(request).sessions
    return _cookie(request, written.device_name, written.write_device(person.id))


def _cookie(request: AnyRequest, name: str, value: str) -> Cookie:
    return Cookie(
        key=name,
        value=value,
        max_age=sessions.LIFETIME if value else 0,
        httponly=True,
        secure=services_of(request).settings.secure,
        samesite="lax",
    )


async def settled_services(request: AnyRequest) -> Services:
    """With everything in the file that has happened. What sockets are sent waits for the commit; an answer to a request
    does not, and could tell how a game ended that goes on, because its last move could not be written."""
    services = services_of(request)
    await services.publisher.all_written()
    return services


def write_down(services: Services) -> None:
    """What follows has to come after everything that has happened; raises Unavailable where that cannot be kept."""
    if not services.publisher.flush():
        raise Unavailable("what came before was not kept")


async def require_visible_table(request: AnyRequest, code: str) -> LiveTable:
    """The table, if who asks may look at it now; raises Refusal."""
    person = require_person(request)
    await services_of(request).dispatcher.load(person, code)
    return (await settled_services(request)).dispatcher.visible_table(person, code)


# ---------------------------------------------------------------------------------- trouble
def refused(request: AnyRequest, error: Exception) -> Response[m.Refused]:
    """Every error as a code and a sentence; what is not expected is not explained."""
    answer = _answer(error)
    metrics = services_of(request).metrics
    if _is_damage(error):
        services_of(request).note_damage(str(error))
    metrics.refused[answer.content.code] += 1
    log.debug("a request is refused", extra={"code": answer.content.code, "status": answer.status_code})
    if answer.status_code == 500:
        metrics.troubles += 1
        log.error("trouble with a request", exc_info=error, extra={"method": request.method})
    return answer


def _is_damage(error: Exception) -> bool:
    """The file itself is damaged; the codes of SQLite have more in their higher bits."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in DAMAGED


def _answer(error: Exception) -> Response[m.Refused]:
    match error:
        case Refusal():
            return _refusal(error.code, error.text, error.allowed)
        case Unavailable() | sqlite3.OperationalError():
            return _refusal(RefusalCode.UNAVAILABLE, UNAVAILABLE)
        case sqlite3.DatabaseError() if _is_damage(error):
            return _refusal(RefusalCode.UNAVAILABLE, "the house cannot read this; who operates it has been told")
        case ValidationException():
            return _refusal(RefusalCode.BAD_COMMAND, _first_fault(error))
        case RecursionError():
            return _refusal(RefusalCode.BAD_JSON, "this is nested too deeply")
        case HTTPException(status_code=400):  # only a body that cannot be read at all comes to this
            return _refusal(RefusalCode.BAD_JSON, f"this is not JSON: {error.detail}"[:300])
        case InternalServerException(detail="client disconnected prematurely"):
            return _refusal(RefusalCode.BAD_JSON, "the request broke off")
        case HTTPException(status_code=413):
            return _refusal(RefusalCode.TOO_LONG, f"a request has at most {LONGEST_BODY} bytes")
        case HTTPException():
            return _refusal(RefusalCode.HTTP, error.detail, status=error.status_code)
    return _refusal(RefusalCode.TROUBLE, TROUBLE)


def _refusal(
    code: RefusalCode, text: str, allowed: list[dict[str, Any]] | None = None, *, status: int = 0
) -> Response[m.Refused]:
    return Response(m.Refused(key="", code=code, text=text, allowed=allowed), status_code=status or code.status)


def _first_fault(error: ValidationException) -> str:
    faults = error.extra if isinstance(error.extra, list) else []
    first = faults[0] if faults and isinstance(faults[0], dict) else {}
    where = f"{first['key']}: " if first.get("key") else ""
    return f"{where}{first.get('message') or error.detail}"[:300]
