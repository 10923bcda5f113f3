"""A seat of a match in words: what it is told, and what it means by its answer.

For language models and others who read. What is told is made from what the seat knows (`Match.view` and its own events)
by the game's own `presentation.py` and catalogues, in any language that the game speaks.

An answer is understood in several forms: the number of an option, its label, its action as JSON, or a sentence or more
around one of these. What could mean two options means none: nothing is guessed.
"""

from __future__ import annotations

import json
import marshal
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import pairwise
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from valise_games.errors import ValiseError
from valise_games.games import find
from valise_games.games.board_drawer import BoardDrawer
from valise_games.games.entry import BadSetup, Entry
from valise_games.games.game import Action
from valise_games.games.messages import OWN, Formatter, languages, plain
from valise_games.games.quote import quote
from valise_games.games.teller import Teller, WordedLine, rules_text

T = TypeVar("T")
NAMES = ("Anna", "Brice", "Chiara", "Dario", "Elise", "Fritz", "Greta", "Hugo")
SEATS = "seats"  # the key of a view that has what everybody knows of each seat
LINES = 30  # of the story that a prompt repeats
LONGEST_ANSWER = 20_000  # characters that are read of it: the last ones
MOST_KEPT = 20_000  # sections of one reader
TRIAL = 400  # times that a section is looked for before it is seen
WORTHLESS = 0.45  # whether it is kept: not if so many of them had to be made
MOST_READERS = 256
_PICTURE = re.compile(r"^!\[([^]]*)\]\(\S+\)$", re.MULTILINE)  # its words, and where it is drawn
_MARKED = re.compile(r"[\[({]\s*(\d{1,6})\s*[\])}]")  # [3], (3) or \boxed{3}
_FIRST = re.compile(r"\W*(?:[^\W\d]+\s+)?(\d{1,6})\s*[.):,;–—-](?=\s|$)")  # "3. …", "Option 3: …"
_WORD = re.compile(r"[^\W_]+|[^\w\s]")


class UnclearAnswer(ValiseError, ValueError):
    """An answer that means none of the options, or several; the message says so in the reader's language."""


class Options(NamedTuple):
    """What a seat may do, in the order in which a prompt numbers it, from 1 on."""

    text: str
    labels: tuple[str, ...]  # with the title of the group they stand in
    short: tuple[str, ...]  # without
    actions: tuple[Action, ...]


