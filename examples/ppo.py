"""PPO over the batch door: learns to beat Novice at Randolph's Casablanca, on a CPU, in a few minutes.

$ python examples/ppo.py [MINUTES]        needs valise[train]
"""

import sys
import time

import numpy as np
import torch
from torch import nn

from valise.doors import batch

N, STEPS, EPOCHS, MINIBATCH, SEATS = 256, 64, 3, 2048, 2
torch.manual_seed(1)
mine = np.arange(N) % SEATS  # the learner's seat in each game; compiled Novices play the other
games = batch.make("randolph", N, seats=SEATS, seat=mine, bots="novice", seed=1)
observed, masks = torch.from_numpy(games.observations), torch.from_numpy(games.masks)  # shared, not copied
net = nn.Sequential(nn.Linear(observed.shape[1], 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU(),
                    nn.Linear(128, masks.shape[1] + 1))  # fmt: skip
adam = torch.optim.Adam(net.parameters(), 1e-3, eps=1e-5)


def look(seen, open_):
    """The policy over the actions that are open, and the value: the chance to win."""
    out = net(seen)
    return torch.distributions.Categorical(logits=out[:, :-1].masked_fill(~open_, -1e9)), out[:, -1]


def play(steps):
    """So many decisions in each game; what was seen, open, done, and what came of it."""
    rows = []
    for _ in range(steps):
        policy, value = look(observed, masks)
        seen, open_, action = observed.clone(), masks.clone(), policy.sample()
        games.actions[:] = action.numpy()
        games.step()
        rows.append((seen, open_, action, policy.log_prob(action), value,
                     torch.from_numpy(games.rewards[np.arange(N), mine]), torch.tensor(games.dones)))  # fmt: skip
    return [torch.stack(column) for column in zip(*rows)]


minutes, began, turn = float(sys.argv[1]) if len(sys.argv) > 1 else 8, time.monotonic(), 0
while (share := (time.monotonic() - began) / 60 / minutes) < 1:
    with torch.no_grad():
        seen, open_, action, chance, value, reward, done = play(STEPS)
        gain, next_value = torch.zeros_like(reward), look(observed, masks)[1]
        for t in reversed(range(STEPS)):  # generalized advantage estimation
            on = ~done[t]
            gain[t] = reward[t] + on * next_value - value[t] + (0.95 * on * gain[t + 1] if t + 1 < STEPS else 0)
            next_value = value[t]
    adam.param_groups[0]["lr"] = 1e-3 * (1 - share) + 1e-5
    flat = [column.flatten(0, 1) for column in (seen, open_, action, chance, gain, gain + value)]
    for _ in range(EPOCHS):
        for some in torch.randperm(N * STEPS).split(MINIBATCH):
            seen, open_, action, chance, better, wins = (column[some] for column in flat)
            policy, value = look(seen, open_)
            ratio = (policy.log_prob(action) - chance).exp()
            better = (better - better.mean()) / (better.std() + 1e-8)
            loss = -torch.min(ratio * better, ratio.clamp(0.8, 1.2) * better).mean()
            loss = loss + 0.5 * (value - wins).square().mean() - 0.01 * policy.entropy().mean()
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            adam.step()
    turn += 1
    if turn % 10 == 0:
        print(f"{share * minutes:4.1f} min  {turn * N * STEPS:9,} decisions  wins {reward.sum() / done.sum():.3f}", flush=True)

games.reset(seed=2)
with torch.no_grad():
    *_, reward, done = play(2000)
share, count = float(reward.sum() / done.sum()), int(done.sum())
margin = 1.96 * (share * (1 - share) / count) ** 0.5
print(f"against Novice: {100 * share:.1f} % ± {100 * margin:.1f} of {count} games won, after {minutes:g} minutes")
