"""How fast are we, and how do we compare? `make bench`.

Ours and the peers' run in turns on one core, each in a process and an environment of its own, several rounds of a
few seconds; medians and spreads of the rounds are told, and a ratio for each comparison. docs/bench.md says more.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import NamedTuple

RESULTS = Path(__file__).resolve().parent / "results"
HERE = Path(__file__).resolve().parent


class Ratio(NamedTuple):
    """One of our figures divided by one of a peer's."""

    name: str
    game: str
    figure: str
    peer: str
    peer_figure: str


RATIOS = (
    Ratio("jackrabbit/crazy_eights-cpp", "jackrabbit", "games/s", "crazy_eights", "cpp games/s"),
    Ratio("jacked/maedn-cpp", "jacked", "decisions/s", "maedn", "cpp decisions/s"),
    Ratio("jackrabbits/catanatron", "jackrabbits", "decisions/s", "catanatron", "python decisions/s"),
)

Figures = dict[str, list[float]]


def script_of(side: str) -> str:
    return "peers.py" if side == "peer" else "ours.py"


def measure(python: str, script: str, seconds: float, *options: str) -> dict[str, dict[str, float]]:
    command = [python, str(HERE / script), "--seconds", str(seconds), *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{done.stderr}\n{script} failed, as told above.")
    games: dict[str, dict[str, float]] = json.loads(done.stdout.splitlines()[-1])["games"]
    return games


def add(figures: dict[str, Figures], side: str, found: dict[str, dict[str, float]]) -> None:
    for game, numbers in found.items():
        for figure, number in numbers.items():
            figures.setdefault(f"{side} {game}", {}).setdefault(figure, []).append(number)


def with_decisions(figures: dict[str, Figures]) -> None:
    """C++ rollouts do not count decisions: theirs are games/s times the mean decisions of the Python loop."""
    for name, numbers in figures.items():
        if name.startswith("peer "):
            mean = max(numbers["decisions/game"])
            numbers["decisions/game"] = [mean]
            for loop in ("python", "cpp"):
                if f"{loop} games/s" in numbers:
                    numbers[f"{loop} decisions/s"] = [games * mean for games in numbers[f"{loop} games/s"]]


def ratios(figures: dict[str, Figures]) -> dict[str, float]:
    """Medians divided by medians, from the same run; of the optimised build, too, where there is one."""
    found: dict[str, float] = {}
    for ratio in RATIOS:
        theirs = median(figures[f"peer {ratio.peer}"][ratio.peer_figure])
        for build in ("compiled", "optimised"):
            if ours := figures.get(f"{build} {ratio.game}"):
                found[f"{ratio.name} {build}"] = median(ours[ratio.figure]) / theirs
    return found


def main() -> None:
    pythons = dict(word.split("=", 1) for word in sys.argv[1:] if "=" in word)
    rounds = next((int(word) for word in sys.argv[1:] if "=" not in word), 5)
    core = min(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})  # the processes we start inherit it
    figures: dict[str, Figures] = {}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds} ...", file=sys.stderr)
        for side, python in pythons.items():
            counts = ["--count"] if side == "peer" and number == 0 else []
            seconds = 1.0 if side == "interpreted" else 2.0
            add(figures, side, measure(python, script_of(side), seconds, *counts))
    with_decisions(figures)
    result = {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": {"system": platform.platform(), "cpu": cpu(), "python": platform.python_version(), "core": core},
        "versions": {side: told(python, script_of(side)) for side, python in pythons.items()},
        "figures": figures,
        "ratios": ratios(figures),
    }
    show(figures, result["ratios"])
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / f"{str(result['when']).replace(':', '')[:17]}.json"
    path.write_text(json.dumps(result, indent=1), encoding="utf-8")
    print(f"\nkept in {path.relative_to(HERE.parent)}; `make bench-compare` compares the last two")


def told(python: str, script: str) -> str:
    """What a side says of itself."""
    done = subprocess.run([python, str(HERE / script), "--seconds", "0.01"], capture_output=True, text=True, check=True)
    build: str = json.loads(done.stdout.splitlines()[-1])["build"]
    return build


def show(figures: dict[str, Figures], found: object) -> None:
    for name, numbers in figures.items():
        print(f"\n{name}")
        for figure, values in numbers.items():
            middle = median(values)
            spread = (max(values) - min(values)) / middle * 100 if middle else 0.0
            print(f"  {figure:<20} {middle:>14,.2f}   spread {spread:4.1f} %")
    print()
    assert isinstance(found, dict)
    for ratio, value in found.items():
        print(f"ratio {ratio} {value:.2f}")


def cpu() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "unknown")


if __name__ == "__main__":
    main()
