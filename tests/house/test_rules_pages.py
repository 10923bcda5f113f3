"""The rules as the page shows them: every rule can be pointed at, every picture is there, nothing else can be read."""

from __future__ import annotations

import re
from urllib.request import urlopen

import pytest

from tests.house.asking import ask
from tests.house.houses import RunningHouse
from tests.waiting import PATIENCE
from valise_games.games import catalogue


def read(house: RunningHouse, path: str) -> str:
    with urlopen(house.url + path, timeout=PATIENCE) as answer:
        text: str = answer.read().decode()
    return text


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
@pytest.mark.parametrize("game", list(catalogue))
def test_rules_have_anchors_and_pictures(house: RunningHouse, game: str, language: str) -> None:
    response = read(house, f"/api/games/{game}/rules?lang={language}")
    page = read(house, f"/api/games/{game}/rules.html?lang={language}")
    for rule in set(re.findall(r"\(([A-Z]{1,3}-\d+)\)", response)):
        assert f'id="{rule}"' in page, rule
    pictures = re.findall(r'<img src="([^"]+)"', page)
    assert pictures
    for address in pictures:
        assert read(house, address).startswith("<svg")
    # The page does not move when they come, and those further down come when they are scrolled to.
    assert len(re.findall(r'<img src="[^"]+" width="\d+" height="\d+"', page)) == len(pictures)
    assert page.count('loading="lazy"') == len(pictures) - 1
    assert "<script" not in page
    assert "style=" not in page


@pytest.mark.parametrize(
    "name", ["rules.py", "..%2Fsolomon%2Frules.py", "board-agent.en.svg.py", "board-x.en.svg", "turn-x-1.en.svg"]
)
def test_only_pictures_are_given(house: RunningHouse, name: str) -> None:
    assert ask(house, f"/api/games/agent/pictures/{name}").status == 404
