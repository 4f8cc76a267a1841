"""Groth16: proofs of snarkjs' files, what is given for what, and what is refused."""

from __future__ import annotations

import copy
import json
import pathlib
import pickle
import threading

import pytest
from interrupted import stopped_after

import msmith
from msmith import groth16

VECTORS = pathlib.Path(__file__).parents[2] / "vectors" / "groth16"
KEYS = VECTORS / "zkey"
R = 21888242871839275222246405745257275088548364400416034343698204186575808495617


def vk_of(curve):
    return json.loads((KEYS / f"{curve}-1.json").read_text())


@pytest.fixture(scope="module", params=["bn254", "bls12-381"])
def made(request):
    """A curve, its key and verifying key, a proof and its public signals."""
    curve = request.param
    key = groth16.Key(KEYS / f"{curve}-1.zkey")
    proof, public = groth16.prove(key, KEYS / f"{curve}.wtns")
    return curve, key, groth16.VerifyingKey(vk_of(curve)), proof, public


def values(curve):
    data = (KEYS / f"{curve}.wtns").read_bytes()[76:]
    return [int.from_bytes(data[i : i + 32], "little") for i in range(0, len(data), 32)]


def test_proofs(made):
    curve, key, vk, proof, public = made
    assert type(proof) is dict and list(proof) == ["pi_a", "pi_b", "pi_c", "protocol", "curve"]
    assert [type(x) for x in public] == [str] * key.public
    assert groth16.verify(vk, public, proof) is True
    assert groth16.verify(vk_of(curve), [int(x) for x in public], json.dumps(proof), threads=1) is True
    assert groth16.verify(KEYS / f"{curve}-1.zkey", json.dumps(public), proof)
    others = [str(int(public[0]) + 1), *public[1:]]
    assert groth16.verify(vk, others, proof) is False
    assert (key.curve, vk.curve, vk.public, vk.is_forgeable) == (curve, curve, key.public, False)
    assert groth16.VerifyingKey(KEYS / f"{curve}-0.zkey").is_forgeable
    # γ of a key of snarkjs is the generator.
    assert groth16.VerifyingKey({**vk_of(curve), "vk_beta_2": vk_of(curve)["vk_gamma_2"]}).is_forgeable
    assert key.variables == len(values(curve)) and key.domain & (key.domain - 1) == 0
    assert "Key over" in repr(key) and "public signals" in repr(vk)


def test_witnesses_and_keys_from_memory(made):
    curve, key, _, _, _ = made
    zkey, wtns = (KEYS / f"{curve}-1.zkey").read_bytes(), (KEYS / f"{curve}.wtns").read_bytes()
    expected = groth16.prove(key, wtns, r=5, s=7)
    assert groth16.prove(key, wtns, r=5, s=8) != expected
    for other in [groth16.Key(memoryview(zkey)), groth16.Key(bytearray(zkey), in_subgroup=True, threads=1)]:
        path = str(KEYS / f"{curve}.wtns")
        for witness in [bytearray(wtns), memoryview(wtns), path, values(curve), iter(values(curve))]:
            assert groth16.prove(other, witness, r=5, s=7, threads=2, memory_limit="64M") == expected
    parts = []
    assert groth16.prove(key, wtns, r=5, s=7, progress=lambda done, of: parts.append((done, of))) == expected
    assert parts[-1] == (key.variables, key.variables)


def test_a_wrong_witness_is_refused(made):
    curve, key, vk, _, _ = made
    wrong = values(curve)
    wrong[-1] += 1
    with pytest.raises(msmith.Error, match="the witness does not satisfy the circuit, or the key"):
        groth16.prove(key, wrong)
    proof, public = groth16.prove(key, wrong, check=False)
    assert not groth16.verify(vk, public, proof)
    with pytest.raises(TypeError):
        groth16.prove(key, wrong, check="no")


