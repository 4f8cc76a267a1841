//! Blobs: 4096 field elements below r.

use super::field::{canonical, order, to_bytes};
use super::{BLOB_BYTES, ELEMENTS};
use crate::{Error, hex};

/// 4096 field elements, integers below r, as four words each. 128 KiB.
pub struct Blob(Vec<[u64; 4]>);

impl Blob {
    /// Reads 131072 bytes, raw or in hex: 4096 field elements of 32 bytes, most significant first.
    ///
    /// Errors: another number of bytes; the first element that is not below r.
    pub fn read(bytes: &[u8]) -> Result<Self, Error> {
        let raw = if bytes.len() == BLOB_BYTES {
            bytes.into()
        } else {
            hex::raw_or_hex(bytes)
        };
        if raw.len() != BLOB_BYTES {
            return Err(Error::Length {
                what: "blob",
                bytes: raw.len(),
                wanted: format!("{BLOB_BYTES} (or twice as many hex digits)"),
            });
        }
        let order = order();
        let read = |(index, bytes): (usize, &[u8; 32])| {
            canonical(bytes, &order).ok_or(Error::NotBelowOrder {
                what: "field element",
                index,
            })
        };
        let elements = raw.as_chunks::<32>().0.iter().enumerate().map(read);
        Ok(Self(elements.collect::<Result<_, _>>()?))
    }

    /// The sample: 5^(256 + i) mod r for i = 0 … 4095, one of the published test cases
    /// (`blob_to_kzg_commitment_case_valid_blob_4`).
    pub fn sample() -> Self {
        let r = order();
        let five = |e: [u64; 4]| {
            let twice = sum(e, e, &r);
            sum(sum(twice, twice, &r), e, &r)
        };
        let first = (0..256).fold([1, 0, 0, 0], |e, _| five(e));
        let all = std::iter::successors(Some(first), |e| Some(five(*e)));
        Self(all.take(ELEMENTS).collect())
    }

    /// The commitment to [`Blob::sample`] as published, 96 hex digits.
    pub const SAMPLE_COMMITMENT: &'static str = "8f59a8d2a1a625a17f3fea0fe5eb8c896db3764f3185481b\
                                                 c22f91b4aaffcca25f26936857bc3a7c2539ea8ec3a952b7";

    /// The blob proof of [`Blob::sample`] as published, 96 hex digits (`compute_blob_kzg_proof_case_valid_blob_4`).
    pub const SAMPLE_PROOF: &'static str = "8a9953b9de21f91395b66705990d222ce4e6a692f94a32b0\
                                            ed0648df735e87d686dfe608a7acbdc605180540b55f7272";

    /// The bytes that [`Blob::read`] takes.
    pub(super) fn to_bytes(&self) -> Box<[u8; BLOB_BYTES]> {
        let mut bytes = Box::new([0; BLOB_BYTES]);
        for (bytes, element) in bytes.as_chunks_mut().0.iter_mut().zip(&self.0) {
            *bytes = to_bytes(element);
        }
        bytes
    }

    /// The 4096 elements, words least significant first.
    pub fn elements(&self) -> &[[u64; 4]] {
        &self.0
    }
}

/// a + b modulo r, for a and b below r < 2^255.
fn sum(a: [u64; 4], b: [u64; 4], r: &[u64; 4]) -> [u64; 4] {
    let (mut sum, mut less) = (a, a);
    let (mut carry, mut borrow) = (false, false);
    for i in 0..4 {
        (sum[i], carry) = a[i].carrying_add(b[i], carry);
        (less[i], borrow) = sum[i].borrowing_sub(r[i], borrow);
    }
    if borrow { sum } else { less }
}
