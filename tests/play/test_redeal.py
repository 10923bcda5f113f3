"""A browser deals and plays finished games again, with the rules that were translated for it; here Node does."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.play.matches import play_on
from tools.node import WEB, environment, install
from valise_games import Match, catalogue
from valise_games.games import find
from valise_games.play.redeal import redeal_script
from valise_games.play.stream import KeyedDice
from valise_games.rules.game_in_javascript import game_in_javascript
from valise_games.rules.javascript import NotTranslatable

RECORDS = sorted((Path(__file__).parent.parent / "records").rglob("*.json"))
PROGRAM = """import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
registerHooks({
  resolve: (name, context, next) => {
    try { return next(name, context); } catch { return next(name + ".ts", context); }
  },
});
const { check } = await import(process.cwd() + "/src/review/fairness.ts");
const { Dice, redeal } = await import(process.cwd() + "/src/review/redeal.ts");
const { rolls, scripts, records } = JSON.parse(readFileSync(0, "utf-8"));
const found = [];
for (const [script, record] of records) found.push([check(record), redeal(record, await import(scripts[script]))]);
const key = Uint8Array.from({ length: 32 }, (_, at) => at);
const dice = rolls.map(([step, sides]) => ((one) => sides.map((n) => one.roll(n)))(new Dice(key, step)));
console.log(JSON.stringify({ found, dice }));
"""


def in_a_browser(folder: Path, records: list[dict[str, Any]], rolls: list[Any] | None = None) -> dict[str, Any]:
    """What the page's own code finds of these records, and rolls."""
    install()
    games = {f"{record['game']}-{record['variant']}": (record["game"], record["variant"]) for record in records}
    scripts = {}
    for name, game in games.items():
        file = folder / f"{name}.mjs"
        file.write_text(redeal_script(*game), encoding="utf-8")
        scripts[name] = str(file)
    (folder / "program.mjs").write_text(PROGRAM)
    told = {"rolls": rolls or [], "scripts": scripts, "records": list(zip(map(_name, records), records, strict=True))}
    done = subprocess.run(
        ["node", "--no-warnings", str(folder / "program.mjs")],
        input=json.dumps(told),
        cwd=WEB,
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def _name(record: dict[str, Any]) -> str:
    return f"{record['game']}-{record['variant']}"


def test_the_dice_are_the_same(tmp_path: Path) -> None:
    sides = [6, 2**32, 1, 3 * 2**30, *range(1, 60)]
    steps = [0, 1, 2**31]
    dice = [KeyedDice(bytes(range(32)), step) for step in steps]
    rolled = in_a_browser(tmp_path, [], [[step, sides] for step in steps])["dice"]
    assert rolled == [[one.roll(n) for n in sides] for one in dice]


def test_every_record_is_dealt_and_played_again(tmp_path: Path) -> None:
    records = [json.loads(file.read_text()) for file in RECORDS]
    found = in_a_browser(tmp_path, records)["found"]
    assert {file.stem: one for file, one in zip(RECORDS, found, strict=True) if one != [True, True]} == {}


def test_games_of_today_are_too_whole_or_closed_early(tmp_path: Path) -> None:
    records = []
    for game in catalogue:
        for seed in range(3):
            seats = find(game).seats_of("small")[-1]
            match = Match.new(game, seats, seed=seed, variant="small", nonces=[f"nonce {s}" for s in range(seats)])
            play_on(match, 40 if seed == 2 else 10**6, Random(seed))
            if not match.over:
                match.close("aborted")
            records.append(json.loads(json.dumps(match.record())))
    assert in_a_browser(tmp_path, records)["found"] == [[True, True]] * len(records)


def test_another_deal_than_the_one_that_was_played_is_noticed(tmp_path: Path) -> None:
    records = []
    for file in RECORDS:
        record = json.loads(file.read_text())
        records += [{**record, "seed": "00" * 32}, {**record, "nonces": ["other"] * record["seats"]}]
    for record, (checked, redealt) in zip(records, in_a_browser(tmp_path, records)["found"], strict=True):
        assert checked is not True
        # In the Solomon games nothing is dealt but who begins: another seed may give the same.
        assert redealt is not True or record["game"] in ("agent", "casablanca")


def test_an_event_or_outcome_that_was_changed_is_noticed(tmp_path: Path) -> None:
    record = json.loads(RECORDS[0].read_text())
    event, outcome, step = (json.loads(json.dumps(record)) for _ in range(3))
    event["entries"][4]["events"][0]["seat"] = 7
    outcome["outcome"]["winners"] = [7]
    step["entries"][2]["steps"].pop()
    found = [redealt for _, redealt in in_a_browser(tmp_path, [event, outcome, step])["found"]]
    assert found == [5, len(record["entries"]) + 1, 3]


def test_what_is_not_translated_is_refused_with_its_line() -> None:
    class Game:
        State = find("agent").load().State
        new_game = staticmethod(_asks_for_more)

    with pytest.raises(NotTranslatable, match=r"test_redeal.py:\d+: with statements"):
        game_in_javascript(Game)


def _asks_for_more(s: Any) -> None:
    with s:
        pass
