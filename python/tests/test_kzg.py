"""The KZG functions: what they take and refuse, setups and tables, and what the package ckzg answers."""

from __future__ import annotations

import ast
import copy
import inspect
import os
import pathlib
import pickle
import random
import re
import threading
import time

import pytest
from interrupted import stopped_after
from kzg_records import R, setup

import msmith
from msmith import kzg

ROOT = pathlib.Path(__file__).parents[2]
BLOB = b"".join(pow(3, k, R).to_bytes(32, "big") for k in range(4096))
Z = (5).to_bytes(32, "big")


@pytest.fixture(scope="module")
def made():
    """Commitment, proof, cells, their proofs of BLOB."""
    commitment = kzg.blob_to_kzg_commitment(BLOB, setup())
    proof = kzg.compute_blob_kzg_proof(BLOB, commitment, setup())
    return commitment, proof, *kzg.compute_cells_and_kzg_proofs(BLOB, setup())


def test_constants():
    # The commitment to a constant is a multiple of the generator, and the quotient is 0.
    g = msmith.Engine("bls12-381").generator
    blob = (7).to_bytes(32, "big") * 4096
    commitment = kzg.blob_to_kzg_commitment(blob, setup())
    assert commitment == (7 * g).to_bytes("zcash")
    zero = (g - g).to_bytes("zcash")
    assert kzg.compute_kzg_proof(blob, Z, setup()) == (zero, (7).to_bytes(32, "big"))
    assert kzg.compute_blob_kzg_proof(blob, commitment, setup()) == zero
    assert kzg.compute_cells(blob, setup()) == [blob[:2048]] * 128
    assert kzg.BYTES_PER_CELL == 32 * kzg.FIELD_ELEMENTS_PER_CELL
    assert kzg.CELLS_PER_EXT_BLOB * kzg.BYTES_PER_CELL == 2 * kzg.BYTES_PER_BLOB


def test_answers(made):
    commitment, proof, cells, proofs = made
    assert [type(x) for x in (commitment, cells, cells[0], proofs, proofs[0])] == [bytes, list, bytes, list, bytes]
    assert kzg.verify_blob_kzg_proof(BLOB, commitment, proof, setup()) is True
    assert kzg.verify_blob_kzg_proof(BLOB, commitment, proofs[0], setup()) is False
    assert kzg.verify_blob_kzg_proof_batch([BLOB, BLOB], [commitment] * 2, [proof, proofs[0]], setup()) is False
    proof, y = kzg.compute_kzg_proof(BLOB, Z, setup())
    assert kzg.verify_kzg_proof(commitment, Z, y, proof, setup()) is True
    assert kzg.verify_kzg_proof(commitment, Z, Z, proof, setup()) is False
    assert kzg.compute_cells(BLOB, setup()) == cells
    assert kzg.recover_cells(range(64, 128), cells[64:], setup()) == cells
    assert kzg.recover_cells_and_kzg_proofs(list(range(0, 128, 2)), cells[::2], setup()) == (cells, proofs)
    some = [3, 90]
    lists = [commitment] * 2, some, [cells[k] for k in some], [proofs[k] for k in some]
    assert kzg.verify_cell_kzg_proof_batch(*lists, setup()) is True
    assert kzg.verify_cell_kzg_proof_batch(*lists[:3], lists[3][::-1], setup()) is False
    assert kzg.verify_cell_kzg_proof_batch([], [], [], [], setup()) is True
    assert len(kzg.compute_challenge(BLOB, commitment)) == 32


def test_buffers(made):
    np = pytest.importorskip("numpy", reason="numpy is not installed: its arrays are not tried")
    commitment, proof, cells, proofs = made
    array = np.frombuffer(BLOB, np.uint8)
    for blob in [bytearray(BLOB), memoryview(BLOB), array, array.reshape(4096, 32)]:
        assert kzg.blob_to_kzg_commitment(blob, setup()) == commitment
    assert kzg.verify_blob_kzg_proof_batch(BLOB * 2, commitment * 2, [proof, bytearray(proof)], setup())
    for blobs in [array, array.reshape(1, -1), array.reshape(1, 4096, 32), [array], (memoryview(BLOB),), iter([BLOB])]:
        assert kzg.verify_blob_kzg_proof_batch(blobs, commitment, [proof], setup())
    row = np.frombuffer(b"".join(cells[:64]), np.uint8)
    for some in [row, row.reshape(64, 2048), row.reshape(64, 64, 32), list(row.reshape(64, 64, 32))]:
        assert kzg.recover_cells(np.arange(64), some, setup()) == cells
    with pytest.raises(kzg.ArgumentError, match="`blobs` is an array"):
        kzg.verify_blob_kzg_proof_batch(array.reshape(32, 4096), commitment, proof, setup())
    with pytest.raises(kzg.ArgumentError, match="not C-contiguous"):
        kzg.recover_cells(range(64), np.repeat(row.reshape(64, 2048), 2, axis=1)[:, ::2], setup())


