//! msmith itself: `msmith` vouches for the subgroup (so that the endomorphism may be used), `msmith-any`
//! takes any points on the curve.

use crate::curves::{Curve, Group};
use crate::engine::{Engine, Job, Timed};
use crate::inputs::{Inputs, Scalars};
use anyhow::{Result, anyhow};

/// The engine.
pub struct Msmith {
    threads: usize,
    in_subgroup: bool,
}

impl Msmith {
    /// With that many threads.
    pub fn new(threads: usize, in_subgroup: bool) -> Self {
        Self {
            threads,
            in_subgroup,
        }
    }

    /// The inputs, prepared, which another thread may sum.
    pub fn job(&self, inputs: &Inputs) -> Result<impl Job + Send + use<>> {
        let engine = engine(inputs)?;
        let points = import(&engine, inputs)?;
        let scalars = Own::new(inputs);
        let options = msmith::Options {
            threads: Some(self.threads),
            in_subgroup: self.in_subgroup,
            ..Default::default()
        };
        let same = engine.clone();
        Ok(Timed {
            sum: move || {
                let sum = engine.msm(&points, scalars.view(), &options);
                sum.expect("valid input").point
            },
            bytes: move |p| bytes(&same, p),
        })
    }
}

fn group(g: Group) -> msmith::curve::Group {
    match g {
        Group::G1 => msmith::curve::Group::G1,
        Group::G2 => msmith::curve::Group::G2,
    }
}

/// The engine of a Weierstrass curve.
pub fn engine(inputs: &Inputs) -> Result<msmith::Engine> {
    let curve = msmith::curve::by_name(inputs.curve.name).ok_or_else(|| anyhow!("no curve"))?;
    Ok(msmith::Engine::new(curve, group(inputs.group))?)
}

/// Little-endian words.
pub fn words(bytes: &[u8]) -> Vec<u64> {
    let word = |b: &[u8]| {
        let mut w = [0; 8];
        w[..b.len()].copy_from_slice(b);
        u64::from_le_bytes(w)
    };
    bytes.chunks(8).map(word).collect()
}

/// Scalars in the types that msmith takes.
pub enum Own {
    Words(Vec<u64>, usize),
    U64(Vec<u64>),
    Bool(Vec<bool>),
}

impl Own {
    /// Those of the inputs.
    pub fn new(inputs: &Inputs) -> Self {
        match &inputs.scalars {
            Scalars::Full(s) => Self::Words(words(s), s.len() / inputs.n.max(1) / 8),
            Scalars::U64(s) => Self::U64(s.to_vec()),
            Scalars::Bool(s) => Self::Bool(s.to_vec()),
        }
    }

    /// As msmith sees them.
    pub fn view(&self) -> msmith::Scalars<'_> {
        match self {
            Self::Words(words, per) => msmith::Scalars::Words { words, per: *per },
            Self::U64(s) => msmith::Scalars::U64(s),
            Self::Bool(s) => msmith::Scalars::Bool(s),
        }
    }
}

/// The backend and the number of threads.
pub fn version(threads: usize) -> String {
    let backend = msmith::Backend::detect().map_or("none", msmith::Backend::name);
    format!(
        "msmith {}, backend {backend}, {threads} thread(s)",
        env!("CARGO_PKG_VERSION"),
    )
}

/// The points of a Weierstrass curve, as words.
pub fn import(engine: &msmith::Engine, inputs: &Inputs) -> Result<msmith::WordPoints> {
    let canonical = words(&inputs.points);
    let finite: Vec<bool> = canonical
        .chunks(2 * engine.words())
        .map(|p| p.iter().any(|w| *w != 0))
        .collect();
    Ok(engine.import(&canonical, &finite)?)
}

/// A result as bytes, all zero at infinity.
pub fn bytes(engine: &msmith::Engine, p: msmith::Point) -> Vec<u8> {
    let width = 8 * engine.words();
    match p.coordinates() {
        None => vec![0; 2 * width],
        Some((x, y)) => [x, y]
            .iter()
            .flat_map(|c| engine.from_words(c))
            .flat_map(|c| {
                let mut b = c.to_bytes_le();
                b.resize(width / engine.spec().degree, 0);
                b
            })
            .collect(),
    }
}

impl Engine for Msmith {
    fn name(&self) -> &'static str {
        if self.in_subgroup {
            "msmith"
        } else {
            "msmith-any"
        }
    }

    fn version(&self) -> String {
        version(self.threads)
    }

    fn supports(&self, curve: &Curve, g: Group) -> bool {
        msmith::curve::by_name(curve.name).is_some_and(|c| c.group(group(g)).is_ok())
    }

    fn prepare(&self, inputs: &Inputs) -> Result<Box<dyn Job>> {
        Ok(Box::new(self.job(inputs)?))
    }
}
