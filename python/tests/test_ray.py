"""Sums on a cluster of Ray, with workers that are killed, stopped, moved, and that lie."""

from __future__ import annotations

import os
import pathlib
import random
import re
import signal
import subprocess
import sys
import time

import pytest

import msmith

np = pytest.importorskip("numpy", reason="numpy is not installed: no cluster is tried")
ray = pytest.importorskip("ray", reason="ray is not installed: no cluster is tried")
ray_utils = pytest.importorskip("ray.cluster_utils", reason="ray has no local clusters: no cluster is tried")

import msmith.ray as cluster_module  # noqa: E402
from msmith._ray_command import main  # noqa: E402
from msmith._ray_worker import Worker  # noqa: E402
from msmith.ray import Cluster, WorkerError  # noqa: E402

N = 1 << 16
CHUNK = 1 << 13
# All 20 in `MSMITH_KILLS=20 pytest python/tests/test_ray.py -k kills`.
KILLS = int(os.environ.get("MSMITH_KILLS", "3"))
FORM = {"format": "montgomery-le", "curve": "bls12-381", "chunk": CHUNK, "timeout": 30.0}


class Liar(Worker):
    """That of the first half sends a wrong sum, which is a point of the group."""

    def run(self, first, last, scalars, check, keep):
        total, seat = super().run(first, last, scalars, check, keep)
        if total and first < N // 2 and keep:
            engine = msmith.Engine("bls12-381")
            total = (engine.point(total) + engine.generator).to_bytes()
        return total, seat


class Random(Worker):
    """Never sends the same twice."""

    def run(self, *job):
        total, seat = super().run(*job)
        engine = msmith.Engine("bls12-381")
        return (total and (engine.generator * random.getrandbits(64)).to_bytes()), seat


class Broken(Worker):
    """Sends a point of the curve that is not in the subgroup."""

    def run(self, first, last, scalars, check, keep):
        total, seat = super().run(first, last, scalars, check, keep)
        return (outside() if total else total), seat


class Stuck(Worker):
    """Never answers for the second half."""

    def run(self, first, last, scalars, check, keep):
        if scalars is not None and first >= N // 2:
            time.sleep(1e6)
        return super().run(first, last, scalars, check, keep)


class Old(Worker):
    """Has another version."""

    def run(self, *job):
        total, seat = super().run(*job)
        return total, seat._replace(version="0")


class Nice(Worker):
    """Could not leave Ray's niceness."""

    def run(self, *job):
        total, seat = super().run(*job)
        return total, seat._replace(nice=15)


