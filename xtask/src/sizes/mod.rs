//! How large the project may grow: `sizes.toml` has a limit for every part, and its numbers only fall ([`history`]).
//!
//! A limit follows what there is: one that leaves too much room is refused too, and `cargo xtask sizes --tighten` writes
//! the smaller number.

mod history;
mod limits;
mod tree;

use std::path::Path;

use crate::workspace::root;
use limits::Limits;
pub use tree::Tree;

/// The file, below the root.
const FILE: &str = "sizes.toml";

/// Where a raised limit says what it buys.
const REASONS: &str = "docs/decisions/weight.md";

/// The most lines of a file that people write.
const LINES: usize = 600;

/// `cargo xtask sizes [--tighten] [--rows]`: prints every sum with its limit, or every row; fails with one line for everything wrong.
pub fn run(flags: &[&str]) -> Result<(), String> {
    let tree = Tree::load(root())?;
    let mut limits = Limits::read(&tree.text(FILE)?)?;
    let mut wrong = limits.wrong(&tree, flags.contains(&"--rows"))?;
    if flags.contains(&"--tighten") {
        limits.tighten(&tree)?;
        let text = limits.text(&tree.text(FILE)?);
        return std::fs::write(root().join(FILE), text).map_err(|e| format!("{FILE}: {e}"));
    }
    let mut longest = (0, "");
    for file in tree.written() {
        let lines = tree.text(file)?.lines().count();
        longest = longest.max((lines, file));
        if lines > LINES {
            wrong.push(format!("{file}: {lines} lines, at most {LINES}"));
        }
    }
    println!(
        "the longest file, {}: {} lines, at most {LINES}",
        longest.1, longest.0
    );
    wrong.extend(history::raised(root(), &limits)?);
    match wrong.is_empty() {
        true => Ok(()),
        false => Err(format!("sizes:\n{}", wrong.join("\n"))),
    }
}

/// The limits that a tree in a folder exceeds, by a text of limits.
fn exceeded(folder: &Path, limits: &Limits) -> Result<Vec<String>, String> {
    let found = limits::found(&Tree::load(folder)?)?;
    Ok(limits.exceeded(&found))
}
