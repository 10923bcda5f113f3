"""HTTP: the games of the house and their rules."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from valise_games.bots import characters_of, levels_of
from valise_games.games import BadSetup, Entry, Option, catalogue, find
from valise_games.games.messages import FALLBACK, OWN, in_every_language, rules_page
from valise_games.games.palette import plain_poster, style_sheet
from valise_games.house.api.requests import routes
from valise_games.house.errors import Refusal, RefusalCode
from valise_games.house.transport.compression import VARIES

log = logging.getLogger("valise.web")

Language = Annotated[str, QueryParameter(pattern="^[a-z]{2}$")]
KEPT_AN_HOUR = {"cache-control": "public, max-age=3600", **VARIES}
ASKED_AGAIN = {"cache-control": "no-cache", **VARIES}


class OptionInfo(msgspec.Struct):
    """A yes-or-no option has no range."""

    key: str
    default: int | bool
    contest: int | bool  # the default at rated tables, and live ones of several people whose host has an account
    label: dict[str, str]  # by language
    low: int | None
    high: int | None
    step: int | None


class CharacterInfo(msgspec.Struct):
    """Who can be hired, as `level/id`; a sentence says what he is like."""

    id: str
    level: str
    name: str
    about: dict[str, str]  # by language


class GameInfo(msgspec.Struct):
    id: str
    name: str
    designers: list[str]
    publisher: str
    year: int | None
    seats: list[int]
    usual_seats: int  # where nobody says otherwise
    minutes: list[int]  # how long a game takes, from and to; empty where nobody knows
    weight: int  # how much there is to learn: 1 little, 2 some, 3 much
    options: list[OptionInfo]
    summary: dict[str, str]
    bots: list[str]  # levels, the weakest first
    characters: list[CharacterInfo]  # of these levels
    reasons: list[str]  # why a game can end
    variants: list[str]
    folder: str  # of its package: what the page draws it with has the same name


class VariantInfo(msgspec.Struct):
    """What a board is drawn from, and who can be hired for it."""

    seats: list[int]
    bots: list[str]  # levels, the weakest first
    components: dict[str, Any]
    exceptions: list[str]  # that a standing answer may make; the first is usual


class WholeGameInfo(GameInfo):
    boards: dict[str, VariantInfo]


@get("/games")
async def games() -> Response[list[GameInfo]]:
    """The catalogue."""
    return Response(await read_catalogue(), headers=ASKED_AGAIN)


async def read_catalogue() -> list[GameInfo]:
    """The first time it reads every text in every language, for a second: in one thread, whoever asks meanwhile."""
    if all(_is_described(entry) for entry in catalogue.values()):
        return _all_games()
    return await asyncio.get_running_loop().run_in_executor(_describing, _all_games)


@get("/games/{game:str}")
async def game(game: FromPath[str]) -> Response[WholeGameInfo]:
    """One game, with its boards."""
    return Response(_whole(entry_of(game).id), headers=ASKED_AGAIN)


@get("/games/{game:str}/rules", media_type="text/markdown; charset=utf-8")
async def rules(game: FromPath[str], lang: Language = FALLBACK) -> str:
    """The rules in our words, as Markdown."""
    return rules_page(entry_of(game).package, lang)


@get("/games/{game:str}/poster.svg", include_in_schema=False)
async def poster(game: FromPath[str]) -> Response[str]:
    """The picture by which people know the game."""
    entry = entry_of(game)
    file = entry.folder / f"poster-{entry.id}.svg"
    drawn = file.read_text(encoding="utf-8") if file.exists() else plain_poster(entry.name, entry.palette)
    return Response(drawn, media_type="image/svg+xml", headers=KEPT_AN_HOUR)


@get("/games/{game:str}/card.png", include_in_schema=False)
async def card(game: FromPath[str]) -> Response[bytes]:
    """The same for where a link is posted; a game that has none is shown by the house's own."""
    entry = entry_of(game)
    file = entry.folder / f"card-{entry.id}.png"
    if not file.exists():
        return Response(b"", status_code=302, headers={"location": "/card.png"})
    return Response(file.read_bytes(), media_type="image/png", headers=KEPT_AN_HOUR)


@get("/games.css", include_in_schema=False)
async def colours() -> Response[str]:
    """The colours of the games, for whatever has the attribute data-game."""
    palettes = {entry.id: entry.palette for entry in catalogue.values()}
    return Response(style_sheet(palettes), media_type="text/css; charset=utf-8", headers=KEPT_AN_HOUR)


def _all_games() -> list[GameInfo]:
    """Those that can be described."""
    return [info for entry in catalogue.values() if (info := _info(entry)) is not None]


def entry_of(game: str) -> Entry:
    """The game, or a Refusal."""
    try:
        return find(game)
    except BadSetup as error:
        raise Refusal(RefusalCode.NO_GAME, str(error)) from None


def _option(entry: Entry, option: Option) -> OptionInfo:
    label = in_every_language(entry.package, f"option-{option.key}")
    usual = option.default, option.usual(contest=True)
    if isinstance(option.default, bool):
        return OptionInfo(option.key, *usual, label, None, None, None)
    return OptionInfo(option.key, *usual, label, option.low, option.high, option.step)


def _info(entry: Entry) -> GameInfo | None:
    """None for a game that cannot be described: the hall shows the others."""
    if _is_described(entry):
        return _described[entry.id][1]
    try:
        info = GameInfo(**_facts(entry))
    except Exception:
        log.exception("a game is left out of the hall", extra={"game": str(entry.id)})
        return None
    _described[entry.id] = (entry, info)
    return info


_described: dict[str, tuple[Entry, GameInfo]] = {}
_describing = ThreadPoolExecutor(1, "catalogue")


def _is_described(entry: Entry) -> bool:
    return entry.id in _described and _described[entry.id][0] is entry


def _facts(entry: Entry) -> dict[str, Any]:
    return {
        "id": entry.id,
        "name": entry.name,
        "designers": list(entry.designers),
        "publisher": entry.publisher,
        "year": entry.year,
        "seats": list(entry.seats),
        "usual_seats": entry.usual_seats or entry.seats[0],
        "minutes": list(entry.minutes) if entry.minutes[1] else [],
        "weight": entry.weight,
        "options": [_option(entry, option) for option in entry.offered],
        "summary": in_every_language(entry.package, f"summary-{entry.id}"),
        "bots": list(levels_of(entry.id)),
        "characters": [
            CharacterInfo(one.id, one.level, one.name, in_every_language(OWN, f"character-{one.id}"))
            for level in levels_of(entry.id)
            for one in characters_of(level)
        ],
        "reasons": list(entry.reasons),
        "folder": entry.package.rpartition(".")[2],
        "variants": list(entry.tables),
    }


@cache
def _whole(game: str) -> WholeGameInfo:
    entry = find(game)
    boards = {
        variant: VariantInfo(
            list(entry.seats_of(variant)),
            list(levels_of(entry.id, variant)),
            entry.load("plain", variant).components(),
            entry.load("plain", variant).exceptions(),
        )
        for variant in entry.tables
    }
    return WholeGameInfo(**_facts(entry), boards=boards)


ROUTES = routes("/api", globals())
