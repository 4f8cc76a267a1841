"""Tests of what is installed."""

import pytest

pytest.importorskip("msmith_ray", reason="msmith-ray is not installed: pip install ./python/msmith-ray")
