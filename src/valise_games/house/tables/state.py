"""A table as it follows from its log: who sits where, the match, the clocks, what was said.

`apply` takes one row after the other and never refuses one: what is refused never gets into the log.
"""

from __future__ import annotations

import hashlib
import math
from collections import OrderedDict, defaultdict, deque
from dataclasses import dataclass, field, replace
from functools import partial
from statistics import NormalDist, pvariance
from typing import Any, Literal

import msgspec

from valise_games.bots import BY_ID
from valise_games.games import find
from valise_games.house.people.names import GONE
from valise_games.house.tables import events
from valise_games.house.tables.clock import Clock
from valise_games.play import Match
from valise_games.play.match import Move
from valise_games.play.own_views import OwnView

RETURN_TIME = 30.0  # seconds that who comes back to his seat has at least
KEPT_KEYS = 256  # commands whose repetition is noticed; an older one is stale anyway
KEPT_LINES = 200  # of talk
KEPT_TIMES = 8  # that a person took for his latest answers to the same question
SHORTEST = 0.1  # seconds of such an answer
SPREAD = 0.7  # of the logarithms of anybody's times; as much is made of it as of one of his own
RAREST = 0.01  # the share of the longest times, and of the shortest, that nobody is kept waiting for

State = Literal["open", "playing", "over"]


@dataclass
class Seat:
    """One place at the table. With a person and a stand-in, the stand-in plays."""

    person: int | None = None
    name: str = ""
    nonce: str = ""  # his part of the deal, when it was revealed
    rating: int | None = None  # when he sat down at a rated table
    commitment: str = ""  # to that part
    bot: str = ""  # its level
    character: str = ""  # of the bot
    stand_in: events.StandInReason = ""  # why a stand-in plays
    standing: events.StandingAnswer | None = None
    every: bool = False  # is asked also where there is one answer
    limit: int | None = None  # up to which he goes in the duel under way
    offers: set[events.Offer] = field(default_factory=set)

    @classmethod
    def of_bot(cls, hired: str) -> Seat:
        """A bot as it was hired, by its level and its character; with neither, a free seat. A character whom this house
        does not know any more plays like the others of its level."""
        level, _, character = hired.partition("/")
        name = BY_ID[character].name if character in BY_ID else ""
        return cls(name=name, bot=level, character=character if name else "")

    @property
    def hired(self) -> str:
        """The bot, as `of_bot` takes it."""
        return f"{self.bot}/{self.character}" if self.character else self.bot

    @property
    def free(self) -> bool:
        return self.person is None and not self.bot


@dataclass(frozen=True)
class ChatLine:
    """Something said, with its number."""

    n: int
    at: float
    said: events.Said


