"""The driver's end of the workers of :mod:`msmith.ray`: jobs, what waits for them, and a thread a worker."""

from __future__ import annotations

import queue
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError, wait
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from msmith import Cancelled, ClosedError, Error, Point
from msmith._progress import Bar

from ._answer import Refused, Seat
from ._checks import line

if TYPE_CHECKING:
    from . import Cluster

# Seconds that a new worker waits for threads of a node that nobody else has.
PLACE = 10.0
CLOSED = "the cluster is closed: make a new one"
Progress = bool | Callable[[int, int], object] | None


class WorkerError(Error):
    """A worker that was lost too often, or whose sum is wrong: its ``shard`` and ``seat`` (None where it never
    answered), and the points ``first`` to ``last`` (exclusive).
    """

    def __init__(self, why: str, shard: int, first: int, last: int, seat: Seat | None) -> None:
        where = f"process {seat.pid} on node {seat.node}" if seat else "it never answered"
        super().__init__(f"worker of shard {shard} ({where}), points {first} to {last}: {why}")
        self.item, self.shard, self.first, self.last, self.seat = None, shard, first, last, seat


class Job(NamedTuple):
    """Points of the shard ``owner``; an audit is another worker's, and its ``audit`` is true."""

    owner: int
    first: int
    last: int
    audit: bool = False


class Batch:
    """Jobs whose answers are wanted together."""

    def __init__(self, jobs: list[Job], then: Callable[[Batch], Any], rows: Any = None, check: bool = False) -> None:
        self.rows, self.check, self._then = rows, check, then
        self.answers: dict[Job, tuple[Point | None, Shard, Seat]] = {}
        self.total, self._left, self._lock = sum(j.last - j.first for j in jobs), len(jobs), threading.Lock()
        self.done, self.future = 0, Future[Any]()

    def take(self, job: Job, *answer: Any) -> None:
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

    def wait(self, progress: Progress) -> Any:
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


class Shard(threading.Thread):
    """The driver's end of a worker: what waits, what was sent, and when the worker was last heard of."""

    def __init__(self, cluster: Cluster, index: int) -> None:
        super().__init__(name=f"msmith shard {index}", daemon=True)
        self.cluster, self.index, self.events = cluster, index, queue.SimpleQueue[Any]()
        self.seat: Seat | None = None
        # One list a sum: sums take turns.
        self._waiting: deque[deque[tuple[Batch, Job]]] = deque()
        self._flying: dict[Any, tuple[Batch, Job]] = {}
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
        how: Error = ClosedError(CLOSED)
        try:
            while self._step():
                pass
        except Exception as why:
            how = Error(f"Ray failed: {why}; make a new cluster")
        # Nothing comes after this.
        with self.cluster._lock:
            self.cluster._closed = self.cluster._closed or how
        self.cluster._kill(self._actor)
        while not self.events.empty():
            event = self.events.get()
            self._waiting += [event] if isinstance(event, deque) else []
        for batch, _ in [*self._flying.values(), *(pair for jobs in self._waiting for pair in jobs)]:
            batch.end(how)

    def _step(self) -> bool:
        """Sends what it may, and waits for what comes; false at the end."""
        self._send()
        limit = self.cluster.timeout if self._place is None else min(self.cluster.timeout, PLACE)
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
        try:
            if isinstance(why, RayTaskError):
                raise self._told(job, why)
            if why is not None:
                return self._replace(line(why))
            seat, point = self.cluster._read(job, future.result(), batch.rows is not None)
            if seat is None:
                # It is still at the bases, and will be asked again.
                self._waiting.appendleft(deque([(batch, job)]))
            else:
                self.seat, self._losses = seat, 0
                batch.take(job, point, self, seat)
        except Refused as wrong:
            return self._replace(f"an answer was refused: {wrong}")
        except BaseException as wrong:
            batch.end(wrong)
        del self._flying[ref]
        self._heard = time.monotonic()

    def _told(self, job: Job, why: Any) -> BaseException:
        """What a worker has raised; what it should not is an error of the worker."""
        cause = getattr(why, "cause", None)
        if isinstance(cause, Error | TypeError | MemoryError):
            return cause
        return WorkerError(f"it failed: {line(cause or why)}", self.index, job.first, job.last, self.seat)

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
            if self.seat is None:
                why += "; where none ever answers, RAY_AUTH_MODE may be another here than on the cluster's nodes"
            for batch, job in lost:
                batch.end(WorkerError(why, self.index, job.first, job.last, self.seat))
            self._losses = 0
        elif lost:
            self._waiting.appendleft(lost)
        self._begin(0 if waited else self.cluster._spec.threads)
