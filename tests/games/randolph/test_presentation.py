"""Randolph's Casablanca in words: what an event must carry for its sentence, and what only one reader may read."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.randolph.table import TO, Table, position
from tests.games.stamps import stamps
from valise_games import Match
from valise_games.games import catalogue
from valise_games.games.messages import plain
from valise_games.games.teller import Teller

RANDOLPH = catalogue["randolph"]
LAMP = 2  # from where figures stand in a position
NAMES = ("Anne", "Brice", "Chiara", "Deniz")


def teller(you: int = -1, seats: int = 3, language: str = "en", *, memory_aid: bool = True) -> Teller:
    return Teller(RANDOLPH, language, NAMES[:seats], you=you, options={"memory_aid": memory_aid})


def log(t: Table, you: int = -1, *, memory_aid: bool = True) -> list[str]:
    events = t.match.events(None if you < 0 else you)
    return [plain(line.text) for line in teller(you, t.match.seats, memory_aid=memory_aid).log(events)]


def asks(t: Table, seat: int) -> list[str]:
    """What is happening, what the seat owes, and what is special."""
    return [plain(text) for text in teller(seat, t.match.seats).situation(t.match.view(seat))]


def offers(t: Table, seat: int) -> Mapping[str, str]:
    """By label, why it cannot be done."""
    groups = teller(seat, t.match.seats).menu(t.match.view(seat))
    return {plain(choice.label): choice.why for group in groups for choice in group.choices}


def warns(t: Table, seat: int, do: str, **fields: object) -> str:
    return teller(seat, t.match.seats).warning(t.match.view(seat), {"do": do, **fields})


# ---------------------------------------------------------------------------------- the log
def test_an_announcement_that_nobody_contests_is_one_line() -> None:
    t = position(drawn=4)
    t.announces(LAMP)
    t.stands()
    assert log(t)[-1] == "Nobody protests."


def test_one_that_outlives_a_protest_is_told_to_stand() -> None:
    t = position(drawn=4)
    t.announces(LAMP)
    t.bets({1: 200})
    t.plays(0, "double")
    t.plays(1, "fold")
    assert log(t)[-4:-1] == ["Brice protests with 200.", "Anne doubles to 400.", "Brice folds, and loses 200 to Anne."]
    assert log(t)[-1] == "The announcement stands."
    assert "Brice folds, and loses 200 to you." in log(t, 0)
    assert "You fold, and lose 200 to Anne." in log(t, 1)


def test_RA_28_how_much_of_a_bet_counts_is_told_and_so_is_a_raise_to_all_that_can() -> None:
    t = position(drawn=4, cash={0: 150, 1: 900})
    t.announces(LAMP)
    t.bets({1: 900})
    assert log(t)[-1] == "Brice protests with 900, of which 150 counts."
    t = position(drawn=4, cash={0: 250, 1: 900})
    t.announces(LAMP)
    t.bets({1: 100})
    t.plays(0, "triple")
    assert log(t)[-1] == "Anne raises to 250, all that can count."
    t = position(drawn=4, cash={0: 0, 1: 900})
    t.announces(LAMP)
    t.bets({1: 100})
    assert log(t)[-1] == "Brice protests. Only a card is at stake."
    assert asks(t, 0)[1].startswith("Brice protests. Only a card is at stake. Confess, or stand by it?")
    assert "Stand by it" in offers(t, 0)


def test_RA_27_a_bet_that_was_not_called_stays_sealed_and_its_owner_alone_is_told() -> None:
    t = position(drawn=4)
    t.announces(LAMP)
    t.bets({1: 100, 2: 300})
    assert "You seal a bet of 300." in log(t, 2)
    assert asks(t, 2)[1] == "Anne must answer 100. Your bet of 300 stays sealed."
    assert asks(t, 1)[1] == "Anne must answer 100."


def test_what_only_a_seat_was_told_is_its_own_even_where_the_story_is_open() -> None:
    t = position(drawn=4)
    t.announces(LAMP)
    t.bets({1: 100})
    story = sorted((event for seat in range(3) for event in t.match.events(seat)), key=lambda event: event["n"])
    mine = [[plain(line.text) for line in teller(you).log(story) if line.text[0].kind == "mine"] for you in range(3)]
    assert mine[0][-1] == "It is a 4."
    assert mine[1][-1] == "You seal a bet of 100."
    assert [len(lines) for lines in mine] == [2, 2, 1]  # one is that of the chip put aside


def test_RA_24_without_the_memory_aid_the_log_forgets_a_chip_when_another_turn_began() -> None:
    t = position(drawn=4, memory_aid=False)
    t.announces(LAMP)
    t.bets({1: 100})
    t.plays(0, "match")
    while t.mover == 0:  # the winner takes a card
        t.match.play(1, t.legal(1)[0])
    shown = "The chip is a 4: it was a lie."
    kept = log(t, 0, memory_aid=False)
    assert "You read it." in kept
    assert "It is a 4." not in kept
    t.passes_turn()
    kept = log(t, 0, memory_aid=False)
    assert "It was a lie." in kept
    assert shown not in kept
    assert {"It is a 4.", shown} <= set(log(t, 0))


def test_RA_24_a_chip_shown_at_the_end_of_a_turn_is_still_told_in_the_next() -> None:
    t = position(drawn=4, memory_aid=False, hands={0: {}, 1: {"fez": 1}})
    t.announces(LAMP)
    t.bets({1: 100})
    t.plays(0, "match")
    assert t.mover == 1  # no card to take
    assert "The chip is a 4: it was a lie." in log(t, 0, memory_aid=False)


# ---------------------------------------------------------------------------------- what is asked and offered
def test_who_has_seen_the_chip_is_reminded_and_warned_before_a_bet_that_is_surely_lost() -> None:
    t = position(drawn=4)
    t.announces(LAMP)
    t.bets({1: 200})
    assert asks(t, 0)[1] == "Brice protests with 200. Confess, match, or raise? You know this chip: a 4."
    assert warns(t, 0, "match") == "The chip is a 4: if you match, you lose 200. Do it?"
    assert warns(t, 0, "confess") == ""
    t = position(drawn=LAMP)
    t.announces(LAMP)
    t.bets({1: 200})
    assert warns(t, 0, "match") == ""


def test_RA_28_who_has_less_than_the_least_bet_is_asked_like_the_others() -> None:
    t = position(drawn=4, cash={1: 50})
    t.announces(LAMP)
    why = "A bet is at least 100, and you have less. You are asked all the same."
    assert offers(t, 1) == {"Let it pass": "", "Protest": why}


def test_RA_19_a_raise_that_is_not_possible_is_shown_with_its_reason() -> None:
    t = position(drawn=4, cash={0: 350})
    t.announces(LAMP)
    t.bets({1: 200})
    why = "Nobody is raised beyond what the poorer one has."
    assert offers(t, 0) == {"Confess, pay 50": "", "Match 200": "", "Raise to 350": "", "Triple": why}


def test_RA_22_what_may_end_the_game_is_asked_first_and_who_would_be_richer_named() -> None:
    t = position(drawn=4, top="lamp", hands={0: {"lamp": 3}}, bank=500, cash={2: 5000})
    t.draws()
    number = t.match.view(0)["goal"]["number"]
    label = next(label for label in offers(t, 0) if label.startswith(f"Say {number},"))
    assert "your fourth lamp: the bank" in label
    t.plays(0, "say", number=number)
    t.plays(0, "lay", circle=TO)
    t.bets({})
    assert list(offers(t, 0)) == ["Take your fourth lamp: the bank, 500", "Leave it"]
    assert "and the game ends, but Chiara has more" in warns(t, 0, "take-top")
    assert warns(t, 0, "leave") == ""


def test_RA_9_the_announcement_is_told_while_the_chip_is_laid_down() -> None:
    t = position(drawn=4, top="fez")
    t.draws()
    t.plays(0, "say", number=LAMP)
    assert asks(t, 0) == ["You say 2: minaret 1 to lamp 1.", "Your chip is a 4. Lay it face down on a free circle.", ""]
    assert asks(t, 1) == ["Anne says 2: minaret 1 to lamp 1.", "Anne looks for a place for the chip.", ""]


def test_RA_11_who_may_take_the_top_card_is_asked_and_what_he_does_is_told() -> None:
    t = position(drawn=4, top="lamp")
    t.announces(LAMP)
    t.bets({})
    assert asks(t, 0)[1:] == ["It stands. Do you take the top card?", "At stake: the first lamp, 100."]
    assert asks(t, 1)[1] == "Anne may take the top card."
    t.plays(0, "leave")
    assert log(t)[-2:] == ["Nobody protests.", "Anne leaves the lamp."]
    assert log(t, 0)[-1] == "You leave the lamp."


def test_RA_20_cards_that_are_given_back_are_asked_for_and_told() -> None:
    t = position(drawn=4, top="lamp", stock={}, hands={0: {"lamp": 1}, 1: {"fez": 2}})
    t.announces(LAMP)
    t.stands()
    assert asks(t, 0)[1] == "Choose the card that you give back."
    assert asks(t, 1)[0] == "Anne chooses a card to give back."
    assert list(offers(t, 0)) == ["Give back a lamp"]
    t.plays(0, "give", card="lamp")
    empty = "The stock is empty, and nobody has a card that is the only one of its symbol."
    assert log(t)[-2:] == [empty, "Anne gives back a lamp."]


def test_the_same_card_from_the_stock_or_from_the_loser_has_two_names() -> None:
    t = position(drawn=4, top="lamp", hands={0: {"lamp": 1}, 1: {"lamp": 3}})
    t.announces(t.match.view(0)["goal"]["number"])
    t.bets({1: 100})
    t.plays(0, "match")
    bank = f"{t.match.view(1)['bank']:,}"
    assert list(offers(t, 1)) == [
        f"The top card, lamp: your fourth, and the bank, {bank}",
        f"Lamp from Anne: your fourth, and the bank, {bank}",
    ]
    assert "the game ends" in warns(t, 1, "take-top")


# ---------------------------------------------------------------------------------- looking back
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_kind_of_turning_point_is_told_to_each_reader_in_his_person(language: str) -> None:
    own = re.compile(r"\b[Yy]our?\b" if language == "en" else r"\b[Vv](ous|otre)\b")
    wrong = re.compile(r"\bYou (was|has|wins)\b" if language == "en" else r"\bVous (a|avait|n’a)\b")
    kinds = set()
    for seed in range(40):
        for turn in _turning_points(seed):
            kinds.add(turn["what"])
            for you in (-1, 0, 1, 2):
                said = plain(teller(you, language=language).turn(turn))
                assert re.fullmatch(r"[A-ZÀÉ][^{}]*\.", said)
                assert not wrong.search(said), said
                if turn["seat"] == you:
                    assert own.search(said), said
                if you < 0:
                    assert not own.search(said), said
    assert kinds == {
        "bluffed", "caught", "protested-in-vain", "confessed", "confessed-though-true", "folded", "folded-though-true",
        "folded-though-right", "shuffled", "out", "fourth-card",
    }  # fmt: skip


def _turning_points(seed: int) -> list[dict[str, Any]]:
    """Of a game played at random, in which protests and raises are not left out for want of luck."""
    chance = random.Random(seed)
    match = Match.new("randolph", 3, {"round_cap": 30}, seed=seed, variant="small" if seed % 2 else "standard")
    while not match.over:
        seat = chance.choice(match.to_act)
        legal = match.legal(seat)
        kind = chance.choice(sorted({action["do"] for action in legal}))
        match.play(seat, chance.choice([action for action in legal if action["do"] == kind]))
    steps = (step for steps, _ in match.entries_again() for step in steps)
    return list(match.entry.load("plain", match.variant).turning_points(steps))


# ---------------------------------------------------------------------------------- moments
def test_a_lie_that_is_caught_is_a_moment_and_one_that_stands_is_not() -> None:
    t = position(drawn=4)
    t.announces(LAMP)
    t.bets({1: 200})
    t.plays(0, "match")
    told = stamps(teller(2), t.match)
    assert told[:2] == ["call, Protest: Brice protests with 200.", "caught, A lie: The chip is a 4: it was a lie."]
    t = position(drawn=4, top="carpet")
    t.announces(LAMP)
    t.bets({})
    assert stamps(teller(0), t.match) == stamps(teller(1), t.match) == []


def test_with_all_cards_open_every_chip_is_shown_also_one_that_nobody_saw() -> None:
    t = position()
    chips = t.match.opened()["shown"]
    assert set(chips) == set(t.match.view(None)["circles"])
    assert not t.match.view(None)["shown"]
    assert sorted(set(chips.values())) == list(range(7))
