"""`valise` with the luck taken out of it: every table of a kind is dealt alike, and a bot that is asked the same
answers the same. What a test finds then does not hang on the deal of the day. (The parts of the deal that clients draw
are the same too: `same_nonces` in `tests/conftest.py`.)

TEST_DEAL=7 in the environment deals otherwise, and with TEST_REVEAL=0.2 nobody is awaited for longer than that.
"""

from __future__ import annotations

import os
import sys
import zlib
from typing import Any
from unittest import mock

from valise_games.cli import main
from valise_games.house.archive import signing
from valise_games.house.bots.pool import MoveRequest
from valise_games.house.tables import autoplay, live
from valise_games.play import fairness

REVEAL_TIME = float(os.environ.get("TEST_REVEAL", live.REVEAL_TIME))
SEED = fairness.seed_from(int(os.environ.get("TEST_DEAL", "1")))


def same_request(**asked: Any) -> MoveRequest:
    return MoveRequest(**asked | {"seed": zlib.crc32(repr(asked["known"]).encode())})


if __name__ == "__main__":
    with (
        mock.patch.object(fairness, "new_seed", return_value=SEED),
        mock.patch.object(signing, "new_key", return_value=SEED),
        mock.patch.object(live, "REVEAL_TIME", REVEAL_TIME),
        mock.patch.object(autoplay, "MoveRequest", same_request),
    ):
        sys.exit(main())
