"""JavaScript made from a loaded game: its rules and its story, so that a browser can deal and play a record again.

`rules/javascript.py` translates the statements. What is added here: all that a function refers to is looked up in the
loaded game. Other functions and classes are translated with it; constants, boards included, are written as they are.
Numbers are whole and may be larger than 32 bits. Anything else raises `NotTranslatable`, with its line.
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import json
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from types import FunctionType, ModuleType
from typing import Any

from valise_games.rules.javascript import FUNCTIONS, METHODS, NotTranslatable, _Module, _name
from valise_games.rules.state import Record

NEEDED = ("new_game", "legal", "step", "is_over", "to_act", "returns", "write_action", "beginning", "story", "outcome")
WHOLE = {ast.BitXor: "xor", ast.BitOr: "merge"}
# What the loader hands to a module of plain rules, and what is the same in both languages.
GIVEN = {name: f"$.{name}" for name in ("allow", "clear", "copy_row", "dice", "no_choices")}


def game_in_javascript(game: Any, **constants: Any) -> str:
    """An ES module that exports `State` and the functions in NEEDED of a game that is loaded plain, and constants."""
    return _Game(game).text(constants)


class _Game:
    """Collects what the functions refer to, each once and under a name of its own."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.names: dict[int, str] = {}  # by the identity of what is named
        self.kept: list[Any] = []  # so that no identity is used twice
        self.taken: set[str] = set()
        self.parts: list[str] = []

    def text(self, constants: Mapping[str, Any]) -> str:
        exported = [f"{self.refer(name, getattr(self.game, name))} as {name}" for name in ("State", *NEEDED)]
        self.parts += [f"const {name} = {json.dumps(_data(value))};" for name, value in constants.items()]
        exported += constants
        helpers = (
            files(__package__).joinpath(f).read_text(encoding="utf-8")
            for f in ("python_in_javascript.js", "rules_in_javascript.js")
        )
        return "\n".join([*helpers, *self.parts, f"export {{ {', '.join(exported)} }};", ""])

    def refer(self, name: str, value: Any) -> str:
        """The name under which a function, class or constant is found; it is written down before."""
        value = getattr(value, "__wrapped__", value)  # of a cached function
        if name in GIVEN:
            return GIVEN[name]
        if id(value) in self.names and not isinstance(value, int | str):
            return self.names[id(value)]
        if isinstance(value, bool | int | float | str) or value is None:
            return json.dumps(value, ensure_ascii=False)
        ours = f"{name}_{len(self.taken)}"
        self.taken.add(ours)
        self.names[id(value)] = ours
        self.kept.append(value)
        if isinstance(value, FunctionType):
            self.parts += _Function(self, value).lines(ours)
        elif isinstance(value, type) and issubclass(value, Record):
            self.parts.append(_record(ours, value))
        elif isinstance(value, type) and hasattr(value, "_fields"):
            self.parts.append(_named_tuple(ours, value))
        elif isinstance(value, type):
            self.parts += _Class(self, value).lines(ours)
        else:
            self.parts.append(f"const {ours} = {json.dumps(_data(value), ensure_ascii=False)};")
        return ours


def _data(value: Any) -> Any:
    """A constant as JSON; a board with what it works out of itself."""
    if isinstance(value, bool | int | float | str) or value is None:
        return value
    if isinstance(value, dict):
        return {str(key): _data(item) for key, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset | range):
        return [_data(item) for item in value]
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        names = [field.name for field in dataclasses.fields(value)]
        names += [name for name, what in vars(type(value)).items() if isinstance(what, property)]
        return {name: _data(getattr(value, name)) for name in names}
    raise NotTranslatable(f"a constant of type {type(value).__name__} is not translated")


def _record(name: str, state: type[Record]) -> str:
    def zeros(shape: tuple[int, ...]) -> Any:
        return [zeros(shape[1:]) for _ in range(shape[0])] if shape else 0

    fields = {key: zeros(field.shape) for key, field in state.fields.items()}
    return f"const {name} = $.record({json.dumps(fields)});"


def _named_tuple(name: str, kind: Any) -> str:
    usual = kind._field_defaults
    given = ", ".join(f"{key} = {json.dumps(usual[key])}" if key in usual else key for key in kind._fields)
    return f"const {name} = ({given}) => ({{ {', '.join(kind._fields)} }});"


