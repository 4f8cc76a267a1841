//! Word-level kernels of [`super::Mont64`]: addition, subtraction and the Montgomery products.
//!
//! All are free of data-dependent branches; inputs are canonical unless said, outputs are.

/// Repeats a block for the constants `0 ≤ i < N`, written out (`N ≤ 12`): the compiler leaves such
/// nests of loops rolled, which costs up to a fifth.
macro_rules! unrolled {
    ($i:ident, $block:block) => {
        unrolled!($i, $block, 0 1 2 3 4 5 6 7 8 9 10 11)
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
pub fn less<const N: usize>(a: &[u64; N], b: &[u64; N]) -> bool {
    let mut borrow = false;
    for i in 0..N {
        (_, borrow) = a[i].borrowing_sub(b[i], borrow);
    }
    borrow
}

/// `a` if `c`, else `b`, without a branch.
#[inline(always)]
pub fn select<const N: usize>(c: bool, a: &[u64; N], b: &[u64; N]) -> [u64; N] {
    let m = u64::from(c).wrapping_neg();
    let mut r = [0; N];
    for i in 0..N {
        r[i] = b[i] ^ (m & (a[i] ^ b[i]));
    }
    r
}

/// `t − p` if `top·R + t ≥ p`, else `t`.
#[inline(always)]
pub fn reduce_once<const N: usize>(t: &[u64; N], top: bool, p: &[u64; N]) -> [u64; N] {
    let mut d = [0; N];
    let mut borrow = false;
    for i in 0..N {
        (d[i], borrow) = t[i].borrowing_sub(p[i], borrow);
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
pub fn add<const N: usize>(a: &[u64; N], b: &[u64; N], p: &[u64; N]) -> [u64; N] {
    let mut t = [0; N];
    let mut carry = false;
    for i in 0..N {
        (t[i], carry) = a[i].carrying_add(b[i], carry);
    }
    reduce_once(&t, carry, p)
}

/// `a − b mod p`.
#[inline(always)]
pub fn sub<const N: usize>(a: &[u64; N], b: &[u64; N], p: &[u64; N]) -> [u64; N] {
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
/// overflow and no word above the `N` is needed.
#[inline(always)]
pub fn mul_no_carry<const N: usize>(a: &[u64; N], b: &[u64; N], p: &[u64; N], n0: u64) -> [u64; N] {
    let mut t = [0u64; N];
    unrolled!(I, {
        let (t0, mut ca) = a[0].carrying_mul_add(b[I], t[0], 0);
        let m = t0.wrapping_mul(n0);
        let (_, mut cp) = m.carrying_mul_add(p[0], t0, 0);
        for j in 1..N {
            let tj;
            (tj, ca) = a[j].carrying_mul_add(b[I], t[j], ca);
            (t[j - 1], cp) = m.carrying_mul_add(p[j], tj, cp);
        }
        t[N - 1] = ca.wrapping_add(cp);
    });
    reduce_once(&t, false, p)
}

/// `a²/R mod p` where `p < R/3`, `a < p`.
///
/// Row `i` adds `a_i·(a_i·2^(64i) + Σ 2·a_j·2^(64j), j > i)`, which is at most `a_i·2a`: the sum stays
/// below `2a + p < R`. Saves `N(N − 1)/2` word multiplications.
#[inline(always)]
pub fn sqr_no_carry<const N: usize>(a: &[u64; N], p: &[u64; N], n0: u64) -> [u64; N] {
    let mut d = [0; N];
    for j in 1..N {
        d[j] = (a[j] << 1) | (a[j - 1] >> 63);
    }
    let mut t = [0u64; N];
    unrolled!(I, {
        let mut ca;
        (t[I], ca) = a[I].carrying_mul_add(a[I], t[I], 0);
        if I + 1 < N {
            (t[I + 1], ca) = a[I].carrying_mul_add(a[I + 1] << 1, t[I + 1], ca);
        }
        for j in I + 2..N {
            (t[j], ca) = a[I].carrying_mul_add(d[j], t[j], ca);
        }
        let m = t[0].wrapping_mul(n0);
        let (_, mut cp) = m.carrying_mul_add(p[0], t[0], 0);
        for j in 1..N {
            (t[j - 1], cp) = m.carrying_mul_add(p[j], t[j], cp);
        }
        t[N - 1] = ca.wrapping_add(cp);
    });
    reduce_once(&t, false, p)
}

/// `a·b/R mod p` for any odd `p`, `a < p`, any `b`: the sum is below `a + p < 2R`, one bit more.
#[inline(always)]
pub fn mul_any<const N: usize>(a: &[u64; N], b: &[u64; N], p: &[u64; N], n0: u64) -> [u64; N] {
    let mut t = [0u64; N];
    let mut top = false;
    for i in 0..N {
        let (t0, mut ca) = a[0].carrying_mul_add(b[i], t[0], 0);
        let m = t0.wrapping_mul(n0);
        let (_, mut cp) = m.carrying_mul_add(p[0], t0, 0);
        for j in 1..N {
            let tj;
            (tj, ca) = a[j].carrying_mul_add(b[i], t[j], ca);
            (t[j - 1], cp) = m.carrying_mul_add(p[j], tj, cp);
        }
        // The new sum, divided by 2^64, is below 2R: the carry out is one bit.
        (t[N - 1], top) = ca.carrying_add(cp, top);
    }
    reduce_once(&t, top, p)
}
