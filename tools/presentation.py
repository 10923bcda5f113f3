"""Writes what the page gets from a house of every game's words, and what Python says with them, for the page's tests.

    python -m tools.presentation FOLDER     # <game>.js, <game>.<language>.ftl and <game>.said.json

`<game>.said.json` has moments of whole games with what `games/teller.py` says of each in every language; the page has
to say the same (web/tests/presentation.test.ts).
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from valise_games import Match
from valise_games.games import Entry, catalogue
from valise_games.games.messages import Text, languages, source
from valise_games.games.teller import Moment, Section, Teller, presentation_of, translated
from valise_games.play.lesson import page_script, read_lesson
from valise_games.play.review import review

ROOT = Path(__file__).parent.parent
RECORDS = ROOT / "tests" / "records"
MOMENTS = 16  # of a game
WARNINGS = 12  # of a moment: actions that are asked about
NAMES = ("Anne", "Brice", "Chiara", "Deniz", "Esma", "Farid", "Greta", "Hugo")


def main(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for entry in catalogue.values():
        (folder / f"{entry.id}.js").write_text(translated(entry.package), encoding="utf-8")
        for language in languages(entry.package):
            text = source(entry.package, language)
            (folder / f"{entry.id}.{language}.ftl").write_text(text, encoding="utf-8")
        (folder / f"{entry.id}.lesson.json").write_text(json.dumps(_lesson(entry)), encoding="utf-8")
        told = (
            [moment for match in games(entry) for moment in said(match)]
            if hasattr(presentation_of(entry.package), "KINDS")
            else []
        )
        (folder / f"{entry.id}.said.json").write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")


def _lesson(entry: Entry) -> dict[str, Any] | None:
    lesson = read_lesson(entry)
    return page_script(lesson) if lesson else None


def games(entry: Entry) -> Iterator[list[dict[str, Any]]]:
    """The recorded ones, or else two of random play, as moments: a match as it was, and who looks at it."""
    for path in sorted((RECORDS / entry.id).glob("*.json")):
        record = json.loads(path.read_text())
        seed = bytes.fromhex(record["seed"])
        made = {"variant": record["variant"], "nonces": record["nonces"], "version": record["rules"]}
        match = Match.new(entry.id, record["seats"], record["options"], seed, **made)
        yield list(moments(match, ((s["seat"], s["action"]) for one in record["entries"] for s in one["steps"])))
    if not (RECORDS / entry.id).exists():
        for seats in {entry.seats[0], entry.seats[-1]}:
            match = Match.new(entry.id, seats, seed=seats)
            yield list(moments(match, at_random(match)))


def at_random(match: Match) -> Iterator[tuple[int, Any]]:
    luck = random.Random(7)
    while not match.over:
        seat = luck.choice(match.to_act)
        yield seat, luck.choice(match.legal(seat))


def moments(match: Match, steps: Iterator[tuple[int, Any]]) -> Iterator[Any]:
    """The first of every kind, some others and the end, each as seen by one who owes a decision and one who watches."""
    luck = random.Random(match.entry.id)
    met: set[tuple[str, ...]] = set()
    for number, (seat, action) in enumerate(steps):
        kind = (match.view(None)["phase"], *sorted({choice["do"] for choice in match.legal(match.to_act[0])}))
        if number < MOMENTS or kind not in met or luck.random() < MOMENTS / 400:
            met.add(kind)
            for looks in {match.to_act[0], None}:
                yield moment(match, looks)
        match.play(seat, action)
    for looks in (0, None):
        yield moment(match, looks, ended=True)


def moment(match: Match, seat: int | None, *, ended: bool = False) -> dict[str, Any]:
    you = -1 if seat is None else seat
    found: dict[str, Any] = {"match": match, "you": you, "view": match.view(seat), "events": match.events(seat)[-6:]}
    if ended:
        found["events"] = match.all_events() if seat is None else match.events(seat)
        looked = review(match)
        truths = zip(looked["questions"], looked["truth"], strict=True)
        found["turns"] = looked["turns"]
        found["answers"] = [[asked, span["answer"]] for asked, spans in truths for span in spans[:3] if span["answer"]]
    return found


def said(found: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    readers = Readers()
    for number, one in enumerate(found):
        match: Match = one.pop("match")
        for language in languages(match.entry.package):
            if number % 3 and language != "en":
                continue
            teller = readers.teller(match, language, one["you"])
            told = everything(teller, one)
            yield {**one, "language": language, "names": teller.names, "table": teller.table, "said": told}


class Readers:
    """Who tells what to whom, made once for each reader: what was told before is not put together again."""

    def __init__(self) -> None:
        self._made: dict[tuple[object, ...], Teller] = {}

    def teller(self, match: Match, language: str, you: int) -> Teller:
        """One who has told nothing yet; `you` is a seat, or -1."""
        reader = (match.entry.id, match.variant, tuple(match.options.items()), match.seats, language, you)
        if reader not in self._made:
            self._made[reader] = Teller(
                match.entry, language, NAMES[: match.seats], you=you, variant=match.variant, options=match.options
            )
        return self._made[reader].from_the_start()


def everything(teller: Teller, found: dict[str, Any]) -> dict[str, Any]:
    """All that a teller says of a moment, as the page's has to say it."""
    view = found["view"]
    ended = view["outcome"] is not None
    return {
        "log": [[line.n, line.round, runs(line.text)] for line in teller.log(found["events"])],
        "moments": [_moment(teller.moment(event, view)) for event in found["events"]],
        "situation": [runs(text) for text in teller.situation(view)],
        "menu": [
            [runs(group.title), [[runs(c.label), c.action, c.why] for c in group.choices]]
            for group in teller.menu(view)
        ],
        "ways": teller.ways(view),
        "drafted": [teller.drafted(view, action) for action in view["legal"][:WARNINGS]],
        "habits": [[habit.id, runs(habit.label), habit.actions] for habit in teller.habits(view)],
        "warnings": [teller.warning(view, action) for action in view["legal"][:WARNINGS]],
        "seats": [
            [teller.seat_now(view, seat), [[runs(fact.text), fact.sealed] for fact in teller.seat_facts(view, seat)]]
            for seat in range(teller.table["seats"])
        ],
        "result": [runs(text) for text in teller.result(view)],
        "papers": [sections(teller.papers(view)), sections(teller.ending(view, found["events"]) if ended else [])],
        "turns": [runs(teller.turn(turn)) for turn in found.get("turns", [])],
        "decisive": [[lie, runs(text)] for lie, text in _if_any(teller.decisive(found.get("turns", [])))],
        "answers": [
            [runs(teller.question(asked)), "".join(run.text for run in teller.answer(asked, answer))]
            for asked, answer in found.get("answers", [])
        ],
    }


def _if_any(found: tuple[bool, Text] | None) -> list[tuple[bool, Text]]:
    return [found] if found else []


def _moment(found: Moment | None) -> list[Any] | None:
    return [found.kind, runs(found.stamp), runs(found.text), found.at, found.mine] if found else None


def sections(found: list[Section]) -> list[Any]:
    return [[one.about, runs(one.title), [runs(line) for line in one.lines]] for one in found]


def runs(text: Text) -> list[Any]:
    """As the page has them: every kind of piece is a `piece` there; neighbours that are plain are one."""
    found: list[Any] = []
    for run in text:
        if not run.kind and found and isinstance(found[-1], str):
            found[-1] += run.text
        elif not run.kind:
            found.append(run.text)
        elif run.kind in ("mine", "strong"):
            found.append({"text": run.text, "kind": run.kind})
        else:
            found.append({"text": run.text, "kind": "seat" if run.kind == "seat" else "piece", "id": run.id})
    return found


if __name__ == "__main__":
    main(Path(sys.argv[1]))
