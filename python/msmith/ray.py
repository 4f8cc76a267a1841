"""Sums over the same bases on a cluster of Ray 2.60: ``pip install 'msmith[ray]'``.

Each worker, an actor of Ray, keeps its own range of the bases. Scalars come to it chunk by chunk, at most two at a
time, and the sum of a chunk, one point, goes back. What a worker has when it dies, hangs or leaves with its node goes
to a new one.
"""

from __future__ import annotations

import os
import queue
import random
import socket
import threading
import time
import warnings
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError, wait
from contextlib import suppress
from os import PathLike
from typing import Any, NamedTuple, Self

from . import Cancelled, ClosedError, Engine, Error, FileError, Point, __version__
from ._progress import Bar
from ._ray_plan import ClusterPlan, plan
from ._ray_worker import Seat, Spec, Worker

__all__ = ["Cluster", "ClusterPlan", "Seat", "WorkerError", "plan"]

# Seconds that a new worker waits for threads of a node that nobody else has.
_PLACE = 10.0
_Progress = bool | Callable[[int, int], object] | None


class WorkerError(Error):
    """A worker that was lost too often, or whose sum is wrong: its ``shard`` and ``seat`` (None where it never
    answered), and the points ``first`` to ``last`` (exclusive).
    """

    def __init__(self, why: str, shard: int, first: int, last: int, seat: Seat | None) -> None:
        where = f"process {seat.pid} on node {seat.node}" if seat else "it never answered"
        super().__init__(f"worker of shard {shard} ({where}), points {first} to {last}: {why}")
        self.item, self.shard, self.first, self.last, self.seat = None, shard, first, last, seat


class _Job(NamedTuple):
    """Points of the shard ``owner``; an audit is another worker's."""

    owner: int
    first: int
    last: int
    audit: bool = False


class _Batch:
    """Jobs whose answers are wanted together."""

    def __init__(self, jobs: list[_Job], then: Callable[[_Batch], Any], rows: Any = None, check: bool = False) -> None:
        self.rows, self.check, self._then = rows, check, then
        self.answers: dict[_Job, tuple[Point | None, _Shard, Seat]] = {}
        self.total, self._left, self._lock = sum(j.last - j.first for j in jobs), len(jobs), threading.Lock()
        self.done, self.future = 0, Future[Any]()

    def take(self, job: _Job, *answer: Any) -> None:
        with self._lock:
            self.answers[job] = answer
            self.done += job.last - job.first
            self._left -= 1
            if self._left:
                return
        self.end(self._then(self))

    def end(self, how: Any) -> None:
        """An answer, or why there is none; the first counts."""
        with suppress(InvalidStateError):
            self.future.set_exception(how) if isinstance(how, BaseException) else self.future.set_result(how)

    def wait(self, progress: _Progress) -> Any:
        tell: Any = Bar() if progress is True else progress or (lambda done, total: None)
        try:
            while True:
                if tell(self.done, self.total) is False:
                    raise Cancelled("cancelled: the progress function returned False")
                if wait([self.future], 0.1).done:
                    break
            result = self.future.result()
            tell(self.total, self.total)
            return result
        except BaseException as why:
            self.end(why)
            raise
        finally:
            if isinstance(tell, Bar):
                tell.close()


