//! `-`: stdin and stdout in every option that names a file, beside a file of that name.

mod groth16;
mod kzg;

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use crate::common::misused;
use serde_json::Value;

/// What a file that happens to be called `-` holds.
const STALE: &[u8] = b"stale";
const CURVE: &[u8] = br#"{"name":"mine","p":"97","r":"103","g1":{"a":0,"b":10,"gx":1,"gy":37}}"#;
/// P and −P.
const POINTS: &[u8] = &[1, 37, 1, 60];
const SCALARS: &[u8] = b"3\n2\n";
/// The commitment to a blob of zeros, and every proof of it.
const INFINITY: &str = "0xc00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000\n";

/// What is said of a file that should be a table.
const NO_TABLE: &str = "not a table";

/// What `-` is in an option.
enum Is {
    /// Stdin, with these bytes.
    Stdin(Vec<u8>),
    /// Stdout.
    Stdout,
    /// Stdout, with bytes that are drawn anew each time.
    Drawn,
    /// Refused, for a file that is read again while it is written.
    ReadAgain,
    /// Refused; of a file of that name, which is none of the kind that is wanted, this is said.
    Refused(&'static str),
    /// Refused, for a folder that cannot go to stdout.
    Folder,
}

/// An option that names a file, and a command line with it: `@` is the file; `curve`, `points`, `one`, `scalars`, `table`,
/// `blob`, `cells`, `infinity` and `infinities` are others, and those of `groth16::files`.
struct Row {
    command: &'static str,
    option: &'static str,
    line: &'static str,
    is: Is,
}

fn rows() -> Vec<Row> {
    let input = |command, option, line, bytes: &[u8]| Row {
        command,
        option,
        line,
        is: Is::Stdin(bytes.to_vec()),
    };
    let output = |command, option, line| Row {
        command,
        option,
        line,
        is: Is::Stdout,
    };
    let mapped = |command, option, line| Row {
        command,
        option,
        line,
        is: Is::Refused(NO_TABLE),
    };
    let gx = "17f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb";
    let gy = "08b3f481e3aaa0f1a09e30ed741d8ae4fcf5e095d5d00af600db18cb2c04b3edd03cc744a2888ae40caa232946c5e7e1";
    let pair = format!("{0:032}{gx}{0:032}{gy}{1:064}", 0, 3);
    vec![
        input("commit", "--blob", "commit --blob @", &[0; 131_072]),
        input(
            "commit",
            "--setup",
            "commit --setup @",
            b"1099511627776 65\n",
        ),
        mapped("commit", "--table", "commit --table @"),
    ]
    .into_iter()
    .chain(kzg::rows())
    .chain(groth16::rows())
    .chain([
        input("msm", "--curve-file", "msm --curve-file @ -n 3", CURVE),
        input(
            "msm",
            "--bases",
            "msm --curve-file curve --bases @ --bases-format affine-le --scalars scalars --scalars-format hex-lines",
            POINTS,
        ),
        input(
            "msm",
            "--scalars",
            "msm --curve-file curve --bases points --bases-format affine-le --scalars @ --scalars-format hex-lines",
            SCALARS,
        ),
        input(
            "msm",
            "--pairs",
            "msm --curve bls12-381 --pairs @",
            pair.as_bytes(),
        ),
        mapped("msm", "--table", "msm --curve-file curve --table @"),
        input("mul", "--curve-file", "mul --curve-file @ -n 3", CURVE),
        input(
            "mul",
            "--bases",
            "mul --curve-file curve --bases @ --bases-format affine-le --scalars scalars --scalars-format hex-lines",
            POINTS,
        ),
        input(
            "mul",
            "--base",
            "mul --curve-file curve --base @ --bases-format affine-le --scalars scalars --scalars-format hex-lines",
            &POINTS[..2],
        ),
        input(
            "mul",
            "--scalars",
            "mul --curve-file curve --base one --bases-format affine-le --scalars @ --scalars-format hex-lines",
            SCALARS,
        ),
        output(
            "mul",
            "--out",
            "mul --curve-file curve -n 5 --out @ --out-format ark-compressed",
        ),
        input("fft", "--curve-file", "fft --curve-file @ -n 2", CURVE),
        input(
            "fft",
            "--bases",
            "fft --curve-file curve --bases @ --bases-format affine-le",
            POINTS,
        ),
        output(
            "fft",
            "--out",
            "fft --curve-file curve -n 2 --out @ --out-format affine-be",
        ),
        input(
            "table build",
            "--curve-file",
            "table build --curve-file @ -n 3 --set eisenstein:1,2 --out new",
            CURVE,
        ),
        input(
            "table build",
            "--bases",
            "table build --curve-file curve --bases @ --bases-format affine-le --set eisenstein:1,2 --out new",
            POINTS,
        ),
        input(
            "table build",
            "--setup",
            "table build --kzg --setup @ --set signed:8 --out new",
            b"1099511627776 65\n",
        ),
        output(
            "table build",
            "--out",
            "table build --curve-file curve -n 3 --set eisenstein:1,2 --out @",
        ),
        mapped("table info", "FILE", "table info @"),
        mapped("table verify", "FILE", "table verify @"),
        input(
            "table verify",
            "--curve-file",
            "table verify table --curve-file @",
            CURVE,
        ),
        input(
            "inspect",
            "FILE",
            "inspect @ --format affine-le --curve-file curve",
            POINTS,
        ),
        input(
            "inspect",
            "--curve-file",
            "inspect points --format affine-le --curve-file @",
            CURVE,
        ),
        input(
            "convert",
            "IN",
            "convert @ new --format affine-le --curve-file curve --to affine-be",
            POINTS,
        ),
        output(
            "convert",
            "OUT",
            "convert points @ --format affine-le --curve-file curve --to montgomery-le",
        ),
        input(
            "convert",
            "--curve-file",
            "convert points new --format affine-le --curve-file @ --to affine-be",
            CURVE,
        ),
        input("curves", "--curve-file", "curves --curve-file @", CURVE),
        input("plan", "--curve-file", "plan --curve-file @ -n 9", CURVE),
        input(
            "bench",
            "--curve-file",
            "bench --curve-file @ -n 4 --rounds 1",
            CURVE,
        ),
    ])
    .collect()
}

/// Files that are given without an option.
const POSITIONAL: [&str; 12] = [
    "FILE",
    "IN",
    "OUT",
    "BLOB",
    "CELLS",
    "PROOFS",
    "ZKEY",
    "WTNS",
    "R1CS",
    "PTAU",
    "CHALLENGE",
    "RESPONSE",
];

/// The options of a command that name files, from its help; commands below it too.
fn named(command: &str, found: &mut BTreeSet<(String, String)>) {
    let mut words: Vec<&str> = command.split_whitespace().collect();
    words.push("--help");
    let (code, help, _) = crate::common::msmith(&words);
    assert_eq!(code, 0, "{command}");
    let below = help.split("\nCommands:\n").nth(1).unwrap_or_default();
    for line in below.lines().take_while(|l| !l.is_empty()) {
        let name = line.strip_prefix("  ").filter(|l| !l.starts_with(' '));
        if let Some(name) = name
            .and_then(|l| l.split(' ').next())
            .filter(|n| *n != "help")
        {
            named(format!("{command} {name}").trim(), found);
        }
    }
    for line in help.lines().map(str::trim_start) {
        let option = match line.split_once(" <") {
            Some((option, value)) if option.starts_with('-') => {
                let is = ["FILE>", "PATH>", "FOLDER>"];
                let is = is.iter().any(|name| value.starts_with(name));
                is.then(|| option.rsplit(' ').next().unwrap())
            }
            _ => POSITIONAL.into_iter().find(|name| {
                line.starts_with(&format!("<{name}>")) || line.starts_with(&format!("[{name}]"))
            }),
        };
        found.extend(option.map(|o| (command.to_owned(), o.to_owned())));
    }
}

/// A folder with the files of the rows, and one that is called `-`.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let infinities = INFINITY.repeat(64);
    let files = [
        ("-", STALE),
        ("curve", CURVE),
        ("points", POINTS),
        ("one", &POINTS[..2]),
        ("scalars", SCALARS),
        ("blob", &[0; 131_072]),
        ("cells", &[0; 64 * 2048]),
        ("infinity", INFINITY.as_bytes()),
        ("infinities", infinities.as_bytes()),
    ];
    for (name, bytes) in files {
        fs::write(folder.join(name), bytes).unwrap();
    }
    groth16::files(&folder);
    let line = "table build --curve-file curve --bases points --bases-format affine-le --set eisenstein:1,2 --out table";
    let made = run(&folder, &line.split(' ').collect::<Vec<_>>(), b"");
    assert!(made.status.success(), "{made:?}");
    folder
}

