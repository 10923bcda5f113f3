"""How the page does: Lighthouse on the hall and on a table under way, how fast a table answers a click and how smoothly
pieces move, and the JavaScript of a first load.

make bench-page
"""

from __future__ import annotations

import gzip
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.visits import Hall  # noqa: E402
from tests.house.houses import RunningHouse, open_house  # noqa: E402
from tools.browser import find  # noqa: E402
from tools.node import environment, npm  # noqa: E402

PAGE = ROOT / "src" / "valise_games" / "house" / "page"
HERE = Path(__file__).parent
MOVES = 12
TOO_LONG = 120  # seconds for one visit of Lighthouse
# Clicks the first move of the list; gives the milliseconds until the strip tells of it, and the frames of a second.
CLICK = """() => new Promise((done) => {
  document.querySelectorAll('.act details').forEach((one) => (one.open = true));
  const button = document.querySelector('.act .titled button:not(:disabled)');
  const started = performance.now();
  let answered = 0;
  let frames = 0;
  new MutationObserver(() => (answered ||= performance.now() - started)).observe(
    document.querySelector('.act .lead'), { subtree: true, childList: true, characterData: true });
  const frame = () => {
    frames++;
    if (performance.now() - started < 1000) requestAnimationFrame(frame);
    else done([answered, frames]);
  };
  requestAnimationFrame(frame);
  button.click();
})"""
LIGHTHOUSE = HERE / "node_modules" / "lighthouse" / "cli" / "index.js"


def main() -> None:
    program = find()
    if program is None:
        raise SystemExit("There is no chromium here. On Debian: apt-get install chromium")
    if not LIGHTHOUSE.exists():
        print("Installing Lighthouse", flush=True)
        subprocess.run([*npm(), "install", "--silent"], check=True, cwd=HERE, env=environment())
    with tempfile.TemporaryDirectory() as folder, open_house(Path(folder) / "house.db", bot_pause="0.2,0.4") as house:
        for name, path in (("hall", "/"), ("table", f"/table/{a_table(house)}")):
            told = lighthouse(house.url + path, program, Path(folder) / "report.json")
            scores = {key: round(100 * part["score"]) for key, part in told["categories"].items()}
            print(f"{name}: " + ", ".join(f"{key} {score}" for key, score in scores.items()), flush=True)
            for audit in told["audits"].values():
                if audit.get("score") is not None and audit["score"] < 0.9 and audit["scoreDisplayMode"] == "binary":
                    print(f"    {audit['id']}: {audit['title']}")
        clicks(house, program)
    loads = ", ".join(f"{language} {first_load(language) / 1000:.1f}" for language in ("en", *others()))
    print(f"JavaScript of the first load, compressed, in kB: {loads}")


def clicks(house: RunningHouse, program: str) -> None:
    """As somebody plays Casablanca against bots."""
    with sync_playwright() as playwright:
        hall = Hall(house, playwright.chromium.launch(executable_path=program, args=FLAGS))
        visit = hall.visit()
        visit.page.locator('.poster[data-game="casablanca"] .btn.go').click()
        visit.page.locator("main.table").wait_for()
        luck = random.Random(1)
        measured: list[tuple[float, int]] = []
        while len(measured) < MOVES and not visit.over:
            if visit.yours and visit.page.locator(".act .titled button").count():
                measured.append(tuple(visit.page.evaluate(CLICK)))
            elif visit.yours:
                visit.play(luck)
            visit.page.wait_for_timeout(100)
        hall.close()
    answers = sorted(answered for answered, _ in measured)
    frames = sorted(frames for _, frames in measured)
    print(f"a click is answered in {median(answers):.0f} ms, at most {answers[-1]:.0f} ms")
    print(f"frames in the second after it: {median(frames):.0f}, at least {frames[0]}", flush=True)


def a_table(house: RunningHouse) -> str:
    """Casablanca, under way, which everybody may watch."""
    visitor = house.visitor("Ann")
    table = visitor.open("casablanca", 4, bots={1: "novice", 2: "novice", 3: "novice"}, clock={"kind": "none"})
    table.sit(0)
    table.start()
    return table.id


def lighthouse(url: str, program: str, report: Path) -> dict[str, Any]:
    command = ["node", str(LIGHTHOUSE), url, "--quiet", "--preset=desktop", "--output=json", f"--output-path={report}"]
    command.append(f"--chrome-flags={' '.join(FLAGS)}")
    subprocess.run(
        command,
        check=True,
        timeout=TOO_LONG,
        cwd=HERE,
        env=environment() | {"CHROME_PATH": program},
        stdout=subprocess.DEVNULL,
    )
    told: dict[str, Any] = json.loads(report.read_text())
    return told


def others() -> list[str]:
    return sorted({file.name.split(".")[1].split("-")[0] for file in (PAGE / "assets").glob("page.*.js")} - {"en"})


def first_load(language: str) -> int:
    """What the hall loads before it can be used: the entry, what it imports at once, and the words of a language."""
    index = (PAGE / "index.html").read_text()
    waiting = re.findall(r'src="/(assets/[^"]+\.js)"', index)
    waiting += [f"assets/{file.name}" for file in (PAGE / "assets").glob(f"page.{language}-*.js")]
    seen: set[str] = set()
    size = 0
    while waiting:
        file = waiting.pop()
        if file in seen:
            continue
        seen.add(file)
        text = (PAGE / file).read_bytes()
        size += len(gzip.compress(text))
        waiting += [f"assets/{name}" for name in re.findall(r'from"\./([^"]+\.js)"', text.decode())]
    return size


if __name__ == "__main__":
    os.chdir(ROOT)
    main()
