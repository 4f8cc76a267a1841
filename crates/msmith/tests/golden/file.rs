//! Files of lines `conditions -> choices`.

use super::hooks;
use msmith::Backend;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Lines by their conditions.
pub type Lines = BTreeMap<String, String>;

fn path(name: &str) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    root.join("tests/golden").join(format!("{name}.txt"))
}

/// Whether the files are to be written.
pub fn is_writing() -> bool {
    std::env::var_os("MSMITH_GOLDEN").is_some_and(|v| v == "write")
}

/// The lines of a file.
pub fn read(name: &str) -> Lines {
    let path = path(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let lines = text.lines().filter(|l| !l.starts_with('#'));
    let parts = lines.map(|l| l.split_once(" -> ").unwrap_or_else(|| panic!("{l:?}")));
    parts.map(|(k, v)| (k.into(), v.into())).collect()
}

/// Writes a file, with a header that says what its lines are.
pub fn write(name: &str, header: &str, lines: &Lines) {
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

/// The backends that can be planned for; the others are skipped aloud, or refused where the files are to be written.
pub fn backends(name: &str) -> Vec<Backend> {
    let (can, cannot): (Vec<_>, Vec<_>) =
        (Backend::ALL.into_iter()).partition(|b| hooks::plans_for(*b));
    for b in cannot {
        assert!(!is_writing(), "{name}: writing needs backend {}", b.name());
        eprintln!("skipped: {name}, backend {}: not on this machine", b.name());
    }
    can
}

/// Compares lines with those of a file that `concerns` takes, or writes the file.
pub fn settle(name: &str, header: &str, got: &Lines, concerns: impl Fn(&str) -> bool) {
    if is_writing() {
        write(name, header, got);
        return;
    }
    let mut expected = read(name);
    expected.retain(|key, _| concerns(key));
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

/// Whether a line is of one of these backends, which its conditions name.
pub fn is_of(backends: &[Backend]) -> impl Fn(&str) -> bool {
    move |key| {
        key.split(' ')
            .any(|word| backends.iter().any(|b| b.name() == word))
    }
}
