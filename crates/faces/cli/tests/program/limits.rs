//! What the system refuses or takes away while the program runs: memory, sizes of files, bytes of a file that is read.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

const PROGRAM: &str = env!("CARGO_BIN_EXE_msmith");

/// An empty folder.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A command in a folder, after `first`, which sets a limit.
fn limited(folder: &Path, first: &str, line: &str) -> Output {
    let script = format!("{first}; exec {PROGRAM} {line}");
    let mut command = Command::new("sh");
    command.args(["-c", &script]).current_dir(folder);
    command.env("RUST_BACKTRACE", "0").output().unwrap()
}

fn said(out: &Output) -> (Option<i32>, String) {
    let err = String::from_utf8(out.stderr.clone()).unwrap();
    (out.status.code(), err)
}

fn files(folder: &Path) -> Vec<String> {
    let all = fs::read_dir(folder).unwrap();
    let mut all: Vec<_> = all
        .map(|f| f.unwrap().file_name().into_string().unwrap())
        .collect();
    all.sort();
    all
}

/// n times the generator of BN254, and as many scalars of 5.
fn inputs(folder: &Path, n: usize) {
    let mut point = [0; 64];
    (point[0], point[32]) = (1, 2);
    fs::write(folder.join("p.bin"), point.repeat(n)).unwrap();
    let mut scalar = [0; 32];
    scalar[0] = 5;
    fs::write(folder.join("s.bin"), scalar.repeat(n)).unwrap();
}

/// Waits until something holds.
fn until(child: &mut Child, mut holds: impl FnMut() -> bool) {
    let start = Instant::now();
    while !holds() {
        assert_eq!(child.try_wait().unwrap(), None, "it is over already");
        assert!(start.elapsed() < Duration::from_secs(60), "it never held");
        std::thread::yield_now();
    }
}

#[test]
fn little_memory_is_an_error_that_names_the_file() {
    let folder = folder("little-memory");
    inputs(&folder, 1 << 20);
    let points = "--threads 1 --curve bn254 --bases p.bin --bases-format affine-le";
    let scalars = "--scalars s.bin --scalars-format le32";
    for (line, name) in [
        (
            format!("mul --threads 1 --curve bn254 --generator {scalars}"),
            "s.bin",
        ),
        (format!("mul {points} {scalars}"), "s.bin"),
        (format!("msm {points} {scalars}"), "bin"),
        (format!("fft {points}"), "p.bin"),
        (format!("table build {points} --fastest --out t"), "p.bin"),
        ("msm --threads 1 --curve bn254 -n 1M".to_owned(), "memory"),
        ("msm --threads 1 --curve ed25519 -n 1M".to_owned(), "memory"),
    ] {
        // Beside the program's own 40 MB or so there is room for less than either file.
        let (code, err) = said(&limited(&folder, "ulimit -v 64000", &line));
        assert_eq!(code, Some(1), "{line}: {err}");
        assert!(
            err.starts_with("error: ") && err.contains(name),
            "{line}: {err}"
        );
        assert_eq!(err.lines().count(), 1, "{line}: {err}");
        assert_eq!(files(&folder), ["p.bin", "s.bin"], "{line}");
    }
}

/// The limit is not ignored by whoever calls the program: its signal would end it.
#[test]
fn a_file_that_grows_too_large_is_an_error() {
    let folder = folder("too-large");
    inputs(&folder, 1 << 12);
    for line in [
        "convert p.bin out --format affine-le --curve bn254 --to affine-be",
        "convert s.bin out --format le32 --to be32",
        "mul --curve bn254 -n 4096 --out out --out-format affine-le",
        "mul --curve ed25519 -n 4096 --out out --out-format affine-le",
        "table build --curve bn254 -n 2000 --set signed:8 --out out",
    ] {
        let (code, err) = said(&limited(&folder, "ulimit -f 8", line));
        assert_eq!(code, Some(1), "{line}: {err}");
        assert_eq!(
            err, "error: cannot write out: File too large (os error 27)\n",
            "{line}"
        );
        assert_eq!(files(&folder), ["p.bin", "s.bin"], "{line}");
    }
}

#[test]
fn an_input_that_is_cut_is_named() {
    let folder = folder("cut");
    inputs(&folder, 1 << 10);
    let mut child = Command::new(PROGRAM)
        .args([
            "msm",
            "--curve",
            "bn254",
            "--bases",
            "p.bin",
            "--bases-format",
            "affine-le",
        ])
        .args(["--scalars", "-", "--scalars-format", "le32"])
        .current_dir(&folder)
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let maps = format!("/proc/{}/maps", child.id());
    until(&mut child, || {
        fs::read_to_string(&maps).is_ok_and(|maps| maps.contains("p.bin"))
    });
    File::options()
        .write(true)
        .open(folder.join("p.bin"))
        .unwrap()
        .set_len(0)
        .unwrap();
    let mut scalars = File::open(folder.join("s.bin")).unwrap();
    std::io::copy(&mut scalars, child.stdin.as_mut().unwrap()).unwrap();
    let out = child.wait_with_output().unwrap();
    let want = "error: cannot read p.bin: it was cut while it was read\n";
    assert_eq!(said(&out), (Some(1), want.to_owned()));
}

#[test]
fn what_is_half_written_is_removed_when_the_input_is_cut() {
    let folder = folder("cut-half");
    inputs(&folder, 1 << 18);
    let mut child = Command::new(PROGRAM)
        .args([
            "convert",
            "p.bin",
            "out",
            "--format",
            "affine-le",
            "--curve",
            "bn254",
        ])
        .args(["--to", "affine-be"])
        .current_dir(&folder)
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    until(&mut child, || {
        files(&folder).iter().any(|f| f.ends_with(".part"))
    });
    File::options()
        .write(true)
        .open(folder.join("p.bin"))
        .unwrap()
        .set_len(0)
        .unwrap();
    let out = child.wait_with_output().unwrap();
    let want = "error: cannot read p.bin: it was cut while it was read\n";
    assert_eq!(said(&out), (Some(1), want.to_owned()));
    assert_eq!(files(&folder), ["p.bin", "s.bin"]);
}
