//! Programs that a release needs, and what fails where one is missing.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::{Made, Release};
use crate::workspace::{root, run};

/// Why a part cannot be made or tried.
#[derive(Debug)]
pub enum Failure {
    /// A program or a target that is not on this machine, and how it comes there.
    Missing { what: String, remedy: String },
    /// What was made is not right.
    Wrong(String),
}

impl From<String> for Failure {
    fn from(why: String) -> Self {
        Self::Wrong(why)
    }
}

impl Failure {
    /// In words, for a part.
    pub fn of(&self, part: &str) -> String {
        match self {
            Self::Missing { what, remedy } => {
                format!("{part}: {what} is missing: {remedy}, or `--without {part}`")
            }
            Self::Wrong(why) => format!("{part}: {why}"),
        }
    }
}

/// An error of a file.
pub fn failed(path: &Path) -> impl Fn(std::io::Error) -> Failure {
    move |e| Failure::Wrong(format!("{}: {e}", path.display()))
}

/// That a program starts.
pub fn is_there(words: &[&str]) -> bool {
    let mut command = Command::new(words[0]);
    command.args(&words[1..]).stdin(Stdio::null());
    let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

/// An error unless a program starts.
pub fn need(words: &[&str], what: &str, remedy: &str) -> Result<(), Failure> {
    match is_there(words) {
        true => Ok(()),
        false => Err(Failure::Missing {
            what: what.into(),
            remedy: remedy.into(),
        }),
    }
}

/// An error unless Rust's standard library for a target is there.
pub fn need_target(target: &str) -> Result<(), Failure> {
    let libraries =
        run(Command::new("rustc").args(["--print", "target-libdir", "--target", target]))?;
    match Path::new(libraries.trim()).is_dir() {
        true => Ok(()),
        false => Err(Failure::Missing {
            what: format!("the standard library of {target}"),
            remedy: format!("rustup target add {target}"),
        }),
    }
}

/// Flags for rustc: no names of functions, which are a seventh of the program, and nothing of this machine's folders in
/// what panics say. Not in the profile, whose `strip` cargo forgets for crates that have settings of their own.
pub fn flags() -> String {
    let cargo =
        std::env::var("CARGO_HOME").or_else(|_| std::env::var("HOME").map(|h| h + "/.cargo"));
    let mut flags = vec![
        "-Cstrip=symbols".to_owned(),
        format!("--remap-path-prefix={}=", root().display()),
    ];
    flags.extend(cargo.map(|folder| format!("--remap-path-prefix={folder}=")));
    flags.join("\x1f")
}

/// Runs what takes minutes and tells of itself on stderr.
pub fn run_aloud(command: &mut Command) -> Result<String, Failure> {
    Ok(run(command.stderr(Stdio::inherit()))?)
}

/// A folder of the release, emptied.
pub fn fresh(release: &Release, name: &str) -> Result<PathBuf, Failure> {
    let folder = release.folder.join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(failed(&folder))?;
    Ok(folder)
}

/// Copies a file into a folder.
pub fn copy(from: &Path, folder: &Path) -> Result<PathBuf, Failure> {
    let to = folder.join(from.file_name().unwrap_or_default());
    fs::copy(from, &to).map_err(failed(from))?;
    Ok(to)
}

/// Packs a folder that is beside the archive, whose name it has, and removes it. The same bytes for the same files.
pub fn pack(folder: &Path, what: &str) -> Result<Made, Failure> {
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
        copy(&root().join(licence), folder)?;
    }
    let archive = folder.with_file_name(format!("{name}.tar.gz"));
    let time = run(Command::new("git")
        .current_dir(root())
        .args(["log", "-1", "--format=@%ct"]))?;
    let mut tar = Command::new("tar");
    tar.current_dir(archive.parent().unwrap_or(folder))
        .args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner"])
        .args([
            format!("--mtime={}", time.trim()),
            "--use-compress-program=gzip -n9".into(),
        ])
        .arg("-cf")
        .args([archive.as_os_str(), name.as_ref().as_ref()]);
    run(&mut tar)?;
    fs::remove_dir_all(folder).map_err(failed(folder))?;
    Ok(Made {
        file: archive,
        what: what.into(),
    })
}

/// Unpacks an archive into a folder.
pub fn unpack(archive: &Path, folder: &Path) -> Result<(), Failure> {
    let mut tar = Command::new("tar");
    tar.args([
        "-C".as_ref(),
        folder.as_os_str(),
        "-xzf".as_ref(),
        archive.as_os_str(),
    ]);
    run(&mut tar)?;
    Ok(())
}

/// The files of a folder of the release whose names end so.
pub fn files(release: &Release, folder: &str, ending: &str) -> Result<Vec<PathBuf>, Failure> {
    let folder = release.folder.join(folder);
    let entries = fs::read_dir(&folder).map_err(failed(&folder))?;
    let paths = entries.flatten().map(|entry| entry.path());
    let mut files: Vec<PathBuf> = paths
        .filter(|path| path.to_string_lossy().ends_with(ending))
        .collect();
    files.sort();
    match files.is_empty() {
        true => Err(Failure::Wrong(format!(
            "{} has no {ending}",
            folder.display()
        ))),
        false => Ok(files),
    }
}

#[test]
fn what_is_missing_is_named() {
    let error = need(&["msmith-no-such-program"], "no-such", "install it").unwrap_err();
    let said = error.of("npm");
    assert!(
        said.contains("no-such is missing: install it") && said.contains("--without npm"),
        "{said}"
    );
    assert!(is_there(&["git", "--version"]));
}