def refused(call, says, kind=msmith.Error, item=None):
    with pytest.raises(msmith.Error, match=says) as why:
        call()
    assert type(why.value) is kind and why.value.item == item
    # As ckzg: data are a RuntimeError, all else a ValueError.
    assert isinstance(why.value, RuntimeError) == issubclass(kind, kzg.KzgError)
    assert isinstance(why.value, ValueError)


def test_lengths(made):
    commitment, proof, cells, proofs = made
    s = setup()
    refused(lambda: kzg.blob_to_kzg_commitment(b"", s), "`blob` has 0 bytes, not 131072")
    refused(lambda: kzg.compute_cells(BLOB + b"\0", s), "`blob` has 131073 bytes, not 131072")
    refused(lambda: kzg.compute_kzg_proof(BLOB, Z + Z, s), "`z` has 64 bytes, not 32")
    refused(lambda: kzg.verify_kzg_proof(commitment, Z, Z[1:], proof, s), "`y` has 31 bytes, not 32")
    refused(lambda: kzg.verify_blob_kzg_proof(BLOB, b"", proof, s), "`commitment` has 0 bytes, not 48")
    for call, says in [
        (lambda: kzg.verify_blob_kzg_proof_batch(BLOB[1:], commitment, proof, s), "`blobs` .* not a multiple of"),
        (lambda: kzg.verify_blob_kzg_proof_batch(BLOB * 2, commitment * 2, proof, s), "number of proofs is 1, not 2"),
        (lambda: kzg.recover_cells([0, 1], cells[:1], s), "number of .* is [12], not [12]"),
        (lambda: kzg.verify_cell_kzg_proof_batch([commitment], [0], cells[:1], [], s), "number of proofs is 0, not 1"),
    ]:
        refused(call, says)
    refused(
        lambda: kzg.verify_cell_kzg_proof_batch([commitment], [0], [cells[0][1:]], [proofs[0]], s),
        r"`cells\[0\]` has 2047 bytes, not 2048",
        item=0,
    )
    for index in [-1, 2**64]:
        refused(lambda index=index: kzg.recover_cells([0, index], cells[:2], s), r"`cell_indices\[1\]` is", item=1)


def test_types(made):
    commitment, proof, cells, _ = made
    s = setup()
    for call, says in [
        (lambda: kzg.blob_to_kzg_commitment("x", s), "`blob` is a .*str.*: give bytes"),
        (lambda: kzg.compute_kzg_proof(BLOB, 5, s), "`z` is a .*int"),
        (lambda: kzg.compute_blob_kzg_proof([BLOB], commitment, s), "`blob` is a .*list"),
        (lambda: kzg.blob_to_kzg_commitment(BLOB, None), "`trusted_setup` is a .*NoneType"),
        (lambda: kzg.verify_blob_kzg_proof_batch(7, commitment, proof, s), "`blobs` is a .*int"),
        (lambda: kzg.recover_cells(None, cells, s), "`cell_indices` is a .*NoneType"),
        (lambda: kzg.recover_cells([0, 1.5], cells[:2], s), r"`cell_indices\[1\]` is a .*float"),
        (lambda: kzg.recover_cells([0, 1], [cells[0], "x"], s), r"`cells\[1\]` is a .*str"),
        (lambda: kzg.load_trusted_setup(5), "`trusted_setup_path` is a .*int"),
        (lambda: kzg.load_trusted_setup(None, "x"), "`precompute` is a .*str"),
    ]:
        refused(call, says, kzg.ArgumentError)
    with pytest.raises(TypeError, match="not C-contiguous|`blob`"):
        kzg.blob_to_kzg_commitment(memoryview(BLOB + BLOB)[::2], s)
    with pytest.raises(TypeError, match="threads"):
        kzg.compute_cells(BLOB, s, threads=1.5)
    with pytest.raises(TypeError, match="thread"):
        kzg.compute_cells(BLOB, s, thread=1)


