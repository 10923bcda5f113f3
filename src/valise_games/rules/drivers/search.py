"""Information-set tree search for any game, compiled.

The root is a blanked state: what the searching seat knows, and nothing else. Each simulation fills in the secrets
anew with the game's `guess`, walks down one shared tree by upper confidence bounds, adds to it, plays on by a policy
for some decisions and lets the policy judge what is not over by then.

A node of the tree is a situation, which is what a seat knows when it owes a decision, or one of its actions there.
Whoever looks under a mask does one thing if he finds what he hoped for and another if not; who did not look does the
same thing in both cases. So situations are found by what `blank` leaves of the state, in whatever guess and by
whatever way they came about. An action is only on offer where it is legal, so its bound counts the times it was on
offer, not the visits of its situation.

What the searching seat hides is the same in every guess, so opponents who chose by those bounds would play as if they
saw it, and no bluff would ever seem to pay. So `trust` per cent of their decisions are the policy's, which decides from
what they know, and need no node; the rest are by the bounds, lest the searcher rely on the policy's habits. A policy
without a clue deserves no trust: there 0 is better.

All options of the root are tried. Further down a situation gets more actions the more it is visited, those first that
the policy likes: most options of most seats are not worth a look.

A policy is another driver:

    decide(s, seat, choices, rng) -> action    what a seat does, from what it knows
    judge(s, out)                              each seat's share of winning, in a full state
    suspect(s, seat, rng)                      if there is one: changes a guess of that seat into one more likely
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from valise_games.rules import Choices, Dice, dice, first_word, given, no_choices, rule

if TYPE_CHECKING:
    from valise_games.rules.state import Array, Record

game = given("game")
policy = given("policy")
MOST_CHOICES = game.MOST_CHOICES
SEATS = game.SEATS

WIDTH = 1  # actions of a situation, squared, to its visits
PER_CENT = 100
NONE = -1  # in place of a node: there is none
AHEAD = 128  # decisions along one path, at most: two nodes each
PART = 250  # simulations, between looks at the clock: a few milliseconds
NO_END = 1 << 60  # decisions: more than any search plays out
SPARSE = 2  # places in the index, for each node
WORD = 8  # bytes
SCATTER = -7046029254386353131  # an odd number, 2**64 over the golden ratio: products with it look like chance

NODE = np.dtype(
    [
        ("key", "i8"),  # of a situation: what the seat knows in it, as one number
        ("first", "i4"),  # of a situation: its actions, in ascending order like options
        ("next", "i4"),  # action of the same situation
        ("visits", "i4"),
        ("seen", "i4"),  # simulations in which it was on offer
        ("value", "f8"),  # sum of the results of the seat that chose it
        ("action", "i2"),
        ("seat", "i1"),
    ],
    align=True,
)


@rule
def take_as_it_is(s: Record, me: int, rng: Dice) -> None:
    """Leaves a guess as it is: for a policy that defines no suspicion."""


suspect = getattr(policy, "suspect", take_as_it_is)


# ---------------------------------------------------------------------------------- the search
@rule
def search(
    root: Array,
    me: int,
    simulations: int,
    depth: int,
    curiosity: float,
    trust: int,
    decisions: int,
    used: int,
    work: Array,
    known: Array,
    words: Array,
    nodes: Array,
    index: Array,
    path: Array,
    choices: Choices,
    share: Array,
    rng: Dice,
) -> tuple[int, int]:
    """Grows the tree from `root`, an array of one blanked state; `used` is the number of nodes it has, 0 to begin one.
    Returns the number of nodes in it, and how many of the `decisions` are left.

    No simulation begins when those before it have played out so many `decisions`. `known` is the memory for what a seat
    knows, and `words` is the same memory as whole numbers.
    """
    if used == 0:
        index[:] = NONE
        add_node(nodes, 0, me)
        used = 1
    for _ in range(simulations):
        work[0] = root[0]
        s = work[0]
        game.guess(s, me, rng)
        suspect(s, me, rng)
        used, length = descend(s, me, known, words, nodes, used, index, curiosity, trust, path, choices, rng)
        decisions -= play_out(s, depth, choices, rng)
        if game.is_over(s):
            game.returns(s, share)
        else:
            policy.judge(s, share)
        for i in range(length):
            node = nodes[path[i]]
            node.visits += 1
            node.value += share[node.seat]
        if decisions <= 0:
            break
    return used, decisions


@rule
def descend(
    s: Record,
    me: int,
    known: Array,
    words: Array,
    nodes: Array,
    used: int,
    index: Array,
    curiosity: float,
    trust: int,
    path: Array,
    choices: Choices,
    rng: Dice,
) -> tuple[int, int]:
    """Down the tree until something is added or the game is over; returns the nodes in it and the length of the path.

    The first decision is the searcher's own, even in a window in which others owe an answer too.
    """
    seat = me
    length = 0
    while length + 2 <= path.size:
        choices[0] = 0
        game.legal(s, seat, choices)
        if seat != me and trust > 0 and dice(rng, PER_CENT) < trust:
            game.step(s, seat, policy.decide(s, seat, choices, rng), rng)
        else:
            at = 0
            if length > 0:
                at = situation(s, seat, known, words, nodes, used, index)
                if at == NONE:  # the tree is full
                    return used, length
                used = max(used, at + 1)
            child, tried = best_action(nodes, at, curiosity, choices)
            added = False
            if tried < choices[0] and used < nodes.size and (at == 0 or WIDTH * nodes[at].visits >= tried * tried):
                child = used
                used += 1
                added = True
                add_action(nodes, at, child, policy.decide(s, seat, choices, rng), choices, seat, rng)
            if child == NONE:
                return used, length
            path[length] = at
            path[length + 1] = child
            length += 2
            game.step(s, seat, nodes[child].action, rng)
            if added:
                return used, length
        if game.is_over(s):
            return used, length
        seat = game.next_to_act(s)
    return used, length


@rule
def situation(s: Record, seat: int, known: Array, words: Array, nodes: Array, used: int, index: Array) -> int:
    """The node of what the seat knows now, which is added where there is room; NONE if there is neither."""
    words[:] = 0
    game.blank(s, seat, known[0])
    key = seat
    for i in range(words.size):
        key = (key ^ words[i]) * SCATTER
        key ^= key >> 29
    slot = key & (index.size - 1)
    while index[slot] != NONE:
        if nodes[index[slot]].key == key:
            return int(index[slot])
        slot = slot + 1 & (index.size - 1)
    if used >= nodes.size:
        return NONE
    index[slot] = used
    add_node(nodes, used, seat)
    nodes[used].key = key
    return used


@rule
def best_action(nodes: Array, at: int, curiosity: float, choices: Choices) -> tuple[int, int]:
    """The action on offer with the highest upper confidence bound, or NONE; and how many were tried that are."""
    tried = 0
    best = NONE
    best_bound = -math.inf  # results may be chips lost
    i = 1
    child = nodes[at].first
    while child != NONE:
        node = nodes[child]
        while i <= choices[0] and choices[i] < node.action:
            i += 1
        if i > choices[0]:
            break
        if choices[i] == node.action:
            tried += 1
            node.seen += 1
            bound = node.value / node.visits + curiosity * math.sqrt(math.log(node.seen) / node.visits)
            if bound > best_bound:
                best_bound = bound
                best = child
        child = node.next
    return best, tried


@rule
def add_action(nodes: Array, at: int, new: int, liked: int, choices: Choices, seat: int, rng: Dice) -> None:
    """Makes node `new` an option of the situation that was not tried: the one that the policy likes, or else any."""
    untried = 0
    before = NONE  # the sibling that comes before the new one
    action = -1
    last = NONE
    child = nodes[at].first
    for i in range(1, choices[0] + 1):
        while child != NONE and nodes[child].action < choices[i]:
            last = child
            child = nodes[child].next
        if child == NONE or nodes[child].action != choices[i]:
            untried += 1
            if choices[i] == liked or (action != liked and dice(rng, untried) == 0):
                action = choices[i]
                before = last
    add_node(nodes, new, seat)
    nodes[new].action = action
    if before == NONE:
        nodes[new].next = nodes[at].first
        nodes[at].first = new
    else:
        nodes[new].next = nodes[before].next
        nodes[before].next = new


@rule
def add_node(nodes: Array, new: int, seat: int) -> None:
    node = nodes[new]
    node.key = 0
    node.first = NONE
    node.next = NONE
    node.visits = 0
    node.seen = 1
    node.value = 0.0
    node.action = -1
    node.seat = seat


@rule
def play_out(s: Record, depth: int, choices: Choices, rng: Dice) -> int:
    """At most so many decisions by the policy; returns how many there were."""
    for done in range(depth):
        if game.is_over(s):
            return done
        seat = game.next_to_act(s)
        choices[0] = 0
        game.legal(s, seat, choices)
        game.step(s, seat, policy.decide(s, seat, choices, rng), rng)
    return depth


# ---------------------------------------------------------------------------------- for callers
@dataclass(frozen=True)
class Findings:
    """What a search found: for each option tried, its visits and its mean result for the searching seat."""

    visits: dict[int, int]
    values: dict[int, float]
    nodes: int


class Searcher:
    """All the memory of a search: one for each thread."""

    def __init__(self, most_nodes: int = 100_000, seed: int = 1, ahead: int = AHEAD) -> None:
        """After `ahead` decisions by the bounds the policy plays on: with 1 only the first is searched."""
        self.work = game.State.array(1)
        self.words = np.zeros(-(-self.work.itemsize // WORD), np.int64)
        self.known = self.words.view(np.uint8)[: self.work.itemsize].view(self.work.dtype)
        self.nodes = np.zeros(most_nodes, NODE)
        self.index = np.zeros(1 << (SPARSE * most_nodes - 1).bit_length(), np.int32)
        self.path = np.zeros(2 * ahead, np.int32)
        self.choices = no_choices(MOST_CHOICES)
        self.share = np.zeros(SEATS)
        self.rng: Any = np.zeros(1, np.int64)
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """The next search depends on this seed and nothing that was before."""
        self.rng[0] = first_word(seed)

    def search(
        self, root: Array, seat: int, simulations: int, depth: int = 100, curiosity: float = 0.7, trust: int = 0,
        decisions: int = NO_END, until: float = math.inf,
    ) -> Findings:  # fmt: skip
        """`root` is an array of one state, blanked for the seat, which owes a decision in it.

        Where games end sooner or later, a limit to the `decisions` of all rollouts together makes searches take alike
        long. The less the results of simulations differ, the less curiosity is called for: 0.7 is for whole games.
        A search that would go on after `until`, a moment of the monotonic clock, is cut, but not before it has begun.
        """
        used = 0
        while simulations > 0 and decisions > 0:
            part = simulations if until == math.inf else min(simulations, PART)
            used, decisions = search(
                root,
                seat,
                part,
                depth,
                curiosity,
                trust,
                decisions,
                used,
                self.work,
                self.known,
                self.words,
                self.nodes,
                self.index,
                self.path,
                self.choices,
                self.share,
                self.rng,
            )
            simulations -= part
            if time.monotonic() >= until:
                break
        visits: dict[int, int] = {}
        values: dict[int, float] = {}
        child = int(self.nodes[0]["first"])
        while child != NONE:
            node = self.nodes[child]
            action = int(node["action"])
            visits[action] = int(node["visits"])
            values[action] = float(node["value"] / node["visits"])
            child = int(node["next"])
        return Findings(visits, values, int(used))

    def habit(self, root: Array, seat: int) -> int:
        """What the policy would do there, without a search."""
        self.choices[0] = 0
        game.legal(root[0], seat, self.choices)
        return int(policy.decide(root[0], seat, self.choices, self.rng))
