use super::*;

#[test]
fn the_workspace_keeps_its_rules() {
    assert_eq!(check(), Ok(()));
}

/// What is wrong inside a crate of these files, in a folder that goes at the end.
fn wrong_in(name: &str, files: &[(&str, &str)]) -> Vec<String> {
    let root = std::env::temp_dir().join(format!("xtask-{name}-{}", std::process::id()));
    std::fs::create_dir_all(root.join("crates/x/src")).unwrap();
    for (file, text) in files {
        std::fs::write(root.join("crates/x/src").join(file), text).unwrap();
    }
    let mut wrong = Vec::new();
    let rooms = inside(&root, "crates/x", &mut wrong).map(|(rooms, _)| rooms);
    std::fs::remove_dir_all(&root).unwrap();
    assert!(rooms.is_ok(), "{rooms:?}");
    wrong
}

/// What a module in the face re-exports changes no edge to the rooms that it is of, and is one if it is imported.
#[test]
fn circles_are_seen_through_the_face() {
    let face = "mod a;\nmod b;\npub use a::{A, a};\npub mod nested {\n pub use crate::a::{A2, a2};\n pub use crate::b::*;\n}";
    let b = ("b.rs", "use crate::a::A;");
    let of = |a: &'static str| wrong_in("circles", &[("lib.rs", face), ("a.rs", a), b]).join("\n");
    let circle = |line| {
        format!(
            "crates/x: a circle: a -> b (crates/x/src/a.rs:{line}), b -> a (crates/x/src/b.rs:1)"
        )
    };
    assert_eq!(of("use crate::ring::R; fn a() {}"), "");
    assert_eq!(of("\nuse crate::b::B;"), circle(2));
    assert_eq!(of("use crate::nested::B;"), circle(1));
    assert_eq!(of("use crate::nested;"), circle(1));
    assert_eq!(of("use crate::nested::{A2, a2}; use crate::a;"), "");
    // A face that leads in circles, or to ever longer paths, ends.
    let turns = "mod a; use rand::rand; pub mod n { pub use super::m::*; } pub mod m { pub use crate::n::*; }";
    let a = ("a.rs", "use crate::n::N; use crate::rand;");
    assert!(wrong_in("turns", &[("lib.rs", turns), a]).is_empty());
}

#[test]
fn what_is_unused_is_not_allowed_to_be() {
    let face = "#![allow(unsafe_code)]\nmod a; #[cfg(test)] mod tests;";
    let a =
        "#[expect(\n clippy::x, dead_code)] fn f() {}\n#[cfg(test)] mod t { #![allow(unused)] }";
    let tests = ("tests.rs", "#![allow(dead_code, unsafe_code)]");
    let expected = [
        "crates/x/src/lib.rs: only rooms may allow unsafe",
        "crates/x/src/a.rs: may not allow what nobody uses",
    ];
    let found = wrong_in("unused", &[("lib.rs", face), ("a.rs", a), tests]);
    assert_eq!(found, expected);
}

#[test]
fn circles_are_found() {
    let edges = |list: &[(&str, &str)]| {
        let mut edges = Edges::new();
        for (a, b) in list {
            let row = edges.entry((*a).into()).or_default();
            row.insert((*b).into(), String::new());
        }
        edges
    };
    assert_eq!(circle(&edges(&[("a", "b"), ("a", "c"), ("b", "c")])), None);
    let found = circle(&edges(&[("a", "b"), ("b", "c"), ("c", "b")])).unwrap();
    assert_eq!(found, ["b", "c", "b"]);
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
