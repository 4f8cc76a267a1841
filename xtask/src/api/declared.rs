//! What an item declares, as lines of the list: from the text of a declaration that rustdoc prints, or that a source has.

/// A declaration in parts.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Declared {
    /// Without attributes, `pub`, and the block.
    pub head: String,
    /// `#[non_exhaustive]` and the like.
    pub attributes: String,
    /// What stands in its block: fields, variants, items of a trait.
    pub members: Vec<String>,
    /// Fields or variants that are not public.
    pub private: bool,
}

impl Declared {
    /// Of a text without comments.
    pub fn new(text: &str) -> Self {
        let mut rest = text.trim();
        let mut attributes = Vec::new();
        while rest.starts_with("#[") {
            let end = closing(rest, 1);
            attributes.push(joined(&rest[..end]));
            rest = rest[end..].trim_start();
        }
        let rest = rest.strip_prefix("pub ").unwrap_or(rest);
        // The block of a function or a macro is no list.
        let of_type = [
            "struct ",
            "enum ",
            "union ",
            "trait ",
            "unsafe trait ",
            "auto trait ",
        ];
        let open = match of_type.iter().any(|word| rest.starts_with(word)) {
            true => split(rest, &['{'])[0].len(),
            false => rest.len(),
        };
        let (head, block) = rest.split_at(open);
        let head = joined(head.trim().trim_end_matches([';', ',']));
        let block = block.trim().trim_start_matches('{').trim_end_matches('}');
        let ends: &[char] = if head.contains("trait ") {
            &[';', '}']
        } else {
            &[',']
        };
        let mut declared = Self {
            head,
            attributes: attributes.join(" "),
            ..Self::default()
        };
        for member in split(block, ends) {
            match joined(member.trim().trim_end_matches([',', ';'])) {
                member if member == ".." => declared.private = true,
                member if member.is_empty() => {}
                member => declared.members.push(member),
            }
        }
        declared
    }

    /// Without the value of a constant: rustdoc shows one as it is written, or not at all.
    pub fn without_value(mut self) -> Self {
        let is_constant = self.head.starts_with("const ") || self.head.starts_with("static ");
        if is_constant && let Some((head, _)) = self.head.split_once(" = ") {
            self.head = head.to_owned();
        }
        self
    }

    /// Its own line, with another name in the place of its own.
    pub fn line(&self, name: &str, path: &str) -> String {
        let mut line = self.head.clone();
        if let Some(at) = place(&line, name) {
            line.replace_range(at..at + name.len(), path);
        }
        if self.private {
            line += " { .. }";
        }
        if !self.attributes.is_empty() {
            line = format!("{line} {}", self.attributes);
        }
        line
    }

    /// The lines of what stands in its block.
    pub fn lines(&self, path: &str) -> Vec<String> {
        let kind = match self.head.split_whitespace().next() {
            Some("enum") => "variant",
            Some("struct" | "union") => "field",
            _ => "",
        };
        let line = |member: &String| match kind {
            "" => with_path(&Declared::new(member), path),
            kind => {
                let member = member.strip_prefix("pub ").unwrap_or(member);
                format!("{kind} {path}::{member}")
            }
        };
        self.members.iter().map(line).collect()
    }
}

/// An item of a trait, an `impl` or a module, with its path.
pub fn with_path(declared: &Declared, path: &str) -> String {
    // Of what may precede a function, `const` is a kind of its own too.
    let before = ["const", "unsafe", "async", "extern", "C", "mut", ""];
    let mut words = declared.head.split(|c: char| !is_name(c));
    let words = words.by_ref().skip_while(|word| !KINDS.contains(word));
    let name = words.skip_while(|word| KINDS.contains(word) || before.contains(word));
    let name = name.take(1).collect::<String>();
    match path {
        "" => declared.line(&name, &name),
        path => declared.line(&name, &format!("{path}::{name}")),
    }
}

/// The words in front of a name.
const KINDS: &[&str] = &[
    "fn", "struct", "enum", "union", "trait", "type", "const", "static", "mut", "macro", "mod",
];

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Where a declaration has its name: behind the word that says what it is.
fn place(head: &str, name: &str) -> Option<usize> {
    let mut found = head.match_indices(name).map(|(at, _)| at);
    found.find(|&at| {
        let before = head[..at].trim_end();
        let word = before.rsplit(|c| !is_name(c)).next().unwrap_or_default();
        KINDS.contains(&word) && before.len() < at && !head[at + name.len()..].starts_with(is_name)
    })
}

/// A text in one line, as short as it can be read.
pub fn joined(text: &str) -> String {
    let mut out = String::new();
    for word in text.split_whitespace() {
        let close = word.starts_with([')', ']', '>']);
        if close && out.ends_with(',') {
            out.pop();
        }
        if !(out.is_empty() || close || out.ends_with(['(', '[', '<'])) {
            out.push(' ');
        }
        out += word;
    }
    out.replace(", }", " }")
}

/// Behind the bracket that closes the one here.
pub fn closing(text: &str, at: usize) -> usize {
    let mut depth = 0;
    let mut last = ' ';
    for (i, c) in text[at..].char_indices() {
        depth += depth_of(c, last);
        last = c;
        if depth == 0 {
            return at + i + c.len_utf8();
        }
    }
    text.len()
}

/// What a character adds to the depth of brackets: those of types among them, but no arrows.
fn depth_of(c: char, last: char) -> i32 {
    match c {
        '(' | '[' | '{' | '<' => 1,
        '>' if last == '-' || last == '=' => 0,
        ')' | ']' | '}' | '>' => -1,
        _ => 0,
    }
}

/// Cuts a text behind each of these characters that is in no bracket; in front of an opening one.
pub fn split<'a>(text: &'a str, ends: &[char]) -> Vec<&'a str> {
    let (mut out, mut from, mut depth, mut last) = (Vec::new(), 0, 0, ' ');
    for (i, c) in text.char_indices() {
        let opens = depth == 0 && "([{<".contains(c) && ends.contains(&c);
        depth += depth_of(c, last);
        last = c;
        if opens {
            out.push(&text[from..i]);
            from = i;
        } else if depth == 0 && ends.contains(&c) {
            out.push(&text[from..i + c.len_utf8()]);
            from = i + c.len_utf8();
        }
    }
    out.push(&text[from..]);
    out
}
