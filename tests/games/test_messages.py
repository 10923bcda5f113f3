"""Messages become texts: seats, pieces in their forms, numbers, lists, and English for what a language lacks."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from valise_games.games.messages import Formatter, Run, languages, plain

ENGLISH = """
agent-green = Green
    .letter = G
place-bazaar = Bazaar
    .to = to the Bazaar
space-camel = camel { $number }
    .of = the camel’s { $number }
walked = from { $space_of } to { $space }
hands = { $hands_is } hands
log-moved = { $seat_is ->
    [you] you move
   *[they] { $seat } moves
 } { $agent } { $place_to }{ $case ->
    [yes] , with the briefcase
   *[no] {""}
 }
lots = { $count ->
    [0] no lots
    [one] { $count } lot
   *[other] { $count } lots
 }
who = { $seats }
whom = for { $seats }
claims = { $claims_is } claims
silent = {""}
summed = all in all { sum-of }
sum-of = { $sum }
shouted = { NUMBER($sum) }!
either = { $agents }
announced = { $action_agent } { $action_do }
stake = { $seat } { $sum }
bribes-item = { $agent_letter } { $sum }
all-bribes = { $bribes_is } bribes: { $bribes }
stakes = { $stakes_is ->
    [0] nobody
   *[other] { $stakes }
 }
"""
FRENCH = """
agent-green = Américain 1
    .the = l’Américain 1
you = vous
whom = pour { $seats }
log-moved = { $seat } déplace { $agent_the }
home = le palais { $seat_begins ->
    [vowel] d’{ $seat }
   *[other] de { $seat }
 }
lots = { $count ->
    [one] { $count } lot
   *[other] { $count } lots
 }
