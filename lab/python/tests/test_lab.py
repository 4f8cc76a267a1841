"""Factors and chains."""

from __future__ import annotations

import doctest
import importlib
import inspect
import itertools
import json
import pathlib
import re
import sys

import pytest

import msmith
import msmith_lab
from msmith_lab import chain, ecm

# What is shared with the tests of the package msmith.
sys.path.insert(0, str(pathlib.Path(__file__).parents[3] / "python" / "tests"))
from interrupted import stopped_after

HERE = pathlib.Path(__file__).parents[1]


def test_the_package_msmith_shows_them():
    assert msmith.chain is chain and msmith.ecm is ecm


def test_factors():
    found = ecm.factor(2**128 + 1, b1=5000)
    assert found and found.factor * found.cofactor == 2**128 + 1 and 1 < found.factor < 2**128
    assert ecm.factor(2**127 - 1).is_prime and not ecm.factor(2**127 - 1)
    assert ecm.factor(15).how == "trial division"
    nothing = ecm.factor((2**61 - 1) * (2**89 - 1), b1=10, curves=8)
    assert (nothing.factor, nothing.curves) == (None, 8)
    with pytest.raises(msmith.Cancelled):
        ecm.factor((2**61 - 1) * (2**89 - 1), b1=10, curves=1 << 40, progress=lambda done, total: False)
    for n, options in [(0, {}), (1, {}), (15, {"b1": 1}), (15, {"curves": 0})]:
        with pytest.raises(msmith.Error):
            ecm.factor(n, **options)


def test_chains():
    assert chain.find(917).cost == 79.2
    for method in chain.methods():
        if method.name == "hbtjf":
            # Its digits are pairs that no name of a digit set stands for.
            with pytest.raises(msmith.Error, match="digit"):
                chain.find([917, 345], method="hbtjf")
            continue
        n = [917, 345][: method.most]
        bases = (2, 3, 5) if "235" in method.name else (2, 3)
        for some in [bases, (2,), (2, 3), (2, 3, 5)]:
            try:
                found = chain.find(n, method=method.name, bases=some)
            except msmith.Error:
                continue
            assert replayed(found) == tuple(n + [0])[:2], method
            break
        else:
            pytest.fail(f"{method.name} found no chain")
    svg = chain.find(314159)._repr_svg_()
    assert svg.startswith("<svg") and svg.endswith("</svg>") and "circle" in svg
    assert "edwards" in chain.costs()
    for options in [{"method": "none"}, {"bases": (3,)}, {"cost": "none"}, {"digits": "x"}, {"method": "jsf"}]:
        with pytest.raises(msmith.Error):
            chain.find(917, **options)
    with pytest.raises(msmith.Error):
        chain.find([1, 2, 3])


def test_chains_are_those_of_the_program():
    # As `msmith-lab chain` prices them: with the table of the digits' multiples.
    for n, options, cost, table in [
        (917, {}, 79.2, 0),
        (917, {"digits": "1,3,5"}, 84.0, 20.4),
        (917, {"digits": "1,3,5", "precomputation": "paper"}, 84.8, 21.2),
        ([83, 125], {}, 82.6, 12),
        ([83, 125], {"method": "jsf", "bases": [2]}, 85.4, 12),
    ]:
        found = chain.find(n, **options)
        assert (found.cost, found.precomputation) == (cost, table)
    assert chain.find([83, 125]).method == "pair-optimal"
    assert chain.find(917, bases=(3, 2)).cost == 79.2
    numpy = pytest.importorskip("numpy", reason="numpy is not installed: its integers are not tried")
    assert chain.find(numpy.int64(917)).cost == 79.2


@pytest.mark.skipif(sys.platform == "win32", reason="signals are those of Unix")
def test_ctrl_c_in_a_search():
    n = (1 << 1800) // 3
    assert stopped_after(lambda: chain.find(n, bases=(2, 3, 5))) < 1.0
    assert chain.find(2024).cost > 0


