//! Points from y and the parity of x: square roots, one in each lane.
//!
//! `x² = u/v` with u = y² − 1 and v = dy² − a. For p ≡ 5 mod 8 the candidate `x = uv³(uv⁷)^((p−5)/8)` has
//! `vx² ∈ {u, −u}` up to a factor that is not a square, and √−1 corrects the second case (Bernstein, Duif, Lange,
//! Schwabe, Yang 2011, section 5). No inversion is needed.
//!
//! **Cost.** For p = 2^255 − 19: 250 squarings and about 90 products a vector; four vectors are side by
//! side, so that one waits for no other.

use super::dispatch;
use super::jobs::Job;
use super::powers::{SIDE, digits, power};
use super::weierstrass::WeierstrassEngine;
use crate::cpu::Shapes;
use crate::curve::edwards::EdwardsCurve;
use crate::error::Error;
use crate::memory::filled;
use crate::msm::pack::Rings;
use crate::options::Options;
use crate::parallel;
use crate::points::WordPoints;
use crate::ring::Lanes;
use num_bigint::BigUint;
use num_traits::One;

/// Points a task.
const BLOCK: usize = 512;

/// [`crate::Engine::decompress`].
pub fn decompress(
    engine: &WeierstrassEngine,
    curve: &EdwardsCurve,
    y: &[u64],
    odd: &[bool],
    options: &Options<'_>,
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
    let mut modulus = p.to_u64_digits();
    modulus.resize(n, 0);
    let below = |w: &[u64]| w.iter().rev().lt(modulus.iter().rev());
    if let Some(index) = y.chunks_exact(n).position(|w| !below(w)) {
        return Err(Error::NonCanonical { index });
    }
    let job = Decompress {
        engine,
        curve,
        modulus: &modulus,
        y,
        odd,
        options,
    };
    dispatch::prime(engine, job)?
}

struct Decompress<'a> {
    engine: &'a WeierstrassEngine,
    curve: &'a EdwardsCurve,
    modulus: &'a [u64],
    y: &'a [u64],
    odd: &'a [bool],
    options: &'a Options<'a>,
}

/// The numbers of the curve in a ring.
struct RootNumbers<E> {
    /// What takes plain words to Montgomery words, and back.
    radix: E,
    plain: E,
    a: E,
    d: E,
    /// √−1.
    i: E,
    /// The digits of (p − 5)/8, most significant first.
    digits: Vec<usize>,
}

impl Job for Decompress<'_> {
    type Out = Result<(WordPoints, Vec<bool>), Error>;
    const SHAPES: Shapes = dispatch::EDWARDS;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let Self {
            engine,
            curve,
            modulus,
            y,
            odd,
            options,
        } = self;
        let f = &rings.wide.f;
        let n = f.words();
        let numbers = &numbers(engine, curve, f);
        let mut words = filled(2 * n * odd.len(), 0);
        let mut found = filled(odd.len(), false);
        let blocks: Vec<_> = (words.chunks_mut(2 * n * BLOCK))
            .zip(found.chunks_mut(BLOCK))
            .map(std::sync::Mutex::new)
            .collect();
        let task = |_: &mut (), k: usize| {
            let (Ok(mut block), false) = (blocks[k].lock(), options.is_cancelled()) else {
                return;
            };
            let (words, found) = &mut *block;
            let y = &y[k * n * BLOCK..][..n * found.len()];
            let odd = &odd[k * BLOCK..][..found.len()];
            f.enter(
                #[inline(always)]
                || {
                    let step = SIDE * R::WIDTH;
                    for at in (0..found.len()).step_by(step) {
                        let end = found.len().min(at + step);
                        let y = &y[n * at..n * end];
                        let words = &mut words[2 * n * at..2 * n * end];
                        some(
                            f,
                            numbers,
                            modulus,
                            y,
                            &odd[at..end],
                            words,
                            &mut found[at..end],
                        );
                    }
                },
            );
        };
        parallel::run(options.threads.unwrap_or(1), blocks.len(), || (), task);
        drop(blocks);
        options.check_cancel()?;
        let points = WordPoints {
            stride: 2 * n,
            words,
            finite: filled(found.len(), true),
        };
        Ok((points, found))
    }
}

