"""A game in words, for language models and whoever else reads and writes. Needs nothing beyond valise-games.

    from valise_games.doors.text import TextTable

    table = TextTable("casablanca", seats=3, seed=7, bots={1: "novice", 2: "novice"})
    model = [table.introduction()]                  # who plays, the rules, how to answer
    while not table.over:
        turn = table.answer("1")                    # a model would read table.prompt() first
    print(table.rewards, table.retries, table.forfeits)

| what | how it is here |
| --- | --- |
| prompt | what the seat knows, in the game's own words and in any language that it speaks; from its view alone |
| answer | the number of an option, its label, its action as JSON, or sentences around one of these |
| unclear answer | nothing is done; `turn.why` says what was not understood, and the same seat is asked again: a retry |
| too many retries | a forfeit: the match is closed, and nobody is rewarded, neither who forfeits nor the others |
| rewards | 0 until the game ends, then 1 shared by those who won; retries change nothing in it |
| one option only | is taken without asking |
| talk | with `talk=True` a line `say: …` is heard by all, `tell NAME: …` by one; kept apart from the game's events |
| seed | the same seed and the same answers give the same game and the same prompts, on every machine |
| transcript | what each seat knew, said and did; of one seat at any time, of all when the game is over |
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from valise_games.bots import make_bot
from valise_games.doors.setup import check_levels, setup
from valise_games.games import BadSetup
from valise_games.games.game import Action
from valise_games.games.messages import OWN, Formatter
from valise_games.games.quote import quote
from valise_games.games.whole_numbers import whole_seed
from valise_games.play import Match
from valise_games.play.text_seat import NAMES, TextSeat, UnclearAnswer, check_language

RETRIES = 2
LONGEST_REMARK = 500  # characters
REMARKS = 20  # that a prompt repeats
STREAMS = 16  # of chance in one table: of the game, and of each bot
SEED_BITS = 31


class Turn(NamedTuple):
    """What became of an answer."""

    seat: int
    action: Action | None  # None: it was not understood
    why: str = ""  # what was not understood, for the next try
    forfeited: bool = False


class Remark(NamedTuple):
    """Something that was said: after how many steps of the game, by whom, to whom (None: to all), and what."""

    step: int
    seat: int
    to: int | None
    text: str


class TextTable:
    """One match, in which seats without a bot are asked one after the other.

    `bots` are levels by seat, as {1: "novice"}, or anything else that has `act(match, seat)`. `retries` is how often a
    seat may try again at one decision.

    >>> table = TextTable("agent", 2, variant="small", seed=1, names=["Anna", "Ben"])
    >>> table.seat
    1
    >>> table.answer("1").action
    {'do': 'lot', 'agent': 'green-1', 'worth': 300}
    >>> table.answer("I fly to Paris").why
    'Your answer names none of the options. ...
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        variant: str = "standard",
        *,
        seed: int | None = None,
        language: str = "en",
        names: Sequence[str] | None = None,
        bots: Mapping[int, Any] | None = None,
        retries: int = RETRIES,
        talk: bool = False,
    ) -> None:
        entry, count, chosen = setup(game, seats, options, variant)
        self.names = _check_names(names, count)
        self.language = check_language(entry, language)
        if isinstance(retries, bool) or not isinstance(retries, int) or retries < 0:
            raise BadSetup(f"retries are a number from 0 on, not {quote(retries)}")
        self.match = Match.new(game, count, chosen, seed, variant=variant)
        self.bots: dict[int, Any] = {
            self._check_seat(seat): make_bot(bot, game, variant, seed=(seed or 0) * STREAMS + 1 + seat)
            if isinstance(bot, str)
            else bot
            for seat, bot in (bots or {}).items()
        }
        self._levels = {seat: bot for seat, bot in (bots or {}).items() if isinstance(bot, str)}
        self.seats = {
            seat: TextSeat(self.match, seat, language=language, names=self.names)
            for seat in range(count)
            if seat not in self.bots
        }
        self.talk = talk
        self.remarks: list[Remark] = []
        self.retries = [0] * count  # answers that were not understood, the last one of a forfeit too
        self.forfeits = [0] * count
        self._most_tries = retries + 1
        self._tries = 0  # at this decision
        self._turns: list[dict[str, Any]] = []
        self._words = Formatter(OWN, language, {"seat": "seat"}, names=self.names)
        self._prompt = ""
        self._why = ""  # what was not understood of the answer before
        self._go_on()

    def __getstate__(self) -> dict[str, Any]:
        """Bots that were given by name are stored as that name and their dice: they remember nothing else."""
        own = {seat: bot for seat, bot in self.bots.items() if seat not in self._levels}
        return {**vars(self), "bots": own, "_dice": {seat: self.bots[seat].dice for seat in self._levels}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        dice = kept["_dice"]
        self.__dict__.update({name: value for name, value in kept.items() if name != "_dice"})
        for seat, level in self._levels.items():
            self.bots[seat] = make_bot(level, self.match.entry.id, self.match.variant)
            self.bots[seat].dice = dice[seat]

    # ------------------------------------------------------------------------------ playing
    @property
    def over(self) -> bool:
        return self.match.ended

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        seat = self.match.next_to_act
        if seat is None:
            raise BadSetup("the game is over: nobody has anything to decide")
        return seat

    def introduction(self, seat: int | None = None) -> str:
        """Who plays, the rules, and how to answer; for the seat whose decision it is, or another one."""
        text = self._text_seat(seat).introduction()
        return f"{text} {self._words.string('text-talk-how')}" if self.talk else text

    def prompt(self) -> str:
        """What the seat whose decision it is knows, and what it may do."""
        if not self._prompt:
            seat = self.seat
            parts = [self._text_seat(seat).prompt(), self._talk_for(seat)]
            self._prompt = "\n\n".join(filter(None, reversed(parts)))
        return self._prompt

    def question(self) -> str:
        """The prompt; before it what was not understood of the answer before, if that is why it is asked again."""
        return "\n\n".join(filter(None, [self._why, self.prompt()]))

    def answer(self, said: str) -> Turn:
        """Does what the seat whose decision it is has answered, and lets bots play until the next one is asked."""
        seat = self.seat
        kept = {"step": self.match.steps, "seat": seat, "prompt": self.prompt(), "said": said}
        rest = self._take_remarks(seat, said) if self.talk and isinstance(said, str) else said
        try:
            action = self.seats[seat].read(rest)
        except UnclearAnswer as error:
            turn = self._not_understood(seat, str(error))
        else:
            turn = Turn(seat, action)
            self._tries = 0
            self._play(seat, action)
        self._why = turn.why
        self._turns.append({**kept, "did": turn.action, "why": turn.why, "forfeited": turn.forfeited})
        return turn

    @property
    def rewards(self) -> list[float]:
        """What each seat gets: all 0 while the game runs, and after a forfeit."""
        ended = self.match.outcome or {}
        scores: list[float] = ended.get("scores") or [0.0] * self.match.seats
        return scores

    def played(self, seat: int) -> dict[str, float]:
        """What came of it for a seat, in numbers."""
        return {
            "share": self.rewards[self._check_seat(seat)],
            "retries": self.retries[seat],
            "forfeits": self.forfeits[seat],
            "steps": self.match.steps,
        }

    def result(self, seat: int | None = None) -> str:
        """Who won and why, in the words of a seat that is played in words; empty while the game runs, and where it was
        forfeited."""
        return self.seats[next(iter(self.seats)) if seat is None else seat].result() if self.match.over else ""

    def transcript(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat knew, said and did, and what it heard; without a seat that of all, when the game is over."""
        if seat is None and not self.over:
            raise BadSetup("what all seats knew is told when the game is over; name a seat")
        if seat is not None:
            self._check_seat(seat)
        return {
            "game": self.match.entry.id,
            "language": self.language,
            "names": list(self.names),
            "turns": [dict(turn) for turn in self._turns if seat in (None, turn["seat"])],
            "talk": [said._asdict() for said in self.remarks if seat is None or _may_hear(said, seat)],
            "retries": list(self.retries),
            "forfeits": list(self.forfeits),
            "rewards": list(self.rewards),
            "record": self.match.record(),
        }

    # ------------------------------------------------------------------------------ within
    def _check_seat(self, seat: object) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.match.seats:
            raise BadSetup(f"this table has seats 0 to {self.match.seats - 1}, no seat {quote(seat)}")
        return seat

    def _text_seat(self, seat: int | None) -> TextSeat:
        at = self.seat if seat is None else self._check_seat(seat)
        if at not in self.seats:
            raise BadSetup(f"seat {at} is a bot's")
        return self.seats[at]

    def _not_understood(self, seat: int, why: str) -> Turn:
        self.retries[seat] += 1
        self._tries += 1
        if self._tries < self._most_tries:
            return Turn(seat, None, why)
        self.forfeits[seat] += 1
        self.match.close("abandoned")
        return Turn(seat, None, why, forfeited=True)

    def _play(self, seat: int, action: Action) -> None:
        self.match.play(seat, action)
        self._go_on()

    def _go_on(self) -> None:
        """Lets bots play until a seat without one has something to choose."""
        self._prompt = ""
        while (seat := self.match.next_to_act) is not None:
            if seat in self.bots:
                self.match.play(seat, self.bots[seat].act(self.match, seat))
                continue
            numbers = self.match.legal_numbers(seat)
            if len(numbers) != 1:
                return
            self.match.play(seat, self.match.action(numbers[0]))

    # ------------------------------------------------------------------------------ talk
    def _take_remarks(self, seat: int, said: str) -> str:
        """Notes what is said to others, and gives the rest of the answer."""
        rest = []
        for line in said.splitlines():
            to_all = re.match(rf"\W*(?:{self._verbs('text-say')})\s*:(.*)", line, re.IGNORECASE)
            to_one = re.match(rf"\W*(?:{self._verbs('text-tell')})\s+([^:]+?)\s*:(.*)", line, re.IGNORECASE)
            if to_all:
                self._remark(seat, None, to_all[1])
            elif to_one and (other := self._named(to_one[1])) is not None:
                self._remark(seat, other, to_one[2])
            else:
                rest.append(line)
        return "\n".join(rest)

    def _verbs(self, name: str) -> str:
        return "|".join(map(re.escape, self._words.string(name).split()))

    def _named(self, name: str) -> int | None:
        folded = [one.casefold() for one in self.names]
        return folded.index(name.casefold()) if name.casefold() in folded else None

    def _remark(self, seat: int, to: int | None, text: str) -> None:
        """Notes a remark, on one line, so that nobody can write what looks like a part of another's prompt."""
        one_line = " ".join("".join(one if one.isprintable() else " " for one in text).split())[:LONGEST_REMARK]
        if one_line and to != seat:
            self.remarks.append(Remark(self.match.steps, seat, to, one_line))

    def _talk_for(self, seat: int) -> str:
        heard = [said for said in self.remarks if _may_hear(said, seat)][-REMARKS:]
        if not heard:
            return ""
        lines = [self._words.string("text-talk")]
        for said in heard:
            to = "" if said.to is None else f" → {self.names[said.to]}"
            lines.append(f"- {self.names[said.seat]}{to}: “{said.text}”")
        return "\n".join(lines)


def seat_table(
    game: str,
    seats: int | None = None,
    *,
    seat: int | None = None,
    bots: str | Sequence[str] = "novice",
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    variant: str = "standard",
    **more: Any,
) -> tuple[TextTable, int]:
    """A table with one seat for who asks and bots in the others, and that seat: one level for all, or one for each,
    clockwise from the seat. Without a `seat` it follows from the seed, and without a seed the game is another each
    time; `language`, `names`, `retries` and `talk` are those of a TextTable."""
    _, count, _ = setup(game, seats, options, variant)
    seed = secrets.randbits(SEED_BITS) if seed is None else whole_seed(seed)
    mine = seed % count if seat is None else seat
    levels = check_levels(bots, mine, count)
    others = {(mine + step) % count: level for step, level in enumerate(levels, 1)}
    return TextTable(game, count, options, variant, seed=seed, bots=others, **more), mine


def _may_hear(said: Remark, seat: int) -> bool:
    return said.to is None or seat in (said.to, said.seat)


def _check_names(names: Sequence[str] | None, seats: int) -> list[str]:
    chosen = list(NAMES[:seats] if names is None else names)
    fine = all(isinstance(name, str) and name.strip() and name.isprintable() and ":" not in name for name in chosen)
    if not fine or len({name.casefold() for name in chosen if isinstance(name, str)}) != seats or len(chosen) != seats:
        raise BadSetup(f"names are {seats} different ones, each on one line without a colon, not {quote(names)}")
    return chosen
