//! What a run leaves: lines in `bench/record/`, and pictures where they are asked for.

use crate::machine;
use crate::report::{Context, human};
use anyhow::{Context as _, Result, anyhow};
use msmith::Backend;
use msmith_chart::{Axes, Line};
use std::fs::{OpenOptions, create_dir_all, write};
use std::io::Write;
use std::path::Path;

/// `CPU-DATE`.
fn stem(context: &Context) -> String {
    format!("{}-{}", machine::slug(&context.cpu), context.date)
}

/// Appends lines to `bench/record/CPU-DATE.jsonl`.
pub fn append(context: &Context, lines: &[serde_json::Value]) -> Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("record");
    create_dir_all(&folder)?;
    let name = format!("{}.jsonl", stem(context));
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

/// Draws nanoseconds over n to `CPU-DATE-KIND.svg` in a folder; a backend that is not the machine's best is in the name
/// too.
pub fn draw(
    folder: &Path,
    context: &Context,
    kind: &str,
    title: &str,
    lines: &[Line],
) -> Result<()> {
    let name = stem(context);
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
    let path = folder.join(name);
    write(&path, svg).with_context(|| format!("cannot write {}", path.display()))?;
    println!("drawn in {}", path.display());
    Ok(())
}
