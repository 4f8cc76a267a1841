"""Multi-scalar multiplication on elliptic curves: ``a_1 P_1 + ... + a_n P_n``.

    >>> import msmith
    >>> engine = msmith.Engine("bls12-381")
    >>> g = engine.generator
    >>> engine.msm([g, g], [3, 4]) == 7 * g
    True

Nothing here runs in constant time: do not give it secret scalars.
"""

from importlib import import_module
from os import PathLike
from typing import Any

from ._msmith import (
    Cancelled,
    ClosedError,
    Engine,
    Error,
    File,
    FileError,
    MemoryLimitError,
    Point,
    PointError,
    Section,
    SectionError,
    SignatureError,
    Stream,
    Table,
    __version__,
    backends,
    curves,
    formats,
    open,
)
from . import ed25519, groth16, kzg, plot
from ._plan import Plan, TablePlan

__all__ = [
    "Cancelled",
    "ClosedError",
    "Engine",
    "Error",
    "File",
    "FileError",
    "MemoryLimitError",
    "Plan",
    "Point",
    "PointError",
    "Section",
    "SectionError",
    "SignatureError",
    "Stream",
    "Table",
    "TablePlan",
    "__version__",
    "backends",
    "curves",
    "ed25519",
    "formats",
    "groth16",
    "inspect",
    "kzg",
    "open",
    "plot",
]


def inspect(
    path: str | PathLike[str], *, format: str | None = None, curve: str | None = None, group: str = "g1"
) -> dict[str, Any]:
    """What a file holds: its format, curve and bytes, and of each section what its items are, how many, and how they
    are written. No point is read.
    """
    with open(path, format=format, curve=curve, group=group) as file:
        return file.inspect()


def __getattr__(name: str) -> Any:
    """``chain`` and ``ecm`` are the laboratory's, a package of its own."""
    if name not in ("chain", "ecm"):
        raise AttributeError(f"module 'msmith' has no attribute {name!r}")
    try:
        return import_module(f"msmith_lab.{name}")
    except ImportError as why:
        raise ImportError(f"msmith.{name} is in the package msmith-lab: pip install msmith-lab") from why
