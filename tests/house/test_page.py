"""The page in the browser: which file an address gives, how long it may be kept, and that nothing else is given."""

from __future__ import annotations

import gzip
import http.client
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest

from tests.house.asking import ask, hello
from tests.house.houses import RunningHouse, open_house
from tests.waiting import PATIENCE
from valise_games.house.transport.static import has, takes_gzip

SCRIPT = b"export const turns = " + b"[0, 1, 2, 3, 4, 5, 6, 7],".join([b""] * 40) + b"0;"
FONT = bytes(range(256)) * 4
FILES = {
    "index.html": b"<!doctype html><title>Valise</title>" + b"<p>the same again</p>" * 20,
    "sw.js": b"self.oninstall = null;",
    "favicon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'></svg>",
    "icon-192.png": b"\x89PNG and so on",
    "manifest.webmanifest": b'{"name": "Valise"}',
    "assets/page-3f2a.js": SCRIPT,
    "assets/page-77ab.css": b"p { margin: 0; }" * 30,
    "assets/jost-1234.woff2": FONT,
    "assets/words-55.json": b'{"en": {}}',
    ".stamp": b"not for anybody",
    "assets/.hidden.js": b"not for anybody",
}
KEPT = {"forever": "public, max-age=31536000, immutable", "a while": "public, max-age=3600", "asked": "no-cache"}


class Got(NamedTuple):
    status: int
    body: bytes
    headers: dict[str, str]


def get(house: RunningHouse, path: str, method: str = "GET", **headers: str) -> Got:
    with closing(http.client.HTTPConnection(urlsplit(house.url).netloc, timeout=PATIENCE)) as line:
        line.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = line.getresponse()
        return Got(answer.status, answer.read(), {name.lower(): value for name, value in answer.getheaders()})


DOCS = {
    "index.html": b"<!doctype html><title>The documentation</title>" + b"<p>and so on</p>" * 20,
    "api/index.html": b"<!doctype html><title>API</title>",
    "search/search_index.json": b"{}",
    "assets/javascripts/bundle.js": b"0;",
    ".hidden": b"not for anybody",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """With a small page, and links in its folder that lead out of it."""
    place = tmp_path_factory.mktemp("house")
    page = place / "page"
    for name, content in FILES.items():
        (page / name).parent.mkdir(parents=True, exist_ok=True)
        (page / name).write_bytes(content)
    outside = place / "outside"
    outside.mkdir()
    (outside / "secret.txt").write_text("a secret")
    (page / "linked.txt").symlink_to(outside / "secret.txt")
    (page / "assets" / "linked").symlink_to(outside)
    (page / "inside.js").symlink_to(page / "sw.js")
    docs = place / "docs"
    for name, content in DOCS.items():
        (docs / name).parent.mkdir(parents=True, exist_ok=True)
        (docs / name).write_bytes(content)
    (docs / "linked.txt").symlink_to(outside / "secret.txt")
    with open_house(place / "house.db", page=page, docs=docs) as running:
        yield running


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/table/K7P2QX3M",
        "/table/K7P2QX3M?companion=2",
        "/review/K7P2QX3M/",
        "/rules/code-casablanca",
        "/first/casanova",
        "/games/agent",
        "/account",
        "/apiary",
    ],
)
def test_every_place_in_the_page_is_the_page(house: RunningHouse, path: str) -> None:
    got = get(house, path)
    assert (got.status, got.body) == (200, FILES["index.html"])
    assert got.headers["content-type"] == "text/html; charset=utf-8"
    assert got.headers["cache-control"] == "no-cache"
    again = get(house, path, if_none_match=got.headers["etag"])
    assert (again.status, again.body) == (304, b"")
    assert again.headers["etag"] == got.headers["etag"]
    assert again.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("name", "kind", "kept"),
    [
        ("index.html", "text/html; charset=utf-8", "asked"),
        ("sw.js", "text/javascript; charset=utf-8", "asked"),
        ("favicon.svg", "image/svg+xml", "a while"),
        ("icon-192.png", "image/png", "a while"),
        ("manifest.webmanifest", "application/manifest+json", "a while"),
        ("assets/page-3f2a.js", "text/javascript; charset=utf-8", "forever"),
        ("assets/page-77ab.css", "text/css; charset=utf-8", "forever"),
        ("assets/jost-1234.woff2", "font/woff2", "forever"),
        ("assets/words-55.json", "application/json", "forever"),
    ],
)
def test_a_file_has_its_type_and_its_time(house: RunningHouse, name: str, kind: str, kept: str) -> None:
    got = get(house, f"/{name}")
    assert (got.status, got.body) == (200, FILES[name])
    assert got.headers["content-type"] == kind
    assert got.headers["cache-control"] == KEPT[kept]
    assert "set-cookie" not in got.headers
    assert int(got.headers["content-length"]) == len(FILES[name])