def test_data(made):
    commitment, proof, cells, proofs = made
    s, bad = setup(), R.to_bytes(32, "big")
    for call, says, item in [
        (lambda: kzg.blob_to_kzg_commitment(BLOB[:32] + bad + BLOB[64:], s), "blob 0: element 1 is not below r", 0),
        (lambda: kzg.compute_kzg_proof(BLOB, bad, s), "evaluation point 0: element 0 is not below r", 0),
        (lambda: kzg.compute_blob_kzg_proof(BLOB, bytes(48), s), "commitment 0: ", 0),
        (lambda: kzg.verify_blob_kzg_proof(BLOB, commitment, b"\xff" * 48, s), "proof 0: ", 0),
        (lambda: kzg.recover_cells(range(63), cells[:63], s), "63 cells: 64 to 128", None),
        (lambda: kzg.recover_cells([1, 1, *range(2, 64)], cells[:64], s), "cell index 1 is 1, which is there already", 1),
        (lambda: kzg.recover_cells([*range(63), 128], cells[:64], s), "cell index 63 is 128", 63),
        (lambda: kzg.recover_cells(range(65), [*cells[:64], cells[0]], s), "not all of one blob", None),
        (
            lambda: kzg.verify_cell_kzg_proof_batch([commitment] * 2, [0, 1], cells[:2], [proofs[0], bytes(48)], s),
            "proof 1: ",
            1,
        ),
    ]:
        refused(call, says, kzg.KzgError, item)


def test_exceptions_are_sent():
    for kind in [kzg.KzgError, kzg.SetupError, kzg.ArgumentError]:
        assert kind.__module__ == "msmith.kzg"
        again = pickle.loads(pickle.dumps(kind("why")))
        assert type(again) is kind and str(again) == "why"


def test_setups(tmp_path, made):
    (tmp_path / "text").write_text("4096\n65\n")
    refused(lambda: kzg.load_trusted_setup(tmp_path / "text"), "text: ", kzg.SetupError)
    refused(lambda: kzg.load_trusted_setup(str(tmp_path / "none"), 0), "none: ", kzg.SetupError)
    refused(lambda: kzg.load_table(tmp_path / "none"), "none", kzg.SetupError)
    refused(lambda: kzg.load_trusted_setup(tables=tmp_path), "has no tables", kzg.SetupError)
    refused(lambda: kzg.write_tables(tmp_path / "text" / "in", setup()), "in: ", kzg.SetupError)
    refused(lambda: kzg.write_tables(7, setup()), "`folder` is a .*int", kzg.ArgumentError)
    refused(lambda: kzg.load_trusted_setup(None, 16), "precompute is 16", kzg.KzgError)
    refused(lambda: kzg.load_trusted_setup(budget=1, tables=tmp_path), "not both")
    refused(lambda: kzg.load_trusted_setup(budget="x"), "`budget`")
    assert issubclass(kzg.SetupError, msmith.FileError)
    for s in [kzg.load_trusted_setup(None, 8, budget=0), kzg.load_trusted_setup(budget="4M")]:
        assert kzg.compute_blob_kzg_proof(BLOB, made[0], s) == made[1]


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    folder = tmp_path_factory.mktemp("kzg") / "tables"
    small = kzg.load_trusted_setup(budget="4M")
    kzg.prepare(small)
    kzg.write_tables(folder, small)
    return folder


def test_tables(tables, made):
    one = kzg.load_trusted_setup(tables=tables)
    assert repr(one) == f"<TrustedSetup of Ethereum's mainnet, tables {tables}>"
    assert kzg.compute_cells_and_kzg_proofs(BLOB, one) == made[2:]
    points = (ROOT / "crates" / "proofs" / "kzg" / "data" / "kzg-mainnet-lagrange.bin").read_bytes()
    # In the order of a blob's elements.
    order = [96 * int(f"{k:012b}"[::-1], 2) for k in range(4096)]
    points = b"".join(points[k : k + 96] for k in order)
    msmith.Engine("bls12-381").prepare(points, format="affine-be", budget="1M").save(tables / "own")
    assert kzg.blob_to_kzg_commitment(BLOB, kzg.load_table(tables / "own")) == made[0]
    (tables / "own").write_bytes(b"x" * 5000)
    refused(lambda: kzg.load_table(tables / "own"), "own", kzg.SetupError)


