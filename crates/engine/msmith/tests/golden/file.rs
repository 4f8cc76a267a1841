//! Files of lines `conditions -> choices`.

use std::collections::BTreeMap;
use std::path::PathBuf;

/// Lines by their conditions.
pub type Lines = BTreeMap<String, String>;

fn path(name: &str) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    root.join("tests/golden").join(format!("{name}.txt"))
}

/// Whether the files are to be written.
fn is_writing() -> bool {
    std::env::var_os("MSMITH_GOLDEN").is_some_and(|v| v == "write")
}

/// The lines of a file.
fn read(name: &str) -> Lines {
    let path = path(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let lines = text.lines().filter(|l| !l.starts_with('#'));
    let parts = lines.map(|l| l.split_once(" -> ").unwrap_or_else(|| panic!("{l:?}")));
    parts.map(|(k, v)| (k.into(), v.into())).collect()
}

/// Writes a file, with a header that says what its lines are.
fn write(name: &str, header: &str, lines: &Lines) {
    let mut text = String::from(
        "# Made by MSMITH_GOLDEN=write cargo test -p msmith --test golden; see golden/main.rs.\n",
    );
    for line in header.lines() {
        text += &format!("# {line}\n");
    }
    for (key, value) in lines {
        text += &format!("{key} -> {value}\n");
    }
    let path = path(name);
    std::fs::write(&path, text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
}

/// Compares lines with those of a file, or writes the file.
pub fn settle(name: &str, header: &str, got: &Lines) {
    if is_writing() {
        write(name, header, got);
        return;
    }
    let expected = read(name);
    let mut differ = Vec::new();
    for key in expected
        .keys()
        .chain(got.keys().filter(|k| !expected.contains_key(*k)))
    {
        let (old, new) = (expected.get(key), got.get(key));
        if old != new {
            let text = |v: Option<&String>| v.map_or("(no line)".into(), String::clone);
            differ.push(format!(
                "{key}\n  file: {}\n  now:  {}",
                text(old),
                text(new)
            ));
        }
    }
    let n = differ.len();
    differ.truncate(8);
    let first = differ.join("\n");
    assert!(
        n == 0,
        "{name}: {n} of {} lines differ; the first:\n{first}",
        got.len()
    );
    assert!(!got.is_empty(), "{name}: nothing was compared");
}
