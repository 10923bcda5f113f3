"""Writes the types that the page takes from Python: those of the protocol, and of every game's views and events.

python -m tools.page           # writes them anew; `make docs` calls it
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args, is_typeddict

import msgspec

from valise_games.games import catalogue
from valise_games.house.api.catalogue import GameInfo, WholeGameInfo
from valise_games.house.archive import listing, replay, reviews
from valise_games.house.tables import messages as m

WEB = Path(__file__).parent.parent / "web" / "src"
PROTOCOL = WEB / "house" / "protocol.ts"  # what is said over a socket
ANSWERS = WEB / "house" / "answers.ts"  # what requests are answered with
SAID: tuple[Any, ...] = (*get_args(m.AnyCommand), *m.MESSAGES)
ANSWERED: tuple[Any, ...] = (
    replay.Replay,
    replay.Ending,
    listing.FinishedPage,
    listing.OwnTables,
    reviews.Review,
    reviews.ChancesInfo,
    reviews.JudgementInfo,
    GameInfo,
    WholeGameInfo,
)


def main() -> None:
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(WEB.parent.parent))


def pages() -> dict[Path, str]:
    """Every file, with what belongs in it."""
    found = {PROTOCOL: protocol(), ANSWERS: answers()}
    ours = {entry.package for entry in catalogue.values() if entry.package.startswith("valise_games.")}
    for package in sorted(ours):
        folder = package.rpartition(".")[2]
        found[WEB / "games" / folder / "types.ts"] = game_types(package)
    return found


# ---------------------------------------------------------------------------------- types
def protocol() -> str:
    unions = (_union("Command", get_args(m.AnyCommand)), _union("Message", m.MESSAGES))
    return "\n".join([_made_from("messages"), *_interfaces(_schemas(SAID)), *unions]) + "\n"


def answers() -> str:
    """What is in the protocol already is taken from there."""
    said = _schemas(SAID)
    own = {name: schema for name, schema in _schemas(ANSWERED).items() if name not in said}
    named = re.findall(r'"\$ref": "(\w+)"', json.dumps(own))
    shared = f'import type {{ {", ".join(sorted(set(named) & said.keys()))} }} from "./protocol";'
    return "\n".join([_made_from("archive and catalogue"), shared, "", *_interfaces(own)])


def game_types(package: str) -> str:
    """The views, actions and events of a game: every TypedDict of its modules."""
    entry = next(entry for entry in catalogue.values() if entry.package == package)
    typed = tuple(value for value in vars(entry.load()).values() if is_typeddict(value))
    schemas = _schemas(typed)
    head = f"// Made from the types of {package} by tools/page.py: change them there.\n"
    return "\n".join([head, *(line for one in schemas.items() for line in (*_interface(*one, optional=True), ""))])


def _made_from(sources: str) -> str:
    return f"// Made from the house's {sources} by tools/page.py: change it there.\n"


def _schemas(roots: tuple[Any, ...]) -> dict[str, dict[str, Any]]:
    return msgspec.json.schema_components(roots, ref_template="{name}")[1]


def _interfaces(schemas: dict[str, dict[str, Any]]) -> list[str]:
    return [line for name, schema in schemas.items() for line in (*_interface(name, schema), "")]


def _interface(name: str, schema: dict[str, Any], *, optional: bool = False) -> list[str]:
    about = " ".join(schema.get("description", "").split())
    lines = [f"/** {about} */"] if about else []
    lines.append(f"export interface {name} {{")
    required = set(schema.get("required", ()))
    # What the house sends is always there; what it is sent may be left out.
    always = "do" not in schema["properties"] and not optional
    for key, field in schema["properties"].items():
        mark = "" if key in required or always else "?"
        lines.append(f"  {key}{mark}: {_type(field)};")
    return [*lines, "}"]


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
    # What a game says is typed by the game's own part of the page.
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return plain.get(str(kind), "any")


def _union(name: str, members: Iterable[Any]) -> str:
    names = " | ".join(re.sub(r"\W", "", member.__name__) for member in members)
    return f"export type {name} = {names};"


if __name__ == "__main__":
    main()
