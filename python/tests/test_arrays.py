"""Arrays whose axes or items are not those of points or scalars: refused, wherever arrays are taken."""

from __future__ import annotations

import numbers

import pytest

import msmith

np = pytest.importorskip("numpy", reason="numpy is not installed: its arrays are not tried")

N = 4
# Curve, group, format, and the axes of a point of items of so many bytes.
AXES = [
    ("bls12-381", "g1", "montgomery-le", np.uint64, [(12,), (2, 6)]),
    ("bls12-381", "g1", "montgomery-le", np.uint8, [(96,), (2, 48)]),
    ("bls12-381", "g1", "affine-le", np.uint8, [(96,), (2, 48)]),
    ("bls12-381", "g1", "affine-be", np.int8, [(96,), (2, 48)]),
    ("bls12-381", "g1", "zcash", np.uint8, [(48,)]),
    ("bls12-381", "g2", "montgomery-le", np.uint64, [(24,), (2, 12), (2, 2, 6)]),
    ("bls12-381", "g2", "affine-le", np.uint8, [(192,), (2, 96), (2, 2, 48)]),
    ("ed25519", "g1", "montgomery-le", np.uint64, [(8,), (2, 4)]),
    ("ed25519", "g1", "affine-le", np.uint8, [(64,), (2, 32)]),
]


def calls(engine, points, scalars, format):
    """Every call that takes points."""
    return [
        lambda: engine.msm(points, scalars, format=format),
        lambda: engine.mul_each(points, scalars, format=format),
        lambda: engine.fft(points, format=format),
        lambda: engine.fold(points, points, 3, format=format),
        lambda: engine.prepare(points, format=format),
        lambda: engine.check_subgroup(points, format=format),
        lambda: engine.stream().push(points, scalars, format=format),
        lambda: engine.point(points, format=format),
    ]


@pytest.mark.parametrize(("curve", "group", "format", "kind", "axes"), AXES)
def test_axes(curve, group, format, kind, axes):
    engine = msmith.Engine(curve, group)
    g, scalars = engine.generator, [3, -1, 1 << 90, 7]
    points = [k * g for k in range(1, N + 1)]
    flat = np.frombuffer(b"".join(q.to_bytes(format) for q in points), kind)
    want = engine.msm(points, scalars)
    for each in axes:
        right = flat.reshape(N, *each)
        assert engine.msm(right, scalars, format=format) == want
        assert engine.msm(right.reshape(2, 2, *each), scalars, format=format) == want
        assert engine.point(right[1:2], format=format) == points[1]
    rows = flat.reshape(N, -1)
    wrong = [np.ascontiguousarray(rows.T), rows.reshape(-1, 4), rows.reshape(2, -1), rows.reshape(-1, 1), rows[:, :0]]
    for array in wrong:
        if array.shape[1] in (48, 96) and format == "zcash":
            continue
        for call in calls(engine, array, scalars, format):
            with pytest.raises(TypeError, match=r"shape \(.*\) holds no points along its last axes: give shape \(n, "):
                call()
    for call in calls(engine, rows.T, scalars, format):
        with pytest.raises(TypeError, match="not C-contiguous"):
            call()


def test_points_behind_a_count_are_flat():
    engine = msmith.Engine("bls12-381")
    for format in ["ark-compressed", "gnark-raw", "kzg-setup"]:
        with pytest.raises(TypeError, match="with one axis"):
            engine.msm(np.zeros((4, 56), np.uint8), [1] * 4, format=format)


def test_items_of_points():
    engine = msmith.Engine("bls12-381")
    words = np.zeros((1, 12), np.uint64)
    for array, says in [
        (words.astype(float), "uint8 or uint64"),
        (words.astype(bool), "uint8 or uint64"),
        (np.zeros((1, 24), np.uint32), "uint8 or uint64"),
        (words.astype(complex), "uint8 or uint64"),
        (words.astype(">u8"), "little-endian"),
        (words.astype(object), r"tolist\(\)"),
        (np.uint64(5), r"shape \(\)"),
        (np.ma.masked_array(words, words), "with a mask"),
    ]:
        for call in calls(engine, array, [1], "montgomery-le"):
            with pytest.raises(TypeError, match=says):
                call()
    with pytest.raises(TypeError, match="montgomery-le"):
        engine.point(words)


