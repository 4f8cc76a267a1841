//! Writes the headers of the C face and the types of the Python face: templates beside this file, whose lines with an @
//! stand for what the tables of `crates/faces/capi/src/face`, the constants beside them, and `python/src` have.

mod stubs;
mod table;

use std::fmt::Write as _;
use std::path::Path;

use table::{Argument, Call, Sources};

/// The headers.
const HEADERS: &[(&str, &str)] = &[
    ("msmith.h", include_str!("msmith.h.in")),
    ("msmith_blst.h", include_str!("msmith_blst.h.in")),
    ("msmith_groth16.h", include_str!("msmith_groth16.h.in")),
    ("msmith_kzg.h", include_str!("msmith_kzg.h.in")),
    (
        "msmith_rapidsnark.h",
        include_str!("msmith_rapidsnark.h.in"),
    ),
];

/// The types of the Python face.
const STUBS: &[(&str, &str)] = &[
    ("_msmith.pyi", include_str!("_msmith.pyi.in")),
    ("groth16.pyi", include_str!("groth16.pyi.in")),
    ("kzg.pyi", include_str!("kzg.pyi.in")),
];

const WRITTEN: &str =
    "/* Written by `cargo xtask faces` of the tables in src/face: change those. */\n";

/// The widest line.
const WIDTH: usize = 120;
/// Parameters begin below the first one, unless that is as far to the right as this.
const FAR: usize = 76;

pub fn run(flags: &[&str]) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let capi = root.join("crates/faces/capi");
    let sources = Sources::load(&capi.join("src"))?;
    let mut left: Vec<&str> = sources.calls.iter().map(|call| &*call.name).collect();
    for (name, template) in HEADERS {
        let text = header(template, &sources, &mut left).map_err(|why| format!("{name}: {why}"))?;
        write(&capi.join("include").join(name), &text, flags)?;
    }
    let python = root.join("python");
    for (name, template) in STUBS {
        let text = stubs::stub(template, &python.join("src"));
        let text = text.map_err(|why| format!("{name}: {why}"))?;
        write(&python.join("msmith").join(name), &text, flags)?;
    }
    match left.is_empty() {
        true => Ok(()),
        false => Err(format!("no header has {}", left.join(", "))),
    }
}

/// Writes a file, or compares it.
fn write(path: &Path, text: &str, flags: &[&str]) -> Result<(), String> {
    let failed = |why| format!("{}: {why}", path.display());
    if flags.contains(&"--check") {
        return match std::fs::read_to_string(path).map_err(|e| failed(e.to_string()))? == text {
            true => Ok(()),
            false => Err(failed("is not what `cargo xtask faces` writes".into())),
        };
    }
    std::fs::write(path, text).map_err(|e| failed(e.to_string()))
}

fn header(template: &str, sources: &Sources, left: &mut Vec<&str>) -> Result<String, String> {
    let mut out = WRITTEN.to_owned();
    for line in template.lines() {
        let Some(what) = line.strip_prefix('@') else {
            let _ = writeln!(out, "{line}");
            continue;
        };
        match what.split_once(' ').unwrap_or((what, "")) {
            ("version", _) => {
                let version = env!("CARGO_PKG_VERSION");
                let _ = writeln!(out, "#define MSMITH_VERSION \"{version}\"");
            }
            ("handles", _) => {
                for [about, _, c] in &sources.handles {
                    let _ = writeln!(out, "/* {about} */\ntypedef struct {c} {c};");
                }
            }
            ("constants", file) => out += &constants(sources, file)?,
            (word, name) => {
                let (checked, name) = match word {
                    "unchecked" => ("", name),
                    name => ("MSMITH_CHECKED ", name),
                };
                let call = (sources.calls.iter().find(|call| call.name == name))
                    .ok_or_else(|| format!("no table has {name}"))?;
                left.retain(|other| *other != name);
                out += &comment(&call.about);
                out += &declaration(call, checked, sources)?;
            }
        }
    }
    Ok(out)
}

