#!/usr/bin/env python3
"""Makes the reduced third-party vectors of this folder from their sources.

    reduce.py GO_ETHEREUM_DIR C_KZG_4844_DIR BLS12_381_CRATE_DIR

The formats are described in README.md. Every record is expanded again and compared with its source
before it is written, so a file that exists is faithful.
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


# ---- EIP-4844 ------------------------------------------------------------------------------------

def parts_of(blob):
    """Describes a blob by parts; `powers` where it is b^256, b^257, … mod r."""
    whole, rest = len(blob) // 32 * 32, len(blob) % 32
    els = [int.from_bytes(blob[i:i + 32], "big") for i in range(0, whole, 32)]
    if els[0] and els[0] != els[1] and els[1] != 0 and els[0] < BLS_R:
        base = els[1] * pow(els[0], -1, BLS_R) % BLS_R
        if rest == 31:  # one element cut short
            return [f"powers {len(els) + 1} {base} 256", "cut 1"]
        out = [f"powers {len(els)} {base} 256"]
    else:
        out, i = [], 0
        while i < len(els):
            j = i
            while j < len(els) and els[j] == els[i]:
                j += 1
            out.append(f"repeat {j - i} {els[i]:064x}")
            i = j
    if rest:
        out.append("bytes " + blob[whole:].hex())
    return out


def expand(parts):
    blob = b""
    for part in parts:
        word, *args = part.split()
        if word == "repeat":
            blob += bytes.fromhex(args[1]) * int(args[0])
        elif word == "powers":
            count, base, first = map(int, args)
            blob += b"".join(pow(base, first + i, BLS_R).to_bytes(32, "big") for i in range(count))
        elif word == "bytes":
            blob += bytes.fromhex(args[0])
        elif word == "cut":
            blob = blob[:-int(args[0])]
    return blob


def kzg_cases(root, folder):
    """Name, blob, the other inputs as lines and the result of each case."""
    for f in sorted((root / "tests" / folder).glob("*/*/data.yaml")):
        inputs, output = re.fullmatch(r"input:\n(.*)output:(.*)", f.read_text(), re.S).groups()
        fields = dict(re.findall(r"^  (\w+): '0x([0-9a-f]*)'$", inputs, re.M))
        assert len(fields) == inputs.count("\n"), f
        blob = bytes.fromhex(fields.pop("blob"))
        result = "invalid" if output == " null\n" else " ".join(re.findall("'0x([0-9a-f]+)'", output))
        assert result, f
        yield f.parent.name, blob, [f"{key} {value}" for key, value in fields.items()], result


def kzg4844(root):
    out, blobs = [], {}
    for name, blob, others, result in kzg_cases(root, "blob_to_kzg_commitment"):
        parts = parts_of(blob)
        assert expand(parts) == blob and not others, name
        blobs[blob] = name
        out += ["case " + name, *parts, f"length {len(blob)}",
                "sha256 " + hashlib.sha256(blob).hexdigest(), "= " + result]
    (HERE / "kzg4844/blob_to_kzg_commitment.txt").write_text("\n".join(out) + "\n")
    print("blob_to_kzg_commitment", len(blobs), "cases, all")
    for folder in ("compute_blob_kzg_proof", "compute_kzg_proof"):
        cases = list(kzg_cases(root, folder))
        out = []
        for name, blob, others, result in cases:
            out += ["case " + name, "blob " + blobs[blob],
                    "sha256 " + hashlib.sha256(blob).hexdigest(), *others, "= " + result]
        (HERE / f"kzg4844/{folder}.txt").write_text("\n".join(out) + "\n")
        print(folder, len(cases), "cases, all")


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
    eth, kzg, zk = map(pathlib.Path, sys.argv[1:])
    eip2537(eth)
    kzg4844(kzg)
    zkcrypto(zk)