class _Shard(threading.Thread):
    """The driver's end of a worker: what waits, what was sent, and when the worker was last heard of."""

    def __init__(self, cluster: Cluster, index: int) -> None:
        super().__init__(name=f"msmith shard {index}", daemon=True)
        self.cluster, self.index, self.events = cluster, index, queue.SimpleQueue[Any]()
        self.seat: Seat | None = None
        # One list a sum: sums take turns.
        self._waiting: deque[deque[tuple[_Batch, _Job]]] = deque()
        self._flying: dict[Any, tuple[_Batch, _Job]] = {}
        self._heard, self._losses = 0.0, 0
        self._begin(cluster._spec.threads)

    def _begin(self, cpus: int) -> None:
        self._actor = self.cluster._start(cpus)
        # While it waits for threads to be free.
        self._place = self._actor.__ray_ready__.remote() if cpus else None
        self._listen(self._place)

    def _listen(self, ref: Any) -> None:
        if ref is not None:
            ref.future().add_done_callback(lambda future: self.events.put((ref, future)))

    def run(self) -> None:
        how: Error = ClosedError("the cluster was closed: make a new one")
        try:
            while self._step():
                pass
        except Exception as why:
            how = Error(f"Ray failed: {why}; make a new cluster")
        # Nothing comes after this.
        with self.cluster._lock:
            self.cluster._closed = True
        self.cluster._kill(self._actor)
        while not self.events.empty():
            event = self.events.get()
            self._waiting += [event] if isinstance(event, deque) else []
        for batch, _ in [*self._flying.values(), *(pair for jobs in self._waiting for pair in jobs)]:
            batch.end(how)

    def _step(self) -> bool:
        """Sends what it may, and waits for what comes; false at the end."""
        self._send()
        limit = self.cluster.timeout if self._place is None else min(self.cluster.timeout, _PLACE)
        try:
            event = self.events.get(timeout=max(self._heard + limit - time.monotonic(), 0) if self._flying else None)
        except queue.Empty:
            self._replace(f"no answer for {limit} s")
            return True
        if isinstance(event, deque):
            self._waiting.append(event)
        elif event is not None:
            self._answered(*event)
        return event is not None

    def _send(self) -> None:
        while self._waiting and len(self._flying) < 2:
            jobs = self._waiting.popleft()
            batch, job = jobs.popleft()
            if jobs:
                self._waiting.append(jobs)
            if batch.future.done():
                continue
            if not self._flying:
                self._heard = time.monotonic()
            try:
                rows = None if batch.rows is None else batch.rows[job.first : job.last]
                ref = self._actor.run.remote(job.first, job.last, rows, batch.check, not job.audit)
            except Exception as why:
                batch.end(why)
                continue
            self._flying[ref] = batch, job
            self._listen(ref)

    def _answered(self, ref: Any, future: Future[Any]) -> None:
        from ray.exceptions import RayTaskError

        if ref is self._place:
            self._place, self._heard = None, time.monotonic()
        # Nothing is heard of a worker that was replaced.
        batch, job = self._flying.get(ref, (None, None))
        if batch is None or job is None:
            return
        why = future.exception()
        if why is not None and not isinstance(why, RayTaskError):
            return self._replace(str(why))
        del self._flying[ref]
        self._losses = 0
        try:
            if why is not None:
                raise getattr(why, "cause", why)
            sent, self.seat = future.result()
            batch.take(job, self.cluster._checked(self, job, sent), self, self.seat)
        except BaseException as wrong:
            batch.end(wrong)
        self._heard = time.monotonic()

    def _replace(self, why: str) -> None:
        self.cluster._kill(self._actor)
        lost = deque(self._flying.values())
        self._flying.clear()
        # Where a node has left and none has come, those that are left take its work, threads or not.
        waited = self._place is not None
        if not waited:
            self.cluster.redone.extend((self.index, job.first, job.last) for _, job in lost)
            self._losses += 1
        if self._losses > self.cluster.retries:
            why = f"lost {self._losses} times in a row, at last: {why}"
            for batch, job in lost:
                batch.end(WorkerError(why, self.index, job.first, job.last, self.seat))
            self._losses = 0
        elif lost:
            self._waiting.appendleft(lost)
        self._begin(0 if waited else self.cluster._spec.threads)


