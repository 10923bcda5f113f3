"""The games as Kaggle environments: `pip install 'valise-games[kaggle]'`.

    from kaggle_environments import make
    from valise_games.doors.kaggle import register

    def first(observation, configuration):
        return "1"                                  # a model reads observation.introduction and observation.prompt

    register()
    env = make("valise-casablanca", configuration={"seats": 3, "bots": "novice", "seed": 7})
    env.run([first, first])                         # the third seat is a bot's
    print([agent.reward for agent in env.state])

The agents have the first seats, and bots those that are left, if `seats` are more than agents. An answer that was not understood is
asked again; too many, an error or a time-out forfeit the game: who did it has no reward, as with Kaggle's own, and the others have 0.
Else rewards are the shares of the win. The seed decides the whole game; it goes from `configuration`, which agents read, to
`env.info`, which they do not, as in Kaggle's own games.
"""  # noqa: E501

from __future__ import annotations

import secrets
from functools import partial
from typing import Any

try:
    import kaggle_environments
    from kaggle_environments.utils import resolve_episode_seed
except ImportError as error:
    raise ImportError(
        "valise_games.doors.kaggle needs Kaggle's environments: pip install 'valise-games[kaggle]'"
    ) from error

from valise_games.doors.setup import setup
from valise_games.doors.text import RETRIES, SEED_BITS, TextTable
from valise_games.games import BadSetup, catalogue
from valise_games.games.entry import Entry

PREFIX = "valise-"
FAILED = ("ERROR", "INVALID", "TIMEOUT")  # how Kaggle notes that an agent gave no answer


def specification(entry: Entry) -> dict[str, Any]:
    """What can be chosen, and what an agent sees and does. `variant`, `options` and the rest are those of TextTable."""

    def of(kind: str | list[str], default: Any, description: str) -> dict[str, Any]:
        return {"type": kind, "default": default, "description": description}

    return {
        "name": PREFIX + entry.id,
        "title": entry.name,
        "description": f"{entry.name}, in words",
        "version": str(entry.version),
        "agents": [entry.seats[0], *(n for n in range(1, entry.seats[-1] + 1) if n != entry.seats[0])],
        "configuration": {
            "episodeSteps": 100_000,  # more than any game has: it ends by its rules
            "actTimeout": 60,
            "seats": of(["integer", "null"], None, "How many play; by default the agents, or the fewest there can be."),
            "bots": of("string", "novice", "The level of the bots in the seats without an agent."),
            "seed": of(["integer", "null"], None, "Decides the whole game."),
            "variant": of("string", "standard", "The board."),
            "options": of("object", {}, "The options of the game."),
            "language": of("string", "en", "Of the prompts."),
            "retries": of("integer", RETRIES, "How often an agent may try again at one decision."),
        },
        "reward": {"type": "number", "default": 0},
        "observation": {
            "seat": of("integer", 0, "Whose it is."),
            "introduction": of("string", "", "The rules, and how to answer; empty for who is not asked."),
            "prompt": of("string", "", "What the seat knows, and its options; empty for who is not asked."),
            "result": of("string", "", "Who won and why, when the game is over."),
        },
        "action": of("string", "", "The answer."),
    }  # fmt: skip


def interpreter(game: str, state: list[Any], env: Any) -> list[Any]:
    """What the agent that is asked has answered."""
    if env.done:  # before the first step of a game
        env.valise = _new_table(game, len(state), env)
    else:
        table = env.valise = getattr(env, "valise", None) or _again(game, state, env)
        asked = state[table.seat]
        if any(agent.status in FAILED for agent in state):
            table.match.close("abandoned")
        elif table.answer(asked.action).forfeited:
            asked.status = "INVALID"
    return _report(env.valise, state)


def _new_table(game: str, agents: int, env: Any) -> TextTable:
    chosen = env.configuration
    seed = resolve_episode_seed(env, fallback=partial(secrets.randbits, SEED_BITS))
    wished = chosen.get("seats") or max(agents, catalogue[game].seats[0])
    _, seats, _ = setup(game, wished, chosen.options, chosen.variant)
    if agents > seats:
        raise BadSetup(f"there are {seats} seats, and {agents} agents")
    return TextTable(
        game, seats, chosen.options, chosen.variant, seed=seed, language=chosen.language, retries=chosen.retries,
        bots=dict.fromkeys(range(agents, seats), chosen.bots),
    )  # fmt: skip


def _again(game: str, state: list[Any], env: Any) -> TextTable:
    """The table of a game that was kept as its steps, by the answers in them."""
    if env.info.get("seed") is None:
        raise BadSetup("to go on with a game that was kept, hand make() its info, which has the seed")
    table = _new_table(game, len(state), env)
    for step in env.steps[1:]:
        table.answer(step[table.seat].action)
    return table


def _report(table: TextTable, state: list[Any]) -> list[Any]:
    """Writes what each seat is asked, and what it has won, into the state of its agent."""
    for seat, agent in enumerate(state):
        asked = not table.over and table.seat == seat
        agent.observation.seat = seat
        agent.observation.introduction = table.introduction(seat) if asked else ""
        agent.observation.prompt = table.question() if asked else ""
        agent.observation.result = table.result(seat)
        agent.reward = table.rewards[seat]
        if agent.status not in FAILED:
            agent.status = "DONE" if table.over else "ACTIVE" if asked else "INACTIVE"
    return state


def render(state: list[Any], env: Any) -> str:
    """How far it is, and how it ended: what everybody may see."""
    result = state[0].observation.result
    return result or f"{env.specification.title}: {len(env.steps)} answers"


def html_renderer() -> str:
    """JavaScript that shows the same in Kaggle's player."""
    return """function renderer({parent, environment, step}) {
  const asked = environment.steps[step].map(agent => agent.observation).find(seen => seen.prompt || seen.result);
  parent.innerHTML = "<pre style='white-space: pre-wrap'></pre>";
  parent.firstChild.textContent = asked ? asked.prompt || asked.result : "";
}"""


def register() -> None:
    """Makes all games known to `kaggle_environments.make`: `valise-casablanca`, and an agent `first` for each."""
    for game, entry in catalogue.items():

        def interpret(state: list[Any], env: Any, *, game: str = game) -> list[Any]:
            return interpreter(game, state, env)

        kaggle_environments.register(
            PREFIX + game,
            {
                "specification": specification(entry),
                "interpreter": interpret,
                "renderer": render,
                "html_renderer": html_renderer,
                "agents": {"first": lambda observation: "1"},
            },
        )
