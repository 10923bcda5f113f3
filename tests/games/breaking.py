"""Tests that would notice: each in a game's folder is known to fail when a rule is broken in a certain way
(breaks.toml). A folder's test_breaks.py takes them from `held_to_its_breaks`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tools.break_rules import Break, breaks, try_break

Test = Callable[..., None]


def held_to_its_breaks(file: str) -> Test:
    """For the folder of that test_breaks.py: every break is noticed."""
    here = Path(file).parent
    known = breaks(here.name)

    @pytest.mark.long
    @pytest.mark.parametrize("broken", known, ids=lambda broken: broken.rule)
    def breaking_the_rule_is_noticed(broken: Break) -> None:
        failed, trouble = try_break(broken)
        assert trouble == ""
        assert set(broken.noticed_by) <= failed

    return breaking_the_rule_is_noticed
