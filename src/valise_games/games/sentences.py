"""Messages of a catalogue as Python functions, for whoever needs their words alone.

`sentence_of(bundle, "log-bid")` gives a function of the arguments, which it looks up by name only where the sentence
has them. It says what `fluent.runtime` says, several times as fast; where it cannot be sure of that it gives None, or
the function raises `Unusual`, and `fluent.runtime` is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import ast

Sentence = Callable[[Mapping[str, Any]], str]
LONGEST = 2500  # characters: what is longer fluent.runtime may refuse


class Unusual(LookupError):
    """The sentence asks for an argument that is not there, or says too much."""


def sentence_of(bundle: FluentBundle, name: str, write_number: Callable[[int], str]) -> Sentence | None:
    """The message as a function of its arguments; None for one that is not there or has what is not translated here.

    `write_number` writes whole numbers as the language does.
    """
    message = bundle._messages.get(name)
    if message is None or message.value is None:
        return None
    writer = _Writer(bundle, write_number)
    try:
        source = writer.pattern(message.value, (name,))
    except _Untranslated:
        return None
    made: Sentence = eval(f"lambda given: {source}", writer.names)
    return made


class _Untranslated(Exception):
    """A function, a term, an attribute or a circle of references."""


class _Writer:
    """Writes patterns as Python expressions; `names` is what these need."""

    def __init__(self, bundle: FluentBundle, write_number: Callable[[int], str]) -> None:
        self._bundle = bundle
        locale, plural_form = bundle._babel_locale, bundle._plural_form
        self._plural_form = plural_form

        def write(value: Any) -> str:
            if type(value) is str:
                return value
            return write_number(value) if type(value) is int else native_to_fluent(value).format(locale)

        def select(variants: Mapping[Any, int], key: Any) -> int:
            """Which variant a key selects, -1 for none: of a number that itself, or else its plural form."""
            if type(key) is str or key in variants:
                return variants.get(key, -1)
            return variants.get(plural_form(key), -1)

        def select_of_numbers(variants: Mapping[Any, int], key: Any) -> int:
            """The same where a variant is a number: to fluent.runtime the text "one" is 1 then."""
            if type(key) is str:
                raise Unusual
            return select(variants, key)

        self.names: dict[str, Any] = {
            "__builtins__": {},
            "write": write,
            "select": select,
            "select_of_numbers": select_of_numbers,
        }

    def pattern(self, pattern: ast.Pattern, within: tuple[str, ...]) -> str:
        parts = [self._element(element, within) for element in pattern.elements]
        return f"({' + '.join(parts) or repr('')})"

    def _element(self, element: Any, within: tuple[str, ...]) -> str:
        if isinstance(element, ast.TextElement):
            return repr(element.value)
        return self._placeable(element.expression, within)

    def _placeable(self, expression: Any, within: tuple[str, ...]) -> str:
        match expression:
            case ast.Placeable():
                return self._placeable(expression.expression, within)
            case ast.StringLiteral():
                return repr(expression.parse()["value"])
            case ast.VariableReference():
                return f"write(given[{expression.id.name!r}])"
            case ast.MessageReference(attribute=None):
                return self._reference(expression.id.name, within)
            case ast.SelectExpression(selector=ast.VariableReference() as selector):
                return self._selection(selector.id.name, expression.variants, within)
        raise _Untranslated

    def _reference(self, name: str, within: tuple[str, ...]) -> str:
        message = self._bundle._messages.get(name)
        if message is None or message.value is None or name in within:
            raise _Untranslated
        return self.pattern(message.value, (*within, name))

    def _selection(self, name: str, variants: list[ast.Variant], within: tuple[str, ...]) -> str:
        """The variants as functions, the default at the end once more: there -1 finds it."""
        which: dict[Any, int] = {}
        select, default = "select", 0
        for number, variant in enumerate(variants):
            key = variant.key
            if isinstance(key, ast.NumberLiteral):
                select, value = "select_of_numbers", float(key.value)
                if self._plural_form(value) in which:  # then the earlier one is taken
                    raise _Untranslated
                which.setdefault(value, number)
            else:
                which.setdefault(key.name, number)
            default = number if variant.default else default
        made = [self.pattern(variant.value, within) for variant in variants]
        at = len(self.names)
        self.names[f"which_{at}"] = which
        chosen = f"{select}(which_{at}, given[{name!r}])"
        if len(made) == 2:
            return f"({made[1 - default]} if {chosen} == {1 - default} else {made[default]})"
        self.names[f"variants_{at}"] = [eval(f"lambda given: {one}", self.names) for one in [*made, made[default]]]
        return f"variants_{at}[{chosen}](given)"
