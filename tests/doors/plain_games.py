"""What a batch should hold, from plain rules, game by game."""

from __future__ import annotations

from typing import Any

from valise_games.bots.policies import load_novice, load_random
from valise_games.games import find
from valise_games.rules import FastDice, first_words


class PlainGame:
    """One game of a batch: the caller decides for the seats in `mine` (bits), the policy for the others."""

    def __init__(self, game: Any, policy: Any, word: int, seats: int, options: list[int], mine: int) -> None:
        self.game, self.policy, self.seats, self.options, self.mine = game, policy, seats, options, mine
        self.dice = FastDice(0)
        self.dice.word = word
        self.begin()
        self.go_on()

    def begin(self) -> None:
        self.s = self.game.State()
        self.game.new_game(self.s, self.seats, self.options, self.dice)

    def allowed(self) -> list[int]:
        choices = [0] * (self.game.MOST_CHOICES + 1)
        self.game.legal(self.s, self.to_act, choices)
        return choices[1 : choices[0] + 1]

    def decided(self) -> int:
        allowed = self.allowed()
        return int(self.policy.decide(self.s, self.to_act, [len(allowed), *allowed], self.dice))

    @property
    def to_act(self) -> int:
        return int(self.game.next_to_act(self.s))

    def step(self, action: int) -> None:
        action = self.decided() if action < 0 else action
        self.game.step(self.s, self.to_act, action, self.dice)
        self.go_on()

    def go_on(self) -> None:
        self.rewards, self.done = [0.0] * self.game.SEATS, False
        while True:
            if self.game.is_over(self.s):
                self.done = True
                self.game.returns(self.s, self.rewards)
                self.begin()
            if self.mine >> self.to_act & 1:
                return
            self.game.step(self.s, self.to_act, self.decided(), self.dice)

    def observation(self) -> list[float]:
        known, out = self.game.State(), [0.0] * self.game.FEATURES
        self.game.blank(self.s, self.to_act, known)
        self.game.observe(known, self.to_act, out)
        return out


def plain_games(
    game: str, variant: str, seats: int, options: dict[str, object], bots: str, mine: list[int], seed: int
) -> list[PlainGame]:
    """One for each of `mine`, from the words that a batch with this seed has."""
    entry = find(game)
    loaded = entry.load("plain", variant)
    policy = load_novice(entry, loaded) if bots == "novice" else load_random(loaded)
    numbers = entry.encode_options(options)
    words = first_words(seed, len(mine))
    return [PlainGame(loaded, policy, word, seats, numbers, bits) for word, bits in zip(words, mine)]


def compare(batch: Any, games: list[PlainGame], steps: int, host: Any) -> int:
    """Steps both with the same actions, every third left to the policy; returns the games that ended.

    `host` gives an array of the batch as one of NumPy, and sets it.
    """
    pick, ended = FastDice(77), 0
    for step in range(steps):
        actions = []
        for i, one in enumerate(games):
            assert one.game.State.unpack(host(batch.states)[i]) == one.s
            assert host(batch.to_act)[i] == one.to_act
            allowed = one.allowed()
            assert host(batch.masks)[i].nonzero()[0].tolist() == allowed
            assert abs(host(batch.observations)[i] - one.observation()).max() < 1e-5
            actions.append(-1 if (step + i) % 3 == 0 else allowed[pick.roll(len(allowed))])
        host(batch.actions, actions)
        batch.step()
        for i, one in enumerate(games):
            one.step(actions[i])
            assert host(batch.dones)[i] == one.done
            assert abs(host(batch.rewards)[i] - one.rewards).max() < 1e-6
            ended += one.done
    return ended
