"""The law of `guess`, held against independent enumeration on the small board.

Deals are enumerated as words, and filtered by what the seat can know; the guesses must be uniform over what is left.
What was chosen is held against probabilities worked out here from the law in the docstring of knowledge.py.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from itertools import permutations, product
from typing import Any

import pytest
from scipy.stats import chisquare

from tests.games.code_casablanca.table import SMALL_DEAL, Table, claiming, hearing, searching
from valise_games.rules import FastDice

PLACES = list(SMALL_DEAL)
NUMBERS = (1, 2, 3)
Tile = tuple[str, int]
Deal = tuple[Tile, ...]
Law = dict[Any, Fraction]
SPECTATOR = -1

ALL_DEALS: list[Deal] = [
    tiles
    for missing in NUMBERS
    for tiles in permutations(
        [("code", n) for n in NUMBERS if n != missing] + [("file", n) for n in NUMBERS],
    )
]
assert len(set(ALL_DEALS)) == 360
EVEN = Fraction(1, 2)


# ---------------------------------------------------------------------------------- tools
def guesses(t: Table, seat: int, key: Callable[[Any], Hashable], samples: int = 8000) -> Counter[Any]:
    known = t.rules.State()
    t.rules.blank(t.state, seat, known)
    rng = FastDice(1)
    found: Counter[Any] = Counter()
    for _ in range(samples):
        guess = known.copy()
        t.rules.guess(guess, seat, rng)
        found[key(guess)] += 1
    return found


def deal_of(s: Any) -> Deal:
    return tuple(("code", tile) if tile <= 3 else ("file", tile - 3) for tile in s.tile)


def follow(found: Counter[Any], law: Mapping[Any, Fraction]) -> None:
    """The guesses follow the law, and nothing else is guessed."""
    assert sum(law.values()) == 1
    law = {what: chance for what, chance in law.items() if chance}
    assert set(found) <= set(law), f"impossible: {set(found) - set(law)}"
    samples = sum(found.values())
    expected = [float(chance * samples) for chance in law.values()]
    assert min(expected) >= 5, "more samples are needed"
    assert chisquare([found[what] for what in law], expected).pvalue > 1e-4


def uniform(deals: list[Deal]) -> dict[Deal, Fraction]:
    return dict.fromkeys(deals, Fraction(1, len(deals)))


def fitting(*facts: Callable[[dict[str, Tile]], bool]) -> list[Deal]:
    return [deal for deal in ALL_DEALS if all(fact(dict(zip(PLACES, deal, strict=True))) for fact in facts)]


def seen(*places: str) -> Callable[[dict[str, Tile]], bool]:
    return lambda deal: all(deal[place] == SMALL_DEAL[place] for place in places)


def claim_is_right(deal: dict[str, Tile], at: str, codes: set[str], number: int) -> bool:
    """Worked out from the whole deal, not tile by tile."""
    laid = {place for place, (kind, _) in deal.items() if kind == "code"}
    missing = set(NUMBERS) - {deal[place][1] for place in laid}
    return laid == codes and missing == {number} and deal[at] == ("file", number)


def true_answer(deal: Deal, kind: str, at: str) -> int:
    tile = deal[PLACES.index(at)]
    return tile[1] if tile[0] == kind else 0


def answer_law(true: int) -> dict[int, Fraction]:
    """An answer is true with even chances, else any of the four."""
    return {answer: EVEN * (answer == true) + EVEN / 4 for answer in range(4)}


def told(s: Any, t: Table, asker: int, sender: int, kind: str, at: str) -> frozenset[int]:
    bits = s.told[asker * t.rules.SEATS + sender][PLACES.index(at) * 2 + (kind == "file")]
    return frozenset(answer for answer in range(4) if bits >> answer & 1)


# ---------------------------------------------------------------------------------- what was dealt
def test_a_spectator_thinks_every_deal_equally_likely() -> None:
    t = searching(["mosque", "harbour", "station"], variant="small")
    follow(guesses(t, SPECTATOR, deal_of), uniform(ALL_DEALS))


def test_what_a_seat_saw_is_certain_and_the_rest_uniform() -> None:
    t = searching(["mosque", "harbour", "station"], been={0: ["harbour"]}, variant="small")
    fit = fitting(seen("mosque", "harbour"))
    assert 1 < len(fit) < 40
    follow(guesses(t, 0, deal_of), uniform(fit))


def test_messages_received_are_no_proof() -> None:
    """The deal is guessed as if they had not been sent: any answer may be a lie."""
    t = searching(["mosque", "mosque", "station"], told=[(0, 1, "code", "harbour", 2)], variant="small")
    follow(guesses(t, 0, deal_of), uniform(fitting(seen("mosque"))))


def wrong_claim() -> Table:
    """Seat 0 claimed in the station, with codes in the café and the consulate and file 2; it was checked whole."""
    t = hearing(["station", "mosque", "harbour"], 0, codes=["micks-cafe", "consulate"], number=2, variant="small")
    t.challenges(1, "harbour", "code", 2)
    t.plays(0, "stand")
    t.plays(2, "no-challenge")
    assert t.events("claim-wrong") == [{"seat": 0}]
    return t


def test_a_claim_found_wrong_is_not_the_truth() -> None:
    t = wrong_claim()
    for seat, places in ((SPECTATOR, ["harbour"]), (0, ["harbour", "station"]), (1, ["harbour", "mosque"])):
        free = fitting(seen(*places))
        fit = fitting(seen(*places), lambda deal: not claim_is_right(deal, "station", {"micks-cafe", "consulate"}, 2))
        assert len(fit) < len(free) or seat == 1  # seat 1 saw a code that the claim does not know of
        follow(guesses(t, seat, deal_of), uniform(fit))


def test_an_admitted_error_tells_nothing() -> None:
    t = hearing(["station", "mosque", "harbour"], 0, codes=["micks-cafe", "consulate"], number=2, variant="small")
    t.challenges(1, "harbour", "code", 2)
    t.plays(0, "admit")
    follow(guesses(t, 0, deal_of), uniform(fitting(seen("station"))))


LIE = (0, 1, "file", "consulate", 2)  # it holds file 3
MET = ["mosque", "mosque", "mosque"]


def test_who_accused_in_vain_knows_what_the_tile_is_not() -> None:
    t = searching(MET, been={1: ["consulate"]}, told=[LIE], variant="small")
    t.accuses(0, 1, "file", "consulate", 2, ("file", 1))
    fit = fitting(seen("mosque"), lambda deal: deal["consulate"] != ("file", 1))
    follow(guesses(t, 0, deal_of), uniform(fit))
    follow(guesses(t, 2, deal_of), uniform(fitting(seen("mosque"))))  # the table sees only the verdict
    follow(guesses(t, 1, deal_of), uniform(fitting(seen("mosque", "consulate"))))


def test_who_wrote_none_in_vain_knows_the_kind() -> None:
    t = searching(MET, been={1: ["consulate"]}, told=[LIE], variant="small")
    t.accuses(0, 1, "file", "consulate", 2, ("file", None))
    fit = fitting(seen("mosque"), lambda deal: deal["consulate"][0] == "file")
    follow(guesses(t, 0, deal_of), uniform(fit))


def test_who_proved_that_there_is_none_knows_the_kind() -> None:
    t = searching(MET, been={1: ["consulate"]}, told=[(0, 1, "code", "consulate", 2)], variant="small")
    t.accuses(0, 1, "code", "consulate", 2, ("code", None))
    assert t.events("unmasked") == [{"seat": 0, "accused": 1}]
    fit = fitting(seen("mosque"), lambda deal: deal["consulate"][0] == "file")
    follow(guesses(t, 0, deal_of), uniform(fit))
    follow(guesses(t, 2, deal_of), uniform(fitting(seen("mosque"))))


def test_who_unmasked_a_liar_knows_the_tile() -> None:
    t = searching(MET, been={1: ["consulate"]}, told=[LIE], variant="small")
    t.accuses(0, 1, "file", "consulate", 2, ("file", 3))
    follow(guesses(t, 0, deal_of), uniform(fitting(seen("mosque", "consulate"))))
    follow(guesses(t, 2, deal_of), uniform(fitting(seen("mosque"))))


# ---------------------------------------------------------------------------------- messages
def test_a_message_between_others_is_true_or_anything() -> None:
    t = searching(MET, been={1: ["harbour"]}, told=[(0, 1, "code", "harbour", 2)], variant="small")
    fit = fitting(seen("mosque"))
    law = {
        (deal, frozenset([answer])): chance / len(fit)
        for deal in fit
        for answer, chance in answer_law(true_answer(deal, "code", "harbour")).items()
    }
    found = guesses(t, 2, lambda s: (deal_of(s), told(s, t, 0, 1, "code", "harbour")), samples=20000)
    follow(found, law)


def test_two_answers_to_one_question_may_be_the_same() -> None:
    twice = [(0, 1, "code", "mosque", 2), (0, 1, "code", "mosque", 3)]
    t = searching(MET, told=twice, variant="small")
    one = answer_law(3)  # seat 2 stands in the mosque: code 3
    law: Law = defaultdict(Fraction)
    for first, second in product(range(4), repeat=2):
        law[frozenset([first, second])] += one[first] * one[second]
    follow(guesses(t, 2, lambda s: told(s, t, 0, 1, "code", "mosque")), law)


def test_an_unmasked_seat_has_lied_about_something_it_was_asked_about() -> None:
    """Of what was asked before the accusation any is the lie; what was asked later is not."""
    asked = [LIE, (0, 1, "code", "mosque", 3)]
    t = searching(MET, been={1: ["consulate"]}, told=asked, variant="small")
    t.accuses(0, 1, "file", "consulate", 2, ("file", 3))
    t.asks(0, 1, "code", "consulate", None)
    fit = fitting(seen("mosque"))
    law: Law = defaultdict(Fraction)
    for deal in fit:
        slots = [("file", "consulate"), ("code", "mosque")]
        for which, (kind, at) in enumerate(slots):
            lies = [answer for answer in range(4) if answer != true_answer(deal, kind, at)]
            other = slots[1 - which]
            for lie in lies:
                for answer, chance in answer_law(true_answer(deal, *other)).items():
                    said = (lie, answer) if which == 0 else (answer, lie)
                    law[which, *said] += chance * EVEN / len(lies) / len(fit)

    def key(s: Any) -> Hashable:
        slot, lie = divmod(s.lie[1] - 1, t.rules.ANSWERS)
        which = {PLACES.index("consulate") * 2 + 1: 0, PLACES.index("mosque") * 2: 1}[slot]
        consulate, mosque = told(s, t, 0, 1, "file", "consulate"), told(s, t, 0, 1, "code", "mosque")
        assert lie in (consulate if which == 0 else mosque)
        return which, *consulate, *mosque

    follow(guesses(t, 2, key, samples=12000), law)


@pytest.mark.parametrize("version", [1, 3])
def test_an_accusation_in_vain_was_any_message_and_anything_against_it(version: int) -> None:
    told = [LIE, (0, 1, "code", "mosque", 3)]
    t = searching(MET, been={1: ["consulate"]}, told=told, variant="small", version=version)
    t.accuses(0, 1, "file", "consulate", 2, ("file", 1))
    numbers: list[int | None] = [*NUMBERS, None]
    written = [("code", number) for number in numbers]
    if version == 1:
        written = [(kind, number) for kind in ("code", "file") for number in NUMBERS]
    law: Law = defaultdict(Fraction)
    for answer, chance in answer_law(3).items():  # the charge about the mosque, which seat 2 knows to hold code 3
        against = [
            (kind, number)
            for kind, number in written
            if (number if kind == "code" else None) != (answer or None) and (kind, number) != ("code", 3)
        ]
        for wrote in against:
            law["mosque", answer, wrote] += chance * EVEN / len(against)
    law["consulate"] = EVEN

    def key(s: Any) -> Hashable:
        slot, answer = divmod(s.charge[0] - 1, t.rules.ANSWERS)
        if slot // 2 == PLACES.index("consulate"):
            return "consulate"
        return "mosque", answer, tuple(t.rules.answer_words(s.wrote[0]).values())

    follow(guesses(t, 2, key), law)


def test_an_accuser_may_have_chosen_the_message() -> None:
    t = searching(MET, been={1: ["consulate"]}, told=[LIE], variant="small")
    t.plays(0, "accuse", seat=1)
    message = 1 + (PLACES.index("consulate") * 2 + 1) * t.rules.ANSWERS + 2
    found = guesses(t, 1, lambda s: (t.rules.to_act(s), s.phase == t.rules.WRITING, s.charge[0]))
    follow(found, {(1, False, 0): EVEN, (1, True, message): EVEN})


# ---------------------------------------------------------------------------------- challenges
CLAIMED = {"mosque", "consulate"}  # to hold codes; file 2 to be in the station, where seat 0 stands
TILES = [(kind, number) for kind in ("code", "file") for number in NUMBERS]


def contradicts(at: str, tile: Tile) -> bool:
    """CC-26, of that claim."""
    if tile == ("file", 2):
        return at != "station"
    return at == "station" or tile == ("code", 2) or (tile[0] == "code") != (at in CLAIMED)


AGAINST = [(at, tile) for at in PLACES for tile in TILES if contradicts(at, tile)]


def challenged(at: str, kind: str, number: int, **position: Any) -> Table:
    """Seat 0 has claimed in the station; seat 1 names a tile, and seat 0 considers it."""
    t = claiming(["station", "mosque", "harbour"], variant="small", **position)
    t.claims(0, codes=CLAIMED, number=2)
    t.no_more_claims()
    t.challenges(1, at, kind, number)
    return t


def named_law(deal: Deal, can_be_named: list[tuple[str, Tile]]) -> dict[tuple[str, Tile], Fraction]:
    """With even chances a tile that lies there, else any; none, if there is nothing to name."""
    true = [(at, tile) for at, tile in can_be_named if deal[PLACES.index(at)] == tile]
    law: Law = defaultdict(Fraction)
    for some, chance in ((true, EVEN), (can_be_named, EVEN)) if true else ((can_be_named, Fraction(1)),):
        for one in some:
            law[one] += chance / len(some)
    return law


def named_in_challenge(s: Any) -> tuple[str, Tile]:
    tile = s.challenge_tile
    return PLACES[s.challenge_at], ("code", tile) if tile <= 3 else ("file", tile - 3)


def named_in_evidence(t: Table, s: Any) -> tuple[str, Tile]:
    at, tile = divmod(s.evidence[1][0] % t.rules.EVIDENCE_SEEN - 1, 6)
    return PLACES[at], TILES[tile]


@pytest.mark.parametrize(("seat", "places"), [(SPECTATOR, []), (2, ["harbour"])])
def test_a_challenge_that_others_read_names_anything_against_the_claim(seat: int, places: list[str]) -> None:
    t = challenged("harbour", "code", 2)
    fit = fitting(seen(*places))
    law: Law = defaultdict(Fraction)
    for deal in fit:
        for named, chance in named_law(deal, AGAINST).items():
            law[named, deal[PLACES.index(named[0])] == named[1]] += chance / len(fit)

    def key(s: Any) -> Hashable:
        at, tile = named_in_challenge(s)
        return (at, tile), deal_of(s)[PLACES.index(at)] == tile

    follow(guesses(t, seat, key, samples=20000), law)
    follow(guesses(t, seat, deal_of), uniform(fit))


@pytest.mark.parametrize("seat", [0, 1])
def test_challenger_and_claimant_know_what_it_names(seat: int) -> None:
    t = challenged("harbour", "code", 2)
    assert set(guesses(t, seat, named_in_challenge, samples=50)) == {("harbour", ("code", 2))}


def test_in_version_1_everybody_knows_what_it_names() -> None:
    t = challenged("harbour", "code", 2, version=1)
    for seat in (SPECTATOR, 2):
        assert set(guesses(t, seat, named_in_challenge, samples=50)) == {("harbour", ("code", 2))}


def test_of_an_open_tile_it_names_only_what_it_is() -> None:
    t = claiming(["station", "mosque", "harbour"], variant="small")
    t.state.turned |= 1 << PLACES.index("consulate")
    t.claims(0, codes=CLAIMED, number=2)
    t.no_more_claims()
    t.challenges(1, "harbour", "code", 2)
    assert SMALL_DEAL["consulate"] == ("file", 3)
    named = set(guesses(t, 2, named_in_challenge))
    assert named == {(at, tile) for at, tile in AGAINST if at != "consulate" or tile == ("file", 3)}


# ---------------------------------------------------------------------------------- evidence
def evidence(at: str, kind: str, number: int, **position: Any) -> Table:
    """Seat 0 has admitted the error that seat 1 named, with evidence."""
    t = challenged(at, kind, number, evidence_only=True, **position)
    t.plays(0, "admit")
    return t


def test_evidence_that_nobody_can_have_told_was_seen() -> None:
    t = evidence("consulate", "file", 3, been={1: ["consulate"]})
    follow(guesses(t, 0, deal_of), uniform(fitting(seen("station", "consulate"))))
    t = evidence("consulate", "file", 3, been={1: ["consulate"]}, version=1)
    for seat, places in ((SPECTATOR, []), (2, ["harbour"])):
        follow(guesses(t, seat, deal_of), uniform(fitting(seen(*places, "consulate"))))


def test_evidence_was_seen_or_told() -> None:
    """Any deal fits; but unless the tile lies there, the message named it."""
    position: dict[str, Any] = {"been": {1: ["consulate"]}, "told": [(1, 2, "file", "consulate", 1)]}

    def key(s: Any) -> Hashable:
        (answer,) = told(s, t, 1, 2, "file", "consulate")
        return deal_of(s)[PLACES.index("consulate")] == ("file", 1), answer

    for seat, version, fit in ((0, 3, fitting(seen("station"))), (SPECTATOR, 1, ALL_DEALS)):
        law: Law = defaultdict(Fraction)
        for deal in fit:
            there = dict(zip(PLACES, deal, strict=True))["consulate"] == ("file", 1)
            chances = answer_law(1) if there else {1: Fraction(1)}
            for answer, chance in chances.items():
                law[there, answer] += chance / len(fit)
        t = evidence("consulate", "file", 1, version=version, **position)
        follow(guesses(t, seat, key), law)
        follow(guesses(t, seat, deal_of), uniform(fit))


def test_who_sent_the_only_message_knows_whether_it_was_that() -> None:
    """In version 1, where the table heard the challenge."""
    told = [(1, 2, "file", "consulate", 1)]
    t = evidence("consulate", "file", 3, been={1: ["consulate"]}, told=told, version=1)
    follow(guesses(t, 2, deal_of), uniform(fitting(seen("harbour", "consulate"))))
    t = evidence("consulate", "file", 1, been={1: ["consulate"]}, told=told, version=1)
    follow(guesses(t, 2, deal_of), uniform(fitting(seen("harbour"))))


def has_seen_something(*places: str) -> Callable[[dict[str, Tile]], bool]:
    return lambda deal: any(contradicts(at, deal[at]) for at in places)


@pytest.mark.parametrize("admitted", [False, True])
@pytest.mark.parametrize(("seat", "places"), [(SPECTATOR, []), (2, ["harbour"])])
def test_of_evidence_that_others_read_one_knows_that_there_is_some(
    seat: int, places: list[str], admitted: bool
) -> None:
    """Seat 1 has seen mosque and consulate, and nobody has written to it: one of them contradicts the claim."""
    t = challenged("consulate", "file", 3, been={1: ["consulate"]}, evidence_only=True)
    if admitted:
        t.plays(0, "admit")
    fit = fitting(seen(*places), has_seen_something("mosque", "consulate"))
    assert len(fit) < len(fitting(seen(*places)))
    follow(guesses(t, seat, deal_of), uniform(fit))
    law: Law = defaultdict(Fraction)
    for deal in fit:
        can_be = [(at, deal[PLACES.index(at)]) for at in ("mosque", "consulate")]
        for named, chance in named_law(deal, [one for one in can_be if contradicts(*one)]).items():
            law[named] += chance / len(fit)
    follow(guesses(t, seat, lambda s: named_in_evidence(t, s)), law)


def test_evidence_was_had_before_the_challenge() -> None:
    """What the challenger sees and is told later does not count."""
    t = evidence("consulate", "file", 3, been={1: ["consulate"]})
    t.draws(1)  # seat 1 to Mick's Café, where a code contradicts the claim; seat 2 to the mosque
    t.all_search()
    t.no_more_claims()
    t.draws(0, pile=2)  # both to the harbour
    t.plays(2, "end-search")
    t.asks(1, 2, "file", "mosque", 1)
    fit = fitting(seen("harbour", "mosque"), has_seen_something("consulate"))
    assert len(fit) < len(fitting(seen("harbour", "mosque")))
    follow(guesses(t, 2, deal_of), uniform(fit))
    assert {at for at, _ in guesses(t, 2, lambda s: named_in_evidence(t, s))} == {"consulate"}


@pytest.mark.parametrize("open_later", [False, True])
def test_evidence_that_others_read_was_seen_or_told(open_later: bool) -> None:
    """Seat 1 stands in the mosque, and seat 2 wrote to it of a file in the consulate."""
    t = evidence("consulate", "file", 1, told=[(1, 2, "file", "consulate", 1)])
    fit = ALL_DEALS
    if open_later:
        t.state.turned |= 1 << PLACES.index("consulate")
        fit = fitting(seen("consulate"))
    law: Law = defaultdict(Fraction)
    for deal in fit:
        can_be = [("consulate", ("file", number)) for number in NUMBERS]
        if contradicts("mosque", deal[PLACES.index("mosque")]):
            can_be.append(("mosque", deal[PLACES.index("mosque")]))
        for named, chance in named_law(deal, can_be).items():
            was_told = named[0] == "consulate"
            answers = {named[1][1]: Fraction(1)} if was_told else answer_law(true_answer(deal, "file", "consulate"))
            for answer, likely in answers.items():
                law[named, answer] += chance * likely / len(fit)

    def key(s: Any) -> Hashable:
        (answer,) = told(s, t, 1, 2, "file", "consulate")
        return named_in_evidence(t, s), answer

    follow(guesses(t, SPECTATOR, key, samples=20000), law)
    follow(guesses(t, SPECTATOR, deal_of), uniform(fit))


def test_who_wrote_to_the_challenger_knows_what_it_was_not_told() -> None:
    """Seat 2 wrote that there is no file in the consulate: so seat 1 has seen something in the mosque."""
    t = searching(["station", "mosque", "harbour"], told=[(1, 2, "file", "consulate", None)], variant="small",
                  evidence_only=True)  # fmt: skip
    t.state.tile[PLACES.index("mosque")], t.state.tile[PLACES.index("consulate")] = 6, 3
    t.claims(0, codes=CLAIMED, number=2)
    t.no_more_claims()
    t.challenges(1, "mosque", "file", 3)
    fit = fitting(seen("harbour"), has_seen_something("mosque"))
    follow(guesses(t, 2, deal_of), uniform(fit))


# ---------------------------------------------------------------------------------- claims
def test_the_open_window_of_claims() -> None:
    t = claiming(["station", "mosque", "harbour"], variant="small")
    weights = {(True, False): EVEN, (False, True): EVEN / 2, (False, False): EVEN / 2}  # never both
    quarter = Fraction(1, 4)
    law: Law = defaultdict(Fraction)
    for (one, other), weight in weights.items():
        first, second = ({"claim" if answered else "part": quarter, "none": 1 - quarter} for answered in (one, other))
        for (a, chance_a), (b, chance_b) in product(first.items(), second.items()):
            law[one, a, other, b] += weight * chance_a * chance_b
    t.plays(0, "no-claim")  # so the two others cannot both have answered

    def what(s: Any, seat: int) -> tuple[bool, str]:
        answered = bool(s.answered >> seat & 1)
        if s.claimants >> seat & 1:
            assert answered
            assert s.claim_file[seat]
            assert s.claim_at[seat] == s.at[seat]
            return answered, "claim"
        return answered, "part" if s.claim_codes[seat] else "none"

    follow(guesses(t, 0, lambda s: (*what(s, 1), *what(s, 2))), law)


def test_a_claim_under_way_can_be_any() -> None:
    t = claiming(["station", "mosque"], variant="small")
    others = [PLACES.index(place) for place in PLACES if place != "mosque"]
    law: Law = defaultdict(Fraction)
    for building in others:
        law[1 << building, 0] += EVEN / 4
    pairs = [1 << a | 1 << b for a in others for b in others if a < b]
    for codes in pairs:
        law[codes, 0] += EVEN / len(pairs) / 2
        for number in NUMBERS:
            law[codes, number] += EVEN / len(pairs) / 2 / 3
    found = guesses(t, 0, lambda s: (s.answered >> 1 & 1, s.claim_codes[1], s.claim_file[1]), samples=20000)
    begun: Counter[Any] = Counter()
    for (answered, codes, number), times in found.items():
        if codes and not answered:
            begun[codes, number] = times
    follow(begun, law)
