//! What stands in the product without a caller: ways of computing that no golden row of a real curve chooses, and public
//! items that nothing but their own crate and its tests names. The list is `api/unused.txt`, whose length has a limit in
//! `sizes.toml`, so that it only shrinks.
//!
//! Names are compared as words, wherever they stand: an item called like another one counts as used.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::sizes::Tree;
use crate::workspace::{LIBRARIES, compare, root};

const LIST: &str = "api/unused.txt";

/// Crates of the laboratory that others may use.
const OF_LAB: [&str; 3] = ["msmith-chain", "msmith-ecm", "msmith-chart"];

/// `cargo xtask unused [--check]`.
pub fn run(flags: &[&str]) -> Result<(), String> {
    let tree = Tree::load(root())?;
    let text = text(&tree)?;
    println!("{LIST}: {} lines", text.lines().count());
    match flags.contains(&"--check") {
        true => compare(LIST, &text, "cargo xtask unused"),
        false => fs::write(root().join(LIST), text).map_err(|e| format!("{LIST}: {e}")),
    }
}

fn text(tree: &Tree) -> Result<String, String> {
    let mut out = String::from(
        "# Written by `cargo xtask unused`. Ways that no golden row of a real curve chooses:\n",
    );
    for way in ways(tree)? {
        out += &format!("way {way}\n");
    }
    out += "# Public items that no other crate, face, example or page names:\n";
    let mut lab = "# And those that only the laboratory names:\n".to_owned();
    let words = words(tree)?;
    for name in LIBRARIES {
        let Ok(list) = tree.text(&format!("api/{name}.txt")) else {
            continue;
        };
        for item in items(&list) {
            match users(&words, name, &last(item)) {
                (0, 0) => out += &format!("{name} {item}\n"),
                (0, _) if !OF_LAB.contains(name) => lab += &format!("lab {name} {item}\n"),
                _ => {}
            }
        }
    }
    Ok(out + &lab)
}

/// Algorithms, backends and bucket sets that no golden row of a real curve names.
fn ways(tree: &Tree) -> Result<Vec<String>, String> {
    let api = tree.text("api/msmith.txt")?;
    let of = |kind: &str| -> Vec<String> {
        let start = format!("  variant {kind}::");
        let names = api.lines().filter_map(|line| line.strip_prefix(&start));
        let plain = |name: &str| name.to_lowercase();
        names
            .map(plain)
            .filter(|name| !["auto"].contains(&name.as_str()))
            .collect()
    };
    let mut ways: Vec<(&str, String)> = Vec::new();
    ways.extend(of("Algorithm").into_iter().map(|name| ("algorithm", name)));
    ways.extend(of("Backend").into_iter().map(|name| ("backend", name)));
    for file in tree.under("crates/engine/core/src/recode/bucket_set/") {
        let text = tree.text(file)?;
        let names = text.lines().filter_map(|line| {
            let name = line.trim().strip_prefix("name: \"")?;
            name.strip_suffix("\",")
        });
        ways.extend(names.map(|name| ("set", name.to_owned())));
    }
    let mut chosen = BTreeSet::new();
    let golden = "crates/engine/msmith/tests/golden";
    let files = fs::read_dir(root().join(golden)).map_err(|e| format!("{golden}: {e}"))?;
    for file in files.filter_map(Result::ok).map(|entry| entry.path()) {
        if file.extension().is_some_and(|ending| ending == "txt") {
            let text = fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
            let rows = text.lines();
            let real = rows.filter(|row| !row.starts_with("toy") && !row.starts_with('#'));
            let split =
                real.flat_map(|row| row.split(|c: char| c.is_whitespace() || ":;,".contains(c)));
            chosen.extend(split.map(|word| word.replace('-', "")));
        }
    }
    let unused = ways.into_iter().filter(|(_, name)| !chosen.contains(name));
    Ok(unused
        .map(|(kind, name)| format!("{kind} {name}"))
        .collect())
}

/// Functions, types, constants and variants of a list of public items, one a line.
fn items(list: &str) -> impl Iterator<Item = &str> {
    let kinds = [
        "fn", "const", "struct", "enum", "trait", "type", "static", "macro", "variant",
    ];
    list.lines().filter_map(move |line| {
        let line = line.trim_start();
        let kind = line.split(' ').next()?;
        let line = line.split(['(', '{', '#', '=']).next()?;
        let line = line.split(": ").next()?.trim_end();
        // Errors are read by people.
        (kinds.contains(&kind) && !line.contains("Error::")).then_some(line)
    })
}

/// The name of an item: the last one of its path, without what anything in it is generic over.
fn last(item: &str) -> String {
    let mut depth = 0;
    let plain = item.chars().filter(|&c| {
        depth += i32::from(c == '<');
        let inside = depth > 0;
        depth -= i32::from(c == '>');
        !inside
    });
    let plain: String = plain.collect();
    let path = plain.split_whitespace().next_back().unwrap_or_default();
    path.rsplit("::").next().unwrap_or(path).to_owned()
}

/// Where each word stands: the crates, faces and pages by their folders.
fn words(tree: &Tree) -> Result<BTreeMap<String, BTreeSet<String>>, String> {
    let mut words: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in tree.written() {
        let mut parts = Path::new(file)
            .iter()
            .map(|part| part.to_string_lossy().into_owned());
        let top = parts.next().unwrap_or_default();
        let tests = file
            .split('/')
            .any(|part| part == "tests" || part == "test" || part == "api");
        // Of the project's own chores nothing is asked.
        if tests || ["fuzz", "xtask", "vectors"].contains(&top.as_str()) {
            continue;
        }
        let place = match (
            top.as_str(),
            file.contains("/examples/") || file.ends_with(".md"),
        ) {
            ("crates", false) => package(parts.nth(1)),
            ("lab", false) => format!("lab/{}", parts.next().unwrap_or_default()),
            _ => top,
        };
        let text = tree.text(file)?;
        for word in text.split(|c: char| !c.is_alphanumeric() && c != '_') {
            if !word.is_empty() {
                let places = words.entry(word.to_owned()).or_default();
                if !places.contains(&place) {
                    places.insert(place.clone());
                }
            }
        }
    }
    Ok(words)
}

/// The package in a folder.
fn package(folder: Option<String>) -> String {
    match folder.unwrap_or_default().as_str() {
        "msmith" => "msmith".to_owned(),
        name => format!("msmith-{name}"),
    }
}

/// In how many places a word stands but in its own crate: outside of the laboratory, and in it.
fn users(words: &BTreeMap<String, BTreeSet<String>>, own: &str, word: &str) -> (usize, usize) {
    let own = match OF_LAB.contains(&own) {
        true => own.replace("msmith-", "lab/"),
        false => own.to_owned(),
    };
    let places = words.get(word).into_iter().flatten();
    let (lab, product): (Vec<_>, Vec<_>) = places
        .filter(|place| **place != own)
        .partition(|place| place.starts_with("lab"));
    (product.len(), lab.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_have_names() {
        let list = "# public items: 2\nenum a::B #[non_exhaustive]\n  variant a::B::C { d: u8 }\n  impl Clone for B\n\
            \x20 const fn B::e(self) -> u8\nfn f<T: G>(x: T)\n  fn H<'a>::i(&self)\n  const J: [u8; 2]\n";
        let found: Vec<_> = items(list).map(last).collect();
        assert_eq!(found, ["B", "C", "e", "f", "i", "J"]);
    }
}
