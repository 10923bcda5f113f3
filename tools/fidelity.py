"""Writes docs/fidelity.md: every rule of every game by its id, with the tests that name it.

    python tools/fidelity.py            (make docs)

The ids and the words come from the games' own rules, each folder's RULES.en.md, where each rule is followed
by its id in parentheses. A test names a rule in its name: test_AG_14_safe_at_home. Tests under tests/games/<folder>
count for that folder only, all others for every game.
"""

from __future__ import annotations

import ast
import re
import sys
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/fidelity.md"
MARK = re.compile(r"\(([A-Z]+)-(\d+)\)")
TEST = re.compile(r"test_([A-Z]+)_(\d+)_\w+")
ENDS_A_SENTENCE = (".", "!", "?", ")", "|")
TABLE = "W"  # the prefix of the rules that all games share
LONGEST = 160  # characters of a rule in the table

INTRODUCTION = """\
# Fidelity: the rules and the tests that hold them

Written by `make docs`; do not edit. Each rule stands in its game's `RULES.en.md` with its id. Its tests carry the id in
their names. `tests/games/*/mutants.py` does rules wrong on purpose, and `make test-all` sees that these tests notice.
"""

Id = tuple[str, int]  # ("AG", 14)
Tests = dict[Id, list[tuple[str, str]]]  # (name, path from the root)


@dataclass
class Rules:
    """The rules of one folder: each id with its first words, under the heading where its kind is first met."""

    folder: str
    title: str = ""
    words: dict[Id, str] = field(default_factory=dict)
    headings: dict[str, str] = field(default_factory=dict)  # by prefix

    def title_of(self, prefix: str) -> str:
        if prefix == TABLE:
            return f"{self.title}: rules of the table"
        several = len(self.headings.keys() - {TABLE}) > 1
        return self.headings[prefix] if several else self.title


def folders() -> list[str]:
    return sorted(page.parent.name for page in (ROOT / "src/valise_games/games").glob("*/RULES.en.md"))


def name(rule: Id) -> str:
    return f"{rule[0]}-{rule[1]}"


# ---------------------------------------------------------------------------------- reading
def translations(folder: str) -> list[str]:
    """The rules pages of a folder in other languages than English."""
    pages = (ROOT / "src/valise_games/games" / folder).glob("RULES.*.md")
    return sorted(page.name for page in pages if page.name != "RULES.en.md")


def rules(folder: str, page: str = "RULES.en.md") -> Rules:
    found = Rules(folder)
    heading = ""
    for line in paragraphs((ROOT / "src/valise_games/games" / folder / page).read_text()):
        if line.startswith("# "):
            found.title = line[2:]
        elif line.startswith("## "):
            heading = line[3:]
        start = 0
        for mark in MARK.finditer(line):
            rule = (mark[1], int(mark[2]))
            if rule not in found.words:
                found.words[rule] = shorten(line[start : mark.start()])
                found.headings.setdefault(rule[0], heading)
            start = mark.end()
    return found


def sections(folder: str, page: str) -> dict[str, str]:
    """The parts of a rules page by their headings."""
    parts = (ROOT / "src/valise_games/games" / folder / page).read_text().split("\n## ")[1:]
    return {heading: text for heading, _, text in (part.partition("\n") for part in parts)}


def ids_in(text: str) -> list[str]:
    """The rules that a text names, as it names them: CC-26 to CC-28 are two."""
    return sorted(re.findall(r"\b[A-Z]+-\d+", text))


def paragraphs(text: str) -> list[str]:
    """Lines, but a sentence that runs on over a list is one."""
    lines: list[str] = []
    for line in text.splitlines():
        words = line.strip().removeprefix("- ")
        if not words:
            continue
        runs_on = lines and not lines[-1].startswith("#") and not lines[-1].endswith(ENDS_A_SENTENCE)
        if runs_on and not words.startswith(("#", "|")):
            lines[-1] += f" {words}"
        else:
            lines.append(words)
    return lines


def shorten(text: str) -> str:
    """The title of a rule and its first sentences, as far as there is room."""
    plain = text.strip().replace("*", "").strip("| ").replace("|", "·")
    sentences = re.split(r"(?<=[.!?])\s+", plain)
    short = sentences[0]
    for sentence in sentences[1:]:
        if len(short) > 30 and len(short) + len(sentence) > LONGEST:
            break
        short += f" {sentence}"
    return short


@cache
def tests() -> dict[str, Tests]:
    """The tests that name a rule: by folder under tests/games, and under "" those that hold for every game."""
    found: dict[str, Tests] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        inside = path.relative_to(ROOT / "tests").parts
        folder = inside[1] if inside[0] == "games" and len(inside) > 2 else ""
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and (named := TEST.fullmatch(node.name)):
                row = found.setdefault(folder, {}).setdefault((named[1], int(named[2])), [])
                row.append((node.name, path.relative_to(ROOT).as_posix()))
    return found


def tests_of(folder: str) -> Tests:
    everywhere = tests()
    both: Tests = {}
    for group in (everywhere.get(folder, {}), everywhere.get("", {})):
        for rule, row in group.items():
            both.setdefault(rule, []).extend(row)
    return both


# ---------------------------------------------------------------------------------- what is wrong
def troubles(folder: str) -> list[str]:
    """What is missing between the rules of a folder, their translations and their tests."""
    english, named = rules(folder), tests_of(folder)
    wrong = []
    for prefix in english.headings:
        numbers = {number for kind, number in english.words if kind == prefix}
        gaps = sorted(set(range(1, max(numbers) + 1)) - numbers)
        wrong += [f"{folder}: RULES.en.md has no {prefix}-{number}" for number in gaps]
    for page in translations(folder):
        for rule in sorted(english.words.keys() ^ rules(folder, page).words.keys()):
            lacking = page if rule in english.words else "RULES.en.md"
            wrong.append(f"{folder}: {lacking} has no {name(rule)}")
    wrong += [f"{folder}: no test names {name(rule)}" for rule in sorted(english.words) if rule not in named]
    own = tests().get(folder, {})
    wrong += [
        f"{folder}: {own[rule][0][0]} names {name(rule)}, which is no rule"
        for rule in sorted(own)
        if rule not in english.words
    ]
    return wrong


# ---------------------------------------------------------------------------------- writing
def page() -> str:
    lines = [INTRODUCTION]
    for folder in folders():
        known, named = rules(folder), tests_of(folder)
        for prefix in known.headings:
            lines += [f"## {known.title_of(prefix)}", "", "| id | rule | tests |", "| --- | --- | --- |"]
            for rule in sorted(known.words):
                if rule[0] == prefix:
                    links = [f"[`{test}`](../{path})" for test, path in named.get(rule, [])]
                    lines.append(f"| {name(rule)} | {known.words[rule]} | {'<br>'.join(links) or '**none**'} |")
            lines.append("")
    return "\n".join(lines).rstrip("\n") + "\n"


def main() -> int:
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page())
    wrong = [trouble for folder in folders() for trouble in troubles(folder)]
    for trouble in wrong:
        print(trouble, file=sys.stderr)
    rows = sum(len(rules(folder).words) for folder in folders())
    print(f"{PAGE.relative_to(ROOT)}: {rows} rules, {len(wrong)} troubles")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
