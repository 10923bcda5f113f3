"""What the page takes from Python is as Python has it: `make docs` writes it anew. And it takes no word that it never
says."""

import json
import re
from pathlib import Path

import pytest

from tools import fixtures
from tools.page import WEB, WORDS, pages


def test_types_and_words_of_the_page_are_current() -> None:
    for path, text in pages().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run make docs"


@pytest.mark.long
@pytest.mark.parametrize("name", fixtures.NAMES)
def test_what_the_tests_of_the_page_are_about_is_current(name: str) -> None:
    for path, text in fixtures.pages(name).items():
        assert _read(path) == text, f"{path.name}: run make docs"


@pytest.mark.parametrize("package", list(WORDS))
def test_the_page_says_every_word_that_is_brought_over(package: str) -> None:
    folder = WEB / "games" / package
    source = "\n".join(_read(path) for path in sorted(folder.iterdir()) if path.suffix in {".ts", ".svelte"})
    words = json.loads(_read(folder / "words.en.json"))
    unsaid = [key for key in words if not _says(source, key)]
    assert unsaid == [], f"the terminal alone says {unsaid}: name them in TERMINAL in tools/page.py, or strike them"


def _says(source: str, key: str) -> bool:
    """Read as `words.key`, as `const { key } = names.words`, or as `words[kind]` where `kind: "key" | …`."""
    by_itself = rf"\bwords(?: as [^)]+\))?\.{key}\b"
    taken_out = rf"\{{[^{{}}]*\b{key}\b[^{{}}]*\}} = (?:\w+\.)*words\b"
    by_kind = [rf'\b{kind}: [^,;)]*"{key}"' for kind in re.findall(r"\bwords\[(\w+)\]", source)]
    return any(re.search(form, source) for form in (by_itself, taken_out, *by_kind))


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")
