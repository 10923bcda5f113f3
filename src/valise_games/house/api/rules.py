"""HTTP: the rules as the page shows them, with their pictures. What is written once, as Markdown, is HTML here."""

from __future__ import annotations

import re
from functools import cache, partial
from importlib.resources import files
from typing import Any

from litestar import Response, get
from litestar.params import FromPath
from markdown_it import MarkdownIt

from valise_games.games.messages import FALLBACK, rules_page
from valise_games.house.api.catalogue import KEPT_AN_HOUR, Language, entry_of
from valise_games.house.api.requests import routes
from valise_games.house.errors import Refusal, RefusalCode

HTML = "text/html; charset=utf-8"
PICTURE = re.compile(r"(board-[a-z-]+|turn-[a-z-]+-\d)\.[a-z]{2}\.svg")
SHOWN = re.compile(rf'<img src="({PICTURE.pattern})"')
SIZE = re.compile(r'<svg [^>]*?\bwidth="(\d+)" height="(\d+)"')
LAZY = ' loading="lazy"'
RULE = re.compile(r"\(([A-Z]{1,3}-\d+)\)")


@get("/games/{game:str}/rules.html")
async def rules(game: FromPath[str], lang: Language = FALLBACK) -> Response[str]:
    """The rules as a piece of HTML: headings, tables, pictures, and every rule with its id as an anchor."""
    entry = entry_of(game)
    return Response(_page(entry.id, entry.package, lang), media_type=HTML, headers=KEPT_AN_HOUR)


@get("/games/{game:str}/pictures/{name:str}")
async def picture(game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A picture from the rules."""
    found = files(entry_of(game).package).joinpath(name)
    if not PICTURE.fullmatch(name) or not found.is_file():
        raise Refusal(RefusalCode.NO_GAME, "there is no such picture")
    return Response(found.read_bytes(), media_type="image/svg+xml", headers=KEPT_AN_HOUR)


@cache
def _page(game: str, package: str, language: str) -> str:
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(rules_page(package, language))
    _name_headings(tokens)
    page = str(markdown.renderer.render(tokens, markdown.options, {}))
    page = SHOWN.sub(partial(_picture_tag, game, package), page)
    page = page.replace(LAZY, "", 1)  # the first one is in sight at once
    page = page.replace("<table>", '<div class="wide" tabindex="0" role="group"><table>')
    page = page.replace("</table>", "</table></div>")
    page = page.replace("<th></th>", "<td></td>")  # the corner of a table is no heading
    return RULE.sub(r'<a class="rule" id="\1" href="#\1">\1</a>', page)


def _picture_tag(game: str, package: str, found: re.Match[str]) -> str:
    """With the size it will have, so that nothing moves when it comes; and it comes when it is scrolled to."""
    size = SIZE.search(files(package).joinpath(found[1]).read_text(encoding="utf-8"))
    sizes = f' width="{size[1]}" height="{size[2]}"' if size else ""
    return f'<img src="/api/games/{game}/pictures/{found[1]}"{sizes}{LAZY}'


def _name_headings(tokens: list[Any]) -> None:
    """By their place, so that all languages can be jumped to by the same address: h-1, h-2 …"""
    count = 0
    for token in tokens:
        if token.type == "heading_open":
            count += 1
            token.attrSet("id", f"h-{count}")


ROUTES = routes("/api", globals())
