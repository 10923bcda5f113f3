"""Every rule has a test that names it, the same ids stand in every language, and docs/fidelity.md says so."""

from __future__ import annotations

import pytest

from tools import fidelity


@pytest.mark.parametrize("folder", fidelity.folders())
def test_every_rule_has_its_words_in_every_language_and_a_test(folder: str) -> None:
    assert fidelity.troubles(folder) == []


def test_the_page_is_up_to_date() -> None:
    assert fidelity.PAGE.read_text() == fidelity.page(), "docs/fidelity.md is stale: run make docs"


def test_a_gap_in_the_numbering_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = fidelity.rules("solomon")
    holed = fidelity.Rules("solomon", "", {r: w for r, w in whole.words.items() if r != ("AG", 7)}, whole.headings)
    monkeypatch.setattr(fidelity, "rules", lambda *_: holed)
    assert "solomon: RULES.en.md has no AG-7" in fidelity.troubles("solomon")
    assert "solomon: test_AG_7_no_voluntary_pass names AG-7, which is no rule" in fidelity.troubles("solomon")


def test_a_rule_without_a_test_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    named = fidelity.tests_of("solomon")
    del named["CB", 9]
    monkeypatch.setattr(fidelity, "tests_of", lambda _: named)
    assert fidelity.troubles("solomon") == ["solomon: no test names CB-9"]


def test_the_translation_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = fidelity.rules("solomon")
    part = fidelity.Rules("solomon", "", {r: w for r, w in whole.words.items() if r != ("W", 5)}, whole.headings)
    monkeypatch.setattr(fidelity, "rules", lambda _, page="RULES.en.md": whole if page == "RULES.en.md" else part)
    pages = fidelity.translations("solomon")
    assert {"RULES.de.md", "RULES.fr.md"} <= {*pages}
    assert fidelity.troubles("solomon") == [f"solomon: {page} has no W-5" for page in pages]


@pytest.mark.parametrize("folder", fidelity.folders())
def test_what_is_ours_names_the_same_rules_in_every_language(folder: str) -> None:
    english = fidelity.sections(folder, "RULES.en.md")
    ours = list(english).index("What is ours")
    named = fidelity.ids_in(english["What is ours"])
    assert named
    for page in fidelity.translations(folder):
        assert fidelity.ids_in([*fidelity.sections(folder, page).values()][ours]) == named, f"{folder}/{page}"
