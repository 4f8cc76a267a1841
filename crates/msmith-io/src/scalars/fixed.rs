//! Scalars of 32 bytes: `le32` and `be32`.

use super::{ScalarList, ScalarsFormat};
use crate::Error;
use crate::canonical::count;

pub(super) const LITTLE: ScalarsFormat = ScalarsFormat {
    name: "le32",
    about: "32 bytes each, least significant first",
    read: |bytes| read(bytes, false),
};

pub(super) const BIG: ScalarsFormat = ScalarsFormat {
    name: "be32",
    about: "32 bytes each, most significant first",
    read: |bytes| read(bytes, true),
};

fn read(bytes: &[u8], big: bool) -> Result<ScalarList, Error> {
    count("scalars", bytes, 32)?;
    let all = bytes.as_chunks::<32>().0.iter();
    Ok(ScalarList {
        words: all.flat_map(|c| from_32(c, big)).collect(),
        per: 4,
    })
}

/// Four words of 32 bytes.
pub(crate) fn from_32(bytes: &[u8; 32], big: bool) -> [u64; 4] {
    let eight = bytes.as_chunks::<8>().0;
    std::array::from_fn(|k| {
        if big {
            u64::from_be_bytes(eight[3 - k])
        } else {
            u64::from_le_bytes(eight[k])
        }
    })
}
