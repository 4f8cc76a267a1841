# Written by `cargo xtask faces` of python/src: change that.
from collections.abc import Iterable
from os import PathLike
from typing import TypeAlias, TypedDict, Unpack, final

from ._msmith import Error, FileError, _Bytes, _Number, _Progress

BYTES_PER_BLOB: int
BYTES_PER_CELL: int
BYTES_PER_COMMITMENT: int
BYTES_PER_FIELD_ELEMENT: int
BYTES_PER_PROOF: int
CELLS_PER_EXT_BLOB: int
FIELD_ELEMENTS_PER_BLOB: int
FIELD_ELEMENTS_PER_CELL: int

# Items of one kind: a list, or one after the other.
_Items: TypeAlias = _Bytes | Iterable[_Bytes]
_Indices: TypeAlias = Iterable[int]
_Path: TypeAlias = str | PathLike[str]
# 128 cells, and a proof for each.
_Row: TypeAlias = tuple[list[bytes], list[bytes]]

class _Options(TypedDict, total=False):
    """As those of Engine.msm."""

    threads: _Number | None
    progress: _Progress
    memory_limit: _Number | None

class KzgError(Error, RuntimeError):
    """Bytes that are malformed, or indices of no cells; also a RuntimeError."""

class SetupError(KzgError, FileError):
    """A trusted setup or its tables that cannot be read, written or used."""

class ArgumentError(Error, TypeError):
    """An argument of a wrong type; also a TypeError."""

@final
class TrustedSetup:
    """A trusted setup, with the tables that the first calls make of it, or that are mapped from files. Any number of
    threads may use it at once; it can be pickled and sent to other processes.
    """

@final
class Commitments:
    """Commitments that are read and checked: those of a block's blobs, in their order."""

    def __len__(self) -> int: ...

def load_trusted_setup(
    trusted_setup_path: _Path | None = None,
    precompute: int | None = None,
    *,
    budget: _Number | None = None,
    tables: _Path | None = None,
    threads: _Number | None = None,
) -> TrustedSetup:
    """The setup of a text file, which c-kzg reads too; without one that of Ethereum's mainnet, which is built in.

    Its tables take at most `budget` bytes (48 MB by default, or a text such as "16M"; 0 for none) and are made by the
    first call that uses them; or they are those of a folder that `write_tables` wrote or of one file of `msmith table
    build --kzg`, which are mapped. `precompute` is taken so that calls of ckzg fit, and means nothing here.
    """

def load_table(path: _Path) -> TrustedSetup:
    """The setup of Ethereum's mainnet by tables in files: ``load_trusted_setup(tables=path)``."""

def prepare(trusted_setup: TrustedSetup, **options: Unpack[_Options]) -> None:
    """Makes the tables, which the first calls that use them would do otherwise."""

def write_tables(folder: _Path, trusted_setup: TrustedSetup, **options: Unpack[_Options]) -> None:
    """Makes the tables and writes them into a folder, each file whole or not at all, for
    `load_trusted_setup(tables=folder)`: processes then share their memory.
    """

def blob_to_kzg_commitment(blob: _Bytes, trusted_setup: TrustedSetup, **options: Unpack[_Options]) -> bytes:
    """The commitment to a blob of 131072 bytes, 4096 integers below r of 32 bytes each: 48 bytes."""

def compute_kzg_proof(
    blob: _Bytes, z: _Bytes, trusted_setup: TrustedSetup, **options: Unpack[_Options]
) -> tuple[bytes, bytes]:
    """The proof of a blob's value at z, an integer below r of 32 bytes, and that value y: 48 and 32 bytes."""

def compute_blob_kzg_proof(
    blob: _Bytes, commitment: _Bytes, trusted_setup: TrustedSetup, **options: Unpack[_Options]
) -> bytes:
    """The proof at the point that blob and commitment choose, 48 bytes. That the commitment is the blob's is not
    checked.
    """

def verify_kzg_proof(
    commitment: _Bytes, z: _Bytes, y: _Bytes, proof: _Bytes, trusted_setup: TrustedSetup, **options: Unpack[_Options]
) -> bool:
    """Whether the polynomial of a commitment has the value y at z."""

def verify_blob_kzg_proof(
    blob: _Bytes, commitment: _Bytes, proof: _Bytes, trusted_setup: TrustedSetup, **options: Unpack[_Options]
) -> bool:
    """Whether a commitment is that of a blob, by a proof of `compute_blob_kzg_proof`."""

def verify_blob_kzg_proof_batch(
    blobs: _Items, commitments: _Items, proofs: _Items, trusted_setup: TrustedSetup, **options: Unpack[_Options]
) -> bool:
    """The same of many blobs at once: whether all are right."""

def compute_challenge(blob: _Bytes, commitment: _Bytes) -> bytes:
    """The point at which a proof of `compute_blob_kzg_proof` is made: 32 bytes."""

