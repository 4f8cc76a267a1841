//! curve25519-dalek 5: Ed25519, one thread.
//!
//! Its AVX-512 IFMA code is compiled where the target has these instructions at build time, or with
//! `RUSTFLAGS='--cfg curve25519_dalek_backend="avx512"'`; otherwise it has AVX2. The version string
//! says what it uses here.

use crate::bytes::{push_edwards, to_prime};
use crate::curves::{Curve, Group};
use crate::engine::{Engine, Job, Timed};
use crate::inputs::Inputs;
use anyhow::{Context, Result, ensure};
use ark_ed25519::{EdwardsAffine, Fq};
use ark_ff::{BigInteger, PrimeField};
use curve25519_dalek::edwards::CompressedEdwardsY;
use curve25519_dalek::traits::VartimeMultiscalarMul;
use curve25519_dalek::{EdwardsPoint, Scalar};

/// The engine.
pub struct Dalek;

impl Dalek {
    /// With one thread.
    pub fn new(threads: usize) -> Result<Self> {
        ensure!(threads == 1, "curve25519-dalek has one thread");
        Ok(Self)
    }
}

/// The library's choice, from what it looks at.
#[allow(unexpected_cfgs)]
fn backend() -> &'static str {
    if cfg!(any(
        curve25519_dalek_backend = "serial",
        curve25519_dalek_backend = "fiat",
        not(target_arch = "x86_64")
    )) {
        return "serial";
    }
    let wide = cfg!(curve25519_dalek_backend = "avx512")
        || cfg!(all(
            not(curve25519_dalek_backend = "simd"),
            target_feature = "avx512ifma",
            target_feature = "avx512vl"
        ));
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::is_x86_feature_detected as has;
        if wide && has!("avx512ifma") && has!("avx512vl") {
            return "avx512";
        }
        if has!("avx2") {
            return "avx2";
        }
    }
    let _ = wide;
    "serial"
}

impl Engine for Dalek {
    fn name(&self) -> &'static str {
        "dalek"
    }

    fn version(&self) -> String {
        format!("curve25519-dalek 5.0.0, backend {}", backend())
    }

    fn supports(&self, curve: &Curve, _: Group) -> bool {
        curve.name == "ed25519"
    }

    fn prepare(&self, inputs: &Inputs) -> Result<Box<dyn Job>> {
        let points: Option<Vec<EdwardsPoint>> = inputs.points.chunks(64).map(decompress).collect();
        let points = points.context("a point that is not on the curve")?;
        let scalars: Vec<Scalar> = (inputs.scalar_bytes().as_chunks().0.iter())
            .map(|s| Scalar::from_bytes_mod_order(*s))
            .collect();
        Ok(Box::new(Timed {
            sum: move || EdwardsPoint::vartime_multiscalar_mul(&scalars, &points),
            bytes: |sum: EdwardsPoint| affine(&sum.compress().to_bytes()),
        }))
    }
}

/// A point from x and y.
fn decompress(point: &[u8]) -> Option<EdwardsPoint> {
    let mut bytes = [0; 32];
    bytes.copy_from_slice(&point[32..]);
    bytes[31] |= (point[0] & 1) << 7;
    CompressedEdwardsY(bytes).decompress()
}

/// x and y of a compressed point: the library does not give x.
fn affine(compressed: &[u8; 32]) -> Vec<u8> {
    let mut y = *compressed;
    let odd = y[31] >> 7 == 1;
    y[31] &= 0x7f;
    let y: Fq = to_prime(&y);
    let (x, minus_x) = EdwardsAffine::get_xs_from_y_unchecked(y).expect("a point of the curve");
    let x = if x.into_bigint().is_odd() == odd {
        x
    } else {
        minus_x
    };
    let mut out = Vec::new();
    push_edwards(&mut out, &EdwardsAffine::new_unchecked(x, y));
    out
}
