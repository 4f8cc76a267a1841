# Written by `cargo xtask faces` of python/src: change that.
from collections.abc import Callable, Iterable, Iterator, Sequence
from os import PathLike
from types import TracebackType
from typing import Any, Protocol, Self, TypeAlias, final

from ._plan import Plan, TablePlan

class _Array(Protocol):
    """What numpy's arrays are seen as, so that numpy is not needed."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    @property
    def nbytes(self) -> int: ...

_Bytes: TypeAlias = bytes | bytearray | memoryview | _Array
_Coordinate: TypeAlias = int | tuple[int, int] | tuple[int, int, int]
# x and y of a point, which are None at infinity.
_Pair: TypeAlias = tuple[_Coordinate | None, _Coordinate | None] | list[int] | list[_Coordinate | None]
_Points: TypeAlias = _Bytes | Section | Sequence[Point | _Pair | None]
_Scalars: TypeAlias = _Bytes | Section | Sequence[int]
_Path: TypeAlias = str | PathLike[str]
# Numbers as the program takes them: 4096, "4096", "64M", "2^26".
_Number: TypeAlias = int | str
_Progress: TypeAlias = bool | Callable[[int, int], object] | None

__version__: str

class Error(ValueError):
    """Something that msmith cannot use; the message names the item and the reason."""

    item: int | None

class Cancelled(Error): ...
class PointError(Error): ...
class FileError(Error): ...
class MemoryLimitError(Error): ...
class ClosedError(Error): ...
class SignatureError(Error): ...
class SectionError(Error, KeyError): ...

def curves() -> list[str]:
    """The names of the built-in curves."""

def backends() -> list[str]:
    """The backends of this machine, the best one last."""

def formats() -> dict[str, dict[str, str]]:
    """Names and descriptions of the formats of points, scalars and files."""

@final
class Point:
    """A point of a group, affine; hashable, compared by its group and coordinates."""

    @property
    def x(self) -> _Coordinate | None: ...
    @property
    def y(self) -> _Coordinate | None: ...
    @property
    def is_infinity(self) -> bool: ...
    @property
    def curve(self) -> str: ...
    @property
    def group(self) -> str: ...
    def to_bytes(self, format: str = "affine-le") -> bytes:
        """Its bytes in a format of points, without the count that files of that format begin with: one point is read by
        `point`.
        """

    def __add__(self, other: Point) -> Point: ...
    def __sub__(self, other: Point) -> Point: ...
    def __neg__(self) -> Point: ...
    def __mul__(self, scalar: int) -> Point: ...
    def __rmul__(self, scalar: int) -> Point: ...
    def __hash__(self) -> int: ...

@final
class Engine:
    """One group of one curve, ready to compute; making one takes milliseconds, so keep it. Any number of threads may
    use it at once.
    """

    def __new__(cls, curve: str, group: str = "g1", *, backend: str | None = None) -> Self: ...
    @property
    def curve(self) -> str: ...
    @property
    def group(self) -> str: ...
    @property
    def backend(self) -> str: ...
    @property
    def order(self) -> int: ...
    @property
    def modulus(self) -> int: ...
    @property
    def scalar_bytes(self) -> int: ...
    @property
    def point_words(self) -> int: ...
    @property
    def generator(self) -> Point: ...
    def point(self, value: _Bytes | Point | _Pair | None, *, format: str = "affine-le") -> Point:
        """A point from integers (checked), from bytes in a format (checked), or infinity from None."""

    def msm(
        self,
        points: _Points,
        scalars: _Scalars,
        *,
        format: str = "affine-le",
        scalar_bytes: _Number | None = None,
        threads: _Number | None = None,
        in_subgroup: bool = False,
        progress: _Progress = None,
        memory_limit: _Number | None = None,
        algorithm: str = "auto",
    ) -> Point:
        """The sum of scalar i times point i: points as bytes, arrays, lists or a section, scalars likewise
        (docs/python.md), as many of the one as of the other. All cores are used where there are points enough;
        `in_subgroup=True` is your word that every point is in the subgroup of order r, and `memory_limit` bounds the
        bytes beyond the inputs. Ctrl-C and `progress` can end it. Variable time.
        """

    def mul_each(
        self,
        points: _Points,
        scalars: _Scalars,
        *,
        format: str = "affine-le",
        scalar_bytes: _Number | None = None,
        threads: _Number | None = None,
        in_subgroup: bool = False,
        progress: _Progress = None,
        memory_limit: _Number | None = None,
    ) -> bytes:
        """Scalar i times point i, for every i, as bytes in the format. Variable time."""

    def mul_base(
        self,
        point: Point,
        scalars: _Scalars,
        *,
        format: str = "affine-le",
        scalar_bytes: _Number | None = None,
        threads: _Number | None = None,
        in_subgroup: bool = False,
        progress: _Progress = None,
        memory_limit: _Number | None = None,
    ) -> bytes:
        """One point times every scalar, as bytes in the format. Variable time."""

    def fft(
        self,
        points: _Points,
        *,
        format: str = "affine-le",
        root: int | None = None,
        coset: int | None = None,
        inverse: bool = False,
        threads: _Number | None = None,
        progress: _Progress = None,
        memory_limit: _Number | None = None,
    ) -> bytes:
        """The values, at the n-th roots of unity modulo the order, of the polynomial whose coefficients are these n
        points, or with `inverse` the other way round, as bytes in the format. n is a power of 2; the points are in the
        subgroup. `root` is another root than the usual one, `coset` a factor of all of them.
        """

    def fold(
        self,
        p: _Points,
        q: _Points,
        a: int,
        *,
        format: str = "affine-le",
        threads: _Number | None = None,
        in_subgroup: bool = False,
        progress: _Progress = None,
        memory_limit: _Number | None = None,
    ) -> bytes:
        """p_i + a·q_i for every i, as bytes in the format. Variable time."""

    def prepare(
        self,
        points: _Points,
        *,
        format: str = "affine-le",
        budget: _Number | None = None,
        points_per_base: _Number | None = None,
        threads: _Number | None = None,
        in_subgroup: bool = False,
        progress: _Progress = None,
        memory_limit: _Number | None = None,
    ) -> Table:
        """Points prepared for many sums: the fastest table of at most `budget` bytes."""

    def stream(
        self, *, threads: _Number | None = None, in_subgroup: bool = False, memory_limit: _Number | None = None
    ) -> Stream:
        """A sum whose points come a piece at a time."""

    def check_subgroup(
        self, points: _Points, *, format: str = "affine-le", threads: _Number | None = None, progress: _Progress = None
    ) -> None:
        """Raises PointError unless all points are on the curve and in the subgroup of order r."""

    def plan(
        self,
        n: _Number,
        *,
        bits: _Number | None = None,
        threads: _Number | None = None,
        in_subgroup: bool = False,
        memory_limit: _Number | None = None,
        algorithm: str = "auto",
    ) -> Plan:
        """What a sum of n points would do."""

    def plan_tables(
        self, n: _Number, *, budget: _Number | None = None, threads: _Number | None = None
    ) -> list[TablePlan]:
        """The tables for n bases of which none is both larger and slower than another, the smallest first."""

    def open_table(self, path: _Path, *, verify: bool = False) -> Table:
        """The bases of a table file of this engine's group."""

    def release(self) -> None:
        """Frees the buffers that are kept for the next call."""

    def __hash__(self) -> int: ...
    def _point(self, data: bytes | None) -> Point: ...

