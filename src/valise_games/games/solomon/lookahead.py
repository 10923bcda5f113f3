"""Agent and Casablanca with two seats: who can force a win within a few turns, if everybody's money were known.

A turn is a move, a strike or a bribe. Who has more on an agent than the mover stops it (AG-23), a tie is the mover's;
what is stopped is as if it were never announced. A bribe is all of what is left on one agent, half of it, or as much as
two strikes cost. A search is for one seat, the attacker, who has so many turns: the other has any answer.

A board is a row of numbers: where the agents are, what each seat has on them, what each has left, where the briefcase
is, and who holds it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from valise_games.rules import Dice, given, rule

if TYPE_CHECKING:
    from valise_games.games.solomon.rules import State
    from valise_games.rules.state import Array, Grid, Row

game: Any = given("game")

AGENTS, WAYS, VICTIMS, PRICE = game.AGENTS, game.WAYS, game.VICTIMS, game.PRICE
GONE, NOBODY, NOWHERE, HOME, GOES_TO = game.GONE, game.NOBODY, game.NOWHERE, game.HOME, game.GOES_TO
DISTANCE = game.DISTANCE
CASE_IS_HELD, STRIKE_IN_PLACE = game.CASE_IS_HELD, game.STRIKE_IN_PLACE
BRIBE, ALL, HALF = game.BRIBE, game.ALL, game.HALF

STAKE = AGENTS  # + seat * AGENTS + agent
LEFT = STAKE + 2 * AGENTS  # + seat
CASE_AT = LEFT + 2
HOLDER = CASE_AT + 1
SANCTUARY = HOLDER + 1
ROW = SANCTUARY + 1
SOME = game.ACTIONS  # + agent: a bribe of as much as two strikes cost
PASS = SOME + AGENTS
MOST = AGENTS * (WAYS + AGENTS) * 2 + 3 * AGENTS + 1  # actions of a turn
FAR = 99
USUAL_CAP = 30  # rounds
NEAR = 7  # turns from the end within which an agent with the other's money is feared, twice as much for each
WORST = AGENTS  # worlds that come first: all that the other can have lies on one agent


@rule
def read(s: State, row: Row) -> None:
    """The board of a full state."""
    for agent in range(AGENTS):
        row[agent] = s.agent_at[agent]
        for seat in range(2):
            row[STAKE + seat * AGENTS + agent] = s.stake[seat][agent]
    for seat in range(2):
        row[LEFT + seat] = game.money_left(s, seat)
    row[CASE_AT] = s.case_at
    row[HOLDER] = s.holder
    row[SANCTUARY] = s.sanctuary


@rule
def copy(row: Row, out: Row) -> None:
    for i in range(ROW):
        out[i] = row[i]


@rule
def may(row: Row, seat: int, agent: int) -> bool:
    """Nobody can stop this seat's announcements with that agent."""
    return bool(row[STAKE + seat * AGENTS + agent] >= row[STAKE + (1 - seat) * AGENTS + agent])


@rule
def can_win_now(row: Row, seat: int) -> bool:
    """Has the seat, at its turn, a way home on an agent on which it has at least as much as the other?"""
    for agent in range(AGENTS):
        at = row[agent]
        if at != GONE and may(row, seat, agent):
            cost = way_home_cost(row, agent)
            if cost == 0:
                return True
            if cost > 0 and row[STAKE + seat * AGENTS + agent] - cost >= row[STAKE + (1 - seat) * AGENTS + agent]:
                return True
    return False


@rule
def way_home_cost(row: Row, agent: int) -> int:
    """What it costs to bring the briefcase home with an agent in play in one turn; -1: it cannot be done."""
    at = row[agent]
    home = HOME[agent]
    case_at = row[CASE_AT]
    if not CASE_IS_HELD:
        return 0 if at == case_at and DISTANCE[at][home] == 1 else -1
    holder = row[HOLDER]
    if holder == agent:
        return 0 if DISTANCE[at][home] == 1 else -1
    if case_at != home or DISTANCE[at][home] > 1:
        return -1
    if holder == NOBODY:
        return 0
    if at == home or (row[SANCTUARY] and HOME[holder] == home):  # AG-14
        return -1
    return int(PRICE)


