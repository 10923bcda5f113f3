"""What a seat cannot know is in nothing that OpenSpiel shows it."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from tests.doors.spiel import AGENT, CASABLANCA, CASANOVA, CODE, RANDOLPH, SMALL, wild_states
from valise_games.doors.openspiel.position import NOTHING, Position
from valise_games.rules import FastDice


def shown(state: Any, seat: int) -> list[Any]:
    """Everything that a seat is shown."""
    game = state.get_game()
    told = [
        state.information_state_string(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
        state.to_observation_struct(seat).to_json(),
    ]
    if game.get_type().provides_information_state_tensor:
        told.append(state.information_state_tensor(seat))
    for public in (True, False):
        kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=False)
        told.append(game.make_py_observer(kind).string_from(state, seat))
    return told


@pytest.mark.parametrize("name", [*SMALL, CODE, CASANOVA, RANDOLPH])
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(name: str) -> None:
    game = pyspiel.load_game(name)
    different = 0
    for seed in range(3):
        for number, state in enumerate(wild_states(game, seed, 150)):
            if number % 5 or state.is_chance_node() or state.is_terminal():
                continue
            position = state.position
            for seat in range(game.num_players()):
                guessed = position.known(seat).copy()
                position.table.game.guess(guessed, seat, FastDice(number))
                different += guessed != position.s
                twin = state.clone()
                moment = position.table.table.at(guessed)
                twin.position = Position(position.table, moment, None, None, NOTHING, 0, position.stories)
                assert shown(twin, seat) == shown(state, seat), (number, seat)
    assert different


def test_who_answers_later_does_not_see_what_was_answered() -> None:
    game = pyspiel.load_game(SMALL[0])
    windows = 0
    for state in wild_states(game, 4):
        if state.is_chance_node() or state.is_terminal() or len(state.legal_actions()) < 2:
            continue
        children = [state.child(action) for action in state.legal_actions()]
        seat = state.current_player()
        asked = state.position.s.asked
        if asked and all(child.position.s.asked == asked and child.current_player() != seat for child in children):
            windows += 1
            for other in range(game.num_players()):
                if other != seat:
                    assert shown(children[0], other) == shown(children[1], other) == shown(state, other)
            assert shown(children[0], seat) != shown(children[1], seat)
    assert windows


def test_there_is_no_observer_of_all_secrets() -> None:
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="nobody sees what all seats hold"):
        pyspiel.load_game(CODE).make_py_observer(kind)


def test_a_story_is_remembered_step_by_step() -> None:
    """With perfect recall each row of the tensor stays, and what is new comes after them."""
    game = pyspiel.load_game(CASANOVA)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    rows, text = np.zeros((0, 0)), ""
    for state in wild_states(game, 5):
        if state.position.s is None:
            continue
        observer.set_from(state, 0)
        story = observer.dict["story"]
        now = story[: int(story[:, 0].sum())].copy()
        assert np.array_equal(now[: len(rows)], rows) or len(rows) == 0
        lines = observer.string_from(state, 0).partition("\n")[2]
        assert lines.startswith(text)
        assert len(now) == len(lines.splitlines())
        rows, text = now, lines
    assert len(rows) > 3


@pytest.mark.parametrize(
    "name",
    [CASABLANCA, *(pytest.param(name, marks=pytest.mark.long) for name in (AGENT, CODE, CASANOVA, RANDOLPH))],
)
def test_a_seat_remembers_everything_it_did_and_knew(name: str) -> None:
    """Perfect recall, over the whole tree: what a seat knows at a decision tells all its decisions before, and what it
    knew at each; it tells its options; and text and tensor tell the same questions apart."""
    state = pyspiel.load_game(name).new_initial_state()
    seats = state.num_players()
    past: dict[str, Any] = {}
    tensors: dict[bytes, str] = {}
    below: list[tuple[Any, tuple[Any, ...]]] = [(state, ((),) * seats)]
    while below:
        state, own = below.pop()
        seat = state.current_player()
        if seat >= 0:
            known = state.information_state_string(seat)
            assert past.setdefault(known, (seat, own[seat], state.legal_actions())) == (
                seat, own[seat], state.legal_actions(),
            )  # fmt: skip
            tensor = np.array(state.information_state_tensor(seat), np.float32).tobytes()
            assert tensors.setdefault(tensor, known) == known
        for action in state.legal_actions():
            done = own if seat < 0 else (*own[:seat], (known, action, own[seat]), *own[seat + 1 :])
            below.append((state.child(action), done))
    assert len(tensors) == len(past) > 50


@pytest.mark.parametrize("name", SMALL)
def test_who_counts_steps_learns_nothing(name: str) -> None:
    """Of all ways on from a state, those that look alike to another seat when it next sees something are as long."""
    game = pyspiel.load_game(name)
    luck, alike = Random(6), 0
    for number, state in enumerate(wild_states(game, 6, 90)):
        mover = state.current_player()
        if number % 3 or mover < 0:
            continue
        watcher = (mover + 1) % game.num_players()
        before = state.information_state_string(watcher)
        lengths: dict[str, int] = {}
        for _ in range(8):
            way, steps = state.clone(), 0
            while way.current_player() != watcher and way.information_state_string(watcher) == before:
                options = way.legal_actions()
                way.apply_action(options[-1] if luck.random() < 0.3 else luck.choice(options))
                steps += 1
            seen = way.information_state_string(watcher)
            alike += seen in lengths
            assert lengths.setdefault(seen, steps) == steps, (number, seen)
    assert alike
