"""Bases by a URI, from servers on this machine that cut, lie, redirect, dawdle and forget."""

from __future__ import annotations

import fcntl
import hashlib
import http.server
import os
import shutil
import threading
import time
import tracemalloc
from contextlib import contextmanager

import pytest

import msmith
from msmith_ray import _fetch
from msmith_ray._worker import Spec, Worker

CURVE = "bls12-381"
N = 300


def points(first, n=N):
    """Points n of BLS12-381, as bytes."""
    engine = msmith.Engine(CURVE)
    q, out = engine.generator * first, []
    for _ in range(n):
        out.append(q.to_bytes("montgomery-le"))
        q = q + engine.generator
    return b"".join(out)


A, B = points(1), points(1000)
HTML = b"<!doctype html><title>Log in</title>".ljust(len(A), b" ")


def sha256(data):
    return hashlib.sha256(data).hexdigest()


class Server(http.server.ThreadingHTTPServer):
    """Answers request k with ``answers[k]``, and the later ones with the last; keeps what was asked."""

    daemon_threads = True

    def __init__(self, *answers):
        super().__init__(("127.0.0.1", 0), Handler)
        self.answers, self.asked = answers, []
        self.uri = f"http://127.0.0.1:{self.server_port}/bases"


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):  # noqa: N802
        server = self.server
        server.asked.append(self)
        server.answers[min(len(server.asked), len(server.answers)) - 1](self)

    def log_message(self, *_):
        pass

    def say(self, status, body=b"", send=None, **headers):
        """``send`` bytes of the body come, all of them where it is None."""
        self.send_response_only(status)
        headers = {"Content-Length": len(body)} | {k.replace("_", "-"): v for k, v in headers.items()}
        for name, value in headers.items():
            for each in value if isinstance(value, list) else [value]:
                if each is not None:
                    self.send_header(name, str(each))
        self.end_headers()
        self.wfile.write(body[:send])


def whole(data, **headers):
    return lambda it: it.say(200, data, **headers)


def cut(data, at, **headers):
    return lambda it: it.say(200, data, at, **headers)


def ranges(data, etag='"a"', **headers):
    """A server that has ranges."""

    def answer(it):
        asked = it.headers.get("Range")
        if asked and it.headers.get("If-Range") == etag:
            first = int(asked.removeprefix("bytes=").removesuffix("-"))
            it.say(206, data[first:], ETag=etag, Content_Range=f"bytes {first}-{len(data) - 1}/{len(data)}", **headers)
        else:
            it.say(200, data, ETag=etag, **headers)

    return answer


def chunked(*pieces, end=True):
    def answer(it):
        it.say(200, Content_Length=None, Transfer_Encoding="chunked")
        for piece in pieces:
            it.wfile.write(b"%x\r\n%s\r\n" % (len(piece), piece))
        if end:
            it.wfile.write(b"0\r\n\r\n")
        else:
            it.wfile.write(b"ffff\r\nabc")

    return answer


@contextmanager
def serving(*answers):
    server = Server(*answers)
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join(10)


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Copies go here, and attempts follow soon."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    monkeypatch.setattr(_fetch, "_WAIT", 0.001)
    monkeypatch.setattr("msmith_ray._worker._node", lambda: "here")
    return tmp_path / "msmith"


def worker(uri, digest=None, run="1", patience=20.0, **file):
    spec = Spec(uri, 1, {"format": "montgomery-le", "curve": CURVE, "group": "g1"} | file, None, None, digest, 0, run,
                patience)
    return Worker(spec)


def copy(*arguments, **file):
    """What a worker has after it has fetched, with its digest."""
    one = worker(*arguments, **file)
    for _ in one._steps():
        pass
    with open(one._copy.path, "rb") as got:
        data = got.read()
    assert one._copy.sha256 == sha256(data)
    return data, one


def kept(folder):
    return {p.name for p in folder.iterdir() if p.suffix != ".lock"}


def refused(says, *arguments, **file):
    with pytest.raises(msmith.FileError, match=says) as caught:
        copy(*arguments, **file)
    assert "127.0.0.1" in str(caught.value) and "\n" not in str(caught.value)
    return caught.value


def test_a_copy_is_whole_and_shared_by_a_cluster_only(folder):
    with serving(whole(A), whole(B)) as server:
        data, one = copy(server.uri)
        assert data == A and len(one._section) == N
        # Another worker of the same cluster.
        assert copy(server.uri)[0] == A and len(server.asked) == 1
        # Another cluster asks again; the copy of one that still works stays.
        data, other = copy(server.uri, run="2")
        assert data == B and len(kept(folder)) == 2
        # Nobody has the first one any more.
        one._copy.held.close()
        assert copy(server.uri, run="3")[0] == B
        assert len(kept(folder)) == 2 and other