fn numbers<R: Lanes>(
    engine: &WeierstrassEngine,
    curve: &EdwardsCurve,
    f: &R,
) -> RootNumbers<R::El> {
    let p = &curve.p;
    let radix = (BigUint::one() << (64 * f.words())) % p;
    let plain = radix.modpow(&(p - 2u32), p);
    // A power of 2 by (p − 1)/4 is a root of −1, because 2 is not a square where p ≡ 5 mod 8.
    let i = BigUint::from(2u32).modpow(&(p >> 2), p);
    let element = |x| engine.element(f, x);
    RootNumbers {
        radix: element(&radix),
        plain: element(&plain),
        a: element(&curve.a),
        d: element(&curve.d),
        i: element(&i),
        digits: digits(&(p >> 3)),
    }
}

/// At most [`SIDE`] vectors of points.
#[inline(always)]
fn some<R: Lanes>(
    f: &R,
    numbers: &RootNumbers<R::El>,
    modulus: &[u64],
    y: &[u64],
    odd: &[bool],
    words: &mut [u64],
    found: &mut [bool],
) {
    let n = f.words();
    let side = found.len().div_ceil(R::WIDTH);
    let zero = f.zero();
    let (mut ys, mut us, mut vs) = ([zero; SIDE], [zero; SIDE], [zero; SIDE]);
    let (mut xs, mut base) = ([zero; SIDE], [zero; SIDE]);
    for k in 0..side {
        let mut src = [&y[..n]; 8];
        for (src, words) in src.iter_mut().zip(y.chunks_exact(n).skip(k * R::WIDTH)) {
            *src = words;
        }
        ys[k] = f.mul(&f.load(&src[..R::WIDTH]), &numbers.radix);
        let y2 = f.sqr(&ys[k]);
        us[k] = f.norm(&f.sub::<1>(&y2, &f.one()));
        vs[k] = f.norm(&f.sub::<1>(&f.mul(&numbers.d, &y2), &numbers.a));
        let v3 = f.mul(&f.sqr(&vs[k]), &vs[k]);
        xs[k] = f.mul(&us[k], &v3);
        base[k] = f.mul(&xs[k], &f.mul(&v3, &vs[k]));
    }
    let power = power(f, &base, side, &numbers.digits);
    let mut mem = [R::empty(); 8];
    let mut plain = vec![0; n];
    for k in 0..side {
        let mut x = f.mul(&xs[k], &power[k]);
        let square = f.mul(&vs[k], &f.sqr(&x));
        let same = f.is_zero(&f.norm(&f.sub::<1>(&square, &us[k])));
        let opposite = f.is_zero(&f.norm(&f.add(&square, &us[k])));
        let turned = f.mul(&x, &numbers.i);
        x = f.select(same, &x, &turned);
        let first = k * R::WIDTH;
        let count = found.len().saturating_sub(first).min(R::WIDTH);
        f.scatter(&f.mul(&x, &numbers.plain), &mut mem[..R::WIDTH]);
        let mut flips = [false; 8];
        for lane in 0..count {
            f.unpack(&mem[lane], &mut plain);
            flips[lane] = odd[first + lane] != (plain[0] & 1 == 1);
            found[first + lane] = (same | opposite) >> lane & 1 == 1;
        }
        f.scatter(&x, &mut mem[..R::WIDTH]);
        for lane in 0..count {
            let x = &mut words[2 * n * (first + lane)..][..n];
            f.unpack(&mem[lane], x);
            if flips[lane] {
                negate(modulus, x);
            }
        }
        f.scatter(&ys[k], &mut mem[..R::WIDTH]);
        for lane in 0..count {
            f.unpack(&mem[lane], &mut words[2 * n * (first + lane) + n..][..n]);
        }
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
