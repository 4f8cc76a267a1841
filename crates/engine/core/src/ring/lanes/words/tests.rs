//! Residues and shifts at the ends of their ranges, for moduli of every length.

use super::*;
use num_bigint::{BigInt, BigUint};
use num_traits::{One, Zero};

fn long(v: &BigInt) -> Long {
    let negative = *v < BigInt::zero();
    let size = if negative { -v - 1 } else { v.clone() };
    let words = size.magnitude().to_u64_digits();
    let flip = if negative { u64::MAX } else { 0 };
    core::array::from_fn(|i| words.get(i).copied().unwrap_or(0) ^ flip)
}

fn integer(v: &Long) -> BigInt {
    v.iter()
        .rev()
        .fold(BigUint::zero(), |s, &w| (s << 64) + w)
        .into()
}

/// The least, the largest and one more odd number of a length.
fn of_length(bits: u32) -> [BigInt; 3] {
    let least = BigInt::one() << (bits - 1);
    let third = (BigInt::one() << bits) / 3 * 2;
    [&least + 1, &least * 2 - 1, third | BigInt::one()]
}

fn modulo(v: &BigInt, p: &BigInt) -> BigInt {
    ((v % p) + p) % p
}

fn words(p: &BigInt) -> ModulusWords {
    ModulusWords::new(&p.magnitude().to_u64_digits()).expect("odd")
}

/// Next to multiples of p to the bound, on both sides.
#[test]
fn residues_to_the_bound() {
    for bits in 2..=988 {
        for p in of_length(bits) {
            let m = words(&p);
            assert_eq!(m.bits(), bits);
            let most = BigInt::one() << MOST;
            for k in [0, 1, 2, 3, 7, 16, 33, 1 << 20, 1 << 31].map(BigInt::from) {
                for multiple in [k.clone() * &p, (&most - &k) * &p] {
                    for near in [-1, 0, 1] {
                        let v: BigInt = &multiple + near;
                        for v in [v.clone(), -v] {
                            if BigInt::from(v.magnitude().clone()) >= &most * &p {
                                continue;
                            }
                            let mut got = long(&v);
                            m.reduce(&mut got);
                            assert_eq!(integer(&got), modulo(&v, &p), "{v} modulo {p}");
                        }
                    }
                }
            }
        }
    }
}

/// Digits of every shape that stand for at most 16p, of any sign and with digits of any signs.
fn residues_of_digits<const L: usize, const W: u32>(lengths: core::ops::RangeInclusive<u32>) {
    let unit = |k: usize| BigInt::one() << (W as usize * k);
    for bits in lengths {
        for p in of_length(bits) {
            let m = words(&p);
            for k in [-16i32, -3, -1, 0, 1, 2, 16] {
                for near in [-1, 0, 1] {
                    // Balanced digits; then each lends to the one below it what it can.
                    let value: BigInt = &p * k + near;
                    let mut digits = [0i64; L];
                    let mut rest = value.clone();
                    for d in &mut digits[..L - 1] {
                        let low = modulo(&(&rest + unit(1) / 2), &unit(1)) - unit(1) / 2;
                        rest = (rest - &low) >> W;
                        *d = i64::try_from(low).expect("a digit");
                    }
                    let Ok(top) = i64::try_from(rest) else {
                        continue;
                    };
                    digits[L - 1] = top;
                    for lent in [0, 1, -1, 64] {
                        let mut digits = digits;
                        for j in 1..L {
                            digits[j] -= lent;
                            digits[j - 1] += lent << W;
                        }
                        let got = m.residue(&digits, W);
                        assert_eq!(integer(&got), modulo(&value, &p), "{digits:?} modulo {p}");
                    }
                }
            }
        }
    }
}

#[test]
fn residues_of_digits_of_every_shape() {
    residues_of_digits::<6, 44>(3..=261);
    residues_of_digits::<8, 48>(3..=381);
    residues_of_digits::<4, 52>(3..=208);
    residues_of_digits::<5, 52>(3..=256);
    residues_of_digits::<8, 52>(3..=416);
    residues_of_digits::<15, 52>(600..=780);
    residues_of_digits::<19, 52>(900..=988);
}

/// All shifts that forms of elements need, and back.
#[test]
fn shifts_there_and_back() {
    for bits in 2..=988 {
        for p in of_length(bits) {
            let m = words(&p);
            for v in [BigInt::zero(), BigInt::one(), &p >> 1, &p - 1] {
                for s in [0, 1, 31, 32, 33, 44, 52, 64, 264] {
                    let mut got = long(&v);
                    m.scale(&mut got, s);
                    assert_eq!(integer(&got), modulo(&(&v << s), &p), "by 2^{s} modulo {p}");
                    m.scale(&mut got, -s);
                    assert_eq!(integer(&got), v, "by 2^-{s} modulo {p}");
                }
            }
        }
    }
}
