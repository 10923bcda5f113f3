"""What a table of Casanova is told in words, at moments that recorded games may lack."""

from __future__ import annotations

import pytest

from tests.games.casanova.table import Table, position
from tests.games.stamps import stamps
from valise_games.games.messages import plain
from valise_games.games.teller import Teller

A2_G2 = "A2\u2060–\u2060G2"  # a theatre; no line breaks at the dash
NAMES = ("Anne", "Brice", "Élodie", "Deniz", "Esma")


def teller(t: Table, language: str = "en", you: int = 0) -> Teller:
    return Teller(t.match.entry, language, NAMES[: t.match.seats], you=you, variant=t.match.variant)


def log(t: Table, language: str = "en", you: int = 0) -> list[str]:
    return [plain(line.text) for line in teller(t, language, you).log(t.match.events(you))]


def test_an_empty_gondola_is_taken_to_the_palazzo_of_somebody_or_nobody() -> None:
    t = position(ladies={0: "A2", 1: "B4", 2: "G4"}, empty=["A1", "P5"])
    t.move("A1", "P2")
    t.move("P5", "B1")
    assert log(t)[-2:] == [
        "You take an empty gondola from A1 to Brice’s palazzo.",
        "You take an empty gondola from palazzo P5 to B1.",
    ]
    assert log(t, you=1)[-2] == "Anne takes an empty gondola from A1 to your palazzo."
    assert log(t, "fr", you=2)[-2] == "Anne mène une gondole vide au palazzo de Brice depuis A1."


def test_from_stage_to_stage_at_the_doges_they_have_names() -> None:
    t = position(ladies={0: "V1"}, empty=["V2"], jewels=[0])
    t.move("V1", "V3")
    t.move("V2", "G8")
    assert log(t)[-2:] == ["You go from V1 to V3.", "You take an empty gondola from the Doge’s to G8."]


def test_she_comes_home_and_nothing_is_shown_or_all_see_the_couple() -> None:
    t = position(ladies={0: "A1"})
    t.move("A1", "P1")
    assert log(t)[-2:] == ["You come home from A1.", "The jewel is not laid down yet, so nothing is shown."]
    t = position(ladies={0: "A1"}, jewels=[0], casanova=1)
    t.move("A1", "P1")
    assert log(t, you=1)[-2:] == ["Anne comes home from A1.", "The couple is shown to all: a lady and her maid."]


def test_a_turn_without_anything_done_is_told() -> None:
    t = position(ladies={0: "A2"})
    t.end()
    assert log(t)[-1] == "You stay where you are."
    t = position(ladies={0: "A2"}, empty=["G2"])
    t.walk("G2")
    t.end()
    assert log(t)[-1] == "You walk from A2 to G2."


def test_alone_at_the_doges_she_looks_at_her_own_couple() -> None:
    t = position(ladies={0: "V1"}, look_alone=True, casanova=0)
    t.look()
    assert log(t)[-2:] == ["Alone at the Doge’s, you look at your couple.", "You see Casanova, in your gondola."]


def test_what_is_seen_is_told_where_it_was() -> None:
    t = position(ladies={0: "V1", 1: "V2", 2: "V3"}, theatres=["A2-G2"], casanova="A2-G2")
    t.look()
    assert log(t)[-2:] == [
        "At the Doge’s you look into Brice’s gondola and Élodie’s gondola.",
        "You see only maids, in your gondola, in Brice’s gondola and in Élodie’s gondola.",
    ]
    assert log(t, "fr", you=1)[-1] == "Chez le Doge, Anne regarde dans votre gondole et dans la gondole d’Élodie."


@pytest.mark.parametrize(
    ("jewels", "casanova", "asked"),
    [
        ([], 1, "You have not laid down your jewel: nothing will be shown, and your turn ends. Dock at home?"),
        ([0], 1, "Your couple will be shown to everyone. By your account the chance that it is Casanova’s is 33%. "),
    ],
)
def test_before_she_comes_home_she_is_asked(jewels: list[int], casanova: int, asked: str) -> None:
    t = position(ladies={0: "A1"}, jewels=jewels, casanova=casanova, theatres=[])
    view = t.match.view(0)
    home = {"do": "move", "from": "A1", "to": "P1"}
    assert home in view["legal"]
    assert teller(t).warning(view, home).startswith(asked)
    assert [action for action in view["legal"] if action != home and teller(t).warning(view, action)] == []


