"""The sounds of the table are those that tools/sounds.py makes, and small."""

from __future__ import annotations

import wave
from array import array

from tools.sounds import PARTS, RATE, SOUNDS, frames

MOST = 100_000  # bytes of all together


def test_the_sounds_of_the_page_are_those_that_are_made() -> None:
    assert {path.stem for path in SOUNDS.iterdir()} == set(PARTS)
    assert sum(path.stat().st_size for path in SOUNDS.iterdir()) < MOST
    for name, parts in PARTS.items():
        with wave.open(str(SOUNDS / f"{name}.wav")) as file:
            assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (RATE, 1, 2)
            kept, made = array("h", file.readframes(file.getnframes())), array("h", frames(parts))
        assert len(kept) == len(made)
        assert max(abs(a - b) for a, b in zip(kept, made, strict=True)) <= 1  # sines may differ in their last digit
