"""Signatures of Ed25519: one, or many at once.

``RULES`` has the names of the rules by which a signature is valid, the default first, and what each checks.
``docs/ed25519.md`` shows which other verifier takes what.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ._msmith import SignatureError, signature_rules as _rules, verify_batch as _verify_batch

if TYPE_CHECKING:
    from ._msmith import _Bytes, _Number

__all__ = ["RULES", "SignatureError", "verify", "verify_batch"]

RULES: dict[str, str] = dict(_rules())


def verify(public_key: _Bytes, message: _Bytes, signature: _Bytes, *, rules: str = "no-small-order") -> None:
    """Raises SignatureError, which says why, unless the signature is valid by the rules, one of ``RULES``."""
    _verify_batch([(public_key, message, signature)], rules=rules)


def verify_batch(
    items: Iterable[tuple[_Bytes, _Bytes, _Bytes]],
    *,
    rules: str = "no-small-order",
    threads: _Number | None = None,
) -> None:
    """Verifies ``(public_key, message, signature)`` of all items at once, with the answer that each has alone. Raises
    SignatureError for the first that is not valid, with its number as ``item``.
    """
    _verify_batch(items, rules=rules, threads=threads)
