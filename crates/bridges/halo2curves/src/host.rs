//! The points and fields of halo2curves' versions, and what of halo2curves is called for them: one text for all.

use std::sync::OnceLock;

use halo2curves::group::Group as _;
use halo2curves::group::prime::PrimeCurveAffine;
use msmith::curve::Group;
use msmith::{Engine, Error, Point};

use crate::points::{Coordinate, Halo2Point, engine, sealed};
use crate::transform::Halo2Field;
use crate::words::{Words, read};

macro_rules! coordinates {
    ($h:ident: $($field:ty)*) => {$(
        impl Coordinate for $field {
            fn write(&self, words: &mut [u64]) {
                // Words take all that they are given.
                let _ = $h::serde::SerdeObject::write_raw(self, &mut Words::of(words));
            }

            fn read(words: &[u64]) -> Result<Self, Error> {
                read(words, |mut bytes| $h::serde::SerdeObject::read_raw(&mut bytes))
            }
        }
    )*};
}

macro_rules! points {
    ($h:ident: $($affine:ty, $base:ty, $curve:literal, $group:ident;)*) => {$(
        impl sealed::Sealed for $affine {}

        impl Halo2Point for $affine {
            fn engine() -> Result<&'static Engine, Error> {
                static ENGINE: OnceLock<Engine> = OnceLock::new();
                engine::<$base>(&ENGINE, $curve, Group::$group)
            }

            fn write(&self, words: &mut [u64]) -> bool {
                let (x, y) = words.split_at_mut(words.len() / 2);
                Coordinate::write(&self.x, x);
                Coordinate::write(&self.y, y);
                // No point of these curves has both coordinates zero.
                words.iter().any(|w| *w != 0)
            }

            fn sum(point: &Point) -> Result<Self::Curve, Error> {
                let Some((x, y)) = point.coordinates() else {
                    return Ok(Self::Curve::identity());
                };
                let (x, y) = (Coordinate::read(x)?, Coordinate::read(y)?);
                Ok(Self { x, y }.to_curve())
            }

            fn own_best(coeffs: &[Self::Scalar], bases: &[Self]) -> Self::Curve {
                $h::msm::msm_best(coeffs, bases)
            }

            fn own_parallel(coeffs: &[Self::Scalar], bases: &[Self]) -> Self::Curve {
                $h::msm::msm_parallel(coeffs, bases)
            }
        }
    )*};
}

macro_rules! fields {
    ($h:ident: $($field:ty)*) => {$(
        impl sealed::Sealed for $field {}

        impl Halo2Field for $field {
            fn write(&self, words: &mut [u64; 4]) {
                let _ = $h::serde::SerdeObject::write_raw(self, &mut Words::of(words));
            }

            fn of(words: &[u64; 4]) -> Self {
                let bytes = words.map(u64::to_le_bytes);
                $h::serde::SerdeObject::read_raw_unchecked(&mut bytes.as_flattened())
            }

            fn own(a: &mut [Self], omega: Self, log_n: u32) {
                $h::fft::best_fft(a, omega, log_n);
            }
        }
    )*};
}

/// The modules of a version.
macro_rules! version {
    ($h:ident $($module:ident)*) => { $(version! { @$module $h })* };
    (@bn256 $h:ident) => {
        coordinates! { $h: $h::bn256::Fq $h::bn256::Fq2 }
        fields! { $h: $h::bn256::Fr }
        points! { $h:
            $h::bn256::G1Affine, $h::bn256::Fq, "bn254", G1;
            $h::bn256::G2Affine, $h::bn256::Fq2, "bn254", G2;
        }
    };
    (@bls12381 $h:ident) => {
        coordinates! { $h: $h::bls12381::Fq $h::bls12381::Fq2 }
        fields! { $h: $h::bls12381::Fr }
        points! { $h:
            $h::bls12381::G1Affine, $h::bls12381::Fq, "bls12-381", G1;
            $h::bls12381::G2Affine, $h::bls12381::Fq2, "bls12-381", G2;
        }
    };
    (@pasta $h:ident) => {
        coordinates! { $h: $h::pasta::Fp $h::pasta::Fq }
        fields! { $h: $h::pasta::Fp $h::pasta::Fq }
        points! { $h:
            $h::pasta::PallasAffine, $h::pasta::Fp, "pallas", G1;
            $h::pasta::VestaAffine, $h::pasta::Fq, "vesta", G1;
        }
    };
    (@secp256k1 $h:ident) => {
        coordinates! { $h: $h::secp256k1::Fp }
        points! { $h: $h::secp256k1::Secp256k1Affine, $h::secp256k1::Fp, "secp256k1", G1; }
    };
}

version! { halo2curves bn256 bls12381 pasta secp256k1 }
#[cfg(feature = "halo2curves9")]
version! { halo2curves9 bn256 bls12381 pasta secp256k1 }
// The Pasta curves of these two are pasta_curves' own.
#[cfg(feature = "halo2curves7")]
version! { halo2curves7 bn256 bls12381 secp256k1 }
#[cfg(feature = "halo2curves-axiom")]
version! { halo2curves_axiom bn256 secp256k1 }
