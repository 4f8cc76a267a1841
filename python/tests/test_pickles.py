"""Engines, points, tables and setups in other processes."""

from __future__ import annotations

import copy
import multiprocessing
import pathlib
import pickle

import affine
import pytest

import msmith

def again(value, protocol=pickle.HIGHEST_PROTOCOL):
    return pickle.loads(pickle.dumps(value, protocol))


@pytest.mark.parametrize(
    ("curve", "group"),
    [("bls12-381", "g1"), ("bls12-381", "g2"), ("secp256k1", "g1"), ("ed25519", "g1"), (affine.SMALL, "g1")],
)
def test_points_and_engines(curve, group):
    engine = msmith.Engine(curve, group)
    g = engine.generator
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        found = again(engine, protocol)
        assert found == engine and hash(found) == hash(engine) and repr(found) == repr(engine)
        assert found.generator == g
        for point in [g, 5 * g, -g, g - g, engine.point(None)]:
            other = again(point, protocol)
            assert other == point and hash(other) == hash(point) and repr(other) == repr(point)
            assert other + g == point + g
    assert copy.deepcopy([g, 2 * g]) == [g, 2 * g] and copy.copy(g) == g
    # The curve is named once, and a process makes one engine.
    many = [k * g for k in range(100)]
    assert again(many) == many
    size = len(pickle.dumps(many))
    assert size < 100 * (16 * engine.point_words + 60)


def test_engines_of_one_group_are_equal():
    one, other = msmith.Engine("bn254"), msmith.Engine("bn254", "g1")
    assert one == other and hash(one) == hash(other) and len({one, other}) == 1
    assert one != msmith.Engine("bn254", "g2") and one != msmith.Engine("bls12-381") and one != "bn254"
    for backend in msmith.backends():
        engine = msmith.Engine("bn254", backend=backend)
        assert again(engine).backend == backend and again(engine) == engine


def test_points_are_checked():
    engine = msmith.Engine("bn254")
    good = pickle.dumps(engine.generator, 2)
    assert good.count((2).to_bytes(32, "little")) == 1
    with pytest.raises(msmith.PointError, match="not on the curve"):
        pickle.loads(good.replace((2).to_bytes(32, "little"), (3).to_bytes(32, "little")))
    with pytest.raises(msmith.Error, match="a point of 3 bytes where this group's have 64"):
        engine._point(b"abc")


def test_a_point_of_zeros_is_not_infinity():
    # y^2 = x^3 + x modulo 103: (0, 0) is of order 2, and no format of fixed width has it.
    numbers = '{"name": "zero", "p": "103", "r": "13", "g1": {"a": 1, "b": 0, "gx": %d, "gy": %d, "cofactor": 8}}'
    points = [(x, y) for x in range(103) for y in range(103) if (y * y - x**3 - x) % 103 == 0]
    x, y = next(q for q in points if q != (0, 0) and affine.mul(103, 1, 13, q) is None)
    engine = msmith.Engine(numbers % (x, y))
    zero = engine.point((0, 0))
    assert again(zero) == zero and not again(zero).is_infinity
    assert again(engine) == engine


def test_tables(tmp_path, monkeypatch):
    engine = msmith.Engine("bn254")
    g = engine.generator
    table = engine.prepare([g, 2 * g])
    with pytest.raises(TypeError, match="save it first"):
        pickle.dumps(table)
    monkeypatch.chdir(tmp_path)
    table.save("table")
    small = msmith.Engine(affine.SMALL)
    small.prepare([small.generator]).save("small")
    opened = [table, msmith.Table.open("table"), engine.open_table(pathlib.Path("table"))]
    own = small.open_table("small")
    # A process has a folder of its own.
    monkeypatch.chdir("/")
    for one in opened:
        assert again(one).msm([3, 4]) == 11 * g
    assert again(own).msm([5]) == 5 * small.generator
    sent = pickle.dumps(table)
    engine.prepare([g, 3 * g]).save(tmp_path / "table")
    with pytest.raises(msmith.FileError, match="holds another table"):
        pickle.loads(sent)
    (tmp_path / "table").unlink()
    with pytest.raises(msmith.FileError):
        pickle.loads(sent)
    table.close()
    with pytest.raises(msmith.ClosedError):
        pickle.dumps(table)


def test_plans():
    engine = msmith.Engine("bn254")
    for plan in [engine.plan(1000), *engine.plan_tables(1000)]:
        assert again(plan) == plan and copy.deepcopy(plan) == plan


def add(engine, points, table):
    """What another process does with what it was sent."""
    return engine.msm(points, [1] * len(points)) + table.msm([2])


@pytest.mark.parametrize("method", ["spawn", "forkserver"])
def test_other_processes(method, tmp_path):
    if method not in multiprocessing.get_all_start_methods():
        pytest.skip(f"this system does not start processes by {method}")
    engine = msmith.Engine("bn254")
    g = engine.generator
    table = engine.prepare([g])
    table.save(tmp_path / "table")
    with multiprocessing.get_context(method).Pool(1) as pool:
        assert pool.apply(add, (engine, [g, None, 3 * g], table)) == 6 * g
