"""HTTP for one's own account: POST /api/register, /api/login, /api/recover, /api/logout, and all of /api/me."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from valise_games.house.api.requests import (
    AnyRequest,
    Ok,
    address,
    cookie_for,
    device_cookie,
    optional_person,
    require_person,
    routes,
    services_of,
    welcome,
    write_down,
)
from valise_games.house.errors import Refusal, RefusalCode
from valise_games.house.people import merge_and_erase
from valise_games.house.people.accounts import Key
from valise_games.house.people.directory import Person
from valise_games.house.people.export import export
from valise_games.house.people.sessions import SessionInfo
from valise_games.house.services import Services
from valise_games.house.tables import messages as m

Name = Annotated[str, msgspec.Meta(max_length=80)]
Password = Annotated[str, msgspec.Meta(max_length=400)]
Short = Annotated[str, msgspec.Meta(max_length=80)]


class RequestBody(msgspec.Struct, forbid_unknown_fields=True):
    """What a request carries; a field that is not expected is refused."""


class Registration(RequestBody):
    password: Password
    name: Name = ""  # the guest's own, if none is given


class LogIn(RequestBody):
    name: Name
    password: Password


class Recovery(RequestBody):
    name: Name
    code: Short
    password: Password  # the new one


class NewName(RequestBody):
    name: Name


class NewPassword(RequestBody):
    old: Password
    new: Password


class Confirmed(RequestBody):
    password: Password = ""


class NewKey(RequestBody):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class OldKey(RequestBody):
    id: int


class OldSession(RequestBody):
    id: Short


class Entered(msgspec.Struct):
    """The recovery code is told once: it is for paper."""

    you: int
    name: str
    recovery: str


class Code(msgspec.Struct):
    recovery: str


class Me(msgspec.Struct):
    id: int
    name: str
    account: bool
    email: str
    created: float


# ---------------------------------------------------------------------------------- coming and going
@post("/register", status_code=200)
async def register(request: AnyRequest, data: JSONBody[Registration]) -> Response[Entered]:
    """Makes an account of the guest; his games stay his."""
    services = services_of(request)
    person, code = await services.accounts.register(require_cookie_login(request), data.name, data.password)
    await services.rename_at_tables(person.id, person.name)
    services.connections.sign_out(person.id)
    return _entered(request, person, code)


@post("/login", status_code=200)
async def log_in(request: AnyRequest, data: JSONBody[LogIn]) -> Response[m.Hello]:
    """What was the guest's is the account's."""
    services = services_of(request)
    _no_key(request)
    person = await services.accounts.log_in(address(request), data.name, data.password, _device(request))
    await _leave_old_identity(services, optional_person(request), person)
    answer = welcome(request, person)
    answer.cookies.insert(0, device_cookie(request, person))
    return answer


@post("/recover", status_code=200)
async def recover(request: AnyRequest, data: JSONBody[Recovery]) -> Response[Entered]:
    """A new password for who has the recovery code."""
    services = services_of(request)
    _no_key(request)
    person, code = await services.accounts.recover(
        address(request), data.name, data.code, data.password, _device(request)
    )
    services.connections.sign_out(person.id)
    await _leave_old_identity(services, optional_person(request), person)
    return _entered(request, person, code)


@post("/logout", status_code=200)
async def log_out(request: AnyRequest) -> Response[Ok]:
    """Voids the cookie of this browser."""
    _log_out(services_of(request), require_cookie_login(request))
    return _without_cookie(request)


@post("/logout-everywhere", status_code=200)
async def log_out_everywhere(request: AnyRequest) -> Response[Ok]:
    """Voids all cookies of the person; keys stay."""
    services, person = services_of(request), require_cookie_login(request)
    services.accounts.log_out_everywhere(person)
    services.connections.sign_out(person.id)
    return _without_cookie(request)


def _log_out(services: Services, person: Person) -> None:
    """In this browser."""
    services.sessions.void(person.session)
    services.connections.sign_out(person.id, person.session)


async def _leave_old_identity(services: Services, before: Person | None, account: Person) -> None:
    """Who comes in was somebody else in this browser: another account is logged out, and what was a guest's is the
    account's now."""
    if before is None:
        return
    if before.account:
        _log_out(services, before)
        return
    guest = services.directory.find(before.id)
    if guest is not None and not guest.account and guest.epoch == before.epoch:
        rows = await services.hand_over_seats(guest, account)
        write_down(services)
        merge_and_erase.merge(services.store, services.directory, guest, account, rows)
        services.connections.sign_out(guest.id)


# ---------------------------------------------------------------------------------- oneself
@get("/me")
async def me(request: AnyRequest) -> Me:
    """Who asks, with what only he may know of himself."""
    person = require_person(request)
    email, created = services_of(request).store.one("SELECT email, created FROM person WHERE id = ?", person.id)
    return Me(person.id, person.name, person.account, email, created)


