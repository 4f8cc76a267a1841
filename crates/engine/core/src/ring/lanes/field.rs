//! The constants of one modulus for one instruction set, and the proof that its sums fit.
//!
//! # Bounds
//!
//! Let a *stored form* be what `mul`, `sqr`, `norm` and `pack` return and `m` the *multiplicity* of
//! an operand: the number of stored forms added or subtracted in it.
//!
//! **Digits.** All digits but the top one are, in a stored form, at most `D = 2^{W−1} + 2^8` in
//! absolute value (signed) or `D = 2^W + 2^13` (unsigned): the one parallel carry pass gives a digit
//! the excess of its lower neighbour, which is at most `2^51 + 2L·2^{W−1}` over `2^W`, below `2^8` for
//! `W ≥ 44` (signed), and at most `2L·2^52 + 2^{52−W}·32·L·2^{2W−52}` over `2^W`, below `2^13`
//! (unsigned, where products are limited to multiplicities of 32 in all for this reason). The
//! constants of the reduction are below `2^{W−1}` (`2^W`). The top digit is at most
//! `T = B·p/2^{W(L−1)} + 2` for a value of at most `B·p`.
//!
//! **Values.** With `ρ = p/2^{WL}`, `|a| ≤ A·p`, `|b| ≤ B·p`, the rows add `Σ_k D·|row_k|` and the
//! Montgomery step at most `2^{W−1}·p` (`2^W·p`) before the division by `2^W`:
//!
//! `|ab·2^{−WL}| ≤ (κ + ρ·A·B)·p`, `κ = (D/2^W)·Σ_k |row_k|/p + 1/2` (unsigned: `+ 1`); the low digits that rows stand
//! for weigh less than `2^{1−W}` themselves, nothing next to the least p.
//!
//! [`Limits`] holds `κ` and `ρ` of the modulus at hand, computed from its constants (signed: at most
//! `(L−1)/4 + 1/2`; unsigned: below `L`). `norm` ends at `0.51·p` (unsigned: `1.01·p`).
//!
//! The limits below take a stored form to be at most `σ·p`, `σ = κ + 3/2` ([`Limits::stored`]), that
//! is, they ask for `ρ·A·B ≤ 3/2`. Only 381 bits in 384 have to watch it (`ρ = 0.1`): a product of
//! operands of four and more `p` in all is followed by a `norm` before it is a factor again.
//!
//! **Short moduli.** Nothing above asks for a long p but the top digit, of which more is said where a shape's least
//! length is. Where p ends below digit j, that digit of a stored form and all above it are 0 (signed): they make up for
//! the lower ones, and those add up to less than `(1/2 + 2^{−34})·2^{Wj}`, so that with a value of at most `σ·p <
//! 2^{Wj}/4` there is no integer but 0 for them. Sums have none either, and the integer of any digits fits the words of
//! [`super::words`], whose bounds are those of this file: at most `16·p` for every length that a shape takes.
//!
//! **Accumulators, signed (FMA).** The high sum lives at `1.5·2^{52+W}` and is exact while it moves
//! by less than `2^{51+W}`; the low sum has at most `2L` terms of `2^{W−1}`, far below `2^53`.
//! Products and rows have accumulators of their own in the generic kernel; the assembly kernels let
//! them share the columns from `L − 1` on. So a product asks for `m_a·m_b·Σ D_i·D_{c−i} < 2^{51+W}`
//! in every column c, and with `D·Σ_k |row_k,j| + 2^{W−1}·|p_j|` added to the left side in the columns
//! `c = L − 1 + j` (the columns of a square are the same sums). The limit of the modulus at hand,
//! [`Limits::products`], is computed from these; for 8 digits of 48 bits it is 4 for BLS12-381 and
//! BLS12-377. One operand's digits stay exact below `2^53`: `m ≤ 32` for `W = 48`.
//!
//! **Digits of 52 bits (IFMA)** have bounds of their own: [`super::tight`]; modulo `2^255 − c` and `2^256 − c` see
//! `super::fold` and, in doubles, `super::float::fold`.
//!
//! **Accumulators, other unsigned (IFMA).** Operands must stay below `2^52`, which is the whole limit:
//! `m·D < 2^52`; sums of up to `2L` products of `2^52` fit 64 bits after the shift by `52 − W ≤ 8`.
//! A subtraction of `m = K` adds a multiple of `p` whose digits are `K + 2` at most, see
//! `Field::dominating`.

