//! blst 0.3.17: both groups of BLS12-381, scalars of any number of bits.
//!
//! **Threads.** The crate splits the work over a pool that it makes once, with as many threads as
//! the CPUs that the calling thread may use; with one it works in the calling thread. So the pool is
//! made here by a thread that is bound to as many CPUs as threads are wanted.
//!
//! **Points.** blst and arkworks both hold coordinates as a·2^384 mod p in six words, and sums in
//! Jacobian coordinates, so the words are copied.

use crate::bytes::{push_point, to_point};
use crate::curves::{Curve, Group};
use crate::engine::{Engine, Job, Timed};
use crate::inputs::{Inputs, Scalars};
use anyhow::{Result, ensure};
use ark_bls12_381::{Fq, Fq2, g1, g2};
use ark_ec::short_weierstrass::{Affine, Projective, SWCurveConfig};
use ark_ec::{AffineRepr, CurveGroup};
use ark_ff::{BigInt, Zero};
use blst::{MultiPoint, blst_fp, blst_fp2, blst_p1, blst_p1_affine, blst_p2, blst_p2_affine};
use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};

/// The engine.
pub struct Blst {
    threads: usize,
}

impl Blst {
    /// Makes blst's pool with that many threads. Only the first call in a process decides.
    pub fn new(threads: usize) -> Result<Self> {
        std::thread::spawn(move || -> Result<()> {
            let allowed = sched_getaffinity(None)?;
            let mut few = CpuSet::new();
            let cpus = (0..CpuSet::MAX_CPU).filter(|&i| allowed.is_set(i));
            cpus.take(threads).for_each(|i| few.set(i));
            ensure!(
                few.count() as usize == threads,
                "blst cannot have {threads} threads: {} CPUs may be used",
                allowed.count()
            );
            sched_setaffinity(None, &few)?;
            [to_blst_g1(&g1::G1Affine::identity())].mult(&[0; 32], 255);
            Ok(())
        })
        .join()
        .expect("no panic in there")?;
        Ok(Self { threads })
    }
}

impl Engine for Blst {
    fn name(&self) -> &'static str {
        "blst"
    }

    fn version(&self) -> String {
        format!("blst 0.3.17, {} thread(s)", self.threads)
    }

    fn supports(&self, curve: &Curve, _group: Group) -> bool {
        curve.name == "bls12-381"
    }

    fn prepare(&self, inputs: &Inputs) -> Result<Box<dyn Job>> {
        let (scalars, bits) = match &inputs.scalars {
            Scalars::Full(s) => (s.to_vec(), inputs.curve.scalar_bits),
            Scalars::U64(s) => (s.iter().flat_map(|s| s.to_le_bytes()).collect(), 64),
            Scalars::Bool(s) => (s.iter().map(|b| u8::from(*b)).collect(), 1),
        };
        Ok(match inputs.group {
            Group::G1 => {
                let points: Vec<_> = inputs
                    .points
                    .chunks(96)
                    .map(|p| to_blst_g1(&to_point(p)))
                    .collect();
                Box::new(Timed {
                    sum: move || points.mult(&scalars, bits),
                    bytes: |p| g1_bytes(&p),
                })
            }
            Group::G2 => {
                let points: Vec<_> = inputs
                    .points
                    .chunks(192)
                    .map(|p| to_blst_g2(&to_point(p)))
                    .collect();
                Box::new(Timed {
                    sum: move || points.mult(&scalars, bits),
                    bytes: |p: blst_p2| {
                        bytes::<g2::Config>(from_fp2(&p.x), from_fp2(&p.y), from_fp2(&p.z))
                    },
                })
            }
        })
    }
}

/// A result in G1.
pub fn g1_bytes(p: &blst_p1) -> Vec<u8> {
    bytes::<g1::Config>(from_fp(&p.x), from_fp(&p.y), from_fp(&p.z))
}

fn bytes<P: SWCurveConfig>(x: P::BaseField, y: P::BaseField, z: P::BaseField) -> Vec<u8> {
    let p = if z.is_zero() {
        Projective::<P>::zero()
    } else {
        Projective::new_unchecked(x, y, z)
    };
    let mut out = Vec::new();
    push_point(&mut out, &p.into_affine());
    out
}

/// A point of G1 in blst's type.
pub fn to_blst_g1(p: &Affine<g1::Config>) -> blst_p1_affine {
    if p.is_zero() {
        return blst_p1_affine::default();
    }
    blst_p1_affine {
        x: to_fp(&p.x),
        y: to_fp(&p.y),
    }
}

fn to_blst_g2(p: &Affine<g2::Config>) -> blst_p2_affine {
    if p.is_zero() {
        return blst_p2_affine::default();
    }
    blst_p2_affine {
        x: to_fp2(&p.x),
        y: to_fp2(&p.y),
    }
}

fn to_fp(a: &Fq) -> blst_fp {
    blst_fp { l: a.0.0 }
}

fn to_fp2(a: &Fq2) -> blst_fp2 {
    blst_fp2 {
        fp: [to_fp(&a.c0), to_fp(&a.c1)],
    }
}

fn from_fp(a: &blst_fp) -> Fq {
    Fq::new_unchecked(BigInt(a.l))
}

fn from_fp2(a: &blst_fp2) -> Fq2 {
    Fq2::new(from_fp(&a.fp[0]), from_fp(&a.fp[1]))
}
