"""A file of bases that nodes fetch by its URI: whole, and looked at, before a copy is kept.

A copy is kept for good under its SHA-256 where that was given; otherwise it serves one cluster only, as no header of
HTTP proves that a file is still the same. Each function that takes long is a generator, which yields often.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import shutil
import stat
import time
from collections.abc import Callable, Generator
from contextlib import closing, suppress
from http.client import HTTPException
from typing import IO, Any, NamedTuple
from urllib.error import HTTPError
from urllib.parse import unquote, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from msmith import Error, FileError

from ._checks import line

SCHEMES = ("https", "http", "ftp", "file")
_BLOCK = 1 << 20
# Attempts in a row that bring less than a block; bytes a second, below which an attempt is over; seconds between two,
# four times as long each time.
_ATTEMPTS, _SLOWEST, _WAIT = 4, 1024, 0.1
_AGAIN = {408, 425, 429, 500, 502, 503, 504}

Steps = Generator[None, None, None]


class Copy(NamedTuple):
    """A path and, where all of it was read, the SHA-256. ``held`` keeps a copy from being removed."""

    path: str
    sha256: str | None
    held: IO[bytes] | None


class _Cut(Exception):
    """What was fetched so far may be used, and another attempt made."""


class _Head(NamedTuple):
    """Whose bytes a part has: the length that was said, and what tells that a server still has the same."""

    uri: str
    total: int | None
    etag: str
    modified: str

    def validator(self, sha256: str | None) -> str:
        """For If-Range; a date may stand for two files, so it needs a digest that is compared at the end."""
        return self.etag if self.etag and not self.etag.startswith("W/") else self.modified if sha256 else ""


class _Redirects(HTTPRedirectHandler):
    """Not from https to where others can write."""

    def redirect_request(self, req: Any, fp: Any, code: Any, msg: Any, headers: Any, newurl: Any) -> Any:
        if urlsplit(req.full_url).scheme == "https" and urlsplit(newurl).scheme != "https":
            raise ValueError(f"it leads from https to {newurl}")
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def local(
    bases: str, sha256: str | None, run: str, patience: float, look: Callable[[str], Steps]
) -> Generator[None, None, Copy]:
    """The path of ``bases``, which a URI's copy has once ``look`` has found it well; ``run`` names the cluster. A
    server, or another process that fetches the same, has ``patience`` seconds to show that it goes on.
    """
    scheme, there, rest = bases.partition("://")
    try:
        if there and scheme != "file":
            return (yield from _kept(bases, sha256, run, patience, look))
        host, slash, path = rest.partition("/") if there else ("", "", bases)
        if host not in ("", "localhost"):
            raise OSError("a file: URI with a host: leave the host out")
        path = unquote(slash + path) if there else bases
        if not stat.S_ISREG(os.stat(path).st_mode):
            raise OSError("not a file")
        return Copy(path, (yield from same(path, sha256)) if sha256 else None, None)
    except (OSError, ValueError, HTTPException, EOFError) as why:
        is_path = not there or scheme == "file"
        reason = is_path and isinstance(why, OSError) and why.strerror or line(why)
        said = FileError(f"cannot {'read' if is_path else 'fetch'} {bases}: {reason}")
        said.item = getattr(why, "item", None)
        raise said from None


def same(path: str, sha256: str | None) -> Generator[None, None, str]:
    """The SHA-256 of a file; it is ``sha256`` where that is given."""
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        while block := file.read(_BLOCK):
            digest.update(block)
            yield
    if sha256 and digest.hexdigest() != sha256:
        raise FileError(f"its SHA-256 is {digest.hexdigest()}, and not {sha256}")
    return digest.hexdigest()


def _kept(
    uri: str, sha256: str | None, run: str, patience: float, look: Callable[[str], Steps]
) -> Generator[None, None, Copy]:
    folder = os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "msmith")
    os.makedirs(folder, mode=0o700, exist_ok=True)
    name = sha256 or hashlib.sha256(uri.encode()).hexdigest()[:32]
    with open(os.path.join(folder, name + ".lock"), "wb") as lock:
        yield from _locked(lock, patience)
        here = time.monotonic()

        def steps(those: Generator[None, None, Any]) -> Generator[None, None, Any]:
            """Shows those who wait for the lock that its owner lives."""
            nonlocal here
            while True:
                try:
                    next(those)
                except StopIteration as end:
                    return end.value
                if time.monotonic() > here + 0.2:
                    here = time.monotonic()
                    os.utime(lock.fileno())
                yield

        part = os.path.join(folder, f"{sha256}.part" if sha256 else f"{name}-{run}.part")
        if sha256:
            path = os.path.join(folder, sha256)
            if os.path.exists(path):
                try:
                    yield from steps(same(path, sha256))
                    return _held(path, sha256)
                except FileError:
                    # A disk that forgets.
                    os.unlink(path)
        elif copies := _copies(folder, f"{name}-{run}-"):
            return _held(copies[0], copies[0].rpartition("-")[2])
        else:
            for path in _copies(folder, f"{name}-"):
                if path != part:
                    _remove_unused(path)
        found = yield from steps(_fetched(uri, part, sha256, patience))
        try:
            yield from steps(look(part))
        except Error as why:
            _remove(part)
            wrong = Error(f"what came is no file of points that can be used: {why}")
            wrong.item = getattr(why, "item", None)
            raise wrong from None
        path = os.path.join(folder, sha256 or f"{name}-{run}-{found}")
        os.replace(part, path)
        _remove(part)
        return _held(path, found)


def _copies(folder: str, prefix: str) -> list[str]:
    names = os.listdir(folder)
    return [os.path.join(folder, n) for n in names if n.startswith(prefix) and not n.endswith(".head")]


def _held(path: str, sha256: str) -> Copy:
    file = open(path, "rb")  # noqa: SIM115
    fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    return Copy(path, sha256, file)


def _remove_unused(path: str) -> None:
    """Another cluster's copy or part, unless a worker has it."""
    with suppress(OSError), open(path, "rb+") as file:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        _remove(path)


