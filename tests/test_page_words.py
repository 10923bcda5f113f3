"""What the page takes from Python is as Python has it: `make docs` writes it anew."""

from tools.page import pages


def test_types_and_words_of_the_page_are_current() -> None:
    for path, text in pages().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run make docs"
