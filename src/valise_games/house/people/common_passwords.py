"""Passwords that everybody tries first: words that many people take, rows of a keyboard, repetitions and dates, and all
that is made from these with a few digits."""

from __future__ import annotations

from pathlib import Path

WORDS = frozenset(Path(__file__).with_suffix(".txt").read_text().split())
ROWS = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "qsdfghjklm",
    "zxcvbnm",
    "yxcvbnm",
    "wxcvbn",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
    "1q2w3e4r5t6y7u8i9o0p",
    "!@#$%^&*()",
)
RUNS = tuple(row for each in ROWS for row in (each, each[::-1]))
SHORTEST_RUN = 3  # letters of a row, one after the other
LONG = 16  # letters from which on a password may be made of words
ALL_DIGITS = 12  # digits below which they are a date or a telephone number
EASY = 4  # cost
LIKE_LETTERS = [str.maketrans("0134578@$!", f"o{one}eastbasi") for one in "il"]


def is_common(password: str, name: str) -> bool:
    """Whether it is one of those that everybody tries first, for somebody of this name."""
    word = password.casefold()
    if len(word) >= LONG:
        return len(set(word)) <= 2
    if (word.isdigit() and len(word) < ALL_DIGITS) or word in (word + word)[1:-1]:
        return True
    words = WORDS | {name.casefold().replace(" ", "")}
    return any(_cost(each, words) <= EASY for each in {word, *(word.translate(like) for like in LIKE_LETTERS)})


def _cost(word: str, words: frozenset[str]) -> int:
    """What is left when known pieces are taken out in the best way; a letter counts twice, anything else once."""
    costs = [0]
    for end in range(1, len(word) + 1):
        alone = costs[end - 1] + (2 if word[end - 1].isalpha() else 1)
        pieces = (costs[start] for start in range(end - SHORTEST_RUN + 1) if _is_piece(word[start:end], words))
        costs.append(min(alone, min(pieces, default=alone)))
    return costs[-1]


def _is_piece(part: str, words: frozenset[str]) -> bool:
    year = len(part) == 4 and part.isdigit() and part.startswith(("19", "20"))
    return year or part in words or len(set(part)) == 1 or any(part in run for run in RUNS)
