"""The test cases of c-kzg-4844: the records of ``vectors/kzg4844``, which ``vectors/README.md`` describes, and its own
files of YAML.
"""

from __future__ import annotations

import hashlib
import pathlib
import re
from functools import cache

from msmith import kzg

FOLDER = pathlib.Path(__file__).parents[2] / "vectors" / "kzg4844"
R = 0x73EDA753299D7D483339D80809A1D80553BDA402FFFE5BFEFFFFFFFF00000001
PARTS = {"repeat", "powers", "bytes", "cut"}


@cache
def setup():
    return kzg.load_trusted_setup()


def numbers(words):
    """``0-3 7``: numbers and ranges with both ends."""
    ends = [[int(n) for n in w.split("-")] for w in words]
    return [n for e in ends for n in range(e[0], e[-1] + 1)]


def digest(items):
    return hashlib.sha256(b"".join(items)).hexdigest()


def part(item, word, rest):
    """An item with one more part of its recipe."""
    match word:
        case "repeat":
            return item + bytes.fromhex(rest[1]) * int(rest[0])
        case "powers":
            count, base, first = map(int, rest)
            return item + b"".join(pow(base, first + k, R).to_bytes(32, "big") for k in range(count))
        case "bytes":
            return item + bytes.fromhex(rest[0])
        case _:
            return item[: len(item) - int(rest[0])]


@cache
def blobs():
    """The blobs that records name."""
    return {name: lists["blob"][0] for name, lists, _ in cases("blob_to_kzg_commitment")}


@cache
def derived(blob):
    """The cells and the proofs of a named blob."""
    return kzg.compute_cells_and_kzg_proofs(blobs()[blob], setup())


def cases(function):
    """Name, lists and result of each case; a list whose hash is another than its record says is refused."""
    lists, last = {}, "blob"
    for line in (FOLDER / f"{function}.txt").read_text().splitlines():
        word, *rest = line.split()
        match word:
            case "case":
                name, last = rest[0], "blob"
                lists = {kind: [] for kind in ["blob", "commitment", "z", "y", "cell", "proof"]}
                lists |= {"cell_indices": [], "commitment_indices": []}
            case "=":
                yield name, lists, rest
            case "length":
                assert int(rest[0]) == len(lists["blob"][0]), name
            case "sha256":
                assert rest[0] == digest(lists[last]), f"{name}: {last}"
            case _ if word in PARTS:
                items = lists[last]
                items[-1:] = [part(items[-1] if items else b"", word, rest)]
            case "blob":
                lists[last := word].append(blobs()[rest[0]])
            case "commitments":
                lists[last := "commitment"] += [bytes.fromhex(rest[1])] * int(rest[0])
            case "cell_indices" | "commitment_indices":
                lists[last := word] += numbers(rest)
            case "cell":
                lists[last := word].append(b"")
            case "cells" | "proofs":
                last = word.removesuffix("s")
                lists[last] += [derived(rest[0])[last == "proof"][k] for k in numbers(rest[1:])]
            case _:
                lists[last := word].append(bytes.fromhex("".join(rest)))


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
