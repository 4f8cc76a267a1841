//! What is public though rustdoc's pages do not show it: items under `#[doc(hidden)]`, read from the sources.

use std::fs;
use std::path::Path;

use super::Item;
use super::declared::{Declared, closing, joined, split, with_path};
use crate::layers::{Source, module};

/// The mark.
const MARK: &str = "#[doc(hidden)]";

/// The lines of what the sources of a crate hide, sorted: functions of types by the paths that `items` knows the types by,
/// modules with what they re-export.
///
/// Errors: a file that cannot be read; a hidden module in a file of its own, whose items would not be seen.
pub fn lines(src: &Path, items: &[Item]) -> Result<Vec<String>, String> {
    let mut out = Vec::new();
    let mut folders = vec![src.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let wrong = |e: std::io::Error| format!("{}: {e}", folder.display());
        for entry in fs::read_dir(&folder).map_err(wrong)? {
            let path = entry.map_err(wrong)?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "rs") {
                let text = fs::read_to_string(&path);
                let text = text.map_err(|e| format!("{}: {e}", path.display()))?;
                let module = module(path.strip_prefix(src).unwrap_or(&path)).join("::");
                let lines = in_file(&Source::new(&text).text(), &module, items);
                out.extend(lines.map_err(|e| format!("{}: {e}", path.display()))?);
            }
        }
    }
    out.sort();
    out.dedup();
    Ok(out)
}

/// Of the file of a module, without comments and tests.
pub fn in_file(code: &str, within: &str, items: &[Item]) -> Result<Vec<String>, String> {
    let mut out = Vec::new();
    for (at, _) in code.match_indices(MARK) {
        let mut start = at;
        while code[start..].starts_with("#[") {
            start = closing(code, start + 1);
            start += code[start..].len() - code[start..].trim_start().len();
        }
        let rest = &code[start..];
        let owner = owner(&code[..at]);
        let path = |name: &str| {
            let mut types = items.iter().filter(|item| item.name == name);
            let known = types.find(|item| !["mod", "use", "fn"].contains(&&*item.kind));
            known.map(Item::path)
        };
        match &owner {
            // Of a type or trait that nobody sees nothing is seen.
            Some((_, name)) if path(name).is_none() => {}
            Some((kind, name)) => {
                let member = head(rest, ["enum", "struct"].contains(&&**kind));
                let path = path(name).unwrap_or_default();
                match kind.as_str() {
                    "impl" if !rest.starts_with("pub ") => {}
                    "enum" => out.push(format!("variant {path}::{member}")),
                    "struct" => out.push(format!("field {path}::{member}")),
                    _ => out.push(with_path(&Declared::new(&member), &path)),
                }
            }
            None if rest.starts_with("pub mod ") => out.extend(in_module(rest, within)?),
            None if rest.starts_with("macro_rules!") => {
                out.push(head(rest, false).replace("macro_rules! ", "macro "));
            }
            None if rest.starts_with("pub ") => {
                out.push(with_path(
                    &Declared::new(&head(rest, false)).without_value(),
                    within,
                ));
            }
            None => {}
        }
    }
    Ok(out)
}

/// An item without its block; a field or variant with all that it has.
fn head(item: &str, of_type: bool) -> String {
    let ends: &[char] = if of_type { &[',', '}'] } else { &[';', '{'] };
    let head = split(item, ends).first().copied().unwrap_or_default();
    joined(head.trim_end_matches([';', ',']))
}

/// The block that begins with the first brace, without braces: those of code, where `<` is a comparison too.
fn block(item: &str) -> &str {
    let from = item.find('{').unwrap_or(item.len());
    let mut depth = 0;
    for (at, c) in item[from..].char_indices() {
        depth += i32::from(c == '{') - i32::from(c == '}');
        if depth == 0 {
            return item[from..from + at].trim_start_matches('{');
        }
    }
    ""
}

/// What a hidden module has: the names that it re-exports, and its items.
fn in_module(item: &str, within: &str) -> Result<Vec<String>, String> {
    let declared = Declared::new(&head(item, false));
    if split(item, &[';', '{'])[0].ends_with(';') {
        return Err(format!(
            "a hidden `{}` has a file of its own: its items would not be listed",
            declared.head
        ));
    }
    let line = with_path(&declared, within);
    let path = line.trim_start_matches("mod ").to_owned();
    let block = block(item);
    let mut out = vec![line];
    for (names, _) in Source::new(block).exports() {
        out.push(format!("use {path}::{}", names.join("::")));
    }
    let items = block.split("pub ").skip(1);
    let items = items.filter(|item| !item.starts_with("use "));
    out.extend(items.map(|item| with_path(&Declared::new(&head(item, false)), &path)));
    Ok(out)
}

/// The kind and the name of the type or trait in whose block the code ends; none outside of all, or in a module.
fn owner(code: &str) -> Option<(String, String)> {
    let (mut open, mut from) = (Vec::new(), 0);
    for (at, c) in code.char_indices() {
        match c {
            '{' => open.push(code[from..at].trim()),
            '}' => _ = open.pop(),
            _ => {}
        }
        if ";{}".contains(c) {
            from = at + 1;
        }
    }
    let header = joined(open.last()?);
    let words: Vec<&str> = (header.split(|c: char| !(c.is_alphanumeric() || c == '_')))
        .filter(|w| !w.is_empty())
        .collect();
    let kinds = ["impl", "trait", "enum", "struct"];
    let at = words.iter().position(|w| kinds.contains(w))?;
    let name = match words[at] {
        "impl" => {
            let of = header.split("impl").nth(1)?;
            let of = if of.starts_with('<') {
                &of[closing(of, 0)..]
            } else {
                of
            };
            let of = of.rsplit(" for ").next()?.trim();
            of.split(|c: char| !(c.is_alphanumeric() || c == '_'))
                .next()?
        }
        _ => *words.get(at + 1)?,
    };
    Some((words[at].to_owned(), name.to_owned()))
}
