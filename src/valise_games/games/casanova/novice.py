"""Novice of Casanova, by rules of thumb.

She goes where he most likely is and inspects; when she has a fair chance of having him she goes to the Doge's, then
home. Her own row of weights says how likely that is. If she finds him in the other couple she exchanges, if in her own
she leaves them, and if in neither a coin decides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valise_games.rules import Choices, Dice, dice, given, rule, table
from valise_games.rules.shortest_paths import shortest_paths

if TYPE_CHECKING:
    from valise_games.games.casanova import rules as game
else:
    game = given("game")

LINK_FROM, LINK_TO, ACROSS, THEATRE_OF, HOME = (
    game.LINK_FROM, game.LINK_TO, game.ACROSS, game.THEATRE_OF, game.HOME,
)  # fmt: skip

DOGE = game.PLACES  # as a goal: any of his stages
FAR = 99
LIKELY = 3  # he is hers with one chance in so many: she takes him home
RARELY = 4  # with him on board she inspects once in so many times, for show
SEARCH = 6  # points that it takes to find him, on average, once one is near
UNAWARE = 6  # points lost by who has him and does not know


def _distances() -> list[list[int]]:
    """Points from place to place over free water; the last column is to the Doge's."""
    ways: list[list[int]] = [[] for _ in range(game.PLACES)]
    for link in range(game.LINKS):
        ways[LINK_FROM[link]].append(int(LINK_TO[link]))
    his = [place for place in range(game.PLACES) if game.AT_DOGE >> place & 1]
    return [[*row, min(row[place] for place in his)] for row in shortest_paths(ways)]


DISTANCE = table(_distances())
HOMEWARD = DISTANCE[HOME[0]][DOGE]
THEATRE_END = table(
    [
        [place for place in range(game.PLACES) if THEATRE_OF[place] == theatre]
        for theatre in range(game.HOLDERS - game.SEATS)
    ]
)
# What a seat counts that is so many points from bringing him home.
NEARNESS = table([round(100_000 * 0.85**points) for points in range(4 * game.PLACES)])


# ---------------------------------------------------------------------------------- deciding
@rule
def decide(s: game.State, seat: int, choices: Choices, rng: Dice) -> int:
    if choices[0] == 1:
        return choices[1]
    mine = s.weight[seat][seat]
    if s.phase == game.CHOICE:
        if s.weight[seat][s.partner] > 0:
            return game.EXCHANGE
        return game.LEAVE if mine > 0 or dice(rng, 2) == 0 else game.EXCHANGE
    total = 0
    for holder in range(game.HOLDERS):
        total += s.weight[seat][holder]
    here = s.lady_at[seat]
    last = choices[0] if choices[choices[0]] != game.END_TURN else choices[0] - 1
    if last > 0 and choices[last] > game.WALK and worth_a_look(s, seat, here, choices[last], mine, total, rng):
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
def worth_a_look(s: game.State, seat: int, here: int, action: int, mine: int, total: int, rng: Dice) -> bool:
    """Is there something to learn, or to feign?"""
    if action == game.LOOK:
        return True
    if mine == total:
        return dice(rng, RARELY) == 0
    if mine > 0:
        return True
    partner = game.SEATS + THEATRE_OF[here] if action == game.INSPECT_THEATRE else game.lady_in(s, ACROSS[here])
    promising: bool = s.weight[seat][partner] > 0
    return promising


@rule
def where_to_look(s: game.State, seat: int, here: int) -> int:
    """Two places, packed: from either one sees the couple that is likely his and near."""
    best = 0
    goals: int = DOGE + FAR * DOGE
    for holder in range(game.HOLDERS):
        weight = s.weight[seat][holder] >> 24
        if weight > 0 and holder != seat:
            goal = DOGE
            other_goal = DOGE
            if holder >= game.SEATS:
                goal = THEATRE_END[holder - game.SEATS][0]
                other_goal = THEATRE_END[holder - game.SEATS][1]
            elif ACROSS[s.lady_at[holder]] != game.NOWHERE:
                goal = ACROSS[s.lady_at[holder]]
                other_goal = goal
            liking = weight // (2 + min(DISTANCE[here][goal], DISTANCE[here][other_goal]))
            if liking > best:
                best = liking
                goals = goal + FAR * other_goal
    return goals


@rule
def approach(s: game.State, here: int, goal: int, other_goal: int, choices: Choices, rng: Dice) -> int:
    """The step that brings her nearer; if there is none, one that clears the way, or any; or enough for this turn."""
    now = min(DISTANCE[here][goal], DISTANCE[here][other_goal])
    best = game.END_TURN
    best_left = now
    equal = 0
    clearing = 0
    for i in range(1, choices[0] + 1):
        action = choices[i]
        if action > game.WALK:
            break
        there = ACROSS[here] if action == game.WALK else LINK_TO[action - game.MOVE]
        if action == game.WALK or LINK_FROM[action - game.MOVE] == here:
            left = min(DISTANCE[there][goal], DISTANCE[there][other_goal])
            if left < best_left:
                best_left = left
                best = action
                equal = 1
            elif left == best_left and left < now:
                equal += 1
                if dice(rng, equal) == 0:
                    best = action
        elif best_left == now and DISTANCE[here][LINK_FROM[action - game.MOVE]] == 1:
            blocked = LINK_FROM[action - game.MOVE]
            if min(DISTANCE[blocked][goal], DISTANCE[blocked][other_goal]) < now:
                clearing += 1
                if dice(rng, clearing) == 0:
                    best = action
    if best == game.END_TURN and (choices[choices[0]] != game.END_TURN or (now > 0 and dice(rng, 3) > 0)):
        return choices[1 + dice(rng, choices[0])]
    return best


# ---------------------------------------------------------------------------------- how the game stands
@rule
def points_to_win(s: game.State, seat: int) -> int:
    """Points until she is home with him, roughly, in a full state."""
    here = s.lady_at[seat]
    points: int = 0
    if s.casanova == seat:
        total = 0
        for holder in range(game.HOLDERS):
            total += s.weight[seat][holder]
        if s.weight[seat][seat] * LIKELY < total:
            points = UNAWARE
    else:
        there = here
        if s.casanova >= game.SEATS:
            there = THEATRE_END[s.casanova - game.SEATS][0]
            if DISTANCE[here][THEATRE_END[s.casanova - game.SEATS][1]] < DISTANCE[here][there]:
                there = THEATRE_END[s.casanova - game.SEATS][1]
        elif ACROSS[s.lady_at[s.casanova]] != game.NOWHERE:
            there = ACROSS[s.lady_at[s.casanova]]
        points = SEARCH + DISTANCE[here][there]
        here = there
    if s.jewels >> seat & 1:
        points += DISTANCE[here][HOME[seat]]
    else:
        points += DISTANCE[here][DOGE] + HOMEWARD
    return points


@rule
def judge(s: game.State, out: list[float]) -> None:
    """Each seat's share of winning, in a full state."""
    total = 0.0
    for seat in range(s.seats):
        out[seat] = NEARNESS[points_to_win(s, seat)]
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total
