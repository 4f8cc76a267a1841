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
    /// Its page in `lab/docs/papers/`: where this repository has what it proposes, and its errata.
    pub page: Option<&'static str>,
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

/// How a table or figure stands to the paper's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// No paper has it.
    Ours,
    /// The same to the last digit.
    Exact,
    /// Means and times that agree within their errors.
    Near,
    /// The paper is wrong somewhere: which erratum of `lab/docs/papers/`.
    Erratum(&'static str),
    /// It is done, and other numbers come out, as they must: why.
    Differs(&'static str),
    /// It is not done: why.
    Missing(&'static str),
}

impl State {
    /// A word or two.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ours => "ours",
            Self::Exact => "exact",
            Self::Near => "within error",
            Self::Erratum(_) => "erratum",
            Self::Differs(_) => "differs",
            Self::Missing(_) => "not reproduced",
        }
    }

    /// Which, or why; empty where there is nothing to say.
    pub const fn why(self) -> &'static str {
        match self {
            Self::Ours | Self::Exact | Self::Near => "",
            Self::Erratum(why) | Self::Differs(why) | Self::Missing(why) => why,
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
    /// How what it prints stands to what is printed.
    pub state: State,
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
    /// One that cannot be made here.
    pub const fn missing(
        kind: Kind,
        number: &'static str,
        about: &'static str,
        why: &'static str,
    ) -> Self {
        Self {
            kind,
            number,
            about,
            takes: &[],
            state: State::Missing(why),
            make: |e, _| {
                let (kind, number, why) = (e.kind.name(), e.number, e.state.why());
                Err(Failure::new(format!(
                    "{kind} {number} is not reproduced: {why}"
                )))
            },
        }
    }

    /// The same with another state.
    pub const fn is(self, state: State) -> Self {
        Self { state, ..self }
    }

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
