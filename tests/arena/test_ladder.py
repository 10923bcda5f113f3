"""The league: who is stronger ranks higher, what agents believe is scored, and language models are asked by HTTP."""

from __future__ import annotations

import json
import math
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from valise_games.arena.belief_scores import LEAST, Question, score
from valise_games.arena.chat import KEY, Chat
from valise_games.arena.game_runner import FORFEIT
from valise_games.arena.text_agent import stated_in
from valise_games.cli import main

AGENTS = '''
from random import Random
from valise_games.bots import make_bot

class Novice:
    """Plays as a Novice, or by chance in so many of a hundred decisions; says what the law of the game does."""
    chance = 0
    def __init__(self):
        self.random, self.bot = Random(3), make_bot("novice", "casablanca", "small", seed=4)
    def act(self, match, seat):
        if self.random.randrange(100) < self.chance:
            return self.random.choice(match.legal(seat))
        return self.bot.act(match, seat)
    def beliefs(self, match, seat):
        return match.asked.law

class Half(Novice):
    chance = 50
    def beliefs(self, match, seat):
        return [1] * len(match.asked.answers)

class Careless(Novice):
    chance = 100
    beliefs = None

class Reader:
    """Takes the last of the options that it reads."""
    def reply(self, introduction, prompt):
        assert "Casablanca" in introduction
        last = prompt.rpartition("Answer with one number from 1 to ")[2].split(".")[0]
        return f"I think.\\nbelief: a=20, b=20\\nAnswer: {last}"

def mumble(introduction, prompt):
    return "Perhaps. Or perhaps not."

class Liar:
    def act(self, match, seat):
        return match.legal(seat)[0]
    def beliefs(self, match, seat):
        return ["much"]
'''
TABLE = ["casablanca", "--variant", "small", "--seats", "2", "--workers", "1", "--levels", "none"]


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(__import__("sys").modules, "league_agents", raising=False)
    (tmp_path / "league_agents.py").write_text(AGENTS, encoding="utf-8")
    monkeypatch.setattr(Chat, "pauses", (0.0, 0.0))


def mine(*names: str) -> str:
    return ",".join(f"mine:league_agents:{name}" for name in names)


def league(*arguments: str, games: int = 20) -> dict[str, dict[str, Any]]:
    """The rows of the standings, by the name of the agent without its module."""
    assert main(["ladder", *TABLE, "--games", str(games), "--out", "league.jsonl", *arguments]) == 0
    told = json.loads(Path("league.json").read_text(encoding="utf-8"))
    return {row["player"].rpartition(":")[2]: row for row in told["agents"]}


# ---------------------------------------------------------------------------------- skill, lies, beliefs
def test_who_is_stronger_ranks_higher(capsys: pytest.CaptureFixture[str]) -> None:
    rows = league("--agents", mine("Careless", "Half", "Novice"), games=40)
    assert list(rows) == ["Novice", "Half", "Careless"]
    assert rows["Novice"]["interval"][0] > rows["Half"]["rating"] > rows["Careless"]["interval"][1]
    assert all(row["interval"][0] <= row["rating"] <= row["interval"][1] for row in rows.values())
    assert rows["Careless"]["lies"]["rate"] > rows["Novice"]["lies"]["rate"]  # who plays by chance lies at random
    assert rows["Careless"]["caught"]["rate"] > 0.5
    assert rows["Careless"]["believes"]["of"] > 0
    # Beliefs: who says what the law says is as good as the law; even shares are as good as even shares.
    law, even = rows["Novice"]["beliefs"], rows["Half"]["beliefs"]
    assert law["score"] == law["law"] != law["uniform"]
    assert even["score"] == even["uniform"]
    assert law["stated"] == law["asked"] > 20
    assert rows["Careless"]["beliefs"] is None
    shown = capsys.readouterr().out
    assert "mine:league_agents:Novice" in shown
    assert "written to league.json and league.html; the games are in league.jsonl" in shown


def test_a_league_beside_the_bots_of_the_house_in_words() -> None:
    rows = league("--agents", mine("Reader"), "--levels", "novice,random", games=6)
    assert rows["novice"]["rating"] == 1000
    assert rows["Reader"]["rating"] < 1000
    assert rows["Reader"]["retries"] == rows["Reader"]["forfeits"] == 0
    assert rows["Reader"]["beliefs"]["stated"] > 0


