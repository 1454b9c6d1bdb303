"""What changed between two results of `make bench`: `make bench-compare`, or with two files, ARGS="old new".

Machines are noisy: figures of two runs are compared through their ratios to the peers, measured in the same run.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from statistics import median

RESULTS = Path(__file__).resolve().parent / "results"


def main() -> int:
    paths = [Path(name) for name in sys.argv[1:]] or sorted(RESULTS.glob("*.json"))[-2:]
    if len(paths) != 2:
        print("There are not two results to compare: run `make bench` first, or name two files.")
        return 2
    old, new = (json.loads(path.read_text(encoding="utf-8")) for path in paths)
    print(f"{paths[0].name} -> {paths[1].name}")
    for name, numbers in new["figures"].items():
        for figure, values in numbers.items():
            before = old["figures"].get(name, {}).get(figure)
            if before and median(before):
                print(f"{name:<24} {figure:<20} x {median(values) / median(before):.2f}")
    for name, value in new["ratios"].items():
        if name in old["ratios"]:
            print(f"ratio {name} {old['ratios'][name]:.2f} -> {value:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
