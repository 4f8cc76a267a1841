//! What `mul` and `fft` refuse, and how they are stopped.

use std::path::Path;
use std::process::Command;

use crate::common::{absent, answer, file, misused, ones, refused, words};

fn is_refused(line: &str, says: &[&str]) {
    refused(&words(line), says);
}

fn is_misused(line: &str, says: &[&str]) {
    misused(&words(line), says);
}

#[test]
fn bad_input() {
    let three = absent("three.be");
    let curve = "--curve bls12-381";
    answer(&format!(
        "mul {curve} -n 3 --out {three} --out-format affine-be"
    ));
    let bases = format!("--bases {three} --bases-format affine-be");
    let (two, letters) = (ones("two.ones", 2), file("letters.hex", b"1\nsix\n"));
    is_refused(
        &format!("mul {curve} {bases} --scalars {two} --scalars-format hex-lines"),
        &["3 points", "2 scalars"],
    );
    is_refused(
        &format!("mul {curve} {bases} --scalars {letters} --scalars-format hex-lines"),
        &["line 2"],
    );
    is_refused(
        &format!("mul {curve} {bases} --scalars {two} --scalars-format le32"),
        &["4 bytes"],
    );
    is_refused(
        &format!(
            "mul {curve} --bases {three} --bases-format ark-compressed --scalars {two} --scalars-format hex-lines"
        ),
        &["announces", "points"],
    );
    is_refused(
        &format!(
            "mul {curve} --bases {three} --bases-format ed25519 --scalars {two} --scalars-format hex-lines"
        ),
        &["ed25519", "bls12-381"],
    );
    is_refused(&format!("fft {curve} {bases}"), &["length 3", "power of 2"]);
    is_refused(&format!("fft {curve} -n 0"), &["length 0"]);
    is_refused(
        "fft --curve bn254 -n 2^29",
        &["536870912", "no root of unity"],
    );
    is_refused(&format!("fft {curve} -n 4 --coset 0"), &["shift"]);
    is_refused(&format!("fft {curve} -n 4 --root 3"), &["root"]);

    // A point of order 3: (0, 2). A transform has no use for it.
    let outside = file("outside.be", &[[0; 95].as_slice(), &[2]].concat());
    let bases = format!("--bases {outside} --bases-format affine-be");
    let one = format!(
        "--scalars {} --scalars-format hex-lines",
        ones("one.ones", 1)
    );
    is_refused(
        &format!("mul {curve} {bases} {one}"),
        &["point 0", "subgroup"],
    );
    let made = answer(&format!("mul {curve} {bases} {one} --unchecked-subgroup"));
    let y = made["first"]["y"].as_str().unwrap();
    assert!(y.ends_with("02"), "{y}");
    is_refused(&format!("fft {curve} {bases}"), &["point 0", "subgroup"]);
    is_refused("mul --curve ed25519 --group g2 -n 4", &["one group"]);
    let keys = format!("--bases {three} --scalars {two} --scalars-format hex-lines");
    is_refused(&format!("mul --curve ed25519 {keys}"), &["--bases-format"]);
}

/// Nothing is left of what cannot be written, and it is known before the work.
#[test]
fn bad_output() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-such-folder/x");
    let long = "-n 2^26";
    for command in ["mul", "fft"] {
        is_refused(
            &format!(
                "{command} --curve bn254 {long} --out {} --out-format affine-le",
                folder.display()
            ),
            &["cannot write", "no-such-folder"],
        );
        let out = absent(&format!("never.{command}"));
        for (format, says) in [("zcash", "affine-le"), ("ed25519", "bn254")] {
            is_refused(
                &format!("{command} --curve bn254 {long} --out {out} --out-format {format}"),
                &[format, says],
            );
        }
        is_refused(
            &format!("{command} --curve bls12-381 {long} --out {out} --out-format kzg-setup"),
            &["kzg-setup", "not written"],
        );
        assert!(!Path::new(&out).exists());
    }
    let never = absent("never.own");
    is_refused(
        &format!("mul --curve ed25519 {long} --out {never} --out-format jubjub"),
        &["jubjub", "ark-compressed"],
    );
}

#[test]
fn bad_usage() {
    for line in [
        "mul --curve bn254",
        "mul -n 3",
        "mul --curve bn254 --scalars x --scalars-format le32",
        "mul --curve bn254 --bases x -n 3",
        "mul --curve bn254 --bases x --base y --scalars z",
        "mul --curve bn254 --generator --base y -n 3",
        "mul --curve bn254 --generator --format affine-le -n 3",
        "mul --curve bn254 --generator --scalars x --seed 3",
        "mul --curve bn254 -n 3 --out x",
        "mul --curve bn254 -n 3 --out-format zcash",
        "fft --curve bn254",
        "fft --curve bn254 -n 4 --bases x",
        "fft --curve bn254 -n 4 --bases-format affine-le",
        "fft --curve bn254 --bases x --seed 4",
    ] {
        is_misused(line, &["--"]);
    }
    is_misused(
        "mul --curve bn254 -n 3 --out x --out-format zkey",
        &["zkey", "affine-le"],
    );
    is_misused("fft --curve ed25520 -n 4", &["ed25520", "bn254"]);
    is_misused(
        "fft --curve bn254 -n 4 --coset five",
        &["five", "whole number"],
    );
}

/// An interrupt ends what would take long.
#[cfg(unix)]
#[test]
fn interrupts() {
    for command in ["mul", "fft"] {
        let child = Command::new(env!("CARGO_BIN_EXE_msmith"))
            .args([
                command,
                "--curve",
                "bls12-381",
                "--group",
                "g2",
                "-n",
                "2^20",
            ])
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        std::thread::sleep(std::time::Duration::from_millis(500));
        let kill = Command::new("kill")
            .args(["-INT", &child.id().to_string()])
            .status()
            .unwrap();
        assert!(kill.success());
        let out = child.wait_with_output().unwrap();
        assert_eq!(out.status.code(), Some(130));
        assert!(out.stdout.is_empty());
        assert_eq!(String::from_utf8_lossy(&out.stderr), "error: cancelled\n");
    }
}