use super::border::{self, Exit};
use super::fold;
use super::kernel::Constants;
use super::multiple::{CallersForm, Multiple, callers_form};
use super::simd::{NEAR, Wide};
use super::tight52;
use super::words::{LONG, Long, ModulusWords, WORDS};
use crate::error::Error;

/// What estimates a quotient by p from the digits.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub struct Norm<const L: usize> {
    /// The weights `2^{Wk}/p` of the digits.
    pub weight: [f64; L],
    /// The factor of the top digits, digits of 52 bits only: see [`tight`].
    pub scale: u64,
    /// Bits of the top digit that do not count.
    pub shift: u64,
}

/// A multiple of p, to be added to columns: see [`tight`].
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct Lift<D, const L: usize> {
    /// The digits that p has.
    pub digits: [D; L],
    /// And one more.
    pub top: D,
}

/// What may be multiplied, see the head of the file.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// `κ`: a product is at most `(κ + ρ·A·B)·p`.
    pub kappa: f64,
    /// `ρ = p/2^{WL}`; 0 where products are folded.
    pub rho: f64,
    /// `σ`: what the two numbers below take a stored form to be at most, in units of p.
    pub stored: f64,
    /// The largest product of the multiplicities of two factors.
    pub products: u32,
    /// The largest multiplicity of one factor.
    pub sums: u32,
}

/// Largest `K` of a subtraction in the unsigned rings.
pub const SUBS: usize = 8;

/// A modulus prepared for the instruction set `S`, `L` digits of `W` bits.
pub struct Field<S: Wide<W>, const L: usize, const W: u32> {
    pub(super) k: Constants<S::D, L>,
    pub(super) norm: Norm<L>,
    /// An element stands for a residue times `2^form`: `WL`, or 0 where products are folded.
    pub(super) form: u32,
    /// `2^form mod p`.
    pub(super) one: [S::D; L],
    /// `2^{2·form − 64·len} mod p`: a product by it takes the caller's Montgomery form to the ring's.
    pub(super) ratio: [S::D; L],
    /// For the way back: see [`super::border`].
    pub(super) exit: Exit<S::D, L>,
    /// Multiples of p to subtract from, by `K − 1`; unsigned rings only.
    pub(super) above: [[S::D; L]; SUBS],
    /// For products in the extensions by `u² = −1` and `−5`, where they fit; digits of 52 bits only.
    pub(super) lifts: [Option<Lift<S::D, L>>; 2],
    /// The modulus of the ring, which may be a multiple of the caller's.
    pub(super) words: ModulusWords,
    /// Words of the caller's Montgomery form.
    pub(super) len: usize,
    limits: Limits,
    caller: Box<dyn CallersForm>,
    multiple: Option<Multiple>,
}

impl<S: Wide<W>, const L: usize, const W: u32> Field<S, L, W> {
    /// Digits of all 52 bits, see [`tight`].
    const TIGHT: bool = !S::SIGNED && W == tight52::BITS;

    /// Bits that a modulus must have in the top digit. The quotient estimate of `norm` reads three digits if L = 8, all
    /// otherwise (digits of 52 bits: one); a dominating multiple (unsigned) needs bits of p in the top digit.
    const LEAST: u32 = if !S::SIGNED {
        W * (L as u32 - 1) + 9
    } else if L == 8 {
        W * (L as u32 - 2) + 9
    } else {
        // Six digits. With shorter moduli, which are toys, values leave their bounds.
        64
    };

    /// Prepares the modulus (words, least significant first; `pack` takes as many).
    pub fn new(modulus: &[u64]) -> Result<Self, Error> {
        require::<S, W>()?;
        Self::prepare(modulus, false)
    }

