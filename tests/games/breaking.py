"""Tests that would notice: each in a game's folder is known to fail when a rule is broken in a certain way
(breaks.toml). A folder's test_breaks.py takes them from `held_to_its_breaks`."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.break_rules import ROOT, Break, breaks, try_break

Test = Callable[..., None]


def held_to_its_breaks(file: str) -> tuple[Test, Test, Test]:
    """For the folder of that test_breaks.py: its tests and its breaks name each other, every break fits the source, and
    every one is noticed."""
    here = Path(file).parent
    known = breaks(here.name)

    def every_test_here_has_a_break_that_it_notices() -> None:
        files = [each for each in here.glob("test_*.py") if each != Path(file)]
        tests = {name for each in files for name in re.findall(r"^def (test_\w+)", each.read_text(), re.MULTILINE)}
        noticing = {name for broken in known for name in broken.noticed_by}
        assert tests - noticing == set()
        assert noticing - tests == set()

    def every_break_fits_the_source() -> None:
        for broken in known:
            source = (ROOT / "src/valise_games" / broken.file).read_text()
            assert source.count(broken.old) == 1, f"{broken.file}: {broken.old!r}"

    @pytest.mark.long
    @pytest.mark.parametrize("broken", known, ids=lambda broken: broken.rule)
    def breaking_the_rule_is_noticed(broken: Break) -> None:
        failed, trouble = try_break(broken)
        assert trouble == ""
        assert set(broken.noticed_by) <= failed

    return every_test_here_has_a_break_that_it_notices, every_break_fits_the_source, breaking_the_rule_is_noticed
