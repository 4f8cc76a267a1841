//! EdMSM's Algorithms 3 and 5 as they are printed, their slips mended: to be counted and compared.
//!
//! Mended: `t` starts at zero, lines 5 to 12 of Algorithm 3 stand after the inner loop and not in it, and
//! a result that reached the modulus is reduced. Algorithm 4 is
//! [`mul_no_carry`](msmith_core::ring::mont64::kernels::mul_no_carry) to the letter.

use msmith_core::ring::mont64::alu::Alu;
use msmith_core::ring::mont64::kernels::reduce_once;
use msmith_core::unrolled;

/// Algorithm 3, the method of Koç, Acar and Kaliski: `a·b/R mod p` for any odd `p`, `a < p`, any `b`,
/// with two words above the `N`.
///
/// `2N² + N` products, `4N² + 2N` additions; `2N + 2` subtractions at the end.
#[inline(always)]
pub fn cios<A: Alu, const N: usize>(
    alu: A,
    a: &[A::Word; N],
    b: &[A::Word; N],
    p: &[A::Word; N],
    n0: A::Word,
) -> [A::Word; N] {
    let zero = alu.zero();
    let mut t = [zero; N];
    let mut high = zero;
    unrolled!(I, {
        let mut c = zero;
        for j in 0..N {
            (t[j], c) = alu.mul_add_carry(a[j], b[I], t[j], c);
        }
        let higher;
        (high, higher) = alu.add(high, c);
        let m = alu.mul_low(t[0], n0);
        (_, c) = alu.mul_add(m, p[0], t[0]);
        for j in 1..N {
            (t[j - 1], c) = alu.mul_add_carry(m, p[j], t[j], c);
        }
        (t[N - 1], c) = alu.add(high, c);
        high = alu.sum(higher, c);
    });
    // One more word than `reduce_once` looks at.
    let mut d = [zero; N];
    let mut borrow = false;
    for i in 0..N {
        (d[i], borrow) = alu.sub_borrow(t[i], p[i], borrow);
    }
    (_, borrow) = alu.sub_borrow(high, zero, borrow);
    for i in 0..N {
        d[i] = if borrow { t[i] } else { d[i] };
    }
    d
}

/// Algorithm 5: `a²/R mod p` where `p < R/3`, `a < p`; the carry of the cross products is a word and a bit.
///
/// `3N(N + 1)/2` products, `3N²` additions, `N(N − 1)/2` doublings of a product.
#[inline(always)]
pub fn square<A: Alu, const N: usize>(
    alu: A,
    a: &[A::Word; N],
    p: &[A::Word; N],
    n0: A::Word,
) -> [A::Word; N] {
    let mut t = [alu.zero(); N];
    unrolled!(I, {
        let (ti, mut high) = alu.mul_add(a[I], a[I], t[I]);
        t[I] = ti;
        let mut bit = false;
        for j in I + 1..N {
            (t[j], (high, bit)) = alu.mul_twice_add(a[j], a[I], t[j], (high, bit));
        }
        // The bit is 0 here if the condition holds, and forgotten if it does not.
        let _ = bit;
        let m = alu.mul_low(t[0], n0);
        let (_, mut c) = alu.mul_add(m, p[0], t[0]);
        for j in 1..N {
            (t[j - 1], c) = alu.mul_add_carry(m, p[j], t[j], c);
        }
        t[N - 1] = alu.sum(high, c);
    });
    reduce_once(alu, &t, false, p)
}
