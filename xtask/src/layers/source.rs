//! As much of a Rust file as the layer check needs: code without comments, strings and tests, and
//! the paths in it that start at the root of the crate.

use std::collections::BTreeMap;
use std::ops::Range;

/// Paths from the root of the crate that mean something at another path.
pub type Exports = BTreeMap<Vec<String>, Vec<String>>;

/// One path of a `use`.
struct Leaf {
    path: Vec<String>,
    /// What it is called from there on.
    name: String,
}

/// A file's code; bytes that are not code are blanks, so that line numbers stay.
pub struct Source {
    code: Vec<u8>,
    /// Names of the modules that stand in other files and are compiled for tests only.
    pub test_modules: Vec<String>,
    /// Lines that have more than comments, without those of tests.
    pub lines: usize,
}

impl Source {
    /// Of a file's text.
    pub fn new(text: &str) -> Self {
        let mut source = Self {
            code: without(text.as_bytes(), true),
            test_modules: Vec::new(),
            lines: 0,
        };
        let mut lines = without(text.as_bytes(), false);
        for range in source.drop_tests() {
            lines[range].fill(b' ');
        }
        let lines = lines.split(|&b| b == b'\n');
        source.lines = lines.filter(|line| !line.trim_ascii().is_empty()).count();
        source
    }

    /// Lines that have more than comments, with those of tests.
    pub fn whole(text: &str) -> usize {
        let lines = without(text.as_bytes(), false);
        let lines = lines.split(|&b| b == b'\n');
        lines.filter(|line| !line.trim_ascii().is_empty()).count()
    }

