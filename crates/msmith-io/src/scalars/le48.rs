//! Scalars of 48 bytes: `le48`.

use super::{ScalarList, ScalarsFormat};
use crate::canonical::count;

pub(super) const FORMAT: ScalarsFormat = ScalarsFormat {
    name: "le48",
    about: "48 bytes each, least significant first",
    read: |bytes| {
        count("scalars", bytes, 48)?;
        let words = bytes.as_chunks::<8>().0.iter();
        Ok(ScalarList {
            words: words.map(|w| u64::from_le_bytes(*w)).collect(),
            per: 6,
        })
    },
};

#[cfg(test)]
mod tests {
    use crate::{Error, ScalarsFormat};

    #[test]
    fn two_scalars_of_six_words() {
        let mut bytes = [0u8; 96];
        (bytes[0], bytes[47], bytes[56]) = (7, 1, 9);
        let list = ScalarsFormat::LE48.read(&bytes).expect("two scalars");
        assert_eq!((list.len(), list.per), (2, 6));
        assert_eq!(list.words, [7, 0, 0, 0, 0, 1 << 56, 0, 9, 0, 0, 0, 0]);
        let cut = ScalarsFormat::LE48.read(&bytes[1..]);
        assert!(
            matches!(cut, Err(Error::Length { bytes: 95, .. })),
            "{cut:?}"
        );
    }
}
