//! Python's packages: two wheels of Rust, for every Python from 3.11 on (abi3) and every Linux since 2014, and one of
//! Python alone.

use std::process::Command;

use super::tools::{Failure, files, flags, fresh, need, run_aloud};
use super::{Made, Release};
use crate::workspace::root;

/// glibc 2.17, the oldest that Rust's standard library runs on. Maturin looks at the wheel's symbols and refuses others.
const LINUX: &str = "manylinux2014";

/// The folders of the wheels of Rust.
const FOLDERS: [&str; 2] = ["python", "lab/python"];

pub fn make(release: &Release) -> Result<Vec<Made>, Failure> {
    for module in ["maturin", "ziglang", "flit_core"] {
        let remedy = format!("python3 -m pip install {module}");
        need(
            &["python3", "-c", &format!("import {module}")],
            module,
            &remedy,
        )?;
    }
    let folder = fresh(release, "python")?;
    let python = || {
        let mut python = Command::new("python3");
        python.current_dir(root());
        python
    };
    for source in FOLDERS {
        // Linked by zig against the symbols of an old glibc, whatever this machine has.
        let mut build = python();
        build.args([
            "-m",
            "maturin",
            "build",
            "--release",
            "--strip",
            "--zig",
            "--compatibility",
            LINUX,
        ]);
        build
            .args(["--manifest-path", &format!("{source}/Cargo.toml"), "--out"])
            .arg(&folder);
        build.env("CARGO_ENCODED_RUSTFLAGS", flags());
        run_aloud(&mut build)?;
    }
    let pure = "import sys, flit_core.buildapi as b; b.build_wheel(sys.argv[1])";
    let mut build = python();
    build.current_dir(root().join("python/msmith-ray"));
    build.args(["-c", pure]).arg(&folder);
    run_aloud(&mut build)?;
    let wheels = files(release, "python", ".whl")?;
    for name in ["msmith", "msmith_lab", "msmith_ray"] {
        let start = format!("{name}-{}-", release.version);
        let named = |path: &std::path::PathBuf| {
            let file = path.file_name().unwrap_or_default().to_string_lossy();
            let tag = if name == "msmith_ray" {
                "-py3-none-any"
            } else {
                "-abi3-manylinux"
            };
            file.starts_with(&start) && file.contains(tag)
        };
        if !wheels.iter().any(named) {
            return Err(Failure::Wrong(format!(
                "there is no wheel of {name} for all"
            )));
        }
    }
    let made = wheels.into_iter().map(|file| Made {
        file,
        what: "PyPI".into(),
    });
    Ok(made.collect())
}
