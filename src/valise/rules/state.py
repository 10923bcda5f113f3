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

    def zero(self) -> Any:
        return _zeros(self.shape)

    if TYPE_CHECKING:  # what a type checker sees of a declared field; at run time it is a slot

        def __get__(self, state: object, owner: object = None) -> int: ...
        def __set__(self, state: object, value: int) -> None: ...


class RowField(Field):
    if TYPE_CHECKING:

        def __get__(self, state: object, owner: object = None) -> Row: ...  # type: ignore[override]


class GridField(Field):
    if TYPE_CHECKING:

        def __get__(self, state: object, owner: object = None) -> Grid: ...  # type: ignore[override]


def _zeros(shape: tuple[int, ...]) -> Any:
    if len(shape) == 1:
        return [0] * shape[0]
    return [_zeros(shape[1:]) for _ in range(shape[0])] if shape else 0


i8, i16, i32, i64 = Field("i1"), Field("i2"), Field("i4"), Field("i8")


class _RecordType(type):
    """Turns the declared fields into slots."""

    def __new__(mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> _RecordType:
        fields = {key: value for key, value in namespace.items() if isinstance(value, Field)}
        for key in fields:
            del namespace[key]
        return super().__new__(mcls, name, bases, {**namespace, "__slots__": tuple(fields), "fields": fields})


class Record(metaclass=_RecordType):
    """The base of every game's State."""

    fields: ClassVar[dict[str, Field]]

    def __init__(self) -> None:
        for name, field in self.fields.items():
            setattr(self, name, field.zero())

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(getattr(self, name) == getattr(other, name) for name in self.fields)

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{k}={v}' for k, v in self.as_dict().items())})"

    def as_dict(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.fields}

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        for name, field in self.fields.items():
            value = getattr(self, name)
            depth = len(field.shape)
            if depth == 1:
                value = value[:]
            elif depth:
                value = [row[:] for row in value]
            setattr(twin, name, value)
        return twin

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
    def array(cls, n: int) -> numpy.ndarray[Any, Any]:
        import numpy

        return numpy.zeros(n, cls.dtype())

    @classmethod
    def unpack(cls, record: Any) -> Self:
        """The plain form of one compiled record."""
        state = object.__new__(cls)
        for name in cls.fields:
            setattr(state, name, record[name].tolist())
        return state

    def pack(self, record: Any) -> None:
        """Writes this plain state into a compiled record."""
        for name in self.fields:
            record[name] = getattr(self, name)
