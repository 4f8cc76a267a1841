"""Sums of all kinds of input, compared with affine arithmetic in plain Python."""

from __future__ import annotations

import array
import random

import affine
import pytest

import msmith

np = pytest.importorskip("numpy", reason="numpy is not installed: its arrays are not tried")

# Curves with p and a that the reference needs.
CURVES = {name: 0 for name in ["bls12-381", "bn254", "secp256k1"]}
N = 40


@pytest.fixture(scope="module", params=CURVES)
def case(request: pytest.FixtureRequest):
    """An engine, points as pairs, and the reference's sum for integers."""
    engine = msmith.Engine(request.param)
    p, a = engine.modulus, CURVES[request.param]
    g = (engine.generator.x, engine.generator.y)
    rng = random.Random(7)
    points = [affine.mul(p, a, rng.randrange(1, 1 << 64), g) for _ in range(N)]
    points[3] = None
    points[5] = points[4]
    points[7] = affine.mul(p, a, -1, points[6])
    return engine, points, lambda scalars: affine.msm(p, a, points, scalars)


def pair(point):
    return None if point.is_infinity else (point.x, point.y)


def joined(engine, points, format="affine-le"):
    return b"".join(engine.point(q).to_bytes(format) for q in points)


def full(engine):
    rng = random.Random(8)
    return [rng.randrange(engine.order) for _ in range(N)]


def le(scalars, width=32):
    return b"".join(a.to_bytes(width, "little") for a in scalars)


def test_lists_of_pairs_and_of_points(case):
    engine, points, reference = case
    scalars = full(engine)
    want = reference(scalars)
    assert pair(engine.msm(points, scalars)) == want
    assert pair(engine.msm([engine.point(q) for q in points], scalars)) == want


def test_integers_of_any_size_and_sign(case):
    engine, points, reference = case
    rng = random.Random(9)
    for bits in [1, 8, 63, 64, 65, 127, 128, 255, 300]:
        scalars = [rng.randrange(-(1 << bits), 1 << bits) for _ in range(N)]
        assert pair(engine.msm(points, scalars)) == reference(scalars), bits


@pytest.mark.parametrize("format", ["affine-le", "affine-be", "montgomery-le"])
def test_bytes_and_views_of_points(case, format):
    engine, points, reference = case
    scalars = full(engine)
    data, want = joined(engine, points, format), reference(scalars)
    odd = memoryview(b"x" + data)[1:]
    for given in [data, bytearray(data), memoryview(data), odd, np.frombuffer(data, np.uint8)]:
        assert pair(engine.msm(given, le(scalars), format=format)) == want


def test_words_of_numpy(case):
    engine, points, reference = case
    scalars = full(engine)
    data, want = joined(engine, points, "montgomery-le"), reference(scalars)
    words = np.frombuffer(data, np.uint64)
    unaligned = np.frombuffer(b"x" + data, np.uint8)[1:].view(np.uint64)
    assert unaligned.ctypes.data % 8
    for given in [words, words.reshape(N, -1), words.astype(np.int64), unaligned]:
        assert pair(engine.msm(given, le(scalars), format="montgomery-le")) == want


@pytest.mark.parametrize("kind", ["u1", "u2", "u4", "u8", "i1", "i2", "i4", "i8", "?"])
def test_scalars_of_numpy(case, kind):
    engine, points, reference = case
    kind = np.dtype(kind)
    rng = np.random.default_rng(3)
    if kind.kind == "b":
        scalars = rng.integers(0, 2, N).astype(bool)
    else:
        info = np.iinfo(kind)
        scalars = rng.integers(info.min, info.max, N, kind, endpoint=True)
        scalars[:2] = info.min, info.max
    want = reference([int(a) for a in scalars])
    raw = np.frombuffer(b"x" + scalars.tobytes(), np.uint8)[1:].view(kind)
    for given in [scalars, raw, scalars.tolist()]:
        assert pair(engine.msm(points, given)) == want


def test_rows_of_scalars(case):
    engine, points, reference = case
    scalars = full(engine)
    rows = np.frombuffer(le(scalars), np.uint64).reshape(N, 4)
    want = reference(scalars)
    assert pair(engine.msm(points, rows)) == want
    assert pair(engine.msm(points, rows.view(np.uint8))) == want
    assert pair(engine.msm(points, array.array("Q", [5] * N))) == reference([5] * N)
    short = le([a % (1 << 72) for a in scalars], 9)
    assert pair(engine.msm(points, short, scalar_bytes=9)) == reference([a % (1 << 72) for a in scalars])


