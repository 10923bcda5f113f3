"""For researchers: games kept as data, and how far a policy can be exploited.

    valise dataset casablanca --bots novice --games 10000 --out games.parquet
    valise exploit agent --variant tiny --option round_cap=1 --bot master:net.npz

| file | what it holds |
| --- | --- |
| `recorder.py` | plays many games side by side, and keeps every decision |
| `dataset.py` | the file of such games, as Parquet: what a row tells, its card, and how it is read |
| `dataset_check.py` | replays a dataset by the plain rules, and compares all that it tells |
| `dataset_command.py` | the command |
| `trees.py` | the tree of all games on a small board |
| `solver.py` | values, best responses and CFR+ on such a tree |
| `policies.py` | what bots, nets and functions do at every information set of a tree |
| `exploitability.py` | how much is won against a policy by who knows it: exactly, or by a challenger |
| `exploit_command.py` | the command |
"""

from __future__ import annotations

from valise_games.errors import ValiseError


class ResearchTrouble(ValiseError, ValueError):
    """Something the person at the command should hear in one sentence."""