@cache
def _module(file: str) -> ast.Module:
    with open(file, encoding="utf-8") as source:
        return ast.parse(source.read(), file)


class _Function(_Module):
    """One function of a game, with its surroundings."""

    def __init__(self, game: _Game, function: FunctionType) -> None:
        self.game, self.function = game, function
        file = inspect.getfile(function)
        super().__init__(ast.Module([], []), file.rpartition("/")[2])
        wanted = function.__code__.co_firstlineno
        self.node = next(
            node
            for node in ast.walk(_module(file))
            if isinstance(node, ast.FunctionDef)
            and wanted in (node.lineno, *(decorator.lineno for decorator in node.decorator_list))
        )

    def lines(self, name: str) -> list[str]:
        return self._function(self._bare(name), set())

    def _bare(self, name: str) -> ast.FunctionDef:
        return ast.FunctionDef(**{**vars(self.node), "name": name, "decorator_list": []})

    # ------------------------------------------------------------------------------ what is not in a presentation
    def _function(self, node: ast.FunctionDef, outside: set[str], prefix: str = "") -> list[str]:
        """Parameters that are named in calls follow the others, and `**facts` is the last, an object."""
        given = node.args
        last = [ast.arg(given.kwarg.arg)] if given.kwarg else []
        if given.vararg or any(given.kw_defaults):
            raise self._error(node, "parameters that are named in calls have no defaults, and there is no *")
        every = ast.arguments([], [*given.args, *given.kwonlyargs, *last], None, [], [], None, given.defaults)
        if given.defaults and (given.kwonlyargs or last):
            raise self._error(node, "defaults stand last")
        head, *lines = super()._function(ast.FunctionDef(**{**vars(node), "args": every}), outside, prefix)
        walrus = [one.target.id for one in ast.walk(node) if isinstance(one, ast.NamedExpr)]
        return [head, *([f"let {', '.join(map(_name, dict.fromkeys(walrus)))};"] if walrus else []), *lines]

    def _statement(self, node: ast.stmt, scope: set[str]) -> list[str]:
        match node:
            case ast.Raise():
                return [f"throw new Error({json.dumps(f'{self.name}:{node.lineno}')});"]
            case ast.Assert():
                return []
            case ast.Assign(targets=[ast.Subscript(value=row, slice=ast.Slice(lower=None, upper=None))], value=value):
                return [f"$.copy_row({self._value(value, scope)}, {self._value(row, scope)});"]
            case ast.For(target=ast.Name() as target, iter=ast.Call(func=ast.Name(id="range"), args=[stop])):
                # By far the most frequent loop of rules.
                name, end = self._target(target, scope), self._value(stop, scope)
                return [f"for (const $i of $.range({end})) {{ {name} = $i;", *self._block(node.body, scope), "}"]
        return super()._statement(node, scope)

    def _target(self, node: ast.expr, scope: set[str]) -> str:
        if isinstance(node, ast.Attribute):
            return f"{self._value(node.value, scope)}.{node.attr}"
        return super()._target(node, scope)

    def _value(self, node: ast.expr, scope: set[str]) -> str:
        match node:
            case ast.Name(id=name) if name not in scope and not self._is_walrus(name):
                return self._from_outside(node, name)
            case ast.Attribute(value=ast.Name(id=name), attr=attr) if name not in scope and self._is_module(name):
                return self.game.refer(attr, getattr(self.function.__globals__[name], attr))
            case ast.Attribute(value=value, attr=attr):
                return f"{self._value(value, scope)}.{attr}"
            case ast.UnaryOp(op=ast.Invert(), operand=operand):
                return f"(-1 - {self._value(operand, scope)})"
            case ast.UnaryOp(op=ast.UAdd(), operand=operand):
                return self._value(operand, scope)
            case ast.NamedExpr(target=ast.Name(id=name), value=value):
                return f"({_name(name)} = {self._value(value, scope)})"
        return super()._value(node, scope)

    def _is_walrus(self, name: str) -> bool:
        return any(isinstance(one, ast.NamedExpr) and one.target.id == name for one in ast.walk(self.node))

    def _is_module(self, name: str) -> bool:
        return isinstance(self.function.__globals__.get(name), ModuleType)

    def _from_outside(self, node: ast.AST, name: str) -> str:
        if name not in self.function.__globals__:
            raise self._error(node, f"{name} is not defined")
        return self.game.refer(name, self.function.__globals__[name])

    def _operation(self, node: ast.AST, op: ast.operator, left: str, right: str) -> str:
        if type(op) in WHOLE:
            return f"$.{WHOLE[type(op)]}({left}, {right})"
        return super()._operation(node, op, left, right)

    def _call(self, node: ast.Call, scope: set[str]) -> str:
        match node.func:
            case ast.Name(id="cast"):
                return self._value(node.args[1], scope)
            case ast.Name(id="divmod" | "next" as helper):
                return f"$.{helper}({', '.join(self._value(one, scope) for one in node.args)})"
            case ast.Name(id="dict") if node.keywords and not node.args:
                return self._facts(node.keywords, scope)
            case ast.Name(id=name) if name not in scope and name not in FUNCTIONS:
                value = self.function.__globals__.get(name)
                written = self._from_outside(node, name)
                return self._called(written, getattr(value, "__wrapped__", value), node, scope)
            case ast.Attribute(value=ast.Name(id="self"), attr=attr) if "self" in scope and attr not in METHODS:
                return self._called(f"self.{attr}", getattr(self.owner(), attr), node, scope, bound=True)
            case ast.Attribute(value=ast.Name(id="dict"), attr="fromkeys"):
                return f"$.fromkeys({', '.join(self._value(one, scope) for one in node.args)})"
            case ast.Attribute(value=value, attr="bit_length"):
                return f"$.bit_length({self._value(value, scope)})"
            case ast.Attribute(value=value, attr=attr) if attr not in METHODS:
                given = ", ".join(self._items([one], scope) for one in node.args)
                return f"{self._value(value, scope)}.{attr}({given})"
        return super()._call(node, scope)

    def owner(self) -> Any:
        """The class whose method this is."""
        name = self.function.__qualname__.rpartition(".")[0]
        return self.function.__globals__[name]

    def _facts(self, keywords: Iterable[ast.keyword], scope: set[str]) -> str:
        pairs = [
            f"...{self._value(one.value, scope)}"
            if one.arg is None
            else f"{json.dumps(one.arg)}: {self._value(one.value, scope)}"
            for one in keywords
        ]
        return f"({{{', '.join(pairs)}}})"

    def _called(self, written: str, value: Any, node: ast.Call, scope: set[str], *, bound: bool = False) -> str:
        """With arguments in the order of the parameters: those that are left out undefined, `**facts` an object."""
        arguments = [self._items([one], scope) for one in node.args]
        if isinstance(value, type) and issubclass(value, Record):
            return f"{written}()"
        parameters = list(inspect.signature(value).parameters.values())[bound:]
        names = {parameter.name for parameter in parameters}
        named = {one.arg: one.value for one in node.keywords}
        for parameter in parameters[len(arguments) :]:
            if parameter.kind is inspect.Parameter.VAR_KEYWORD:
                arguments.append(self._facts([one for one in node.keywords if one.arg not in names], scope))
            elif parameter.name in named:
                arguments.append(self._value(named[parameter.name], scope))
            else:
                arguments.append("undefined")
        new = "new " if isinstance(value, type) and not hasattr(value, "_fields") else ""
        return f"{new}{written}({', '.join(arguments)})"


class _Class:
    """A class of a story: attributes, and methods that see them as `self`."""

    def __init__(self, game: _Game, kind: type) -> None:
        self.game, self.kind = game, kind

    def lines(self, name: str) -> list[str]:
        written = [f"class {name} {{"]
        for key, value in vars(self.kind).items():
            if isinstance(value, FunctionType):
                written += _Method(self.game, value).lines(key)
        return [*written, "}"]


class _Method(_Function):
    def lines(self, name: str) -> list[str]:
        node = self._bare("constructor" if name == "__init__" else name)
        first, *rest = node.args.args
        arguments = ast.arguments(
            [], rest, None, node.args.kwonlyargs, node.args.kw_defaults, node.args.kwarg, node.args.defaults
        )
        bare = ast.FunctionDef(**{**vars(node), "args": arguments})
        head, *lines = self._function(bare, {first.arg})
        head = head.removeprefix("function ")
        return [
            head,
            f"const {first.arg} = this;",
            *(line for line in lines if name != "__init__" or line != "return null;"),
        ]
