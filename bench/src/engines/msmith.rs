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
}

fn group(g: Group) -> msmith::curve::Group {
    match g {
        Group::G1 => msmith::curve::Group::G1,
        Group::G2 => msmith::curve::Group::G2,
    }
}

fn words(bytes: &[u8]) -> Vec<u64> {
    let word = |b: &[u8]| {
        let mut w = [0; 8];
        w[..b.len()].copy_from_slice(b);
        u64::from_le_bytes(w)
    };
    bytes.chunks(8).map(word).collect()
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
        let backend = msmith::Backend::detect().map_or("none", msmith::Backend::name);
        format!(
            "msmith {}, backend {backend}, {} thread(s)",
            env!("CARGO_PKG_VERSION"),
            self.threads
        )
    }

    fn supports(&self, curve: &Curve, g: Group) -> bool {
        msmith::curve::by_name(curve.name).is_some_and(|c| c.group(group(g)).is_ok())
    }

    fn prepare(&self, inputs: &Inputs) -> Result<Box<dyn Job>> {
        let curve = msmith::curve::by_name(inputs.curve.name).ok_or_else(|| anyhow!("no curve"))?;
        let engine = msmith::Engine::new(curve, group(inputs.group))?;
        let canonical = words(&inputs.points);
        let per = 2 * engine.words();
        let finite: Vec<bool> = canonical
            .chunks(per)
            .map(|p| p.iter().any(|w| *w != 0))
            .collect();
        let points = engine.import(&canonical, &finite)?;
        let (threads, in_subgroup) = (self.threads, self.in_subgroup);
        enum Own {
            Words(Vec<u64>, usize),
            U64(Vec<u64>),
            Bool(Vec<bool>),
        }
        let scalars = match &inputs.scalars {
            Scalars::Full(s) => Own::Words(words(s), s.len() / inputs.n.max(1) / 8),
            Scalars::U64(s) => Own::U64(s.to_vec()),
            Scalars::Bool(s) => Own::Bool(s.to_vec()),
        };
        let e2 = engine.clone();
        Ok(Box::new(Timed {
            sum: move || {
                let scalars = match &scalars {
                    Own::Words(words, per) => msmith::Scalars::Words { words, per: *per },
                    Own::U64(s) => msmith::Scalars::U64(s),
                    Own::Bool(s) => msmith::Scalars::Bool(s),
                };
                let options = msmith::Options {
                    threads: Some(threads),
                    in_subgroup,
                    ..Default::default()
                };
                engine
                    .msm(&points, scalars, &options)
                    .expect("valid input")
                    .point
            },
            bytes: move |p: msmith::Point| match p {
                None => vec![0; 8 * per],
                Some((x, y)) => [x, y]
                    .iter()
                    .flat_map(|c| e2.from_words(c))
                    .flat_map(|c| {
                        let mut b = c.to_bytes_le();
                        b.resize(8 * per / 2 / e2.spec().degree, 0);
                        b
                    })
                    .collect(),
            },
        }))
    }
}