    /// The same for a modulus that may be too short for the shape: then the ring is that of a multiple of it, which
    /// digits of 52 bits have, and six of 44 (`super::multiple`).
    pub fn of_any_length(modulus: &[u64]) -> Result<Self, Error> {
        require::<S, W>()?;
        Self::prepare(modulus, true)
    }

    /// The same on a machine that may lack the instructions: a ring of it must not run there.
    pub(crate) fn prepare(modulus: &[u64], lengthen: bool) -> Result<Self, Error> {
        let refuse = |why: &str| Error::Curve(format!("modulus: {why}"));
        let given = ModulusWords::new(modulus)
            .ok_or_else(|| refuse("it must be odd, at least 3 and at most 1024 bits"))?;
        let caller = callers_form(modulus).ok_or_else(|| refuse("not odd"))?;
        let multiple =
            if lengthen && (Self::TIGHT || S::SIGNED && L == 6) && given.bits() < Self::LEAST {
                // Three bits more than the least: room for sums.
                let (bits, form) = (Self::LEAST + 3, W * L as u32);
                Multiple::new(&given, &*caller, modulus.len(), bits, form)
            } else {
                None
            };
        let words = multiple.as_ref().map_or(given, |m| m.modulus);
        let bits = words.bits();
        let widest = if Self::TIGHT {
            W * L as u32
        } else {
            W * L as u32 - if S::SIGNED { 3 } else { 8 }
        };
        if modulus.len() > WORDS || bits > widest {
            return Err(refuse("too many bits for this ring"));
        }
        if bits < Self::LEAST {
            return Err(refuse("too few bits for this ring"));
        }
        let digits = |v: &Long| {
            let mut d = [0i64; L];
            ModulusWords::split(v, W, S::SIGNED, &mut d);
            d.map(S::digit)
        };
        let mut unit = [0; LONG];
        unit[0] = 1;
        let mut row = [[S::D::default(); L]; L];
        let mut rows = 0.0;
        let mut power = unit;
        for k in (0..L - 1).rev() {
            words.scale(&mut power, -(W as i32));
            let value = words.real(&power) / words.approx;
            let negative = S::SIGNED && value > 0.5;
            rows += if negative { 1.0 - value } else { value };
            row[k] = if negative {
                Self::negated(&words, &power)
            } else {
                digits(&power)
            };
        }
        let folds = if Self::TIGHT || S::FOLDS {
            fold::folding(&words, L, W)
        } else {
            None
        };
        let form = if folds.is_some() { 0 } else { W * L as u32 };
        let len = 64 * modulus.len() as i32;
        // From the caller's form of x to the ring's of `2^shift·x`.
        let constant = |x: i32| {
            let mut v = unit;
            match &multiple {
                Some(multiple) => {
                    given.scale(&mut v, len + x);
                    multiple.enter(&*caller, &v)
                }
                None => {
                    words.scale(&mut v, form as i32);
                    words.scale(&mut v, x);
                    v
                }
            }
        };
        let (one, ratio) = (constant(0), constant(form as i32 - len));
        let step = match folds {
            Some(_) => border::step(S::SIGNED, L, W),
            None => 0,
        };
        let exit = digits(&constant(len + step as i32 - form as i32));
        let pinv = words.n0 & ((1 << W) - 1);
        let pinv = if S::SIGNED && pinv >> (W - 1) == 1 {
            pinv as i64 - (1 << W)
        } else {
            pinv as i64
        };
        let (scale, shift) = if Self::TIGHT {
            tight52::quotient(words.approx, L)
        } else {
            (0, 0)
        };
        let mut s = Self {
            k: Constants {
                p: digits(&words.p),
                row,
                pinv: S::digit(pinv),
                fold: (folds.as_ref())
                    .map_or([0; 2], |folds| folds.constants)
                    .map(|d| S::digit(d as i64)),
                by_columns: S::digit(i64::from(S::by_columns())),
            },
            norm: Norm {
                weight: core::array::from_fn(|k| 2f64.powi((W as usize * k) as i32) / words.approx),
                scale,
                shift,
            },
            form,
            one: digits(&one),
            ratio: digits(&ratio),
            exit: Exit::new::<W>(S::SIGNED, &words, exit),
            above: [[S::D::default(); L]; SUBS],
            lifts: [None; 2],
            words,
            len: modulus.len(),
            limits: Limits {
                kappa: 0.0,
                rho: 0.0,
                stored: 0.0,
                products: 0,
                sums: 0,
            },
            caller,
            multiple,
        };
        let folded = folds.is_some();
        s.limits = folds.map_or_else(|| s.compute_limits(rows), |folds| folds.limits);
        if s.limits.products < 2 || s.limits.stored * 2.0 > NEAR as f64 {
            return Err(refuse("too many bits for this ring"));
        }
        for k in 0..SUBS {
            s.above[k] = s.dominating(k as i64 + 1);
        }
        if Self::TIGHT && !folded {
            s.lifts = [1, 5].map(|minus_beta| s.lift(minus_beta));
        }
        Ok(s)
    }

