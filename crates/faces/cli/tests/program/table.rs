//! Tables on disk, from outside.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::common::{file, json, misused, msmith, refused};

/// An empty directory, and the path of a file in it.
fn place(name: &str) -> (PathBuf, String) {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&directory);
    fs::create_dir_all(&directory).unwrap();
    let file = directory.join("table").to_str().unwrap().to_owned();
    (directory, file)
}

fn files(directory: &Path) -> Vec<String> {
    let all = fs::read_dir(directory).unwrap();
    all.map(|f| f.unwrap().file_name().into_string().unwrap())
        .collect()
}

const SMALL: [&str; 5] = ["table", "build", "--curve", "bn254", "--json"];

#[test]
fn build_info_verify_and_sum() {
    let (directory, path) = place("cli-table");
    let sets: [&[&str]; 4] = [
        &["--set", "eisenstein:3,4", "--passes", "3"],
        &["--set", "signed:6"],
        &["--points-per-base", "4"],
        &["--budget", "64K"],
    ];
    for set in sets {
        let input = ["--n", "40", "--seed", "9", "--out", &path];
        let built = json(&[&SMALL, set, &input].concat());
        assert_eq!(files(&directory), ["table"]);
        assert_eq!(
            (&built["curve"], &built["n"]),
            (&"bn254".into(), &40.into())
        );
        assert_eq!(built["bytes"], fs::metadata(&path).unwrap().len());
        let stored = built["points_per_base"].as_u64().unwrap();
        match set {
            ["--set", name, ..] => assert_eq!(built["set"], *name),
            ["--budget", _] => assert!(built["bytes"].as_u64().unwrap() <= 64 << 10),
            _ => assert!((1..=4).contains(&stored), "{stored}"),
        }

        let info = json(&["table", "info", &path, "--json"]);
        for (key, value) in info.as_object().unwrap() {
            assert_eq!(*value, built[key], "{key}");
        }
        let right = json(&["table", "verify", &path, "--json", "--threads", "2"]);
        assert_eq!(right["right"], true);

        // The same sum as without a table, whatever the backend.
        let random = ["msm", "--curve", "bn254", "--json", "--seed", "9"];
        let want = &json(&[&random[..], &["--n", "40"]].concat())["result"];
        for more in [
            &[][..],
            &["--backend", "portable"],
            &["--algorithm", "naive"],
        ] {
            let sum = json(&[&random, &["--table", &path][..], more].concat());
            assert_eq!(sum["result"], *want);
            let naive = more.contains(&"naive");
            assert_eq!(sum["algorithm"], if naive { "naive" } else { "fixed" });
        }
    }

    let (code, out, _) = msmith(&["table", "info", &path]);
    assert_eq!(code, 0);
    for word in [
        "40 bases of g1 of bn254\n",
        " points a base, ",
        "KiB",
        "bases  ",
    ] {
        assert!(out.contains(word), "{out}");
    }
    let (code, out, _) = msmith(&["table", "verify", &path]);
    assert!(code == 0 && out.contains("✔ every point"), "{out}");
    let (_, out, _) = msmith(&["msm", "--curve", "bn254", "--table", &path]);
    assert!(out.contains("algorithm   table, "), "{out}");

    // Scalars from a file: as many as there are bases.
    let ones = file("ones.hex", "1\n".repeat(40).as_bytes());
    let fewer = file("fewer.hex", "1\n".repeat(39).as_bytes());
    let sum = |scalars| {
        let args = ["msm", "--curve", "bn254", "--table", &path, "--json"];
        let args = [&args[..], &["--scalars", scalars]].concat();
        [&args[..], &["--scalars-format", "hex-lines"]].concat()
    };
    assert_eq!(json(&sum(&ones))["n"], 40);
    refused(&sum(&fewer), &["40 points", "39 scalars"]);
}

