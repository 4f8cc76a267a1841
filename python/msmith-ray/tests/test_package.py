"""What the package is: its types, its wheel, and what it says where Ray is not installed."""

from __future__ import annotations

import importlib
import importlib.metadata
import pathlib
import subprocess
import sys

import pytest

import msmith
from msmith import ray

HERE = pathlib.Path(__file__).parent


def test_without_ray(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ImportError, match=r"pip install 'msmith\[ray\]'"):
        ray.Cluster("bases", 2)
    assert ray.plan(1 << 20, 2).workers == 2


def test_command():
    command = [sys.executable, "-m", "msmith.ray", "plan", "-n", "2^20", "--nodes", "2"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout == f"{ray.plan(1 << 20, 2)}\n"


def test_types():
    pytest.importorskip("mypy", reason="mypy is not installed: types are not checked")
    api = importlib.import_module("mypy.api")
    settings = ["--strict", "--config-file", str(HERE.parent / "pyproject.toml")]
    for what in (["-p", "msmith_ray"], [str(HERE / "user_ray.py")]):
        said, _, code = api.run([*settings, *what])
        assert code == 0, said


def test_files():
    try:
        installed = importlib.metadata.distribution("msmith-ray")
    except importlib.metadata.PackageNotFoundError:
        pytest.skip("msmith-ray is not installed: there is no wheel to look at")
    assert installed.version == msmith.__version__
    assert f"msmith=={msmith.__version__}" in (installed.requires or [])
    files = {str(f) for f in installed.files or []}
    assert {"msmith_ray/__init__.py", "msmith_ray/_worker.py", "msmith_ray/py.typed"} <= files
    assert not any("test" in f for f in files)
    [command] = installed.entry_points
    assert command.name == "msmith-ray" and callable(command.load())
