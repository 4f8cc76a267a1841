"""Sums over the same bases on a cluster of Ray 2.60: ``pip install 'msmith[ray]'``."""

try:
    from msmith_ray import Cluster, ClusterPlan, Seat, WorkerError, plan
except ImportError as why:
    raise ImportError("msmith.ray is a package of its own: pip install 'msmith[ray]'") from why

__all__ = ["Cluster", "ClusterPlan", "Seat", "WorkerError", "plan"]

if __name__ == "__main__":
    from msmith_ray._command import main

    raise SystemExit(main())
