"""Agents that read and write, at a table of the arena: `reply(introduction, prompt)` gives a text.

They are asked in the words of the game, as at a `TextTable`, and answer in any of its forms. What was not understood
is asked again, with why; too often, and the game is forfeited. With each prompt goes a question about what is hidden,
and a line `belief: a=60, b=40` of the answer is taken for what the agent believes (`belief_scores.py`).
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable
from typing import Any

from valise_games.arena.chat import Reply
from valise_games.arena.game_runner import Forfeit
from valise_games.arena.seat_view import SeatView
from valise_games.games.messages import OWN, Formatter
from valise_games.games.teller import Teller
from valise_games.play.text_seat import NAMES, TextSeat, UnclearAnswer

RETRIES = 2  # at one decision
LETTERS = "abcdefghijklmnopqrstuvwxyz"
_LINE = re.compile(r"^\W*belief\w*\W*?[:=](.*)$", re.IGNORECASE | re.MULTILINE)
_PART = re.compile(r"\b([a-z])\s*[:=]\s*(\d{1,3}(?:[.,]\d+)?)\s*%?", re.IGNORECASE)


class TextAgent:
    """One agent, in whatever seats it sits. Everything that it is told is in its prompt: it needs no memory."""

    wants_match = True
    states_beliefs = True

    def __init__(self, name: str, reply: Callable[[str, str], Any]) -> None:
        self.name = name
        self._reply = reply
        self._notes: dict[int, dict[str, Any]] = defaultdict(_nothing)
        self._own = Formatter(OWN, "en", {})

    def choose_at(self, match: SeatView, options: list[int]) -> int:
        """The number of the option that it means; Forfeit."""
        words, notes, advice = TextSeat(match, match.seat), self._notes[match.seat], ""
        introduction, prompt = words.introduction(), words.prompt()
        if match.asked is not None:
            prompt = f"{prompt}\n\n{self._question(match)}"
        for _ in range(RETRIES + 1):
            reply = self._ask(introduction, f"{advice}{prompt}", notes)
            if match.asked is not None and (stated := stated_in(reply, len(match.asked.answers))) is not None:
                match.stated = stated
            try:
                return options[match.legal(match.seat).index(words.read(_LINE.sub("", reply)))]
            except UnclearAnswer as error:
                notes["retries"] += 1
                advice = f"{error}\n\n"
        raise Forfeit(self.name)

    def take_notes(self, seat: int) -> dict[str, Any]:
        """What was noted in a game of that seat; then it is forgotten."""
        return self._notes.pop(seat, {})

    def _ask(self, introduction: str, prompt: str, notes: dict[str, Any]) -> str:
        reply = self._reply(introduction, prompt)
        text, tokens_in, tokens_out = reply if isinstance(reply, Reply) else (reply, 0, 0)
        notes["asked"] += 1
        notes["tokens_in"] += tokens_in
        notes["tokens_out"] += tokens_out
        return text if isinstance(text, str) else ""

    def _question(self, match: SeatView) -> str:
        asked = match.asked
        assert asked is not None
        teller = Teller(match.entry, "en", NAMES[: match.seats], variant=match.variant, options=match.options)
        answers = [
            f"{letter} {''.join(run.text for run in teller.answer(asked.question, answer))}"
            for letter, answer in zip(LETTERS, asked.answers)
        ]
        question = "".join(run.text for run in teller.question(asked.question))
        return self._own.string({"id": "text-belief", "question": question, "answers": ", ".join(answers)})


def stated_in(reply: str, answers: int) -> list[float] | None:
    """A share for each answer, from the last line that states any; None where there is none, or it is nonsense."""
    lines = _LINE.findall(reply)
    shares = [0.0] * answers
    for letter, number in _PART.findall(lines[-1]) if lines else []:
        at = LETTERS.index(letter.lower())
        if at >= answers:
            return None
        shares[at] = float(number.replace(",", "."))
    return shares if sum(shares) > 0 else None


def _nothing() -> dict[str, Any]:
    return {"asked": 0, "retries": 0, "tokens_in": 0, "tokens_out": 0}
