"""What is refused, by an exception that says what to do."""

from __future__ import annotations

import array

import pytest

import msmith

np = pytest.importorskip("numpy", reason="numpy is not installed: its arrays are not tried")


@pytest.fixture(scope="module")
def engine():
    return msmith.Engine("bn254")


POINT = bytes(64)


@pytest.mark.parametrize(
    ("points", "scalars", "options", "kind", "says"),
    [
        (POINT[:63], [1], {}, msmith.Error, "63 bytes"),
        (POINT[:63], [1], {"format": "montgomery-le"}, msmith.Error, "64 for each"),
        (POINT, [1, 2], {}, msmith.Error, "1 point but 2 scalars"),
        (POINT, [1], {"format": "affine"}, msmith.Error, "there are: affine-le"),
        (POINT, [1], {"format": "zcash"}, msmith.Error, "bn254"),
        (POINT, [1.5], {}, TypeError, "scalar 0 is a .*float.*not an int"),
        (POINT, ["1"], {}, TypeError, "scalar 0"),
        (POINT, 7, {}, TypeError, "`scalars` is a .*int"),
        (POINT, "1", {}, TypeError, "`scalars` is a .*str"),
        (POINT, {1}, {}, TypeError, "`scalars` is a .*set"),
        (POINT, b"1", {}, msmith.Error, "no whole number of scalars of 32"),
        (POINT, b"123", {"scalar_bytes": 2}, msmith.Error, "no whole number of scalars of 2"),
        (POINT, b"1", {"scalar_bytes": 0}, msmith.Error, "scalar_bytes"),
        (POINT, [1 << 70000], {}, msmith.Error, "modulo the order"),
        (POINT, np.zeros(1), {}, TypeError, "integers of 8 to 64 bits"),
        (POINT, np.zeros(1, complex), {}, TypeError, "integers of 8 to 64 bits"),
        (POINT, np.zeros(1, ">i8"), {}, TypeError, "little-endian"),
        (POINT, np.zeros((1, 1, 4), np.uint64), {}, TypeError, "3 axes"),
        (POINT, np.zeros((1, 0), np.uint64), {}, TypeError, "empty"),
        (POINT, np.zeros(4, np.uint8)[::2], {}, TypeError, "ascontiguousarray"),
        (POINT, np.zeros(1, np.uint8), {"scalar_bytes": 1}, TypeError, "own size"),
        (np.zeros(16, np.uint64)[::2], [1], {"format": "montgomery-le"}, TypeError, "ascontiguousarray"),
        (np.zeros(8), [1], {"format": "montgomery-le"}, TypeError, "uint64"),
        (np.zeros(8, np.uint64), [1], {}, TypeError, "montgomery-le"),
        ("points", [1], {}, TypeError, "`points` is a .*str"),
        (5, [1], {}, TypeError, "`points` is a .*int"),
        ([5], [1], {}, TypeError, "point 0 is no tuple"),
        ([(1, 2, 3)], [1], {}, TypeError, "two coordinates"),
        ([("1", 2)], [1], {}, TypeError, "coordinate x of point 0"),
        ([(-1, 2)], [1], {}, msmith.Error, "coordinate x of point 0 is negative"),
        ([b"x"], [1], {}, TypeError, "join"),
        ([((1, 2), (3, 4))], [1], {}, TypeError, "coordinate x of point 0"),
        ([(1, 2), (1, 3)], [1, 1], {}, msmith.PointError, "point 1 is not on the curve"),
        ([(1 << 255, 2)], [1], {}, msmith.PointError, "point 0 .*modulus"),
        ([(1 << 999, 2)], [1], {}, msmith.PointError, "point 0 .*modulus"),
        (POINT, [1], {"threads": 0}, msmith.Error, "threads"),
        (POINT, [1], {"threads": -1}, msmith.Error, "`threads` is -1"),
        (POINT, [1], {"algorithm": "magic"}, msmith.Error, "there are: auto"),
        (POINT, [1], {"progress": 5}, TypeError, "progress"),
    ],
)
def test_refused(engine, points, scalars, options, kind, says):
    with pytest.raises(kind, match=says):
        engine.msm(points, scalars, **options)


