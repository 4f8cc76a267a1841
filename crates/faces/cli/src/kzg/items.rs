//! Blobs, cells, commitments and proofs from files and options, and the names of where each is from.

use msmith_kzg::Error;

use crate::failure::Failure;
use crate::place::Input;
use crate::{input, show};
use msmith_io::hex;

/// Most bytes of a file: 2048 blobs.
const MOST: u64 = 1 << 28;

/// Items of one kind, all of one length.
pub struct Items<const N: usize> {
    bytes: Vec<u8>,
    /// Where they are from.
    pub from: Origin,
}

/// Where items are from.
pub struct Origin {
    what: &'static str,
    /// Names of files and options, each with the number of its items.
    places: Vec<(String, usize)>,
}

impl<const N: usize> Items<N> {
    /// The items of files, in their order.
    ///
    /// Errors: a file that cannot be read, or has none, or something else.
    pub fn read(what: &'static str, files: &[Input]) -> Result<Self, Failure> {
        Self::read_within(what, files, MOST)
    }

    /// The same of files of at most a number of bytes each.
    pub fn read_within(what: &'static str, files: &[Input], most: u64) -> Result<Self, Failure> {
        let mut all = Self {
            bytes: Vec::new(),
            from: Origin {
                what,
                places: Vec::new(),
            },
        };
        for file in files {
            let read = input::read(file, most)?;
            let items = items::<N>(read)
                .map_err(|why| Failure::new(format!("{}: {what}s: {why}", file.said())))?;
            all.from.places.push((file.said(), items.len() / N));
            match all.bytes.is_empty() {
                true => all.bytes = items,
                false => all.bytes.extend(items),
            }
        }
        Ok(all)
    }

    /// Items that an option has, or the program has made.
    pub fn given(what: &'static str, place: &str, items: &[[u8; N]]) -> Self {
        Self {
            bytes: items.as_flattened().to_vec(),
            from: Origin {
                what,
                places: vec![(place.to_owned(), items.len())],
            },
        }
    }

    /// Those of a file, or those of an option.
    pub fn of(
        what: &'static str,
        file: Option<&Input>,
        option: &str,
        given: &[[u8; N]],
    ) -> Result<Self, Failure> {
        match file {
            Some(file) => Self::read(what, std::slice::from_ref(file)),
            None => Ok(Self::given(what, option, given)),
        }
    }

    /// All of them.
    pub fn list(&self) -> &[[u8; N]] {
        self.bytes.as_chunks().0
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.list().len()
    }

    /// Refuses another number than this.
    pub fn require(&self, wanted: usize, of: &str) -> Result<(), Failure> {
        if self.len() == wanted {
            return Ok(());
        }
        let files: Vec<_> = self.from.places.iter().map(|(f, _)| f.as_str()).collect();
        let (files, found) = (files.join(", "), show::count(self.len(), self.from.what));
        Err(Failure::new(format!(
            "{files}: {found} for {}",
            show::count(wanted, of)
        )))
    }
}

impl Origin {
    /// The file or option that has an item, and the item's place in it.
    pub fn place(&self, mut index: usize) -> (&str, usize) {
        for (name, items) in &self.places {
            if index < *items {
                return (name, index);
            }
            index -= items;
        }
        ("", index)
    }

    /// `blobs.bin: blob 3`.
    pub fn said(&self, index: usize) -> String {
        let (name, place) = self.place(index);
        format!("{name}: {} {place}", self.what)
    }
}

/// What is wrong, with the name of the file that has the item.
pub fn explained(why: Error, from: &[&Origin]) -> Failure {
    let item = match &why {
        Error::Element { what, index, .. } | Error::Point { what, index, .. } => (*what, *index),
        _ => return why.into(),
    };
    match from.iter().find(|origin| origin.what == item.0) {
        Some(origin) => {
            let reason = reason(&why);
            Failure::new(format!("{}: {reason}", origin.said(item.1)))
        }
        None => why.into(),
    }
}

