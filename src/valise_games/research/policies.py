"""What bots, nets and functions do at every information set of a tree, as the table of a policy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from valise_games.bots.bot import Considered, sensible
from valise_games.bots.net import TrainedNet
from valise_games.research import ResearchTrouble
from valise_games.research.trees import Floats, GameTree, Situation
from valise_games.rules import FastDice

Policy = Callable[[NDArray[np.float32], NDArray[np.bool_]], Any]  # (observations, masks) -> probabilities
ASKED = 40  # times an agent is asked at each information set that can only say what it does


def by_policy(tree: GameTree, policy: Policy) -> Floats:
    """What a function does, asked for all information sets at once with what is observed there and what is open. What
    it gives to options that are not open does not count."""
    rows = tree.rows()
    observations, names, masks = _look(tree, 0)
    given = np.asarray(policy(observations, masks), np.float64)
    if given.shape != masks.shape:
        raise ResearchTrouble(f"a policy gives probabilities of shape {masks.shape}, not {given.shape}")
    table: Floats = given[rows, names]
    sums = np.add.reduceat(table, tree.first_option[:-1])
    if not (table >= 0).all() or not (sums > 0).all():  # so that what is no number at all is found, too
        raise ResearchTrouble("a policy gives every information set probabilities that are not negative, and not all 0")
    return table / sums[rows]


def by_net(tree: GameTree, net: TrainedNet) -> Floats:
    """What a net does that looks at each decision from any of its sides."""
    rows = tree.rows()
    table = np.zeros(len(tree.action))
    for side in range(net.sides):
        observations, names, masks = _look(tree, side)
        table += net.policy(observations, masks)[rows, names] / net.sides
    return table


def _look(tree: GameTree, side: int) -> tuple[NDArray[np.float32], NDArray[np.int32], NDArray[np.bool_]]:
    """What is observed at each information set from a side, what each option is called from there, and the masks."""
    observations, names = tree.look(side)
    masks = np.zeros((len(observations), tree.plain.ACTIONS), np.bool_)
    masks[tree.rows(), names] = True
    return observations, names, masks


def answers_of(tree: GameTree, bot: Any, seed: int, first: int = 0) -> Iterator[list[float]]:
    """What a bot does at each information set, from the one of that number on: how often it takes each option. One that
    can only choose is asked several times, with dice that follow from the seed and the number."""
    for number, situation in enumerate(tree.situations()):
        if number >= first:
            yield _answer(tree, bot, situation, FastDice((seed << 32) + number))


def _answer(tree: GameTree, bot: Any, situation: Situation, dice: FastDice) -> list[float]:
    known, seat, options = situation
    if len(options) == 1:
        return [1.0]
    considered: list[Considered] = []
    if hasattr(bot, "consider"):
        among = sensible(tree.plain, known, seat, options) if getattr(bot, "sensible", True) else options
        considered = bot.consider(known, seat, among, dice)
    if considered and all(one.alike == 1 for one in considered):
        shares = {one.option: one.weight for one in considered}
    else:  # it can only say what it does, or one of its options stands for several
        shares = dict(Counter(bot.choose(known, seat, options, dice) for _ in range(ASKED)))
    whole = sum(shares.values())
    return [shares.get(option, 0.0) / whole for option in options]