def test_streams_and_tables(case, tmp_path):
    engine, points, reference = case
    scalars = [a * (-1) ** i for i, a in enumerate(full(engine))]
    want = reference(scalars)
    stream = engine.stream(threads=1)
    stream.push(points[:10], scalars[:10])
    stream.push(points[10:], scalars[10:], progress=lambda done, total: None)
    assert len(stream) == N
    assert pair(stream.finish()) == want
    table = engine.prepare(points, points_per_base=4)
    assert (len(table), pair(table.msm(scalars))) == (N, want)
    table.save(tmp_path / "table")
    for opened in [msmith.Table.open(tmp_path / "table"), engine.open_table(tmp_path / "table", verify=True)]:
        with opened:
            assert pair(opened.msm(scalars)) == want


def test_points_add_up(case):
    engine, points, _ = case
    p, a = engine.modulus, 0
    left, right = engine.point(points[0]), engine.point(points[1])
    assert pair(left + right) == affine.add(p, a, points[0], points[1])
    assert pair(left - right) == affine.add(p, a, points[0], affine.mul(p, a, -1, points[1]))
    assert pair(left * -12) == pair(-12 * left) == affine.mul(p, a, -12, points[0])
    assert (left - left).is_infinity and (0 * left).is_infinity and (left - left).x is None
    assert left + right == right + left and hash(left + right) == hash(right + left)
    assert left != right and left != 3
    assert (left * engine.order).is_infinity
    # Without state to keep: bytes there and back.
    for format in ["affine-le", "affine-be", "montgomery-le", "ark-compressed", "ark-uncompressed"]:
        for q in [left, left - left]:
            assert engine.point(q.to_bytes(format), format=format) == q


def test_every_small_point():
    engine = msmith.Engine(affine.SMALL)
    points = [affine.mul(97, 0, k, (1, 37)) for k in range(103)]
    for shift in range(5):
        scalars = [(k * k + shift) % 200 - 100 for k in range(103)]
        assert pair(engine.msm(points, scalars)) == affine.msm(97, 0, points, scalars)
        with engine.prepare(points) as table:
            assert pair(table.msm(scalars)) == affine.msm(97, 0, points, scalars)


@pytest.mark.parametrize("curve", ["ed25519", "jubjub"])
def test_edwards(curve):
    engine = msmith.Engine(curve)
    g = engine.generator
    points = [k * g for k in range(1, 30)]
    scalars = [(-3) ** k for k in range(29)]
    want = sum(k * a for k, a in zip(range(1, 30), scalars, strict=True)) * g
    assert engine.msm(points, scalars) == want
    assert engine.msm([(q.x, q.y) for q in points], scalars) == want
    data = b"".join(q.to_bytes("montgomery-le") for q in points)
    assert engine.msm(data, scalars, format="montgomery-le") == want
    assert engine.msm([(0, 1)], [5]).is_infinity
    with pytest.raises(msmith.Error, match="zcash is not defined for"):
        engine.msm(b"", [], format="zcash")


def test_second_group():
    engine = msmith.Engine("bls12-381", "g2")
    g = engine.generator
    assert isinstance(g.x, tuple) and len(g.x) == 2
    assert engine.msm([(g.x, g.y), None], [1 << 200, 3]) == g * (1 << 200)
    assert engine.point(g.to_bytes("zcash"), format="zcash") == g and len(g.to_bytes("zcash")) == 96


@pytest.mark.parametrize("name", msmith.curves())
def test_all_curves(name):
    engine = msmith.Engine(name)
    g = engine.generator
    engine.check_subgroup([g])
    assert engine.msm([g, 2 * g, -g], [1, 2, 3], threads=2) == 2 * g
    assert engine.msm([], []).is_infinity


def test_plans():
    engine = msmith.Engine("bn254")
    plan = engine.plan(1 << 16, threads=1)
    assert (plan.n, plan.threads, plan.bits) == (1 << 16, 1, 254)
    html = plan._repr_html_()
    assert "<th>windows</th>" in html and "65,536" in html
    tables = engine.plan_tables(1 << 10)
    assert [t.bytes for t in tables] == sorted(t.bytes for t in tables)
    assert set(msmith.formats()) == {"points", "scalars", "files"}
    assert "portable" in msmith.backends()