@rule
def fewest_turns(row: Row) -> int:
    """In which anybody could bring the briefcase home, if nobody minded."""
    fewest = FAR
    for agent in range(AGENTS):
        at = row[agent]
        if at == GONE:
            continue
        case_at = row[CASE_AT]
        way_home = DISTANCE[case_at][HOME[agent]]
        to_case = DISTANCE[at][case_at]
        if CASE_IS_HELD:
            turns = way_home if row[HOLDER] == agent else max(to_case, 1) + way_home
        else:
            turns = to_case + (way_home if way_home > 0 else 2)
        fewest = min(fewest, turns)
    return int(fewest)


@rule
def list_actions(row: Row, seat: int, out: Row) -> int:
    """What the seat may do at its turn that cannot be stopped, except to win; returns how many there are."""
    n = 0
    case_at = row[CASE_AT]
    holder = row[HOLDER]
    for agent in range(AGENTS):
        here = row[agent]
        if here == GONE or not may(row, seat, agent):
            continue
        pays = row[STAKE + seat * AGENTS + agent] >= PRICE
        for way in range(WAYS):
            there = GOES_TO[here][way]
            if there == NOWHERE:
                break
            action = (agent * WAYS + way) * VICTIMS * 2
            if CASE_IS_HELD:
                if way == 0:
                    if holder == agent:
                        out[n] = action
                        n += 1
                    elif holder == NOBODY and case_at == here:
                        out[n] = action + 1
                        n += 1
                else:
                    out[n] = action
                    n += 1
                    if holder == agent or (holder == NOBODY and case_at == there):
                        out[n] = action + 1
                        n += 1
            elif way > 0:
                out[n] = action
                n += 1
                if case_at == here:
                    out[n] = action + 1
                    n += 1
            if pays and (way > 0 or STRIKE_IN_PLACE):
                for victim in range(AGENTS):
                    if row[victim] == there and victim != agent and not (row[SANCTUARY] and HOME[victim] == there):
                        struck = action + 2 * (victim + 1)
                        if CASE_IS_HELD:
                            out[n] = struck
                            n += 1
                            if holder == agent or holder == victim or (holder == NOBODY and case_at == there):
                                out[n] = struck + 1
                                n += 1
                        else:
                            out[n] = struck
                            n += 1
                            if way > 0 and case_at == here:
                                out[n] = struck + 1
                                n += 1
    left = row[LEFT + seat]
    if left > 0:
        for agent in range(AGENTS):
            if row[agent] != GONE:
                out[n] = ALL + agent
                n += 1
                if left > 2 * PRICE:
                    out[n] = SOME + agent
                    n += 1
                if left > 4 * PRICE:
                    out[n] = HALF + agent
                    n += 1
    if n == 0:
        out[n] = PASS
        n += 1
    return n


