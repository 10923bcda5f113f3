"""PPO over the batch door: learns to beat Novice at Randolph's Casablanca, in minutes of one core of a CPU.

In its first turns Novice decides for it, and it learns to do as he does; then, by PPO, what wins against him.

$ python examples/ppo.py        needs valise-games[train]
"""

from time import process_time

import torch

from valise_games.doors import batch

N, STEPS, TURNS, LESSONS = 512, 64, 220, 30  # games; decisions in each from which a turn learns; turns; with Novice
torch.set_num_threads(1)
games = batch.make("randolph", N, seats=2, seat=0, bots="novice", seed=0)
seen, may = torch.from_numpy(games.observations), torch.from_numpy(games.masks)  # shared, not copied
net = torch.nn.Sequential(torch.nn.Linear(seen.shape[1], 128), torch.nn.ReLU(), torch.nn.Linear(128, may.shape[1] + 1))
adam = torch.optim.Adam(net.parameters())


def look(seen: torch.Tensor, may: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
    """The policy over the actions that are open, and the value: the chance to win."""
    out = net(seen)
    return torch.distributions.Categorical(logits=out[:, :-1].masked_fill(~may, -1e9)), out[:, -1]


for turn in range(TURNS):
    rows = []
    for _ in range(STEPS):
        policy, value = look(seen, may)
        actions = policy.sample() if turn >= LESSONS else -1  # -1: Novice decides
        # What is shared is cloned, and then comes the step, which writes it anew.
        rows.append((seen.clone(), may.clone(), policy, value.detach(), *map(torch.tensor, games.step(actions))))
    after = look(seen, may)[1].detach()
    # Backwards in time, so that what each decision was worth is known; each batch is a decision in all the games.
    for known, could, old, before, action, won, done in reversed(rows):
        target = won[:, 0] + ~done * after
        after = before.lerp(target, 0.95)  # generalized advantage estimation
        policy, value = look(known, could)
        ratio, better = (policy.log_prob(action) - old.log_prob(action).detach()).exp(), target - value.detach()
        gain = torch.min(ratio * better, ratio.clamp(0.8, 1.2) * better) if turn >= LESSONS else policy.log_prob(action)
        adam.zero_grad()
        ((value - target).square() - gain - 0.002 * policy.entropy()).mean().backward()
        adam.step()
    wins, ended = sum(won[:, 0].sum() for *_, won, _ in rows), sum(done.sum() for *_, done in rows)
    # 98 is 1.96 times 50: a share near a half strays by 50 % / √games, and by less than 1.96 times that 19 times of 20.
    print(f"{process_time() / 60:4.1f} min: won {100 * wins / ended:.1f} % ± {98 / ended**0.5:.1f} of {ended} games")
