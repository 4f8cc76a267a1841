"""Products side by side, and Fourier transforms of points."""

import pytest

import msmith


def each(engine, data, format="affine-le"):
    size = len(engine.generator.to_bytes(format))
    return [engine.point(data[i : i + size], format=format) for i in range(0, len(data), size)]


@pytest.mark.parametrize("group", ["g1", "g2"])
def test_products(group):
    engine = msmith.Engine("bls12-381", group)
    g = engine.generator
    scalars = [0, 1, -1, 7, engine.order + 2, 2**255 - 19]
    points = [g * k for k in (3, 1, 5, 0, 2, 9)]
    want = [p * (a % engine.order) for p, a in zip(points, scalars)]
    for in_subgroup in (False, True):
        got = engine.mul_each(points, scalars, in_subgroup=in_subgroup)
        assert each(engine, got) == want
        base = engine.mul_base(g, scalars, in_subgroup=in_subgroup, format="zcash")
        assert each(engine, base, "zcash") == [g * (a % engine.order) for a in scalars]
    assert engine.mul_each([], []) == b""


def test_transforms():
    engine = msmith.Engine("bn254")
    g, r = engine.generator, engine.order
    w = pow(5, (r - 1) // 4, r)
    logs = [3, 1, 0, r - 1]
    points = [g * k for k in logs]
    for coset in (None, 11):
        x = [(coset or 1) * pow(w, i, r) % r for i in range(4)]
        want = [g * (sum(k * pow(v, j, r) for j, k in enumerate(logs)) % r) for v in x]
        values = engine.fft(points, coset=coset)
        assert each(engine, values) == want
        assert engine.fft(points, coset=coset, root=w) == values
        assert each(engine, engine.fft(values, coset=coset, inverse=True)) == points


def test_fold():
    engine = msmith.Engine("ed25519")
    g = engine.generator
    got = engine.fold([g, g * 2], [g * 3, g * 4], 10)
    assert each(engine, got) == [g * 31, g * 42]


def test_refused():
    engine = msmith.Engine("bn254")
    g = engine.generator
    with pytest.raises(msmith.Error, match="2 points.*1 scalar|1 scalar.*2 points"):
        engine.mul_each([g, g], [1])
    with pytest.raises(msmith.Error, match="power of 2"):
        engine.fft([g, g, g])
    with pytest.raises(msmith.Error, match="does not have that order"):
        engine.fft([g, g], root=5)
    with pytest.raises(msmith.Error, match="no inverse"):
        engine.fft([g, g], coset=0)
    with pytest.raises(msmith.Error, match="of another|and the engine of"):
        engine.mul_base(msmith.Engine("bls12-381").generator, [1])
    with pytest.raises(TypeError):
        engine.mul_base((1, 2), [1])


@pytest.mark.parametrize("curve", ["bn254", "bls12-381", "bls12-377", "secp256k1", "ed25519", "baby-jubjub"])
def test_lists_are_read_as_they_are_written(curve):
    engine = msmith.Engine(curve)
    g, scalars, ones = engine.generator, [3, 0, 5, engine.order - 1], [1, 1, 1, 1]
    written = []
    for format in msmith.formats()["points"]:
        try:
            lists = {
                "mul_base": engine.mul_base(g, scalars, format=format),
                "mul_each": engine.mul_each([g] * 4, scalars, format=format),
                "fold": engine.fold([g * k for k in scalars], [g * 0] * 4, 1, format=format),
                "fft": engine.fft([g * 7] + [g * 0] * 3, format=format) if engine.order % 4 == 1 else None,
            }
        except msmith.Error as why:
            assert format in str(why)
            continue
        written.append(format)
        for name, data in lists.items():
            if data is None:
                continue
            # Every value of a constant polynomial is that constant.
            want = g * (28 if name == "fft" else 7)
            assert engine.msm(data, ones, format=format) == want, (format, name)
            again = engine.mul_each(data, ones, format=format)
            assert again == data, (format, name)
    counts = {"bn254": 8, "bls12-381": 8, "bls12-377": 8, "secp256k1": 6, "ed25519": 5, "baby-jubjub": 3}
    assert len(written) == counts[curve], written
