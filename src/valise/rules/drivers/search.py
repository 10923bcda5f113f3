"""Information-set tree search for any game, compiled.

The root is a blanked state: what the searching seat knows, and nothing else. Each simulation fills in the secrets
anew with the game's `guess`, walks down one shared tree by upper confidence bounds, adds a node, plays on by a policy
for some decisions and lets the policy judge what is not over by then. A child of the tree is only on offer where the
guess at hand allows it, so its bound counts the times it was on offer, not the visits of its parent.

Opponents who chose by those bounds would play as if they saw what the searching seat hides: it is the same in every
guess, so it is in the means, and no bluff would ever seem to pay. So of their decisions in the tree `trust` per cent
are the policy's, which decides from what they know; the rest are by the bounds, lest the searcher rely on the policy's
habits. A policy without a clue deserves no trust: there 0 is better.

All options of the root are tried. Further down a node gets more children the more it is visited, those first that the
policy likes: most options of most seats are not worth a look.

A policy is another driver:

    decide(s, seat, choices, rng) -> action    what a seat does, from what it knows
    judge(s, out)                              each seat's share of winning, in a full state
    suspect(s, seat, rng)                      if there is one: changes a guess of that seat into one more likely
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from valise.rules import Choices, Dice, dice, first_word, given, no_choices, rule

game = given("game")
policy = given("policy")
MOST_CHOICES = game.MOST_CHOICES
SEATS = game.SEATS

WIDTH = 1  # children of a node, squared, to its visits
PER_CENT = 100
LEAF = -1  # in place of a node: there is none
DEEPEST = 256  # decisions in the tree along one path, at most

NODE = np.dtype(
    [
        ("first", "i4"),  # child; children are in ascending order of their actions, like options
        ("next", "i4"),  # sibling
        ("visits", "i4"),
        ("seen", "i4"),  # simulations in which it was on offer
        ("value", "f8"),  # sum of the results of the seat that chose it
        ("action", "i2"),
        ("seat", "i1"),
    ],
    align=True,
)


@rule
def take_as_it_is(s: Any, me: int, rng: Dice) -> None:
    """What is done to a guess by who suspects nothing."""


suspect = getattr(policy, "suspect", take_as_it_is)


# ---------------------------------------------------------------------------------- the search
@rule
def search(
    root: Any,
    me: int,
    simulations: int,
    depth: int,
    curiosity: float,
    trust: int,
    work: Any,
    nodes: Any,
    path: Any,
    choices: Choices,
    share: Any,
    rng: Dice,
) -> int:
    """Grows the tree from `root`, an array of one blanked state; returns the number of nodes in it."""
    add_node(nodes, 0, -1, me)
    used = 1
    for _ in range(simulations):
        work[0] = root[0]
        s = work[0]
        game.guess(s, me, rng)
        suspect(s, me, rng)
        length = descend(s, me, nodes, used, curiosity, trust, path, choices, rng)
        if path[length - 1] == used:
            used += 1
        play_out(s, depth, choices, rng)
        if game.is_over(s):
            game.returns(s, share)
        else:
            policy.judge(s, share)
        for i in range(length):
            node = nodes[path[i]]
            node.visits += 1
            node.value += share[node.seat]
    return used


@rule
def descend(
    s: Any, me: int, nodes: Any, used: int, curiosity: float, trust: int, path: Any, choices: Choices, rng: Dice
) -> int:
    """Down the tree until a node is added or the game is over; returns the length of the path.

    The first decision is the searcher's own, even in a window in which others owe an answer too.
    """
    seat = me
    at = 0
    length = 1
    path[0] = 0
    while length < path.size:
        choices[0] = 0
        game.legal(s, seat, choices)
        if seat != me and trust > 0 and dice(rng, PER_CENT) < trust:
            action = policy.decide(s, seat, choices, rng)
            child = child_for(nodes, at, action)
            if child == LEAF and used < nodes.size:
                child = used
                add_child(nodes, at, child, action, choices, seat, rng)
        else:
            child, known = best_child(nodes, at, curiosity, choices)
            if known < choices[0] and used < nodes.size and (at == 0 or WIDTH * nodes[at].visits >= known * known):
                child = used
                add_child(nodes, at, child, policy.decide(s, seat, choices, rng), choices, seat, rng)
        if child == LEAF:  # the tree is full
            return length
        path[length] = child
        length += 1
        game.step(s, seat, nodes[child].action, rng)
        if child == used or game.is_over(s):
            return length
        at = child
        seat = game.next_to_act(s)
    return length


@rule
def child_for(nodes: Any, at: int, action: int) -> int:
    child: int = nodes[at].first
    while child != LEAF and nodes[child].action != action:
        child = nodes[child].next
    return child


@rule
def best_child(nodes: Any, at: int, curiosity: float, choices: Choices) -> tuple[int, int]:
    """The child on offer with the highest upper confidence bound, or LEAF; and how many are on offer."""
    known = 0
    best = LEAF
    best_bound = -math.inf  # results may be chips lost
    i = 1
    child = nodes[at].first
    while child != LEAF:
        node = nodes[child]
        while i <= choices[0] and choices[i] < node.action:
            i += 1
        if i > choices[0]:
            break
        if choices[i] == node.action:
            known += 1
            node.seen += 1
            bound = node.value / node.visits + curiosity * math.sqrt(math.log(node.seen) / node.visits)
            if bound > best_bound:
                best_bound = bound
                best = child
        child = node.next
    return best, known


@rule
def add_child(nodes: Any, at: int, new: int, liked: int, choices: Choices, seat: int, rng: Dice) -> None:
    """Makes node `new` the child for an option that has none: the one that the policy likes, or else any."""
    untried = 0
    before = LEAF  # the sibling that comes before the new one
    action = -1
    last = LEAF
    child = nodes[at].first
    for i in range(1, choices[0] + 1):
        while child != LEAF and nodes[child].action < choices[i]:
            last = child
            child = nodes[child].next
        if child == LEAF or nodes[child].action != choices[i]:
            untried += 1
            if choices[i] == liked or (action != liked and dice(rng, untried) == 0):
                action = choices[i]
                before = last
    add_node(nodes, new, action, seat)
    if before == LEAF:
        nodes[new].next = nodes[at].first
        nodes[at].first = new
    else:
        nodes[new].next = nodes[before].next
        nodes[before].next = new


@rule
def add_node(nodes: Any, new: int, action: int, seat: int) -> None:
    node = nodes[new]
    node.first = LEAF
    node.next = LEAF
    node.visits = 0
    node.seen = 1
    node.value = 0.0
    node.action = action
    node.seat = seat


@rule
def play_out(s: Any, depth: int, choices: Choices, rng: Dice) -> None:
    """At most so many decisions by the policy."""
    for _ in range(depth):
        if game.is_over(s):
            return
        seat = game.next_to_act(s)
        choices[0] = 0
        game.legal(s, seat, choices)
        game.step(s, seat, policy.decide(s, seat, choices, rng), rng)


# ---------------------------------------------------------------------------------- for callers
@dataclass(frozen=True)
class Findings:
    """What a search found: for each option tried, its visits and its mean result for the searching seat."""

    visits: dict[int, int]
    values: dict[int, float]
    nodes: int


class Searcher:
    """All the memory of a search: one for each thread."""

    def __init__(self, most_nodes: int = 100_000, seed: int = 1) -> None:
        self.work = game.State.array(1)
        self.nodes = np.zeros(most_nodes, NODE)
        self.path = np.zeros(DEEPEST, np.int32)
        self.choices = no_choices(MOST_CHOICES)
        self.share = np.zeros(SEATS)
        self.rng: Any = np.zeros(1, np.int64)
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """The next search depends on this seed and nothing that was before."""
        self.rng[0] = first_word(seed)

    def search(
        self, root: Any, seat: int, simulations: int, depth: int = 100, curiosity: float = 0.7, trust: int = 0
    ) -> Findings:
        """`root` is an array of one state, blanked for the seat, which owes a decision in it.

        The less the results of simulations differ, the less curiosity is called for: 0.7 is for whole games.
        """
        used = search(
            root,
            seat,
            simulations,
            depth,
            curiosity,
            trust,
            self.work,
            self.nodes,
            self.path,
            self.choices,
            self.share,
            self.rng,
        )
        visits: dict[int, int] = {}
        values: dict[int, float] = {}
        child = int(self.nodes[0]["first"])
        while child != LEAF:
            node = self.nodes[child]
            action = int(node["action"])
            visits[action] = int(node["visits"])
            values[action] = float(node["value"] / node["visits"])
            child = int(node["next"])
        return Findings(visits, values, int(used))
