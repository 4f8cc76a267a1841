//! BN254 (alt_bn128), parameter x = 4965661367192848881; G1 of prime order, G2 over F_p\[u\]/(u² + 1).
//!
//! Source: the curve of EIP-196 and EIP-197.

use crate::curve::{GroupNumbers, Numbers};

/// What others call it.
pub(super) const ALIASES: &[&str] = &["alt-bn128", "bn128", "bn256"];

/// The generator of the units modulo r that arkworks and gnark-crypto have.
pub(super) const GENERATOR: u64 = 5;

/// The numbers of BN254.
pub(super) const NUMBERS: Numbers<'static> = Numbers {
    name: "bn254",
    p: "0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47",
    r: "0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001",
    nonresidue: "-1",
    g1: GroupNumbers {
        a: &["0"],
        b: &["3"],
        gx: &["1"],
        gy: &["2"],
        cofactor: Some("1"),
    },
    g2: Some(GroupNumbers {
        a: &["0", "0"],
        b: &[
            "0x2b149d40ceb8aaae81be18991be06ac3b5b4c5e559dbefa33267e6dc24a138e5",
            "0x9713b03af0fed4cd2cafadeed8fdf4a74fa084e52d1852e4a2bd0685c315d2",
        ],
        gx: &[
            "0x1800deef121f1e76426a00665e5c4479674322d4f75edadd46debd5cd992f6ed",
            "0x198e9393920d483a7260bfb731fb5d25f1aa493335a9e71297e485b7aef312c2",
        ],
        gy: &[
            "0x12c85ea5db8c6deb4aab71808dcb408fe3d1e7690c43d37b4ce6cc0166fa7daa",
            "0x90689d0585ff075ec9e99ad690c3395bc4b313370b38ef355acdadcd122975b",
        ],
        cofactor: Some("0x30644e72e131a029b85045b68181585e06ceecda572a2489345f2299c0f9fa8d"),
    }),
};
