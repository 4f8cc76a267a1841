from collections.abc import Callable, Sequence
from typing import Any

__version__: str

def factor(
    n: int,
    b1: int | str,
    b2: int | str | None,
    curves: int | str,
    seed: int | str,
    threads: int | str | None,
    progress: bool | Callable[[int, int], object] | None,
) -> dict[str, Any]: ...
def chain_methods() -> list[tuple[str, str, int, int]]: ...
def chain_costs() -> list[tuple[str, str]]: ...
def find_chain(
    scalars: Sequence[int],
    method: str,
    bases: Sequence[int],
    digits: str | None,
    cost: str,
    parameters: Sequence[int],
    precomputation: str,
) -> dict[str, Any]: ...
