//! BLS12-377, parameter x = 0x8508c00000000001: r = x⁴ − x² + 1; G2 on a twist over F_p\[u\]/(u² + 5).
//!
//! Source: Bowe, Chiesa, Green, Miers, Mishra, Wu, *Zexe* (ePrint 2018/962); encoding as in EIP-2539.

use crate::curve::{GroupNumbers, Numbers};

/// The generator of the units modulo r that arkworks and gnark-crypto have.
pub(super) const GENERATOR: u64 = 22;

/// The numbers of BLS12-377.
pub(super) const NUMBERS: Numbers<'static> = Numbers {
    name: "bls12-377",
    p: "0x1ae3a4617c510eac63b05c06ca1493b1a22d9f300f5138f1ef3622fba094800170b5d44300000008508c00000000001",
    r: "0x12ab655e9a2ca55660b44d1e5c37b00159aa76fed00000010a11800000000001",
    nonresidue: "-5",
    g1: GroupNumbers {
        a: &["0"],
        b: &["1"],
        gx: &[
            "0x8848defe740a67c8fc6225bf87ff5485951e2caa9d41bb188282c8bd37cb5cd5481512ffcd394eeab9b16eb21be9ef",
        ],
        gy: &[
            "0x1914a69c5102eff1f674f5d30afeec4bd7fb348ca3e52d96d182ad44fb82305c2fe3d3634a9591afd82de55559c8ea6",
        ],
        cofactor: Some("0x170b5d44300000000000000000000000"),
    },
    g2: Some(GroupNumbers {
        a: &["0", "0"],
        b: &[
            "0",
            "0x10222f6db0fd6f343bd03737460c589dc7b4f91cd5fd889129207b63c6bf8000dd39e5c1ccccccd1c9ed9999999999a",
        ],
        gx: &[
            "0x18480be71c785fec89630a2a3841d01c565f071203e50317ea501f557db6b9b71889f52bb53540274e3e48f7c005196",
            "0xea6040e700403170dc5a51b1b140d5532777ee6651cecbe7223ece0799c9de5cf89984bff76fe6b26bfefa6ea16afe",
        ],
        gy: &[
            "0x690d665d446f7bd960736bcbb2efb4de03ed7274b49a58e458c282f832d204f2cf88886d8c7c2ef094094409fd4ddf",
            "0xf8169fd28355189e549da3151a70aa61ef11ac3d591bf12463b01acee304c24279b83f5e52270bd9a1cdd185eb8f93",
        ],
        cofactor: Some(
            "0x26ba558ae9562addd88d99a6f6a829fbb36b00e1dcc40c8c505634fae2e189d693e8c36676bd09a0f3622fba094800452217cc900000000000000000000001",
        ),
    }),
};
