"""Signatures of Ed25519: one, or many at once.

Rules: ``strict`` (RFC 8032's encodings, the equation with the factor 8), ``zip215``, ``no-small-order``.
"""

from __future__ import annotations

from collections.abc import Sequence

from ._msmith import SignatureError, verify_batch as _verify_batch

__all__ = ["SignatureError", "verify", "verify_batch"]


def verify(public_key: bytes, message: bytes, signature: bytes, *, rules: str = "strict") -> None:
    """Raises SignatureError, which says why, unless the signature is valid."""
    _verify_batch([(public_key, message, signature)], rules=rules)


def verify_batch(
    items: Sequence[tuple[bytes, bytes, bytes]], *, rules: str = "strict", threads: int | None = None
) -> None:
    """Verifies ``(public_key, message, signature)`` of all items at once. Raises SignatureError for the first that is
    not valid, with its number as ``item``.
    """
    _verify_batch(list(items), rules=rules, threads=threads)
