//! As much of a Rust file as the layer check needs: code without comments, strings and tests, and
//! the paths in it that start at the root of the crate.

use std::collections::BTreeMap;

/// A file's code; bytes that are not code are blanks, so that line numbers stay.
pub struct Source {
    code: Vec<u8>,
    /// Names of the modules that stand in other files and are compiled for tests only.
    pub test_modules: Vec<String>,
}

impl Source {
    /// Of a file's text.
    pub fn new(text: &str) -> Self {
        let mut source = Self {
            code: code_only(text.as_bytes()),
            test_modules: Vec::new(),
        };
        source.drop_tests();
        source
    }

    /// Line and first name of every path from the root of the crate: `crate::a`, `crate::{a, b}`,
    /// and `super::a` where it leads there from a module of that depth.
    pub fn imports(&self, depth: usize) -> Vec<(usize, String)> {
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
            out.extend(self.heads(first).into_iter().map(|name| (line, name)));
        }
        out
    }

    /// What `pub use room::{Name, …}` at the top makes of each name.
    pub fn exports(&self) -> BTreeMap<String, String> {
        let mut out = BTreeMap::new();
        let code = String::from_utf8_lossy(&self.code);
        for item in code.split(';').filter_map(|i| i.split_once("pub use ")) {
            if let Some((room, names)) = item.1.trim().split_once("::") {
                for name in names.split(|c: char| !is_name(c as u8)) {
                    out.insert(name.to_string(), room.to_string());
                }
            }
        }
        out
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

    /// Whether an attribute lifts the ban on `unsafe`.
    pub fn allows_unsafe(&self) -> bool {
        let code: Vec<u8> = (self.code.iter().copied())
            .filter(|b| !b.is_ascii_whitespace())
            .collect();
        [&b"allow(unsafe_code"[..], b"expect(unsafe_code"]
            .iter()
            .any(|what| code.windows(what.len()).any(|w| w == *what))
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

    /// First names of a path or of the paths in a group.
    fn heads(&self, at: usize) -> Vec<String> {
        if self.code.get(at) != Some(&b'{') {
            return self.name(at).map(|(name, _)| name).into_iter().collect();
        }
        let mut out = Vec::new();
        let (mut depth, mut fresh) = (0, false);
        for i in at..self.code.len() {
            match self.code[i] {
                b'{' => {
                    depth += 1;
                    fresh = depth == 1;
                }
                b'}' => depth -= 1,
                b',' if depth == 1 => fresh = true,
                b if fresh && is_name(b) => {
                    out.extend(self.name(i).map(|(name, _)| name));
                    fresh = false;
                }
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
        out
    }

    /// Blanks every item under `#[cfg(test)]` and notes the modules among them.
    fn drop_tests(&mut self) {
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
            at = stop;
        }
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

fn is_name(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b == b'_'
}

/// Blanks comments and the insides of strings and character literals.
fn code_only(text: &[u8]) -> Vec<u8> {
    let mut out = text.to_vec();
    let mut at = 0;
    while at < text.len() {
        let end = at + not_code(&text[at..], at > 0 && is_name(text[at - 1]));
        for b in &mut out[at..end] {
            if *b != b'\n' {
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
mod tests {
    use super::*;

    fn imports(text: &str, depth: usize) -> Vec<(usize, String)> {
        Source::new(text).imports(depth)
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
            ["ring", "error", "cpu", "Point", "msm", "plan"]
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
        assert_eq!(names(text, 1), ["h", "i"]);
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
    fn exports_and_unsafe() {
        let face = Source::new("pub mod a;\npub use a::{B, C};\npub use d::E;");
        let exports = face.exports();
        assert_eq!(exports.get("C").map(String::as_str), Some("a"));
        assert_eq!(exports.get("E").map(String::as_str), Some("d"));
        assert!(!face.allows_unsafe());
        assert!(Source::new("#![allow(unsafe_code,\n x)]").allows_unsafe());
    }
}
