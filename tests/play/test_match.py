"""The checked edge: what a match offers, and that bad input of every kind leaves it exactly as it was."""

from __future__ import annotations

import copy
import json
import math
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.nonsense import HUGE, NEITHER_TEXT_NOR_NUMBER, Strange, is_one_sentence, nested, repr_or_type
from tests.play.matches import GAMES, begun
from valise_games import BadSetup, IllegalAction, Match, catalogue


# ---------------------------------------------------------------------------------- what it offers
def test_the_example_of_the_front_page() -> None:
    m = Match.new("casablanca", seats=4, options={}, seed=7)
    (mover,) = m.to_act
    actions = m.legal(mover)
    assert {"do": "bribe"} in actions
    assert all(isinstance(action, dict) and isinstance(action["do"], str) for action in actions)
    assert m.legal((mover + 1) % 4) == []
    m.play(mover, actions[0])
    assert set(m.to_act) == set(range(4)) - {mover}
    assert m.view(mover)["you"] == mover
    assert m.view(None)["you"] is None
    assert m.events(mover)[0] == {"n": 0, "what": "begins", "seat": mover}
    assert not m.over
    assert m.outcome is None
    assert "seed" not in m.record()
    assert Match.load(m.save()).view(2) == m.view(2)
    assert set(catalogue) >= {"agent", "casablanca"}


def test_the_same_seed_and_actions_make_the_same_match() -> None:
    assert begun(seed=4).save() == begun(seed=4).save()
    assert begun(seed=4).record() == begun(seed=4).record()
    assert begun(seed=4).save() != begun(seed=5).save()


def test_without_a_seed_every_match_has_its_own() -> None:
    assert len({Match.new("agent", 2).commitment for _ in range(20)}) == 20


def test_bytes_are_a_seed_and_numbers_stand_for_one() -> None:
    assert Match.new("agent", 2, seed=bytes(32)).commitment == Match.new("agent", 2, seed=bytes(32)).commitment
    assert Match.new("agent", 2, seed=-1).commitment != Match.new("agent", 2, seed=1).commitment


@pytest.mark.parametrize("game", GAMES)
def test_who_changes_what_a_match_gave_him_does_not_change_the_match(game: str) -> None:
    match = begun(game, 10**6)
    before = match.save(), json.dumps(match.record()), json.dumps([match.events(s) for s in (None, 0, 1, 2)])

    def spoil(value: Any) -> None:
        if isinstance(value, dict):
            for item in list(value.values()):
                spoil(item)
            value.clear()
        elif isinstance(value, list):
            for item in value:
                spoil(item)
            value.clear()

    for given in (match.record(), match.events(0), match.events(None), match.all_events(), match.view(1)):
        spoil(given)
    spoil(match.outcome)
    spoil(begun(game).legal(0))
    for seat in (None, 0, 1, 2):
        match.known(seat).lots = []  # type: ignore[attr-defined]
    after = match.save(), json.dumps(match.record()), json.dumps([match.events(s) for s in (None, 0, 1, 2)])
    assert after == before
    with pytest.raises(TypeError):
        match.options["round_cap"] = 1  # type: ignore[index]


def test_an_action_is_kept_as_it_was_when_it_was_played() -> None:
    match = Match.new("agent", 2, seed=1)
    action = match.legal(0)[0]
    match.play(0, action)
    saved = match.save()
    action["do"] = "nonsense"
    assert match.save() == saved


def test_the_whole_story_is_given_only_after_the_end() -> None:
    match = begun()
    with pytest.raises(BadSetup, match="over"):
        match.all_events()
    ended = begun(decisions=10**6)
    whole = ended.all_events()
    for seat in (None, 0, 1, 2):
        assert all(event in whole for event in ended.events(seat))
    assert len(whole) > len(ended.events(None))


