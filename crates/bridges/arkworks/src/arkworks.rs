//! The crates of arkworks 0.6, which the functions of this crate take the types of.

pub(crate) use {ark_ec as ec, ark_ff as ff};

#[cfg(feature = "install")]
pub(crate) use {
    ark_bls12_377 as bls12_377, ark_bls12_381 as bls12_381, ark_bn254 as bn254,
    ark_bw6_761 as bw6_761, ark_ed_on_bls12_377 as ed_on_bls12_377,
    ark_ed_on_bls12_381 as ed_on_bls12_381,
    ark_ed_on_bls12_381_bandersnatch as ed_on_bls12_381_bandersnatch,
    ark_ed_on_bn254 as ed_on_bn254, ark_ed25519 as ed25519, ark_pallas as pallas, ark_poly as poly,
    ark_secp256k1 as secp256k1, ark_vesta as vesta,
};

/// What `version::install` calls them.
#[cfg(feature = "install")]
pub(crate) mod name {
    pub(crate) const TOOL: &str = "patch-ark";
    pub(crate) const EC: &str = "ark-ec";
    pub(crate) const POLY: &str = "ark-poly";
    /// After the name of a group or field.
    pub(crate) const OF: &str = "";
}
