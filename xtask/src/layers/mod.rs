//! Checks who imports whom: the rooms of the library and the crates of the workspace.
//!
//! The rules are the three lists below. A room is a file or a folder directly under
//! `crates/msmith/src`; tests may import anything.

mod source;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use source::Source;

/// A room and what it may import beside itself.
const ROOMS: &[(&str, &[&str])] = &[
    // Ground: no mathematics, no rings.
    ("error", &[]),
    ("memory", &[]),
    ("parallel", &[]),
    ("widest", &[]),
    ("points", &["error"]),
    ("scalars", &["error"]),
    ("options", &["error"]),
    // Rings and what is made of them. `curve` is numbers, `recode` is integers.
    ("ring", &["error"]),
    ("meter", &["error", "ring"]),
    ("cpu", &["error", "ring"]),
    ("curve", &["error", "ring"]),
    ("coords", &["error", "ring", "curve"]),
    ("recode", &["error", "widest"]),
    // The engine room: no curve, backend or meter may be wired into it.
    (
        "msm",
        &[
            "error", "memory", "parallel", "points", "scalars", "options", "ring", "coords",
            "recode",
        ],
    ),
    // Chains and digits on curves.
    ("mul", &["error", "ring", "coords"]),
    (
        "ops",
        &[
            "error", "ring", "meter", "coords", "curve", "recode", "msm", "mul",
        ],
    ),
    // The face. The planner reads the numbers of the engine that it plans for.
    (
        "plan",
        &[
            "error", "scalars", "options", "cpu", "ring", "curve", "coords", "recode", "msm",
            "engine",
        ],
    ),
    (
        "engine",
        &[
            "error", "memory", "parallel", "points", "scalars", "options", "cpu", "ring", "curve",
            "coords", "recode", "msm", "mul", "plan",
        ],
    ),
];

/// A crate's folder and the crates of this workspace that it may depend on.
const CRATES: &[(&str, &[&str])] = &[
    ("crates/msmith", &["msmith-chain"]),
    ("crates/msmith-chain", &[]),
    ("crates/msmith-io", &["msmith"]),
    ("crates/msmith-arkworks", &["msmith"]),
    ("crates/msmith-ed25519", &["msmith", "msmith-chain"]),
    ("crates/msmith-ecm", &["msmith", "msmith-chain"]),
    ("crates/msmith-chart", &[]),
    (
        "crates/msmith-cli",
        &[
            "msmith",
            "msmith-chain",
            "msmith-ecm",
            "msmith-io",
            "msmith-chart",
        ],
    ),
    (
        "bench",
        &["msmith", "msmith-io", "msmith-arkworks", "msmith-chart"],
    ),
    (
        "papers",
        &["msmith", "msmith-core", "msmith-chain", "msmith-chart"],
    ),
    ("xtask", &["msmith-chart"]),
];

/// The rooms where `unsafe` may be allowed.
const UNSAFE: &[&str] = &["ring", "cpu", "memory", "widest"];

/// Fails with one line for every import that has no row.
pub fn check() -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut wrong = rooms(&root.join("crates/msmith/src"))?;
    wrong.extend(crates(&root)?);
    if wrong.is_empty() {
        println!("layers: {} rooms, {} crates", ROOMS.len(), CRATES.len());
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
fn module(file: &Path) -> Vec<String> {
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

fn rooms(src: &Path) -> Result<Vec<String>, String> {
    let mut list = Vec::new();
    files(src, Path::new(""), &mut list)?;
    let mut sources = BTreeMap::new();
    for file in list {
        let text = read(&src.join(&file))?;
        sources.insert(module(&file), (file, Source::new(&text)));
    }
    let tests: Vec<Vec<String>> = (sources.iter())
        .flat_map(|(module, (_, s))| {
            (s.test_modules.iter())
                .map(|name| [module.as_slice(), std::slice::from_ref(name)].concat())
        })
        .collect();
    let Some((_, face)) = sources.get(&Vec::new()) else {
        return Err("no lib.rs".into());
    };
    let exports = face.exports();

    let mut wrong = Vec::new();
    for (module, (file, source)) in &sources {
        let Some(room) = module.first() else {
            continue; // lib.rs lists the rooms.
        };
        let Some((_, allowed)) = ROOMS.iter().find(|(name, _)| name == room) else {
            wrong.push(format!("{}: room {room} has no row", file.display()));
            continue;
        };
        if tests.iter().any(|t| module.starts_with(t)) {
            continue;
        }
        for (line, name) in source.imports(module.len()) {
            let target = exports.get(&name).unwrap_or(&name);
            if target != room && !allowed.contains(&target.as_str()) {
                let file = file.display();
                wrong.push(format!("{file}:{line}: {room} may not import {target}"));
            }
        }
        if !UNSAFE.contains(&room.as_str()) && source.allows_unsafe() {
            wrong.push(format!("{}: {room} may not allow unsafe", file.display()));
        }
    }
    for (room, _) in ROOMS {
        if !sources.keys().any(|m| m.first().is_some_and(|r| r == room)) {
            wrong.push(format!("room {room} has a row but no file"));
        }
    }
    Ok(wrong)
}

fn crates(root: &Path) -> Result<Vec<String>, String> {
    let mut wrong = Vec::new();
    for (folder, allowed) in CRATES {
        let text = read(&root.join(folder).join("Cargo.toml"))?;
        for name in dependencies(&text) {
            if !allowed.contains(&name.as_str()) {
                wrong.push(format!("{folder}/Cargo.toml: may not depend on {name}"));
            }
        }
    }
    for entry in std::fs::read_dir(root.join("crates")).map_err(|e| e.to_string())? {
        let name = entry.map_err(|e| e.to_string())?.file_name();
        let folder = format!("crates/{}", name.to_string_lossy());
        if !CRATES.iter().any(|(f, _)| *f == folder) {
            wrong.push(format!("{folder}: the crate has no row"));
        }
    }
    Ok(wrong)
}

/// The crates of this workspace under `[dependencies]`.
fn dependencies(manifest: &str) -> Vec<String> {
    let mut section = "";
    let mut out = Vec::new();
    for line in manifest.lines().map(str::trim) {
        if line.starts_with('[') {
            section = line;
        } else if section == "[dependencies]" {
            let name = line.split(['.', '=', ' ']).next().unwrap_or_default();
            if name.starts_with("msmith") {
                out.push(name.to_string());
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_workspace_keeps_its_rules() {
        assert_eq!(check(), Ok(()));
    }

    #[test]
    fn modules_of_files() {
        assert_eq!(module(Path::new("ring/mod.rs")), ["ring"]);
        assert_eq!(
            module(Path::new("ring/ext2/tests.rs")),
            ["ring", "ext2", "tests"]
        );
        assert!(module(Path::new("lib.rs")).is_empty());
    }

    #[test]
    fn only_plain_dependencies_count() {
        let text = "[dependencies]\nmsmith.workspace = true\nrand = \"1\"\nmsmith-io = { path = \"x\" }\n\
                    [dev-dependencies]\nmsmith-cli.workspace = true\n";
        assert_eq!(dependencies(text), ["msmith", "msmith-io"]);
    }
}
