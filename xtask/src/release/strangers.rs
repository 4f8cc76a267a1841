//! Programs of strangers: each is outside the tree and has only what a user would have downloaded.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::tools::{Failure, copy, failed, files, need, run_aloud, unpack};
use super::{Release, crates, programs::MACHINES};
use crate::workspace::{root, run};

const RUST: &str = include_str!("strangers/sum.rs.in");
const PYTHON: &str = include_str!("strangers/sum.py");
const MODULE: &str = include_str!("strangers/sum.mjs");
const COMMON_JS: &str = include_str!("strangers/sum.cjs");
/// Those that the documents show.
const C: [&str; 3] = ["sum.c", "kzg.c", "groth16.c"];

fn write(folder: &Path, name: &str, text: &str) -> Result<(), Failure> {
    let path = folder.join(name);
    fs::write(&path, text).map_err(failed(&path))
}

/// One program with every crate of the family, each from its archive and nothing from the tree. The other crates are those
/// that the tree's lock names, so that nothing has to be fetched.
pub fn rust(release: &Release, here: &Path) -> Result<(), Failure> {
    let path = release.folder.join(crates::ORDER);
    let order = fs::read_to_string(&path).map_err(failed(&path))?;
    let (mut needs, mut places) = (String::new(), String::new());
    for name in order.lines() {
        let full = format!("{name}-{}", release.version);
        unpack(&release.folder.join(format!("crates/{full}.crate")), here)?;
        needs += &format!("{name} = \"={}\"\n", release.version);
        places += &format!("{name} = {{ path = {:?} }}\n", here.join(full));
    }
    let own = here.join("stranger");
    fs::create_dir_all(own.join("src")).map_err(failed(&own))?;
    let head =
        "[package]\nname = \"stranger\"\nversion = \"1.0.0\"\nedition = \"2024\"\n[workspace]\n";
    let manifest = format!("{head}[dependencies]\n{needs}[patch.crates-io]\n{places}");
    write(&own, "Cargo.toml", &manifest)?;
    write(&own, "src/main.rs", RUST)?;
    copy(&root().join("Cargo.lock"), &own)?;
    let mut command = Command::new("cargo");
    command
        .current_dir(&own)
        .args(["run", "--offline", "--quiet"]);
    command.env("CARGO_TARGET_DIR", here.join("target"));
    say(run_aloud(&mut command)?)
}

/// The sample of the first command, and a chain.
pub fn programs(release: &Release, here: &Path) -> Result<(), Failure> {
    for machine in MACHINES {
        let name = format!("msmith-{}-{}", release.version, machine.target());
        unpack(
            &release.folder.join(format!("programs/{name}.tar.gz")),
            here,
        )?;
        let Some(runner) = machine.runner() else {
            continue;
        };
        for words in [&["msmith", "commit"][..], &["msmith-lab", "chain", "917"]] {
            let program = here
                .join(&name)
                .join(words[0])
                .to_string_lossy()
                .into_owned();
            let mut all = runner.iter().copied().chain([program.as_str()]);
            let mut command = Command::new(all.next().unwrap_or_default());
            command
                .current_dir(here)
                .env_clear()
                .args(all)
                .args(&words[1..]);
            say(run(&mut command)?)?;
        }
    }
    Ok(())
}

/// In a fresh environment without an index. Ray is not installed: its package is only looked at.
pub fn python(release: &Release, here: &Path) -> Result<(), Failure> {
    need(
        &["python3", "-c", "import venv, ensurepip"],
        "Python's venv",
        "install it",
    )?;
    let venv = here.join("venv");
    run(Command::new("python3").args(["-m", "venv"]).arg(&venv))?;
    let python = || {
        let mut python = Command::new(venv.join("bin/python"));
        python.current_dir(here).env_remove("PYTHONPATH");
        python
    };
    let mut install = python();
    install.args([
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-index",
        "--no-deps",
        "--find-links",
    ]);
    install.arg(release.folder.join("python"));
    let packages = ["msmith", "msmith-lab", "msmith-ray"];
    run(install.args(packages.map(|name| format!("{name}=={}", release.version))))?;
    say(run(python().args(["-c", PYTHON]))?)
}

/// As a module and by `require`.
pub fn node(release: &Release, here: &Path) -> Result<(), Failure> {
    let package = files(release, "npm", ".tgz")?;
    write(here, "package.json", "{ \"private\": true }\n")?;
    write(here, "sum.mjs", MODULE)?;
    write(here, "sum.cjs", COMMON_JS)?;
    let mut install = Command::new("npm");
    install.args([
        "install",
        "--silent",
        "--offline",
        "--no-audit",
        "--no-fund",
    ]);
    run(install.current_dir(here).args(package))?;
    for program in ["sum.mjs", "sum.cjs"] {
        say(run(Command::new("node").current_dir(here).arg(program))?)?;
    }
    Ok(())
}

/// The examples, by pkg-config, against the shared library and the static one.
pub fn c(release: &Release, here: &Path) -> Result<(), Failure> {
    need(&["pkg-config", "--version"], "pkg-config", "install it")?;
    for archive in files(release, "c", ".tar.gz")? {
        unpack(&archive, here)?;
        let name = archive.file_name().unwrap_or_default().to_string_lossy();
        let prefix = here.join(name.trim_end_matches(".tar.gz"));
        for package in ["msmith", "msmith-static"] {
            let mut ask = Command::new("pkg-config");
            ask.args(["--cflags", "--libs", package]);
            let flags = run(ask.env("PKG_CONFIG_PATH", prefix.join("lib/pkgconfig")))?;
            for source in C {
                let program = here.join(format!("{source}-{package}"));
                let mut cc = Command::new("cc");
                cc.current_dir(here)
                    .arg(root().join("crates/faces/capi/examples-c").join(source));
                run(cc.args(flags.split_whitespace()).arg("-o").arg(&program))?;
            }
            let mut sum = Command::new(here.join(format!("sum.c-{package}")));
            say(run(sum.env("LD_LIBRARY_PATH", prefix.join("lib")))?)?;
        }
    }
    Ok(())
}

fn say(text: String) -> Result<(), Failure> {
    println!("{}", text.trim_end());
    Ok(())
}
