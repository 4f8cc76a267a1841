//! JSON by hand, for the commands that do not have an answer of [`crate::answer`] yet.

use std::fmt::Write as _;

/// A JSON object, member by member.
pub struct Object(String);

impl Object {
    /// Without members.
    pub fn new() -> Self {
        Self("{".to_owned())
    }

    /// Adds a member whose value is JSON already.
    pub fn raw(mut self, key: &str, value: impl std::fmt::Display) -> Self {
        let comma = if self.0.len() > 1 { "," } else { "" };
        let _ = write!(self.0, "{comma}{}:{value}", string(key));
        self
    }

    /// Adds a string.
    pub fn text(self, key: &str, value: &str) -> Self {
        let value = string(value);
        self.raw(key, value)
    }

    /// The object.
    pub fn end(self) -> String {
        self.0 + "}"
    }
}

/// A JSON array of values that are JSON already.
pub fn list(values: &[String]) -> String {
    format!("[{}]", values.join(","))
}

/// A JSON string.
pub fn string(text: &str) -> String {
    let mut out = "\"".to_owned();
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c < ' ' => {
                let _ = write!(out, "\\u{:04x}", c as u32);
            }
            c => out.push(c),
        }
    }
    out + "\""
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json() {
        let o = Object::new().text("a", "x\"\\\ny").raw("b", 3).end();
        assert_eq!(o, r#"{"a":"x\"\\\u000ay","b":3}"#);
    }
}
