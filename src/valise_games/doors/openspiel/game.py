"""The games as OpenSpiel knows games: what they declare, and a state that takes one number at a time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel

from valise_games.doors.openspiel.observer import LONGEST_TENSOR, Observer, check_seat, row_length, rows_of
from valise_games.doors.openspiel.position import MOST_KEPT, Position, Sampled, find_setup
from valise_games.games import BadSetup, catalogue
from valise_games.games.entry import Entry
from valise_games.games.quote import quote
from valise_games.rules import first_word

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
EXPLICIT, SAMPLED = "explicit", "sampled"
ANY_SEED = -1
SHORT_GAME = 150  # decisions: a tree of all its games may fit into memory


def short_name(entry: Entry) -> str:
    return f"valise_{entry.id.replace('-', '_')}"


def parameters(entry: Entry) -> dict[str, Any]:
    """What can be chosen, with the usual choice."""
    usual: dict[str, Any] = {"seats": entry.seats[0], "variant": "standard", "chance": EXPLICIT, "rng_seed": ANY_SEED}
    return usual | {option.key: option.default for option in entry.options}


def game_type(entry: Entry, chance: str = EXPLICIT, tensor: bool = True) -> Any:
    modes, utility = pyspiel.GameType.ChanceMode, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(entry),
        long_name=f"{entry.name} by {' and '.join(entry.designers)}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if chance == EXPLICIT else modes.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if entry.settings.may_end_unwon else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=entry.seats[-1],
        min_num_players=entry.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=tensor,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(entry),
    )


class Luck:
    """Where sampled chance comes from: states share it with their copies."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed) if seed >= 0 else Random()

    def word(self) -> int:
        """The word of a FastDice that makes the rolls of one step."""
        return first_word(self._random.getrandbits(62))

    def __deepcopy__(self, memo: object) -> Luck:
        return self


class _SameAgain:
    """In place of luck: the words that fell before."""

    def __init__(self, words: list[int]) -> None:
        self._words = iter(words)

    def word(self) -> int:
        return next(self._words)


class ValiseGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel comes without types
    """One game at one table. `entry` is set by `game_class`."""

    entry: Entry

    def __init__(self, chosen: dict[str, Any] | None = None) -> None:
        entry, usual = self.entry, parameters(self.entry)
        chosen = usual | (chosen or {})
        options = tuple((option.key, chosen[option.key]) for option in entry.options)
        key = (entry.id, chosen["variant"], chosen["seats"], options)
        plain = find_setup(*key)
        assert entry.settings.bounds is not None, "games without bounds are not registered"
        limits = entry.settings.bounds(plain.game, plain.seats, plain.options)
        self._rows = rows_of(limits.decisions)
        if self._rows * row_length(plain) > LONGEST_TENSOR:
            self._rows = 0
        keeps = MOST_KEPT if limits.decisions <= SHORT_GAME else 0
        self.table = find_setup(*key, self._rows > 0, keeps)
        self.luck = None if _check_chance(chosen["chance"]) == EXPLICIT else Luck(chosen["rng_seed"])
        self._chance_nodes = limits.chance_nodes
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.game.ACTIONS,
            max_chance_outcomes=limits.sides if self.luck is None else 1,
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=self.table.seats - 1.0,
            utility_sum=None if entry.settings.may_end_unwon else 0.0,
            max_game_length=limits.decisions,
        )
        super().__init__(game_type(entry, chosen["chance"], self._rows > 0), info, chosen)

    def new_initial_state(self) -> ValiseState:
        return ValiseState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Stores the game by its name, as OpenSpiel does; sampled chance goes on where it was."""
        return _load_game, (str(self), self.luck)

    def max_chance_nodes_in_history(self) -> int:
        return self._chance_nodes

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> Observer:
        if params:
            raise ValueError(f"an observer takes no parameters, not {quote(params)}")
        return Observer(self.table, kind or pyspiel.IIGObservationType(perfect_recall=False), self._rows)


class ValiseState(pyspiel.State):  # type: ignore[misc]
    """A position. OpenSpiel copies and stores the attributes that an object has of its own."""

    luck: Luck | _SameAgain | None = None

    def __init__(self, game: ValiseGame) -> None:
        super().__init__(game)
        self.position: Position = game.table.root
        if game.luck is not None:
            self.luck = game.luck

    # ------------------------------------------------------------------------------ who decides what
    def current_player(self) -> int:
        position = self.position
        if position.mover >= 0:
            return position.mover
        return TERMINAL if position.over else CHANCE

    def is_terminal(self) -> bool:
        return self.position.over

    def is_chance_node(self) -> bool:
        return self.position.sides > 0

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions, as OpenSpiel's own method gives them, for callers in Python: the way through C++ takes as
        long as a step."""
        position = self.position
        if player is not None and player != self.current_player():
            return []
        if position.sides:
            return [number for number, _ in self.chance_outcomes()]
        return position.legal[:]

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.luck is not None:
            return [(0, 1.0)]
        outcomes = self.position.outcomes
        return [(number, 1.0 / len(outcomes)) for number in outcomes]

    def _apply_action(self, number: int) -> None:
        position = self.position
        if self.luck is not None and position.sides and not position.doing.waits:
            self.position = position.after(Sampled(self.luck.word()))
        else:
            self.position = position.after(number)

    def returns(self) -> list[float]:
        """W-5 as a pot: everybody puts in 1, and the winners share it; where nobody wins it is lost."""
        position, seats = self.position, self.position.table.seats
        if not position.over:
            return [0.0] * seats
        assert position.moment is not None
        return [seats * score - 1.0 for score in position.table.table.returns(position.moment)]

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> ValiseState:
        """Another state that the player, whose decision it is, cannot tell from this one: by the game's own `guess`."""
        twin: ValiseState = self.clone()
        twin.position = self.position.resampled(player, chance)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Stores the state by what happened, so that sampled chance is stored too, which OpenSpiel's own way does not
        know."""
        return _load_state, (self.get_game(), self.history(), self.position)

    def __deepcopy__(self, memo: object) -> ValiseState:
        twin: ValiseState = self.clone()
        return twin

    # ------------------------------------------------------------------------------ in words, and as JSON
    def _action_to_string(self, player: int, number: int) -> str:
        if player == CHANCE:
            if self.position.doing.waits:
                return "wait"
            return "sampled" if self.luck is not None else f"roll {number}"
        written = self._action_to_struct(player, number)
        return " ".join([written.pop("do"), *(f"{key}={value}" for key, value in written.items())])

    def __str__(self) -> str:
        return "\n".join(f"{key}: {value}" for key, value in self._to_struct().items())

    def _to_struct(self) -> dict[str, Any]:
        """The whole truth, for who runs the game."""
        position = self.position
        struct: dict[str, Any] = {"state": {} if position.s is None else position.s.as_dict()}
        if position.sides:
            struct["chance"] = {
                **position.doing._asdict(),
                "rolls": list(position.doing.rolls),
                "sides": position.sides,
            }
        return struct

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        """The message that a page gets of it."""
        position, game = self.position, self.position.table.game
        check_seat(position, player)
        if position.s is None:
            return {}
        noted = [
            {"n": n, **event}
            for n, step in enumerate(position.story(player))
            for event in step.events
            if event["what"] in game.NOTED
        ]
        return game.view(position.known(player), player, noted)

    def _action_to_struct(self, player: int, number: int) -> dict[str, Any]:
        return dict(self.position.table.game.write_action(self.position.s, number))

    def _struct_to_actions(self, action: dict[str, Any]) -> list[int]:
        return [self.position.table.game.read_action(self.position.s, action)]


def game_class(entry: Entry) -> type[ValiseGame]:
    name = "".join(word.title() for word in entry.id.split("-"))
    return type(f"{name}Game", (ValiseGame,), {"entry": entry})


def _load_game(name: str, luck: Luck | None) -> Any:
    game = pyspiel.load_game(name)
    game.luck = luck
    return game


def _load_state(game: ValiseGame, history: list[int], position: Position) -> ValiseState:
    state = game.new_initial_state()
    if game.luck is not None:
        numbers = [one.number for one in position.way()]
        state.luck = _SameAgain([number.word for number in numbers if isinstance(number, Sampled)])
    for number in history:
        state.apply_action(number)
    state.luck, state.position = game.luck, position
    return state


def register() -> None:
    """Every game of the catalogue that says how large it can be, once."""
    known = pyspiel.registered_names()
    for entry in catalogue.values():
        if short_name(entry) not in known and entry.settings.bounds:
            pyspiel.register_game(game_type(entry), game_class(entry))


def _check_chance(chance: str) -> str:
    if chance not in (EXPLICIT, SAMPLED):
        raise BadSetup(f"chance is {EXPLICIT} or {SAMPLED}, not {quote(chance)}")
    return chance
