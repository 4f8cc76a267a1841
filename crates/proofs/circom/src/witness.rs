//! Witnesses.

use std::path::Path;

use msmith_io::source::{FileFormat, Format, Source};

use crate::groups::WORDS;
use crate::{Error, Groups};

/// The values of all wires of a circuit, the constant 1 first, then the public ones.
///
/// It is secret, and nothing here hides it from who measures time: **variable time**.
#[derive(Clone)]
pub struct Witness {
    groups: Groups,
    /// Plain integers below r.
    words: Vec<u64>,
}

/// The number of values, and none of them.
impl std::fmt::Debug for Witness {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Witness of {} values", self.len())
    }
}

impl Witness {
    /// Reads a `.wtns` of circom or snarkjs.
    ///
    /// Errors: a file that cannot be read, of another format or cut; another field than that of the groups; the first
    /// value that is not below r; those of [`Witness::new`].
    pub fn open(path: &Path, groups: &Groups) -> Result<Self, Error> {
        Self::of_source(&Source::open(path, None, None)?, groups)
    }

    /// The same of an open file.
    ///
    /// Errors: those of [`Witness::open`].
    pub fn of_source(source: &Source, groups: &Groups) -> Result<Self, Error> {
        let format = FileFormat::WTNS;
        if source.format() != Format::File(format) {
            return Err(Error::file(
                format.name(),
                format!("it is a {} file", source.format().name()),
            ));
        }
        if let Some(curve) = source.curve()
            && curve.r != groups.curve().r
        {
            return Err(Error::OtherCurve {
                what: "witness",
                found: curve.name.clone(),
                wanted: groups.curve().name.clone(),
            });
        }
        let list = source.scalars("witness")?;
        let mut words = Vec::new();
        list.read(0..list.len(), &mut words)?;
        Self::new(groups, words)
    }

    /// From integers below r, four words each, least significant first.
    ///
    /// Errors: none at all; the first that is not below r; a first one that is not 1.
    pub fn new(groups: &Groups, words: Vec<u64>) -> Result<Self, Error> {
        let what = "witness value";
        let checked = groups.scalars()?.check(&words);
        let len = checked.map_err(|error| match error {
            msmith::Error::NotReduced { index } => Error::NotBelowOrder { what, index },
            error => error.into(),
        })?;
        if len == 0 {
            let (found, wanted) = (0, 1);
            return Err(Error::Lengths {
                what,
                found,
                wanted,
            });
        }
        if words[..WORDS] != [1, 0, 0, 0] {
            return Err(Error::file("wtns", "its first value is not 1"));
        }
        let groups = groups.clone();
        Ok(Self { groups, words })
    }

    /// The number of values.
    #[must_use]
    pub fn len(&self) -> usize {
        self.words.len() / WORDS
    }

    /// The values, plain integers below r, least significant word first.
    #[must_use]
    pub fn values(&self) -> &[[u64; 4]] {
        self.words.as_chunks().0
    }

    /// The words of the values.
    #[must_use]
    pub fn into_words(self) -> Vec<u64> {
        self.words
    }

    /// The groups whose scalars they are.
    #[must_use]
    pub fn groups(&self) -> &Groups {
        &self.groups
    }

    /// Whether there is none, which is never so.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }
}
