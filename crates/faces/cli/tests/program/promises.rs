//! What holds for every command: numbers, lists, threads, backends, outputs.

use std::fs::File;
use std::io::{Read, Write};
use std::process::{Command, Stdio};

use crate::common::{file, json, misused, msmith, refused, words};
use serde_json::Value;

fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_msmith"));
    command
        .args(args)
        .env_remove("MSMITH_BACKEND")
        .env_remove("MSMITH_THREADS");
    command
}

/// Exit code, stdout, stderr, with one variable set.
fn with(variable: &str, value: &str, args: &[&str]) -> (i32, String, String) {
    let out = program(args).env(variable, value).output().unwrap();
    let text = |b: &[u8]| String::from_utf8(b.to_vec()).unwrap();
    (
        out.status.code().unwrap(),
        text(&out.stdout),
        text(&out.stderr),
    )
}

#[test]
fn numbers_are_written_alike_everywhere() {
    let sum = ["msm", "--curve", "toy-103", "--json", "-n"];
    for n in ["256", "2_56", "2^8", "256"] {
        assert_eq!(json(&[&sum[..], &[n]].concat())["n"], 256, "{n}");
    }
    assert_eq!(json(&[&sum[..], &["1K"]].concat())["n"], 1024);
    assert_eq!(
        json(&[&sum[..], &["1e2", "--seed", "2^3"]].concat())["n"],
        100
    );
    let plan = ["plan", "--curve", "bn254", "--json"];
    let rest = words("-n 1M --bits 2^6 --threads 2^2 --memory-limit 1G");
    let got = json(&[&plan[..], &rest].concat());
    assert_eq!(
        (&got["n"], &got["bits"], &got["threads"]),
        (&(1 << 20).into(), &64.into(), &4.into())
    );
    // A limit in powers of ten is less than what the same sum is said to want in powers of two.
    let limit = |size: &str| {
        let args = [
            "msm",
            "--curve",
            "pallas",
            "-n",
            "3",
            "--memory-limit",
            size,
        ];
        msmith(&args).2
    };
    assert!(limit("4MB").is_empty() && limit("4MiB").is_empty());
    assert!(limit("1KB").contains("1000 bytes") && limit("1K").contains("1024 bytes"));
    let fixed = ["-n", "2^4", "--fixed", "--points-per-base", "2^2"];
    assert!(
        json(&[&plan[..], &fixed].concat())["choice"]["rows"]
            .as_u64()
            .unwrap()
            <= 4
    );
    let bench = [
        "bench", "--curve", "toy-103", "-n", "2^2,1_0", "--rounds", "2^1", "--json",
    ];
    assert_eq!(json(&bench)["rounds"], 2);

    for (args, name) in [
        (&["msm", "--curve", "pallas", "-n", "many"][..], "--n"),
        (&["msm", "--curve", "pallas", "-n", "2^41"], "--n"),
        (
            &["msm", "--curve", "pallas", "-n", "3", "--threads", "2^20"],
            "--threads",
        ),
        (
            &["msm", "--curve", "pallas", "-n", "3", "--seed", "x"],
            "--seed",
        ),
        (
            &[
                "msm",
                "--curve",
                "pallas",
                "-n",
                "3",
                "--memory-limit",
                "64XB",
            ],
            "--memory-limit",
        ),
        (
            &["plan", "--curve", "pallas", "-n", "3", "--bits", "769"],
            "--bits",
        ),
        (&["bench", "--rounds", "1001"], "--rounds"),
        (&["bench", "-n", "2^3,x"], "--n"),
        (
            &["table", "build", "--kzg", "--budget", "1X", "--out", "x"],
            "--budget",
        ),
    ] {
        misused(args, &[name]);
    }
}

#[test]
fn help_is_made_from_the_lists() {
    let (_, help, _) = msmith(&["msm", "--help"]);
    for word in [
        "subset",
        "eisenstein",
        "portable",
        "ifma",
        "ed25519",
        "bw6-761",
        "ark-uncompressed",
        "hex-lines",
        "MSMITH_THREADS",
    ] {
        assert!(help.contains(word), "{word}: {help}");
    }
    assert!(!help.contains("toy"), "{help}");
    for command in ["commit", "msm", "mul", "fft", "curves", "plan", "bench"] {
        let (code, help, _) = msmith(&[command, "--help"]);
        assert_eq!(code, 0);
        let examples = help.split("Examples:").nth(1).expect(command);
        assert!(
            examples.contains(&format!("  msmith {command}")),
            "{examples}"
        );
    }
}

#[test]
fn curves_for_tests_are_listed_on_request_only() {
    let toys = |args: &[&str]| msmith(args).1.contains("toy-103");
    assert!(!toys(&["curves"]) && !toys(&["curves", "--json"]));
    assert!(toys(&["curves", "--all"]) && toys(&["curves", "--all", "--json"]));
    let (_, _, err) = msmith(&["msm", "--curve", "toy", "-n", "3"]);
    assert!(err.contains("bn254") && !err.contains("toy-103"), "{err}");
    for curve in ["toy-103", "toy-edwards-76"] {
        assert_eq!(
            json(&["msm", "--curve", curve, "-n", "3", "--json"])["curve"],
            curve
        );
    }
}

