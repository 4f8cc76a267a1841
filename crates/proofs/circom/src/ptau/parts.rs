//! The lists of a file, and the bytes around them.

use msmith::curve::Group;
use msmith::{Engine, Options};
use msmith_io::sections;

use crate::Groups;
use crate::encoded::size;
use crate::work::prime;

/// The format's name in errors.
pub(super) const PTAU: &str = "ptau";
/// The section of the contributions.
pub(super) const CONTRIBUTIONS: u32 = 7;
/// A memory limit from which blocks are large.
const ROOMY: u64 = 1 << 27;
/// The largest power: that of BN254's largest domain, and of the largest ceremony there was.
pub(super) const MOST_POWER: u32 = 28;

/// A list of points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Part {
    pub id: u32,
    /// Its name in [`msmith_io::source::Source`].
    pub name: &'static str,
    pub group: Group,
    /// Section and name of its Lagrange forms.
    pub lagrange: Option<(u32, &'static str)>,
}

/// τⁱG, of which there are nearly twice as many.
pub(super) const TAU1: Part = Part {
    id: 2,
    name: "tauG1",
    group: Group::G1,
    lagrange: Some((12, "lagrangeTauG1")),
};
/// τⁱH.
pub(super) const TAU2: Part = Part {
    id: 3,
    name: "tauG2",
    group: Group::G2,
    lagrange: Some((13, "lagrangeTauG2")),
};
/// ατⁱG.
pub(super) const ALPHA: Part = Part {
    id: 4,
    name: "alphaTauG1",
    group: Group::G1,
    lagrange: Some((14, "lagrangeAlphaTauG1")),
};
/// βτⁱG.
pub(super) const BETA: Part = Part {
    id: 5,
    name: "betaTauG1",
    group: Group::G1,
    lagrange: Some((15, "lagrangeBetaTauG1")),
};
/// βH.
pub(super) const BETA2: Part = Part {
    id: 6,
    name: "betaG2",
    group: Group::G2,
    lagrange: None,
};

/// All, in the order of a file.
pub(super) const ALL: [Part; 5] = [TAU1, TAU2, ALPHA, BETA, BETA2];

impl Part {
    /// Points of a power.
    pub fn len(self, power: u32) -> usize {
        match self.id {
            2 => (2 << power) - 1,
            6 => 1,
            _ => 1 << power,
        }
    }

    /// The largest power whose Lagrange form a file of a power has.
    pub fn largest(self, power: u32) -> u32 {
        power + u32::from(self == TAU1)
    }

    /// Points of all Lagrange forms of a power.
    pub fn lagrange_len(self, power: u32) -> usize {
        (2 << self.largest(power)) - 1
    }

    /// The engine of its group.
    pub fn engine(self, groups: &Groups) -> &Engine {
        match self.group {
            Group::G1 => groups.first(),
            Group::G2 => groups.second(),
        }
    }
}

/// Points that are hashed at once: a mebibyte of them, as snarkjs does, whose hash's state tells.
pub(super) fn piece(engine: &Engine) -> usize {
    (1 << 20) / size(engine)
}

/// Points that are worked on at once, within a memory limit.
pub(super) fn block(engine: &Engine, options: &Options<'_>) -> usize {
    let narrow = options.memory_limit.is_some_and(|limit| limit < ROOMY);
    piece(engine) * if narrow { 1 } else { 4 }
}

/// How many times as long as in G1 an operation in G2 takes.
pub(super) fn weight(group: Group) -> f64 {
    match group {
        Group::G1 => 1.0,
        Group::G2 => 2.7,
    }
}

/// What a file begins with: head, and the section of its numbers.
pub(super) fn head(groups: &Groups, power: u32, ceremony: u32, count: u32) -> Vec<u8> {
    let p = prime(&groups.curve().p);
    let mut bytes = sections::head(*b"ptau", 1, count);
    bytes.extend(sections::section(1, p.len() as u64 + 8));
    bytes.extend(p);
    bytes.extend([power, ceremony].map(u32::to_le_bytes).concat());
    bytes
}

/// What stands before the points of a list.
pub(super) fn section_of_points(id: u32, engine: &Engine, points: usize) -> [u8; 12] {
    sections::section(id, points as u64 * size(engine) as u64)
}
