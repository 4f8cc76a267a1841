//! Montgomery's products by digits, for processors that do not multiply 64 by 64 bits: WebAssembly's.
//!
//! Words are cut into D digits of W bits, whose products are added up by columns in 64-bit integers without a carry between
//! them; the digits of the result are joined to words. Each factor is multiplied by `2^h`, `DW = 64N + 2h`, `h ≥ 1`, when it
//! is cut, so that a division by `2^{DW}` is one by `R = 2^{64N}`.
//!
//! **Bounds.** With `a < p`, `b < R` the sum is `(2^{2h}·a·b + q·p)/2^{DW} < a + p < 2p`, which the digits have room for.
//! A column and what is carried to it, less than `2^{64−W}`, must stay below `2^64`:
//! * W = 28: at most 2·37 products below `2^56`;
//! * 4 words, 9 digits of 30 bits, h = 7: the top digits have 23 bits, and 16 of p, so that of the 18 products in the longest
//!   column 15 are below `2^60` and the others below `2^53`;
//! * 6 words, 13 digits of 30 bits, h = 3: 13 products below `2^60` fit, 26 do not, so that the column is carried in between.
//!
//! **Cost.** `2D² + D` products of digits, `D(3D + 1)/2 + D` of a square. Of four words in V8 a product takes half of what
//! 64-bit words take there.

use super::alu::U64;
use super::kernels::reduce_once;

/// The shape of a number of words.
macro_rules! shaped {
    ($N:ident, $run:ident::<$square:literal>($($arg:expr),*)) => {
        shaped!(@ $N, $run, $square, ($($arg),*), 1 3 28, 2 5 28, 3 7 28, 4 9 30, 5 12 28, 6 13 30, 7 17 28, 8 19 28, 9 21 28,
            10 23 28, 11 26 28, 12 28 28, 13 30 28, 14 33 28, 15 35 28, 16 37 28)
    };
    (@ $N:ident, $run:ident, $square:literal, $args:tt, $($n:literal $d:literal $w:literal),*) => {
        $(if const { $N == $n } { $run::<$N, $d, $w, $square> $args } else)* { unreachable!("more words than a ring has") }
    };
}

/// `a·b/R mod p` for any odd `p`, `a < p`, any `b`.
#[inline(always)]
pub fn product<const N: usize>(a: &[u64; N], b: &[u64; N], p: &[u64; N], n0: u64) -> [u64; N] {
    shaped!(N, montgomery::<false>(a, b, p, n0))
}

/// `a²/R mod p` for any odd `p`, `a < p`.
#[inline(always)]
pub fn square<const N: usize>(a: &[u64; N], p: &[u64; N], n0: u64) -> [u64; N] {
    shaped!(N, montgomery::<true>(a, a, p, n0))
}

/// A block for the constants below a number, written out.
macro_rules! every {
    ($k:ident < $n:expr, $body:block) => {
        every!(@ $k, $n, $body, 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32
            33 34 35 36)
    };
    ($k:ident < $n:expr, at most 13, $body:block) => {
        every!(@ $k, $n, $body, 0 1 2 3 4 5 6 7 8 9 10 11 12)
    };
    (@ $k:ident, $n:expr, $body:block, $($i:literal)*) => {
        $({
            #[allow(non_upper_case_globals, dead_code, reason = "stands for a variable")]
            const $k: usize = $i;
            if const { $i < $n } {
                $body
            }
        })*
    };
}

/// The lowest W bits.
const fn mask(w: usize) -> u64 {
    (1 << w) - 1
}

/// The digits of `2^shift` times an integer.
#[inline(always)]
fn cut<const N: usize, const D: usize, const W: usize>(words: &[u64; N], shift: usize) -> [u64; D] {
    let mut digits = [0; D];
    every!(k < D, {
        let mut digit = 0;
        if W * k < shift {
            digit = words[0] << (shift - W * k);
        } else {
            let (at, off) = ((W * k - shift) / 64, (W * k - shift) % 64);
            if at < N {
                digit = words[at] >> off;
            }
            if at + 1 < N && off + W > 64 {
                digit |= words[at + 1] << (64 - off);
            }
        }
        digits[k] = digit & mask(W);
    });
    digits
}

/// The integer of digits, the highest of which may have more bits, and whether it has one more than its words.
#[inline(always)]
fn join<const N: usize, const D: usize, const W: usize>(digits: &[u64; D]) -> ([u64; N], bool) {
    let (mut words, mut above) = ([0; N], 0);
    every!(k < D, {
        let (at, off) = (W * k / 64, W * k % 64);
        let digit = digits[k];
        if at < N {
            words[at] |= digit << off;
        } else {
            above |= digit;
        }
        if off > 0 && (off + W > 64 || k + 1 == D) {
            let over = digit >> (64 - off);
            if at + 1 < N {
                words[at + 1] |= over;
            } else {
                above |= over;
            }
        }
    });
    (words, above != 0)
}