@rule
def do(row: Row, seat: int, action: int, out: Row) -> int:
    """The board after an action that stands; 1 if it brings the briefcase home for the seat, -1 for the other."""
    copy(row, out)
    if action == PASS:
        return 0
    if action >= BRIBE:
        left = row[LEFT + seat]
        agent = (action - ALL) % AGENTS
        more = left
        if action >= SOME:
            agent = action - SOME
            more = min(left, 2 * PRICE)
        elif action >= HALF:
            more = left // 2
        out[LEFT + seat] -= more
        out[STAKE + seat * AGENTS + agent] += more
        return 0
    agent = action // (WAYS * VICTIMS * 2)
    there = GOES_TO[row[agent]][action // (VICTIMS * 2) % WAYS]
    victim = action // 2 % VICTIMS - 1
    if victim >= 0:
        out[STAKE + seat * AGENTS + agent] -= PRICE
        out[victim] = GONE
        if row[HOLDER] == victim:
            out[HOLDER] = NOBODY
    out[agent] = there
    if action & 1:
        out[CASE_AT] = there
        if CASE_IS_HELD:
            out[HOLDER] = agent
        if there == HOME[agent]:
            mine = out[STAKE + seat * AGENTS + agent]
            return 1 if mine >= out[STAKE + (1 - seat) * AGENTS + agent] else -1
    elif row[HOLDER] == agent:
        out[HOLDER] = NOBODY
    return 0


@rule
def forces(rows: Grid, base: int, attacker: int, mover: int, turns: int, lists: Grid, counts: Row, work: Row) -> bool:
    """From the board in `rows[base]`: does the attacker win within so many turns of his, whatever the other does? What
    lies beyond in `rows`, and `lists` and `counts`, is overwritten: up to `base + 2 * turns - 1`. `work[0]` is how many
    boards may still be looked at; what is not looked at is no win."""
    depth = base
    counts[depth] = -1
    seat = mover
    left = turns
    answer = False  # of the board that was just finished
    while True:
        row = rows[depth]
        if counts[depth] < 0:  # a board that is looked at first
            if work[0] == 0:
                return False
            work[0] -= 1
            settled = True
            answer = False
            if seat == attacker:
                if can_win_now(row, seat):
                    answer = True
                elif left > 1 and fewest_turns(row) <= left:
                    settled = False
            elif fewest_turns(row) <= left and not can_win_now(row, seat):
                settled = False
            if not settled:
                counts[depth] = list_actions(row, seat, lists[depth])
                if seat == attacker:
                    left -= 1
            else:
                if depth == base:
                    return answer
                depth -= 1
                seat = 1 - seat
                if seat == attacker:
                    if answer:
                        counts[depth] = 0
                elif not answer:
                    counts[depth] = 0
                continue
        # back at, or just begun with, a board whose actions are tried one by one
        if counts[depth] == 0:
            # all tried, or cut: the attacker has found a way if the last answer was one, the defender none
            if seat == attacker:
                left += 1
            if depth == base:
                return answer
            depth -= 1
            seat = 1 - seat
            if seat == attacker:
                if answer:
                    counts[depth] = 0
            elif not answer:
                counts[depth] = 0
            continue
        counts[depth] -= 1
        action = lists[depth][counts[depth]]
        ended = do(row, seat, action, rows[depth + 1])
        if ended != 0:
            # a way home that is not a win for who takes it is never taken
            answer = seat != attacker
            continue
        depth += 1
        seat = 1 - seat
        counts[depth] = -1


# ---------------------------------------------------------------------------------- what an option leads to
@rule
def outlook(rows: Grid, me: int, mover: int, turns: int, lists: Grid, counts: Row, work: Row) -> int:
    """Of the board in `rows[1]`: 1 if I can force a win, -1 if the other can, else 0."""
    if forces(rows, 1, 1 - me, mover, turns, lists, counts, work):
        return -1
    return 1 if forces(rows, 1, me, mover, turns, lists, counts, work) else 0


@rule
def after_plan(rows: Grid, me: int, mover: int, plan: int, turns: int, lists: Grid, counts: Row, work: Row) -> int:
    """What comes of an announcement that stands."""
    ended = do(rows[0], mover, plan, rows[1])
    if ended != 0:
        return ended if mover == me else -ended
    return outlook(rows, me, 1 - mover, turns, lists, counts, work)


@rule
def as_it_is(rows: Grid, me: int, mover: int, turns: int, lists: Grid, counts: Row, work: Row) -> int:
    copy(rows[0], rows[1])
    return outlook(rows, me, mover, turns, lists, counts, work)


@rule
def promise(s: State, rows: Grid, me: int, option: int, turns: int, lists: Grid, counts: Row, work: Row) -> int:
    """What an option of a seat leads to, if the board in `rows[0]` is the true one."""
    other = 1 - me
    if s.phase == game.CHOOSE:
        if option < BRIBE:
            agent = option // (WAYS * VICTIMS * 2)
            worth = after_plan(rows, me, me, option, turns, lists, counts, work)
            if worth >= 0 and not may(rows[0], me, agent):
                worth = min(worth, as_it_is(rows, me, other, turns, lists, counts, work))
            return worth
        if option == BRIBE:
            worth = -1
            for agent in range(AGENTS):
                if rows[0][agent] != GONE:
                    for kind in range(3):
                        bribe = ALL + agent
                        if kind == 1:
                            bribe = HALF + agent
                        elif kind == 2:
                            bribe = SOME + agent
                        if worth < 1:
                            worth = max(worth, after_plan(rows, me, me, bribe, turns, lists, counts, work))
            return worth
        return as_it_is(rows, me, other, turns, lists, counts, work)
    if s.phase == game.BRIBING:
        if option >= ALL:
            return after_plan(rows, me, me, option, turns, lists, counts, work)
        copy(rows[0], rows[1])
        if option != game.DONE:
            agent = (option - game.LOT) // game.LOTS
            worth = game.LOT_VALUE[(option - game.LOT) % game.LOTS]
            rows[1][STAKE + me * AGENTS + agent] += worth
            rows[1][LEFT + me] -= worth
        return outlook(rows, me, other, turns, lists, counts, work)
    plan = ((s.plan_agent * WAYS + s.plan_way) * VICTIMS + s.plan_victim) * 2 + s.plan_case
    mine = rows[0][STAKE + me * AGENTS + s.plan_agent]
    others = rows[0][STAKE + other * AGENTS + s.plan_agent]
    if s.mover == me:
        if option != game.GIVE_WAY and mine >= others:
            return after_plan(rows, me, me, plan, turns, lists, counts, work)
        return as_it_is(rows, me, me, turns, lists, counts, work)
    if option == game.UNDO or (
        option != game.LET_STAND and option != game.NO and option != game.GIVE_WAY and mine > others
    ):
        return as_it_is(rows, me, other, turns, lists, counts, work)
    return after_plan(rows, me, other, plan, turns, lists, counts, work)


@rule
def looks_at(phase: int) -> bool:
    """Can it tell what the options of a decision lead to?"""
    return bool(phase == game.CHOOSE or phase == game.BRIBING or game.PROTEST <= phase < game.OVER)


@rule
def share_played(root: Array) -> float:
    """Of the rounds of the game; without a cap, of as many as usual."""
    s = root[0]
    return float(s.round / (s.round_cap if s.round_cap > 0 else USUAL_CAP))


# ---------------------------------------------------------------------------------- what the other may have
@rule
def imagine(root: Array, me: int, number: int, guessed: Array, row: Row, rng: Dice) -> int:
    """Writes into `row` a board that fits what the seat knows; returns how much it counts among those of its kind. By
    number: first all that the other can have on that agent, which counts the more the nearer it is to winning; then
    all of it still in his hands; then guesses. `root[0]` is the blanked state, and what is not known is not in it."""
    s = root[0]
    other = 1 - me
    if number > WORST:
        guessed[0] = root[0]
        game.guess(guessed[0], me, rng)
        read(guessed[0], row)
        return 1
    read(s, row)
    free = game.MONEY
    for agent in range(AGENTS):
        lost = game.ANNOUNCE_LOST_STAKES and s.agent_at[agent] == GONE
        free -= s.spent[other][agent] + (s.stake[other][agent] if lost else s.shown[other][agent])
        row[STAKE + other * AGENTS + agent] = s.shown[other][agent]  # above which he may have nothing
    if number == WORST:
        row[LEFT + other] = free
        return 1
    if s.agent_at[number] == GONE or s.chances[other][number] + s.opening_agents == 0:
        return 0
    row[LEFT + other] = 0
    row[STAKE + other * AGENTS + number] += free
    return int(1 << 2 * max(NEAR - game.moves_home(number, s.agent_at[number], s.case_at, s.holder), 0))


@rule
def study(
    root: Array, me: int, options: Row, n: int, worlds: int, turns: int, boards: int, guessed: Array, rows: Grid,
    lists: Grid, counts: Row, work: Row, rng: Dice, out: Grid
) -> None:  # fmt: skip
    """`out[i][w]`: what option i leads to in world w, and at `out[n]` how much each world counts. No more than so many
    boards are looked at: each option has an equal part of what is left, and what is not looked at leads to nothing."""
    s = root[0]
    left = boards
    for w in range(worlds):
        out[n][w] = imagine(root, me, w, guessed, rows[0], rng)
        for i in range(n):
            out[i][w] = 0
            if out[n][w] > 0:
                part = left // ((worlds - w) * n - i)
                work[0] = part
                out[i][w] = promise(s, rows, me, options[i], turns, lists, counts, work)
                left -= part - work[0]
