"""PPO over the batch door: learns to beat Novice at Randolph's Casablanca, on the small board, in minutes on a CPU.

$ python examples/ppo.py [TURNS [BOARD]]        needs valise[train]
"""

import sys
import time
from typing import Any

import numpy as np
import torch
from torch import nn

from valise.doors import batch
from valise.doors.layout import layout

N, STEPS, EPOCHS, MINIBATCH, RATE, BIAS = 256, 64, 3, 1024, 1.5e-3, 0.95
TURNS = int(sys.argv[1]) if len(sys.argv) > 1 else 150
BOARD = sys.argv[2] if len(sys.argv) > 2 else "small"
MINE = np.arange(N) % 2  # the learner's seat in each game; a compiled Novice has the other
PARTS = layout("randolph", BOARD)  # of an observation
torch.manual_seed(1)
games = batch.make("randolph", N, variant=BOARD, seats=2, seat=MINE, bots="novice", seed=1)
seen, open_ = torch.from_numpy(games.observations), torch.from_numpy(games.masks)  # shared, not copied
net = nn.Sequential(nn.Linear(seen.shape[1], 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU(),
                    nn.Linear(128, open_.shape[1] + 1))  # fmt: skip
adam = torch.optim.Adam(net.parameters(), RATE, eps=1e-5)


def lead(seen: Any) -> Any:
    """How much better the learner stands than the other seat: by money, and by cards of one kind."""
    cash, cards = seen[:, PARTS["cash"]], seen[:, PARTS["cards in hand, in fours"]].square()
    kinds = cards.shape[1] // cash.shape[1]
    return 0.1 * (cash[:, 0] - cash[:, 1]) + (cards[:, :kinds] - cards[:, kinds : 2 * kinds]).sum(1)


def look(seen: Any, open_: Any) -> tuple[Any, Any]:
    """The policy over the actions that are open, and the value."""
    out = net(seen)
    return torch.distributions.Categorical(logits=out[:, :-1].masked_fill(~open_, -1e9)), out[:, -1]


@torch.no_grad()  # type: ignore[untyped-decorator]
def play(steps: int) -> list[Any]:
    """So many decisions in each game: what was seen and open, what was done, what came of it, and what was won."""
    rows = []
    for _ in range(steps):
        policy, value = look(seen, open_)
        before, action, stood = (seen.clone(), open_.clone()), policy.sample(), lead(seen)
        games.actions[:] = action
        games.step()
        won, done = torch.tensor(games.rewards[range(N), MINE]), torch.tensor(games.dones)
        # Who cannot play yet never wins: a lead that grows tells what was good, long before the end does.
        reward = won + ~done * (lead(seen) - stood)
        rows.append((*before, action, policy.log_prob(action), value, reward, won, done))
    return [torch.stack(column) for column in zip(*rows)]


def learn(left: float) -> float:
    """One turn of PPO, bolder the more is left of the time; returns the share of games that were won in it."""
    adam.param_groups[0]["lr"] = RATE * left
    before, could, action, chance, value, reward, won, done = play(STEPS)
    gain, next_value = torch.zeros(STEPS + 1, N), look(seen, open_)[1].detach()
    for t in reversed(range(STEPS)):  # generalized advantage estimation
        gain[t] = reward[t] - value[t] + ~done[t] * (next_value + BIAS * gain[t + 1])
        next_value = value[t]
    rows = [column.flatten(0, 1) for column in (before, could, action, chance, gain[:-1], gain[:-1] + value)]
    for some in [part for _ in range(EPOCHS) for part in torch.randperm(N * STEPS).split(MINIBATCH)]:
        known, could, action, chance, better, target = (column[some] for column in rows)
        policy, value = look(known, could)
        ratio, better = (policy.log_prob(action) - chance).exp(), (better - better.mean()) / (better.std() + 1e-8)
        gained = torch.min(ratio * better, ratio.clamp(0.8, 1.2) * better) + 0.01 * left * policy.entropy()
        adam.zero_grad()
        ((value - target).square() - gained).mean().backward()
        nn.utils.clip_grad_norm_(net.parameters(), 0.5)
        adam.step()
    return float(won.sum() / done.sum())


began = time.process_time()
for turn in range(1, TURNS + 1):
    won = learn(1 - turn / (TURNS + 1))
    if turn % 5 == 0:
        minutes = (time.process_time() - began) / 60
        print(f"{minutes:4.1f} min {turn * N * STEPS:10,} decisions, {100 * won:.0f} % won", flush=True)

games.reset(seed=2)
*_, won, done = play(500)
won, count = float(won.sum() / done.sum()), int(done.sum())
print(f"against Novice {100 * won:.1f} % ± {196 * (won * (1 - won) / count) ** 0.5:.1f} of {count:,} games won")
