"""KZG, signatures, factors and chains, and what the documentation shows."""

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
from msmith import chain, ecm, ed25519

ROOT = pathlib.Path(__file__).parents[2]


# RFC 8032, section 7.1, tests 1 and 2.
SIGNED = [
    (
        bytes.fromhex("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"),
        b"",
        bytes.fromhex(
            "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
            "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"
        ),
    ),
    (
        bytes.fromhex("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"),
        b"\x72",
        bytes.fromhex(
            "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
            "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
        ),
    ),
]


def test_signatures():
    for item in SIGNED:
        ed25519.verify(*item)
        for rules in ed25519.RULES:
            ed25519.verify(*item, rules=rules)
    ed25519.verify_batch(SIGNED * 20)
    ed25519.verify_batch([])
    wrong = (SIGNED[0][0], b"x", SIGNED[0][2])
    with pytest.raises(ed25519.SignatureError, match="equation"):
        ed25519.verify(*wrong)
    with pytest.raises(ed25519.SignatureError) as caught:
        ed25519.verify_batch([*SIGNED, wrong] * 20)
    assert caught.value.item == 2
    with pytest.raises(ed25519.SignatureError, match="31 bytes"):
        ed25519.verify(bytes(31), b"", bytes(64))
    with pytest.raises(TypeError, match="give bytes"):
        ed25519.verify("x", b"", bytes(64))  # type: ignore[arg-type]
    for name in ["none", "strict", ""]:
        with pytest.raises(msmith.Error, match="there are: " + ", ".join(ed25519.RULES)):
            ed25519.verify(*SIGNED[0], rules=name)


def test_signatures_are_bytes():
    numpy = pytest.importorskip("numpy", reason="numpy is not installed: its arrays are not tried")
    key, message, signature = SIGNED[1]
    for some in [bytearray, memoryview, lambda b: numpy.frombuffer(b, numpy.uint8)]:
        ed25519.verify(some(key), some(message), some(signature))
    ed25519.verify_batch((item for item in SIGNED))
    ed25519.verify_batch(zip(*zip(*SIGNED)))
    words = numpy.frombuffer(signature, numpy.uint64)
    for wrong in [words, words.reshape(8, 1), numpy.frombuffer(signature, numpy.uint8).reshape(2, 32), words.astype(object)]:
        with pytest.raises(TypeError, match="`signature of item 0` is an array"):
            ed25519.verify(key, message, wrong)
    for wrong in [SIGNED[0][:2], list(SIGNED[0]), SIGNED[0][0]]:
        with pytest.raises(TypeError, match="item 1 is not a tuple"):
            ed25519.verify_batch([SIGNED[0], wrong])
    with pytest.raises(msmith.Error, match="`threads` is -1"):
        ed25519.verify_batch(SIGNED, threads=-1)


def test_a_key_of_small_order_is_refused_unless_asked_for():
    zeros = (bytes(32), b"any", bytes(64))
    assert next(iter(ed25519.RULES)) == "no-small-order"
    for list_of in [ed25519.verify_batch, lambda items, **more: ed25519.verify(*items[0], **more)]:
        for rules in [{}, {"rules": "no-small-order"}, {"rules": "dalek-strict"}]:
            with pytest.raises(ed25519.SignatureError, match="order 1, 2, 4 or 8"):
                list_of([zeros], **rules)
        for rules in ["rfc8032", "zip215"]:
            list_of([zeros], rules=rules)


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
    # As `msmith chain` prices them: with the table of the digits' multiples.
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


@pytest.mark.parametrize("module", ["msmith", "msmith.kzg", "msmith.ecm", "msmith.chain"])
def test_docstrings(module):
    tested = doctest.testmod(importlib.import_module(module))
    assert tested.attempted and not tested.failed


PAGES = ["python/README.md", "docs/python.md"]


def code_of(page):
    code = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)
    assert code
    return "\n".join(code)


@pytest.mark.parametrize("page", PAGES)
def test_pages(page):
    exec(compile(code_of(page), page, "exec"), {})


@pytest.mark.parametrize("name", ["first-sum", "tables", "chains"])
def test_notebooks(name):
    text = (ROOT / "python" / "notebooks" / f"{name}.ipynb").read_text(encoding="utf-8")
    cells = [c for c in json.loads(text)["cells"] if c["cell_type"] == "code"]
    assert cells and not any(c["outputs"] for c in cells)
    names: dict[str, object] = {}
    for k, cell in enumerate(cells):
        exec(compile("".join(cell["source"]), f"{name}, cell {k}", "exec"), names)


def test_types(tmp_path):
    pytest.importorskip("mypy", reason="mypy is not installed: types are not checked")
    api = importlib.import_module("mypy.api")
    here = pathlib.Path(__file__).parent
    settings = ["--config-file", str(here.parent / "pyproject.toml")]
    said, _, code = api.run(["--strict", *settings, "-p", "msmith"])
    assert code == 0, said
    said, _, code = api.run(["--strict", *settings, str(here / "user.py")])
    assert code == 0, said
    # What newcomers copy.
    for k, page in enumerate(PAGES):
        shown = tmp_path / f"page{k}.py"
        shown.write_text(code_of(page), encoding="utf-8")
        said, _, code = api.run(["--strict", *settings, str(shown)])
        assert code == 0, said


def test_everything_says_what_it_is():
    missing = []
    for module in [msmith, msmith.groth16, msmith.kzg, msmith.ecm, msmith.chain, msmith.ed25519, msmith.plot]:
        for name in getattr(module, "__all__", [n for n in dir(module) if not n.startswith("_")]):
            value = getattr(module, name)
            if callable(value) and not inspect.getdoc(value):
                missing.append(f"{module.__name__}.{name}")
            if inspect.isclass(value):
                mine = [n for n in vars(value) if not n.startswith("_")]
                missing += [f"{module.__name__}.{name}.{n}" for n in mine if callable(getattr(value, n))
                            and not inspect.getdoc(getattr(value, n))]
    assert not missing
    for method in [msmith.Engine.msm, msmith.Table.msm, msmith.Stream.push]:
        assert "Variable time" in method.__doc__ and method.__text_signature__.startswith("($self, ")


def test_without_ray(monkeypatch):
    monkeypatch.delitem(sys.modules, "msmith.ray", raising=False)
    monkeypatch.setitem(sys.modules, "msmith_ray", None)
    with pytest.raises(ImportError, match=r"pip install 'msmith\[ray\]'"):
        importlib.import_module("msmith.ray")


def test_plots():
    matplotlib = pytest.importorskip("matplotlib", reason="matplotlib is not installed: nothing is drawn")
    matplotlib.use("svg")
    from msmith import plot

    engine = msmith.Engine("bn254")
    assert plot.times(engine, [8, 16]).lines
    assert plot.tables(engine, 64).lines
    assert plot.chains(917, ["naf", "optimal"]).lines
