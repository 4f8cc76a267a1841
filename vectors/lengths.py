#!/usr/bin/env python3
"""Writes curves-of-every-length.txt: curves over primes of every length, with known numbers of points.

Complex multiplication gives them: p = (t² + 3v²)/4 has y² = x³ + b, and p = (t² + 4v²)/4 has y² = x³ + ax, both with
p + 1 − t points for one b, or a, in six or four. A row is: bits, kind (3 or 4), t, v, cofactor, y. (1, y) is a point,
so that b, or a, is y² − 1; the generator is its multiple by the cofactor. All but the first two numbers are in
hexadecimal.

Primes of kind 3 are next to the upper end of their length, those of kind 4 to the lower end.
"""

import random
from math import gcd, isqrt
from pathlib import Path

LENGTHS = [*range(3, 385), 385, 447, 448, 449, 511, 512, 513, 576, 640, 704, 767, 768]
SMALL = [q for q in range(2, 2000) if all(q % d for d in range(2, isqrt(q) + 1))]


def is_prime(n):
    for q in SMALL:
        if n % q == 0:
            return n == q
    if n < 4_000_000:
        return n > 1
    d, twos = n - 1, 0
    while d % 2 == 0:
        d, twos = d // 2, twos + 1
    for base in SMALL[:20]:
        x = pow(base, d, n)
        if x in (1, n - 1):
            continue
        for _ in range(twos - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True


def plus(P, Q, a, p):
    if P is None or Q is None:
        return P or Q
    (x, y), (u, w) = P, Q
    if x == u:
        if (y + w) % p == 0:
            return None
        slope = (3 * x * x + a) * pow(2 * y, -1, p)
    else:
        slope = (w - y) * pow(u - x, -1, p)
    z = (slope * slope - x - u) % p
    return z, (slope * (x - z) - y) % p


def times(k, P, a, p):
    R = None
    while k:
        if k & 1:
            R = plus(R, P, a, p)
        P, k = plus(P, P, a, p), k >> 1
    return R


def count(a, b, p):
    squares = [0] * p
    for y in range(p):
        squares[y * y % p] += 1
    return 1 + sum(squares[(x**3 + a * x + b) % p] for x in range(p))


def subgroup(order, p):
    """The largest prime r of the order with an allowed cofactor, or nothing."""
    h = 1
    rest = order
    for q in SMALL:
        while rest % q == 0 and rest != q:
            rest, h = rest // q, h * q
    if rest < 5 or not is_prime(rest) or gcd(rest, h) != 1:
        return None
    if p >= 256 and rest * rest <= 16 * p:
        return None
    return rest, h


def traces(kind, t, v):
    """Those of the twists, with what belongs to each in the place of v."""
    if kind == 3:
        turned = [(t, v), ((t + 3 * v) // 2, (t - v) // 2), ((t - 3 * v) // 2, (t + v) // 2)]
    else:
        turned = [(t, v), (2 * v, t // 2)]
    return [(s * t, abs(v)) for t, v in turned for s in (1, -1)]


def candidates(bits, kind, rng):
    """Pairs of t and v whose p is next to an end of the length."""
    low, high = 1 << (bits - 1), 1 << bits
    if bits < 12:
        pairs = [(t, v) for t in range(2 * isqrt(high) + 2) for v in range(1, isqrt(2 * high) + 2)]
        rng.shuffle(pairs)
        yield from pairs
        return
    while True:
        v = rng.randrange(1, isqrt(low) // 2)
        if kind == 3:
            t = isqrt(4 * high - 3 * v * v)
            yield from ((t - c, v) for c in range(20))
        else:
            t = isqrt(4 * low - 4 * v * v) + 1
            yield from ((t + c, v) for c in range(20))


def curve(bits, kind):
    rng = random.Random(bits * 10 + kind)
    tried = set()
    for t, v in candidates(bits, kind, rng):
        norm = t * t + kind * v * v
        p = norm // 4
        if norm % 4 or p.bit_length() != bits or p < 5 or p in tried or not is_prime(p):
            continue
        tried.add(p)
        for t, v in traces(kind, t, v):
            assert t * t + kind * v * v == 4 * p
            found = subgroup(p + 1 - t, p)
            if not found:
                continue
            r, h = found
            for y in range(2, 200):
                c = (y * y - 1) % p
                a, b = (0, c) if kind == 3 else (c, 0)
                if c == 0:
                    continue
                G = times(h, (1, y), a, p)
                if G is None or times(r, G, a, p) is not None:
                    continue
                if p < 1 << 12 and count(a, b, p) != r * h:
                    continue
                return f"{bits} {kind} {t:x} {v:x} {h:x} {y:x}"
    return None


def main():
    rows = []
    for bits in LENGTHS:
        for kind in (3, 4):
            row = curve(bits, kind)
            if row:
                rows.append(row)
            else:
                print(f"none of {bits} bits, kind {kind}")
    about = "# Written by lengths.py, which says what the columns are.\n"
    path = Path(__file__).with_name("curves-of-every-length.txt")
    path.write_text(about + "".join(row + "\n" for row in rows))


if __name__ == "__main__":
    main()