def test_before_she_shows_a_couple_that_she_knows_not_to_be_his() -> None:
    t = position(ladies={0: "A2", 1: "G2"}, jewels=[0], casanova=2)
    t.inspect(1)
    t.chooses("leave")
    t.move("A2", "A1")
    warning = teller(t).warning(t.match.view(0), {"do": "move", "from": "A1", "to": "P1"})
    assert warning == "Your couple will be shown to everyone, and you know that it is not Casanova’s. Dock at home?"


def test_the_dossier_has_the_chances_and_what_was_seen() -> None:
    t = position(ladies={0: "A2", 1: "G2"}, casanova=2, theatres=[])
    t.inspect(1)
    t.chooses("exchange")
    where, seen = teller(t).papers(t.match.view(0))
    assert plain(where.title) == "Casanova is in Élodie’s gondola."
    assert [plain(line) for line in where.lines] == ["With you, for an onlooker: 33%"]
    assert [plain(line) for line in seen.lines] == [
        "Round 1: your gondola (not him), Brice’s gondola (not him). You exchanged."
    ]
    where, _ = teller(t, you=1).papers(t.match.view(1))
    assert [plain(line) for line in where.lines][:2] == ["Anne’s gondola: 33%", "Your gondola: 33%"]


def test_when_the_rounds_are_up_all_hear_who_had_him() -> None:
    nobody = "Nobody wins: round 1 was the last."
    for casanova, where in ((1, "in Brice’s gondola"), ("A2-G2", f"in the theatre {A2_G2}")):
        t = position(mover=2, first=0, theatres=["A2-G2"], casanova=casanova, round_cap=1)
        t.end()
        assert [plain(text) for text in teller(t).result(t.match.view(0))] == [nobody, f"Casanova was {where}."]
        assert log(t)[-1] == nobody


def test_by_version_2_who_has_him_then_wins() -> None:
    t = position(mover=2, first=0, casanova=1, round_cap=1, version=2)
    t.end()
    said = [plain(text) for text in teller(t).result(t.match.view(0))]
    assert said == ["Brice wins.", "Round 1 was the last, and Brice has Casanova aboard."]
    assert log(t)[-1] == "Brice wins."


@pytest.mark.parametrize(
    ("place", "told"), [("G8", "on a mouth"), ("V1", "at the Doge’s"), ("P1", "at home"), ("A2", "")]
)
def test_who_may_not_stay_is_told_so(place: str, told: str) -> None:
    t = position(ladies={0: place}, stayed={0: place})
    notice = teller(t).situation(t.match.view(0)).notice
    assert plain(notice) == (told and f"You may not end this turn {told} again.")


def test_his_way_is_told_from_hand_to_hand() -> None:
    t = position(
        ladies={0: "A2", 1: "G2"}, theatres=["A2-G2"], casanova="A2-G2", mover=0, first=1, round_cap=1, jewels=[]
    )
    t.inspect("A2-G2")
    t.chooses("exchange")
    t.end()
    while not t.match.over:
        t.end()
    way, inspections = teller(t).ending(t.match.view(None), t.match.all_events())
    assert [plain(line) for line in way.lines] == [
        f"At first he was in the theatre {A2_G2}.",
        "Round 1: you exchange, and he is in your gondola.",
    ]
    assert [plain(line) for line in inspections.lines] == [
        f"Anne: r1 {A2_G2}★ ⇄",
        "Brice inspected nobody.",
        "Élodie inspected nobody.",
    ]
    assert teller(t).ending(t.match.view(None), t.match.events(1)) == []


def test_what_was_seen_under_the_masks_is_a_moment_for_her_who_looked_and_a_couple_that_is_shown_for_all() -> None:
    t = position(ladies={0: "A2", 1: "G2"}, casanova=1)
    t.inspect(1)
    t.chooses("exchange")
    mine = [
        "caught, Casanova!: You see Casanova, in Brice’s gondola.",
        "seal, Exchanged: You exchange the two couples.",
    ]
    assert stamps(teller(t), t.match) == mine
    assert stamps(teller(t, you=1), t.match) == []
    t = position(ladies={0: "A1"}, jewels=[0], casanova=1)
    t.move("A1", "P1")
    shown = ["window, Not he: The couple is shown to all: a lady and her maid."]
    assert stamps(teller(t), t.match) == stamps(teller(t, you=2), t.match) == shown
