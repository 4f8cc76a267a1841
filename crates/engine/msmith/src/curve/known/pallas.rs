//! Pallas: prime order, over the scalar field of Vesta.
//!
//! Source: the Pasta curves of the Zcash protocol specification §5.4.9.6.

use crate::curve::{GroupNumbers, Numbers};

/// The generator of the units modulo r that arkworks and gnark-crypto have.
pub(super) const GENERATOR: u64 = 5;

/// The numbers of Pallas.
pub(super) const NUMBERS: Numbers<'static> = Numbers {
    name: "pallas",
    p: "0x40000000000000000000000000000000224698fc094cf91b992d30ed00000001",
    r: "0x40000000000000000000000000000000224698fc0994a8dd8c46eb2100000001",
    nonresidue: "0",
    g1: GroupNumbers {
        a: &["0"],
        b: &["5"],
        gx: &["-1"],
        gy: &["2"],
        cofactor: Some("1"),
    },
    g2: None,
};
