//! Writes the types of the Python face: lines `@FILE NAME -> RESULT` of a template become the function as
//! `python/src/FILE` has it, with its documentation; what an argument is, its name says.

use std::fmt::Write as _;
use std::path::Path;

/// What arguments are, by their names; where one stands twice, the first file that it is of decides.
const TYPES: &[(&str, &str, &str)] = &[
    ("groth16/mod.rs", "key", "Key"),
    ("groth16", "key", "VerifyingKey | _File | Mapping[str, Any]"),
    ("groth16", "witness", "_File | Iterable[int]"),
    ("groth16", "public", "_Public"),
    ("groth16", "proof", "_Proof"),
    ("groth16", "items", "Iterable[tuple[_Public, _Proof]]"),
    ("groth16", "r s", "int"),
    ("kzg/challenges.rs", "blob commitment", "_Bytes"),
    ("kzg/challenges.rs", "commitments cells proofs", "_Items"),
    (
        "kzg/challenges.rs",
        "commitment_indices cell_indices",
        "_Indices",
    ),
    ("kzg", "trusted_setup_path tables", "_Path"),
    ("kzg", "precompute", "int"),
    (
        "signatures.rs",
        "items",
        "Iterable[tuple[_Bytes, _Bytes, _Bytes]]",
    ),
    ("", "points p q", "_Points"),
    ("", "scalars", "_Scalars"),
    ("", "point", "Point"),
    ("", "value", "_Bytes | Point | _Pair | None"),
    (
        "",
        "n bits scalar_bytes budget points_per_base threads memory_limit",
        "_Number",
    ),
    ("", "a root coset first last", "int"),
    ("", "progress", "_Progress"),
    ("", "path", "_Path"),
    ("", "engine", "Engine"),
    ("", "format curve group algorithm rules", "str"),
    ("", "verify in_subgroup inverse check", "bool"),
];

/// What the readers of the table of KZG's functions take.
const READERS: &[(&str, &str)] = &[
    ("Items::one", "_Bytes"),
    ("Items::many many_blobs many_cells", "_Items"),
    ("indices", "_Indices"),
    ("index", "int"),
    ("checked", "Commitments"),
    ("rows_of", "Iterable[tuple[_Indices, _Items]]"),
    ("path", "_Path"),
];

const OPTIONS: &str = "**options: Unpack[_Options]";

const WIDTH: usize = 120;

/// A file of types.
pub fn stub(template: &str, sources: &Path) -> Result<String, String> {
    let mut out = "# Written by `cargo xtask faces` of python/src: change that.\n".to_owned();
    for line in template.lines() {
        let indent = &line[..line.len() - line.trim_start().len()];
        let Some(what) = line
            .trim_start()
            .strip_prefix('@')
            .filter(|w| w.contains(" -> "))
        else {
            let _ = writeln!(out, "{line}");
            continue;
        };
        let (what, is_static) = match what.strip_prefix("static ") {
            Some(what) => (what, true),
            None => (what, false),
        };
        let wrong = || format!("@{what} cannot be read");
        let (place, result) = what.split_once(" -> ").ok_or_else(wrong)?;
        let (file, name) = place.split_once(' ').ok_or_else(wrong)?;
        let path = sources.join(file);
        let text = std::fs::read_to_string(path).map_err(|e| format!("{file}: {e}"))?;
        let (about, mut parameters) = function(&text, file, name)
            .ok_or_else(|| format!("{file} has no {name}"))?
            .map_err(|why| format!("{file}: {name}: {why}"))?;
        if is_static {
            let _ = writeln!(out, "{indent}@staticmethod");
        } else if !indent.is_empty() {
            parameters.insert(0, "self".into());
        }
        out += &definition(indent, name, &parameters, result);
        out += &documentation(&about, &format!("{indent}    "));
    }
    Ok(out)
}

type Found = Result<(Vec<String>, Vec<String>), String>;

/// The documentation and the parameters of a function; none if it is not there.
fn function(text: &str, file: &str, name: &str) -> Option<Found> {
    let lines: Vec<&str> = text.lines().collect();
    let begins = |line: &&str| {
        let head = line.trim_start();
        let head = head
            .strip_prefix("pub ")
            .unwrap_or(head)
            .strip_prefix("fn ");
        let behind = head.and_then(|head| head.strip_prefix(name));
        behind.is_some_and(|behind| behind.starts_with(['(', '<']))
    };
    // Of several the one that Python sees has attributes, or is the first.
    let at = lines.iter().position(begins)?;
    let at = match text.contains(&format!("#[pyfunction]\nfn {name}")) || file == "file.rs" {
        true => lines.iter().rposition(begins)?,
        false => at,
    };
    let above = &lines[..at];
    let from =
        (above.iter()).rposition(|line| line.trim().is_empty() || line.ends_with(['{', '}']));
    let above = &above[from.map_or(0, |from| from + 1)..];
    let about = above
        .iter()
        .filter_map(|line| line.trim().strip_prefix("///"));
    let about = about.map(|line| line.trim().to_owned()).collect();
    let attribute: String = (above.iter())
        .filter(|line| !line.trim().starts_with("///"))
        .map(|line| line.trim().to_owned() + " ")
        .collect();
    let parameters = match attribute.split_once("signature = (") {
        Some((_, signature)) => signature
            .split_once(")]")
            .map(|(list, _)| list.trim_end_matches(')').to_owned()),
        None => Some(given(&lines[at..])),
    };
    let parameters = parameters.unwrap_or_default();
    Some(typed(&parameters, file).map(|parameters| (about, parameters)))
}