def outside():
    """A point of the curve of BLS12-381 that is not in the subgroup."""
    p = msmith.Engine("bls12-381").modulus
    x = next(x for x in range(1, 99) if pow(x**3 + 4, (p - 1) // 2, p) == 1)
    return b"".join(c.to_bytes(48, "little") for c in (x, pow(x**3 + 4, (p + 1) // 4, p)))


@pytest.fixture(scope="module", autouse=True)
def here():
    """One machine, with threads for all tests."""
    os.environ["RAY_worker_niceness"] = "0"
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


def test_tables_threads_and_sections(case):
    with Cluster(case[0], 2, 2, points_per_base=2, in_subgroup=True, **FORM) as cluster:
        assert cluster.msm(case[1], audit=1) == case[2]
    key = pathlib.Path(__file__).parents[2] / "vectors" / "snarkjs" / "bn254.zkey"
    with msmith.open(key) as file:
        for name, group in [("A", "g1"), ("B2", "g2")]:
            engine, n = msmith.Engine("bn254", group), len(file[name])
            with Cluster(key, 3, section=name, group=group, chunk=5) as cluster:
                want = engine.msm(file[name], range(n))
                assert cluster.msm(range(n), audit=2) == want


def test_uris(case, tmp_path, monkeypatch):
    with Cluster(case[0].as_uri(), 2, in_subgroup=True, **FORM) as cluster:
        assert cluster.msm(case[1]) == case[2]
    with pytest.raises(msmith.FileError, match="cannot fetch"):
        Cluster((tmp_path / "none").as_uri(), 2, **FORM)


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


def test_three_that_differ(case, monkeypatch):
    monkeypatch.setattr(Cluster, "_worker", Random)
    with Cluster(case[0], 2, in_subgroup=True, **FORM) as cluster:
        with pytest.raises(msmith.Error, match="three workers"):
            cluster.msm(case[1], audit=1)


def test_sums_that_are_no_points_are_refused(case, monkeypatch):
    monkeypatch.setattr(Cluster, "_worker", Broken)
    with Cluster(case[0], 2, in_subgroup=True, **FORM) as cluster:
        with pytest.raises(WorkerError, match="no point of the group: .*subgroup"):
            cluster.msm(case[1])


def test_versions(case, monkeypatch):
    monkeypatch.setattr(Cluster, "_worker", Old)
    with pytest.raises(msmith.Error, match="install the same"):
        Cluster(case[0], 2, **FORM)


def test_niceness_is_warned_of(case, monkeypatch):
    monkeypatch.setattr(Cluster, "_worker", Nice)
    with pytest.warns(UserWarning, match="RAY_worker_niceness=0"), Cluster(case[0], 2, in_subgroup=True, **FORM):
        pass


def test_page():
    page = (pathlib.Path(__file__).parents[2] / "docs" / "ray.md").read_text(encoding="utf-8")
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
        Cluster(path, 2, **FORM)
    assert caught.value.item == 40000
    path.write_bytes(words[: 96 * 40000] + bytes(95) + b"\x01" + words[96 * 40001 :])
    with pytest.raises(msmith.PointError, match="40000") as caught:
        Cluster(path, 2, in_subgroup=True, **FORM)
    assert caught.value.item == 40000


def test_refused(case, two, tmp_path, monkeypatch):
    monkeypatch.setattr(cluster_module, "_PLACE", 1.0)
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
    (tmp_path / "three").write_bytes(path.read_bytes()[: 3 * 96])
    with pytest.raises(msmith.Error, match="4 shards of 3 points"):
        Cluster(tmp_path / "three", 4, **FORM)
    with pytest.raises(msmith.Error, match="several sections.*A"):
        Cluster(pathlib.Path(__file__).parents[2] / "vectors" / "snarkjs" / "bn254.zkey", 1)
    for given, options, kind, says in [
        (scalars[1:], {}, msmith.Error, f"{N} points but {N - 1} scalars"),
        (scalars.tobytes()[1:], {}, msmith.Error, "bytes are not"),
        ([1] * (N - 1) + ["x"], {}, TypeError, f"scalar {N - 1} is a .*str"),
        ("x", {}, TypeError, "give bytes"),
        (scalars.astype(float), {}, TypeError, "integers"),
        (scalars[::-1], {}, TypeError, "contiguous"),
        (np.zeros((N, 2), np.uint16), {}, TypeError, "axes"),
    ]:
        with pytest.raises(kind, match=says):
            two.msm(given, **options)
    with pytest.raises(msmith.Cancelled):
        two.msm(scalars, progress=lambda done, total: False)
    with Cluster(path, 1, in_subgroup=True, **FORM) as one:
        for k in (1, -1):
            with pytest.raises(msmith.Error, match="second worker"):
                one.msm(scalars, audit=k)
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
    with Cluster(path, 2, in_subgroup=True, **FORM) as cluster:
        assert cluster.msm(case[1]) == case[2]
        os.replace(tmp_path / path.name, tmp_path / "old")
        path.write_bytes(case[0].read_bytes()[:-96] + bytes(96))
        os.kill(cluster.seats()[1].pid, signal.SIGKILL)
        with pytest.raises(msmith.FileError, match="is not that on node"):
            cluster.msm(case[1])


def test_command(case, tmp_path, capsys):
    (tmp_path / "scalars").write_bytes(case[1].tobytes())
    files = ["--bases", str(case[0]), "--bases-format", "montgomery-le", "--scalars", str(tmp_path / "scalars")]
    assert main(["msm", *files, "--curve", "bls12-381", "--shards", "2", "--chunk", "2^13", "--audit", "1"]) == 0
    assert capsys.readouterr().out.split() == ["x", f"{case[2].x:#x}", "y", f"{case[2].y:#x}"]
    assert main(["msm", *files, "--shards", "2"]) == 1
    assert "curve" in capsys.readouterr().err
    assert main(["plan", "-n", "2^34", "--nodes", "10", "--threads", "16"]) == 0
    assert "17,179,869,184" in capsys.readouterr().out


CLUSTER = """
import os, sys, time
start = time.monotonic()
sys.path[:0] = {path!r}
import pathlib, ray, numpy
from ray.cluster_utils import Cluster as Nodes
import msmith, msmith.ray
msmith.ray._PLACE = 2.0
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
    assert re.findall("^SUM (\\w+)", ran.stderr, re.MULTILINE) == [case[2].to_bytes().hex()] * 4, ran.stderr


def test_unreachable_clusters_are_refused_soon():
    script = "import msmith.ray\ntry: msmith.ray.Cluster('x', 1, address={0!r})\nexcept msmith.Error as why: print(why)"
    for address, says in [("127.0.0.1:1", "ray start --head"), ("ray://x:1", "HOST:PORT"), ("x", "ray start --head")]:
        ran = subprocess.run([sys.executable, "-c", script.format(address)], timeout=60, capture_output=True, text=True)
        assert says in ran.stdout, (address, ran)


def test_plans():
    plan = cluster_module.plan(1 << 34, 10, 16, audit=5)
    assert (plan.workers, plan.bytes_sent) == (160, 32 << 34) and "160" in str(plan)
    assert plan.seconds >= max(plan.worker_seconds, plan.network_seconds, plan.driver_seconds)
    assert cluster_module.plan(1 << 30, 20).worker_seconds < cluster_module.plan(1 << 30, 10).worker_seconds
    refused = [((0, 1), {}), ((5, 0), {}), ((1 << 35, 1), {}), ((5, 9), {}), ((99, 1), {"curve": "bw6-761"})]
    for arguments, options in refused:
        with pytest.raises(msmith.Error):
            cluster_module.plan(*arguments, **options)
