"""HTTP about people: who they are, how they are rated, and what to do about those one does not want to meet."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from valise_games.house.api.catalogue import entry_of
from valise_games.house.api.requests import AnyRequest, Ok, require_person, routes, services_of, settled_services
from valise_games.house.errors import Refusal, RefusalCode
from valise_games.house.people import ratings, reports
from valise_games.house.people.directory import HIGHEST_ID, Blocked
from valise_games.house.tables import messages as m
from valise_games.house.tables.commands import plain_text

Number = Annotated[int, msgspec.Meta(ge=1, le=HIGHEST_ID)]


class Somebody(msgspec.Struct, forbid_unknown_fields=True):
    person: Number


class Report(msgspec.Struct, forbid_unknown_fields=True):
    about: Number
    table: m.Code
    words: m.Text


class Profile(msgspec.Struct):
    """What anybody may know of a person."""

    id: int
    name: str
    account: bool
    ratings: list[ratings.Rating]
    games: int  # finished, at public tables


# ---------------------------------------------------------------------------------- looking
@get("/people/{person:int}")
async def profile(request: AnyRequest, person: Annotated[int, PathParameter(ge=1, le=HIGHEST_ID)]) -> Profile:
    """Of a guest who turned out to have an account, that of the account."""
    services = await settled_services(request)
    row = services.store.one("SELECT coalesce(taken_by, id) FROM person WHERE id = ?", person)
    found = services.directory.find(row[0]) if row else None
    if found is None:
        raise Refusal(RefusalCode.NO_PERSON, "there is nobody with this number")
    games = services.store.one(
        "SELECT count(*) FROM sitting JOIN tables ON tables.id = table_id "
        "WHERE person = ? AND public AND finished IS NOT NULL",
        found.id,
    )[0]
    return Profile(found.id, found.name, found.account, ratings.of(services.store, found.id), games)


@get("/ratings")
async def leaderboard(request: AnyRequest, game: FromQuery[str]) -> list[ratings.Ranked]:
    """The best of a game."""
    return ratings.best((await settled_services(request)).store, entry_of(game).id)


# ---------------------------------------------------------------------------------- keeping away
@get("/me/blocked")
async def blocked(request: AnyRequest) -> list[Blocked]:
    """Whom he blocked or muted."""
    return services_of(request).directory.blocked_list(require_person(request).id)


@post("/me/block", status_code=200)
async def block(request: AnyRequest, data: JSONBody[Somebody]) -> Ok:
    """Hides the other's talk, and keeps the two from each other's tables."""
    return _block(request, data.person, talk_only=False)


@post("/me/mute", status_code=200)
async def mute(request: AnyRequest, data: JSONBody[Somebody]) -> Ok:
    """We do not hear them."""
    return _block(request, data.person, talk_only=True)


def _block(request: AnyRequest, other: int, *, talk_only: bool) -> Ok:
    services, person = services_of(request), require_person(request)
    services.limits.by("block", person)
    services.directory.block(person, other, talk_only=talk_only)
    return Ok()


@post("/me/unblock", status_code=200)
async def unblock(request: AnyRequest, data: JSONBody[Somebody]) -> Ok:
    """Neither blocked nor muted any more."""
    services_of(request).directory.unblock(require_person(request), data.person)
    return Ok()


@post("/reports", status_code=200)
async def report(request: AnyRequest, data: JSONBody[Report]) -> Ok:
    """The operator reads it."""
    services, person = await settled_services(request), require_person(request)
    if data.about == person.id:
        raise Refusal(RefusalCode.YOURSELF, "that is you")
    table = services.dispatcher.visible_table(person, data.table).table
    if not table.mentions(data.about):
        raise Refusal(RefusalCode.NO_PERSON, "this person neither sits nor talks at this table")
    words = plain_text(data.words)
    if not words:
        raise Refusal(RefusalCode.EMPTY, "there is nothing in it")
    services.limits.by("report", person)
    reports.write(services.store, person, data.about, data.table, words, services.now())
    return Ok()


ROUTES = routes("/api", globals())
