//! The programs for Linux, linked statically against musl: one file that runs on every distribution.
//!
//! The C and assembly of dependencies use nothing of a C library but functions that musl has by the same names, so that the
//! compiler that is there compiles them; glibc's checked forms of them are turned off.

use std::fs;
use std::path::PathBuf;

use super::tools::{
    Failure, copy, failed, flags, fresh, is_there, need, need_target, pack, run_aloud,
};
use super::{Made, Release, elf};
use crate::workspace::{cargo, root, run};

/// A kind of processor.
pub struct Machine {
    pub processor: &'static str,
    compiler: &'static str,
    /// What runs its programs elsewhere.
    emulator: &'static str,
}

pub const MACHINES: &[Machine] = &[
    Machine {
        processor: "x86_64",
        compiler: "cc",
        emulator: "qemu-x86_64",
    },
    Machine {
        processor: "aarch64",
        compiler: "aarch64-linux-gnu-gcc",
        emulator: "qemu-aarch64",
    },
];

const PROGRAMS: [&str; 2] = ["msmith", "msmith-lab"];

/// What a program may have. That for x86-64 holds four kinds of lanes.
const MOST_BYTES: u64 = 25_000_000;

impl Machine {
    pub fn target(&self) -> String {
        format!("{}-unknown-linux-musl", self.processor)
    }

    /// The words before a program of this kind; none where it cannot run here, which is said.
    pub fn runner(&self) -> Option<Vec<&'static str>> {
        if self.processor == std::env::consts::ARCH {
            return Some(Vec::new());
        }
        let there = is_there(&[self.emulator, "--version"]);
        if !there {
            println!(
                "SKIPPED: {} is not installed: programs for {} are not run",
                self.emulator, self.processor
            );
        }
        there.then(|| vec![self.emulator])
    }
}

pub fn make(release: &Release) -> Result<Vec<Made>, Failure> {
    let folder = fresh(release, "programs")?;
    let mut made = Vec::new();
    for machine in MACHINES {
        let here = folder.join(format!("msmith-{}-{}", release.version, machine.target()));
        fs::create_dir(&here).map_err(failed(&here))?;
        for program in build(release, machine)? {
            check(machine, &copy(&program, &here)?)?;
        }
        copy(&root().join("crates/faces/cli/README.md"), &here)?;
        made.push(pack(
            &here,
            &format!("the programs for Linux, {}", machine.processor),
        )?);
    }
    Ok(made)
}

fn build(release: &Release, machine: &Machine) -> Result<Vec<PathBuf>, Failure> {
    let target = machine.target();
    need_target(&target)?;
    need(
        &[machine.compiler, "--version"],
        machine.compiler,
        "install a C compiler for it",
    )?;
    let name = target.replace('-', "_");
    let mut build = cargo();
    build.args([
        "build",
        "--release",
        "--target",
        &target,
        "-p",
        "msmith-cli",
        "-p",
        "msmith-lab",
    ]);
    build
        .env(format!("CC_{name}"), machine.compiler)
        .env(format!("CFLAGS_{name}"), "-U_FORTIFY_SOURCE")
        .env(
            format!("CARGO_TARGET_{}_LINKER", name.to_uppercase()),
            machine.compiler,
        )
        .env("CARGO_ENCODED_RUSTFLAGS", flags());
    run_aloud(&mut build)?;
    let folder = release.workspace.target.join(&target).join("release");
    Ok(PROGRAMS.iter().map(|name| folder.join(name)).collect())
}

/// That a program is static, for its processor, not too large, and starts.
fn check(machine: &Machine, program: &PathBuf) -> Result<(), Failure> {
    let bytes = fs::read(program).map_err(failed(program))?;
    let wrong = |what: &str| Err(Failure::Wrong(format!("{} {what}", program.display())));
    if elf::processor(&bytes) != Some(machine.processor) {
        return wrong("is for another processor");
    } else if elf::is_static(&bytes) != Some(true) {
        return wrong("is not static");
    } else if bytes.len() as u64 > MOST_BYTES {
        return wrong(&format!(
            "has {} bytes, at most {MOST_BYTES} allowed",
            bytes.len()
        ));
    }
    println!("{}: {} bytes, static", program.display(), bytes.len());
    if let Some(mut words) = machine.runner() {
        let path = program.to_string_lossy();
        words.extend([path.as_ref(), "--version"]);
        run(std::process::Command::new(words[0]).args(&words[1..]))?;
    }
    Ok(())
}
