"""Novice of Code Casablanca, by rules of thumb.

He looks where he has not been, asks about what he has not seen, and believes what he is told unless two messages or
his own eyes speak against it. He lies in one answer of three where the asker has not looked himself. He claims when
little is in doubt, and the longer the game lasts the more doubt he bears.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from valise_games.rules import Choices, Dice, dice, given, rule

if TYPE_CHECKING:
    from valise_games.games.code_casablanca import novice_beliefs as beliefs
    from valise_games.games.code_casablanca import rules as game
    from valise_games.games.code_casablanca.knowledge import deal_fits, known_tiles
else:
    game, beliefs = given("game"), given("novice_beliefs")
    deal_fits, known_tiles = game.deal_fits, game.known_tiles

LIES = 3  # one answer in so many
TRUER = 8  # times as often as one certain lie a message is the truth
SWEEPS = 2  # through the buildings, until a guess is likely
OUT: int = game.BUILDINGS  # as a place: where the code is that was taken out (CC-2)
LETS_PASS = 6  # one claim in so many that he knows nothing against
CALM = 8  # rounds in which he bears no doubt
NERVE = 4  # rounds that make him bear one doubt more


@rule
def decide(s: game.State, seat: int, choices: Choices, rng: Dice) -> int:
    if choices[0] == 1:
        return choices[1]
    phase = s.phase
    if phase == game.CLAIMING:
        return claim(s, seat, choices, rng)
    if phase == game.CHOOSING:
        return choose_building(s, seat, choices, rng)
    if phase == game.SEARCHING:
        return search(s, seat, choices, rng)
    if phase == game.ANSWERING:
        return answer(s, choices, rng)
    if phase == game.CHARGING:
        return charge(s, seat, choices, rng)
    if phase == game.WRITING:
        return write(s, seat, choices, rng)
    if phase == game.CHALLENGING:
        return challenge(s, seat, choices, rng)
    if phase == game.STANDING:
        known = known_tiles(s, seat) >> s.challenge_at & 1
        return game.ADMIT if known and game.contradicts(s, seat, s.challenge_at, s.tile[s.challenge_at]) else game.STAND
    return choices[1 + dice(rng, choices[0])]


@rule
def judge(s: game.State, out: list[float]) -> None:
    """Each seat's share of winning, in a full state: who knows more is nearer to it."""
    total = 0.0
    for seat in range(s.seats):
        out[seat] = 0.0
        if not s.out >> seat & 1:
            tiles = game.count(known_tiles(s, seat))
            out[seat] = 1.0 + tiles * tiles
            if s.winning >> seat & 1:
                out[seat] += 4 * game.BUILDINGS * game.BUILDINGS
            elif s.unmasked_by[seat]:
                out[seat] /= 2
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


@rule
def suspect(s: game.State, me: int, rng: Dice) -> None:
    """Makes a guess more likely: most messages are true. What the seat knows stays as it is.

    Tiles change places by the rule of Metropolis and Hastings, so that in the end a deal comes TRUER times as often for
    each building of which it bears out what the seat was told. What the others told each other is about these tiles,
    and whether they claim, they decide by what they know.
    """
    known = known_tiles(s, me)
    for _ in range(SWEEPS if s.sources[me] else 0):
        start = dice(rng, game.BUILDINGS)
        for i in range(game.BUILDINGS):
            at = (start + i) % game.BUILDINGS
            if not known >> at & 1:
                told = beliefs.belief(s, me, known, at)
                if told != beliefs.UNKNOWN:
                    reconsider(s, me, known, at, told, rng)
    for other in range(s.seats):
        if other != me:
            overhear(s, me, other, rng)
            if s.asked >> other & 1:
                s.answered &= ~(1 << other)
                s.claimants &= ~(1 << other)
                s.claim_codes[other] = s.claim_file[other] = s.claim_at[other] = 0


