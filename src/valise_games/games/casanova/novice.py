"""Novice of Casanova, by rules of thumb.

She goes where he most likely is and inspects; when she has a fair chance of having him she goes to the Doge's, then
home. Her own row of weights says how likely that is. If she finds him in the other couple she exchanges, if in her own
she leaves them, and if in neither a coin decides.
"""

from __future__ import annotations

from typing import Any

from valise_games.rules import Choices, Dice, dice, given, rule, table
from valise_games.rules.ways import shortest_ways

game = given("game")
SEATS: int = game.SEATS
PLACES: int = game.PLACES
HOLDERS: int = game.HOLDERS
CHOICE: int = game.CHOICE
MOVE: int = game.MOVE
WALK: int = game.WALK
INSPECT_THEATRE: int = game.INSPECT_THEATRE
LOOK: int = game.LOOK
END_TURN: int = game.END_TURN
EXCHANGE: int = game.EXCHANGE
LEAVE: int = game.LEAVE
NOWHERE: int = game.NOWHERE
LINK_FROM, LINK_TO, ACROSS, THEATRE_OF, HOME = (
    game.LINK_FROM, game.LINK_TO, game.ACROSS, game.THEATRE_OF, game.HOME,
)  # fmt: skip

DOGE = PLACES  # as a goal: any of his stages
FAR = 99
LIKELY = 3  # he is hers with one chance in so many: she takes him home
RARELY = 4  # with him on board she inspects once in so many times, for show
SEARCH = 6  # points that it takes to find him, on average, once one is near
UNAWARE = 6  # points lost by who has him and does not know


def _distances() -> list[list[int]]:
    """Points from place to place over free water; the last column is to the Doge's."""
    ways: list[list[int]] = [[] for _ in range(PLACES)]
    for link in range(game.LINKS):
        ways[LINK_FROM[link]].append(int(LINK_TO[link]))
    his = [place for place in range(PLACES) if game.AT_DOGE >> place & 1]
    return [[*row, min(row[place] for place in his)] for row in shortest_ways(ways)]


DISTANCE = table(_distances())
HOMEWARD = DISTANCE[HOME[0]][DOGE]
THEATRE_END = table(
    [[place for place in range(PLACES) if THEATRE_OF[place] == theatre] for theatre in range(HOLDERS - SEATS)]
)
# What a seat counts that is so many points from bringing him home.
NEARNESS = table([round(100_000 * 0.85**points) for points in range(4 * PLACES)])


# ---------------------------------------------------------------------------------- deciding
@rule
def decide(s: Any, seat: int, choices: Choices, rng: Dice) -> int:
    if choices[0] == 1:
        return choices[1]
    mine = s.weight[seat][seat]
    if s.phase == CHOICE:
        if s.weight[seat][s.partner] > 0:
            return EXCHANGE
        return LEAVE if mine > 0 or dice(rng, 2) == 0 else EXCHANGE
    total = 0
    for holder in range(HOLDERS):
        total += s.weight[seat][holder]
    here = s.lady_at[seat]
    last = choices[0] if choices[choices[0]] != END_TURN else choices[0] - 1
    if last > 0 and choices[last] > WALK and worth_a_look(s, seat, here, choices[last], mine, total, rng):
        return choices[last]
    if mine * LIKELY >= total:
        goal = HOME[seat] if s.jewels >> seat & 1 else DOGE
        other_goal = goal
    else:
        goals = where_to_look(s, seat, here)
        goal = goals % FAR
        other_goal = goals // FAR
    return approach(s, here, goal, other_goal, choices, rng)


@rule
def worth_a_look(s: Any, seat: int, here: int, action: int, mine: int, total: int, rng: Dice) -> bool:
    """Is there something to learn, or to feign?"""
    if action == LOOK:
        return True
    if mine == total:
        return dice(rng, RARELY) == 0
    if mine > 0:
        return True
    partner = SEATS + THEATRE_OF[here] if action == INSPECT_THEATRE else game.lady_in(s, ACROSS[here])
    promising: bool = s.weight[seat][partner] > 0
    return promising


@rule
def where_to_look(s: Any, seat: int, here: int) -> int:
    """Two places, packed: from either one sees the couple that is likely his and near."""
    best = 0
    goals: int = DOGE + FAR * DOGE
    for holder in range(HOLDERS):
        weight = s.weight[seat][holder] >> 24
        if weight > 0 and holder != seat:
            goal = DOGE
            other_goal = DOGE
            if holder >= SEATS:
                goal = THEATRE_END[holder - SEATS][0]
                other_goal = THEATRE_END[holder - SEATS][1]
            elif ACROSS[s.lady_at[holder]] != NOWHERE:
                goal = ACROSS[s.lady_at[holder]]
                other_goal = goal
            liking = weight // (2 + min(DISTANCE[here][goal], DISTANCE[here][other_goal]))
            if liking > best:
                best = liking
                goals = goal + FAR * other_goal
    return goals


@rule
def approach(s: Any, here: int, goal: int, other_goal: int, choices: Choices, rng: Dice) -> int:
    """The step that brings her nearer; if there is none, one that clears the way, or any; or enough for this turn."""
    now = min(DISTANCE[here][goal], DISTANCE[here][other_goal])
    best = END_TURN
    best_left = now
    equal = 0
    clearing = 0
    for i in range(1, choices[0] + 1):
        action = choices[i]
        if action > WALK:
            break
        there = ACROSS[here] if action == WALK else LINK_TO[action - MOVE]
        if action == WALK or LINK_FROM[action - MOVE] == here:
            left = min(DISTANCE[there][goal], DISTANCE[there][other_goal])
            if left < best_left:
                best_left = left
                best = action
                equal = 1
            elif left == best_left and left < now:
                equal += 1
                if dice(rng, equal) == 0:
                    best = action
        elif best_left == now and DISTANCE[here][LINK_FROM[action - MOVE]] == 1:
            blocked = LINK_FROM[action - MOVE]
            if min(DISTANCE[blocked][goal], DISTANCE[blocked][other_goal]) < now:
                clearing += 1
                if dice(rng, clearing) == 0:
                    best = action
    if best == END_TURN and (choices[choices[0]] != END_TURN or (now > 0 and dice(rng, 3) > 0)):
        return choices[1 + dice(rng, choices[0])]
    return best


# ---------------------------------------------------------------------------------- how the game stands
@rule
def points_to_win(s: Any, seat: int) -> int:
    """Points until she is home with him, roughly, in a full state."""
    here = s.lady_at[seat]
    points: int = 0
    if s.casanova == seat:
        total = 0
        for holder in range(HOLDERS):
            total += s.weight[seat][holder]
        if s.weight[seat][seat] * LIKELY < total:
            points = UNAWARE
    else:
        there = here
        if s.casanova >= SEATS:
            there = THEATRE_END[s.casanova - SEATS][0]
            if DISTANCE[here][THEATRE_END[s.casanova - SEATS][1]] < DISTANCE[here][there]:
                there = THEATRE_END[s.casanova - SEATS][1]
        elif ACROSS[s.lady_at[s.casanova]] != NOWHERE:
            there = ACROSS[s.lady_at[s.casanova]]
        points = SEARCH + DISTANCE[here][there]
        here = there
    if s.jewels >> seat & 1:
        points += DISTANCE[here][HOME[seat]]
    else:
        points += DISTANCE[here][DOGE] + HOMEWARD
    return points


@rule
def judge(s: Any, out: list[float]) -> None:
    """Each seat's share of winning, in a full state."""
    total = 0.0
    for seat in range(s.seats):
        out[seat] = NEARNESS[points_to_win(s, seat)]
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total
