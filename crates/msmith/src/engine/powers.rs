//! Powers of many elements of the prime field, with one exponent: what square roots are made of.

use super::dispatch;
use super::jobs::Job;
use super::weierstrass::WeierstrassEngine;
use crate::error::Error;
use crate::msm::pack::Rings;
use crate::options::Options;
use crate::parallel::run_watched;
use crate::ring::Lanes;
use num_bigint::BigUint;
use std::sync::Mutex;

/// Vectors side by side: a product waits for the one before it, and none for those beside.
pub const SIDE: usize = 4;
/// Bits of the exponent taken at once.
const WINDOW: usize = 4;
/// Elements of a task.
const BLOCK: usize = 512;

/// Raises elements, given as canonical Montgomery words one after the other, to a power.
pub fn powers(
    engine: &WeierstrassEngine,
    words: &mut [u64],
    exponent: &BigUint,
    options: &Options<'_>,
) -> Result<(), Error> {
    let options = &options.checked(words.len() / engine.base_words)?;
    let job = Powers {
        words,
        digits: digits(exponent),
        options,
    };
    dispatch::prime(engine, job)?
}

struct Powers<'a> {
    words: &'a mut [u64],
    digits: Vec<usize>,
    options: &'a Options<'a>,
}

impl Job for Powers<'_> {
    type Out = Result<(), Error>;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let f = &rings.wide.f;
        let n = f.words();
        let blocks: Vec<_> = (self.words.chunks_mut(n * BLOCK)).map(Mutex::new).collect();
        run_watched(
            self.options.threads.unwrap_or(1),
            blocks.len(),
            &self.options.watch,
            || (),
            |(), k| {
                if let Ok(mut block) = blocks[k].lock() {
                    f.enter(
                        #[inline(always)]
                        || {
                            for some in block.chunks_mut(n * SIDE * R::WIDTH) {
                                raise(f, n, some, &self.digits);
                            }
                        },
                    );
                }
            },
        )?;
        Ok(())
    }
}

/// At most [`SIDE`] vectors.
#[inline(always)]
fn raise<R: Lanes>(f: &R, n: usize, words: &mut [u64], digits: &[usize]) {
    let mut base = [f.zero(); SIDE];
    let side = words.len().div_ceil(n * R::WIDTH);
    for (base, words) in base.iter_mut().zip(words.chunks(n * R::WIDTH)) {
        if words.len() == n * R::WIDTH {
            *base = f.load_words(words);
            continue;
        }
        let mut src = [&words[..n]; 8];
        for (src, words) in src.iter_mut().zip(words.chunks_exact(n)) {
            *src = words;
        }
        *base = f.load(&src[..R::WIDTH]);
    }
    let powers = power(f, &base, side, digits);
    for (x, words) in powers.iter().zip(words.chunks_mut(n * R::WIDTH)) {
        if words.len() == n * R::WIDTH {
            f.store_words(x, words);
            continue;
        }
        let mut mem = [R::empty(); 8];
        f.scatter(x, &mut mem[..R::WIDTH]);
        for (mem, words) in mem.iter().zip(words.chunks_exact_mut(n)) {
            f.unpack(mem, words);
        }
    }
}

/// The digits of an exponent, most significant first.
pub fn digits(exponent: &BigUint) -> Vec<usize> {
    let count = (exponent.bits() as usize).div_ceil(WINDOW);
    let bit = |k: usize| usize::from(exponent.bit(k as u64));
    let digit = |k: usize| (0..WINDOW).map(|j| bit(WINDOW * k + j) << j).sum();
    (0..count).rev().map(digit).collect()
}

/// The same power of the first `side`.
#[inline(always)]
pub fn power<R: Lanes>(
    f: &R,
    base: &[R::El; SIDE],
    side: usize,
    digits: &[usize],
) -> [R::El; SIDE] {
    let mut powers = [[f.one(); SIDE]; 1 << WINDOW];
    for j in 1..1 << WINDOW {
        for k in 0..side {
            powers[j][k] = f.mul(&powers[j - 1][k], &base[k]);
        }
    }
    let mut out = powers[0];
    for (at, &digit) in digits.iter().enumerate() {
        if at > 0 {
            for _ in 0..WINDOW {
                for x in &mut out[..side] {
                    *x = f.sqr(x);
                }
            }
        }
        if digit != 0 {
            for k in 0..side {
                out[k] = f.mul(&out[k], &powers[digit][k]);
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use msmith_core::meter::toy::Toy;

    fn in_lanes<const W: usize>() {
        let p = 1009u64;
        let f = Toy::<W>::new(p).unwrap();
        let power = |a: u64, e: u64| (0..e).fold(1, |x, _| x * a % p);
        // Full vectors, parts of one, and more than stand side by side.
        for count in [1, W - 1, W, W + 1, SIDE * W, SIDE * W + 3] {
            for e in [0u64, 1, 2, 15, 16, 17, 251, 1007] {
                let numbers: Vec<u64> = (0..count as u64).map(|i| i * 37 % p).collect();
                let words = |of: &dyn Fn(u64) -> u64| {
                    let mut words = vec![0; count];
                    for (word, number) in words.iter_mut().zip(&numbers) {
                        f.unpack(&of(*number), core::slice::from_mut(word));
                    }
                    words
                };
                let mut got = words(&|a| a);
                for some in got.chunks_mut(SIDE * W) {
                    raise(&f, 1, some, &digits(&e.into()));
                }
                assert_eq!(got, words(&|a| power(a, e)), "{count} to the {e}");
            }
        }
    }

    #[test]
    fn every_lane_is_raised() {
        in_lanes::<1>();
        in_lanes::<3>();
        in_lanes::<8>();
    }
}