def test_a_file_of_the_same_size_and_second_is_another(folder):
    # As nginx does: a tag of date and size.
    said = {"Last_Modified": "Thu, 01 Jan 2026 00:00:00 GMT", "ETag": '"6955b900-7080"'}
    for headers in (said, {}):
        with serving(whole(A, **headers), whole(B, **headers)) as server:
            assert copy(server.uri, run="1")[0] == A
            assert copy(server.uri, run="2")[0] == B


def test_a_digest_keeps_a_copy_and_refuses_others(folder):
    with serving(whole(A)) as server:
        assert copy(server.uri, sha256(A))[0] == A
        assert copy(server.uri, sha256(A), run="2")[0] == A
        assert len(server.asked) == 1 and kept(folder) == {sha256(A)}
        # A copy that has changed is fetched again.
        (folder / sha256(A)).write_bytes(B)
        assert copy(server.uri, sha256(A), run="3")[0] == A and len(server.asked) == 2
        refused(f"SHA-256 is {sha256(A)}, and not {sha256(B)}", server.uri, sha256(B))
    assert kept(folder) == {sha256(A)}


def test_a_digest_is_asked_of_paths_too(tmp_path):
    path = tmp_path / "with space"
    path.write_bytes(A)
    for name in (str(path), path.as_uri(), path.as_uri().replace("file://", "file://localhost")):
        data, one = copy(name, sha256(A))
        assert data == A and one._copy.path == str(path)
        with pytest.raises(msmith.FileError, match="cannot read .*SHA-256 is"):
            copy(name, sha256(B))
    for name in (str(tmp_path), str(tmp_path / "none"), f"file://elsewhere{path}", "a\0b"):
        with pytest.raises(msmith.FileError, match="cannot read"):
            copy(name, sha256(A))
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(msmith.FileError, match="not a file"):
        copy(str(tmp_path / "pipe"))


def test_a_body_that_is_cut_is_never_a_file(folder):
    at = 96 * 100
    with serving(cut(A, at)) as server:
        refused(f"{at} bytes came, and not {len(A)} .*4 attempts", server.uri)
        assert len(server.asked) == 4
    assert len([k for k in kept(folder) if not k.endswith((".part", ".head"))]) == 0
    # Nothing says that more should come: 100 points that are all on the curve.
    with serving(cut(A, at, Content_Length=None)) as server:
        refused("does not say how many bytes.*sha256=", server.uri)
        assert refused("SHA-256", server.uri, sha256(A))
    with serving(cut(A, None, Content_Length=None)) as server:
        assert copy(server.uri, sha256(A))[0] == A


def test_a_chunked_body_that_is_cut_is_an_error_in_words(folder):
    with serving(chunked(A[:5000], end=False)) as server:
        refused("ended in the midst, after 5... bytes", server.uri, sha256(A))
    with serving(chunked(A[:5000], A[5000:])) as server:
        refused("does not say how many bytes", server.uri)
        assert copy(server.uri, sha256(A))[0] == A


def test_what_is_no_file_of_points_is_not_kept(folder):
    for body in (HTML, HTML[:100], b"", A[:-96] + bytes(95) + b"\1", A[:-1]):
        with serving(whole(body)) as server:
            refused("what came is no file of points", server.uri)
        assert kept(folder) == set()
    with serving(whole(HTML)) as server:
        assert refused("not on the curve|point 0", server.uri, run="2").item == 0
        refused("no file of points", server.uri, sha256(HTML), run="2")
        refused("no file of points", server.uri, format=None, curve=None, run="2")
    assert kept(folder) == set()


def test_counts_of_a_format_are_compared(folder):
    engine = msmith.Engine(CURVE)
    those = [(engine.generator * k).to_bytes("ark-compressed") for k in range(1, N + 1)]
    data = N.to_bytes(8, "little") + b"".join(those)
    with serving(whole(data), whole(data[:-48])) as server:
        assert copy(server.uri, format="ark-compressed")[0] == data
        refused("no file of points", server.uri, format="ark-compressed", run="2")


