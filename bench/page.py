"""How fast is the page? `make bench ARGS=page`: figures of a race in a browser, from a house of its own."""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from browser.conftest import Players, launched  # noqa: E402  found in tests/ only now
from browser.house import House  # noqa: E402
from browser.measured import Measured, measure  # noqa: E402

ROUNDS = 5


def measured() -> list[Measured]:
    with TemporaryDirectory() as folder, launched() as browser:
        house = House(Path(folder)).open()
        players = Players(browser)
        try:
            measure(house, players)  # so that the house is warm
            return [measure(house, players) for _ in range(ROUNDS)]
        finally:
            players.close()
            house.kill()


def main() -> None:
    found = measured()
    interactive = [one.interactive for one in found]
    frames = [1000 / one.frame for one in found]
    print(
        f"table interactive   {median(interactive):6.0f} ms   (from {min(interactive):.0f} to {max(interactive):.0f})"
    )
    print(f"rabbits move at     {median(frames):6.0f} frames a second   (from {min(frames):.0f} to {max(frames):.0f})")
    print(f"loaded, packed      {found[0].weight / 1000:6.0f} kB")


if __name__ == "__main__":
    main()