def test_items_are_named(engine):
    with pytest.raises(msmith.PointError) as caught:
        engine.msm([(1, 2), (1, 3)], [1, 1])
    assert caught.value.item == 1
    with pytest.raises(msmith.Error) as other:
        engine.msm(POINT, [1, 2])
    assert other.value.item is None
    assert issubclass(msmith.Error, ValueError) and issubclass(msmith.Cancelled, msmith.Error)


def test_engines():
    for curve, group, says in [("none", "g1", "there are: "), ("bn254", "g3", "g1, g2"), ("secp256k1", "g2", "group"),
                               ("ed25519", "g2", "no second group"), ("{}", "g1", "curve file")]:
        with pytest.raises(msmith.Error, match=says):
            msmith.Engine(curve, group)
    with pytest.raises(msmith.Error, match="backend"):
        msmith.Engine("bn254", backend="abacus")


def test_subgroup():
    # On the curve of BLS12-381, and of another order.
    engine = msmith.Engine("bls12-381")
    p = engine.modulus
    x = next(x for x in range(1, 99) if pow(x**3 + 4, (p - 1) // 2, p) == 1)
    outside = (x, pow(x**3 + 4, (p + 1) // 4, p))
    engine.check_subgroup([engine.generator])
    with pytest.raises(msmith.PointError, match="point 1 .*subgroup") as caught:
        engine.check_subgroup([engine.generator, outside])
    assert caught.value.item == 1
    words = b"".join(engine.point(q).to_bytes("montgomery-le") for q in [engine.generator, outside])
    with pytest.raises(msmith.PointError):
        engine.check_subgroup(words, format="montgomery-le")


def test_closed(engine, tmp_path):
    table = engine.prepare([engine.generator])
    table.close()
    table.close()
    for use in [lambda: table.msm([1]), lambda: len(table), lambda: table.nbytes, lambda: table.save(tmp_path / "x")]:
        with pytest.raises(msmith.ClosedError, match="again"):
            use()
    stream = engine.stream()
    stream.finish()
    with pytest.raises(msmith.ClosedError, match=r"Engine\.stream"):
        stream.push([], [])
    with pytest.raises(msmith.ClosedError):
        stream.finish()


def test_streams_go_on_after_a_refusal(engine):
    g = engine.generator
    stream = engine.stream()
    stream.push([g], [2])
    with pytest.raises(msmith.PointError):
        stream.push([(1, 3)], [1])
    with pytest.raises(msmith.Error, match="scalars"):
        stream.push([g], [1, 2])
    stream.push([g], [3])
    assert (len(stream), stream.finish()) == (2, 5 * g)


def test_tables(engine, tmp_path):
    path = tmp_path / "table"
    with pytest.raises(msmith.FileError, match="table"):
        msmith.Table.open(path)
    with pytest.raises(msmith.FileError):
        engine.prepare([engine.generator]).save(tmp_path / "none" / "table")
    table = engine.prepare([engine.generator] * 3)
    table.save(path)
    with pytest.raises(msmith.Error, match="scalars"):
        table.msm([1, 2])
    with pytest.raises(msmith.FileError):
        msmith.Engine("bls12-381").open_table(path)
    whole = path.read_bytes()
    for length in [0, 10, len(whole) - 1]:
        path.write_bytes(whole[:length])
        with pytest.raises(msmith.FileError, match="table"):
            msmith.Table.open(path)
    with pytest.raises(msmith.MemoryLimitError):
        engine.prepare([engine.generator] * 9, budget=1)
    with pytest.raises(msmith.Error, match="one of them"):
        engine.prepare([engine.generator], budget=1, points_per_base=1)


def test_points_of_another_group(engine):
    other = msmith.Engine("bls12-381").generator
    with pytest.raises(msmith.Error, match="point 0 is of"):
        engine.msm([other], [1])
    with pytest.raises(msmith.Error, match="no sum"):
        engine.generator + other
    with pytest.raises(TypeError, match="no sum"):
        engine.generator + 1
    with pytest.raises(msmith.Error):
        engine.generator.to_bytes("kzg-setup")
    with pytest.raises(msmith.Error):
        engine.point(b"12")


def test_memory_limits(engine):
    data = engine.generator.to_bytes("montgomery-le") * 5000
    with pytest.raises(msmith.MemoryLimitError, match="would do"):
        engine.msm(data, array.array("Q", [3]) * 5000, format="montgomery-le", memory_limit=1)
