"""Self-play by policy gradient with strong regularisation. On a GPU a whole iteration is one CUDA graph.

An iteration plays a window with the net as it is, credits each decision with what came of it, and improves the net in
minibatches of decisions. For the first part of a run the game's Novice plays, and the net learns to do as he does:
random play almost never ends some of the games, and who never sees an end learns nothing.

The method is PPO with an entropy bonus and a pull towards a slowly following copy of the net, the magnet. Plain
self-play goes in circles in games of bluff; with this it settles near an equilibrium (`bench/yardsticks` shows how
near). The magnet, which is an average of the weights, is what is kept.

Against itself a net never meets what it never does. So it can have a sparring partner: another net, which begins as a
copy and learns nothing but to beat it, in some of the games. A partner follows the net all along, and what it knew of
the net as it was, it forgets. So there can be several, one after the other, each as fresh as a challenger; and former
ones go on playing some of the games as a league.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from math import ceil
from typing import Any

import torch

from valise_games.bots.policies import load_policy, load_sides
from valise_games.games.entry import BadSetup, Entry
from valise_games.rules import FastDice, load_driver
from valise_games.training.game_tensors import FORMER, GUESTS, ITSELF, RIVALS, SPARRING, GameTensors, SoundRows
from valise_games.training.league import League, act_each
from valise_games.training.learner import Learner
from valise_games.training.losses import Chosen, Part, first_of, imitating, improving
from valise_games.training.net import Net, act, padded
from valise_games.training.settings import Settings

DECIDED = ("actions", "logps", "values")
NOVICE = -1  # in place of an action: he decides
FIRST_UNIT, LEAST_UNIT, UNIT_FOLLOWS = 0.1, 0.003, 0.02  # of normalised gains
NET, PARTNER = 1, 2  # in `learns`: whose decision it is
SPARE_ROOM = 1.1  # where decisions are collected: seats do not decide equally often
WARM_UP = 3  # iterations before a CUDA graph is captured


@dataclass(frozen=True)
class Progress:
    """How a run goes, since the last time it was told."""

    done: float  # share of the run
    seconds: float
    iterations: int
    decisions: int  # since the beginning
    per_second: float
    phase: str
    entropy: float
    error: float  # of values, squared
    unit: float  # of gains
    pull: float  # of the magnet; while imitating the log-probability of what the Novice did
    length: float  # decisions of learners in a game
    # Mean return of learners, by their company and the number of seats; nothing while Novices play in their place.
    results: dict[tuple[str, int], float]


class Trainer:
    """A run, from nothing or from the net `start`. `rival` is a frozen net: the run is a challenger's then, who has one
    seat and the rival the others."""

    def __init__(
        self, entry: Entry, settings: Settings, variant: str = "standard", rival: Net | None = None,
        start: Net | None = None, *, gpu: bool | None = None, threads: int = 1
    ) -> None:  # fmt: skip
        self.entry, self.settings, self.start = entry, settings, start
        on_gpu = torch.cuda.is_available() if gpu is None else gpu
        self.device = torch.device("cuda" if on_gpu else "cpu")
        torch.manual_seed(settings.seed)
        if not on_gpu:
            torch.set_num_threads(threads)  # more than there are cores would wait for each other
        torch.set_float32_matmul_precision("high")
        game: Any = entry.load("gpu" if on_gpu else "compiled", variant)
        sides = load_sides(game, several=settings.sides)
        self.sides: int = sides.SIDES
        self.tables = GameTensors(
            game, load_policy(entry, game), sides, self._seats(variant), self._company(rival),
            entry.encode_options(settings.options), settings.steps, settings.seed, threads, settings.strays,
            settings.care, settings.daring, self._sound(game, sides, threads) if settings.look_ahead else None,
        )  # fmt: skip
        # A challenger begins as good as its rival: where random play never wins it would learn nothing.
        first = copy.deepcopy(start or rival) or Net(game.FEATURES, game.ACTIONS, settings.width, settings.depth)
        self.net = first.to(self.device)
        self.magnet = copy.deepcopy(self.net).requires_grad_(False)
        self.rival = rival.to(self.device).requires_grad_(False) if rival else None
        self.rate = torch.tensor(settings.rate, device=self.device)
        self.learner = Learner(self.net, self.rate)
        self.partners_rate = self.rate.clone()
        self.partner = Learner(copy.deepcopy(self.net), self.partners_rate) if settings.sparring else None
        self.former = 0  # partners that there were before
        self.league = League(self.net, settings.league) if settings.former else None
        self.partners = settings.but(magnet=0.0, lessons=0.0)  # settings: nothing holds him back
        self.entropy_weight = torch.tensor(settings.entropy[0], device=self.device)
        self.partners_entropy_weight = torch.tensor(settings.partners_entropy[0], device=self.device)
        self.lesson_weight = torch.tensor(settings.lessons, device=self.device)
        self.unit = torch.tensor(1.0 if not settings.normalised else FIRST_UNIT, device=self.device)
        self.figures = torch.zeros(3, device=self.device)
        self.ended = torch.zeros(2, self.tables.n, dtype=torch.float64, device=self.device)  # games, results
        self.act, self.act_each, self.improving, self.imitating = act, act_each, improving, imitating
        if on_gpu:
            self.act, self.act_each, self.improving, self.imitating = (
                torch.compile(f, dynamic=False) for f in (act, act_each, improving, imitating)
            )
        self.other = self.partner.net if self.partner else self.rival  # that plays
        self.room = {whose: self._room(whose) for whose in (NET, PARTNER)}
        self.looks_at = self._looks_at()
        self.guests = self.tables["company"] == GUESTS
        self.leagues = slice(settings.with_guests + settings.with_partner, self._alone_from())
        self.iterations = 0
        self.spent = 0.0  # seconds
        self.tables.begin()

    def _sound(self, game: Any, sides: Any, threads: int) -> SoundRows:
        way = self.entry.settings.look_ahead
        if way is None or game.MODE == "gpu":
            raise BadSetup(
                f"Masters of {self.entry.id} do not look ahead"
                if way is None
                else "rivals look ahead on a CPU only: --cpu"
            )
        return SoundRows(game, sides, load_driver(f"{self.entry.package}.{way.driver}", game), way, threads)

    # ------------------------------------------------------------------------------ who plays
    def _seats(self, variant: str) -> list[int]:
        """The number of seats at each table, in the shares wished for."""
        wished = self.settings.seats or dict.fromkeys(self.entry.seats_of(variant), 1.0)
        shares = {seats: share for seats, share in wished.items() if seats in self.entry.seats_of(variant)}
        whole = sum(shares.values())
        if not whole:
            there = ", ".join(str(seats) for seats in self.entry.seats_of(variant))
            raise BadSetup(f"{self.entry.id} is for {there} seats on this board: none of those that are set")
        seats: list[int] = []
        reached = 0.0
        for number, share in shares.items():
            reached += share * self.settings.games / whole
            seats += [number] * (round(reached) - len(seats))
        dice = FastDice(self.settings.seed)  # tables with the same company are neighbours: each kind gets some of all
        for i in range(len(seats) - 1, 0, -1):
            j = dice.roll(i + 1)
            seats[i], seats[j] = seats[j], seats[i]
        return seats

    def _company(self, rival: Net | None) -> list[int]:
        """Who sits with the learner at each table. Tables alike are neighbours: on a GPU neighbouring games wait for
        each other, and the first begin first. Novices think longest."""
        if rival:
            return [RIVALS] * self.settings.games
        settings = self.settings
        return (
            [GUESTS] * settings.with_guests + [SPARRING] * settings.with_partner + [FORMER] * settings.with_former
            + [ITSELF] * (settings.games - self._alone_from())
        )  # fmt: skip

    def _alone_from(self) -> int:
        """The first table at which the net has all seats."""
        return self.settings.with_guests + self.settings.with_partner + self.settings.with_former

    def _room(self, whose: int) -> int:
        """For how many decisions of a window there is room in the minibatches: as many as can be expected to count for
        the net (1) or its partner (2), and some more; what finds none is played, not learnt from."""
        settings = self.settings
        expected = min(settings.games, self._expected(whose) * SPARE_ROOM) * (settings.steps - settings.tail)
        if settings.lessons and whose == NET:
            expected = settings.games * settings.steps
        return padded(ceil(expected / settings.minibatches)) * settings.minibatches

    def _expected(self, whose: int) -> float:
        """At how many tables it is, on average, the turn of the net (1) or its partner (2)."""
        expected = 0.0
        for company, seats in zip(self.tables["company"].tolist(), self.tables["seats"].tolist()):
            if company == ITSELF:
                expected += whose == NET
            elif company in (SPARRING, FORMER) and whose == NET:
                expected += (seats - 1) / seats
            elif company != FORMER and (company == SPARRING) == (whose == PARTNER):
                expected += 1 / seats
        return expected

    def _looks_at(self) -> tuple[int, int]:
        """At how many tables the net decides, and the other one: more than it is ever likely to be the turn of either,
        and together all. A rival's games are counted, so nothing is left to luck there."""
        games = self.settings.games
        if not self.partner:
            return games, games
        net, partner = (
            min(games, padded(ceil(self._expected(whose) * SPARE_ROOM + 4 * games**0.5))) for whose in (NET, PARTNER)
        )
        return max(net, games - partner), partner

    # ------------------------------------------------------------------------------ one iteration
    def play(self, imitate: bool) -> None:
        tables = self.tables
        tables.turn_over()
        with torch.no_grad():
            for t in range(self.settings.steps):
                self._decide(t)
                if imitate:
                    tables["actions"][t].fill_(NOVICE)
                elif self.settings.guests:
                    tables["actions"][t].masked_fill_(self.guests & (tables["learns"][t] == 0), NOVICE)
                tables.step(t, careless=imitate)  # as Novices are
        self.ended[0] += tables["dones"].sum(0)
        self.ended[1] += tables["results"].sum(0)

    def _decide(self, t: int) -> None:
        """Decision t of every game. Where two nets play, each looks at as many tables as it has room for: the net's
        come first, then those of Novices and former partners, then the other one's. Should either have too little room,
        which is rare, the other decides; what is kept is its log-probability, so it can be learnt from as well."""
        seen, masks, learns = (self.tables[name][t] for name in ("observations", "masks", "learns"))
        kept = [self.tables[name][t] for name in DECIDED]
        if not self.other:
            for all_of_them, answers in zip(kept, self.act(self.net, seen, masks, slice(None))):
                all_of_them.copy_(answers)
            return
        theirs = learns == (PARTNER if self.partner else 0)
        order = (2 * theirs.to(torch.uint8) + (learns == 0)).argsort()
        first, last = order[: self.looks_at[0]], order[-self.looks_at[1] :]
        for all_of_them, answers in zip(kept, self.act(self.net, seen, masks, first)):
            all_of_them[first] = answers
        answered = theirs[last]
        answered[self.looks_at[0] - len(order) + len(last) :] = True  # the net has not looked there
        for all_of_them, answers in zip(kept, self.act(self.other, seen, masks, last)):
            all_of_them[last] = torch.where(answered, answers, all_of_them[last])
        if self.league:
            theirs = learns[self.leagues] == 0
            answer = self.act_each(self.league.stack, self.league.depth, seen[self.leagues], masks[self.leagues])
            for all_of_them, answers in zip(kept, answer):
                all_of_them[self.leagues] = torch.where(theirs, answers, all_of_them[self.leagues])

    def learn(self, imitate: bool) -> None:
        settings, tables = self.settings, self.tables
        tables.credit(settings.tail, 1.0 if imitate else settings.decay, settings.scale, settings.rivalry)
        if settings.normalised:
            self._measure()
        window = Part(*(tables[name][: settings.steps].flatten(0, 1) for name in Part._fields))
        mine = self._counting(NET)
        his = self._counting(PARTNER) if self.partner and not imitate else None
        self.figures.zero_()
        for m in range(settings.minibatches):
            if imitate:
                loss, figures = self.imitating(self.net, settings, window, mine[m], self.unit)
            else:
                weights = self.entropy_weight, self.lesson_weight
                loss, figures = self.improving(self.net, self.magnet, settings, window, mine[m], self.unit, *weights)
            self.learner.step(loss)
            self.figures += figures / settings.minibatches
            if self.partner and his:
                weights = self.partners_entropy_weight, self.lesson_weight
                whose = self.partner.net, self.magnet, self.partners
                self.partner.step(self.improving(*whose, window, his[m], self.unit, *weights)[0])
        with torch.no_grad():
            for slow, quick in zip(self.magnet.parameters(), self.net.parameters()):
                slow.lerp_(quick, 1.0 if imitate else settings.follow)
            if self.partner and imitate:
                for his, quick in zip(self.partner.net.parameters(), self.net.parameters()):
                    his.copy_(quick)
            if self.league and imitate:
                self.league.fill(self.net)

    def _counting(self, whose: int) -> list[Chosen]:
        """The decisions that teach the net (1) or its partner (2), as rows of the flattened window, as far as there is
        room; and which of the places are filled. By minibatch: each has some of all."""
        learns, weights = self.tables["learns"][: self.settings.steps].flatten(), self.tables["weights"].flatten()
        counts = (weights > 0) & (learns == whose)
        if self.settings.lessons and whose == NET:
            counts |= learns == 0
        chosen = first_of(counts, self.room[whose])
        rows, filled = (each.view(-1, self.settings.minibatches).t().contiguous() for each in chosen)
        return list(zip(rows, filled))

    def _measure(self) -> None:
        """The unit of gains follows the spread of advantages."""
        advantages, weights = self.tables["advantages"], self.tables["weights"]
        now = ((advantages**2 * weights).sum() / weights.sum().clamp(min=1)).sqrt().clamp(min=LEAST_UNIT)
        self.unit.lerp_(now, UNIT_FOLLOWS)

    def iterate(self, imitate: bool) -> None:
        self.play(imitate)
        self.learn(imitate)

    # ------------------------------------------------------------------------------ the run
    def prepare(self) -> dict[bool, Callable[[], None]]:
        """How an iteration is done: while imitating (True), and after. On a GPU it is compiled and captured first."""
        kinds = [True, False] if self.settings.imitation else [False]
        if self.device.type == "cpu":
            self.play(imitate=kinds[0])  # compiles the rules
            self.tables.credit(self.settings.tail, 1.0, 1.0, 0.0)
            self.ended.zero_()
            return {kind: partial(self.iterate, kind) for kind in kinds}
        ready = {}
        before = {who: who.snapshot() for who in self._learners()}
        magnet, unit = copy.deepcopy(self.magnet.state_dict()), self.unit.clone()
        league = copy.deepcopy(self.league.stack) if self.league else {}
        for kind in kinds:
            side = torch.cuda.Stream()
            side.wait_stream(torch.cuda.current_stream())  # until all that is to be restored is copied
            with torch.cuda.stream(side):
                for _ in range(WARM_UP):
                    self.iterate(kind)
            torch.cuda.synchronize()
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph):
                self.iterate(kind)
            torch.cuda.synchronize()
            ready[kind] = graph.replay
        for who, snapshot in before.items():
            who.forget_since(snapshot)
        self.magnet.load_state_dict(magnet)
        if self.league:
            self.league.restore(league)
        self.unit.copy_(unit)
        self.ended.zero_()
        return ready

    def _learners(self) -> list[Learner]:
        return [self.learner, self.partner] if self.partner else [self.learner]

    def run(
        self, iterate: Mapping[bool, Callable[[], None]], tell: Callable[[Progress], None], every: float = 5.0
    ) -> None:
        """Trains to the end of the run, by what `prepare` gave; tells how it goes every so many seconds, and at the end
        of each part."""
        settings = self.settings
        began = time.monotonic() - self.spent
        mark, mark_iterations = self.spent, self.iterations
        while (done := self._done()) < 1:
            imitate = done < settings.imitation
            left = 1 - done if imitate else (1 - done) / (1 - settings.imitation)
            self._set(left, imitate)
            iterate[imitate]()
            self.iterations += 1
            if self.device.type == "cuda" and self.iterations % 4 == 0:
                torch.cuda.synchronize()  # lest the clock runs ahead
            self.spent = time.monotonic() - began
            turns = imitate and self._done() >= settings.imitation  # told by itself: Novices' games are not the net's
            if self.spent - mark >= every or turns or self._done() >= 1:
                tell(self._progress(imitate, self.spent - mark, self.iterations - mark_iterations))
                mark, mark_iterations = self.spent, self.iterations

    def _done(self) -> float:
        wished = self.settings
        return self.iterations / wished.iterations if wished.iterations else min(1.0, self.spent / wished.seconds)

    def _set(self, left: float, imitate: bool) -> None:
        """What changes in the course of a run, when so much is left of this part of it."""
        self.rate.fill_(self.settings.rate * left)
        self.entropy_weight.fill_(_falling(self.settings.entropy, left))
        self.lesson_weight.fill_(self.settings.lessons * left)
        if not imitate:
            self._set_partner(left)
        for who in self._learners():
            who.follow_rate()

    def _set_partner(self, left: float) -> None:
        """A new one begins when his time has come; each learns fast at first, and less and less."""
        partners = self.settings.partners
        number = min(int((1 - left) * partners), partners - 1)
        if self.partner and number > self.former:
            if self.league:
                self.league.take_in(self.partner.net, self.former)
            self.partner.begin_anew(self.net)
            self.former = number
        of_his = left * partners - (partners - 1 - number)
        self.partners_rate.fill_(self.settings.rate * of_his)
        self.partners_entropy_weight.fill_(_falling(self.settings.partners_entropy, of_his))

    def _progress(self, imitate: bool, seconds: float, iterations: int) -> Progress:
        a_window = self.settings.games * self.settings.steps
        games, results = self.ended.cpu().tolist()
        self.ended.zero_()
        by: dict[tuple[str, int], list[float]] = {}
        names = {ITSELF: "itself", GUESTS: "novices", RIVALS: "rivals", SPARRING: "partner's", FORMER: "former"}
        company, seats = self.tables["company"].tolist(), self.tables["seats"].tolist()
        for column in range(self.tables.n):
            if company[column] != ITSELF and not imitate:
                sums = by.setdefault((names[company[column]], seats[column]), [0.0, 0.0])
                sums[0] += games[column]
                sums[1] += results[column]
        entropy, error, pull = self.figures.tolist()
        return Progress(
            done=self._done(),
            seconds=self.spent,
            iterations=self.iterations,
            decisions=self.iterations * a_window,
            per_second=iterations * a_window / max(seconds, 1e-9),
            phase="imitating" if imitate else "improving",
            entropy=entropy,
            error=error,
            unit=float(self.unit),
            pull=pull,
            length=iterations * a_window / max(1.0, sum(games)),
            results={key: won / ended for key, (ended, won) in sorted(by.items()) if ended},
        )


def _falling(weight: tuple[float, float], left: float) -> float:
    first, last = weight
    return float(first * (last / first) ** (1 - left))
