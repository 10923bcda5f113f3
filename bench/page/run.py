"""How the page does: Lighthouse on every screen, as a mid-range phone with an empty cache; how fast a table answers a
click and how smoothly pieces move; and the JavaScript of a first load.

make bench-page, or python bench/page/run.py [--only SCREEN …] [--runs 1] [--reports FOLDER] [--json]

The phone is Lighthouse's: a processor four times as slow as this machine's, and 1.6 Mbit/s with 150 ms there and back.
What it finds is computed from a load that is not slowed down; other programs on the machine make it worse, so with
--runs the best of several counts, and how long the page was blocked is also told by the processor's own time.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import BrowserContext, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from bench.house.run import free_port  # noqa: E402
from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.visits import Hall  # noqa: E402
from tests.house.houses import QUICK, RunningHouse, open_house  # noqa: E402
from tests.house.test_playing import play_out  # noqa: E402
from tools.browser import find  # noqa: E402
from tools.node import environment, install  # noqa: E402
from valise_games.games import catalogue  # noqa: E402

PAGE = ROOT / "src" / "valise_games" / "house" / "page"
HERE = Path(__file__).parent
MOVES = 12
SLOWER, LONG = 4, 50  # of Lighthouse's phone: its processor; milliseconds after which a task keeps people waiting
TOO_LONG = 180  # seconds for one visit of Lighthouse
# What is asked for: of each category on every screen, of a table's first paint, and of a first visit's JavaScript.
LEAST_SCORE, MOST_PAINT, MOST_SCRIPT = 95, 1.0, 45.0  # of 100; seconds; kB
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
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", nargs="+", metavar="SCREEN", help="as they are called in what is printed; no clicks")
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--reports", type=Path, metavar="FOLDER", help="keep there what Lighthouse says, as JSON")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    program = find()
    if program is None:
        raise SystemExit("There is no chromium here. On Debian: apt-get install chromium")
    install(HERE, "Lighthouse")
    found: dict[str, dict[str, Any]] = {}
    with tempfile.TemporaryDirectory() as folder, open_house(Path(folder) / "house.db", bot_pause="0.2,0.4") as house:
        with a_browser(program, Path(folder) / "profile") as (context, port):
            page = context.pages[0]
            page.goto(house.url)
            page.locator(".poster .btn.go").first.wait_for()
            places = screens(house, context)
            unknown = set(chosen.only or ()) - set(places)
            if unknown:
                raise SystemExit(f"There is no screen {', '.join(unknown)}: there are {', '.join(places)}.")
            for name in chosen.only or places:
                path = places[name]()
                page.goto("about:blank")
                looks = [look(house, context, port, path, kept(chosen.reports, name)) for _ in range(chosen.runs)]
                found[name] = max(looks, key=lambda each: (each["scores"]["performance"], -each["first paint"]))
                print(line(name, found[name]), file=sys.stderr, flush=True)
        if not (chosen.only or chosen.json):
            clicks(house, program)
    scripts = {language: first_load(language) / 1000 for language in ("en", *others())}
    if chosen.json:
        print(json.dumps({"screens": found, "first load": scripts}))
        return
    scores = "performance, accessibility, best practices, SEO"
    print(f"| screen | {scores} | first paint, s | largest | blocked, ms | by processor's time | shift |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    print("\n".join(line(name, each) for name, each in found.items()))
    lowest = min(min(each["scores"].values()) for each in found.values())
    tables = [each["first paint"] for name, each in found.items() if name.startswith("table")]
    print(f"lowest score of all: {lowest}, asked for {LEAST_SCORE}: {reached(lowest >= LEAST_SCORE)}")
    if tables:
        latest = f"first paint of a table: at most {max(tables):.2f} s, asked for {MOST_PAINT}"
        print(f"{latest}: {reached(max(tables) <= MOST_PAINT)}")
    told = ", ".join(f"{language} {kilobytes:.1f}" for language, kilobytes in scripts.items())
    good = reached(max(scripts.values()) <= MOST_SCRIPT)
    print(f"JavaScript of the first load, compressed, in kB: {told}, asked for {MOST_SCRIPT}: {good}")


def reached(so: bool) -> str:
    return "reached" if so else "not reached"


def line(name: str, found: dict[str, Any]) -> str:
    scores = ", ".join(map(str, found["scores"].values()))
    times = (
        f"{found['first paint']:.2f} | {found['largest paint']:.2f} | {found['blocked']:.0f} | {found['held']:.0f} | "
    )
    times += f"{found['shift']:.3f}"
    return f"| {name} | {scores} | {times} |" + "".join(f" {one}" for one in found["poor"])


# ---------------------------------------------------------------------------------- the screens
@contextmanager
def a_browser(program: str, profile: Path) -> Iterator[tuple[BrowserContext, int]]:
    """Whose visitor Lighthouse is, too: he sits at tables, and other people of his device do."""
    port = free_port()
    flags = [*FLAGS, f"--remote-debugging-port={port}"]
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=program, args=flags, locale="en-GB"
        )
        yield context, port
        context.close()


def screens(house: RunningHouse, context: BrowserContext) -> dict[str, Callable[[], str]]:
    """Every screen by its name, with what brings it about and gives its address."""
    paths = {"hall": "/", "past": "/past", "account": "/account", "nowhere": "/nothing-here", "rules": "/rules"}
    for game in catalogue:
        paths |= {f"rules {game}": f"/rules/{game}", f"first game {game}": f"/first/{game}"}
    places: dict[str, Callable[[], str]] = {name: partial(str, path) for name, path in paths.items()}
    for game in catalogue:
        places[f"table {game}"] = partial(a_table, house, context, game)
        places[f"review {game}"] = partial(a_finished_game, house, game)
    places["table, an invitation"] = partial(an_invitation, house)
    places["table, one device"] = partial(a_shared_device, house, context)
    return places


def a_table(house: RunningHouse, context: BrowserContext, game: str) -> str:
    """Of the visitor among bots, under way."""

    def do(**command: Any) -> dict[str, Any]:
        answer = context.request.post(f"{house.url}/api/do", data=command, headers={"origin": house.url})
        if not answer.ok:
            raise SystemExit(f"The house refuses {command}: {answer.text()}")
        told: dict[str, Any] = answer.json()
        return told

    seats = max(4, catalogue[game].seats[0])
    bots = {str(seat): "novice" for seat in range(1, seats)}
    code = do(do="open", game=game, seats=seats, bots=bots, clock={"kind": "none"})["table"]
    do(do="sit", table=code, seat=0)
    do(do="start", table=code)
    return f"/table/{code}"


def an_invitation(house: RunningHouse) -> str:
    """A table that waits, at which somebody else sits."""
    with house.visitor("Ann") as ann:
        table = ann.open("casablanca", 4)
        table.sit(0)
        return f"/table/{table.id}"


def a_shared_device(house: RunningHouse, context: BrowserContext) -> str:
    """A table of several people in front of the visitor's browser."""
    page = context.pages[0]
    page.goto(house.url)
    page.locator(".do .btn").nth(1).click()
    page.locator("dialog .btn.go").click()
    page.wait_for_url("**/table/*")
    return page.url.removeprefix(house.url)