/// The lines of an enumeration.
fn constants(sources: &Sources, file: &str) -> Result<String, String> {
    let list = (sources.constants.get(file)).ok_or_else(|| format!("{file} has no constants"))?;
    let lines: Vec<String> = (list.iter())
        .map(|[about, name, value]| {
            // What links to Rust says nothing in C.
            let about = match about.starts_with('[') {
                true => String::new(),
                false => format!("    /* {about} */\n"),
            };
            format!("{about}    {name} = {value}")
        })
        .collect();
    Ok(lines.join(",\n") + "\n")
}

fn comment(about: &[String]) -> String {
    match about {
        [] => String::new(),
        [line] => format!("/* {line} */\n"),
        lines => {
            let lines: String = (lines.iter())
                .map(|line| format!(" * {line}").trim_end().to_owned() + "\n")
                .collect();
            format!("/*\n{lines} */\n")
        }
    }
}

fn declaration(call: &Call, checked: &str, sources: &Sources) -> Result<String, String> {
    let result = match call.of_rapidsnark {
        true => "int",
        false => "msmith_status",
    };
    let checked = if call.of_rapidsnark { "" } else { checked };
    let head = format!("{checked}{result} {}(", call.name);
    let mut parameters = Vec::new();
    for argument in &call.arguments {
        parameters.push(parameter(argument, sources)?);
    }
    if call.of_rapidsnark {
        parameters.push("char *error_msg".into());
        parameters.push("unsigned long long error_msg_maxsize".into());
    }
    let (mut out, mut line, mut at) = (String::new(), head.clone(), head.len());
    let all: usize = parameters.iter().map(|p| p.len() + 2).sum();
    if at > FAR && at + all > WIDTH + 1 {
        let _ = writeln!(out, "{line}");
        (line, at) = (" ".repeat(4), 4);
    }
    for (i, parameter) in parameters.iter().enumerate() {
        let end = if i + 1 == parameters.len() { ");" } else { "," };
        let space = if line.len() > at { " " } else { "" };
        if line.len() + space.len() + parameter.len() + end.len() > WIDTH {
            let _ = writeln!(out, "{}", line.trim_end());
            line = " ".repeat(at) + parameter + end;
        } else {
            line += &format!("{space}{parameter}{end}");
        }
    }
    Ok(out + &line + "\n")
}

/// A parameter in C.
fn parameter(argument: &Argument, sources: &Sources) -> Result<String, String> {
    let name = &argument.name;
    let rust = sources.type_of(argument)?;
    let (is_const, mut of, mut stars) = (rust.starts_with("*const"), &*rust, String::new());
    while let Some(pointed) = (of.strip_prefix("*const ")).or_else(|| of.strip_prefix("*mut ")) {
        stars.push('*');
        of = pointed;
    }
    let c = c_name(of, sources)?;
    Ok(match (is_const, &*stars) {
        (true, "**") => format!("const {c} *const {name}[]"),
        (true, _) => format!("const {c} {stars}{name}"),
        (false, _) => format!("{c} {stars}{name}"),
    })
}

/// The name in C of a type.
fn c_name(of: &str, sources: &Sources) -> Result<String, String> {
    let known = match of.rsplit(':').next().unwrap_or(of) {
        "c_void" => "void",
        "c_char" => "char",
        "c_ulonglong" => "unsigned long long",
        "bool" => "bool",
        "u8" => "uint8_t",
        "u32" => "uint32_t",
        "u64" => "uint64_t",
        "usize" => "size_t",
        "i32" => "int32_t",
        "CallerOptions" => "msmith_options",
        "CallerLists" => "msmith_groth16_lists",
        "BlstP1" => "blst_p1",
        "BlstP1Affine" => "blst_p1_affine",
        "BlstP2" => "blst_p2",
        "BlstP2Affine" => "blst_p2_affine",
        handle => {
            let found = sources.handles.iter().find(|[_, rust, _]| rust == handle);
            let found = found.map(|[_, _, c]| c.clone());
            return found.ok_or_else(|| format!("no handle is {handle}"));
        }
    };
    Ok(known.into())
}

#[cfg(test)]
mod tests {
    /// What was written is what the sources say.
    #[test]
    fn all_is_written() {
        super::run(&["--check"]).unwrap();
    }
}
