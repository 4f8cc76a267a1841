//! Checks who imports whom: no circle between the rooms of a crate, no crate that depends on one above it, `unsafe`
//! only where it belongs, no type name twice in a crate, no ring in the planner, no code that is unused and allowed to be.
//!
//! A room is a file or a folder directly under a crate's `src`; tests may import anything. The compiler keeps the other
//! walls: rooms are private, and crates see what their dependencies export.

mod draw;
mod manifests;
mod source;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::workspace::compare;
use source::Exports;
pub use source::Source;

/// What compares, and the programs beside the product.
const ANY: &[&str] = &["*"];
const ENGINE: &[&str] = &["msmith", "msmith-core", "msmith-field"];
const ENGINE_AND_FILES: &[&str] = &["msmith", "msmith-core", "msmith-field", "msmith-io"];

/// A crate's folder and the crates of this workspace that it may depend on. Nothing of the product depends on `lab`.
const CRATES: &[(&str, &[&str])] = &[
    ("crates/engine/core", &[]),
    ("lab/chain", &[]),
    ("lab/chart", &[]),
    ("crates/bridges/patch", &[]),
    ("crates/engine/field", &["msmith-core"]),
    ("crates/engine/msmith", &["msmith-core", "msmith-field"]),
    ("crates/engine/io", ENGINE),
    ("crates/proofs/kzg", ENGINE_AND_FILES),
    ("crates/proofs/circom", ENGINE_AND_FILES),
    (
        "crates/proofs/groth16",
        &[
            "msmith",
            "msmith-core",
            "msmith-field",
            "msmith-io",
            "msmith-circom",
        ],
    ),
    (
        "crates/bridges/arkworks",
        &["msmith", "msmith-core", "msmith-field", "msmith-groth16"],
    ),
    ("crates/proofs/ed25519", &["msmith", "msmith-core"]),
    (
        "crates/bridges/dalek",
        &["msmith", "msmith-core", "msmith-ed25519"],
    ),
    ("crates/bridges/blst", &["msmith"]),
    ("crates/bridges/halo2curves", &["msmith", "msmith-field"]),
    ("crates/bridges/pasta", &["msmith", "msmith-field"]),
    ("lab/ecm", &["msmith-core", "msmith-chain"]),
    (
        "crates/faces/capi",
        &["msmith", "msmith-io", "msmith-groth16", "msmith-kzg"],
    ),
    (
        "crates/faces/js",
        &[
            "msmith",
            "msmith-field",
            "msmith-io",
            "msmith-groth16",
            "msmith-kzg",
        ],
    ),
    (
        "crates/faces/cli",
        &[
            "msmith",
            "msmith-core",
            "msmith-io",
            "msmith-groth16",
            "msmith-kzg",
        ],
    ),
    (
        "lab/papers",
        &[
            "msmith",
            "msmith-core",
            "msmith-chain",
            "msmith-ed25519",
            "msmith-io",
            "msmith-chart",
        ],
    ),
    ("lab/program", ANY),
    ("bench", ANY),
    ("fuzz", ANY),
    (
        "python",
        &[
            "msmith",
            "msmith-io",
            "msmith-groth16",
            "msmith-kzg",
            "msmith-ed25519",
        ],
    ),
    (
        "lab/python",
        &["msmith", "msmith-io", "msmith-chain", "msmith-ecm"],
    ),
    ("xtask", &["msmith-chart"]),
];

/// The rooms where `unsafe` may be allowed: vector instructions, memory, and threads that outlive what they borrow in the
/// core, the instructions of the search for chains, mapped files, points of dalek and Pasta, what C and JavaScript call and
/// the memory that they point to, and the memory that objects of Python show.
const UNSAFE: &[(&str, &str)] = &[
    ("crates/engine/core", "ring"),
    ("crates/engine/core", "memory"),
    ("crates/engine/core", "parallel"),
    ("crates/engine/core", "autovec"),
    ("lab/chain", "search"),
    ("crates/engine/io", "table"),
    ("crates/bridges/dalek", "view"),
    ("crates/bridges/pasta", "view"),
    ("crates/faces/capi", "caller"),
    ("crates/faces/capi", "face"),
    ("crates/faces/js", "exports"),
    ("crates/faces/js", "imports"),
    ("crates/faces/js", "memory"),
    ("python", "buffer"),
    ("bench", "bin"),
    ("bench", "engines"),
    ("bench", "fixed"),
    ("bench", "kzg"),
    ("bench", "shapes"),
    ("lab/papers", "fixed"),
    ("fuzz", "guard"),
];

/// The crates in which a type name may stand twice: `msmith-arkworks` has the names of arkworks' two kinds of curves in a
/// module each, as arkworks does; nothing is built on the others.
const NAMED_TWICE: &[&str] = &[
    "crates/bridges/arkworks",
    "crates/faces/cli",
    "lab/papers",
    "bench",
    "fuzz",
    "xtask",
];

