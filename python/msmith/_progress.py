"""The bar of ``progress=True``: that of tqdm where it is installed, otherwise a line of text."""

from __future__ import annotations

import sys
import time
from typing import Any


class Bar:
    """Called with the points that are done and all of them; drawn once a call has taken half a second."""

    _QUIET = 0.5

    def __init__(self) -> None:
        self._start = time.monotonic()
        self._bar: Any = None
        self._plain = False

    def __call__(self, done: int, total: int) -> None:
        if self._bar is None and not self._plain:
            if time.monotonic() - self._start < self._QUIET:
                return
            self._open(total)
        if self._bar is not None:
            self._bar.update(done - self._bar.n)
        elif self._plain:
            part = done / total if total else 1.0
            sys.stderr.write(f"\r{part:4.0%} of {total} points, {time.monotonic() - self._start:.1f} s")
            sys.stderr.flush()

    def _open(self, total: int) -> None:
        try:
            from tqdm.auto import tqdm
        except ImportError:
            self._plain = True
        else:
            self._bar = tqdm(total=total, unit="points", unit_scale=True)

    def close(self) -> None:
        """Ends the line."""
        if self._bar is not None:
            self._bar.close()
        elif self._plain:
            sys.stderr.write("\n")
