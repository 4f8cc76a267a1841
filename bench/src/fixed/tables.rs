//! What is measured: the sizes, the peers and the sets of each table.

use crate::engines::msmith::engine;
use crate::inputs::Inputs;
use anyhow::{Context, Result};
use msmith_core::recode::bucket_set::{Family, single, two};
use msmith_papers::fixed::sets::{lfg, power, prime};
use msmith_papers::fixed::{Method, best};

/// A table of measurements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum What {
    /// Tables of at most 12 points a base against msmith's own sums without tables.
    Variable,
    /// 256 bases with at most 100 MB against blst's tables of windows of 10 bits.
    Small,
    /// Table 3 of Fan, Kuchta, Sica, Xu: blst's Pippenger, repaired LFG, p = 7, and Eisenstein digits.
    Paper,
    /// How long tables of 12 points a base take to make, and their bytes.
    Build,
}

impl What {
    /// All, in the order in which they run.
    pub const ALL: [Self; 4] = [Self::Variable, Self::Small, Self::Paper, Self::Build];

    /// The name on the command line and in the records.
    pub fn name(self) -> &'static str {
        match self {
            Self::Variable => "variable",
            Self::Small => "small",
            Self::Paper => "paper",
            Self::Build => "build",
        }
    }

    /// For people.
    pub fn title(self) -> &'static str {
        match self {
            Self::Variable => "tables of at most 12 points a base, against none",
            Self::Small => "256 bases, tables of at most 100 MB",
            Self::Paper => "Fan, Kuchta, Sica, Xu, Table 3",
            Self::Build => "making a table",
        }
    }

    /// Numbers of points.
    pub fn sizes(self) -> Vec<usize> {
        match self {
            Self::Variable => vec![1 << 12, 1 << 16, 1 << 20],
            Self::Small => vec![256],
            Self::Paper => (10..=20).map(|k| 1 << k).collect(),
            Self::Build => vec![1 << 16],
        }
    }

    /// Whom the sets are compared with.
    pub fn peers(self) -> Vec<String> {
        let names: &[&str] = match self {
            Self::Variable => &["msmith"],
            Self::Small => &["blst-wbits:10", "blst"],
            Self::Paper => &["blst"],
            Self::Build => &["build:eisenstein:3,10"],
        };
        names.iter().map(|n| (*n).to_owned()).collect()
    }

    /// The sets; those of the paper's table depend on n.
    fn sets(self, n: usize) -> &'static [&'static str] {
        match (self, n) {
            (Self::Variable, ..0x4000) => &[
                "points:12",
                "eisenstein:1,9/2",
                "eisenstein:7,8",
                "eisenstein:1,7/2",
                "eisenstein:3,6/2",
                "glv:16",
            ],
            (Self::Variable, ..0x40000) => &[
                "points:12",
                "eisenstein:1,10",
                "eisenstein:7,8/2",
                "eisenstein:3,8/2",
                "eisenstein:1,9/2",
            ],
            (Self::Variable, _) => &["points:12", "eisenstein:1,10", "eisenstein:3,10"],
            (Self::Small, _) => &[
                "budget:100M",
                "odd:17,256",
                "odd:15,128",
                "odd:14,64",
                "two:3,6",
            ],
            (Self::Paper, _) => &["lfg", "prime:7", "eisenstein", "points:12"],
            (Self::Build, _) => &[
                "build-checked:eisenstein:3,10",
                "build:eisenstein:1,10",
                "build:glv:20",
                "build:signed:22",
            ],
        }
    }
}

/// What to do.
pub struct Measurement {
    /// The table.
    pub what: What,
    /// Numbers of points.
    pub sizes: Vec<usize>,
    /// Names of the peers, in the order of the rounds.
    pub peers: Vec<String>,
    /// Names of the sets, if they are not those of the table.
    pub sets: Option<Vec<String>>,
}

impl Measurement {
    /// Lines of a picture and names of the sets for these inputs; kinds of sets at their best parameter.
    pub fn sets_for(&self, inputs: &Inputs) -> Result<Vec<(String, String)>> {
        let default = || {
            self.what
                .sets(inputs.n)
                .iter()
                .map(|s| (*s).to_owned())
                .collect()
        };
        let names: Vec<String> = self.sets.clone().unwrap_or_else(default);
        let named = |name: String| {
            let set = match KINDS.iter().find(|k| k.0 == name) {
                Some(kind) => at_best(kind, inputs)?,
                None => name.clone(),
            };
            Ok((name, set))
        };
        names.into_iter().map(named).collect()
    }
}

/// Kinds of sets whose parameter is chosen by counted additions: name, family, p if there is one.
const KINDS: [(&str, &Family, u32); 8] = [
    ("signed", &single::SIGNED, 0),
    ("glv", &single::GLV, 0),
    ("lfg", &lfg::REPAIRED, 0),
    ("lfg-code", &lfg::CODE, 0),
    ("prime:7", &prime::FAMILY, 7),
    ("power", &power::FAMILY, 0),
    ("eisenstein", &single::EISENSTEIN, 0),
    ("two", &two::FAMILY, 0),
];

/// The set of a kind that takes the fewest additions.
fn at_best(kind: &(&str, &'static Family, u32), inputs: &Inputs) -> Result<String> {
    let (name, family, parameter) = *kind;
    let method = Method::of(family, parameter);
    let method = method.with_context(|| format!("{name} is not counted"))?;
    let shapes = method.shapes(&engine(inputs)?.numbers())?;
    let best = best(&shapes, inputs.n as u64);
    Ok(best.context("no set of the kind")?.spec.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::curves::{Curve, Group};
    use crate::inputs::Dist;

    #[test]
    fn kinds_are_at_their_best() {
        let curve = Curve::by_name("bls12-381").unwrap();
        let inputs = Inputs::generate(curve, Group::G1, Dist::Uniform, 1 << 12, 0);
        let of = |name: &str| {
            let measurement = Measurement {
                what: What::Paper,
                sizes: vec![1 << 12],
                peers: Vec::new(),
                sets: Some(vec![name.to_owned()]),
            };
            measurement.sets_for(&inputs).unwrap().remove(0)
        };
        // The radices of FKSX, Table 2, as corrected.
        assert_eq!(of("prime:7").1, "prime:7,5");
        for (kind, _, _) in KINDS {
            let (line, set) = of(kind);
            assert_eq!(line, kind);
            assert!(set.starts_with(kind) && set.len() > kind.len(), "{set}");
        }
        assert_eq!(of("signed:9").1, "signed:9");
    }
}
