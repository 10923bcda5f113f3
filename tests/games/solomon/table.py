"""A table of Agent or Casablanca in a position of our choosing, with verbs that read like the rules.

    t = agent(at={"red-1": "kiev"}, case="kiev", holder="red-1", stakes={0: {"red-1": 700}, 1: {"red-1": 900}})
    t.move("red-1", "istanbul", case=True)     # the mover announces
    t.answers(1)                               # all who are asked answer, seat 1 protests
    t.plays(0, "insist")

A position is made by editing the state of a new match; everything after that goes through the match.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from tests.games.game_table import GameTable
from valise_games import Match


class Table(GameTable):
    # ------------------------------------------------------------------------------ what seats do
    def move(self, agent: str, to: str, case: bool = False) -> None:
        """The mover announces it."""
        self.plays(self.mover, "move", agent=agent, to=to, case=case)

    def strike(self, agent: str, to: str, victim: str, case: bool = False) -> None:
        self.plays(self.mover, "strike", agent=agent, to=to, victim=victim, case=case)

    def step(self, on_or_off: str, agent: str) -> None:
        self.plays(self.mover, f"step-{on_or_off}", agent=agent)

    def bribe(self, **lots: Iterable[int]) -> None:
        """The mover's whole turn: lots by agent, with _ for the hyphen of its name."""
        seat = self.mover
        self.plays(seat, "bribe")
        self.puts(seat, **lots)
        self.plays(seat, "done")

    def puts(self, seat: int, **lots: Iterable[int]) -> None:
        for agent, worths in lots.items():
            for worth in worths:
                self.plays(seat, "lot", agent=agent.replace("_", "-"), worth=worth)

    def answers(self, *protesters: int) -> None:
        """All who are asked answer; these protest."""
        for seat in self.match.to_act:
            self.plays(seat, "protest" if seat in protesters else "let-pass")

    def stands(self) -> None:
        """Nobody protests."""
        self.answers()

    def lost_duel(self, protester: int, sum: int = 100) -> None:
        """The protester bids, the mover gives way at once, and it is undone."""
        self.answers(protester)
        if self.phase == "reconsider":
            self.plays(self.mover, "insist")
        self.plays(protester, "bid", sum=sum)
        self.plays(self.mover, "give-way")
        if self.phase == "decide":
            self.plays(protester, "undo")

    def sums(self, seat: int) -> list[int]:
        return [action["sum"] for action in self.legal(seat, "bid")]

    # ------------------------------------------------------------------------------ what is seen
    @property
    def phase(self) -> str:
        phase: str = self.match.view(self.mover)["phase"]
        return phase

    @property
    def case(self) -> tuple[str, str | None]:
        """Where the briefcase is, and who holds it."""
        return self.seen["case"]["at"], self.seen["case"]["holder"]

    def where(self, agent: str) -> str | None:
        place: str | None = self.seen["agents"][agent]
        return place

    def stake(self, seat: int, agent: str) -> int:
        stake: int = self.match.view(seat)["dossier"]["stakes"].get(agent, 0)
        return stake

    def lots(self, seat: int) -> dict[str, int]:
        lots: dict[str, int] = self.match.view(seat)["dossier"]["lots"]
        return lots

    def shown(self, seat: int, agent: str) -> int:
        """What everybody knows the stake to be, at least."""
        shown: int = self.seen["seats"][seat]["shown"].get(agent, 0)
        return shown


# ---------------------------------------------------------------------------------- positions
def new(game: str, seats: int = 3, seed: int = 0, variant: str = "standard", **options: object) -> Table:
    return Table(Match.new(game, seats, options, seed, variant=variant))


def position(
    game: str,
    seats: int = 3,
    *,
    mover: int = 0,
    first: int = 0,
    at: Mapping[str, str] | None = None,
    gone: Iterable[str] = (),
    case: str | None = None,
    holder: str | None = None,
    stakes: Mapping[int, Mapping[str, int]] | None = None,
    variant: str = "standard",
    version: int | None = None,
    **options: object,
) -> Table:
    """The mover is to choose, in the first round; agents not named are at home."""
    t = Table(Match.new(game, seats, options, seed=0, variant=variant, version=version))
    while t.phase == "opening":
        t.plays(t.match.to_act[0], "done")
    rules: Any = t.match._game
    s: Any = t.match._state
    s.first = s.case_mover = first
    s.mover = s.protester = mover
    for name, place in (at or {}).items():
        s.agent_at[rules.AGENT_IDS.index(name)] = rules.PLACE_IDS.index(place)
    for name in gone:
        s.agent_at[rules.AGENT_IDS.index(name)] = rules.GONE
    if case is not None:
        s.case_at = rules.PLACE_IDS.index(case)
    if holder is not None:
        s.holder = rules.AGENT_IDS.index(holder)
        assert s.agent_at[s.holder] == s.case_at, f"{holder} holds the case where it stands"
    for seat, row in (stakes or {}).items():
        for name, stake in row.items():
            _stake(rules, s, seat, name, stake)
    return t


def _stake(rules: Any, s: Any, seat: int, agent: str, stake: int) -> None:
    """Lots that make up a stake, the largest first."""
    left = stake // 100
    for kind, value in enumerate(rules.LOT_VALUE):
        while value <= left and s.lots[seat][kind] > 0:
            s.lots[seat][kind] -= 1
            s.stake[seat][rules.AGENT_IDS.index(agent)] += value
            left -= value
    assert left == 0, f"no lots make up {stake}"


agent = partial(position, "agent")
casablanca = partial(position, "casablanca")
