"""Randolph's game among bots: how often who takes the fourth card is also the richest, and so wins (RA-22, RA-23).

python bench/fourth_card.py [--bots master] [--games 400] [--seats 2] [--reserve 1000]
"""

from __future__ import annotations

import argparse

from valise_games import Match
from valise_games.bots import make_bot

GAME = "randolph"


def taker_wins(level: str, seats: int, games: int, reserve: int) -> tuple[int, int]:
    """How many of the games ended with a fourth card, and in how many of these its taker won alone."""
    bots = [make_bot(level, GAME, seed=seat) for seat in range(seats)]
    ended = won = 0
    for seed in range(games):
        match = Match.new(GAME, seats, {"reserve": reserve}, seed=seed)
        while (seat := match.next_to_act) is not None:
            match.play(seat, bots[seat].act(match, seat))
        outcome = match.outcome
        assert outcome is not None
        if outcome["reason"] == "fourth-card":
            ended += 1
            won += outcome["winners"] == [outcome["fourth"]["seat"]]
    return ended, won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="master", metavar="LEVEL", help="in all seats (master)")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--reserve", type=int, default=1000, help="in the bank besides (RA-4)")
    chosen = parser.parse_args()
    ended, won = taker_wins(chosen.bots, chosen.seats, chosen.games, chosen.reserve)
    share = f", in {won / ended:.1%} of these its taker won alone" if ended else ""
    print(f"{chosen.games} games with {chosen.seats} seats, {chosen.bots}: {ended} ended with a fourth card{share}")


if __name__ == "__main__":
    main()
