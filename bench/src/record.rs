//! What a run leaves in `bench/record/`.

use crate::machine;
use crate::report::{Context, human};
use anyhow::{Result, anyhow};
use msmith::Backend;
use msmith_chart::{Axes, Line};
use std::fs::{OpenOptions, create_dir_all, write};
use std::io::Write;
use std::path::{Path, PathBuf};

/// `bench/record/CPU-DATE`, and the part after the folder.
fn stem(context: &Context) -> Result<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("record");
    create_dir_all(&folder)?;
    let name = format!("{}-{}", machine::slug(&context.cpu), context.date);
    Ok((folder, name))
}

/// Appends lines to `CPU-DATE.jsonl`.
pub fn append(context: &Context, lines: &[serde_json::Value]) -> Result<()> {
    let (folder, name) = stem(context)?;
    let name = format!("{name}.jsonl");
    let mut out = OpenOptions::new()
        .append(true)
        .create(true)
        .open(folder.join(&name))?;
    for line in lines {
        writeln!(out, "{line}")?;
    }
    println!("recorded in bench/record/{name}");
    Ok(())
}

/// A line without points.
pub fn line(name: &str, colour: usize) -> Line {
    Line {
        name: name.to_owned(),
        colour,
        thin: false,
        names: Vec::new(),
        points: Vec::new(),
    }
}

/// Draws nanoseconds over n to `CPU-DATE-KIND.svg`; a backend that is not the machine's best is in the name too.
pub fn draw(context: &Context, kind: &str, title: &str, lines: &[Line]) -> Result<()> {
    let (folder, name) = stem(context)?;
    let backend = Backend::detect()?;
    let (name, title) = match Backend::available().last() == Some(&backend) {
        true => (
            format!("{name}-{kind}.svg"),
            format!("{title}, {}", context.date),
        ),
        false => (
            format!("{name}-{kind}-{}.svg", backend.name()),
            format!("{title}, backend {}, {}", backend.name(), context.date),
        ),
    };
    let svg = msmith_chart::draw(&title, &Axes::times(&human), lines).map_err(|e| anyhow!(e))?;
    write(folder.join(&name), svg)?;
    println!("drawn in bench/record/{name}");
    Ok(())
}
