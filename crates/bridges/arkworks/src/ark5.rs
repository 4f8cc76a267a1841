//! Programs of arkworks 0.5: the text that serves 0.6, compiled for its crates. Only [`crate::install`] is for callers.

#[expect(clippy::duplicate_mod, reason = "the types of two versions")]
#[path = "version/mod.rs"]
pub(crate) mod version;

mod arkworks {
    pub(crate) use {
        ark5_bls12_377 as bls12_377, ark5_bls12_381 as bls12_381, ark5_bn254 as bn254,
        ark5_bw6_761 as bw6_761, ark5_ec as ec, ark5_ed_on_bls12_377 as ed_on_bls12_377,
        ark5_ed_on_bls12_381 as ed_on_bls12_381,
        ark5_ed_on_bls12_381_bandersnatch as ed_on_bls12_381_bandersnatch,
        ark5_ed_on_bn254 as ed_on_bn254, ark5_ed25519 as ed25519, ark5_ff as ff,
        ark5_pallas as pallas, ark5_poly as poly, ark5_secp256k1 as secp256k1, ark5_vesta as vesta,
    };

    pub(crate) mod name {
        pub(crate) const TOOL: &str = "patch-ark";
        pub(crate) const EC: &str = "ark-ec 0.5";
        pub(crate) const POLY: &str = "ark-poly 0.5";
        pub(crate) const OF: &str = " (0.5)";
    }
}
