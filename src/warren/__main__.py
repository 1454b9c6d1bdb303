"""`warren` and `python -m warren`: the command line, where all is there that it needs."""

from __future__ import annotations

import sys

MISSING = """\
Only the rules of Warren are installed here. To play, host and study ({name} is missing): pip install "warren[play]"
Aquí solo están las reglas de Warren. Para jugar, alojar y estudiar (falta {name}): pip install "warren[play]"\
"""
"""In all languages at once: what reads the words is missing, too."""


def main() -> None:
    try:
        from warren.cli import main as command_line
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.partition(".")[0] == "warren":
            raise
        print(MISSING.format(name=missing.name), file=sys.stderr)
        sys.exit(2)
    command_line()


if __name__ == "__main__":
    main()
