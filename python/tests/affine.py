"""Affine arithmetic in plain Python, to compare with: points are (x, y) or None."""

from __future__ import annotations

Pair = tuple[int, int] | None

# y^2 = x^3 + 10 modulo 97, of prime order 103.
SMALL = """{ "name": "mine", "p": "97", "r": "103",
             "g1": { "a": 0, "b": 10, "gx": 1, "gy": 37 } }"""


def add(p: int, a: int, left: Pair, right: Pair) -> Pair:
    if left is None or right is None:
        return right if left is None else left
    (x1, y1), (x2, y2) = left, right
    if x1 == x2:
        if (y1 + y2) % p == 0:
            return None
        slope = (3 * x1 * x1 + a) * pow(2 * y1, -1, p) % p
    else:
        slope = (y2 - y1) * pow(x2 - x1, -1, p) % p
    x3 = (slope * slope - x1 - x2) % p
    return x3, (slope * (x1 - x3) - y1) % p


def mul(p: int, a: int, scalar: int, point: Pair) -> Pair:
    if scalar < 0:
        scalar, point = -scalar, None if point is None else (point[0], -point[1] % p)
    result: Pair = None
    while scalar:
        if scalar & 1:
            result = add(p, a, result, point)
        point = add(p, a, point, point)
        scalar >>= 1
    return result


def msm(p: int, a: int, points: list[Pair], scalars: list[int]) -> Pair:
    total: Pair = None
    for point, scalar in zip(points, scalars, strict=True):
        total = add(p, a, total, mul(p, a, scalar, point))
    return total
