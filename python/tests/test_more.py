"""KZG, signatures, and what the documentation shows."""

from __future__ import annotations

import doctest
import importlib
import inspect
import json
import pathlib
import re
import sys

import pytest

import msmith
from msmith import ed25519

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


@pytest.mark.parametrize("module", ["msmith", "msmith.kzg"])
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


@pytest.mark.parametrize("name", ["first-sum", "tables"])
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
    for module in [msmith, msmith.groth16, msmith.kzg, msmith.ed25519, msmith.plot]:
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


def test_the_laboratory_is_a_package_of_its_own(monkeypatch):
    with pytest.raises(AttributeError, match="no attribute 'chains'"):
        msmith.chains
    monkeypatch.setitem(sys.modules, "msmith_lab.chain", None)
    with pytest.raises(ImportError, match="pip install msmith-lab"):
        msmith.chain


def test_plots():
    matplotlib = pytest.importorskip("matplotlib", reason="matplotlib is not installed: nothing is drawn")
    matplotlib.use("svg")
    from msmith import plot

    engine = msmith.Engine("bn254")
    assert plot.times(engine, [8, 16]).lines
    assert plot.tables(engine, 64).lines
