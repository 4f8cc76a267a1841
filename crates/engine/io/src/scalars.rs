//! Files of scalars: one file for each format, and their list.

mod fixed;
mod hex_lines;
mod write;

use msmith::Scalars;
use msmith::curve::Curve;

use crate::Error;
use crate::registry::registry;

pub(crate) use fixed::{ScalarRecords, from_32};
use write::Form;
pub(crate) use write::Writer;

/// How a file holds scalars. Any value is allowed, also above r.
///
/// ```
/// use msmith_io::ScalarsFormat;
///
/// let scalars = ScalarsFormat::HEX_LINES.read(b"0x1f\n7\n")?;
/// assert_eq!((scalars.per, scalars.len()), (4, 2));
/// assert_eq!(scalars.words, [0x1f, 0, 0, 0, 7, 0, 0, 0]);
/// # Ok::<(), msmith_io::Error>(())
/// ```
#[derive(Clone, Copy)]
pub struct ScalarsFormat {
    name: &'static str,
    about: &'static str,
    form: Form,
}

// The list: a new format is one file and one line here.
registry! { ScalarsFormat, "scalars format",
    /// `le32`: 32 bytes each, least significant first.
    LE32 = fixed::LITTLE;
    /// `be32`: 32 bytes each, most significant first.
    BE32 = fixed::BIG;
    /// `le48`: 48 bytes each, least significant first, as BW6 needs them.
    LE48 = fixed::LITTLE_48;
    /// `be48`: 48 bytes each, most significant first.
    BE48 = fixed::BIG_48;
    /// `ark-scalars`: what arkworks writes for a `Vec` of scalars: their number in 8 bytes, then each in the bytes of r.
    ARK_SCALARS = fixed::ARK;
    /// `gnark-scalars`: a `Vector` of gnark-crypto: its length in 4 bytes, then each in the bytes of r, big-endian.
    GNARK_SCALARS = fixed::GNARK;
    /// `hex-lines`: a line of hex digits each, most significant first, `0x` or not, at most 768 bits.
    HEX_LINES = hex_lines::FORMAT;
}

impl ScalarsFormat {
    /// The scalars of a file in this format, given as its bytes.
    ///
    /// Errors: bytes that are not scalars in this format, naming the line where there are lines.
    pub fn read(self, bytes: &[u8]) -> Result<ScalarList, Error> {
        let records = self.records(bytes)?;
        let mut words = Vec::new();
        records.read(bytes, 0..records.len, &mut words)?;
        let per = records.per();
        Ok(ScalarList { words, per })
    }

    /// The bytes of a file of these scalars, which [`ScalarsFormat::read`] reads; formats of elements modulo r need a
    /// curve.
    ///
    /// Errors: no curve where one is needed; the first scalar that is too large for the format.
    pub fn encode(self, scalars: &[[u64; 4]], curve: Option<&Curve>) -> Result<Vec<u8>, Error> {
        let writer = Writer::new(self, curve)?;
        let mut bytes = writer.prefix(scalars.len())?;
        bytes.extend(writer.bytes(scalars.as_flattened(), 4, 0)?);
        Ok(bytes)
    }

    /// Where the scalars are in the bytes of a file.
    pub(crate) fn records(self, bytes: &[u8]) -> Result<ScalarRecords, Error> {
        match self.form {
            Form::Fixed { width, big } => fixed::records(bytes, width, big),
            Form::Counted { big } => fixed::counted(bytes, big),
            Form::Lines => hex_lines::records(bytes),
        }
    }
}

/// Scalars of equal width: integers below 2^(64·`per`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScalarList {
    /// The words of one scalar after the other, least significant first.
    pub words: Vec<u64>,
    /// Words of one scalar, 4 or more.
    pub per: usize,
}

impl ScalarList {
    /// The number of scalars.
    #[must_use]
    pub fn len(&self) -> usize {
        self.words.len() / self.per.max(1)
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The view that the engine takes.
    #[must_use]
    pub fn view(&self) -> Scalars<'_> {
        match (self.per, self.words.as_chunks::<4>()) {
            (4, (whole, [])) => Scalars::U256(whole),
            _ => Scalars::Words {
                words: &self.words,
                per: self.per,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_ways_to_write_a_scalar() {
        let mut le = [0u8; 64];
        le[0] = 7;
        le[40] = 1;
        le[63] = 0xff;
        let mut be = le;
        be[..32].reverse();
        be[32..].reverse();
        let want = ScalarList {
            words: vec![7, 0, 0, 0, 0, 1, 0, 0xff << 56],
            per: 4,
        };
        assert_eq!(ScalarsFormat::LE32.read(&le), Ok(want.clone()));
        assert_eq!(ScalarsFormat::BE32.read(&be), Ok(want.clone()));
        let text = format!("7\r\n\n 0x{} \n", crate::hex::encode(&be[32..]));
        assert_eq!(ScalarsFormat::HEX_LINES.read(text.as_bytes()), Ok(want));
        assert_eq!(
            ScalarsFormat::HEX_LINES.read(b"000\n").map(|l| l.words),
            Ok(vec![0; 4])
        );
        let wide = ScalarsFormat::HEX_LINES.read(format!("1{}\n2", "0".repeat(64)).as_bytes());
        assert_eq!(
            wide,
            Ok(ScalarList {
                words: vec![0, 0, 0, 0, 1, 2, 0, 0, 0, 0],
                per: 5
            })
        );
    }

    #[test]
    fn refused() {
        assert!(matches!(
            ScalarsFormat::LE32.read(&[0; 33]),
            Err(Error::Length { bytes: 33, .. })
        ));
        for (text, line) in [("1\nxyz", 2), ("1\n\n0x\n", 3), (&"1".repeat(193), 1)] {
            let got = ScalarsFormat::HEX_LINES.read(text.as_bytes());
            assert!(
                matches!(got, Err(Error::Text { index, .. }) if index == line),
                "{got:?}"
            );
        }
        assert!(matches!(
            ScalarsFormat::by_name("le64"),
            Err(Error::Unknown { .. })
        ));
    }
}
