//! What the program's reader of expressions needs of its failures: that reader is compiled here too.

pub struct Failure {
    pub text: String,
}

impl Failure {
    pub fn new(text: String) -> Self {
        Self { text }
    }
}
