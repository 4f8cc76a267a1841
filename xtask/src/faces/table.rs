//! What the sources of the C face say: functions of tables, handles, constants.

use std::collections::BTreeMap;
use std::path::Path;

/// The files with tables and handles.
const TABLES: &[&str] = &[
    "face/engine.rs",
    "face/bases.rs",
    "face/stream.rs",
    "face/shapes.rs",
    "face/blst.rs",
    "face/kzg/mod.rs",
    "face/kzg/block.rs",
    "face/kzg/blobs.rs",
    "face/kzg/cells.rs",
    "face/kzg/many.rs",
    "face/groth16/mod.rs",
    "face/groth16/verify.rs",
    "face/groth16/lists.rs",
    "face/groth16/rapidsnark.rs",
];

/// The files with constants.
const CONSTANTS: &[&str] = &[
    "status.rs",
    "form.rs",
    "caller/options.rs",
    "face/groth16/mod.rs",
];

/// One function.
pub struct Call {
    /// The lines of its comment.
    pub about: Vec<String>,
    pub name: String,
    pub arguments: Vec<Argument>,
    pub of_rapidsnark: bool,
}

/// `name: kind(of)`.
pub struct Argument {
    pub name: String,
    pub kind: String,
    pub of: String,
}

pub struct Sources {
    /// Of each kind, what C sees, as the macros have it.
    kinds: BTreeMap<String, String>,
    pub calls: Vec<Call>,
    /// What they are, their names in Rust and in C.
    pub handles: Vec<[String; 3]>,
    /// By file: what they are, names and values.
    pub constants: BTreeMap<&'static str, Vec<[String; 3]>>,
}

impl Sources {
    pub fn load(folder: &Path) -> Result<Self, String> {
        let read = |file: &str| {
            std::fs::read_to_string(folder.join(file)).map_err(|e| format!("{file}: {e}"))
        };
        let (mut calls, mut handles) = (Vec::new(), Vec::new());
        for file in TABLES {
            let text = read(file)?;
            let wrong = || format!("{file}: a table that cannot be read");
            for (table, of_rapidsnark) in [("\ncalls! {\n", false), ("\nrapidsnark! {\n", true)] {
                for table in text.split(table).skip(1) {
                    let (table, _) = table.split_once("\n}\n}\n").ok_or_else(wrong)?;
                    functions(table, of_rapidsnark, &mut calls).ok_or_else(wrong)?;
                }
            }
            for handle in text.split("\nhandle! {\n/// ").skip(1) {
                handles.push(self::handle(handle).ok_or_else(wrong)?);
            }
        }
        let (mut kinds, mut constants) = (BTreeMap::new(), BTreeMap::new());
        for line in read("face/calls.rs")?.lines() {
            if let Some((kind, ty)) = line.trim().split_once(") => { ")
                && let (Some(kind), Some(ty)) = (kind.strip_prefix('('), ty.strip_suffix(" };"))
                && !kind.starts_with('$')
            {
                let (kind, _) = kind.split_once(' ').unwrap_or((kind, ""));
                kinds.insert(kind.to_owned(), ty.to_owned());
            }
        }
        for file in CONSTANTS {
            constants.insert(*file, self::constants(&read(file)?));
        }
        Ok(Self {
            kinds,
            calls,
            handles,
            constants,
        })
    }

    /// What C sees of an argument, as a type of Rust.
    pub fn type_of(&self, argument: &Argument) -> Result<String, String> {
        let kind = self.kinds.get(&argument.kind);
        let kind = kind.ok_or_else(|| format!("no kind is {}", argument.kind))?;
        Ok(kind.replace("$of", &argument.of))
    }
}

/// `about\nRust = c, …`.
fn handle(text: &str) -> Option<[String; 3]> {
    let (about, rest) = text.split_once('\n')?;
    let (rust, rest) = rest.split_once(" = ")?;
    let (c, _) = rest.split_once(',')?;
    Some([about, rust, c].map(str::to_owned))
}

fn constants(text: &str) -> Vec<[String; 3]> {
    let mut list = Vec::new();
    let lines: Vec<&str> = text.lines().collect();
    for pair in lines.windows(2) {
        if let Some(about) = pair[0].strip_prefix("/// ")
            && let Some(item) = pair[1].strip_prefix("pub const MSMITH_")
            && let Some((name, item)) = item.split_once(':')
            && let Some((_, value)) = item.split_once(" = ")
        {
            let value = value.trim_end_matches(';');
            list.push([about.into(), format!("MSMITH_{name}"), value.into()]);
        }
    }
    list
}

/// The functions of a table, whose lines begin at the margin.
fn functions(table: &str, of_rapidsnark: bool, to: &mut Vec<Call>) -> Option<()> {
    let mut about = Vec::new();
    let mut lines = table.lines();
    while let Some(line) = lines.next() {
        if let Some(line) = line.strip_prefix("///") {
            about.push(line.strip_prefix(' ').unwrap_or(line).to_owned());
        } else if let Some(line) = line.strip_prefix("fn ") {
            let mut head = line.to_owned();
            while !head.ends_with(") {") {
                head += " ";
                head += lines.next()?.trim();
            }
            let (name, arguments) = head.strip_suffix(") {")?.split_once('(')?;
            to.push(Call {
                about: std::mem::take(&mut about),
                name: name.to_owned(),
                arguments: self::arguments(arguments)?,
                of_rapidsnark,
            });
        }
    }
    Some(())
}

fn arguments(mut rest: &str) -> Option<Vec<Argument>> {
    let mut list = Vec::new();
    while !rest.trim().is_empty() {
        let (name, behind) = rest.split_once(':')?;
        let behind = behind.trim_start();
        let end = behind.find(['(', ',']).unwrap_or(behind.len());
        let (kind, behind) = behind.split_at(end);
        let (of, behind) = match behind.strip_prefix('(') {
            Some(inside) => inside.split_once(')')?,
            None => ("", behind),
        };
        list.push(Argument {
            name: name.trim().to_owned(),
            kind: kind.to_owned(),
            of: of.to_owned(),
        });
        rest = behind.strip_prefix(',').unwrap_or(behind);
    }
    Some(list)
}
