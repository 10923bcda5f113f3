"""HTTP for one's own account: POST /api/register, /api/login, /api/recover, /api/logout, and all of /api/me."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post

from valise_games.house.api.requests import (
    AnyRequest,
    Ok,
    address,
    cookie_for,
    house_of,
    optional_person,
    require_person,
    welcome,
)
from valise_games.house.errors import Refusal
from valise_games.house.people import accounts
from valise_games.house.people.directory import Person
from valise_games.house.people.export import export
from valise_games.house.tables import messages as m

Name = Annotated[str, msgspec.Meta(max_length=80)]
Password = Annotated[str, msgspec.Meta(max_length=400)]
Short = Annotated[str, msgspec.Meta(max_length=80)]


class RequestBody(msgspec.Struct, forbid_unknown_fields=True):
    pass


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
async def register(request: AnyRequest, data: Registration) -> Response[Entered]:
    """Makes an account of the guest; his games stay his."""
    house = house_of(request)
    person, code = await accounts.register(house, require_cookie_login(request), data.name, data.password)
    return _entered(request, person, code)


@post("/login", status_code=200)
async def log_in(request: AnyRequest, data: LogIn) -> Response[m.Hello]:
    """What was the guest's is the account's."""
    house = house_of(request)
    _no_key(request)
    person = await accounts.log_in(house, optional_person(request), address(request), data.name, data.password)
    return welcome(request, person)


@post("/recover", status_code=200)
async def recover(request: AnyRequest, data: Recovery) -> Response[Entered]:
    """A new password for who has the recovery code."""
    house = house_of(request)
    _no_key(request)
    person, code = await accounts.recover(
        house, optional_person(request), address(request), data.name, data.code, data.password
    )
    return _entered(request, person, code)


@post("/logout", status_code=200)
async def log_out(request: AnyRequest) -> Response[Ok]:
    house = house_of(request)
    accounts.log_out(house, require_cookie_login(request))
    return _without_cookie(request)


@post("/logout-everywhere", status_code=200)
async def log_out_everywhere(request: AnyRequest) -> Response[Ok]:
    house = house_of(request)
    accounts.log_out_everywhere(house, require_cookie_login(request))
    return _without_cookie(request)


# ---------------------------------------------------------------------------------- oneself
@get("/me")
async def me(request: AnyRequest) -> Me:
    person = require_person(request)
    email, created = house_of(request).store.one("SELECT email, created FROM person WHERE id = ?", person.id)
    return Me(person.id, person.name, person.account, email, created)


@post("/me/name", status_code=200)
async def name(request: AnyRequest, data: NewName) -> Response[m.Hello]:
    """Another name for a guest, from the next table on."""
    house, guest = house_of(request), require_cookie_login(request)
    house.limits.by("name", guest)
    person = house.people.rename(guest, data.name)
    house.propagate_rename(person)
    return welcome(request, person)


@post("/me/password", status_code=200)
async def password(request: AnyRequest, data: NewPassword) -> Response[m.Hello]:
    """Logs out all other browsers."""
    house = house_of(request)
    return welcome(request, await accounts.change_password(house, require_cookie_login(request), data.old, data.new))


@post("/me/recovery", status_code=200)
async def recovery(request: AnyRequest, data: Confirmed) -> Code:
    """A new recovery code instead of the old one."""
    return Code(await accounts.new_recovery_code(house_of(request), require_cookie_login(request), data.password))


@get("/me/export")
async def everything(request: AnyRequest) -> dict[str, Any]:
    """Everything that is stored about the person."""
    return await export(house_of(request), require_cookie_login(request))


@post("/me/delete", status_code=200)
async def delete(request: AnyRequest, data: Confirmed) -> Response[Ok]:
    house = house_of(request)
    await accounts.delete(house, require_cookie_login(request), data.password)
    return _without_cookie(request)


# ---------------------------------------------------------------------------------- keys for bots
@get("/me/keys")
async def keys(request: AnyRequest) -> list[accounts.Key]:
    return accounts.keys(house_of(request), require_cookie_login(request))


@post("/me/keys", status_code=200)
async def new_key(request: AnyRequest, data: NewKey) -> accounts.Key:
    """The only answer with the key in it."""
    return accounts.new_key(house_of(request), require_cookie_login(request), data.name)


@post("/me/keys/revoke", status_code=200)
async def revoke_key(request: AnyRequest, data: OldKey) -> Ok:
    accounts.revoke_key(house_of(request), require_cookie_login(request), data.id)
    return Ok()


# ---------------------------------------------------------------------------------- within
def require_cookie_login(request: AnyRequest) -> Person:
    """A bot plays for somebody, and has no say over his account."""
    _no_key(request)
    return require_person(request)


def _no_key(request: AnyRequest) -> None:
    person = optional_person(request)
    if person is not None and person.by_key:
        raise Refusal("by-key", "an API key is for playing; for this, log in with a password")


def _entered(request: AnyRequest, person: Person, code: str) -> Response[Entered]:
    return Response(Entered(person.id, person.name, code), cookies=[cookie_for(request, person)])


def _without_cookie(request: AnyRequest) -> Response[Ok]:
    return Response(Ok(), cookies=[cookie_for(request, None)])


ROUTES = Router(
    "/api",
    route_handlers=[
        register,
        log_in,
        recover,
        log_out,
        log_out_everywhere,
        me,
        name,
        password,
        recovery,
        everything,
        delete,
        keys,
        new_key,
        revoke_key,
    ],
)
