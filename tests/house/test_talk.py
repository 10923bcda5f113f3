"""Talk: at the table, in the gallery; plain text; and numbers without gaps for everybody, whoever may not hear."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args

import pytest

from tests.house.asking import ask
from tests.house.houses import ENDLESS, RunningHouse, open_house
from tests.house.places import Place, Told, company, mover
from tests.waiting import until
from valise_games.client import HttpClient
from valise_games.games.messages import OWN, in_every_language
from valise_games.house.tables import events
from valise_games.terminal import house as house_terminal

LEAST_ROWS = 30  # fewer would prove little


def texts(place: Place) -> list[str]:
    place.hear_all()
    return [response["said"]["text"] for response in place.heard(0, "said")]


def skips(place: Place) -> list[int]:
    place.hear_all()
    return [response["n"] for response in place.heard(0, "skip")]


def test_table_and_gallery_are_apart(house: RunningHouse) -> None:
    with company(house, people=2, clock=ENDLESS, watching=True) as (ann, bob, eve):
        ann.do("say", text="to all")
        number = eve.do("say", text="psst", room="gallery")["n"]
        assert texts(eve) == ["to all", "psst"]
        assert texts(ann) == texts(bob) == ["to all"]
        assert skips(ann) == skips(bob) == [number]
        assert skips(eve) == []
        assert eve.refused("say", text="a hint") == "gallery"
        assert ann.refused("say", text="hello up there", room="gallery") == "table"
        # The page shows no more than the socket did.
        assert [line["text"] for line in ann.whole["talk"]] == ["to all"]
        assert [line["text"] for line in eve.whole["talk"]] == ["to all", "psst"]
        again = bob.again(house)
        assert [line["text"] for line in again.heard(0, "table")[0]["talk"]] == ["to all"]
        again.close()
        ann.do("resign")
        assert [line["text"] for line in ann.whole["talk"]] == ["to all", "psst"], "the game is over"
        eve.do("say", text="well played")
        assert texts(ann)[-1] == "well played"


def test_before_the_start_everybody_talks_at_the_table(house: RunningHouse) -> None:
    with company(house, people=2, start=False, watching=True) as (ann, _, eve):
        eve.do("say", text="is there a seat?")
        assert texts(ann) == ["is there a seat?"]
        said = ann.heard(0, "said")[0]["said"]
        assert (said["person"], said["seat"], said["room"]) == (eve.id, None, "table")


def play_until_one_is_out(places: list[Place], luck: random.Random) -> Place | None:
    for _ in range(250):
        whole = places[0].whole
        if whole["info"]["state"] == "over":
            return None
        for place, seat in zip(places, whole["view"]["seats"], strict=False):
            if seat.get("out"):
                return place
        place = mover(places)
        own = place.own
        place.do("act", decision=own["decision"], action=wildest(own["legal"], luck))
    return None


def wildest(legal: Sequence[Told], luck: random.Random) -> Told:
    """Who doubts, challenges and matches is soon out."""
    bold = [action for action in legal if action["do"] in ("weigh", "bet", "match", "double", "challenge", "stand")]
    return luck.choice(bold or list(legal))


def test_W_6_who_is_out_talks_to_the_gallery(house: RunningHouse) -> None:
    for seed in range(12):
        with company(house, "randolph", 3, clock=ENDLESS, watching=True) as places:
            gone = play_until_one_is_out(places[:3], random.Random(seed))
            if gone is None:
                continue
            playing = next(place for place in places[:3] if place is not gone)
            eve = places[3]
            assert not gone.owes
            assert gone.refused("say", text="he lies") == "gallery"
            number = gone.do("say", text="he lies", room="gallery")["n"]
            assert texts(eve)[-1] == "he lies"
            assert number in skips(playing)
            eve.do("say", text="you were robbed", room="gallery")
            assert texts(gone)[-1] == "you were robbed"
            playing.do("say", text="next")
            assert texts(gone)[-1] == "next"
            return
    pytest.fail("nobody was out before the end in any game")


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("two\nlines\tand  spaces ", "two lines and spaces"),
        ("bell\u0007 null\u0000 escape\u001b[31m", "bell null escape [31m"),
        ("turned \u202earound\u202c", "turned around"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("🃏 Élan, Þórr, 棋", "🃏 Élan, Þórr, 棋"),
        ("x" * 500, "x" * 500),
    ],
)
def test_plain_text_only(house: RunningHouse, said: str, heard: str) -> None:
    with company(house, people=2, start=False) as (ann, bob):
        ann.do("say", text=said)
        assert texts(bob) == [heard]


def test_what_is_no_talk(house: RunningHouse) -> None:
    with company(house, people=2, start=False) as (ann, bob):
        assert ann.refused("say", text=" \n\u0000\u200b ") == "empty"
        assert ann.refused("say", text="") == "empty"
        assert ann.refused("say") == "empty"
        wrong = ({"text": "x" * 501}, {"text": 7}, {"text": None}, {"quick": "idiot"}, {"quick": 7})
        since = ann.mark()
        for one in wrong:
            ann.send(do="say", table=ann.code, **one)
        ann.hear_all()
        assert [response["code"] for response in ann.heard(since, "refused")] == ["bad-command"] * len(wrong)
        assert texts(bob) == []


@pytest.mark.parametrize("quick", [*get_args(events.QuickWord), *get_args(events.Face)])
def test_a_quick_word_or_face_is_in_every_language_and_has_its_english(quick: str) -> None:
    told = in_every_language(OWN, f"quick-{quick}")
    assert set(told) == {"en", "fr", "de", "it"}
    assert all(0 < len(text) <= 24 for text in told.values())
    faces = quick in get_args(events.Face)
    assert (len(set(told.values())) == 1) == faces, "words differ, faces do not"
    assert quick in house_terminal.QUICK


def test_quick_words_are_muted_and_limited_like_talk(tmp_path: Path) -> None:
    with (
        open_house(tmp_path / "house.db", limits="true") as house,
        company(house, people=3, start=False) as (ann, bob, cy),
    ):
        assert ask(house, "/api/me/mute", {"person": ann.id}, cookie=cy.cookie).status == 200
        ann.do("say", quick="bluff", text="what is sent with it is not said")
        bob.hear_all()
        heard = [message["said"] for message in bob.heard(0, "said")]
        assert [(one["quick"], one["text"], one["name"]) for one in heard] == [("bluff", "Nice bluff!", "Person 0")]
        cy.hear_all()
        assert cy.heard(0, "said") == []
        assert cy.heard(0, "skip")[-1]["n"] == heard[0]["n"]
        assert [line["quick"] for line in bob.whole["talk"]] == ["bluff"]
        assert cy.whole["talk"] == []
        for _ in range(4):
            ann.do("say", quick="smile")
        assert ann.refused("say", quick="smile") == "too-fast"


def test_a_line_is_said_once_for_a_key(house: RunningHouse) -> None:
    with company(house, people=2, start=False) as (ann, bob):
        numbers = {ann.ask(do="say", table=ann.code, text="once", key="k")["n"] for _ in range(3)}
        assert len(numbers) == 1
        assert texts(bob) == ["once"]


@pytest.mark.parametrize("game", ["agent", "randolph"])
def test_numbers_have_no_gaps(house: RunningHouse, game: str) -> None:
    """Over a long mixed session, for those who play, watch, mute, come late and come back."""
    luck = random.Random(7)
    table: dict[str, Any] = {"clock": {"kind": "none", "least": 0.01}, "variant": "standard"}  # small ones end too soon
    with company(house, game, 3, watching=True, start=False, **table) as places:
        ann, bob, cora, eve = places
        latecomers: list[Place] = []
        assert ask(house, "/api/me/mute", {"person": bob.id}, cookie=ann.cookie).status == 200
        ann.do("start")
        unheard = bob.do("say", text="to a deaf ear")["n"]
        for turn in range(70):
            if ann.whole["info"]["state"] == "over":
                break
            chance = luck.random()
            # A window's last answer waits for the least time: meanwhile nobody owes anything, and then somebody may be
            # out, or the game over, before a command comes.
            if chance < 0.15:
                luck.choice([ann, bob, cora]).try_to("say", text=f"line {turn}")
            elif chance < 0.25:
                eve.try_to("say", text=f"psst {turn}", room="gallery")
            elif chance < 0.3:
                cora.try_to("propose", offer="pause", agreed=luck.random() < 0.5)
            elif chance < 0.35:
                bob.try_to("leave")
                bob.try_to("return")
            elif chance < 0.4:
                cora.try_to("standing", answer={"until_turn": True})
            elif chance < 0.45:
                latecomers.append(luck.choice(places).again(house))
            else:
                place = next((place for place in (ann, bob, cora) if place.owes), eve)
                own = place.own
                if own["decision"]:
                    place.try_to("act", decision=own["decision"], action=luck.choice(own["legal"]))
        everybody = [*places, *latecomers]
        last = ann.whole["n"]
        assert last > LEAST_ROWS
        # Rows may still come by themselves: a held answer, a stand-in. Then they have the numbers that follow.
        until(lambda: all(place.numbers()[-1] >= last for place in everybody))
        for place in everybody:
            # The last entry of a game and the news that it is over have the same number.
            numbers = list(dict.fromkeys(place.numbers()))
            assert numbers == list(range(numbers[0], numbers[-1] + 1))
            assert numbers[-1] <= ann.whole["n"]
        assert unheard in skips(ann), "Bob was muted"
        assert unheard not in skips(cora)
        for place in latecomers:
            place.close()


def test_nobody_talks_under_the_name_of_another_seat(house: RunningHouse) -> None:
    with company(house, people=2, clock=ENDLESS) as (ann, bob):
        names = [seat["name"] for seat in ann.whole["info"]["seats"]]
        HttpClient(house.url, cookie=bob.cookie).post("/api/me/name", {"name": names[0]})
        bob.do("say", text="I am she")
        assert ann.whole["talk"][-1]["name"] == names[1]
