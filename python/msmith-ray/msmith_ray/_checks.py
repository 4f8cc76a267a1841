"""What is asked of the arguments of :mod:`msmith.ray` before anything is started."""

from __future__ import annotations

import math
import operator
import os
from typing import Any

from msmith import Engine, Error

# A day times ten: what is longer is no limit that anybody waits for.
_LONGEST = 864_000.0
# As the extension takes them.
_SCALAR_BYTES = 8191


def whole(name: str, value: Any, least: int = 1, most: int = 1 << 62) -> int:
    """An integer in a range. Errors: TypeError and Error, which name the argument."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise TypeError(f"{name} is {value!r}: it is an int")
    if not least <= (found := operator.index(value)) <= most:
        raise Error(f"{name} is {value}: it is {least} or more" + (f", and at most {most}" if found > most else ""))
    return found


def seconds(name: str, value: Any) -> float:
    """A time, of a second or more."""
    if isinstance(value, bool) or not hasattr(value, "__float__"):
        raise TypeError(f"{name} is {value!r}: it is a number of seconds")
    if not 1 <= (found := float(value)) <= _LONGEST:
        raise Error(f"{name} is {value}: it is 1 second or more, and at most {_LONGEST:.0f}")
    return found


def rate(name: str, value: Any) -> float:
    """A number above 0, and finite."""
    if isinstance(value, bool) or not hasattr(value, "__float__"):
        raise TypeError(f"{name} is {value!r}: it is a number")
    if not 0 < (found := float(value)) < math.inf:
        raise Error(f"{name} is {value}: it is above 0, and finite")
    return found


def flag(name: str, value: Any) -> bool:
    """True or False, and not what counts as one."""
    if not isinstance(value, bool):
        raise TypeError(f"{name} is {value!r}: it is True or False")
    return value


def text(name: str, value: Any) -> str | None:
    """A string, or None."""
    if value is not None and not isinstance(value, str):
        raise TypeError(f"{name} is {value!r}: it is a str")
    return value


def sha256(value: Any) -> str | None:
    """64 hexadecimal digits, in lower case."""
    if (found := text("sha256", value)) is None:
        return None
    found = found.lower()
    if len(found) != 64 or set(found) - set("0123456789abcdef"):
        raise Error(f"sha256 is {value!r}: it is 64 hexadecimal digits, as sha256sum prints them")
    return found


def place(name: str, value: Any, schemes: tuple[str, ...]) -> str:
    """A path, or a URI of one of the schemes."""
    if isinstance(value, bytes) or not isinstance(value, str | os.PathLike):
        raise TypeError(f"{name} is {value!r}: it is a path, as str or PathLike, or a URI")
    if not isinstance(found := os.fspath(value), str):
        raise TypeError(f"{name} is {value!r}: it is a path as str")
    scheme, there, _ = found.partition("://")
    if there and scheme not in schemes:
        raise Error(f"{name} is {found}: a URI is one of {', '.join(schemes)}")
    return found


def file(format: Any, curve: Any, group: Any) -> dict[str, Any]:
    """What :func:`msmith.open` takes."""
    text("format", format)
    if text("group", group) is None:
        raise TypeError("group is None: it is a str, g1 or g2")
    # Errors: a curve or group that is not there.
    Engine(text("curve", curve) or "bn254", group)
    return {"format": format, "curve": curve, "group": group}


def progress(value: Any) -> None:
    """Of the arguments ``progress``."""
    if value is not None and not isinstance(value, bool) and not callable(value):
        raise TypeError(f"progress is {value!r}: it is True, or a function of the points that are done and all of them")


def chunks(audit: Any, all_of_them: int) -> int:
    """How many of the chunks an audit computes again."""
    if isinstance(audit, str):
        if audit != "all":
            raise Error(f"audit is {audit!r}: it is a number of chunks, or 'all'")
        return all_of_them
    return min(whole("audit", audit, 0), all_of_them)


def rows(scalars: Any, scalar_bytes: Any, default: int, n: int) -> Any:
    """Scalars as something whose ranges can be sent: an array or a list."""
    import numpy

    if isinstance(scalars, memoryview) and scalars.format not in ("B", "c"):
        # Of numbers, as an array of them.
        scalars = numpy.asarray(scalars)
    width = default if scalar_bytes is None else whole("scalar_bytes", scalar_bytes, 1, _SCALAR_BYTES)
    if isinstance(scalars, bytes | bytearray | memoryview):
        if isinstance(scalars, memoryview) and not scalars.c_contiguous:
            raise TypeError("`scalars`: a memoryview of bytes is C-contiguous")
        data = numpy.frombuffer(scalars, numpy.uint8)
        if data.size != n * width:
            raise Error(f"{data.size} bytes are not {n} scalars of {width} bytes: scalar_bytes= says another width")
        return data.reshape(n, width)
    if scalar_bytes is not None and getattr(scalars, "ndim", 1) != 2:
        raise TypeError("`scalar_bytes` is for bytes and rows; the items of an array or list have their own size")
    if isinstance(scalars, list | tuple | range):
        scalars = list(scalars)
        for i, scalar in enumerate(scalars):
            if not isinstance(scalar, int):
                raise TypeError(f"scalar {i} is a {type(scalar)} and not an int")
            if scalar.bit_length() > 8 * _SCALAR_BYTES:
                raise Error(f"scalar {i} has {scalar.bit_length()} bits: take it modulo the order r")
    elif not isinstance(scalars, numpy.ndarray):
        raise TypeError(f"`scalars` is a {type(scalars)}: give bytes, an array of numpy, or a list of integers")
    elif scalars.ndim not in (1, 2) or scalars.dtype.kind not in "iub" or not scalars.flags.c_contiguous:
        raise TypeError("an array of scalars is C-contiguous, of integers with one axis, or of rows with two")
    elif not scalars.dtype.isnative:
        raise TypeError("`scalars`: an array of numbers in the other order of bytes: convert it with astype")
    elif scalars.ndim == 2 and scalars.dtype.str not in ("|u1", "<u8"):
        raise TypeError(f"`scalars`: an array with two axes of {scalars.dtype}: rows are of uint8 or uint64")
    elif scalars.ndim == 2 and not 0 < scalars.shape[1] * scalars.itemsize <= _SCALAR_BYTES:
        raise TypeError(f"`scalars`: rows of {scalars.shape[1] * scalars.itemsize} bytes: 1 to {_SCALAR_BYTES}")
    elif scalars.ndim == 2 and scalars.shape[1] * scalars.itemsize != width:
        row = scalars.shape[1] * scalars.itemsize
        raise TypeError(
            f"`scalars`: an array of shape {scalars.shape} has rows of {row} bytes, and a scalar has {width}: give a row "
            f"for each scalar, or say scalar_bytes={row}"
        )
    if isinstance(scalars, numpy.ma.MaskedArray):
        raise TypeError("`scalars`: an array with a mask: fill it, or take its data")
    if len(scalars) != n:
        raise Error(f"{n} points but {len(scalars)} scalars")
    return scalars


def line(why: BaseException) -> str:
    """What Ray or a server say, in one line without what a terminal would obey."""
    text = " ".join(str(why).split()) or type(why).__name__
    return "".join(each if each.isprintable() else "?" for each in text)[:1000]
