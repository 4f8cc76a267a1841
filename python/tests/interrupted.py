"""A Ctrl-C while a job runs."""

from __future__ import annotations

import os
import signal
import threading
import time

import pytest


def stopped_after(job):
    """Seconds from a Ctrl-C to its KeyboardInterrupt, where a job runs that is repeated as often as it takes."""
    sent = []

    def send():
        sent.append(time.monotonic())
        os.kill(os.getpid(), signal.SIGINT)

    # What runs in the background may have been started with the signal ignored.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        threading.Timer(0.1, send).start()
        with pytest.raises(KeyboardInterrupt):
            end = time.monotonic() + 60
            while time.monotonic() < end:
                job()
    finally:
        signal.signal(signal.SIGINT, before)
    return time.monotonic() - sent[0]
