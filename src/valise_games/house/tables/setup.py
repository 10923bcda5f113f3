"""What a table is opened with: as somebody wishes it, or as the game before was."""

from __future__ import annotations

import msgspec

from valise_games.bots import UnknownBot, check_bot, with_characters
from valise_games.games import BadSetup, find
from valise_games.house.errors import Refusal, RefusalCode
from valise_games.house.people.directory import Person
from valise_games.house.tables import events
from valise_games.house.tables import messages as m
from valise_games.house.tables.state import Table
from valise_games.play import fairness


def wished(command: m.OpenTable, host: Person) -> events.Opened:
    """Raises Refusal where there is no such table."""
    try:
        entry = find(command.game)
        entry.check_seats(command.seats, entry.check_table(command.variant))
        for option in entry.options:
            if option.key in command.options and not option.offered:
                raise BadSetup(f"option {option.key!r} is for the house alone")
        options = entry.full_options(command.options, contest=_is_contest(command, host))
        for seat, bot in command.bots.items():
            check_bot(bot, command.game, command.variant)
            if seat >= command.seats:
                raise BadSetup(f"there is no seat {seat} for a bot at a table of {command.seats}")
        if command.rated:
            _check_rated(command, host)
    except (BadSetup, UnknownBot) as error:
        raise Refusal(RefusalCode.BAD_SETUP, str(error)) from None
    return events.Opened(
        game=command.game,
        seats=command.seats,
        options=options,
        clock=command.clock,
        host=host.id,
        seed=fairness.new_seed().hex(),
        variant=command.variant,
        bots=dict(zip(command.bots, with_characters(list(command.bots.values())), strict=True)),
        public=command.public,
        spectators=command.spectators,
        rated=command.rated,
        pace=command.pace,
        rules=entry.version,
    )


def _is_contest(command: m.OpenTable, host: Person) -> bool:
    """A rated table, or a live one of several people. Not of a newcomer, who is a host without an account."""
    several = command.seats - len(command.bots) > 1
    return command.rated or (several and host.account and command.clock.kind != "daily")


def _check_rated(command: m.OpenTable, host: Person) -> None:
    if command.bots or not host.account or host.by_key:
        raise BadSetup("a rated table is for people with an account, without bots")
    if command.variant != "standard":
        raise BadSetup("a rated game is played on the standard board")
    if command.clock.kind == "none":
        raise BadSetup("a rated game has a clock: else who is losing could just stay away")


def again(table: Table, host: Person) -> events.Opened:
    """For a rematch: bots' places rotate by one as people's do; the game may change its options by who won."""
    old, count = table.setup, len(table.seats)
    winners = [(seat + 1) % count for seat in (table.outcome or {}).get("winners", [])]
    rematch = table.entry.rematch
    options = rematch(old.options, winners) if rematch else old.options
    return msgspec.structs.replace(
        old,
        options=table.entry.full_options(options),
        host=host.id,
        seed=fairness.new_seed().hex(),
        bots={(seat + 1) % count: place.hired for seat, place in enumerate(table.seats) if place.bot},
        after=table.id,
        rules=table.entry.version,
    )