    /// The code, with blanks for all else.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.code).into_owned()
    }

    /// Line and names of every path from the root of the crate: `crate::a::B`, each of `crate::{a, b::C}`,
    /// and `super::a` where it leads there from a module of that depth.
    pub fn imports(&self, depth: usize) -> Vec<(usize, Vec<String>)> {
        let mut out = Vec::new();
        let mut at = 0;
        while at < self.code.len() {
            let Some((name, after)) = self.name(at) else {
                at += 1;
                continue;
            };
            at = after;
            let mut next = after;
            if name == "super" {
                let mut supers = 1;
                while let Some((_, after)) = (self.path(next))
                    .and_then(|p| self.name(p))
                    .filter(|(n, _)| n == "super")
                {
                    supers += 1;
                    next = after;
                }
                at = next;
                if supers != depth {
                    continue;
                }
            } else if name != "crate" {
                continue;
            }
            let Some(first) = self.path(next) else {
                continue;
            };
            let line = 1 + self.code[..first].iter().filter(|&&b| b == b'\n').count();
            let (leaves, _) = self.leaves(first, &[]);
            out.extend(leaves.into_iter().map(|leaf| (line, leaf.path)));
        }
        out
    }

    /// What `use` at the top, and in the modules that stand in this file, makes of other names: from the path of the name,
    /// `[table, Spec]`, to the path that it is of, both from the root. `*` is the name of all.
    pub fn exports(&self) -> Exports {
        let mut out = Exports::new();
        self.exports_of(0, self.code.len(), &[], &mut out);
        out
    }

    /// Of the module `inside`, whose items are here.
    fn exports_of(&self, from: usize, to: usize, inside: &[String], out: &mut Exports) {
        let mut at = from;
        while at < to {
            let Some((word, after)) = self.name(at) else {
                // The insides of functions and types are passed over, and so are attributes and visibilities.
                at = match self.code[at] {
                    b'(' | b'[' | b'{' => self.closing(at),
                    _ => at + 1,
                };
                continue;
            };
            at = after;
            if word == "use" {
                let (leaves, end) = self.leaves(self.blanks(after), &[]);
                for Leaf { path, name } in leaves {
                    let Some(target) = from_root(path, inside) else {
                        continue;
                    };
                    out.insert([inside, &[name]].concat(), target);
                }
                at = end;
            } else if word == "mod"
                && let Some((name, after)) = self.name(self.blanks(after))
                && let open = self.blanks(after)
                && self.code.get(open) == Some(&b'{')
            {
                at = self.closing(open);
                self.exports_of(open + 1, at - 1, &[inside, &[name]].concat(), out);
            }
        }
    }

    /// The names of the types and traits that are defined here.
    pub fn types(&self) -> Vec<String> {
        let code = String::from_utf8_lossy(&self.code);
        let words: Vec<&str> = code.split_ascii_whitespace().collect();
        let kinds = ["struct", "enum", "trait", "union"];
        (words.windows(2))
            .filter(|w| kinds.contains(&w[0]))
            .filter_map(|w| {
                let name: String = w[1]
                    .bytes()
                    .take_while(|&b| is_name(b))
                    .map(char::from)
                    .collect();
                (name.starts_with(|c: char| c.is_ascii_uppercase())).then_some(name)
            })
            .collect()
    }

    /// Whether an attribute lifts one of these lints, if only on some systems.
    pub fn allows(&self, lints: &[&str]) -> bool {
        lifts(&self.text(), &["allow(", "expect("], lints)
    }

    /// Whether an attribute of a file or an item lifts one of these lints everywhere.
    pub fn always_allows(&self, lints: &[&str]) -> bool {
        let text = self.text();
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        let opens = ["\n#[allow(", "\n#[expect(", "\n#![allow(", "\n#![expect("];
        lifts(&format!("\n{}", lines.join("\n")), &opens, lints)
    }

    /// Whether a name is in the code.
    pub fn has_word(&self, word: &str) -> bool {
        self.text()
            .split(|c: char| !is_name(c as u8))
            .any(|name| name == word)
    }

    /// The name that starts here, and what follows it; none inside a name.
    fn name(&self, at: usize) -> Option<(String, usize)> {
        let rest = self.code.get(at..)?;
        if at > 0 && is_name(self.code[at - 1]) {
            return None;
        }
        let len = rest.iter().take_while(|&&b| is_name(b)).count();
        (len > 0).then(|| {
            let name = String::from_utf8_lossy(&rest[..len]).into_owned();
            (name, at + len)
        })
    }

    fn blanks(&self, at: usize) -> usize {
        let rest = &self.code[at..];
        at + rest.iter().take_while(|b| b.is_ascii_whitespace()).count()
    }

    /// Behind a `::`.
    fn path(&self, at: usize) -> Option<usize> {
        let at = self.blanks(at);
        (self.code[at..].starts_with(b"::")).then(|| self.blanks(at + 2))
    }

    /// The paths that begin here, behind those names: one, or one for each in a group; and what follows them.
    fn leaves(&self, at: usize, before: &[String]) -> (Vec<Leaf>, usize) {
        let end = |at| (Vec::new(), at);
        match self.code.get(at) {
            Some(b'{') => {
                let close = self.closing(at);
                let (mut out, mut at) = (Vec::new(), at + 1);
                while at + 1 < close {
                    let (leaves, after) = self.leaves(self.blanks(at), before);
                    out.extend(leaves);
                    at = after.max(at + 1);
                }
                (out, close)
            }
            Some(b'*') => {
                let (path, name) = (before.to_vec(), "*".to_owned());
                (vec![Leaf { path, name }], at + 1)
            }
            Some(_) => {
                let Some((name, after)) = self.name(at) else {
                    return end(at);
                };
                // The module itself, in a group.
                let path = match name == "self" && !before.is_empty() {
                    true => before.to_vec(),
                    false => [before, std::slice::from_ref(&name)].concat(),
                };
                if let Some(next) = self.path(after)
                    && (self.name(next).is_some() || b"{*".contains(&self.code[next]))
                {
                    return self.leaves(next, &path);
                }
                let alias = (self.name(self.blanks(after))).filter(|(word, _)| word == "as");
                let alias = alias.and_then(|(_, after)| self.name(self.blanks(after)));
                let last = path.last().cloned().unwrap_or_default();
                let (name, after) = alias.unwrap_or((last, after));
                (vec![Leaf { path, name }], after)
            }
            None => end(at),
        }
    }

    /// Blanks every item under `#[cfg(test)]`, notes the modules among them, and says where the items were.
    fn drop_tests(&mut self) -> Vec<Range<usize>> {
        let mut out = Vec::new();
        const MARK: &[u8] = b"#[cfg(";
        let mut at = 0;
        while at + MARK.len() <= self.code.len() {
            if !self.code[at..].starts_with(MARK) {
                at += 1;
                continue;
            }
            let end = self.closing(at + 1);
            let when = String::from_utf8_lossy(&self.code[at..end]).into_owned();
            let mut names = when.split(|c: char| !is_name(c as u8));
            if when.contains("not(") || !names.any(|n| n == "test") {
                at = end;
                continue;
            }
            let mut item = self.blanks(end);
            while self.code[item..].starts_with(b"#[") {
                item = self.blanks(self.closing(item + 1));
            }
            let stop = self.item_end(item);
            let text = String::from_utf8_lossy(&self.code[item..stop]).into_owned();
            let words: Vec<&str> = text.split_whitespace().collect();
            if let (Some(k), Some(b';')) = (
                words.iter().position(|w| *w == "mod"),
                text.bytes().next_back(),
            ) && let Some(name) = words.get(k + 1)
            {
                self.test_modules
                    .push(name.trim_end_matches(';').to_string());
            }
            for b in &mut self.code[at..stop] {
                if *b != b'\n' {
                    *b = b' ';
                }
            }
            out.push(at..stop);
            at = stop;
        }
        out
    }

    /// Behind the bracket that closes the one here.
    fn closing(&self, at: usize) -> usize {
        let mut depth = 0;
        for i in at..self.code.len() {
            match self.code[i] {
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return i + 1;
            }
        }
        self.code.len()
    }

    /// Behind the item that starts here: its `;` or its block.
    fn item_end(&self, at: usize) -> usize {
        let import = matches!(self.name(at), Some((name, _)) if name == "use");
        let mut i = at;
        while i < self.code.len() {
            match self.code[i] {
                b';' => return i + 1,
                b'{' if !import => return self.closing(i),
                b'(' | b'[' | b'{' => i = self.closing(i),
                _ => i += 1,
            }
        }
        i
    }
}