@post("/me/name", status_code=200)
async def name(request: AnyRequest, data: JSONBody[NewName]) -> Response[m.Hello]:
    """Another name for a guest, from the next table on."""
    services, guest = services_of(request), require_cookie_login(request)
    services.limits.by("name", guest)
    person = services.directory.rename(guest, data.name)
    services.connections.rename(person)
    return welcome(request, person)


@post("/me/password", status_code=200)
async def password(request: AnyRequest, data: JSONBody[NewPassword]) -> Response[m.Hello]:
    """Logs out all other browsers."""
    services = services_of(request)
    person = await services.accounts.change_password(require_cookie_login(request), data.old, data.new)
    services.connections.sign_out(person.id)
    return welcome(request, person)


@post("/me/recovery", status_code=200)
async def recovery(request: AnyRequest, data: JSONBody[Confirmed]) -> Code:
    """A new recovery code instead of the old one."""
    return Code(await services_of(request).accounts.new_recovery_code(require_cookie_login(request), data.password))


@get("/me/export")
async def everything(request: AnyRequest) -> dict[str, Any]:
    """Everything that is stored about the person."""
    services, person = services_of(request), require_cookie_login(request)
    services.limits.by("export", person)
    everyone = merge_and_erase.ids_of(services.store, person.id)
    with contextlib.closing(services.store.reader()) as reader:
        named, _ = await asyncio.to_thread(merge_and_erase.find_named, reader, everyone)
    await services.publisher.all_written()  # as for any answer: what it tells is in the file
    return export(services.store, services.directory, services.accounts, person, everyone[1:], named)


@post("/me/delete", status_code=200)
async def delete(request: AnyRequest, data: JSONBody[Confirmed]) -> Response[Ok]:
    """Others keep their games; of him there is nothing left but a place in them."""
    services, person = services_of(request), require_cookie_login(request)
    if person.account:
        await services.accounts.confirm(person, data.password)
    services.limits.by("delete", person)
    everyone = merge_and_erase.ids_of(services.store, person.id)
    with contextlib.closing(services.store.reader()) as reader:
        found, last = await asyncio.to_thread(merge_and_erase.find_named, reader, everyone)
    if services.directory.find(person.id) is not None:
        await services.remove_from_tables(person, everyone)
        write_down(services)
        merge_and_erase.erase(services.store, services.directory, everyone, found, last)
    services.connections.sign_out(person.id)
    return _without_cookie(request)


# ---------------------------------------------------------------------------------- where one is known
@get("/me/sessions")
async def sessions(request: AnyRequest) -> list[SessionInfo]:
    """The browsers in which he is known."""
    return services_of(request).sessions.of(require_cookie_login(request))


@post("/me/sessions/end", status_code=200)
async def end_session(request: AnyRequest, data: JSONBody[OldSession]) -> Ok:
    """He is not known there any more, and sockets of that browser are closed."""
    services, person = services_of(request), require_cookie_login(request)
    services.connections.sign_out(person.id, services.sessions.end(person, data.id))
    return Ok()


# ---------------------------------------------------------------------------------- keys for bots
@get("/me/keys")
async def keys(request: AnyRequest) -> list[Key]:
    """His keys, without their secrets."""
    return services_of(request).accounts.keys(require_cookie_login(request))


@post("/me/keys", status_code=200)
async def new_key(request: AnyRequest, data: JSONBody[NewKey]) -> Key:
    """The only answer with the key in it."""
    return services_of(request).accounts.new_key(require_cookie_login(request), data.name)


@post("/me/keys/revoke", status_code=200)
async def revoke_key(request: AnyRequest, data: JSONBody[OldKey]) -> Ok:
    """The key is void, and sockets opened with it are closed."""
    services, person = services_of(request), require_cookie_login(request)
    session = services.accounts.revoke_key(person, data.id)
    services.connections.sign_out(person.id, session)
    return Ok()


# ---------------------------------------------------------------------------------- who asks
def require_cookie_login(request: AnyRequest) -> Person:
    """A bot plays for somebody, and has no say over his account."""
    _no_key(request)
    return require_person(request)


def _no_key(request: AnyRequest) -> None:
    person = optional_person(request)
    if person is not None and person.by_key:
        raise Refusal(RefusalCode.BY_KEY, "an API key is for playing; for this, log in with a password")


def _entered(request: AnyRequest, person: Person, code: str) -> Response[Entered]:
    cookies = [device_cookie(request, person), cookie_for(request, person)]
    return Response(Entered(person.id, person.name, code), cookies=cookies)


def _device(request: AnyRequest) -> str:
    return request.cookies.get(services_of(request).sessions.device_name, "")


def _without_cookie(request: AnyRequest) -> Response[Ok]:
    return Response(Ok(), cookies=[cookie_for(request, None)])


ROUTES = routes("/api", globals())
