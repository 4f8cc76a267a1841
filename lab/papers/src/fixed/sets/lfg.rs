//! Radix 2^c with M = {1, 2, 3}: the sets of Luo, Fu and Gong (LFG), and FKSX's repair.
//!
//! B_0 holds the integers up to q/2 in which 2 and 3 together occur an even number of times, so every
//! t ≤ q/2 is m·b. LFG then take out what `q − t = m·b` makes needless:
//!
//! * [`printed`]: as FKSX print it (their Algorithm 3), every test against B_0 itself. About q/24 values
//!   are left without a digit, the published one being 292 for q = 1024.
//! * [`code`]: as LFG's program does it, every test against what is left. All values have a digit for
//!   c = 4 … 31, with 5q/24 buckets.
//! * [`repaired`]: FKSX Algorithm 4 puts some back, 7q/32 buckets.
//!
//! Cost: about q steps and q/2 bytes to make a set, a digit table of q entries to use it.

use super::digit_table::{DigitTable, tabled};
use msmith_core::Error;
use msmith_core::recode::bucket_set::ends::{Length, Products};
use msmith_core::recode::bucket_set::integer::Integers;
use msmith_core::recode::bucket_set::spec::{Family, Numbers, Spec};

/// `lfg-printed:c`: LFG's set as printed, which misses digits (M = {1, 2, 3}).
pub static PRINTED: Family = Family {
    name: "lfg-printed",
    parameters: 1,
    build: |numbers, [c, _]| Ok(Box::new(lfg_printed(numbers, c)?)),
};

/// `lfg-code:c`: LFG's set as its authors' program builds it, 5q/24.
pub static CODE: Family = Family {
    name: "lfg-code",
    parameters: 1,
    build: |numbers, [c, _]| Ok(Box::new(lfg_code(numbers, c)?)),
};

/// `lfg:c`: LFG's set repaired (FKSX), 7q/32.
pub static REPAIRED: Family = Family {
    name: "lfg",
    parameters: 1,
    build: |numbers, [c, _]| Ok(Box::new(lfg(numbers, c)?)),
};

/// The multipliers.
pub(super) const MULTIPLIERS: [u32; 3] = [1, 2, 3];

/// Whether 2 and 3 together occur an even number of times in n > 0.
pub(super) fn is_even(mut n: u32) -> bool {
    let mut times = n.trailing_zeros();
    while n > 0 && n.is_multiple_of(3) {
        n /= 3;
        times += 1;
    }
    times.is_multiple_of(2)
}

/// q = 2^c and B_0 without zero, by membership.
fn start(c: u32) -> Result<(usize, Vec<bool>), Error> {
    if !(4..=31).contains(&c) {
        return Err(Error::Option(format!(
            "the sets of LFG have radix 2^c with c from 4 to 31, not {c}"
        )));
    }
    let all = (0..=1u32 << (c - 1)).map(|n| n > 0 && is_even(n));
    Ok((1 << c, all.collect()))
}

fn members(set: &[bool]) -> Vec<u32> {
    (0..set.len() as u32).filter(|n| set[*n as usize]).collect()
}

/// Removes `q − m·i` for the i in a range which `test` holds with it.
fn remove(
    set: &mut [bool],
    m: usize,
    range: std::ops::Range<usize>,
    test: impl Fn(&[bool], usize) -> bool,
) {
    let q = 2 * (set.len() - 1);
    for i in range {
        let other = q - m * i;
        if other < set.len() && test(set, i) && test(set, other) {
            set[other] = false;
        }
    }
}

/// The t that LFG's set as printed leaves without a digit, in increasing order; c is 4 to 31.
pub fn printed_misses(c: u32) -> Result<Vec<u32>, Error> {
    Ok(without_digit(c, &printed(c)?))
}

/// LFG's set by FKSX's Algorithm 3, without zero; c is 4 to 31.
pub fn printed(c: u32) -> Result<Vec<u32>, Error> {
    let (q, all) = start(c)?;
    let mut set = all.clone();
    remove(&mut set, 2, q / 4..q / 2, |_, n| all[n]);
    remove(&mut set, 3, q / 6..q / 4, |_, n| all[n]);
    Ok(members(&set))
}

/// LFG's set as their program makes it, without zero; c is 4 to 31.
pub fn code(c: u32) -> Result<Vec<u32>, Error> {
    let (q, mut set) = start(c)?;
    remove(&mut set, 2, q / 4..q / 2, |set, n| set[n]);
    remove(&mut set, 3, q / 6..q / 4, |set, n| set[n]);
    Ok(members(&set))
}

/// FKSX's set B_1 (Algorithm 4), without zero; c is 4 to 31.
pub fn repaired(c: u32) -> Result<Vec<u32>, Error> {
    // i < q/6 as a fraction: q/6 is not an integer, and its floor is among them.
    repaired_up_to(c, (1usize << c.min(31)) / 6 + 1)
}

/// Algorithm 4 with its last loop ended before `end`; FKSX's Table 4 was made with ⌊q/6⌋.
fn repaired_up_to(c: u32, end: usize) -> Result<Vec<u32>, Error> {
    let (q, all) = start(c)?;
    let mut set = all.clone();
    remove(&mut set, 2, q / 4..q / 2, |_, n| all[n]);
    remove(&mut set, 3, q / 6..q / 4, |_, n| all[n]);
    for i in q.div_ceil(12)..end {
        if !all[i] && all[q - 6 * i] {
            set[q - 6 * i] = true;
        }
    }
    Ok(members(&set))
}

/// The t below q = 2^c with neither t nor q − t a product of a multiplier and a bucket (FKSX
/// Property 1); c is at most 31, and so is what a bucket has of bits.
fn without_digit(c: u32, set: &[u32]) -> Vec<u32> {
    let q = 1u32 << c;
    let mut found = vec![false; q as usize + 1];
    for b in set {
        for m in MULTIPLIERS {
            if let Some(t) = b.checked_mul(m).filter(|t| *t <= q) {
                found[t as usize] = true;
                found[(q - t) as usize] = true;
            }
        }
    }
    (1..q).filter(|t| !found[*t as usize]).collect()
}

fn set(
    family: &'static Family,
    numbers: &Numbers,
    c: u32,
    make: fn(u32) -> Result<Vec<u32>, Error>,
    length: Length,
) -> Result<Integers<DigitTable>, Error> {
    let spec = Spec::new(family, &[c]);
    if !(4..=26).contains(&c) {
        return Err(Error::Option(format!("{spec}: c is 4 to 26")));
    }
    let products = Products {
        multipliers: &MULTIPLIERS,
        weights: make(c)?,
    };
    // t = ±m·b or t = q − m·b only: the carries are 0 and 1.
    tabled(spec, numbers, 1 << c, length, [0, 1], products)
}

/// [`printed`]: refused with the first value that has no digit.
pub(super) fn lfg_printed(numbers: &Numbers, c: u32) -> Result<Integers<DigitTable>, Error> {
    set(&PRINTED, numbers, c, printed, Length::Carry)
}

/// [`code`] with LFG's buckets for the topmost field: no digit more than fields.
pub(super) fn lfg_code(numbers: &Numbers, c: u32) -> Result<Integers<DigitTable>, Error> {
    set(&CODE, numbers, c, code, Length::Cap(is_even))
}

/// [`repaired`] with FKSX's Algorithm 5: the last digit is 0 or 1.
pub(super) fn lfg(numbers: &Numbers, c: u32) -> Result<Integers<DigitTable>, Error> {
    set(&REPAIRED, numbers, c, repaired, Length::Carry)
}

#[cfg(test)]
mod tests;
