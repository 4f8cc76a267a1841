//! The files of iden3, which circom and snarkjs read and write: numbered sections.
//!
//! Four letters, a version and the number of sections (four bytes each, least significant first); then for each section
//! its number (four bytes), its length (eight) and its bytes. Source: the files that snarkjs 0.7.6 writes, and its
//! `binfileutils`.

use num_bigint::BigUint;

use crate::Error;

/// Most sections that are looked at: a file of snarkjs has 20 at most.
const MOST: u32 = 1000;

/// The sections of a file.
#[derive(Debug, Clone)]
pub struct Sections<'a> {
    format: &'static str,
    bytes: &'a [u8],
    /// Number, first byte, length.
    list: Vec<(u32, usize, usize)>,
}

/// Bytes that are read from the front.
#[derive(Debug, Clone)]
pub struct Cursor<'a> {
    format: &'static str,
    what: &'static str,
    bytes: &'a [u8],
    /// The next byte.
    at: usize,
}

impl<'a> Cursor<'a> {
    /// The next n bytes.
    ///
    /// Errors: fewer are left.
    pub fn take(&mut self, n: usize) -> Result<&'a [u8], Error> {
        let Some(taken) = self.rest().get(..n) else {
            return Err(Error::Header {
                format: self.format,
                why: format!("it ends inside {}", self.what),
            });
        };
        self.at += n;
        Ok(taken)
    }

    /// The next four bytes, least significant first.
    ///
    /// Errors: fewer are left.
    pub fn u32(&mut self) -> Result<u32, Error> {
        let bytes = self.take(4)?.iter().rev();
        Ok(bytes.fold(0, |x, b| x << 8 | u32::from(*b)))
    }

    /// The next eight bytes, least significant first.
    ///
    /// Errors: fewer are left.
    pub fn u64(&mut self) -> Result<u64, Error> {
        let bytes = self.take(8)?.iter().rev();
        Ok(bytes.fold(0, |x, b| x << 8 | u64::from(*b)))
    }

    /// A prime behind the number of its bytes, and that number.
    ///
    /// Errors: fewer bytes; a number of bytes that is not that of the prime's 64-bit words.
    pub fn prime(&mut self) -> Result<(usize, BigUint), Error> {
        let n = self.u32()? as usize;
        let prime = BigUint::from_bytes_le(self.take(n)?);
        if n as u64 != 8 * prime.bits().div_ceil(64) {
            return Err(Error::Header {
                format: self.format,
                why: format!("its prime has {} bits in {n} bytes", prime.bits()),
            });
        }
        Ok((n, prime))
    }

    /// What is left.
    #[must_use]
    pub fn rest(&self) -> &'a [u8] {
        self.bytes.get(self.at..).unwrap_or_default()
    }

    /// Where the next byte stands in the file.
    #[must_use]
    pub fn at(&self) -> usize {
        self.at
    }

    /// An error unless everything is read.
    pub fn end(&self) -> Result<(), Error> {
        if self.at == self.bytes.len() {
            return Ok(());
        }
        Err(Error::Header {
            format: self.format,
            why: format!(
                "{} bytes follow the end of {}",
                self.bytes.len() - self.at,
                self.what
            ),
        })
    }
}

impl<'a> Sections<'a> {
    /// The sections of a file that begins with `magic`, of a version up to the given one.
    ///
    /// An `r1cs` may end before all sections that it announces.
    ///
    /// Errors: other bytes; a version that is 0 or above; more than 1000 sections; a section that the file is too short for;
    /// bytes behind the last one.
    pub fn new(
        format: &'static str,
        magic: &[u8],
        version: u32,
        bytes: &'a [u8],
    ) -> Result<Self, Error> {
        let wrong = |why: String| Err(Error::Header { format, why });
        let what = "its first 12 bytes";
        let mut cursor = Cursor {
            format,
            what,
            bytes,
            at: 0,
        };
        if cursor.take(magic.len())? != magic {
            return wrong(format!("it does not begin with {}", magic.escape_ascii()));
        }
        let found = cursor.u32()?;
        if found == 0 || found > version {
            return wrong(format!("version {found}, and {version} is the last known"));
        }
        let count = cursor.u32()?;
        if count > MOST {
            let most = MOST.into();
            let (what, count) = ("sections", count.into());
            return Err(Error::Count { what, count, most });
        }
        let mut list = Vec::new();
        for index in 0..count {
            match cursor.rest().len() {
                // circom 2.0.8 and noname announce sections that they leave out, and snarkjs takes that.
                0 if magic == b"r1cs" => break,
                n @ 0..12 => {
                    let section = index + 1;
                    return wrong(format!(
                        "it is cut: {n} bytes are left for section {section} of {count}"
                    ));
                }
                _ => {}
            }
            let (id, length) = (cursor.u32()?, cursor.u64()?);
            let start = cursor.at;
            let rest = (bytes.len() - start) as u64;
            if length > rest {
                let section = index + 1;
                return wrong(format!(
                    "it is cut: section {section} of {count} says {length} bytes, and {rest} are there"
                ));
            }
            cursor.at += length as usize;
            list.push((id, start, length as usize));
        }
        cursor.what = "the last section";
        cursor.end()?;
        Ok(Self {
            format,
            bytes,
            list,
        })
    }

    /// The first byte and the length of a section, if it is there.
    ///
    /// Errors: it is there twice.
    pub fn find(&self, id: u32, what: &'static str) -> Result<Option<(usize, usize)>, Error> {
        let mut all = self.list.iter().filter(|s| s.0 == id);
        let first = all.next().map(|s| (s.1, s.2));
        if all.next().is_some() {
            let (format, why) = (self.format, format!("section {what} is there twice"));
            return Err(Error::Header { format, why });
        }
        Ok(first)
    }

    /// The first byte and the length of a section.
    ///
    /// Errors: it is not there, or twice.
    pub fn require(&self, id: u32, what: &'static str) -> Result<(usize, usize), Error> {
        self.find(id, what)?.ok_or_else(|| Error::Header {
            format: self.format,
            why: format!("section {what} is missing"),
        })
    }

    /// The bytes of a section.
    ///
    /// Errors: it is not there, or twice.
    pub fn bytes(&self, id: u32, what: &'static str) -> Result<&'a [u8], Error> {
        let (start, length) = self.require(id, what)?;
        Ok(&self.bytes[start..start + length])
    }

    /// The bytes of a section, to be read from the front.
    ///
    /// Errors: it is not there, or twice.
    pub fn cursor(&self, id: u32, what: &'static str) -> Result<Cursor<'a>, Error> {
        let (start, length) = self.require(id, what)?;
        Ok(Cursor {
            format: self.format,
            what,
            bytes: &self.bytes[..start + length],
            at: start,
        })
    }
}

/// What a file of this many sections begins with.
#[must_use]
pub fn head(magic: [u8; 4], version: u32, sections: u32) -> Vec<u8> {
    let numbers = [version, sections].map(u32::to_le_bytes);
    [magic, numbers[0], numbers[1]].concat()
}

/// What stands before the bytes of a section.
#[must_use]
pub fn section(id: u32, length: u64) -> [u8; 12] {
    let mut head = [0; 12];
    head[..4].copy_from_slice(&id.to_le_bytes());
    head[4..].copy_from_slice(&length.to_le_bytes());
    head
}
