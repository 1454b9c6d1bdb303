"""Makes the page from web/, and checks what it is made from, with Node from PyPI.

What it is made from has a hash; the hash of what was made last is kept in the cache of the checkout.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path

import builds
from builds import BuildError, say
from sources import PAGE, ROOT

WEB = ROOT / "web"
MADE = ROOT / PAGE
TYPES = WEB / "src" / "wire.ts"
MODULES = WEB / "node_modules"

NPM = Path("lib", "node_modules", "npm", "bin", "npm-cli.js")
VITE = ("node_modules/vite/bin/vite.js", "build")
VITEST = ("node_modules/vitest/vitest.mjs", "run")
TYPES_OF = "node_modules/openapi-typescript/bin/cli.js"
CHECKS = {
    "page types": ("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings"),
    "page lint": ("node_modules/eslint/bin/eslint.js", "."),
    "page format": ("node_modules/prettier/bin/prettier.cjs", "--check", "."),
}


def make() -> None:
    """Make the page if what it is made from has changed."""
    wanted = _hash()
    if builds.is_current(builds.cache(), "page", wanted) and (MADE / "index.html").is_file():
        return
    install()
    say("Making the page ...")
    shutil.rmtree(MADE, ignore_errors=True)
    done = run(*VITE, quiet=True)
    if done.returncode != 0:
        raise BuildError(f"{done.stdout}\nThe page could not be made, as told above.")
    builds.mark_current(builds.cache(), "page", wanted)


def install() -> None:
    """What the page is made with, as web/package-lock.json pins it."""
    wanted = sha256(b"".join((WEB / name).read_bytes() for name in ("package.json", "package-lock.json"))).hexdigest()
    if builds.is_current(MODULES, "npm", wanted):
        return
    say("Installing what the page is made with ...")
    builds.discard(MODULES)
    npm = builds.node_folder(builds.node()) / NPM
    done = run(str(npm), "ci", "--no-audit", "--no-fund", "--ignore-scripts", quiet=True)
    if done.returncode != 0:
        raise BuildError(f"{done.stdout}\nWhat the page is made with could not be installed, as told above.")
    builds.mark_current(MODULES, "npm", wanted)


def run(script: str, *arguments: str, quiet: bool = False) -> subprocess.CompletedProcess[str]:
    """Run a script with Node, in web/."""
    folder = builds.node_folder(builds.node()) / "bin"
    variables = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}
    output = subprocess.PIPE if quiet else None
    return subprocess.run(
        [str(folder / "node"), script, *arguments],
        cwd=WEB,
        env=variables,
        stdout=output,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        check=False,
    )


def types(description: str) -> str:
    """The types of what goes over the wire, from the server's OpenAPI description."""
    install()
    with builds.open_in_cache("openapi.json") as given:
        given.write(description)
    made = builds.cache() / "wire.ts"
    done = run(TYPES_OF, given.name, "--output", str(made), quiet=True)
    if done.returncode != 0:
        raise BuildError(f"{done.stdout}\nThe types of the page could not be made, as told above.")
    return made.read_text(encoding="utf-8")


def _hash() -> str:
    """Of all that the page is made from."""
    whole = sha256()
    for path in sorted(WEB.rglob("*")):
        relative = path.relative_to(WEB)
        if path.is_file() and relative.parts[0] not in ("node_modules", "tests"):
            whole.update(f"{relative.as_posix()} {path.stat().st_size}\n".encode() + path.read_bytes())
    return whole.hexdigest()[:16]
