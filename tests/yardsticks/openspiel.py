"""A yardstick and OpenSpiel's game of the same name, walked side by side."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from bench import yardsticks
from bench.yardsticks.trees import EveryRoll, ObservedTree
from valise_games.research.trees import Floats

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")


@dataclass
class Pair:
    """One of ours, one of theirs, and what is found on the walk."""

    ours: str
    variant: str
    theirs: str
    nodes: int = 0
    ends: int = 0
    chance_nodes: int = 0
    names: dict[tuple[float, ...], str] = field(default_factory=dict)  # theirs for each information set of ours

    def __str__(self) -> str:
        return f"{self.ours}-{self.variant}"

    @property
    def game(self) -> Any:
        return yardsticks.find(self.ours).load("plain", self.variant)

    @property
    def spiel(self) -> Any:
        return pyspiel.load_game(self.theirs)

    def tree(self) -> ObservedTree:
        return yardsticks.tree(self.ours, self.variant)

    def walk(self) -> None:
        """Every node of the two trees, compared."""
        for s, theirs in self.falls(self.begin, self.spiel.new_initial_state()):
            self.compare(s, theirs)

    def begin(self, dice: EveryRoll) -> Any:
        s = self.game.State()
        self.game.new_game(s, 2, [], dice)
        return s

    def falls(self, do: Any, theirs: Any) -> Iterator[tuple[Any, Any]]:
        """Each way in which the dice can fall, in ours and in theirs; our dice count what theirs number."""
        dice = EveryRoll()
        for s, chance in dice.each(do):
            after, their_chance = theirs.clone(), 1.0
            for shown, sides in zip(dice.shown, dice.sides, strict=True):
                outcomes = after.chance_outcomes()
                assert len(outcomes) == sides
                their_chance *= outcomes[shown][1]
                after.apply_action(outcomes[shown][0])
            assert chance == pytest.approx(their_chance)
            yield s, after
        self.chance_nodes += dice.places

    def compare(self, s: Any, theirs: Any) -> None:
        game = self.game
        self.nodes += 1
        assert game.is_over(s) == theirs.is_terminal()
        if theirs.is_terminal():
            self.ends += 1
            scores = [0.0, 0.0]
            game.returns(s, scores)
            assert scores == theirs.returns()
            assert game.to_act(s) == 0
            return
        seat = game.next_to_act(s)
        assert seat == theirs.current_player()
        assert game.to_act(s) == 1 << seat
        choices = [0] * (game.MOST_CHOICES + 1)
        game.legal(s, seat, choices)
        actions = choices[1 : choices[0] + 1]
        assert actions == theirs.legal_actions()
        known, numbers = game.State(), [0.0] * game.FEATURES
        game.blank(s, seat, known)
        game.observe(known, seat, numbers)
        name = theirs.information_state_string()
        assert self.names.setdefault(tuple(numbers), name) == name
        for action in actions:

            def act(dice: EveryRoll, action: int = action) -> Any:
                after = s.copy()
                game.step(after, seat, action, dice)
                return after

            moved = theirs.clone()
            moved.apply_action(action)
            for after, theirs_after in self.falls(act, moved):
                self.compare(after, theirs_after)

    def their_policy(self, table: Floats) -> Any:
        """A table of ours as theirs."""
        tree = self.tree()
        named = {}
        for row, numbers in enumerate(tree.observations):
            options = range(tree.first_option[row], tree.first_option[row + 1])
            named[self.names[tuple(map(float, numbers))]] = [(int(tree.action[k]), float(table[k])) for k in options]
        return pyspiel.TabularPolicy(named)

    def their_nash_conv(self, table: Floats) -> float:
        return float(pyspiel.nash_conv(self.spiel, self.their_policy(table)))
