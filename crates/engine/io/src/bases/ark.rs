//! What arkworks 0.6 writes for a `Vec` of affine points: `ark-compressed`, `ark-uncompressed`, and `ark-unsigned` without
//! the flag of the sign.
//!
//! Eight bytes with the number of points, least significant first, then the points: x, and y unless compressed, each part
//! of a coordinate (G2: c0 then c1) in the bytes of p, least significant first, with flags ([`super::flagged`]).
//!
//! **Cost.** A compressed point takes a square root ([`crate::sqrt`]).

use super::records::Encoding;
use super::{BasesFormat, every, is_bls12_381};

pub(super) const COMPRESSED: BasesFormat = BasesFormat {
    name: "ark-compressed",
    about: "what arkworks 0.6 writes for a Vec of points with Compress::Yes: x and the sign of y",
    curves: every,
    encoding: Some(Encoding::Ark {
        compressed: true,
        signed: true,
    }),
    edwards: Some(Encoding::ArkEdwards { compressed: true }),
};

pub(super) const UNCOMPRESSED: BasesFormat = BasesFormat {
    name: "ark-uncompressed",
    about: "what arkworks 0.6 writes for a Vec of points with Compress::No: x and y",
    curves: every,
    encoding: Some(Encoding::Ark {
        compressed: false,
        signed: true,
    }),
    edwards: Some(Encoding::ArkEdwards { compressed: false }),
};

pub(super) const UNSIGNED: BasesFormat = BasesFormat {
    name: "ark-unsigned",
    about: "the same without the flag of y's sign, which arkworks reads too: Aleo's .usrs",
    curves: |curve| !is_bls12_381(curve),
    encoding: Some(Encoding::Ark {
        compressed: false,
        signed: false,
    }),
    edwards: None,
};
