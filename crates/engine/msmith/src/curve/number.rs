//! Numbers typed by people, primality and quadratic characters.
//!
//! **Mathematics.** Miller–Rabin: for odd n = 1 + 2^s·d and a base a prime to n, n passes if a^d = 1 or
//! a^(2^i·d) = −1 for some i < s; a composite passes for at most a quarter of the bases. The first 13
//! primes decide every n < 3.3·10^24 (Sorenson, Webster 2015); larger n are also tested with 27 bases
//! spread over 62 bits. Euler: c is a square mod p iff c^((p−1)/2) ∈ {0, 1}, and where p ≡ 1 mod 3 a cube iff
//! c^((p−1)/3) ∈ {0, 1}.
//!
//! **Cost.** 40 modular powers for a large prime; composites end with the first base that finds them.

use num_bigint::BigUint;
use num_traits::{One, Zero};

use crate::Error;

/// No number of a curve is longer than this many characters.
const MAX_LEN: usize = 1024;

/// Reads a natural number: decimal, or hexadecimal behind `0x`.
pub(super) fn natural(what: &str, text: &str) -> Result<BigUint, Error> {
    if text.len() > MAX_LEN {
        let n = text.len();
        return Err(Error::Curve(format!(
            "{what} is {n} characters long, more than the {MAX_LEN} allowed"
        )));
    }
    let (digits, radix) = match text.strip_prefix("0x").or(text.strip_prefix("0X")) {
        Some(hex) => (hex, 16),
        None => (text, 10),
    };
    // The parser of the big integers would also take signs and underscores.
    if digits.is_empty() || !digits.chars().all(|c| c.is_digit(radix)) {
        return Err(Error::Curve(format!(
            "{what} = {text:?} is not a number (decimal, or hexadecimal behind 0x)"
        )));
    }
    BigUint::parse_bytes(digits.as_bytes(), radix)
        .ok_or_else(|| Error::Curve(format!("{what} = {text:?} is not a number")))
}

/// Reads an element of F_p: a natural number, kept as it is, or its negative, stored as p − n.
pub(super) fn residue(what: &str, text: &str, p: &BigUint) -> Result<BigUint, Error> {
    let Some(positive) = text.strip_prefix('-') else {
        return natural(what, text);
    };
    let n = natural(what, positive)?;
    if &n >= p {
        return Err(Error::Curve(format!("{what} = {text} is not above -p")));
    }
    Ok(if n.is_zero() { n } else { p - n })
}

/// Whether c is a square modulo the odd prime p (0 is one).
pub(super) fn is_square(c: &BigUint, p: &BigUint) -> bool {
    let e = c.modpow(&((p - 1u32) >> 1), p);
    e.is_zero() || e.is_one()
}

/// Whether c is a cube modulo the prime p (0 is one); where 3 does not divide p − 1 every number is.
pub(super) fn is_cube(c: &BigUint, p: &BigUint) -> bool {
    let rest = p - 1u32;
    if !(&rest % 3u32).is_zero() {
        return true;
    }
    let e = c.modpow(&(rest / 3u32), p);
    e.is_zero() || e.is_one()
}

/// A number for an error message: shortened in the middle where it is long.
pub(super) fn show(n: &BigUint) -> String {
    let s = format!("0x{n:x}");
    if n.bits() <= 64 {
        n.to_string()
    } else if s.len() <= 40 {
        s
    } else {
        format!("{}…{}", &s[..18], &s[s.len() - 16..])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_and_cubes_are_told_from_others() {
        for p in [3u32, 5, 7, 13, 101] {
            for c in 0..p {
                let square = (0..p).any(|y| y * y % p == c);
                assert_eq!(is_square(&c.into(), &p.into()), square, "{c} mod {p}");
                let cube = (0..p).any(|y| y * y * y % p == c);
                assert_eq!(is_cube(&c.into(), &p.into()), cube, "{c} mod {p}");
            }
        }
    }

    #[test]
    fn numbers_are_read() {
        assert_eq!(natural("n", "0x1F").unwrap(), 31u8.into());
        assert_eq!(natural("n", "007").unwrap(), 7u8.into());
        assert_eq!(residue("n", "-3", &7u8.into()).unwrap(), 4u8.into());
        assert_eq!(residue("n", "-0", &7u8.into()).unwrap(), BigUint::ZERO);
        for bad in ["", "0x", "-1", "+1", "1_000", " 1", "1f", "0xg", "٣", "1.0"] {
            let e = natural("the number", bad).unwrap_err().to_string();
            assert!(e.contains("the number"), "{bad}: {e}");
        }
        let long = "9".repeat(5000);
        assert!(
            natural("n", &long)
                .unwrap_err()
                .to_string()
                .contains("5000")
        );
        assert!(residue("n", "-7", &7u8.into()).is_err());
        assert!(residue("n", "--1", &7u8.into()).is_err());
    }
}
