"""A game in words for one reader: what is happening, what he owes, what he may do, what happened, who won.

Which message is said when is decided by the game's `presentation.py`; this puts it into the reader's language. The page
does the same with `web/src/games/teller.svelte.ts`, from the same `presentation.py` translated to JavaScript and the
same catalogues.

`presentation.py` is plain Python within what `rules/javascript.py` translates. Its functions take views, actions and
events as the game's `view.py`, `actions.py` and `story.py` write them, and `table`, a `TableFacts`; they give messages
(`games/messages.py`). All of them may be left out but `KINDS`:

| name | gives | without it |
| --- | --- | --- |
| `KINDS` | the kind of each argument: `seat`, or `agent` for messages `agent-<id>`; `agent drawn` where it is drawn as a piece | |
| `log(event, table)` | a line of the log, or None for what is not told | `log-<what>` with the event's own facts, if there is such a message and its text is not empty |
| `MINE` | the kinds of events that only some are told: their lines are drawn as what only the reader knows | none |
| `moment(event, view, table)` | what an event is for those who look on, from what the reader knows: `{"kind": …}`, one of `MOMENTS`, with the `at` of a place; with a `stamp`, a word or two, it is shown, with a `text` or else the line of the log | where there is a message `stamp-<what>` that is the stamp, of kind `stamp` |
| `faded(event, table)` | what the log keeps of an event once another turn began, or None where the line stays | the line stays |
| `situation(view, table)` | `{"happening": …, "owed": …, "notice": …}`; the last two may be missing | `phase-<phase>` |
| `menu(view, table)` | groups `{"title": …, "choices": [{"action": …, "label": …, "why": …}]}` of the legal actions; a choice without an action is shown and cannot be taken, and `why` says so | one group of all legal actions |
| `label(action, table)` | how an action is called where a group does not say | `do-<do>` with the action's own facts |
| `ways(view, table)` | several steps of a turn that one click on the board can mean: lists of actions, the first of each legal; each of the others is taken when it is legal then | none |
| `drafted(view, action, table)` | of an action that the reader can take back before he hands in the last one: the view as if it were taken; else None | nothing can be taken back |
| `HABITS`, `by_habit(habit, view, table)` | what the reader can decide for the rest of the game, each called `habit-<id>`; and what it comes to now: actions, of which chance takes one, or none where it says nothing | none |
| `warning(view, action, table)` | what is asked before an action of weight, or None | nothing is asked |
| `seat_now(view, seat, table)` | what a seat is doing, in a word, or None | nothing |
| `seat_facts(view, seat, table)` | what everybody knows of a seat: messages, or `{"text": …, "sealed": True}` where it is only known that there is a secret | nothing |
| `result(view, table)` | who won and why: messages | `result-<reason>` with the outcome's own facts |
| `LIES` | of the turning points, those that are a lie: the weightiest of them is told at the end | a turning point is |
| `question(question, table)`, `answer(question, answer, table)`, `turn(turn, table)` | for the review: what `insight.py` asks, answers and finds | `question-<about>`, `answer-<about>`, `turn-<what>` with their own facts |
| `exception(id, table)` | one of the `exceptions()` of the game's `standing_answers.py`; where there is a message `offer-<id>`, to let all pass but that is offered in these words | `exception-<id>` |
| `board(view, table)` | what stands where, for a game that is drawn from data: see `games/board_drawer.py` | places and links of `components()` |
| `papers(view, table)`, `ending(view, events, table)` | what only the reader knows, and what all held at the end, as sections `{"title": …, "lines": […], "about": …}`; for those who read and do not draw. `"of_seats": True` where each line is what one seat hid, in their order | nothing |
"""  # noqa: E501

from __future__ import annotations

import marshal
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple, Self, TypedDict, TypeVar

