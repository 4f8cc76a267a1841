#!/usr/bin/env python3
"""Makes the reduced third-party vectors of this folder from their sources.

    reduce.py GO_ETHEREUM_DIR C_KZG_4844_DIR BLS12_381_CRATE_DIR

A folder given as `-` leaves its files as they are. The formats are described in README.md. Every record
is expanded again and compared with its source before it is written, so a file that exists is faithful.
"""

import hashlib
import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
BLS_R = 0x73EDA753299D7D483339D80809A1D80553BDA402FFFE5BFEFFFFFFFF00000001


# ---- EIP-2537 ------------------------------------------------------------------------------------

def unpad(padded, coords):
    """`coords` coordinates of 64 padded bytes (hex) to 48 bytes each; infinity to `inf`."""
    parts = [padded[128 * i:128 * (i + 1)] for i in range(coords)]
    assert all(len(p) == 128 and p.startswith("0" * 32) for p in parts)
    body = "".join(p[32:] for p in parts)
    return "inf" if set(body) == {"0"} else body


def pad(body, coords):
    if body == "inf":
        body = "0" * (96 * coords)
    return "".join("0" * 32 + body[96 * i:96 * (i + 1)] for i in range(coords))


def pairs_text(entries, coords, scalar):
    """Success cases: operand lines, then the result line."""
    out = []
    width = 128 * coords + (64 if scalar else 0)
    for e in entries:
        data = e["Input"]
        assert len(data) % width == 0
        lines, again, last = [], "", None
        for i in range(0, len(data), width):
            point = unpad(data[i:i + 128 * coords], coords)
            line = point
            if scalar:
                s = data[i + 128 * coords:i + width]
                if s != last:
                    line += " " + s
                last = s
            lines.append(line)
            again += pad(point, coords) + (last if scalar else "")
        result = unpad(e["Expected"], coords)
        assert again == data and pad(result, coords) == e["Expected"], e["Name"]
        out += ["case " + e["Name"], *lines, "= " + result]
    return "\n".join(out) + "\n"


def eip2537(root):
    src = root / "core/vm/testdata/precompiles"
    load = lambda name: json.loads((src / name).read_text())
    keep_n = {"G1": {*range(1, 17), 24, 31, 64, 256, 1024}, "G2": {*range(1, 17), 24, 31, 64, 256, 512}}
    keep_m = {"G1": 50, "G2": 25}
    for group, coords in (("G1", 2), ("G2", 4)):
        def wanted(e):
            if m := re.fullmatch(r"matter_g\d_\w+?_(\d+)", e["Name"]):
                return int(m[1]) < keep_m[group]
            if m := re.fullmatch(r"g\dmsm-(\d+)-jwasinger", e["Name"]):
                return int(m[1]) in keep_n[group]
            return True

        for op, scalar in (("MultiExp", True), ("Mul", True), ("Add", False)):
            name = f"{group.lower()}_{ {'MultiExp': 'msm', 'Mul': 'mul', 'Add': 'add'}[op] }"
            entries = load(f"bls{group}{op}.json")
            kept = [e for e in entries if wanted(e)]
            (HERE / f"eip2537/{name}.txt").write_text(pairs_text(kept, coords, scalar))
            print(name, f"{len(kept)} of {len(entries)} cases")
            fails = load(f"fail-bls{group}{op}.json")
            lines = []
            for e in fails:
                assert "\t" not in e["Name"] + e["ExpectedError"]
                lines.append("\t".join((e["Name"], e["ExpectedError"], e["Input"])))
            (HERE / f"eip2537/{name}_fail.tsv").write_text("\n".join(lines) + "\n")
            print(name + "_fail", len(fails), "cases, all")


# ---- EIP-4844 and EIP-7594 -----------------------------------------------------------------------

KZG_COUNTS = {
    "blob_to_kzg_commitment": 11, "compute_kzg_proof": 52, "compute_blob_kzg_proof": 15,
    "verify_kzg_proof": 122, "verify_blob_kzg_proof": 29, "verify_blob_kzg_proof_batch": 24,
    "compute_challenge": 9, "compute_cells": 11, "compute_cells_and_kzg_proofs": 11,
    "recover_cells_and_kzg_proofs": 18, "verify_cell_kzg_proof_batch": 32,
    "compute_verify_cell_kzg_proof_batch_challenge": 10,
}


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def parts_of(data):
    """Describes bytes by parts; `powers` where they are b^256, b^257, … mod r."""
    whole, rest = len(data) // 32 * 32, len(data) % 32
    els = [int.from_bytes(data[i:i + 32], "big") for i in range(0, whole, 32)]
    tail = ["bytes " + data[whole:].hex()] if rest else []
    if 0 < els[0] < BLS_R and els[1] not in (0, els[0]):
        base = els[1] * pow(els[0], -1, BLS_R) % BLS_R
        cut = rest == 31  # one element cut short
        out = [f"powers {len(els) + cut} {base} 256"] + (["cut 1"] if cut else tail)
        if base < 2 ** 32 and expand(out) == data:
            return out
    out, i = [], 0
    while i < len(els):
        j = i
        while j < len(els) and els[j] == els[i]:
            j += 1
        out.append(f"repeat {j - i} {els[i]:064x}")
        i = j
    if len(out) > 8:  # no runs to speak of
        return ["bytes " + data.hex()]
    return out + tail


