"""Finds shifts that compiled code gets wrong, and literals that make it slow.

mypyc writes `1 << card` on 64-bit integers as C's `1 << card`, and in C that `1` is an int of 32 bits: for card 40 the
interpreted build answers 2 ** 40 and the compiled one 256. It looks through names as well: a `Final`, `i64(1)` and a
local variable that is only ever 1 all end up as the same C. A table of bits (`warren.core.cards.bit`) is right in both.

So there are two nets. `in_python` reads the sources, is quick, and names the line; it does not follow local variables.
`in_c` reads what mypyc wrote, and misses nothing; setup.py refuses to make a wheel from C in which it finds one.

A literal of 2 ** 62 or more does not fit mypyc's small integers: even beside an `i64` it is kept as an object of Python
and turned into a machine integer each time. `in_python` names those too.
"""

from __future__ import annotations

import ast
import re

_SHIFT_IN_C = re.compile(r"\bcpy_r_\w+ = (-?\d+) << ")  # cpy_r_: a value of ours; mypyc shifts for itself as well
_FUNCTION_IN_C = re.compile(r"^\w.*\b(\w+)\(.*\) \{$")
_SMALL = 1 << 62
_LITERAL_ADVICE = "a literal of 2 ** 62 or more is slow when compiled; make do with a smaller one"
_ADVICE = "a constant shifted by a variable is cut off at 32 bits when compiled; look it up in a table of bits"


def in_python(source: str, name: str) -> list[str]:
    """Each shift of a constant by something that varies and each large literal, as `file:line: advice`.

    Code at module level is let pass: it makes the tables of bits, from plain integers.
    """
    tree = ast.parse(source, name)
    faults = set()
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            for node in ast.walk(function):
                if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                    if _is_constant(node.left) and not _is_constant(node.right):
                        faults.add((node.lineno, _ADVICE))
                if isinstance(node, ast.Constant) and isinstance(node.value, int) and node.value >= _SMALL:
                    faults.add((node.lineno, _LITERAL_ADVICE))
    return [f"{name}:{line}: {advice}" for line, advice in sorted(faults)]


def in_c(source: str, name: str) -> list[str]:
    """Each shift of a 32-bit constant in C that mypyc wrote, with the function it is in."""
    found = []
    function = "?"
    for line in source.splitlines():
        if heading := _FUNCTION_IN_C.match(line):
            function = heading[1]
        elif shift := _SHIFT_IN_C.search(line):
            found.append(f"{name}: {function}: `{shift[1]} << ...`: {_ADVICE}")
    return found


def _is_constant(node: ast.expr) -> bool:
    """Whether mypyc knows the value: literals, what is computed from them, and names written as constants are."""
    match node:
        case ast.Constant():
            return True
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.isupper()
        case ast.UnaryOp(operand=operand):
            return _is_constant(operand)
        case ast.BinOp(left=left, right=right):
            return _is_constant(left) and _is_constant(right)
        case ast.Call(func=ast.Name(id="i64"), args=[argument]):
            return _is_constant(argument)
    return False
