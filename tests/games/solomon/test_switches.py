"""What tells Agent and Casablanca apart: each line of the table of switches, in both games, and the options."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.games.solomon.table import Table, new, position
from valise_games import BadSetup, IllegalAction, catalogue


class Words(NamedTuple):
    """The same situation in both games: one agent next to another, and next to its home."""

    game: str
    actor: str
    victim: str
    home: str
    beside_home: str
    elsewhere: str  # one link from there
    price: int


AGENT = Words("agent", "red-1", "blue-1", "moscow", "kiev", "istanbul", 500)
CASABLANCA = Words("casablanca", "red", "blue", "airport", "garage", "telegraph", 1000)
BOTH = pytest.mark.parametrize("words", [AGENT, CASABLANCA], ids=["agent", "casablanca"])


def at_the_gate(words: Words, victim_at: str | None = None, **stakes: int) -> Table:
    """The actor stands one link from home with the briefcase there, unheld, and seat 0 is to move."""
    at = {words.actor: words.beside_home, words.victim: victim_at or words.elsewhere}
    staked = {int(seat[-1]): {words.actor: stake} for seat, stake in stakes.items()}
    return position(words.game, at=at, case=words.beside_home, stakes=staked)


# ---------------------------------------------------------------------------------- the switches
@BOTH
def test_switch_opening_bribes(words: Words) -> None:
    assert new(words.game).phase == ("opening" if words is AGENT else "choose")


@BOTH
def test_switch_price_of_a_strike_and_stake_it_needs(words: Words) -> None:
    assert not at_the_gate(words, seat_0=words.price - 100).can(0, "strike")
    t = at_the_gate(words, seat_0=words.price)
    t.strike(words.actor, words.elsewhere, words.victim)
    t.stands()
    assert t.stake(0, words.actor) == 0
    assert t.events("paid") == [{"seat": 0, "agent": words.actor, "sum": words.price}]


@BOTH
def test_switch_strike_in_place_or_only_onto_the_victim(words: Words) -> None:
    near = at_the_gate(words, seat_0=words.price)
    assert near.can(0, "strike", to=words.elsewhere)
    here = at_the_gate(words, victim_at=words.beside_home, seat_0=words.price)
    assert here.can(0, "strike", to=words.beside_home) == (words is CASABLANCA)


@BOTH
@pytest.mark.parametrize("sanctuary", [False, True])
def test_switch_safe_at_home(words: Words, sanctuary: bool) -> None:
    """Yes in Agent; in Casablanca nobody is safe unless the table chose the home sanctuary."""
    if words is AGENT and not sanctuary:
        with pytest.raises(BadSetup, match="no option 'home_sanctuary'"):
            new("agent", home_sanctuary=False)
        return
    options = {"home_sanctuary": sanctuary} if words is CASABLANCA else {}
    near_victims_home = {"agent": "brussels", "casablanca": "spice-loft"}[words.game]
    t = position(words.game, at={words.actor: near_victims_home}, stakes={0: {words.actor: words.price}}, **options)  # type: ignore[arg-type]
    assert t.can(0, "strike", victim=words.victim) == (not sanctuary)


@BOTH
def test_switch_victims_stakes_announced_or_secret(words: Words) -> None:
    t = at_the_gate(words, seat_0=words.price)
    t.strike(words.actor, words.elsewhere, words.victim)
    t.stands()
    expected = [(words.victim, [0, 0, 0])] if words is AGENT else []
    assert [(told["agent"], told["stakes"]) for told in t.events("lost-stakes")] == expected


@BOTH
def test_switch_briefcase_held_or_lying_in_its_space(words: Words) -> None:
    t = at_the_gate(words)
    assert t.can(0, "step-on", agent=words.actor) == (words is AGENT)
    assert t.can(0, "move", agent=words.actor, case=True) == (words is CASABLANCA)
    if words is AGENT:
        t.step("on", words.actor)
        t.stands()
        assert t.case == (words.beside_home, words.actor)
    else:
        t.move(words.actor, words.elsewhere, case=True)
        t.stands()
        assert t.case == (words.elsewhere, None)


@BOTH
def test_switch_bluff_protest_with_no_stake(words: Words) -> None:
    t = at_the_gate(words)
    t.move(words.actor, words.elsewhere)
    assert t.can(1, "protest") == (words is AGENT)


@BOTH
def test_switch_protested_mover_takes_back_or_only_answers(words: Words) -> None:
    t = at_the_gate(words, seat_1=100)
    t.move(words.actor, words.elsewhere)
    t.answers(1)
    assert t.phase == ("reconsider" if words is AGENT else "bid")
    assert t.match.to_act == ((0,) if words is AGENT else (1,))
    assert t.can(0, "take-back") == (words is AGENT)


@BOTH
def test_switch_mover_names_a_sum_or_holds(words: Words) -> None:
    t = at_the_gate(words, seat_0=300, seat_1=200)
    t.move(words.actor, words.elsewhere)
    t.answers(1)
    if words is AGENT:
        t.plays(0, "insist")
    t.plays(1, "bid", sum=200)
    assert t.kinds(0) == {"give-way", "bid" if words is AGENT else "hold"}


@BOTH
def test_switch_a_protester_who_won_decides_or_it_is_undone(words: Words) -> None:
    t = at_the_gate(words, seat_1=200)
    t.move(words.actor, words.elsewhere)
    t.answers(1)
    if words is AGENT:
        t.plays(0, "insist")
    t.plays(1, "bid", sum=100)
    t.plays(0, "give-way")
    assert t.match.to_act == ((1,) if words is AGENT else (0,))
    assert t.can(1, "let-stand") == (words is AGENT)


@BOTH
def test_switch_after_a_lost_duel_ends_the_turn_or_announces_another(words: Words) -> None:
    t = at_the_gate(words, seat_1=200)
    t.move(words.actor, words.elsewhere)
    t.lost_duel(1)
    assert t.can(0, "end-turn") == (words is AGENT)
    assert t.can(0, "move")


# ---------------------------------------------------------------------------------- the options
def test_CB_3_option_opening_bribes_on_up_to_three_agents() -> None:
    t = new("casablanca", 3, opening_bribes=True)
    assert t.phase == "opening"
    assert t.match.to_act == (0, 1, 2)
    t.puts(1, red=[1000, 500], blue=[100], white=[400])
    assert {a["agent"] for a in t.legal(1, "lot")} == {"red", "blue", "white"}
    with pytest.raises(IllegalAction):
        t.puts(1, green=[100])
    t.puts(1, red=[100, 100])  # further lots on the three
    assert len({a["agent"] for a in t.legal(2, "lot")}) == 8  # each seat has three of its own
    for seat in (1, 0, 2):
        t.plays(seat, "done")
    assert t.phase == "choose"
    t.match._state.mover = 1
    t.bribe(green=[300], purple=[300])  # afterwards any agent
    assert t.stake(1, "purple") == 300


def test_AG_14_option_home_sanctuary_of_casablanca() -> None:
    at = {"red": "spice-loft", "green": "hotel", "brown": "hotel"}
    t = position("casablanca", at=at, stakes={0: {"red": 1000}}, home_sanctuary=True)
    assert {a["victim"] for a in t.legal(0, "strike", to="hotel")} == {"green", "brown"}
    t = position("casablanca", at=at, stakes={0: {"red": 1000}})
    assert {a["victim"] for a in t.legal(0, "strike", to="hotel")} == {"green", "brown", "blue", "white"}


@BOTH
def test_options_are_off_unless_the_table_chooses_them(words: Words) -> None:
    named = {
        "agent": {"round_cap": 30, "one_per_capital": False},
        "casablanca": {"round_cap": 30, "opening_bribes": False, "home_sanctuary": False},
    }
    assert new(words.game).match.options == named[words.game]


@BOTH
def test_seats_are_two_to_four_and_two_to_eight(words: Words) -> None:
    seats = catalogue[words.game].seats
    assert (seats[0], seats[-1]) == (2, 4 if words is AGENT else 8)
    for wrong in (1, seats[-1] + 1):
        with pytest.raises(BadSetup):
            new(words.game, wrong)