class Source(Protocol):
    """What a seat is told from: a Match, or a table in a house as its client sees it."""

    @property
    def entry(self) -> Entry: ...
    @property
    def variant(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> Mapping[str, Any]: ...
    @property
    def steps(self) -> int:
        """Another number whenever something may be different."""

    def legal(self, seat: int) -> list[Action]: ...
    def shared_view(self, seat: int) -> dict[str, Any]: ...
    def shared_events(self, seat: int) -> Sequence[dict[str, Any]]: ...


class TextSeat:
    """One seat of a match, for who reads and writes.

    `names` are those of all seats; `lines` is how much of the story every prompt repeats.

    >>> from valise_games import Match
    >>> seat = TextSeat(Match.new("agent", 2, variant="small", seed=1), 1)
    >>> seat.read("1")
    {'do': 'lot', 'agent': 'green-1', 'worth': 300}
    >>> seat.read("I fly to Paris")
    Traceback (most recent call last):
        ...
    valise_games.play.text_seat.UnclearAnswer: Your answer names none of the options. ...
    """

    def __init__(
        self, match: Source, seat: int, *, language: str = "en", names: Sequence[str] = NAMES, lines: int = LINES
    ) -> None:
        match.legal(seat)  # complains of a seat that is not there
        self.match, self.seat = match, seat
        self._language, self._names = language, names
        self._words = _reader(
            match.entry.id, match.variant, tuple(match.options.items()), check_language(match.entry, language),
            tuple(names[: match.seats]), seat,
        )  # fmt: skip
        self._lines = lines
        self._teller = self._words.teller.from_the_start()
        self._log: list[WordedLine] = []
        self._heard = 0  # events
        self._step = -1  # how many were taken when the seat last looked,
        self._looked = _Looked({})  # what it saw,
        self._options: Options | None = None  # and what it could do, if that was asked for

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles and copies hear the story of their match anew."""
        told: dict[str, Any] = {"language": self._language, "names": self._names, "lines": self._lines}
        return partial(TextSeat, **told), (self.match, self.seat)

    # ------------------------------------------------------------------------------ what is told
    def introduction(self) -> str:
        """Who plays, the rules, and how to answer: said once, before the first prompt."""
        words, match = self._words, self.match
        rules = _PICTURE.sub(r"\1", rules_text(match.entry, words.teller.formatter.language))
        others = [name for seat, name in enumerate(words.names) if seat != self.seat]
        who = words.say("text-who", game_name=match.entry.name, seats=match.seats, others=others)
        return f"{who}\n\n{rules.strip()}\n\n{words.say('text-how')}"

    def prompt(self) -> str:
        """All that the seat knows now in words, and its options with their numbers."""
        words, seen = self._words, self._look()
        parts = [self._story(), words.board(seen), words.seats(seen), words.papers(seen), words.situation(seen)]
        options = self.options()
        if options.actions:
            parts += (options.text, words.say("text-answer", last=len(options.actions)))
        return "\n\n".join(filter(None, parts))

    def options(self) -> Options:
        """What the seat may do now; none where it owes nothing."""
        seen = self._look()
        if self._options is None:
            self._options = self._words.options(seen)
        return self._options

    def result(self) -> str:
        """Who won and why; empty while the game runs."""
        return "\n".join(map(plain, self._teller.result(self._look().view)))

    # ------------------------------------------------------------------------------ what is answered
    def read(self, answer: str) -> Action:
        """The action that is meant; UnclearAnswer, which says what was not understood."""
        number = self.option_index(answer)
        return self.options().actions[number]

    def option_index(self, answer: str) -> int:
        """The index of the option that is meant; UnclearAnswer."""
        words, options = self._words, self.options()
        say = words.say
        if not options.actions:
            raise UnclearAnswer(say("text-nothing-owed"))
        if not isinstance(answer, str) or not answer.strip():
            raise UnclearAnswer(say("text-empty", last=len(options.actions)))
        meant = _meant(answer[-LONGEST_ANSWER:], options, words.marks)
        if len(meant) == 1:
            return next(iter(meant))
        if meant:
            named = [str(number + 1) for number in sorted(meant)[:6]]
            raise UnclearAnswer(say("text-several", numbers=named))
        raise UnclearAnswer(say("text-none", last=len(options.actions)))

    # ------------------------------------------------------------------------------ within
    def _look(self) -> _Looked:
        steps = self.match.steps
        if self._step != steps:
            self._step, self._looked, self._options = steps, _Looked(self.match.shared_view(self.seat)), None
        return self._looked

    def _story(self) -> str:
        events = self.match.shared_events(self.seat)
        if self._heard < len(events):
            self._log += self._teller.log_in_words(events[self._heard :])
            self._heard = len(events)
        lines = self._log[-self._lines :] if self._lines else []
        if not lines:
            return ""
        text, now = [self._words.say("text-story")], 0
        for line in lines:
            if line.round != now:
                now = line.round
                text.append(self._words.round(now))
            text.append(f"- {line.words}")
        return "\n".join(text)


def check_language(entry: Entry, language: object) -> str:
    """The language, if the game speaks it; BadSetup, which says which it does."""
    spoken = languages(entry.package)
    if language not in spoken:
        raise BadSetup(f"{entry.id} speaks {', '.join(spoken)}, not {quote(language)}")
    return str(language)


# ---------------------------------------------------------------------------------- in words
Key = str | tuple[str, int]  # of a view; with a number that of one seat alone


class _Watched(dict[str, Any]):
    """A view that notes which of its keys are read, so that what was made from them is not made twice."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        super().__init__(view)
        self.read: dict[Key, None] = {}

    def __getitem__(self, key: str) -> Any:
        if key == SEATS:
            return _WatchedSeats(super().__getitem__(key), self.read)
        self.read[key] = None
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self.read[key] = None
        return super().get(key, default)

    def __contains__(self, key: object) -> bool:
        self.read[str(key)] = None
        return super().__contains__(key)

    def __iter__(self) -> Iterator[str]:
        self.read |= dict.fromkeys(super().keys())
        return super().__iter__()

    def keys(self) -> Any:
        return list(self)

    def values(self) -> Any:
        return [self[key] for key in self]

    def items(self) -> Any:
        return [(key, self[key]) for key in self]


class _WatchedSeats(Sequence[Any]):
    """What a view has of each seat, which notes of whom it is read."""

    def __init__(self, seats: Sequence[Any], read: dict[Key, None]) -> None:
        self._seats, self._read = seats, read

    def __getitem__(self, at: Any) -> Any:
        self._read[(SEATS, at) if isinstance(at, int) else SEATS] = None
        return self._seats[at]

    def __iter__(self) -> Iterator[Any]:
        self._read[SEATS] = None
        return iter(self._seats)

    def __len__(self) -> int:
        self._read[SEATS] = None
        return len(self._seats)


class _Looked(dict[Key, Any]):
    """What a seat sees at one moment: `view`, and by key what to compare it by."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view

    def __missing__(self, key: Key) -> Any:
        value = self.view.get(key) if isinstance(key, str) else self.view[key[0]][key[1]]
        packed = self[key] = value if value is None or isinstance(value, str) else marshal.dumps(value, 2)
        return packed


class _Branch:
    """The key of a view that is read next, and by its value what follows: another branch, or what was made, in a
    tuple."""

    __slots__ = ("by_value", "key")

    def __init__(self, key: Key) -> None:
        self.key = key
        self.by_value: dict[Any, Any] = {}


class _Section(Generic[T]):
    """A part of a prompt. It is made anew only where something differs that it was made from: what `make` reads next
    follows from what it has read, so what it made before is found by reading the same keys."""

    def __init__(self, make: Callable[[Mapping[str, Any]], T]) -> None:
        self._make = make
        self._first: Any = None
        self._kept = 0
        self._tries = 0
        self._is_kept = True

    def __call__(self, looked: _Looked) -> T:
        if not self._is_kept:
            return self._make(looked.view)
        found = self._first
        while type(found) is _Branch:
            found = found.by_value.get(looked[found.key])
        made: T = self._make_anew(looked) if found is None else found[0]
        self._tries += 1
        if self._tries == TRIAL and self._kept > WORTHLESS * TRIAL:
            self._first, self._is_kept = None, False
        return made

    def _make_anew(self, looked: _Looked) -> T:
        watched = _Watched(looked.view)
        made = self._make(watched)
        keys = list(watched.read) or [""]  # what reads nothing is always the same
        if self._first is None or self._kept >= MOST_KEPT:
            self._first, self._kept = _Branch(keys[0]), 0
        at = self._first
        for key, following in pairwise(keys):
            at = at.by_value.setdefault(looked[key], _Branch(following))
        at.by_value[looked[keys[-1]]] = (made,)
        self._kept += 1
        return made


class _Reader:
    """The words for one seat of one kind of table: shared by all matches there."""

    def __init__(
        self,
        game: str,
        variant: str,
        options: tuple[tuple[str, Any], ...],
        language: str,
        names: tuple[str, ...],
        seat: int,
    ) -> None:
        own = Formatter(OWN, language, {"seat": "seat"}, names=names, you=seat)
        self._own = own
        self._said: dict[str, str] = {}  # what has no arguments
        self._rounds: dict[int, str] = {}
        self.names = names
        self.marks = re.compile(rf"\b(?:{'|'.join(self.say('text-marks').split())})\W{{0,4}}[:=]", re.IGNORECASE)
        shown = [self.say("text-you") if number == seat else name for number, name in enumerate(names)]
        self.teller = Teller(find(game), language, shown, you=seat, variant=variant, options=dict(options))
        self._drawer = BoardDrawer(self.teller)
        self.board = _Section(self._board)
        self._seats = [_Section(partial(self.teller.seat_in_words, seat=number)) for number in range(len(names))]
        self.papers = _Section(self._papers)
        self.situation = _Section(self._situation)
        self.options = _Section(self._options)

    def say(self, name: str, **arguments: Any) -> str:
        """A sentence of the door itself."""
        if arguments:
            return self._own.string({"id": name, **arguments})
        if name not in self._said:
            self._said[name] = self._own.string(name)
        return self._said[name]

    def round(self, number: int) -> str:
        """The line above what happened in a round."""
        if (words := self._rounds.get(number)) is None:
            words = self._rounds[number] = self.say("text-round", round=number)
        return words

    def _board(self, view: Mapping[str, Any]) -> str:
        return self._titled("text-board", self._drawer.in_plain_words(view))

    def seats(self, looked: _Looked) -> str:
        """What is known of each player; each line is a section of its own."""
        lines = [
            f"{name}: {facts}"
            for name, section in zip(self.teller.names, self._seats, strict=True)
            if (facts := section(looked))
        ]
        return self._titled("text-seats", lines)

    def _papers(self, view: Mapping[str, Any]) -> str:
        lines = self.teller.papers_in_words(view)
        return "\n".join([self.say("text-papers"), *lines]) if lines else ""

    def _titled(self, title: str, lines: list[str]) -> str:
        return "\n- ".join([self.say(title), *lines]) if lines else ""

    def _situation(self, view: Mapping[str, Any]) -> str:
        return "\n".join(self.teller.situation_in_words(view))

    def _options(self, view: Mapping[str, Any]) -> Options:
        labels: list[str] = []
        short: list[str] = []
        actions: list[Action] = []
        for group in self.teller.menu_in_words(view):
            labels += group.labels
            short += group.short
            actions += group.actions
        lines = [f"[{number}] {label}" for number, label in enumerate(labels, 1)]
        return Options("\n".join([self.say("text-options"), *lines]), tuple(labels), tuple(short), tuple(actions))


_reader = lru_cache(MOST_READERS)(_Reader)


# ---------------------------------------------------------------------------------- what an answer means
def _meant(answer: str, options: Options, marks: re.Pattern[str]) -> set[int]:
    """The options that an answer may mean. What follows "answer:" is looked at first, then the last line, then all of
    it. Where something is found in the smaller part, the larger is not looked at."""
    if _is_option(answer.strip(), options):
        return {int(answer) - 1}
    for part in _parts(answer, marks):
        for look in (_json_in, _number_in, _labels_in, _only_number_in):
            if meant := look(part, options):
                return meant
    return set()


def _parts(answer: str, marks: re.Pattern[str]) -> Iterator[str]:
    ends = [found.end() for found in marks.finditer(answer)]
    if ends and answer[ends[-1] :].strip():
        yield answer[ends[-1] :]
    lines = [line for line in answer.splitlines() if line.strip()]
    yield lines[-1]
    if len(lines) > 1:
        yield answer


def _json_in(text: str, options: Options) -> set[int]:
    """An action, the only one that is written there; or {"action": …} with an action, a number or a label."""
    if "{" not in text:
        return set()
    meant: set[int] = set()
    decoder, at = json.JSONDecoder(), text.find("{")
    while at >= 0:
        try:
            found, end = decoder.raw_decode(text, at)
        except (ValueError, RecursionError):
            end = at + 1
        else:
            meant |= _by_value(found, options)
        at = text.find("{", end)
    return meant


def _by_value(value: Any, options: Options) -> set[int]:
    if isinstance(value, dict) and value in options.actions:
        return {options.actions.index(value)}
    if isinstance(value, dict):
        inner = [value[key] for key in ("action", "option", "choice", "answer", "number", "label") if key in value]
        return _by_value(inner[0], options) if len(inner) == 1 else set()
    if isinstance(value, int) and not isinstance(value, bool):
        return {value - 1} if 1 <= value <= len(options.actions) else set()
    if isinstance(value, str):
        return _number_in(value, options) or _labels_in(value, options)
    return set()


def _number_in(text: str, options: Options) -> set[int]:
    """A number alone, or a label alone; else a number in brackets, or at the beginning with a stop behind it. Where a
    label beside it names another option, both are meant."""
    words = _WORD.findall(text)
    plain_words = [word for word in words if word.isalnum()]
    if len(plain_words) == 1 and _is_option(plain_words[0], options):
        return {int(plain_words[0]) - 1}
    if (whole := _index(options.labels, options.short).get(_folded(text))) is not None:
        return {whole}
    found = {match for match in _MARKED.findall(text) if _is_option(match, options)}
    if not found and (first := _FIRST.match(text)) and _is_option(first[1], options):
        found = {first[1]}
    if not found:
        return set()
    return {int(number) - 1 for number in found} | _labels_in(_MARKED.sub(" ", text), options)


def _only_number_in(text: str, options: Options) -> set[int]:
    """The numbers of options in a sentence that names none of them by its label."""
    return {
        int(word) - 1 for word in re.findall(r"(?<![\w.,])\d{1,6}(?![\w]|[.,]\d)", text) if _is_option(word, options)
    }


def _is_option(word: str, options: Options) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 6 and 1 <= int(word) <= len(options.actions)


def _labels_in(text: str, options: Options) -> set[int]:
    """The options whose labels are in the text, but for those that only stand inside a longer one. A label without the
    title of its group counts where no other option has it."""
    words = _folded(text)
    spans: list[tuple[int, int, int]] = []  # first and last word, and the option
    for label, number in _index(options.labels, options.short).items():
        for at in range(len(words) - len(label) + 1):
            if words[at : at + len(label)] == label:
                spans.append((at, at + len(label), number))
    return {
        number
        for first, last, number in spans
        if not any(a <= first and last <= b and (a, b) != (first, last) for a, b, _ in spans)
    }


@lru_cache(1024)
def _index(labels: tuple[str, ...], short: tuple[str, ...]) -> dict[tuple[str, ...], int]:
    """Options by the words of their labels, where these name one alone."""
    found: dict[tuple[str, ...], set[int]] = {}
    for number, both in enumerate(zip(labels, short, strict=True)):
        for label in both:
            found.setdefault(_folded(label), set()).add(number)
    return {words: next(iter(numbers)) for words, numbers in found.items() if words and len(numbers) == 1}


def _folded(text: str) -> tuple[str, ...]:
    """Words without case, accents and punctuation; signs stay, since some labels differ by nothing else."""
    bare = "".join(one for one in unicodedata.normalize("NFKD", text) if not unicodedata.combining(one)).casefold()
    signs = {one for one in bare if ord(one) > 0x2000} - set("“”‘’–—…")
    return tuple(word for word in _WORD.findall(bare) if word.isalnum() or word in signs)
