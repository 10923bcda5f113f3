"""Characters: five of each level, told apart by their temper and not by their strength."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

import pytest

from tests.bots.matches import interval
from tests.bots.tempers import measure
from tests.bots.test_novice import options_of
from valise_games.bots import CHARACTERS, UnknownBot, characters_of, levels_of, make_bot, named
from valise_games.bots.policies import load_novice
from valise_games.bots.temper import StyleBias, Temper, load_leaning
from valise_games.games import catalogue, find
from valise_games.games.game import BOLD, CALL, PROTEST, QUIET
from valise_games.games.messages import OWN, in_every_language
from valise_games.rules import FastDice

FIVE = 5


# ---------------------------------------------------------------------------------- who there is
def test_there_are_five_of_each_level_above_chance() -> None:
    levels = {level for game in catalogue for level in levels_of(game)} - {"random"} | {"master"}
    assert Counter(character.level for character in CHARACTERS) == dict.fromkeys(levels, FIVE)
    assert (
        len({character.id for character in CHARACTERS})
        == len({character.name for character in CHARACTERS})
        == FIVE * len(levels)
    )
    for character in CHARACTERS:
        said = in_every_language(OWN, f"character-{character.id}")
        assert all(text.endswith(".") for text in said.values())


def test_a_character_is_named_with_his_level_or_beside_it() -> None:
    known, options = position("casablanca", PROTEST)
    seat = who_decides("casablanca", known)

    def choices(bot: Any) -> list[int]:
        dice = FastDice(3)
        return [bot.choose(known, seat, options, dice) for _ in range(60)]

    plain = choices(make_bot("novice", "casablanca"))
    named_so = [choices(make_bot(f"novice/{one}", "casablanca")) for one in ("anselm", "tilda")]
    assert named_so == [choices(make_bot("novice", "casablanca", character=one)) for one in ("anselm", "tilda")]
    assert named_so != [plain, plain], "one objects more often, the other less"


def test_a_character_of_another_level_is_told_who_there_is() -> None:
    with pytest.raises(UnknownBot, match="no novice called 'viktor'; there is colette, anselm, tilda, rosa, emil"):
        make_bot("novice/viktor", "agent")
    with pytest.raises(UnknownBot, match="no random called 'colette'; there is none"):
        make_bot("random", "agent", character="colette")
    with pytest.raises(UnknownBot, match="agent has no bot 'genius'"):
        make_bot("genius", "agent")


def test_who_is_not_named_is_one_who_does_not_sit_there_yet() -> None:
    ids = [character.id for character in characters_of("novice")]
    assert named("novice", []) == f"novice/{ids[0]}"
    assert named("novice", ids[:1]) == f"novice/{ids[1]}"
    assert named("novice", ids) == f"novice/{ids[0]}"
    assert named("novice/tilda", ["tilda"]) == "novice/tilda"
    assert named("random", []) == "random"


# ---------------------------------------------------------------------------------- what an option leans to
def position(game_id: str, kind: int) -> tuple[Any, list[int]]:
    """What a seat knows, and its options, where one of just two of them leans so."""
    entry = find(game_id)
    game: Any = entry.load("plain")
    novice, leaning = load_novice(entry, entry.load("plain")), load_leaning(entry, "standard")
    for number in range(40):
        dice, s = FastDice(number), game.State()
        game.new_game(s, entry.seats[0], entry.encode_options({}), dice)
        while not game.is_over(s):
            seat = game.next_to_act(s)
            choices = options_of(game, s, seat)
            options = choices[1 : choices[0] + 1]
            known = game.State()
            game.blank(s, seat, known)
            if len(options) == 2 and [leaning(known, seat, option) for option in options] == [QUIET, kind]:
                return known, options
            game.step(s, seat, novice.decide(s, seat, choices, dice), dice)
    raise AssertionError("no such position")


def who_decides(game_id: str, known: Any) -> int:
    """In what `position` found."""
    return int(find(game_id).load("plain").next_to_act(known))


@pytest.mark.parametrize("game_id", catalogue)
def test_leanings_follow_from_what_the_seat_knows(game_id: str) -> None:
    """They are the same in the full state, and every kind that a game has comes up."""
    entry = find(game_id)
    game: Any = entry.load("plain")
    novice, leaning = load_novice(entry, entry.load("plain")), load_leaning(entry, "standard")
    seen: set[int] = set()
    for number in range(3):
        dice, s = FastDice(number), game.State()
        game.new_game(s, entry.seats[0], entry.encode_options({}), dice)
        while not game.is_over(s):
            seat = game.next_to_act(s)
            choices = options_of(game, s, seat)
            known = game.State()
            game.blank(s, seat, known)
            for option in choices[1 : choices[0] + 1]:
                kind = leaning(known, seat, option)
                assert kind == leaning(s, seat, option)
                seen.add(kind)
            game.step(s, seat, novice.decide(s, seat, choices, dice), dice)
    assert seen == {QUIET, BOLD, CALL} | ({PROTEST} if game_id != "casanova" else set())


def test_a_temper_multiplies_weights() -> None:
    known, (no, yes) = position("casablanca", PROTEST)
    manner = StyleBias(Temper(protest=3.0), find("casablanca"), "standard")
    seat = who_decides("casablanca", known)
    assert manner.weigh(known, seat, {no: 2.0, yes: 2.0}) == {no: 2.0, yes: 6.0}


@pytest.mark.parametrize(("temper", "answers"), [(Temper(protest=0.0), {0}), (Temper(protest=5.0), {1})])
def test_who_has_no_weights_thinks_it_over(temper: Temper, answers: set[int]) -> None:
    known, options = position("casablanca", PROTEST)
    seat = who_decides("casablanca", known)
    manner, dice = StyleBias(temper, find("casablanca"), "standard"), FastDice(1)
    told = set()
    for first in options * 9:
        told.add(manner.resample(known, seat, options, first, partial(int, first), dice))
    assert told == {options[answer] for answer in answers}


# ---------------------------------------------------------------------------------- temper and strength
@pytest.mark.long
@pytest.mark.parametrize("game_id", ["agent", "randolph", "code-casablanca"])
def test_novices_differ_in_temper_and_not_in_strength(game_id: str) -> None:
    seated = measure(["novice/colette", "novice/anselm", "novice/tilda"], game_id, seats=3, games=120)
    colette, anselm, tilda = seated.values()
    assert colette.rate("bold") > 1.2 * anselm.rate("bold")
    assert colette.rate("bold") > 1.2 * tilda.rate("bold")
    assert anselm.rate("protest") > tilda.rate("protest")
    for bot in seated.values():
        mean, half = interval(bot.shares)
        assert abs(mean - 1 / 3) < 1.5 * half
