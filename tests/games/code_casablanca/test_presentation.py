"""What is said of a game, and when: lines of the log, warnings, what the reader knows against a claim, the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.code_casablanca.table import GAME, GENUINE, Table, claiming, hearing, new, searching
from tests.games.stamps import stamps
from valise_games import catalogue
from valise_games.games.code_casablanca.presentation import _against
from valise_games.games.messages import languages, plain
from valise_games.games.teller import Teller

ENTRY = catalogue[GAME]
NAMES = ["Anne", "Brice", "Chiara", "Esma"]
ALONE = ["station", "consulate", "hotel"]


def teller(t: Table, you: int | None, language: str = "en") -> Teller:
    seats = t.match.seats
    return Teller(ENTRY, language, NAMES[:seats], you=-1 if you is None else you, variant=t.match.variant)


def log(t: Table, you: int | None) -> list[str]:
    return [plain(line.text).replace("\u00a0", " ") for line in teller(t, you).log(t.match.events(you))]


def situation(t: Table, you: int | None) -> list[str]:
    return [plain(text).replace("\u00a0", " ") for text in teller(t, you).situation(t.match.view(you))]


def warns(t: Table, you: int, do: str, **fields: Any) -> str:
    return teller(t, you).warning(t.match.view(you), {"do": do, **fields}).replace("\u00a0", " ")


# ---------------------------------------------------------------------------------- the log
def test_orders_are_told_building_by_building_and_the_reader_is_you() -> None:
    t = new(4)
    t.draws(9)  # harbour, harbour, casino★, casino★
    assert log(t, 1)[0] == "Anne draws an order: Harbour for Anne and you, Casino ★ for Chiara and Esma."
    assert log(t, 0)[0] == "You draw an order: Harbour for you and Brice, Casino ★ for Chiara and Esma."


@pytest.mark.parametrize("language", languages(ENTRY.package))
def test_buildings_with_a_star_are_those_of_the_board(language: str) -> None:
    told = teller(new(2), None, language)
    for building in ENTRY.boards["standard"].buildings:
        said = plain(told.formatter.text({"id": "starred", "at": building.id}))
        assert said.endswith(" ★") == building.star


def test_who_goes_as_ordered_and_who_elsewhere() -> None:
    t = new(2)
    t.draws(2)  # station★, consulate
    t.plays(0, "go", to="station")
    assert "Anne goes to the Station, as ordered." in log(t, None)
    t = new(2)
    t.draws(2)
    t.plays(0, "go", to="hotel")
    assert "You go to the Hotel instead." in log(t, 0)


def test_an_answer_is_read_by_two_and_noticed_by_the_others() -> None:
    t = searching(["mosque", "mosque", "harbour"], been={1: ["casino"]})
    t.asks(0, 1, "code", "casino", None)
    assert [line for line in log(t, 0) if "writ" in line] == ["Brice writes: no code."]
    assert [line for line in log(t, 1) if "writ" in line] == ["You write: no code."]
    assert [line for line in log(t, 2) if "writ" in line] == ["Brice answers in writing."]
    assert [line for line in log(t, None) if "writ" in line] == ["Brice answers in writing."]


def test_who_asked_nothing_is_told_only_of_those_who_could() -> None:
    t = searching(["mosque", "mosque", "harbour"], been={1: ["casino"]})
    t.all_search()
    assert log(t, None)[-2:] == ["Anne asks nothing.", "Brice asks nothing."]
    t = searching(["mosque", "mosque"], been={1: ["casino"]}, told=[(0, 1, "code", "harbour", 1)])
    t.asks(0, 1, "code", "casino", 2)
    t.plays(0, "end-search")
    assert "Anne asks nothing." not in log(t, None)


def test_an_accusation_is_told_to_each_as_far_as_he_knows() -> None:
    t = searching(["mosque", "mosque", "harbour"], told=[(0, 1, "code", "casino", 3)])
    t.accuses(0, 1, "code", "casino", 3, ("code", 5))
    assert log(t, 0)[-4:] == [
        "You accuse Brice of a false message.",
        "You call this message false: code 3 at the Casino.",
        "You write against it: code 5.",
        "Brice is unmasked, and may never ask again.",
    ]
    assert log(t, 1)[-3:] == [
        "Anne accuses you of a false message.",
        "Your message was: code 3 at the Casino. Written against it: code 5.",
        "You are unmasked, and may never ask again.",
    ]
    assert log(t, 2)[-2:] == ["Anne accuses Brice of a false message.", "Brice is unmasked, and may never ask again."]


def test_claims_are_told_one_by_one() -> None:
    t = hearing(ALONE, 0)
    claim = "file 4 at the Station; codes in Mick’s Café, Mosque, Harbour, Casino and Post office."
    assert log(t, 1)[-1:] == [f"Anne claims: {claim}"]
    assert log(t, 0)[-1:] == [f"Your claim: {claim}"]
    t.challenges(1, "hotel", "code", 1)
    assert log(t, 0)[-1:] == ["Brice challenges: code 1 at the Hotel."]
    assert log(t, 1)[-1:] == ["You challenge: code 1 at the Hotel."]
    assert log(t, 2)[-1:] == log(t, None)[-1:] == ["Brice challenges the claim, in writing."]
    t.plays(0, "stand")
    turned = "A tile is turned: file 3 at the Hotel. It agrees with the claim."
    assert log(t, 1)[-4:] == [
        "You challenge: code 1 at the Hotel.",
        "Anne stands by it.",
        turned,
        "You may not ask in the next round.",
    ]
    assert log(t, None)[-5:] == [
        "Brice challenges the claim, in writing.",
        "Anne stands by it.",
        "Brice had written: code 1 at the Hotel.",
        turned,
        "Brice may not ask in the next round.",
    ]
    t.no_more_challenges()
    assert "Harbour: code 3." in log(t, 1)


def test_a_challenge_is_read_by_two_and_heard_of_by_the_others() -> None:
    t = hearing(ALONE, 0)
    t.challenges(1, "hotel", "code", 1)
    assert situation(t, 0)[0] == "Brice challenges: code 1 at the Hotel."
    assert situation(t, 1)[0] == "You challenge: code 1 at the Hotel."
    for watcher in (2, None):
        assert situation(t, watcher)[:2] == [
            "Brice challenges the claim, in writing.",
            "Anne admits the error, or stands by it.",
        ]


def test_none_of_that_kind_is_written_in_words() -> None:
    t = searching(["mosque", "mosque", "harbour"], told=[(0, 1, "file", "casino", 3)])
    t.accuses(0, 1, "file", "casino", 3, ("file", None))
    assert "You write against it: no file." in log(t, 0)
    assert "Your message was: file 3 at the Casino. Written against it: no file." in log(t, 1)


# ---------------------------------------------------------------------------------- warnings
def test_before_what_may_put_the_reader_out() -> None:
    t = searching(["mosque", "mosque", "harbour"], been={0: ["casino"]}, told=[(0, 1, "code", "casino", 5)])
    assert warns(t, 0, "accuse", seat=1).endswith("Accuse Brice?")
    t.plays(0, "accuse", seat=1)
    said = {"kind": "code", "at": "casino", "number": 5}
    assert warns(t, 0, "charge", **said).startswith("You know code 5 there: the message is true")
    t.plays(0, "charge", **said)
    assert warns(t, 0, "write", kind="file", number=1).startswith("You know code 5 there: this is wrong")
    assert warns(t, 0, "write", kind="code", number=5) == ""
    assert warns(t, 0, "write", kind="file", number=None) == ""
    assert warns(t, 0, "write", kind="code", number=None).startswith("You know code 5 there: this is wrong")


def test_before_a_claim_and_more_so_when_it_is_known_to_be_wrong() -> None:
    t = claiming(ALONE)
    t.puts_together(0)
    assert warns(t, 0, "claim") == "If it is challenged and wrong, you are out. Hand it in?"
    t = claiming(ALONE)
    t.puts_together(0, number=5)
    assert warns(t, 0, "claim").startswith("You know file 4 at the Station: the claim is wrong")


def test_before_the_last_who_is_asked_lets_a_claim_pass() -> None:
    t = hearing(ALONE, 0)
    assert warns(t, 1, "no-challenge") == ""
    t.plays(1, "no-challenge")
    assert warns(t, 2, "no-challenge").startswith("You are the last one asked: Anne wins if you let it pass.")
    wrong = hearing(ALONE, 0, codes=["micks-cafe", "mosque", "harbour", "casino", "hotel"])
    wrong.plays(1, "no-challenge")
    assert "and you know it is wrong: file 3 at the Hotel." in warns(wrong, 2, "no-challenge")
    assert situation(wrong, 2)[1:] == ["Do you challenge?", "It is wrong: file 3 at the Hotel."]


def test_before_standing_by_a_claim_that_the_tile_contradicts() -> None:
    t = hearing(ALONE, 0, number=5)
    t.challenges(1, "station", "file", GENUINE)
    assert warns(t, 0, "stand").startswith("You know file 4 there: it contradicts your claim")
    assert warns(t, 0, "admit") == "You will be out of the game. Admit the error?"


# ---------------------------------------------------------------------------------- claims and lies
@pytest.mark.parametrize(
    ("at", "kind", "number", "wrong"),
    [
        ("mosque", "file", 1, True),
        ("mosque", "code", 1, False),
        ("hotel", "code", 1, True),
        ("hotel", "file", 1, False),
        ("station", "file", 4, False),
        ("station", "file", 3, True),
        ("hotel", "file", 4, True),
        ("mosque", "code", 4, True),
    ],
)
def test_CC_26_what_contradicts_a_claim(at: str, kind: str, number: int, wrong: bool) -> None:
    claim = {"at": "station", "codes": ["mosque", "harbour"], "number": 4}
    assert _against(claim, at, {"kind": kind, "number": number}) is wrong


def test_the_end_counts_lies_by_the_tiles_and_tells_right_claims_from_wrong_ones() -> None:
    t = searching(["hotel", "station", "hotel"], been={2: ["casino"]})
    t.asks(0, 2, "code", "casino", 5)
    t.all_search()
    t.puts_together(0, number=1)
    t.plays(0, "no-claim")
    t.claims(1)
    t.no_more_claims()
    t.no_more_challenges()
    told = {
        section.about: [plain(line).replace("\u00a0", " ") for line in section.lines]
        for section in teller(t, None).ending(t.match.view(None), t.match.all_events())
    }
    assert told["messages"] == ["1 · Chiara to Anne: code 5 at the Casino. True.", "Lies: Chiara 0 of 1."]
    codes = "Mick’s Café, Mosque, Harbour, Casino and Post office"
    assert told["claims"] == [
        f"1 · Anne: codes in {codes}. Dropped.",
        f"1 · Brice: file 4 at the Station; codes in {codes}. Right.",
    ]
    assert "Station: file 4, genuine" in told["envelopes"]
    assert [plain(line).replace("\u00a0", " ") for line in teller(t, 1).result(t.match.view(1))] == [
        "You win.",
        "Nobody challenged the claim.",
        "Genuine was file 4 at the Station.",
    ]


def test_the_end_tells_challenges_that_the_table_did_not_hear() -> None:
    t = hearing(["station", "consulate"], 0, codes=["micks-cafe", "mosque", "harbour", "casino", "hotel"])
    t.challenges(1, "hotel", "file", 3)
    t.plays(0, "admit")
    told = {
        section.about: section.lines for section in teller(t, None).ending(t.match.view(None), t.match.all_events())
    }
    assert [plain(line).replace("\u00a0", " ") for line in told["challenges"]] == [
        "Brice challenged Anne: file 3 at the Hotel. So it was."
    ]


def test_the_notebook_says_which_messages_are_known_to_be_lies() -> None:
    t = searching(["mosque", "mosque", "harbour"], been={0: ["casino"], 1: ["casino", "hotel"]})
    t.asks(0, 1, "code", "casino", 2)
    told = {section.about: section.lines for section in teller(t, 0).papers(t.match.view(0))}
    assert [plain(line).replace("\u00a0", " ") for line in told["received"]] == [
        "1 · Brice: code 2 at the Casino. A lie."
    ]
    assert len(told["orders"]) == 32 - len(t.match.view(0)["played"])
    mine = {section.about: section.lines for section in teller(t, 2).papers(t.match.view(2))}
    assert "received" not in mine


# ---------------------------------------------------------------------------------- moments
def test_an_accusation_is_a_moment_for_all_and_what_it_was_about_for_two() -> None:
    t = searching(["mosque"] * 3, been={1: ["casino"]}, told=[(0, 1, "file", "casino", 2)])
    t.accuses(0, 1, "file", "casino", 2, ("file", None))
    for_all = "caught, Unmasked: Brice is unmasked, and may never ask again."
    assert stamps(teller(t, 2), t.match) == stamps(teller(t, None), t.match) == [for_all]
    assert stamps(teller(t, 0), t.match)[1:] == [for_all]
    assert len(stamps(teller(t, 1), t.match)) == 2


def test_a_claim_a_challenge_and_the_tile_that_is_turned_are_moments() -> None:
    t = hearing(["station", "hotel", "casino"], 0)
    t.challenges(1, "hotel", "file", GENUINE)
    t.plays(0, "stand")
    told = [stamp.partition(":")[0] for stamp in stamps(teller(t, 2), t.match)]
    assert told[:2] == ["window, A claim", "call, A challenge"]
    assert told[2] in ("stamp, It agrees", "caught, Contradicted")


def test_at_the_end_a_line_for_each_seat_says_how_often_it_lied() -> None:
    t = searching(["mosque"] * 3, been={1: ["casino"]})
    t.asks(0, 1, "file", "casino", 2)
    view = {**t.match.view(None), "outcome": {"winners": [], "reason": "aborted"}}
    assert not [one for one in teller(t, 2).ending(view, t.match.events(2)) if one.of_seats]  # he cannot know
    [hid] = [one for one in teller(t, 2).ending(view | {"views": [t.match.view(1)]}, t.match.events(0)) if one.of_seats]
    assert [plain(line) for line in hid.lines][1] == "Brice: messages 1, lies 1, buildings seen 2"
