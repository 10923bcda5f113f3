# %% [markdown]
# # A game in words
#
# The text door is for language models: prompts in the game's own words, answers in several forms.

# %%
from valise_games.doors.text import TextTable

table = TextTable("casablanca", seats=3, seed=7, bots={1: "novice", 2: "novice"})
print(table.prompt()[:900])

# %% [markdown]
# An answer is the number of an option, its label, its action as JSON, or sentences around one of these. What was not
# understood changes nothing, and says why.

# %%
turn = table.answer("I am not sure what to do.")
print(turn.why)

# %%
while not table.over:
    table.answer("I will see where this leads.\n\nAnswer: 1")
print(table.result())
table.rewards, table.retries, table.forfeits

# %% [markdown]
# In German, for instance:

# %%
print(TextTable("casablanca", seats=3, seed=7, language="de").prompt()[:400])
