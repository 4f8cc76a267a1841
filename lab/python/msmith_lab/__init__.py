"""Chains for one scalar or two, and factors of integers: what msmith's laboratory has for Python."""

from . import chain, ecm, plot
from ._lab import __version__

__all__ = ["__version__", "chain", "ecm", "plot"]
