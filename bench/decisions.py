"""How many decisions a game has, and of what kind: those of a learner are the ones between several options.

$ python bench/decisions.py agent --bots master --games 60 [--seats 2] [--variant small]

Forced: there was one option only; a learner never sees it. What is done is told as in the game's actions.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

from valise_games.arena.entrants import make_entrant
from valise_games.games import find
from valise_games.games.game import open_to
from valise_games.rules import FastDice


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--variant", default="standard", metavar="NAME")
    parser.add_argument("--bots", default="novice", metavar="BOT,…", help="for all seats, or one for each")
    parser.add_argument("--seats", type=int, metavar="N", help="the smallest number, unless told")
    parser.add_argument("--games", type=int, default=60, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    chosen = parser.parse_args()
    seats = chosen.seats or find(chosen.game).seats_of(chosen.variant)[0]
    names = chosen.bots.split(",")
    bots = [make_entrant(names[seat % len(names)], chosen.game, chosen.variant) for seat in range(seats)]
    made, forced, options = count(chosen.game, chosen.variant, bots, chosen.games, chosen.seed)
    print(f"{chosen.game}, {chosen.variant}, {seats} seats, {chosen.bots}: {chosen.games} games, a game on average:")
    print(f"{'':12} {'all':>8} {'forced':>8} {'decided':>8} {'options of these':>17}")
    for kind, number in [("whole game", made.total()), *made.most_common()]:
        alone = forced.total() if kind == "whole game" else forced[kind]
        among = options.total() if kind == "whole game" else options[kind]
        decided = number - alone
        each = [one / chosen.games for one in (number, alone, decided)]
        print(f"{kind:12} {each[0]:8.1f} {each[1]:8.1f} {each[2]:8.1f} {among / max(decided, 1):17.1f}")


def count(
    game_id: str, variant: str, bots: list[Any], games: int, seed: int
) -> tuple[Counter[str], Counter[str], Counter[str]]:
    """Steps of so many games by kind; those of them that were forced; and the options of all others together."""
    entry = find(game_id)
    game: Any = entry.load("plain", variant)
    dice = FastDice(seed)
    made, forced, among = Counter[str](), Counter[str](), Counter[str]()
    for _ in range(games):
        s = game.State()
        game.new_game(s, len(bots), entry.encode_options({}), dice)
        while not game.is_over(s):
            seat = game.next_to_act(s)
            options = open_to(game, s, seat)
            known = game.State()
            game.blank(s, seat, known)
            action = bots[seat].choose(known, seat, options, dice)
            kind = str(game.write_action(s, action)["do"])
            made[kind] += 1
            if len(options) == 1:
                forced[kind] += 1
            else:
                among[kind] += len(options)
            game.step(s, seat, action, dice)
    return made, forced, among


if __name__ == "__main__":
    main()
