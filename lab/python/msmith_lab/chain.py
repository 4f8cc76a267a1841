"""Chains of doublings, triplings, quintuplings and additions for ``n P`` or ``m P + n Q``.

    >>> from msmith_lab import chain
    >>> found = chain.find(917)
    >>> found.cost
    79.2
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from html import escape
from itertools import islice

from ._lab import chain_costs, chain_methods, find_chain

__all__ = ["Chain", "Method", "costs", "find", "methods"]


@dataclass(frozen=True)
class Method:
    """A way to find chains: its name, what it does, and the least and most scalars that it takes."""

    name: str
    about: str
    least: int
    most: int


def methods() -> list[Method]:
    """All methods."""
    return [Method(*row) for row in chain_methods()]


def costs() -> dict[str, str]:
    """The price models: names and descriptions."""
    return dict(chain_costs())


@dataclass(frozen=True)
class Chain:
    """A chain. ``cost`` is in field multiplications, by the price model, with the table of the digits' multiples, whose
    part is ``precomputation``; ``powers`` are the doublings, triplings and quintuplings; ``hint`` is the chain in bytes,
    where its form has them; ``nodes`` and ``seconds`` are the work of the search.
    """

    scalars: tuple[int, ...]
    method: str
    steps: list[str]
    cost: float | None
    precomputation: float
    powers: tuple[int, int, int]
    additions: int
    digits: list[tuple[int, int]]
    hint: bytes | None
    nodes: int
    seconds: float
    start: tuple[int, int] = field(repr=False)
    terms: list[tuple[int, int, int, int, int, int]] = field(repr=False)

    def _repr_svg_(self) -> str:
        """A stair: a doubling goes one to the right, a tripling up, a quintupling both; additions are dots."""
        unit, margin = 14, 24
        x, y = 0, 0
        path, dots = [(0, 0)], [(0, 0, _digit(self.start))]
        for two, three, five, own, dx, dy in self.terms:
            for step, times in (((1, 1), five), ((0, 1), three), ((1, 0), two)):
                for _ in range(times):
                    x, y = x + step[0], y + step[1]
                    path.append((x, y))
            if own or dx or dy:
                dots.append((x, y, "own" if own else _digit((dx, dy))))
        width, height = x * unit + 2 * margin, y * unit + 3 * margin

        def at(px: int, py: int) -> tuple[int, int]:
            return margin + px * unit, height - margin - py * unit

        line = " ".join("{},{}".format(*at(*p)) for p in path)
        marks = "".join(
            '<circle cx="{}" cy="{}" r="4" fill="#d55e00"><title>{}</title></circle>'.format(*at(px, py), escape(text))
            for px, py, text in dots
        )
        title = f"{self.method}: {self.cost} products, {self.additions} additions"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{max(width, 8 * len(title))}" height="{height}">'
            f'<text x="{margin}" y="16" font-size="12">{escape(title)}</text>'
            f'<polyline points="{line}" fill="none" stroke="#0072b2" stroke-width="2"/>{marks}</svg>'
        )


def _digit(pair: tuple[int, int]) -> str:
    return f"{pair[0]:+}" if pair[1] == 0 else f"+({pair[0]},{pair[1]})"


def find(
    n: int | Sequence[int],
    *,
    method: str | None = None,
    bases: Sequence[int] = (2, 3),
    digits: str | None = None,
    cost: str = "edwards",
    parameters: Sequence[int] = (),
    precomputation: str = "best",
) -> Chain:
    """A chain for n, or for two scalars, of at most 4096 bits; what is left out is what ``msmith-lab chain`` takes. Without
    a method it is the optimum, which takes long beyond some hundred bits (an interrupt ends the call, and the search
    goes on unheard until it is done). ``precomputation`` says how the table is priced: ``best``, the cheapest plan
    that is found, or ``paper``, the rule of Bernstein, Chuengsatiansup and Lange.
    """
    scalars = tuple(islice(n, 3)) if isinstance(n, Iterable) else (n,)
    name = method or ("optimal" if len(scalars) == 1 else "pair-optimal")
    found = find_chain(scalars, name, bases, digits, cost, parameters, precomputation)
    return Chain(
        scalars=scalars,
        method=name,
        **{k: found[k] for k in Chain.__dataclass_fields__ if k not in ("scalars", "method")},
    )
