"""Whatever is written in a format is read again by its name: by every call that takes points, and as a file."""

from __future__ import annotations

import pytest

import msmith

# Every format, over curves that have it.
CURVES = [
    ("bn254", "g1"),
    ("bn254", "g2"),
    ("bls12-381", "g1"),
    ("bls12-381", "g2"),
    ("bls12-377", "g1"),
    ("secp256k1", "g1"),
    ("ed25519", "g1"),
    ("baby-jubjub", "g1"),
]


@pytest.mark.parametrize(("curve", "group"), CURVES)
def test_lists_come_back(curve, group, tmp_path):
    engine = msmith.Engine(curve, group)
    g, r = engine.generator, engine.order
    points = [g, -g, None, 5 * g, g - g, 7 * g, 3 * g, 9 * g]
    scalars = [3, 1, 1 << 100, -1, 7, 0, 5, 2]
    written = 0
    for format in msmith.formats()["points"]:
        try:
            g.to_bytes(format)
        except msmith.Error:
            # Not of this curve, or a text that is only read.
            for call in [
                lambda format=format: engine.mul_each(points, scalars, format=format),
                lambda format=format: engine.mul_base(g, scalars, format=format),
                lambda format=format: engine.fold(points, points, 3, format=format),
            ]:
                with pytest.raises(msmith.Error, match=format):
                    call()
            continue
        written += 1
        lists = {
            "mul_each": (engine.mul_each(points, scalars, format=format), [engine.point(p) * a for p, a in zip(points, scalars)]),
            "mul_base": (engine.mul_base(g, scalars, format=format), [g * (a % r) for a in scalars]),
            "fold": (engine.fold(points, points, -4, format=format), [-3 * engine.point(p) for p in points]),
            "nothing": (engine.mul_each([], [], format=format), []),
        }
        if (r - 1) % 8 == 0:
            data = engine.fft(points, format=format)
            assert engine.fft(data, inverse=True, format=format) == engine.mul_each(points, [1] * 8, format=format)
            lists["fft"] = (data, None)
        for what, (data, want) in lists.items():
            n = 8 if want is None else len(want)
            want_sum = engine.msm(want, range(1, n + 1)) if want is not None else engine.msm(data, range(1, n + 1), format=format)
            assert engine.msm(data, range(1, n + 1), format=format) == want_sum, (format, what)
            again = engine.mul_each(data, [1] * n, format=format)
            assert again == data, (format, what)
            if n:
                assert engine.prepare(data, format=format).msm(range(1, n + 1)) == want_sum
                stream = engine.stream()
                stream.push(data, range(1, n + 1), format=format)
                assert stream.finish() == want_sum
            if curve in ("ed25519", "baby-jubjub"):
                continue
            path = tmp_path / f"{format}-{what}"
            path.write_bytes(data)
            with msmith.open(path, format=format, curve=curve, group=group) as file:
                [section] = [file[name] for name in file]
                assert len(section) == n
                assert engine.msm(section, range(1, n + 1)) == want_sum
                assert section.to_bytes(engine, format) == data
                if want is not None:
                    assert section.points(engine) == [engine.point(p) for p in want]
        for point in map(engine.point, points):
            assert engine.point(point.to_bytes(format), format=format) == point
    assert written >= 3


def test_x_of_zero():
    # Compressed points of BLS12-381 have no form for x = 0, which is outside the subgroup.
    engine = msmith.Engine("bls12-381")
    outside = engine.point((0, 2))
    for format in msmith.formats()["points"]:
        try:
            data = engine.mul_each([outside, None], [1, 1], format=format)
        except msmith.Error as why:
            assert format in ("kzg-setup", "ark-unsigned") or "point 0" in str(why)
        else:
            assert engine.mul_each(data, [1, 1], format=format) == data
            assert engine.msm(data, [1, 5], format=format) == outside
