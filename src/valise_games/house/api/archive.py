"""HTTP: records and replays of finished games, and lists of them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Response, get
from litestar.params import FromPath, FromQuery, QueryParameter

from valise_games.house.api.requests import (
    AnyRequest,
    optional_person,
    require_person,
    require_visible_table,
    routes,
    services_of,
    settled_services,
)
from valise_games.house.archive import listing, reviews
from valise_games.house.archive import replay as replays
from valise_games.house.bots.pool import BotTrouble
from valise_games.house.errors import Refusal, RefusalCode
from valise_games.house.people.directory import HIGHEST_ID
from valise_games.house.storage.lists import unfinished_of
from valise_games.house.tables.live import LiveTable
from valise_games.house.tables.log import read_rows
from valise_games.house.transport.compression import VARIES


# ---------------------------------------------------------------------------------- one table
@get("/tables/{table:str}/record")
async def record(request: AnyRequest, table: FromPath[str]) -> Response[dict[str, Any]]:
    """While the game runs, what spectators may have; afterwards all of it, as `valise verify` takes it."""
    live = await require_visible_table(request, table)
    match = replays.match_of(live)
    name = f"valise-{match.entry.id}-{live.table.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    over = live.table.state == "over"  # else it goes on meanwhile
    record = await asyncio.to_thread(match.record) if over else match.record()
    signed = services_of(request).signer.sign(record, live.table.id)
    return Response(signed, media_type=MediaType.JSON, headers=headers)


@get("/tables/{table:str}/replay", response_headers=VARIES)
async def replay(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromQuery[str] = "none",
    first: Annotated[int, QueryParameter(name="from", ge=-1)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=replays.MOST_FRAMES)] = replays.MOST_FRAMES,
) -> replays.Replay:
    """A finished game as a seat saw it (`seat=2`), as a spectator did (`none`), or with all cards open (`all`).
    `from` -1 is its last entry."""
    services, person = services_of(request), require_person(request)
    if services.registry.find(table) is not None:  # else it is counted when it is found
        services.limits.by("replay", person)
    live = await require_visible_table(request, table)
    if live.table.state != "over":
        raise Refusal(RefusalCode.NOT_OVER, "a game can be seen again when it is over")
    match = replays.match_of(live)
    all_open = seat == "all"
    total = replays.frames_in_all(live.table, all_open=all_open)
    if first < 0:
        first = total - 1
    rows = list(read_rows(services.store, live.table.id))
    if all_open:
        frames = await replays.open_replay(live.table, rows, first, count)
    else:
        frames = await replays.replay(live.table.id, rows, _seat(seat, match.seats), first, count)
    onward = first + count if first + count < total else None
    return replays.Replay(live.table.id, match.entries, frames, onward)


@get("/tables/{table:str}/ending", response_headers=VARIES)
async def ending(request: AnyRequest, table: FromPath[str]) -> replays.Ending:
    """All that was secret in a finished game, and where it turned."""
    live = await _finished_table(request, table)
    replays.match_of(live)
    return await replays.ending(live.table)


@get("/tables/{table:str}/review", response_headers=VARIES)
async def review(request: AnyRequest, table: FromPath[str]) -> reviews.Review:
    """Who knew what at every entry of a finished game, and where it turned."""
    services, live = services_of(request), await _finished_table(request, table)
    return await services.reviews.of(live.table.id, replays.match_of(live))


@get("/tables/{table:str}/chances", response_headers=VARIES)
async def chances(request: AnyRequest, table: FromPath[str]) -> reviews.ChancesInfo:
    """Each seat's chance to win at every entry of a finished game."""
    services, live = services_of(request), await _finished_table(request, table)
    if not services.reviews.has_chances_of(live.table.id):
        services.limits.by("chances", require_person(request))
    try:
        return await services.reviews.chances(live.table.id, replays.match_of(live), services.review_pool)
    except BotTrouble:
        raise Refusal(RefusalCode.NO_CHANCES, "nobody can say what the chances were; try again in a while") from None


@get("/tables/{table:str}/judgement/{seat:int}", response_headers=VARIES)
async def judgement(request: AnyRequest, table: FromPath[str], seat: FromPath[int]) -> reviews.JudgementInfo:
    """Where a seat of a finished game gave away some of its chance, by what it knew then."""
    services, live = services_of(request), await _finished_table(request, table)
    match = replays.match_of(live)
    if not 0 <= seat < match.seats:
        raise Refusal(RefusalCode.BAD_COMMAND, f"seat is a number from 0 to {match.seats - 1}")
    if not services.reviews.has_judged(live.table.id, seat):
        services.limits.by("judgement", require_person(request))
    try:
        return await services.reviews.judgement(live.table.id, match, seat, services.review_pool)
    except BotTrouble:
        raise Refusal(RefusalCode.NO_CHANCES, "nobody can say what the chances were; try again in a while") from None


async def _finished_table(request: AnyRequest, code: str) -> LiveTable:
    """A table that is over; whoever looks back at one may not do so too often."""
    services_of(request).limits.by("replay", require_person(request))
    live = await require_visible_table(request, code)
    if live.table.state != "over":
        raise Refusal(RefusalCode.NOT_OVER, "a game can be looked back at when it is over")
    return live


def _seat(seat: str, seats: int) -> int | None:
    if seat == "none":
        return None
    if seat.isascii() and seat.isdigit() and int(seat[:3]) < seats:
        return int(seat[:3])
    raise Refusal(RefusalCode.BAD_COMMAND, f"seat is all, none, or a number from 0 to {seats - 1}")


# ---------------------------------------------------------------------------------- many tables
@get("/finished")
async def finished(
    request: AnyRequest,
    game: Annotated[str, QueryParameter(max_length=32)] = "",
    person: Annotated[int | None, QueryParameter(ge=1, le=HIGHEST_ID)] = None,
    before: Annotated[str, QueryParameter(max_length=64)] = "",
    limit: Annotated[int, QueryParameter(ge=1, le=listing.MOST_LISTED)] = 20,
) -> listing.FinishedPage:
    """Games that are over, the latest first: public ones, and those in which who asks sat."""
    asker, services = optional_person(request), await settled_services(request)
    asker_id = asker.id if asker else None
    return await services.reader.run(
        lambda reader: listing.finished(reader, services.lines, asker_id, game, person, before, limit)
    )


@get("/me/tables")
async def my_tables(request: AnyRequest) -> listing.OwnTables:
    """Where who asks sits, and where he has to decide."""
    services, me = await settled_services(request), require_person(request)
    codes = unfinished_of(services.store, me.id)[: listing.MOST_OWN]
    lines = [await services.own_table(code, me.id) for code in codes]
    over = await services.reader.run(
        lambda reader: listing.finished(reader, services.lines, me.id, "", me.id, "", listing.LATEST_OWN)
    )
    return listing.OwnTables([line for line in lines if line is not None], over.tables)


ROUTES = routes("/api", globals())