class Cluster:
    """``shards`` workers of ``threads`` threads, ready for sums over the points of ``bases``: a path that every node
    sees, or a URI that each fetches. ``redone`` lists what was sent again: shard, first and last point.

    ``format``, ``curve``, ``group`` and ``section`` are those of :func:`msmith.open`. The workers check that points are
    on the curve, and once that they are in the subgroup unless ``in_subgroup`` says so. ``points_per_base`` has each
    make a table of its own. A worker that does not answer for ``timeout`` seconds is replaced, at most ``retries``
    times in a row.
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
        in_subgroup: bool = False,
        points_per_base: int | None = None,
        chunk: int = 1 << 20,
        timeout: float = 300.0,
        retries: int = 3,
        progress: _Progress = None,
    ) -> None:
        for name, value in [("shards", shards), ("threads", threads), ("chunk", chunk), ("timeout", timeout)]:
            if value < 1:
                raise Error(f"{name} is {value}: it is 1 or more")
        self.timeout, self.retries, self.redone = timeout, retries, list[tuple[int, int, int]]()
        self._lock, self._closed = threading.Lock(), False
        self._seen: Seat | None = None
        file = {"format": format, "curve": curve, "group": group}
        nice = os.getpriority(os.PRIO_PROCESS, 0)
        self._spec = Spec(os.fspath(bases), threads, file, section, points_per_base, nice)
        self._ray, self._is_mine = _connect(address)
        self._actors, self._wanted = self._ray.remote(self._worker), shards
        self._shards: list[_Shard] = []
        try:
            self._wait_for_room(shards * threads)
            for k in range(shards):
                shard = _Shard(self, k)
                shard.start()
                self._shards.append(shard)
            self._give([_Job(k, 0, 0) for k in range(shards)], lambda batch: None).wait(None)
            assert self._seen is not None
            self.points: int = self._seen.points
            self._engine: Engine = Engine(self._seen.curve, group)
            if shards > self.points:
                raise Error(f"{shards} shards of {self.points} points: take at most one a point")
            ends = [k * self.points // shards for k in range(shards + 1)]
            self._jobs: list[_Job] = [
                _Job(k, first + i * (last - first) // parts, first + (i + 1) * (last - first) // parts)
                for k, (first, last) in enumerate(zip(ends, ends[1:], strict=False))
                for parts in [-(-(last - first) // chunk)]
                for i in range(parts)
            ]
            self._give(self._jobs, lambda batch: None, None, not in_subgroup).wait(progress)
        except BaseException:
            self.close()
            raise

    def msm(
        self, scalars: Any, *, scalar_bytes: int | None = None, audit: int = 0, progress: _Progress = None
    ) -> Point:
        """The sum of scalar i times base i. ``audit`` chunks, chosen at random, are computed by a second worker; where
        they differ a third one says who was wrong, and WorkerError names it.
        """
        result: Point = self._sum(scalars, scalar_bytes, audit).wait(progress)
        return result

    def submit(self, scalars: Any, *, scalar_bytes: int | None = None, audit: int = 0) -> Future[Point]:
        """The same, to be waited for later: several sums take turns."""
        return self._sum(scalars, scalar_bytes, audit).future

    def close(self) -> None:
        """Ends the workers, and Ray where this cluster has started it."""
        with self._lock:
            self._closed = True
            for shard in self._shards:
                shard.events.put(None)
        for shard in self._shards:
            shard.join(10)
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

    def _sum(self, scalars: Any, width: int | None, audit: int) -> _Batch:
        rows = _rows(scalars, width or self._engine.scalar_bytes, self.points)
        if audit < 0 or audit and len(self._shards) < 2:
            raise Error(f"audit is {audit}: a number of chunks; a second worker computes them, so shards is 2 or more")
        chosen = random.SystemRandom().sample(self._jobs, min(audit, len(self._jobs)))
        return self._give(self._jobs + [job._replace(audit=True) for job in chosen], self._total, rows)

    def _give(self, jobs: list[_Job], then: Callable[[_Batch], Any], rows: Any = None, check: bool = False) -> _Batch:
        batch = _Batch(jobs, then, rows, check)
        lists: dict[int, deque[tuple[_Batch, _Job]]] = {}
        for job in jobs:
            at = job.owner if not job.audit else self._auditor(job.owner)
            lists.setdefault(at, deque()).append((batch, job))
        with self._lock:
            if self._closed:
                raise ClosedError("the cluster is closed: make a new one")
            for at, some in lists.items():
                self._shards[at].events.put(some)
        return batch

    def _auditor(self, owner: int) -> int:
        """Another worker, on another node where there is one."""
        seats = self.seats()
        others = [k for k in range(len(seats)) if k != owner]
        away = [k for k in others if (a := seats[k]) and (b := seats[owner]) and a.node != b.node]
        return random.SystemRandom().choice(away or others)

    def _checked(self, shard: _Shard, job: _Job, sent: bytes) -> Point | None:
        """An answer's point; errors: what the worker sees or sends cannot be."""
        seat = shard.seat
        assert seat is not None
        with self._lock:
            seen = self._seen = self._seen or seat
        if seat.version != __version__:
            raise Error(f"node {seat.node} has msmith {seat.version}, and this one {__version__}: install the same")
        if (seat.points, seat.digest) != (seen.points, seen.digest):
            raise FileError(f"{self._spec.bases} on node {seat.node} is not that on node {seen.node}: copy it again")
        if seat.nice > self._spec.nice:
            warnings.warn(
                f"workers on node {seat.node} run at nice {seat.nice} and starve beside other programs: start its Ray "
                "with RAY_worker_niceness=0",
                stacklevel=1,
            )
        if not sent:
            return None
        try:
            point = self._engine.point(sent)
            self._engine.check_subgroup([point])
        except Error as why:
            raise WorkerError(f"its sum is no point of the group: {why}", shard.index, *job[1:3], seat) from None
        return point

    def _total(self, batch: _Batch) -> Point:
        points = []
        for job, (point, shard, seat) in batch.answers.items():
            if not job.audit:
                points.append(point)
                continue
            first = batch.answers[job._replace(audit=False)]
            if first[0] == point:
                continue
            judge = self._start(0)
            rows = batch.rows[job.first : job.last]
            try:
                sent, _ = self._ray.get(judge.run.remote(*job[1:3], rows, False, False), timeout=self.timeout)
            except Exception as why:
                raise Error(f"the workers {first[2]} and {seat} differ, and no third one could say: {why}") from None
            finally:
                self._kill(judge)
            right = self._engine.point(sent)
            if right not in (first[0], point):
                raise Error(f"points {job.first} to {job.last}: three workers differ, {first[2]} and {seat} too")
            for found, who, where in [first, (point, shard, seat)]:
                if found != right:
                    raise WorkerError("its sum is wrong, as two others found", who.index, *job[1:3], where)
        return self._engine.msm(points, bytes([1]) * len(points), scalar_bytes=1, threads=1)

    def _wait_for_room(self, wanted: int) -> None:
        """Those of a cluster that was just closed are soon free."""
        end = time.monotonic() + _PLACE
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


