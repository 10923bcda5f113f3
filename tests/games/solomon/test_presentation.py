"""Agent and Casablanca in words: what depends on who reads, on what he holds, and on what happened before."""

from __future__ import annotations

from typing import Any

from tests.games.solomon.table import Table, agent, casablanca
from tests.games.stamps import stamps
from valise_games.games.messages import plain
from valise_games.games.teller import Teller

NAMES = ("Anne", "Brice", "Chiara")


def teller(t: Table, you: int = -1, language: str = "en") -> Teller:
    match = t.match
    return Teller(match.entry, language, NAMES, you=you, variant=match.variant, options=match.options)


def log(t: Table, you: int | None = None, language: str = "en") -> list[str]:
    reader = -1 if you is None else you
    return [plain(line.text) for line in teller(t, reader, language).log(t.match.events(you))]


def choices(t: Table, seat: int) -> list[tuple[str, bool, str]]:
    groups = teller(t, seat).menu(t.match.view(seat))
    return [(plain(c.label), c.action is not None, c.why) for group in groups for c in group.choices]


def white_leaves(**stakes: int) -> Table:
    """Anne has announced that White takes the briefcase from the Cinema Rif to the Telegraph."""
    on_white = {int(seat[1]): {"white": sum} for seat, sum in stakes.items()}
    t = casablanca(at={"white": "cinema-rif"}, case="cinema-rif", stakes=on_white)
    t.move("white", "telegraph", case=True)
    return t


# ---------------------------------------------------------------------------------- the log
def test_an_announcement_says_what_becomes_of_the_briefcase() -> None:
    assert log(white_leaves(), 0)[-1] == "You move White to the Telegraph with the briefcase."
    assert log(white_leaves(), None, "fr")[-1] == "Anne envoie Blanc au Télégraphe avec la valise."
    t = agent(at={"red-1": "istanbul", "blue-1": "tangier"}, case="tangier", stakes={0: {"red-1": 900}})
    t.move("red-1", "tangier")
    assert log(t)[-1] == "Anne moves Russian 1 to Tangier, beside the briefcase."
    t.stands()
    t.step("on", "red-1")
    assert log(t, 1)[-1] == "You put Russian 1 on the briefcase."
    t.stands()
    t.move("red-1", "paris")
    assert log(t, None, "fr")[-1] == "Chiara envoie le Russe 1 à Paris, sans la valise."


def test_one_who_protests_too_is_told_who_speaks_first_and_nobody_else_is() -> None:
    t = white_leaves(s1=300, s2=300)
    t.answers(1, 2)
    assert log(t, 1)[-1:] == ["You protest."]
    assert log(t, 2)[-3:] == ["You protest.", "Brice protests.", "Brice sits before you, and speaks first."]
    assert log(t, 0)[-1] == log(t)[-1] == "Brice protests."


def test_it_stands_is_said_only_after_the_last_protest_failed() -> None:
    quiet = white_leaves(s0=300, s1=300)
    quiet.stands()
    assert log(quiet)[-1] == "Nobody protests."
    contested = white_leaves(s0=300, s2=200)
    contested.answers(2)
    contested.plays(2, "bid", sum=100)
    contested.plays(0, "hold")
    contested.plays(2, "give-way")
    assert log(contested, 0)[-3:] == ["You hold.", "Chiara passes.", "It stands."]


def test_what_others_placed_is_not_told_even_when_it_is_known() -> None:
    t = casablanca()
    t.bribe(red=[500, 100])
    events = t.match.events(0)
    assert [plain(line.text) for line in teller(t, 0).log(events)][-3:] == [
        "You put 500 on Red.",
        "You put 100 on Red.",
        "You bribe.",
    ]
    assert [plain(line.text) for line in teller(t, 1).log(events)][-1] == "Anne bribes."
    assert log(t, 1)[-1] == "Anne bribes."


def test_lost_stakes_are_told_the_largest_first() -> None:
    stakes = {0: {"red-1": 900, "green-1": 100}, 1: {"green-1": 700}}
    t = agent(at={"red-1": "istanbul", "green-1": "tangier"}, stakes=stakes)
    t.strike("red-1", "tangier", "green-1")
    t.stands()
    assert log(t, 0)[-3:] == [
        "American 1 goes to the Bahamas.",
        "You pay 500 of your stake on Russian 1.",
        "Lost on American 1: Brice 700, you 100 and Chiara 0.",
    ]


# ---------------------------------------------------------------------------------- what may be done
def test_both_answers_to_a_protest_are_shown_whatever_the_seat_holds() -> None:
    t = white_leaves(s1=100)
    assert choices(t, 1) == [("Protest", True, ""), ("Let it pass", True, "")]
    why = "You have nothing on White, so you cannot protest. You are asked all the same."
    assert choices(t, 2) == [("Protest", False, why), ("Let it pass", True, "")]