@final
class Table:
    """Points prepared for many sums, in memory or mapped from a file."""

    @staticmethod
    def open(path: _Path, engine: Engine | None = None, *, verify: bool = False) -> Table:
        """Opens a table file; its group is that of the engine, or the built-in one that the file names."""

    def save(self, path: _Path) -> None:
        """Writes it, whole or not at all."""

    def msm(
        self,
        scalars: _Scalars,
        *,
        scalar_bytes: _Number | None = None,
        threads: _Number | None = None,
        progress: _Progress = None,
        memory_limit: _Number | None = None,
    ) -> Point:
        """The sum of scalar i times base i: scalars as `Engine.msm` takes them, as many as there are bases.
        `memory_limit` bounds the bytes beyond the inputs and the table. Ctrl-C and `progress` can end it. Variable
        time.
        """

    def close(self) -> None:
        """Frees or unmaps it, when the calls that use it have ended."""

    @property
    def nbytes(self) -> int: ...
    def _content(self) -> bytes | None: ...
    def __len__(self) -> int: ...
    def __enter__(self) -> Self: ...
    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...

@final
class Stream:
    """A sum of any number of points; nothing of a piece is kept but its sum."""

    def push(
        self,
        points: _Points,
        scalars: _Scalars,
        *,
        format: str = "affine-le",
        scalar_bytes: _Number | None = None,
        progress: _Progress = None,
    ) -> None:
        """Adds a piece, scalar i times point i: both as `Engine.msm` takes them. A piece that is refused changes
        nothing. Ctrl-C and `progress` can end it. Variable time.
        """

    def finish(self) -> Point:
        """The sum of everything; the stream is then at its end."""

    def __len__(self) -> int: ...

@final
class Section:
    """A section of a file, or a range of one; it keeps the file open."""

    @property
    def name(self) -> str: ...
    @property
    def holds(self) -> str: ...
    @property
    def encoding(self) -> str: ...
    def __len__(self) -> int: ...
    def __getitem__(self, range: slice) -> Section: ...
    def points(self, engine: Engine, first: int | None = None, last: int | None = None) -> list[Point]:
        """The points first to last (exclusive), read and checked."""

    def to_bytes(self, engine: Engine, format: str = "affine-le", *, threads: _Number | None = None) -> bytes:
        """The points, read and checked, as bytes of a format: those of a file, with a count where it begins with one.
        """

    def integers(self, first: int | None = None, last: int | None = None) -> list[int]:
        """The scalars first to last (exclusive)."""

@final
class File:
    """A file, open: its sections by their names. It must not be changed in place meanwhile."""

    @property
    def format(self) -> str: ...
    @property
    def curve(self) -> str | None: ...
    @property
    def nbytes(self) -> int: ...
    def keys(self) -> list[str]: ...
    def __getitem__(self, name: str) -> Section: ...
    def __contains__(self, name: str) -> bool: ...
    def __iter__(self) -> Iterator[str]: ...
    def __len__(self) -> int: ...
    def inspect(self) -> dict[str, Any]: ...
    def close(self) -> None: ...
    def __enter__(self) -> Self: ...
    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...

def open(path: _Path, *, format: str | None = None, curve: str | None = None, group: str = "g1") -> File:
    """Opens a file of points or scalars. Without a format the file must say which one it has."""

def signature_rules() -> list[tuple[str, str]]: ...
def verify_batch(
    items: Iterable[tuple[_Bytes, _Bytes, _Bytes]], *, rules: str | None = None, threads: _Number | None = None
) -> None:
    """Verifies signatures of `(public_key, message, signature)`, all at once."""
