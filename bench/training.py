"""Where the time of one iteration of the trainer goes, part by part.

$ python -m bench.training agent --start src/valise_games/games/solomon/weights/agent-standard.npz \\
      --set 'seats={2: 1}' --also 'guests=0.0;sparring=0' --kernels 25

The parts are timed one after the other, outside of the CUDA graph that a run replays; the time of a replay, printed
below them, is what a run takes. `--kernels` lists what the replay spends most on, by PyTorch's profiler.
"""

from __future__ import annotations

import argparse
import gc
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import torch

from bench import yardsticks
from valise_games.games import find
from valise_games.training import checkpoints
from valise_games.training.command import add_parser, settings_of
from valise_games.training.trainer import Trainer

REST, RULES = "the rest", "window: rules, observations, masks"
WARM_UP = 2
SPREAD = 25  # iterations, after which games are at all their stages and not only beginning


class Stopwatch:
    """The time between two marks belongs to the innermost part that is open."""

    def __init__(self, on_gpu: bool) -> None:
        self.on_gpu = on_gpu
        self.open = [REST]
        self.marks: list[tuple[str, Any]] = []

    def mark(self) -> None:
        now: Any = time.perf_counter()
        if self.on_gpu:
            now = torch.cuda.Event(enable_timing=True)
            now.record()
        self.marks.append((self.open[-1], now))

    def timed(self, part: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def wrapped(*arguments: Any, **named: Any) -> Any:
            self.mark()
            self.open.append(part)
            result = function(*arguments, **named)
            self.mark()
            self.open.pop()
            return result

        return wrapped

    def spent(self) -> dict[str, float]:
        """Milliseconds by part; begins anew."""
        if self.on_gpu:
            torch.cuda.synchronize()
        spent: dict[str, float] = defaultdict(float)
        for (_, before), (part, after) in zip(self.marks, self.marks[1:]):
            spent[part] += before.elapsed_time(after) if self.on_gpu else 1000 * (after - before)
        self.marks.clear()
        return spent


def watch(trainer: Trainer) -> Stopwatch:
    """Puts one on all that an iteration calls."""
    stopwatch = Stopwatch(trainer.device.type == "cuda")
    everything: Any = trainer
    for part, owner, name in (
        ("window: clear", everything.tables, "turn_over"),
        ("window: nets act", everything, "act"),
        (RULES, everything.tables, "step"),
        ("learn: credit", everything.tables, "credit"),
        ("learn: choose rows", everything, "_counting"),
        ("learn: losses, forward", everything, "improving"),
        ("learn: losses, backward", everything.learner, "step"),
        ("learn: optimiser", everything.learner.adam, "step"),
        *(
            [
                ("partner: losses, backward", everything.partner, "step"),
                ("partner: optimiser", everything.partner.adam, "step"),
            ]
            if everything.partner
            else []
        ),
    ):
        setattr(owner, name, stopwatch.timed(part, getattr(owner, name)))
    return stopwatch


def profile(trainer: Trainer, stopwatch: Stopwatch, iterations: int) -> dict[str, float]:
    """Milliseconds of an iteration by part, which the stopwatch has been put on: the mean of so many."""
    for number in range(WARM_UP + iterations):
        if number == WARM_UP:
            stopwatch.spent()
        stopwatch.mark()
        trainer.iterate(imitate=False)
        stopwatch.mark()
    spent = stopwatch.spent()
    return {part: milliseconds / iterations for part, milliseconds in spent.items()}


def replayed(iterate: Callable[[], None], iterations: int) -> float:
    """Milliseconds of an iteration as a run does it."""
    for _ in range(WARM_UP):
        iterate()
    _finish()
    began = time.perf_counter()
    for _ in range(iterations):
        iterate()
    _finish()
    return 1000 * (time.perf_counter() - began) / max(iterations, 1)


def kernels(iterate: Callable[[], None], many: int) -> str:
    """What a replay spends most on."""
    from torch.profiler import ProfilerActivity

    with torch.profiler.profile(activities=[ProfilerActivity.CUDA]) as seen:
        iterate()
        _finish()
    return str(seen.key_averages().table(sort_by="self_device_time_total", row_limit=many, max_name_column_width=70))


def _finish() -> None:
    if torch.cuda.is_available():
        torch.cuda.synchronize()


def main() -> None:
    parser = add_parser(argparse.ArgumentParser().add_subparsers())
    parser.description, parser.epilog, parser.prog = __doc__, None, "python -m bench.training"
    parser.add_argument("--also", action="append", default=[], metavar="NAME=VALUE;…", help="then with these changed")
    parser.add_argument("--kernels", type=int, default=0, metavar="N", help="list so many of them")
    parser.add_argument(
        "--blocks", type=int, nargs="*", default=[], metavar="N", help="then the rules with so many games in a block"
    )
    parser.add_argument("--times", type=int, default=5, metavar="N", help="iterations that are measured (5)")
    chosen = parser.parse_args()
    on_gpu = torch.cuda.is_available() and not chosen.cpu
    entry = yardsticks.catalogue[chosen.game] if chosen.game in yardsticks.catalogue else find(chosen.game)
    wished = list(chosen.set)
    for changes in ["", *chosen.also]:
        chosen.set = [*wished, *filter(None, changes.split(";"))]
        # Only one part of a run is measured: the one that takes most of it.
        settings = settings_of(entry, chosen, on_gpu).but(imitation=0.0)
        start = checkpoints.as_kept(chosen.start, entry, chosen.variant) if chosen.start else None
        trainer = Trainer(entry, settings, chosen.variant, start=start, gpu=on_gpu, threads=chosen.threads)
        report(trainer, changes or "as it is", chosen.times, chosen.kernels, chosen.blocks if on_gpu else [])
        del trainer
        gc.collect()
        torch._dynamo.reset()  # or it would give up compiling, for nets that come and go
        if on_gpu:
            torch.cuda.empty_cache()


def report(trainer: Trainer, title: str, times: int, most_kernels: int, blocks: list[int]) -> None:
    settings, game = trainer.settings, trainer.tables.game
    on_gpu = trainer.device.type == "cuda"
    a_window = settings.games * settings.steps
    began = time.monotonic()
    whole = trainer.prepare()[False]
    print(f"\n{trainer.entry.name}, {title}: {game.FEATURES} features, {game.ACTIONS} actions, {a_window:,} decisions "
          f"an iteration in {settings.minibatches} minibatches; prepared in {time.monotonic() - began:.0f} s",
          flush=True)  # fmt: skip
    replayed(whole, SPREAD if on_gpu else 0)
    took = replayed(whole, times)
    listed = kernels(whole, most_kernels) if most_kernels and on_gpu else ""
    learnt = float((trainer.tables["weights"] > 0).float().mean())
    stopwatch = watch(trainer)
    spent = profile(trainer, stopwatch, times)
    total = sum(spent.values())
    for part, milliseconds in sorted(spent.items(), key=lambda each: -each[1]):
        print(f"  {part:36} {milliseconds:9.2f} ms {100 * milliseconds / total:6.1f} %")
    print(f"  {'all parts':36} {total:9.2f} ms")
    print(f"  {'an iteration of a run':36} {took:9.2f} ms: {a_window / took / 1000:.2f} M decisions/s, "
          f"{100 * learnt:.0f} % of them learnt from", flush=True)  # fmt: skip
    for threads in blocks:
        hands: Any = trainer.tables._hands
        usual, hands.driver.THREADS = hands.driver.THREADS, threads
        rules = profile(trainer, stopwatch, times)[RULES]
        hands.driver.THREADS = usual
        print(f"  {f'rules, {threads} games in a block':36} {rules:9.2f} ms", flush=True)
    if listed:
        print(listed, flush=True)


if __name__ == "__main__":
    main()