#[test]
fn bases_from_files_and_curves_by_their_numbers() {
    let (_, path) = place("cli-files");
    // P, −P and infinity.
    let curve = r#"{"name":"mine","p":"97","r":"103","g1":{"a":0,"b":10,"gx":1,"gy":37}}"#;
    let curve = file("table-mine.json", curve.as_bytes());
    let points = file("table-mine.bin", &[1, 37, 1, 60, 0, 0]);
    let build = [
        "table",
        "build",
        "--curve-file",
        &curve,
        "--bases",
        &points,
        "--bases-format",
        "affine-le",
        "--set",
        "eisenstein:1,2",
        "--out",
        &path,
        "--json",
    ];
    assert_eq!(json(&build)["n"], 3);
    refused(&["table", "verify", &path], &["mine", "not known"]);
    let right = json(&["table", "verify", &path, "--curve-file", &curve, "--json"]);
    assert_eq!(right["right"], true);
    let args = ["msm", "--curve-file", &curve, "--table", &path, "--json"];
    assert_eq!(json(&args)["n"], 3);
    refused(
        &["msm", "--curve", "toy-61", "--table", &path],
        &["mine G1", "toy-61 G1"],
    );
}

#[test]
fn the_commitment_from_a_table() {
    let (_, path) = place("cli-kzg");
    let set = ["--set", "eisenstein:3,6", "--passes", "11"];
    let args = [
        "table",
        "build",
        "--kzg",
        "--out",
        &path,
        "--json",
        "--threads",
        "2",
    ];
    let built = json(&[&args[..], &set].concat());
    assert_eq!(built["n"], 4096);
    let (_, out, _) = msmith(&["table", "info", &path]);
    assert!(out.contains("(KZG, Ethereum mainnet)"), "{out}");
    for backend in [&[][..], &["--backend", "portable"]] {
        let args = [&["commit", "--proof", "--json", "--table", &path], backend].concat();
        let done = json(&args);
        assert_eq!(done["algorithm"], "fixed");
        let equals = done["equals"].as_array().unwrap();
        assert_eq!(equals.len(), 2, "{equals:?}");
    }
    let (code, out, _) = msmith(&["commit", "--table", &path, "--check", "--threads", "2"]);
    assert_eq!(code, 0, "{out}");
    for words in [
        "✔ equals the published commitment",
        "✔ equals the naive",
        "table   ",
    ] {
        assert!(out.contains(words), "{out}");
    }

    // Other bases, another group, another curve.
    let (_, other) = place("cli-other");
    for (curve, n, words) in [
        ("bls12-381", "4096", ["another set of bases", "table"]),
        ("bls12-381", "3", ["another set of bases", "table"]),
        ("bls12-377", "40", ["bls12-377 G1", "bls12-381 G1"]),
    ] {
        let args = [
            "table", "build", "--curve", curve, "--n", n, "--set", "signed:8",
        ];
        let args = [&args[..], &["--passes", "40", "--out", &other, "--json"]].concat();
        json(&args);
        refused(&["commit", "--table", &other], &words);
    }
    let setup = file("table-short.setup", b"0 0\n");
    refused(
        &["commit", "--table", &path, "--setup", &setup],
        &["table-short.setup", "4096 Lagrange points"],
    );
}

