//! Sliding windows with any digits.

use super::peel::{Peel, twos};
use super::{Request, digit};
use crate::digit::Digit;
use crate::error::Error;
use crate::method::{Found, Method, Task};
use num_bigint::{BigInt, Sign};
use std::collections::{BTreeMap, VecDeque};

/// From the low end: of an odd t that digit is taken off after which the most doublings follow. With ±{1, 3, …, m}
/// these are B. Möller's fractional windows ("Improved techniques for fast exponentiation", 2002), with
/// m = 2^(w−1) − 1 the width-w NAF; with positive digits, windows without signs. Where t is no larger than the
/// largest digit, the fewest doublings to a digit are taken.
#[derive(Debug, Clone, Copy)]
pub struct SlidingWindow;

impl Method for SlidingWindow {
    fn name(&self) -> &'static str {
        "window"
    }

    fn about(&self) -> &'static str {
        "sliding windows with any digits: the digit after which the most doublings follow (Möller's for odd 1..m)"
    }

    fn scalars(&self) -> core::ops::RangeInclusive<usize> {
        1..=1
    }

    fn find(&self, task: &Task<'_>) -> Result<Found, Error> {
        let request = Request::new(self, task)?;
        request.needs([0])?;
        let digits = digits(task);
        let odd: Vec<i32> = digits.iter().copied().filter(|x| x % 2 != 0).collect();
        if odd.is_empty() {
            let why = "it needs an odd digit";
            return Err(Error::Unsuitable(why.into()));
        }
        let most = digits
            .iter()
            .map(|x| x.unsigned_abs())
            .max()
            .unwrap_or_default();
        let mut t = BigInt::from(request.scalar.clone());
        let mut peel = Peel::default();
        let mut nodes = 1;
        while *t.magnitude() > most.into() {
            let s = if t.bit(0) { best(&t, &odd) } else { 0 };
            t -= s;
            let zeros = t.trailing_zeros().unwrap_or(0);
            t >>= zeros;
            peel.push(twos(zeros), digit(s));
            nodes += 1;
        }
        let t = i32::try_from(&t).unwrap_or_default();
        let (steps, start, more) = end(t, most, &digits)?;
        for s in steps {
            peel.push(twos(1), digit(s));
        }
        let chain = peel.finish(digit(start));
        nodes += more;
        Ok(Found { chain, nodes })
    }
}

/// The multiples of P, those of small absolute value first: P itself is in affine coordinates.
fn digits(task: &Task<'_>) -> Vec<i32> {
    let single = |d: &&Digit| d.y == 0;
    let mut all: Vec<i32> = task
        .set
        .digits()
        .iter()
        .filter(single)
        .map(|d| d.x)
        .collect();
    all.sort_by_key(|x| (x.unsigned_abs(), *x < 0));
    all
}

/// The digit s with the most zeros at the end of t − s; the first of several.
fn best(t: &BigInt, odd: &[i32]) -> i32 {
    let low = t.iter_u64_digits().next().unwrap_or(0);
    let low = if t.sign() == Sign::Minus {
        low.wrapping_neg()
    } else {
        low
    };
    let zeros = |s: i32| low.wrapping_sub(i64::from(s) as u64).trailing_zeros();
    let (mut best, mut most) = (0, 0);
    for &s in odd {
        if zeros(s) > most {
            (best, most) = (s, zeros(s));
        }
    }
    best
}

/// From |t| ≤ most to a digit with the fewest doublings: the digits to take off and what is left, and how many
/// integers were looked at.
fn end(t: i32, most: u32, digits: &[i32]) -> Result<(Vec<i32>, i32, u64), Error> {
    // How t came to be: from = 2·t + s.
    let mut came = BTreeMap::from([(t, None)]);
    let mut queue = VecDeque::from([t]);
    while let Some(t) = queue.pop_front() {
        if digits.contains(&t) {
            let mut steps = Vec::new();
            let mut at = t;
            while let Some(&Some((from, s))) = came.get(&at) {
                steps.push(s);
                at = from;
            }
            steps.reverse();
            return Ok((steps, t, came.len() as u64));
        }
        for &s in digits {
            let twice = t - s;
            let next = twice / 2;
            if twice % 2 == 0 && next.unsigned_abs() <= most && !came.contains_key(&next) {
                came.insert(next, Some((t, s)));
                queue.push_back(next);
            }
        }
    }
    Err(Error::Unreachable(format!(
        "from {t} no doublings and digits lead to a digit"
    )))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends() {
        assert_eq!(end(3, 7, &[0, 1, 7]), Ok((vec![1], 1, 3)));
        assert_eq!(end(12, 25, &[0, 1, -1, 3, -3, 25]), Ok((vec![0, 0], 3, 3)));
        // 2 and its halves: 0 only, or other even numbers.
        assert!(end(1, 5, &[0, 5, -5]).is_err());
    }

    #[test]
    fn choice() {
        let odd = [1, -1, 3, -3, 5, -5];
        let b = |t: i32| best(&t.into(), &odd);
        // 7 = −1 + 8 and 9 = 1 + 8; 11 = −5 + 16, 13 = −3 + 16; −11 = 5 − 16.
        assert_eq!([7, 9, 11, 13, -11].map(b), [-1, 1, -5, -3, 5]);
    }
}
