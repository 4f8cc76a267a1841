# Written by `cargo xtask faces` of python/src: change that.
from collections.abc import Iterable, Mapping, Sequence
from os import PathLike
from typing import Any, TypeAlias, TypedDict, Unpack, final

from ._msmith import _Bytes, _Number, _Progress

__all__ = [
    "Key",
    "VerifyingKey",
    "export_solidity_calldata",
    "find_invalid",
    "prove",
    "verify",
    "verify_batch",
]

# A path, or the bytes of the file.
_File: TypeAlias = str | PathLike[str] | _Bytes
# The object of a proof.json, or its text.
_Proof: TypeAlias = Mapping[str, Any] | str
# The list of a public.json, or its text.
_Public: TypeAlias = Sequence[str | int] | str

class _Options(TypedDict, total=False):
    """As those of Engine.msm."""

    threads: _Number | None
    progress: _Progress
    memory_limit: _Number | None

@final
class Key:
    """A proving key: a ``.zkey`` of snarkjs (BN254 or BLS12-381), whose points are used where they lie. Any number of
    threads may use it at once; that of a path can be pickled, which sends the path.

    A path is mapped, and the file must not be changed in place; bytes are copied. All points are checked to be on the
    curve, unless ``in_subgroup`` vouches for them. Whether the key is that of a circuit and a ceremony is not looked
    at.
    """

    def __init__(self, source: _File, *, in_subgroup: bool = False, threads: _Number | None = None) -> None: ...
    @property
    def curve(self) -> str:
        """The curve's name."""

    @property
    def variables(self) -> int:
        """The number of values of a witness, the constant 1 and public ones among them."""

    @property
    def public(self) -> int:
        """The number of public signals."""

    @property
    def domain(self) -> int:
        """The number of constraints, filled up to a power of 2."""

@final
class VerifyingKey:
    """A key that verifies the proofs of a circuit: of the object of a ``verification_key.json`` or its text, which
    begins with a brace; of the path of such a file, of a ``.zkey``, or of a key of ark-groth16 or gnark that says what
    it is; or of such a file's bytes. It can be pickled.
    """

    def __init__(self, source: _File | Mapping[str, Any]) -> None: ...
    @property
    def curve(self) -> str:
        """The curve's name."""

    @property
    def public(self) -> int:
        """The number of public signals."""

    @property
    def is_forgeable(self) -> bool:
        """Whether everybody knows a secret of the key, and so can make proofs of anything for it: γ = ±δ, as in a ``.zkey``
        to which nobody has contributed, or γ is ± the generator and so is α or β. That all contributions are beacons is
        not seen here.
        """

    def to_json(self) -> dict[str, Any]:
        """The object of `verification_key.json`."""

    def to_solidity(self) -> str:
        """The text of a contract in Solidity that verifies the proofs, over BN254."""

def prove(
    key: Key,
    witness: _File | Iterable[int],
    *,
    check: bool = True,
    r: int | None = None,
    s: int | None = None,
    **options: Unpack[_Options],
) -> tuple[dict[str, Any], list[str]]:
    """A proof that the circuit of a key has a witness, and its public signals: the objects of snarkjs' `proof.json` and
    `public.json`. Variable time in the witness.

    `witness` is a path, the bytes of a `.wtns`, or all values as ints, of which the first is 1. The proof is verified
    by the key's own points, in some milliseconds: a witness that does not satisfy the circuit, or a damaged key, is an
    error. `check=False` leaves that out, as snarkjs and rapidsnark do. `r` and `s` are the numbers that hide the
    witness, random ones without them, for proofs that are to come out the same: who knows them and the proof knows
    parts of the witness.
    """

def verify(
    key: VerifyingKey | _File | Mapping[str, Any], public: _Public, proof: _Proof, *, threads: _Number | None = None
) -> bool:
    """Whether a proof of public signals is right: snarkjs' `groth16.verify`, with its order of arguments. Without a
    `VerifyingKey` one is made of what is given.
    """

def verify_batch(
    key: VerifyingKey | _File | Mapping[str, Any], items: Iterable[tuple[_Public, _Proof]], **options: Unpack[_Options]
) -> bool:
    """Whether all of many pairs of public signals and a proof are right, by one random sum: a wrong one among them is
    not seen with a probability of 2^-128. An item that is malformed is an error, which has its number.
    """

def find_invalid(
    key: VerifyingKey | _File | Mapping[str, Any], items: Iterable[tuple[_Public, _Proof]], **options: Unpack[_Options]
) -> list[int]:
    """The numbers of all pairs that are wrong or malformed, in ascending order."""

def export_solidity_calldata(proof: _Proof, public: _Public) -> str:
    """The arguments of a contract's `verifyProof`, as `snarkjs zkey export soliditycalldata` prints them. The curve is
    that which the proof names, BN254 where it names none.
    """
