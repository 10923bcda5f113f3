"""The end of a game: all is told, also where it ended before its rules say so."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.cli.tables import small
from valise_games import Match, catalogue, verify
from valise_games.play import turning_points
from valise_games.terminal import pages
from valise_games.terminal.game import Game
from valise_games.terminal.local import PACES, BotTable, LocalSeat
from valise_games.terminal.texts import Texts

RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", list(catalogue))
def test_a_game_that_was_broken_off_tells_what_everybody_held(tmp_path: Path, game: str, language: str) -> None:
    match, dice = Match.new(game, catalogue[game].seats[0], seed=2, variant="small"), random.Random(2)
    for _ in range(6):
        seat = match.to_act[0]
        match.play(seat, dice.choice(match.legal(seat)))
    match.close("resigned", [1])
    table = BotTable(match, 0, ["random"] * (match.seats - 1), 1, PACES["fast"])
    own = Game(LocalSeat(table, tmp_path / "save.json", Texts(language), table.names("You")), language)
    outcome = match.outcome or {}
    result = pages.early_result(outcome, match.seats, own.texts, [0])
    lines = own.ending(pages.early_view(match, 0, outcome), match.all_events(), 80, result)
    told = [line.plain for line in lines]
    assert (
        told[:2]
        == {"en": ["You have resigned.", "Brice wins."], "fr": ["Vous avez abandonné.", "Brice gagne."]}[language]
    )
    assert len(told) > 6


@pytest.mark.parametrize(
    ("outcome", "resigned", "told"),
    [
        ({"reason": "aborted", "winners": []}, [], ["The game was ended without a result, as everybody agreed."]),
        ({"reason": "abandoned", "winners": []}, None, ["The game was abandoned."]),
        ({"reason": "resigned", "winners": [0, 2]}, None, ["Ann has resigned.", "You and Bob win."]),
        ({"reason": "resigned", "winners": [1]}, [0, 2], ["You have resigned.", "Bob has resigned.", "Ann wins."]),
    ],
)
def test_who_gave_up_and_who_won_by_it(outcome: dict[str, Any], resigned: list[int] | None, told: list[str]) -> None:
    texts = Texts("en", ["You", "Ann", "Bob"], 0)
    assert [line.plain for line in pages.early_result(outcome, 3, texts, resigned)] == told


def test_a_match_that_an_older_valise_kept_is_taken_up(tmp_path: Path) -> None:
    from valise_games.terminal import local_match

    table = local_match.resumed(Path(__file__).parent / "kept.json", PACES["fast"])
    assert table.match.entry.id == "casablanca"
    assert table.names("You")[1:] == ["Colette", "Anselm"]
    table.let_bots_act() if not table.you_owe else table.play(table.match.legal(table.you)[0])


def test_a_finished_game_tells_its_result(tmp_path: Path) -> None:
    table, args = small("casablanca", tmp_path, options={"round_cap": 1})
    table.look()
    while not table.match.over:
        if table.you_owe:
            table.play(table.match.legal(0)[-1])
        else:
            table.let_bots_act()
    own = Game(LocalSeat(table, tmp_path / "save.json", Texts("en"), table.names("You")), args.language)
    told = "\n".join(line.plain for line in own.ending(table.match.view(0), table.match.all_events(), 80))
    assert "win" in told.splitlines()[0]
    assert "All ledgers" in told


def test_the_lie_that_decided_a_game_follows_who_won_and_why(tmp_path: Path) -> None:
    record = json.loads((RECORDS / "randolph" / "fourth-card-4.json").read_text())
    match = verify(record)
    table = BotTable(match, 0, ["random"] * (match.seats - 1), 1, PACES["fast"])
    own = Game(LocalSeat(table, tmp_path / "save.json", Texts("en"), table.names("You")), "en")
    ended = own.ending(match.view(0), match.all_events(), 80, turns=turning_points(match))
    told = [line.plain for line in ended]
    assert [line for line in told[:6] if line.startswith("The lie that decided it: ")]
    assert told[0].endswith(("win.", "wins."))
