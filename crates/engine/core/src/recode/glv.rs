//! GLV windows: `a ≡ k₁ + k₂·λ (mod r)` with half-size k₁, k₂, both in signed windows of width c.
//!
//! The halves come from rounding in a short lattice basis (Gallant, Lambert, Vanstone); they are
//! signed, and so is the topmost digit, so no sign has to be carried next to them. The two digits of a
//! window share its 2^(c−1) buckets: those of k₁ in slot 0, those of k₂ in slot 1 with the unit ω.
//!
//! h windows suffice when, with the bias B of the lower windows and M the largest half,
//! `(M + B) >> c(h−1) ≤ 2^(c−1)` and `(B − M) >> c(h−1) ≥ −2^(c−1)`.

use num_bigint::{BigInt, BigUint};
use num_traits::{One, ToPrimitive};

use super::columns::{BLOCK, bias, extract};
use super::lattice::{Reducer, Rounding, magnitude};
use super::signed_window::MAX_WIDTH;
use super::{Digit, Recoding, Small};
use crate::error::Error;
use crate::words::words_of;

/// Digits of scalars modulo r: two halves in radix 2^c.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Glv {
    c: u32,
    windows: usize,
    top: usize,
    reducer: Reducer,
    bias: Vec<u64>,
}

impl Glv {
    /// Windows of width `c` (1 to [`MAX_WIDTH`]) for scalars of `words` 64-bit words modulo r, with
    /// the rows of `lattice` a basis of `{(x, y) : x + yλ ≡ 0 mod r}`.
    pub fn new(
        r: &BigUint,
        lambda: &BigUint,
        lattice: &[[BigInt; 2]; 2],
        c: u32,
        words: usize,
    ) -> Result<Self, Error> {
        if !(1..=MAX_WIDTH).contains(&c) {
            return Err(Error::Option(format!(
                "window width {c} is not in 1..={MAX_WIDTH}"
            )));
        }
        let reducer = Reducer::new(r, lambda, lattice, words, Rounding::Coordinates)?;
        let [x, y] = reducer.bound();
        let most = BigInt::from(x.max(y).clone());
        let half = BigInt::one() << (c - 1);
        let fits = |h: usize| {
            let (bias, shift) = (BigInt::from(bias(c, h)), c as usize * (h - 1));
            (&most + &bias) >> shift <= half && (bias - &most) >> shift >= -&half
        };
        // Windows that leave the topmost bits out are too few.
        let mut windows = (most.bits() as usize / c as usize).max(1);
        while !fits(windows) {
            windows += 1;
        }
        let top: BigInt = (&most + BigInt::from(bias(c, windows))) >> (c as usize * (windows - 1));
        let top = top.to_usize().unwrap_or(1).max(1);
        // The integers are extended by their sign to as many words as the windows read.
        let bias = words_of(
            &bias(c, windows),
            (c as usize * windows + 32).div_ceil(64) + 1,
        );
        Ok(Self {
            c,
            windows,
            top,
            reducer,
            bias,
        })
    }

    /// The width c of a window in bits.
    pub fn width(&self) -> u32 {
        self.c
    }

    /// `k₁` and `k₂` of one scalar of [`Recoding::scalar_words`] words: magnitudes and whether they are negative.
    pub fn halves(&self, scalar: &[u64]) -> [([u64; 4], bool); 2] {
        match self.reducer.limbs() {
            2 => self.halves_in::<2>(scalar),
            _ => self.halves_in::<4>(scalar),
        }
    }

    fn halves_in<const L: usize>(&self, scalar: &[u64]) -> [([u64; 4], bool); 2] {
        let mut out = [([0; 4], false); 2];
        self.reducer.each::<L>(scalar, |i, x, y| {
            if i > 0 {
                return;
            }
            out = [magnitude(&x), magnitude(&y)];
        });
        out
    }

    /// Bits of the column index: the weight is `row·2^k + col`.
    fn split(&self) -> u32 {
        self.c / 2
    }

    /// Recodes with halves in `L` limbs.
    fn run<const L: usize>(&self, scalars: &[u64], out: &mut [Digit]) {
        let words = self.reducer.words();
        let count = scalars.len() / words;
        let mut columns = [0, 1].map(|_| vec![0u32; 2 * self.bias.len() * BLOCK]);
        for (b, block) in scalars.chunks(BLOCK * words).enumerate() {
            self.reducer.each::<L>(block, |i, x, y| {
                for (column, half) in columns.iter_mut().zip([x, y]) {
                    let sign = ((half[L - 1] as i64) >> 63) as u64;
                    let mut carry = false;
                    for (w, bias) in self.bias.iter().enumerate() {
                        let word = if w < L { half[w] } else { sign };
                        let sum = word as u128 + *bias as u128 + carry as u128;
                        column[2 * w * BLOCK + i] = sum as u32;
                        column[(2 * w + 1) * BLOCK + i] = (sum >> 32) as u32;
                        carry = sum >> 64 != 0;
                    }
                }
            });
            for (slot, column) in columns.iter().enumerate() {
                let out = &mut out[slot * count + b * BLOCK..];
                let tag = (slot as u32) << 1;
                extract(
                    self.c,
                    self.windows,
                    column,
                    block.len() / words,
                    tag,
                    out,
                    2 * count,
                );
            }
        }
    }
}

