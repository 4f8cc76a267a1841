"""Lengths that are announced and not there: refused before memory is asked for, and the process goes on."""

from __future__ import annotations

import collections.abc
import itertools
import subprocess
import sys
import textwrap

import pytest

import msmith

HUGE = [10**10, 10**12, 10**18, sys.maxsize]


@pytest.fixture(scope="module")
def engine():
    return msmith.Engine("bls12-381")


class Announced(collections.abc.Sequence):
    """A list that says that it has n items, and has fewer."""

    def __init__(self, n, items):
        self.n, self.items = n, items

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        return self.items[i]


@pytest.mark.parametrize("n", HUGE)
def test_scalars_are_as_many_as_points(engine, n):
    g = engine.generator
    table = engine.prepare([g])
    for call in [
        lambda scalars: engine.msm([g], scalars),
        lambda scalars: engine.msm(g.to_bytes(), scalars),
        lambda scalars: engine.msm(g.to_bytes("montgomery-le"), scalars, format="montgomery-le"),
        lambda scalars: engine.msm(g.to_bytes("zcash"), scalars, format="zcash"),
        lambda scalars: engine.mul_each([g], scalars),
        lambda scalars: engine.stream().push([g], scalars),
        lambda scalars: table.msm(scalars),
    ]:
        for scalars in [range(n), Announced(n, [])]:
            with pytest.raises(msmith.Error, match=f"points? but {n} scalars"):
                call(scalars)


@pytest.mark.parametrize("n", [10**15, 10**18, sys.maxsize])
def test_as_many_as_a_caller_says(engine, n):
    # More than any machine addresses.
    for scalars in [range(n), Announced(n, [])]:
        with pytest.raises(msmith.MemoryLimitError, match="out of memory"):
            engine.mul_base(engine.generator, scalars)


def test_lists_that_end_early(engine):
    g = engine.generator
    with pytest.raises(msmith.Error, match="`scalars` says that it has 3 items, and has no item 2"):
        engine.msm([g] * 3, Announced(3, [1, 2]))
    with pytest.raises(msmith.Error, match="`scalars` says that it has 100 items, and has no item 2"):
        engine.mul_base(g, Announced(100, [1, 2]))
    with pytest.raises(msmith.Error, match="`points` says that it has 3 items, and has no item 1"):
        engine.msm(Announced(3, [g]), [1] * 3)
    with pytest.raises(msmith.Error, match="`points` says that it has .* items, and has no item 0"):
        engine.prepare(Announced(sys.maxsize, []))


def test_lists_that_shrink(engine):
    g = engine.generator
    points = [g, g, g]

    class Shrinks:
        def __index__(self):
            scalars.clear()
            return 1

    scalars = [1, Shrinks(), 1]
    with pytest.raises(msmith.Error, match="has no item 2"):
        engine.msm(points, scalars)


def test_what_an_item_raises_is_passed_on(engine):
    class Raises:
        def __index__(self):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        engine.msm([engine.generator], [Raises()])
    with pytest.raises(KeyboardInterrupt):
        engine.point((Raises(), 2))


def test_iterators_are_no_lists(engine):
    g = engine.generator
    for endless in [itertools.count(), itertools.repeat(g), (k for k in iter(int, 1))]:
        with pytest.raises(TypeError, match="`scalars` is a"):
            engine.msm([g], endless)
        with pytest.raises(TypeError, match="`scalars` is a"):
            engine.mul_base(g, endless)
        with pytest.raises(TypeError, match="`points` is a"):
            engine.msm(endless, [1])


def test_scalars_get_longer(engine):
    g, r = engine.generator, engine.order
    for scalars in [[1 << k for k in range(0, 700, 7)], [1, 1 << 64, 1, 1 << 300, -1, -(1 << 500), 0]]:
        assert engine.msm([g] * len(scalars), scalars) == g * (sum(scalars) % r)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no limit of address space to set")
def test_little_memory():
    script = """
        import resource, msmith
        engine = msmith.Engine("bls12-381")
        g = engine.generator
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
        class Nothing(msmith_list):
            def __len__(self): return 1 << 62
            def __getitem__(self, i): return None
        for call in [
            lambda: engine.mul_base(g, range(10**8)),
            lambda: engine.mul_base(g, range(10**10)),
            lambda: engine.mul_base(g, Nothing()),
            lambda: engine.msm(b"x" * 10**8, range(10**10), format="zcash"),
        ]:
            try:
                call()
            except msmith.Error as why:
                print(type(why).__name__)
        print(engine.msm([g], [2]) == 2 * g)
    """
    script = script.replace("msmith_list", "collections.abc.Sequence").replace("import resource", "import collections.abc, resource")
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(script)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["MemoryLimitError"] * 3 + ["Error", "True"], done.stderr
