"""What a worker of :mod:`msmith.ray` answers, and what the driver believes of it."""

from __future__ import annotations

from typing import Any, NamedTuple

from msmith import Engine, Error, Point, __version__

# What an answer is: of a worker that has not opened the bases yet, or has read points without scalars, or a sum.
LATER, READY, POINT, INFINITY = "later", "ready", "point", "infinity"


class Seat(NamedTuple):
    """A worker: its node and process, its niceness, and what it sees of the bases. ``digest`` is "sha256:" and that of
    all bytes where it has read them, and otherwise of the size and some pieces.
    """

    node: str
    pid: int
    nice: int
    curve: str
    points: int
    digest: str
    version: str


class Answer(NamedTuple):
    """Sent as a tuple of plain values, which any version can read; ``version`` is first in all of them. Infinity is
    said, and has no bytes; ``data`` is a point's in affine-le.
    """

    version: str
    kind: str
    curve: str
    group: str
    first: int
    last: int
    data: bytes
    seat: tuple[Any, ...]


class Refused(Exception):
    """An answer that no worker in order gives."""


def answer(kind: str, engine: Engine | None, first: int, last: int, seat: Seat | None, data: bytes = b"") -> Any:
    """As it is sent."""
    curve, group = (engine.curve, engine.group) if engine else ("", "")
    return tuple(Answer(__version__, kind, curve, group, first, last, data, tuple(seat or ())))


def read(sent: object, first: int, last: int, engine: Engine | None, is_sum: bool) -> tuple[Seat | None, Point | None]:
    """The seat, None where the bases are not open yet, and the sum where one was asked for. Errors: ``Refused``;
    another version is an ``Error``.
    """
    if not isinstance(sent, tuple) or not sent or not isinstance(sent[0], str):
        raise Refused(f"it answers with a {type(sent).__name__} in another form: install the same msmith there")
    if sent[0] != __version__:
        raise Error(f"a worker has msmith {sent[0]}, and the driver {__version__}: install the same")
    if [type(each) for each in sent] != [str, str, str, str, int, int, bytes, tuple]:
        raise Refused("it answers with values of other types")
    got = Answer(*sent)
    if (got.first, got.last) != (first, last):
        raise Refused(f"it answers for points {got.first} to {got.last}")
    if got.kind == LATER:
        return None, None
    if [type(each) for each in got.seat] != [str, int, int, str, int, str, str]:
        raise Refused("it does not say what it is and has")
    seat = Seat(*got.seat)
    if engine and (got.curve, got.group) != (engine.curve, engine.group):
        raise Refused(f"it answers with {got.curve} {got.group}, and not {engine.curve} {engine.group}")
    if got.kind not in ((POINT, INFINITY) if is_sum else (READY,)):
        raise Refused(f"it answers {got.kind!r}, where {'a sum' if is_sum else 'no sum'} was asked for")
    if not is_sum or engine is None:
        return seat, None
    wanted = len(engine.generator.to_bytes()) if got.kind == POINT else 0
    if len(got.data) != wanted:
        raise Refused(f"its sum, {got.kind}, has {len(got.data)} bytes, and not {wanted}")
    if got.kind == INFINITY:
        return seat, engine.point(None)
    try:
        point = engine.point(got.data)
        engine.check_subgroup([point])
    except Error as why:
        raise Refused(f"its sum is no point of the group: {why}") from None
    if point.is_infinity:
        raise Refused("its sum is infinity, and it says that it is a point")
    return seat, point
