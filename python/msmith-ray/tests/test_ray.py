"""Sums on a cluster of Ray, with workers that are killed, stopped, moved, and that lie."""

from __future__ import annotations

import contextlib
import hashlib
import os
import pathlib
import random
import re
import secrets
import signal
import subprocess
import sys
import threading
import time

import pytest
from test_ray_answers import outside
from test_ray_fetch import serving

import msmith

np = pytest.importorskip("numpy", reason="numpy is not installed: no cluster is tried")
ray = pytest.importorskip("ray", reason="ray is not installed: no cluster is tried")
ray_utils = pytest.importorskip("ray.cluster_utils", reason="ray has no local clusters: no cluster is tried")

import msmith_ray as cluster_module  # noqa: E402
from msmith.ray import Cluster, WorkerError  # noqa: E402
from msmith_ray import _shard  # noqa: E402
from msmith_ray._answer import Answer  # noqa: E402
from msmith_ray._command import main  # noqa: E402
from msmith_ray._worker import Worker  # noqa: E402

N = 1 << 16
CHUNK = 1 << 13
# One of many, so that the checks take less time: all 20 in `MSMITH_KILLS=20 pytest python/msmith-ray/tests/test_ray.py -k kills`.
KILLS = int(os.environ.get("MSMITH_KILLS", "1"))
FORM = {"format": "montgomery-le", "curve": "bls12-381", "chunk": CHUNK, "timeout": 30.0}


OUTSIDE = outside()


class Changed(Worker):
    """Sends answers to jobs with scalars as ``change`` makes them."""

    def run(self, first, last, scalars, check, keep):
        sent = super().run(first, last, scalars, check, keep)
        return sent if scalars is None else self.change(Answer(*sent), keep)

    def change(self, sent, keep):
        return tuple(sent)


def plus(sent, other):
    """Another point of the group."""
    engine = msmith.Engine("bls12-381")
    return tuple(sent._replace(data=(engine.point(sent.data) + other(engine)).to_bytes()))


class Liar(Changed):
    """That of the first half sends a wrong sum, which is a point of the group."""

    def change(self, sent, keep):
        return plus(sent, lambda engine: engine.generator) if sent.first < N // 2 and keep else tuple(sent)


class OnceALiar(Changed):
    """Sends one wrong sum, of the chunk that begins where the file says."""

    def change(self, sent, keep):
        bad = int(pathlib.Path(os.environ["MSMITH_TEST_FOLDER"], "bad").read_text())
        return plus(sent, lambda engine: engine.generator) if sent.first == bad and keep else tuple(sent)


class Broken(Changed):
    """Sends a point of the curve that is not in the subgroup, for the first half."""

    def change(self, sent, keep):
        return tuple(sent._replace(data=OUTSIDE) if sent.first < N // 2 else sent)


class Silent(Changed):
    """Sends no bytes, in three ways, each once: then what a worker in order sends."""

    def change(self, sent, keep):
        for name, other in [("nothing", b""), ("silence", sent._replace(data=b"")), ("old", (b"", sent.seat))]:
            with contextlib.suppress(FileExistsError), open(f"{os.environ['MSMITH_TEST_FOLDER']}/{name}", "x"):
                return tuple(other) if isinstance(other, Answer) else other
        return tuple(sent)


class Stuck(Worker):
    """Never answers for the second half."""

    def run(self, first, last, scalars, check, keep):
        if scalars is not None and first >= N // 2:
            time.sleep(1e6)
        return super().run(first, last, scalars, check, keep)


class Old(Worker):
    """Has another version."""

    def run(self, *job):
        return ("0", *super().run(*job)[1:])


class Nice(Worker):
    """Could not leave Ray's niceness."""

    def run(self, *job):
        sent = Answer(*super().run(*job))
        return tuple(sent._replace(seat=(*sent.seat[:2], 15, *sent.seat[3:])))


@pytest.fixture(scope="module", autouse=True)
def here(tmp_path_factory):
    """One machine, with threads for all tests."""
    os.environ["RAY_worker_niceness"] = "0"
    os.environ["MSMITH_TEST_FOLDER"] = str(tmp_path_factory.mktemp("lies"))
    os.environ["XDG_CACHE_HOME"] = str(tmp_path_factory.mktemp("cache"))
    os.environ["no_proxy"] = "127.0.0.1"
    # As Ray makes one, which it would write to the home of whoever runs this.
    os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)
    ray.init(address="local", num_cpus=6, include_dashboard=False, log_to_driver=False, logging_level="error",
             object_store_memory=1 << 28)
    # The workers of tests are sent as they are.
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    yield
    ray.shutdown()


