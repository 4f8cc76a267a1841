"""A user's file, whose types mypy checks."""

from concurrent.futures import Future

import msmith
import msmith.ray


def cluster(path: str, scalars: bytes) -> msmith.Point:
    print(msmith.ray.plan(1 << 34, nodes=10, threads=16).seconds)
    with msmith.ray.Cluster(path, shards=2, threads=1, curve="bn254", progress=True) as workers:
        later: Future[msmith.Point] = workers.submit(scalars, audit=1)
        try:
            return workers.msm(scalars) + later.result()
        except msmith.ray.WorkerError as why:
            print(why.shard, why.seat.node if why.seat else None, workers.redone)
            raise
