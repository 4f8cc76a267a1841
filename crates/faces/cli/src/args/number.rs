//! Numbers on the command line and in the environment: one way to write them, whatever they count.

use std::fmt;
use std::time::Duration;

use num_bigint::BigUint;

/// The most points of a list: more cannot be addressed on any machine of today.
const MOST_POINTS: u64 = 1 << 40;
/// The most threads.
const MOST_THREADS: u64 = 1 << 16;

/// Why a text is not a number that is wanted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NumberError {
    /// It is not written as numbers are.
    Syntax,
    /// It is not written as numbers of bytes are.
    SizeSyntax,
    /// It is not written as lists of numbers are.
    ListSyntax,
    /// It is a list of too many numbers.
    Long,
    /// It has more than 64 bits.
    Large,
    /// It is below the least or above the most value.
    Range {
        /// The least value.
        least: u64,
        /// The most.
        most: u64,
    },
}

impl fmt::Display for NumberError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax => f.write_str(
                "not a whole number such as 1000, 1_000, 2^18, 1e6 or 64M (K, M, G, T are powers of 1024)",
            ),
            Self::SizeSyntax => f.write_str(
                "not a size such as 4096, 2^26, 64M (also 64MiB: 2^26 bytes), 64MB (64·10^6 bytes) or 3.5M",
            ),
            Self::ListSyntax => f.write_str("not numbers and ranges such as 0-63,70,72-127"),
            Self::Long => write!(f, "more than {} numbers", Shown(MOST_LISTED)),
            Self::Large => f.write_str("more than 64 bits"),
            Self::Range { least, most } if *most == u64::MAX => write!(f, "must be at least {least}"),
            Self::Range { least, most } => write!(f, "must be from {} to {}", Shown(*least), Shown(*most)),
        }
    }
}

impl std::error::Error for NumberError {}

/// Powers of two from 2^20 as such.
struct Shown(u64);

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            n if n.is_power_of_two() && n >= 1 << 20 => write!(f, "2^{}", n.trailing_zeros()),
            n => n.fmt(f),
        }
    }
}

/// What a unit stands for, in upper or lower case. One letter is a power of 1024, of bytes or of anything else; behind `B`
/// it is as in the International System of Units, for bytes alone.
const UNITS: [(&str, u64); 13] = [
    ("", 1),
    ("k", 1 << 10),
    ("m", 1 << 20),
    ("g", 1 << 30),
    ("t", 1 << 40),
    ("kib", 1 << 10),
    ("mib", 1 << 20),
    ("gib", 1 << 30),
    ("tib", 1 << 40),
    ("kb", 1_000),
    ("mb", 1_000_000),
    ("gb", 1_000_000_000),
    ("tb", 1_000_000_000_000),
];

/// `1000`, `1_000`, `2^18`, `1e6`, `64K`, `64M`, `1G`, `1T`; units are powers of 1024 and may end in `iB`.
pub fn number(text: &str) -> Result<u64, NumberError> {
    let text = text.trim();
    if let Some((base, exponent)) = text.split_once('^') {
        return power(digits(base)?, digits(exponent)?);
    }
    if let Some((digit, zeros)) = text.split_once(['e', 'E']) {
        let scale = power(10, digits(zeros)?)?;
        return digits(digit)?.checked_mul(scale).ok_or(NumberError::Large);
    }
    let end = text
        .find(|c: char| c.is_ascii_alphabetic())
        .unwrap_or(text.len());
    let (count, unit) = text.split_at(end);
    // Powers of ten are for bytes.
    if unit.len() == 2 {
        return Err(NumberError::Syntax);
    }
    scaled(count, unit)
}

/// Digits, this many times what a unit stands for.
fn scaled(count: &str, unit: &str) -> Result<u64, NumberError> {
    let unit = unit.to_ascii_lowercase();
    let found = UNITS.iter().find(|(name, _)| *name == unit);
    let (_, scale) = found.ok_or(NumberError::Syntax)?;
    digits(count)?.checked_mul(*scale).ok_or(NumberError::Large)
}

/// The same with up to nine decimals, without the part of a byte.
fn fraction(count: &str, unit: &str) -> Result<u64, NumberError> {
    let (whole, decimals) = count.split_once('.').ok_or(NumberError::Syntax)?;
    let parts = power(10, decimals.len() as u64)?;
    if decimals.len() > 9 {
        return Err(NumberError::Syntax);
    }
    let part = u128::from(digits(decimals)?) * u128::from(scaled("1", unit)?) / u128::from(parts);
    let whole = scaled(whole, unit)?;
    whole.checked_add(part as u64).ok_or(NumberError::Large)
}

/// Decimal digits, with `_` between them.
fn digits(text: &str) -> Result<u64, NumberError> {
    let ends = [text.bytes().next(), text.bytes().last()];
    if ends.iter().any(|b| !b.is_some_and(|b| b.is_ascii_digit())) {
        return Err(NumberError::Syntax);
    }
    text.bytes().filter(|b| *b != b'_').try_fold(0u64, |n, b| {
        if !b.is_ascii_digit() {
            return Err(NumberError::Syntax);
        }
        let more = n
            .checked_mul(10)
            .and_then(|n| n.checked_add(u64::from(b - b'0')));
        more.ok_or(NumberError::Large)
    })
}

