//! Points from y and the parity of x: x² = (y² − 1)/(dy² − a), a root of the product of both over the lower one, by the
//! lists of the prime's [`Field`].
//!
//! **Cost.** For p = 2^255 − 19: 252 squarings and about 60 products a vector, one inversion for a block.

use super::weierstrass::WeierstrassEngine;
use crate::curve::edwards::EdwardsCurve;
use crate::error::Error;
use crate::memory::filled;
use crate::parallel;
use crate::points::WordPoints;
use msmith_field::{Field, Options};
use num_bigint::BigUint;
use num_traits::One;
use std::sync::{Mutex, OnceLock};

/// Points a task.
const BLOCK: usize = 512;

/// [`crate::Engine::decompress`].
pub fn decompress(
    engine: &WeierstrassEngine,
    curve: &EdwardsCurve,
    y: &[u64],
    odd: &[bool],
    options: &crate::options::Options<'_>,
) -> Result<(WordPoints, Vec<bool>), Error> {
    let options = &options.checked(odd.len())?;
    let p = &curve.p;
    if p % 8u32 != BigUint::from(5u32) {
        return Err(Error::Curve(format!(
            "decompression is for p = 5 mod 8, and that of {} is not",
            curve.name
        )));
    }
    let n = engine.words();
    if y.len() != n * odd.len() {
        return Err(Error::Layout(format!(
            "{} words cannot be {} coordinates of {n} words",
            y.len(),
            odd.len()
        )));
    }
    let field = engine.base_field()?;
    field.check(y).map_err(|error| match error {
        Error::NotReduced { index } => Error::NonCanonical { index },
        other => other,
    })?;
    let count = odd.len().div_ceil(BLOCK);
    let mut words = filled(2 * n * odd.len(), 0);
    let mut found = filled(odd.len(), true);
    let blocks: Vec<_> = (words.chunks_mut(2 * n * BLOCK))
        .zip(found.chunks_mut(BLOCK))
        .map(Mutex::new)
        .collect();
    let numbers = Decompress {
        field,
        a: &engine.to_words(&curve.a),
        d: &engine.to_words(&curve.d),
        one: &engine.to_words(&BigUint::one()),
    };
    let failed = OnceLock::new();
    let task = |_: &mut (), k: usize| {
        let (Ok(mut lists), false) = (blocks[k].lock(), options.is_cancelled()) else {
            return;
        };
        let (words, found) = &mut *lists;
        let y = &y[k * n * BLOCK..][..n * found.len()];
        let odd = &odd[k * BLOCK..][..found.len()];
        if let Err(error) = numbers.decompress(y, odd, words, found) {
            failed.get_or_init(|| error);
        }
    };
    parallel::run(options.threads.unwrap_or(1), count, || (), task);
    drop(blocks);
    options.check_cancel()?;
    if let Some(error) = failed.into_inner() {
        return Err(error);
    }
    let points = WordPoints {
        stride: 2 * n,
        words,
        finite: filled(found.len(), true),
    };
    Ok((points, found))
}

/// What the points of a block are computed by; numbers of the curve as Montgomery words.
struct Decompress<'a> {
    field: &'a Field,
    a: &'a [u64],
    d: &'a [u64],
    one: &'a [u64],
}

impl Decompress<'_> {
    /// Writes x and y of each point; clears the flag of those that do not exist.
    fn decompress(
        &self,
        y: &[u64],
        odd: &[bool],
        words: &mut [u64],
        found: &mut [bool],
    ) -> Result<(), Error> {
        let (f, n) = (self.field, self.field.words());
        let alone = &Options {
            threads: Some(1),
            ..Options::default()
        };
        let many = |x: &[u64]| x.repeat(odd.len());
        let mut y = y.to_vec();
        f.to_montgomery(&mut y, alone)?;
        let mut squares = y.clone();
        f.mul(&mut squares, &y, alone)?;
        let mut lower = squares.clone();
        f.scale(&mut lower, self.d, alone)?;
        f.sub(&mut lower, &many(self.a), alone)?;
        // A root of the product of both, over the lower one.
        let mut x = squares;
        f.sub(&mut x, &many(self.one), alone)?;
        f.mul(&mut x, &lower, alone)?;
        let mut none = f.sqrt(&mut x, alone)?;
        none.extend(f.invert(&mut lower, alone)?);
        f.mul(&mut x, &lower, alone)?;
        let mut plain = x.clone();
        f.from_montgomery(&mut plain, alone)?;
        for (i, point) in words.chunks_exact_mut(2 * n).enumerate() {
            let (to_x, to_y) = point.split_at_mut(n);
            to_x.copy_from_slice(&x[n * i..][..n]);
            if odd[i] != (plain[n * i] & 1 == 1) {
                negate(f.modulus(), to_x);
            }
            to_y.copy_from_slice(&y[n * i..][..n]);
        }
        for i in none {
            found[i] = false;
        }
        Ok(())
    }
}

/// p − x, and 0 for 0.
fn negate(modulus: &[u64], x: &mut [u64]) {
    if x.iter().all(|&w| w == 0) {
        return;
    }
    let mut borrow = false;
    for (x, p) in x.iter_mut().zip(modulus) {
        let (low, first) = p.overflowing_sub(*x);
        let (low, second) = low.overflowing_sub(u64::from(borrow));
        (*x, borrow) = (low, first | second);
    }
}
