"""Choices: by number, by words, and where they stand when they are drawn."""

from __future__ import annotations

import pytest
from rich.text import Text

from valise_games.terminal.menu import Choice, Group, Menu, lay_out


def menu_of(*groups: tuple[str, list[str]]) -> Menu:
    return Menu([Group(Text(title), [Choice(Text(label), label) for label in labels]) for title, labels in groups])


WAYS = menu_of(
    ("Red, Airport", ["Garage", "Customs"]),
    ("Blue, Hôtel", ["Spice Loft", "Cinéma Rif", "Dyers’ Court"]),
    ("", ["Bribe, in secret", "Bid 100", "Bid 1,000"]),
)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2", [2]),
        ("garage", [1]),
        ("red cust", [2]),
        ("hotel CINEMA", [4]),
        ("dyers court", [5]),
        ("bid", [7, 8]),
        ("bid 100", [7]),  # in full, though another begins so
        ("loft spice", [3]),
        ("bid 1000", [8]),
        ("zebra", []),
        ("99", []),
        ("0", []),
        ("", [1, 2, 3, 4, 5, 6, 7, 8]),
    ],
)
def test_what_is_typed_means_a_number_or_words(typed: str, meant: list[int]) -> None:
    assert WAYS.fitting(typed) == meant


@pytest.mark.parametrize("width", [24, 40, 80, 120])
@pytest.mark.parametrize("most", [1, 3, 1000])
def test_every_choice_is_drawn_at_its_place_and_within_the_width(width: int, most: int) -> None:
    lines, spots = lay_out(WAYS, range(1, 9), width, most=most)
    assert [spot.number for spot in spots] == list(range(1, 9))
    for spot in spots:
        shown = lines[spot.row].plain[spot.start : spot.end]
        assert shown.startswith(f"{spot.number} ")
        assert len(shown) <= width
        label = WAYS.choices[spot.number - 1].label.plain
        assert shown.removeprefix(f"{spot.number} ").rstrip("…") in label


def test_a_menu_that_is_too_high_flows() -> None:
    assert len(lay_out(WAYS, range(1, 9), 80)[0]) == 3
    assert len(lay_out(WAYS, range(1, 9), 120, most=2)[0]) == 2


def test_only_what_was_found_is_shown() -> None:
    lines, spots = lay_out(WAYS, [4], 80)
    assert [spot.number for spot in spots] == [4]
    assert "Garage" not in "\n".join(line.plain for line in lines)
