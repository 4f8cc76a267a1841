//! The headers declare what the sources define: functions with their parameters, constants, fields and their places.
//! Functions of tables, of which the headers are written, are compared by `cargo xtask faces --check`.

use std::collections::BTreeMap;

/// Parameters as (name, type in Rust), and the type of the result.
type Signature = (Vec<(String, String)>, String);

const HEADERS: [&str; 5] = [
    include_str!("../../include/msmith.h"),
    include_str!("../../include/msmith_groth16.h"),
    include_str!("../../include/msmith_rapidsnark.h"),
    include_str!("../../include/msmith_kzg.h"),
    include_str!("../../include/msmith_blst.h"),
];

const SOURCES: [&str; 17] = [
    include_str!("../../src/face/bases.rs"),
    include_str!("../../src/face/blst.rs"),
    include_str!("../../src/face/engine.rs"),
    include_str!("../../src/face/groth16/mod.rs"),
    include_str!("../../src/face/groth16/lists.rs"),
    include_str!("../../src/face/groth16/rapidsnark.rs"),
    include_str!("../../src/face/groth16/verify.rs"),
    include_str!("../../src/face/kzg/mod.rs"),
    include_str!("../../src/face/kzg/blobs.rs"),
    include_str!("../../src/face/kzg/block.rs"),
    include_str!("../../src/face/kzg/cells.rs"),
    include_str!("../../src/face/kzg/many.rs"),
    include_str!("../../src/face/shapes.rs"),
    include_str!("../../src/face/stream.rs"),
    include_str!("../../src/caller/options.rs"),
    include_str!("../../src/form.rs"),
    include_str!("../../src/status.rs"),
];

/// A header without comments and directives.
fn plain(header: &str) -> String {
    let mut rest = header;
    let mut out = String::new();
    while let Some((before, comment)) = rest.split_once("/*") {
        out += before;
        rest = comment.split_once("*/").expect("comments end").1;
    }
    out += rest;
    let code = out.lines().filter(|l| !l.trim_start().starts_with('#'));
    code.collect::<Vec<_>>()
        .join(" ")
        .replace("MSMITH_CHECKED", "")
        .replace("unsigned long long", "unsigned_long_long")
        .replace("unsigned long", "unsigned_long")
}

/// The Rust type and name of `const uint8_t *const scalars[]`.
fn declared(c: &str) -> (String, String) {
    let c = c.trim();
    let (c, is_array) = match c.strip_suffix("[]") {
        Some(c) => (c, true),
        None => (c, false),
    };
    let at = c
        .rfind(|x: char| !(x.is_alphanumeric() || x == '_'))
        .expect("a type and a name")
        + 1;
    let (ty, name) = c.split_at(at);
    (name.to_owned(), rust_type(ty, is_array))
}

fn rust_type(c: &str, is_array: bool) -> String {
    let spaced = c.replace('*', " * ");
    let mut words = spaced.split_whitespace().peekable();
    let mut is_const = words.next_if_eq(&"const").is_some();
    let base = words.next().expect("a type");
    let mut ty = match base {
        "void" => "c_void",
        "char" => "c_char",
        "int" => "c_int",
        "unsigned_long" => "c_ulong",
        "unsigned_long_long" => "c_ulonglong",
        "size_t" => "usize",
        "uint8_t" => "u8",
        "uint32_t" => "u32",
        "uint64_t" => "u64",
        "double" => "f64",
        "bool" => "bool",
        "int32_t" | "msmith_status" => "i32",
        "int64_t" => "i64",
        "msmith_engine" => "EngineHandle",
        "msmith_bases" => "BasesHandle",
        "msmith_stream" => "StreamHandle",
        "msmith_kzg" => "KzgHandle",
        "msmith_kzg_commitments" => "CommitmentsHandle",
        "msmith_groth16_key" => "ProvingKeyHandle",
        "msmith_groth16_vk" => "VerifyingKeyHandle",
        "msmith_groth16_lists" => "CallerLists",
        "msmith_options" => "CallerOptions",
        "msmith_progress" => "Option<Progress>",
        "blst_p1" => "BlstP1",
        "blst_p1_affine" => "BlstP1Affine",
        "blst_p2" => "BlstP2",
        "blst_p2_affine" => "BlstP2Affine",
        other => panic!("unknown type {other}"),
    }
    .to_owned();
    let mut point = |is_const: bool| {
        let kind = if is_const { "const" } else { "mut" };
        ty = format!("*{kind} {ty}");
    };
    while let Some(word) = words.next() {
        assert_eq!(word, "*", "in {c}");
        point(is_const);
        is_const = words.next_if_eq(&"const").is_some();
    }
    if is_array {
        point(is_const);
    }
    ty
}

/// The functions of a header.
fn of_header(header: &str) -> BTreeMap<String, Signature> {
    let text = plain(header);
    let mut out = BTreeMap::new();
    for statement in text.split([';', '{', '}']) {
        let Some((head, parameters)) = statement.trim().split_once('(') else {
            continue;
        };
        if head.contains("typedef") {
            continue;
        }
        let (name, result) = declared(head);
        let parameters = parameters.trim_end_matches(')');
        let parameters = match parameters {
            "void" => Vec::new(),
            list => list.split(',').map(declared).collect(),
        };
        let of_ours = name.starts_with("msmith_") || name.starts_with("groth16_");
        assert!(of_ours, "{name}");
        assert!(out.insert(name, (parameters, result)).is_none());
    }
    out
}

