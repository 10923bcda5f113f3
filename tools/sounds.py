"""Writes the sounds of the table, each made of a few tones and some noise.

python -m tools.sounds           # web/src/sounds/*.wav
"""

from __future__ import annotations

import math
import struct
import wave
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SOUNDS = Path(__file__).parent.parent / "web" / "src" / "sounds"
RATE = 11025  # samples a second: enough for wood, paper and a few notes
LOUDEST = 0.7


class Tone(NamedTuple):
    """A sine that slides from one pitch to another and dies away. Times in seconds, pitches in hertz."""

    start: float
    length: float
    first: float
    last: float
    level: float = 1.0


class Noise(NamedTuple):
    """A rustle that dies away; the higher `dull`, the deeper it is."""

    start: float
    length: float
    dull: float
    level: float = 1.0


Part = Tone | Noise
KNOCK = (Tone(0, 0.12, 320, 140), Noise(0, 0.02, 0.5, 0.3))


def later(parts: tuple[Part, ...], seconds: float) -> tuple[Part, ...]:
    return tuple(part._replace(start=part.start + seconds) for part in parts)


def note(start: float, pitch: float, length: float = 0.5) -> tuple[Part, ...]:
    """As a plucked string: the pitch with two of its overtones."""
    return (
        Tone(start, length, pitch, pitch),
        Tone(start, length * 0.6, 2 * pitch, 2 * pitch, 0.35),
        Tone(start, length * 0.4, 3 * pitch, 3 * pitch, 0.15),
    )


PARTS: dict[str, tuple[Part, ...]] = {
    "move": (Tone(0, 0.09, 260, 170, 0.6), Noise(0, 0.03, 0.7, 0.4)),
    "seal": (Noise(0, 0.03, 0.2, 0.9), Noise(0.045, 0.16, 0.75, 0.5), Tone(0, 0.05, 900, 300, 0.25)),
    "bid": (Tone(0, 0.2, 1180, 1180, 0.5), Tone(0.01, 0.16, 1790, 1790, 0.3), Noise(0, 0.01, 0.1, 0.3)),
    "call": (*KNOCK, *later(KNOCK, 0.14)),
    "caught": (Tone(0, 0.3, 150, 55, 1.2), Noise(0, 0.09, 0.6, 0.9), *note(0.16, 196, 0.4), *note(0.16, 207.65, 0.4)),
    "win": (*note(0, 392), *note(0.13, 493.88), *note(0.26, 587.33), *note(0.39, 783.99, 0.8)),
    "lose": (*note(0, 293.66), *note(0.18, 261.63), *note(0.36, 196, 0.9)),
}


def main() -> None:
    SOUNDS.mkdir(exist_ok=True)
    for name, parts in PARTS.items():
        path = SOUNDS / f"{name}.wav"
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(frames(parts))
        print(f"{path.relative_to(SOUNDS.parents[2])}: {path.stat().st_size / 1000:.1f} kB")


def frames(parts: tuple[Part, ...]) -> bytes:
    """The parts together, as loud as all others, in 16 bits."""
    length = max(part.start + part.length for part in parts)
    mixed = [0.0] * (int(length * RATE) + 1)
    for part in parts:
        for at, value in enumerate(_noise(part) if isinstance(part, Noise) else _tone(part), int(part.start * RATE)):
            mixed[at] += value
    peak = max(map(abs, mixed))
    return b"".join(struct.pack("<h", round(32767 * LOUDEST * value / peak)) for value in mixed)


def _tone(tone: Tone) -> Iterator[float]:
    count, turn = int(tone.length * RATE), 0.0
    for at in range(count):
        gone = at / count
        turn += 2 * math.pi * tone.first * (tone.last / tone.first) ** gone / RATE
        yield tone.level * math.sin(turn) * _dies(gone)


def _noise(noise: Noise) -> Iterator[float]:
    """From a generator of its own, so that the files are always the same."""
    count, word, held = int(noise.length * RATE), 1, 0.0
    for at in range(count):
        word = (1103515245 * word + 12345) % 2**31
        held = noise.dull * held + (1 - noise.dull) * (word / 2**30 - 1)
        yield noise.level * held * _dies(at / count)


def _dies(gone: float) -> float:
    return math.exp(-5 * gone) * min(1.0, 12 * (1 - gone))


if __name__ == "__main__":
    main()
