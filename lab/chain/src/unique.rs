//! Keys of JSON that are there twice: a reader that takes the last and one that takes the first would see other things.

use std::collections::HashSet;

use crate::error::Error;

/// Whether each object of a text, which is JSON, has each key once.
pub(crate) fn check_keys(text: &str) -> Result<(), Error> {
    // The keys of the objects that are open; lists have none.
    let mut open: Vec<HashSet<String>> = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['{', '}', '[', ']', '"']) {
        let (mark, behind) = rest[at..].split_at(1);
        rest = behind;
        match mark {
            "{" | "[" => open.push(HashSet::new()),
            "}" | "]" => drop(open.pop()),
            _ => {
                let end = end_of_string(rest);
                let (inside, behind) = rest.split_at(end);
                rest = behind.strip_prefix('"').unwrap_or(behind);
                if !rest.trim_start().starts_with(':') {
                    continue;
                }
                // One key may be written in several ways.
                let key: String = serde_json::from_str(&format!("\"{inside}\""))
                    .map_err(|e| Error::Chain(format!("no JSON: {e}")))?;
                let short: String = key.chars().take(24).collect();
                if !open.last_mut().is_none_or(|keys| keys.insert(key)) {
                    return Err(Error::Chain(format!("{short:?} is there twice")));
                }
            }
        }
    }
    Ok(())
}

/// Bytes up to the quotation mark that ends a string.
fn end_of_string(text: &str) -> usize {
    let mut escaped = false;
    let ends = |(_, c): &(usize, char)| {
        let here = *c == '"' && !escaped;
        escaped = *c == '\\' && !escaped;
        here
    };
    text.char_indices()
        .find(ends)
        .map_or(text.len(), |(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::check_keys;

    #[test]
    fn keys_once_and_twice() {
        for once in [
            "{}",
            r#"{"a":1,"b":{"a":2},"c":[{"a":1},{"a":1}]}"#,
            r#"{"a":"a","b":"\"a\":1,\"a\":2","c":"\\"}"#,
            r#"["a","a"]"#,
        ] {
            serde_json::from_str::<serde_json::Value>(once).unwrap();
            assert_eq!(check_keys(once), Ok(()), "{once}");
        }
        for twice in [
            r#"{"a":1,"a":1}"#,
            r#"{"a":1,"\u0061" :1}"#,
            r#"{"x":[{"y":1,"z":"}","y":2}]}"#,
            r#"{"a":{"a":1},"b":"\\","a":2}"#,
        ] {
            serde_json::from_str::<serde_json::Value>(twice).unwrap();
            let why = check_keys(twice).unwrap_err().to_string();
            assert!(why.contains("is there twice"), "{twice} {why}");
        }
    }
}
