//! arkworks (ark-ec 0.6) in twisted Edwards coordinates: the Edwards curves, and G1 of BLS12-377 in the
//! Edwards form that `ark-bls12-377` defines. Points and results of the latter are mapped from and to the
//! Weierstrass form; neither is timed.

use super::arkworks::{check_threads, version};
use crate::bytes::{push_edwards, push_point, to_edwards, to_point, to_prime};
use crate::curves::{Curve, Form, Group, dispatch_edwards};
use crate::engine::{Engine, Job, Timed};
use crate::inputs::Inputs;
use anyhow::{Result, ensure};
use ark_bls12_377::{Fq, G1Affine, G1TEAffine, g1};
use ark_ec::twisted_edwards::{Affine, Projective, TECurveConfig};
use ark_ec::{AffineRepr, CurveGroup, VariableBaseMSM};
use ark_ff::{AdditiveGroup, Field, One, batch_inversion};

/// The engine. Its threads are those of the global rayon pool.
pub struct ArkworksEdwards;

impl ArkworksEdwards {
    /// With that many threads.
    pub fn new(threads: usize) -> Result<Self> {
        check_threads(threads)?;
        Ok(Self)
    }
}

impl Engine for ArkworksEdwards {
    fn name(&self) -> &'static str {
        "arkworks-edwards"
    }

    fn version(&self) -> String {
        format!("{}, Edwards coordinates", version())
    }

    fn supports(&self, curve: &Curve, group: Group) -> bool {
        group == Group::G1 && (curve.form == Form::Edwards || curve.name == "bls12-377")
    }

    fn prepare(&self, inputs: &Inputs) -> Result<Box<dyn Job>> {
        let width = 2 * inputs.curve.field_bytes;
        if inputs.curve.form == Form::Weierstrass {
            let map = Map::new();
            let points: Vec<G1Affine> = inputs.points.chunks(width).map(to_point).collect();
            let points = map.to_edwards(&points);
            ensure!(
                points.iter().all(Affine::is_on_curve),
                "the map misses arkworks' Edwards curve"
            );
            return Ok(job::<g1::Config>(inputs, points, move |out, p| {
                push_point(out, &map.to_weierstrass(p));
            }));
        }
        Ok(dispatch_edwards!(inputs.curve, P => {
            let points = inputs.points.chunks(width).map(to_edwards::<P>).collect();
            job::<P>(inputs, points, push_edwards::<P>)
        }))
    }
}

/// Sums of points, results written by `push`.
fn job<P: TECurveConfig>(
    inputs: &Inputs,
    points: Vec<Affine<P>>,
    push: impl Fn(&mut Vec<u8>, &Affine<P>) + 'static,
) -> Box<dyn Job> {
    let scalars: Vec<P::ScalarField> = (inputs.scalar_bytes())
        .chunks(inputs.curve.scalar_bytes)
        .map(to_prime)
        .collect();
    Box::new(Timed {
        sum: move || Projective::<P>::msm(&points, &scalars).expect("lengths are equal"),
        bytes: move |sum: Projective<P>| {
            let mut out = Vec::new();
            push(&mut out, &sum.into_affine());
            out
        },
    })
}

/// Between y² = x³ + 1 over the field of BLS12-377 and its Edwards form: with t = x + 1 and w = √3,
/// x_E = st/y and y_E = (t − w)/(t + w), where s² = 3 − 2w makes a = −1.
#[derive(Clone, Copy)]
struct Map {
    w: Fq,
    s: Fq,
}

impl Map {
    /// The root w for which d is arkworks'.
    fn new() -> Self {
        let three = Fq::from(3u64);
        let root = three.sqrt().expect("3 is a square");
        let d = <g1::Config as TECurveConfig>::COEFF_D;
        // d = (3 + 2w)/(2w − 3).
        let w = [root, -root]
            .into_iter()
            .find(|w| (three + w.double()) == d * (w.double() - three))
            .unwrap_or(root);
        let s = (three - w.double()).sqrt();
        Self {
            w,
            s: s.unwrap_or_default(),
        }
    }

    /// Points of the subgroup.
    fn to_edwards(self, points: &[G1Affine]) -> Vec<G1TEAffine> {
        let parts = |p: &G1Affine| (p.x + Fq::one(), p.y);
        // 1/(y(t + w)); 0 stays 0.
        let mut inverses: Vec<Fq> = (points.iter().map(parts))
            .map(|(t, y)| y * (t + self.w))
            .collect();
        batch_inversion(&mut inverses);
        (points.iter().zip(inverses))
            .map(|(p, i)| {
                if p.is_zero() {
                    return G1TEAffine::zero();
                }
                let (t, y) = parts(p);
                let x = self.s * t * (t + self.w) * i;
                G1TEAffine::new_unchecked(x, (t - self.w) * y * i)
            })
            .collect()
    }

    fn to_weierstrass(self, p: &G1TEAffine) -> G1Affine {
        if p.is_zero() {
            return G1Affine::zero();
        }
        let one = Fq::one();
        let k = (one + p.y) / ((one - p.y) * p.x);
        G1Affine::new_unchecked(self.w * p.x * k - one, self.s * self.w * k)
    }
}
