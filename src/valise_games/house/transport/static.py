"""The page in the browser: its files, read once when the house opens and kept ready to send.

Only what was found in the folder then can be asked for, so that no address leads out of it. Everything here is the same
for everybody, and caches may keep it; but the head of the page tells of the place that was asked for.

By hand, because all requests and all games share one event loop: a script of 300 kB takes 3 µs here, and 4 ms by
Litestar's static files, which read and compress it each time (bench/house/static_files.py).
"""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from valise_games.house.transport.asgi import Asgi, Scope
from valise_games.house.transport.connection import Receive, Send

BUILT = Path(__file__).parents[1] / "page"
INDEX = "/index.html"
DOCS = "/docs"  # where the documentation is, if the house shows it
ASSETS = "/assets/"  # their names change with what is in them
OTHERS = {"api", "ws", "health", "ready", "metrics"}  # the first parts of addresses that are not the page's
ADDRESS = re.compile(r"(?:/[\w-]+)*/?", re.ASCII)  # of a place in the page, as /table/CODE; files have a dot
HEAD = re.compile(rb"<!-- head -->.*?<!-- /head -->", re.DOTALL)  # what stands there is for who builds the page
NOT_BUILT = "The page of this house is not built yet: build it with `make page`, then open the house again.\n"

FOREVER = "public, max-age=31536000, immutable"
A_WHILE = "public, max-age=3600"
ASK_FIRST = "no-cache"  # kept, but asked after each time
ALWAYS_ASKED = {INDEX, "/sw.js"}  # by these a browser learns that there is a new page

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".ipynb": "application/x-ipynb+json",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
}
COMPRESSED_ALREADY = {".ico", ".jpg", ".mp3", ".ogg", ".png", ".webp", ".woff", ".woff2"}


class File(msgspec.Struct, frozen=True):
    """One file of the page, plain and, where that is shorter, compressed."""

    kind: str
    cache: str
    tag: str
    plain: bytes
    gzipped: bytes = b""


Head = Callable[[Scope], tuple[str, str]]  # the language and the tags for an address of the page


def _nothing_to_tell(scope: Scope) -> tuple[str, str]:
    return "en", "<title>Valise</title>"


class StaticPage:
    """Answers for the page's own addresses, and hands on all the rest. `head` is put between the marks in the page's
    HTML. With `docs` the site of the documentation is at /docs/, read and sent in the same way."""

    def __init__(self, folder: Path, within: Asgi, head: Head = _nothing_to_tell, docs: Path | None = None) -> None:
        self.files = dict(_read(folder))
        self.docs = {} if docs is None else dict(_read(docs, DOCS))
        self.within = within
        self._head = head
        self._index = self.files.get(INDEX)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            await self.within(scope, receive, send)
        elif scope["path"] == DOCS and self.docs:
            await _answer(send, scope, 308, [(b"location", DOCS.encode() + b"/")], b"")
        elif scope["path"] == "/" and not self.files:
            await _answer(send, scope, 404, [(b"content-type", b"text/plain; charset=utf-8")], NOT_BUILT.encode())
        elif (file := self.at(scope["path"])) is not None:
            await _send_file(self._with_head(scope) if file is self._index else file, scope, send)
        else:
            await self.within(scope, receive, send)

    def at(self, path: str) -> File | None:
        """A file by its name; any place in the page is drawn by the page itself."""
        if path.removeprefix("/").partition("/")[0] in OTHERS:
            return None
        if self.docs and path.startswith(DOCS + "/"):
            return self.docs.get(DOCS + INDEX if path == DOCS + "/" else path)
        if ADDRESS.fullmatch(path) and not path.startswith(ASSETS):
            path = INDEX
        return self.files.get(path)

    def _with_head(self, scope: Scope) -> File:
        language, tags = self._head(scope)
        page = HEAD.sub(lambda _: tags.encode(), self.files[INDEX].plain)
        return _file(INDEX, ".html", page.replace(b'<html lang="en">', f'<html lang="{language}">'.encode()))


def _read(folder: Path, at: str = "") -> Iterator[tuple[str, File]]:
    """Every file with its address; nothing hidden, and no links, which could lead anywhere."""
    if not (folder / INDEX[1:]).is_file():
        return
    for path in sorted(folder.rglob("*")):
        parts = path.relative_to(folder).parts
        steps = [folder.joinpath(*parts[: depth + 1]) for depth in range(len(parts))]
        if path.is_file() and not any(part.startswith(".") for part in parts) and not any(map(Path.is_symlink, steps)):
            address = f"{at}/{'/'.join(parts)}"
            yield address, _file(address, path.suffix.lower(), path.read_bytes())


def _file(address: str, suffix: str, content: bytes) -> File:
    cache = FOREVER if address.startswith(ASSETS) else ASK_FIRST if address in ALWAYS_ASKED else A_WHILE
    gzipped = b"" if suffix in COMPRESSED_ALREADY else gzip.compress(content, mtime=0)
    return File(
        kind=TYPES.get(suffix, "application/octet-stream"),
        cache=cache,
        tag=hashlib.sha256(content).hexdigest()[:20],
        plain=content,
        gzipped=gzipped if len(gzipped) < len(content) else b"",
    )


# ---------------------------------------------------------------------------------- answers
async def _send_file(file: File, scope: Scope, send: Send) -> None:
    asked = {name: value.decode("latin-1") for name, value in scope["headers"]}
    gzipped = bool(file.gzipped) and takes_gzip(asked.get(b"accept-encoding", ""))
    tag = f'"{file.tag}-gzip"' if gzipped else f'"{file.tag}"'
    headers = [(b"cache-control", file.cache.encode()), (b"etag", tag.encode())]
    if file.cache == ASK_FIRST and file.kind == TYPES[".html"]:
        headers.append((b"vary", b"accept-encoding, accept-language, cookie"))
    elif file.gzipped:
        headers.append((b"vary", b"accept-encoding"))
    if has(asked.get(b"if-none-match", ""), tag):
        await _answer(send, scope, 304, headers)
        return
    headers.append((b"content-type", file.kind.encode()))
    if gzipped:
        headers.append((b"content-encoding", b"gzip"))
    await _answer(send, scope, 200, headers, file.gzipped if gzipped else file.plain)


async def _answer(
    send: Send, scope: Scope, status: int, headers: list[tuple[bytes, bytes]], body: bytes | None = None
) -> None:
    if body is not None:
        headers = [*headers, (b"content-length", str(len(body)).encode())]
    start: dict[str, Any] = {"type": "http.response.start", "status": status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body or b""})


def takes_gzip(accepted: str) -> bool:
    """Whether Accept-Encoding names gzip, and not to forbid it."""
    for part in accepted.lower().split(","):
        name, *parameters = (piece.strip() for piece in part.split(";"))
        if name in ("gzip", "*"):
            return not any(re.fullmatch(r"q\s*=\s*0(\.0*)?", parameter) for parameter in parameters)
    return False


def has(known: str, tag: str) -> bool:
    """Whether If-None-Match names this tag; a server in front may have made it a weak one."""
    return known.strip() == "*" or tag in (one.strip().removeprefix("W/") for one in known.split(","))
