"""JavaScript made from a module of plain Python functions, so that the page runs the very same code.

A game's `presentation.py` decides which message is said when; terminal, notices and doors call it in Python, the page
calls what `javascript(source)` makes of it. There is one source, and a test compares both on whole games.

What such a module may use: functions with positional parameters and constant defaults, `if`, `for`, `while`, `match` on
constants, comprehensions, `lambda`, f-strings without formats; ints, floats, strings, booleans, None, lists, tuples,
sets and dicts with string keys, as JSON has them; the functions and methods listed in `FUNCTIONS` and `METHODS`.
Imports and TypedDict classes are for type checkers and are left out. Anything else raises
`NotTranslatable`, with its line.

Where the two languages differ, Python counts: `[]` and `{}` are false, `==` compares contents, `x[-1]` is the last.
What does not carry over: the order of keys that look like whole numbers, and keys that are not strings.
"""

from __future__ import annotations

import ast
import builtins
import json
from collections.abc import Callable, Iterable
from importlib.resources import files

FUNCTIONS = {
    "abs", "all", "any", "bool", "dict", "enumerate", "int", "len", "list", "max", "min", "range", "reversed", "round",
    "set", "sorted", "str", "sum", "tuple", "zip",
}  # fmt: skip
METHODS = {
    "add", "append", "copy", "count", "endswith", "extend", "get", "index", "items", "join", "keys", "lower",
    "partition", "pop", "replace", "rpartition", "split", "startswith", "upper", "values",
}  # fmt: skip
RESERVED = {
    "case", "catch", "const", "default", "delete", "do", "enum", "export", "extends", "false", "function", "implements",
    "instanceof", "interface", "let", "new", "null", "package", "private", "protected", "public", "static", "super",
    "switch", "this", "throw", "true", "typeof", "undefined", "var", "void",
}  # fmt: skip
COMPARE = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
ARITHMETIC = {ast.Sub: "-", ast.Div: "/"}
HELPED = {
    ast.Add: "add", ast.Mult: "times", ast.FloorDiv: "floordiv", ast.Mod: "mod", ast.BitOr: "merge",
    ast.BitAnd: "bitand", ast.LShift: "shift_left", ast.RShift: "shift_right", ast.Pow: "power",
}  # fmt: skip


class NotTranslatable(ValueError):
    """The source uses what the translation does not know; the message has the line."""


def javascript(source: str, name: str = "presentation.py") -> str:
    """The module as an ES module that exports every function and constant whose name has no leading underscore.

    Raises `NotTranslatable` for a construct outside the subset, or a name that is not defined in the module.

    >>> print(javascript("def last(x):\\n    return x[-1]").rpartition("\\n\\n")[2], end="")
    export function last(x) {
    return $.at(x, (-1));
    return null;
    }
    """
    helpers = files(__package__).joinpath("python_in_javascript.js").read_text(encoding="utf-8")
    return f"{helpers}\n{_Module(ast.parse(source, name), name).text()}"