#[test]
fn refused_before_and_after() {
    let (directory, path) = place("cli-refused");
    let build = |more: &[&str]| {
        let input = ["table", "build", "--curve", "bn254", "--n", "40"];
        [&input[..], more]
            .concat()
            .iter()
            .map(|s| s.to_string())
            .collect::<Vec<_>>()
    };
    let no = |more: &[&str], words: &[&str]| {
        let args = build(more);
        refused(&args.iter().map(String::as_str).collect::<Vec<_>>(), words);
        assert!(files(&directory).is_empty());
    };
    no(
        &["--set", "sined:5", "--out", &path],
        &["sined:5", "signed:c"],
    );
    no(&["--set", "eisenstein:5,5", "--out", &path], &["norm"]);
    no(&["--budget", "1K", "--out", &path], &["1024", "would"]);
    let usage = |more: &[&str], words: &[&str]| {
        let args = build(more);
        misused(&args.iter().map(String::as_str).collect::<Vec<_>>(), words);
        assert!(files(&directory).is_empty());
    };
    usage(
        &["--points-per-base", "0", "--out", &path],
        &["points-per-base", "from 1"],
    );
    usage(
        &["--fastest", "--out", &path, "--threads", "0"],
        &["threads"],
    );
    let absent = directory.join("absent").join("table");
    let absent = absent.to_str().unwrap();
    no(&["--fastest", "--out", absent], &[absent, "No such file"]);
    let here = directory.to_str().unwrap();
    no(&["--fastest", "--out", here], &[here, "directory"]);

    for args in [
        &["table", "build", "--kzg", "--out", &path][..],
        &[
            "table",
            "build",
            "--kzg",
            "--curve",
            "bn254",
            "--fastest",
            "--out",
            &path,
        ],
        &[
            "table",
            "build",
            "--curve",
            "bn254",
            "--fastest",
            "--out",
            &path,
        ],
        &["table", "build", "--n", "4", "--fastest", "--out", &path],
        &["msm", "--curve", "bn254", "--table", &path, "--n", "4"],
        &[
            "msm",
            "--curve",
            "bn254",
            "--table",
            &path,
            "--scalars-format",
            "le32",
        ],
    ] {
        assert_eq!(msmith(args).0, 2, "{args:?}");
    }

    refused(&["table", "info", "no-such-table"], &["no-such-table"]);
    let text = file("table.txt", b"a table\n");
    refused(&["table", "info", &text], &["table.txt", "not a table"]);
    let args = build(&["--set", "signed:6", "--out", &path]);
    let (code, _, err) = msmith(&args.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(code, 0, "{err}");
    let good = fs::read(&path).unwrap();
    let mut bad = good.clone();
    bad[5000] ^= 1;
    let bad = file("table-bad", &bad);
    msmith(&["table", "info", &bad]);
    refused(&["table", "verify", &bad], &["table-bad", "checksum"]);
    refused(&["msm", "--curve", "bn254", "--table", &bad], &["checksum"]);
    let short = file("table-short", &good[..good.len() - 1]);
    refused(&["table", "info", &short], &["cut off"]);
}

/// A full disk: a limit on the size of files, and, where one can be mounted, a file system of 64 KiB.
#[test]
fn a_full_disk() {
    let (directory, path) = place("cli-full");
    let build = format!(
        "exec {} table build --curve bn254 --n 2000 --set signed:8 --out",
        env!("CARGO_BIN_EXE_msmith")
    );
    let run = |script: &str| {
        let out = Command::new("sh").args(["-c", script]).output().unwrap();
        let err = String::from_utf8(out.stderr).unwrap();
        (out.status.code(), err)
    };
    let (code, err) = run(&format!("trap '' XFSZ; ulimit -f 64; {build} '{path}'"));
    assert_eq!(code, Some(1), "{err}");
    assert!(
        err.contains(&path) && err.contains("File too large"),
        "{err}"
    );
    assert!(files(&directory).is_empty());

    let mount = format!("mount -t tmpfs -o size=64k none '{}'", directory.display());
    let new = format!("{mount} && cd '{}' &&", directory.display());
    let inside = |then: &str| format!("unshare -rm sh -c \"{new} {then}\"");
    if run(&inside("true")).0 != Some(0) {
        println!("skipped: no file system can be mounted here");
        return;
    }
    let (code, err) = run(&inside(&format!("{} table; ls -A", &build[5..])));
    assert_eq!(code, Some(0), "{err}");
    assert!(err.contains("cannot write table: No space left"), "{err}");
    let (_, err) = run(&inside(&format!("{} table; ls -A >&2", &build[5..])));
    assert_eq!(err.lines().count(), 1, "the part is left: {err}");
}

/// Ctrl-C, a request to end and a kill, as soon as the file is begun.
#[test]
fn an_interrupted_build_leaves_no_table() {
    for (signal, code) in [("INT", Some(130)), ("TERM", Some(130)), ("KILL", None)] {
        let (directory, path) = place(&format!("cli-{signal}"));
        let mut child = Command::new(env!("CARGO_BIN_EXE_msmith"))
            .args(["table", "build", "--curve", "bn254", "--n", "20000"])
            .args(["--set", "signed:6", "--out", &path])
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let begun = || {
            let all = fs::read_dir(&directory).unwrap();
            all.filter_map(|f| f.unwrap().metadata().ok())
                .any(|m| m.len() > 4096)
        };
        while !begun() {
            assert_eq!(child.try_wait().unwrap(), None, "it is over already");
            std::thread::sleep(Duration::from_millis(1));
        }
        let mut kill = Command::new("kill");
        kill.args(["-s", signal, &child.id().to_string()]);
        assert!(kill.status().unwrap().success());
        let start = Instant::now();
        assert_eq!(child.wait().unwrap().code(), code);
        assert!(start.elapsed() < Duration::from_secs(20));
        let left = files(&directory);
        assert!(!left.contains(&"table".to_owned()), "{left:?}");
        assert!(signal == "KILL" || left.is_empty(), "{left:?}");
    }
}
