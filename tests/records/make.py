"""Writes records that came with the tests: games of bribers who, given time, carry the briefcase home, of liars, and of
Novices who now and then do anything.

    python tests/records/make.py

Records are data. A game that is found in the house, or in a bug report, is put beside these as it is.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, NamedTuple

from valise_games import Match
from valise_games.bots.policies import load_novice
from valise_games.games.game import Action
from valise_games.rules import FastDice

HERE = Path(__file__).parent


class Plan(NamedTuple):
    name: str
    game: str
    seats: int
    seed: int
    eager: float  # how often a mover takes the shortest way with the briefcase, says what leads to the top card, or
    # does as a Novice would
    options: dict[str, Any] = {}  # noqa: RUF012
    variant: str = "standard"
    fool: int = -1  # the seat that lies, stands by it and sells nothing, and is never believed


PLANS = (
    Plan("version-3-brought-home-2", "agent", 2, 1108, 0.9),
    Plan("version-3-brought-home-4", "agent", 4, 1313, 0.9),
    Plan("version-3-brought-home-small", "agent", 3, 1420, 0.6, {"round_cap": 0}, "small"),
    Plan("version-3-rounds-are-up-3", "agent", 3, 1521, 0.0, {"round_cap": 5}),
    Plan("version-3-rounds-are-up-small", "agent", 2, 1613, 0.0, {"round_cap": 8}, "small"),
    Plan("version-3-brought-home-5-opening-bribes", "casablanca", 5, 2205, 0.9, {"opening_bribes": True}),
    Plan("version-3-brought-home-small", "casablanca", 3, 2414, 0.6, {"round_cap": 0}, "small"),
    Plan("version-3-rounds-are-up-4-sanctuary", "casablanca", 4, 2521, 0.0, {"round_cap": 3, "home_sanctuary": True}),
    Plan("version-3-rounds-are-up-small", "casablanca", 3, 2601, 0.0, {"round_cap": 8}, "small"),
    Plan("version-3-solved-3", "code-casablanca", 3, 15, 0.97),
    Plan("version-3-solved-small-evidence-only", "code-casablanca", 3, 21, 0.95, {"evidence_only": True}, "small"),
    Plan("version-3-unchallenged-4-no-cap", "code-casablanca", 4, 35, 0.97, {"evidence_only": True, "round_cap": 0}),
    Plan("version-3-unchallenged-small", "code-casablanca", 3, 19, 0.95, {"evidence_only": True}, "small"),
    Plan("version-3-last-one-left-3", "code-casablanca", 3, 14, 0.97),
    Plan("version-3-last-one-left-small", "code-casablanca", 3, 17, 0.95, {"evidence_only": True}, "small"),
    Plan("version-3-rounds-are-up-4", "code-casablanca", 4, 53, 0.99, {"round_cap": 6}),
    Plan("version-3-rounds-are-up-small", "code-casablanca", 2, 61, 0.97, {"round_cap": 4}, "small"),
    Plan("version-3-brought-home-3", "casanova", 3, 4101, 0.95),
    Plan("version-3-brought-home-4-slow-start", "casanova", 4, 4201, 0.97, {"slow_start": True, "leave_mouths": False}),
    Plan("version-3-brought-home-small-no-cap", "casanova", 3, 4301, 0.8, {"round_cap": 0}, "small"),
    Plan("version-3-rounds-are-up-5", "casanova", 5, 4401, 0.7, {"round_cap": 4}),
    Plan("version-3-rounds-are-up-small", "casanova", 3, 4501, 0.5, {"round_cap": 4, "look_alone": True}, "small"),
    Plan("version-3-fourth-card-4", "randolph", 4, 5107, 0.8),
    Plan("version-3-fourth-card-small-no-cap", "randolph", 2, 5315, 0.9, {"reserve": 0, "round_cap": 0}, "small"),
    Plan("version-3-last-seat-2", "randolph", 2, 5208, 0.1, fool=1),
    Plan("version-3-last-seat-small", "randolph", 2, 5206, 0.1, variant="small", fool=1),
    Plan(
        "version-3-rounds-are-up-3-no-memory-aid",
        "randolph",
        3,
        5408,
        0.4,
        {"round_cap": 4, "memory_aid": False, "leader": 2},
    ),
    Plan("version-3-rounds-are-up-small", "randolph", 3, 5500, 0.2, {"round_cap": 3}, "small"),
)


def main() -> None:
    for plan in PLANS:
        record = play(plan).record()
        path = HERE / plan.game / f"{plan.name}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_text(one_entry_a_line(record))
        print(f"{path.relative_to(HERE)}: {record['outcome']['reason']}, {len(record['entries'])} entries")


def one_entry_a_line(record: dict[str, Any]) -> str:
    head = {key: value for key, value in record.items() if key != "entries"}
    entries = ",\n".join(f"  {json.dumps(entry)}" for entry in record["entries"])
    return json.dumps(head, indent=1)[:-2] + f',\n "entries": [\n{entries}\n ]\n}}\n'


def play(plan: Plan) -> Match:
    match = Match.new(plan.game, plan.seats, plan.options, plan.seed, variant=plan.variant)
    chance = random.Random(plan.seed)
    steps = distances(match) if plan.game in ("agent", "casablanca") else {}
    while not match.over:
        seat = chance.choice(match.to_act)
        if plan.game in ("casanova", "code-casablanca"):
            action = novice(match, seat, chance, plan.eager)
        elif plan.game == "randolph":
            action = lie(match, seat, chance, plan)
        else:
            action = choose(match, seat, steps, chance, plan.eager)
        match.play(seat, action)
    return match


def novice(match: Match, seat: int, chance: random.Random, eager: float) -> Action:
    """What a Novice would do, or anything."""
    legal = match.legal(seat)
    if chance.random() >= eager:
        return chance.choice(legal)
    game: Any = match._game
    choices, known = [0] * (game.MOST_CHOICES + 1), match.known(seat)
    game.legal(known, seat, choices)
    number = load_novice(match.entry, game).decide(known, seat, choices, FastDice(chance.randrange(2**30)))
    return legal[choices.index(number, 1) - 1]


def lie(match: Match, seat: int, chance: random.Random, plan: Plan) -> Action:
    """Says what leads to the top card, or anything; protests now and then; sells and has the chips mixed rarely."""
    legal, view = match.legal(seat), match.view(seat)
    of_kind: dict[str, list[Action]] = {}
    for action in legal:
        of_kind.setdefault(action["do"], []).append(action)
    if seat == plan.fool:
        if "say" in of_kind:
            in_hand: int = view["dossier"]["in_hand"]
            return of_kind["say"][in_hand - 1]
        return of_kind.get("match", of_kind.get("let-pass", of_kind.get("take", legal)))[0]
    if view["mover"] == plan.fool and ("weigh" in of_kind or "bet" in of_kind):
        return legal[-1]
    if "say" in of_kind and chance.random() < plan.eager:
        symbols = [symbol["id"] for symbol in match.entry.load("plain", match.variant).components()["symbols"]]
        stands = symbols.index(view["seats"][seat]["figure"].rpartition("-")[0])
        number: int = (symbols.index(view["top"]) - stands) % len(symbols)
        return of_kind["say"][number]
    for do, often in (("let-pass", 0.7), ("take", 0.9), ("take-top", 0.8)):
        if do in of_kind and chance.random() < often:
            return chance.choice(of_kind[do])
    return chance.choice(legal)


def choose(match: Match, seat: int, steps: dict[str, dict[str, int]], chance: random.Random, eager: float) -> Action:
    """Bribes early, strikes when it can, protests often; else the shortest way with the briefcase, or anything."""
    legal, view = match.legal(seat), match.view(seat)
    of_kind: dict[str, list[Action]] = {}
    for action in legal:
        of_kind.setdefault(action["do"], []).append(action)
    if "move" in of_kind:
        if "bribe" in of_kind and chance.random() < (0.8 if view["round"] <= 2 else 0.15):
            return {"do": "bribe"}
        if "strike" in of_kind and chance.random() < 0.6:
            return chance.choice(of_kind["strike"])
        if chance.random() < eager:
            return min(legal, key=lambda action: distance_after(match, view, action, steps))
    for do, often in (("done", 0.2), ("protest", 0.6 / match.seats), ("insist", 0.8), ("hold", 0.8)):
        if do in of_kind and chance.random() < often:
            return {"do": do}
    if "bid" in of_kind and chance.random() < 0.8:
        return chance.choice(of_kind["bid"][:3])
    return chance.choice(legal)


def distance_after(match: Match, view: dict[str, Any], action: Action, steps: dict[str, dict[str, int]]) -> int:
    """Links still to go until the briefcase is home, if the action stands and the same agent goes on."""
    if action["do"] not in ("move", "strike", "step-on"):
        return 100
    home = {agent["id"]: agent["home"] for agent in match.entry.load("plain", match.variant).components()["agents"]}
    name, case, held = action["agent"], view["case"]["at"], view["case"]["holder"]
    there = action.get("to", case)
    if action.get("case") or action["do"] == "step-on":
        return steps[there][home[name]]
    if held is not None:
        return 100
    return 2 + steps[there][case] + steps[case][home[name]]


def distances(match: Match) -> dict[str, dict[str, int]]:
    board = match.entry.load("plain", match.variant).components()
    places = [place["id"] for place in board["places"]]
    links = [tuple(link) for link in board["links"]]
    far = {a: {b: 0 if a == b else 99 for b in places} for a in places}
    for _ in places:
        for a, b in links:
            for end in places:
                far[a][end] = min(far[a][end], far[b][end] + 1)
                far[b][end] = min(far[b][end], far[a][end] + 1)
    return far


if __name__ == "__main__":
    main()
