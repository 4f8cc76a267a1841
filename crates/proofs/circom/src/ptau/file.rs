//! A file of powers of τ, open.

use std::path::Path;

use msmith::Backend;
use msmith_io::sections::Sections;
use msmith_io::source::{FileFormat, Format, PointList, Source};

use super::contributions::{self, PowersContribution, Reached};
use super::new::first_challenge;
use super::parts::{ALL, CONTRIBUTIONS, MOST_POWER, PTAU, Part};
use crate::blake2b::{Blake2b, Hash};
use crate::{Error, Groups};

/// Powers of τ, in a `.ptau` file that is mapped.
#[derive(Debug)]
pub struct PowersOfTau {
    pub(super) source: Source,
    pub(super) groups: Groups,
    pub(super) power: u32,
    pub(super) ceremony: u32,
    pub(super) prepared: bool,
    pub(super) contributions: Vec<PowersContribution>,
}

impl PowersOfTau {
    /// Opens a file: its numbers, the lengths of its lists and its contributions are checked, and no points. **The file
    /// must not be changed in place** while it is open; replacing it by a rename is harmless.
    ///
    /// Errors: a file that cannot be read; sections that are missing, twice there, or of another length than the power
    /// asks for; some Lagrange forms without the others; another curve than BN254 and BLS12-381; contributions that
    /// cannot be read ([`Error::Contribution`]); a backend that this machine lacks.
    pub fn open(path: &Path, backend: Backend) -> Result<Self, Error> {
        let source = Source::open(path, Some(Format::File(FileFormat::PTAU)), None)?;
        let Some(curve) = source.curve() else {
            return Err(wrong("it does not say its curve"));
        };
        let groups = groups_of(Groups::new(curve, backend)?)?;
        let parts = Sections::new(PTAU, b"ptau", 1, source.content())?;
        let [power, ceremony] = powers(&parts)?;
        let forms = || ALL.iter().filter_map(|part| Some((part, part.lagrange?)));
        let there = |name| source.section(name).ok().map(|section| section.len());
        let prepared = forms().any(|(_, (_, name))| there(name).is_some());
        for (part, (_, name)) in forms().filter(|_| prepared) {
            let wanted = part.lagrange_len(power);
            match there(name) {
                Some(found) if found == wanted => {}
                Some(found) => {
                    return Err(wrong(format!(
                        "{name} has {found} points, and a power of {power} has {wanted}"
                    )));
                }
                None => {
                    return Err(wrong(format!(
                        "{name} is missing, and other Lagrange forms are there"
                    )));
                }
            }
        }
        let contributions = contributions::read(&groups, &parts, [power, ceremony])?;
        Ok(Self {
            groups,
            power,
            ceremony,
            prepared,
            contributions,
            source,
        })
    }

    /// The groups of its curve.
    #[must_use]
    pub fn groups(&self) -> &Groups {
        &self.groups
    }

    /// The logarithm of the number of powers, which is that of the constraints of the largest circuit.
    #[must_use]
    pub fn power(&self) -> u32 {
        self.power
    }

    /// The power that the ceremony had: above [`PowersOfTau::power`] where the file was truncated.
    #[must_use]
    pub fn ceremony_power(&self) -> u32 {
        self.ceremony
    }

    /// Whether it has the Lagrange forms, which keys of circuits are made from.
    #[must_use]
    pub fn is_prepared(&self) -> bool {
        self.prepared
    }

    /// The contributions, the first one first.
    #[must_use]
    pub fn contributions(&self) -> &[PowersContribution] {
        &self.contributions
    }

    /// Whether **anybody can make proofs** of anything for keys made from the powers, by what its contributions say: τ, α or
    /// β has no contribution of a secret, as each is a beacon's or of 1 or −1, or came to 1 or −1.
    #[must_use]
    pub fn is_forgeable(&self) -> bool {
        contributions::is_forgeable(&self.groups, &self.contributions)
    }

