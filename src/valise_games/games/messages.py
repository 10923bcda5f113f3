"""What a game says, in each language: message ids with arguments become text.

The sentences are in the game's catalogues `messages.<language>.ftl`, in the format of Project Fluent. A **message** is
what code says instead of a sentence: an id with its arguments, as JSON, `{"id": "log-bid", "seat": 2, "sum": 300}`.
`Formatter.text` makes a text of it; the page does the same with `web/src/words/messages.ts`, and a test compares both.

How an argument reaches its sentence, by its value and by its kind, which `KINDS` in the game's `presentation.py` tells:

| value | `$name` | `$name_is`, for selectors |
| --- | --- | --- |
| of kind `seat`: its number | the name of whoever sits there, drawn as such | `you` or `they` |
| of another kind, as `agent`: an id | the message `agent-<id>`, drawn as a piece if `KINDS` says so | the id |
| a whole number, a share | as the language writes numbers; selects by number or plural form | |
| yes or no, nothing | `yes` or `no`, `none` | |
| any other string | itself | |
| a message | its text | its id |
| a list | its items, "a, b and c"; or as `{"list": […], "join": "or"}`, `"comma"`, `"semicolon"` say | how many |
| a list `stakes` of dicts, no messages | each as the message `stakes-item`, if there is one | how many they are |
| a dict that is no message | its parts by their own names: `$action_agent` for `{"action": {"agent": …}}` | |

Every attribute of an id's message is there too: with `place-bazaar = Bazaar` and `.to = to the Bazaar`, `$place_to`.
So a language adds the forms that its grammar needs, and no code knows of them. `$game` is always there.
Of a seat there is `$seat_begins` too, `vowel` or `other`, for languages that say “de Brice” but “d’Anne”.
In a list of seats the reader is called by the message `you`, if the catalogue has one.
An id with a number, `camel-3`, that has no message of its own has that of `camel`, which is told the `$number`.
A message with `"draw": "mine"` is drawn as what only the reader knows, with `"strong"` as what matters.
A list of messages is read as sentences one after the other.
"""

from __future__ import annotations

import logging
import marshal
import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache, partial
from importlib.resources import files
from typing import Any, Literal, NamedTuple

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone

from valise_games.games.sentences import LONGEST, Sentence, Unusual, sentence_of

log = logging.getLogger(__name__)
Message = dict[str, Any] | str | list[Any]  # an id with arguments, an id alone, or several one after the other
LOCALES = {"en": "en-GB"}  # where the language alone would be written otherwise
FALLBACK = "en"
OWN = "valise_games"  # the package whose catalogue has what is no game's
_MARK = 0xE000  # private characters stand for what is drawn, until the sentence is made
_MARKS = re.compile("([\ue000-\uf8ff])")
MOST_KEPT = 20_000  # sentences of one reader
_WORDS_FOR = {True: "yes", False: "no", None: "none"}
_SEPARATORS = {"comma": ", ", "semicolon": "; "}
_JOINS: dict[str, Literal["standard", "or"]] = {"and": "standard", "or": "or"}


class Run(NamedTuple):
    """A piece of text. `kind` says how it is drawn: "" plainly, `seat`, `mine`, `strong`, or a kind with its id."""

    text: str
    kind: str = ""
    id: str = ""


Text = list[Run]


class _Number(FluentInt):
    """A whole number that is written only once in each language."""

    def format(self, locale: Locale) -> str:
        return _written(int(self), locale)


@lru_cache(1 << 14)
def _number(value: int) -> _Number:
    return _Number(value)


@lru_cache(1 << 14)
def _written(value: int, locale: Locale) -> str:
    return FluentInt(value).format(locale)


