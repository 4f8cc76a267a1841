//! Cells: made, recovered and verified; tables.

use std::fs;
use std::path::Path;

use msmith::Options;
use serde_json::Value;

use super::{CONTEXT, blobs, kzg, lines};
use crate::common::{absent, enough_memory, file, json, misused, msmith, refused};

/// A blob, and its cells and proofs in files.
struct Made {
    blob: String,
    commitments: String,
    cells: String,
    proofs: String,
}

fn made() -> Made {
    let (blob, commitment) = blobs().swap_remove(5);
    let made = Made {
        blob: file("one.blob", &blob),
        commitments: file("one.commitment", commitment.as_bytes()),
        cells: absent("one.cells"),
        proofs: absent("one.proofs"),
    };
    let answer = json(&kzg(&[
        "cells",
        &made.blob,
        "--out",
        &made.cells,
        "--proofs",
        &made.proofs,
        "--json",
    ]));
    assert_eq!(
        (&answer["blobs"], &answer["cells"]),
        (&1.into(), &128.into())
    );
    made
}

/// The text of an answer that says that something is wrong.
fn wrong(args: &[&str]) -> String {
    let (code, out, err) = msmith(args);
    assert_eq!((code, err.as_str()), (1, ""), "{args:?}: {out}");
    assert!(out.lines().all(|l| l.starts_with('✘')), "{args:?}: {out}");
    out
}

#[test]
fn cells_and_recovery() {
    let made = made();
    let (cells, proofs) = (
        fs::read(&made.cells).unwrap(),
        fs::read(&made.proofs).unwrap(),
    );
    let blob = fs::read(&made.blob).unwrap();
    assert_eq!((cells.len(), &cells[..131_072]), (2 * 131_072, &blob[..]));
    let made_there = CONTEXT.compute_cells_and_kzg_proofs(&super::blob(5), &Options::default());
    let (want, raw_proofs) = made_there.unwrap();
    assert!(cells == want.as_flattened());
    let raw: Vec<_> = raw_proofs.iter().map(|proof| proof.to_vec()).collect();
    assert!(proofs == fs::read(lines("proofs", &raw)).unwrap());

    // One kind alone, and on stdout.
    let (out, to) = (absent("out"), absent("to"));
    json(&kzg(&["cells", &made.blob, "--out", &out, "--json"]));
    json(&kzg(&["cells", &made.blob, "--proofs", &to, "--json"]));
    assert!(fs::read(&out).unwrap() == cells && fs::read(&to).unwrap() == proofs);
    let (code, lines, answer) = msmith(&kzg(&["cells", &made.blob, "--proofs", "-"]));
    assert_eq!((code, lines.as_bytes()), (0, &proofs[..]));
    assert!(answer.contains("128 of 1 blob"), "{answer}");

    // From half of them, in two runs of indices.
    let half = file(
        "half",
        &[&cells[2048 * 5..2048 * 37], &cells[2048 * 96..]].concat(),
    );
    let rest = absent("rest");
    let indices = ["--indices", "5-36,96-127"];
    let args = |more: &[&str]| {
        let all: [&[&str]; 3] = [&["kzg", "recover", &half, "--json"], &indices, more];
        json(&all.concat())
    };
    args(&["--out", &out, "--proofs", &to, "--blob", &rest]);
    assert!(fs::read(&out).unwrap() == cells && fs::read(&to).unwrap() == proofs);
    assert!(fs::read(&rest).unwrap() == blob);
    for path in [&out, &to, &rest] {
        fs::remove_file(path).unwrap();
    }
    args(&["--blob", &rest]);
    assert!(fs::read(&rest).unwrap() == blob && !Path::new(&out).exists());
    let known: Vec<_> = [&raw_proofs[5..37], &raw_proofs[96..]].concat();
    let known = file("known", known.as_flattened());
    args(&["--known-proofs", &known, "--out", &out, "--proofs", &to]);
    assert!(fs::read(&out).unwrap() == cells && fs::read(&to).unwrap() == proofs);

    // Two blobs at once, from the same columns of each.
    let zeros = vec![0; 64 * 2048];
    let both = file("both", &[fs::read(&half).unwrap(), zeros].concat());
    let line = ["recover", &both, "--out", &out, "--blob", &rest];
    let answer = json(&kzg(&[&line[..], &indices, &["--json"]].concat()));
    assert_eq!(
        (&answer["blobs"], &answer["cells"]),
        (&2.into(), &256.into())
    );
    assert!(fs::read(&rest).unwrap() == [&blob[..], &[0; 131_072]].concat());
}