    /// Refuses a file that does not go on from an earlier one of its ceremony: the contributions of the earlier file are
    /// the first ones of this. Whether they are right [`PowersOfTau::verify`] says. Names may be others, as they are bound
    /// to nothing.
    ///
    /// Errors: the first contribution that differs or is missing ([`Error::Contribution`]); another curve.
    pub fn continues(&self, previous: &Self) -> Result<(), Error> {
        self.groups
            .must_be("previous file", previous.groups.curve())?;
        for (i, theirs) in previous.contributions.iter().enumerate() {
            let why = match self.contributions.get(i) {
                Some(ours) if ours.shown() == theirs.shown() => continue,
                Some(_) => "it is not that of the previous file",
                None => "the previous file has it, and this file does not",
            };
            return Err(Error::contribution(i + 1, why));
        }
        Ok(())
    }

    /// The challenge that the next contributor answers, and the response before it.
    pub(super) fn last(&self) -> Result<(Hash, Hash), Error> {
        match self.contributions.last() {
            Some(last) => Ok((last.challenge, last.response)),
            None => {
                let challenge = first_challenge(&self.groups, self.ceremony)?;
                Ok((challenge, Blake2b::of(&[])))
            }
        }
    }

    /// The points that the contributions before one came to.
    pub(super) fn before(&self, index: usize) -> Reached {
        let before = index.checked_sub(1).and_then(|i| self.contributions.get(i));
        before.map_or_else(|| Reached::start(&self.groups), |c| c.reached.clone())
    }

    /// Refuses what only a whole file can do.
    pub(super) fn require_whole(&self) -> Result<(), Error> {
        if self.power == self.ceremony {
            return Ok(());
        }
        Err(wrong(format!(
            "it was truncated to power {} of {}, and only the whole file takes contributions",
            self.power, self.ceremony
        )))
    }

    /// A list.
    pub(super) fn list(&self, part: Part) -> Result<PointList<'_>, Error> {
        Ok(self.source.points(part.engine(&self.groups), part.name)?)
    }

    /// The Lagrange forms of a list.
    pub(super) fn forms(&self, part: Part, name: &str) -> Result<PointList<'_>, Error> {
        Ok(self.source.points(part.engine(&self.groups), name)?)
    }

    /// The bytes of a section.
    pub(super) fn section(&self, id: u32, name: &'static str) -> Result<&[u8], Error> {
        let parts = Sections::new(PTAU, b"ptau", 1, self.source.content())?;
        Ok(parts.bytes(id, name)?)
    }

    /// The bytes of all contributions.
    pub(super) fn section_of_contributions(&self) -> Result<&[u8], Error> {
        self.section(CONTRIBUTIONS, "the contributions")
    }

    /// The bytes of each contribution.
    pub(super) fn old(&self) -> Vec<&[u8]> {
        let content = self.source.content();
        let bytes = |c: &PowersContribution| &content[c.bytes.clone()];
        self.contributions.iter().map(bytes).collect()
    }
}

/// The powers that a file has, and that its ceremony had.
fn powers(parts: &Sections<'_>) -> Result<[u32; 2], Error> {
    let mut header = parts.cursor(1, "the header")?;
    header.prime()?;
    let powers = [header.u32()?, header.u32()?];
    match powers[1] > MOST_POWER {
        false => Ok(powers),
        true => Err(wrong(format!(
            "it is of a ceremony of power {}, and there are those of up to {MOST_POWER}",
            powers[1]
        ))),
    }
}

/// Whether everybody knows a number of the powers in a file, as its contributions say, which are read and not verified.
pub(crate) fn is_forgeable(groups: &Groups, content: &[u8]) -> Result<bool, Error> {
    let parts = Sections::new(PTAU, b"ptau", 1, content)?;
    let all = contributions::read(groups, &parts, powers(&parts)?);
    // What is wrong here is the file's, and no key's.
    let all = all.map_err(|why| wrong(why.to_string()))?;
    Ok(contributions::is_forgeable(groups, &all))
}

/// What is wrong with a file.
pub(super) fn wrong(why: impl Into<String>) -> Error {
    Error::file(PTAU, why)
}

/// Groups that a ceremony can be over.
///
/// Errors: another curve than BN254 and BLS12-381, those of snarkjs.
pub(super) fn groups_of(groups: Groups) -> Result<Groups, Error> {
    match groups.curve().name.as_str() {
        "bn254" | "bls12-381" => Ok(groups),
        name => Err(wrong(format!(
            "it is of {name}, and powers of τ are those of bn254 and bls12-381"
        ))),
    }
}
