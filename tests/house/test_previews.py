"""What a link shows where it is posted: title, description and picture of every place, and nothing that is private."""

from __future__ import annotations

import http.client
import re
import struct
from collections.abc import Iterator
from contextlib import closing
from html import unescape
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.house.asking import hello
from tests.house.houses import ENDLESS, RunningHouse, open_house
from tests.house.places import Place, company
from tests.waiting import PATIENCE, until
from valise_games.games import catalogue
from valise_games.house.api.previews import SIZE, Preview, preferred, tags

PAGE = '<!doctype html><html lang="en"><head><!-- head --><title>x</title><!-- /head --></head><body></body></html>'
TAG = re.compile(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />')


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    place = tmp_path_factory.mktemp("previews")
    (place / "page").mkdir()
    (place / "page" / "index.html").write_text(PAGE)
    (place / "page" / "card.png").write_bytes(b"\x89PNG")
    with open_house(place / "house.db", page=place / "page") as running:
        yield running


def html(house: RunningHouse, path: str, **headers: str) -> str:
    with closing(http.client.HTTPConnection(urlsplit(house.url).netloc, timeout=PATIENCE)) as line:
        line.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = line.getresponse()
        assert answer.status == 200
        assert answer.getheader("cache-control") == "no-cache"
        assert answer.getheader("vary") == "accept-encoding, accept-language, cookie"
        return answer.read().decode()


def preview(house: RunningHouse, path: str, **headers: str) -> dict[str, str]:
    """The tags by their names, with the title."""
    page = html(house, path, **headers)
    found = {name: unescape(value) for name, value in TAG.findall(page)}
    (title,) = re.findall("<title>(.*?)</title>", page)
    assert found["og:title"] == unescape(title)
    assert found["og:description"] == found["description"]
    assert found["og:url"] == house.url + path
    return {**found, "title": unescape(title)}


def test_the_house_and_every_game_have_title_description_and_picture(house: RunningHouse) -> None:
    found = preview(house, "/")
    assert found["title"] == "Valise"
    assert "bluff" in found["description"]
    assert found["og:image"] == house.url + "/card.png"
    assert found["twitter:card"] == "summary_large_image"
    for entry in catalogue.values():
        for place in ("first", "rules"):
            found = preview(house, f"/{place}/{entry.id}")
            assert entry.name in found["title"]
            assert len(found["description"]) > 40
            assert found["og:image"] == f"{house.url}/api/games/{entry.id}/card.png"


def test_it_is_told_in_the_readers_language(house: RunningHouse) -> None:
    page = html(house, "/first/agent", accept_language="fr-CA,fr;q=0.9,en;q=0.5")
    assert '<html lang="fr">' in page
    assert "<title>Première partie\u00a0: Agent</title>" in page
    assert "Erste Partie: Agent" in html(house, "/first/agent", accept_language="nl, de;q=0.8")


def test_the_pictures_are_pictures_of_that_size(house: RunningHouse) -> None:
    for entry in catalogue.values():
        with closing(http.client.HTTPConnection(urlsplit(house.url).netloc, timeout=PATIENCE)) as line:
            line.request("GET", f"/api/games/{entry.id}/card.png")
            answer = line.getresponse()
            assert (answer.status, answer.getheader("content-type")) == (200, "image/png")
            content = answer.read()
        assert content[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", content[16:24]) == SIZE
        assert len(content) < 300_000, "some services take no larger ones"
    own = (Path(__file__).parents[2] / "web" / "public" / "card.png").read_bytes()
    assert struct.unpack(">II", own[16:24]) == SIZE


def test_a_public_table_shows_its_host_and_free_seats_and_then_who_won(house: RunningHouse) -> None:
    ann, bob = Place(house, "Ann <i>"), Place(house, "Bob")
    code = ann.do("open", game="casablanca", seats=3, clock=ENDLESS)["table"]
    ann.code = bob.code = code
    ann.do("sit")
    found = preview(house, f"/table/{code}")
    assert found["title"] == "Ann <i> invites you to Casablanca"
    assert found["description"].startswith("2 of 3 seats are free. ")
    bob.do("sit")
    assert preview(house, f"/table/{code}")["description"].startswith("One of 3 seats is free. ")
    ann.do("hire", seat=2, level="novice")
    ann.do("start")
    assert preview(house, f"/table/{code}")["title"] == "A game under way: Casablanca"
    assert "Ann" not in html(house, f"/review/{code}"), "what is not over tells nothing"
    for place in (ann, bob):
        place.do("propose", offer="abort")
    assert preview(house, f"/review/{code}")["title"] == "A finished game: Casablanca"
    ann.close()
    bob.close()


def test_a_finished_game_shows_who_won_after_a_restart_too(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    with open_house(tmp_path / "house.db", page=tmp_path) as house:
        with company(house, people=2, clock=ENDLESS) as (ann, bob):
            bob.do("resign")
            assert preview(house, f"/review/{ann.code}")["title"] == "Person 0 has won: Casablanca"
            code = ann.code
        with company(house, people=2, clock=ENDLESS, public=False) as (cy, dan):
            dan.do("resign")
            private = cy.code
    with open_house(tmp_path / "house.db", page=tmp_path) as house:
        assert preview(house, f"/review/{code}")["title"] == "Person 0 has won: Casablanca"
        assert preview(house, f"/review/{private}")["title"] == "Casablanca · Valise"


def test_a_private_table_shows_its_game_and_nothing_else(house: RunningHouse) -> None:
    """Whatever happens there, its preview is the same to the byte."""
    with company(house, people=2, clock=ENDLESS, public=False, start=False) as (ann, bob):
        before = html(house, f"/table/{ann.code}")
        assert "A private table." in before
        assert "Casablanca" in before
        assert "Person" not in before
        bob.do("stand")
        assert html(house, f"/table/{ann.code}") == before
        bob.do("sit")
        ann.do("start")
        assert html(house, f"/table/{ann.code}") == before
        bob.do("resign")
        until(lambda: ann.whole["info"]["state"] == "over")
        assert html(house, f"/table/{ann.code}") == before


def test_codes_are_not_guessed_here(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    with (
        open_house(tmp_path / "house.db", page=tmp_path, limits="true") as house,
        company(house, people=2, start=False) as (ann, _),
    ):
        there = f"/table/{ann.code}"
        assert "invites you" in html(house, there)
        nothing = html(house, "/table/NOTATALL")
        assert "<title>Valise</title>" in nothing
        for number in range(45):
            html(house, f"/table/NOT{number:05}")
        assert "invites you" not in html(house, there), "who has guessed too often finds none, right or wrong"


def test_who_is_here_already_is_told_the_game_and_the_rest_by_the_page(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    told = '<meta name="game" content="casablanca" data-folder="solomon" />'
    with (
        open_house(tmp_path / "house.db", page=tmp_path, limits="true") as house,
        company(house, people=2, start=False) as (ann, _),
    ):
        there, cookie = f"/table/{ann.code}", hello(house, "Zoe").cookie
        page = html(house, there, cookie=cookie)
        assert "<title>Valise</title>" in page
        assert told in page
        assert "invites you" in html(house, there, cookie="somebody=else")
        for number in range(45):
            html(house, f"/table/NOT{number:05}", cookie=cookie)
        assert told not in html(house, there, cookie=cookie), "who has guessed too often finds none, right or wrong"


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("FR-ca", "fr"),
        ("nl,it;q=0.3,de;q=0.8", "de"),
        ("fr;q=0,de", "de"),
        ("xx", "en"),
        (";;q=,,=fr", "en"),
        ("de;q=nonsense", "de"),
    ],
)
def test_the_language_is_the_first_that_is_spoken(accepted: str, language: str) -> None:
    assert preferred(accepted, ("en", "fr", "de", "it")) == language


def test_nothing_in_a_name_breaks_the_page() -> None:
    made = tags(Preview('"><script>', "'&<"), "https://games.example.org", '/table/"><b>')
    assert "<script>" not in made
    assert "<b>" not in made
    assert made.count("&quot;&gt;&lt;script&gt;") == 2
