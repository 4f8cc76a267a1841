"""What a sum on a cluster would take, by a few measured figures."""

from __future__ import annotations

from dataclasses import dataclass, fields

from msmith import Engine, Error
from msmith._plan import _Shown, _text

from . import _checks as checks

# Nanoseconds of a point on one thread: in a sum by chunks of 2^20, read and checked to be on the curve, and checked to
# be in the subgroup. Seconds of the driver for 2^20 scalars of 32 bytes, and from the death of a worker until another
# one works. A Zen 5 with two cores and AVX-512 IFMA, both at work, Ray 2.60, 2026-11-24; docs/ray.md says how.
POINT = {("bls12-381", "g1"): (850.0, 210.0, 320.0), ("bn254", "g1"): (530.0, 140.0, 20.0)}
DRIVER, RESTART = 0.010, 0.6


@dataclass(frozen=True)
class ClusterPlan(_Shown):
    """What a sum would take: ``seconds``, of which workers, network and driver are the bounds at work side by side;
    once ``load_seconds``; bytes from the driver and back, of memory on a node and in the driver's store; and what the
    loss of a worker and the audit add; with what probability the audit finds one wrong chunk.
    """

    n: int
    nodes: int
    workers: int
    chunks: int
    seconds: float
    worker_seconds: float
    network_seconds: float
    driver_seconds: float
    load_seconds: float
    bytes_sent: int
    bytes_back: int
    bytes_per_node: int
    bytes_in_flight: int
    loss_seconds: float
    audit_seconds: float
    audit_chance: float

    def __str__(self) -> str:
        return "\n".join(f"{f.name.replace('_', ' '):16} {_shown(getattr(self, f.name))}" for f in fields(self))


def _shown(value: object) -> str:
    return f"{value:,.3g}" if isinstance(value, float) and value < 100 else _text(value)


def plan(
    n: int,
    nodes: int,
    threads: int = 1,
    *,
    curve: str = "bls12-381",
    group: str = "g1",
    chunk: int = 1 << 20,
    audit: int | str = 0,
    nanoseconds: float | None = None,
    network: float = 1.25e9,
) -> ClusterPlan:
    """A sum of n points on nodes with ``threads`` workers of one thread each; ``network`` is what the driver sends in
    bytes a second (10 Gbit/s), ``nanoseconds`` the time of a point on one thread where curve or core are others than
    those measured.
    """
    n, nodes = checks.whole("n", n), checks.whole("nodes", nodes)
    threads, chunk = checks.whole("threads", threads), checks.whole("chunk", chunk)
    network = checks.rate("network", network)
    nanoseconds = None if nanoseconds is None else checks.rate("nanoseconds", nanoseconds)
    workers, engine = nodes * threads, Engine(curve, group)
    if workers > n or n > 1 << 34:
        raise Error(f"{n} points on {workers} workers: at least one each, and at most 2^34")
    if nanoseconds is None and (engine.curve, group) not in POINT:
        raise Error(f"{curve} {group} was not measured: nanoseconds= of a point on one thread")
    measured, read, check = POINT.get((engine.curve, group), POINT["bls12-381", "g1"])
    each = nanoseconds or measured
    shard = -(-n // workers)
    parts = -(-shard // chunk)
    size = -(-shard // parts)
    sent, one = n * engine.scalar_bytes, size * engine.scalar_bytes
    work, wire, driver = shard * each / 1e9, sent / network, sent / (32 << 20) * DRIVER
    redo = size * (each + read) / 1e9
    audited = checks.chunks(audit, parts * workers)
    if audited and workers < 2:
        raise Error(f"audit is {audit}: a second worker computes the chunks, so there are 2 or more")
    return ClusterPlan(
        n=n,
        nodes=nodes,
        workers=workers,
        chunks=parts * workers,
        # The first chunk comes before anything is summed.
        seconds=max(work, wire, driver) + min(one / network, wire),
        worker_seconds=work,
        network_seconds=wire,
        driver_seconds=driver,
        load_seconds=shard * (read + check) / 1e9,
        bytes_sent=sent,
        bytes_back=parts * workers * 8 * engine.point_words,
        bytes_per_node=threads * (shard * 8 * engine.point_words + engine.plan(size, threads=1).peak_bytes + 2 * one),
        bytes_in_flight=2 * workers * one,
        # Two chunks again, and their points; for an audit the same.
        loss_seconds=RESTART + 2 * redo,
        audit_seconds=-(-audited // workers) * redo,
        audit_chance=audited / (parts * workers),
    )