/// The parameters of a function in Rust, without those that Python does not see; in the table of KZG's functions with
/// their readers.
fn given(lines: &[&str]) -> String {
    let head: String = lines
        .iter()
        .take(20)
        .map(|line| line.trim().to_owned() + " ")
        .collect();
    let list = head.split_once('(').map_or("", |(_, list)| list);
    let ends = [") of ", ") -> ", ") {"];
    let end = ends.iter().filter_map(|end| list.find(end)).min();
    let list = end.map_or(list, |end| &list[..end]);
    // Not at the commas of types.
    let mut depth = 0;
    let list: String = (list.chars())
        .filter(|c| {
            depth += i32::from(*c == '<') - i32::from(*c == '>');
            depth == 0 && *c != '>'
        })
        .collect();
    let hidden = |parameter: &&str| {
        let name = parameter.trim().split(':').next();
        name.is_none_or(|name| ["", "self", "py", "&self"].contains(&name))
    };
    let shown = list.split(", ").filter(|p| !hidden(p));
    shown.collect::<Vec<_>>().join(", ")
}

/// Parameters with what they are.
fn typed(list: &str, file: &str) -> Result<Vec<String>, String> {
    let mut out = Vec::new();
    let is_table = file == "kzg/calls.rs";
    for parameter in list.split(',').map(str::trim).filter(|p| !p.is_empty()) {
        let (name, default) = match parameter.split_once(" = ") {
            Some((name, default)) => (name, Some(default)),
            None => (parameter, None),
        };
        if let Some((name, reader)) = name.split_once(": ").filter(|_| is_table) {
            let known = READERS
                .iter()
                .find(|(readers, _)| readers.split(' ').any(|r| r == reader));
            let (_, kind) = known.ok_or_else(|| format!("no type is known of {reader}"))?;
            out.push(format!("{name}: {kind}"));
            continue;
        }
        let name = name.split(':').next().unwrap_or(name).trim();
        if name == "*" {
            out.push("*".into());
            continue;
        }
        let known = TYPES.iter().find(|(of, names, _)| {
            file.starts_with(of) && names.split(' ').any(|known| known == name)
        });
        let (_, _, kind) = known.ok_or_else(|| format!("no type is known of {name}"))?;
        out.push(match default {
            Some("None") if kind.starts_with("_Progress") => format!("{name}: {kind} = None"),
            Some("None") => format!("{name}: {kind} | None = None"),
            Some("true") => format!("{name}: {kind} = True"),
            Some("false") => format!("{name}: {kind} = False"),
            Some(default) => format!("{name}: {kind} = {default}"),
            None => format!("{name}: {kind}"),
        });
    }
    if is_table {
        out.extend(["trusted_setup: TrustedSetup".into(), OPTIONS.into()]);
    }
    // As those of Engine.msm, where all three are.
    let n = out.len();
    if file.starts_with("groth16") && n > 2 && out[n - 2].starts_with("progress:") {
        out.truncate(n - 3);
        if out.last().is_some_and(|last| last == "*") {
            out.pop();
        }
        out.push(OPTIONS.into());
    }
    Ok(out)
}

fn definition(indent: &str, name: &str, parameters: &[String], result: &str) -> String {
    let list = parameters.join(", ");
    let line = format!("{indent}def {name}({list}) -> {result}:\n");
    if line.trim_end().chars().count() <= WIDTH {
        return line;
    }
    let inner = format!("{indent}    {list}");
    let inner = match inner.chars().count() <= WIDTH {
        true => inner + "\n",
        false => (parameters.iter())
            .map(|p| format!("{indent}    {p},\n"))
            .collect(),
    };
    format!("{indent}def {name}(\n{inner}{indent}) -> {result}:\n")
}

/// A string that documents, its lines filled.
fn documentation(about: &[String], indent: &str) -> String {
    let mut lines = vec![format!("{indent}\"\"\"")];
    for paragraph in about.split(String::is_empty) {
        if lines.len() > 1 || lines[0].len() > indent.len() + 3 {
            lines.extend([String::new(), indent.to_owned()]);
        }
        for word in paragraph.iter().flat_map(|line| line.split_whitespace()) {
            let Some(line) = lines.last_mut() else { break };
            let is_first = line.len() == indent.len() || line.ends_with("\"\"\"");
            if is_first {
                *line += word;
            } else if line.chars().count() + 1 + word.chars().count() <= WIDTH {
                *line += &format!(" {word}");
            } else {
                lines.push(format!("{indent}{word}"));
            }
        }
    }
    let close = match lines.len() == 1 && lines[0].chars().count() + 3 <= WIDTH {
        true => "\"\"\"\n".to_owned(),
        false => format!("\n{indent}\"\"\"\n"),
    };
    lines.join("\n") + &close
}
