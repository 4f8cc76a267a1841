//! What a command found: one value, which is shown to people as text and to programs as JSON.

use serde::Serialize;

use crate::failure::Failure;

/// An answer. Its members are the keys of the JSON object, in their order.
pub trait Answer: Serialize {
    /// The same for people.
    fn text(&self) -> String;

    /// The program's exit code: 1 for an answer that says that something is wrong.
    fn code(&self) -> u8 {
        0
    }
}

/// An answer that is ready to be printed.
pub struct Printed {
    /// One line of JSON, or the text.
    pub text: String,
    /// The exit code.
    pub code: u8,
}

/// The answer as it is printed.
pub fn render(answer: &impl Answer, json: bool) -> Result<Printed, Failure> {
    let code = answer.code();
    if !json {
        let text = answer.text();
        return Ok(Printed { text, code });
    }
    match serde_json::to_string(answer) {
        Ok(line) => Ok(Printed {
            text: line + "\n",
            code,
        }),
        Err(e) => Err(Failure::new(format!(
            "the answer cannot be written as JSON: {e}"
        ))),
    }
}
