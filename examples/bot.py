"""A bot of your own: it takes a seat in a house and plays at random till the end.

python examples/bot.py URL --table CODE      or     python examples/bot.py URL --open casablanca
"""

import argparse
import random

from valise_games.client import HouseClient, Refused

options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
options.add_argument("url")
options.add_argument("--table", help="the code of a table to join")
options.add_argument("--open", default="casablanca", help="else open one of this game, against bots of the house")
options.add_argument("--key", default="", help="an API key; without one the bot is a guest")
told = options.parse_args()

with HouseClient(told.url, name="Dice", key=told.key) as me:
    if told.table:
        table = me.watch(told.table)
        table.sit()
    else:
        table = me.open(told.open, seats=3, bots={1: "novice", 2: "novice"}, variant="small", clock={"least": 0})
        table.sit(0)
        table.start()
    while not table.over:
        if table.decision:
            try:
                table.act(random.choice(table.legal))
            except Refused as late:  # the clock was faster, or the game is paused
                print(late)
        else:
            table.wait()
    print(table.info["outcome"])
