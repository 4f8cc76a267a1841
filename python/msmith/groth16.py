"""Groth16: proofs from the files of circom and snarkjs, and their verification.

    from msmith import groth16
    key = groth16.Key("circuit_final.zkey")
    proof, public = groth16.prove(key, "witness.wtns")
    vk = groth16.VerifyingKey("verification_key.json")
    assert groth16.verify(vk, public, proof)

Proofs are the objects of snarkjs' ``proof.json``, public signals those of ``public.json``: dicts and lists of texts of
digits, or their JSON as text. What is well-formed and wrong is False; what is malformed is an ``msmith.Error``. Files
are given by their paths, or their bytes. Variable time: time depends on the witness.
"""

from ._msmith import Key, VerifyingKey
from ._msmith import groth16_calldata as export_solidity_calldata
from ._msmith import groth16_find_invalid as find_invalid
from ._msmith import groth16_prove as prove
from ._msmith import groth16_verify as verify
from ._msmith import groth16_verify_batch as verify_batch

__all__ = [
    "Key",
    "VerifyingKey",
    "export_solidity_calldata",
    "find_invalid",
    "prove",
    "verify",
    "verify_batch",
]