/// What is wrong with an item of a list, where the library was given what is behind a number of items.
pub fn behind(items: usize, mut why: Error) -> Error {
    if let Error::Element { what, index, .. } | Error::Point { what, index, .. } = &mut why
        && *what != "evaluation point"
    {
        *index += items;
    }
    why
}

/// What is wrong with an item, without its name.
pub fn reason(why: &Error) -> String {
    match why {
        Error::Element { element, .. } => format!("field element {element} is not below r"),
        Error::Point { why, .. } => why.clone(),
        other => other.to_string(),
    }
}

/// The bytes of a file that has items raw, one behind another, or a line of hex digits for each.
///
/// What can be read as hex is hex: then every byte is a digit.
fn items<const N: usize>(bytes: Vec<u8>) -> Result<Vec<u8>, String> {
    let wrong = match lines::<N>(&bytes) {
        Ok(items) => return Ok(items),
        Err(_) if !bytes.is_empty() && bytes.len().is_multiple_of(N) => return Ok(bytes),
        Err(wrong) => wrong,
    };
    let is_text = |b: &u8| b.is_ascii_graphic() || b.is_ascii_whitespace();
    if !bytes.trim_ascii().is_empty() && bytes.iter().all(is_text) {
        return Err(wrong);
    }
    let (found, digits) = (bytes.len(), 2 * N);
    Err(format!(
        "{found} bytes, which is not a multiple of {N} (or a line of {digits} hex digits for each)"
    ))
}

/// The same of hex alone. Lines are counted from 1.
fn lines<const N: usize>(text: &[u8]) -> Result<Vec<u8>, String> {
    let mut all = Vec::new();
    for (k, line) in text.split(|b| *b == b'\n').enumerate() {
        let line = line.trim_ascii();
        let digits = line.strip_prefix(b"0x").or(line.strip_prefix(b"0X"));
        let digits = digits.unwrap_or(line);
        if line.is_empty() {
            continue;
        }
        let (number, wanted) = (k + 1, 2 * N);
        if digits.len() != wanted {
            let found = digits.len();
            return Err(format!(
                "line {number} has {found} hex digits, not {wanted}"
            ));
        }
        let item = hex::decode(digits);
        all.extend(item.ok_or_else(|| format!("line {number} is not all hex digits"))?);
    }
    match all.is_empty() {
        true => Err("there is none".to_owned()),
        false => Ok(all),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn raw_and_hex() {
        let read = |text: &[u8]| items::<2>(text.to_vec());
        assert_eq!(read(&[0x80, 1, 2, 3]), Ok(vec![0x80, 1, 2, 3]));
        for text in ["80010203", "0x8001\n0X0203", " 8001 \r\n\n0203\n"] {
            let want = match text.len() {
                // Digits of two items in a line are raw: four of them.
                8 => Ok(text.as_bytes().to_vec()),
                _ => Ok(vec![0x80, 1, 2, 3]),
            };
            assert_eq!(read(text.as_bytes()), want, "{text}");
        }
        assert_eq!(read(b"80aF"), Ok(vec![0x80, 0xaf]));
        for (text, says) in [
            (&b"8001\n02030\n"[..], "line 2 has 5 hex digits, not 4"),
            (b"0x800g\n", "line 1 is not all hex digits"),
            (&[1, 2, 3], "3 bytes, which is not a multiple of 2"),
            (b"", "0 bytes"),
            (b" ", "1 bytes"),
        ] {
            let why = read(text).unwrap_err();
            assert!(why.contains(says), "{text:?}: {why}");
        }
    }

    #[test]
    fn places() {
        let from = Origin {
            what: "cell",
            places: vec![("a".into(), 2), ("b".into(), 0), ("c".into(), 3)],
        };
        let said = [1, 2, 4].map(|k| from.said(k));
        assert_eq!(said, ["a: cell 1", "c: cell 0", "c: cell 2"]);
        let wrong = |what| {
            let (index, element) = (3, 7);
            let why = Error::Element {
                what,
                index,
                element,
            };
            explained(why, &[&from]).text
        };
        assert_eq!(wrong("cell"), "c: cell 1: field element 7 is not below r");
        assert!(wrong("blob").starts_with("blob 3: "));
    }
}