def test_a_download_goes_on_where_it_was_cut(folder):
    with serving(cut(A, 5000, ETag='"a"'), ranges(A)) as server:
        assert copy(server.uri)[0] == A
        assert server.asked[1].headers["Range"] == "bytes=5000-"
        assert server.asked[1].headers["If-Range"] == '"a"'
    # A worker that is killed in the midst; another goes on.
    with serving(cut(A, 7000, ETag='"a"'), ranges(A)) as server:
        one = worker(server.uri, run="2")
        steps = one._steps()
        while not any(p.suffix == ".part" and p.stat().st_size == 7000 for p in folder.iterdir() if "-2" in p.name):
            next(steps)
        steps.close()
        assert copy(server.uri, run="2")[0] == A
        assert server.asked[1].headers["Range"] == "bytes=7000-"


def test_parts_of_two_files_are_not_put_together(folder):
    # The server has another file by now: it sends the whole.
    with serving(cut(A, 5000, ETag='"a"'), ranges(B, '"b"')) as server:
        assert copy(server.uri)[0] == B
    # A tag that may stand for two files, or none, asks for nothing.
    for headers in ({"ETag": 'W/"a"'}, {"Last_Modified": "Thu, 01 Jan 2026 00:00:00 GMT"}, {}):
        with serving(cut(A, 5000, **headers), whole(B, **headers)) as server:
            assert copy(server.uri)[0] == B
            assert "Range" not in server.asked[1].headers
    # With a digest a date will do, and what does not fit is fetched again.
    date = "Thu, 01 Jan 2026 00:00:00 GMT"
    with serving(cut(A, 5000, Last_Modified=date), ranges(B, date), whole(B)) as server:
        assert copy(server.uri, sha256(B))[0] == B
        assert server.asked[1].headers["Range"] and "Range" not in server.asked[2].headers


def test_servers_that_send_another_part_than_was_asked_for(folder):
    def lies(said, body=B):
        return lambda it: it.say(206, body, ETag='"a"', Content_Range=said)

    start = cut(A, 5000, ETag='"a"')
    n = len(A)
    for k, lie in enumerate([f"bytes 4999-{n - 1}/{n}", f"bytes 5000-{n - 2}/{n - 1}", f"bytes 5000-6000/{n}",
                             f"bytes 5000-{n - 1}/*", f"bytes -1-{n - 1}/{n}", "", "bytes x", "bytes 5000-1/2"]):
        with serving(start, lies(lie), whole(A)) as server:
            assert copy(server.uri, run=str(k))[0] == A, lie
    with serving(start, lambda it: it.say(416), whole(A)) as server:
        assert copy(server.uri, run="416")[0] == A
        assert "Range" not in server.asked[2].headers
    # One that was not asked for.
    with serving(lies(f"bytes 0-{n - 1}/{n}", A)) as server:
        refused("answers 206", server.uri, run="206")


def test_lengths_that_servers_announce_are_not_believed(folder):
    tracemalloc.start()
    try:
        with serving(whole(A, Content_Length=1 << 60)) as server:
            refused(f"it has {1 << 60} bytes, and [0-9]+ are free", server.uri)
        for length in ("abc", "-5", "+5", "", "9" * 30, "1" * 5000, [5, 6], "5, 6"):
            with serving(whole(A, Content_Length=length)) as server:
                refused("Content-Length is no number", server.uri)
        with serving(lambda it: (it.say(200, Content_Length=None, Transfer_Encoding="chunked"),
                                 it.wfile.write(b"fffffffffffffff\r\n" + A))) as server:
            refused("ended in the midst", server.uri, sha256(A))
        assert tracemalloc.get_traced_memory()[1] < 50 << 20
    finally:
        tracemalloc.stop()
    with serving(whole(A, Content_Length=[len(A), len(A)])) as server:
        assert copy(server.uri)[0] == A
    # More than was announced is not read.
    with serving(whole(A + B, Content_Length=len(A))) as server:
        assert copy(server.uri, run="2")[0] == A


def test_an_endless_body_ends_with_the_room(folder, monkeypatch):
    def endless(it):
        it.say(200, Content_Length=None)
        with pytest.raises(OSError):
            while True:
                it.wfile.write(bytes(1 << 16))

    monkeypatch.setattr(shutil, "disk_usage", lambda path: shutil._ntuple_diskusage(1 << 22, 0, 1 << 22))
    with serving(endless) as server:
        refused(f"more than the {1 << 22} bytes", server.uri, sha256(A))
    assert sum(p.stat().st_size for p in folder.iterdir()) < 8 << 20


