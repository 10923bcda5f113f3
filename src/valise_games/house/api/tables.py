"""HTTP: the same commands by POST, and what can be looked up by GET."""

from __future__ import annotations

import logging
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from valise_games.games.messages import FALLBACK
from valise_games.house.api.requests import (
    AnyRequest,
    address,
    optional_person,
    require_person,
    require_visible_table,
    routes,
    services_of,
    settled_services,
    welcome,
)
from valise_games.house.errors import Refusal, RefusalCode
from valise_games.house.tables import messages as m
from valise_games.house.transport.compression import VARIES

log = logging.getLogger("valise.web")
_read_command = msgspec.json.Decoder(m.TableCommand).decode

COMMANDS = (
    f"the commands are {m.names_of(m.TableCommand)}; and {m.names_of(m.SocketCommand)}, which are for sockets only"
)


class Guest(msgspec.Struct, forbid_unknown_fields=True):
    """Notices come in the language that was said last."""

    name: Annotated[str, msgspec.Meta(max_length=80)] = ""
    language: Annotated[str, msgspec.Meta(pattern="^[a-z]{2}$")] | None = None


class Decision(msgspec.Struct):
    """What a seat owes, and what it may do; by the decision's name a later command is known to be late."""

    decision: str
    legal: list[dict[str, Any]]


# ---------------------------------------------------------------------------------- playing
@post("/hello", status_code=200)
async def hello(request: AnyRequest, data: JSONBody[Guest]) -> Response[m.Hello]:
    """Makes a guest of who has no cookie."""
    services = services_of(request)
    person = optional_person(request)
    if person is None:
        services.limits.take("guest", address=address(request))
        person = services.sessions.new_session(services.directory.new_guest(data.name, data.language or FALLBACK))
    if data.language is not None:
        services.directory.set_language(person, data.language)
    return welcome(request, person)


class CommandRequest(Request[Any, Any, Any]):
    """A command is read as a socket reads it, which does not take "2" for 2."""

    async def json(self) -> m.TableCommand:
        try:
            command: m.TableCommand = _read_command(await self.body())
            return command
        except msgspec.ValidationError as error:
            raise Refusal(RefusalCode.BAD_COMMAND, _fault(error)) from None
        except (msgspec.DecodeError, UnicodeError):
            raise Refusal(RefusalCode.BAD_JSON, "this is not JSON") from None


@post("/do", status_code=200, request_class=CommandRequest)
async def do(request: AnyRequest, data: JSONBody[m.TableCommand]) -> m.Done:
    """Carries out one command."""
    services, person = services_of(request), require_person(request)
    services.limits.by("command", person)
    try:
        if code := getattr(data, "table", ""):
            await services.dispatcher.bring(person, code)
        answer = services.dispatcher.dispatch(data, person)
        done = answer if isinstance(answer, m.Done | None) else await answer
    finally:  # a refusal, too, tells how things stand
        await services.publisher.committed()
    assert done is not None  # only a socket is answered by itself
    return done


@get("/tables")
async def tables(request: AnyRequest) -> list[m.TableSummary]:
    """All that are listed, the latest first."""
    return (await settled_services(request)).lobby.summaries()


@get("/tables/{table:str}")
async def table(
    request: AnyRequest, table: FromPath[str], since: Annotated[int, QueryParameter(ge=0)] = 0
) -> Response[m.TableSnapshot]:
    """One table, as who asks may see it, with its events from entry `since` on."""
    live = await require_visible_table(request, table)
    headers = VARIES if live.table.state == "over" else {}
    return Response(live.snapshot(require_person(request).id, since), headers=headers)


@get("/tables/{table:str}/legal")
async def legal(request: AnyRequest, table: FromPath[str]) -> Decision:
    """What who asks has to decide at this table, and what he may do."""
    live = await require_visible_table(request, table)
    seat = live.table.seat_of(require_person(request).id)
    mine = None if seat is None else live.seat_view(seat)
    if mine is None or not mine.decision:
        return Decision("", [])
    return Decision(mine.decision, mine.view["legal"])


def _fault(error: msgspec.ValidationError) -> str:
    text = str(error)
    return f"{text[:100]}; {COMMANDS}" if text.endswith("`$.do`") else text


ROUTES = routes("/api", globals())
