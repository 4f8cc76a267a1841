//! What the unsigned rings (52-bit integer products) share: value reduction, and the choice between
//! digits with headroom and digits of all 52 bits ([`tight`]).

#[cfg(any(test, feature = "testing"))]
use super::field::Lift;
use super::field::Norm;
use super::kernel::{self, Constants, Simd};
use super::simd::Wide;
use super::tight52;

/// [`Wide::OFFSET`].
pub const OFFSET: u64 = 1 << 60;

/// The operations of an unsigned ring beyond the kernel's; digits are 64-bit integers.
pub trait Integer<const W: u32>: Wide<W, D = u64> {
    /// `q + d·w` in doubles (`q` and the result are doubles in the register's bits).
    fn weigh(q: Self::V, d: Self::V, w: f64) -> Self::V;
    /// The double less `2^{−10}`, rounded towards zero, as an integer.
    fn floor(q: Self::V) -> Self::V;
    /// `t − q·c` in signed 64-bit integers.
    fn take(t: Self::V, q: Self::V, c: Self::V) -> Self::V;
    /// `t + q·c` in 64-bit integers.
    fn plus(t: Self::V, q: Self::V, c: Self::V) -> Self::V;
    /// The low `B` bits and the signed rest shifted down.
    fn split<const B: u32>(t: Self::V) -> (Self::V, Self::V);
    /// The low `W` bits and the signed rest shifted down.
    #[inline(always)]
    fn chain(t: Self::V) -> (Self::V, Self::V) {
        Self::split::<W>(t)
    }
    /// `⌊⌊h/2^g⌋·c/2^52⌋`, both factors below `2^52`; 0 for a negative `h`.
    fn quotient(h: Self::V, c: Self::V, g: Self::V) -> Self::V;
}

/// `out = a·b·2^{−WL} mod p`, or `a·b mod p` (`super::fold`).
#[inline(always)]
pub fn mul<S: Integer<W>, const L: usize, const W: u32>(
    m: &Constants<u64, L>,
    a: &[S::V; L],
    b: &[S::V; L],
    out: &mut [S::V; L],
) {
    if const { W == tight52::BITS } {
        *out = tight52::mul::<S, L, W>(m, a, b);
    } else {
        kernel::mul::<S, L, W>(m, a, b, out);
    }
}

/// `out = a²·2^{−WL} mod p`, or `a² mod p` (`super::fold`).
#[inline(always)]
pub fn sqr<S: Integer<W>, const L: usize, const W: u32>(
    m: &Constants<u64, L>,
    a: &[S::V; L],
    out: &mut [S::V; L],
) {
    if const { W == tight52::BITS } {
        *out = tight52::sqr::<S, L, W>(m, a);
    } else {
        kernel::sqr::<S, L, W>(m, a, out);
    }
}

/// A product in the extension by `u² = −minus_beta`, of digits of all 52 bits.
#[cfg(any(test, feature = "testing"))]
#[inline(always)]
pub fn mul_pair<S: Integer<W>, const L: usize, const W: u32>(
    m: &Constants<u64, L>,
    lift: &Lift<u64, L>,
    a: &[[S::V; L]; 2],
    b: &[[S::V; L]; 2],
    minus_beta: u32,
) -> Option<[[S::V; L]; 2]> {
    const { W == tight52::BITS }.then(|| tight52::mul_pair::<S, L, W>(m, lift, a, b, minus_beta))
}

/// The same residue in `[0, 1.01·p)`.
#[inline(always)]
pub fn norm<S: Integer<W>, const L: usize, const W: u32>(
    m: &Constants<u64, L>,
    n: &Norm<L>,
    a: &[S::V; L],
) -> [S::V; L] {
    if const { W == tight52::BITS } {
        tight52::norm::<S, L, W>(m, n, a)
    } else {
        exact::<S, L, W>(m, n, a)
    }
}

/// The same residue in `[0, 1.01·p)`, every digit in `[0, 2^W)`.
#[inline(always)]
pub fn exact<S: Integer<W>, const L: usize, const W: u32>(
    m: &Constants<u64, L>,
    n: &Norm<L>,
    a: &[S::V; L],
) -> [S::V; L] {
    if const { W == tight52::BITS } {
        tight52::carried::<S, L, W>(&tight52::norm::<S, L, W>(m, n, a))
    } else {
        chained::<S, L, W>(m, n, a)
    }
}

/// Digits with headroom: subtracts a multiple of `p` and carries from end to end: every digit ends in `[0, 2^W)`, the value
/// in `[0, 1.01·p)`.
///
/// The quotient is estimated from the digits in doubles (relative error below `2^{−48}`, and values
/// are below `2^10·p`) less `2^{−10}` and rounded down: it is not above the true one, so that the rest
/// is not negative and the chain of borrows ends in the top digit.
#[inline(always)]
fn chained<S: Integer<W>, const L: usize, const W: u32>(
    m: &Constants<u64, L>,
    n: &Norm<L>,
    a: &[S::V; L],
) -> [S::V; L] {
    let low = if L == 8 { 5 } else { 0 };
    let mut e = <S as Simd<W>>::zero();
    for k in low..L {
        e = S::weigh(e, a[k], n.weight[k]);
    }
    let q = S::floor(e);
    let mut out = [<S as Simd<W>>::zero(); L];
    let mut carry = <S as Simd<W>>::zero();
    for k in 0..L {
        let t = S::add(S::take(a[k], q, S::splat(&m.p[k])), carry);
        (out[k], carry) = if k + 1 < L { S::chain(t) } else { (t, t) };
    }
    out
}
