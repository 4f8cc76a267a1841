//! Files of scalars: `le32`, `be32` (32 bytes each) and `hex-lines` (one integer a line, `0x` or not,
//! most significant digit first, blank lines skipped). Any value is allowed, also above r.

use msmith::Scalars;

use crate::Error;

/// How a file holds scalars.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScalarsFormat {
    /// 32 bytes, least significant first.
    Le32,
    /// 32 bytes, most significant first.
    Be32,
    /// Hex digits, one scalar a line, at most 768 bits.
    HexLines,
}

/// Scalars of equal width.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScalarList {
    /// Words, least significant first.
    pub words: Vec<u64>,
    /// Words of one scalar.
    pub per: usize,
}

impl ScalarList {
    /// The view that the engine takes.
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

impl ScalarsFormat {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Le32, Self::Be32, Self::HexLines];

    /// The name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Le32 => "le32",
            Self::Be32 => "be32",
            Self::HexLines => "hex-lines",
        }
    }

    /// The format of that name.
    pub fn by_name(name: &str) -> Result<Self, Error> {
        Self::ALL
            .into_iter()
            .find(|f| f.name() == name)
            .ok_or_else(|| Error::Unknown {
                what: "scalars format",
                name: name.to_owned(),
                known: Self::ALL.map(Self::name).join(", "),
            })
    }

    /// The scalars of a file in this format.
    pub fn read(self, bytes: &[u8]) -> Result<ScalarList, Error> {
        if self == Self::HexLines {
            return lines(bytes);
        }
        if !bytes.len().is_multiple_of(32) {
            return Err(Error::Length {
                what: "scalars",
                bytes: bytes.len(),
                wanted: "32 for each scalar".into(),
            });
        }
        let big = self == Self::Be32;
        let words = bytes
            .as_chunks::<32>()
            .0
            .iter()
            .flat_map(|c| from_32(c, big))
            .collect();
        Ok(ScalarList { words, per: 4 })
    }
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

fn lines(bytes: &[u8]) -> Result<ScalarList, Error> {
    let list: Vec<&[u8]> = bytes
        .split(|b| *b == b'\n')
        .enumerate()
        .filter(|(_, l)| !l.trim_ascii().is_empty())
        .map(|(i, l)| (i, crate::hex::strip(l)))
        .map(|(i, l)| {
            let error = |why: &str| Error::Text {
                what: "scalar line",
                index: i + 1,
                why: why.into(),
            };
            if l.is_empty() || !l.iter().all(u8::is_ascii_hexdigit) {
                return Err(error("not a hexadecimal integer"));
            }
            let l = &l[l.iter().position(|d| *d != b'0').unwrap_or(l.len() - 1)..];
            if l.len() > 192 {
                Err(error("more than 768 bits"))
            } else {
                Ok(l)
            }
        })
        .collect::<Result<_, _>>()?;
    let per = list
        .iter()
        .map(|l| l.len().div_ceil(16))
        .max()
        .unwrap_or(0)
        .max(4);
    let mut words = vec![0u64; per * list.len()];
    for (line, words) in list.iter().zip(words.chunks_exact_mut(per)) {
        for (i, digit) in line.iter().rev().enumerate() {
            let value = (*digit as char).to_digit(16).unwrap_or(0);
            words[i / 16] |= u64::from(value) << (4 * (i % 16));
        }
    }
    Ok(ScalarList { words, per })
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
        assert_eq!(ScalarsFormat::Le32.read(&le), Ok(want.clone()));
        assert_eq!(ScalarsFormat::Be32.read(&be), Ok(want.clone()));
        let text = format!("7\r\n\n 0x{} \n", crate::hex::encode(&be[32..]));
        assert_eq!(ScalarsFormat::HexLines.read(text.as_bytes()), Ok(want));
        assert_eq!(
            ScalarsFormat::HexLines.read(b"000\n").map(|l| l.words),
            Ok(vec![0; 4])
        );
        let wide = ScalarsFormat::HexLines.read(format!("1{}\n2", "0".repeat(64)).as_bytes());
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
            ScalarsFormat::Le32.read(&[0; 33]),
            Err(Error::Length { bytes: 33, .. })
        ));
        for (text, line) in [("1\nxyz", 2), ("1\n\n0x\n", 3), (&"1".repeat(193), 1)] {
            let got = ScalarsFormat::HexLines.read(text.as_bytes());
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
