"""The games as environments for researchers. The doors to other libraries are extras, as
valise-games[pettingzoo].

batch         N games stepped together, on CPU threads or a GPU; the fast one
pettingzoo    all seats in turn, as an AEC environment
gymnasium     one seat against bots
vector        one seat of each of many games
wrappers      observations as other libraries ask for them
openspiel     games of OpenSpiel, registered in Python
text          a table in words, for language models
"""