# ---------------------------------------------------------------------------------- bad set-ups
BAD_SETUPS: dict[str, Callable[[], object]] = {
    "an unknown game": lambda: Match.new("chess", 2),
    "a game by its name": lambda: Match.new("Agent", 2),
    "too few seats": lambda: Match.new("agent", 1),
    "too many seats": lambda: Match.new("agent", 5),
    "no seats": lambda: Match.new("agent", 0),
    "seats below zero": lambda: Match.new("agent", -2),
    "huge seats": lambda: Match.new("agent", HUGE),
    "too many seats for the small board": lambda: Match.new("agent", 4, variant="small"),
    "an unknown option": lambda: Match.new("agent", 2, {"home_sanctuary": True}),
    "an option of the rules that is not offered": lambda: Match.new("casablanca", 2, {"one_per_capital": True}),
    "an option that is no text": lambda: Match.new("agent", 2, {1: True}),  # type: ignore[dict-item]
    "a number for yes": lambda: Match.new("agent", 2, {"one_per_capital": 1}),
    "yes for a number": lambda: Match.new("agent", 2, {"round_cap": True}),
    "a number too low": lambda: Match.new("agent", 2, {"round_cap": -1}),
    "a number too high": lambda: Match.new("agent", 2, {"round_cap": 1001}),
    "a number far too high": lambda: Match.new("agent", 2, {"round_cap": HUGE}),
    "half a number": lambda: Match.new("agent", 2, {"round_cap": 60.0}),
    "not a number": lambda: Match.new("agent", 2, {"round_cap": math.nan}),
    "an unknown variant": lambda: Match.new("agent", 2, variant="large"),
    "a short seed": lambda: Match.new("agent", 2, seed=b"short"),
    "a seed of text": lambda: Match.new("agent", 2, seed="a" * 32),  # type: ignore[arg-type]
    "a seed of yes": lambda: Match.new("agent", 2, seed=True),
    "a huge seed": lambda: Match.new("agent", 2, seed=HUGE),
    "a nonce too few": lambda: Match.new("agent", 2, nonces=["a"]),
    "a nonce too many": lambda: Match.new("agent", 2, nonces=["a", "b", "c"]),
    "a text in place of nonces": lambda: Match.new("agent", 2, nonces="ab"),
    "a nonce that is no text": lambda: Match.new("agent", 2, nonces=["a", 1]),  # type: ignore[list-item]
    "a long nonce": lambda: Match.new("agent", 2, nonces=["a", "b" * 129]),
    "half a surrogate pair in a nonce": lambda: Match.new("agent", 2, nonces=["a", "\ud800"]),
    "nonces of bytes": lambda: Match.new("agent", 2, nonces=b"ab"),  # type: ignore[arg-type]
    "a nonce that is a number": lambda: Match.new("agent", 2, nonces=5),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("setup", BAD_SETUPS.values(), ids=list(BAD_SETUPS))
def test_a_bad_set_up_is_refused_with_a_sentence(setup: Callable[[], object]) -> None:
    with pytest.raises(BadSetup) as caught:
        setup()
    assert is_one_sentence(str(caught.value))


@pytest.mark.parametrize("number", range(len(NEITHER_TEXT_NOR_NUMBER)))
def test_wrong_types_are_refused_everywhere_in_a_set_up(number: int) -> None:
    wrong = NEITHER_TEXT_NOR_NUMBER[number]
    attempts: list[Callable[[], object]] = [
        lambda: Match.new(wrong, 2),
        lambda: Match.new("agent", wrong),
        lambda: Match.new("agent", 2, variant=wrong),
        lambda: Match.new("agent", 2, {"round_cap": wrong}),
        lambda: Match.new("agent", 2, {"one_per_capital": [wrong]}),
    ]
    if wrong is not None:
        attempts += [lambda: Match.new("agent", 2, seed=wrong), lambda: Match.new("agent", 2, nonces=wrong)]
        if not isinstance(wrong, dict) or wrong:  # no options are fine
            attempts.append(lambda: Match.new("agent", 2, wrong))
    for attempt in attempts:
        with pytest.raises(BadSetup) as caught:
            attempt()
        assert is_one_sentence(str(caught.value))


def test_an_error_names_what_there_is() -> None:
    with pytest.raises(BadSetup, match="'chess'; the house has agent, casablanca"):
        Match.new("chess", 2)
    with pytest.raises(BadSetup, match="'speed'; it has round_cap, one_per_capital"):
        Match.new("agent", 2, {"speed": 1})
    with pytest.raises(BadSetup, match="'large'; it has standard, small"):
        Match.new("agent", 2, variant="large")
    with pytest.raises(BadSetup, match="for 2 to 4 seats, not 5"):
        Match.new("agent", 5)


def test_an_error_never_quotes_a_seed() -> None:
    with pytest.raises(BadSetup) as caught:
        Match.new("agent", 2, seed=b"secret" * 6)
    assert "secret" not in str(caught.value)


# ---------------------------------------------------------------------------------- bad seats and actions
def bad_actions() -> dict[str, Any]:
    return {
        "nothing": None,
        "a text": "bribe",
        "a number": 7,
        "a list": [{"do": "bribe"}],
        "an empty object": {},
        "no verb": {"agent": "green-1"},
        "an unknown verb": {"do": "fly"},
        "a verb that is no text": {"do": ["bribe"]},
        "a strange verb": {"do": Strange()},
        "one field too many": {"do": "bribe", "agent": "green-1"},
        "fields that are no text": {"do": "bribe", 7: 8, None: 9, HUGE: 1},
        "one field too few": {"do": "move", "agent": "green-1", "to": "azores"},
        "an unknown agent": {"do": "move", "agent": "pink-1", "to": "azores", "case": False},
        "an agent by number": {"do": "move", "agent": 0, "to": "azores", "case": False},
        "a strange agent": {"do": "move", "agent": Strange(), "to": "azores", "case": False},
        "a list of agents": {"do": "move", "agent": ["green-1"], "to": "azores", "case": False},
        "an unknown place": {"do": "move", "agent": "green-1", "to": "atlantis", "case": False},
        "a place too far": {"do": "move", "agent": "green-1", "to": "moscow", "case": False},
        "the place where it stands": {"do": "move", "agent": "green-1", "to": "washington", "case": False},
        "a number for the case": {"do": "move", "agent": "green-1", "to": "azores", "case": 1},
        "nothing for the case": {"do": "move", "agent": "green-1", "to": "azores", "case": None},
        "a case that is not there": {"do": "move", "agent": "green-1", "to": "azores", "case": True},
        "an unknown victim": {"do": "strike", "agent": "green-1", "to": "azores", "victim": None, "case": False},
        "a victim that is not there": {
            "do": "strike", "agent": "green-1", "to": "azores", "victim": "red-1", "case": False,
        },
        "a sum": {"do": "bid", "sum": 100},
        "a crooked sum": {"do": "bid", "sum": 150},
        "half a sum": {"do": "bid", "sum": 100.0},
        "yes as a sum": {"do": "bid", "sum": True},
        "not a number": {"do": "bid", "sum": math.nan},
        "an endless sum": {"do": "bid", "sum": math.inf},
        "a sum below zero": {"do": "bid", "sum": -100},
        "a huge sum": {"do": "bid", "sum": HUGE},
        "a sum of text": {"do": "bid", "sum": "100"},
        "a lot": {"do": "lot", "agent": "green-1", "worth": 100},
        "a lot of no kind": {"do": "lot", "agent": "green-1", "worth": 150},
        "deep nesting": {"do": nested(5_000)},
        "deep nesting in a field": {"do": "bid", "sum": nested(5_000)},
        "a long text": {"do": "x" * 1_000_000},
        "half a surrogate pair": {"do": "\ud800"},
    }  # fmt: skip


@pytest.mark.parametrize("name", bad_actions())
def test_a_bad_action_is_refused_with_a_sentence_and_the_match_is_as_before(name: str) -> None:
    match = Match.new("agent", 2, seed=1, variant="small")
    while match._state.phase == match._game.OPENING:  # type: ignore[attr-defined]
        match.play(match.to_act[0], {"do": "done"})
    (mover,) = match.to_act
    before, state = match.save(), match._state.copy()
    action = bad_actions()[name]
    with pytest.raises(IllegalAction) as caught:
        match.play(mover, action)
    error = caught.value
    assert is_one_sentence(str(error))
    assert f"seat {mover}" in str(error)
    assert error.tried is action
    assert error.allowed == match.legal(mover)
    assert match.save() == before
    assert match._state == state


@pytest.mark.parametrize("game", GAMES)
def test_every_action_of_another_seat_or_another_moment_is_refused(game: str) -> None:
    match, other = begun(game, 12), begun(game, 40, seed=8)
    actions = [action for seat in range(3) for m in (match, other) for action in m.legal(seat)]
    before = match.save()
    for seat in range(3):
        allowed = match.legal(seat)
        for action in actions:
            if action not in allowed:
                with pytest.raises(IllegalAction) as caught:
                    match.play(seat, action)
                assert caught.value.allowed == allowed
                assert is_one_sentence(str(caught.value))
    assert match.save() == before


def test_an_illegal_action_says_what_was_tried_and_what_was_allowed() -> None:
    match = Match.new("casablanca", 2, seed=1)
    (mover,) = match.to_act
    with pytest.raises(IllegalAction, match=r'seat . tried {"do": "done"}: .* \(CB-4\); allowed: .* and \d+ more'):
        match.play(mover, {"do": "done"})
    with pytest.raises(IllegalAction, match=r'seat . has nothing to decide now; it tried {"do": "bribe"}'):
        match.play(1 - mover, {"do": "bribe"})


@pytest.mark.parametrize("seat", [-1, 3, 8, HUGE, True, 0.0, "0", None, [0], math.nan, Strange()], ids=repr_or_type)
def test_a_seat_that_is_not_there_is_refused_everywhere(seat: Any) -> None:
    match = begun()
    before = match.save()
    calls: list[Callable[[], object]] = [
        lambda: match.legal(seat),
        lambda: match.play(seat, {"do": "bribe"}),
        lambda: match.when_time_runs_out(seat),
    ]
    if seat is not None:
        calls += [lambda: match.view(seat), lambda: match.known(seat), lambda: match.events(seat)]
    for call in calls:
        with pytest.raises(BadSetup, match="seats 0 to 2"):
            call()
    assert match.save() == before


@pytest.mark.parametrize("game", GAMES)
def test_nothing_can_be_played_after_the_end(game: str) -> None:
    match = begun(game, 10**6)
    before = match.save()
    for seat in range(3):
        assert match.legal(seat) == []
        assert match.when_time_runs_out(seat) is None
        with pytest.raises(IllegalAction, match="the game is over"):
            match.play(seat, {"do": "bribe"})
    assert match.save() == before


@pytest.mark.parametrize("game", GAMES)
def test_what_is_done_when_time_runs_out_can_be_done(game: str) -> None:
    for seed in range(20):
        match = begun(game, 3 * seed, seed)
        for seat in match.to_act:
            late = match.when_time_runs_out(seat)
            assert late is None or late in match.legal(seat)


@pytest.mark.parametrize("part", ["step", "story", "write_action"])
def test_a_fault_in_a_game_leaves_the_match_as_before(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun()
    before, state, seat = match.save(), match._state.copy(), match.to_act[0]
    action, real = match.legal(seat)[0], getattr(match._game, part)

    def fails(*given: Any) -> Any:
        real(*given)
        raise RuntimeError("a fault")

    monkeypatch.setattr(match._game, part, fails)
    with pytest.raises(RuntimeError):
        match.play(seat, action)
    monkeypatch.undo()
    assert match.save() == before
    assert match._state == state
    match.play(seat, action)


@pytest.mark.parametrize("game", GAMES)
def test_an_own_view_is_that_of_the_moment_however_often_it_was_asked_for(game: str) -> None:
    """Views that may come again are kept; those of a match that was never asked before are made from nothing."""
    match, dice = begun(game), Random(8)
    for number in range(300):
        if match.over:
            break
        mine = [match.own_view(seat) for seat in range(match.seats)]
        assert mine == [match.own_view(seat) for seat in range(match.seats)]
        if number % 10 == 0:
            anew = Match.load(match.save())
            assert mine == [anew.own_view(seat) for seat in range(match.seats)]
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(match.legal(seat)))


@pytest.mark.parametrize("game", GAMES)
def test_what_was_not_offered_is_refused_after_a_look_too(game: str) -> None:
    match = begun(game)
    seat = match.to_act[0]
    offered = match.own_view(seat)["legal"]
    before = match.save()
    bad: list[Any] = [
        {},
        {"do": Strange()},
        {**offered[0], "do": "nonsense"},
        {**offered[0], "please": True},
        Strange(),
    ]
    for action in bad:
        with pytest.raises(IllegalAction):
            match.play(seat, action)
    assert match.save() == before
    match.play(seat, offered[-1])


@pytest.mark.parametrize("game", catalogue)
def test_who_changes_a_view_or_an_option_changes_nobody_elses(game: str) -> None:
    """Games may keep parts of views that come again, for all matches."""

    def spoil(told: object) -> None:
        for part in list(told.values()) if isinstance(told, dict) else told if isinstance(told, list) else []:
            spoil(part)
        if isinstance(told, dict | list):
            told.clear()

    def seen() -> list[object]:
        match = Match.new(game, catalogue[game].seats[0], seed=3)
        for _ in range(30):
            match.play(match.to_act[0], match.legal(match.to_act[0])[0])
        seat = match.to_act[0]
        return [match.view(seat), match.view(None), match.legal(seat), match.events(seat), match.record()]

    before = json.dumps(seen())
    spoil(seen())
    assert json.dumps(seen()) == before


def test_a_match_pickles_and_copies_and_goes_on_alike() -> None:
    match = Match.new("randolph", 2, seed=1)
    for _ in range(20):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    for twin in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match)):
        seat = twin.to_act[0]
        twin.play(seat, twin.legal(seat)[-1])
        assert twin.save() != match.save()
        again = Match.load(match.save())
        again.play(seat, again.legal(seat)[-1])
        assert twin.save() == again.save()