fn run(folder: &Path, args: &[&str], stdin: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_msmith"))
        .args(args)
        .current_dir(folder)
        .env_remove("MSMITH_BACKEND")
        .env_remove("MSMITH_THREADS")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // It may be refused before it reads.
    let _ = child.stdin.take().unwrap().write_all(stdin);
    child.wait_with_output().unwrap()
}

/// A line with a name in place of `@`, for programs.
fn words<'a>(line: &'a str, file: &'a str) -> Vec<&'a str> {
    let words = line.split(' ').map(|w| if w == "@" { file } else { w });
    words.chain(["--json"]).collect()
}

/// An answer without times and names; what is no answer as it is.
fn told(bytes: &[u8]) -> Value {
    fn strip(value: &mut Value) {
        match value {
            Value::Object(map) => {
                map.retain(|key, value| {
                    let is_name = ["proofs", "blob"].contains(&key.as_str()) && value.is_string();
                    !is_name
                        && !key.starts_with("seconds")
                        && !key.starts_with("ns_")
                        && key != "file"
                        && key != "out"
                        && key != "table"
                        && key != "parts"
                        && key != "response_hash"
                        && key != "contribution_hash"
                        && key != "measured_peak_bytes"
                });
                map.values_mut().for_each(strip);
            }
            Value::Array(list) => list.iter_mut().for_each(strip),
            _ => {}
        }
    }
    let text = String::from_utf8_lossy(bytes).into_owned();
    let mut value = serde_json::from_str(&text).unwrap_or(Value::String(text));
    strip(&mut value);
    value
}