/// Types of which there is one in all crates that are products.
const ONCE: &[&str] = &["Report", "Watch"];

/// Rooms that work with numbers alone, and words that would say otherwise: the planner's choices for every backend are made
/// on any machine.
const WITHOUT: &[(&str, &str, &[&str])] = &[("crates/engine/msmith", "plan", &["Ring", "Lanes"])];

/// Names that every system of coordinates has, written with its module.
const OF_COORDINATES: &[&str] = &["Point", "Cached", "Stored", "Unhalved"];

/// `cargo xtask layers [--draw]`.
pub fn run(flags: &[&str]) -> Result<(), String> {
    if flags.is_empty() {
        return check();
    }
    let path = crate::workspace::root().join(draw::FILE);
    std::fs::write(path, draw::svg()?).map_err(|e| format!("{}: {e}", draw::FILE))
}

/// Fails with one line for everything that breaks a rule.
fn check() -> Result<(), String> {
    compare(draw::FILE, &draw::svg()?, "cargo xtask layers --draw")?;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut wrong = manifests::wrong(&root)?;
    let mut rooms = 0;
    let mut once: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (folder, _) in CRATES {
        let (count, types) = inside(&root, folder, &mut wrong)?;
        rooms += count;
        for (name, places) in types {
            if let Some(name) = ONCE.iter().find(|once| **once == name)
                && folder.starts_with("crates/")
            {
                once.entry(name).or_default().extend(places);
            }
        }
    }
    for (name, places) in once.iter().filter(|(_, places)| places.len() > 1) {
        wrong.push(format!("two types are named {name}: {}", places.join(", ")));
    }
    if wrong.is_empty() {
        println!("layers: {rooms} rooms in {} crates", CRATES.len());
        return Ok(());
    }
    Err(format!("layers:\n{}", wrong.join("\n")))
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}

/// The `.rs` files under a folder, relative to it.
fn files(root: &Path, folder: &Path, out: &mut Vec<PathBuf>) -> Result<(), String> {
    let at = root.join(folder);
    let entries = std::fs::read_dir(&at).map_err(|e| format!("{}: {e}", at.display()))?;
    for entry in entries {
        let name = entry.map_err(|e| e.to_string())?.file_name();
        let path = folder.join(name);
        if root.join(&path).is_dir() {
            files(root, &path, out)?;
        } else if path.extension().is_some_and(|e| e == "rs") {
            out.push(path);
        }
    }
    Ok(())
}

/// The module path of a file: `ring/ext2/tests.rs` is `[ring, ext2, tests]`.
pub fn module(file: &Path) -> Vec<String> {
    let mut parts: Vec<String> = file
        .with_extension("")
        .iter()
        .map(|s| s.to_string_lossy().into_owned())
        .collect();
    if matches!(parts.last().map(String::as_str), Some("mod" | "lib")) {
        parts.pop();
    }
    parts
}

/// Who imports whom in a crate, with a place where that stands.
type Edges = BTreeMap<String, BTreeMap<String, String>>;

/// The modules under a folder that are not tests, each with its file.
pub fn sources(src: &Path) -> Result<BTreeMap<Vec<String>, (PathBuf, Source)>, String> {
    let mut list = Vec::new();
    files(src, Path::new(""), &mut list)?;
    let mut sources = BTreeMap::new();
    for file in list {
        let text = read(&src.join(&file))?;
        sources.insert(module(&file), (file, Source::new(&text)));
    }
    let of = |(module, (_, source)): (&Vec<String>, &(PathBuf, Source))| {
        let names = source.test_modules.iter();
        let path = |name| [module.as_slice(), std::slice::from_ref(name)].concat();
        names.map(path).collect::<Vec<_>>()
    };
    let tests: Vec<Vec<String>> = sources.iter().flat_map(of).collect();
    sources.retain(|module, _| !tests.iter().any(|t| module.starts_with(t)));
    Ok(sources)
}

/// Where the types of each name are.
type Types = BTreeMap<String, Vec<String>>;

