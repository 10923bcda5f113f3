"""What a state is made of: plain and compiled form of the same declaration."""

from __future__ import annotations

import numpy as np
import pytest

from tests.rules.toy import nim
from valise_games.rules import FastDice, Record, i8, i16, i64


class Small(Record):
    phase = i8
    far = i64
    row = i16[3]
    grid = i8[2, 3]


def filled() -> Small:
    s = Small()
    s.phase, s.far = -3, 2**40
    s.row[1] = 300
    s.grid[1][2] = -7
    return s


def test_a_new_state_is_all_zero() -> None:
    s = Small()
    assert s.as_dict() == {"phase": 0, "far": 0, "row": [0, 0, 0], "grid": [[0, 0, 0], [0, 0, 0]]}


def test_a_copy_shares_nothing() -> None:
    s = filled()
    twin = s.copy()
    assert twin == s
    twin.grid[1][2] += 1
    assert twin != s
    assert s == filled()
    twin = s.copy()
    twin.row[0] = 1
    assert s == filled()


def test_states_of_other_kinds_are_not_equal() -> None:
    class Other(Record):
        phase = i8
        far = i64
        row = i16[3]
        grid = i8[2, 3]

    assert Small() != Other()
    assert Small() != 0


def test_a_state_changes_so_it_has_no_hash() -> None:
    with pytest.raises(TypeError):
        hash(Small())


def test_a_misspelt_field_is_an_error() -> None:
    s = Small()
    with pytest.raises(AttributeError):
        s.phaze = 1  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        _ = s.phaze  # type: ignore[attr-defined]


def test_a_misspelt_field_is_an_error_compiled() -> None:
    import numba

    @numba.njit  # type: ignore[untyped-decorator, unused-ignore]
    def wrong(s: Small) -> None:
        s.phaze = 1  # type: ignore[attr-defined]

    with pytest.raises((numba.TypingError, KeyError), match="phaze"):
        wrong(Small.array(1)[0])


def test_repr_names_every_field() -> None:
    assert repr(filled()) == "Small(phase=-3, far=1099511627776, row=[0, 300, 0], grid=[[0, 0, 0], [0, 0, -7]])"


def test_pack_and_unpack_are_inverse() -> None:
    records = Small.array(3)
    filled().pack(records[1])
    assert Small.unpack(records[1]) == filled()
    assert Small.unpack(records[0]) == Small() == Small.unpack(records[2])


def test_an_unpacked_state_holds_plain_ints() -> None:
    records = Small.array(1)
    filled().pack(records[0])
    s = Small.unpack(records[0])
    assert type(s.phase) is int
    assert type(s.row[1]) is int
    assert type(s.grid[1][2]) is int


def test_a_number_too_large_for_its_field_is_refused() -> None:
    s = Small()
    s.phase = 128
    with pytest.raises(OverflowError):
        s.pack(Small.array(1)[0])


def test_equal_states_are_equal_bytes() -> None:
    """There are no gaps that could hold something else."""
    dtype = Small.dtype()
    assert sum(dtype[name].itemsize for name in dtype.names or ()) == dtype.itemsize
    dirty = np.full(dtype.itemsize, 255, np.uint8).view(dtype)
    clean = Small.array(1)
    dirty[:] = clean
    assert dirty.tobytes() == clean.tobytes()


def test_every_field_is_aligned() -> None:
    dtype = Small.dtype()
    for name, field in Small.fields.items():
        assert dtype.fields is not None
        assert dtype.fields[name][1] % int(field.code[1:]) == 0


def test_n_games_are_one_block() -> None:
    games = nim("plain").State.array(100)
    assert games.nbytes == 100 * games.dtype.itemsize
    games[3]["stones"] = 5
    games[4] = games[3]
    assert games[4]["stones"] == 5


def test_plain_and_compiled_rules_write_the_same_state() -> None:
    plain, compiled = nim("plain"), nim("compiled")
    s, record = plain.State(), compiled.State.array(1)[0]
    dice = FastDice(4)
    word = np.array([dice.word])
    plain.new_game(s, 3, [2], dice)
    compiled.new_game(record, 3, np.array([2]), word)
    assert plain.State.unpack(record) == s
    assert word[0] == dice.word
