//! BW6-756: its r is the p of BLS12-378 (parameter x = 0x9948a20000000001); both groups are curves over F_p.
//!
//! G1 has an Edwards form with a = −1.
//!
//! Source: El Housni, Guillevic, *Families of SNARK-friendly 2-chains of elliptic curves* (ePrint
//! 2021/1359); generators as in gnark-crypto 0.12. The cofactors were computed from 4p = t² + 3y².

use crate::curve::{GroupNumbers, Numbers};

/// The generator of the units modulo r that arkworks and gnark-crypto have.
pub(super) const GENERATOR: u64 = 5;

/// The numbers of BW6-756.
pub(super) const NUMBERS: Numbers<'static> = Numbers {
    name: "bw6-756",
    p: "0xf76adbb5bb98ae2ac127e1e3568cf5c978cd2fac2ce89fbf23221455163a6ccc6ae73c42a46d9eb02c812ea04faaa0a7eb1cb3d06e646e292cd15edb646a54302aa3c258de7ded0b685e868524ec033c7e63f868400000000000000000001",
    r: "0x3eeb0416684d19053cb5d240ed107a284059eb647102326980dc360d0a49d7fce97f76a822c00009948a20000000001",
    nonresidue: "0",
    g1: GroupNumbers {
        a: &["0"],
        b: &["1"],
        gx: &[
            "0xc130751edb02095d68c300ee687b48cb5a5c0fc6706e7c76df9ace52da34b7061c5633c029f552d75529220e4d2ca57189cb351971dd74485fbd585bd8781ee37708aa2dfe5941ef4c7d28097dccdc77f899ced3e979f8760aaad2ef9404d",
        ],
        gy: &[
            "0xa9374d33d62da832d67575e0cb77adfac77818c1c3509ebde223e70c7d873dff8d7b3a338cb90eadd29ab3393d013024b3d503c9f77e3aaf0cb7d51c9cde04e891d68f9f74865dc23fdbf104175fe5c81fad2edb34b4e6113ea1cb7a55fa9",
        ],
        cofactor: Some(
            "0x3eeb0416684d1904017891c139be689b74b561fcda2d475b572cc6797adb1404697f76a822c00000000000000000000",
        ),
    },
    g2: Some(GroupNumbers {
        a: &["0"],
        b: &["33"],
        gx: &[
            "0xb67863a011e712a92809509d0319445fdd2d5257f5d09155dff2f143eedae500228a960bd9cdcfde5b29f080fc45c52a3b2df82d5d54781c3b342374ab027ab68874525193853c0494cebc318e772e519d0a359e5c6d49c72b85ba84fbe2b",
        ],
        gy: &[
            "0xc8639cf829f8ca6c699d1bce7bb3b6d52f2c6518dc7759fa28ee3bdbcc3d3131ae91580f5e2e094d16315617a5596cd32cbdfffe29e512191a73e03330553b381cf5c764912affad5dd4923457d84ba3bc5081d9b43a3b1929ed08effbb4f",
        ],
        cofactor: Some(
            "0x3eeb0416684d1904017891c139be689b74b561fcda2d475b572cc6797adb1404697f76a822c00000000000000000001",
        ),
    }),
};