def test_a_server_that_dawdles_has_a_limit(folder):
    def drops(it):
        it.say(200, A, 1)
        with pytest.raises(OSError):
            for _ in range(1000):
                time.sleep(0.05)
                it.wfile.write(b"x")

    def silent(it):
        it.say(200, A, 1)
        time.sleep(1.5)

    for slow, says in [(drops, "bytes came in 0.5 s"), (silent, "timed out")]:
        with serving(slow) as server:
            start = time.monotonic()
            refused(says, server.uri, None, "1", 0.5)
            assert time.monotonic() - start < 10 and len(server.asked) == 4


def test_each_answer_comes_soon(folder):
    """A worker says that it is at it, instead of nothing for as long as the download takes."""

    def slow(it):
        it.say(200, A, 0)
        for k in range(0, len(A), 2000):
            it.wfile.write(A[k : k + 2000])
            time.sleep(0.1)

    with serving(slow) as server:
        one, kinds = worker(server.uri, None, "1", 2.0), []
        while kinds[-1:] != ["ready"]:
            start = time.monotonic()
            kinds.append(one.run(0, 0, None, False, True)[1])
            assert time.monotonic() - start < 2.0
        assert kinds.count("later") >= 2 and len(server.asked) == 1


def test_states_of_servers(folder):
    for status in (404, 403, 401, 410):
        with serving(lambda it, status=status: it.say(status, HTML)) as server:
            refused(str(status), server.uri)
            assert len(server.asked) == 1
    for status in (202, 203, 204):
        with serving(lambda it, status=status: it.say(status, A if status != 204 else b"")) as server:
            refused(f"answers {status}", server.uri)
    for status in (500, 503, 429):
        with serving(lambda it, status=status: it.say(status), whole(A)) as server:
            assert copy(server.uri, run=str(status))[0] == A
    with serving(whole(A, Content_Encoding="gzip")) as server:
        refused("another form, gzip", server.uri)
    with serving(lambda it: it.wfile.write(b"no such thing\r\n\r\n")) as server:
        refused("no such thing", server.uri)
    with serving(lambda it: None) as server:
        refused("Remote end closed", server.uri)
        uri = server.uri
    refused("refused", uri)


def test_redirections(folder):
    def to(place, status=302):
        return lambda it: it.say(status, Location=place)

    with serving(whole(A)) as there, serving(to(there.uri)) as server:
        assert copy(server.uri)[0] == A
    with serving(cut(A, 5000, ETag='"a"'), ranges(A)) as there, serving(to(there.uri, 307)) as server:
        assert copy(server.uri)[0] == A and there.asked[1].headers["Range"] == "bytes=5000-"
    with serving(to("/again")) as server:
        refused("infinite loop", server.uri)
        assert len(server.asked) < 20
    for place in (f"file://{__file__}", "/bases\x00", "data:,abc", "http://[1"):
        with serving(to(place)) as server:
            refused("cannot fetch", server.uri)
    # What began with https stays there.
    redirects, asked = _fetch._Redirects(), _fetch.Request("https://127.0.0.1/bases")
    with pytest.raises(ValueError, match="from https"):
        redirects.redirect_request(asked, None, 302, "", {}, "http://127.0.0.1/bases")


def test_several_fetch_once_and_none_waits_for_ever(folder):
    def slow(it):
        time.sleep(0.5)
        it.say(200, A)

    with serving(slow) as server:
        found, threads = [], []
        for _ in range(4):
            threads.append(threading.Thread(target=lambda: found.append(copy(server.uri)[0] == A)))
            threads[-1].start()
        for thread in threads:
            thread.join(60)
        assert found == [True] * 4 and len(server.asked) == 1
        # Another program has the lock, and does nothing.
        name = hashlib.sha256(server.uri.encode()).hexdigest()[:32]
        with open(folder / f"{name}.lock", "rb") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            with pytest.raises(msmith.FileError, match="holds .* done nothing for 0.5 s"):
                copy(server.uri, None, "2", 0.5)


def test_a_part_without_a_head_is_not_used(folder):
    with serving(ranges(A)) as server:
        name = hashlib.sha256(server.uri.encode()).hexdigest()[:32]
        folder.mkdir()
        for head in (None, b"", b"{}", b"[1, 2]", b'["http://127.0.0.1/other", 1, "\\"a\\"", ""]'):
            (folder / f"{name}-1.part").write_bytes(B[:5000])
            if head is not None:
                (folder / f"{name}-1.part.head").write_bytes(head)
            assert copy(server.uri)[0] == A
            assert "Range" not in server.asked[-1].headers
            for path in folder.iterdir():
                path.unlink()
