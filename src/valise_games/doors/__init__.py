"""The games as environments for researchers. Each door is an extra, as valise-games[pettingzoo].

batch         N games stepped together, on CPU threads or a GPU; the fast one
pettingzoo    all seats in turn, as an AEC environment
gymnasium     one seat against bots
openspiel     games of OpenSpiel, registered in Python
"""
