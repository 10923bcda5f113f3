"""One base class for all errors that are raised on purpose."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import valise_games
from valise_games import BadRecord, BadSetup, IllegalAction, Match, ValiseError, verify

SOURCE = Path(valise_games.__file__).parent
# They are not errors but ways out of a loop, or say that a tool of ours met what it was not made for.
NOT_ERRORS = {
    "Forfeit", "Leave", "NotTaken", "Withdrawn", "DeadEnd", "Undecided", "_Undecided", "NotTranslatable", "Unusual",
    "_Untranslated",
}  # fmt: skip


def test_every_error_derives_from_the_one_base() -> None:
    found = {
        node.name: [base.id for base in node.bases if isinstance(base, ast.Name)]
        for file in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.ClassDef)
    }
    builtin = {"Exception", "ValueError", "RuntimeError", "LookupError", "KeyError", "TypeError", "OSError"}
    orphans = {name for name, bases in found.items() if builtin & {*bases} and "ValiseError" not in bases}
    assert orphans - {"ValiseError"} <= NOT_ERRORS
    assert "Refusal" in found


def test_one_except_catches_what_a_user_meets() -> None:
    with pytest.raises(ValiseError, match="nonsense"):
        Match.new("nonsense", 2)
    match = Match.new("casablanca", 2, seed=1)
    with pytest.raises(ValiseError):
        match.play(match.to_act[0], {"do": "nothing"})
    with pytest.raises(ValiseError):
        verify({})
    assert all(issubclass(kind, ValueError) for kind in (BadSetup, IllegalAction, BadRecord)), "as before"