class _Module:
    def __init__(self, tree: ast.Module, name: str) -> None:
        self.name = name
        self.body = [node for node in tree.body if not self._is_for_type_checkers(node)]
        self.signatures: dict[str, ast.arguments] = {
            node.name: node.args for node in self.body if isinstance(node, ast.FunctionDef)
        }
        self.globals = {*self.signatures}
        for node in self.body:
            self.globals |= set(_assigned([node]))

    def text(self) -> str:
        lines: list[str] = []
        for node in self.body:
            if isinstance(node, ast.FunctionDef):
                lines += self._function(node, {*self.globals}, _export(node.name))
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                if not isinstance(target, ast.Name) or (isinstance(node, ast.Assign) and len(node.targets) > 1):
                    raise self._error(node, "a module-level name is assigned once")
                if node.value is not None:
                    value = self._value(node.value, self.globals)
                    lines.append(f"{_export(target.id)}const {_name(target.id)} = {value};")
            elif not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
                raise self._error(node, "only functions and constants stand at the top of a module")
        return "\n".join(lines) + "\n"

    @staticmethod
    def _is_for_type_checkers(node: ast.stmt) -> bool:
        if isinstance(node, ast.Import | ast.ImportFrom):
            return True
        if isinstance(node, ast.ClassDef):
            bases = {ast.unparse(base) for base in node.bases}
            return bases <= {"TypedDict", "NamedTuple", "Protocol"} or all(base[:1].isupper() for base in bases)
        return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"

    # ------------------------------------------------------------------------------ statements
    def _function(self, node: ast.FunctionDef, outside: set[str], prefix: str = "") -> list[str]:
        parameters = [argument.arg for argument in node.args.args]
        if node.args.vararg or node.args.kwarg or node.args.kwonlyargs or node.decorator_list:
            raise self._error(node, "functions have positional parameters and no decorators")
        written = self._parameters(node.args)
        inner = {child.name: child.args for child in node.body if isinstance(child, ast.FunctionDef)}
        before = self.signatures
        self.signatures = {**before, **inner}
        local = [name for name in dict.fromkeys(_assigned(node.body)) if name not in parameters]
        scope = outside | {*parameters, *local, *inner}
        lines = [f"{prefix}function {_name(node.name)}({written}) {{"]
        if local:
            lines.append(f"let {', '.join(map(_name, local))};")
        lines += self._block(node.body, scope)
        self.signatures = before
        return [*lines, "return null;", "}"]

    def _parameters(self, arguments: ast.arguments) -> str:
        names = [_name(argument.arg) for argument in arguments.args]
        for at, default in enumerate(reversed(arguments.defaults), 1):
            names[-at] += f" = {self._value(default, self.globals)}"
        return ", ".join(names)

    def _block(self, body: list[ast.stmt], scope: set[str]) -> list[str]:
        return [line for node in body for line in self._statement(node, scope)]

    def _statement(self, node: ast.stmt, scope: set[str]) -> list[str]:
        match node:
            case ast.FunctionDef():
                return self._function(node, scope)
            case ast.Return(value=None):
                return ["return null;"]
            case ast.Return(value=value) if value is not None:
                return [f"return {self._value(value, scope)};"]
            case ast.Assign(targets=targets, value=value):
                first, *rest = [self._target(target, scope) for target in targets]
                lines = [f"{first} = {self._value(value, scope)};"]
                return [*lines, *(f"{other} = {first};" for other in rest)]
            case ast.AnnAssign(value=None):
                return []
            case ast.AnnAssign(target=target, value=value) if value is not None:
                return [f"{self._target(target, scope)} = {self._value(value, scope)};"]
            case ast.AugAssign(target=target, op=op, value=value):
                left = self._value(_loaded(target), scope)
                return [
                    f"{self._target(target, scope)} = {self._operation(node, op, left, self._value(value, scope))};"
                ]
            case ast.Expr(value=ast.Constant()) | ast.Pass():
                return []
            case ast.Expr(value=value):
                return [f"{self._value(value, scope)};"]
            case ast.If(test=test, body=body, orelse=orelse):
                lines = [f"if ({self._truth(test, scope)}) {{", *self._block(body, scope), "}"]
                return [*lines, *(["else {", *self._block(orelse, scope), "}"] if orelse else [])]
            case ast.While(test=test, body=body, orelse=[]):
                return [f"while ({self._truth(test, scope)}) {{", *self._block(body, scope), "}"]
            case ast.For(target=target, iter=over, body=body, orelse=[]):
                each = f"for ({self._target(target, scope)} of $.iter({self._value(over, scope)})) {{"
                return [each, *self._block(body, scope), "}"]
            case ast.Match(subject=subject, cases=cases):
                return self._match(subject, cases, scope)
            case ast.Break():
                return ["break;"]
            case ast.Continue():
                return ["continue;"]
        raise self._error(node, f"{type(node).__name__.lower()} statements are not translated")

    def _match(self, subject: ast.expr, cases: list[ast.match_case], scope: set[str]) -> list[str]:
        what = self._value(subject, scope)
        lines: list[str] = []
        for at, case in enumerate(cases):
            test = self._pattern(case.pattern, what)
            if case.guard is not None:
                test = f"{test} && {self._truth(case.guard, scope)}"
            lines += [f"{'else ' if at else ''}if ({test}) {{", *self._block(case.body, scope), "}"]
        return lines

    def _pattern(self, pattern: ast.pattern, subject: str) -> str:
        match pattern:
            case ast.MatchValue(value=ast.Constant(value=value)):
                return f"$.eq({subject}, {json.dumps(value)})"
            case ast.MatchSingleton(value=value):
                return f"$.eq({subject}, {json.dumps(value)})"
            case ast.MatchOr(patterns=patterns):
                return f"({' || '.join(self._pattern(one, subject) for one in patterns)})"
            case ast.MatchAs(pattern=None, name=None):
                return "true"
        raise self._error(pattern, "a case is a constant, several with |, or _")

    def _target(self, node: ast.expr, scope: set[str]) -> str:
        match node:
            case ast.Name(id=name):
                return _name(name)
            case ast.Tuple(elts=items) | ast.List(elts=items):
                return f"[{', '.join(self._target(item, scope) for item in items)}]"
            case ast.Starred(value=value):
                return f"...{self._target(value, scope)}"
            case ast.Subscript(value=value, slice=index):
                return f"{self._value(value, scope)}[{self._value(index, scope)}]"
        raise self._error(node, "this cannot be assigned to")

    # ------------------------------------------------------------------------------ expressions
    def _value(self, node: ast.expr, scope: set[str]) -> str:
        match node:
            case ast.Constant(value=value) if value is None or isinstance(value, bool | int | float | str):
                return json.dumps(value, ensure_ascii=False)
            case ast.Name(id=name):
                if name not in scope:
                    raise self._error(node, f"{name} is not defined in this module")
                return _name(name)
            case ast.List(elts=items) | ast.Tuple(elts=items):
                return f"[{self._items(items, scope)}]"
            case ast.Set(elts=items):
                return f"$.set([{self._items(items, scope)}])"
            case ast.Dict(keys=keys, values=values):
                pairs = [
                    f"...{self._value(value, scope)}" if key is None else self._pair(key, value, scope)
                    for key, value in zip(keys, values, strict=True)
                ]
                return f"({{{', '.join(pairs)}}})"
            case ast.JoinedStr(values=parts):
                return f"[{', '.join(self._part(part, scope) for part in parts)}].join('')"
            case ast.Attribute():
                raise self._error(node, "attributes are not translated; methods are called")
            case ast.Subscript(value=value, slice=ast.Slice(lower=low, upper=high, step=None)):
                low_text, high_text = (self._value(end, scope) if end else "null" for end in (low, high))
                return f"$.slice({self._value(value, scope)}, {low_text}, {high_text})"
            case ast.Subscript(value=value, slice=index):
                return f"$.at({self._value(value, scope)}, {self._value(index, scope)})"
            case ast.Compare(left=left, ops=ops, comparators=rest):
                return self._comparison(node, left, ops, rest, scope)
            case ast.BoolOp(op=op, values=values):
                helper = "and" if isinstance(op, ast.And) else "or"
                return f"$.{helper}({', '.join(f'() => {self._value(value, scope)}' for value in values)})"
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return f"!{self._truth(operand, scope)}"
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return f"(-{self._value(operand, scope)})"
            case ast.BinOp(left=left, op=op, right=right):
                return self._operation(node, op, self._value(left, scope), self._value(right, scope))
            case ast.IfExp(test=test, body=body, orelse=orelse):
                chosen = f"{self._value(body, scope)} : {self._value(orelse, scope)}"
                return f"({self._truth(test, scope)} ? {chosen})"
            case ast.Lambda(args=arguments, body=body):
                inside = scope | {argument.arg for argument in arguments.args}
                return f"(({self._parameters(arguments)}) => {self._value(body, inside)})"
            case ast.ListComp(elt=item, generators=loops) | ast.GeneratorExp(elt=item, generators=loops):
                return self._comprehension(loops, scope, lambda inside: f"$r.push({self._value(item, inside)});")
            case ast.SetComp(elt=item, generators=loops):
                made = self._comprehension(loops, scope, lambda inside: f"$r.push({self._value(item, inside)});")
                return f"$.set({made})"
            case ast.DictComp(key=key, value=value, generators=loops):
                made = self._comprehension(
                    loops, scope, lambda inside: f"$r.push([{self._value(key, inside)}, {self._value(value, inside)}]);"
                )
                return f"Object.fromEntries({made})"
            case ast.Call():
                return self._call(node, scope)
        raise self._error(node, f"{ast.unparse(node)!r} is not translated")

    def _truth(self, node: ast.expr, scope: set[str]) -> str:
        if isinstance(node, ast.Compare) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)):
            return self._value(node, scope)
        return f"$.bool({self._value(node, scope)})"

    def _items(self, items: list[ast.expr], scope: set[str]) -> str:
        return ", ".join(
            f"...$.iter({self._value(item.value, scope)})"
            if isinstance(item, ast.Starred)
            else self._value(item, scope)
            for item in items
        )

    def _pair(self, key: ast.expr, value: ast.expr, scope: set[str]) -> str:
        if isinstance(key, ast.Constant):
            if not isinstance(key.value, str):
                raise self._error(key, "keys are strings")
            return f"{json.dumps(key.value)}: {self._value(value, scope)}"
        return f"[{self._value(key, scope)}]: {self._value(value, scope)}"

    def _part(self, part: ast.expr, scope: set[str]) -> str:
        if isinstance(part, ast.FormattedValue):
            if part.format_spec is not None or part.conversion != -1:
                raise self._error(part, "f-strings have no formats here")
            return f"$.str({self._value(part.value, scope)})"
        return self._value(part, scope)

    def _comparison(
        self, node: ast.expr, left: ast.expr, ops: list[ast.cmpop], rest: list[ast.expr], scope: set[str]
    ) -> str:
        texts = [self._value(one, scope) for one in (left, *rest)]
        tests = []
        for op, one, two in zip(ops, texts, texts[1:], strict=False):
            match op:
                case ast.Eq() | ast.Is():
                    tests.append(f"$.eq({one}, {two})")
                case ast.NotEq() | ast.IsNot():
                    tests.append(f"!$.eq({one}, {two})")
                case ast.In():
                    tests.append(f"$.has({two}, {one})")
                case ast.NotIn():
                    tests.append(f"!$.has({two}, {one})")
                case _ if type(op) in COMPARE:
                    tests.append(f"$.compare({one}, {two}) {COMPARE[type(op)]} 0")
                case _:
                    raise self._error(node, "this comparison is not translated")
        return f"({' && '.join(tests)})"

    def _operation(self, node: ast.AST, op: ast.operator, left: str, right: str) -> str:
        if type(op) in ARITHMETIC:
            return f"({left} {ARITHMETIC[type(op)]} {right})"
        if type(op) in HELPED:
            return f"$.{HELPED[type(op)]}({left}, {right})"
        raise self._error(node, f"the operator {type(op).__name__} is not translated")

    def _comprehension(self, loops: list[ast.comprehension], scope: set[str], inner: Callable[[set[str]], str]) -> str:
        opened: list[str] = []
        inside = {*scope}
        for loop in loops:
            over = self._value(loop.iter, inside)
            names = set(_names(loop.target))
            inside |= names
            opened.append(f"for (const {self._target(loop.target, inside)} of $.iter({over}))")
            opened += [f"if ({self._truth(test, inside)})" for test in loop.ifs]
        return f"(() => {{ const $r = []; {' '.join(opened)} {inner(inside)} return $r; }})()"

    def _call(self, node: ast.Call, scope: set[str]) -> str:
        arguments = [self._items([argument], scope) for argument in node.args]
        named = {keyword.arg: keyword.value for keyword in node.keywords}
        if None in named:
            raise self._error(node, "** is not translated in calls")
        if isinstance(node.func, ast.Attribute):
            method = node.func.attr
            if method not in METHODS or named:
                raise self._error(node, f".{method}(…) is not translated")
            return f"$.method.{method}({', '.join([self._value(node.func.value, scope), *arguments])})"
        if not isinstance(node.func, ast.Name):
            raise self._error(node, "only functions and methods by their names are called")
        name = node.func.id
        if name in self.signatures and name in scope:
            known = [argument.arg for argument in self.signatures[name].args]
            for keyword in known[len(arguments) :]:
                arguments.append(self._value(named.pop(keyword), scope) if keyword in named else "undefined")
            if named:
                raise self._error(node, f"{name} has no parameter {next(iter(named))}")
            return f"{_name(name)}({', '.join(arguments)})"
        if name in scope:
            return f"{_name(name)}({', '.join(arguments)})"
        if name not in FUNCTIONS or not hasattr(builtins, name):
            raise self._error(node, f"{name} is not defined in this module")
        if named:
            given = ", ".join(f"{key}: {self._value(value, scope)}" for key, value in named.items())
            return f"$.{name}.named({{{given}}}, {', '.join(arguments)})"
        return f"$.{name}({', '.join(arguments)})"

    def _error(self, node: ast.AST, why: str) -> NotTranslatable:
        return NotTranslatable(f"{self.name}:{getattr(node, 'lineno', '?')}: {why}")