def test_it_is_compressed_for_those_who_can_read_that(house: RunningHouse) -> None:
    plain, short = get(house, "/assets/page-3f2a.js"), get(house, "/assets/page-3f2a.js", accept_encoding="br, gzip")
    assert short.headers["content-encoding"] == "gzip"
    assert gzip.decompress(short.body) == plain.body == SCRIPT
    assert int(short.headers["content-length"]) == len(short.body) < len(SCRIPT) / 2
    assert plain.headers["vary"] == short.headers["vary"] == "accept-encoding"
    assert plain.headers["etag"] != short.headers["etag"]
    assert get(house, "/assets/page-3f2a.js", accept_encoding="gzip;q=0").body == SCRIPT
    font = get(house, "/assets/jost-1234.woff2", accept_encoding="gzip")
    assert font.body == FONT
    assert not {"content-encoding", "vary"} & set(font.headers)


@pytest.mark.parametrize("what", ["presentation.js", "messages/fr", "redeal/standard", "lesson"])
def test_what_a_game_says_is_compressed_and_kept_too(house: RunningHouse, what: str) -> None:
    path = f"/api/games/casablanca/{what}"
    plain, short = get(house, path), get(house, path, accept_encoding="br, gzip")
    assert short.headers["content-encoding"] == "gzip"
    assert gzip.decompress(short.body) == plain.body
    assert len(short.body) < len(plain.body) / 2
    assert plain.headers["vary"] == short.headers["vary"] == "accept-encoding"
    assert plain.headers["etag"] != short.headers["etag"]
    again = get(house, path, accept_encoding="gzip", if_none_match=f"W/{short.headers['etag']}")
    assert (again.status, again.body) == (304, b"")
    assert "content-encoding" not in plain.headers.keys() | again.headers.keys()


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/games/casanova", "/api/games/agent/rules.html", "/api/games/agent/poster.svg"]
)
def test_what_the_house_says_to_everybody_is_compressed(house: RunningHouse, path: str) -> None:
    plain, short = get(house, path), get(house, path, accept_encoding="gzip")
    assert short.headers["content-encoding"] == "gzip"
    assert int(short.headers["content-length"]) == len(short.body) < len(plain.body) * 0.6
    assert gzip.decompress(short.body) == plain.body
    assert plain.headers["vary"] == short.headers["vary"] == "accept-encoding"
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize("encoding", ["identity", "gzip"])
@pytest.mark.parametrize("path", ["/", "/assets/page-3f2a.js", "/favicon.svg", "/missing.js", "/api/me"])
def test_HEAD_is_GET_without_the_body(house: RunningHouse, path: str, encoding: str) -> None:
    whole = get(house, path, accept_encoding=encoding)
    head = get(house, path, "HEAD", accept_encoding=encoding)
    assert head.body == b""
    if path == "/api/me":  # what is looked up has no HEAD
        assert head.status == 405
        return
    assert head.status == whole.status
    assert {**head.headers, "date": ""} == {**whole.headers, "date": ""}


