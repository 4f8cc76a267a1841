//! What a caller is told of a call that failed: a code for programs, words for people.

use std::fmt::Display;

use serde_json::Value;

/// Why a call failed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// One of the codes in the head of the crate.
    pub code: &'static str,
    /// Words.
    pub message: String,
    /// The item that is wrong, if one is.
    pub index: Option<usize>,
}

impl Failure {
    /// A failure of no certain item.
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            index: None,
        }
    }

    /// What an error says, with its code and its item.
    pub fn of((code, index): (&'static str, Option<usize>), error: &dyn Display) -> Self {
        Self {
            index,
            ..Self::new(code, error.to_string())
        }
    }

    /// An argument that is wrong.
    pub fn argument(message: impl Into<String>) -> Self {
        Self::new("ARGUMENT", message)
    }

    /// The text that a caller gets.
    pub fn to_json(&self) -> String {
        let message = Value::from(&*self.message);
        let index = (self.index).map_or(String::new(), |index| format!(",\"index\":{index}"));
        format!(
            "{{\"code\":\"{}\",\"message\":{message}{index}}}",
            self.code
        )
    }
}

impl From<msmith::Error> for Failure {
    fn from(error: msmith::Error) -> Self {
        Self::of(of_engine(&error), &error)
    }
}

fn of_engine(error: &msmith::Error) -> (&'static str, Option<usize>) {
    use msmith::Error::*;
    match error {
        NotOnCurve { index } => ("NOT_ON_CURVE", Some(*index)),
        NotInSubgroup { index } => ("NOT_IN_SUBGROUP", Some(*index)),
        NonCanonical { index } | NotReduced { index } => ("NOT_REDUCED", Some(*index)),
        Backend(_) => ("BACKEND", None),
        MemoryLimit { .. } | OutOfMemory { .. } => ("MEMORY", None),
        Cancelled => ("CANCELLED", None),
        Curve(_) => ("CURVE", None),
        Item { error, .. } => of_engine(error),
        _ => ("ARGUMENT", None),
    }
}

impl From<msmith_io::Error> for Failure {
    fn from(error: msmith_io::Error) -> Self {
        Self::of(of_files(&error), &error)
    }
}

fn of_files(error: &msmith_io::Error) -> (&'static str, Option<usize>) {
    use msmith_io::Error::*;
    match error {
        Engine(error) => of_engine(error),
        NotBelowOrder { index, .. } => ("NOT_REDUCED", Some(*index)),
        Encoding { index, .. } | Truncated { index, .. } | Padding { index } => {
            ("ENCODING", Some(*index))
        }
        TooMany { .. } | Unknown { .. } | NoFormat { .. } => ("ARGUMENT", None),
        _ => ("ENCODING", None),
    }
}

#[cfg(feature = "groth16")]
impl From<msmith_groth16::Error> for Failure {
    fn from(error: msmith_groth16::Error) -> Self {
        use msmith_groth16::Error::*;
        let said = match &error {
            Curve(_) | OtherCurve { .. } => ("CURVE", None),
            Lengths { what, .. } if what.starts_with("witness") => ("WITNESS", None),
            Lengths { what, .. } if what.starts_with("coefficient") => ("KEY", None),
            NotBelowOrder { index, .. } => ("NOT_REDUCED", Some(*index)),
            Point { index, .. } => ("POINT", Some(*index)),
            Text { .. } => ("ENCODING", None),
            File { format: "wtns", .. } | Unsatisfied { .. } => ("WITNESS", None),
            File { .. } | Contribution { .. } | NoCoefficients => ("KEY", None),
            Randomness { .. } => ("RANDOMNESS", None),
            Engine(error) => of_engine(error),
            Io(error) => of_files(error),
            _ => ("ARGUMENT", None),
        };
        Self::of(said, &error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failures_are_json() {
        let quoted = Failure::argument("a \"b\"\n\u{1}");
        let read: Value = serde_json::from_str(&quoted.to_json()).unwrap();
        assert_eq!(read["code"], "ARGUMENT");
        assert_eq!(read["message"], "a \"b\"\n\u{1}");
        assert!(read.get("index").is_none());
        let item = Failure::from(msmith::Error::Item {
            index: 7,
            error: msmith::Error::NotOnCurve { index: 3 }.into(),
        });
        let read: Value = serde_json::from_str(&item.to_json()).unwrap();
        assert_eq!(
            (&read["code"], &read["index"]),
            (&"NOT_ON_CURVE".into(), &3.into())
        );
        let files = Failure::from(msmith_io::Error::from(msmith::Error::Cancelled));
        assert_eq!(files.code, "CANCELLED");
    }
}
