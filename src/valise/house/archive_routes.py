"""HTTP: the games of the house and their rules, records and replays of finished games, and lists of them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Response, Router, get
from litestar.params import Parameter

from valise.bots import levels_of
from valise.games import BadSetup, Entry, catalogue, find
from valise.house import archive, commands
from valise.house.people import HIGHEST_ID
from valise.house.refusal import Refusal
from valise.house.web import AnyRequest, house_of, known, visitor


# ---------------------------------------------------------------------------------- the games
class OptionInfo(msgspec.Struct):
    """A yes-or-no option has no range."""

    key: str
    default: int | bool
    en: str
    fr: str
    low: int | None
    high: int | None
    step: int | None


class GameInfo(msgspec.Struct):
    id: str
    name: str
    designers: list[str]
    publisher: str
    year: int | None
    seats: list[int]
    options: list[OptionInfo]
    summary: dict[str, str]
    bots: list[str]  # levels, the weakest first
    reasons: list[str]  # why a game can end
    variants: list[str]


class VariantInfo(msgspec.Struct):
    """What a board is drawn from."""

    seats: list[int]
    components: dict[str, Any]


class WholeGameInfo(GameInfo):
    boards: dict[str, VariantInfo]


@get("/games")
async def games() -> list[GameInfo]:
    """The catalogue."""
    return [GameInfo(**_facts(entry)) for entry in catalogue.values()]


@get("/games/{game:str}")
async def game(game: str) -> WholeGameInfo:
    """One game, with its boards."""
    return _whole(_find(game).id)


@get("/games/{game:str}/rules", media_type="text/markdown; charset=utf-8")
async def rules(game: str, lang: Literal["en", "fr"] = "en") -> str:
    """The rules in our words, as Markdown."""
    return _rules(_find(game).package, lang)


def _find(game: str) -> Entry:
    try:
        return find(game)
    except BadSetup as error:
        raise Refusal("no-game", str(error)) from None


def _facts(entry: Entry) -> dict[str, Any]:
    return {
        "id": entry.id,
        "name": entry.name,
        "designers": list(entry.designers),
        "publisher": entry.publisher,
        "year": entry.year,
        "seats": list(entry.seats),
        "options": [
            OptionInfo(option.key, option.default, option.en, option.fr, None, None, None)
            if isinstance(option.default, bool)
            else OptionInfo(option.key, option.default, option.en, option.fr, option.low, option.high, option.step)
            for option in entry.options
        ],
        "summary": {"en": entry.summary_en, "fr": entry.summary_fr},
        "bots": list(levels_of(entry.id)),
        "reasons": list(entry.reasons),
        "variants": list(entry.boards),
    }


@cache
def _whole(game: str) -> WholeGameInfo:
    entry = find(game)
    boards = {
        variant: VariantInfo(list(entry.seats_of(variant)), entry.load("plain", variant).components())
        for variant in entry.boards
    }
    return WholeGameInfo(**_facts(entry), boards=boards)


@cache
def _rules(package: str, language: str) -> str:
    return files(package).joinpath(f"RULES.{language}.md").read_text(encoding="utf-8")


# ---------------------------------------------------------------------------------- one table
@get("/tables/{table:str}/record")
async def record(request: AnyRequest, table: str) -> Response[dict[str, Any]]:
    """While the game runs, what spectators may have; afterwards all of it, as `valise verify` takes it."""
    running = commands.may_watch(house_of(request), known(request), table)
    match = archive.match_of(running)
    name = f"valise-{match.entry.id}-{running.table.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(match.record(), media_type=MediaType.JSON, headers=headers)


@get("/tables/{table:str}/replay")
async def replay(
    request: AnyRequest,
    table: str,
    seat: str = "none",
    first: Annotated[int, Parameter(query="from", ge=0)] = 0,
    count: Annotated[int, Parameter(ge=1, le=archive.MOST_FRAMES)] = archive.MOST_FRAMES,
) -> archive.Replay:
    """A finished game as a seat saw it (`seat=2`), as a spectator did (`none`), or with all cards open (`all`)."""
    house, person = house_of(request), known(request)
    if table in house.tables:  # else it is counted when it is found
        house.limits.by("replay", person)
    running = commands.may_watch(house, person, table)
    if running.table.state != "over":
        raise Refusal("not-over", "a game can be seen again when it is over")
    match = archive.match_of(running)
    all_open = seat == "all"
    rows = house.store.rows(running.table.id)
    if all_open:
        frames = await archive.open_replay(running.table, rows, first, count)
    else:
        frames = await archive.replay(running.table.id, rows, _seat(seat, match.seats), first, count)
    total = archive.frames_in_all(running.table, all_open=all_open)
    onward = first + count if first + count < total else None
    return archive.Replay(running.table.id, match.entries, frames, onward)


def _seat(seat: str, seats: int) -> int | None:
    if seat == "none":
        return None
    if seat.isascii() and seat.isdigit() and int(seat[:3]) < seats:
        return int(seat[:3])
    raise Refusal("bad-command", f"seat is all, none, or a number from 0 to {seats - 1}")


# ---------------------------------------------------------------------------------- many tables
@get("/finished")
async def finished(
    request: AnyRequest,
    game: Annotated[str, Parameter(max_length=32)] = "",
    person: Annotated[int | None, Parameter(ge=1, le=HIGHEST_ID)] = None,
    before: Annotated[str, Parameter(max_length=64)] = "",
    limit: Annotated[int, Parameter(ge=1, le=archive.MOST_LINES)] = 20,
) -> archive.FinishedPage:
    """Games that are over, the latest first: public ones, and those in which who asks sat."""
    asker = visitor(request)
    return archive.finished(house_of(request).store, asker.id if asker else None, game, person, before, limit)


@get("/me/tables")
async def my_tables(request: AnyRequest) -> archive.OwnTables:
    """Where who asks sits, and where he has to decide."""
    house, me = house_of(request), known(request)
    lines = [archive.own_line(house.running(code), me.id) for code in archive.codes_of(house.store, me.id)]
    over = archive.finished(house.store, me.id, "", me.id, "", archive.LATEST_OWN)
    return archive.OwnTables([line for line in lines if line is not None], over.tables)


ROUTES = Router("/api", route_handlers=[games, game, rules, record, replay, finished, my_tables])
