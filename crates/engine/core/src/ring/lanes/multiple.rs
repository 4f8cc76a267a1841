//! Residues modulo p as multiples of an odd number m modulo `M = m·p`: how a ring for long moduli takes a short one.
//!
//! The multiples of m modulo M are closed under sums, differences and products, also under Montgomery's. With m prime to
//! p they are the residues modulo p, by the Chinese remainder theorem: x is the `V < M` with `V ≡ x` modulo p and
//! `V ≡ 0` modulo m. Zero is zero, so that tests for it need no change, and bounds are those of M. Only the ways in and
//! out differ: `V = m·u` with `u ≡ x/m` modulo p, a product by m on the way in, an exact division by it on the way out.
//!
//! `m = 2^k + 1`, so that the product is a shift and a sum.

use super::words::{LONG, Long, ModulusWords};
use crate::ring::Ring;
use crate::ring::inverse;
use crate::ring::mont64::Mont64;

/// Arithmetic in the caller's Montgomery form, which does not depend on the lanes.
pub trait CallersForm: Send + Sync {
    /// `a ← a·b`.
    fn mul(&self, a: &mut [u64], b: &[u64]);
    /// `a ← 1/a`; false, and a is 0, where there is no inverse.
    fn invert(&self, a: &mut [u64]) -> bool;
}

impl<const N: usize> CallersForm for Mont64<N> {
    fn mul(&self, a: &mut [u64], b: &[u64]) {
        let word = |v: &[u64]| core::array::from_fn(|i| v[i]);
        let product = Ring::mul(self, &word(a), &word(b));
        a[..N].copy_from_slice(&product);
    }
    fn invert(&self, a: &mut [u64]) -> bool {
        let inverse = inverse::invert(self, &core::array::from_fn(|i| a[i]));
        a[..N].copy_from_slice(&inverse.unwrap_or([0; N]));
        inverse.is_some()
    }
}

/// For moduli of factorisation, which inverts elsewhere and packs by shifts.
struct Without;

impl CallersForm for Without {
    fn mul(&self, a: &mut [u64], _: &[u64]) {
        a.fill(0);
    }
    fn invert(&self, a: &mut [u64]) -> bool {
        a.fill(0);
        false
    }
}

/// The caller's form of a modulus, in as many words as it is given in; `None` unless it is odd and at least 3.
pub fn callers_form(modulus: &[u64]) -> Option<Box<dyn CallersForm>> {
    macro_rules! sized {
        ($($n:literal)*) => {
            match modulus.len() {
                $($n => Some(Box::new(Mont64::<$n>::new(modulus)?)),)*
                _ => Some(Box::new(Without)),
            }
        };
    }
    #[cfg(msmith_words = "4")]
    return sized!(4);
    #[cfg(msmith_words = "6")]
    return sized!(4 6);
    #[cfg(not(any(msmith_words = "4", msmith_words = "6")))]
    sized!(1 2 3 4 5 6 7 8 9 10 11 12)
}

/// Most words of the caller's form.
const CALLER: usize = 12;

/// A modulus p, and the multiple M of it whose ring it runs in.
pub struct Multiple {
    /// M.
    pub modulus: ModulusWords,
    /// `m = 2^k + 1`.
    k: usize,
    /// `1/m` modulo a power of 2 beyond p.
    division: Long,
    /// Words of the caller's form.
    len: usize,
    /// `2^form/m` modulo p: by it from the caller's form to u of `V = m·u`.
    into: Long,
    /// `m·2^(128·len − form)` modulo p: back again.
    out: Long,
}

impl Multiple {
    /// The shortest multiple of p of at least `bits` bits that is one of the head of the file, elements of the ring being
    /// `x·2^form`. `None` where there is none in the caller's `len` words.
    pub fn new(
        p: &ModulusWords,
        caller: &dyn CallersForm,
        len: usize,
        bits: u32,
        form: u32,
    ) -> Option<Self> {
        if len > CALLER {
            return None;
        }
        let least = bits.saturating_sub(p.bits()).max(1) as usize;
        let most = (64 * len).checked_sub(p.bits() as usize + 1)?;
        (least..=most.min(least + 16)).find_map(|k| Self::by(p, caller, len, k, form))
    }

    /// `None` unless `2^k + 1` is prime to p.
    fn by(
        p: &ModulusWords,
        caller: &dyn CallersForm,
        len: usize,
        k: usize,
        form: u32,
    ) -> Option<Self> {
        let words = 64 * len as i32;
        let mut factor = [0; LONG];
        factor[0] = 1;
        p.scale(&mut factor, k as i32);
        add(&mut factor, &one());
        p.reduce(&mut factor);
        let mut into = factor;
        p.scale(&mut into, words);
        if !caller.invert(&mut into[..len]) {
            return None;
        }
        p.scale(&mut into, form as i32 - words);
        let mut out = factor;
        p.scale(&mut out, 2 * words - form as i32);
        Some(Self {
            modulus: ModulusWords::new(&times(&p.p, k)[..len])?,
            k,
            division: divisor(k),
            len,
            into,
            out,
        })
    }

    /// V, below M, of the caller's words, which are below p.
    pub fn enter(&self, caller: &dyn CallersForm, words: &[u64]) -> Long {
        let mut u = [0; LONG];
        let n = words.len().min(self.len);
        u[..n].copy_from_slice(&words[..n]);
        caller.mul(&mut u[..self.len], &self.into[..self.len]);
        times(&u, self.k)
    }

    /// The caller's words of V below M.
    pub fn leave(&self, caller: &dyn CallersForm, v: &Long) -> Long {
        let mut u = [0; LONG];
        for i in 0..self.len {
            let mut carry = 0;
            for j in 0..self.len - i {
                let t =
                    u128::from(v[i]) * u128::from(self.division[j]) + u128::from(u[i + j]) + carry;
                u[i + j] = t as u64;
                carry = t >> 64;
            }
        }
        caller.mul(&mut u[..self.len], &self.out[..self.len]);
        u
    }
}

fn one() -> Long {
    let mut one = [0; LONG];
    one[0] = 1;
    one
}

fn add(a: &mut Long, b: &Long) {
    let mut carry = false;
    for (a, b) in a.iter_mut().zip(b) {
        (*a, carry) = a.carrying_add(*b, carry);
    }
}

fn subtract(a: &mut Long, b: &Long) {
    let mut borrow = false;
    for (a, b) in a.iter_mut().zip(b) {
        (*a, borrow) = a.borrowing_sub(*b, borrow);
    }
}

fn shifted(v: &Long, k: usize) -> Long {
    let (skip, bits) = (k / 64, k % 64);
    core::array::from_fn(|i| {
        let word = |at: Option<usize>| at.map_or(0, |at| v[at]);
        let (high, low) = (word(i.checked_sub(skip)), word(i.checked_sub(skip + 1)));
        if bits == 0 {
            high
        } else {
            high << bits | low >> (64 - bits)
        }
    })
}

/// `v·(2^k + 1)`.
fn times(v: &Long, k: usize) -> Long {
    let mut out = shifted(v, k);
    add(&mut out, v);
    out
}

/// `1/(2^k + 1) = 1 − 2^k + 2^2k − …` modulo a power of 2 beyond every number.
fn divisor(k: usize) -> Long {
    let (mut sum, mut power) = (one(), one());
    for minus in [true, false].into_iter().cycle() {
        power = shifted(&power, k);
        if power == [0; LONG] {
            break;
        }
        match minus {
            true => subtract(&mut sum, &power),
            false => add(&mut sum, &power),
        }
    }
    sum
}
