//! What a command found: one value, which is shown to people as text and to programs as JSON.

use serde::Serialize;

use crate::failure::Failure;

/// An answer. Its members are the keys of the JSON object, in their order.
pub trait Answer: Serialize {
    /// The same for people.
    fn text(&self) -> String;
}

/// The answer as it is printed: one line of JSON, or the text.
pub fn render(answer: &impl Answer, json: bool) -> Result<String, Failure> {
    if !json {
        return Ok(answer.text());
    }
    match serde_json::to_string(answer) {
        Ok(line) => Ok(line + "\n"),
        Err(e) => Err(Failure::new(format!(
            "the answer cannot be written as JSON: {e}"
        ))),
    }
}