def _remove(path: str) -> None:
    for each in (path, path + ".head"):
        with suppress(FileNotFoundError):
            os.unlink(each)


def _locked(lock: IO[bytes], patience: float) -> Steps:
    """Waits for another process as long as it shows that it lives."""
    seen, end = 0, time.monotonic() + patience
    while True:
        try:
            return fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            now = os.fstat(lock.fileno()).st_mtime_ns
            if now != seen:
                seen, end = now, time.monotonic() + patience
            if time.monotonic() > end:
                raise OSError(f"another process holds {lock.name} and has done nothing for {patience} s") from None
        yield
        time.sleep(0.05)


def _fetched(uri: str, part: str, sha256: str | None, patience: float) -> Generator[None, None, str]:
    """Fetches the whole into ``part``, in as many attempts as bring it on, and gives its digest."""
    best, attempts = 0, 0
    while True:
        try:
            is_resumed = yield from _attempt(uri, part, sha256, patience)
            try:
                return (yield from same(part, sha256))
            except FileError as why:
                _remove(part)
                wrong = str(why)
            if not is_resumed:
                raise Error(wrong)
            # The parts were of two files.
            raise _Cut(wrong)
        except _Cut as why:
            got = os.path.getsize(part) if os.path.exists(part) else 0
            attempts = 1 if got >= best + _BLOCK else attempts + 1
            best = max(got, best)
            if attempts >= _ATTEMPTS:
                raise OSError(f"{why} ({attempts} attempts in a row)") from None
        end = time.monotonic() + _WAIT * 4**attempts
        while time.monotonic() < end:
            time.sleep(0.05)
            yield