def test_lists_that_numpy_makes():
    engine = msmith.Engine("bls12-381")
    g = engine.generator
    pairs = np.array([[g.x, g.y], [(2 * g).x, (2 * g).y]], object)
    scalars = np.array([1 << 200, -5], object)
    assert engine.msm(pairs.tolist(), scalars.tolist()) == (1 << 200) * g - 10 * g
    assert engine.msm(np.array([g, 2 * g], object).tolist(), list(np.array([3, 4]))) == 11 * g
    with pytest.raises(TypeError, match=r"tolist\(\)"):
        engine.msm([g, g], scalars)


def scalar_calls(engine, scalars, **options):
    """Every call that takes scalars."""
    g = engine.generator
    points = [g] * N
    table = engine.prepare(points)
    return [
        lambda: engine.msm(points, scalars, **options),
        lambda: table.msm(scalars, **options),
        lambda: engine.stream().push(points, scalars, **options),
        lambda: engine.mul_each(points, scalars, **options),
        lambda: engine.mul_base(g, scalars, **options),
    ]


@pytest.mark.parametrize(("kind", "width"), [(np.uint8, 32), (np.uint64, 4)])
def test_rows_of_scalars(kind, width):
    engine = msmith.Engine("bn254")
    g, size = engine.generator, np.dtype(kind).itemsize
    values = [3, 5 << 200, 7 << 90, (1 << 256) - 1]
    rows = np.frombuffer(b"".join(a.to_bytes(32, "little") for a in values), kind).reshape(N, width)
    for call in scalar_calls(engine, rows):
        call()
    assert engine.msm([g] * N, rows) == sum(values) * g
    wrong = [np.ascontiguousarray(rows.T), rows.reshape(2, -1), np.ascontiguousarray(rows[:, : width // 2])]
    for array in wrong:
        if array.shape == rows.shape:
            continue
        for call in scalar_calls(engine, array):
            with pytest.raises(TypeError, match="give a row for each scalar"):
                call()
    short = np.ascontiguousarray(rows[:, : width // 2])
    half = (width // 2) * size
    for call in scalar_calls(engine, short, scalar_bytes=half):
        call()
    got = engine.msm([g] * N, short, scalar_bytes=half)
    assert got == sum(a % (1 << (8 * half)) for a in values) * g
    with pytest.raises(TypeError, match="C-contiguous"):
        engine.mul_base(g, rows.T)


def test_items_of_scalars():
    engine = msmith.Engine("bn254")
    for array, says in [
        (np.zeros(N), "integers of 8 to 64 bits"),
        (np.zeros(N, np.float16), "integers of 8 to 64 bits"),
        (np.zeros((N, 4), np.int64), "integers of 8 to 64 bits"),
        (np.zeros((N, 32), bool), "integers of 8 to 64 bits"),
        (np.zeros((N, 32), np.int8), "integers of 8 to 64 bits"),
        (np.zeros((N, 8), np.uint32), "integers of 8 to 64 bits"),
        (np.zeros((N, 4), ">u8"), "little-endian"),
        (np.zeros((N, 1, 4), np.uint64), "3 axes"),
        (np.uint64(4), "0 axes"),
        (np.zeros(N, object), r"tolist\(\)"),
        (np.ma.masked_array(np.arange(N), [0, 1, 0, 0]), "with a mask"),
        (np.zeros(N, "datetime64[s]"), "scalars"),
        (np.zeros(N, [("a", "u4"), ("b", "u4")]), "integers of 8 to 64 bits"),
    ]:
        for call in scalar_calls(engine, array):
            with pytest.raises(TypeError, match=says):
                call()


def test_truth_is_one():
    engine = msmith.Engine("bn254")
    g = engine.generator
    odd = np.frombuffer(bytes([0, 1, 2, 255]), bool)
    assert odd.tolist() == [False, True, True, True]
    assert engine.msm([g] * N, odd) == engine.msm([g] * N, odd.tolist()) == 3 * g


def test_numbers_are_integers():
    # What numpy's integers are registered as, so that lists of them do.
    assert issubclass(np.int64, numbers.Integral)
    engine = msmith.Engine("bn254")
    assert engine.msm([engine.generator], [np.int8(-3)]) == -3 * engine.generator
