"""The example is short, and it plays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.house.houses import QUICK, RunningHouse
from tests.waiting import PATIENCE
from valise_games.games import catalogue

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_bot_is_under_forty_lines() -> None:
    assert len(BOT.read_text().splitlines()) < 40


def test_it_joins_a_table_by_its_code_and_plays_to_the_end(house: RunningHouse) -> None:
    with house.visitor("Host") as host:
        table = host.open("casablanca", 2, bots={1: "novice"}, clock=QUICK, variant="small", options={"round_cap": 5})
        bot = subprocess.Popen([sys.executable, BOT, house.url, "--table", table.id], stdout=subprocess.PIPE, text=True)
        with bot:
            while table.info["seats"][0]["person"] is None:
                assert table.client.wait(PATIENCE)
            table.start()
            response, _ = bot.communicate(timeout=2 * PATIENCE)
        assert bot.returncode == 0
        table.look()
        assert table.over
        assert table.info["outcome"]["reason"] in catalogue["casablanca"].reasons
        assert table.info["outcome"]["reason"] in response


def test_it_opens_a_table_of_its_own(house: RunningHouse) -> None:
    done = subprocess.run(
        [sys.executable, BOT, house.url, "--open", "casanova"],
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "reason" in done.stdout
