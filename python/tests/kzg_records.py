"""The setup that the tests of KZG share, and the files of YAML of c-kzg-4844."""

from __future__ import annotations

import re
from functools import cache

from msmith import kzg

R = 0x73EDA753299D7D483339D80809A1D80553BDA402FFFE5BFEFFFFFFFF00000001


@cache
def setup():
    return kzg.load_trusted_setup()


def value(text):
    """A value on one line; of a list whose items follow, none yet."""
    if text.startswith("["):
        return [int(n) for n in text.strip("[]").split(",") if n.strip()]
    return {"": [], "null": None, "true": True, "false": False}.get(text, text.strip("'"))


def safe_load(file):
    """The document of a file, of whose YAML only what is in the files of c-kzg-4844."""
    document = {"input": {}}
    # A list of numbers may have several lines.
    for line in re.sub(r", *\n +", ", ", file.read()).splitlines():
        text = line.strip()
        if text == "input:":
            continue
        if not text.startswith("- "):
            key, _, text = text.partition(":")
            owner = document["input"] if line.startswith(" ") else document
            owner[key] = value(text.strip())
            continue
        text = text[2:]
        if text.startswith("- "):
            owner[key].append([])
            text = text[2:]
        items = owner[key]
        (items[-1] if items and isinstance(items[-1], list) else items).append(value(text))
    return document