/// The rules within a crate; the number of its rooms, and its types.
fn inside(root: &Path, folder: &str, wrong: &mut Vec<String>) -> Result<(usize, Types), String> {
    let sources = sources(&root.join(folder).join("src"))?;
    let exports = sources.get(&Vec::new()).map(|(_, face)| face.exports());
    let exports = exports.unwrap_or_default();
    let names: BTreeSet<&str> = sources
        .keys()
        .filter_map(|m| m.first().map(String::as_str))
        .collect();
    let mut edges = Edges::new();
    let mut types = Types::new();
    for (module, (file, source)) in &sources {
        for name in source.types() {
            let at = format!("{folder}/src/{}", file.display());
            types.entry(name).or_default().push(at);
        }
        let at = format!("{folder}/src/{}", file.display());
        // Other folders compile files of the program's too, and use a part of them.
        if folder.starts_with("crates/") && source.always_allows(&["dead_code", "unused"]) {
            wrong.push(format!("{at}: may not allow what nobody uses"));
        }
        let Some(room) = module.first() else {
            // lib.rs lists the rooms.
            if source.allows(&["unsafe_code"]) {
                wrong.push(format!("{at}: only rooms may allow unsafe"));
            }
            continue;
        };
        for (_, _, words) in WITHOUT.iter().filter(|w| (w.0, w.1) == (folder, room)) {
            for word in words.iter().filter(|word| source.has_word(word)) {
                wrong.push(format!("{at}: {room} may not know a {word}"));
            }
        }
        for (line, path) in source.imports(module.len()) {
            for target in rooms_of(&path, &names, &exports) {
                if target != *room {
                    let place = format!("{folder}/src/{}:{line}", file.display());
                    let row = edges.entry(room.clone()).or_default();
                    row.entry(target).or_insert(place);
                }
            }
        }
        if source.allows(&["unsafe_code"]) && !UNSAFE.contains(&(folder, room.as_str())) {
            wrong.push(format!("{at}: {room} may not allow unsafe"));
        }
    }
    if let Some(circle) = circle(&edges) {
        let steps: Vec<String> = (circle.windows(2))
            .map(|w| format!("{} -> {} ({})", w[0], w[1], edges[&w[0]][&w[1]]))
            .collect();
        wrong.push(format!("{folder}: a circle: {}", steps.join(", ")));
    }
    let twice = |(name, places): &(&String, &Vec<String>)| {
        let coordinates = places.iter().all(|p| p.contains("/coords/"));
        places.len() > 1 && !(coordinates && OF_COORDINATES.contains(&name.as_str()))
    };
    let named_once = !NAMED_TWICE.contains(&folder);
    for (name, places) in types.iter().filter(|_| named_once).filter(twice) {
        wrong.push(format!(
            "{folder}: two types are named {name}: {}",
            places.join(", ")
        ));
    }
    Ok((names.len(), types))
}

/// No path has as many names.
const LONGEST: usize = 16;

/// The rooms that a path from the root leads to: its own first name, or that of what the face re-exports by that name;
/// none where it leads out of the crate. The name of a module in the face leads to the rooms of all that it re-exports.
fn rooms_of(path: &[String], rooms: &BTreeSet<&str>, exports: &Exports) -> BTreeSet<String> {
    let all = "*".to_owned();
    let (mut out, mut seen) = (BTreeSet::new(), BTreeSet::new());
    let mut left = vec![path.to_vec()];
    while let Some(path) = left.pop() {
        // `use rand::rand` makes a path longer with every step.
        let fresh = path.len() < LONGEST && seen.insert(path.clone());
        let Some(first) = path.first().filter(|_| fresh) else {
            continue;
        };
        // A function of the face may be called like a room: only the room has names in it.
        let exported = (1..=path.len()).rev().map(|n| path.split_at(n));
        let mut exported = exported.filter_map(|(head, tail)| Some((exports.get(head)?, tail)));
        if path.len() > 1 && rooms.contains(first.as_str()) {
            out.insert(first.clone());
        } else if let Some((of, tail)) = exported.next() {
            left.push([of.as_slice(), tail].concat());
        } else {
            out.extend(rooms.contains(first.as_str()).then(|| first.clone()));
            left.extend((0..path.len()).filter_map(|n| {
                let of = exports.get(&[&path[..n], std::slice::from_ref(&all)].concat())?;
                Some([of.as_slice(), &path[n..]].concat())
            }));
            let inside = exports.iter().filter(|(name, _)| name.starts_with(&path));
            left.extend(inside.map(|(_, of)| of.clone()));
        }
    }
    out
}

/// Rooms of which each imports the next, and the last the first.
fn circle(edges: &Edges) -> Option<Vec<String>> {
    fn visit(
        room: &str,
        edges: &Edges,
        path: &mut Vec<String>,
        done: &mut BTreeSet<String>,
    ) -> Option<Vec<String>> {
        if let Some(at) = path.iter().position(|r| r == room) {
            let mut found = path[at..].to_vec();
            found.push(room.to_string());
            return Some(found);
        }
        if !done.insert(room.to_string()) {
            return None;
        }
        path.push(room.to_string());
        for next in edges.get(room).into_iter().flat_map(BTreeMap::keys) {
            let found = visit(next, edges, path, done);
            if found.is_some() {
                return found;
            }
        }
        path.pop();
        None
    }
    let mut done = BTreeSet::new();
    (edges.keys()).find_map(|room| visit(room, edges, &mut Vec::new(), &mut done))
}

#[cfg(test)]
mod tests;
