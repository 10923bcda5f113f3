"""Names of people: which are allowed, which look alike, and what a guest is called who gives none."""

from __future__ import annotations

import random
import re
import unicodedata

from valise_games.games.messages import OWN, Formatter
from valise_games.house.errors import Refusal, RefusalCode

SHORTEST, LONGEST = 2, 24  # visible characters
MOST_MARKS = 2  # accents on one letter

# Control, format (bidi overrides, zero widths), surrogates, private and unassigned ones, separators of lines.
FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
# Letters and marks by their kind, and yet nobody sees them.
INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)

# What people take for one another at a glance; each to the letter that stands for all of them.
CONFUSABLE = str.maketrans(
    {
        **dict.fromkeys("1il|ıіїӏιłǀ", "l"),
        **dict.fromkeys("0оοσө", "o"),
        **dict.fromkeys("аα@4", "a"),
        **dict.fromkeys("вβ8", "b"),
        **dict.fromkeys("сϲ", "c"),
        **dict.fromkeys("еєε3", "e"),
        **dict.fromkeys("нһη", "h"),
        **dict.fromkeys("ј", "j"),
        **dict.fromkeys("кκ", "k"),
        **dict.fromkeys("мμ", "m"),
        **dict.fromkeys("рρ", "p"),
        **dict.fromkeys("ѕ5$", "s"),
        **dict.fromkeys("тτ7", "t"),
        **dict.fromkeys("υ", "u"),
        **dict.fromkeys("νѵ", "v"),
        **dict.fromkeys("ω", "w"),
        **dict.fromkeys("хχ×", "x"),
        **dict.fromkeys("уγ", "y"),
        **dict.fromkeys("ζ2", "z"),
    }
)

GONE = "gone"
_dice = random.SystemRandom()


def clean(text: str) -> str:
    """The name as it is kept, or a Refusal that says what is wrong with it.

    >>> clean("  Anna   K. ")
    'Anna K.'
    >>> clean("x")
    Traceback (most recent call last):
        ...
    valise_games.house.errors.Refusal: a name has 2 to 24 visible characters
    """
    # Before it is normalized as well: that turns some of these into others.
    _must_be_visible(text)
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    _must_be_visible(name)
    visible = sum(not letter.isspace() and not unicodedata.combining(letter) for letter in name)
    if not SHORTEST <= visible <= LONGEST or len(name) > 2 * LONGEST:
        raise Refusal(RefusalCode.BAD_NAME, f"a name has {SHORTEST} to {LONGEST} visible characters")
    marks = 0
    for letter in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks > MOST_MARKS:
            raise Refusal(RefusalCode.BAD_NAME, f"a letter of a name has at most {MOST_MARKS} accents")
    if fold(name) in RESERVED:
        raise Refusal(RefusalCode.NAME_TAKEN, f"{name} is what the house calls itself; please take another name")
    return name


def fold(name: str) -> str:
    """The same for names that look alike: without case, accents, spaces and signs, and with one letter for all those
    that can be taken for it.

    >>> fold("Anna") == fold("4nna")
    True
    """
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter)).translate(CONFUSABLE)
    plain = plain.replace("rn", "m").replace("vv", "w")
    letters = "".join(letter for letter in plain if letter.isalnum())
    return letters or "".join(plain.split())


def for_a_guest(language: str) -> str:
    """A city and a number, as that language writes them."""
    cities = Formatter(OWN, language, {}).name("guest-cities").split(",")
    return f"{' '.join(_dice.choice(cities).split())} {_dice.randrange(100, 1000)}"


def _must_be_visible(text: str) -> None:
    for letter in text:
        if unicodedata.category(letter) in FORBIDDEN or INVISIBLE.match(letter):
            raise Refusal(RefusalCode.BAD_NAME, f"a name cannot have the character U+{ord(letter):04X} in it")


RESERVED = frozenset(
    fold(name) for name in (GONE, "Valise", "House", "Bot", "Admin", "Administrator", "Moderator", "Operator", "System")
)