fn power(base: u64, exponent: u64) -> Result<u64, NumberError> {
    match (base, exponent) {
        (0 | 1, 1..) | (_, 0) => Ok(if exponent == 0 { 1 } else { base }),
        _ => {
            let exponent = u32::try_from(exponent).map_err(|_| NumberError::Large)?;
            base.checked_pow(exponent).ok_or(NumberError::Large)
        }
    }
}

/// A parser of numbers from `least` to `most`.
pub fn within<T: TryFrom<u64>>(
    least: u64,
    most: u64,
) -> impl Fn(&str) -> Result<T, NumberError> + Clone + Send + Sync + 'static {
    move |text| {
        let range = NumberError::Range { least, most };
        let n = number(text)?;
        if (least..=most).contains(&n) {
            T::try_from(n).map_err(|_| range)
        } else {
            Err(range)
        }
    }
}

/// A number of any length: decimal, hexadecimal after `0x`, or written as [`number`] takes it.
pub fn large(text: &str) -> Result<BigUint, NumberError> {
    let (digits, radix) = match text.trim().strip_prefix("0x") {
        Some(digits) => (digits, 16),
        None => (text.trim(), 10),
    };
    if digits.bytes().all(|b| char::from(b).is_digit(radix)) {
        return BigUint::parse_bytes(digits.as_bytes(), radix).ok_or(NumberError::Syntax);
    }
    number(text).map(BigUint::from)
}

/// A number of points, perhaps none.
pub fn count(text: &str) -> Result<usize, NumberError> {
    within(0, MOST_POINTS)(text)
}

/// A number of threads.
pub fn threads(text: &str) -> Result<usize, NumberError> {
    within(1, MOST_THREADS)(text)
}

/// A number of bytes: `512b` is 512, `64M` and `64MiB` are 64·2^20, `64MB` is 64·10^6, `3.5MB` 35·10^5.
pub fn size(text: &str) -> Result<u64, NumberError> {
    let text = text.trim();
    let end = text.find(|c: char| c.is_ascii_alphabetic());
    let read = match end.map(|end| text.split_at(end)) {
        Some((count, unit)) if unit.eq_ignore_ascii_case("b") => digits(count),
        Some((count, unit)) if count.contains('.') => fraction(count, unit),
        Some((count, unit)) if unit.len() == 2 => scaled(count, unit),
        _ => number(text),
    };
    read.map_err(|why| match why {
        NumberError::Syntax => NumberError::SizeSyntax,
        why => why,
    })
}

/// Numbers in the order in which they are written, ranges with both ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Numbers(pub Vec<u64>);

/// The most numbers of a list.
const MOST_LISTED: u64 = 1 << 20;

/// `0-63,70,72-127`: numbers and ascending ranges with both ends.
pub fn numbers(text: &str) -> Result<Numbers, NumberError> {
    let mut list = Vec::new();
    for part in text.split(',') {
        let one = |text: &str| match digits(text.trim()) {
            Err(NumberError::Syntax) => Err(NumberError::ListSyntax),
            read => read,
        };
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let (first, last) = (one(first)?, one(last)?);
        let more = last.checked_sub(first).ok_or(NumberError::ListSyntax)?;
        if (list.len() as u64).saturating_add(more) >= MOST_LISTED {
            return Err(NumberError::Long);
        }
        list.extend(first..=last);
    }
    Ok(Numbers(list))
}

/// This many bytes in hex digits, `0x` before them or not.
pub fn hex<const N: usize>(text: &str) -> Result<[u8; N], String> {
    let text = text.trim();
    let digits = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X"));
    let bytes = msmith_io::hex::decode(digits.unwrap_or(text).as_bytes());
    let bytes = bytes.and_then(|bytes| bytes.try_into().ok());
    bytes.ok_or_else(|| format!("not {N} bytes in {} hex digits", 2 * N))
}

