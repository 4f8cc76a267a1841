"""Factors of integers by elliptic curves.

    >>> from msmith_lab import ecm
    >>> found = ecm.factor(2**128 + 1, b1=5000)
    >>> sorted([found.factor, found.cofactor])[0]
    59649589127497217
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ._lab import factor as _factor

__all__ = ["Result", "factor"]


@dataclass(frozen=True)
class Result:
    """What was found: a divisor and the other one, neither of them 1; or None where the number is (probably) prime or
    no curve found anything, as ``how`` says.
    """

    n: int
    factor: int | None
    cofactor: int | None
    how: str
    curves: int
    b1: int
    b2: int

    @property
    def is_prime(self) -> bool:
        """Whether n is prime, probably."""
        return self.how == "prime"

    def __bool__(self) -> bool:
        return self.factor is not None


def factor(
    n: int,
    *,
    b1: int | str = 50_000,
    b2: int | str | None = None,
    curves: int | str = 200,
    seed: int | str = 0,
    threads: int | str | None = None,
    progress: bool | Callable[[int, int], object] | None = None,
) -> Result:
    """Looks for a factor of n with at most ``curves`` curves and bounds b1 and b2 (100 b1 by default). The answer of a
    seed is the same on every machine. A factor need not be prime.
    """
    found = _factor(n, b1, b2, curves, seed, threads, progress)
    fields: dict[str, object] = {"factor": None, "cofactor": None, "how": "no curve found anything", "curves": 0}
    return Result(n=n, **(fields | found))  # type: ignore[arg-type]
