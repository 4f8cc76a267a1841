"""Values that can be made in several ways have one form: equal, with one hash, one text and the same bytes."""

from __future__ import annotations

import pytest

import msmith

EDWARDS = ["ed25519", "jubjub", "bandersnatch", "baby-jubjub", "ed-on-bls12-377"]


def formats(engine):
    """The formats that points of the engine have."""
    found = []
    for name in msmith.formats()["points"]:
        try:
            engine.generator.to_bytes(name)
        except msmith.Error:
            continue
        found.append(name)
    return found


def same(values):
    first = values[0]
    for value in values:
        assert value == first and hash(value) == hash(first) and repr(value) == repr(first)
        assert (value.x, value.y, value.is_infinity) == (first.x, first.y, first.is_infinity)
    for format in formats_of(first):
        assert len({value.to_bytes(format) for value in values}) == 1
    assert len(set(values)) == 1


def formats_of(point):
    return formats(msmith.Engine(point.curve, point.group))


@pytest.mark.parametrize(
    ("curve", "group"),
    [("bn254", "g1"), ("bls12-381", "g1"), ("bls12-381", "g2"), ("secp256k1", "g1"), *((c, "g1") for c in EDWARDS)],
)
def test_neutral_points(curve, group):
    engine = msmith.Engine(curve, group)
    g, r = engine.generator, engine.order
    empty, zeros, opposite = engine.stream(), engine.stream(), engine.stream()
    zeros.push([g], [0])
    opposite.push([g], [5])
    opposite.push([-g], [5])
    table = engine.prepare([g, -g])
    size = len(g.to_bytes())
    made = [
        engine.mul_each([g, None], [0, 5]),
        engine.mul_base(g, [0, r]),
        engine.mul_base(engine.point(None), [1, 2]),
        engine.fold([g, None], [-g, None], 1),
        engine.fold([g, g], [g, g], -1),
    ]
    if curve == "bn254":
        made.append(engine.fft([None, g - g]))
    values = [
        engine.point(None),
        engine.point((None, None)),
        engine.point(g - g),
        g - g,
        g + -g,
        -(g - g),
        0 * g,
        g * r,
        engine.point(None) + engine.point(None),
        engine.point(None) * 7,
        engine.msm([], []),
        engine.msm(b"", b""),
        engine.msm([g, g], [0, 0]),
        engine.msm([g, -g], [3, 3]),
        engine.msm([None, g - g, (None, None)], [1, 2, 3]),
        engine.msm([g], [r], in_subgroup=True),
        table.msm([0, 0]),
        table.msm([4, 4]),
        table.msm([r, -r]),
        engine.prepare([]).msm([]),
        empty.finish(),
        zeros.finish(),
        opposite.finish(),
        *(engine.point(data[i : i + size]) for data in made for i in range(0, len(data), size)),
        *(engine.point((g - g).to_bytes(f), format=f) for f in formats(engine)),
    ]
    same(values)
    assert all(value.is_infinity for value in values)
    assert engine.msm(values, [1] * len(values)) == values[0]
    if curve in EDWARDS:
        assert (values[0].x, values[0].y) == (0, 1)
        same([*values, engine.point((0, 1)), engine.point(bytes(32) + (1).to_bytes(32, "little"))])
    else:
        assert (values[0].x, values[0].y) == (None, None)


@pytest.mark.parametrize("curve", EDWARDS)
def test_edwards_curves_have_no_point_of_zeros(curve):
    engine = msmith.Engine(curve)
    g = engine.generator
    for format in ["affine-le", "affine-be", "montgomery-le"]:
        bad = g.to_bytes(format) + bytes(64)
        for call in [
            lambda: engine.msm(bad, [1, 2], format=format),
            lambda: engine.mul_each(bad, [1, 2], format=format),
            lambda: engine.fold(bad, bad, 2, format=format),
            lambda: engine.prepare(bad, format=format),
            lambda: engine.stream().push(bad, [1, 2], format=format),
        ]:
            with pytest.raises(msmith.PointError, match="point 1 is not on the curve") as why:
                call()
            assert why.value.item == 1
    for value in [bytes(64), (0, 0)]:
        with pytest.raises(msmith.PointError, match="not on the curve"):
            engine.point(value)


@pytest.mark.parametrize(("curve", "group"), [("bn254", "g1"), ("bls12-381", "g2"), ("ed25519", "g1")])
def test_points(curve, group):
    engine = msmith.Engine(curve, group)
    other = msmith.Engine(curve, group, backend="portable")
    g = engine.generator
    values = [
        g,
        other.generator,
        1 * g,
        -(-g),
        2 * g - g,
        engine.point((g.x, g.y)),
        engine.point([g.x, g.y]),
        other.point(g),
        other.point(g.to_bytes("affine-be"), format="affine-be"),
        other.msm([g], [1]),
        engine.msm([g, 2 * other.generator], [-1, 1]),
    ]
    same(values)


def test_scalars_of_any_sign_and_length():
    engine = msmith.Engine("bn254")
    g, r = engine.generator, engine.order
    table = engine.prepare([g])
    for a in [0, 1, -1, r, -r, r - 1, 1 - r, 1 << 300, -(1 << 300), -(1 << 64), 1 << 65535]:
        want = g * (a % r)
        same([
            want,
            a * g,
            engine.msm([g], [a]),
            table.msm([a]),
            engine.point(engine.mul_each([g], [a])),
            engine.point(engine.mul_base(g, [a])),
            engine.point(engine.fold([None], [g], a)),
            engine.point(engine.fold([g], [g], a)) - g,
        ])
    for call in [
        lambda a: a * g,
        lambda a: engine.msm([g], [a]),
        lambda a: table.msm([a]),
        lambda a: engine.mul_each([g], [a]),
        lambda a: engine.mul_base(g, [a]),
        lambda a: engine.fold([g], [g], a),
        lambda a: engine.stream().push([g], [a]),
    ]:
        for a in [1 << 65536, -(1 << 70000)]:
            with pytest.raises(msmith.Error, match="bits, more than 65536: take it modulo the order"):
                call(a)


def test_roots_of_any_sign():
    engine = msmith.Engine("bn254")
    g, r = engine.generator, engine.order
    points = [g, 3 * g]
    want = engine.fft(points)
    for root in [-1, r - 1, -1 - r, 5 * r - 1]:
        assert engine.fft(points, root=root) == want
    shifted = engine.fft(points, coset=r - 7)
    for coset in [-7, 3 * r - 7, -7 - r]:
        assert engine.fft(points, coset=coset) == shifted
        assert engine.fft(shifted, coset=coset, inverse=True) == b"".join(p.to_bytes() for p in points)
    for coset in [0, r, -r]:
        with pytest.raises(msmith.Error, match="no inverse"):
            engine.fft(points, coset=coset)
