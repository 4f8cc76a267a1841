"""``python -m msmith.ray``: a sum of files on a cluster, or what one would take."""

from __future__ import annotations

import argparse
import signal
import sys
from typing import Any

from ._checks import chunks
from ._plan import plan

# As the program `msmith` ends after Ctrl-C.
_INTERRUPTED = 130


def _number(text: str) -> int:
    """As 1000, 1_000 or 2^18."""
    base, _, power = text.partition("^")
    if base == "2" and power.isdecimal() and len(power) < 3:
        return 1 << int(power)
    return int(text)


def _audit(text: str) -> int | str:
    return text if text == "all" else int(text)


def main(arguments: list[str] | None = None) -> int:
    """Runs the command: 0 done, 1 refused, 2 bad usage, 130 interrupted."""
    parser = argparse.ArgumentParser(prog="python -m msmith.ray", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    some = {name: commands.add_parser(name, help=text) for name, text in [("msm", "a sum"), ("plan", "what it takes")]}
    for one in some.values():
        one.add_argument("--curve")
        one.add_argument("--group", default="g1")
        one.add_argument("--threads", type=int, default=1, help="of a worker (msm), workers of a node (plan)")
        one.add_argument("--chunk", type=_number, default=1 << 20)
        one.add_argument("--audit", type=_audit, default=0, metavar="K", help="chunks that are computed twice, or all")
    msm, planned = some["msm"], some["plan"]
    msm.add_argument("--ray", metavar="ADDRESS", help="HOST:PORT or auto; without it workers on this machine")
    msm.add_argument("--bases", required=True, help="path that every node sees, or URI")
    msm.add_argument("--bases-format", dest="format")
    msm.add_argument("--section")
    msm.add_argument("--sha256", help="of the file of bases, which is compared")
    msm.add_argument("--scalars", required=True, help="file of scalars, least significant byte first")
    msm.add_argument("--scalar-bytes", type=int)
    msm.add_argument("--shards", type=int, required=True)
    msm.add_argument("--timeout", type=float, default=300.0)
    msm.add_argument("--in-subgroup", action="store_true", help="the points are known to be in the subgroup")
    planned.add_argument("-n", type=_number, required=True)
    planned.add_argument("--nodes", type=int, required=True)
    given = vars(parser.parse_args(arguments))
    try:
        if given.pop("command") == "plan":
            print(plan(**{k: v for k, v in given.items() if v is not None}))
        else:
            _msm(given)
    except (OSError, ImportError, TypeError, ValueError, MemoryError) as why:
        print(f"error: {why}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        # Of a hand that stays on the keys, while Python ends.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        print("error: cancelled", file=sys.stderr)
        return _INTERRUPTED
    return 0


def _msm(given: dict[str, Any]) -> None:
    import numpy

    from . import Cluster

    scalars, width, audit = given.pop("scalars"), given.pop("scalar_bytes"), given.pop("audit")
    data = numpy.memmap(scalars, numpy.uint8, "r").data
    with Cluster(given.pop("bases"), address=given.pop("ray"), progress=True, **given) as cluster:
        if audited := chunks(audit, cluster.chunks):
            chance = 100 * audited / cluster.chunks
            parts = f"{audited} of {cluster.chunks} chunks"
            print(f"audit of {parts}: finds a single wrong one with a chance of {chance:.3g}%", file=sys.stderr)
        total = cluster.msm(data, scalar_bytes=width, audit=audit, progress=True)
    print("infinity" if total.is_infinity else f"x {_hex(total.x)}\ny {_hex(total.y)}")


def _hex(coordinate: object) -> str:
    return f"{coordinate:#x}" if isinstance(coordinate, int) else str(coordinate)