def a_finished_game(house: RunningHouse, game: str) -> str:
    """On its small board, played at random by as few people as can be."""
    with ExitStack() as stack:
        seats = catalogue[game].seats[0]
        people = [stack.enter_context(house.visitor()) for _ in range(seats)]
        first = people[0].open(game, seats, clock=QUICK, variant="small")
        tables = [first, *(person.watch(first.id) for person in people[1:])]
        for seat, table in enumerate(tables):
            table.sit(seat)
        first.start()
        play_out(tables, seed=1)
        return f"/review/{first.id}"


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


def kept(folder: Path | None, name: str) -> Path | None:
    """Where the report of a screen is kept, if it is."""
    if folder is None:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    return folder.resolve() / f"{name}.json"


def look(
    house: RunningHouse, context: BrowserContext, port: int, path: str, report_kept: Path | None = None
) -> dict[str, Any]:
    """What Lighthouse finds when the visitor comes to that address with an empty cache."""
    session = context.new_cdp_session(context.pages[0])
    session.send("Network.clearBrowserCache")
    kinds = "service_workers,cache_storage"
    session.send("Storage.clearDataForOrigin", {"origin": house.url, "storageTypes": kinds})
    session.detach()
    command = ["node", str(LIGHTHOUSE), house.url + path, "--quiet", f"--port={port}", "--disable-storage-reset"]
    command += ["--only-categories=performance,accessibility,best-practices,seo", "--output=json"]
    with tempfile.TemporaryDirectory() as folder:
        report, gathered = Path(folder) / "report.json", Path(folder) / "gathered"
        command += [f"--output-path={report}", f"-GA={gathered}"]
        subprocess.run(command, check=True, timeout=TOO_LONG, cwd=HERE, env=environment(), stdout=subprocess.DEVNULL)
        text = report.read_text()
        trace = json.loads((gathered / "trace.json").read_text())["traceEvents"]
    if report_kept is not None:
        report_kept.write_text(text)
    found = json.loads(text)
    audits, parts = found["audits"], found["categories"].values()
    counting = [ref["id"] for part in parts if part["score"] < 1 for ref in part["auditRefs"] if ref["weight"]]
    return {
        "scores": {key: round(100 * part["score"]) for key, part in found["categories"].items()},
        "first paint": audits["first-contentful-paint"]["numericValue"] / 1000,
        "largest paint": audits["largest-contentful-paint"]["numericValue"] / 1000,
        "blocked": audits["total-blocking-time"]["numericValue"],
        "held": held(trace),
        "shift": audits["cumulative-layout-shift"]["numericValue"],
        "poor": [key for key in counting if (audits[key]["score"] or 0) < 0.9],
    }


def held(trace: list[dict[str, Any]]) -> float:
    """As total blocking time, from the processor's own time for each task of the page after its first paint: what else
    runs on the machine adds nothing."""
    starts = [event for event in trace if event["name"] == "navigationStart" and "127.0.0.1" in json.dumps(event)]
    page, thread, began = (starts[-1][key] for key in ("pid", "tid", "ts"))
    own = [event for event in trace if event["pid"] == page and event["ts"] >= began]
    painted = next((event["ts"] for event in own if event["name"] == "firstContentfulPaint"), began)
    tasks = [event for event in own if event["name"].endswith("RunTask") and event["tid"] == thread]
    return sum(max(0.0, SLOWER * float(task.get("tdur", 0)) / 1000 - LONG) for task in tasks if task["ts"] > painted)


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
