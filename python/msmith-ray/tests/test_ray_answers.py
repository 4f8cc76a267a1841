"""What a driver believes of its workers, and what it asks of its arguments; no cluster is started."""

from __future__ import annotations

import math
import pickle
from types import SimpleNamespace

import pytest

import msmith
import msmith_ray as ray
from msmith_ray import _checks as checks
from msmith_ray._answer import Answer, Refused, Seat, answer, read
from msmith_ray._shard import Job, Shard

np = pytest.importorskip("numpy", reason="numpy is not installed: no scalars are looked at")

ENGINE = msmith.Engine("bls12-381")
SEAT = Seat("node", 5, 0, "bls12-381", 9, "digest", msmith.__version__)


def outside():
    """A point of the curve of BLS12-381 that is not in the subgroup."""
    p = ENGINE.modulus
    x = next(x for x in range(1, 99) if pow(x**3 + 4, (p - 1) // 2, p) == 1)
    return b"".join(c.to_bytes(48, "little") for c in (x, pow(x**3 + 4, (p + 1) // 4, p)))


def test_sums_are_read_as_they_were_written():
    for curve in msmith.curves():
        engine = msmith.Engine(curve)
        seat = SEAT._replace(curve=curve)
        for point in (engine.generator, engine.generator * 7):
            sent = pickle.loads(pickle.dumps(answer("point", engine, 0, 9, seat, point.to_bytes())))
            assert read(sent, 0, 9, engine, True) == (seat, point)
        sent = answer("infinity", engine, 0, 9, seat)
        assert read(sent, 0, 9, engine, True) == (seat, engine.point(None))
    assert read(answer("ready", None, 0, 0, SEAT), 0, 0, None, False) == (SEAT, None)
    assert read(answer("ready", ENGINE, 0, 9, SEAT), 0, 9, ENGINE, False) == (SEAT, None)
    assert read(answer("later", None, 0, 9, None), 0, 9, ENGINE, True) == (None, None)


def test_answers_that_are_refused():
    point = ENGINE.generator.to_bytes()
    good = Answer(*answer("point", ENGINE, 0, 9, SEAT, point))
    assert read(tuple(good), 0, 9, ENGINE, True)[1] == ENGINE.generator
    bn254 = msmith.Engine("bn254")
    cases = [
        # Silence, and infinity that is not said.
        (good._replace(data=b""), "point, has 0 bytes, and not 96"),
        (good._replace(data=bytes(96)), "infinity, and it says that it is a point"),
        (good._replace(kind="ready", data=b""), "answers 'ready'"),
        (good._replace(kind="infinity"), "infinity, has 96 bytes, and not 0"),
        (good._replace(kind="infinity", data=bytes(96)), "infinity, has 96 bytes"),
        (good._replace(kind="", data=b""), "answers ''"),
        # Other lengths.
        (good._replace(data=point[:-1]), "has 95 bytes"),
        (good._replace(data=point + b"\0"), "has 97 bytes"),
        (good._replace(data=point[:48]), "has 48 bytes"),
        (good._replace(data=bn254.generator.to_bytes()), "has 64 bytes"),
        # Other points.
        (good._replace(data=bytes([point[0] ^ 1]) + point[1:]), "no point of the group"),
        (good._replace(data=b"\xff" * 96), "no point of the group"),
        (good._replace(data=outside()), "no point of the group: .*subgroup"),
        # Of another engine, or of other points.
        (good._replace(curve="bn254"), "bn254 g1, and not bls12-381 g1"),
        (good._replace(group="g2"), "bls12-381 g2"),
        (good._replace(first=1), "for points 1 to 9"),
        (good._replace(last=8), "for points 0 to 8"),
        # Other types and forms.
        (good._replace(data=bytearray(point)), "other types"),
        (good._replace(data=None), "other types"),
        (good._replace(first=0.0), "other types"),
        (good._replace(last=True), "other types"),
        (good._replace(seat=None), "other types"),
        (good._replace(seat=()), "what it is and has"),
        (good._replace(seat=SEAT[:-1]), "what it is and has"),
        (good._replace(seat=SEAT._replace(points="9")), "other types"),
        (good[:-1], "other types"),
        ((*good, 1), "other types"),
        ((point, SEAT), "another form: install the same"),
        ((), "another form"),
        (b"", "another form"),
        (None, "NoneType"),
        (list(good), "list"),
    ]
    for sent, says in cases:
        sent = tuple(sent) if isinstance(sent, Answer) else sent
        if says == "other types" and isinstance(sent, tuple) and len(sent) == 8 and isinstance(sent[-1], Seat):
            sent, says = (*sent[:-1], tuple(sent[-1])), "what it is and has"
        with pytest.raises(Refused, match=says):
            read(sent, 0, 9, ENGINE, True)
    with pytest.raises(Refused, match="no sum"):
        read(tuple(good), 0, 9, ENGINE, False)
    for version in ("", "0"):
        with pytest.raises(msmith.Error, match="install the same"):
            read(tuple(good._replace(version=version)), 0, 9, ENGINE, True)


def test_a_fault_of_a_worker_is_its_error():
    def told(cause):
        return Shard._told(SimpleNamespace(index=3, seat=SEAT), Job(3, 5, 9), SimpleNamespace(cause=cause))

    for cause in (msmith.FileError("cannot read"), TypeError("axes"), MemoryError()):
        assert told(cause) is cause
    why = told(RuntimeError("a fault\nof its own\x1b[31m"))
    assert isinstance(why, ray.WorkerError) and (why.shard, why.first, why.last, why.seat) == (3, 5, 9, SEAT)
    assert str(why).endswith("points 5 to 9: it failed: a fault of its own?[31m")


def test_arguments_are_looked_at_when_they_are_given(tmp_path, monkeypatch):
    # Before anything is started.
    monkeypatch.setattr(ray, "connect", lambda address: pytest.fail("a cluster was asked for"))
    good = {"bases": tmp_path / "bases", "shards": 2}
    for name, value, kind in [
        ("shards", "2", TypeError), ("shards", 2.0, TypeError), ("shards", True, TypeError),
        ("shards", None, TypeError), ("shards", 0, msmith.Error), ("shards", -1, msmith.Error),
        ("threads", 0, msmith.Error), ("threads", "1", TypeError), ("threads", 1.0, TypeError),
        ("chunk", 1.5, TypeError), ("chunk", 0, msmith.Error), ("chunk", -5, msmith.Error), ("chunk", "9", TypeError),
        ("points_per_base", -1, msmith.Error), ("points_per_base", 0, msmith.Error),
        ("points_per_base", 2.0, TypeError),
        ("points_per_base", 1 << 32, msmith.Error), ("points_per_base", "2", TypeError),
        ("retries", -1, msmith.Error), ("retries", "3", TypeError), ("retries", 1.5, TypeError),
        ("timeout", 0, msmith.Error), ("timeout", -1.0, msmith.Error), ("timeout", math.nan, msmith.Error),
        ("timeout", math.inf, msmith.Error), ("timeout", "5", TypeError), ("timeout", True, TypeError),
        ("bases", None, TypeError), ("bases", b"bases", TypeError), ("bases", 5, TypeError),
        ("bases", "s3://bucket/key", msmith.Error), ("bases", "data://x", msmith.Error),
        ("section", 5, TypeError), ("format", 5, TypeError), ("curve", 5, TypeError), ("group", 5, TypeError),
        ("group", None, TypeError), ("group", "g3", msmith.Error), ("curve", "nope", msmith.Error),
        ("address", 6379, TypeError), ("in_subgroup", 1, TypeError), ("in_subgroup", None, TypeError),
        ("sha256", 5, TypeError), ("sha256", "12", msmith.Error), ("sha256", "x" * 64, msmith.Error),
        ("progress", 5, TypeError),
    ]:
        says = value if value in ("g3", "nope") else name
        with pytest.raises(kind, match=says) as caught:
            ray.Cluster(**(good | {name: value}))
        assert type(caught.value) is kind, (name, value)
    assert checks.whole("shards", np.int64(3)) == 3 and checks.seconds("timeout", 5) == 5.0
    assert checks.sha256("AB" * 32) == "ab" * 32 and checks.sha256(None) is None


def test_scalars_are_looked_at():
    words = np.arange(12, dtype=np.uint64).reshape(3, 4)
    for good, n in [
        (words, 3), (words.tobytes(), 3), (bytearray(words.tobytes()), 3), (memoryview(words.tobytes()), 3),
        (np.arange(5, dtype=np.int16), 5), (memoryview(np.arange(5, dtype=np.int16)), 5), ([1, -2, 1 << 600], 3),
        (range(4), 4), ((True, 2), 2), (np.zeros((2, 32), np.uint8), 2), (np.array([True, False]), 2), ([], 0),
    ]:
        assert len(checks.rows(good, None, 32, n)) == n
    assert checks.rows(bytes(12), 4, 32, 3).shape == (3, 4)
    # A row is as long as a scalar, or as the caller says.
    assert len(checks.rows(np.zeros((3, 7), np.uint8), 7, 32, 3)) == len(checks.rows(words, 32, 32, 3)) == 3
    # As an engine reads numbers, with their sign.
    assert checks.rows(memoryview(np.array([-1], np.int16)), None, 32, 1).dtype == np.int16
    for wrong, width, kind, says in [
        (bytes(33), None, msmith.Error, "33 bytes are not 3 scalars"),
        (bytes(96), 0, msmith.Error, "scalar_bytes is 0"),
        (bytes(96), -1, msmith.Error, "scalar_bytes is -1"),
        (bytes(96), "2", TypeError, "scalar_bytes"),
        (bytes(96), 1 << 60, msmith.Error, "at most"),
        (words, 16, TypeError, "a scalar has 16"),
        (words.reshape(4, 3), None, TypeError, "say scalar_bytes=24"),
        (words[0], 32, TypeError, "scalar_bytes"),
        ([1, 2, 3], 32, TypeError, "scalar_bytes"),
        (memoryview(bytes(192))[::2], None, TypeError, "contiguous"),
        (words.T, None, TypeError, "contiguous"),
        (words[:, :2], None, TypeError, "contiguous"),
        (memoryview(words.T), None, TypeError, "contiguous"),
        (words.astype(">u8"), None, TypeError, "order of bytes"),
        (words.astype(np.int64), None, TypeError, "rows are of uint8 or uint64"),
        (words.astype(np.uint32), None, TypeError, "rows are of"),
        (words.astype(float), None, TypeError, "integers"),
        (words.astype(object), None, TypeError, "integers"),
        (np.zeros((3, 0), np.uint8), None, TypeError, "rows of 0 bytes"),
        (np.zeros((3, 8192), np.uint8), None, TypeError, "rows of 8192 bytes"),
        (np.array(5), None, TypeError, "contiguous"),
        (np.zeros((3, 2, 2), np.uint64), None, TypeError, "axis"),
        (np.ma.masked_array(np.arange(3), [0, 1, 0]), None, TypeError, "mask"),
        ([1, 2.0, 3], None, TypeError, "scalar 1 is a .*float"),
        ([1, 2, 1 << 70000], None, msmith.Error, "scalar 2 has 70001 bits"),
        ([1, 2], None, msmith.Error, "3 points but 2 scalars"),
        ("123", None, TypeError, "str"),
        ({1, 2, 3}, None, TypeError, "set"),
        (None, None, TypeError, "NoneType"),
    ]:
        with pytest.raises(kind, match=says):
            checks.rows(wrong, width, 32, 3)


def test_plans():
    plan = ray.plan(1 << 34, 10, 16, audit=5)
    assert (plan.workers, plan.bytes_sent) == (160, 32 << 34) and "160" in str(plan)
    assert plan.seconds >= max(plan.worker_seconds, plan.network_seconds, plan.driver_seconds)
    assert ray.plan(1 << 30, 20).worker_seconds < ray.plan(1 << 30, 10).worker_seconds
    # What an audit costs, and what it finds.
    few = {k: ray.plan(1 << 20, 1, 2, chunk=1 << 17, audit=k) for k in (0, 1, 4, 8, 99, "all")}
    assert [p.audit_chance for p in few.values()] == [0, 1 / 8, 1 / 2, 1, 1, 1]
    assert few["all"].audit_seconds >= few["all"].worker_seconds > few[4].audit_seconds
    assert "audit chance" in str(plan)
    for arguments, options, kind in [
        ((0, 1), {}, msmith.Error), ((5, 0), {}, msmith.Error), ((1 << 35, 1), {}, msmith.Error),
        ((5, 9), {}, msmith.Error), ((99, 1), {"curve": "bw6-761"}, msmith.Error), ((99.0, 1), {}, TypeError),
        ((99, "1"), {}, TypeError), ((99, 1), {"chunk": 1.5}, TypeError), ((99, 1), {"network": 0}, msmith.Error),
        ((99, 1), {"network": math.nan}, msmith.Error), ((99, 1), {"network": "1"}, TypeError),
        ((99, 1), {"nanoseconds": -1.0}, msmith.Error), ((99, 1), {"nanoseconds": math.inf}, msmith.Error),
        ((99, 2), {"audit": -1}, msmith.Error), ((99, 2), {"audit": "some"}, msmith.Error),
        ((99, 2), {"audit": 1.5}, TypeError), ((99, 1), {"audit": 1}, msmith.Error),
    ]:
        with pytest.raises(kind):
            ray.plan(*arguments, **options)
