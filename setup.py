"""Compiles the rules with mypyc, where that is wanted and possible. Everything else is in pyproject.toml.

Only wheels are compiled. An editable install never is: its compiled files would lie under src/, and Python would go on
importing them after the sources beside them were edited. WARREN_PURE=1 asks for a wheel without compiled code; without
a working C compiler there is no other. WARREN_OPTIMISED=1 asks for one that was compiled twice: the second time by what
the first was seen to do (docs/decisions/0002).
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CompileError, LinkError, PlatformError, SetupError

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

import shifts  # noqa: E402  found in tools/ only now
import sources  # noqa: E402

# Python's own build flags keep every function of a shared library replaceable from outside, and so out of reach of the
# inliner. Nobody replaces ours: it was part of a step that made playouts 1.25 times as fast.
COMPILE_ARGUMENTS = ["-fno-semantic-interposition"]

# For the optimised build: once to count what is done how often (`tools/training.py`), and again by what was counted.
COUNTING = ["-fprofile-generate", "-fprofile-update=single"]
COUNTED = ["-fprofile-use", "-Wno-missing-profile", "-flto=auto"]


def is_optimised() -> bool:
    return os.environ.get("WARREN_OPTIMISED") == "1" and os.environ.get("WARREN_PURE") != "1"


class StampedBuild(build_py):
    """Writes down in the wheel which sources it was made from; `warren.build` reads it."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            told = [sources.source_hash(ROOT), *(["optimised"] if is_optimised() else [])]
            Path(self.build_lib, "warren", "SOURCES").write_text("\n".join([*told, ""]))


class SideBySide(build_ext):
    """Compiles as many C files at a time as there are processors: setuptools does those of one extension in turn."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def side_by_side(files: list[str], **how: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [made for done in pool.map(lambda file: one_by_one([file], **how), files) for made in done]

        self.compiler.compile = side_by_side
        if not (self.extensions and is_optimised()):
            super().build_extensions()
            return
        usual = [extension.extra_compile_args for extension in self.extensions]
        for arguments in (COUNTING, COUNTED):
            if arguments == COUNTED:
                self.train()
            self.force = True  # whatever has been compiled before
            for extension, given in zip(self.extensions, usual, strict=True):
                extension.extra_compile_args = [*given, *arguments]
                extension.extra_link_args = arguments
            super().build_extensions()

    def train(self) -> None:
        """Run what was compiled; what was done how often then lies beside what was compiled."""
        built = str(Path(self.build_lib).resolve())
        path = os.pathsep.join(filter(None, (built, os.environ.get("PYTHONPATH"))))
        program = [sys.executable, str(ROOT / "tools" / "training.py")]
        subprocess.run(program, env={**os.environ, "PYTHONPATH": path}, check=True)
        if not any(Path(self.build_temp).rglob("*.gcda")):
            raise SetupError("this C compiler does not optimise by what was counted: leave WARREN_OPTIMISED out")


class WholeSources(sdist):
    """A source package holds the page: whoever gets one has neither web/ nor Node, and could not make it."""

    def run(self) -> None:
        if not (ROOT / sources.PAGE / "index.html").is_file():
            raise SetupError("the page has not been made, and belongs into the package: run `make page` first")
        super().run()


def can_compile() -> bool:
    """Whether there is a C compiler, and Python's headers with it: tried, not guessed."""
    # setuptools brings its own distutils, and has put it in place by now.
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    with TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return Py_IsInitialized(); }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            headers = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
            objects = compiler.compile([str(probe)], output_dir=folder, include_dirs=headers)
            compiler.link_shared_object(objects, str(Path(folder, "probe.so")))
        except (CompileError, LinkError, PlatformError) as error:
            print(f"warren: no working C compiler ({error})", file=sys.stderr)
            return False
    return True


def compiled() -> list[Extension]:
    """The extension modules to build: none where the wheel is to be pure."""
    if "bdist_wheel" not in sys.argv or os.environ.get("WARREN_PURE") == "1":
        return []
    if not can_compile():
        print("warren: making a wheel without compiled code: all the same games, more slowly", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    modules = [str(module) for module in sources.compiled_modules(ROOT)]
    # One C file for each module: a single one took three times as long to compile (docs/decisions/0002).
    extensions = mypycify(
        # What is not compiled is read for its types and not checked: it imports libraries that a build does without.
        ["--follow-imports=silent", *modules],
        opt_level="3",
        group_name="warren",
        target_dir="build",
        multi_file=True,
    )
    wrong = [fault for c in sorted(Path("build").rglob("*.c")) for fault in shifts.in_c(c.read_text(), c.name)]
    if wrong:
        sys.exit("\n".join(wrong))
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *COMPILE_ARGUMENTS]
    return extensions


setup(ext_modules=compiled(), cmdclass={"build_ext": SideBySide, "build_py": StampedBuild, "sdist": WholeSources})
