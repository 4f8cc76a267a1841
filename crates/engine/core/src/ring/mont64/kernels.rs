//! Word-level kernels of [`super::Mont64`]: addition, subtraction and the Montgomery products.
//!
//! All are free of data-dependent branches; inputs are canonical unless said, outputs are. The products
//! are generic over the machine of words ([`Alu`]), so that the very code that computes is counted and
//! tried on all inputs of tiny words; `R = D^N`. `docs/field-arithmetic.md` derives their conditions.

use super::alu::{Alu, U64};

/// Repeats a block for the constants `0 ≤ i < N`, written out (`N ≤ 16`): the compiler leaves such
/// nests of loops rolled, which costs up to a fifth.
#[macro_export]
macro_rules! unrolled {
    ($i:ident, $block:block) => {
        $crate::unrolled!($i, $block, 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)
    };
    ($i:ident, $block:block, $($n:literal)*) => {
        $(if $n < N {
            const $i: usize = $n;
            $block
        })*
    };
}

/// `a < b`.
#[inline(always)]
pub(super) fn less<const N: usize>(a: &[u64; N], b: &[u64; N]) -> bool {
    let mut borrow = false;
    for i in 0..N {
        (_, borrow) = a[i].borrowing_sub(b[i], borrow);
    }
    borrow
}

/// `p < R/2`, which is [`mul_no_carry`]'s condition.
#[inline(always)]
pub fn below_half<const N: usize>(p: &[u64; N]) -> bool {
    p[N - 1] >> 63 == 0
}

/// `p < R/3`, which is [`sqr_no_carry`]'s condition.
#[inline(always)]
pub fn below_third<const N: usize>(p: &[u64; N]) -> bool {
    // R/3 rounded down is 0x5555…55.
    !less(&[u64::MAX / 3; N], p)
}

/// `a` if `c`, else `b`, without a branch.
#[inline(always)]
pub(super) fn select<const N: usize>(c: bool, a: &[u64; N], b: &[u64; N]) -> [u64; N] {
    let m = u64::from(c).wrapping_neg();
    let mut r = [0; N];
    for i in 0..N {
        r[i] = b[i] ^ (m & (a[i] ^ b[i]));
    }
    r
}

/// `t − p` if `top·R + t ≥ p`, else `t`.
#[inline(always)]
pub fn reduce_once<A: Alu, const N: usize>(
    alu: A,
    t: &[A::Word; N],
    top: bool,
    p: &[A::Word; N],
) -> [A::Word; N] {
    let mut d = [alu.zero(); N];
    let mut borrow = false;
    for i in 0..N {
        (d[i], borrow) = alu.sub_borrow(t[i], p[i], borrow);
    }
    // The sum is below 2p, so that a carry implies a borrow.
    let keep = borrow ^ top;
    for i in 0..N {
        d[i] = if keep { t[i] } else { d[i] };
    }
    d
}

/// `a + b mod p`.
#[inline(always)]
pub(super) fn add<const N: usize>(a: &[u64; N], b: &[u64; N], p: &[u64; N]) -> [u64; N] {
    let mut t = [0; N];
    let mut carry = false;
    for i in 0..N {
        (t[i], carry) = a[i].carrying_add(b[i], carry);
    }
    reduce_once(U64, &t, carry, p)
}

/// `a − b mod p`.
#[inline(always)]
pub(super) fn sub<const N: usize>(a: &[u64; N], b: &[u64; N], p: &[u64; N]) -> [u64; N] {
    let mut t = [0; N];
    let mut borrow = false;
    for i in 0..N {
        (t[i], borrow) = a[i].borrowing_sub(b[i], borrow);
    }
    let m = u64::from(borrow).wrapping_neg();
    let mut carry = false;
    for i in 0..N {
        (t[i], carry) = t[i].carrying_add(p[i] & m, carry);
    }
    t
}