    /// Digits of `v − p`.
    fn negated(words: &ModulusWords, v: &Long) -> [S::D; L] {
        let mut r = words.p;
        let mut borrow = false;
        for k in 0..LONG {
            let (x, o1) = r[k].overflowing_sub(v[k]);
            let (x, o2) = x.overflowing_sub(u64::from(borrow));
            (r[k], borrow) = (x, o1 | o2);
        }
        let mut d = [0i64; L];
        ModulusWords::split(&r, W, true, &mut d);
        d.map(|x| S::digit(-x))
    }

    /// A multiple of `p` each of whose digits is at least that of any sum of `k` stored forms.
    ///
    /// `(k·⌈σ⌉ + 2)·p`, with `k + 1` units of every digit lent to the next lower one:
    /// digits between `(k+1)·(2^W − 1)` and `(k+2)·2^W`; the top digit keeps more than `k·T`
    /// because `p` has at least 9 bits in it.
    ///
    /// Digits of 52 bits need the value only: `k·σ·p`.
    fn dominating(&self, k: i64) -> [S::D; L] {
        if S::SIGNED {
            return [S::D::default(); L];
        }
        let stored = self.limits.stored.ceil() as i64;
        let factor = k * stored + if Self::TIGHT { 0 } else { 2 };
        let mut d = [0i64; L];
        ModulusWords::split(&self.words.p, W, false, &mut d);
        let mut carry = 0;
        for (j, x) in d.iter_mut().enumerate() {
            let t = i128::from(*x) * i128::from(factor) + carry;
            *x = if j + 1 < L {
                (t & ((1 << W) - 1)) as i64
            } else {
                t as i64
            };
            carry = t >> W;
            if !Self::TIGHT {
                let lend = k + 1;
                *x += if j + 1 < L { lend << W } else { 0 } - if j > 0 { lend } else { 0 };
            }
        }
        d.map(S::digit)
    }

    fn lift(&self, minus_beta: u32) -> Option<Lift<S::D, L>> {
        if !tight52::extends(&self.limits, minus_beta) {
            return None;
        }
        let p = self.k.p.map(|d| S::integer(d) as u64);
        let lift = tight52::lift(&self.limits, &p, minus_beta);
        Some(Lift {
            digits: lift.digits.map(|d| S::digit(d as i64)),
            top: S::digit(lift.top as i64),
        })
    }

    fn compute_limits(&self, rows: f64) -> Limits {
        let w = f64::from(W);
        let (half, slack) = if S::SIGNED {
            (1.0, 256.0)
        } else {
            (0.0, 8192.0)
        };
        let d = (w - half).exp2() + slack;
        let kappa = d / w.exp2() * rows + if S::SIGNED { 0.5 } else { 1.0 };
        let rho = self.words.approx / (w * L as f64).exp2();
        if Self::TIGHT {
            return tight52::limits(rows, rho);
        }
        let stored = kappa + 1.5;
        let t = (stored * self.words.approx / (w * (L as f64 - 1.0)).exp2()).min(d) + 2.0;
        let (products, sums) = if S::SIGNED {
            (self.room_of_columns(d, t), 53f64.exp2() / d)
        } else {
            let m = (52f64.exp2() - 1.0) / d;
            ((m * m).min(32.0), m)
        };
        Limits {
            kappa,
            rho,
            stored,
            products: products.min(64.0) as u32,
            sums: sums.min(64.0) as u32,
        }
    }