@pytest.mark.parametrize(
    "path",
    [
        "/missing.js",
        "/assets/missing-1.js",
        "/assets/",
        "/assets/missing",
        "/table/index.html",
        "/.stamp",
        "/assets/.hidden.js",
        "/linked.txt",
        "/assets/linked/secret.txt",
        "/inside.js",
        "/../outside/secret.txt",
        "/assets/../../outside/secret.txt",
        "/..%2foutside%2fsecret.txt",
        "/%2e%2e/outside/secret.txt",
        "/assets/%2e%2e/index.html",
        "/assets/..%5c..%5coutside%5csecret.txt",
        "/..",
        "/%2e%2e",
        "/.",
        "//index.html",
        "//evil.example/",
        "/index.html%00.js",
        "/%00",
        "/%ff%fe",
        "/sw.js/",
        "/house.db",
        "/docs/missing.html",
        "/docs/api",
        "/docs/.hidden",
        "/docs/linked.txt",
        "/docs/../outside/secret.txt",
        "/docs/%2e%2e/outside/secret.txt",
        "/docs/..%2foutside%2fsecret.txt",
        "/docs//index.html",
        "/docs/assets/../../outside/secret.txt",
    ],
)
def test_what_is_not_there_is_not_found(house: RunningHouse, path: str) -> None:
    got = get(house, path)
    assert got.status == 404, got
    assert got.headers["content-type"] == "application/json"
    assert got.headers["cache-control"] == "no-store"
    assert b"secret" not in got.body


@pytest.mark.parametrize(
    "path", ["/", "/table/K7P2QX3M", "/assets/page-3f2a.js", "/favicon.svg", "/missing.js", "/docs/", "/docs/x"]
)
def test_the_page_is_as_careful_as_the_rest(house: RunningHouse, path: str) -> None:
    headers = get(house, path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


def test_the_documentation_is_shown_beside_the_page(house: RunningHouse) -> None:
    for path, name in (("/docs/", "index.html"), *((f"/docs/{name}", name) for name in DOCS if name != ".hidden")):
        got = get(house, path)
        assert (got.status, got.body) == (200, DOCS[name])
        assert got.headers["cache-control"] == KEPT["a while"]
    moved = get(house, "/docs")
    assert (moved.status, moved.headers["location"]) == (308, "/docs/")
    assert get(house, "/docset").body == FILES["index.html"]


def test_without_documentation_its_place_is_the_page_s(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_bytes(FILES["index.html"])
    with open_house(tmp_path / "house.db", page=page) as bare:
        assert get(bare, "/docs/").body == FILES["index.html"]
        assert get(bare, "/docs/index.html").status == 404


def test_nothing_personal_is_kept_in_a_cache(house: RunningHouse) -> None:
    cookie = hello(house, "Ann").cookie
    for path in ("/api/me", "/api/tables", "/api/me/export", "/api/nothing", "/health", "/ready"):
        assert ask(house, path, cookie=cookie).headers["cache-control"] == "no-store", path
    assert hello(house, "Bob").headers["cache-control"] == "no-store"
    assert ask(house, "/api/me", authorization="Bearer none").headers["cache-control"] == "no-store"
    assert get(house, "/metrics").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_the_page_is_only_looked_at(house: RunningHouse, method: str) -> None:
    assert get(house, "/", method).status in (404, 405)


def test_a_house_without_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    with open_house(tmp_path / "house.db", page=tmp_path / "nowhere") as bare:
        got = get(bare, "/")
        assert got.status == 404
        assert got.headers["content-type"] == "text/plain; charset=utf-8"
        assert b"make page" in got.body
        assert got.body.count(b"\n") == 1
        assert get(bare, "/", "HEAD").body == b""
        assert get(bare, "/table/K7P2QX3M").status == 404
        assert hello(bare, "Ann").status == 200
        assert get(bare, "/health").status == 200


@pytest.mark.parametrize(
    ("accepted", "so"),
    [
        ("gzip", True),
        ("GZIP, deflate", True),
        ("deflate, gzip;q=0.5", True),
        ("*", True),
        ("", False),
        ("br", False),
        ("gzip;q=0", False),
        ("gzip; q=0.0", False),
        ("xgzip", False),
        (";;,,;q", False),
    ],
)
def test_who_takes_gzip(accepted: str, so: bool) -> None:
    assert takes_gzip(accepted) is so


@pytest.mark.parametrize(
    ("known", "so"),
    [('"a"', True), ('W/"a"', True), ('"b", "a"', True), ("*", True), ("", False), ('"aa"', False), ("a", False)],
)
def test_who_has_it_already(known: str, so: bool) -> None:
    assert has(known, '"a"') is so
