//! The groups that can be measured, and the dispatch from their names to arkworks' types.
//!
//! A new curve is one line in [`CURVES`] and one in [`dispatch`] or, if it is given in twisted Edwards
//! form, in [`dispatch_edwards`].

use std::fmt;

/// Which group of a curve.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Group {
    /// The first group.
    G1,
    /// The second group.
    G2,
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Group::G1 => "G1",
            Group::G2 => "G2",
        })
    }
}

/// Which equation the coordinates satisfy.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Short Weierstrass; infinity is written as zeros.
    Weierstrass,
    /// Twisted Edwards with arkworks' coefficients; the neutral element is (0, 1).
    Edwards,
}

/// Name and sizes of a curve.
#[derive(Debug, PartialEq, Eq)]
pub struct Curve {
    /// Lower-case name with dashes.
    pub name: &'static str,
    /// Bytes of an element of the prime field.
    pub field_bytes: usize,
    /// Bytes of a scalar.
    pub scalar_bytes: usize,
    /// Bits of the order of the group.
    pub scalar_bits: usize,
    /// Prime field elements of one coordinate of a point of G2; 0 where there is no G2.
    pub g2_degree: usize,
    /// The form of its points.
    pub form: Form,
}

/// All curves.
pub const CURVES: &[Curve] = &[
    curve("bls12-377", 48, 32, 253, 2),
    curve("bls12-381", 48, 32, 255, 2),
    curve("bn254", 32, 32, 254, 2),
    curve("bw6-761", 96, 48, 377, 1),
    curve("pallas", 32, 32, 255, 0),
    curve("vesta", 32, 32, 255, 0),
    curve("secp256k1", 32, 32, 256, 0),
    edwards("ed25519", 253),
    edwards("jubjub", 252),
    edwards("bandersnatch", 253),
    edwards("baby-jubjub", 251),
    edwards("ed-on-bls12-377", 251),
];

/// A twisted Edwards curve over a field of 32 bytes.
const fn edwards(name: &'static str, scalar_bits: usize) -> Curve {
    Curve {
        form: Form::Edwards,
        ..curve(name, 32, 32, scalar_bits, 0)
    }
}

const fn curve(
    name: &'static str,
    field_bytes: usize,
    scalar_bytes: usize,
    scalar_bits: usize,
    g2_degree: usize,
) -> Curve {
    Curve {
        name,
        field_bytes,
        scalar_bytes,
        scalar_bits,
        g2_degree,
        form: Form::Weierstrass,
    }
}

impl Curve {
    /// The curve of that name.
    pub fn by_name(name: &str) -> Option<&'static Curve> {
        CURVES.iter().find(|c| c.name == name)
    }

    /// Whether the curve has this group.
    pub fn has(&self, group: Group) -> bool {
        group == Group::G1 || self.g2_degree > 0
    }

    /// Bytes of an affine point: x then y.
    pub fn point_bytes(&self, group: Group) -> usize {
        2 * self.field_bytes
            * if group == Group::G2 {
                self.g2_degree
            } else {
                1
            }
    }
}

/// Evaluates an expression with a type name bound to arkworks' configuration of a Weierstrass group.
macro_rules! dispatch {
    ($curve:expr, $group:expr, $P:ident => $body:expr) => {{
        use $crate::curves::Group::{G1, G2};
        match ($curve.name, $group) {
            ("bls12-377", G1) => {
                type $P = ark_bls12_377::g1::Config;
                $body
            }
            ("bls12-377", G2) => {
                type $P = ark_bls12_377::g2::Config;
                $body
            }
            ("bls12-381", G1) => {
                type $P = ark_bls12_381::g1::Config;
                $body
            }
            ("bls12-381", G2) => {
                type $P = ark_bls12_381::g2::Config;
                $body
            }
            ("bn254", G1) => {
                type $P = ark_bn254::g1::Config;
                $body
            }
            ("bn254", G2) => {
                type $P = ark_bn254::g2::Config;
                $body
            }
            ("bw6-761", G1) => {
                type $P = ark_bw6_761::g1::Config;
                $body
            }
            ("bw6-761", G2) => {
                type $P = ark_bw6_761::g2::Config;
                $body
            }
            ("pallas", G1) => {
                type $P = ark_pallas::PallasConfig;
                $body
            }
            ("vesta", G1) => {
                type $P = ark_vesta::VestaConfig;
                $body
            }
            ("secp256k1", G1) => {
                type $P = ark_secp256k1::Config;
                $body
            }
            (name, group) => unreachable!("{name} has no {group}"),
        }
    }};
}
pub(crate) use dispatch;

/// The same for a curve in twisted Edwards form.
macro_rules! dispatch_edwards {
    ($curve:expr, $P:ident => $body:expr) => {{
        match $curve.name {
            "ed25519" => {
                type $P = ark_ed25519::EdwardsConfig;
                $body
            }
            "jubjub" => {
                type $P = ark_ed_on_bls12_381::JubjubConfig;
                $body
            }
            "bandersnatch" => {
                type $P = ark_ed_on_bls12_381_bandersnatch::BandersnatchConfig;
                $body
            }
            "baby-jubjub" => {
                type $P = ark_ed_on_bn254::EdwardsConfig;
                $body
            }
            "ed-on-bls12-377" => {
                type $P = ark_ed_on_bls12_377::EdwardsConfig;
                $body
            }
            name => unreachable!("{name} is not in Edwards form"),
        }
    }};
}
pub(crate) use dispatch_edwards;