def _attempt(uri: str, part: str, sha256: str | None, patience: float) -> Generator[None, None, bool]:
    """One request; whether there was a part already. Errors: ``_Cut`` where another may do better."""
    old = _head_of(part, uri)
    got = os.path.getsize(part) if old and os.path.exists(part) else 0
    request = Request(uri, headers={"Accept-Encoding": "identity"})
    if old and 0 < got and (validator := old.validator(sha256)):
        if got == old.total:
            return True
        request.add_header("Range", f"bytes={got}-")
        request.add_header("If-Range", validator)
    try:
        # Of each wait, of which a connection has several: so that a worker still answers in time.
        answer = build_opener(_Redirects).open(request, timeout=min(patience / 4, 60))
    except HTTPError as why:
        why.close()
        if why.code == 416:
            _remove(part)
        if why.code in _AGAIN or why.code == 416 and got:
            raise _Cut(str(why)) from None
        raise
    except (OSError, HTTPException) as why:
        raise _Cut(line(why)) from None
    with closing(answer):
        first, total = _announced(answer, request.has_header("Range"))
        if first and (old is None or first != got or old.total not in (None, total)):
            _remove(part)
            raise _Cut(f"bytes {got} and more were asked for, and {first} and more of {total} came")
        if total is None and sha256 is None:
            raise OSError("the server does not say how many bytes it has: sha256= says when all have come")
        room = shutil.disk_usage(os.path.dirname(part)).free
        if (total or 0) - first > room:
            raise OSError(f"it has {total} bytes, and {room} are free here")
        if not first:
            said = {k: answer.headers.get(k, "") for k in ("ETag", "Last-Modified")}
            head = _Head(uri, total, said["ETag"], said["Last-Modified"])
            _remove(part)
            with open(part + ".head", "w") as file:
                json.dump(head, file)
        with open(part, "ab") as file:
            yield from _body(answer, file, total, first + room, patience)
        return first > 0


def _head_of(part: str, uri: str) -> _Head | None:
    try:
        with open(part + ".head") as file:
            head = _Head(*json.load(file))
        return head if head.uri == uri else None
    except (OSError, ValueError, TypeError):
        return None


def _announced(answer: Any, is_part: bool) -> tuple[int, int | None]:
    """The first byte that comes, and how many there are in all, where that is said."""
    status, headers = getattr(answer, "status", None), answer.headers
    if status not in (None, 200, 206) or status == 206 and not is_part:
        raise OSError(f"the server answers {status} {getattr(answer, 'reason', '')}, and not 200")
    if (coding := headers.get("Content-Encoding", "identity")) != "identity":
        raise OSError(f"the server sends it in another form, {coding}")
    if status == 206:
        unit, _, range = headers.get("Content-Range", "").partition(" ")
        first, _, total = range.partition("/")
        first, _, last = first.partition("-")
        if unit != "bytes" or not all(map(_is_number, (first, last, total))) or int(last) + 1 != int(total):
            raise _Cut(f"the server sends another part than was asked for: {unit} {range}")
        return int(first), int(total)
    lengths = set(headers.get_all("Content-Length", []))
    if getattr(answer, "chunked", False) or not lengths:
        return 0, None
    if not _is_number(said := ", ".join(lengths)):
        raise OSError(f"Content-Length is no number: {said!r}")
    return 0, int(said)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 20


def _body(answer: Any, file: IO[bytes], total: int | None, most: int, patience: float) -> Steps:
    """Whatever comes goes to the file, at most ``most`` bytes."""
    got, mark, end = file.tell(), file.tell(), time.monotonic() + patience
    try:
        while block := answer.read1(_BLOCK):
            got += file.write(block)
            if got > most:
                raise OSError(f"more than the {most} bytes that are free here came")
            if time.monotonic() > end:
                if got - mark < _SLOWEST * patience:
                    raise _Cut(f"{got - mark} bytes came in {patience} s")
                mark, end = got, time.monotonic() + patience
            yield
    except HTTPException:
        raise _Cut(f"the server ended in the midst, after {got} bytes") from None
    except (TimeoutError, ConnectionError) as why:
        raise _Cut(f"after {got} bytes: {why}") from None
    if total is not None and got != total:
        raise _Cut(f"{got} bytes came, and not {total}")
