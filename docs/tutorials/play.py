# %% [markdown]
# # Play a game from code
#
# A match is a seed and what the seats did. Everything else follows: what each seat may know, what it may do, and what the
# table was told.

# %%
from valise_games import Match, catalogue

{entry.id: (entry.name, entry.seats) for entry in catalogue.values()}

# %%
match = Match.new("casablanca", seats=3, seed=7)
seat = match.to_act[0]
seat, match.legal(seat)[:3]

# %% [markdown]
# An action is readable, and one that cannot be taken says why, with the number of the rule.

# %%
from valise_games import IllegalAction

try:
    match.play(seat, {"do": "protest"})
except IllegalAction as error:
    print(str(error)[:200])

# %% [markdown]
# Bots are asked with what their seat knows. Here Novices play the whole game.

# %%
from valise_games.bots import make_bot

novice = make_bot("novice", "casablanca", seed=1)
while match.to_act:
    seat = match.to_act[0]
    match.play(seat, novice.act(match, seat))
match.outcome

# %% [markdown]
# Nobody's view has the secrets of the others in it; the record has all of them once the game is over, and can be checked.

# %%
from valise_games import verify

record = match.record()
verify(record).outcome == match.outcome

# %% [markdown]
# For research the same game is an environment: many games at once, in arrays.

# %%
from valise_games.doors import batch

games = batch.make("casablanca", 256, seats=3, seed=1)
for _ in range(100):
    taken, rewards, dones = games.step()
games.observations.shape, games.masks.sum(1).mean().round(1)
