"""Runs of the trainer side by side on a Ray cluster: `valise train GAME --seeds 1,2,3 --ray ADDRESS`, and with
`--against NET,NET` a challenger of each net with each seed.

A run takes a GPU where the cluster has any, else a core for each of its threads, and waits for one. What it leaves,
checkpoint, net and metrics, comes back to whoever asked whenever it changes, and is kept there as a run of this machine
would keep it, in a folder for each. So a run whose node is lost goes on elsewhere from its last checkpoint, and the
same command goes on with all that are not at their end.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from valise_games.errors import ValiseError
from valise_games.games import find
from valise_games.ray_cluster import connected

CHECKPOINT, NET, CARD, METRICS = "checkpoint.pt", "net.npz", "net.json", "metrics.jsonl"
LEFT = (METRICS, CHECKPOINT, NET, CARD)  # by a run, in its folder
NETS = ("start", "against")  # options that name a net, which goes along to the node
LOOK = 1.0  # seconds between looks at what a run has left
TRIES = 5  # for a run whose node is lost each time
MOST_RUNS = 1000


class BadRuns(ValiseError, ValueError):
    """What the person should hear in one sentence."""


class News(NamedTuple):
    """Of a run on its node: what it said, what it left anew, and at its end why it failed, or nothing."""

    said: list[str]
    left: dict[str, bytes]
    ended: bool = False
    trouble: str = ""


@dataclass
class Run:
    name: str  # and of its folder
    folder: Path
    arguments: list[str]  # of `valise train`, but for its folder
    nets: dict[str, bytes]  # files that the arguments name
    tries: int = 0
    news: Any = field(default=None, repr=False)  # Ray's generator, while it runs

    @property
    def is_over(self) -> bool:
        return (self.folder / NET).exists() and not (self.folder / CHECKPOINT).exists()


def train_on_ray(chosen: argparse.Namespace) -> int:
    """Runs the command. Raises BadRuns and NoCluster."""
    runs = planned(chosen)
    left = [run for run in runs if not run.is_over]
    for run in runs:
        if run.is_over:
            print(f"{run.name}: was at its end before, in {run.folder}", flush=True)
    if not left:
        return 0
    with connected(chosen.ray, chosen.threads) as ray:
        on_gpu = ray.cluster_resources().get("GPU", 0) >= 1 and not chosen.cpu
        needs: dict[str, Any] = {"num_gpus": 1, "num_cpus": 1} if on_gpu else {"num_cpus": chosen.threads}
        task = ray.remote(max_retries=0, num_returns="streaming", **needs)(train_there)
        try:
            failed = _follow(ray, task, left)
        except KeyboardInterrupt:
            print(f"\nstopped; the same command goes on from what is in {runs[0].folder.parent}", file=sys.stderr)
            return 130
    if failed:
        raise BadRuns("; ".join(f"{name}: {why}" for name, why in failed.items()))
    return 0


def planned(chosen: argparse.Namespace) -> list[Run]:
    """All runs that the command asks for. Raises BadRuns."""
    find(chosen.game).check_variant(chosen.variant)
    if chosen.seeds is not None and chosen.seed is not None:
        raise BadRuns("either --seed or --seeds")
    seeds = _read_seeds(chosen.seeds) if chosen.seeds is not None else [chosen.seed or 1]
    rivals: list[Path | None] = [Path(name) for name in str(chosen.against).split(",")] if chosen.against else [None]
    if len(seeds) * len(rivals) > MOST_RUNS:
        raise BadRuns(f"these are {len(seeds) * len(rivals):,} runs; at most {MOST_RUNS:,} at a time")
    folder: Path = chosen.out or Path("runs") / f"{chosen.game}-{chosen.variant}"
    shared = [chosen.game, "--variant", chosen.variant, "--threads", str(chosen.threads)]
    shared += [word for wish in chosen.set for word in ("--set", wish)] + ["--cpu"] * chosen.cpu
    for name in ("seconds", "iterations"):
        if getattr(chosen, name) is not None:
            shared += [f"--{name}", str(getattr(chosen, name))]
    runs = []
    for rival in rivals:
        nets = {name: path for name, path in zip(NETS, (chosen.start, rival)) if path is not None}
        along = {file: body for name, path in nets.items() for file, body in _files(name, path).items()}
        named = [word for name in nets for word in (f"--{name}", f"{name}.npz")]
        for seed in seeds:
            # Nets of two runs may have one name, so the folder counts them.
            name_of_run = (
                f"seed-{seed}" if rival is None else f"against-{rivals.index(rival) + 1}-{rival.stem}-seed-{seed}"
            )
            runs.append(Run(name_of_run, folder / name_of_run, [*shared, "--seed", str(seed), *named], along))
    return runs


def _read_seeds(text: str) -> list[int]:
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isascii() and part.isdigit() and len(part) < 10 for part in parts) or len(set(parts)) < len(parts):
        raise BadRuns(f"--seeds are different whole numbers with commas, as 1,2,3, not {text[:80]!r}")
    return [int(part) for part in parts]


def _files(name: str, net: Path) -> dict[str, bytes]:
    """A net and its card, under the name of the option."""
    try:
        found = {f"{name}.npz": net.read_bytes()}
        if (card := net.with_suffix(".json")).exists():
            found[f"{name}.json"] = card.read_bytes()
        return found
    except OSError as error:
        raise BadRuns(f"{net} cannot be read: {error.strerror}") from None


# ---------------------------------------------------------------------------------- here
def _follow(ray: Any, task: Any, runs: list[Run]) -> dict[str, str]:
    """Keeps what the runs leave until all have ended; why those that failed did."""
    failed: dict[str, str] = {}
    for run in runs:
        _begin(task, run)
    at_work = list(runs)
    while at_work:
        ready, _ = ray.wait([run.news for run in at_work], num_returns=1)
        (run,) = (each for each in at_work if each.news in ready)
        try:
            news: News = ray.get(next(run.news))
        except ray.exceptions.RayTaskError as error:
            news = News([], {}, ended=True, trouble=f"{type(error.cause).__name__}: {error.cause}")
        except (ray.exceptions.RayError, StopIteration) as error:
            run.tries += 1
            if run.tries < TRIES:
                print(f"{run.name}: its node was lost; it goes on elsewhere", flush=True)
                _begin(task, run)
                continue
            news = News([], {}, ended=True, trouble=f"its node was lost {TRIES} times ({type(error).__name__})")
        _keep(run, news)
        if news.ended:
            at_work.remove(run)
            if news.trouble:
                failed[run.name] = news.trouble
    return failed


def _begin(task: Any, run: Run) -> None:
    left = {name: (run.folder / name).read_bytes() for name in LEFT if (run.folder / name).exists()}
    run.news = task.remote(run.arguments, run.nets, left)


def _keep(run: Run, news: News) -> None:
    for line in news.said:
        print(f"{run.name}: {line}", flush=True)
    if news.left:
        run.folder.mkdir(parents=True, exist_ok=True)
    for name, body in news.left.items():
        half = run.folder / f"{name}.half"
        half.write_bytes(body)
        half.replace(run.folder / name)
    if news.ended and not news.trouble:
        (run.folder / CHECKPOINT).unlink(missing_ok=True)
        print(f"{run.name}: is at its end, in {run.folder}", flush=True)


# ---------------------------------------------------------------------------------- on a node
def train_there(arguments: list[str], nets: dict[str, bytes], left: dict[str, bytes]) -> Iterator[News]:
    """In a worker of the cluster: the run, and what it leaves, as it comes."""
    from valise_games.training.command import add_parser, train

    folder = Path(tempfile.mkdtemp(prefix="valise-train-"))
    try:
        run = folder / "run"
        run.mkdir()
        for place, files in ((folder, nets), (run, left)):
            for name, body in files.items():
                (place / name).write_bytes(body)
        there = [str(folder / word) if word in nets else word for word in arguments]
        chosen = add_parser(argparse.ArgumentParser().add_subparsers()).parse_args([*there, "--out", str(run)])
        seen = {name: _stamp(run / name) for name in left}
        said = io.StringIO()
        sent: list[str] = []
        trouble: list[str] = []
        working = threading.Thread(target=_work, args=(train, chosen, said, trouble), daemon=True)
        working.start()
        while working.is_alive():
            working.join(LOOK)
            news = _news(run, seen, said, sent)
            if news.said or news.left:
                yield news
        last = _news(run, seen, said, sent)
        yield News(last.said, last.left, ended=True, trouble=trouble[0] if trouble else "")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _work(train: Callable[..., int], chosen: argparse.Namespace, said: io.StringIO, trouble: list[str]) -> None:
    try:
        with contextlib.redirect_stdout(said):
            train(chosen, find)
    except ValiseError as error:
        trouble.append(str(error))
    except BaseException as error:  # it is told over there
        trouble.append(f"{type(error).__name__}: {error}")


def _news(run: Path, seen: dict[str, float], said: io.StringIO, sent: list[str]) -> News:
    """What is new since the last time."""
    lines = said.getvalue().split("\n")[:-1]
    fresh = lines[len(sent) :]
    sent += fresh
    left = {}
    for name in LEFT:
        stamp = _stamp(run / name)
        if stamp and stamp != seen.get(name):
            with contextlib.suppress(OSError):
                left[name] = (run / name).read_bytes()
                seen[name] = stamp
    return News([line.replace(f"{run}/", "") for line in fresh], left)  # the folder of the node is thrown away


def _stamp(file: Path) -> float:
    try:
        return file.stat().st_mtime_ns
    except OSError:
        return 0
