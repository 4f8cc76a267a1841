//! Scalars as text.

use crate::error::Error;
use crate::method::Task;
use num_bigint::BigInt;
use num_traits::Num;

/// A scalar: decimal, or hexadecimal after `0x`, perhaps after `-`; `_` may group digits.
///
/// Errors: [`Error::Large`] above [`Task::MOST_BITS`] bits, [`Error::Text`] otherwise.
pub fn read_scalar(text: &str) -> Result<BigInt, Error> {
    let text = text.trim();
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let hex = digits
        .strip_prefix("0x")
        .or_else(|| digits.strip_prefix("0X"));
    let (radix, digits) = hex.map_or((10, digits), |d| (16, d));
    let clean: String = digits.chars().filter(|&c| c != '_').collect();
    let shown = || text.chars().take(24).collect::<String>();
    if clean.is_empty() || !clean.chars().all(|c| c.is_digit(radix)) {
        return Err(Error::Text(format!("{:?} is not a number", shown())));
    }
    let short = clean.trim_start_matches('0');
    // A digit holds more than 3.3 bits or 4: no long text is converted.
    let least = |n: u64| if radix == 16 { 4 * n } else { n * 33 / 10 };
    let most = Task::MOST_BITS;
    if least(short.len().saturating_sub(2) as u64) > most {
        return Err(Error::Large {
            bits: least(short.len() as u64),
        });
    }
    let n = BigInt::from_str_radix(if short.is_empty() { "0" } else { short }, radix)
        .map_err(|e| Error::Text(format!("{:?} is not a number: {e}", shown())))?;
    if n.bits() > most {
        return Err(Error::Large { bits: n.bits() });
    }
    Ok(if negative { -n } else { n })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        for (text, n) in [
            ("917", 917),
            ("-917", -917),
            (" 0x395 ", 917),
            ("-0X395", -917),
            ("0", 0),
            ("-0", 0),
            ("000_917", 917),
            ("1_000", 1000),
        ] {
            assert_eq!(read_scalar(text), Ok(n.into()), "{text}");
        }
        for text in [
            "", "-", "0x", "x", "1.5", "--1", "+1", "1e3", "0xg", "９", "_", "1 2",
        ] {
            assert!(matches!(read_scalar(text), Err(Error::Text(_))), "{text}");
        }
    }

    #[test]
    fn limits() {
        let most: BigInt = (BigInt::from(1) << 4096) - 1;
        for radix in [10, 16] {
            let text = |n: &BigInt| {
                let prefix = if radix == 16 { "0x" } else { "" };
                format!("{prefix}{}", n.to_str_radix(radix))
            };
            assert_eq!(read_scalar(&text(&most)).as_ref(), Ok(&most));
            let above = read_scalar(&text(&(&most + 1)));
            assert_eq!(above, Err(Error::Large { bits: 4097 }));
        }
        let long = "9".repeat(10_000_000);
        assert!(matches!(read_scalar(&long), Err(Error::Large { .. })));
        let zeros = format!("{}7", "0".repeat(100_000));
        assert_eq!(read_scalar(&zeros), Ok(7.into()));
    }
}
