"""The tests of this folder would notice: each is known to fail when a rule is broken in a certain way (breaks.toml)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.break_rules import ROOT, Break, breaks, try_break

HERE = Path(__file__).parent
BREAKS = breaks(HERE.name)


def test_every_test_here_has_a_break_that_it_notices() -> None:
    files = [file for file in HERE.glob("test_*.py") if file != Path(__file__)]
    here = {name for file in files for name in re.findall(r"^def (test_\w+)", file.read_text(), re.MULTILINE)}
    noticing = {name for broken in BREAKS for name in broken.noticed_by}
    assert here - noticing == set()
    assert noticing - here == set()


def test_every_break_fits_the_source() -> None:
    for broken in BREAKS:
        source = (ROOT / "src/valise" / broken.file).read_text()
        assert source.count(broken.old) == 1, f"{broken.file}: {broken.old!r}"


@pytest.mark.long
@pytest.mark.parametrize("broken", BREAKS, ids=lambda broken: broken.rule)
def test_breaking_the_rule_is_noticed(broken: Break) -> None:
    failed, trouble = try_break(broken)
    assert trouble == ""
    assert set(broken.noticed_by) <= failed
