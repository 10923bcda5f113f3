"""PPO over the batch door: learns to beat Novice at Randolph's Casablanca, in minutes of one core of a CPU.

For a fifth of the time it learns to do as Novice does, and then, by PPO, what wins against him.

$ python examples/ppo.py [TURNS [BOARD]]        needs valise[train]
"""

import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from torch import nn

from valise.doors import batch

N, STEPS, EPOCHS, MINIBATCH, DECAY = 512, 64, 2, 512, 0.95
TURNS = int(sys.argv[1]) if len(sys.argv) > 1 else 120  # of learning, each from STEPS decisions in N games
IMITATION = TURNS // 5  # the first of them
BOARD = sys.argv[2] if len(sys.argv) > 2 else "standard"
MINE = np.arange(N) % 2  # the learner's seat in each game; a compiled Novice has the other
torch.set_num_threads(1)
torch.manual_seed(1)
games = batch.make("randolph", N, variant=BOARD, seats=2, seat=MINE, bots="novice", seed=1)
seen, open_ = torch.from_numpy(games.observations), torch.from_numpy(games.masks)  # shared, not copied
net = nn.Sequential(nn.Linear(seen.shape[1], 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU(),
                    nn.Linear(128, open_.shape[1] + 1))  # fmt: skip
adam = torch.optim.Adam(net.parameters(), eps=1e-5)


def look(seen: Any, open_: Any) -> tuple[Any, Any]:
    """The policy over the actions that are open, and the value: the chance to win."""
    out = net(seen)
    return torch.distributions.Categorical(logits=out[:, :-1].masked_fill(~open_, -1e9)), out[:, -1]


@torch.no_grad()  # type: ignore[untyped-decorator]
def play(choose: Callable[[Any], Any]) -> list[Any]:
    """STEPS decisions in each game: what was seen, open and done, how likely, the value, and what came of it."""
    rows = []
    for _ in range(STEPS):
        policy, value = look(seen, open_)
        before = seen.clone(), open_.clone()
        games.actions[:] = choose(policy)  # -1: Novice decides here too
        games.step()
        action, won, done = map(torch.tensor, (games.taken, games.rewards[range(N), MINE], games.dones))
        rows.append((*before, action, policy.log_prob(action), value, won, done))
    return [torch.stack(column) for column in zip(*rows)]


def learn(turn: int) -> float:
    """From a window of decisions, Novice's or its own; returns the share of games that were won in it."""
    imitate = turn < IMITATION
    adam.param_groups[0]["lr"] = 1.5e-3 if imitate else 6e-4 * (1 - turn / TURNS)
    before, could, action, chance, value, won, done = play(lambda policy: -1 if imitate else policy.sample())
    gain, next_value = torch.zeros(STEPS + 1, N), look(seen, open_)[1].detach()
    for t in reversed(range(STEPS)):  # generalized advantage estimation
        gain[t] = won[t] - value[t] + ~done[t] * (next_value + DECAY * gain[t + 1])
        next_value = value[t]
    rows = [column.flatten(0, 1) for column in (before, could, action, chance, gain[:-1], gain[:-1] + value)]
    for some in [part for _ in range(EPOCHS) for part in torch.randperm(N * STEPS).split(MINIBATCH)]:
        known, could, action, chance, better, target = (column[some] for column in rows)
        policy, value = look(known, could)
        ratio, better = (policy.log_prob(action) - chance).exp(), (better - better.mean()) / (better.std() + 1e-8)
        gained = torch.min(ratio * better, ratio.clamp(0.8, 1.2) * better) + 0.002 * policy.entropy()
        if imitate:
            gained = policy.log_prob(action)
        adam.zero_grad()
        ((value - target).square() - gained).mean().backward()
        nn.utils.clip_grad_norm_(net.parameters(), 0.5)
        adam.step()
    return float(won.sum() / done.sum())


for turn in range(TURNS):
    won = learn(turn)
    if turn % 5 == 4:
        minutes, who = time.process_time() / 60, "Novice in its seat" if turn < IMITATION else "it"
        print(f"{minutes:4.1f} min {(turn + 1) * N * STEPS:10,} decisions, {100 * won:.0f} % won by {who}", flush=True)

games.reset(seed=2)
ended = [play(lambda policy: policy.logits.argmax(1))[-2:] for _ in range(8)]  # no chance now: what it likes best
won, done = (torch.cat(column) for column in zip(*ended))
counted = done & (done.cumsum(0) <= 4)  # of each row as many games, for long ones to count as much as short ones
share, count, minutes = float(won[counted].mean()), int(counted.sum()), time.process_time() / 60
print(f"{minutes:4.1f} min, against Novice {100 * share:.1f} % ± {196 * (share * (1 - share) / count) ** 0.5:.1f} "
      f"of {count:,} games won")  # fmt: skip