#[test]
fn all_cores_unless_told_otherwise() {
    let args = ["plan", "--curve", "bn254", "-n", "2^20", "--json"];
    let threads = |out: &str| {
        serde_json::from_str::<Value>(out).unwrap()["threads"]
            .as_u64()
            .unwrap()
    };
    let cores = std::thread::available_parallelism().unwrap().get() as u64;
    assert_eq!(threads(&msmith(&args).1), cores);
    assert_eq!(threads(&with("MSMITH_THREADS", "3", &args).1), 3);
    assert_eq!(threads(&with("MSMITH_THREADS", "", &args).1), cores);
    let one = [&args[..], &["--threads", "1"]].concat();
    assert_eq!(threads(&with("MSMITH_THREADS", "3", &one).1), 1);
    for args in [
        &args[..],
        &["msm", "--curve", "ed25519", "-n", "3"],
        &["commit"],
        &["kzg", "commit", "no-such-file"],
    ] {
        for bad in ["0", "many", "2^17"] {
            let (code, out, err) = with("MSMITH_THREADS", bad, args);
            assert_eq!((code, out.as_str()), (1, ""), "{args:?} {bad}");
            assert!(
                err.starts_with("error: MSMITH_THREADS=") && err.contains(bad),
                "{err}"
            );
        }
    }
    let (_, out, _) = msmith(&["msm", "--curve", "pallas", "-n", "2^9", "--threads", "2"]);
    assert!(out.contains("2 threads"), "{out}");
}

#[test]
fn one_switch_of_backends() {
    let zeros = file("promises.blob", &[0; 131_072]);
    let commands: [&[&str]; 7] = [
        &["kzg", "commit", &zeros],
        &["msm", "--curve", "pallas", "-n", "3"],
        &["mul", "--curve", "pallas", "-n", "3"],
        &["fft", "--curve", "pallas", "-n", "4"],
        &["msm", "--curve", "jubjub", "-n", "3"],
        &["plan", "--curve", "pallas", "-n", "3"],
        &["bench", "--curve", "toy-103", "-n", "3", "--rounds", "1"],
    ];
    for args in commands {
        let (code, out, err) = with("MSMITH_BACKEND", "bogus", args);
        assert_eq!((code, out.as_str()), (1, ""), "{args:?}");
        assert!(
            err.starts_with("error: ") && err.contains("bogus") && err.contains("portable"),
            "{err}"
        );
        assert_eq!(with("MSMITH_BACKEND", "", args).0, 0, "{args:?}");
        assert_eq!(with("MSMITH_BACKEND", "portable", args).0, 0, "{args:?}");
        let overridden = [args, &["--backend", "portable"]].concat();
        assert_eq!(
            with("MSMITH_BACKEND", "bogus", &overridden).0,
            0,
            "{args:?}"
        );
        misused(
            &[args, &["--backend", "bogus"]].concat(),
            &["--backend", "bogus", "portable"],
        );
    }
}

/// A device that is always full.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_behind_stdout_is_told() {
    for args in [
        &["curves"][..],
        &["curves", "--json"],
        &["--help"],
        &["msm", "--help"],
        &["--version"],
    ] {
        let full = File::options().write(true).open("/dev/full").unwrap();
        let out = program(args).stdout(full).output().unwrap();
        let err = String::from_utf8(out.stderr).unwrap();
        assert_eq!(out.status.code(), Some(1), "{args:?}");
        assert!(
            err.starts_with("error: cannot write to stdout: No space left"),
            "{err}"
        );
    }
}

#[cfg(unix)]
#[test]
fn a_reader_that_leaves_early_is_no_failure() {
    let mut child = program(&["curves"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let out = child.wait_with_output().unwrap();
    assert_eq!((out.status.code(), out.stderr.len()), (Some(0), 0));
}

#[cfg(unix)]
#[test]
fn inputs_have_a_bound_and_may_be_stdin() {
    refused(
        &["commit", "--blob", "/dev/zero"],
        &["/dev/zero", "1048576 bytes"],
    );
    refused(
        &["kzg", "commit", "/dev/zero"],
        &["/dev/zero", "268435456 bytes"],
    );
    refused(
        &["curves", "--curve-file", "/dev/zero"],
        &["/dev/zero", "bytes"],
    );
    refused(&["commit", "--blob", "/"], &["/", "directory"]);

    let one = file("promises.bases", &[vec![0; 63], vec![1]].concat());
    let args = [
        "msm",
        "--curve",
        "pallas",
        "--bases",
        &one,
        "--bases-format",
        "affine-be",
        "--scalars",
        "-",
    ];
    let args = [&args[..], &["--scalars-format", "hex-lines", "--json"]].concat();
    let sent = |args: &[&str], bytes: &[u8]| {
        let mut child = program(args);
        let child = child
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = child.spawn().unwrap();
        child.stdin.take().unwrap().write_all(bytes).unwrap();
        let mut err = String::new();
        child
            .stderr
            .take()
            .unwrap()
            .read_to_string(&mut err)
            .unwrap();
        (child.wait_with_output().unwrap(), err)
    };
    let (out, err) = sent(&args, b"1\nx\n");
    assert_eq!(out.status.code(), Some(1));
    assert!(err.contains("line 2"), "{err}");
    let (out, err) = sent(&["commit", "--blob", "-", "--json"], &[0; 131_072]);
    assert_eq!(out.status.code(), Some(0), "{err}");
    let json: Value = serde_json::from_slice(&out.stdout).unwrap();
    assert_eq!(json["commitment"], format!("0xc0{}", "0".repeat(94)));
}