@rule
def overhear(s: game.State, me: int, asker: int, rng: Dice) -> None:
    """Messages between others, as often false as his own; but what was proved of them stays."""
    for sender in range(s.seats):
        if sender == me or not s.sources[asker] >> sender & 1 or s.evidence_only:
            continue
        if s.unmasked_by[sender] == asker + 1 or s.accused[asker] == sender + 1:
            continue
        for slot in range(game.SLOTS):
            times = s.times[asker * game.SEATS + sender][slot]
            if times:
                true = game.truth(s.tile[slot // game.KINDS], slot % game.KINDS)
                told = 0
                for _ in range(times):
                    told |= 1 << (true if dice(rng, LIES) else (true + 1 + dice(rng, game.ANSWERS - 1)) % game.ANSWERS)
                s.told[asker * game.SEATS + sender][slot] = told


@rule
def reconsider(s: game.State, me: int, known: int, at: int, told: int, rng: Dice) -> None:
    """Perhaps exchanges the tile in a building that the seat was told of with the one it was told of, or any other."""
    places = (1 << OUT + 1) - 1 & ~known
    there = game.one_of(places, rng)
    if told <= game.TILES and dice(rng, 2) == 0:
        there = place_of(s, told)
    if there == at or (there == OUT and s.tile[at] > game.NUMBERS):
        return
    steps = game.count(places) + 1  # times as often the tile told of is brought as it is taken away
    before = borne_out(s, me, known, at) + borne_out(s, me, known, there)
    chances = steps if s.tile[at] == told else 1
    swap(s, at, there)
    of = steps if s.tile[at] == told else 1
    after = borne_out(s, me, known, at) + borne_out(s, me, known, there)
    if dice(rng, of * TRUER**before) >= chances * TRUER**after or not deal_fits(s, me, known):
        swap(s, at, there)


@rule
def borne_out(s: game.State, me: int, known: int, at: int) -> bool:
    """Is the tile there as the seat was told?"""
    if at == OUT:
        return False
    told = beliefs.belief(s, me, known, at)
    return told != beliefs.UNKNOWN and (s.tile[at] == told or beliefs.some_like(s.tile[at]) == told)


@rule
def place_of(s: game.State, tile: int) -> int:
    for building in range(game.BUILDINGS):
        if s.tile[building] == tile:
            return building
    return OUT


@rule
def swap(s: game.State, one: int, other: int) -> None:
    """Exchanges two tiles, or one with the code that is out."""
    tile = s.tile[one]
    if other == OUT:
        s.tile[one] = 0
        for code in range(1, game.NUMBERS + 1):
            if code != tile and place_of(s, code) == OUT:
                s.tile[one] = code
    else:
        s.tile[one] = s.tile[other]
        s.tile[other] = tile


# ---------------------------------------------------------------------------------- orders and search
@rule
def choose_building(s: game.State, seat: int, choices: Choices, rng: Dice) -> int:
    """Where he could claim, if he would; else where he knows least."""
    known = known_tiles(s, seat)
    best = choices[1 + dice(rng, choices[0])]
    total = 0
    for building in range(game.BUILDINGS):
        if known >> building & 1:
            if beliefs.doubts(s, seat, known, building) <= nerve(s):
                return game.GO + building
        else:
            liking = 4 if beliefs.belief(s, seat, known, building) == beliefs.UNKNOWN else 1
            total += liking
            if dice(rng, total) < liking:
                best = game.GO + building
    return best


@rule
def search(s: game.State, seat: int, choices: Choices, rng: Dice) -> int:
    """Accuses whom he can prove a liar; asks about a building that he does not know."""
    known = known_tiles(s, seat)
    best = game.END_SEARCH
    total = 0
    for i in range(2, choices[0] + 1):
        action = choices[i]
        if action < game.ASK:
            if sure_lie(s, seat, known, action - game.ACCUSE):
                return action
        else:
            building = (action - game.ASK) % game.SLOTS // game.KINDS
            if not known >> building & 1:
                liking = 4 if beliefs.belief(s, seat, known, building) == beliefs.UNKNOWN else 1
                total += liking
                if dice(rng, total) < liking:
                    best = action
    return best


@rule
def sure_lie(s: game.State, seat: int, known: int, sender: int) -> bool:
    """Did the sender write something that he knows to be false?"""
    for slot in range(game.SLOTS):
        if known >> slot // game.KINDS & 1:
            true = 1 << game.truth(s.tile[slot // game.KINDS], slot % game.KINDS)
            if s.told[seat * game.SEATS + sender][slot] & ~true:
                return True
    return False


@rule
def charge(s: game.State, seat: int, choices: Choices, rng: Dice) -> int:
    known = known_tiles(s, seat)
    for i in range(1, choices[0] + 1):
        slot = (choices[i] - game.CHARGE) // game.ANSWERS
        if known >> slot // game.KINDS & 1:
            if game.truth(s.tile[slot // game.KINDS], slot % game.KINDS) != (choices[i] - game.CHARGE) % game.ANSWERS:
                return choices[i]
    return choices[1 + dice(rng, choices[0])]


@rule
def write(s: game.State, seat: int, choices: Choices, rng: Dice) -> int:
    building = (s.charge[seat] - 1) // game.ANSWERS // game.KINDS
    if known_tiles(s, seat) >> building & 1:
        for i in range(1, choices[0] + 1):
            if game.is_true(game.written(choices[i]), s.tile[building]):
                return choices[i]
    return choices[1 + dice(rng, choices[0])]


@rule
def answer(s: game.State, choices: Choices, rng: Dice) -> int:
    building = s.question // game.KINDS
    true: int = game.ANSWER + game.truth(s.tile[building], s.question % game.KINDS)
    if (s.seen[s.active] | s.turned) >> building & 1 or dice(rng, LIES) > 0:
        return true
    lie = choices[1 + dice(rng, choices[0] - 1)]
    return lie if lie != true else choices[choices[0]]


# ---------------------------------------------------------------------------------- claims
@rule
def nerve(s: game.State) -> int:
    """The doubts he bears by now."""
    doubts_borne: int = (s.round - CALM) // NERVE
    return doubts_borne


@rule
def claim(s: game.State, seat: int, choices: Choices, rng: Dice) -> int:
    """Once begun, a claim is brought to its end."""
    known = known_tiles(s, seat)
    if s.claim_codes[seat] == 0 and beliefs.doubts(s, seat, known, s.at[seat]) > nerve(s):
        return game.NO_CLAIM
    if choices[choices[0]] == game.CLAIM:
        return game.CLAIM
    number = s.tile[s.at[seat]] - game.NUMBERS
    if choices[1] >= game.NUMBER:
        return game.NUMBER + number - 1 if number > 0 else choices[1]
    best = choices[1]
    highest = -1
    for i in range(1, choices[0]):
        kind = beliefs.some_like(beliefs.belief(s, seat, known, choices[i] - game.CODE))
        liking = 2 * dice(rng, 8) + (20 if kind == beliefs.SOME_CODE else -20 if kind == beliefs.SOME_FILE else 0)
        if known >> choices[i] - game.CODE & 1:
            liking *= 2
        if liking > highest or i == 1:
            highest = liking
            best = choices[i]
    return best


@rule
def challenge(s: game.State, seat: int, choices: Choices, rng: Dice) -> int:
    """With a tile he knows; else, if nobody has yet, mostly with one he was told of, or with a bluff: a claim that
    nobody challenges has won (CC-22), so the last who is asked does not let it pass."""
    known = known_tiles(s, seat)
    best = game.NO_CHALLENGE
    total = 0
    for i in range(2, choices[0] + 1):
        building = (choices[i] - game.CHALLENGE) // game.TILES
        tile = (choices[i] - game.CHALLENGE) % game.TILES + 1
        if known >> building & 1:
            if s.tile[building] == tile:
                return choices[i]
        else:
            believed = beliefs.belief(s, seat, known, building)
            liking = (
                30
                if believed == tile
                else 2
                if believed == beliefs.UNKNOWN or believed == beliefs.some_like(tile)
                else 0
            )
            total += liking
            if liking > 0 and dice(rng, total) < liking:
                best = choices[i]
    if s.challenged or (dice(rng, LETS_PASS) == 0 and not is_last_asked(s, seat)):
        return game.NO_CHALLENGE
    return best


@rule
def is_last_asked(s: game.State, seat: int) -> bool:
    """Does nobody come after him who could challenge the claim?"""
    other = seat + 1 if seat + 1 < s.seats else 0
    while s.out >> other & 1:
        other = other + 1 if other + 1 < s.seats else 0
    last: bool = other == s.claimant
    return last