/// The functions that a source exports beside its tables.
fn of_source(source: &str) -> BTreeMap<String, Signature> {
    let mut out = BTreeMap::new();
    for item in source.split("#[unsafe(no_mangle)]").skip(1) {
        let (_, item) = item.split_once("extern \"C\" fn ").expect("a function");
        if item.starts_with("$name") {
            continue;
        }
        let (name, item) = item.split_once('(').unwrap();
        let (parameters, item) = item.split_once(')').unwrap();
        let (result, _) = item.split_once('{').unwrap();
        let parameters = parameters
            .split(',')
            .map(str::trim)
            .filter(|p| !p.is_empty());
        let parameters = parameters.map(|p| {
            let (name, ty) = p.split_once(':').unwrap();
            (name.trim().to_owned(), ty.trim().to_owned())
        });
        let result = match result.trim().trim_start_matches("->").trim() {
            "" => "c_void".to_owned(),
            result => result.to_owned(),
        };
        assert!(
            out.insert(name.to_owned(), (parameters.collect(), result))
                .is_none()
        );
    }
    out
}

/// The names of all functions that the headers declare.
pub fn functions() -> Vec<String> {
    HEADERS
        .iter()
        .flat_map(|h| of_header(h).into_keys())
        .collect()
}

#[test]
fn functions_are_those_of_the_sources() {
    let declared: BTreeMap<_, _> = HEADERS.iter().flat_map(|h| of_header(h)).collect();
    let defined: BTreeMap<_, _> = SOURCES.iter().flat_map(|s| of_source(s)).collect();
    for (name, signature) in &defined {
        assert_eq!(declared.get(name), Some(signature), "{name}");
    }
    assert!(declared.len() >= 65 && defined.len() >= 8);
}

#[test]
fn constants_are_those_of_the_sources() {
    let mut declared = BTreeMap::new();
    let parts = HEADERS.map(plain).join(" ");
    for part in parts.split("enum {").skip(1) {
        let (list, _) = part.split_once('}').unwrap();
        for item in list.split(',') {
            let (name, value) = item.split_once('=').expect("every constant has its value");
            declared.insert(name.trim().to_owned(), value.trim().parse::<u32>().unwrap());
        }
    }
    let mut defined = BTreeMap::new();
    for item in SOURCES
        .iter()
        .flat_map(|s| s.split("pub const MSMITH_").skip(1))
    {
        let (name, item) = item.split_once(':').unwrap();
        let (_, item) = item.split_once('=').unwrap();
        let (value, _) = item.split_once(';').unwrap();
        defined.insert(
            format!("MSMITH_{name}"),
            value.trim().parse::<u32>().unwrap(),
        );
    }
    assert_eq!(declared, defined);
    assert!(declared.len() >= 30);
    let version = format!("#define MSMITH_VERSION \"{}\"\n", env!("CARGO_PKG_VERSION"));
    assert!(HEADERS[0].contains(&version), "{version}");
}

/// Names and types of a structure's fields, as a header declares them and as a source defines them.
fn fields(header: &str, c: &str, rust: &str) -> [Vec<(String, String)>; 2] {
    let header = plain(header);
    let (_, fields) = header.split_once(&format!("struct {c} {{")).unwrap();
    let (fields, _) = fields.split_once('}').unwrap();
    let fields = fields.split(';').filter(|f| !f.trim().is_empty());
    let declared = fields.map(declared).collect();

    let head = format!("pub struct {rust} {{");
    let source = SOURCES.iter().find_map(|s| s.split_once(&head));
    let (_, fields) = source.unwrap();
    let (fields, _) = fields.split_once("\n}").unwrap();
    let fields = fields.lines().filter_map(|l| l.trim().strip_prefix("pub "));
    let defined = fields
        .map(|f| f.trim_end_matches(',').split_once(": ").unwrap())
        .map(|(name, ty)| (name.to_owned(), ty.to_owned()))
        .collect();
    [declared, defined]
}

#[test]
fn fields_are_those_of_the_sources() {
    for (header, c, rust, n) in [
        (HEADERS[0], "msmith_options", "CallerOptions", 9),
        (HEADERS[1], "msmith_groth16_lists", "CallerLists", 21),
    ] {
        let [declared, defined] = fields(header, c, rust);
        assert_eq!(declared, defined);
        assert_eq!(declared.len(), n);
    }
}

#[test]
fn differences_are_seen() {
    let functions = of_header(
        "/* x( */\nMSMITH_CHECKED msmith_status msmith_f(const void *const a[], msmith_engine **b);",
    );
    let (parameters, result) = &functions["msmith_f"];
    let parameters: Vec<(&str, &str)> = parameters
        .iter()
        .map(|(n, t)| (n.as_str(), t.as_str()))
        .collect();
    assert_eq!(
        parameters,
        [
            ("a", "*const *const c_void"),
            ("b", "*mut *mut EngineHandle")
        ]
    );
    assert_eq!(result, "i32");
}
