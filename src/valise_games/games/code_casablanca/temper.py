"""What a seat dares in Code Casablanca.

There are three lies: an answer that is not true (CC-11; who is asked has seen the tile), a claim that is not right
(CC-16), and a challenge with a tile that does not lie there (CC-18). Whether somebody knew better is not asked: what
counts is what is. An answer is caught when its sender is unmasked by it, a claim when its seat goes out, and a
challenge when the claimant stands by his claim. To protest is to challenge, to call is to stand. A wrong claim is
believed by who does not challenge it, and a challenge that is a lie by who does not stand; whether answers are
believed nobody can see.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from valise_games.games.game import Deed, Step, members

from . import rules
from .rules import State, is_right, legal, truth


def deeds(steps: Iterable[Step]) -> Iterator[Deed]:
    believed: list[tuple[int, int]] = []  # who lied in an answer, and in which message
    for step in steps:
        s, seat = step.before, step.seat
        if s.phase == rules.ANSWERING:
            answer = step.action - rules.ANSWER
            lied = answer != truth(s.tile[s.question // rules.KINDS], s.question % rules.KINDS)
            yield Deed(seat, "bluff", lied)
            if lied:
                believed.append((seat, s.question * rules.ANSWERS + answer))
        elif s.phase == rules.CLAIMING and step.after.phase == rules.CHALLENGING:
            for claimant in members(step.after.claimants):
                yield Deed(claimant, "bluff", not is_right(step.after, claimant))
        elif s.phase == rules.CHALLENGING:
            if _can_challenge(s, seat):
                yield Deed(seat, "protest", step.action != rules.NO_CHALLENGE)
                if not is_right(s, s.claimant):
                    yield Deed(seat, "believe", step.action == rules.NO_CHALLENGE)
            if step.action != rules.NO_CHALLENGE:
                yield Deed(seat, "bluff", not _lies_there(step.after))
        elif s.phase == rules.STANDING:
            yield Deed(seat, "call", step.action == rules.STAND)
            if not _lies_there(s):
                yield Deed(seat, "believe", step.action != rules.STAND)
                yield Deed(s.challenger, "caught", step.action == rules.STAND)
        yield from _settled(step)
        for liar in range(s.seats):
            if step.after.unmasked_by[liar] and not s.unmasked_by[liar]:
                yield Deed(liar, "caught", True)
                believed = [lie for lie in believed if lie != (liar, step.after.lie[liar] - 1)]
    yield from (Deed(liar, "caught", False) for liar, _ in believed)


def _can_challenge(s: State, seat: int) -> bool:
    """Who has no evidence may have nothing to challenge with."""
    choices = [0] * (rules.MOST_CHOICES + 1)
    legal(s, seat, choices)
    return choices[0] > 1


def _lies_there(s: State) -> bool:
    """The tile that is named in the challenge."""
    return s.tile[s.challenge_at] == s.challenge_tile


def _settled(step: Step) -> Iterator[Deed]:
    """What became of the wrong claim that was heard."""
    before, after = step.before, step.after
    if before.phase in (rules.CHALLENGING, rules.STANDING) and not is_right(before, before.claimant):
        if (after.out & ~before.out) >> before.claimant & 1:
            yield Deed(before.claimant, "caught", True)
        elif (after.winning & ~before.winning) >> before.claimant & 1:
            yield Deed(before.claimant, "caught", False)
