//! halo2curves 0.10: `msm_best` on G1 of BN254 and BLS12-381, the Pasta curves and secp256k1.
//!
//! Built with its assembly (`asm`) and rayon (`std`); its threads are those of the global pool. It
//! has no functions for small scalars.

use crate::curves::{Curve, Group};
use crate::engine::{Engine, Job, Timed};
use crate::inputs::Inputs;
use anyhow::{Context, Result};
use halo2curves::ff::{Field, PrimeField};
use halo2curves::group::Curve as _;
use halo2curves::{CurveAffine, bls12381, bn256, msm::msm_best, pasta, secp256k1};

/// The engine.
pub struct Halo2curves;

impl Engine for Halo2curves {
    fn name(&self) -> &'static str {
        "halo2curves"
    }

    fn version(&self) -> String {
        "halo2curves 0.10, asm on".into()
    }

    fn supports(&self, curve: &Curve, group: Group) -> bool {
        let names = ["bn254", "bls12-381", "pallas", "vesta", "secp256k1"];
        group == Group::G1 && names.contains(&curve.name)
    }

    fn prepare(&self, inputs: &Inputs) -> Result<Box<dyn Job>> {
        match inputs.curve.name {
            "bn254" => job::<bn256::G1Affine>(inputs),
            "bls12-381" => job::<bls12381::G1Affine>(inputs),
            "pallas" => job::<pasta::PallasAffine>(inputs),
            "vesta" => job::<pasta::VestaAffine>(inputs),
            _ => job::<secp256k1::Secp256k1Affine>(inputs),
        }
    }
}

/// Whether the field's `Repr` has the most significant byte first.
fn big_endian<F: PrimeField>() -> bool {
    F::ONE.to_repr().as_ref()[0] == 0
}

fn element<F: PrimeField>(bytes: &[u8]) -> Result<F> {
    let mut repr = F::Repr::default();
    repr.as_mut().copy_from_slice(bytes);
    if big_endian::<F>() {
        repr.as_mut().reverse();
    }
    Option::from(F::from_repr(repr)).context("halo2curves refuses an element")
}

fn push<F: PrimeField>(out: &mut Vec<u8>, a: F) {
    let mut repr = a.to_repr();
    if big_endian::<F>() {
        repr.as_mut().reverse();
    }
    out.extend_from_slice(repr.as_ref());
}

fn job<C>(inputs: &Inputs) -> Result<Box<dyn Job>>
where
    C: CurveAffine + 'static,
    C::Base: PrimeField,
{
    let points = inputs
        .points
        .chunks(inputs.curve.point_bytes(inputs.group))
        .map(|p| {
            let (x, y) = p.split_at(p.len() / 2);
            if p.iter().all(|b| *b == 0) {
                return Ok(C::identity());
            }
            Option::from(C::from_xy(element(x)?, element(y)?))
                .context("halo2curves refuses a point")
        });
    let points = points.collect::<Result<Vec<C>>>()?;
    let scalars = inputs.scalar_bytes();
    let scalars = scalars.chunks(inputs.curve.scalar_bytes).map(element);
    let scalars = scalars.collect::<Result<Vec<C::Scalar>>>()?;
    Ok(Box::new(Timed {
        sum: move || msm_best(&scalars, &points),
        bytes: |p: C::Curve| {
            let mut out = Vec::new();
            let xy: Option<_> = Option::from(p.to_affine().coordinates());
            let (x, y) = xy.map_or(
                (C::Base::ZERO, C::Base::ZERO),
                |c: halo2curves::Coordinates<C>| (*c.x(), *c.y()),
            );
            push(&mut out, x);
            push(&mut out, y);
            out
        },
    }))
}
