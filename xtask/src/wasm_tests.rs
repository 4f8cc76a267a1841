//! Tests of what is compiled for WebAssembly, in Node: rings, lanes, and sums on every backend that is there.
//!
//! A module has relaxed multiply-add or it has not; both forms are built and tested, each in a folder of its own. The one
//! that has it is also run where multiply-add rounds twice, as in engines on processors without a fused one.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

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

/// What is run.
struct Job {
    cargo: &'static [&'static str],
    /// Arguments of the tests: names, all without any.
    tests: &'static [&'static str],
    /// Parts of names of tests that are left out, each with a reason.
    left_out: &'static [(&'static str, &'static str)],
}

const EMULATED: &str = "emulated instructions are the same everywhere, and take minutes";

const CORE: Job = Job {
    cargo: &["--package=msmith-core", "--lib"],
    tests: &[],
    left_out: &[("soft_", EMULATED), ("emulated", EMULATED)],
};

const SUMS: Job = Job {
    cargo: &["--package=msmith", "--test=conformance"],
    tests: &[],
    left_out: &[],
};

const TESTS: [Job; 2] = [CORE, SUMS];

/// A form of few minutes.
const REDUCED: [Job; 1] = [Job {
    tests: &["ring::"],
    ..CORE
}];

/// What prints times.
const TIMES: [Job; 2] = [
    Job {
        cargo: &["--release", "--package=msmith-core", "--lib"],
        tests: &["--ignored", "--nocapture", "speed"],
        left_out: &[],
    },
    Job {
        cargo: &["--release", "--package=msmith", "--test=conformance"],
        tests: &["--ignored", "--nocapture", "speed"],
        left_out: &[],
    },
];

/// `cargo xtask wasm-tests [--times | --reduced]`.
pub fn run(flags: &[&str]) -> Result<(), String> {
    let node = node()?;
    let library = ["--print=target-libdir", "--target", TARGET];
    let library = run_command(Command::new("rustc").args(library))?;
    if !Path::new(library.trim()).is_dir() {
        return Err(format!(
            "the standard library of {TARGET} is missing: rustup target add {TARGET}"
        ));
    }
    let (jobs, clock): (&[Job], _) = match flags {
        [] => (&TESTS, ""),
        ["--times"] => (&TIMES, " --cpu-time"),
        ["--reduced"] => (&REDUCED, ""),
        _ => return Err("--times and --reduced exclude each other".into()),
    };
    let (times, reduced) = (!clock.is_empty(), flags == ["--reduced"]);
    let relaxed = match node {
        ..RELAXED => " --experimental-wasm-relaxed-simd",
        _ => "",
    };
    let target = Workspace::load()?.target;
    let wanted = |form: &&Form| (form.timed || !times) && (!form.rust.is_empty() || !reduced);
    for form in FORMS.iter().filter(wanted) {
        let flags = form.node;
        // Tests run in the folder of their package.
        let runner = format!("node --no-warnings{relaxed}{flags} ../../xtask/wasi.mjs{clock}");
        for job in jobs {
            let what = job.cargo.join(" ");
            println!("{}: cargo test {what}", form.name);
            for (name, why) in job.left_out {
                println!("skipped: {name}: {why}");
            }
            let start = Instant::now();
            let mut test = cargo();
            test.arg("test").args(job.cargo).args(["--target", TARGET]);
            test.arg("--target-dir").arg(target.join(form.folder));
            test.arg("--").args(job.tests);
            for (name, _) in job.left_out {
                test.args(["--skip", name]);
            }
            test.env("CARGO_TARGET_WASM32_WASIP1_RUNNER", runner.as_str());
            test.env("RUSTFLAGS", form.rust);
            let status = test.status().map_err(|e| format!("cargo: {e}"))?;
            if !status.success() {
                return Err(format!("{}: {what} failed: {status}", form.name));
            }
            println!("{}: {what}: {} s", form.name, start.elapsed().as_secs());
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