class Table:
    """The state of one table: a pure fold of its log. It knows no files, sockets, timers or watchers."""

    def __init__(self, table_id: str, first: events.Row) -> None:
        assert isinstance(first.event, events.Opened)
        self.id = table_id
        self.setup = first.event
        self.entry = find(self.setup.game)
        self.rules = self.setup.rules or self.entry.unsaid  # the version that it is played by to its end
        self.host = self.setup.host
        self.pace = self.setup.pace
        self.opened_at = first.at
        self.state: State = "open"
        self.seats = [Seat.of_bot(self.setup.bots.get(seat, "")) for seat in range(self.setup.seats)]
        self.dealing_since: float | None = None  # seats and commitments are fixed, and the game has not begun
        self.match: Match | None = None
        self.public_view: dict[str, Any] = {}  # what a spectator sees of the match
        self.held_move: Move | None = None
        self._owing: tuple[int, ...] | None = None  # until the next row: a step asks for it a dozen times
        self.clock = Clock(self.setup.clock, self.setup.seats)
        self.ended: events.Ended | None = None
        self.rematch = ""
        self.talk: deque[ChatLine] = deque(maxlen=KEPT_LINES)
        self.number = self.public_seq = 0
        self.last_action_at = first.at  # when a person last did something
        self.last_row_at = first.at  # when something last happened
        self.finished_at: float | None = None
        self._asked_at = -1  # the entry after which the open window was opened
        self.answered: dict[int, OwnView] = {}  # by seat, what it saw when it gave its answer in the open window
        self._returned: dict[int, int] = {}  # by seat, the entry at which it last had time to look around
        self._entry = -1  # after which something is asked now
        self._phase = ""  # of the game, then
        self._since: float | None = None  # when what is asked now was asked; None if time stood still since
        self._took: defaultdict[tuple[int, str], deque[float]] = defaultdict(partial(deque, maxlen=KEPT_TIMES))
        self._keys: OrderedDict[str, events.Row] = OrderedDict()
        self._note_row(first)

    # ------------------------------------------------------------------------------ what follows from the log
    @property
    def asked(self) -> list[int]:
        """The seats asked in the open window, whether they have answered or not; public."""
        return self.public_view.get("asked") or []

    @property
    def in_window(self) -> bool:
        """Whether several seats are asked at once, and the window is open."""
        return self.clock.opened is not None

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats that owe a decision; a held one was made. Secret while a window is open."""
        if self._owing is None:
            if self.match is None or self.state != "playing":
                self._owing = ()
            else:
                acting, held = self.match.to_act, self.held_move
                self._owing = acting if held is None else tuple(seat for seat in acting if seat != held.seat)
        return self._owing

    def owes(self, seat: int) -> bool:
        """Whether the seat owes a decision."""
        return seat in self.owing

    def decision(self, seat: int) -> str:
        """Names what the seat has to decide, so that a late or repeated command cannot decide something else."""
        match = self.match
        if match is None or seat not in (self._owing or self.owing):
            return ""
        return f"{match.entries}.{match.steps_under_way(seat)}"

    def has_one_option(self, seat: int) -> bool:
        """Whether the seat, which owes a decision, can do one thing only, and does not wish to be asked even so."""
        assert self.match is not None
        return not self.seats[seat].every and len(self.match.own_view(seat)["legal"]) == 1

    def calls(self, seat: int) -> bool:
        """Whether the seat is asked about an exception of its standing answer. Secret, and changes nothing: he may say
        something before the window can close, or take the answer back."""
        answer = self.seats[seat].standing
        if answer is None or not answer.exceptions or not self.in_window or not self.owes(seat):
            return False
        assert self.match is not None
        view = {**self.public_view, **self.match.own_view(seat)}
        return not answer.exceptions.isdisjoint(self.match.game.concerned(view))

    def seat_of(self, person: int | None) -> int | None:
        """Where the person sits, or None."""
        if person is None:
            return None
        for number, seat in enumerate(self.seats):
            if seat.person == person:
                return number
        return None

    def mentions(self, person: int) -> bool:
        """Whether he sits or has talked at this table."""
        return self.seat_of(person) is not None or any(line.said.person == person for line in self.talk)

    @property
    def free_seats(self) -> list[int]:
        """The seats that neither a person nor a bot has."""
        return [number for number, seat in enumerate(self.seats) if seat.free]

    @property
    def awaited(self) -> list[int]:
        """The seats that are to reveal their part of the deal now."""
        if self.dealing_since is None or self.state != "open":
            return []
        return [number for number, seat in enumerate(self.seats) if seat.commitment and not seat.nonce]

    @property
    def people_seats(self) -> list[int]:
        """The seats of people who have not given up."""
        return [n for n, seat in enumerate(self.seats) if seat.person is not None and seat.stand_in != "resigned"]

    def repeated(self, key: str) -> events.Row | None:
        """The row that a command with this key made before."""
        return self._keys.get(key) if key else None

    @property
    def outcome(self) -> dict[str, Any] | None:
        """How it ended; None before that."""
        if self.ended is not None:
            return {"reason": self.ended.reason, "winners": self.ended.winners}
        return None if self.match is None else self.match.outcome

    def draw(self, what: str) -> float:
        """From 0 to 1, by chance: secret until the game is over, and the same whenever it is asked for in this entry,
        whatever anybody holds or does."""
        entry = 0 if self.match is None else self.match.entries
        drawn = hashlib.blake2b(f"{entry} {what}".encode(), key=bytes.fromhex(self.setup.seed), digest_size=4)
        return int.from_bytes(drawn.digest()) / 2**32

    def usual_time(self, seat: int) -> float | None:
        """Seconds that the seat's person could take for what is asked now: one of his latest answers, drawn by lot, and
        longer or shorter by about as much as these differ. None if he has answered no such question yet. Where the
        house answers for him, it takes as long: else whoever is late would show that he had a choice, and in a game of
        bluff that is what he holds. Exactly as long as an answer before would show that it was the house's."""
        took = [math.log(max(SHORTEST, one)) for one in self._took.get((seat, self._phase), ())]
        if not took:
            return None
        spread = math.sqrt((SPREAD**2 + len(took) * pvariance(took)) / len(took))
        by_lot = took[int(self.draw(f"took {seat}") * len(took))]
        differs = NormalDist().inv_cdf(RAREST + (1 - 2 * RAREST) * self.draw(f"differs {seat}"))
        return math.exp(by_lot + spread * differs)

    # ------------------------------------------------------------------------------ the log
    def apply(self, row: events.Row, move: Move | None = None) -> None:
        """Takes the next row; `move` is the step in it, where it was prepared already."""
        assert row.number == self.number + 1, f"table {self.id}: row {row.number} after {self.number}"
        self._note_row(row)
        self._owing = None
        if isinstance(row.event, events.Stepped):
            self._step(row.event, row.at, move)
        else:
            self._apply_event(row.event, row)
        self._owing = None

    def _note_row(self, row: events.Row) -> None:
        self.number, self.last_row_at = row.number, row.at
        self.public_seq = row.public_seq or self.public_seq
        if _is_by_a_person(row.event):
            self.last_action_at = row.at
        if row.key:
            self._keys[row.key] = row
            if len(self._keys) > KEPT_KEYS:
                self._keys.popitem(last=False)

    def _apply_event(self, event: events.TableEvent, row: events.Row) -> None:
        seats = self.seats
        match event:
            case events.Sat():
                was = self.seat_of(event.person)
                if was is not None and was != event.seat:
                    seats[was] = Seat()
                seats[event.seat] = Seat(event.person, event.name, event.nonce, event.rating, event.commitment)
            case events.Stood(seat=number):  # a host who gets up leaves the table to the first who still sits there
                person, seats[number] = seats[number].person, Seat()
                if person == self.host:
                    self.host = next((seat.person for seat in seats if seat.person is not None), self.host)
            case events.Hired():
                seats[event.seat] = Seat.of_bot(event.level)
            case events.Dealing():
                self.dealing_since = row.at
            case events.Revealed():
                seats[event.seat].nonce = event.nonce
            case events.Started():
                self._start(event, row.at)
            case events.WindowClosed():
                assert self.held_move is not None
                self._take_move(self.held_move, row.at)
            case events.StandInStarted():
                seats[event.seat].stand_in, seats[event.seat].standing = event.why, None
                seats[event.seat].limit = None
            case events.StandInEnded():
                self._end_stand_in(event.seat, row.at)
            case events.StandingAnswerSet():
                seats[event.seat].standing = event.answer
            case events.PromptsSet():
                seats[event.seat].every = event.every
            case events.LimitSet():
                seats[event.seat].limit = event.limit
            case events.PaceSet():
                self.pace = event.pace
            case events.Said():
                assert row.public_seq is not None
                self.talk.append(ChatLine(row.public_seq, row.at, event))
            case events.Proposed(offer=offer):
                offers = seats[event.seat].offers
                (offers.add if event.agreed else offers.discard)(offer)
            case events.Paused():
                self._since = None
                self.clock.pause(row.at)
                self._drop_offers("pause")
            case events.Resumed():
                self.clock.resume(row.at)
                self._drop_offers("resume")
            case events.Reopened():
                self._since = None
                self.clock.stand_still(event.since, row.at)
            case events.Ended():
                self.ended = event
                if self.match is not None:
                    self.match.close(event.reason, event.winners)
                self._finish(row.at)
            case events.RematchOpened():
                self.rematch = event.table
            case events.PersonMerged():
                self._merge_person(event)
            case events.PersonErased(person=gone):
                own = self.seat_of(gone)
                if own is not None:
                    seats[own].name = GONE
                for place, line in enumerate(self.talk):
                    if line.said.person == gone:
                        self.talk[place] = replace(line, said=msgspec.structs.replace(line.said, name=GONE))
            case _:
                raise AssertionError(f"nothing is done about {event}")

    # ------------------------------------------------------------------------------ within
    def _start(self, started: events.Started, at: float) -> None:
        """A part that was sent to an older house, in the clear, does not count in a game that begins now."""
        first = started.format == 1
        parts = [(seat.commitment, seat.nonce if first or seat.commitment else "") for seat in self.seats]
        self.match = Match.new(
            self.setup.game,
            self.setup.seats,
            self.setup.options,
            bytes.fromhex(self.setup.seed),
            variant=self.setup.variant,
            nonces=[nonce for _, nonce in parts],
            version=self.rules,
            commitments=None if first else [commitment for commitment, _ in parts],
            format=started.format,
        )
        self.state = "playing"
        self.public_view = self.match.public_view()
        self._set_clock(at)

    def _step(self, stepped: events.Stepped, at: float, move: Move | None) -> None:
        assert self.match is not None
        move = move or self.match.prepare(stepped.seat, stepped.action)
        saw = self.match.own_view(stepped.seat) if self.in_window else None
        if stepped.by == "person":
            self.seats[stepped.seat].limit = None  # he took over
            if self._since is not None and self.match.is_last(move):
                self._took[stepped.seat, self._phase].append(max(0.0, at - self._since))
        if stepped.held:
            self.held_move = move
        else:
            self._take_move(move, at)
        if saw is not None and self.in_window and not self.owes(stepped.seat):
            self.answered[stepped.seat] = as_answered(saw)

    def _end_stand_in(self, number: int, at: float) -> None:
        seat = self.seats[number]
        entry = self.match.entries if self.match is not None else 0
        if seat.stand_in == "time" and self._returned.get(number) != entry:
            self._returned[number] = entry  # once, or his time would never run out
            self.clock.settle(at)
            self.clock.at_least(number, RETURN_TIME)
        seat.stand_in, seat.standing = "", None

    def _merge_person(self, merged: events.PersonMerged) -> None:
        seat = self.seat_of(merged.person)
        if seat is not None and self.seat_of(merged.by) in (None, seat):
            self.seats[seat].person, self.seats[seat].name = merged.by, merged.name
        if self.host == merged.person:
            self.host = merged.by

    def _take_move(self, move: Move, at: float) -> None:
        assert self.match is not None
        alone = not self.in_window
        self.match.take(move)
        self.held_move = None
        if move.shown:
            self.public_view = self.match.public_view()
            self._drop_limits()
        self.clock.settle(at)
        if alone and move.shown:  # an increment for each lot of a bribe would tell how many there are
            self.clock.decided(move.seat)
        self._set_clock(at)

    def _set_clock(self, at: float) -> None:
        assert self.match is not None
        if self.match.over:
            self._finish(at)
            return
        entries = self.match.entries
        if self._entry != entries:
            self._entry, self._since, self._phase = entries, at, self.public_view.get("phase", "")
        if self._asked_at != entries:
            self.answered.clear()
        if self.asked:
            if self._asked_at != entries:
                self._asked_at = entries
                drawn = self.draw("window") if len(self.people_seats) > 1 else None
                self.clock.open_window(at, first=entries == 0, drawn=drawn)
            return
        acting = self.match.to_act
        self.clock.turn_to(acting, at)
        for number in acting:
            standing = self.seats[number].standing
            if standing is not None and standing.until_turn:
                self.seats[number].standing = None

    def _finish(self, at: float) -> None:
        self.state = "over"
        self.held_move = None
        self.answered.clear()
        self.finished_at = at
        self.clock.stop(at)
        for seat in self.seats:
            seat.offers.clear()

    def _drop_limits(self) -> None:
        """A limit stands until its duel is over."""
        if any(seat.limit is not None for seat in self.seats):
            assert self.match is not None
            duelling = self.match.game.duelling(self.public_view)
            for number, seat in enumerate(self.seats):
                if number not in duelling:
                    seat.limit = None

    def _drop_offers(self, offer: events.Offer) -> None:
        for seat in self.seats:
            seat.offers.discard(offer)


def _is_by_a_person(event: events.TableEvent) -> bool:
    if isinstance(event, events.Stepped):
        return event.by == "person"
    if isinstance(event, events.StandInStarted):
        return event.why != "time"
    return not isinstance(event, events.WindowClosed | events.Reopened | events.Resumed)


def as_answered(saw: OwnView) -> OwnView:
    """What a seat sees after its answer until the window closes: whether the others have answered makes no difference.
    The last answer is held, so the match does not know it yet; nobody is to see that."""
    if saw.answered is None:
        marked = {key: part | {"answered": True} if _has_answered(part) else part for key, part in saw.items()}
        saw.answered = OwnView(marked | {"legal": []})
    return saw.answered


def _has_answered(part: object) -> bool:
    return isinstance(part, dict) and "answered" in part
