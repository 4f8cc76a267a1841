"""Sums over the same bases on a cluster of Ray 2.60: ``pip install 'msmith[ray]'``.

Each worker, an actor of Ray, keeps its own range of the bases. Scalars come to it chunk by chunk, at most two at a
time, and the sum of a chunk, one point, goes back. What a worker has when it dies, hangs or leaves with its node goes
to a new one.
"""

from __future__ import annotations

import os
import random
import secrets
import threading
import time
import warnings
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from os import PathLike
from typing import Any, Self

from msmith import Cancelled, ClosedError, Engine, Error, FileError, Point

from . import _checks as checks
from . import _shard as shards_
from ._answer import Refused, Seat, read
from ._connect import Quiet, connect
from ._fetch import SCHEMES
from ._plan import ClusterPlan, plan
from ._shard import Batch, Job, Progress, Shard, WorkerError
from ._worker import Spec, Worker

__all__ = ["Cluster", "ClusterPlan", "Seat", "WorkerError", "plan"]

# More would cost the driver more than the workers.
_CHUNKS = 1 << 20
# As the extension takes it.
_ROWS = (1 << 32) - 1


class Cluster:
    """``shards`` workers of ``threads`` threads, ready for sums over the points of ``bases``: a path that every node
    sees, or a URI that each fetches. ``redone`` lists what was sent again: shard, first and last point.

    ``format``, ``curve``, ``group`` and ``section`` are those of :func:`msmith.open`. The workers check that points are
    on the curve, and once that they are in the subgroup unless ``in_subgroup`` says so. ``points_per_base`` has each
    make a table of its own. A worker that does not answer for ``timeout`` seconds is replaced, at most ``retries``
    times in a row. ``sha256`` is that of the file, which every worker then reads whole; only with it is what a URI
    gives kept for the next cluster. ``chunks`` is the number of chunks of a sum.
    """

    _worker: type = Worker

    def __init__(
        self,
        bases: str | PathLike[str],
        shards: int,
        threads: int = 1,
        *,
        address: str | None = None,
        format: str | None = None,
        curve: str | None = None,
        group: str = "g1",
        section: str | None = None,
        sha256: str | None = None,
        in_subgroup: bool = False,
        points_per_base: int | None = None,
        chunk: int = 1 << 20,
        timeout: float = 300.0,
        retries: int = 3,
        progress: Progress = None,
    ) -> None:
        self._wanted, chunk = checks.whole("shards", shards), checks.whole("chunk", chunk)
        self.timeout, self.retries = checks.seconds("timeout", timeout), checks.whole("retries", retries, 0)
        self.redone = list[tuple[int, int, int]]()
        self._lock = threading.Lock()
        # Why nothing can be asked any more.
        self._closed: Error | None = None
        self._seen: Seat | None = None
        self._engine: Engine | None = None
        rows = None if points_per_base is None else checks.whole("points_per_base", points_per_base, 1, _ROWS)
        is_unchecked, address = checks.flag("in_subgroup", in_subgroup), checks.text("address", address)
        self._spec = Spec(
            bases=checks.place("bases", bases, SCHEMES),
            threads=checks.whole("threads", threads),
            file=checks.file(format, curve, group),
            section=checks.text("section", section),
            points_per_base=rows,
            sha256=checks.sha256(sha256),
            nice=os.getpriority(os.PRIO_PROCESS, 0),
            run=secrets.token_hex(8),
            timeout=self.timeout,
        )
        checks.progress(progress)
        self._ray, self._is_mine = connect(address)
        self._shards: list[Shard] = []
        self._quiet = Quiet()
        try:
            self._actors = self._ray.remote(self._worker)
            self._wait_for_room(self._wanted * self._spec.threads)
            for k in range(self._wanted):
                shard = Shard(self, k)
                shard.start()
                self._shards.append(shard)
            self._give([Job(k, 0, 0) for k in range(self._wanted)], lambda batch: None).wait(None)
            assert self._seen is not None
            self.points: int = self._seen.points
            self._engine = Engine(self._seen.curve, group)
            self._jobs: list[Job] = self._parts(chunk)
            self.chunks: int = len(self._jobs)
            self._give(self._jobs, lambda batch: None, None, not is_unchecked).wait(progress)
        except BaseException:
            self.close()
            raise

    def _parts(self, chunk: int) -> list[Job]:
        if self._wanted > self.points:
            raise Error(f"{self._wanted} shards of {self.points} points: take at most one a point")
        ends = [k * self.points // self._wanted for k in range(self._wanted + 1)]
        parts = [-(-(last - first) // chunk) for first, last in zip(ends, ends[1:], strict=False)]
        if sum(parts) > _CHUNKS:
            raise Error(f"chunk is {chunk}: that is {sum(parts)} chunks of {self.points} points, and {_CHUNKS} at most")
        return [
            Job(k, first + i * (last - first) // n, first + (i + 1) * (last - first) // n)
            for k, (first, last, n) in enumerate(zip(ends, ends[1:], parts, strict=False))
            for i in range(n)
        ]

    def msm(
        self, scalars: Any, *, scalar_bytes: int | None = None, audit: int | str = 0, progress: Progress = None
    ) -> Point:
        """The sum of scalar i times base i. ``audit`` of the ``chunks``, chosen at random, or "all" of them, are
        computed by a second worker as well; where they differ a third one says who was wrong, and WorkerError names it.
        One wrong chunk is found with probability audit / chunks; "all" takes twice the work, and reads every point once
        more.
        """
        checks.progress(progress)
        result: Point = self._sum(scalars, scalar_bytes, audit).wait(progress)
        return result

    def submit(self, scalars: Any, *, scalar_bytes: int | None = None, audit: int | str = 0) -> Future[Point]:
        """The same, to be waited for later: several sums take turns. The scalars must not change meanwhile."""
        return self._sum(scalars, scalar_bytes, audit).future

    def close(self) -> None:
        """Ends the workers, and Ray where this cluster has started it."""
        with self._lock:
            self._closed = self._closed or ClosedError(shards_.CLOSED)
            for shard in self._shards:
                shard.events.put(None)
        end = time.monotonic() + 10
        for shard in self._shards:
            shard.join(max(end - time.monotonic(), 0))
        self._quiet.close()
        if self._is_mine:
            self._ray.shutdown()
        self._is_mine = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def seats(self) -> list[Seat | None]:
        """Where the workers are, by shard."""
        return [shard.seat for shard in self._shards]

    def _sum(self, scalars: Any, width: int | None, audit: int | str) -> Batch:
        assert self._engine is not None
        rows = checks.rows(scalars, width, self._engine.scalar_bytes, self.points)
        audited = checks.chunks(audit, self.chunks)
        if audited and len(self._shards) < 2:
            raise Error(f"audit is {audit}: a second worker computes the chunks, so shards is 2 or more")
        chosen = random.SystemRandom().sample(self._jobs, audited)
        return self._give(self._jobs + [job._replace(audit=True) for job in chosen], self._total, rows)

    def _give(self, jobs: list[Job], then: Callable[[Batch], Any], rows: Any = None, check: bool = False) -> Batch:
        batch = Batch(jobs, then, rows, check)
        lists: dict[int, deque[tuple[Batch, Job]]] = {}
        for job in jobs:
            at = job.owner if not job.audit else self._auditor(job.owner)
            lists.setdefault(at, deque()).append((batch, job))
        with self._lock:
            if self._closed:
                raise self._closed
            for at, some in lists.items():
                self._shards[at].events.put(some)
        return batch

    def _auditor(self, owner: int) -> int:
        """Another worker, on another node where there is one."""
        seats = self.seats()
        others = [k for k in range(len(seats)) if k != owner]
        away = [k for k in others if (a := seats[k]) and (b := seats[owner]) and a.node != b.node]
        return random.SystemRandom().choice(away or others)

    def _read(self, job: Job, sent: object, is_sum: bool) -> tuple[Seat | None, Point | None]:
        """An answer's seat, None of a worker that is still at the bases, and its point. Errors: ``Refused``; what the
        worker sees cannot be.
        """
        seat, point = read(sent, job.first, job.last, self._engine, is_sum)
        if seat is None:
            return None, None
        with self._lock:
            seen = self._seen = self._seen or seat
        if (seat.points, seat.digest, seat.curve) != (seen.points, seen.digest, seen.curve):
            raise FileError(f"{self._spec.bases} on node {seat.node} is not that on node {seen.node}: copy it again")
        if seat.nice > self._spec.nice:
            warnings.warn(
                f"workers on node {seat.node} run at nice {seat.nice} and starve beside other programs: start its Ray "
                "with RAY_worker_niceness=0",
                stacklevel=1,
            )
        return seat, point

    def _total(self, batch: Batch) -> Point:
        points = []
        for job, (point, shard, seat) in batch.answers.items():
            if not job.audit:
                points.append(point)
                continue
            first = batch.answers[job._replace(audit=False)]
            if first[0] == point:
                continue
            try:
                right = self._third(batch, job)
            except Exception as why:
                raise Error(f"the workers {first[2]} and {seat} differ, and no third one could say: {why}") from None
            if right not in (first[0], point):
                raise Error(f"points {job.first} to {job.last}: three workers differ, {first[2]} and {seat} too")
            for found, who, where in [first, (point, shard, seat)]:
                if found != right:
                    raise WorkerError("its sum is wrong, as two others found", who.index, *job[1:3], where)
        assert self._engine is not None
        return self._engine.msm(points, bytes([1]) * len(points), scalar_bytes=1, threads=1)

    def _third(self, batch: Batch, job: Job) -> Point | None:
        """What another worker finds, one that is made for this."""
        judge, rows = self._start(0), batch.rows[job.first : job.last]
        try:
            while True:
                answer, end = judge.run.remote(*job[1:3], rows, False, False), time.monotonic() + self.timeout
                while not self._ray.wait([answer], timeout=0.2)[0]:
                    if batch.future.done() or self._closed:
                        raise Cancelled("nobody waits for it")
                    if time.monotonic() > end:
                        raise Error(f"no answer for {self.timeout} s")
                seat, point = self._read(job, self._ray.get(answer), True)
                if seat:
                    return point
        finally:
            self._kill(judge)

    def _wait_for_room(self, wanted: int) -> None:
        """Those of a cluster that was just closed are soon free."""
        end = time.monotonic() + shards_.PLACE
        while (free := self._ray.available_resources().get("CPU", 0)) < wanted or self._room() < self._wanted:
            if time.monotonic() > end or self._room() < self._wanted:
                every = self._ray.cluster_resources().get("CPU", 0)
                threads = self._spec.threads
                raise Error(
                    f"{self._wanted} shards of {threads} threads each do not fit: of the cluster's {every:.0f} CPUs "
                    f"{free:.0f} are free; take fewer, or start nodes"
                )
            time.sleep(0.1)

    def _room(self) -> int:
        """Workers that the nodes have threads for."""
        nodes = [node["Resources"].get("CPU", 0) for node in self._ray.nodes() if node["Alive"]]
        return sum(int(cpus) // self._spec.threads for cpus in nodes)

    def _start(self, cpus: int) -> Any:
        return self._actors.options(num_cpus=cpus, scheduling_strategy="SPREAD").remote(self._spec)

    def _kill(self, actor: Any) -> None:
        with suppress(Exception):
            self._ray.kill(actor)