def test_pickles(tables, tmp_path, monkeypatch, made):
    monkeypatch.chdir(tables.parent)
    for s in [setup(), kzg.load_trusted_setup(budget="4M"), kzg.load_trusted_setup(tables="tables")]:
        sent = pickle.dumps(s)
        monkeypatch.chdir(tmp_path)
        again = pickle.loads(sent)
        assert repr(again) == repr(s) == repr(copy.deepcopy(s))
        assert kzg.blob_to_kzg_commitment(BLOB, again) == made[0]
        monkeypatch.chdir(tables.parent)
    assert repr(setup()) == "<TrustedSetup of Ethereum's mainnet>"


def test_options(made):
    cells, proofs = made[2:]
    seen = []
    got = kzg.recover_cells_and_kzg_proofs(
        range(64), cells[:64], setup(), threads=2, progress=lambda done, n: seen.append((done, n)), memory_limit="1G"
    )
    assert got == (cells, proofs) and seen[-1] == (8192, 8192)
    with pytest.raises(msmith.MemoryLimitError):
        kzg.compute_cells_and_kzg_proofs(BLOB, setup(), memory_limit=1)
    with pytest.raises(msmith.Cancelled):
        while True:
            kzg.compute_cells_and_kzg_proofs(BLOB, setup(), threads=1, progress=lambda done, n: done == n)


@pytest.mark.skipif(os.name == "nt", reason="signals are those of Unix")
def test_limits(made):
    # What a limit is told to be is enough, and a byte less is not.
    commitment, proof, cells, proofs = made
    block, s, half = kzg.commitments([commitment], setup()), setup(), range(127, 63, -1)
    some = [cells[k] for k in half]
    zeros = [0] * 128
    for call in [
        lambda n: kzg.blob_to_kzg_commitment_batch([BLOB] * 2, s, memory_limit=n),
        lambda n: kzg.compute_cells(BLOB, s, memory_limit=n),
        lambda n: kzg.recover_cells_and_kzg_proofs(half[::-1], some[::-1], s, memory_limit=n),
        lambda n: kzg.recover_from_proofs(half, some, [proofs[k] for k in half], s, memory_limit=n),
        lambda n: kzg.verify_blob_kzg_proof_batch([BLOB] * 2, [commitment] * 2, [proof] * 2, s, memory_limit=n),
        lambda n: kzg.find_invalid(block, zeros, range(128), cells, proofs, s, memory_limit=n),
    ]:
        with pytest.raises(msmith.MemoryLimitError) as why:
            call(1)
        needed = int(re.search(r"memory: (\d+) bytes? would do", str(why.value))[1])
        with pytest.raises(msmith.MemoryLimitError):
            call(needed - 1)
        call(needed)


def test_ctrl_c(made):
    s = setup()
    assert stopped_after(lambda: kzg.compute_cells_and_kzg_proofs(BLOB, s, threads=1)) < 1.0
    assert kzg.compute_cells_and_kzg_proofs(BLOB, s) == made[2:]


def test_other_threads_run(made):
    stop, turns = threading.Event(), 0

    def count():
        nonlocal turns
        while not stop.is_set():
            turns += 1
            time.sleep(0.001)

    other = threading.Thread(target=count)
    other.start()
    kzg.compute_cells_and_kzg_proofs(BLOB, setup(), threads=1)
    stop.set()
    other.join()
    assert turns > 5