def test_a_mover_who_has_too_little_sees_that_he_cannot_hold() -> None:
    t = white_leaves(s0=100, s1=300)
    t.answers(1)
    t.plays(1, "bid", sum=300)
    assert choices(t, 0) == [("Hold", False, "You have less than 300 on White."), ("Pass", True, "")]


def test_in_agent_the_mover_gives_way_and_the_protester_gives_up() -> None:
    t = agent(stakes={0: {"red-1": 900}, 1: {"red-1": 900}})
    t.move("red-1", "kiev")
    t.answers(1)
    assert [label for label, _, _ in choices(t, 0)] == ["Take it back", "Insist"]
    t.plays(0, "insist")
    assert [label for label, _, _ in choices(t, 1)][:3] == ["Give up", "Name 100", "Name 200"]
    t.plays(1, "bid", sum=800)
    assert [label for label, _, _ in choices(t, 0)] == ["Give way", "Name 800", "Name 900"]


def test_AG_24_who_won_is_asked_and_the_others_wait() -> None:
    t = agent(stakes={0: {"green-1": 100}, 1: {"green-1": 300}})
    t.move("green-1", "new-york")
    t.answers(1)
    t.plays(0, "insist")
    t.plays(1, "bid", sum=300)
    t.plays(0, "give-way")
    assert log(t)[-1] == "Anne gives way."
    owed = {you: plain(teller(t, you).situation(t.match.view(you if you >= 0 else None)).owed) for you in (-1, 0, 1)}
    assert owed == {
        -1: "Brice has won, and decides.",
        0: "Brice has won, and decides.",
        1: "Anne gives way. Undo it, or let it stand?",
    }
    choices = [choice for group in teller(t, 1).menu(t.match.view(1)) for choice in group.choices]
    assert [plain(choice.label) for choice in choices] == ["Undo it", "Let it stand"]
    t.plays(1, "let-stand")
    assert log(t, 1)[-1] == "You let it stand."


def test_warned_before_the_briefcase_comes_home_and_before_a_strike() -> None:
    t = casablanca(at={"red": "garage", "blue": "garage"}, case="garage", stakes={0: {"red": 1500}})
    view, home = t.match.view(0), {"do": "move", "agent": "red", "to": "airport", "case": True}
    assert home in view["legal"]
    said = "If it stands, Red brings the briefcase home and the game ends. You have 1,500 there. Do it?"
    assert teller(t, 0).warning(view, home) == said
    assert teller(t, 0).warning(view, {**home, "case": False}) == ""
    strike = {"do": "strike", "agent": "red", "to": "garage", "victim": "blue", "case": False}
    said = "Red goes for Blue. If it stands, you pay 1,000 of your stake on Red. Do it?"
    assert teller(t, 0).warning(view, strike) == said


def test_an_announcement_that_may_end_the_game_is_noticed() -> None:
    t = casablanca(at={"red": "garage"}, case="garage", stakes={1: {"red": 300}})
    t.move("red", "airport", case=True)
    happening, owed, notice = map(plain, teller(t, 1).situation(t.match.view(1)))
    assert happening == "Anne moves Red to the Airport with the briefcase."
    assert owed == "Do you protest? You have 300 on Red."
    assert notice == "If it stands, the game ends."
    assert plain(teller(white_leaves()).situation(white_leaves().seen).notice) == ""


# ---------------------------------------------------------------------------------- seats and the end
def test_every_other_ledger_is_sealed() -> None:
    t = casablanca()
    for you in (0, 1, -1):
        facts = [teller(t, you).seat_facts(t.seen, seat) for seat in range(3)]
        assert [any(fact.sealed for fact in of_seat) for of_seat in facts] == [seat != you for seat in range(3)]


def result(t: Table, outcome: dict[str, Any], you: int) -> list[str]:
    return [plain(line) for line in teller(t, you).result({**t.seen, "phase": "over", "outcome": outcome})]


def test_AG_36_the_result_tells_that_nobody_wins() -> None:
    for game, t in (("agent", agent()), ("casablanca", casablanca())):
        over = {**t.seen, "phase": "over", "round": 30, "outcome": {"reason": "rounds-are-up", "winners": []}}
        said = [plain(line) for line in teller(t, 1).result(over)]
        assert said == ["Nobody wins.", "Round 30 was the last, and the briefcase is not home."], game


def test_version_2_the_result_tells_whose_way_was_the_shortest() -> None:
    t, up = casablanca(), {"reason": "rounds-are-up"}
    assert result(t, {**up, "winners": [1], "agents": ["red"], "stakes": [300, 500, 0]}, 1) == [
        "You win.",
        "Round 30 was the last, and Red has the shortest way to the briefcase and home with it: "
        "the highest stake on it wins.",
        "On it: you 500, Anne 300, Chiara 0.",
    ]
    assert result(t, {**up, "winners": [2], "agents": ["red", "brown", "blue"], "stakes": [500, 500, 0]}, 1) == [
        "Chiara wins.",
        "Round 30 was the last, and Red, Brown and Blue have the shortest way to the briefcase and home with it: "
        "the most on them together wins.",
        "On them: Anne 500, you 500, Chiara 0.",
        "A tie goes to whoever last moved or took the briefcase, or began if nobody did: Chiara.",
    ]
    assert result(t, {"reason": "aborted", "winners": []}, 1) == []


