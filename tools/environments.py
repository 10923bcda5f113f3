"""Writes docs/environments.md: the doors, and for each game what its environments take and give.

    python -m tools.environments            (make docs)

Actions and observations come from the games' own sources, examples and lengths from games that are played.
"""

from __future__ import annotations

import json
import re
import statistics
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from valise_games import catalogue
from valise_games.bots.policies import load_novice, load_random
from valise_games.doors import gymnasium as gymnasium_door
from valise_games.doors.layout import layout, source
from valise_games.games.entry import Entry, Option
from valise_games.games.messages import Formatter, plain
from valise_games.rules import FastDice

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/environments.md"
GAMES = 50  # for the lengths, at each number of seats
TRIES = 100  # games that are looked through for examples, at most
FORMULA = {"+ the sum in hundreds, 1 … MONEY": "+ the sum in hundreds − 1"}

INTRODUCTION = """\
# The games as environments

Written by `make docs`; do not edit.

These doors lead to the same rules.

| door | for |
| --- | --- |
| [`valise_games.doors.batch`](../src/valise_games/doors/batch.py) | N games at once, on threads or a GPU |
| [`valise_games.doors.pettingzoo`](../src/valise_games/doors/pettingzoo.py) | every seat in turn: AEC or parallel |
| [`valise_games.doors.gymnasium`](../src/valise_games/doors/gymnasium.py) | one seat against bots |
| [`valise_games.doors.vector`](../src/valise_games/doors/vector.py) | one seat of each of many games, in Gymnasium |
| [`valise_games.doors.openspiel`](../src/valise_games/doors/openspiel/) | [games of OpenSpiel](openspiel.md) |
| [`valise_games.doors.text`](../src/valise_games/doors/text.py) | [in words, for language models](text.md) |

The batch and the text door come with `pip install valise-games`; a batch on a GPU wants `valise-games[gpu]`. Each other
is an extra of its own: `valise-games[pettingzoo]`, `valise-games[gymnasium]`, `valise-games[openspiel]`.

**Observations** are made from what the seat knows and nothing else: the state goes through the game's `blank` first, as
it does for people and bots. They are float32, a one for a place, a phase or a seat, or an amount in the unit that is
named below. They do not hold the past; the information states of OpenSpiel do.

**Seats** are counted clockwise from the one that observes. But an action that names a seat, as `ASK` and `ACCUSE` of
Code Casablanca do, names it by the table's own number; there the observation tells the observer's. In a window, in
which several owe an answer, they are asked one by one, clockwise from the mover: who is asked knows that those before
him have answered, but not what. Without `seats` four play, or as many as can; in OpenSpiel as few as can.

**Returns** are 0 until the game ends. A win is 1, shared by those who win together, and in a draw by all who are still
in; they sum to 1. Who is out of the game has lost, and leaves at once. In OpenSpiel everybody has put in 1, so that
they sum to 0.

**Lengths**: the option `round_cap` ends every game by its rules, so none is ever truncated.

**Actions** that are open are in `masks`, in PettingZoo in `observation["action_mask"]`, in Gymnasium in
`info["action_mask"]`. One that is not is a ValueError in a batch, and nothing is done; in PettingZoo it ends the game
with -1, as PettingZoo's own wrappers do; in Gymnasium the seat has lost, and the info says `illegal`. Where nothing is
to be decided but a library samples all the same, action 0 is open: after the end in Gymnasium, and for seats that wait
in PettingZoo's parallel form. It does nothing there.

**Seeds**: the same seed and the same actions give the same games in the same door, on every machine. Each door deals
games of its own. Without a seed they are others every time.

**Speed**: rules run in machine code, which is kept for all environments of a user. A batch and a vector compile it when
they are made, 10 to 20 s of a core the first time, and say so on stderr, or to the logger `valise_games.rules` if it is
listened to. The doors to a single game, PettingZoo, Gymnasium and OpenSpiel, never wait for it: they step machine code
where it is there already, and plain Python until then, with the same results. `valise compile casablanca` makes all of
it ahead. [bench/README.md](../bench/README.md) has the figures.

**Keeping it**: environments, vectors too, batches on a CPU, tables in words, a `Match` and OpenSpiel's games and states
can be pickled and deep-copied. `games.save()` is all that a batch goes on from, as arrays, and `games.restore(saved)`
goes on from it.

**Drawings** (`render_mode="ansi"`, `"svg"`, `"rgb_array"` or `"human"`) show what everybody may see, or with
`render_as=2` what seat 2 does, and say so in their first line.

```python
from valise_games.doors.pettingzoo import casablanca_v0

env = casablanca_v0.env(seats=4, render_mode="ansi")
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    done = termination or truncation
    env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
print(env.render())
```

```python
import gymnasium
import valise_games.doors.gymnasium

env = gymnasium.make("valise/Randolph-v0", seats=2, bots="novice")
observation, info = env.reset(seed=7)
observation, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
```

`casablanca_v0.parallel_env()`, `pettingzoo.make("aec", "valise/casablanca-v0")` and
`gymnasium.make_vec("valise/Randolph-v0", num_envs=8)` work as well. Much faster is Gymnasium's vector entry point: all
games in one batch, against bots of any level, Masters included.

```python
import gymnasium
import valise_games.doors.gymnasium

envs = gymnasium.make_vec("valise/Randolph-v0", 64, vectorization_mode="vector_entry_point", seats=2, bots="novice")
observations, info = envs.reset(seed=7)
observations, rewards, over, _, info = envs.step(info["action_mask"].argmax(axis=1))  # where one ended, another began
```

```python
from valise_games.doors import batch

games = batch.make("casanova", 1024, seats=3, seat=0, bots="novice")  # every row is a decision of seat 0
actions = games.masks.argmax(axis=1)  # or -1: a bot decides, and taken says what
taken, rewards, dones = games.step(actions)  # or write them into games.actions, and games.step()
games.observations, rewards[:, 0], dones  # the same arrays, written anew in every step
```

**PyTorch** shares the arrays: `torch.from_dlpack(games.observations)`, once, is the observation after every step, and
`torch.from_dlpack(games.actions)` can be written to. What is to be kept beyond a step is cloned. With
`device="cuda"` it is `torch.as_tensor(games.observations, device="cuda")`, and nothing leaves the GPU; PyTorch and the
games have streams of their own, so `torch.cuda.synchronize()` comes before a step. `tools/door_on_gpu.py randolph`
compares such games with those of the CPU, and printed on an H200: 65,536 games, 27.6 M decisions/s, chosen by PyTorch
and checked.

**JAX** shares them too, on a CPU, but takes arrays for something that never changes, and works on while you go on. So:

- Share once, with `copy=False`: where JAX cannot share, as with `arrays` of yours that do not begin at a multiple of 64
  bytes, it then says so, instead of making a copy that stays as it is.
- Give shared arrays to compiled functions as arguments. One that a function only finds around it is compiled in.
- Wait for everything that reads them before `step()`. To write actions waits for the call that chose them.
- What is to be kept beyond a step is copied with `jnp.array`; a slice is no copy, nor is `jax.device_put`.

```python
import jax
import jax.numpy as jnp
from valise_games.doors import batch

games = batch.make("casablanca", 1024, seats=4)
observations, masks = (jnp.from_dlpack(array, copy=False) for array in (games.observations, games.masks))


@jax.jit
def choose(key, observations, masks):
    return jax.random.categorical(key, jnp.where(masks, 0.0, -jnp.inf))  # a policy would look at the observations


seen = []
for key in jax.random.split(jax.random.key(7), 20):
    seen.append(jax.block_until_ready(jnp.array(observations)))
    games.actions[:] = choose(key, observations, masks)
    games.step()
```
"""