def compute_cells(blob: _Bytes, trusted_setup: TrustedSetup, **options: Unpack[_Options]) -> list[bytes]:
    """The 128 cells of a blob and its extension, 2048 bytes each."""

def compute_cells_and_kzg_proofs(blob: _Bytes, trusted_setup: TrustedSetup, **options: Unpack[_Options]) -> _Row:
    """The 128 cells of a blob and its extension, and a proof for each."""

def compute_cell_kzg_proofs(blob: _Bytes, trusted_setup: TrustedSetup, **options: Unpack[_Options]) -> list[bytes]:
    """The proofs of all 128 cells of a blob, without the cells."""

def recover_cells(
    cell_indices: _Indices, cells: _Items, trusted_setup: TrustedSetup, **options: Unpack[_Options]
) -> list[bytes]:
    """All 128 cells from at least 64 of them, with their indices in any order."""

def recover_blob(
    cell_indices: _Indices, cells: _Items, trusted_setup: TrustedSetup, **options: Unpack[_Options]
) -> bytes:
    """A blob from at least 64 of its cells, with their indices in any order."""

def recover_cells_and_kzg_proofs(
    cell_indices: _Indices, cells: _Items, trusted_setup: TrustedSetup, **options: Unpack[_Options]
) -> _Row:
    """All 128 cells and their proofs from at least 64 cells, with their indices, which ascend as the specification
    asks.
    """

def recover_from_proofs(
    cell_indices: _Indices, cells: _Items, proofs: _Items, trusted_setup: TrustedSetup, **options: Unpack[_Options]
) -> _Row:
    """All 128 cells and proofs from at least 64 cells and the proofs of these, in less time than without them. From
    wrong proofs follow wrong ones: verify them first.
    """

def verify_cell_kzg_proof_batch(
    commitments: _Items,
    cell_indices: _Indices,
    cells: _Items,
    proofs: _Items,
    trusted_setup: TrustedSetup,
    **options: Unpack[_Options],
) -> bool:
    """Whether all cells are right: cell k has an index in the blob of commitment k. Commitments may repeat."""

def compute_verify_cell_kzg_proof_batch_challenge(
    commitments: _Items, commitment_indices: _Indices, cell_indices: _Indices, cells: _Items, proofs: _Items
) -> bytes:
    """The challenge by which the specification weighs the cells of a batch: 32 bytes. Each commitment is given once,
    and `commitment_indices` say which one a cell has.
    """

def blob_to_kzg_commitment_batch(
    blobs: _Items, trusted_setup: TrustedSetup, **options: Unpack[_Options]
) -> list[bytes]:
    """The commitments to many blobs, in their order."""

def compute_blob_kzg_proof_batch(
    blobs: _Items, commitments: _Items, trusted_setup: TrustedSetup, **options: Unpack[_Options]
) -> list[bytes]:
    """The proofs of `compute_blob_kzg_proof` of many blobs, in their order."""

def compute_cells_and_kzg_proofs_batch(
    blobs: _Items, trusted_setup: TrustedSetup, **options: Unpack[_Options]
) -> list[_Row]:
    """The cells of many blobs and their proofs: a pair of lists for each blob."""

def recover_cells_and_kzg_proofs_batch(
    rows: Iterable[tuple[_Indices, _Items]], trusted_setup: TrustedSetup, **options: Unpack[_Options]
) -> list[_Row]:
    """All cells of many blobs and their proofs, from a pair of indices and cells for each: a pair of lists for each."""

def commitments(commitments: _Items, trusted_setup: TrustedSetup, **options: Unpack[_Options]) -> Commitments:
    """Reads and checks a block's commitments, for `verify_column`, `verify_cells` and `find_invalid`."""

def verify_column(
    commitments: Commitments,
    column: int,
    cells: _Items,
    proofs: _Items,
    trusted_setup: TrustedSetup,
    **options: Unpack[_Options],
) -> bool:
    """Whether a column is right: a cell for each commitment, all with one index."""

def verify_cells(
    commitments: Commitments,
    rows: _Indices,
    columns: _Indices,
    cells: _Items,
    proofs: _Items,
    trusted_setup: TrustedSetup,
    **options: Unpack[_Options],
) -> bool:
    """Whether all cells are right: cell k has index `columns[k]` in the blob of commitment number `rows[k]`."""

def find_invalid(
    commitments: Commitments,
    rows: _Indices,
    columns: _Indices,
    cells: _Items,
    proofs: _Items,
    trusted_setup: TrustedSetup,
    **options: Unpack[_Options],
) -> list[int]:
    """The numbers of all cells that are wrong or malformed, in ascending order: arguments as for `verify_cells`."""

def find_invalid_blobs(
    blobs: _Items, commitments: _Items, proofs: _Items, trusted_setup: TrustedSetup, **options: Unpack[_Options]
) -> list[int]:
    """The numbers of all blobs of which blob, commitment and proof do not fit, or are malformed, in ascending order."""