/// Seconds, minutes or hours: `90s`, `10m`, `2h`.
pub fn duration(text: &str) -> Result<Duration, String> {
    let (number, unit) = match text.as_bytes().last() {
        Some(b'm') => (&text[..text.len() - 1], 60),
        Some(b'h') => (&text[..text.len() - 1], 3600),
        Some(b's') => (&text[..text.len() - 1], 1),
        _ => (text, 1),
    };
    match number.parse::<u32>() {
        Ok(n) if n > 0 => Ok(Duration::from_secs(u64::from(n) * unit)),
        _ => Err("it is a time: 90s, 10m or 2h".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written() {
        for (text, n) in [
            ("0", 0),
            ("1000", 1000),
            ("1_000", 1000),
            ("2^18", 1 << 18),
            ("10^6", 1_000_000),
            ("0^0", 1),
            ("1^99999999999", 1),
            ("1e6", 1_000_000),
            ("25E4", 250_000),
            ("64K", 64 << 10),
            ("64M", 64 << 20),
            ("3MiB", 3 << 20),
            ("2g", 2 << 30),
            ("1T", 1 << 40),
            (" 7 ", 7),
            ("18446744073709551615", u64::MAX),
        ] {
            assert_eq!(number(text), Ok(n), "{text}");
        }
        for text in [
            "", "-1", "+1", "2^", "^2", "2^-1", "1.5e6", "e", "1e", "ten", "_1", "1_", "0x10",
            "64MB", "1 000", "5b",
        ] {
            assert_eq!(number(text), Err(NumberError::Syntax), "{text}");
        }
        for text in [
            "2^64",
            "10^99999999999",
            "1e99",
            "18446744073709551616",
            "16777216T",
        ] {
            assert_eq!(number(text), Err(NumberError::Large), "{text}");
        }
    }

    #[test]
    fn of_any_length() {
        let two = BigUint::from(2u32);
        for (text, n) in [
            ("7", BigUint::from(7u32)),
            ("0x1F", BigUint::from(31u32)),
            ("2^18", two.pow(18)),
            ("1_000", BigUint::from(1000u32)),
            ("340282366920938463463374607431768211456", two.pow(128)),
            (" 0x100000000000000000000000000000000 ", two.pow(128)),
        ] {
            assert_eq!(large(text), Ok(n), "{text}");
        }
        for text in ["", "0x", "-1", "+1", "0x-1", "0xg", "_1", "seven"] {
            assert_eq!(large(text), Err(NumberError::Syntax), "{text}");
        }
    }

    #[test]
    fn lists() {
        let list = |text| numbers(text).map(|n| n.0);
        assert_eq!(list("0-2,7, 5-5"), Ok(vec![0, 1, 2, 7, 5]));
        for text in ["", "1,", "3-1", "1-", "-1", "1-2-3", "a", "0x1"] {
            assert_eq!(list(text), Err(NumberError::ListSyntax), "{text}");
        }
        assert_eq!(list("0-1048575").map(|l| l.len()), Ok(1 << 20));
        for text in ["0-1048576", "0-1048575,1", "0-18446744073709551615"] {
            assert_eq!(list(text), Err(NumberError::Long), "{text}");
        }
        assert_eq!(list("18446744073709551616"), Err(NumberError::Large));
    }

    #[test]
    fn hexadecimal() {
        assert_eq!(hex(" 0xAb01"), Ok([0xab, 1]));
        assert_eq!(hex("ab01"), Ok([0xab, 1]));
        for text in ["", "0x", "ab0", "ab0102", "ab0g", "0x0xab01"] {
            assert!(hex::<2>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn ranges() {
        assert_eq!(count("2^40"), Ok(1 << 40));
        assert_eq!(
            count("2^41").unwrap_err().to_string(),
            "must be from 0 to 2^40"
        );
        assert!(threads("0").is_err());
        assert_eq!(
            within::<u64>(1, u64::MAX)("0").unwrap_err().to_string(),
            "must be at least 1"
        );
        assert_eq!(
            within::<u8>(0, 1000)("999"),
            Err(NumberError::Range {
                least: 0,
                most: 1000
            })
        );
        assert_eq!(
            (size("512b"), size("512B"), size("4K")),
            (Ok(512), Ok(512), Ok(4096))
        );
        assert_eq!(size("4Kb"), Ok(4000));
        // As the tables of the documentation have them.
        let sizes = ["0.2MB", "3.5MB", "19.4mb", "3.5M", "1.25KiB"].map(size);
        let bytes = [200_000, 3_500_000, 19_400_000, 7 << 19, 1280];
        assert_eq!(sizes, bytes.map(Ok));
        for text in [
            "b",
            "4bb",
            "4xb",
            "-1M",
            "M",
            "3.5",
            "3.5b",
            ".5M",
            "3.M",
            "1.2.3M",
            "0.1234567890G",
        ] {
            assert_eq!(size(text), Err(NumberError::SizeSyntax), "{text}");
        }
        assert_eq!(size("20000000TB"), Err(NumberError::Large));
    }

    /// The page of the program says what this reads.
    #[test]
    fn sizes_are_as_documented() {
        let page = include_str!("../../../../../docs/program.md");
        let rows = page.lines().filter_map(|line| {
            let mut cells = line.strip_prefix("| `")?.split('|');
            let names = cells.next()?;
            let bytes = cells.next()?.trim().strip_suffix(" bytes")?;
            Some((names.to_owned(), bytes.replace('_', "")))
        });
        let mut seen = 0;
        for (names, bytes) in rows {
            for name in names.split(',').map(|n| n.trim().trim_matches('`')) {
                assert_eq!(
                    size(name).map(|n| n.to_string()),
                    Ok(bytes.clone()),
                    "{name}"
                );
                seen += 1;
            }
        }
        // `B` alone is the one that is no unit of numbers.
        assert_eq!(seen, UNITS.len() + 1);
    }
}
