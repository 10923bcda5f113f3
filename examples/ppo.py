"""PPO over the batch door: learns to beat Novice at Randolph's Casablanca, on a CPU, in a few minutes.

$ python examples/ppo.py [TURNS]        needs valise[train]
"""

import sys
import time

import numpy as np
import torch
from torch import nn

from valise.doors import batch

N, STEPS, EPOCHS, MINIBATCH, RATE, BIAS = 256, 64, 3, 1024, 1e-3, 0.95
TURNS = int(sys.argv[1]) if len(sys.argv) > 1 else 150
torch.manual_seed(1)
MINE = np.arange(N) % 2  # the learner's seat in each game: a compiled bot plays the other
games = batch.make("randolph", N, seats=2, seat=MINE, bots="novice", seed=1)
WIDTH, ACTIONS = games.observations.shape[1], games.masks.shape[1]
net = nn.Sequential(nn.Linear(WIDTH, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU(), nn.Linear(128, ACTIONS + 1))
adam = torch.optim.Adam(net.parameters(), RATE, eps=1e-5)


def look(seen, open_):
    """The policy over the actions that are open, and the value: the chance to win."""
    out = net(seen)
    return torch.distributions.Categorical(logits=out[:, :-1].masked_fill(~open_, -1e9)), out[:, -1]


@torch.no_grad()
def play(steps, helped):
    """So many decisions in each game: what was seen and open, what was done, what came of it; and the last value.

    Who cannot play never wins against a Novice, and learns nothing. So at first a Novice makes a share of the learner's
    decisions too, `helped`, and the learner does as he did.
    """
    seen, open_ = torch.from_numpy(games.observations), torch.from_numpy(games.masks)  # shared, not copied
    rows = []
    for _ in range(steps):
        policy, value = look(seen, open_)
        before, own = (seen.clone(), open_.clone()), torch.rand(N) >= helped
        games.actions[:] = torch.where(own, policy.sample(), -1)
        games.step()
        action = torch.tensor(games.taken)
        rows.append((*before, own, action, policy.log_prob(action), value, 
                     torch.tensor(games.rewards[range(N), MINE]), torch.tensor(games.dones)))  # fmt: skip
    return [torch.stack(column) for column in zip(*rows)], look(seen, open_)[1]


def learn(helped):
    (seen, open_, own, action, chance, value, reward, done), next_value = play(STEPS, helped)
    gain = torch.zeros(STEPS + 1, N)  # generalized advantage estimation
    for t in reversed(range(STEPS)):
        gain[t] = reward[t] - value[t] + ~done[t] * (next_value + BIAS * gain[t + 1])
        next_value = value[t]
    rows = [column.flatten(0, 1) for column in (seen, open_, own, action, chance, gain[:-1], gain[:-1] + value)]
    for some in [part for _ in range(EPOCHS) for part in torch.randperm(N * STEPS).split(MINIBATCH)]:
        seen, open_, own, action, chance, better, wins = (column[some] for column in rows)
        policy, value = look(seen, open_)
        ratio, better = (policy.log_prob(action) - chance).exp(), (better - better.mean()) / (better.std() + 1e-8)
        gained = torch.min(ratio * better, ratio.clamp(0.8, 1.2) * better) + 0.003 * policy.entropy()
        adam.zero_grad()
        ((value - wins).square() - torch.where(own, gained, policy.log_prob(action))).mean().backward()
        nn.utils.clip_grad_norm_(net.parameters(), 0.5)
        adam.step()
    return float(reward.sum() / done.sum())


began = time.process_time()
for turn in range(TURNS):
    adam.param_groups[0]["lr"] = RATE * (1 - turn / TURNS)
    won = learn(helped=1.5 - 6 * turn / TURNS)
    if turn % 5 == 4:
        minutes = (time.process_time() - began) / 60
        print(f"{minutes:4.1f} min {(turn + 1) * N * STEPS:10,} decisions, {100 * won:.0f} % won", flush=True)

games.reset(seed=2)
(*_, reward, done), _ = play(2000, helped=0)
won, count = float(reward.sum() / done.sum()), int(done.sum())
print(f"against Novice {100 * won:.1f} % ± {196 * (won * (1 - won) / count) ** 0.5:.1f} of {count:,} games won")