def test_one_setup_of_many_threads(made):
    fresh, got = kzg.load_trusted_setup(budget=0), []
    threads = [
        threading.Thread(target=lambda: got.append(kzg.recover_cells(range(64), made[2][:64], fresh))) for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert got == [made[2]] * 4


def test_the_stub_has_these_parameters():
    stub = ast.parse((pathlib.Path(kzg.__file__).with_suffix(".pyi")).read_text(encoding="utf-8"))
    shown = {f.name: f.args for f in stub.body if isinstance(f, ast.FunctionDef)}
    public = {n for n in vars(kzg) if not n.startswith("_")}
    functions = {n for n in public if inspect.isroutine(getattr(kzg, n))}
    assert functions == set(shown)
    options = ["threads", "progress", "memory_limit"]
    for name, args in shown.items():
        parameters = inspect.signature(getattr(kzg, name)).parameters.values()
        plain = [p for p in parameters if p.kind is p.POSITIONAL_OR_KEYWORD]
        assert [a.arg for a in args.args] == [p.name for p in plain], name
        assert len(args.defaults) == sum(p.default is not p.empty for p in plain), name
        keywords = [a.arg for a in args.kwonlyargs] + (options if args.kwarg else [])
        assert keywords == [p.name for p in parameters if p.kind is p.KEYWORD_ONLY], name
    values = {a.target.id for a in stub.body if isinstance(a, ast.AnnAssign)} - {"_Items", "_Indices", "_Path", "_Row"}
    classes = {c.name for c in stub.body if isinstance(c, ast.ClassDef)} - {"_Options"}
    assert values | classes == public - functions


def answer(call):
    try:
        return call()
    except (ValueError, RuntimeError) as why:
        # Ours of data are both.
        return RuntimeError if isinstance(why, RuntimeError) else ValueError


def test_like_ckzg():
    ckzg = pytest.importorskip("ckzg", reason="ckzg is not installed: nothing is compared with it")
    vectors = os.environ.get("MSMITH_KZG_VECTORS")
    if vectors is None:
        pytest.skip("MSMITH_KZG_VECTORS does not name the folder `tests` of c-kzg-4844: no setup for ckzg")
    path = str(pathlib.Path(vectors).parent / "src" / "trusted_setup.txt")
    theirs, own = ckzg.load_trusted_setup(path, 0), kzg.load_trusted_setup(path, 0)

    def compare(name, *arguments, by=None):
        want = answer(lambda: getattr(ckzg, name)(*arguments, theirs))
        got = answer(lambda: getattr(kzg, name)(*arguments, by or setup()))
        assert (got, type(got)) == (want, type(want)), (name, arguments)
        return got

    rng = random.Random(5)
    bad = b"\xff" * 32
    blob = b"".join(rng.randrange(R).to_bytes(32, "big") for _ in range(4096))
    commitment = compare("blob_to_kzg_commitment", blob)
    compare("blob_to_kzg_commitment", blob, by=own)
    proof = compare("compute_blob_kzg_proof", blob, commitment)
    cells, proofs = compare("compute_cells_and_kzg_proofs", blob)
    compare("compute_cells_and_kzg_proofs", blob, by=own)
    compare("compute_kzg_proof", blob, blob[:32])
    compare("compute_cells", bytes(131072))
    for wrong in [bad + blob[32:], blob[1:], b"", None, "x"]:
        compare("blob_to_kzg_commitment", wrong)
        compare("compute_kzg_proof", wrong, Z)
        compare("compute_blob_kzg_proof", wrong, commitment)
        compare("verify_blob_kzg_proof", wrong, commitment, proof)
        compare("verify_blob_kzg_proof_batch", wrong, commitment, proof)
        compare("compute_cells", wrong)
        compare("compute_cells_and_kzg_proofs", wrong)
    for wrong in [bad, b"", 7]:
        compare("compute_kzg_proof", blob, wrong)
        compare("verify_kzg_proof", commitment, Z, wrong, proof)
    for wrong in [bytes(48), b"", 7]:
        compare("compute_blob_kzg_proof", blob, wrong)
        compare("verify_blob_kzg_proof", blob, commitment, wrong)
        compare("verify_cell_kzg_proof_batch", [wrong], [0], cells[:1], proofs[:1])
    for some in [proof, proofs[0]]:
        compare("verify_blob_kzg_proof", blob, commitment, some)
        compare("verify_blob_kzg_proof_batch", blob * 2, commitment * 2, some + proof)
        compare("verify_kzg_proof", commitment, Z, Z, some)
    some = sorted(rng.sample(range(128), 70))
    for indices, known in [
        (some, [cells[k] for k in some]),
        (some[:63], [cells[k] for k in some[:63]]),
        (some[::-1], [cells[k] for k in some]),
        (some, cells),
        ([-1], cells[:1]),
        (["0"], cells[:1]),
        (None, cells),
        (some, None),
    ]:
        compare("recover_cells_and_kzg_proofs", indices, known)
    right = [proofs[5], proofs[9]]
    for indices, known in [([5, 9], right), ([5, 9], right[::-1]), ([5, 9], []), ([5, 128], right)]:
        compare("verify_cell_kzg_proof_batch", [commitment] * 2, indices, [cells[5], cells[9]], known)
    compare("verify_cell_kzg_proof_batch", [], [], [], [])
    compare("verify_cell_kzg_proof_batch", [commitment], [0], [b""], proofs[:1])
    compare("verify_blob_kzg_proof_batch", b"", b"", b"")
    for arguments in [("x", 0), (5, 0), (path, "x"), (path, 99)]:
        want = answer(lambda: ckzg.load_trusted_setup(*arguments))
        assert want in [ValueError, RuntimeError]
        assert answer(lambda: kzg.load_trusted_setup(*arguments)) == want, arguments