class _Bundle(FluentBundle):
    """A bundle that keeps how whole numbers are written and their plural forms, which would take most of a sentence's
    time."""

    def __init__(self, language: str) -> None:
        super().__init__([LOCALES.get(language, language)], use_isolating=False)
        self._plural_form = lru_cache(1 << 14)(self._plural_form)
        self._sentences: dict[str, Sentence | None] = {}

    def sentence(self, name: str) -> Sentence | None:
        """The message as a Python function; see `games/sentences.py`."""
        if name not in self._sentences:
            self._sentences[name] = sentence_of(self, name, partial(_written, locale=self._babel_locale))
        return self._sentences[name]

    def format_pattern(
        self, pattern: Pattern, args: dict[str, Any] | None = None
    ) -> tuple[str | FluentNone, list[Exception]]:
        numbers = {name: _number(value) for name, value in (args or {}).items() if type(value) is int}
        if not numbers:
            return super().format_pattern(pattern, args)
        given, faults = {**(args or {}), **numbers}, list[Exception]()
        if any(isinstance(value, float) for value in given.values()):
            return super().format_pattern(pattern, args)
        try:
            return pattern(ResolverEnvironment(self, faults, current=CurrentEnvironment(given))), faults
        except ValueError:  # it says too much
            return super().format_pattern(pattern, args)


def plain(text: Sequence[Run]) -> str:
    """The text alone, without what is drawn."""
    return text[0].text if len(text) == 1 else "".join([run.text for run in text])


def capital(text: Text) -> Text:
    """The text with a capital at the beginning."""
    if not text:
        return text
    first, *rest = text
    return [first._replace(text=first.text[:1].upper() + first.text[1:]), *rest]


@cache
def languages(package: str) -> tuple[str, ...]:
    """The languages a game speaks, English first."""
    names = (file.name.split(".") for file in files(package).iterdir())
    found = sorted(parts[1] for parts in names if parts[0] == "messages" and parts[2:] == ["ftl"])
    return (FALLBACK, *(language for language in found if language != FALLBACK))