# What `python examples/ppo.py` printed, on one core.
PPO = """
[examples/ppo.py](../examples/ppo.py) is PPO over the batch door, in thirty lines. At Randolph's Casablanca, on the
whole board with two seats, it learns to beat Novice in minutes of one core: for thirty turns it does as he does, by
letting him decide with -1, and then plays against him for nothing but the win. Of the games that ended in a turn of
32,768 decisions it won, with the policy of that turn:

| turn | minutes of one core | games won against Novice |
| --- | --- | --- |
| 30, Novice in its seat | 1.0 | 49.1 % ± 4.1 of 579 |
| 60 | 2.0 | 54.4 % ± 4.3 of 522 |
| 120 | 4.1 | 71.2 % ± 4.6 of 460 |
| 220 | 7.7 | 72.6 % ± 4.4 of 494 |
"""


TOOLS = """
## Outside tools

[`valise_games.doors.wrappers`](../src/valise_games/doors/wrappers.py) has observations as other libraries ask for them:
`MaskInObservation` for RLlib and TorchRL, `MaskInInfo` for AgileRL and SuperSuit. `make test-tools` installs the tools
of this table, each with what it asks for, lets them run on our games for some steps, and printed:

"""


class Kind(NamedTuple):
    """Actions of one kind: the numbers first … last, and what is added to the first."""

    name: str
    first: int
    last: int
    adds: str