def test_a_forfeit_is_lost_and_rewards_nobody() -> None:
    rows = league("--agents", mine("mumble", "Careless"), "--levels", "random", games=10)
    assert list(rows)[-1] == "mumble"
    assert rows["mumble"]["forfeits"] == 20
    assert rows["mumble"]["retries"] == 3 * 20
    games = [json.loads(line) for line in Path("league.jsonl").read_text(encoding="utf-8").splitlines()[1:]]
    forfeited = [game for game in games if game["reason"] == FORFEIT]
    assert len(forfeited) == 20
    assert all(game["shares"] == [0.0, 0.0] and not game["winners"] for game in forfeited)


def test_scores_of_beliefs() -> None:
    asked = Question(0, {}, [{"lead": 0}, {"lead": 1}], [0.25, 0.75])
    scored = score(asked, [30, 10], [{"lead": 1}])
    assert scored == pytest.approx((math.log(0.25), math.log(0.75), math.log(0.5)), abs=1e-4)
    assert score(asked, None, [{"lead": 1}]).stated is None
    assert score(asked, [1, 0], [{"lead": 1}]).stated == pytest.approx(math.log(LEAST), abs=1e-4)


@pytest.mark.parametrize(
    ("reply", "shares"),
    [
        ("belief: a=60, b=40\n3", [60, 40]), ("**Belief:** A: 60 %, b: 39,5%", [60, 39.5]),
        ("Beliefs: b=100", [0, 100]),
        ("belief: a=1\nno:\nbelief: a=2, b=3", [2, 3]), ("3", None), ("belief: none", None), ("belief: a=0", None),
        ("belief: a=50, z=50", None),
    ],
)  # fmt: skip
def test_a_belief_is_read_from_its_line(reply: str, shares: list[float] | None) -> None:
    assert stated_in(reply, 2) == shares


# ---------------------------------------------------------------------------------- keeping it
def test_a_league_goes_on_where_it_was(capsys: pytest.CaptureFixture[str]) -> None:
    whole = league("--agents", mine("Novice", "Careless"), games=8)
    kept = Path("league.jsonl").read_bytes()
    for torn in (kept[: len(kept) // 2], kept[:-3]):
        Path("league.jsonl").write_bytes(torn)
        assert (
            main(["ladder", "--resume", "league.jsonl", "--page", "p.html", "--json", "p.json", "--workers", "1"]) == 0
        )
        again = json.loads(Path("p.json").read_text(encoding="utf-8"))
        assert sum(row["games"] for row in again["agents"]) == sum(row["games"] for row in whole.values())
        lines = Path("league.jsonl").read_bytes().split(b"\n")
        assert len(lines) == len(kept.split(b"\n"))
        assert torn.rpartition(b"\n")[0] in Path("league.jsonl").read_bytes()
    capsys.readouterr()


def test_the_page_stands_by_itself() -> None:
    league("--agents", mine("Novice", "Careless"), games=8)
    page = Path("league.html").read_text(encoding="utf-8")
    assert not re.search(r"https?:|<script|<link|src=|@import|url\(", page)
    assert page.count("<svg") == 5
    assert page.count("mine:league_agents:Novice") >= 3
    assert page.count("<svg") == page.count("</svg>")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["ladder"], "name a game, or a league to go on with"),
        (["ladder", "chess", "--agents", "novice"], "there is no game 'chess'"),
        (["ladder", *TABLE, "--agents", "novice"], "a league wants two agents at least"),
        (["ladder", *TABLE], "a league wants two agents at least"),
        (["ladder", *TABLE, "--agents", "chat:nowhere"], "one is named chat:URL#MODEL"),
        (["ladder", *TABLE, "--agents", "chat:http://127.0.0.1:1/v1"], "one is named chat:URL#MODEL"),
        (["ladder", *TABLE, "--agents", "chat:ftp://x/v1#m"], "one is named chat:URL#MODEL"),
        (["ladder", *TABLE, "--agents", "novice,random", "--price", "dear"], "--price is two numbers"),
        (["ladder", "--resume", "gone.jsonl"], "there is no gone.jsonl"),
        (
            ["ladder", *TABLE, "--agents", "mine:league_agents:Liar,random", "--games", "2"],
            "a share is needed for each",
        ),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert told in capsys.readouterr().err


# ---------------------------------------------------------------------------------- language models
class Model:
    """A local stand-in that speaks the chat-completions protocol; `answers` says what comes for each request."""

    def __init__(self, answers: Callable[[int, dict[str, Any]], tuple[int, dict[str, str], str]]) -> None:
        self.requests: list[tuple[dict[str, Any], str | None]] = []
        model = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["content-length"])))
                model.requests.append((body, self.headers["authorization"]))
                assert self.path == "/v1/chat/completions"
                status, headers, text = answers(len(model.requests), body)
                self.send_response(status)
                for name, value in {**headers, "content-length": str(len(text.encode()))}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(text.encode())

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.name = f"chat:http://127.0.0.1:{self.server.server_port}/v1#a-model"


