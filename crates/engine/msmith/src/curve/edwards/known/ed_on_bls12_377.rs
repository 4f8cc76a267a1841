//! The Edwards curve over the scalar field of BLS12-377: a = −1, d = 3021. Complete.
//!
//! Source: Bowe, Chiesa, Green, Miers, Mishra, Wu, *Zexe* (ePrint 2018/962); numbers as in arkworks.

use crate::curve::edwards::EdwardsNumbers;

/// The numbers of the curve.
pub(super) const NUMBERS: EdwardsNumbers<'static> = EdwardsNumbers {
    name: "ed-on-bls12-377",
    p: "0x12ab655e9a2ca55660b44d1e5c37b00159aa76fed00000010a11800000000001",
    r: "0x4aad957a68b2955982d1347970dec005293a3afc43c8afeb95aee9ac33fd9ff",
    a: "-1",
    d: "3021",
    gx: "0x9f1b5a5baf6acf06fed91c9ae9ebfa06068dd2835790980894e2328f3ebca05",
    gy: "0x9a20df36571ac3cd906b256080ba8454453c177aaf3131bb50a67bf1a806781",
    cofactor: Some("4"),
};
