"""What runs on the nodes of :mod:`msmith.ray`."""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, NamedTuple
from urllib.request import urlopen

from . import Engine, Error, FileError, PointError, __version__
from . import open as open_file


class Seat(NamedTuple):
    """A worker: its node and process, its niceness, and what it sees of the bases."""

    node: str
    pid: int
    nice: int
    curve: str
    points: int
    digest: str
    version: str


@dataclass(frozen=True)
class Spec:
    """What a worker is told when it starts."""

    bases: str
    threads: int
    file: dict[str, Any]
    section: str | None
    points_per_base: int | None
    nice: int


class Worker:
    """An actor. It opens the bases when it is first asked, so that what is wrong with them is an answer."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.seat: Seat | None = None
        self._kept: dict[tuple[int, int], Any] = {}
        # Ray starts workers at nice 15, where they starve beside anything else. The seat tells if that stayed.
        if os.getpriority(os.PRIO_PROCESS, 0) > spec.nice:
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, 0, spec.nice)

    def run(self, first: int, last: int, scalars: Any, check: bool, keep: bool) -> tuple[bytes, Seat]:
        """The sum of points first to last, nothing where there are no scalars yet. ``check`` the subgroup; ``keep`` the
        points for the next sum.
        """
        try:
            seat = self.seat = self.seat or self._open()
            bases = self._bases(first, last, check, keep) if last > first else None
        except Error as why:
            said = type(why)(f"node {_node()}: {why}")
            said.item = getattr(why, "item", None)
            raise said from None
        return (b"" if scalars is None else self._sum(bases, scalars).to_bytes()), seat

    def _sum(self, bases: Any, scalars: Any) -> Any:
        threads = self.spec.threads
        if isinstance(bases, bytes):
            return self._engine.msm(bases, scalars, format="montgomery-le", threads=threads, in_subgroup=True)
        return bases.msm(scalars, threads=threads)

    def _open(self) -> Seat:
        spec = self.spec
        path = _local(spec.bases)
        file = open_file(path, **spec.file)
        names = file.keys()
        if spec.section is None and len(names) != 1:
            raise Error(f"{spec.bases} has several sections: section= one of {', '.join(names)}")
        curve = spec.file["curve"] or file.curve
        if curve is None:
            raise Error(f"{spec.bases} does not say of which curve it is: curve=")
        self._engine = Engine(curve, spec.file["group"])
        self._section = file[spec.section or names[0]]
        nice = os.getpriority(os.PRIO_PROCESS, 0)
        return Seat(_node(), os.getpid(), nice, curve, len(self._section), _digest(path), __version__)

    def _bases(self, first: int, last: int, check: bool, keep: bool) -> Any:
        if (first, last) in self._kept:
            return self._kept[first, last]
        threads, rows, form = self.spec.threads, self.spec.points_per_base, "montgomery-le"
        bases: Any = self._section[first:last].to_bytes(self._engine, form, threads=threads)
        if check:
            try:
                self._engine.check_subgroup(bases, format=form, threads=threads)
            except PointError as why:
                said = PointError(f"point {first + (why.item or 0)} is not in the subgroup of order r")
                said.item = first + (why.item or 0)
                raise said from None
        if rows is not None and keep:
            bases = self._engine.prepare(bases, format=form, points_per_base=rows, threads=threads, in_subgroup=True)
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


def _local(bases: str) -> str:
    """The path; a URI is fetched once a node, and again when its length, date or tag are others."""
    if "://" not in bases:
        return bases
    folder = os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "msmith")
    try:
        os.makedirs(folder, mode=0o700, exist_ok=True)
        with urlopen(bases, timeout=60) as answer:
            said = [bases, *(answer.headers.get(k, "") for k in ("Content-Length", "Last-Modified", "ETag"))]
            path = os.path.join(folder, hashlib.sha256("\n".join(said).encode()).hexdigest()[:32])
            with open(path + ".lock", "w") as lock:
                fcntl.flock(lock, fcntl.LOCK_EX)
                if not os.path.exists(path):
                    with open(path + ".part", "wb") as part:
                        shutil.copyfileobj(answer, part, 1 << 20)
                        if said[1] and part.tell() != int(said[1]):
                            raise OSError(f"{part.tell()} bytes came, and not {said[1]}")
                    os.replace(path + ".part", path)
    except (OSError, ValueError) as why:
        raise FileError(f"cannot fetch {bases}: {why}") from None
    return path
