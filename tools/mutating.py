"""Mutants: small changes of the sources that a test should notice. Which there are, and the fixed sample of them.

A mutant is named by what is changed and in which function of which game, not by its file or line: edits leave the names
of all others, and with them the sample, as they were, and what moves to another file takes its own with it.
"""

from __future__ import annotations

import ast
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from difflib import unified_diff
from hashlib import sha256
from pathlib import Path, PurePosixPath

SEED = "warren"
MUTATED = ("src/warren/core", "src/warren/games")
LEFT_OUT = ("src/warren/core/broken.py",)  # games that break promises on purpose: broken otherwise, they still do

_COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
_CALCULATED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
_CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
_RETURNED = {"bool": "not ({})", "int": "({}) + 1", "i64": "({}) + 1", "float": "({}) + 1", "str": "''"}

# Not run, or not what a test is about: types, decorators, patterns, and what an error says.
_UNTOUCHED = ("annotation", "returns", "decorator_list", "pattern", "exc", "cause")
_WRAPPED = (ast.BinOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.UnaryOp, ast.Lambda)


@dataclass(frozen=True)
class Mutant:
    """One change: the node of a file that is replaced, and by what."""

    file: str
    where: str
    before: str
    after: str
    context: str
    count: int  # of those before it that are told apart by nothing else
    parent: ast.AST
    field: str
    index: int  # in a list of nodes; -1 if there is just one
    node: ast.expr | ast.stmt
    other: ast.expr | ast.stmt

    @property
    def id(self) -> str:
        told = (SEED, self.part, self.where, self.context, self.before, self.after, str(self.count))
        return sha256("\0".join(told).encode()).hexdigest()[:12]

    @property
    def part(self) -> str:
        """The game, or the core."""
        folder = PurePosixPath(self.file).parent.parts[2:]
        return "/".join(folder[:2] if folder[0] == "games" else folder[:1])

    @property
    def line(self) -> int:
        return self.node.lineno

    def apply(self) -> None:
        """Make the change in the tree."""
        self._put(ast.copy_location(self.other, self.node))

    def mark(self, call: ast.Expr) -> None:
        """Have the tree make a call whenever it comes to the node."""
        if isinstance(self.node, ast.stmt):
            around = getattr(self.parent, self.field)
            around.insert(next(n for n, child in enumerate(around) if child is self.node), call)
        else:
            self._put(ast.Subscript(ast.Tuple([call.value, self.node], ast.Load()), ast.Constant(1), ast.Load()))

    def _put(self, node: ast.expr | ast.stmt) -> None:
        if self.index < 0:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node

    def diff(self, source: str) -> str:
        return "".join(
            unified_diff(source.splitlines(True), self.changed(source).splitlines(True), self.file, self.file)
        )

    def changed(self, source: str) -> str:
        """The source with the change in it, as a person would have made it."""
        lines = source.encode().splitlines(keepends=True)
        node = self.node
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        head = b"".join(lines[: node.lineno - 1]) + lines[node.lineno - 1][: node.col_offset]
        tail = lines[node.end_lineno - 1][node.end_col_offset :] + b"".join(lines[node.end_lineno :])
        after = f"({self.after})" if isinstance(self.other, _WRAPPED) else self.after
        return (head + after.encode() + tail).decode()


def mutants_of(file: str, source: str) -> tuple[ast.Module, list[Mutant]]:
    """All mutants of one file, in its order, and the tree that they change."""
    tree = ast.parse(source)
    counts: Counter[tuple[str, ...]] = Counter()
    found = []
    for site in _sites(tree, "", ""):
        for other in _others(site):
            context = ast.unparse(site.parent) if isinstance(site.parent, ast.expr) else ""
            key = (site.where, context, ast.unparse(site.node), ast.unparse(other))
            where, context, before, after = key
            if before != after:
                place = (site.parent, site.field, site.index, site.node, other)
                found.append(Mutant(file, where, before, after, context, counts[key], *place))
                counts[key] += 1
    return tree, found


def everything(root: Path) -> list[Mutant]:
    """All mutants with a name of their own, by name: a name that two have tells nothing."""
    found: dict[str, list[Mutant]] = defaultdict(list)
    for folder in MUTATED:
        for path in sorted((root / folder).rglob("*.py")):
            file = path.relative_to(root).as_posix()
            if file not in LEFT_OUT:
                for mutant in mutants_of(file, path.read_text(encoding="utf-8"))[1]:
                    found[mutant.id].append(mutant)
    return [mutants[0] for _, mutants in sorted(found.items()) if len(mutants) == 1]