@cache
def source(package: str, language: str) -> str:
    """The catalogue as it is written; empty where the package has none in that language."""
    file = files(package).joinpath(f"messages.{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def rules_page(package: str, language: str) -> str:
    """The rules of a game as they are written, in Markdown; in English where they are not in that language."""
    pages = (files(package).joinpath(f"RULES.{one}.md") for one in (language, FALLBACK))
    return next(page for page in pages if page.is_file()).read_text(encoding="utf-8")


@cache
def bundles(package: str, language: str) -> tuple[_Bundle, ...]:
    """The language's own, then English, for what it lacks."""
    made = []
    for one in dict.fromkeys((language, FALLBACK)):
        bundle = _Bundle(one)
        bundle.add_resource(FluentResource(source(package, one)))
        made.append(bundle)
    return tuple(made)


def in_every_language(package: str, message: Message) -> dict[str, str]:
    """The same, by language: for lists that are sent to readers of all of them."""
    return {language: Formatter(package, language, {}).string(message) for language in languages(package)}


class Formatter:
    """Texts for one reader at one table. `kinds` are those of the game's `presentation.py`.

    >>> house = Formatter(OWN, "en", {})
    >>> house.has("text-talk-how"), house.has("nonsense")
    (True, False)
    >>> house.string("text-talk-how")
    'Before your answer you may speak: ...
    """

    def __init__(
        self,
        package: str,
        language: str,
        kinds: Mapping[str, str],
        *,
        names: Sequence[str] = (),
        you: int = -1,
        game: str = "",
    ) -> None:
        self.language, self.names, self.you, self.game = language, names, you, game
        self._package, self._kinds = package, kinds
        self._bundles = bundles(package, language)
        self._made: dict[bytes | str, Text] = {}  # what was said before, by what it was made from
        self._plain: dict[bytes | str, str] = {}  # the same without what is drawn: most readers need but one of them
        self._strings: dict[bytes | str, str] = {}  # and with a capital
        self._names: dict[tuple[str, str], str] = {}
        self._forms: dict[tuple[str, str], list[tuple[str, Text]]] = {}  # of what has a name in the catalogue
        self._worded_forms: dict[tuple[str, str], dict[str, str]] = {}
        self._sentences: dict[str, Sentence | None] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles and copies begin without what was kept."""
        told: dict[str, Any] = {"names": self.names, "you": self.you, "game": self.game}
        return partial(Formatter, **told), (self._package, self.language, self._kinds)

    def has(self, name: str) -> bool:
        """Whether there is a message of that id."""
        return any(bundle.has_message(name) for bundle in self._bundles)

    def text(self, message: Message | None) -> Text:
        """The text of a message; of none, nothing.

        A message that is missing is shown by its id, and what is missing in it by its name. Both are logged.
        """
        if not message:
            return []
        made_from = _identity(message)
        if (made := self._made.get(made_from)) is None:
            if len(self._made) >= MOST_KEPT:
                self._made.clear()
            made = self._made[made_from] = self._text(message)
        return made.copy()

    def sentence(self, message: Message | None) -> Text:
        """The text with a capital at its beginning."""
        return capital(self.text(message))

    def string(self, message: Message | None) -> str:
        """The sentence without what is drawn."""
        if not message:
            return ""
        made_from = message if type(message) is str else marshal.dumps(message, 2)
        if (words := self._strings.get(made_from)) is None:
            if len(self._strings) >= MOST_KEPT:
                self._strings.clear()
            words = self.words(message)
            words = self._strings[made_from] = words[:1].upper() + words[1:]
        return words

    def words(self, message: Message | None) -> str:
        """The text without what is drawn."""
        if not message:
            return ""
        made_from = message if type(message) is str else marshal.dumps(message, 2)
        if (words := self._plain.get(made_from)) is None:
            if len(self._plain) >= MOST_KEPT:
                self._plain.clear()
            words = self._plain[made_from] = self._words(message)
        return words

    def name(self, name: str, form: str = "") -> str:
        """A message without arguments; its attribute `form`, if it has that."""
        if (name, form) not in self._names:
            attribute = form if form in self._attributes(name) else ""
            self._names[name, form] = plain(self._format(name, {"game": self.game}, (), attribute))
        return self._names[name, form]

    # ------------------------------------------------------------------------------ words alone
    def _words(self, message: Message) -> str:
        """What `_text` gives, without what is drawn."""
        if isinstance(message, list):
            return " ".join(filter(None, map(self.words, message)))
        name = message if isinstance(message, str) else message["id"]
        if name not in self._sentences:
            bundle = next((bundle for bundle in self._bundles if bundle.has_message(name)), None)
            self._sentences[name] = bundle.sentence(name) if bundle else None
        if sentence := self._sentences[name]:
            try:
                words = sentence(_Given(self, message))
            except Unusual:
                pass
            else:
                if len(words) <= LONGEST:
                    return words
        return plain(self._text(message))

    def argument(self, facts: Mapping[str, Any], name: str) -> Any:
        """What a sentence has in the place of an argument; Unusual where there is none of that name."""
        if name in facts:
            return self._value(name, facts[name])
        of, _, form = name.rpartition("_")
        if of not in facts:
            raise Unusual(name)
        return self._form(of, facts[of], form)

    def _kind(self, name: str) -> str:
        return self._kinds.get(name) or self._kinds.get(name.rpartition("_")[2]) or ""

    def _value(self, name: str, value: Any) -> Any:
        if value is True or value is False or value is None:
            return _WORDS_FOR[value]
        kind = self._kind(name)
        if kind == "seat" and isinstance(value, int):
            return self._name(value)
        if isinstance(value, list):
            return self._joined(name, value, "and")
        if isinstance(value, dict):
            return self._joined(name, value["list"], value.get("join", "and")) if "list" in value else self.words(value)
        if kind and kind != "seat":
            return self._forms_in_words(kind, str(value))[""]
        return value

    def _form(self, name: str, value: Any, form: str) -> Any:
        if value is True or value is False or value is None:
            raise Unusual(name)
        kind = self._kind(name)
        if kind == "seat" and isinstance(value, int):
            if form == "is":
                return "you" if value == self.you else "they"
            if form == "begins":
                return "vowel" if _begins_with_vowel(self._name(value)) else "other"
        elif isinstance(value, list | dict):
            if form == "is":
                return len(value) if isinstance(value, list) else len(value["list"]) if "list" in value else value["id"]
        elif kind and kind != "seat":
            if form == "is":
                return str(value)
            forms = self._forms_in_words(kind, str(value))
            if f"_{form}" in forms:
                return forms[f"_{form}"]
        raise Unusual(name)

    def _forms_in_words(self, kind: str, value: str) -> dict[str, str]:
        if (forms := self._worded_forms.get((kind, value))) is None:
            forms = {form: plain(runs) for form, runs in self._forms_of(kind, value)}
            self._worded_forms[kind, value] = forms
        return forms

    def _joined(self, name: str, items: Sequence[Any], join: str) -> str:
        if any(isinstance(item, dict) and "id" not in item for item in items):
            if not self.has(f"{name}-item"):
                raise Unusual(name)
            items = [{**item, "id": f"{name}-item"} for item in items]
        own = []
        for item in items:
            reader = self._kind(name) == "seat" and type(item) is int and item == self.you and self.has("you")
            own.append(self.words("you") if reader else str(self._value(name, item)))
        return _join(tuple(own), join, self.language)

    # ------------------------------------------------------------------------------ within
    def _text(self, message: Message) -> Text:
        if isinstance(message, list):
            texts = [text for one in message if (text := self.text(one))]
            return [run for at, text in enumerate(texts) for run in ([Run(" ")] if at else []) + text]
        if isinstance(message, str):
            message = {"id": message}
        marks: list[Text] = []
        arguments: dict[str, Any] = {"game": self.game}
        for name, value in message.items():
            if name not in ("id", "draw"):
                self._argue(arguments, marks, name, value)
        text = self._format(message["id"], arguments, marks)
        return [Run(plain(text), message["draw"])] if text and message.get("draw") else text

    def _format(self, name: str, arguments: Mapping[str, Any], marks: Sequence[Text], attribute: str = "") -> Text:
        for bundle in self._bundles:
            if bundle.has_message(name):
                found = bundle.get_message(name)
                pattern = found.attributes[attribute] if attribute else found.value
                if pattern is None:
                    log.warning("%s says nothing in %s", name, self.language)
                    return [Run(name)]
                text, faults = bundle.format_pattern(pattern, dict(arguments))
                for fault in faults:
                    log.warning("%s in %s: %s", name, self.language, fault)
                return _split(str(text), marks)
        log.warning("there is no message %s", name)
        return [Run(name)]

    def _attributes(self, name: str) -> list[str]:
        return next((list(b.get_message(name).attributes) for b in self._bundles if b.has_message(name)), [])

    def _argue(self, arguments: dict[str, Any], marks: list[Text], name: str, value: Any) -> None:
        kind = self._kinds.get(name) or self._kinds.get(name.rpartition("_")[2])
        if isinstance(value, bool) or value is None:
            arguments[name] = _WORDS_FOR[value]
        elif kind == "seat" and isinstance(value, int):
            who = self._name(value)
            arguments[name] = _mark(marks, [Run(who, "seat", str(value))])
            arguments[f"{name}_is"] = "you" if value == self.you else "they"
            arguments[f"{name}_begins"] = "vowel" if _begins_with_vowel(who) else "other"
        elif isinstance(value, list) or (isinstance(value, dict) and "list" in value):
            self._list(arguments, marks, name, value)
        elif isinstance(value, dict) and "id" in value:
            arguments[name] = _mark(marks, self.text(value))
            arguments[f"{name}_is"] = value["id"]
        elif isinstance(value, dict):
            for part, inner in value.items():
                self._argue(arguments, marks, f"{name}_{part}", inner)
        elif kind is not None and kind != "seat":
            self._named(arguments, marks, name, kind, str(value))
        else:
            # What people typed may have such characters, as of icons in a prompt: they are no marks.
            arguments[name] = _mark(marks, [Run(value)]) if isinstance(value, str) and _MARKS.search(value) else value

    def _name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat)

    def _named(self, arguments: dict[str, Any], marks: list[Text], name: str, kind: str, value: str) -> None:
        """What has a name in the catalogue, in every form that is there."""
        if (forms := self._forms.get((kind, value))) is None:
            forms = self._forms[kind, value] = self._forms_of(kind, value)
        for form, runs in forms:
            arguments[name + form] = _mark(marks, runs)
        arguments[f"{name}_is"] = value

    def _forms_of(self, kind: str, value: str) -> list[tuple[str, Text]]:
        """What is added to the name of an argument, with what it is written as: the name itself, every attribute."""
        kind, _, drawn = kind.partition(" ")
        message, facts = f"{kind}-{value}", {"game": self.game}
        if not self.has(message):
            which, _, number = value.rpartition("-")
            message, facts = f"{kind}-{which}", {"game": self.game, "number": number}
        base = plain(self._format(message, facts, ()))
        forms: list[tuple[str, Text]] = [("", [Run(base, kind if drawn else "", value)])]
        for attribute in self._attributes(message):
            form = plain(self._format(message, facts, (), attribute))
            before, found, after = (
                form.partition(base if base in form else _inflected(form)) if drawn else (form, "", "")
            )
            runs = [Run(before), Run(found, kind, value), Run(after)]
            forms.append((f"_{attribute}", [run for run in runs if run.text]))
        return forms

    def _list(self, arguments: dict[str, Any], marks: list[Text], name: str, value: Any) -> None:
        items, join = (value, "and") if isinstance(value, list) else (value["list"], value.get("join", "and"))
        arguments[f"{name}_is"] = len(items)
        if any(isinstance(item, dict) and "id" not in item for item in items):
            if not self.has(f"{name}-item"):
                return
            items = [{**item, "id": f"{name}-item"} for item in items]
        own: list[str] = []
        for item in items:
            one: dict[str, Any] = {}
            self._argue(one, marks, name, item)
            text = one.get(name, "")  # a dict that is no message is only counted
            if one.get(f"{name}_is") == "you" and self.has("you"):
                text = plain(self.text("you"))
            own.append(text if isinstance(text, str) and _MARKS.fullmatch(text) else _mark(marks, [Run(str(text))]))
        arguments[name] = _mark(marks, _split(_join(tuple(own), join, self.language), marks))


class _Given(dict[str, Any]):
    """The arguments of a sentence, worked out when it asks for them."""

    __slots__ = ("_facts", "_formatter")

    def __init__(self, formatter: Formatter, message: Mapping[str, Any] | str) -> None:
        self._formatter = formatter
        self._facts: dict[str, Any] = {"game": formatter.game}
        if not isinstance(message, str):
            self._add("", message)

    def _add(self, prefix: str, facts: Mapping[str, Any]) -> None:
        for name, value in facts.items():
            if type(value) is dict and "id" not in value and "list" not in value:
                self._add(f"{prefix}{name}_", value)
            elif prefix or name not in ("id", "draw"):
                self._facts[f"{prefix}{name}"] = value

    def __missing__(self, name: str) -> Any:
        value = self[name] = self._formatter.argument(self._facts, name)
        return value


@lru_cache(1 << 12)
def _join(items: tuple[str, ...], join: str, language: str) -> str:
    """Several as the language writes a list of them."""
    if join in _SEPARATORS:
        return _SEPARATORS[join].join(items)
    return format_list(items, _JOINS[join], LOCALES.get(language, language).replace("-", "_")) if items else ""


def _identity(message: Message) -> bytes | str:
    """The same for messages that are the same: they are JSON."""
    return message if isinstance(message, str) else marshal.dumps(message, 2)


def _inflected(form: str) -> str:
    """The name in a form that changes it, "den Russen 1": from its first capital on, or all of it."""
    at = next((at for at, letter in enumerate(form) if letter.isupper()), 0)
    return form[at:]


def _begins_with_vowel(name: str) -> bool:
    """Accents do not count."""
    return unicodedata.normalize("NFD", name)[:1].upper() in tuple("AEIOU")


def _mark(marks: list[Text], text: Text) -> str:
    marks.append(text)
    return chr(_MARK + len(marks) - 1)


def _split(text: str, marks: Sequence[Text]) -> Text:
    """The sentence with what is drawn in the place of its marks."""
    runs: Text = []
    for bit in _MARKS.split(text):
        if bit and _MARKS.fullmatch(bit):
            runs += marks[ord(bit) - _MARK]
        elif bit:
            runs.append(Run(bit))
    return runs
