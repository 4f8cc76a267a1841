//! `cargo xtask release`: makes in one folder what would be uploaded, and checks it; `--try` runs programs that are
//! outside the tree against it. Nothing is uploaded.

mod crates;
mod elf;
mod javascript;
mod library;
mod programs;
mod strangers;
mod tools;
mod wheels;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::workspace::{Workspace, root, run as run_command};
use tools::Failure;

/// A file of the release, and what it is for.
struct Made {
    file: PathBuf,
    what: String,
}

/// What the parts are made from, and where.
struct Release {
    workspace: Workspace,
    version: String,
    folder: PathBuf,
}

/// One kind of what is released.
struct Part {
    name: &'static str,
    what: &'static str,
    /// What the machine must have, for the list.
    needs: &'static str,
    make: fn(&Release) -> Result<Vec<Made>, Failure>,
    /// Programs of strangers that use it, in a folder outside the tree.
    attempt: fn(&Release, &Path) -> Result<(), Failure>,
}

const PARTS: &[Part] = &[
    Part {
        name: "crates",
        what: "archives for crates.io, and ORDER, in which they are published",
        needs: "cargo",
        make: crates::make,
        attempt: strangers::rust,
    },
    Part {
        name: "programs",
        what: "msmith and msmith-lab for Linux, static",
        needs: "Rust's musl targets, cc, aarch64-linux-gnu-gcc",
        make: programs::make,
        attempt: strangers::programs,
    },
    Part {
        name: "wheels",
        what: "Python's packages",
        needs: "maturin, ziglang, flit_core in the first python3",
        make: wheels::make,
        attempt: strangers::python,
    },
    Part {
        name: "npm",
        what: "the package for JavaScript, with its modules and its CommonJS form",
        needs: "npm, node, Rust's wasm32-unknown-unknown",
        make: javascript::make,
        attempt: strangers::node,
    },
    Part {
        name: "c",
        what: "C's library with headers and files for pkg-config, which work in any folder",
        needs: "cc",
        make: library::make,
        attempt: strangers::c,
    },
];

const SUMS: &str = "SHA256SUMS";

/// `cargo xtask release [--list | --try] [--without PART,…] [FOLDER]`.
pub fn run(args: &[&str]) -> Result<(), String> {
    let wanted = Wanted::parse(args)?;
    if args.contains(&"--list") {
        for part in PARTS {
            println!("{:<10}{}; needs {}", part.name, part.what, part.needs);
        }
        return Ok(());
    }
    let workspace = Workspace::load()?;
    let package = workspace.member("msmith").ok_or("there is no msmith")?;
    let version = package.version.clone();
    let home = package.text("repository").to_owned();
    let folder = wanted.folder.clone().unwrap_or_else(|| {
        let name = format!("release-{version}");
        workspace.target.join(name)
    });
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let folder = fs::canonicalize(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let release = Release {
        workspace,
        version,
        folder,
    };
    match wanted.attempt {
        true => attempt(&release, &wanted),
        false => make(&release, &wanted, &home),
    }
}

/// What was asked for.
struct Wanted<'a> {
    without: Vec<&'a str>,
    folder: Option<PathBuf>,
    attempt: bool,
}

impl<'a> Wanted<'a> {
    fn parse(args: &[&'a str]) -> Result<Self, String> {
        let mut wanted = Self {
            without: Vec::new(),
            folder: None,
            attempt: args.contains(&"--try"),
        };
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            match *arg {
                "--list" | "--try" => {}
                "--without" => wanted.leave_out(args.next().copied().unwrap_or_default())?,
                folder if wanted.folder.is_none() => wanted.folder = Some(folder.into()),
                more => return Err(format!("one folder is enough: {more}")),
            }
        }
        Ok(wanted)
    }

    fn leave_out(&mut self, list: &'a str) -> Result<(), String> {
        for name in list.split(',') {
            if PARTS.iter().all(|part| part.name != name) {
                let names: Vec<_> = PARTS.iter().map(|part| part.name).collect();
                return Err(format!(
                    "--without takes parts of {}, not {name:?}",
                    names.join(", ")
                ));
            }
            self.without.push(name);
        }
        Ok(())
    }

    /// The parts that are not left out; of the others it says so.
    fn parts(&self) -> impl Iterator<Item = &'static Part> {
        PARTS.iter().filter(|part| {
            let left_out = self.without.contains(&part.name);
            if left_out {
                println!("LEFT OUT: {}", part.name);
            }
            !left_out
        })
    }
}

fn make(release: &Release, wanted: &Wanted, home: &str) -> Result<(), String> {
    let git = |args: &[&str]| run_command(Command::new("git").current_dir(root()).args(args));
    if !git(&["status", "--porcelain"])?.is_empty() {
        println!("NOT COMMITTED: there are changes that the commit below does not have");
    }
    println!("commit {}", git(&["rev-parse", "HEAD"])?.trim());
    let mut all = Vec::new();
    for part in wanted.parts() {
        println!("== {}", part.name);
        all.extend((part.make)(release).map_err(|failure| failure.of(part.name))?);
    }
    println!("== Go: the module is the folder `go` of the tree; there is nothing to upload");
    sums(release, &all)?;
    println!("\n{:<58}{:>12}  for", "file", "bytes");
    for made in &all {
        let bytes = fs::metadata(&made.file).map_or(0, |m| m.len());
        let name = made.file.strip_prefix(&release.folder);
        let name = name.unwrap_or(&made.file).display().to_string();
        println!("{name:<58}{bytes:>12}  {}", made.what);
    }
    println!(
        "\n{} files and {SUMS} in {}",
        all.len(),
        release.folder.display()
    );
    if home.contains(".invalid") {
        println!(
            "NOT TO BE UPLOADED YET: `repository` in Cargo.toml is {home}, which leads nowhere"
        );
    }
    Ok(())
}

/// Writes the digests of all files, by the names that they have below the folder.
fn sums(release: &Release, all: &[Made]) -> Result<(), String> {
    let names = all.iter().map(|made| {
        let name = made.file.strip_prefix(&release.folder);
        name.unwrap_or(&made.file)
    });
    let mut command = Command::new("sha256sum");
    command.current_dir(&release.folder).arg("--").args(names);
    let text = run_command(&mut command)?;
    let path = release.folder.join(SUMS);
    fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))
}

fn attempt(release: &Release, wanted: &Wanted) -> Result<(), String> {
    let check = ["--check", "--quiet", SUMS];
    run_command(
        Command::new("sha256sum")
            .current_dir(&release.folder)
            .args(check),
    )?;
    // Not below the tree, whose settings cargo and npm would find.
    let place = std::env::temp_dir().join(format!("msmith-strangers-{}", std::process::id()));
    for part in wanted.parts() {
        println!("== a stranger's program: {}", part.name);
        let here = place.join(part.name);
        fs::create_dir_all(&here).map_err(|e| format!("{}: {e}", here.display()))?;
        (part.attempt)(release, &here).map_err(|failure| failure.of(part.name))?;
    }
    fs::remove_dir_all(&place).map_err(|e| format!("{}: {e}", place.display()))
}

#[test]
fn parts_are_left_out_by_name() {
    let wanted = Wanted::parse(&["--without", "npm,c", "folder"]).unwrap();
    let names: Vec<_> = wanted.parts().map(|part| part.name).collect();
    assert_eq!(names, ["crates", "programs", "wheels"]);
    assert_eq!(wanted.folder.as_deref(), Some(Path::new("folder")));
    for wrong in [&["--without", "go"][..], &["--without"], &["a", "b"]] {
        assert!(Wanted::parse(wrong).is_err(), "{wrong:?}");
    }
}
