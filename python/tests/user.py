"""A user's file, whose types mypy checks."""

import msmith
from msmith import ed25519, groth16, kzg


def total(points: list[msmith.Point], scalars: list[int]) -> msmith.Point:
    engine = msmith.Engine("bls12-381", threads := "g1")
    assert threads
    table: msmith.Table = engine.prepare(points, budget=1 << 20)
    total = engine.msm([points[0], (points[0].x, points[0].y), None, (1, 2)], scalars, threads="2", memory_limit="64M")
    assert engine.point((total.x, total.y)) == total
    with table:
        first = table.msm(scalars, progress=lambda done, n: done < n)
    second: msmith.Point = engine.msm(b"".join(q.to_bytes() for q in points), scalars)
    return 2 * first + second * 3 - (-first)


def others(path: str) -> int:
    try:
        ed25519.verify(bytes(32), b"", bytes(64))
    except msmith.SignatureError as why:
        print(why.item)
    setup = kzg.load_trusted_setup()
    commitment: bytes = kzg.blob_to_kzg_commitment(memoryview(bytes(kzg.BYTES_PER_BLOB)), setup)
    kzg.compute_kzg_proof(bytearray(kzg.BYTES_PER_BLOB), bytearray(32), setup)
    cells, proofs = kzg.compute_cells_and_kzg_proofs(bytes(kzg.BYTES_PER_BLOB), setup, threads="2")
    right: bool = kzg.verify_cell_kzg_proof_batch(commitment, [0], cells[:1], b"".join(proofs[:1]), setup)
    block: kzg.Commitments = kzg.commitments([commitment], setup)
    wrong: list[int] = kzg.find_invalid(block, (k for k in [0]), [0], cells[:1], proofs[:1], setup, progress=True)
    rows = kzg.recover_cells_and_kzg_proofs_batch([(range(64), cells[:64])], setup)
    print(len(block), wrong, rows[0][1][0].hex())
    try:
        kzg.recover_cells([0] if right else range(1), iter(cells[:1]), setup)
    except kzg.KzgError as why:
        print(why.item)
    with msmith.open(path) as file:
        print(file["H"].points(msmith.Engine("bn254"), 0, 3)[0].x, len(commitment))
    plan: msmith.Plan = msmith.Engine("bn254").plan(1024)
    return plan.n


def prover(zkey: str, wtns: bytes) -> bool:
    key = groth16.Key(zkey, in_subgroup=True)
    proof, public = groth16.prove(key, memoryview(wtns), threads=2, memory_limit="1G")
    first: str = public[0]
    groth16.prove(key, (int(x) for x in public), r=1, s=2, progress=True)
    vk = groth16.VerifyingKey({"protocol": "groth16"})
    wrong: list[int] = groth16.find_invalid(vk, [(public, proof), ([1], "{}")])
    print(first, wrong, vk.to_json(), groth16.export_solidity_calldata(proof, public))
    return groth16.verify(vk, public, proof) and groth16.verify_batch(zkey, [(public, proof)], threads=1)