def _rows(scalars: Any, width: int, n: int) -> Any:
    """Scalars as something whose ranges can be sent: an array or a list."""
    import numpy

    if isinstance(scalars, bytes | bytearray | memoryview):
        data = numpy.frombuffer(scalars, numpy.uint8)
        if data.size != n * width:
            raise Error(f"{data.size} bytes are not {n} scalars of {width} bytes: scalar_bytes= says another width")
        scalars = data.reshape(n, width)
    elif isinstance(scalars, list | tuple | range):
        scalars = list(scalars)
        for i, scalar in enumerate(scalars):
            if not isinstance(scalar, int):
                raise TypeError(f"scalar {i} is a {type(scalar)} and not an int")
    elif not isinstance(scalars, numpy.ndarray):
        raise TypeError(f"`scalars` is a {type(scalars)}: give bytes, an array of numpy, or a list of integers")
    elif scalars.ndim not in (1, 2) or scalars.dtype.kind not in "iub" or not scalars.flags.c_contiguous:
        raise TypeError("an array of scalars is C-contiguous, of integers with one axis, or of rows with two")
    if len(scalars) != n:
        raise Error(f"{n} points but {len(scalars)} scalars")
    return scalars


def _connect(address: str | None) -> tuple[Any, bool]:
    """The module ``ray``, connected, and whether that was done here."""
    try:
        import ray
    except ImportError as why:
        raise ImportError("msmith.ray needs Ray: pip install 'msmith[ray]'") from why
    if ray.is_initialized():
        if address not in (None, "auto", there := ray.get_runtime_context().gcs_address):
            raise Error(f"Ray is connected to {there} already, and not to {address}: ray.shutdown() first")
        return ray, False
    address = address or os.environ.get("RAY_ADDRESS") or "local"
    if "://" in address:
        raise Error(f"{address}: run this on a node of the cluster, and give HOST:PORT")
    # Of a Ray that is started here; a node's own is that of `ray start`.
    os.environ.setdefault("RAY_worker_niceness", "0")
    try:
        if ":" in address:
            host, _, port = address.rpartition(":")
            socket.create_connection((host.strip("[]"), int(port)), 10).close()
            # Ray tries a port that is another program's 20 times, 41 s each.
            os.environ.setdefault("RAY_gcs_server_port_wait_time_s", "1")
        options = {"include_dashboard": False} if address == "local" else {}
        ray.init(address=address, log_to_driver=False, logging_level="warning", **options)
    except (OSError, ValueError, RuntimeError, ray.exceptions.RayError) as why:
        raise Error(f"no cluster of Ray answers at {address!r} ({why}): start one with `ray start --head`") from None
    return ray, True


if __name__ == "__main__":
    from msmith._ray_command import main

    raise SystemExit(main())