# ---------------------------------------------------------------------------------- from the sources
def kinds(entry: Entry) -> list[Kind]:
    """The actions as rules.py numbers them."""
    text = source(entry, "rules")
    section = re.search(r"# -+ actions\n.*?(^[A-Z]+ = 0\b.*?)^ACTIONS = ", text, re.DOTALL | re.MULTILINE)
    assert section is not None
    game: Any = entry.load("plain")
    found: list[tuple[int, str, str]] = []
    for line in section[1].splitlines():
        names = re.match(r"[A-Z_, ]+(?= = )", line)
        comment = line.partition("  # ")[2]
        if names:
            found += [(getattr(game, name.strip()), name.strip(), comment) for name in names[0].split(",")]
    # Where two begin at one number the second counts from 1: a sum, beside the word that stands for none.
    starts = [first + (i > 0 and first == found[i - 1][0]) for i, (first, _, _) in enumerate(found)]
    ends = [after - 1 for after in [*starts[1:], game.ACTIONS]]
    return [Kind(name, first, last, comment) for first, last, (_, name, comment) in zip(starts, ends, found)]


# ---------------------------------------------------------------------------------- from games that are played
def play(entry: Entry, seats: int, seed: int, policy: Any) -> Iterator[tuple[Any, int, int]]:
    """A game; each position with the seat that decides and what it does."""
    game: Any = entry.load("plain")
    s, dice, choices = game.State(), FastDice(seed), [0] * (game.MOST_CHOICES + 1)
    game.new_game(s, seats, entry.encode_options({}), dice)
    while not game.is_over(s):
        seat = game.next_to_act(s)
        choices[0] = 0
        game.legal(s, seat, choices)
        action = policy.decide(s, seat, choices, dice)
        yield s, seat, action
        game.step(s, seat, action, dice)


def examples(entry: Entry) -> dict[str, str]:
    """One action of each kind, as games of random seats and of Novices have it."""
    game: Any = entry.load("plain")
    known, found = kinds(entry), dict[str, str]()
    policies = [load_random(game), load_novice(entry, game)]
    luck = Random(entry.id)
    for seed in range(TRIES):
        for s, _, action in play(entry, luck.choice(entry.seats), seed, policies[seed % 2]):
            kind = next(kind for kind in known if kind.first <= action <= kind.last)
            if kind.name not in found:
                found[kind.name] = written(action, game.write_action(s, action))
        if len(found) == len(known):
            break
    return found


def lengths(entry: Entry, seats: int) -> list[tuple[int, int, int]]:
    """Decisions of a game between random seats, and between Novices: the median, and where nine of ten lie."""
    game: Any = entry.load("plain")
    measured = []
    for policy in (load_random(game), load_novice(entry, game)):
        counts = [sum(1 for _ in play(entry, seats, seed, policy)) for seed in range(GAMES)]
        twentieths = statistics.quantiles(counts, n=20)
        measured.append((round(statistics.median(counts)), round(twentieths[0]), round(twentieths[-1])))
    return measured


# ---------------------------------------------------------------------------------- the page
def table(head: str, rows: Iterator[str] | list[str]) -> str:
    columns = head.count("|") - 1
    return "\n".join([head, "| --- " * columns + "|", *rows]) + "\n"


def lengths_table(entry: Entry) -> str:
    return table("| seats | random | Novice |", [lengths_row(entry, seats) for seats in entry.seats])


def lengths_row(entry: Entry, seats: int) -> str:
    cells = [f"{median:,} ({low:,}–{high:,})" for median, low, high in lengths(entry, seats)]
    return f"| {seats} | {' | '.join(cells)} |"


def values(option: Option) -> str:
    if isinstance(option.default, bool):
        return "true, false"
    steps = f" in steps of {option.step}" if option.step > 1 else ""
    return f"{option.low:,}–{option.high:,}{steps}"


def number(first: int, last: int) -> str:
    return f"{first}" if first == last else f"{first}–{last}"


def written(number: int, action: Mapping[str, Any]) -> str:
    fields = [
        f"{key} {str(value).lower() if isinstance(value, bool) else value}"
        for key, value in action.items()
        if key != "do"
    ]
    return f"{number}: {action['do']} {', '.join(fields)}".rstrip()


