"""``python -m msmith.bench``: times of sums from Python, small ones for what a call costs."""

from __future__ import annotations

import argparse
import time

from . import Engine


def best(run: object, rounds: int) -> float:
    """The least seconds of a call."""
    assert callable(run)
    least = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        run()
        least = min(least, time.perf_counter() - start)
    return least


def main() -> None:
    """Prints a line for each size: microseconds of a sum of Montgomery words on one thread, and of an empty one."""
    parser = argparse.ArgumentParser(prog="python -m msmith.bench", description=main.__doc__)
    parser.add_argument("--curve", default="bls12-381")
    parser.add_argument("-n", default="0,1,16,64,256,1024", help="numbers of points, joined by commas")
    parser.add_argument("--rounds", type=int, default=200)
    args = parser.parse_args()
    engine = Engine(args.curve)
    point = engine.generator.to_bytes("montgomery-le")
    for n in map(int, args.n.split(",")):
        scalars = b"".join(
            pow(7, k + 1, engine.order).to_bytes(engine.scalar_bytes, "little") for k in range(n)
        )
        points = point * n
        seconds = best(lambda: engine.msm(points, scalars, format="montgomery-le", threads=1), args.rounds)
        print(f"{n:8} points {seconds * 1e6:12.1f} us")


if __name__ == "__main__":
    main()
