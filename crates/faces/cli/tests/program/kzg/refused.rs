//! What is refused, and how it is stopped.

use std::path::Path;
use std::process::Command;

use super::{blobs, kzg};
use crate::common::{absent, file, misused, refused};

#[test]
fn bad_input() {
    let zero = file("zero", &[0; 131_072]);
    let short = file("short", &[0; 131_071]);
    refused(
        &kzg(&["commit", &zero, &short]),
        &[&short, "131071 bytes", "131072"],
    );
    let text = file("text", format!("{}\n", "0".repeat(262_142)).as_bytes());
    refused(
        &kzg(&["commit", &text]),
        &[&text, "line 1", "262142", "262144"],
    );
    let words = file("words", b"what is this\n");
    refused(&kzg(&["commit", &words]), &[&words, "line 1"]);
    let empty = file("empty", b"");
    refused(&kzg(&["commit", &empty]), &[&empty, "0 bytes"]);
    refused(&kzg(&["commit", "no-such-file"]), &["no-such-file"]);
    refused(&kzg(&["commit", "/"]), &["/", "directory"]);
    let mut high = vec![0; 2 * 131_072];
    high[131_072 + 32 * 77] = 0xff;
    let high = file("high", &high);
    let says = [high.as_str(), "blob 1", "field element 77", "r"];
    refused(&kzg(&["commit", &zero, &high]), &says);
    refused(&kzg(&["cells", &high, "--proofs", &absent("x")]), &says);
    let setup = file("setup", b"1099511627776 65\n");
    refused(
        &kzg(&["commit", &zero, "--setup", &setup]),
        &[&setup, "1099511627776"],
    );

    let (infinity, two) = ("c0".to_owned() + &"0".repeat(94), file("two", &[0xc0; 96]));
    refused(
        &kzg(&["prove", &zero, "--commitments", &two]),
        &[&two, "2 commitments", "1 blob"],
    );
    refused(
        &kzg(&["prove", &zero, &zero, "--commitment", &infinity]),
        &["--commitment", "1 commitment", "2 blobs"],
    );
    refused(
        &kzg(&["prove", &zero, "--commitment", &"f".repeat(96)]),
        &["--commitment", "commitment 0"],
    );

    let cells = file("cells", &[0; 63 * 2048]);
    let to = ["--out", "x"];
    let recover = |indices| [&["kzg", "recover", &cells, "--indices", indices], &to[..]].concat();
    refused(&recover("0-62"), &["--indices", "63 cells", "64"]);
    refused(&recover("0-63"), &["63 cells", "64 indices"]);
    let cells = file("cells", &[0; 64 * 2048]);
    let recover = |indices| [&["kzg", "recover", &cells, "--indices", indices], &to[..]].concat();
    refused(
        &recover("0-62,5"),
        &["--indices", "index 63 is 5", "already"],
    );
    refused(&recover("0-62,128"), &["--indices", "128"]);
    misused(&recover("0..63"), &["--indices", "0-63,70"]);
    let mut wrong = vec![0; 65 * 2048];
    wrong[2047] = 1;
    let wrong = file("wrong", &wrong);
    refused(
        &kzg(&["recover", &wrong, "--indices", "0-64", "--out", "x"]),
        &[&wrong, "cell 0 to 64", "not all of one blob"],
    );
    let known = [
        &recover("0-63")[..],
        &["--proofs", "y", "--known-proofs", &two],
    ]
    .concat();
    refused(&known, &[&two, "2 proofs", "64 cells"]);
    // What is malformed in the second of two rows, in the place that it has in the file.
    let mut high = vec![0; 128 * 2048];
    high[70 * 2048 + 32] = 0xff;
    let high = file("high.cells", &high);
    for to in ["--out", "--proofs", "--blob"] {
        let line = ["recover", &high, "--indices", "64-127", to, "x"];
        refused(&kzg(&line), &[&high, "cell 70", "field element 1", "r"]);
    }
    let mut proofs = [0; 48 * 64];
    (0..64).for_each(|k| proofs[48 * k] = if k == 9 { 0xff } else { 0xc0 });
    let proofs = file("known", &proofs);
    let known = ["--proofs", "y", "--known-proofs", &proofs];
    refused(
        &[&recover("0-63")[..], &known].concat(),
        &[&proofs, "proof 9"],
    );
    assert!(!Path::new("x").exists() && !Path::new("y").exists());
}

/// Nothing is written over what is read, nor two things into one file; and it is known before the work.
#[test]
fn outputs_that_are_refused() {
    let zero = file("zero", &[0; 131_072]);
    refused(
        &kzg(&["cells", &zero, "--out", &zero]),
        &["--out", &zero, "BLOB", "lost"],
    );
    let one = absent("one");
    refused(
        &kzg(&["cells", &zero, "--out", &one, "--proofs", &one]),
        &["--out", "--proofs", &one],
    );
    let folder = Path::new(&one).parent().unwrap().display();
    let other = format!("{folder}/./one");
    refused(
        &kzg(&["cells", &zero, "--out", &one, "--proofs", &other]),
        &["--out", "--proofs"],
    );
    misused(
        &kzg(&["cells", &zero, "--out", "-", "--proofs", "-"]),
        &["--out", "--proofs", "one stdout"],
    );
    misused(&kzg(&["commit", "-", "-"]), &["BLOB", "one stdin"]);
    let never = "no-such-folder/x";
    refused(
        &kzg(&["cells", &zero, "--out", never]),
        &["cannot write", never],
    );
    let cells = file("cells", &[0; 64 * 2048]);
    refused(
        &kzg(&["recover", &cells, "--indices", "0-63", "--blob", &cells]),
        &["--blob", &cells, "CELLS"],
    );
    for line in [
        "commit",
        "cells x",
        "recover x --out y",
        "recover x --indices 0-63",
        "recover x --indices 0-63 --out y --known-proofs p",
        "prove x --z 00 --commitments y",
        "verify x --commitments y",
        "verify x --proofs y",
        "verify --commitments x --proofs y",
        "verify-cells x --commitments y",
        "verify-cells x y",
        "table",
        "commit x --table y --budget 1M",
    ] {
        misused(&kzg(&line.split(' ').collect::<Vec<_>>()), &["--"]);
    }
}

/// An interrupt ends what would take long, and leaves nothing.
#[cfg(unix)]
#[test]
fn an_interrupt() {
    let (blob, _) = blobs().swap_remove(4);
    let many = file("many", &blob.repeat(100));
    let out = absent("never");
    let child = Command::new(env!("CARGO_BIN_EXE_msmith"))
        .args([
            "kzg",
            "cells",
            &many,
            "--out",
            &out,
            "--proofs",
            "/dev/null",
        ])
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    std::thread::sleep(std::time::Duration::from_millis(500));
    let mut kill = Command::new("kill");
    let kill = kill.args(["-INT", &child.id().to_string()]).status();
    assert!(kill.unwrap().success());
    let ended = child.wait_with_output().unwrap();
    assert_eq!(ended.status.code(), Some(130));
    assert_eq!(String::from_utf8_lossy(&ended.stderr), "error: cancelled\n");
    assert!(!Path::new(&out).exists());
}
