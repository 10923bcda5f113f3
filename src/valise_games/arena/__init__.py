"""Many matches at once: what bots are worth, and what a game is like.

    valise arena casablanca --bots regular,novice --games 2000

| file | what it holds |
| --- | --- |
| `lineups.py` | who sits where: which games a run plays |
| `entrants.py` | from the name of a bot to the bot |
| `own_agents.py` | agents that others bring; `seat_view.py` is what they may see of a match |
| `model_files.py` | nets that others bring, as ONNX or TorchScript |
| `text_agent.py` | agents that read and write; `chat.py` is a language model behind an address |
| `belief_scores.py` | what agents are asked to state their belief of, and how good it was |
| `game_runner.py` | one game, and what is noted of it |
| `workers.py` | games on all cores |
| `ray_cluster.py` | games on a Ray cluster |
| `shards.py` | a run in parts, on machines that know nothing of each other |
| `results.py` | the file in which the games of a run are noted, so that it can go on |
| `intervals.py` | how sure a share is |
| `report.py` | the report, as JSON; `text_report.py` in words, `plots.py` in pictures |
| `command.py` | the command |
| `ladder.py` | `valise ladder`: a league of agents beside the house's bots |
| `standings.py` | the figures of a league; `ladder_page.py` its page |
"""

from __future__ import annotations

from valise_games.errors import ValiseError


class ArenaTrouble(ValiseError, ValueError):
    """Something the person at the command should hear in one sentence."""
