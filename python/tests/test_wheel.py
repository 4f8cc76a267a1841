"""What a wheel installs."""

from __future__ import annotations

import importlib.metadata

import pytest


def test_files():
    installed = importlib.metadata.distribution("msmith")
    files = {str(f) for f in installed.files or []}
    if any(f.endswith(".pth") for f in files):
        pytest.skip("msmith is installed from its sources (maturin develop): there is no wheel to look at")
    for wanted in ("__init__.py", "_msmith.pyi", "py.typed", "groth16.py", "groth16.pyi", "kzg.py", "kzg.pyi", "ray.py"):
        assert f"msmith/{wanted}" in files
    assert any(f.startswith("msmith/_msmith") and f.endswith((".so", ".pyd")) for f in files)
    assert not any("test" in f or f.endswith((".ipynb", ".rs")) for f in files)
    # A cluster is a package of its own, of the same version.
    [ray] = [r for r in installed.requires or [] if r.startswith("msmith-ray")]
    assert f"=={installed.version}" in ray and not any("msmith_ray" in f for f in files)
