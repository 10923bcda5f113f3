"""A match: a seed and a log of actions, and all that follows from them. The checked edge of the rules.

Everything but the log can be made again from it, and is: `Match.load` replays.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from operator import attrgetter
from types import MappingProxyType
from typing import Any, NamedTuple, Self

from valise_games.errors import ValiseError
from valise_games.games import BadSetup, find
from valise_games.games.entry import Entry
from valise_games.games.game import Action, Event, Game, Step, UnreadableAction, known_to, open_to
from valise_games.games.quote import quote, quote_json
from valise_games.play import fairness
from valise_games.play.own_views import OwnView, OwnViews
from valise_games.play.stream import KeyedDice
from valise_games.rules import Record

FORMAT = 2  # of saves and records: 1 had no commitments of the seats, and no hash of an early end
SPECTATOR = -1
EARLY = ("aborted", "abandoned", "resigned")  # why a match is closed before its game is over

_audience = attrgetter("to")  # of an event


class IllegalAction(ValiseError, ValueError):
    """An action that cannot be taken now. `allowed` are those that can, for the seat that tried."""

    def __init__(self, message: str, tried: object, allowed: list[Action]) -> None:
        super().__init__(message)
        self.tried = tried
        self.allowed = allowed


class Move(NamedTuple):
    """A step that was checked but not yet taken: what `Match.prepare` gives and `Match.take` takes."""

    seat: int
    action: Action
    step: int  # its number in the match
    after: Any  # the state that it leads to
    events: list[Event]
    shown: bool  # everybody learns something, so that it completes an entry


class Match:
    """One game at one table.

    Steps are what seats do. Entries are what the table sees of them: an entry is complete when a step shows something
    to everybody, so the lots of a bribe or the answers of an open window share one, and their number is not told.

    >>> match = Match.new("casablanca", 2, variant="small", seed=1)
    >>> match.to_act
    (1,)
    >>> match.play(1, match.legal(1)[0])
    >>> match.steps, match.entries, match.over
    (1, 1, False)
    """

    def __init__(
        self,
        entry: Entry,
        variant: str,
        seats: int,
        options: Mapping[str, object],
        seed: bytes,
        nonces: Iterable[str],
        version: int,
        commitments: Iterable[str] | None = None,
        format: int = FORMAT,
    ) -> None:
        self.entry = entry
        self.variant = variant
        self.version = entry.check_version(version)
        self.seats = entry.check_seats(seats, variant)
        self.options: Mapping[str, int | bool] = MappingProxyType(entry.full_options(options, version))
        self.nonces = fairness.check_nonces(nonces, seats)
        self.format = format
        if commitments is None:
            commitments = [fairness.nonce_commitment(nonce) if nonce else "" for nonce in self.nonces]
        self.commitments = fairness.check_commitments(commitments, self.nonces)
        self._seed = seed
        self._key = fairness.match_key(seed, self.nonces)
        self._game: Game = entry.load("plain", variant)
        self._state: Any = self._game.State()
        self._game.new_game(self._state, seats, self._encoded_options(), KeyedDice(self._key, 0))
        self._entries: list[list[tuple[int, Action]]] = []  # the complete ones
        self._open: list[tuple[int, Action]] = []  # steps of the entry under way
        self._steps = 0
        self._closed: dict[str, Any] | None = None
        self._latest_numbers: tuple[Any, int, list[int]] = None, SPECTATOR, []  # what a seat could do in a state
        self._begin_story()

    @classmethod
    def new(
        cls,
        game: str,
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: int | bytes | None = None,
        *,
        variant: str = "standard",
        nonces: Iterable[str] | None = None,
        version: int | None = None,
        commitments: Iterable[str] | None = None,
        format: int = FORMAT,
    ) -> Self:
        """A new match. Without a seed it gets one that nobody can guess; a number is for tests and examples. Without a
        version it is played by the current rules; an earlier one, or an earlier format of the record, is for matches
        that began under it. Without commitments, those of the nonces: others are for seats that did not reveal."""
        entry = find(game)
        entry.check_seats(seats, entry.check_variant(variant))
        given = [""] * seats if nonces is None else nonces
        chosen = {} if options is None else options
        rules = entry.version if version is None else version
        return cls(entry, variant, seats, chosen, fairness.find_seed(seed), given, rules, commitments, format)

    # ------------------------------------------------------------------------------ who decides what
    @property
    def game(self) -> Game:
        """The functions of its rules, views and stories."""
        return self._game

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision. For those who run the match: in a window it is secret who has answered."""
        return () if self._closed else _seats_in(self._game.to_act(self._state))

    @property
    def next_to_act(self) -> int | None:
        """The first of them clockwise from the mover, for those who ask one after the other; None after the end."""
        return None if self.ended else self._game.next_to_act(self._state)

    @property
    def steps(self) -> int:
        """How many were taken."""
        return self._steps

    def owes(self, seat: int) -> bool:
        """Whether the seat is one of them."""
        return not self._closed and bool(self._game.to_act(self._state) >> seat & 1)

    def legal(self, seat: int) -> list[Action]:
        """What the seat may do now, in a stable order; empty when it owes nothing.

        >>> match = Match.new("casablanca", 2, variant="small", seed=1)
        >>> match.legal(1)[0]
        {'do': 'move', 'agent': 'green', 'to': 'clock-gate', 'case': False}
        >>> match.legal(0)
        []
        """
        return [self.action(number) for number in self.legal_numbers(seat)]

    def legal_numbers(self, seat: int) -> list[int]:
        """The same as the numbers that the rules, bots and nets have for them, ascending."""
        return self._open_numbers(self._check_seat(seat)).copy()

    def action(self, number: int) -> Action:
        """What a legal number stands for now."""
        action: Action = _own_copy(self._game.write_action(self._state, number))
        return action

    def play(self, seat: int, action: Action) -> None:
        """Takes an action for a seat. If it cannot be taken the match is as before.

        >>> match = Match.new("casablanca", 2, variant="small", seed=1)
        >>> match.play(0, {"do": "protest"})
        Traceback (most recent call last):
            ...
        valise_games.play.match.IllegalAction: seat 0 has nothing to decide now; it tried {"do": "protest"}
        """
        self.take(self.prepare(seat, action))

    def prepare(self, seat: int, action: Action) -> Move:
        """Checks an action and works out what it does. The match stays as it is, so the move can be written down
        before it is taken."""
        number, offered = self._read(self._check_seat(seat), action)
        before, after = self._state, self._state.copy()
        step = self._steps + 1
        self._game.step(after, seat, number, KeyedDice(self._key, step))
        events = self._game.story(before, seat, number, after)
        shown = None in map(_audience, events)
        return Move(seat, offered, step, after, events, shown)

    def is_last(self, move: Move) -> bool:
        """Whether the move completes an entry, or its seat owes nothing more after it."""
        return move.shown or not self._game.to_act(move.after) >> move.seat & 1

    def take(self, move: Move) -> None:
        """Takes a move that was prepared at this very point."""
        if move.step != self._steps + 1:
            raise ValueError(f"step {move.step} was prepared elsewhere: the match has {self._steps}")
        self._open.append((move.seat, move.action))
        self._state = move.after
        self._steps = move.step
        self._own_views.forget(move.seat)
        self._tell(len(self._entries) + 1, move.events)
        if move.shown:
            self._entries.append(self._open)
            self._open = []

    def when_time_runs_out(self, seat: int) -> Action | None:
        """W-3: what is done for a seat that did not decide in time; None where a stand-in must choose."""
        if not self.legal_numbers(seat):
            return None
        number = self._game.when_time_runs_out(self._state, seat)
        return None if number < 0 else _own_copy(self._game.write_action(self._state, number))

    # ------------------------------------------------------------------------------ what may be known
    def known(self, seat: int | None) -> Record:
        """What a seat knows, as a state with the secrets blanked out; None is a spectator. Bots get this."""
        known: Record = known_to(self._game, self._state, SPECTATOR if seat is None else self._check_seat(seat))
        return known

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees, with its legal actions; None is a spectator."""
        view: dict[str, Any] = _own_copy(self.shared_view(seat))
        return view

    def shared_view(self, seat: int | None) -> dict[str, Any]:
        """The same, but the game's own: to be written down at once, never changed."""
        return self._game.view(self.known(seat), seat, self._noted[seat])

    def public_view(self) -> dict[str, Any]:
        """What a spectator sees, in the same way."""
        return self.shared_view(None)

    def own_view(self, seat: int) -> OwnView:
        """The keys of a seat's view that can differ from a spectator's. The match's own: to be written down, never
        changed. Who does nothing and is told nothing knows what he knew, so it is not made anew before."""
        own = self._own_views.now.get(seat)
        return own or self._own_views.make(self._check_seat(seat), self._state, self.known, self._noted[seat])

    def opened(self) -> dict[str, Any]:
        """What a review with all cards open puts into a seat's view, where no seat knows it."""
        opened: dict[str, Any] = _own_copy(self._game.opened(self._state))
        return opened

    def events(self, seat: int | None, first: int = 0) -> list[dict[str, Any]]:
        """The story so far as the seat saw it, or from entry `first` on; None is a spectator. `n` is the entry an
        event belongs to.

        >>> match = Match.new("casablanca", 2, variant="small", seed=1)
        >>> match.events(0)
        [{'n': 0, 'what': 'begins', 'seat': 1}]
        """
        if seat is not None:
            self._check_seat(seat)
        return [_own_copy(event) for event in self.latest(seat, first)]

    def shared_events(self, seat: int | None) -> Sequence[dict[str, Any]]:
        """The same, but the match's own events, of the whole story: to be written down at once, never changed."""
        return self._events[seat]

    def latest(self, seat: int | None, first: int) -> list[dict[str, Any]]:
        """The same, but the match's own events: to be written down at once, never changed."""
        events = self._events[seat]
        start = len(events)
        while start and events[start - 1]["n"] >= first:
            start -= 1
        return events[start:]

    def latest_beside(self, seat: int, first: int, public: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """As `latest` for a seat, where that of a spectator is `public`: most often the seat was told no more, and the
        same list comes back."""
        events, same = self._events[seat], len(public)
        if same and len(events) > same and events[-same] is public[0] and events[-same - 1]["n"] < first:
            return public
        return self.latest(seat, first)

    @property
    def entries(self) -> int:
        """How many are complete."""
        return len(self._entries)

    def steps_under_way(self, seat: int) -> int:
        """Steps that the seat itself has taken since the last complete entry."""
        return sum(by == seat for by, _ in self._open) if self._open else 0

    def all_events(self) -> list[dict[str, Any]]:
        """The whole story with what only single seats knew; only after the end (W-1)."""
        if not self.ended:
            raise BadSetup("the whole story is told when the game is over")
        return [_own_copy(event) for event in self._story]

    def entries_again(self) -> Iterator[tuple[list[Step], Any]]:
        """Every complete entry with everything open: its steps, and the position after them. The first is the deal,
        without steps. Only after the end (W-1)."""
        if not self.ended:
            raise BadSetup("all cards are open when the game is over")
        return self._play_again()

    def _play_again(self) -> Iterator[tuple[list[Step], Any]]:
        game, s, played = self._game, self._game.State(), 0
        game.new_game(s, self.seats, self._encoded_options(), KeyedDice(self._key, 0))
        yield [], s
        for n, entry in enumerate(self._entries, 1):
            steps = []
            for seat, action in entry:
                before, s, played = s, s.copy(), played + 1
                number = game.read_action(before, action)
                game.step(s, seat, number, KeyedDice(self._key, played))
                steps.append(Step(n, before, seat, number, s))
            yield steps, s

    # ------------------------------------------------------------------------------ the end
    @property
    def over(self) -> bool:
        return self._game.is_over(self._state)

    @property
    def ended(self) -> bool:
        """Over, or closed before: nothing is played any more, and everything may be told (W-1)."""
        return self.over or self._closed is not None

    def close(self, reason: str, winners: Iterable[int] = ()) -> None:
        """Ends the match although its game is not over: by agreement, or because somebody gave up."""
        if self.ended:
            raise BadSetup("this match has ended already")
        if not isinstance(reason, str) or reason not in EARLY:
            raise BadSetup(f"a match is closed because it was {', '.join(EARLY)}; not {quote(reason)}")
        won = sorted(self._check_seat(seat) for seat in winners)
        if len(set(won)) < len(won):
            raise BadSetup(f"each winner is named once, not {quote(won)}")
        self._closed = {"reason": reason, "winners": won}

    @property
    def outcome(self) -> dict[str, Any] | None:
        """Winners, reason and scores (W-5) of an ended match; without scores if it was closed early."""
        if self._closed is not None:
            return {"reason": self._closed["reason"], "winners": list(self._closed["winners"])}
        if not self.over:
            return None
        scores = [0.0] * self.seats
        self._game.returns(self._state, scores)
        return {**self._game.outcome(self._state), "scores": scores}

    # ------------------------------------------------------------------------------ keeping it
    @property
    def commitment(self) -> str:
        """The hash of the house's seed, shown before the first move."""
        return fairness.commitment(self._seed)

    @property
    def first_link(self) -> str:
        """The hash that the first entry of the record follows: that of everything above the entries."""
        return fairness.first_link(self.header())

    def record(self) -> dict[str, Any]:
        """The match as anyone may have it. While it runs: what spectators saw, and the chain. Afterwards: all of it."""
        links = self._links()
        public: list[list[dict[str, Any]]] = [[] for _ in links]
        for event in self._events[None]:
            public[event["n"]].append({key: value for key, value in event.items() if key != "n"})
        entries: list[dict[str, Any]] = [{"n": n, "events": public[n], "hash": links[n]} for n in range(1, len(links))]
        record: dict[str, Any] = {**self.header(), "begins": public[0], "entries": entries}
        if self.ended:
            for entry, steps in zip(entries, self._entries, strict=True):
                entry["steps"] = write_steps(steps)
            record |= {"outcome": self.outcome, "seed": self._seed.hex()}
        if self._closed is not None:
            record["under_way"] = write_steps(self._open)
            if self.format > 1:
                record["hash"] = fairness.closing_link(links, record["under_way"], self._closed, self._seed)
        return {key: _own_copy(value) for key, value in record.items()}

    def save(self) -> str:
        """The whole match, seed included: for the store, never for a client."""
        steps = [step for entry in [*self._entries, self._open] for step in entry]
        closed = {} if self._closed is None else {"closed": self._closed}
        return json.dumps({**self.header(), "seed": self._seed.hex(), "steps": write_steps(steps), **closed})

    @classmethod
    def load(cls, saved: str | bytes) -> Match:
        """The match that was saved, at the same point."""
        from valise_games.play.record import load_save

        return load_save(saved)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles and copies go the way of a save: seed included."""
        return Match.load, (self.save(),)

    # ------------------------------------------------------------------------------ within
    def _encoded_options(self) -> list[int]:
        return self.entry.encode_options(self.options, self.version)

    def header(self) -> dict[str, Any]:
        """What the chain of hashes begins with: what is played, and everybody's part of the deal but the seed."""
        return {
            "valise": self.format,
            "game": self.entry.id,
            "variant": self.variant,
            "rules": self.version,
            "seats": self.seats,
            "options": dict(self.options),
            "commitment": self.commitment,
            **({"commitments": list(self.commitments)} if self.format > 1 else {}),
            "nonces": list(self.nonces),
        }

    def _links(self) -> list[str]:
        """The chain of hashes: that of the header, then one for each entry."""
        links = [self.first_link]
        for n, steps in enumerate(self._entries, 1):
            links.append(fairness.next_link(links[-1], n, write_steps(steps), self._seed))
        return links

    def _begin_story(self) -> None:
        # Events with `n`, the number of their entry, 0 before the first: all, and as each seat was told, None for
        # spectators.
        self._story: list[dict[str, Any]] = []
        self._events: dict[int | None, list[dict[str, Any]]] = {seat: [] for seat in (None, *range(self.seats))}
        self._noted: dict[int | None, list[dict[str, Any]]] = {seat: [] for seat in self._events}  # what views need
        self._own_views = OwnViews(self._game, self.seats)
        self._tell(0, self._game.beginning(self._state))

    def _tell(self, entry: int, events: Iterable[Event]) -> None:
        for event, to in events:
            numbered = {"n": entry, **event}
            self._story.append(numbered)
            if to is None:
                self._own_views.forget_all()
                for seen in self._events.values():
                    seen.append(numbered)
            else:
                for seat in to:
                    self._own_views.forget(seat)
                    self._events[seat].append(numbered)
            if numbered["what"] in self._game.NOTED:
                for watcher in self._events if to is None else to:
                    self._noted[watcher].append(numbered)

    def _open_numbers(self, seat: int) -> list[int]:
        """As `legal_numbers`, but the match's own list, never changed: several ask for it between two steps."""
        if not self.owes(seat):
            return []
        state, of, numbers = self._latest_numbers
        if state is not self._state or of != seat:
            numbers = open_to(self._game, self._state, seat)
            self._latest_numbers = self._state, seat, numbers
        return numbers

    def _check_seat(self, seat: object) -> int:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise BadSetup(f"this match has seats 0 to {self.seats - 1}, no seat {quote(seat)}")
        return seat

    def _read(self, seat: int, action: object) -> tuple[int, Action]:
        """A legal action by its number, and as it is offered. What it says depends only on what the seat knows."""
        if not self.owes(seat):
            if self.ended:
                raise IllegalAction("the game is over", action, [])
            raise IllegalAction(f"seat {seat} has nothing to decide now; it tried {quote_json(action)}", action, [])
        try:
            number = self._game.read_action(self._state, action)
        except UnreadableAction as error:
            raise IllegalAction(f"seat {seat}: {error}", action, self.legal(seat)) from None
        own = self._own_views.now.get(seat)
        if own is not None:  # then what is legal need not be found out once more
            try:
                return number, own["legal"][own["legal"].index(action)]
            except ValueError:
                pass
        if number not in self._open_numbers(seat):
            allowed = self.legal(seat)
            why = self._game.why_not(self.known(seat), seat, number)
            said = f"seat {seat} tried {quote_json(action)}{why and f': {why}'}; allowed: {_some(allowed)}"
            raise IllegalAction(said, action, allowed)
        return number, self._game.write_action(self._state, number)


@cache
def _seats_in(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


def write_steps(steps: Iterable[tuple[int, Action]]) -> list[dict[str, Any]]:
    return [{"seat": seat, "action": action} for seat, action in steps]


def _own_copy(value: Any) -> Any:
    """A copy of JSON, which the caller may change without changing the match."""
    if isinstance(value, dict):
        return {key: _own_copy(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_own_copy(item) for item in value]
    return value


def _some(allowed: list[Action]) -> str:
    shown = ", ".join(json.dumps(action) for action in allowed[:6])
    return f"{shown} and {len(allowed) - 6} more" if len(allowed) > 6 else shown