/// Whether one of these lints is in a list that opens so.
fn lifts(text: &str, opens: &[&str], lints: &[&str]) -> bool {
    opens.iter().any(|open| {
        text.split(open).skip(1).any(|rest| {
            let names = rest.split(')').next().unwrap_or_default();
            names.split(',').any(|name| lints.contains(&name.trim()))
        })
    })
}

/// A path written in a module, from the root of the crate; none where it leads out of the crate by too many `super`.
fn from_root(path: Vec<String>, inside: &[String]) -> Option<Vec<String>> {
    let supers = path.iter().take_while(|name| *name == "super").count();
    match path.first().map(String::as_str) {
        Some("crate") => Some(path[1..].to_vec()),
        Some("self") => Some([inside, &path[1..]].concat()),
        Some("super") => {
            let above = inside.get(..inside.len().checked_sub(supers)?)?;
            Some([above, &path[supers..]].concat())
        }
        // Another crate, or at the top a room.
        _ => Some(path),
    }
}

fn is_name(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b == b'_'
}

/// Blanks comments, and literals of strings and characters too.
fn without(text: &[u8], literals: bool) -> Vec<u8> {
    let mut out = text.to_vec();
    let mut at = 0;
    while at < text.len() {
        let end = at + not_code(&text[at..], at > 0 && is_name(text[at - 1]));
        let comment = [b"//", b"/*"]
            .iter()
            .any(|mark| text[at..].starts_with(*mark));
        for b in out[at..end].iter_mut().filter(|b| **b != b'\n') {
            if comment || literals {
                *b = b' ';
            }
        }
        at = end.max(at + 1);
    }
    out
}

/// Length of the comment or literal at the start of `s`, 0 if there is none.
fn not_code(s: &[u8], inside_name: bool) -> usize {
    let until = |from: usize, what: &[u8]| {
        (s[from..].windows(what.len()).position(|w| w == what))
            .map_or(s.len(), |k| from + k + what.len())
    };
    match s {
        [b'/', b'/', ..] => until(2, b"\n"),
        [b'/', b'*', ..] => {
            let (mut depth, mut i) = (1, 2);
            while depth > 0 && i < s.len() {
                match &s[i..] {
                    [b'/', b'*', ..] => (depth, i) = (depth + 1, i + 2),
                    [b'*', b'/', ..] => (depth, i) = (depth - 1, i + 2),
                    _ => i += 1,
                }
            }
            i
        }
        [b'r', b'"' | b'#', ..] if !inside_name => {
            let hashes = s[1..].iter().take_while(|&&b| b == b'#').count();
            match s.get(1 + hashes) {
                Some(b'"') => until(2 + hashes, &[b"\"", &s[1..=hashes]].concat()),
                _ => 0,
            }
        }
        [b'"', ..] => quoted(s, b'"'),
        [b'\'', b'\\', ..] => quoted(s, b'\''),
        // A character of up to four bytes; anything longer is a lifetime.
        [b'\'', first, rest @ ..] if *first != b'\'' => (rest.iter().take(4))
            .position(|&b| b == b'\'' || b.is_ascii())
            .filter(|&k| rest[k] == b'\'')
            .map_or(0, |k| k + 3),
        _ => 0,
    }
}

/// Length of a literal with escapes.
fn quoted(s: &[u8], quote: u8) -> usize {
    let mut i = 1;
    while i < s.len() && s[i] != quote {
        i += if s[i] == b'\\' { 2 } else { 1 };
    }
    (i + 1).min(s.len())
}

#[cfg(test)]
mod tests;