def test_arrays(made):
    np = pytest.importorskip("numpy", reason="numpy is not installed: its arrays are not tried")
    curve, key, vk, _, _ = made
    wtns = np.fromfile(KEYS / f"{curve}.wtns", np.uint8)
    proof, public = groth16.prove(key, wtns)
    assert groth16.verify(vk, public, proof)
    with pytest.raises(TypeError, match="`witness` is an array"):
        groth16.prove(key, np.arange(8))


def test_verifying_keys(made):
    curve, _, vk, proof, public = made
    text = (KEYS / f"{curve}-1.json").read_text()
    assert vk.to_json() == json.loads(text)
    path, zkey = KEYS / f"{curve}-1.json", KEYS / f"{curve}-1.zkey"
    for source in [text, text.encode(), path, str(path), zkey, zkey.read_bytes()]:
        assert groth16.verify(groth16.VerifyingKey(source), public, proof)
    if curve == "bn254":
        assert "verifyProof" in vk.to_solidity()
    else:
        with pytest.raises(msmith.Error):
            vk.to_solidity()


def test_proofs_of_snarkjs():
    folder = VECTORS / "verify" / "semaphore"
    vk = groth16.VerifyingKey(folder / "vk.json")
    item = lambda k: tuple(json.loads((folder / f"{what}{k}.json").read_text()) for what in ("public", "proof"))
    items = [item(k) for k in range(4)]
    assert groth16.verify_batch(vk, items) is True
    assert groth16.verify_batch(vk, ((json.dumps(a), json.dumps(b)) for a, b in items), threads=1) is True
    assert groth16.verify_batch(vk, []) is True and groth16.find_invalid(vk, []) == []
    assert groth16.find_invalid(vk, items) == []
    (a, b, c, d), malformed = items, {**items[0][1], "pi_a": ["1", "1", "1"]}
    wrong = [a, (b[0], c[1]), d, (a[0], malformed), c, (a[0][1:], a[1])]
    assert groth16.verify_batch(vk, wrong[:3]) is False
    assert groth16.find_invalid(vk, wrong, progress=lambda *_: True) == [1, 3, 5]
    with pytest.raises(msmith.PointError, match="item 3: ") as why:
        groth16.verify_batch(vk, wrong)
    assert why.value.item == 3
    calldata = (folder / "calldata.txt").read_text().strip()
    assert groth16.export_solidity_calldata(items[0][1], items[0][0]).strip() == calldata


def test_solidity_calldata_of_both_curves():
    for curve in ["bn254", "bls12-381"]:
        folder = VECTORS / "verify" / curve
        proof, public = (json.loads((folder / f"{name}.json").read_text()) for name in ("proof0", "public"))
        assert groth16.export_solidity_calldata(proof, public).strip() == (folder / "calldata.txt").read_text().strip()


def test_pickles(made):
    curve, key, vk, proof, public = made
    sent, sent_vk = pickle.loads(pickle.dumps((key, vk)))
    wtns = KEYS / f"{curve}.wtns"
    assert groth16.prove(sent, wtns, r=1, s=2) == groth16.prove(copy.copy(key), wtns, r=1, s=2)
    assert groth16.verify(sent_vk, public, proof)
    with pytest.raises(TypeError, match="by its path"):
        pickle.dumps(groth16.Key((KEYS / f"{curve}-1.zkey").read_bytes()))