@contextmanager
def model(answers: Callable[[int, dict[str, Any]], tuple[int, dict[str, str], str]]) -> Iterator[Model]:
    made = Model(answers)
    thread = threading.Thread(target=made.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield made
    finally:
        made.server.shutdown()
        made.server.server_close()
        thread.join(10)


def completion(text: str | None) -> str:
    usage = {"prompt_tokens": 1000, "completion_tokens": 10}
    return json.dumps({"choices": [{"message": {"role": "assistant", "content": text}}], "usage": usage})


def test_a_language_model_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KEY, "a secret")

    def answers(number: int, body: dict[str, Any]) -> tuple[int, dict[str, str], str]:
        return 200, {}, completion("belief: a=50, b=50\n\nAnswer: 1")

    with model(answers) as there:
        rows = league("--agents", there.name, "--levels", "random", "--price", "2,10", games=2)
    (row,) = [row for name, row in rows.items() if name != "random"]
    asked = len(there.requests)
    assert row["decisions"] == asked > 5
    assert row["tokens"] == [1000 * asked, 10 * asked]
    assert row["cost"] == pytest.approx((2 * 1000 + 10 * 10) * asked / 1e6, abs=1e-4)
    assert row["beliefs"]["stated"] > 0
    body, key = there.requests[0]
    assert key == "Bearer a secret"
    assert body["model"] == "a-model"
    assert [message["role"] for message in body["messages"]] == ["system", "user"]
    assert "a secret" not in Path("league.jsonl").read_text(encoding="utf-8")


def test_limits_faults_and_nonsense_are_lived_with() -> None:
    def answers(number: int, body: dict[str, Any]) -> tuple[int, dict[str, str], str]:
        match number % 8:
            case 1:
                return 429, {"retry-after": "0"}, "slow down"
            case 2:
                return 503, {}, "<html>busy</html>"
            case 4:
                return 200, {}, "this is no JSON"
            case 5:
                return 200, {}, json.dumps({"choices": []})
            case 7:
                return 200, {}, completion(None)
        return 200, {}, completion("1")

    with model(answers) as there:
        rows = league("--agents", there.name, "--levels", "random", games=2)
    (row,) = [row for name, row in rows.items() if name != "random"]
    assert row["retries"] > 0  # what it said nothing to, it was asked again
    assert row["forfeits"] == 0


@pytest.mark.parametrize(
    ("status", "told"), [(401, "answers 401: no such key"), (500, "answers 500, after 3 tries"), (0, "does not answer")]
)
def test_where_no_answer_is_to_be_had_the_league_stops_and_goes_on_later(
    status: int, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out_of_order = True

    def answers(number: int, body: dict[str, Any]) -> tuple[int, dict[str, str], str]:
        return (status or 200, {}, "no such key") if out_of_order and number > 40 else (200, {}, completion("1"))

    with model(answers) as there:
        arguments = ["ladder", *TABLE, "--agents", f"{there.name},random", "--games", "6", "--out", "league.jsonl"]
        if status == 0:
            there.server.shutdown()
            there.server.server_close()
            assert main(arguments) == 2
            assert told in capsys.readouterr().err
            return
        assert main(arguments) == 2
        shown = capsys.readouterr().err
        assert told in shown
        assert "go on with: valise ladder --resume league.jsonl" in shown
        played = Path("league.jsonl").read_text(encoding="utf-8")
        assert played.count("\n") > 1
        out_of_order = False
        assert main(["ladder", "--resume", "league.jsonl", "--workers", "1"]) == 0
        assert Path("league.jsonl").read_text(encoding="utf-8").startswith(played)
