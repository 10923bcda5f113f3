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
    assert t.told("claim-wrong") == [{"seat": 0}]
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
    t.accuses(0, 1, "file", "consulate", 2, ("code", 2))
    fit = fitting(seen("mosque"), lambda deal: deal["consulate"] != ("code", 2))
    follow(guesses(t, 0, deal_of), uniform(fit))
    follow(guesses(t, 2, deal_of), uniform(fitting(seen("mosque"))))  # the table sees only the verdict
    follow(guesses(t, 1, deal_of), uniform(fitting(seen("mosque", "consulate"))))


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


def test_an_accusation_in_vain_was_any_message_and_any_tile_against_it() -> None:
    t = searching(MET, been={1: ["consulate"]}, told=[LIE, (0, 1, "code", "mosque", 3)], variant="small")
    t.accuses(0, 1, "file", "consulate", 2, ("code", 2))
    tiles = [(kind, number) for kind in ("code", "file") for number in NUMBERS]
    law: Law = defaultdict(Fraction)
    for answer, chance in answer_law(3).items():  # the charge about the mosque, which seat 2 knows to hold code 3
        against = [
            tile
            for tile in tiles
            if (tile[1] if tile[0] == "code" else 0) != answer and tile != ("code", 3)
        ]  # fmt: skip
        for tile in against:
            law["mosque", answer, tile] += chance * EVEN / len(against)
    law["consulate"] = EVEN

    def key(s: Any) -> Hashable:
        slot, answer = divmod(s.charge[0] - 1, t.rules.ANSWERS)
        if slot // 2 == PLACES.index("consulate"):
            return "consulate"
        wrote = s.wrote[0]
        return "mosque", answer, ("code", wrote) if wrote <= 3 else ("file", wrote - 3)

    follow(guesses(t, 2, key), law)


def test_an_accuser_may_have_chosen_the_message() -> None:
    t = searching(MET, been={1: ["consulate"]}, told=[LIE], variant="small")
    t.plays(0, "accuse", seat=1)
    message = 1 + (PLACES.index("consulate") * 2 + 1) * t.rules.ANSWERS + 2
    found = guesses(t, 1, lambda s: (t.rules.to_act(s), s.phase == t.rules.WRITING, s.charge[0]))
    follow(found, {(1, False, 0): EVEN, (1, True, message): EVEN})


# ---------------------------------------------------------------------------------- evidence
def evidence(at: str, kind: str, number: int, **position: Any) -> Table:
    """Seat 0 claimed in the station; seat 1 named a tile as evidence, and seat 0 admitted."""
    t = claiming(["station", "mosque", "harbour"], variant="small", evidence_only=True, **position)
    t.claims(0, codes=["mosque", "consulate"], number=2)
    t.no_more_claims()
    t.challenges(1, at, kind, number)
    t.plays(0, "admit")
    return t


def test_evidence_that_nobody_can_have_told_was_seen() -> None:
    t = evidence("consulate", "file", 3, been={1: ["consulate"]})
    for seat, places in ((SPECTATOR, []), (2, ["harbour"])):
        fit = fitting(seen(*places, "consulate"))
        follow(guesses(t, seat, deal_of), uniform(fit))


def test_evidence_was_seen_or_told() -> None:
    """Any deal fits; but unless the tile lies there, the message named it."""
    t = evidence("consulate", "file", 1, been={1: ["consulate"]}, told=[(1, 2, "file", "consulate", 1)])
    law: Law = defaultdict(Fraction)
    for deal in ALL_DEALS:
        there = dict(zip(PLACES, deal, strict=True))["consulate"] == ("file", 1)
        chances = answer_law(1) if there else {1: Fraction(1)}
        for answer, chance in chances.items():
            law[there, answer] += chance / len(ALL_DEALS)

    def key(s: Any) -> Hashable:
        (answer,) = told(s, t, 1, 2, "file", "consulate")
        return deal_of(s)[PLACES.index("consulate")] == ("file", 1), answer

    follow(guesses(t, SPECTATOR, key), law)
    follow(guesses(t, SPECTATOR, deal_of), uniform(ALL_DEALS))


def test_who_sent_the_only_message_knows_whether_it_was_that() -> None:
    t = evidence("consulate", "file", 3, been={1: ["consulate"]}, told=[(1, 2, "file", "consulate", 1)])
    follow(guesses(t, 2, deal_of), uniform(fitting(seen("harbour", "consulate"))))
    t = evidence("consulate", "file", 1, been={1: ["consulate"]}, told=[(1, 2, "file", "consulate", 1)])
    follow(guesses(t, 2, deal_of), uniform(fitting(seen("harbour"))))


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