from valise_games.drawing.data import Board, Hand, Link, Piece, Place
from valise_games.games import catalogue
from valise_games.games.entry import Entry
from valise_games.games.game import Action
from valise_games.games.messages import MOST_KEPT, Formatter, Message, Text, rules_page
from valise_games.rules.javascript import javascript

T = TypeVar("T")
View = Mapping[str, Any]
Event = Mapping[str, Any]
SILENT = 'KINDS = {"seat": "seat"}'  # of a game that has no presentation.py
ROUNDS = ("turn", "round")  # events that say which round it is
# Kinds of moments, the quietest first: a piece moves, a sum is named, somebody objects, a paper is sealed or its seal
# broken, all answers are opened, something is decided, won, lost, a lie comes out.
MOMENTS = ("move", "bid", "call", "seal", "window", "stamp", "taken", "lost", "caught")


class TableFacts(TypedDict):
    """Who reads, at which table. `you` is -1 for who watches."""

    game: str
    variant: str
    you: int
    seats: int
    options: dict[str, Any]
    components: dict[str, Any]


class Situation(NamedTuple):
    """What is happening, what the reader owes, and what makes this moment special."""

    happening: Text
    owed: Text
    notice: Text


class Choice(NamedTuple):
    """Something the reader may do. Without an action it is shown, but cannot be chosen, and `why` says so."""

    label: Text
    action: Action | None
    why: str = ""


class Group(NamedTuple):
    """Choices that belong together: the ways of one agent."""

    title: Text
    choices: list[Choice]


class Habit(NamedTuple):
    """What the reader can decide for the rest of the game, and what it comes to now: chance takes an action."""

    id: str
    label: Text
    actions: list[Action]


class WordedGroup(NamedTuple):
    """What can be chosen of a group, in plain words: with the group's title before each, and without."""

    labels: list[str]
    short: list[str]
    actions: list[Action]


class LogLine(NamedTuple):
    """What one event said; `n` is the entry that it belongs to."""

    n: int
    round: int
    text: Text


@dataclass(slots=True)
class WordedLine:
    """The same in plain words, which are replaced when the line fades."""

    round: int
    words: str


class Moment(NamedTuple):
    """What an event is for those who look on; without a stamp it is only heard. `mine` is known to the reader alone."""

    kind: str
    stamp: Text
    text: Text
    at: str = ""
    mine: bool = False


class SeatFact(NamedTuple):
    """A sealed fact says that there is a secret, never what or how much."""

    text: Text
    sealed: bool = False


class Section(NamedTuple):
    """A part of a paper; `about` is for a page that draws this part itself. `of_seats`: a line for each seat."""

    title: Text
    lines: list[Text]
    about: str = ""
    of_seats: bool = False


@cache
def presentation_of(package: str) -> ModuleType:
    """The game's `presentation.py`; an empty module where it has none."""
    name = f"{package}.presentation"
    return import_module(name) if find_spec(name) else ModuleType(name)


@cache
def translated(package: str) -> str:
    """The game's `presentation.py` as the page runs it."""
    file = files(package).joinpath("presentation.py")
    return javascript(file.read_text(encoding="utf-8") if file.is_file() else SILENT, f"{package}.presentation")


def rules_text(entry: Entry, language: str) -> str:
    """The rules page of the game's package, in English if it has none in that language, without the chapters that tell
    its sister games."""
    sisters = {other.name for other in catalogue.values() if other.package == entry.package and other is not entry}
    first, *chapters = rules_page(entry.package, language).split("\n## ")
    kept = [chapter for chapter in chapters if chapter.partition("\n")[0].strip() not in sisters]
    return "\n## ".join([first, *kept])


