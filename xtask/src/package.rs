//! The archives of the crates that are meant for others: that they can be made, what is in them, and how large they
//! are. Nothing is uploaded.

use std::fs;

use crate::workspace::{Package, Workspace, cargo, run as run_command};

/// crates.io takes 10 MB.
const MOST_BYTES: u64 = 10_000_000;
/// A larger single file is a table or a record that went astray; the largest today are the columns of the KZG setup, 786 kB.
const MOST_BYTES_A_FILE: u64 = 800 << 10;

/// Files that cargo makes or that every crate has.
const COMMON: &[&str] = &[
    ".cargo_vcs_info.json",
    "Cargo.lock",
    "Cargo.toml",
    "Cargo.toml.orig",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "build.rs",
];

/// Folders, and the kinds of files that belong there.
const FOLDERS: &[(&str, &[&str])] = &[
    ("src", &["rs", "s"]),
    ("examples", &["rs"]),
    ("tests", &["rs", "txt"]),
    ("data", &["bin", "md", "txt"]),
];

/// `cargo xtask package [--list | --verify]`.
pub fn run(flags: &[&str]) -> Result<(), String> {
    let workspace = Workspace::load()?;
    let packages: Vec<&Package> = workspace.published().collect();
    let mut wrong = Vec::new();
    for package in &packages {
        wrong.extend(look_at_list(package)?);
    }
    if !flags.contains(&"--list") {
        archive(&packages, flags.contains(&"--verify"))?;
        for package in &packages {
            wrong.extend(look_at_archive(package, &workspace)?);
        }
    }
    match wrong.is_empty() {
        true => Ok(()),
        false => Err(wrong.join("\n")),
    }
}

/// Looks at the files that would be packed.
fn look_at_list(package: &Package) -> Result<Vec<String>, String> {
    let name = package.name.as_str();
    let list = run_command(cargo().args(["package", "--list", "--allow-dirty", "-p", name]))?;
    let files: Vec<&str> = list.lines().collect();
    let mut wrong = complaints(&files);
    let mut bytes = 0;
    for file in &files {
        // The three that cargo makes are not there, and small.
        let size = fs::metadata(package.folder.join(file)).map_or(0, |m| m.len());
        bytes += size;
        if size > MOST_BYTES_A_FILE {
            wrong.push(format!("{file} has {size} bytes"));
        }
    }
    println!("{name}: {} files, {} kB", files.len(), bytes / 1000);
    Ok(wrong.iter().map(|what| format!("{name}: {what}")).collect())
}

/// What a list of files has too much or too little.
fn complaints(files: &[&str]) -> Vec<String> {
    let mut wrong: Vec<String> = (files.iter().filter(|file| !belongs(file)))
        .map(|file| format!("{file} does not belong into the archive"))
        .collect();
    let needed = ["LICENSE-APACHE", "LICENSE-MIT", "README.md", "Cargo.toml"];
    let missing = needed.iter().filter(|file| !files.contains(file));
    wrong.extend(missing.map(|file| format!("{file} is not in the archive")));
    wrong
}

fn belongs(file: &str) -> bool {
    let extension = file.rsplit_once('.').map_or("", |(_, e)| e);
    let in_folder = |(folder, extensions): &(&str, &[&str])| {
        let inside = file
            .strip_prefix(folder)
            .is_some_and(|rest| rest.starts_with('/'));
        inside && extensions.contains(&extension)
    };
    COMMON.contains(&file) || FOLDERS.iter().any(in_folder)
}

/// Makes all archives in one call: cargo then takes the crates of the workspace that are not published yet from each
/// other's archives.
fn archive(packages: &[&Package], verify: bool) -> Result<(), String> {
    let mut command = cargo();
    command.args(["package", "--quiet", "--allow-dirty"]);
    if !verify {
        command.arg("--no-verify");
    }
    command.args(packages.iter().flat_map(|p| ["-p", p.name.as_str()]));
    run_command(&mut command).map(|_| ())
}

fn look_at_archive(package: &Package, workspace: &Workspace) -> Result<Option<String>, String> {
    let name = format!("{}-{}.crate", package.name, package.version);
    let path = workspace.target.join("package").join(&name);
    let bytes = fs::metadata(&path)
        .map_err(|e| format!("{}: {e}", path.display()))?
        .len();
    println!("{name}: {} kB", bytes / 1000);
    Ok((bytes > MOST_BYTES)
        .then(|| format!("{name} has {bytes} bytes, at most {MOST_BYTES} allowed")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strangers_and_gaps_are_named() {
        let good = [
            "Cargo.toml",
            "LICENSE-APACHE",
            "LICENSE-MIT",
            "README.md",
            "src/a/b.rs",
            "src/a.s",
            "data/x.bin",
        ];
        assert_eq!(complaints(&good), Vec::<String>::new());
        for stranger in [
            "record/x.jsonl",
            "vectors/a.txt",
            "src/notes.txt",
            "src2/a.rs",
            "notes.md",
            "x.crate",
        ] {
            let files: Vec<&str> = good.iter().copied().chain([stranger]).collect();
            assert_eq!(
                complaints(&files),
                [format!("{stranger} does not belong into the archive")]
            );
        }
        assert_eq!(complaints(&good[1..]), ["Cargo.toml is not in the archive"]);
    }
}