def cited(entry: Entry) -> str:
    """As a board game is cited."""
    who, year = " and ".join(entry.designers), str(entry.year or "n.d.")
    title = entry.name.partition(" (")[0]
    key = f"{entry.designers[0].split()[-1]}{entry.year or ''}{title.split()[0]}".lower()
    published = f"howpublished = {{Board game, {entry.publisher}}}, year = {{{year}}}"
    bibtex = f"@misc{{{key}, author = {{{who}}}, title = {{{title}}}, {published}}}"
    return f"{who}. *{title}*. Board game, {entry.publisher}, {year.rstrip('.')}.\n\n```bibtex\n{bibtex}\n```\n"


def section(entry: Entry, measured: str) -> str:
    game: Any = entry.load("plain")
    shown, name = examples(entry), entry.id.replace("-", "_")
    rules = f"../src/valise_games/games/{entry.package.rpartition('.')[2]}/RULES.en.md"
    texts = Formatter(entry.package, "en", {})
    options = [
        f"| `{o.key}` | {values(o)} | {str(o.default).lower()} | {plain(texts.text(f'option-{o.key}'))} |"
        for o in entry.options
    ]
    actions = [
        f"| {number(kind.first, kind.last)} | `{kind.name}` | {FORMULA.get(kind.adds, kind.adds)} | "
        f"{shown[kind.name] if kind.name not in entry.unused_actions else 'never in this game'} |"
        for kind in kinds(entry)
    ]
    parts = [
        f"| {number(at.start, at.stop - 1)} | {at.stop - at.start} | {what} |" for what, at in layout(entry.id).items()
    ]
    small: Any = entry.load("plain", "small")
    return "\n".join(
        [
            f"## {entry.name}",
            "",
            f"`valise_games.doors.pettingzoo.{name}_v0`, `valise/{entry.id}-v0` · Gymnasium "
            f"`valise/{gymnasium_door.NAMES[entry.id]}-v0` · batch `{entry.id}` · "
            f"{entry.seats[0]} to {entry.seats[-1]} seats · [rules]({rules})",
            "",
            f"{game.ACTIONS} actions, at most {game.MOST_CHOICES} open at once; {game.FEATURES} numbers observed. The "
            f"`small` variant, for exact methods: up to {small.SEATS} seats, {small.ACTIONS} actions, {small.FEATURES} "
            "numbers.",
            "",
            table("| option | values | default | what |", options),
            "Actions; a number in capitals is a constant of the rules, and counts from 0:",
            "",
            table("| numbers | kind | and | for example |", actions),
            "An observation:",
            "",
            table("| numbers | length | what |", parts),
            "How a game ends, and what it returns:",
            "",
            table("| reason | returns |", [f"| `{reason}` | {wins} |" for reason, wins in entry.reasons.items()]),
            f"Its decisions, all seats together: the median of {GAMES} games between seats of one kind, and where nine "
            "of ten lie:",
            "",
            measured,
            f"The game is not ours. To cite it: {cited(entry)}",
        ]
    )


def tools_table() -> str:
    """What came of the last run of `make test-tools`."""
    rows = [
        f"| {row['tool']} | {row['version']} | {'yes' if row['works'] else 'no'} | {row['did']} |"
        for name in ("learners", "rllib", "agilerl", "openspiel")
        for row in json.loads((ROOT / f"docs/tools/{name}.json").read_text(encoding="utf-8"))
    ]
    return table("| tool | version | works | what was done |", rows)


def lengths_on_the_page() -> dict[str, str]:
    tables = re.findall(r"^\| seats \| random \| Novice \|\n(?:\|.*\n)+", PAGE.read_text(), re.MULTILINE)
    return dict(zip(catalogue, tables))


def page(measured: dict[str, str]) -> str:
    """With the tables of lengths, which take a while to measure, by game."""
    sections = "\n".join(section(entry, measured[entry.id]) for entry in catalogue.values())
    return INTRODUCTION + PPO + TOOLS + tools_table() + "\n" + sections


if __name__ == "__main__":
    # After make test-tools nothing else is new.
    as_before = "--tools" in sys.argv
    measured = lengths_on_the_page() if as_before else {e.id: lengths_table(e) for e in catalogue.values()}
    PAGE.write_text(page(measured), encoding="utf-8")
