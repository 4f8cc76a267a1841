//! Copies of published crates that ask msmith, for a `[patch]` section of Cargo.toml: what the programs `patch-…` have
//! in common. Each is a [`Tool`], and its `main` is [`run`].
#![deny(unsafe_code)]

mod find;
mod patch;
#[cfg(any(test, feature = "testing"))]
pub mod project;
pub mod tools;

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use find::Root;
use patch::{Error, Patch, at};

/// A part of an inserted module: functions that are set and asked for by their types, `set` and `get`.
const REGISTRY: &str = include_str!("inserted/registry.rs");

/// A program that makes copies.
#[derive(Debug, Clone, Copy)]
pub struct Tool {
    /// Its name.
    name: &'static str,
    /// What the inserted calls are served by: `msmith_dalek::install()`.
    served_by: &'static str,
    /// What is known to be wrong with a version, named as `NAME 1.2.3`.
    advisories: &'static [(&'static str, &'static str)],
    /// All that is known, versions of a crate one after the other.
    patches: &'static [Patch],
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

FOLDER      where the copies go, `patched` for example; not `vendor`, which is `cargo vendor`'s
--project   the project's folder; this one without it
--sources   where the folders NAME-VERSION or NAME of the sources lie, as `cargo vendor` has them; cargo's registry folder
            without it

To take the copies out again, remove their lines from Cargo.toml, and FOLDER. `cargo audit` does not look at copies.
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
        Ok((lines, notes)) => {
            for note in notes {
                eprintln!("{note}");
            }
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

/// Makes the copies; the lines for Cargo.toml, and what else is to be known.
fn copies(tool: &Tool, args: &Args) -> Result<(String, Vec<String>), Error> {
    let project = args.project.canonicalize().map_err(at(&args.project))?;
    let root = Root::of(&project)?;
    let folders = match &args.sources {
        Some(folder) => vec![folder.clone()],
        None => find::registries()?,
    };
    let target = std::path::absolute(&args.target).map_err(at(&args.target))?;
    // By the name that the root has, whatever links lead there.
    let target = match (target.parent().map(Path::canonicalize), target.file_name()) {
        (Some(Ok(parent)), Some(name)) => parent.join(name),
        _ => target,
    };
    let shown = |name: &str| {
        let folder = target.join(name);
        let path = folder.strip_prefix(&root.folder).unwrap_or(&folder);
        path.display().to_string().replace('\\', "/")
    };
    let copied = |name: &str, version: &str| {
        root.has(&shown(name)) || root.has(&shown(&format!("{name}-{version}")))
    };
    let (sources, left) = find::sources(tool, &root, &folders, copied)?;
    // All versions are looked at before anything is written.
    let mut plan = Vec::new();
    for source in &sources {
        let several = sources.iter().filter(|s| s.name == source.name).count() > 1;
        let name = match several {
            true => format!("{}-{}", source.name, source.version),
            false => source.name.clone(),
        };
        let folder = target.join(&name);
        if folder.exists() {
            return Err(Error::Exists(folder));
        }
        plan.push((source, name, folder));
    }
    let mut notes: Vec<_> = left.iter().map(|why| format!("no copy: {why}")).collect();
    let mut lines = String::new();
    for (source, name, folder) in plan {
        source.patch.apply(tool, source, &folder)?;
        let known = format!("{} {}", source.name, source.version);
        let wrong = tool
            .advisories
            .iter()
            .filter(|(version, _)| *version == known);
        notes.extend(wrong.map(|(version, why)| format!("{version} has {why}")));
        let path = shown(&name);
        if root.has(&path) {
            continue;
        }
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
    let there = root.manifest.lines().any(|l| l.trim() == SECTION);
    let before = match there {
        _ if lines.is_empty() => "# Cargo.toml has the lines of these copies.\n".to_owned(),
        true => format!("# Below {SECTION}, which Cargo.toml has:\n"),
        false => format!("# In Cargo.toml of the project, or of its workspace:\n{SECTION}\n"),
    };
    Ok((before + &lines, notes))
}

/// Where lines go.
const SECTION: &str = "[patch.crates-io]";