"""
KINDS = {
    "seat": "seat",
    "seats": "seat",
    "agent": "agent drawn",
    "agents": "agent drawn",
    "place": "place",
    "space": "space",
}


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("packages")
    game = folder / "a_game_of_words"
    game.mkdir()
    (game / "__init__.py").write_text("")
    (game / "messages.en.ftl").write_text(ENGLISH)
    (game / "messages.fr.ftl").write_text(FRENCH)
    sys.path.insert(0, str(folder))
    yield "a_game_of_words"
    sys.path.remove(str(folder))


def reader(package: str, language: str = "en", you: int = 0) -> Formatter:
    return Formatter(package, language, KINDS, names=["Anne", "Brice", "Chiara"], you=you, game="words")


def test_languages_are_found_english_first(package: str) -> None:
    assert languages(package) == ("en", "fr")


def test_a_sentence_speaks_to_its_reader_and_of_others(package: str) -> None:
    message = {"id": "log-moved", "seat": 0, "agent": "green", "place": "bazaar", "case": True}
    assert reader(package).string(message) == "You move Green to the Bazaar, with the briefcase"
    assert reader(package, you=1).string(message | {"case": False}) == "Anne moves Green to the Bazaar"


def test_seats_and_pieces_are_drawn(package: str) -> None:
    text = reader(package, you=1).text(
        {"id": "log-moved", "seat": 0, "agent": "green", "place": "bazaar", "case": None}
    )
    assert text[0] == Run("Anne", "seat", "0")
    assert Run("Green", "agent", "green") in text


def test_a_language_brings_forms_of_its_own_and_the_name_in_them_is_drawn(package: str) -> None:
    text = reader(package, "fr").text({"id": "log-moved", "seat": 1, "agent": "green", "place": "bazaar", "case": True})
    assert plain(text) == "Brice déplace l’Américain 1"
    assert text[-1] == Run("Américain 1", "agent", "green")


def test_a_language_knows_which_names_begin_with_a_vowel(package: str) -> None:
    three = Formatter(package, "fr", KINDS, names=["Anne", "Brice", "Élodie"])
    homes = [three.string({"id": "home", "seat": seat}) for seat in range(3)]
    assert homes == ["Le palais d’Anne", "Le palais de Brice", "Le palais d’Élodie"]


def test_numbers_are_written_as_the_language_does(package: str) -> None:
    assert [reader(package).string({"id": "lots", "count": n}) for n in (0, 1, 12500)] == [
        "No lots",
        "1 lot",
        "12,500 lots",
    ]
    assert reader(package, "fr").string({"id": "lots", "count": 12500}) == "12\u202f500 lots"


def test_what_a_language_lacks_is_said_in_english(package: str) -> None:
    assert reader(package, "fr").string({"id": "stake", "seat": 1, "sum": 1500}) == "Brice 1,500"


def test_lists_are_joined_by_words_or_commas(package: str) -> None:
    three = reader(package)
    assert three.string({"id": "who", "seats": [0, 1, 2]}) == "Anne, Brice and Chiara"
    assert three.string({"id": "who", "seats": {"list": [1, 2], "join": "or"}}) == "Brice or Chiara"
    stakes = [{"id": "stake", "seat": 1, "sum": 1500}, {"id": "stake", "seat": 0, "sum": 300}]
    assert three.string({"id": "stakes", "stakes": {"list": stakes, "join": "comma"}}) == "Brice 1,500, Anne 300"
    assert three.string({"id": "stakes", "stakes": []}) == "Nobody"


def test_the_reader_is_you_in_a_list_where_the_catalogue_says_so(package: str) -> None:
    three = reader(package)
    assert three.string({"id": "whom", "seats": [1, 0]}) == "For Brice and Anne"
    assert reader(package, "fr").string({"id": "whom", "seats": [1, 0]}) == "Pour Brice et vous"


def test_of_dicts_that_are_no_messages_a_list_says_how_many(package: str) -> None:
    assert reader(package).string({"id": "claims", "claims": [{"seat": 1}, {"seat": 2}]}) == "2 claims"


def test_what_says_nothing_is_not_drawn_either(package: str) -> None:
    assert reader(package).text({"id": "silent", "draw": "mine"}) == []


def test_a_list_of_facts_is_written_item_by_item_and_a_form_of_a_piece_is_drawn(package: str) -> None:
    text = reader(package).text({"id": "all-bribes", "bribes": [{"agent": "green", "sum": n} for n in (100, 200)]})
    assert plain(text) == "2 bribes: G 100 and G 200"
    assert Run("G", "agent", "green") in text


def test_the_parts_of_an_action_have_names_of_their_own(package: str) -> None:
    assert reader(package).string({"id": "announced", "action": {"do": "move", "agent": "green"}}) == "Green move"


def test_messages_follow_each_other_and_may_be_the_readers_own(package: str) -> None:
    text = reader(package).text([{"id": "lots", "count": 1}, None, {"id": "lots", "count": 0, "draw": "mine"}])
    assert text == [Run("1 lot"), Run(" "), Run("no lots", "mine")]


def test_an_id_with_a_number_has_the_message_of_its_kind(package: str) -> None:
    assert reader(package).string({"id": "walked", "space": "camel-3"}) == "From the camel’s 3 to camel 3"


def test_a_list_of_facts_that_are_no_messages_is_only_counted(package: str) -> None:
    assert reader(package).string({"id": "hands", "hands": [{"camel": 2}, {}]}) == "2 hands"


def test_what_says_nothing_is_not_drawn(package: str) -> None:
    assert reader(package).text({"id": "either", "agents": [], "draw": "mine"}) == []


def test_characters_that_stand_for_what_is_drawn_are_kept_where_people_type_them(package: str) -> None:
    assert reader(package).string({"id": "announced", "action": {"do": "\ue0b0", "agent": "green"}}) == "Green \ue0b0"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "message",
    [
        {"id": "log-moved", "seat": 0, "agent": "green", "place": "bazaar", "case": None},
        {"id": "log-moved", "seat": 1, "agent": "green", "place": "bazaar", "case": "elsewhere"},
        *({"id": "lots", "count": count} for count in (0, 1, 2, 12500, 1.5, True, "one", "several")),
        {"id": "lots"},  # an argument that is missing is shown by its name
        {"id": "all-bribes", "bribes": [{"agent": "green", "sum": 100}, {"agent": "red", "sum": 2000}]},
        {"id": "whom", "seats": [0]},
        {"id": "whom", "seats": {"list": [2, 0, 1], "join": "or"}},
        {"id": "who", "seats": [False, True]},
        {"id": "either", "agents": ["green", "green"]},
        {"id": "summed", "sum": 1200},
        {"id": "shouted", "sum": 1200},
        "no-such-message",
        [{"id": "lots", "count": 1}, {"id": "silent"}, "either"],
    ],
    ids=str,
)
def test_words_alone_are_those_of_what_is_drawn(package: str, language: str, message: Any) -> None:
    """Words are made by the catalogue's functions, what is drawn by fluent.runtime."""
    for you in (0, 1):
        assert reader(package, language, you).words(message) == plain(reader(package, language, you).text(message))