def expand(parts):
    data = b""
    for part in parts:
        word, *args = part.split()
        if word == "repeat":
            data += bytes.fromhex(args[1]) * int(args[0])
        elif word == "powers":
            count, base, first = map(int, args)
            data += b"".join(pow(base, first + i, BLS_R).to_bytes(32, "big") for i in range(count))
        elif word == "bytes":
            data += bytes.fromhex(args[0])
        elif word == "cut":
            data = data[:-int(args[0])]
    return data


def block(lines):
    """The value of lines (indent, text), of what the sources use of YAML: they are consumed from their end."""
    indent, text = lines.pop()
    if text.startswith("- "):
        out, lines[len(lines):] = [], [(indent, text)]
        while lines and lines[-1][0] == indent and lines[-1][1].startswith("- "):
            lines.append((indent + 2, lines.pop()[1][2:]))
            out.append(block(lines))
        return out
    if m := re.fullmatch(r"(\w+):(?: (.*))?", text):
        out = {}
        lines.append((indent, text))
        while lines and lines[-1][0] == indent and (m := re.fullmatch(r"(\w+):(?: (.*))?", lines[-1][1])):
            lines.pop()
            if m[2]:
                lines.append((indent + 2, m[2]))
            out[m[1]] = block(lines)
        return out
    if text.startswith("["):
        while not text.endswith("]"):
            text += " " + lines.pop()[1]
        return [block([(0, item)]) for item in text[1:-1].split(",") if item]
    text = text.strip()
    if m := re.fullmatch(r"'0x((?:[0-9a-f]{2})*)'", text):
        return bytes.fromhex(m[1])
    words = {"null": None, "true": True, "false": False}
    return words[text] if text in words else int(text)


def single(word):
    return word if word.endswith("_indices") else word.rstrip("s")


def kzg_cases(root, folder):
    """Name, inputs by field as lists, and output of each case; an evaluated coset is a cell."""
    files = sorted((root / "tests" / folder).glob("*/*/data.yaml"))
    assert len(files) == KZG_COUNTS[folder], folder
    cases = []
    for f in files:
        lines = [(len(line) - len(line.lstrip()), line.strip()) for line in f.read_text().splitlines()]
        lines.reverse()
        source = block(lines)
        assert not lines and list(source) == ["input", "output"], f
        fields = {}
        for key, value in source["input"].items():
            if key == "cosets_evals":
                assert all(len(coset) == 64 and {*map(len, coset)} == {32} for coset in value), f
                key, value = "cells", [b"".join(coset) for coset in value]
            fields[single(key)] = value if isinstance(value, list) else [value]
        cases.append((f.parent.name, fields, source["output"]))
    return cases


def result_of(output):
    """The words of a result: of cells, and of cells' proofs, the hash of all of them."""
    if output is None or isinstance(output, bool):
        return {None: "invalid", True: "true", False: "false"}[output]
    if isinstance(output, bytes):
        return output.hex()
    if isinstance(output[0], bytes) and len(output) == 2:
        return " ".join(item.hex() for item in output)
    lists = [output] if isinstance(output[0], bytes) else output
    assert all(len(items) == 128 for items in lists)
    return " ".join(sha256(b"".join(items)) for items in lists)


def ranges(numbers):
    """`0-3 7`: neighbours that rise by one, and single numbers."""
    out, i = [], 0
    while i < len(numbers):
        j = i
        while j + 1 < len(numbers) and numbers[j + 1] == numbers[j] + 1:
            j += 1
        out += [f"{numbers[i]}-{numbers[j]}"] if j > i + 1 else map(str, numbers[i:j + 1])
        i = j + 1
    return " ".join(out)


def numbers(words):
    ends = [[*map(int, word.split("-"))] for word in words]
    return [n for end in ends for n in range(end[0], end[-1] + 1)]


def runs(items):
    """(first, count) of runs of equal items."""
    out = []
    for item in items:
        if out and out[-1][0] == item:
            out[-1][1] += 1
        else:
            out.append([item, 1])
    return out


