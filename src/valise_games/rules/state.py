"""What a state is made of: whole numbers in fixed places, declared once.

    class State(Record):
        phase = i8
        stake = i8[SEATS, AGENTS]

`State()` is a plain object of ints and nested lists. `State.array(n)` is the same n times as one NumPy record
array, for compiled code: there a copy is an assignment and N games are one block of memory. A misspelt field is an
error in both forms.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self, overload

if TYPE_CHECKING:
    import numpy

    Array = numpy.ndarray[Any, Any]  # of what compiled rules work on: states, words of generators, numbers

Row = list[int]
Grid = list[list[int]]


class Field:
    """`i8` is a small whole number, `i8[3]` three of them, `i8[3, 4]` a 3 by 4 grid."""

    def __init__(self, code: str, shape: tuple[int, ...] = ()) -> None:
        self.code = code
        self.shape = shape

    @overload
    def __getitem__(self, shape: int) -> RowField: ...
    @overload
    def __getitem__(self, shape: tuple[int, int]) -> GridField: ...
    def __getitem__(self, shape: int | tuple[int, int]) -> RowField | GridField:
        if isinstance(shape, int):
            return RowField(self.code, (shape,))
        return GridField(self.code, shape)

    if TYPE_CHECKING:  # what a type checker sees of a declared field; at run time it is a slot

        def __get__(self, state: object, owner: object = None) -> int: ...
        def __set__(self, state: object, value: int) -> None: ...


class RowField(Field):
    if TYPE_CHECKING:

        def __get__(self, state: object, owner: object = None) -> Row: ...  # type: ignore[override]


class GridField(Field):
    if TYPE_CHECKING:

        def __get__(self, state: object, owner: object = None) -> Grid: ...  # type: ignore[override]


i8, i16, i32, i64 = Field("i1"), Field("i2"), Field("i4"), Field("i8")


def _written_out(fields: dict[str, Field]) -> dict[str, Any]:
    """`__init__` and `copy` with every field and every row of it, faster than loops over them: every step copies a
    state, and every view is made from a new one."""
    new, copied = [], []
    for name, field in fields.items():
        new.append(f"    self.{name} = {_zeros(field.shape)}")
        if len(field.shape) == 2:
            rows = [f"r{number}" for number in range(field.shape[0])]
            copied.append(f"    [{', '.join(rows)}] = self.{name}")
            copied.append(f"    twin.{name} = [{', '.join(f'{row}.copy()' for row in rows)}]")
        else:
            copied.append(f"    twin.{name} = self.{name}{'.copy()' if field.shape else ''}")
    source = ["def __init__(self):", *new, "def copy(self):", "    twin = new(type(self))", *copied, "    return twin"]
    namespace: dict[str, Any] = {"new": object.__new__}
    exec("\n".join(source), namespace)
    return {"__init__": namespace["__init__"], "copy": namespace["copy"]}


def _zeros(shape: tuple[int, ...]) -> str:
    return f"[{', '.join([_zeros(shape[1:])] * shape[0])}]" if shape else "0"


class _RecordType(type):
    """Turns the declared fields into slots."""

    def __new__(mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> _RecordType:
        fields = {key: value for key, value in namespace.items() if isinstance(value, Field)}
        for key in fields:
            del namespace[key]
        if fields:
            namespace |= _written_out(fields)
        return super().__new__(mcls, name, bases, {**namespace, "__slots__": tuple(fields), "fields": fields})


class Record(metaclass=_RecordType):
    """The base of every game's State."""

    fields: ClassVar[dict[str, Field]]

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(getattr(self, name) == getattr(other, name) for name in self.fields)

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{k}={v}' for k, v in self.as_dict().items())})"

    def as_dict(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.fields}

    if TYPE_CHECKING:

        def copy(self) -> Self: ...

    @classmethod
    def dtype(cls) -> numpy.dtype[numpy.void]:
        """The compiled form: large numbers first and the rest filled up, so that equal states are equal bytes."""
        import numpy

        fields = sorted(cls.fields.items(), key=lambda field: -int(field[1].code[1:]))
        members = [(name, field.code, field.shape) for name, field in fields]
        tight, aligned = numpy.dtype(members), numpy.dtype(members, align=True)
        if gap := aligned.itemsize - tight.itemsize:
            members.append(("_gap", "i1", (gap,)))
        return numpy.dtype(members, align=True)

    @classmethod
    def array(cls, n: int) -> Array:
        import numpy

        return numpy.zeros(n, cls.dtype())

    @classmethod
    def unpack(cls, record: numpy.void) -> Self:
        """The plain form of one compiled record."""
        state = object.__new__(cls)
        for name in cls.fields:
            setattr(state, name, record[name].tolist())
        return state

    def pack(self, record: numpy.void) -> None:
        """Writes this plain state into a compiled record."""
        for name in self.fields:
            record[name] = getattr(self, name)