#[test]
fn every_option_that_names_a_file() {
    let rows = rows();
    let mut found = BTreeSet::new();
    named("", &mut found);
    let tried: BTreeSet<_> = (rows.iter())
        .map(|r| (r.command.to_owned(), r.option.to_owned()))
        .collect();
    assert_eq!(found, tried);

    let folder = folder("streams-options");
    for Row { line, is, .. } in &rows {
        match is {
            Is::Stdin(bytes) => {
                fs::write(folder.join("fed"), bytes).unwrap();
                let want = run(&folder, &words(line, "fed"), b"");
                let got = run(&folder, &words(line, "-"), bytes);
                assert_eq!(got.status, want.status, "{line}: {got:?}");
                assert_eq!(told(&got.stdout), told(&want.stdout), "{line}");
                // A refusal names the file.
                let named = String::from_utf8_lossy(&want.stderr).replace(" fed: ", " stdin: ");
                assert_eq!(told(&got.stderr), told(named.as_bytes()), "{line}");
                // The stale file is another matter.
                let stale = run(&folder, &words(line, "./-"), bytes);
                let both = |out: &Output| (told(&out.stdout), told(&out.stderr));
                assert_ne!(both(&stale), both(&want), "{line}");
            }
            Is::Stdout | Is::Drawn => {
                let want = run(&folder, &words(line, "to"), b"");
                let got = run(&folder, &words(line, "-"), b"");
                assert!(
                    got.status.success() && want.status.success(),
                    "{line}: {got:?}"
                );
                let (mut got_bytes, mut want_bytes) =
                    (got.stdout, fs::read(folder.join("to")).unwrap());
                if matches!(is, Is::Drawn) {
                    assert_ne!(got_bytes, want_bytes, "{line}");
                    // What is before the first number that is drawn.
                    got_bytes.truncate(12);
                    want_bytes.truncate(12);
                }
                assert!(got_bytes == want_bytes, "{line}");
                let answer = String::from_utf8_lossy(&got.stderr);
                let answer = answer.lines().last().unwrap();
                assert_eq!(told(answer.as_bytes()), told(&want.stdout), "{line}");
                fs::remove_file(folder.join("to")).unwrap();
            }
            Is::ReadAgain => {
                let got = run(&folder, &words(line, "-"), b"");
                let why = String::from_utf8_lossy(&got.stderr);
                assert_eq!(
                    (got.status.code(), got.stdout.len()),
                    (Some(1), 0),
                    "{line}"
                );
                assert!(why.contains("read again"), "{line}: {why}");
            }
            Is::Refused(said) => {
                let got = run(&folder, &words(line, "-"), b"");
                let why = String::from_utf8_lossy(&got.stderr);
                assert_eq!(
                    (got.status.code(), got.stdout.len()),
                    (Some(2), 0),
                    "{line}"
                );
                assert!(
                    why.contains("stdin") && why.contains("./-"),
                    "{line}: {why}"
                );
                let other = run(&folder, &words(line, "./-"), b"");
                let why = String::from_utf8_lossy(&other.stderr);
                assert_eq!(
                    (other.status.code(), other.stdout.len()),
                    (Some(1), 0),
                    "{line}"
                );
                assert!(why.contains(said), "{line}: {why}");
            }
            Is::Folder => {
                let got = run(&folder, &words(line, "-"), b"");
                let why = String::from_utf8_lossy(&got.stderr);
                assert_eq!(got.status.code(), Some(2), "{line}");
                assert!(
                    why.contains("stdout") && why.contains("./-"),
                    "{line}: {why}"
                );
                let other = run(&folder, &words(line, "./-"), b"");
                assert_eq!(other.status.code(), Some(1), "{line}");
            }
        }
        assert_eq!(fs::read(folder.join("-")).unwrap(), STALE, "{line}");
    }
    let mut left: Vec<_> = fs::read_dir(&folder)
        .unwrap()
        .map(|f| f.unwrap().file_name().into_string().unwrap())
        .collect();
    left.sort();
    let want = [
        "-",
        "blob",
        "cells",
        "challenge",
        "circuit",
        "curve",
        "fed",
        "infinities",
        "infinity",
        "key",
        "new",
        "one",
        "points",
        "powers",
        "proof",
        "public",
        "response",
        "scalars",
        "start",
        "table",
        "vk",
        "witness",
        "wrong",
    ];
    assert_eq!(left, want);
}