#[test]
fn wrong_cells_are_named() {
    let made = made();
    let verify = |cells: &str, more: &[&str]| -> Vec<String> {
        let files = ["verify-cells", cells, &made.proofs];
        let files = [&files[..], &["--commitments", &made.commitments]].concat();
        let all = [&["kzg"], &files[..], more].concat();
        all.into_iter().map(str::to_owned).collect()
    };
    let strs = |args: &[String]| -> (i32, String, String) {
        msmith(&args.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let said = strs(&verify(&made.cells, &[]));
    assert_eq!(said, (0, "✔ all 128 cells verify\n".into(), String::new()));

    let mut cells = fs::read(&made.cells).unwrap();
    cells[2048 * 17 + 100] ^= 1;
    // Above r.
    cells[2048 * 90 + 32] = 0xff;
    let bad = file("bad.cells", &cells);
    let args = verify(&bad, &[]);
    let out = wrong(&args.iter().map(String::as_str).collect::<Vec<_>>());
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(
        lines,
        [
            format!(
                "✘ {bad}: cell 17 (row 0, column 17): does not fit its commitment and its proof"
            ),
            format!("✘ {bad}: cell 90 (row 0, column 90): field element 1 is not below r"),
        ]
    );
    let (code, out, _) = strs(&verify(&bad, &["--json"]));
    let answer: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, &answer["n"]), (1, &128.into()));
    assert_eq!(
        (&answer["wrong"][1]["column"], &answer["wrong"][0]["row"]),
        (&90.into(), &0.into())
    );

    // A column of a block of three blobs, and a few cells here and there.
    let proofs = fs::read_to_string(&made.proofs).unwrap();
    let lines: Vec<_> = proofs.lines().collect();
    let infinity = format!("0xc0{}", "0".repeat(94));
    let commitment = fs::read_to_string(&made.commitments).unwrap();
    let block = file(
        "block",
        format!("{infinity}\n{commitment}\n{infinity}").as_bytes(),
    );
    let cells = fs::read(&made.cells).unwrap();
    let cell = |k: usize| &cells[2048 * k..2048 * (k + 1)];
    let column = file("column", &[&[0; 2048], cell(9), &[0; 2048]].concat());
    let of_column = [&infinity, lines[9], &infinity].join("\n");
    let of_column = file("column.proofs", of_column.as_bytes());
    let ask = |cells: &str, proofs: &str, more: &[&str]| {
        let files = ["verify-cells", cells, proofs, "--commitments", &block];
        msmith(&kzg(&[&files[..], more].concat()))
    };
    let said = ask(&column, &of_column, &["--columns", "9"]);
    assert_eq!(said, (0, "✔ all 3 cells verify\n".into(), String::new()));
    let some = file("some", &[cell(3), &[0; 2048], cell(70)].concat());
    let of_some = [lines[3], &infinity, lines[70]].join("\n");
    let of_some = file("some.proofs", of_some.as_bytes());
    let (code, ..) = ask(&some, &of_some, &["--rows", "1,0,1", "--columns", "3,3,70"]);
    assert_eq!(code, 0);
    let (code, out, _) = ask(&some, &of_some, &["--rows", "1,0,2", "--columns", "3,3,70"]);
    assert!(
        code == 1 && out.contains("cell 2 (row 2, column 70)"),
        "{out}"
    );
    assert_eq!(out.lines().count(), 1, "{out}");
    for (more, says) in [
        (&["--columns", "128"][..], &["--columns", "128"][..]),
        (&["--rows", "0-3"], &["--rows", "3", "3 commitments"]),
        (&["--rows", "0,1"], &["3 cells", "2 rows", "128 columns"]),
    ] {
        let files = ["verify-cells", &some, &of_some, "--commitments", &block];
        refused(&kzg(&[&files[..], more].concat()), says);
    }
}

