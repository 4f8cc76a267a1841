//! What a table, a figure or a comparison is.

use crate::args::Settings;
use crate::failure::Failure;
use serde::Serialize;

/// A paper.
#[derive(Debug)]
pub struct Paper {
    /// Its name on the command line.
    pub key: &'static str,
    /// Authors and title, or what the entries have in common.
    pub title: &'static str,
    /// Its tables and figures.
    pub entries: &'static [Entry],
}

/// What an entry is, which says the command that makes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Of `table PAPER N`.
    Table,
    /// Of `figure PAPER N`: its answer has a picture.
    Figure,
    /// Of `compare NAME`.
    Comparison,
}

impl Kind {
    /// As it is written.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Figure => "figure",
            Self::Comparison => "comparison",
        }
    }
}

/// A table, a figure or a comparison.
#[derive(Debug)]
pub struct Entry {
    /// What it is.
    pub kind: Kind,
    /// Its number in the paper, or a name.
    pub number: &'static str,
    /// What it shows, in a line.
    pub about: &'static str,
    /// The options that it takes, as [`Settings::given`] names them; all take `json`.
    pub takes: &'static [&'static str],
    /// Makes it.
    pub make: fn(&Entry, &Settings) -> Result<Answer, Failure>,
}

/// What an entry prints.
#[derive(Debug, Default)]
pub struct Answer {
    /// For people, with the last end of line.
    pub text: String,
    /// One JSON object, with an end of line.
    pub json: String,
    /// A picture, where there is one.
    pub svg: Option<String>,
}

impl Entry {
    /// Makes it.
    ///
    /// Errors: an option that it does not take, and those of its own.
    pub fn run(&self, settings: &Settings) -> Result<Answer, Failure> {
        if let Some(other) = settings.given().iter().find(|o| !self.takes.contains(o)) {
            let (kind, number) = (self.kind.name(), self.number);
            return Err(Failure::new(format!(
                "{kind} {number} does not take --{other}"
            )));
        }
        (self.make)(self, settings)
    }
}
