"""The connection to a cluster of Ray."""

from __future__ import annotations

import os
import socket
import threading
from typing import Any

from msmith import Error

from ._checks import line


def connect(address: str | None) -> tuple[Any, bool]:
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
    help, wait = "start one with `ray start --head`", "RAY_gcs_server_port_wait_time_s"
    is_own_wait = ":" in address and wait not in os.environ
    try:
        if ":" in address:
            host, _, port = address.rpartition(":")
            socket.create_connection((host.strip("[]"), int(port)), 10).close()
            help = (
                "something has that port; a cluster with a token, which Ray 2.60 makes by itself, wants "
                "RAY_AUTH_MODE=token, and in ~/.ray/auth_token what its first node has there"
            )
            # Ray tries a port that is another program's 20 times, 41 s each.
            if is_own_wait:
                os.environ[wait] = "1"
        options = {"include_dashboard": False} if address == "local" else {}
        ray.init(address=address, log_to_driver=False, logging_level="warning", **options)
    except (OSError, ValueError, RuntimeError, ray.exceptions.RayError) as why:
        raise Error(f"no cluster of Ray answers at {address!r} ({line(why)}): {help}") from None
    except BaseException:
        # Ctrl-C while it starts.
        ray.shutdown()
        raise
    finally:
        # A Ray that is started later needs longer.
        if is_own_wait:
            os.environ.pop(wait, None)
    return ray, True


class Quiet:
    """Ray tells its driver in ten lines of each process that dies, on the standard output, though it was asked not to
    write there (``log_to_driver=False``). While there is one of these it does as it was asked.
    """

    _lock, _those = threading.Lock(), set[int]()

    def __init__(self) -> None:
        from ray._private import worker

        self._worker = worker
        # That which prints what workers write.
        thread = getattr(worker.global_worker, "logger_thread", None)
        if thread is None or not thread.is_alive():
            self._count(self._those.add)

    def close(self) -> None:
        """Ray's own way again."""
        self._count(self._those.discard)

    def _count(self, change: Any) -> None:
        with self._lock:
            change(id(self))
            self._worker._worker_logs_enabled = not self._those