def sample(found: list[Mutant], size: int, kept: Collection[str]) -> list[Mutant]:
    """So many mutants, the same ones each time: those that were in it before, and then those with the lowest ids."""
    return sorted(found, key=lambda mutant: (mutant.id not in kept, mutant.id))[:size]


@dataclass(frozen=True)
class _Site:
    """A node, where it hangs in the tree, and the function it is in with what that gives back."""

    parent: ast.AST
    field: str
    index: int
    node: ast.expr | ast.stmt
    where: str
    returns: str


def _sites(parent: ast.AST, where: str, returns: str) -> Iterator[_Site]:
    """Every node that may be changed, outermost first."""
    for field, value in ast.iter_fields(parent):
        if field in _UNTOUCHED:
            continue
        is_list = isinstance(value, list)
        for index, child in enumerate(value if is_list else [value]):
            if not isinstance(child, ast.AST) or isinstance(child, ast.Assert) or _is_for_types(child):
                continue
            inner, gives = f"{where}.{_name(child, parent)}".strip("."), returns
            if isinstance(child, ast.FunctionDef):
                gives = ast.unparse(child.returns) if child.returns else ""
            if isinstance(child, (ast.expr, ast.stmt)):
                yield _Site(parent, field, index if is_list else -1, child, inner, gives)
            yield from _sites(child, inner, gives)


def _name(node: ast.AST, parent: ast.AST) -> str:
    """What a function, a class, or a table of a module or class is called; nothing for all else."""
    match node:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return name
        case ast.Assign(targets=[target]) | ast.AnnAssign(target=target):
            return ast.unparse(target) if isinstance(parent, (ast.Module, ast.ClassDef)) else ""
    return ""


def _is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def _others(site: _Site) -> list[ast.expr | ast.stmt]:
    """What a node can be replaced by."""
    node = site.node
    if isinstance(node, ast.stmt):
        return [*_other_statements(node, site)]
    return [*_other_expressions(node), *_other_conditions(site)]


def _other_statements(node: ast.stmt, site: _Site) -> Iterator[ast.stmt]:
    match node:
        case ast.Expr(value=ast.Call()) | ast.Raise() | ast.Delete():
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) if not site.where.endswith("__init__"):
            yield ast.Pass()
        case ast.AugAssign(target=target, op=op, value=value):
            yield ast.Pass()
            yield ast.AugAssign(target, _CALCULATED[type(op)](), value)
        case ast.Continue():
            yield ast.Break()
        case ast.Break():
            yield ast.Continue()
        case ast.Return(value=ast.expr() as value) if not isinstance(value, (ast.Constant, ast.Compare, ast.BoolOp)):
            form = "[]" if site.returns.startswith("list[") else _RETURNED.get(site.returns, "{}")
            yield _statement("return " + form.format(ast.unparse(value)))


def _other_expressions(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.Compare(left=left, ops=ops, comparators=comparators):
            for n, op in enumerate(ops):
                for other in _COMPARED[type(op)]:
                    yield ast.Compare(left, [*ops[:n], other(), *ops[n + 1 :]], comparators)
        case ast.BinOp(left=left, op=op, right=right) if not _is_text_or_list(left) and not _is_text_or_list(right):
            yield ast.BinOp(left, _CALCULATED[type(op)](), right)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(op=ast.Not() | ast.Invert(), operand=operand):
            yield operand
        case ast.UnaryOp(op=ast.USub(), operand=operand) if not isinstance(operand, ast.Constant):
            yield operand
        case ast.IfExp(body=body, orelse=orelse):
            yield body
            yield orelse
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            yield _expression(str(value - 1))
        case ast.Constant(value=float(value)):
            yield ast.Constant(value + 1)
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords) if name in _CALLED:
            yield ast.Call(ast.Name(_CALLED[name], ast.Load()), args, keywords)


def _other_conditions(site: _Site) -> Iterator[ast.expr]:
    """A condition that always holds, or never."""
    match site.parent, site.field:
        case (ast.If(), "test"):
            yield from (ast.Constant(True), ast.Constant(False))
        case (ast.While(), "test"):
            yield ast.Constant(False)
        case (ast.comprehension(), "ifs"):
            yield ast.Constant(True)


def _is_text_or_list(node: ast.expr) -> bool:
    """Adding these has no counterpart."""
    is_text = isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes))
    return is_text or isinstance(node, (ast.JoinedStr, ast.List, ast.Tuple, ast.ListComp))


def _expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def _statement(text: str) -> ast.stmt:
    return ast.parse(text).body[0]