/// `a·b/R mod p` where `p < R/2`, `a < p`, any `b`.
///
/// After each row the sum is below `a + p ≤ R`, so that the two carries of a row add up without
/// overflow and no word above the `N` is needed (EdMSM Algorithm 4). `2N² + N` products, `4N² − N`
/// additions.
#[inline(always)]
pub fn mul_no_carry<A: Alu, const N: usize>(
    alu: A,
    a: &[A::Word; N],
    b: &[A::Word; N],
    p: &[A::Word; N],
    n0: A::Word,
) -> [A::Word; N] {
    let mut t = [alu.zero(); N];
    unrolled!(I, {
        let (t0, mut ca) = alu.mul_add(a[0], b[I], t[0]);
        let m = alu.mul_low(t0, n0);
        let (_, mut cp) = alu.mul_add(m, p[0], t0);
        for j in 1..N {
            let tj;
            (tj, ca) = alu.mul_add_carry(a[j], b[I], t[j], ca);
            (t[j - 1], cp) = alu.mul_add_carry(m, p[j], tj, cp);
        }
        t[N - 1] = alu.sum(ca, cp);
    });
    reduce_once(alu, &t, false, p)
}

/// `a²/R mod p` where `p < R/3`, `a < p`.
///
/// Row `i` adds `a_i·(a_i·D^i + Σ 2·a_j·D^j, j > i)`, which is at most `a_i·2a`: the sum stays below
/// `2a + p < R`. EdMSM Algorithm 5, with the words of `a` doubled instead of the products: `2N − 3`
/// doublings of a word for `N(N − 1)/2` of a double word. `3N(N + 1)/2` products, `3N²` additions.
#[inline(always)]
pub fn sqr_no_carry<A: Alu, const N: usize>(
    alu: A,
    a: &[A::Word; N],
    p: &[A::Word; N],
    n0: A::Word,
) -> [A::Word; N] {
    let mut d = [alu.zero(); N];
    for j in 2..N {
        d[j] = alu.double(a[j], a[j - 1]);
    }
    let mut t = [alu.zero(); N];
    unrolled!(I, {
        let mut ca;
        (t[I], ca) = alu.mul_add(a[I], a[I], t[I]);
        if I + 1 < N {
            let lowest = alu.double(a[I + 1], alu.zero());
            (t[I + 1], ca) = alu.mul_add_carry(a[I], lowest, t[I + 1], ca);
        }
        for j in I + 2..N {
            (t[j], ca) = alu.mul_add_carry(a[I], d[j], t[j], ca);
        }
        let m = alu.mul_low(t[0], n0);
        let (_, mut cp) = alu.mul_add(m, p[0], t[0]);
        for j in 1..N {
            (t[j - 1], cp) = alu.mul_add_carry(m, p[j], t[j], cp);
        }
        t[N - 1] = alu.sum(ca, cp);
    });
    reduce_once(alu, &t, false, p)
}

/// `a·b/R mod p` for any odd `p`, `a < p`, any `b`: the sum is below `a + p < 2R`, one bit more.
///
/// `2N² + N` products, `4N²` additions.
#[inline(always)]
pub fn mul_any<A: Alu, const N: usize>(
    alu: A,
    a: &[A::Word; N],
    b: &[A::Word; N],
    p: &[A::Word; N],
    n0: A::Word,
) -> [A::Word; N] {
    let mut t = [alu.zero(); N];
    let mut top = false;
    unrolled!(I, {
        let (t0, mut ca) = alu.mul_add(a[0], b[I], t[0]);
        let m = alu.mul_low(t0, n0);
        let (_, mut cp) = alu.mul_add(m, p[0], t0);
        for j in 1..N {
            let tj;
            (tj, ca) = alu.mul_add_carry(a[j], b[I], t[j], ca);
            (t[j - 1], cp) = alu.mul_add_carry(m, p[j], tj, cp);
        }
        // The new sum, divided by D, is below 2R: the carry out is one bit.
        (t[N - 1], top) = alu.add_carry(ca, cp, top);
    });
    reduce_once(alu, &t, top, p)
}
