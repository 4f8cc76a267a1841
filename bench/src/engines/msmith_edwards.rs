//! msmith on twisted Edwards curves: `msmith-edwards` as the planner likes, `msmith-edwards-once` by an Edwards law. On G1 of
//! BLS12-377 points and results are in Weierstrass coordinates.

use super::msmith::{Own, bytes, import, version};
use crate::bytes::{push_prime, to_prime};
use crate::curves::{Curve, Form, Group, dispatch_edwards};
use crate::engine::{Engine, Job, Timed};
use crate::inputs::Inputs;
use anyhow::{Context, Result};
use ark_ec::CurveConfig;
use ark_ec::twisted_edwards::TECurveConfig;
use ark_ff::Field;
use msmith::curve::{self, edwards, edwards_form};
use msmith::{Algorithm, Engine as Library, WordPoints};
use num_bigint::BigUint;

/// The engine.
pub struct MsmithEdwards {
    threads: usize,
    algorithm: Algorithm,
}

impl MsmithEdwards {
    /// With that many threads.
    pub fn new(threads: usize, algorithm: Algorithm) -> Self {
        Self { threads, algorithm }
    }
}

/// msmith's engine, if the group has an Edwards form.
fn engine(curve: &Curve, group: Group) -> Result<Library> {
    match (curve.form, group) {
        (Form::Edwards, Group::G1) => {
            let curve = edwards::by_name(curve.name).context("no such curve")?;
            Ok(Library::edwards(curve)?)
        }
        (Form::Weierstrass, Group::G1) => {
            let curve = curve::by_name(curve.name).context("no such curve")?;
            edwards_form(curve, curve::Group::G1)?;
            Ok(Library::new(curve, curve::Group::G1)?)
        }
        (_, Group::G2) => anyhow::bail!("second groups have no Edwards form here"),
    }
}

impl Engine for MsmithEdwards {
    fn name(&self) -> &'static str {
        match self.algorithm {
            Algorithm::EdMsm => "msmith-edwards-once",
            _ => "msmith-edwards",
        }
    }

    fn version(&self) -> String {
        format!("{}, algorithm {}", version(self.threads), self.algorithm)
    }

    fn supports(&self, curve: &Curve, group: Group) -> bool {
        engine(curve, group).is_ok()
    }

    fn prepare(&self, inputs: &Inputs) -> Result<Box<dyn Job>> {
        let engine = engine(inputs.curve, inputs.group)?;
        let scale = Scale::new(inputs.curve, &engine);
        let points = match inputs.curve.form {
            Form::Weierstrass => import(&engine, inputs)?,
            Form::Edwards => native(&engine, inputs, &scale),
        };
        let scalars = Own::new(inputs);
        let options = msmith::Options {
            threads: Some(self.threads),
            algorithm: self.algorithm,
            ..Default::default()
        };
        let same = engine.clone();
        Ok(Box::new(Timed {
            sum: move || {
                let sum = engine.msm(&points, scalars.view(), &options);
                sum.expect("valid input").point
            },
            bytes: move |p| scale.back(bytes(&same, p)),
        }))
    }
}

/// Points of an Edwards curve, as words.
fn native(engine: &Library, inputs: &Inputs, scale: &Scale) -> WordPoints {
    let e = engine;
    let width = inputs.curve.field_bytes;
    let points = scale.there(&inputs.points);
    let words = |c: &[u8]| e.to_words(&BigUint::from_bytes_le(c));
    WordPoints {
        stride: 2 * e.words(),
        words: points.chunks(width).flat_map(words).collect(),
        finite: vec![true; inputs.n],
    }
}

/// From arkworks' first coordinates to msmith's, where the two have different coefficients a of the
/// same curve (Baby Jubjub): x = s·x', s² = a'/a.
struct Scale {
    curve: Option<&'static Curve>,
    /// s and 1/s.
    factors: [Vec<u8>; 2],
}

impl Scale {
    fn new(curve: &'static Curve, engine: &Library) -> Self {
        let none = Self {
            curve: None,
            factors: [Vec::new(), Vec::new()],
        };
        if curve.form == Form::Weierstrass {
            return none;
        }
        dispatch_edwards!(curve, P => {
            type F = <P as CurveConfig>::BaseField;
            let a: F = to_prime(&engine.edwards_curve().expect("an Edwards curve").a.to_bytes_le());
            if a == P::COEFF_A {
                return none;
            }
            let s = (P::COEFF_A / a).sqrt().expect("two forms of one curve");
            let bytes = |x: F| {
                let mut out = Vec::new();
                push_prime(&mut out, x);
                out
            };
            Self {
                curve: Some(curve),
                factors: [bytes(s), bytes(s.inverse().expect("not zero"))],
            }
        })
    }

    /// Every point's first coordinate times a factor.
    fn by(&self, factor: usize, points: &[u8]) -> Vec<u8> {
        let Some(curve) = self.curve else {
            return points.to_vec();
        };
        dispatch_edwards!(curve, P => {
            type F = <P as CurveConfig>::BaseField;
            let s: F = to_prime(&self.factors[factor]);
            let mut out = Vec::new();
            for point in points.chunks(2 * curve.field_bytes) {
                let (x, y) = point.split_at(curve.field_bytes);
                push_prime(&mut out, s * to_prime::<F>(x));
                out.extend_from_slice(y);
            }
            out
        })
    }

    fn there(&self, points: &[u8]) -> Vec<u8> {
        self.by(0, points)
    }

    fn back(&self, point: Vec<u8>) -> Vec<u8> {
        self.by(1, &point)
    }
}