def _export(name: str) -> str:
    return "" if name.startswith("_") else "export "


def _name(name: str) -> str:
    return f"{name}$" if name in RESERVED else name


def _loaded(target: ast.expr) -> ast.expr:
    """The target of `x += 1` as it is read."""
    return ast.parse(ast.unparse(target), mode="eval").body


def _names(target: ast.expr) -> Iterable[str]:
    return (node.id for node in ast.walk(target) if isinstance(node, ast.Name))


def _assigned(body: Iterable[ast.stmt]) -> Iterable[str]:
    """The names that statements assign, without those of functions inside them."""
    for node in body:
        match node:
            case ast.FunctionDef():
                continue
            case ast.Assign(targets=targets):
                for target in targets:
                    yield from _plain_names(target)
            case ast.AnnAssign(target=target) | ast.AugAssign(target=target):
                yield from _plain_names(target)
            case ast.For(target=target, body=inner, orelse=orelse):
                yield from _plain_names(target)
                yield from _assigned([*inner, *orelse])
            case ast.If(body=inner, orelse=orelse) | ast.While(body=inner, orelse=orelse):
                yield from _assigned([*inner, *orelse])
            case ast.Match(cases=cases):
                yield from _assigned([statement for case in cases for statement in case.body])


def _plain_names(target: ast.expr) -> Iterable[str]:
    """Those that are bound: not the list in `list[0] = x`."""
    match target:
        case ast.Name(id=name):
            yield name
        case ast.Tuple(elts=items) | ast.List(elts=items):
            for item in items:
                yield from _plain_names(item)
        case ast.Starred(value=value):
            yield from _plain_names(value)
