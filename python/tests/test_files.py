"""Files of other libraries, by their sections."""

from __future__ import annotations

import pathlib

import pytest

import msmith

VECTORS = pathlib.Path(__file__).parents[2] / "vectors"


@pytest.mark.parametrize("curve", ["bn254", "bls12-381"])
def test_sums_of_a_key_and_a_witness(curve):
    key_path, witness_path = (VECTORS / "snarkjs" / f"{curve}.{kind}" for kind in ["zkey", "wtns"])
    with msmith.open(key_path) as key, msmith.open(witness_path) as witness:
        assert (key.format, key.curve, witness.keys()) == ("zkey", curve, ["witness"])
        engine = msmith.Engine(key.curve)
        scalars = witness["witness"].integers()
        points = key["A"].points(engine)
        assert len(points) == len(key["A"]) == len(scalars)
        want = sum((a * q for a, q in zip(scalars, points, strict=True)), engine.point(None))
        assert engine.msm(key["A"], witness["witness"]) == want
        assert engine.msm(key["a"], scalars) == engine.msm(points, witness["witness"]) == want
        some = engine.msm(key["A"][2:7], witness["witness"][2:7])
        assert some == engine.msm(points[2:7], scalars[2:7])
        assert key["A"].points(engine, 2, 7) == points[2:7] == key["A"][2:7].points(engine)
        assert engine.prepare(key["A"]).msm(scalars) == want
        for form in ["affine-le", "montgomery-le", "ark-compressed"]:
            got = key["A"][2:7].to_bytes(engine, form, threads=1)
            count = (5).to_bytes(8, "little") if form == "ark-compressed" else b""
            assert got == count + b"".join(q.to_bytes(form) for q in points[2:7]), form
            # What is written is read.
            assert engine.msm(got, scalars[2:7], format=form) == some
        with pytest.raises(msmith.Error, match="there are"):
            key["A"].to_bytes(engine, "none")
        with pytest.raises(msmith.Error):
            witness["witness"].to_bytes(engine)
        with pytest.raises(msmith.Error, match="engine"):
            msmith.Engine(curve, "g2").msm(key["A"], scalars)
        with pytest.raises(msmith.Error, match="scalars"):
            engine.msm(witness["witness"], scalars)
        with pytest.raises(msmith.Error, match="points but"):
            engine.msm(key["A"], scalars[1:])
        with pytest.raises(msmith.SectionError, match="^section .*there are: .*A") as why:
            key["none"]
        assert isinstance(why.value, KeyError) and isinstance(why.value, msmith.Error) and why.value.item is None
        assert "none" not in key and "A" in key
        for first, last in [(0, 1 << 40), (0, 1 << 80), (-1, 2), (-(1 << 80), 2), (3, 2)]:
            with pytest.raises(IndexError, match=f"items {first} to .*there are"):
                key["A"].points(engine, first, last)
            with pytest.raises(IndexError, match=f"items {first} to .*there are"):
                witness["witness"].integers(first, last)
        with pytest.raises(TypeError, match="`first` is a"):
            key["A"].points(engine, "0")
        with pytest.raises(IndexError, match="steps"):
            key["A"][::2]
        with pytest.raises(TypeError, match="ranges"):
            key["A"][0]
        section = key["A"]
    with pytest.raises(msmith.ClosedError, match="open it again"):
        key["A"]
    # A section keeps the file open.
    assert engine.msm(section, scalars) == want


def test_inspect():
    found = msmith.inspect(VECTORS / "snarkjs" / "bn254.zkey")
    assert (found["format"], found["curve"]) == ("zkey", "bn254")
    assert found["sections"]["B2"]["holds"] == "g2" and found["sections"]["A"]["n"] > 0
    for folder, name, options in [
        ("gnark", "bls12-377.pk", {}),
        ("ark-groth16", "bn254.pk", {"format": "ark-pk", "curve": "bn254"}),
        ("halo2", "params.raw", {"format": "halo2-params"}),
    ]:
        assert msmith.inspect(VECTORS / folder / name, **options)["sections"], name


def test_refused(tmp_path):
    whole = (VECTORS / "snarkjs" / "bn254.zkey").read_bytes()
    path = tmp_path / "cut.zkey"
    for length in [0, 3, 12, 40, len(whole) // 2, len(whole) - 1]:
        path.write_bytes(whole[:length])
        with pytest.raises(msmith.FileError):
            msmith.open(path)
    for text in [b"", b"root:x:0:0", bytes(99), b"\x89PNG"]:
        path.write_bytes(text)
        with pytest.raises(msmith.FileError, match="cut.zkey"):
            msmith.open(path)
    for options in [{"format": "none"}, {"curve": "none"}, {"format": "affine-le"},
                    {"format": "affine-le", "curve": "bn254", "group": "g3"}]:
        with pytest.raises(msmith.Error):
            msmith.open(VECTORS / "snarkjs" / "bn254.zkey", **options)
    with pytest.raises(msmith.FileError, match="cannot read"):
        msmith.open(tmp_path / "none")
    with pytest.raises(TypeError):
        msmith.open(5)
