"""`valise train GAME`: trains a Master, or a challenger who learns to beat one."""

from __future__ import annotations

import argparse
import ast
import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from valise_games.errors import ValiseError
from valise_games.games.entry import Entry
from valise_games.training.settings import TOY, Settings, master_settings

ABOUT = """\
Learns a game by playing against itself: the net that comes out is a Master. On a machine with an NVIDIA GPU the whole
run stays there; on a CPU it is a toy. A run that was stopped goes on where it was when it is given again; the net of
one that came to its end is not written over.
"""
EXAMPLES = """\
examples:
  valise train randolph --variant small --seconds 60
  valise train casablanca --set guests=0.5 --set rate=0.0003 --out runs/casablanca
  valise train agent --start src/valise_games/games/solomon/weights/agent-standard.npz --set sparring=4
  valise train agent --against src/valise_games/games/solomon/weights/agent-standard.npz --out runs/challenger
  valise train agent --seeds 1,2,3 --ray 10.0.0.1:6379 --out runs/agent
"""
MOST_THREADS = 1024


class BadRun(ValiseError, ValueError):
    """What the person should hear in one sentence."""


def add_parser(commands: argparse._SubParsersAction[Any]) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(
        "train", help="train a Master by self-play", description=ABOUT, epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("game", metavar="GAME", help="see valise games")
    parser.add_argument("--variant", default="standard", metavar="NAME", help="standard, or small to try it out")
    parser.add_argument("--seconds", type=float, metavar="S", help="how long to train (100; 20 on a CPU)")
    parser.add_argument("--iterations", type=int, metavar="N", help="how long, counted in windows of play")
    parser.add_argument("--seed", type=int, metavar="N", help="learn from other games (1)")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="on this Ray cluster, host:port, or local: see docs/clusters.md"
    )
    parser.add_argument("--seeds", metavar="NUMBERS", help="with --ray: a run with each, side by side, as 1,2,3")
    parser.add_argument("--cpu", action="store_true", help="on the CPU, even where there is a GPU")
    parser.add_argument("--threads", type=int, default=1, metavar="N", help="that play, on a CPU (1)")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="another setting of the run")
    parser.add_argument("--start", type=Path, metavar="NET", help="begin with what this net knows")
    parser.add_argument("--against", type=Path, metavar="NET", help="train a challenger against this net, frozen")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where the run is kept (runs/GAME-VARIANT)")
    return parser


def settings_of(entry: Entry, chosen: argparse.Namespace, on_gpu: bool) -> Settings:
    settings = master_settings(entry)
    changes: dict[str, Any] = {} if on_gpu else dict(TOY)
    for name in ("seconds", "iterations", "seed"):
        if getattr(chosen, name) is not None:
            changes[name] = getattr(chosen, name)
    if chosen.start:
        changes |= {"imitation": 0.0}
    if chosen.against:
        changes |= {"imitation": 0.0, "guests": 0.0, "sparring": 0, "partners": 1, "former": 0}
        changes |= {"magnet": 0.0, "lessons": 0.0}
    for wish in chosen.set:
        name, _, value = (part.strip() for part in wish.partition("="))
        try:
            changes[name] = ast.literal_eval(value)
        except (ValueError, SyntaxError):
            raise BadRun(f"--set takes NAME=VALUE with a number, not {wish[:80]!r}") from None
    try:
        settings = settings.but(**changes)
    except ValueError as error:
        raise BadRun(str(error)) from None
    if chosen.against and (settings.guests or settings.sparring):
        raise BadRun("a challenger has no guests and no partner: its rival has all other seats")
    if settings.look_ahead and not chosen.against:
        raise BadRun("it is a challenger's rival that looks ahead: give --against NET")
    return settings