@pytest.fixture(scope="module")
def case(tmp_path_factory):
    """A file of points, scalars, and their sum."""
    engine = msmith.Engine("bls12-381")
    some, q = [], engine.generator
    for _ in range(256):
        some.append(q.to_bytes("montgomery-le"))
        q = q + engine.generator * 3
    words = b"".join(some) * (N // 256)
    path = tmp_path_factory.mktemp("ray") / "bases"
    path.write_bytes(words)
    scalars = np.random.default_rng(3).integers(0, 1 << 62, (N, 4), np.uint64)
    return path, scalars, engine.msm(words, scalars, format="montgomery-le")


@pytest.fixture(scope="module")
def two(case):
    with Cluster(case[0], 2, **FORM) as cluster:
        yield cluster


def test_sums(case, two):
    path, scalars, want = case
    seen = []
    assert two.msm(scalars, progress=lambda done, total: seen.append((done, total))) == want
    assert seen[-1] == (N, N)
    assert two.msm(scalars.tobytes(), audit=3) == want
    small = np.arange(N, dtype=np.int32) - 5
    engine = msmith.Engine("bls12-381")
    less = engine.msm(path.read_bytes(), small, format="montgomery-le")
    assert two.msm(small) == two.msm(small.tolist()) == less
    assert two.msm((small + 5).astype("<u2").tobytes(), scalar_bytes=2) == less + two.msm(np.full(N, 5, np.uint8))
    # Several at once.
    sums = [two.submit(s) for s in (scalars, small, scalars, small)]
    assert [s.result(60) for s in sums] == [want, less, want, less]
    assert {s.nice for s in two.seats()} == {os.getpriority(os.PRIO_PROCESS, 0)}
    assert two.redone == []
    # Infinity is said.
    assert two.msm(np.zeros(N, np.uint8), audit=1).is_infinity


def test_tables_threads_and_sections(case):
    with Cluster(case[0], 2, 2, points_per_base=2, in_subgroup=True, **FORM) as cluster:
        assert cluster.msm(case[1], audit=1) == case[2]
    key = pathlib.Path(__file__).parents[3] / "vectors" / "snarkjs" / "bn254.zkey"
    with msmith.open(key) as file:
        engine, n = msmith.Engine("bn254", "g2"), len(file["B2"])
        with Cluster(key, 2, section="B2", group="g2", chunk=5) as cluster:
            assert cluster.msm(range(n), audit=2) == engine.msm(file["B2"], range(n))


def test_uris(case):
    """A download may take longer than an answer; workers of a node share it."""
    data = case[0].read_bytes()

    def slow(it):
        it.say(200, data, 0)
        for k in range(0, len(data), len(data) // 16):
            it.wfile.write(data[k : k + len(data) // 16])
            time.sleep(0.2)

    digest = hashlib.sha256(data).hexdigest()
    with serving(slow) as server:
        with Cluster(server.uri, 2, sha256=digest, in_subgroup=True, **{**FORM, "timeout": 2.5}) as cluster:
            assert cluster.msm(case[1]) == case[2]
            assert {seat.digest for seat in cluster.seats()} == {f"sha256:{digest}"}
        says = f"node .*cannot fetch {server.uri}: its SHA-256 is {digest}, and not"
        with pytest.raises(msmith.FileError, match=says):
            Cluster(server.uri, 1, sha256="0" * 64, **FORM)
    with pytest.raises(msmith.FileError, match="cannot read .*its SHA-256 is"):
        Cluster(case[0].as_uri(), 1, sha256="0" * 64, **FORM)


def killed(cluster, rng, case, seconds):
    """A sum in whose midst a worker is killed; which shards were asked again."""
    before, shard = len(cluster.redone), rng.randrange(2)
    found = cluster.submit(case[1])
    time.sleep(rng.random() * seconds)
    os.kill(cluster.seats()[shard].pid, signal.SIGKILL)
    assert found.result(120) == case[2]
    return shard, cluster.redone[before:]


def test_kills_at_random_moments(case, two):
    rng, repeated = random.Random(time.time_ns()), 0
    start = time.monotonic()
    assert two.msm(case[1]) == case[2]
    seconds = time.monotonic() - start
    for _ in range(KILLS):
        shard, again = killed(two, rng, case, seconds)
        assert two.msm(case[1]) == case[2]
        # Two chunks at most, of the one that was killed; none where its share was done.
        assert len(again) <= 2 and {k for k, _, _ in again} <= {shard}
        assert all(shard * N // 2 <= first < last <= (shard + 1) * N // 2 for _, first, last in again)
        repeated += len(again)
    print(f"{KILLS} kills, {repeated} chunks again")


def test_a_worker_that_stops_is_replaced(case):
    with Cluster(case[0], 2, in_subgroup=True, **{**FORM, "timeout": 3.0}) as cluster:
        pid = cluster.seats()[0].pid
        os.kill(pid, signal.SIGSTOP)
        assert cluster.msm(case[1]) == case[2]
        assert cluster.redone and {k for k, _, _ in cluster.redone} == {0}
        assert cluster.seats()[0].pid != pid


def test_a_worker_that_always_hangs_is_an_error(case, monkeypatch):
    monkeypatch.setattr(Cluster, "_worker", Stuck)
    with Cluster(case[0], 2, in_subgroup=True, retries=1, **{**FORM, "timeout": 2.0}) as cluster:
        with pytest.raises(WorkerError, match=r"shard 1 .*lost 2 times.*no answer for 2.0 s") as caught:
            cluster.msm(case[1])
        assert caught.value.shard == 1 and caught.value.first >= N // 2


def test_a_liar_is_named(case, monkeypatch):
    monkeypatch.setattr(Cluster, "_worker", Liar)
    with Cluster(case[0], 2, in_subgroup=True, **FORM) as cluster:
        assert cluster.msm(case[1]) != case[2]
        with pytest.raises(WorkerError, match="its sum is wrong") as caught:
            cluster.msm(case[1], audit=8)
        assert (caught.value.shard, caught.value.seat) == (0, cluster.seats()[0])
        assert caught.value.last <= N // 2
        # A third that agrees with neither.
        monkeypatch.setattr(Cluster, "_third", lambda *those: msmith.Engine("bls12-381").generator)
        with pytest.raises(msmith.Error, match="three workers"):
            cluster.msm(case[1], audit="all")


def test_an_audit_of_all_finds_each_single_wrong_chunk(case, tmp_path, monkeypatch):
    bad, seen, n = pathlib.Path(os.environ["MSMITH_TEST_FOLDER"], "bad"), [], 1 << 10
    words, scalars, engine = case[0].read_bytes()[: 96 * n], case[1][:n], msmith.Engine("bls12-381")
    (tmp_path / "bases").write_bytes(words)

    def right(self, batch, job):
        # Where the two differ; that a third worker is asked is another test's.
        part = slice(job.first, job.last)
        return engine.msm(words[96 * part.start : 96 * part.stop], scalars[part], format="montgomery-le")

    monkeypatch.setattr(Cluster, "_worker", OnceALiar)
    monkeypatch.setattr(Cluster, "_third", right)
    bad.write_text("-1")
    with Cluster(tmp_path / "bases", 2, in_subgroup=True, **{**FORM, "chunk": n // 8}) as cluster:
        assert cluster.chunks == 8
        # Twice the work, and no more.
        want = engine.msm(words, scalars, format="montgomery-le")
        assert cluster.msm(scalars, audit="all", progress=lambda *those: seen.append(those)) == want
        assert seen[-1] == (2 * n, 2 * n)
        for first in range(0, n, n // 8):
            bad.write_text(str(first))
            assert cluster.msm(scalars) != want
            with pytest.raises(WorkerError, match="its sum is wrong") as caught:
                cluster.msm(scalars, audit="all")
            assert (caught.value.first, caught.value.last) == (first, first + n // 8)
            assert caught.value.shard == 2 * first // n


def test_silence_is_no_sum(case, monkeypatch):
    """Answers without a sum are refused, and their chunks done again by another worker."""
    monkeypatch.setattr(Cluster, "_worker", Silent)
    with Cluster(case[0], 2, in_subgroup=True, retries=3, **FORM) as cluster:
        assert cluster.msm(case[1]) == case[2]
        assert len(cluster.redone) >= 3
        names = {p.name for p in pathlib.Path(os.environ["MSMITH_TEST_FOLDER"]).iterdir()}
        assert names >= {"nothing", "silence", "old"}


def test_sums_that_are_no_points_are_refused(case, monkeypatch):
    monkeypatch.setattr(Cluster, "_worker", Broken)
    with Cluster(case[0], 1, in_subgroup=True, retries=1, **FORM) as cluster:
        with pytest.raises(WorkerError, match="lost 2 times.*no point of the group: .*subgroup") as caught:
            cluster.msm(case[1])
        assert caught.value.shard == 0 and {k for k, _, _ in cluster.redone} == {0}


def test_versions(case, monkeypatch):
    monkeypatch.setattr(Cluster, "_worker", Old)
    with pytest.raises(msmith.Error, match="install the same"):
        Cluster(case[0], 1, **FORM)


def test_niceness_is_warned_of(case, monkeypatch):
    monkeypatch.setattr(Cluster, "_worker", Nice)
    with pytest.warns(UserWarning, match="RAY_worker_niceness=0"), Cluster(case[0], 1, in_subgroup=True, **FORM):
        pass


def test_page():
    page = (pathlib.Path(__file__).parents[3] / "docs" / "ray.md").read_text(encoding="utf-8")
    code = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(code) == 1
    exec(compile(code[0], "docs/ray.md", "exec"), {})


def test_bad_points_are_named(case, tmp_path):
    words = case[0].read_bytes()
    engine = msmith.Engine("bls12-381")
    bad = engine.point(outside()).to_bytes("montgomery-le")
    path = tmp_path / "bad"
    path.write_bytes(words[: 96 * 40000] + bad + words[96 * 40001 :])
    with pytest.raises(msmith.PointError, match="40000 is not in the subgroup") as caught:
        Cluster(path, 1, **FORM)
    assert caught.value.item == 40000
    path.write_bytes(words[: 96 * 40000] + bytes(95) + b"\x01" + words[96 * 40001 :])
    with pytest.raises(msmith.PointError, match="40000") as caught:
        Cluster(path, 1, in_subgroup=True, **FORM)
    assert caught.value.item == 40000


def test_refused(case, two, tmp_path, monkeypatch):
    monkeypatch.setattr(_shard, "PLACE", 1.0)
    path, scalars, _ = case
    for arguments, kind, says in [
        ((path, 0), msmith.Error, "shards is 0"),
        ((path, 2, 0), msmith.Error, "threads is 0"),
        ((path, -1), msmith.Error, "shards is -1"),
        ((path, 4, 2), msmith.Error, "do not fit: of the cluster's 6 CPUs"),
        ((path, 5), msmith.Error, "4 are free"),
        ((tmp_path / "none", 1), msmith.FileError, "node .*cannot read"),
        ((path, 1, 1, "nowhere:6379"), msmith.Error, "connected to .* already"),
    ]:
        options = dict(FORM)
        if len(arguments) == 4:
            options["address"] = arguments[3]
        with pytest.raises(kind, match=says):
            Cluster(*arguments[:3], **options)
    (tmp_path / "one").write_bytes(path.read_bytes()[:96])
    with pytest.raises(msmith.Error, match="2 shards of 1 points"):
        Cluster(tmp_path / "one", 2, **FORM)
    with monkeypatch.context() as patch, pytest.raises(msmith.Error, match="chunk is 1: that is 65536 chunks"):
        patch.setattr(cluster_module, "_CHUNKS", 100)
        two._parts(1)
    with pytest.raises(msmith.Error, match="several sections.*A"):
        Cluster(pathlib.Path(__file__).parents[3] / "vectors" / "snarkjs" / "bn254.zkey", 1)
    for given, options, kind, says in [
        (scalars[1:], {}, msmith.Error, f"{N} points but {N - 1} scalars"),
        (scalars.tobytes()[1:], {}, msmith.Error, "bytes are not"),
        ([1] * (N - 1) + ["x"], {}, TypeError, f"scalar {N - 1} is a .*str"),
        ("x", {}, TypeError, "give bytes"),
        (scalars.astype(float), {}, TypeError, "integers"),
        (scalars[::-1], {}, TypeError, "contiguous"),
        (np.zeros((N, 2), np.uint16), {}, TypeError, "rows are of"),
    ]:
        with pytest.raises(kind, match=says):
            two.msm(given, **options)
    with pytest.raises(msmith.Cancelled):
        two.msm(scalars, progress=lambda done, total: False)
    with Cluster(path, 1, in_subgroup=True, **FORM) as one:
        for audit, kind, says in [
            (1, msmith.Error, "second worker"), ("all", msmith.Error, "second worker"),
            (-1, msmith.Error, "audit is -1"), ("some", msmith.Error, "audit is 'some'"),
            (1.0, TypeError, "audit is 1.0"), (True, TypeError, "audit is True"),
        ]:
            with pytest.raises(kind, match=says):
                one.msm(scalars, audit=audit)
        waits = one.submit(scalars)
    with pytest.raises(msmith.ClosedError, match="new one"):
        waits.result(60)
    with pytest.raises(msmith.ClosedError, match="new one"):
        one.msm(scalars)
    one.close()
    assert two.msm(scalars) == case[2]


def test_a_changed_file_is_noticed(case, tmp_path):
    path = tmp_path / "bases"
    path.write_bytes(case[0].read_bytes())
    with Cluster(path, 1, in_subgroup=True, **FORM) as cluster:
        assert cluster.msm(case[1]) == case[2]
        os.replace(tmp_path / path.name, tmp_path / "old")
        path.write_bytes(case[0].read_bytes()[:-96] + bytes(96))
        os.kill(cluster.seats()[0].pid, signal.SIGKILL)
        with pytest.raises(msmith.FileError, match="is not that on node"):
            cluster.msm(case[1])


def test_command(case, tmp_path, capsys):
    (tmp_path / "scalars").write_bytes(case[1].tobytes())
    files = ["--bases", str(case[0]), "--bases-format", "montgomery-le", "--scalars", str(tmp_path / "scalars")]
    assert main(["msm", *files, "--curve", "bls12-381", "--shards", "2", "--chunk", "2^13", "--audit", "1"]) == 0
    out, errors = capsys.readouterr()
    assert out.split() == ["x", f"{case[2].x:#x}", "y", f"{case[2].y:#x}"]
    # The chance beside the number.
    assert "audit of 1 of 8 chunks: finds a single wrong one with a chance of 12.5%" in errors
    assert main(["msm", *files, "--shards", "0"]) == 1
    assert capsys.readouterr().err == "error: shards is 0: it is 1 or more\n"
    assert main(["plan", "-n", "2^34", "--nodes", "10", "--threads", "16"]) == 0
    assert "17,179,869,184" in capsys.readouterr().out


def test_ctrl_c_ends_the_command_in_a_line(case, tmp_path):
    (tmp_path / "scalars").write_bytes(case[1].tobytes())
    over = threading.Event()

    def stuck(it):
        it.say(200, case[0].read_bytes(), 1)
        over.wait(60)

    with serving(stuck) as server:
        command = [sys.executable, "-m", "msmith.ray", "msm", "--bases", server.uri, "--bases-format", "montgomery-le",
                   "--curve", "bls12-381", "--scalars", str(tmp_path / "scalars"), "--shards", "1", "--ray",
                   ray.get_runtime_context().gcs_address]
        ran = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                               start_new_session=True, env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)})
        try:
            end = time.monotonic() + 120
            while not server.asked and ran.poll() is None and time.monotonic() < end:
                time.sleep(0.05)
            # As a terminal does, to all that the command has started.
            os.killpg(ran.pid, signal.SIGINT)
            out, errors = ran.communicate(timeout=60)
        finally:
            over.set()
            ran.kill()
    assert (ran.returncode, out, errors) == (130, "", "error: cancelled\n")


CLUSTER = """
import os, sys, time
start = time.monotonic()
sys.path[:0] = {path!r}
import pathlib, ray, numpy
from ray.cluster_utils import Cluster as Nodes
import msmith, msmith.ray, msmith_ray._shard
msmith_ray._shard.PLACE = 5.0
nodes = Nodes(initialize_head=True, head_node_args=dict(num_cpus=0, object_store_memory=1 << 27))
first, second = (nodes.add_node(num_cpus=1, object_store_memory=1 << 27) for _ in range(2))
nodes.wait_for_nodes()
bases, scalars = sys.argv[1:]
scalars = numpy.fromfile(scalars, numpy.uint64).reshape(-1, 4)
with msmith.ray.Cluster(bases, 2, address=nodes.address, format="montgomery-le", curve="bls12-381", chunk=1 << 13,
                        timeout=60, in_subgroup=True) as cluster:
    where = cluster.seats()
    assert len({{seat.node for seat in where}}) == 2, where
    def tell(sum):
        print("SUM", sum.to_bytes().hex(), round(time.monotonic() - start, 1), file=sys.stderr)
    tell(cluster.msm(scalars, audit=2))
    future = cluster.submit(scalars)
    gone = next(n for n in (first, second) if where[1].node.endswith("(" + n.node_id[:8] + ")"))
    nodes.remove_node(gone, allow_graceful=False)
    tell(future.result(120))
    tell(cluster.msm(scalars))
    assert {{k for k, _, _ in cluster.redone}} <= {{1}}, cluster.redone
    new = nodes.add_node(num_cpus=1, object_store_memory=1 << 27)
    # Not wait_for_nodes, which wants the one that left noticed.
    while new.node_id not in [node["NodeID"] for node in ray.nodes() if node["Alive"]]:
        time.sleep(0.1)
    os.kill(cluster.seats()[1].pid, 9)
    tell(cluster.msm(scalars))
    assert cluster.seats()[1].node.endswith("(" + new.node_id[:8] + ")"), cluster.seats()
ray.shutdown()
nodes.shutdown()
"""


def test_nodes_leave_and_come(case, tmp_path):
    """Three nodes, in a process of their own: a driver has one cluster."""
    case[1].tofile(tmp_path / "scalars")
    script = CLUSTER.format(path=[p for p in sys.path if p])
    ran = subprocess.run([sys.executable, "-c", script, str(case[0]), str(tmp_path / "scalars")], timeout=300,
                         capture_output=True, text=True, env={**os.environ, "RAY_worker_niceness": "0"})
    assert ran.returncode == 0, ran.stderr
    # Nothing of Ray's about processes that died.
    assert ran.stdout == ""
    assert re.findall("^SUM (\\w+)", ran.stderr, re.MULTILINE) == [case[2].to_bytes().hex()] * 4, ran.stderr


def test_unreachable_clusters_are_refused_soon():
    there = ray.get_runtime_context().gcs_address
    tries = [("127.0.0.1:1", "ray start --head"), ("ray://x:1", "HOST:PORT"), ("x", "ray start --head"),
             (there, "RAY_AUTH_MODE=token, and in ~/.ray/auth_token")]
    script = """
import sys, msmith.ray
for address in sys.argv[1:]:
    try: msmith.ray.Cluster('x', 1, address=address)
    except msmith.Error as why: print(why)
"""
    without = {k: v for k, v in os.environ.items() if not k.startswith("RAY_AUTH")}
    ran = subprocess.run([sys.executable, "-c", script, *(address for address, _ in tries)], timeout=120,
                         capture_output=True, text=True, env=without)
    lines = ran.stdout.splitlines()
    assert len(lines) == len(tries), ran
    for (address, says), line in zip(tries, lines, strict=True):
        assert address in line and says in line, line
