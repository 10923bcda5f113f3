"""What the page takes from Python is as Python has it: `make docs` writes it anew."""

import pytest

from tools import fixtures
from tools.page import pages


def test_types_of_the_page_are_current() -> None:
    for path, text in pages().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run make docs"


@pytest.mark.long
@pytest.mark.parametrize("name", fixtures.NAMES)
def test_what_the_tests_of_the_page_are_about_is_current(name: str) -> None:
    for path, text in fixtures.pages(name).items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run make docs"
