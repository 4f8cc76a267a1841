"""What runs on the nodes of :mod:`msmith.ray`."""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Generator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from msmith import Engine, Error, FileError, PointError, __version__
from msmith import open as open_file

from ._answer import INFINITY, LATER, POINT, READY, Seat, answer
from ._fetch import Copy, Steps, local

# Points that are looked at between two looks at the clock.
_PIECE = 1 << 16


@dataclass(frozen=True)
class Spec:
    """What a worker is told when it starts; ``timeout`` are the seconds that an answer may take."""

    bases: str
    threads: int
    file: dict[str, Any]
    section: str | None
    points_per_base: int | None
    sha256: str | None
    nice: int
    run: str
    timeout: float


class Worker:
    """An actor. It opens the bases when it is first asked, so that what is wrong with them is an answer."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.seat: Seat | None = None
        self._engine: Engine | None = None
        self._opening: Generator[None, None, Seat] | None = None
        self._kept: dict[tuple[int, int], Any] = {}
        # Ray starts workers at nice 15, where they starve beside anything else. The seat tells if that stayed.
        if os.getpriority(os.PRIO_PROCESS, 0) > spec.nice:
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, 0, spec.nice)

    def run(self, first: int, last: int, scalars: Any, check: bool, keep: bool) -> Any:
        """An answer: the sum of points first to last, without scalars only that they are there; "later" while the bases
        are being fetched. ``check`` the subgroup; ``keep`` the points for the next sum.
        """
        try:
            if self.seat is None and not self._open():
                return answer(LATER, None, first, last, None)
            bases = self._bases(first, last, check, keep) if last > first else None
            total = None if scalars is None else self._sum(bases, scalars)
        except (Error, OSError) as why:
            kind = type(why) if isinstance(why, Error) else FileError
            said = kind(f"node {_node()}: {why}")
            said.item = getattr(why, "item", None)
            raise said from None
        if total is None:
            return answer(READY, self._engine, first, last, self.seat)
        if total.is_infinity:
            return answer(INFINITY, self._engine, first, last, self.seat)
        return answer(POINT, self._engine, first, last, self.seat, total.to_bytes())

    def _sum(self, bases: Any, scalars: Any) -> Any:
        threads, width = self.spec.threads, None
        if getattr(scalars, "ndim", 1) == 2:
            # The driver has said how long a row is.
            width = scalars.shape[1] * scalars.itemsize
        if isinstance(bases, bytes):
            assert self._engine is not None
            return self._engine.msm(
                bases, scalars, format="montgomery-le", scalar_bytes=width, threads=threads, in_subgroup=True
            )
        return bases.msm(scalars, scalar_bytes=width, threads=threads)

    def _open(self) -> bool:
        """Whether they are open now; at most for the part of the time that an answer may take."""
        end = time.monotonic() + min(self.spec.timeout / 4, 10)
        self._opening = self._opening or self._steps()
        try:
            while time.monotonic() < end:
                next(self._opening)
        except StopIteration as done:
            self.seat = done.value
        except BaseException:
            self._opening = None
            raise
        return self.seat is not None

    def _steps(self) -> Generator[None, None, Seat]:
        spec = self.spec
        self._copy: Copy = yield from local(spec.bases, spec.sha256, spec.run, spec.timeout, self._look)
        self._take(self._copy.path)
        whole, curve = self._copy.sha256, self._engine.curve if self._engine else ""
        digest = f"sha256:{whole}" if whole else _digest(self._copy.path)
        nice = os.getpriority(os.PRIO_PROCESS, 0)
        return Seat(_node(), os.getpid(), nice, curve, len(self._section), digest, __version__)

    def _take(self, path: str) -> Engine:
        spec = self.spec
        file = open_file(path, **spec.file)
        names = file.keys()
        if spec.section is None and len(names) != 1:
            raise Error(f"{spec.bases} has several sections: section= one of {', '.join(names)}")
        curve = spec.file["curve"] or file.curve
        if curve is None:
            raise Error(f"{spec.bases} does not say of which curve it is: curve=")
        self._section = file[spec.section or names[0]]
        self._engine = engine = Engine(curve, spec.file["group"])
        return engine

    def _look(self, path: str) -> Steps:
        """Errors: a file without the points that are asked for, or with one that is not on the curve."""
        engine = self._take(path)
        if not len(self._section):
            raise Error("it has no points")
        for first in range(0, len(self._section), _PIECE):
            self._section[first : first + _PIECE].to_bytes(engine, "montgomery-le", threads=self.spec.threads)
            yield

    def _bases(self, first: int, last: int, check: bool, keep: bool) -> Any:
        if (first, last) in self._kept:
            return self._kept[first, last]
        engine = self._engine
        assert engine is not None
        threads, rows, form = self.spec.threads, self.spec.points_per_base, "montgomery-le"
        bases: Any = self._section[first:last].to_bytes(engine, form, threads=threads)
        if check:
            try:
                engine.check_subgroup(bases, format=form, threads=threads)
            except PointError as why:
                said = PointError(f"point {first + (why.item or 0)} is not in the subgroup of order r")
                said.item = first + (why.item or 0)
                raise said from None
        if rows is not None and keep:
            bases = engine.prepare(bases, format=form, points_per_base=rows, threads=threads, in_subgroup=True)
        if keep:
            self._kept[first, last] = bases
        return bases


def _node() -> str:
    import ray

    return f"{ray.util.get_node_ip_address()} ({ray.get_runtime_context().get_node_id()[:8]})"


def _digest(path: str) -> str:
    """Of the size and of 64 pieces of 4 KiB, which are the whole of up to 256 KiB."""
    size = os.path.getsize(path)
    digest = hashlib.blake2b(str(size).encode(), digest_size=16)
    with open(path, "rb") as file:
        for k in range(64):
            file.seek(max(size - 4096, 0) * k // 63)
            digest.update(file.read(4096))
    return digest.hexdigest()
