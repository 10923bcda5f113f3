"""What rules are written with. Knows no game.

    from valise_games.rules import Dice, Record, allow, dice, given, i8, rule, table

A game's rules are one source in plain Python: module-level functions marked `@rule` that work on a `State`, on ints
and on `table`s, with fixed sizes and loops. How a game is loaded decides how they run:

    plain      ordinary Python; neither NumPy nor Numba is imported
    compiled   machine code by Numba, cached on disk
    gpu        device functions of numba-cuda

What a rule may use: whole numbers, `for … in range`, `while`, `if`, other rules, module-level constants and tables.
Index `[p][a]`, never `[p, a]`. Chance only through `dice`.
"""

from typing import TYPE_CHECKING, Any

from valise_games.rules.chance import Dice, FastDice, first_word, first_words
from valise_games.rules.loader import Mode, clearing, given, load, load_driver, mode_version, rule, table
from valise_games.rules.state import Record, i8, i16, i32, i64

__all__ = [
    "Choices", "Dice", "FastDice", "Mode", "Record", "allow", "clearing", "copy_row", "dice", "first_word",
    "first_words", "given", "i8", "i16", "i32", "i64", "load", "load_driver", "no_choices", "rule", "table",
]  # fmt: skip

# The list of options that `legal` fills: its length comes first, the actions follow in ascending order.
Choices = list[int]

if TYPE_CHECKING:

    def copy_row(row: list[int], to: list[int]) -> None:
        """In the plain form much faster than number by number."""

    def allow(choices: Choices, action: int) -> None:
        """Appends an action to a list of options."""

    def dice(rng: Dice, sides: int) -> int:
        """A number in 0 … sides - 1."""

    def no_choices(most: int) -> Choices:
        """An empty list of options, with room for so many."""


def __getattr__(name: str) -> Any:
    """`allow`, `copy_row`, `dice` and `no_choices`, in the mode of the module that is being loaded."""
    if name in ("allow", "copy_row", "dice", "no_choices"):
        return mode_version(name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