@pytest.mark.parametrize(
    ("call", "kind", "says"),
    [
        (lambda key, w: groth16.Key(5), TypeError, "`source` is a .*int"),
        (lambda key, w: groth16.Key("no such file"), msmith.FileError, "no such file"),
        (lambda key, w: groth16.Key(w), msmith.FileError, "wtns"),
        (lambda key, w: groth16.Key(w.read_bytes()), msmith.FileError, "wtns"),
        (lambda key, w: groth16.Key(b"zkey"), msmith.Error, "zkey"),
        (lambda key, w: groth16.Key(w, threads=0), msmith.Error, "`threads`"),
        (lambda key, w: groth16.VerifyingKey(5), TypeError, "`source` is a .*int"),
        (lambda key, w: groth16.VerifyingKey(w), msmith.FileError, "no verifying key"),
        (lambda key, w: groth16.VerifyingKey({}), msmith.Error, "verification key"),
        (lambda key, w: groth16.VerifyingKey(b"{"), msmith.Error, "verification key"),
        (lambda key, w: groth16.prove("key", w), TypeError, "`key` is a .*str.*: give a Key"),
        (lambda key, w: groth16.prove(key, 5), TypeError, "`witness` is a .*int"),
        (lambda key, w: groth16.prove(key, None), TypeError, "`witness` is a .*NoneType"),
        (lambda key, w: groth16.prove(key, [1, "x"]), TypeError, r"`witness\[1\]` is a .*str"),
        (lambda key, w: groth16.prove(key, [1, -1]), msmith.Error, r"`witness\[1\]` is -1"),
        (lambda key, w: groth16.prove(key, [1, R]), msmith.Error, "witness value 1"),
        (lambda key, w: groth16.prove(key, [2]), msmith.Error, "first value is not 1"),
        (lambda key, w: groth16.prove(key, []), msmith.Error, "witness value"),
        (lambda key, w: groth16.prove(key, [1, 2]), msmith.Error, "witness value"),
        (lambda key, w: groth16.prove(key, KEYS / "bls12-381.wtns"), msmith.Error, "witness"),
        (lambda key, w: groth16.prove(key, w, r=1), msmith.Error, "give `r` and `s`"),
        (lambda key, w: groth16.prove(key, w, r=R, s=1), msmith.Error, "blinding number 0"),
        (lambda key, w: groth16.prove(key, w, r=1, s=2**256), msmith.Error, "`s` is an integer of 257 bits"),
        (lambda key, w: groth16.prove(key, w, r=1, s="x"), TypeError, "`s` is a .*str"),
        (lambda key, w: groth16.prove(key, w, memory_limit=1), msmith.MemoryLimitError, "memory"),
        (lambda key, w: groth16.verify(vk_of("bn254"), 5, {}), TypeError, "`public` is a .*int"),
        (lambda key, w: groth16.verify(vk_of("bn254"), [1.5], {}), TypeError, r"`public\[0\]` is a .*float"),
        (lambda key, w: groth16.verify(vk_of("bn254"), [], {1, 2}), TypeError, "`proof` is a .*set"),
        (lambda key, w: groth16.verify(vk_of("bn254"), [], {}), msmith.Error, "proof"),
        (lambda key, w: groth16.verify_batch(vk_of("bn254"), [([], {}, 1)]), TypeError, "item 0 is not a tuple"),
        (lambda key, w: groth16.find_invalid(vk_of("bn254"), [5]), TypeError, "item 0 is not a tuple"),
        (lambda key, w: groth16.verify_batch(vk_of("bn254"), 5), TypeError, "int"),
        (lambda key, w: groth16.export_solidity_calldata({}, []), msmith.Error, "proof"),
    ],
)
def test_refused(call, kind, says):
    key, wtns = groth16.Key(KEYS / "bn254-1.zkey"), KEYS / "bn254.wtns"
    with pytest.raises(kind, match=says):
        call(key, wtns)


def test_ctrl_c(made):
    _, key, vk, proof, public = made
    items = [(public, proof)] * 64
    assert stopped_after(lambda: groth16.verify_batch(vk, items)) < 1.5


def test_a_progress_function_may_stop(made):
    _, _, vk, proof, public = made
    items = [(public, proof)] * 4096
    for call in [groth16.verify_batch, groth16.find_invalid]:
        with pytest.raises(msmith.Cancelled, match="returned False"):
            call(vk, items, threads=1, progress=lambda *_: False)


def test_many_threads(made):
    curve, key, _, _, _ = made
    wtns = (KEYS / f"{curve}.wtns").read_bytes()
    expected, got = groth16.prove(key, wtns, r=3, s=4), []
    threads = [threading.Thread(target=lambda: got.append(groth16.prove(key, wtns, r=3, s=4))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert got == [expected] * 4