    /// The largest product of multiplicities for which the high sums of all columns are exact, of digits up to d and top
    /// digits up to t.
    fn room_of_columns(&self, d: f64, t: f64) -> f64 {
        let most = (51.0 + f64::from(W)).exp2();
        let half = (f64::from(W) - 1.0).exp2();
        let size = |digit: S::D| S::integer(digit).unsigned_abs() as f64;
        let digit = |i: usize| if i + 1 < L { d } else { t };
        let columns = (0..2 * L - 1).map(|c| {
            let products =
                (c.saturating_sub(L - 1)..=c.min(L - 1)).map(|i| digit(i) * digit(c - i));
            let reduction = match c.checked_sub(L - 1) {
                Some(j) => {
                    let rows = self.k.row[..L - 1].iter().map(|row| d * size(row[j]));
                    rows.sum::<f64>() + half * size(self.k.p[j])
                }
                None => 0.0,
            };
            (most - reduction) / products.sum::<f64>()
        });
        columns.fold(f64::INFINITY, f64::min)
    }

    /// What may be multiplied, see the head of the file.
    pub fn limits(&self) -> Limits {
        self.limits
    }

    /// Whether words and digits are two forms of one integer, which differ by a power of 2: not where products are folded,
    /// and not where a multiple stands for the modulus.
    #[inline(always)]
    pub(super) fn is_shifted(&self) -> bool {
        self.form != 0 && self.multiple.is_none()
    }

    /// Whether a multiple stands for the modulus.
    #[inline(always)]
    pub(super) fn is_lengthened(&self) -> bool {
        self.multiple.is_some()
    }

    /// `v·2^form`'s digits from `v·2^{64·len}`.
    pub(super) fn pack_words(&self, words: &[u64]) -> [i64; L] {
        let v = match &self.multiple {
            Some(multiple) => multiple.enter(&*self.caller, words),
            None => {
                let mut v = [0; LONG];
                let n = words.len().min(self.len);
                v[..n].copy_from_slice(&words[..n]);
                let shift = self.form as i32 - 64 * self.len as i32;
                self.words.scale(&mut v, shift);
                v
            }
        };
        let mut d = [0; L];
        ModulusWords::split(&v, W, S::SIGNED, &mut d);
        d
    }

    /// The inverse of [`Field::pack_words`], for any stored digits.
    pub(super) fn unpack_words(&self, digits: &[i64; L], words: &mut [u64]) {
        let mut v = self.words.residue(digits, W);
        match &self.multiple {
            Some(multiple) => v = multiple.leave(&*self.caller, &v),
            None => {
                let shift = 64 * self.len as i32 - self.form as i32;
                self.words.scale(&mut v, shift);
            }
        }
        let n = words.len().min(LONG);
        words[..n].copy_from_slice(&v[..n]);
    }

    /// The integer below the ring's modulus of any stored digits, in their own form.
    pub(super) fn own_words(&self, digits: &[i64; L], words: &mut [u64]) {
        let v = self.words.residue(digits, W);
        let n = words.len().min(LONG);
        words[..n].copy_from_slice(&v[..n]);
    }

    /// Inverts in the Montgomery form of 64-bit words; false where there is no inverse.
    pub(super) fn invert_words(&self, words: &mut [u64]) -> bool {
        self.caller.invert(words)
    }
}

fn require<S: Wide<W>, const W: u32>() -> Result<(), Error> {
    match S::available() {
        true => Ok(()),
        false => Err(Error::Backend(
            "this machine lacks the instructions of the ring".into(),
        )),
    }
}