#[test]
fn tables_in_a_folder() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("kzg-tables");
    let _ = fs::remove_dir_all(&folder);
    let folder = folder.to_str().unwrap();
    let made = json(&kzg(&[
        "table", "--out", folder, "--budget", "9MB", "--json",
    ]));
    let tables = made["tables"].as_array().unwrap();
    assert_eq!(tables.len(), 3, "{made}");
    let bytes: u64 = tables.iter().map(|t| t["bytes"].as_u64().unwrap()).sum();
    assert_eq!(made["bytes"], bytes);
    assert!(bytes <= 9_000_000, "{bytes}");
    assert!(made["seconds_cells"]["without"].as_f64().unwrap() > 0.0);

    let (blob, commitment) = blobs().swap_remove(3);
    let blob = file("blob", &blob);
    let (code, out, _) = msmith(&kzg(&["commit", &blob, "--table", folder]));
    assert_eq!((code, out.trim_end()), (0, commitment.as_str()));
    let one = format!("{folder}/{}", tables[0]["name"].as_str().unwrap());
    for table in [folder, &one] {
        let answer = json(&["commit", "--proof", "--table", table, "--json"]);
        assert_eq!(answer["algorithm"], "fixed");
        assert_eq!(answer["equals"].as_array().unwrap().len(), 2);
    }
    let proofs = [absent("bare"), absent("with")];
    json(&kzg(&[
        "cells", &blob, "--proofs", &proofs[0], "--budget", "0", "--json",
    ]));
    json(&kzg(&[
        "cells", &blob, "--proofs", &proofs[1], "--table", folder, "--json",
    ]));
    let [bare, with] = proofs.map(|path| fs::read(path).unwrap());
    assert!(bare == with);

    let empty = Path::new(folder).join("empty");
    fs::create_dir(&empty).unwrap();
    let empty = empty.to_str().unwrap();
    refused(
        &kzg(&["commit", &blob, "--table", empty]),
        &[empty, "no tables"],
    );
    refused(
        &kzg(&["commit", &blob, "--table", &blob]),
        &[&blob, "not a table"],
    );
    refused(&kzg(&["table", "--out", &blob]), &[&blob]);
    misused(&kzg(&["table", "--out", "-"]), &["--out", "folder", "./-"]);
    misused(
        &kzg(&["commit", &blob, "--table", "-"]),
        &["--table", "stdin"],
    );
    refused(
        &kzg(&["table", "--out", folder, "--setup", &one]),
        &["--out", &one, "--setup"],
    );
}

/// As [`msmith`], within a limit of the shell's `ulimit`: no signal ends it.
#[cfg(target_os = "linux")]
fn limited(limit: &str, args: &[&str]) -> (i32, String) {
    let shell = [
        "-c",
        &format!("ulimit {limit}; exec \"$0\" \"$@\""),
        env!("CARGO_BIN_EXE_msmith"),
    ];
    let out = std::process::Command::new("sh")
        .args(shell)
        .args(args)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&out.stderr).into_owned();
    (
        out.status
            .code()
            .unwrap_or_else(|| panic!("{limit} {args:?}: {said}")),
        said,
    )
}

#[test]
#[cfg(target_os = "linux")]
fn within_little_memory_and_stack() {
    let made = made();
    let small = limited("-s 256", &kzg(&["commit", &made.blob]));
    assert_eq!(small.0, 0, "{small:?}");
    let times = |path: &str, name: &str| file(name, &fs::read(path).unwrap().repeat(72));
    let cells = times(&made.cells, "many.cells");
    let commitment = fs::read_to_string(&made.commitments).unwrap() + "\n";
    let (proofs, commitments) = (
        times(&made.proofs, "many.proofs"),
        file("many", commitment.repeat(72).as_bytes()),
    );
    let verify = kzg(&[
        "verify-cells",
        &cells,
        &proofs,
        "--commitments",
        &commitments,
        "--threads",
        "1",
    ]);
    let mut verified = 0;
    for kib in [120_000, 160_000, 200_000, 300_000, 500_000, 1_000_000] {
        let (code, said) = limited(&format!("-v {kib}"), &verify);
        assert!(
            code == 0 || code == 1 && said.contains("memory"),
            "{kib}: {code} {said}"
        );
        verified += u32::from(code == 0);
    }
    assert!(verified > 0);
}

#[test]
fn the_memory_that_is_named_is_enough() {
    let made = made();
    let known = ["--commitments", &made.commitments];
    for args in [
        &[&["verify-cells", &made.cells, &made.proofs], &known[..]].concat()[..],
        &["cells", &made.blob, "--out", &absent("again.cells")],
        &["commit", &made.blob],
    ] {
        enough_memory(&kzg(args));
    }
}
