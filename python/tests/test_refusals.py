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
        (POINT, b"1", {}, msmith.Error, "not a whole number of scalars of 32"),
        (POINT, b"123", {"scalar_bytes": 2}, msmith.Error, "not a whole number of scalars of 2"),
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
        ([5], [1], {}, TypeError, "point 0 is not a tuple"),
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


# Values that are no number of what they are given as, and what is said of them.
NUMBERS = [
    (-1, msmith.Error, "must not be negative"),
    (-(1 << 200), msmith.Error, "an integer of 201 bits: must not be negative"),
    (1 << 64, msmith.Error, "more than 64 bits"),
    (1 << 9999, msmith.Error, "an integer of 10000 bits: more than 64 bits"),
    ("many", msmith.Error, "not a (whole number|size) such as"),
    ("-1", msmith.Error, "not a (whole number|size) such as"),
    (1.0, TypeError, "float.* and not an int"),
    (True, TypeError, "bool and not an int"),
    ([1], TypeError, "list.* and not an int"),
]


@pytest.mark.parametrize(("value", "kind", "says"), NUMBERS)
def test_options_are_named(engine, value, kind, says):
    g = engine.generator
    table = engine.prepare([g])
    calls = {
        "threads": [
            lambda threads: engine.msm([g], [1], threads=threads),
            lambda threads: engine.prepare([g], threads=threads),
            lambda threads: engine.stream(threads=threads),
            lambda threads: engine.check_subgroup([g], threads=threads),
            lambda threads: engine.plan(9, threads=threads),
            lambda threads: engine.plan_tables(9, threads=threads),
            lambda threads: engine.mul_each([g], [1], threads=threads),
            lambda threads: engine.mul_base(g, [1], threads=threads),
            lambda threads: engine.fft([g], threads=threads),
            lambda threads: engine.fold([g], [g], 1, threads=threads),
            lambda threads: table.msm([1], threads=threads),
        ],
        "memory_limit": [
            lambda limit: engine.msm([g], [1], memory_limit=limit),
            lambda limit: engine.prepare([g], memory_limit=limit),
            lambda limit: engine.stream(memory_limit=limit),
            lambda limit: engine.plan(9, memory_limit=limit),
            lambda limit: engine.mul_each([g], [1], memory_limit=limit),
            lambda limit: engine.mul_base(g, [1], memory_limit=limit),
            lambda limit: engine.fft([g], memory_limit=limit),
            lambda limit: engine.fold([g], [g], 1, memory_limit=limit),
            lambda limit: table.msm([1], memory_limit=limit),
        ],
        "scalar_bytes": [
            lambda each: engine.msm([g], bytes(32), scalar_bytes=each),
            lambda each: engine.mul_each([g], bytes(32), scalar_bytes=each),
            lambda each: engine.mul_base(g, bytes(32), scalar_bytes=each),
            lambda each: engine.stream().push([g], bytes(32), scalar_bytes=each),
            lambda each: table.msm(bytes(32), scalar_bytes=each),
        ],
        "budget": [
            lambda budget: engine.prepare([g], budget=budget),
            lambda budget: engine.plan_tables(9, budget=budget),
        ],
        "points_per_base": [lambda rows: engine.prepare([g], points_per_base=rows)],
        "n": [engine.plan, engine.plan_tables],
        "bits": [lambda bits: engine.plan(9, bits=bits)],
    }
    for name, some in calls.items():
        for call in some:
            with pytest.raises(kind, match=f"^`{name}` is .*{says}"):
                call(value)


def test_options_are_those_of_the_program(engine):
    data = engine.generator.to_bytes("montgomery-le") * 5000
    scalars = array.array("Q", [3]) * 5000

    def total(**options):
        return engine.msm(data, scalars, format="montgomery-le", **options)

    want = total()
    for threads in [1, "1", np.int64(2), "2^1"]:
        assert total(threads=threads) == want
    for limit in ["16M", "16MiB", 16 << 20, "2^24", "16777216b"]:
        assert total(memory_limit=limit) == want
    with pytest.raises(msmith.MemoryLimitError, match="1024 bytes"):
        total(memory_limit="1K")
    for threads in [0, (1 << 16) + 1, "1e6"]:
        with pytest.raises(msmith.Error, match="`threads` is .*must be from 1 to 65536"):
            total(threads=threads)
    assert engine.plan("2^16") == engine.plan(1 << 16)
    with pytest.raises(msmith.Error, match="`n` is .*must be from 0 to 2"):
        engine.plan(1 << 41)
    assert engine.prepare([engine.generator], budget="1M").nbytes <= 1 << 20


def test_items_of_other_libraries(engine):
    class FQ:
        """As py_ecc has them."""

        def __init__(self, n):
            self.n = n

        def __int__(self):
            return self.n

    class FQ2:
        def __init__(self, coeffs):
            self.coeffs = coeffs

    with pytest.raises(TypeError, match=r"coordinate x of point 0 is a .*FQ.* and not an int: give int\(…\) of it"):
        engine.point((FQ(1), FQ(2)))
    with pytest.raises(TypeError, match=r"scalar 0 is a .*FQ.*: give int\(…\) of it"):
        engine.msm([engine.generator], [FQ(1)])
    for value in [FQ2([1, 2]), (FQ2([1, 2]), 1)]:
        with pytest.raises(TypeError, match="coeff|each an int"):
            msmith.Engine("bn254", "g2").point((value, value))
    with pytest.raises(TypeError, match="not an int$"):
        engine.msm([engine.generator], [1.5])


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
