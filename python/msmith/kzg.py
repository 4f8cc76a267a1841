"""KZG commitments and proofs of Ethereum's blobs (EIP-4844) and cells (EIP-7594), with the names and argument orders of
the package ``ckzg``: ``import msmith.kzg as ckzg`` is all that a program has to change.

    >>> from msmith import kzg
    >>> setup = kzg.load_trusted_setup()
    >>> blob = bytes(kzg.BYTES_PER_BLOB)
    >>> commitment = kzg.blob_to_kzg_commitment(blob, setup)
    >>> proof = kzg.compute_blob_kzg_proof(blob, commitment, setup)
    >>> kzg.verify_blob_kzg_proof(blob, commitment, proof, setup)
    True

Items are bytes, bytearrays, memoryviews or arrays of uint8; many of them a list, or one after the other. What is
well-formed and wrong is False; wrong lengths and types are a ValueError, and malformed bytes a RuntimeError too. Calls
take ``threads=``, ``progress=`` and ``memory_limit=`` as ``Engine.msm`` does; one with a limit makes no table. Variable
time: blobs are public.
"""

from ._msmith import (
    ArgumentError,
    Commitments,
    KzgError,
    SetupError,
    TrustedSetup,
    blob_to_kzg_commitment,
    blob_to_kzg_commitment_batch,
    commitments,
    compute_blob_kzg_proof,
    compute_blob_kzg_proof_batch,
    compute_cell_kzg_proofs,
    compute_cells,
    compute_cells_and_kzg_proofs,
    compute_cells_and_kzg_proofs_batch,
    compute_challenge,
    compute_kzg_proof,
    compute_verify_cell_kzg_proof_batch_challenge,
    find_invalid,
    find_invalid_blobs,
    load_trusted_setup,
    prepare,
    recover_blob,
    recover_cells,
    recover_cells_and_kzg_proofs,
    recover_cells_and_kzg_proofs_batch,
    recover_from_proofs,
    verify_blob_kzg_proof,
    verify_blob_kzg_proof_batch,
    verify_cell_kzg_proof_batch,
    verify_cells,
    verify_column,
    verify_kzg_proof,
    write_tables,
)

BYTES_PER_BLOB = 131072
BYTES_PER_CELL = 2048
BYTES_PER_COMMITMENT = 48
BYTES_PER_FIELD_ELEMENT = 32
BYTES_PER_PROOF = 48
CELLS_PER_EXT_BLOB = 128
FIELD_ELEMENTS_PER_BLOB = 4096
FIELD_ELEMENTS_PER_CELL = 64


def load_table(path):
    """The setup of Ethereum's mainnet by tables in files: ``load_trusted_setup(tables=path)``."""
    return load_trusted_setup(tables=path)