class Teller:
    """A game in words for one reader.

    `names` are as shown, in the order of the seats; `components` are those of the game's `view.py` for this variant.

    >>> from valise_games import Match
    >>> match = Match.new("casablanca", 2, variant="small", seed=1)
    >>> match.play(1, match.legal(1)[0])
    >>> for language in ("en", "de"):
    ...     teller = Teller(match.entry, language, ["Anna", "Ben"], variant="small")
    ...     print([line.words for line in teller.log_in_words(match.events(None))])
    ['Ben begins.', 'Ben moves Green to the Clock Gate.']
    ['Ben beginnt.', 'Ben schickt Grün zum Uhrentor.']
    """

    def __init__(
        self,
        entry: Entry,
        language: str,
        names: Sequence[str],
        *,
        you: int = -1,
        variant: str = "standard",
        options: Mapping[str, object] | None = None,
        components: Mapping[str, Any] | None = None,
    ) -> None:
        self.entry = entry
        self.names = list(names)
        self._presentation = presentation_of(entry.package)
        kinds = getattr(self._presentation, "KINDS", {"seat": "seat"})
        self.formatter = Formatter(entry.package, language, kinds, names=names, you=you, game=entry.id)
        if components is None:
            components = entry.load("plain", variant).components()
        self.table = TableFacts(
            game=entry.id,
            variant=variant,
            you=you,
            seats=len(names),
            options=dict(entry.full_options(options or {})),
            components=dict(components),
        )
        self._lines: dict[bytes, tuple[Text, Text]] = {}  # what was told before, by the facts
        self._worded: dict[bytes, WordedGroup] = {}  # groups that were told before, by what they are
        self._once: dict[str, Any] = {}
        self._round = 1
        self._line_in_words: dict[bytes, tuple[str, str]] = {}  # the same, in plain words
        # The entries of lines, and what leaves of each what stays when another turn begins.
        self._fading: list[tuple[int, Callable[[], None]]] = []

    def from_the_start(self) -> Self:
        """The same reader, who has heard nothing yet of the next game with these names."""
        teller = copy(self)
        teller._round, teller._fading = 1, []
        return teller

    def log(self, events: Sequence[Event]) -> list[LogLine]:
        """The next events of the story as lines: call it with all events of a seat, in order.

        A line that fades has its text replaced in place, when a later turn is told.
        """
        sentences = ((line, self._sentences(event)) for line, event in self._lines_of(events))
        lines = []
        for (n, round_), (text, stays) in sentences:
            if text:
                lines.append(LogLine(n, round_, text.copy()))
                if stays:
                    self._fading.append((n, partial(lines[-1].text.__setitem__, slice(None), stays)))
        return lines

    def log_in_words(self, events: Sequence[Event]) -> list[WordedLine]:
        """The same without what is drawn."""
        lines: list[WordedLine] = []
        told = self._line_in_words
        for event in events:
            if event["what"] in ROUNDS:
                self._begin_round(event)
            made_from = _packed_facts(event)
            if (both := told.get(made_from)) is None:
                if len(told) >= MOST_KEPT:
                    told.clear()
                line, stays = map(self.formatter.string, self._said_of(_facts_of(event)))
                both = told[made_from] = line, stays
            if both[0]:
                lines.append(WordedLine(self._round, both[0]))
                if both[1]:
                    self._fading.append((event.get("n", 0), partial(setattr, lines[-1], "words", both[1])))
        return lines

    def moment(self, event: Event, view: View) -> Moment | None:
        """What an event is for those who look on, from the reader's own event and view; None for what is nothing."""
        stamp = self._known("stamp", event, "what")
        default = {"kind": "stamp", "stamp": stamp} if stamp else None
        found = self._call("moment", event, view, self.table, default=lambda: default)
        if not found:
            return None
        text = found.get("text")
        if found.get("stamp") and not text:
            text = self._call("log", event, self.table, default=partial(self._line, event))
        mine = event["what"] in getattr(self._presentation, "MINE", ())
        formatter = self.formatter
        return Moment(
            found["kind"], formatter.sentence(found.get("stamp")), formatter.sentence(text), found.get("at") or "", mine
        )

    def situation(self, view: View) -> Situation:
        found = self._situation(view)
        return Situation(*(self.formatter.sentence(found.get(part)) for part in Situation._fields))

    def situation_in_words(self, view: View) -> list[str]:
        """The same without what is drawn, and without what is empty."""
        found = self._situation(view)
        return [words for part in Situation._fields if (words := self.formatter.string(found.get(part)))]

    def menu(self, view: View) -> list[Group]:
        """Every legal action, labelled."""
        return [
            Group(self.formatter.sentence(group.get("title")), [self._choice(choice) for choice in group["choices"]])
            for group in self._groups(view)
        ]

    def menu_in_words(self, view: View) -> list[WordedGroup]:
        """The same without what is drawn, and without choices that cannot be chosen."""
        worded = []
        for group in self._groups(view):
            made_from = marshal.dumps(group, 2)
            if (words := self._worded.get(made_from)) is None:
                if len(self._worded) >= MOST_KEPT:
                    self._worded.clear()
                words = self._worded[made_from] = self._in_words(group)
            if words.actions:
                worded.append(words)
        return worded

    def label(self, action: Action) -> Text:
        return self.formatter.sentence(self._label(action))

    def ways(self, view: View) -> list[list[Action]]:
        """Several steps of a turn that one click on the board can mean."""
        found: list[list[Action]] = self._call("ways", view, self.table, default=list) if view["legal"] else []
        return found

    def drafted(self, view: View, action: Action) -> View | None:
        """The view with an action that can still be taken back; None for others."""
        found: View | None = self._call("drafted", view, action, self.table, default=lambda: None)
        return found

    def habits(self, view: View) -> list[Habit]:
        """What the reader can decide for the rest of the game."""
        ids = getattr(self._presentation, "HABITS", ())
        return [
            Habit(id, self.formatter.text(f"habit-{id}"), self._presentation.by_habit(id, view, self.table))
            for id in ids
        ]

    def warning(self, view: View, action: Action) -> str:
        """What to ask once before an action of weight; empty where nothing is asked."""
        return self.formatter.string(self._call("warning", view, action, self.table, default=lambda: None))

    def seat_now(self, view: View, seat: int) -> str:
        return self.formatter.words(self._call("seat_now", view, seat, self.table, default=lambda: None))

    def seat_facts(self, view: View, seat: int) -> list[SeatFact]:
        facts = []
        for fact in self._call("seat_facts", view, seat, self.table, default=list):
            sealed = isinstance(fact, dict) and "text" in fact
            facts.append(SeatFact(self.formatter.text(fact["text"] if sealed else fact), sealed and fact["sealed"]))
        return facts

    def seat_in_words(self, view: View, seat: int) -> str:
        """What a seat is doing and what everybody knows of it, on a line without what is drawn."""
        told = self._call("seat_facts", view, seat, self.table, default=list)
        facts = [fact["text"] if isinstance(fact, dict) and "text" in fact else fact for fact in told]
        return ", ".join(filter(None, [self.seat_now(view, seat), *map(self.formatter.words, facts)]))

    def result(self, view: View) -> list[Text]:
        """Who won and why; empty while the game runs."""
        outcome = view.get("outcome")
        if not outcome:
            return []
        said = self._call("result", view, self.table, default=lambda: [self._known("result", outcome, "reason")])
        return [self.formatter.sentence(message) for message in said if message]

    def question(self, question: Mapping[str, Any]) -> Text:
        said = self._call("question", question, self.table, default=lambda: self._known("question", question, "about"))
        return self.formatter.sentence(said)

    def answer(self, question: Mapping[str, Any], answer: Mapping[str, Any]) -> Text:
        facts = {**answer, "about": question["about"]}
        said = self._call("answer", question, answer, self.table, default=lambda: self._known("answer", facts, "about"))
        return self.formatter.text(said)

    def turn(self, turn: Mapping[str, Any]) -> Text:
        said = self._call("turn", turn, self.table, default=lambda: self._known("turn", turn, "what"))
        return self.formatter.sentence(said)

    def decisive(self, turns: Sequence[Mapping[str, Any]]) -> tuple[bool, Text] | None:
        """The weightiest lie among the turning points, of several the latest; without one the weightiest point before
        the end. Whether it is a lie, and what is said of it; None where there is nothing to say."""
        lies = [turn for turn in turns if turn["what"] in getattr(self._presentation, "LIES", ())]
        last = max((turn["n"] for turn in turns), default=0)
        among = lies or [turn for turn in turns if turn["n"] < last]
        text = self.turn(max(among, key=lambda turn: (turn["weight"], turn["n"]))) if among else []
        return (bool(lies), text) if text else None

    def papers(self, view: View) -> list[Section]:
        return self._sections(self._call("papers", view, self.table, default=list))

    def papers_in_words(self, view: View) -> list[str]:
        """The same as lines without what is drawn, those under a title further in."""
        say, lines = self.formatter.string, []
        for section in self._call("papers", view, self.table, default=list):
            title = say(section.get("title"))
            lines += [f"- {title}"] if title else []
            before = "  - " if title else "- "
            lines += [before + say(line) for line in section["lines"]]
        return lines

    def ending(self, view: View, events: Sequence[Event]) -> list[Section]:
        return self._sections(self._call("ending", view, events, self.table, default=list))

    def board(self, view: View) -> Board:
        """What stands where, for the generic drawing."""
        parts = self.table["components"]
        found = self._call(
            "board", view, self.table, default=lambda: {k: parts.get(k, []) for k in ("places", "links")}
        )
        drawn = Board(
            [Place(one["id"], one["x"], one["y"], self.say(one.get("name"))) for one in found.get("places", [])],
            [Link(a, b) for a, b in found.get("links", [])],
            hands=[
                Hand(self.say(hand.get("title")), [self._piece(piece) for piece in hand["pieces"]])
                for hand in found.get("hands", [])
            ],
            notes=[self.say(note) for note in found.get("notes", [])],
        )
        for piece in found.get("pieces", []):
            drawn.put(piece["at"], self._piece(piece))
        return drawn

    def say(self, message: Message | None) -> str:
        """A message that is no sentence, without what is drawn."""
        return self.formatter.words(message)

    def name(self, kind: str, id: str, form: str = "") -> str:
        """The name of a piece or a place, `place-bazaar`; in the form that is asked for, if its message has that
        attribute."""
        return self.formatter.name(f"{kind}-{id}", form)

    def once(self, name: str, make: Callable[[], T]) -> T:
        """What follows from the reader and the table alone, made when it is first asked for: never changed."""
        if name not in self._once:
            self._once[name] = make()
        made: T = self._once[name]
        return made

    def exception(self, id: str) -> str:
        """What who lets announcements pass in advance may make an exception of."""
        return self.say(self._call("exception", id, self.table, default=lambda: f"exception-{id}"))

    def initial(self, seat: int) -> str:
        """The initial of a seat's name, or its number where two share it."""
        initials = [name[:1].upper() for name in self.names]
        return initials[seat] if initials.count(initials[seat]) == 1 else str(seat + 1)

    # ------------------------------------------------------------------------------ within
    def _sentences(self, event: Event) -> tuple[Text, Text]:
        """The line of an event, and what stays of it. The same facts are told again in the same words."""
        made_from = _packed_facts(event)
        if (sentences := self._lines.get(made_from)) is None:
            if len(self._lines) >= MOST_KEPT:
                self._lines.clear()
            line, stays = self._said_of(_facts_of(event))
            sentences = self._lines[made_from] = self.formatter.sentence(line), self.formatter.sentence(stays)
        return sentences

    def _situation(self, view: View) -> dict[str, Any]:
        found: dict[str, Any] = self._call(
            "situation", view, self.table, default=lambda: {"happening": f"phase-{view['phase']}"}
        )
        return found

    def _said_of(self, facts: Event) -> tuple[Message | None, Message | None]:
        line = self._call("log", facts, self.table, default=partial(self._line, facts))
        return line, self._call("faded", facts, self.table, default=lambda: None)

    def _lines_of(self, events: Sequence[Event]) -> Iterator[tuple[tuple[int, int], Event]]:
        """Events, each with its entry and round."""
        for event in events:
            if event["what"] in ROUNDS:
                self._begin_round(event)
            yield (event.get("n", 0), self._round), event

    def _begin_round(self, event: Event) -> None:
        """Lines of earlier entries lose what they do not keep; what was told together with the turn stays as it is."""
        n = event.get("n", 0)
        self._round = event["round"]
        for of_entry, fade in self._fading:
            if of_entry < n:
                fade()
        self._fading = [fading for fading in self._fading if fading[0] >= n]

    def _piece(self, piece: Mapping[str, Any]) -> Piece:
        return Piece(piece["mark"], piece.get("colour", ""), self.say(piece.get("name")), piece.get("mine", False))

    def _call(self, name: str, *arguments: Any, default: Any) -> Any:
        own = getattr(self._presentation, name, None)
        return own(*arguments) if own else default()

    def _line(self, event: Event) -> Message | None:
        drawn = {"draw": "mine"} if event["what"] in getattr(self._presentation, "MINE", ()) else {}
        return self._known("log", {**event, **drawn}, "what")

    def _known(self, prefix: str, facts: Mapping[str, Any], key: str) -> Message | None:
        """`log-bid` for an event, with its own facts; None where the catalogue does not have it."""
        name = f"{prefix}-{facts[key]}"
        return {**facts, "id": name} if self.formatter.has(name) else None

    def _groups(self, view: View) -> list[dict[str, Any]]:
        legal = [{"choices": [{"action": action} for action in view["legal"]]}]
        groups = self._call("menu", view, self.table, default=lambda: legal)
        return [group for group in groups if group["choices"]]

    def _label(self, action: Action) -> Message | None:
        label: Message | None = self._call(
            "label", action, self.table, default=lambda: {"id": f"do-{action['do']}", **action}
        )
        return label

    def _in_words(self, group: Mapping[str, Any]) -> WordedGroup:
        title, say = self.formatter.string(group.get("title")).strip(), self.formatter.string
        open_to = [choice for choice in group["choices"] if choice.get("action") is not None]
        short = [say(choice.get("label") or self._label(choice["action"])) for choice in open_to]
        labels = [f"{title}: {label}" for label in short] if title else short
        return WordedGroup(labels, short, [choice["action"] for choice in open_to])

    def _choice(self, choice: Mapping[str, Any]) -> Choice:
        action, label = choice.get("action"), choice.get("label")
        text = self.formatter.sentence(label) if label else self.label(action or {})
        return Choice(text, action, self.formatter.string(choice.get("why")))

    def _sections(self, sections: Sequence[Mapping[str, Any]]) -> list[Section]:
        return [
            Section(
                self.formatter.sentence(section.get("title")),
                [self.formatter.sentence(line) for line in section["lines"]],
                section.get("about", ""),
                section.get("of_seats", False),
            )
            for section in sections
        ]


# ---------------------------------------------------------------------------------- facts
_ENTRY = len(marshal.dumps({"n": 0}, 2)) - 1  # octets that the number of the entry takes, where it stands first


def _facts_of(event: Event) -> dict[str, Any]:
    """The event without the number of its entry: all that a line is made from."""
    return {key: value for key, value in event.items() if key != "n"}


def _packed_facts(event: Event) -> bytes:
    """The same for events that differ in nothing but that number, which stands first in a match's own events."""
    facts: Any = event
    return marshal.dumps(facts, 2)[_ENTRY:] if next(iter(facts)) == "n" else marshal.dumps(_facts_of(facts), 2)[1:]
