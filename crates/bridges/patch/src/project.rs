//! Programs of their own, outside the workspace, as a user has them: for the tests of the crates that use this one.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::{Args, Tool, copies};

/// Tests that run at a time have projects of one name, which need not be built anew.
static ONE: Mutex<()> = Mutex::new(());

/// A project in a folder of its own, with which others of the same test share what cargo builds. There is one at a time:
/// [`Project::new`] waits until the last one is dropped.
#[derive(Debug)]
pub struct Project {
    folder: PathBuf,
    flags: &'static str,
    _one: MutexGuard<'static, ()>,
}

impl Project {
    /// A folder `unchanged/NAME` in this one, emptied, with these files: paths and texts. `Cargo.toml` is among them.
    pub fn new(root: &Path, name: &str, files: &[(&str, &str)]) -> io::Result<Self> {
        let one = ONE.lock().unwrap_or_else(PoisonError::into_inner);
        let folder = root.join("unchanged").join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        for (file, text) in files {
            let file = folder.join(file);
            fs::create_dir_all(file.parent().unwrap_or(&folder))?;
            fs::write(file, text)?;
        }
        Ok(Self {
            folder,
            flags: "",
            _one: one,
        })
    }

    /// With these words for rustc, as `RUSTFLAGS` has them.
    pub fn with_flags(mut self, flags: &'static str) -> Self {
        self.flags = flags;
        self
    }

    /// Makes copies in `patched` as a program `patch-…` does, and puts the lines that it prints into Cargo.toml; what
    /// it says if it fails. The sources must be in cargo's registry folder.
    pub fn patch(&self, tool: &Tool) -> Result<(), String> {
        let args = Args {
            target: self.folder.join("patched"),
            project: self.folder.clone(),
            sources: None,
        };
        let (lines, _) = copies(tool, &args).map_err(|e| e.to_string())?;
        let manifest = self.folder.join("Cargo.toml");
        let text = fs::read_to_string(&manifest).map_err(|e| e.to_string())?;
        fs::write(&manifest, text + "\n" + &lines).map_err(|e| e.to_string())
    }

    /// What cargo prints; all that was said, if it fails.
    pub fn cargo(&self, words: &[&str]) -> Result<String, String> {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let target = self.folder.with_file_name("target");
        said(
            Command::new(cargo)
                .args(words)
                .current_dir(&self.folder)
                .env("CARGO_TARGET_DIR", target)
                .env("CARGO_INCREMENTAL", "0")
                .env("RUSTFLAGS", self.flags)
                .env_remove("CARGO_ENCODED_RUSTFLAGS"),
        )
    }

    /// What the program prints in its release build; all that was said, if it or the build fails.
    pub fn run(&self, words: &[&str]) -> Result<String, String> {
        self.cargo(&[&["run", "--release", "--quiet", "--"], words].concat())
    }
}

fn said(command: &mut Command) -> Result<String, String> {
    let Output {
        status,
        stdout,
        stderr,
    } = command.output().map_err(|e| e.to_string())?;
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    match status.success() {
        true => Ok(text(stdout)),
        false => Err(text(stdout) + &text(stderr)),
    }
}
