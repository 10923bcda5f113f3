"""One file that checks records in a browser, without a house: the page's own check, and the rules of every game."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from valise_games.errors import ValiseError
from valise_games.games import catalogue
from valise_games.play.redeal import redeal_script
from valise_games.rules.javascript import NotTranslatable

EXPORTED = re.compile(r"(\w+) as (\w+)")


class NotBuilt(ValiseError):
    """The page was not built, so there is nothing to put together."""


def check_page() -> str:
    """The whole page; raises NotBuilt. A game whose rules cannot be translated is checked by its hashes only."""
    script = files(__package__).joinpath("page", "offline", "check.js")
    if not script.is_file():
        raise NotBuilt("the page was not built here: make page does it")
    games = []
    for entry in catalogue.values():
        for variant in entry.tables:
            try:
                games.append(f'"{entry.id}/{variant}": () => {{\n{_as_body(redeal_script(entry.id, variant))}}},')
            except NotTranslatable:
                continue
    page = files(__package__).joinpath("check_page.html").read_text(encoding="utf-8")
    for place, text in (("/* games */", "\n".join(games)), ("/* script */", script.read_text(encoding="utf-8"))):
        page = page.replace(place, text.replace("</script", "<\\/script"))
    return page


def _as_body(module: str) -> str:
    """A module as the body of a function that gives what the module exports."""
    before, _, exported = module.rpartition("export {")
    return f"{before}return {{" + EXPORTED.sub(r"\2: \1", exported)


def write(file: Path) -> None:
    file.write_text(check_page(), encoding="utf-8")