/// Sections of stdin; two inputs from it, whatever they are.
#[test]
fn sections_of_stdin_and_two_of_it() {
    let folder = folder("streams-sections");
    let vector = |name: &str| {
        format!(
            "{}/../../../vectors/snarkjs/{name}",
            env!("CARGO_MANIFEST_DIR")
        )
    };
    let (key, witness) = (vector("bn254.zkey"), vector("bn254.wtns"));
    let sum = |bases: &str, stdin: &[u8]| {
        let args = [
            "msm",
            "--curve",
            "bn254",
            "--bases",
            bases,
            "--scalars",
            &witness,
            "--json",
        ];
        let out = run(&folder, &args, stdin);
        assert!(out.status.success(), "{out:?}");
        told(&out.stdout)["result"].clone()
    };
    // A file of that name is not looked at either.
    fs::write(folder.join("-:A"), STALE).unwrap();
    let bytes = fs::read(&key).unwrap();
    assert_eq!(sum("-:A", &bytes), sum(&format!("{key}:A"), b""));

    for (line, names) in [
        (
            "msm --curve bn254 --bases - --scalars -",
            ["--bases", "--scalars"],
        ),
        (
            "msm --curve bn254 --bases -:A --scalars -:witness",
            ["--bases", "--scalars"],
        ),
        (
            "mul --curve-file - --base - --bases-format affine-le -n 3",
            ["--curve-file", "--base"],
        ),
        (
            "inspect - --curve-file - --format affine-le",
            ["FILE", "--curve-file"],
        ),
    ] {
        let words: Vec<&str> = line.split(' ').collect();
        misused(&words, &[names[0], names[1], "one stdin"]);
    }
}
