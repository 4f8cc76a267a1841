"""What a sum or a table would take, by the planner's cost model."""

from __future__ import annotations

from dataclasses import dataclass, fields
from html import escape


class _Shown:
    """A table of the fields, for notebooks."""

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><th>{escape(f.name.replace('_', ' '))}</th><td>{escape(_text(getattr(self, f.name)))}</td></tr>"
            for f in fields(self)  # type: ignore[arg-type]
        )
        return f"<table>{rows}</table>"


def _text(value: object) -> str:
    if isinstance(value, int):
        return f"{value:,}"
    return f"{value:,.0f}" if isinstance(value, float) else str(value)


@dataclass(frozen=True)
class Plan(_Shown):
    """What :meth:`Engine.msm` would do. ``peak_bytes`` is an estimate of the memory beyond the inputs, ``parts`` the
    sums that it would be made of, ``buckets`` those of one window, ``additions`` those expected for uniform scalars.
    """

    curve: str
    group: str
    n: int
    bits: int
    algorithm: str
    backend: str
    threads: int
    radix: str
    windows: int
    buckets: int
    additions: int
    peak_bytes: int
    parts: int


@dataclass(frozen=True)
class TablePlan(_Shown):
    """A table that :meth:`Engine.prepare` could make for n bases, and what the cost model expects of a sum with it on
    one thread.
    """

    n: int
    bucket_set: str
    passes: int
    points_per_base: int
    bytes: int
    additions: float
    nanoseconds: float
