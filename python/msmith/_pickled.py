"""What pickles call. A process makes one engine for all points of a group that it is sent."""

from __future__ import annotations

from functools import lru_cache

from ._msmith import Engine, FileError, Point, Table
from .groth16 import Key, VerifyingKey
from .kzg import TrustedSetup, load_trusted_setup


@lru_cache(maxsize=64)
def engine(curve: str, group: str, backend: str | None) -> Engine:
    """The engine of a curve by its name, or by its numbers as JSON."""
    return Engine(curve, group, backend=backend)


def point(curve: str, group: str, data: bytes | None) -> Point:
    """A point from its plain words, which are checked; infinity from None."""
    return engine(curve, group, None)._point(data)


def table(path: str, curve: str, group: str, backend: str | None, content: bytes) -> Table:
    """The table of a file, which must still be the one that it was."""
    opened = Table.open(path, engine(curve, group, backend))
    if opened._content() != content:
        raise FileError(f"{path} holds another table than the one that was pickled")
    return opened


def setup(path: str | None, budget: int | None, tables: str | None) -> TrustedSetup:
    """The setup of a text file, without a path that of mainnet, with tables as it had them."""
    return load_trusted_setup(path, budget=budget, tables=tables)


def proving_key(path: str, in_subgroup: bool) -> Key:
    """The key of a file."""
    return Key(path, in_subgroup=in_subgroup)


def verifying_key(text: str) -> VerifyingKey:
    """The key of its JSON."""
    return VerifyingKey(text)