impl Recoding for Glv {
    fn name(&self) -> String {
        format!("glv 2^{}", self.c)
    }
    fn windows(&self) -> usize {
        self.windows
    }
    fn slots(&self) -> usize {
        2
    }
    fn buckets(&self) -> usize {
        1 << (self.c - 1)
    }
    fn top_buckets(&self) -> usize {
        self.top
    }
    fn uses_endomorphism(&self) -> bool {
        true
    }
    fn radix(&self) -> Small {
        Small {
            x: 1 << self.c,
            y: 0,
        }
    }
    fn place(&self, bucket: u32) -> (u32, u32) {
        let k = self.split();
        ((bucket + 1) >> k, (bucket + 1) & ((1 << k) - 1))
    }
    fn row_unit(&self) -> Small {
        Small {
            x: 1 << self.split(),
            y: 0,
        }
    }
    fn col_unit(&self) -> Small {
        Small { x: 1, y: 0 }
    }
    fn scalar_words(&self) -> usize {
        self.reducer.words()
    }

    /// # Panics
    /// If `out` is not of `2 · windows · count` digits.
    fn recode(&self, scalars: &[u64], out: &mut [Digit]) {
        let count = scalars.len() / self.scalar_words();
        assert_eq!(
            scalars.len(),
            count * self.scalar_words(),
            "a whole number of scalars"
        );
        assert_eq!(out.len(), 2 * count * self.windows, "room for every digit");
        match self.reducer.limbs() {
            2 => self.run::<2>(scalars, out),
            _ => self.run::<4>(scalars, out),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::recode::lattice::ideal;
    use crate::recode::testing::{check, curves, edges_and_others, number_of, numbers, words};

    #[test]
    fn signed_halves_are_congruent() {
        for n in curves() {
            let words = n.r.bits().div_ceil(64) as usize;
            let g = Glv::new(&n.r, &n.lambda, &ideal(&n.nu), 4, words).unwrap();
            for a in edges_and_others(&n, words, 3).into_iter().take(60) {
                let [x, y] = g.halves(&words_of(&a, words)).map(|(w, negative)| {
                    let magnitude = BigInt::from(number_of(&w));
                    if negative { -magnitude } else { magnitude }
                });
                let sum = &x + &y * BigInt::from(n.lambda.clone());
                assert_eq!(
                    (sum - BigInt::from(a)) % BigInt::from(n.r.clone()),
                    BigInt::ZERO
                );
                assert!(x.bits().max(y.bits()) <= n.r.bits() / 2 + 2);
            }
        }
    }

    #[test]
    fn halves_add_up_on_every_curve() {
        for n in curves() {
            let lattice = ideal(&n.nu);
            let words = n.r.bits().div_ceil(64) as usize;
            let all = edges_and_others(&n, words, 3);
            for c in [1, 2, 3, 4, 5, 7, 8, 10, 11, 13, 16, 17, 20, 22, MAX_WIDTH] {
                check(
                    &Glv::new(&n.r, &n.lambda, &lattice, c, words).unwrap(),
                    &n,
                    &all,
                );
            }
            // Other bases of the same lattice, of either orientation.
            let [u, v] = lattice;
            let sum = [&u[0] + &v[0], &u[1] + &v[1]];
            for other in [
                [v.clone(), u.clone()],
                [u.clone().map(|x| -x), v.clone()],
                [sum, v],
            ] {
                check(
                    &Glv::new(&n.r, &n.lambda, &other, 9, words).unwrap(),
                    &n,
                    &all,
                );
            }
        }
    }

    #[test]
    fn toys_and_longer_words() {
        for r in [7u32, 13, 19, 31, 97, 103, 1009] {
            let n = numbers("toy", &r.to_string());
            let mut all = edges_and_others(&n, 4, 3);
            all.extend((0..2 * r).map(BigUint::from));
            for c in [1, 2, 3, 5, 8] {
                check(
                    &Glv::new(&n.r, &n.lambda, &ideal(&n.nu), c, 4).unwrap(),
                    &n,
                    &all,
                );
            }
        }
        for n in curves() {
            check(
                &Glv::new(&n.r, &n.lambda, &ideal(&n.nu), 12, 8).unwrap(),
                &n,
                &edges_and_others(&n, 8, 3),
            );
        }
    }

    /// The digits of a block keep their places: slot 1 of the second scalar and so on.
    #[test]
    fn many_scalars_keep_their_places() {
        let n = &curves()[0];
        let s = Glv::new(&n.r, &n.lambda, &ideal(&n.nu), 13, 4).unwrap();
        let per = 2 * s.windows();
        let scalars = words(4 * 700, 1);
        let mut all = vec![0; 700 * per];
        s.recode(&scalars, &mut all);
        for (i, a) in scalars.chunks_exact(4).enumerate() {
            let mut one = vec![0; per];
            s.recode(a, &mut one);
            assert!(one.iter().enumerate().all(|(k, d)| all[k * 700 + i] == *d));
        }
    }

    #[test]
    fn bad_parameters_are_refused() {
        let n = &curves()[0];
        let lattice = ideal(&n.nu);
        assert!(Glv::new(&n.r, &n.lambda, &lattice, 0, 4).is_err());
        assert!(Glv::new(&n.r, &n.lambda, &lattice, 25, 4).is_err());
        assert!(Glv::new(&n.r, &n.lambda, &lattice, 8, 0).is_err());
        let degenerate = [lattice[0].clone(), lattice[0].clone()];
        assert!(Glv::new(&n.r, &n.lambda, &degenerate, 8, 4).is_err());
        let wrong = &n.lambda + 1u32;
        assert!(Glv::new(&n.r, &wrong, &lattice, 8, 4).is_err());
    }
}
