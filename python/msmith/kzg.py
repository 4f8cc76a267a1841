"""KZG commitments of EIP-4844, with the names and argument orders of the package ``ckzg``.

    >>> from msmith import kzg
    >>> setup = kzg.load_trusted_setup()
    >>> len(kzg.blob_to_kzg_commitment(bytes(131072), setup))
    48

Proofs are made here and not verified.
"""

from __future__ import annotations

from os import PathLike
from typing import TYPE_CHECKING

from ._msmith import Error, TrustedSetup

if TYPE_CHECKING:
    from ._msmith import _Bytes

BYTES_PER_BLOB = 131072
BYTES_PER_COMMITMENT = 48
BYTES_PER_FIELD_ELEMENT = 32
BYTES_PER_PROOF = 48
FIELD_ELEMENTS_PER_BLOB = 4096

__all__ = [
    "BYTES_PER_BLOB",
    "BYTES_PER_COMMITMENT",
    "BYTES_PER_FIELD_ELEMENT",
    "BYTES_PER_PROOF",
    "FIELD_ELEMENTS_PER_BLOB",
    "TrustedSetup",
    "blob_to_kzg_commitment",
    "compute_blob_kzg_proof",
    "compute_kzg_proof",
    "load_table",
    "load_trusted_setup",
]


def load_trusted_setup(
    trusted_setup_path: str | PathLike[str] | None = None, precompute: int = 0
) -> TrustedSetup:
    """The setup of a text file; without one that of Ethereum's mainnet, which is built in. ``precompute`` is taken so
    that calls of ckzg fit, and means nothing here: :func:`load_table` has prepared points.
    """
    if not 0 <= precompute <= 15:
        raise Error(f"precompute is {precompute}: it is a number from 0 to 15")
    if trusted_setup_path is None:
        return TrustedSetup.mainnet()
    return TrustedSetup.of_file(trusted_setup_path)


def load_table(path: str | PathLike[str]) -> TrustedSetup:
    """The setup of Ethereum's mainnet by a table of its points, as ``msmith table build --kzg`` writes it."""
    return TrustedSetup.of_table(path)


def blob_to_kzg_commitment(blob: _Bytes, trusted_setup: TrustedSetup) -> bytes:
    """The commitment to a blob, 48 bytes."""
    return trusted_setup.blob_to_kzg_commitment(blob)


def compute_kzg_proof(blob: _Bytes, z: _Bytes, trusted_setup: TrustedSetup) -> tuple[bytes, bytes]:
    """The proof of the blob's value at z, and that value y."""
    return trusted_setup.compute_kzg_proof(blob, z)


def compute_blob_kzg_proof(blob: _Bytes, commitment: _Bytes, trusted_setup: TrustedSetup) -> bytes:
    """The proof at the point that blob and commitment choose; that the commitment is the blob's is not checked."""
    return trusted_setup.compute_blob_kzg_proof(blob, commitment)