def test_chains_name_what_they_refuse():
    for n, options, kind, says in [
        (1.5, {}, TypeError, "scalar 0 is a .*float"),
        ([1, "2"], {}, TypeError, "scalar 1 is a .*str"),
        (itertools.count(), {}, msmith.Error, "does not take 3 scalars"),
        ([], {}, msmith.Error, "does not take 0 scalars"),
        (1 << 4097, {}, msmith.Error, "at most 4096"),
        (917, {"bases": (-2,)}, msmith.Error, "`bases` are"),
        (917, {"bases": (1 << 80,)}, msmith.Error, "`bases` are"),
        (917, {"bases": itertools.repeat(2)}, msmith.Error, "`bases` has more than 64"),
        (917, {"bases": ("2",)}, TypeError, "a base is a .*str"),
        (917, {"method": "wnaf", "parameters": (-1,)}, msmith.Error, "`parameters` is -1"),
        (917, {"method": "wnaf", "parameters": (1 << 80,)}, msmith.Error, "`parameters` is .*more than 64 bits"),
        (917, {"method": "wnaf", "parameters": (1, 2, 3)}, msmith.Error, "parameters, not 3"),
        (917, {"precomputation": "none"}, msmith.Error, "there are: best, paper"),
    ]:
        with pytest.raises(kind, match=says):
            chain.find(n, **options)


def replayed(found):
    """The value of a chain, by its terms; own additions are those of the multiple's own point."""
    x, y = found.start
    own = (x, y)
    for two, three, five, k, dx, dy in found.terms:
        times = 2**two * 3**three * 5**five
        if abs(k) == 1:
            own = (x, y)
        sign = (k > 0) - (k < 0)
        extra = own if k else (0, 0)
        x, y = times * x + dx + sign * extra[0], times * y + dy + sign * extra[1]
    return x, y


def test_numbers_to_factor():
    for n, says in [(-15, "`n` is -15: must not be negative"), (-(1 << 999), "an integer of 1000 bits")]:
        with pytest.raises(msmith.Error, match=says):
            ecm.factor(n)
    for n in [1.5, "15", None]:
        with pytest.raises(TypeError, match="`n` is a .* and not an int"):
            ecm.factor(n)


@pytest.mark.parametrize("name", ["threads", "b1", "b2", "curves", "seed"])
@pytest.mark.parametrize(
    ("value", "kind", "says"),
    [
        (-1, msmith.Error, "must not be negative"),
        (1 << 64, msmith.Error, "more than 64 bits"),
        ("many", msmith.Error, "not a (whole number|size) such as"),
        (1.0, TypeError, "float.* and not an int"),
        (True, TypeError, "bool and not an int"),
    ],
)
def test_options_are_named(name, value, kind, says):
    with pytest.raises(kind, match=f"^`{name}` is .*{says}"):
        ecm.factor(15, **{name: value})


@pytest.mark.parametrize("module", [ecm, chain])
def test_docstrings(module):
    tested = doctest.testmod(module)
    assert tested.attempted and not tested.failed


def test_the_page():
    code = re.findall(r"```python\n(.*?)```", (HERE / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert code
    exec(compile("\n".join(code), "README.md", "exec"), {})


def test_the_notebook():
    text = (HERE / "notebooks" / "chains.ipynb").read_text(encoding="utf-8")
    cells = [c for c in json.loads(text)["cells"] if c["cell_type"] == "code"]
    assert cells and not any(c["outputs"] for c in cells)
    names: dict[str, object] = {}
    for k, cell in enumerate(cells):
        exec(compile("".join(cell["source"]), f"cell {k}", "exec"), names)


def test_types():
    pytest.importorskip("mypy", reason="mypy is not installed: types are not checked")
    api = importlib.import_module("mypy.api")
    settings = ["--config-file", str(HERE / "pyproject.toml")]
    said, _, code = api.run(["--strict", *settings, "-p", "msmith_lab"])
    assert code == 0, said


def test_everything_says_what_it_is():
    for module in [msmith_lab, ecm, chain]:
        for name in module.__all__:
            value = getattr(module, name)
            assert not callable(value) or inspect.getdoc(value), name


def test_plots():
    matplotlib = pytest.importorskip("matplotlib", reason="matplotlib is not installed: nothing is drawn")
    matplotlib.use("svg")
    from msmith_lab import plot

    assert plot.chains(917, ["naf", "optimal"]).lines
