//! Tests of what is compiled for WebAssembly, in Node: rings, lanes, and sums on every backend that is there.
//!
//! A module has relaxed multiply-add or it has not; both forms are built and tested, each in a folder of its own. The one
//! that has it is also run where multiply-add rounds twice, as in engines on processors without a fused one.

use std::path::Path;
use std::process::Command;

use crate::workspace::{Workspace, cargo, run as run_command};

const TARGET: &str = "wasm32-wasip1";
/// Node has `node:wasi` and vectors from this version on.
const OLDEST: u32 = 20;
/// From this one on relaxed multiply-add needs no flag.
const RELAXED: u32 = 22;

/// How modules are built and run.
struct Form {
    name: &'static str,
    folder: &'static str,
    /// For the compiler.
    rust: &'static str,
    /// For Node.
    node: &'static str,
    timed: bool,
}

const RELAXED_FLAGS: &str = "-C target-feature=+simd128,+relaxed-simd";

const FORMS: [Form; 3] = [
    Form {
        name: "plain",
        folder: "wasm-plain",
        rust: "",
        node: "",
        timed: true,
    },
    Form {
        name: "relaxed",
        folder: "wasm-relaxed",
        rust: RELAXED_FLAGS,
        node: "",
        timed: true,
    },
    Form {
        name: "relaxed, rounding twice",
        folder: "wasm-relaxed",
        rust: RELAXED_FLAGS,
        node: " --no-enable-fma3",
        timed: false,
    },
];

/// What is run: arguments of cargo, and of the tests.
const TESTS: [(&[&str], &[&str]); 2] = [
    // Lanes whose instructions are emulated are the same everywhere, and take minutes.
    (
        &["--package=msmith-core", "--lib"],
        &["--skip", "soft_", "--skip", "emulated"],
    ),
    // A part: sums by every algorithm, products, and tables.
    (
        &["--package=msmith", "--test=conformance"],
        &[
            "bases::",
            "crowded::",
            "differential::",
            "each::products_of_every_group",
            "each::toys",
            "fixed::scalars::",
        ],
    ),
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
    let library = ["--print=target-libdir", "--target", TARGET];
    let library = run_command(Command::new("rustc").args(library))?;
    if !Path::new(library.trim()).is_dir() {
        return Err(format!(
            "the standard library of {TARGET} is missing: rustup target add {TARGET}"
        ));
    }
    let times = !flags.is_empty();
    let (jobs, clock) = match times {
        true => (TIMES, " --cpu-time"),
        false => (TESTS, ""),
    };
    let relaxed = match node {
        ..RELAXED => " --experimental-wasm-relaxed-simd",
        _ => "",
    };
    let target = Workspace::load()?.target;
    for form in FORMS.iter().filter(|form| form.timed || !times) {
        let flags = form.node;
        // Tests run in the folder of their package.
        let runner = format!("node --no-warnings{relaxed}{flags} ../../xtask/wasi.mjs{clock}");
        for (of_cargo, of_tests) in jobs {
            println!("{}: cargo test {}", form.name, of_cargo.join(" "));
            let mut test = cargo();
            test.arg("test").args(of_cargo).args(["--target", TARGET]);
            test.arg("--target-dir").arg(target.join(form.folder));
            test.arg("--").args(of_tests);
            test.env("CARGO_TARGET_WASM32_WASIP1_RUNNER", runner.as_str());
            test.env("RUSTFLAGS", form.rust);
            let status = test.status().map_err(|e| format!("cargo: {e}"))?;
            if !status.success() {
                let what = of_cargo.join(" ");
                return Err(format!("{}: {what} failed: {status}", form.name));
            }
        }
    }
    println!("skipped: what needs threads, panics that are caught, or blst");
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