/// `Σ a_i·b_{c−i}` for `least ≤ i ≤ most`.
#[inline(always)]
fn column<const D: usize>(a: &[u64; D], b: &[u64; D], c: usize, least: usize, most: usize) -> u64 {
    let mut sum = 0u64;
    if const { is_written_out(D) } {
        every!(i < D, at most 13, {
            if (least..=most).contains(&i) {
                sum = sum.wrapping_add(a[i].wrapping_mul(b[c - i]));
            }
        });
    } else {
        for (a, b) in a[least..=most]
            .iter()
            .zip(b[c - most..=c - least].iter().rev())
        {
            sum = sum.wrapping_add(a.wrapping_mul(*b));
        }
    }
    sum
}

/// Whether the columns of this number of digits are written out: those of four and of six words.
const fn is_written_out(digits: usize) -> bool {
    matches!(digits, 9 | 13)
}

/// What a product does in column c.
struct Sums<const D: usize> {
    q: [u64; D],
    out: [u64; D],
    carry: u64,
}

impl<const D: usize> Sums<D> {
    #[inline(always)]
    fn step<const W: usize, const SQUARE: bool>(
        &mut self,
        c: usize,
        [a, b, p]: [&[u64; D]; 3],
        n0: u64,
    ) {
        let (least, most) = ((c + 1).saturating_sub(D), if c < D { c } else { D - 1 });
        let mut sum = if !SQUARE {
            column(a, b, c, least, most)
        } else {
            // Each product of two digits twice; in an even column there is a digit by itself.
            let twice = match c.div_ceil(2) {
                half if half > least => column(a, a, c, least, half - 1) << 1,
                _ => 0,
            };
            match c % 2 {
                0 => twice.wrapping_add(a[c / 2].wrapping_mul(a[c / 2])),
                _ => twice,
            }
        };
        sum = sum.wrapping_add(self.carry);
        let mut above = 0;
        if const { W == 30 && D > 9 } {
            (above, sum) = (sum >> W, sum & mask(W));
        }
        if c < D {
            if c > 0 {
                sum = sum.wrapping_add(column(&self.q, p, c, 0, c - 1));
            }
            self.q[c] = sum.wrapping_mul(n0) & mask(W);
            sum = sum.wrapping_add(self.q[c].wrapping_mul(p[0]));
        } else {
            sum = sum.wrapping_add(column(&self.q, p, c, least, most));
            self.out[c - D] = sum & mask(W);
        }
        self.carry = (sum >> W).wrapping_add(above);
    }
}

#[inline(always)]
fn montgomery<const N: usize, const D: usize, const W: usize, const SQUARE: bool>(
    a: &[u64; N],
    b: &[u64; N],
    p: &[u64; N],
    n0: u64,
) -> [u64; N] {
    // Saturating for shapes of other numbers of words, which are looked at when this is compiled.
    let shift = (D * W).saturating_sub(64 * N) / 2;
    let (a, p_digits) = (cut::<N, D, W>(a, shift), cut::<N, D, W>(p, 0));
    let b = if SQUARE { a } else { cut::<N, D, W>(b, shift) };
    let mut sums = Sums {
        q: [0; D],
        out: [0; D],
        carry: 0,
    };
    if const { is_written_out(D) } {
        every!(c < 2 * D - 1, {
            sums.step::<W, SQUARE>(c, [&a, &b, &p_digits], n0);
        });
    } else {
        for c in 0..2 * D - 1 {
            sums.step::<W, SQUARE>(c, [&a, &b, &p_digits], n0);
        }
    }
    sums.out[D - 1] = sums.carry;
    let (words, above) = join::<N, D, W>(&sums.out);
    reduce_once(U64, &words, above, p)
}

/// `a·b`, of four words each, by digits of 30 bits.
#[inline(always)]
pub fn whole(a: &[u64; 4], b: &[u64; 4]) -> [u64; 8] {
    const W: usize = 30;
    let (a, b) = (cut::<4, 9, W>(a, 0), cut::<4, 9, W>(b, 0));
    let mut digits = [0; 18];
    let mut carry = 0u64;
    every!(c < 17, {
        let (least, most) = ((c + 1usize).saturating_sub(9), if c < 9 { c } else { 8 });
        let sum = carry.wrapping_add(column(&a, &b, c, least, most));
        digits[c % 18] = sum & mask(W);
        carry = sum >> W;
    });
    digits[17] = carry;
    join::<8, 18, W>(&digits).0
}
