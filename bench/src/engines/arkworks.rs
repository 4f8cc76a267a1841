//! arkworks (ark-ec 0.6): every Weierstrass group, and its own functions for bits and 64-bit scalars.
//!
//! Uniform and witness-like scalars go through `msm` as field elements, which looks at their sizes
//! itself; `arkworks-bigint` times `msm_bigint` on integers that were converted beforehand. The
//! assembly of ark-ff is compiled only where the target features `bmi2` and `adx` are on at build
//! time; the version string says whether it is. Several threads need the feature `parallel`.

use crate::bytes::{push_point, to_point, to_prime};
use crate::curves::{Curve, Form, Group, dispatch};
use crate::engine::{Engine, Job, Timed};
use crate::inputs::{Inputs, Scalars};
use anyhow::{Result, ensure};
use ark_ec::short_weierstrass::{Affine, Projective, SWCurveConfig};
use ark_ec::{CurveGroup, VariableBaseMSM};
use ark_ff::PrimeField;

/// The engine. Its threads are those of the global rayon pool.
pub struct Arkworks {
    bigint: bool,
}

impl Arkworks {
    /// With scalars as field elements or as integers.
    pub fn new(threads: usize, bigint: bool) -> Result<Self> {
        check_threads(threads)?;
        Ok(Self { bigint })
    }
}

/// An error where this build has too few threads.
pub fn check_threads(threads: usize) -> Result<()> {
    ensure!(
        threads == 1 || cfg!(feature = "parallel"),
        "arkworks has one thread in this build; for {threads} build with `--features parallel`"
    );
    Ok(())
}

/// The version, and whether its assembly and its threads are in this build.
pub fn version() -> String {
    let asm = cfg!(all(target_feature = "bmi2", target_feature = "adx"));
    let on = |yes| if yes { "on" } else { "off" };
    format!(
        "ark-ec 0.6, asm {}, parallel {}",
        on(asm),
        on(cfg!(feature = "parallel"))
    )
}

impl Engine for Arkworks {
    fn name(&self) -> &'static str {
        if self.bigint {
            "arkworks-bigint"
        } else {
            "arkworks"
        }
    }

    fn version(&self) -> String {
        version()
    }

    fn supports(&self, curve: &Curve, group: Group) -> bool {
        curve.form == Form::Weierstrass && curve.has(group)
    }

    fn prepare(&self, inputs: &Inputs) -> Result<Box<dyn Job>> {
        Ok(dispatch!(inputs.curve, inputs.group, P => job::<P>(inputs, self.bigint)))
    }
}

fn job<P: SWCurveConfig>(inputs: &Inputs, bigint: bool) -> Box<dyn Job> {
    let width = inputs.curve.point_bytes(inputs.group);
    let points: Vec<Affine<P>> = inputs.points.chunks(width).map(to_point).collect();
    match &inputs.scalars {
        Scalars::Bool(s) => {
            let s = s.clone().into_owned();
            timed(move || Projective::<P>::msm_u1(&points, &s))
        }
        Scalars::U64(s) => {
            let s = s.clone().into_owned();
            timed(move || Projective::<P>::msm_u64(&points, &s))
        }
        Scalars::Full(s) => {
            let s: Vec<P::ScalarField> =
                s.chunks(inputs.curve.scalar_bytes).map(to_prime).collect();
            if bigint {
                let s: Vec<_> = s.iter().map(|s| s.into_bigint()).collect();
                timed(move || Projective::<P>::msm_bigint(&points, &s))
            } else {
                timed(move || Projective::<P>::msm(&points, &s).expect("lengths are equal"))
            }
        }
    }
}

fn timed<P: SWCurveConfig>(sum: impl FnMut() -> Projective<P> + 'static) -> Box<dyn Job> {
    let bytes = |sum: Projective<P>| {
        let mut out = Vec::new();
        push_point(&mut out, &sum.into_affine());
        out
    };
    Box::new(Timed { sum, bytes })
}
