use super::*;

fn imports(text: &str, depth: usize) -> Vec<(usize, String)> {
    let imports = Source::new(text).imports(depth);
    let line = |(line, path): (usize, Vec<String>)| (line, path.join("::"));
    imports.into_iter().map(line).collect()
}

fn names(text: &str, depth: usize) -> Vec<String> {
    imports(text, depth).into_iter().map(|(_, n)| n).collect()
}

#[test]
fn paths_from_the_root() {
    let text = "use crate::ring::Lanes;\nuse crate::{\n error::Error, cpu::{A, B}, Point};\n\
                fn f() { crate :: msm :: go(); $crate::plan::x; mycrate::y; }";
    assert_eq!(
        names(text, 1),
        [
            "ring::Lanes",
            "error::Error",
            "cpu::A",
            "cpu::B",
            "Point",
            "msm::go",
            "plan::x"
        ]
    );
    assert_eq!(imports(text, 1)[1].0, 2);
}

#[test]
fn paths_upwards() {
    let text = "use super::x; use super::super::y; use super::super::super::z;";
    assert_eq!(names(text, 1), ["x"]);
    assert_eq!(names(text, 2), ["y"]);
    assert_eq!(names(text, 3), ["z"]);
}

#[test]
fn only_code_counts() {
    let text = "//! [`crate::a`]\n/* crate::b /* */ crate::c */ let s = \"crate::d\\\" crate::e\";\n\
                let r = r#\"crate::f\" \"#; let c = '\"'; fn g<'a>(_: &'a crate::h::X) {} let d = '\\'';\n\
                let e = 'é'; crate::i::go();";
    assert_eq!(names(text, 1), ["h::X", "i::go"]);
}

#[test]
fn tests_may_import_anything() {
    let text = "#[cfg(test)] use crate::{a, b};\n#[cfg(test)]\nmod tests { fn f(_: [u8; 3]) { crate::c() } }\n\
                #[cfg(all(test, unix))] #[allow(x)] pub(crate) mod far;\n#[cfg(not(test))] use crate::d;\n\
                #[cfg(unix)] use crate::e;";
    let source = Source::new(text);
    assert_eq!(source.test_modules, ["far"]);
    assert_eq!(names(text, 1), ["d", "e"]);
}

#[test]
fn paths_in_groups() {
    let text = "use crate::{a::{self, B as C, d::*}, e};\nlet x = crate::f::<u8>(crate::g::H::<T>::new() as u8);";
    assert_eq!(names(text, 1), ["a", "a::B", "a::d", "e", "f", "g::H"]);
}

#[test]
fn exports_of_the_face_and_of_modules_in_it() {
    let face = Source::new(
        "pub mod a;\npub use a::{B, C as D};\npub(crate) use b::E; use other::{c, d};\n\
         pub mod table {\n #![doc = \"x\"]\n pub use crate::engine::{Layout, Words};\n pub use super::plan::fixed::*;\n\
         pub mod deep { pub use crate::{msm::F, B}; fn f() { use crate::g::H; } }\n}",
    );
    let exports: Vec<_> = (face.exports().into_iter())
        .map(|(name, of)| (name.join("::"), of.join("::")))
        .collect();
    let expected = [
        ("B", "a::B"),
        ("D", "a::C"),
        ("E", "b::E"),
        ("c", "other::c"),
        ("d", "other::d"),
        ("table::*", "plan::fixed"),
        ("table::Layout", "engine::Layout"),
        ("table::Words", "engine::Words"),
        ("table::deep::B", "B"),
        ("table::deep::F", "msm::F"),
    ];
    let expected = expected.map(|(name, of)| (name.to_owned(), of.to_owned()));
    assert_eq!(exports, expected);
}

#[test]
fn lints_that_are_lifted() {
    let lifts = |text: &str| Source::new(text).allows(&["unsafe_code", "unused"]);
    assert!(lifts("#![allow(unsafe_code,\n x)]"));
    assert!(lifts("#[expect(\n clippy::x, unused, reason = \"x\")]"));
    assert!(!lifts("pub mod a;\npub use a::{B, C};"));
    assert!(!lifts("#[allow(unused_variables)] // allow(unsafe_code)"));
    assert!(lifts("#[cfg_attr(x, allow(unused))]"));
    let always = |text: &str| Source::new(text).always_allows(&["dead_code"]);
    assert!(always("mod a;\n  #[allow(x,\n   dead_code)] mod b;"));
    assert!(!always(
        "#[cfg_attr(x, allow(dead_code))]\nmod a; // #[allow(dead_code)]"
    ));
    assert!(Source::new("fn f<R: Ring>()").has_word("Ring"));
    assert!(!Source::new("fn f(r: RingFacts) {} // Ring").has_word("Ring"));
}

#[test]
fn lines_that_count() {
    let lines = |text: &str| Source::new(text).lines;
    let text =
        "//! a\n\nuse b; // c\n/* d\n e */ fn f() {\n    let s = \"\n // no comment\n\";\n}\n";
    assert_eq!(lines(text), 6);
    assert_eq!(
        lines("#[cfg(test)]\nmod tests {\n  let s = \"{\n}\n\";\n}\nfn f() {}"),
        1
    );
    assert_eq!(
        lines("int f(void) { return '\"'; } /* \" */\n\n// x\n#include <a.h>\n"),
        2
    );
}
