"""What is no action is refused with a sentence, by every game, whatever it is."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from tests.every_game.tables import SHORT_TABLES, Table, some_points
from tests.nonsense import HUGE, NEITHER_TEXT_NOR_NUMBER, Strange, is_one_sentence, nested
from valise_games import IllegalAction
from valise_games.games.action_forms import Forms
from valise_games.games.game import open_to
from valise_games.rules import FastDice

LONG = "x" * 1_000_000
WRONG: list[Any] = [*NEITHER_TEXT_NOR_NUMBER, LONG, "\ud800", HUGE, -1, 10**6, nested(5_000)]
TABLES = list({table.entry.package: table for table in SHORT_TABLES if table.variant == "small"}.values())


def spoilt(action: dict[str, Any]) -> list[Any]:
    """With one field too many or too few, or with something wrong in one of them."""
    more: list[Any] = [{**action, name: 1} for name in (LONG, "\ud800", 7, None, HUGE, Strange())]
    crowded: dict[Any, Any] = {**action, **dict.fromkeys(range(1000))}
    less = [{name: value for name, value in action.items() if name != missing} for missing in action]
    return [*more, crowded, *less, *({**action, name: wrong} for name in action for wrong in WRONG)]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_no_action_is_refused_with_a_sentence(table: Table) -> None:
    match = table.new_match(3)
    tried: set[str] = set()
    for _ in some_points(match, Random(3)):
        for seat in match.to_act:
            legal = match.legal(seat)
            kinds = {action["do"]: action for action in legal}
            for do in kinds.keys() - tried:
                tried.add(do)
                for nonsense in [*WRONG, *spoilt(kinds[do])]:
                    if isinstance(nonsense, dict) and _is_among(nonsense, legal):
                        continue
                    with pytest.raises(IllegalAction) as caught:
                        match.play(seat, nonsense)
                    assert is_one_sentence(str(caught.value))
                    assert caught.value.allowed == legal
    forms: Forms = table.plain.FORMS  # type: ignore[attr-defined]  # of its actions.py
    assert len(tried) >= min(6, len(forms.kinds))


def _is_among(action: dict[str, Any], legal: list[dict[str, Any]]) -> bool:
    """An answer may be null, so not all that is tried is wrong."""
    return not any(isinstance(value, Strange) for value in action.values()) and action in legal


RULE = re.compile(r"\(([A-Z]{1,3}-\d+)\)")
TRIED_AT_ONCE = 300  # numbers of actions
WHO_OR_WHERE = {"from", "to", "lady", "theatre", "agent", "victim", "at", "seat", "circle"}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_not_allowed_is_refused_with_its_reason(table: Table) -> None:
    """By the rule's id, whatever is wrong; the reason follows from what the seat knows, and nothing else."""
    rules = set(RULE.findall(files(table.entry.package).joinpath("RULES.en.md").read_text(encoding="utf-8")))
    match, luck = table.new_match(4), Random(4)
    game: Any = table.plain
    given = 0
    for _ in some_points(match, luck):
        for seat in match.to_act:
            known = match.known(seat)
            legal = set(open_to(game, known, seat))
            guessed = known.copy()
            game.guess(guessed, seat, FastDice(4))
            for number in luck.sample(range(game.ACTIONS), min(TRIED_AT_ONCE, game.ACTIONS)):
                if number in legal:
                    continue
                why = game.why_not(known, seat, number)
                assert why == game.why_not(_blanked(game, guessed, seat), seat, number)
                named = set(RULE.findall(why))
                assert named, (number, why)
                assert named <= rules, why
                assert "\n" not in why
                given += 1
    assert given > 0


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_names_the_wrong_things_is_refused_with_the_id_too(table: Table) -> None:
    """Where an action can be read as one of its kind, but not of this position: from a place to one that is far off, or
    about somebody who is not there."""
    match, luck = table.new_match(5), Random(5)
    for _ in some_points(match, luck):
        for seat in match.to_act:
            legal = match.legal(seat)
            for action in legal[:20]:
                for field in action.keys() & WHO_OR_WHERE:
                    values = [other[field] for other in legal if field in other]
                    wrong = {**action, field: luck.choice(values)}
                    if wrong in legal:
                        continue
                    with pytest.raises(IllegalAction) as caught:
                        match.play(seat, wrong)
                    assert RULE.search(str(caught.value)), str(caught.value)


def _blanked(game: Any, s: Any, seat: int) -> Any:
    known = game.State()
    game.blank(s, seat, known)
    return known
