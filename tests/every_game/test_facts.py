"""A game declares its facts, and is held to them."""

from __future__ import annotations

import json
from itertools import islice
from random import Random

import pytest

from tests.every_game.tables import (
    BOARD_NAMES,
    BOARDS,
    Table,
    at_short_tables,
    legal_actions,
    play_on,
    random_positions,
    seats_of,
    some_points,
)
from valise_games import catalogue
from valise_games.games.entry import BadSetup, Entry
from valise_games.games.messages import Formatter
from valise_games.rules import FastDice

LARGEST_STATE = 1000  # bytes


@pytest.mark.parametrize("entry", catalogue.values(), ids=list(catalogue))
def test_an_entry_says_what_a_table_needs_to_know(entry: Entry) -> None:
    assert entry.name
    assert entry.designers
    assert {"standard", "small"} <= set(entry.boards)
    keys = [option.key for option in entry.options]
    assert len(set(keys)) == len(keys)
    assert set(entry.option_order) - {"version"} == {*keys, *entry.fixed}
    texts = Formatter(entry.package, "en", {})
    assert texts.has(f"summary-{entry.id}")
    assert all(texts.has(f"option-{option.key}") for option in entry.options)
    assert len(set(entry.reasons)) == len(entry.reasons) > 0
    assert entry.full_options({}) == {option.key: option.default for option in entry.options}


@pytest.mark.parametrize(("entry", "variant"), BOARDS, ids=BOARD_NAMES)
def test_a_board_serves_the_seats_and_options_of_its_game(entry: Entry, variant: str) -> None:
    game = entry.load("plain", variant)
    seats = entry.seats_of(variant)
    assert len(seats) > 0
    assert seats[-1] <= game.SEATS
    assert seats == entry.seats or variant != "standard"
    assert len(entry.encode_options({})) == game.OPTIONS
    assert game.State.dtype().itemsize <= LARGEST_STATE
    assert {"seats", "phase", "round", "first"} <= set(game.State.fields)


@pytest.mark.parametrize("entry", catalogue.values(), ids=list(catalogue))
def test_people_sit_down_at_boards_that_are_drawn(entry: Entry) -> None:
    assert set(entry.boards) - set(entry.tables) <= {"tiny"}
    with pytest.raises(BadSetup, match=r"has no variant 'tiny'; it has standard, small$"):
        entry.check_table("tiny")


@pytest.mark.parametrize(("entry", "variant"), BOARDS, ids=BOARD_NAMES)
def test_the_board_can_be_drawn_from_json(entry: Entry, variant: str) -> None:
    components = entry.load("plain", variant).components()
    assert json.loads(json.dumps(components)) == components


@at_short_tables
def test_a_new_game_sets_every_field_whatever_was_there(table: Table) -> None:
    game, fresh = table.plain, table.plain.State()
    *_, (used, _, _) = islice(random_positions(table, seed=2), 60)
    for s in (fresh, used):
        game.new_game(s, table.seats, table.encoded, FastDice(3))
    assert fresh == used


@at_short_tables
def test_written_actions_are_unique_and_read_back(table: Table) -> None:
    game = table.plain
    for s, _, _ in islice(random_positions(table, seed=5), 150):
        for seat in seats_of(game.to_act(s)):
            numbers = legal_actions(game, s, seat)
            written = [game.write_action(s, number) for number in numbers]
            texts = [json.dumps(action) for action in written]
            assert len(set(texts)) == len(texts)
            assert [game.read_action(s, json.loads(text)) for text in texts] == numbers


@at_short_tables
def test_the_next_to_act_is_the_first_clockwise_from_the_mover(table: Table) -> None:
    game = table.plain
    if "mover" not in game.State.fields:
        pytest.skip("this game has no mover; membership is held by the laws")
    for s, _, _ in islice(random_positions(table, seed=6), 400):
        acting = game.to_act(s)
        if acting:
            clockwise = [(s.mover + turn) % table.seats for turn in range(table.seats)]
            assert game.next_to_act(s) == next(seat for seat in clockwise if acting >> seat & 1)


@at_short_tables
def test_a_match_ends_with_a_declared_reason_and_its_scores_are_the_returns(table: Table) -> None:
    for seed in range(3):
        match = table.new_match(seed)
        assert match.outcome is None
        play_on(match, 10**6, Random(seed), temper=seed)
        outcome = match.outcome
        assert match.over
        assert match.to_act == ()
        assert outcome is not None
        assert outcome["reason"] in table.entry.reasons
        assert set(outcome["winners"]) <= set(range(table.seats))
        assert sum(outcome["scores"]) in (0, pytest.approx(1))
        best = [seat for seat, score in enumerate(outcome["scores"]) if score > 0]
        assert outcome["winners"] in ([], best)
        assert json.loads(json.dumps(outcome)) == outcome


@at_short_tables
def test_views_events_and_records_are_json(table: Table) -> None:
    match = table.new_match(8)
    for _ in some_points(match, Random(8)):
        told: list[object] = [match.record(), match.save()]
        for seat in [None, *range(table.seats)]:
            told += [match.view(seat), match.events(seat)]
        assert json.loads(json.dumps(told)) == told