def test_the_ending_opens_bribes_and_protests_that_nobody_heard_once_all_is_known() -> None:
    t = casablanca(case="garage", at={"red": "garage"})
    t.bribe(red=[500, 100], blue=[100])
    t.bribe(red=[300])
    t.bribe(red=[200])
    t.move("red", "airport", case=True)
    t.answers(1, 2)
    t.plays(1, "bid", sum=300)
    t.plays(0, "hold")
    t.plays(1, "give-way")
    t.answers()
    view = t.match.view(0)
    own, whole = (teller(t, 0).ending(view, events) for events in (t.match.events(0), t.match.all_events()))
    assert [section.about for section in own] == ["ledgers"]
    ledgers, bribes, unheard = [[plain(line) for line in section.lines] for section in whole]
    assert ledgers[0] == "Anne: Blue 100, Red 600; 9,300 left"
    assert bribes == [
        "Anne: round 1 R 500+100, B 100",
        "Brice: round 1 R 300",
        "Chiara: round 1 R 200",
    ]
    assert unheard == ["Round 2, Anne: R Airport ▣ – Chiara"]


def test_a_table_without_stakes_placed_says_so_in_its_papers() -> None:
    t = casablanca()
    stakes, left = teller(t, 0).papers(t.match.view(0))
    assert [plain(line) for line in stakes.lines] == ["Nothing placed yet."]
    assert plain(left.title) == "Lots left: 10,000"
    assert plain(left.lines[0]).startswith("4 × 1,000, 4 × 500")
    assert teller(t).papers(t.seen) == []


# ---------------------------------------------------------------------------------- looking back
def turn(you: int, language: str = "en", **facts: Any) -> str:
    return plain(teller(casablanca(), you, language).turn({"n": 9, "weight": 5, "agent": "red", **facts}))


def test_a_turning_point_is_told_of_both_who_had_a_part_in_it() -> None:
    duel: dict[str, Any] = {
        "what": "gave-way-with-more",
        "seat": 1,
        "mover": 1,
        "protester": 0,
        "winner": 0,
        "sum": 600,
    }
    duel["stakes"] = [900, 1500, 0]
    assert turn(0, **duel) == "Brice had 1,500 on Red, and yet gave way at 600. You had no more than 900 there."
    french = "Vous aviez 1\u202f500 sur Rouge, et avez pourtant cédé à 600. Anne n’y avait pas plus de 900."
    assert turn(1, "fr", **duel) == french
    bluff: dict[str, Any] = {"what": "bluffed", "seat": 0, "mover": 1, "protester": 0, "stakes": [0, 300, 0]}
    said = "Anne had nothing on Red, and protested. You had 300 there, and took it back all the same."
    assert turn(1, **bluff) == said
    struck: dict[str, Any] = {"what": "struck", "seat": 0, "victim": "blue", "lost": [0, 0, 0]}
    assert turn(-1, **struck) == "Anne got rid of Blue with Red. Nobody had anything there."
    lead: dict[str, Any] = {"what": "lead-changed", "seat": 0, "from": 1}
    assert turn(-1, **lead) == "Anne bribed Red, and took the lead. Until then Brice led."
    assert turn(0, **lead | {"from": "tie"}) == "You bribed Red, and took the lead. Until then it was a tie."


# ---------------------------------------------------------------------------------- moments
def test_what_comes_of_a_protest_is_stamped_on_the_board() -> None:
    t = white_leaves(s0=300, s2=400)
    t.answers(2)
    t.plays(2, "bid", sum=400)
    t.plays(0, "give-way")
    assert stamps(teller(t, 0), t.match) == [
        "call, Protest: Chiara protests.",
        "stamp, Undone: You pass: it is undone.",
    ]
    t = white_leaves(s0=300, s2=200)
    t.answers(2)
    t.plays(2, "bid", sum=100)
    t.plays(0, "hold")
    t.plays(2, "give-way")
    assert stamps(teller(t), t.match)[1:] == ["stamp, Protest fails: Chiara passes.", "stamp, It stands: It stands."]


def test_who_had_money_on_a_struck_agent_is_told_what_is_lost_and_nobody_else_is() -> None:
    on = {0: {"white": 2000}, 1: {"red": 5400}}
    t = casablanca(at={"white": "cinema-rif", "red": "telegraph"}, stakes=on)
    t.strike("white", "telegraph", "red")
    t.stands()
    out = "lost, Eliminated: Red is out of the game."
    assert stamps(teller(t, 1), t.match) == [f"{out} The 5,400 that you had there are lost."]
    assert stamps(teller(t, 0), t.match) == stamps(teller(t), t.match) == [out]
    told = teller(t).moment(t.match.events(None)[-3], t.match.view(None))
    assert told is None or told.at in ("", "telegraph")
