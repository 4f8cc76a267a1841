//! A blob whose commitment and proof are published: case `valid_blob_4` of c-kzg-4844.

use msmith::curve::known;
use msmith_io::Error;
use msmith_kzg::BYTES_PER_BLOB;
use num_bigint::BigUint;

/// The elements are 5^(256 + i) mod r for i = 0 … 4095.
const POWERS: (u32, u32) = (5, 256);
/// The commitment as published.
pub const COMMITMENT: &str = "0x8f59a8d2a1a625a17f3fea0fe5eb8c896db3764f3185481b\
                              c22f91b4aaffcca25f26936857bc3a7c2539ea8ec3a952b7";
/// The blob proof as published.
pub const PROOF: &str = "0x8a9953b9de21f91395b66705990d222ce4e6a692f94a32b0\
                         ed0648df735e87d686dfe608a7acbdc605180540b55f7272";

/// Its bytes.
pub fn blob() -> Result<[u8; BYTES_PER_BLOB], Error> {
    let (base, first) = POWERS;
    let curve = known::by_name("bls12-381")
        .ok_or_else(|| msmith::Error::Curve("bls12-381 is not known".to_owned()))?;
    let mut element = BigUint::from(base).pow(first) % &curve.r;
    let mut blob = [0; BYTES_PER_BLOB];
    for bytes in blob.as_chunks_mut::<32>().0 {
        let digits = element.to_bytes_be();
        bytes[32 - digits.len()..].copy_from_slice(&digits);
        element = element * base % &curve.r;
    }
    Ok(blob)
}
