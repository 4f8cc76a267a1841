//! Tests of what is compiled for WebAssembly, in Node: rings, lanes, and sums on every backend that is there.
//!
//! A module has relaxed multiply-add or it has not; both forms are built and tested, each in a folder of its own.

use std::path::Path;
use std::process::Command;

use crate::workspace::{Workspace, cargo, run as run_command};

const TARGET: &str = "wasm32-wasip1";
/// Node has `node:wasi` and vectors from this version on.
const OLDEST: u32 = 20;
/// From this one on relaxed multiply-add needs no flag.
const RELAXED: u32 = 22;

/// A form: its name, which its folder has too, and what turns its instructions on.
const FORMS: [(&str, &str); 2] = [
    ("plain", ""),
    ("relaxed", "-C target-feature=+simd128,+relaxed-simd"),
];

/// What is run: arguments of cargo, and of the tests.
const TESTS: [(&[&str], &[&str]); 2] = [
    // Lanes whose instructions are emulated are the same everywhere, and take minutes.
    (
        &["--package=msmith-core", "--lib"],
        &["--skip", "soft_", "--skip", "emulated"],
    ),
    (&["--package=msmith", "--test=conformance"], &[]),
];

/// What prints times.
const TIMES: [(&[&str], &[&str]); 2] = [
    (
        &["--release", "--package=msmith-core", "--lib"],
        &["--ignored", "--nocapture", "speed"],
    ),
    (
        &["--release", "--package=msmith", "--test=speed"],
        &["--ignored", "--nocapture"],
    ),
];

/// `cargo xtask wasm-tests [--times]`.
pub fn run(flags: &[&str]) -> Result<(), String> {
    let node = node()?;
    let installed =
        run_command(Command::new("rustc").args(["--print=target-libdir", "--target", TARGET]))?;
    if !Path::new(installed.trim()).is_dir() {
        return Err(format!(
            "the standard library of {TARGET} is missing: rustup target add {TARGET}"
        ));
    }
    let times = !flags.is_empty();
    let jobs = if times { TIMES } else { TESTS };
    let target = Workspace::load()?.target;
    for (form, instructions) in FORMS {
        let mut flags = vec!["--no-warnings"];
        if form == "relaxed" && node < RELAXED {
            flags.push("--experimental-wasm-relaxed-simd");
        }
        // Tests run in the folder of their package.
        let clock = if times { " --cpu-time" } else { "" };
        let runner = format!("node {} ../../xtask/wasi.mjs{clock}", flags.join(" "));
        for (of_cargo, of_tests) in jobs {
            println!("{form}: cargo test {}", of_cargo.join(" "));
            let mut test = cargo();
            test.arg("test").args(of_cargo).args(["--target", TARGET]);
            test.arg("--target-dir")
                .arg(target.join(format!("wasm-{form}")));
            test.arg("--").args(of_tests);
            test.env("CARGO_TARGET_WASM32_WASIP1_RUNNER", &runner);
            test.env("RUSTFLAGS", instructions);
            let status = test.status().map_err(|e| format!("cargo: {e}"))?;
            if !status.success() {
                return Err(format!("{form}: {} failed: {status}", of_cargo.join(" ")));
            }
        }
    }
    Ok(())
}

/// Node's version.
fn node() -> Result<u32, String> {
    let missing = |why: &str| format!("Node {OLDEST} or later is missing: {why}");
    let text = run_command(Command::new("node").arg("--version")).map_err(|e| missing(&e))?;
    let text = text.trim();
    let major = text.trim_start_matches('v').split('.').next();
    match major.and_then(|major| major.parse().ok()) {
        Some(major) if major >= OLDEST => Ok(major),
        _ => Err(missing(&format!("this is {text}"))),
    }
}