def train(chosen: argparse.Namespace, find: Callable[[str], Entry]) -> int:
    """Runs the command; `find` gives the entry of a game."""
    entry = find(chosen.game)
    entry.check_variant(chosen.variant)
    if chosen.seeds is not None and chosen.ray is None:
        raise BadRun("several seeds are for a cluster: --ray HOST:PORT, or --ray local")
    if not 1 <= chosen.threads <= MOST_THREADS:
        raise BadRun(f"--threads is at least 1 and at most {MOST_THREADS}, not {chosen.threads}")
    if chosen.ray is not None:
        from valise_games.training.ray_runs import train_on_ray

        return train_on_ray(chosen)
    try:
        import torch
    except ImportError:
        raise BadRun("training needs PyTorch: pip install 'valise-games[train]', or make torch") from None
    from valise_games.bots.net import digest_of, read
    from valise_games.training import checkpoints
    from valise_games.training.metrics import Metrics
    from valise_games.training.trainer import Progress, Trainer

    on_gpu = torch.cuda.is_available() and not chosen.cpu
    settings = settings_of(entry, chosen, on_gpu)
    folder: Path = chosen.out or Path("runs") / f"{entry.id}-{chosen.variant}"
    net, checkpoint = folder / "net.npz", folder / "checkpoint.pt"
    for path in (chosen.against, chosen.start):
        if path and path.resolve() == net.resolve():
            raise BadRun(f"{path} is where this run would keep its own net; give another --out")
    rival, start = (
        checkpoints.as_kept(path, entry, chosen.variant) if path else None for path in (chosen.against, chosen.start)
    )
    if rival:  # the rival takes the care that it always takes; and a net that has learnt from one side knows no other
        against = read(chosen.against)
        care = 0 if settings.look_ahead else against.care  # as a Master: care is for where nothing better is known
        settings = settings.but(sides=against.sides > 1, care=care, daring=against.daring)
    if first := start or rival:
        settings = settings.but(width=first.width, depth=len(first.body))  # it begins as a copy
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRun(f"{folder} cannot be made: {error.strerror}") from None
    if net.exists() and not checkpoint.exists():  # of a run that came to its end; one that was stopped has both
        raise BadRun(f"{folder} has a net already: give another --out, or take it away")
    print(f"{entry.name}, {chosen.variant}: {_in_words(settings)}", flush=True)
    begun_with = read(chosen.start).card if chosen.start else None
    rivals = digest_of(chosen.against) if chosen.against else ""
    began = time.monotonic()
    try:
        trainer = Trainer(entry, settings, chosen.variant, rival, start, gpu=on_gpu, threads=chosen.threads)
    except (RuntimeError, MemoryError, OverflowError) as error:  # PyTorch, and Python, of what they cannot hold
        why = str(error).partition("\n")[0] or "no memory"
        raise BadRun(f"this run cannot begin: it seems to be too large for this machine ({why})") from None
    if checkpoint.exists():
        try:
            checkpoints.go_on_from(checkpoint, trainer, chosen.variant)
        except checkpoints.CannotGoOn as error:
            raise BadRun(str(error)) from None
        print(f"going on at {trainer.spent:.0f} s", flush=True)
    results: dict[str, float] = {}
    metrics = Metrics(folder, trainer.iterations)

    def tell(progress: Progress) -> None:
        results.clear()
        results.update({f"{who} {seats}": round(share, 4) for (who, seats), share in progress.results.items()})
        print(line(progress), flush=True)
        metrics.note(progress)
        checkpoints.keep_checkpoint(checkpoint, trainer, chosen.variant)
        checkpoints.keep_net(net, trainer, chosen.variant, results, begun_with, rivals)

    ready = trainer.prepare()  # what is learnt in it is forgotten: stopped here, the checkpoint stays as it is
    print(f"prepared in {time.monotonic() - began:.1f} s", flush=True)
    try:
        trainer.run(ready, tell, every=5.0 if on_gpu else 2.0)
    except KeyboardInterrupt:
        checkpoints.keep_checkpoint(checkpoint, trainer, chosen.variant)
        print(f"\nstopped; the same command goes on from {checkpoint}", file=sys.stderr)
        return 130
    finally:
        metrics.close()
    checkpoint.unlink(missing_ok=True)
    print(f"{net} and its card net.json are written", flush=True)
    return 0


def line(progress: Any) -> str:
    bar = "█" * round(20 * progress.done)
    shares = "  ".join(f"{who} {seats}: {share:.3f}" for (who, seats), share in progress.results.items())
    return (
        f"{bar:·<20} {progress.seconds:5.0f} s  {progress.phase}  {progress.decisions / 1e6:.1f} M decisions, "
        f"{progress.per_second / 1e6:.3f} M/s  entropy {progress.entropy:.3f}  error {progress.error:.4f}  "
        f"unit {progress.unit:.3f}  pull {progress.pull:.4f}  length {progress.length:.0f}  {shares}"
    )


def _in_words(settings: Settings) -> str:
    return ", ".join(f"{name} {value}" for name, value in asdict(settings).items())
