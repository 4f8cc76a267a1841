//! Copies of published crates that ask msmith, for a `[patch]` section of Cargo.toml: what the programs `patch-…` have
//! in common. Each is a [`Tool`], and its `main` is [`run`].
#![deny(unsafe_code)]

mod find;
mod patch;
pub mod project;

pub use patch::{Error, Insertion, Patch, Place};

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use patch::at;

/// A part of an inserted module: functions that are set and asked for by their types, `set` and `get`.
pub const REGISTRY: &str = include_str!("inserted/registry.rs");

/// A program that makes copies.
#[derive(Debug, Clone, Copy)]
pub struct Tool {
    /// Its name.
    pub name: &'static str,
    /// What the inserted calls are served by: `msmith_dalek::install()`.
    pub served_by: &'static str,
    /// All that is known, versions of a crate one after the other.
    pub patches: &'static [Patch],
}

impl Tool {
    /// The names of the crates.
    fn crates(&self) -> Vec<&'static str> {
        let mut names: Vec<_> = self.patches.iter().map(|p| p.name).collect();
        names.dedup();
        names
    }

    fn help(&self) -> String {
        let crates = self.crates();
        format!(
            "\
Copies {}, of the versions in a project's Cargo.lock, from cargo's registry folder, and inserts calls that
`{}` serves. Prints the lines for Cargo.toml.

    {} FOLDER [--project FOLDER] [--sources FOLDER]

FOLDER      where the copies go, `vendor` for example
--project   the project's folder; this one without it
--sources   where the folders NAME-VERSION of the sources lie; cargo's registry folder without it
",
            crates.join(" and "),
            self.served_by,
            self.name
        )
    }
}

struct Args {
    target: PathBuf,
    project: PathBuf,
    sources: Option<PathBuf>,
}

/// The program: reads the command line, makes the copies, prints the lines for Cargo.toml or what is wrong.
pub fn run(tool: &Tool) -> ExitCode {
    let args = match args(env::args().skip(1)) {
        Ok(Some(args)) => args,
        Ok(None) => {
            print!("{}", tool.help());
            return ExitCode::SUCCESS;
        }
        Err(why) => {
            eprintln!("error: {why}\n\n{}", tool.help());
            return ExitCode::from(2);
        }
    };
    match copies(tool, &args) {
        Ok(lines) => {
            print!("{lines}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("error: {why}");
            ExitCode::FAILURE
        }
    }
}

/// None where help is asked for.
fn args(words: impl Iterator<Item = String>) -> Result<Option<Args>, String> {
    let (mut target, mut project, mut sources) = (None, None, None);
    let mut words = words;
    while let Some(word) = words.next() {
        let slot = match word.as_str() {
            "-h" | "--help" => return Ok(None),
            "--project" => &mut project,
            "--sources" => &mut sources,
            flag if flag.starts_with('-') => return Err(format!("unknown option {flag}")),
            _ if target.is_some() => return Err(format!("one folder too many: {word}")),
            _ => {
                target = Some(PathBuf::from(word));
                continue;
            }
        };
        let value = words.next().ok_or(format!("{word} needs a folder"))?;
        *slot = Some(PathBuf::from(value));
    }
    Ok(Some(Args {
        target: target.ok_or("no folder for the copies is given")?,
        project: project.unwrap_or_else(|| PathBuf::from(".")),
        sources,
    }))
}

/// Makes the copies; the lines for Cargo.toml.
fn copies(tool: &Tool, args: &Args) -> Result<String, Error> {
    let project = args.project.canonicalize().map_err(at(&args.project))?;
    let folders = match &args.sources {
        Some(folder) => vec![folder.clone()],
        None => find::registries()?,
    };
    let sources = find::sources(tool, &project, &folders)?;
    // All versions are looked at before anything is written.
    let mut plan = Vec::new();
    for source in &sources {
        let patch = patch::of(tool, &source.name, &source.version)?;
        let several = sources.iter().filter(|s| s.name == source.name).count() > 1;
        let name = match several {
            true => format!("{}-{}", source.name, source.version),
            false => source.name.clone(),
        };
        let target = args.target.join(&name);
        if target.exists() {
            return Err(Error::Exists(target));
        }
        plan.push((source, patch, name, target));
    }
    let mut lines =
        String::from("# In Cargo.toml of the project, or of its workspace:\n[patch.crates-io]\n");
    for (source, patch, name, target) in plan {
        patch.apply(tool, &source.folder, &target)?;
        let path = target.canonicalize().map_err(at(&target))?;
        let path = shown(path.strip_prefix(&project).unwrap_or(&path));
        // Two versions of a crate need two keys.
        let (key, package) = match name == source.name {
            true => (name, String::new()),
            false => (
                name.replace('.', "-"),
                format!("package = \"{}\", ", source.name),
            ),
        };
        lines += &format!("{key} = {{ {package}path = \"{path}\" }}\n");
    }
    Ok(lines)
}

/// A path as TOML has it.
fn shown(path: &Path) -> String {
    path.display().to_string().replace('\\', "/")
}