class Known:
    """Blobs by name, and what belongs to them: their 128 cells, their 128 proofs."""

    def __init__(self, root):
        self.blobs = {name: fields["blob"][0] for name, fields, _ in kzg_cases(root, "blob_to_kzg_commitment")}
        self.names = {blob: name for name, blob in self.blobs.items()}
        self.of = {"cell": {}, "proof": {}}
        for _, fields, output in kzg_cases(root, "compute_cells_and_kzg_proofs"):
            if output:
                name = self.names[fields["blob"][0]]
                self.of["cell"][name], self.of["proof"][name] = output
                assert b"".join(output[0][:64]) == self.blobs[name], name
        for _, fields, output in kzg_cases(root, "compute_cells"):
            assert not output or output == self.of["cell"][self.names[fields["blob"][0]]]

    def list_of(self, kind, items, indices):
        """Cells or proofs by blob and index, those at their own index first; a literal otherwise."""
        indices = (indices + [0] * len(items))[:len(items)]
        lists = self.of[kind]
        fits = {name: sum(i < 128 and of[i] == item for item, i in zip(items, indices)) for name, of in lists.items()}
        order = sorted(fits, key=fits.get, reverse=True)

        def place(item, index):
            for name in order:
                if fits[name] and index < 128 and lists[name][index] == item:
                    return name, index
            return next(((name, lists[name].index(item)) for name in order if item in lists[name]), None)

        lines, pending = [], []

        def flush():
            if pending:
                lines.append(f"{kind}s {pending[0][0]} {ranges([index for _, index in pending])}")
                pending.clear()

        for item, index in zip(items, indices):
            at = place(item, index)
            if at is None:
                flush()
                lines += ["proof " + item.hex()] if kind == "proof" else ["cell", *parts_of(item)]
                continue
            if pending and pending[0][0] != at[0]:
                flush()
            pending.append(at)
        flush()
        plain = all(line.startswith("proof ") for line in lines)
        return lines if plain else lines + ["sha256 " + sha256(b"".join(items))]

    def record(self, fields):
        out = []
        for key, items in fields.items():
            if key == "blob":
                out += ["blob " + self.names[blob] for blob in items]
                out += ["sha256 " + sha256(b"".join(items))] if items else []
            elif key.endswith("_indices"):
                out += [f"{key} {ranges(items)}"] if items else []
            elif key == "cell" or key == "proof" and "cell_indices" in fields:
                out += self.list_of(key, items, fields["cell_indices"])
            elif key == "commitment":
                out += [f"{key} {item.hex()}" if n == 1 else f"{key}s {n} {item.hex()}" for item, n in runs(items)]
            else:
                out += [f"{key} {item.hex()}" for item in items]
        return out

    def read(self, lines, keys):
        """What `record` wrote, again as fields."""
        fields, last, parts = {key: [] for key in keys}, None, []
        for line in lines:
            word, *args = line.split()
            if word == "sha256":
                assert sha256(b"".join(fields[last])) == args[0], line
                continue
            if word in ("repeat", "powers", "bytes", "cut"):
                parts.append(line)
                fields["cell"][-1] = expand(parts)
                continue
            last = single(word)
            if word.endswith("_indices"):
                fields[last] = numbers(args)
            elif word in ("cells", "proofs"):
                fields[last] += [self.of[last][args[0]][i] for i in numbers(args[1:])]
            elif word == "cell":
                parts = []
                fields["cell"].append(b"")
            elif word == "blob":
                fields["blob"].append(self.blobs[args[0]])
            else:
                fields[last] += [bytes.fromhex(args[-1])] * (int(args[0]) if word.endswith("s") else 1)
        return fields


def kzg4844(root):
    known = Known(root)
    for folder in KZG_COUNTS:
        out = []
        for name, fields, output in kzg_cases(root, folder):
            if folder == "blob_to_kzg_commitment":
                blob = fields["blob"][0]
                parts = parts_of(blob)
                assert expand(parts) == blob, name
                lines = [*parts, f"length {len(blob)}", "sha256 " + sha256(blob)]
            else:
                lines = known.record(fields)
                assert known.read(lines, fields) == fields, name
            out += ["case " + name, *lines, "= " + result_of(output)]
        (HERE / f"kzg4844/{folder}.txt").write_text("\n".join(out) + "\n")
        print(folder, KZG_COUNTS[folder], "cases, all")


# ---- zkcrypto's multiples of the generator -------------------------------------------------------

def zkcrypto(root, rows=64):
    sums = []
    for group, size in (("g1", 48), ("g2", 96)):
        data = {}
        for kind in ("compressed", "uncompressed"):
            name = f"{group}_{kind}_valid_test_vectors.dat"
            data[kind] = (root / "src/tests" / name).read_bytes()
            sums.append(f"{hashlib.sha256(data[kind]).hexdigest()}  {len(data[kind])}  {name}")
        assert len(data["compressed"]) == 1000 * size and len(data["uncompressed"]) == 2000 * size
        lines = [data["compressed"][size * k:size * (k + 1)].hex() + " "
                 + data["uncompressed"][2 * size * k:2 * size * (k + 1)].hex() for k in range(rows)]
        (HERE / f"zkcrypto/{group}.txt").write_text("\n".join(lines) + "\n")
        print(f"zkcrypto {group}", rows, "of 1000 rows")
    (HERE / "zkcrypto/sha256.txt").write_text("\n".join(sums) + "\n")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    for make, folder in zip((eip2537, kzg4844, zkcrypto), sys.argv[1:]):
        if folder != "-":
            make(pathlib.Path(folder))
