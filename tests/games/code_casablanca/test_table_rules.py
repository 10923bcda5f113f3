"""Rules of the table in Code Casablanca (W-1 … W-6), and the notebook in the view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.code_casablanca.table import CODES, DEAL, Table, claiming, hearing, new, searching
from valise_games import IllegalAction, Match
from valise_games.games.game import UnreadableAction

ALONE = ["station", "mosque", "harbour"]
WRONG = ["micks-cafe", "mosque", "harbour", "casino", "hotel"]


def test_W_1_all_claims_made_are_shown_whole_and_nothing_of_the_others() -> None:
    tables = [claiming(ALONE) for _ in "ab"]
    tables[0].plays(1, "code-at", at="hotel")  # begun, and not made
    for t in tables:
        t.plays(1, "no-claim")
        t.claims(0)
        t.plays(2, "no-claim")
    for watcher in (None, 0, 2):
        assert tables[0].channels(watcher) == tables[1].channels(watcher)
    shown = {"seat": 0, "at": "station", "codes": sorted(CODES, key=list(DEAL).index), "number": 4}
    assert tables[0].events("claims") == [{"claims": [shown], "seats": [0]}]


def test_W_1_at_the_end_everything_is_opened() -> None:
    t = hearing(ALONE, 0, told=[(1, 2, "code", "casino", 3)])
    t.no_more_challenges()
    for watcher in (None, 0, 1, 2):
        assert len(t.match.view(watcher)["tiles"]) == 11
    assert t.events("envelopes")[0]["tiles"]["post-office"] == {"kind": "code", "number": 6}


def test_W_2_who_has_answered_is_not_seen_who_was_asked_is() -> None:
    tables = [claiming(ALONE) for _ in "ab"]
    tables[1].plays(1, "no-claim")
    for watcher in (None, 0, 2):
        assert tables[0].channels(watcher) == tables[1].channels(watcher)
        assert tables[1].match.view(watcher)["asked"] == [0, 1, 2]
    assert tables[1].match.view(1)["draft"]["answered"]


def test_W_3_time_runs_out_no_claim_no_challenge() -> None:
    t = claiming(ALONE)
    t.plays(0, "code-at", at="casino")
    for seat in range(3):
        assert t.match.when_time_runs_out(seat) == {"do": "no-claim"}
    t = hearing(ALONE, 0)
    assert t.match.when_time_runs_out(1) == {"do": "no-challenge"}


def test_W_3_elsewhere_a_stand_in_decides() -> None:
    assert new(2).match.when_time_runs_out(0) is None
    assert searching(["mosque", "mosque"]).match.when_time_runs_out(0) is None
    t = hearing(ALONE, 0)
    t.challenges(1, "hotel", "code", 1)
    assert t.match.when_time_runs_out(0) is None


def test_W_4_a_round_is_one_order() -> None:
    t = new(3, round_cap=2)
    for pile in (1, 2):
        t.draws(0, pile)
        t.all_search()
        t.no_more_claims()
    assert t.match.over


def test_W_5_the_winners_share_1() -> None:
    t = hearing(["station", "station", "mosque"], 0, 1)
    t.no_more_challenges()
    t.no_more_challenges()
    assert t.match.outcome is not None
    assert t.match.outcome["scores"] == [0.5, 0.5, 0.0]


def test_W_6_a_seat_that_is_out_keeps_what_it_knew_and_sees_what_a_spectator_sees() -> None:
    t = hearing(["station", "mosque", "harbour"], 0, codes=WRONG, been={0: ["hotel"]})
    t.challenges(1, "hotel", "file", 3)
    t.plays(0, "admit")
    assert set(t.match.view(0)["tiles"]) == {"station", "hotel"}
    before = len(t.match.events(None)), len(t.match.events(0))
    t.draws(0)
    t.asks(1, 2, "code", "harbour", 3)
    t.all_search()
    assert t.match.legal(0) == []
    assert 0 not in t.seen["asked"]
    assert set(t.match.view(0)["tiles"]) == {"station", "hotel"}
    assert t.match.events(0)[before[1] :] == t.match.events(None)[before[0] :]
    t.no_more_claims()
    assert t.acting == 2


# ---------------------------------------------------------------------------------- what is refused
TOGETHER = ["mosque", "mosque", "mosque"]
ASK = {"do": "ask", "seat": 1, "kind": "code", "at": "mosque"}
TOLD = (0, 1, "code", "casino", 3)


def after_asking() -> Table:
    t = searching(TOGETHER, told=[TOLD])
    t.asks(0, 1, "code", "mosque", 2)
    return t


def after_accusing() -> Table:
    t = searching(TOGETHER, told=[TOLD, (0, 2, "code", "casino", 3)])
    t.accuses(0, 1, "code", "casino", 3, ("code", 5))
    return t


def silenced() -> Table:
    t = searching(TOGETHER, told=[TOLD])
    t.state.silenced = 1
    return t


@pytest.mark.parametrize(
    ("made", "action", "rule"),
    [
        (after_asking, ASK, "CC-12"),
        (lambda: searching(TOGETHER, told=[TOLD], unmasked={0: 1}), ASK, "CC-14"),
        (silenced, ASK, "CC-20"),
        (lambda: searching(["mosque", "harbour", "mosque"]), ASK, "CC-9"),
        (lambda: searching(TOGETHER), {**ASK, "at": "casino"}, "CC-10"),
        (lambda: searching(TOGETHER), {"do": "accuse", "seat": 1}, "CC-13"),
        (after_accusing, {"do": "accuse", "seat": 1}, "CC-29"),
        (after_accusing, {"do": "accuse", "seat": 2}, "CC-29"),
        (lambda: claiming(ALONE), {"do": "code-at", "at": "station"}, "CC-16"),
        (lambda: claiming(ALONE), {"do": "claim"}, "CC-30"),
    ],
)
def test_what_is_refused_says_by_which_rule(made: Callable[[], Table], action: dict[str, Any], rule: str) -> None:
    with pytest.raises(IllegalAction, match=rf"\({rule}\)"):
        made().match.play(0, action)


# ---------------------------------------------------------------------------------- the view
def test_the_notebook_is_complete() -> None:
    t = new(3)
    t.draws(16)  # mosque, police, mosque
    t.asks(0, 2, "code", "mosque", 6)
    t.accuses(0, 2, "code", "mosque", 6, ("code", 2))
    t.all_search()
    t.no_more_claims()
    t.draws(0, pile=2)
    t.asks(1, 0, "file", "mosque", None)
    assert t.notebook(0) == {
        "saw": [
            {"round": 1, "at": "mosque", "kind": "code", "number": 2},
            {"round": 2, "at": "harbour", "kind": "code", "number": 3},
        ],
        "received": [{"round": 1, "from": 2, "kind": "code", "at": "mosque", "number": 6}],
        "sent": [{"round": 2, "to": 1, "kind": "file", "at": "mosque", "number": None}],
        "verdicts": [
            {
                "seat": 0,
                "accused": 2,
                "message": {"kind": "code", "at": "mosque", "number": 6},
                "wrote": {"kind": "code", "number": 2},
                "true": True,
            }
        ],
        "may_be_genuine": [1, 4, 5, 6],
    }
    assert t.match.view(0)["rounds"] == [
        {"round": 1, "at": ["mosque", "police-station", "mosque"]},
        {"round": 2, "at": ["harbour", "harbour", "harbour"]},
    ]
    assert t.seen["notebook"] is None


# ---------------------------------------------------------------------------------- actions
@pytest.mark.parametrize(
    ("action", "says"),
    [
        ("claim", "an action is an object"),
        ({"do": "bribe"}, '"do" is one of draw, go'),
        ({"do": "draw"}, '"draw" needs pile; this has nothing'),
        ({"do": "draw", "pile": 3}, "a pile is numbered 1 to 2, not 3"),
        ({"do": "draw", "pile": True}, "a pile is numbered 1 to 2, not true"),
        ({"do": "go", "to": "opera"}, 'there is no building "opera"'),
        ({"do": "ask", "seat": 3, "kind": "file", "at": "mosque"}, "there are seats 0 to 2, no seat 3"),
        ({"do": "ask", "seat": 1, "kind": "tile", "at": "mosque"}, 'there is no kind of tile "tile"'),
        ({"do": "answer", "number": 7}, "a message says a number from 1 to 6 or null, not 7"),
        ({"do": "genuine", "number": 0}, "a file is numbered 1 to 6, not 0"),
        ({"do": "challenge", "at": "mosque", "kind": "code", "number": "2"}, 'a code is numbered 1 to 6, not "2"'),
        ({"do": "stand", "why": 1}, '"stand" needs nothing more; this has "why"'),
    ],
    ids=map(str, range(12)),
)
def test_unreadable_actions_are_told_why(action: object, says: str) -> None:
    match = Match.new("code-casablanca", 3, seed=0)
    with pytest.raises(UnreadableAction) as error:
        match._game.read_action(match._state, action)
    assert says in str(error.value)
