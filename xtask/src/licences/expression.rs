//! Licence expressions as SPDX writes them: names joined by OR, AND and WITH, with parentheses. AND binds tighter than
//! OR. The old form `MIT/Apache-2.0` means OR.

/// Whether the expression can be satisfied by licences of the list.
pub fn is_allowed(expression: &str, allowed: &[&str]) -> Result<bool, String> {
    let spaced = ["(", ")", "/"]
        .iter()
        .fold(expression.to_owned(), |text, mark| {
            text.replace(mark, &format!(" {mark} "))
        });
    let mut reader = Reader {
        words: spaced.split_whitespace().collect(),
        at: 0,
        allowed,
    };
    let value = reader.any()?;
    match reader.peek() {
        None => Ok(value),
        Some(word) => Err(format!("{word:?} was not expected in {expression:?}")),
    }
}

struct Reader<'a> {
    words: Vec<&'a str>,
    at: usize,
    allowed: &'a [&'a str],
}

impl<'a> Reader<'a> {
    fn peek(&self) -> Option<&'a str> {
        self.words.get(self.at).copied()
    }

    fn take(&mut self, words: &[&str]) -> bool {
        let found = self.peek().is_some_and(|word| words.contains(&word));
        self.at += usize::from(found);
        found
    }

    fn any(&mut self) -> Result<bool, String> {
        let mut value = self.all()?;
        while self.take(&["OR", "/"]) {
            value |= self.all()?;
        }
        Ok(value)
    }

    fn all(&mut self) -> Result<bool, String> {
        let mut value = self.one()?;
        while self.take(&["AND"]) {
            value &= self.one()?;
        }
        Ok(value)
    }

    fn one(&mut self) -> Result<bool, String> {
        if self.take(&["("]) {
            let value = self.any()?;
            return match self.take(&[")"]) {
                true => Ok(value),
                false => Err("a parenthesis is not closed".to_owned()),
            };
        }
        let name = self.name()?;
        if self.take(&["WITH"]) {
            // An exception only adds permissions: the licence is enough. It may also be allowed with this one alone.
            let both = format!("{name} WITH {}", self.name()?);
            return Ok(self.allowed.contains(&name) || self.allowed.contains(&both.as_str()));
        }
        Ok(self.allowed.contains(&name))
    }

    fn name(&mut self) -> Result<&'a str, String> {
        match self.peek() {
            Some(word) if !["(", ")", "/", "OR", "AND", "WITH"].contains(&word) => {
                self.at += 1;
                Ok(word)
            }
            other => Err(format!(
                "{:?} where a licence was expected",
                other.unwrap_or("the end")
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions() {
        let allowed = |text| is_allowed(text, &["MIT", "Apache-2.0", "GPL-2.0 WITH Classpath"]);
        for yes in [
            "MIT",
            "GPL-3.0 OR MIT",
            "MIT/GPL-3.0",
            "GPL-3.0 / MIT",
            "Apache-2.0 WITH LLVM-exception",
            "GPL-2.0 WITH Classpath",
            "(MIT OR GPL-3.0) AND Apache-2.0",
            "GPL-3.0 AND Zlib OR MIT",
        ] {
            assert_eq!(allowed(yes), Ok(true), "{yes}");
        }
        for no in [
            "GPL-3.0",
            "GPL-2.0",
            "GPL-3.0 WITH Classpath",
            "MIT AND GPL-3.0",
            "MIT AND (GPL-3.0 OR Zlib)",
            "GPL-3.0 OR Zlib AND MIT",
        ] {
            assert_eq!(allowed(no), Ok(false), "{no}");
        }
        for wrong in [
            "",
            "MIT OR",
            "(MIT",
            "MIT)",
            "MIT Apache-2.0",
            "AND",
            "MIT WITH",
        ] {
            assert!(allowed(wrong).is_err(), "{wrong}");
        }
    }
}
