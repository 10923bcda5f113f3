"""What a run leaves: checkpoints to go on from, and at the end a net with its card."""

from __future__ import annotations

import hashlib
import os
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import torch

from valise_games import __version__
from valise_games.bots.net import WrongNet, fingerprint_of, load_net, save
from valise_games.errors import ValiseError
from valise_games.games.entry import Entry
from valise_games.training.learner import is_like
from valise_games.training.net import Net
from valise_games.training.settings import Settings
from valise_games.training.trainer import Trainer

AS_THE_GAME_IS = frozenset({"rules", "fingerprint"})  # in a run; all else is chosen


class CannotGoOn(ValiseError, ValueError):
    """A checkpoint that is not of this run; the message says why."""


def keep_checkpoint(path: Path, trainer: Trainer, variant: str) -> None:
    """Whole or not at all: a run that is killed meanwhile leaves the one before."""
    kept = {
        "run": _run(trainer, variant),
        "learner": trainer.learner.kept(),
        "partner": trainer.partner.kept() if trainer.partner else None,
        "former": trainer.former,
        "league": trainer.league.stack if trainer.league else None,
        "magnet": trainer.magnet.state_dict(),
        "unit": float(trainer.unit),
        "iterations": trainer.iterations,
        "spent": trainer.spent,
    }
    half = path.with_suffix(".half")
    torch.save(kept, half)
    os.replace(half, path)


def go_on_from(path: Path, trainer: Trainer, variant: str) -> None:
    """Sets a new trainer to where a run was. The games begin anew: only what was learnt goes on."""
    try:
        kept = torch.load(path, map_location=trainer.device, weights_only=True)
    except Exception:  # torch raises whatever its unpickler does, and advises to trust the file
        kept = None
    if not isinstance(kept, dict) or not isinstance(kept.get("run"), dict) or "unit" not in kept:
        raise CannotGoOn(f"{path} is not a checkpoint; give another --out, or take it away to begin anew")
    mine = _run(trainer, variant)
    other = [key for key in mine if kept["run"].get(key) != mine[key]]
    if chosen := [key for key in other if key not in AS_THE_GAME_IS]:
        raise CannotGoOn(f"{path} is of a run with another {', '.join(chosen)}; give it the same, or another --out")
    if other:
        raise CannotGoOn(
            f"{path} was learnt when {trainer.entry.id} had other rules, or another layout of observations or actions; "
            "give another --out, or take it away to begin anew"
        )
    if not _fits(kept, trainer):
        raise CannotGoOn(
            f"{path} is damaged: a part is missing, or does not fit; give another --out, or take it away to begin anew"
        )
    trainer.learner.go_on_from(kept["learner"])
    if trainer.partner:
        trainer.partner.go_on_from(kept["partner"])
    trainer.magnet.load_state_dict(kept["magnet"])
    if trainer.league:
        trainer.league.restore(kept["league"])
    trainer.former = kept["former"]
    trainer.unit.fill_(kept["unit"])
    trainer.iterations, trainer.spent = kept["iterations"], kept["spent"]


def keep_net(
    path: Path,
    trainer: Trainer,
    variant: str,
    results: dict[str, float],
    start: dict[str, Any] | None = None,
    against: str = "",
) -> None:
    """The magnet, for NumPy, and its card; `start` is the card of the net that it began with, `against` the digest of
    the rival's."""
    settings = trainer.settings
    arrays = {name: tensor.float().cpu().numpy() for name, tensor in trainer.magnet.state_dict().items()}
    card = {
        "game": trainer.entry.id,
        "variant": variant,
        "rules": trainer.entry.version,
        "fingerprint": fingerprint_of(trainer.entry, variant),
        "version": __version__,
        "date": datetime.now(UTC).date().isoformat(),
        "decisions": trainer.iterations * settings.games * settings.steps,
        "seconds": round(trainer.spent, 1),
        "device": torch.cuda.get_device_name() if trainer.device.type == "cuda" else "CPU",
        "scale": settings.scale,
        "sides": trainer.sides,
        "care": settings.care,
        "daring": settings.daring,
        "settings": asdict(settings),
        "results": results,
        **({"against": against} if against else {}),
        **({"start": start} if start else {}),
    }
    save(path, arrays, card)


def as_kept(path: Path, entry: Entry, variant: str) -> Net:
    """A kept net for the same game, to train against or to go on from."""
    kept = load_net(entry, variant, path)
    net = Net(kept.features, kept.actions, kept.width, kept.depth)
    try:
        net.load_state_dict({name: torch.from_numpy(weights) for name, weights in kept.weights.items()})
    except RuntimeError:  # it can play, but has a layer of another width, or something more
        raise WrongNet(f"{path.name} is not built as the nets that are trained here") from None
    return net


def _run(trainer: Trainer, variant: str) -> dict[str, Any]:
    settings: Settings = trainer.settings
    rival, start = (_digest(net) if net else None for net in (trainer.rival, trainer.start))
    return {
        "game": trainer.entry.id,
        "variant": variant,
        "rules": trainer.entry.version,
        "fingerprint": fingerprint_of(trainer.entry, variant),
        "settings": repr(settings),
        "rival": rival,
        "start": start,
    }


def _fits(kept: dict[str, Any], trainer: Trainer) -> bool:
    """Is all there that such a trainer keeps?"""
    numbers = {"unit": float, "iterations": int, "spent": float, "former": int}
    return (
        all(isinstance(kept.get(name), kind) for name, kind in numbers.items())
        and is_like(kept.get("magnet"), trainer.magnet.state_dict())
        and trainer.learner.fits(kept.get("learner"))
        and (trainer.partner is None or trainer.partner.fits(kept.get("partner")))
        and (trainer.league is None or is_like(kept.get("league"), trainer.league.stack))
    )


def _digest(net: Net) -> str:
    digest = hashlib.sha256()
    for weights in net.state_dict().values():
        digest.update(weights.cpu().numpy().tobytes())
    return digest.hexdigest()
