//! Every vector ring against big integers: random and boundary values, redundant forms at their bounds.

mod border;
pub mod digits;
mod laws;
mod lengths;
mod pairs;
mod speed;

use num_bigint::BigUint;
use num_traits::{One, Zero};

use super::simd::Wide;
use super::{Digits, Field, Shape};
use crate::ring::{Lanes, Ring};
use laws::laws;

/// xorshift64*.
pub struct Rng(pub u64);
impl Rng {
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }
}

pub fn words(v: &BigUint, n: usize) -> Vec<u64> {
    let mut w = v.to_u64_digits();
    w.resize(n, 0);
    w
}

fn hex(s: &str) -> BigUint {
    BigUint::parse_bytes(s.as_bytes(), 16).expect("hex")
}

/// Moduli for the shape of 6 digits.
pub fn mid() -> Vec<BigUint> {
    vec![
        hex("30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47"), // BN254
        hex("40000000000000000000000000000000224698fc094cf91b992d30ed00000001"), // Pallas
        hex("40000000000000000000000000000000224698fc0994a8dd8c46eb2100000001"), // Vesta
        hex("fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f"), // secp256k1
        hex("7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed"), // 2^255 − 19
    ]
}
/// Moduli for the shape of 8 digits.
pub fn wide() -> Vec<BigUint> {
    vec![
        hex(
            "1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab",
        ),
        hex(
            "1ae3a4617c510eac63b05c06ca1493b1a22d9f300f5138f1ef3622fba094800170b5d44300000008508c00000000001",
        ),
    ]
}
/// Moduli for the shape of 15 digits.
pub fn long() -> Vec<BigUint> {
    vec![hex(
        "122e824fb83ce0ad187c94004faff3eb926186a81d14688528275ef8087be41707ba638e584e91903cebaff25b423048689c8ed12f9fd9071dcd3dc73ebff2e98a116c25667a8f8160cf8aeeaf0a437e6913e6870000082f49d00000000008b",
    )]
}
/// Lengths b that get a multiple: the primes `2^(b−1) + s` and `2^b − t`.
pub const SHORT: [(u32, u32, u32); 15] = [
    (64, 29, 59),
    (65, 13, 49),
    (97, 61, 141),
    (128, 29, 159),
    (193, 133, 31),
    (216, 251, 377),
    (257, 297, 93),
    (298, 11, 341),
    (309, 27, 493),
    (320, 9, 197),
    (372, 329, 177),
    (385, 231, 265),
    (447, 33, 325),
    (640, 413, 305),
    (736, 411, 509),
];
/// The product of the numbers `2^e − 1`.
pub fn mersenne(exponents: &[u32]) -> BigUint {
    let one = |e: &u32| (BigUint::one() << *e) - 1u32;
    exponents.iter().map(one).product()
}
/// Toy primes.
pub fn toys() -> Vec<BigUint> {
    [
        3u64,
        7,
        13,
        101,
        1009,
        65537,
        4_294_967_291,
        1_099_511_627_689,
    ]
    .map(BigUint::from)
    .to_vec()
}

/// Digits at the proved bounds, all signs, against the integers they stand for.
pub fn extremes<S: Wide<W>, const L: usize, const W: u32>(p: &BigUint)
where
    Digits<L>: Shape<S::D>,
{
    use num_bigint::BigInt;
    let n = p.bits().div_ceil(64) as usize;
    let field = Field::<S, L, W>::new(&words(p, n)).expect("a modulus in range");
    let r = field.ring();
    border::next_to_multiples(&field);
    border::there_and_back(&field, p);
    let outlined = crate::ring::outline::Outlined(r);
    let limits = field.limits();
    let big = BigInt::from(p.clone());
    let tight = !S::SIGNED && W == super::tight52::BITS;
    let unit = if S::SIGNED {
        (1i64 << (W - 1)) + 256
    } else if tight {
        1 << 59
    } else {
        (1i64 << W) + 8192
    };
    let stored = limits.stored;
    let top =
        ((stored * field.words.approx / 2f64.powi((W as usize * (L - 1)) as i32)) as i64).min(unit);
    let mut rng = Rng(p.bits());
    let mont = BigInt::from((BigUint::one() << field.form).modinv(p).expect("odd"));
    let value =
        |d: &[i64; L]| -> BigInt { d.iter().rev().fold(BigInt::zero(), |s, &x| (s << W) + x) };
    let el = |d: &[i64; L]| -> [S::V; L] { core::array::from_fn(|j| S::splat(&S::digit(d[j]))) };
    let check = |v: &[S::V; L], expected: BigInt| {
        let rows: [S::D; 8] = [S::D::default(); 8];
        let _ = rows;
        let mut mem = vec![<<Digits<L> as Shape<S::D>>::Row as Default>::default(); 8];
        r.scatter(v, &mut mem);
        use super::AsRows;
        let digits: [i64; L] = core::array::from_fn(|j| S::integer(mem[0].digits()[j]));
        let got = value(&digits);
        assert_eq!((&got - &expected) % &big, BigInt::zero());
        for d in &digits[..L - 1] {
            assert!(
                d.abs() <= unit && (S::SIGNED || tight || *d >= 0),
                "digit {d} of a stored form"
            );
        }
        assert!(S::SIGNED || tight || digits[L - 1] >= 0);
        assert!(S::SIGNED || got >= BigInt::zero());
        (got, digits)
    };
    let pairs: Vec<(i64, i64)> = (1..=i64::from(limits.sums))
        .flat_map(|a| (1..=i64::from(limits.sums)).map(move |b| (a, b)))
        .filter(|(a, b)| a * b <= i64::from(limits.products))
        .collect();
    r.enter(|| {
        for round in 0..400 {
            let (ma, mb) = pairs[rng.next() as usize % pairs.len()];
            let mut draw = |m: i64| -> [i64; L] {
                core::array::from_fn(|j| {
                    let most = m * if j + 1 == L { top } else { unit };
                    let x = match (round / 4) % 4 {
                        0 => most,
                        1 => (rng.next() % (most as u64 + 1)) as i64,
                        2 => most - (rng.next() % 3).min(most as u64) as i64,
                        _ => {
                            if rng.next() & 1 == 1 {
                                most
                            } else {
                                0
                            }
                        }
                    };
                    let flip = match round % 4 {
                        0 => false,
                        1 => true,
                        2 => j % 2 == 1,
                        _ => rng.next() & 1 == 1,
                    };
                    if S::SIGNED && flip { -x } else { x }
                })
            };
            let (mut a, mut b) = (draw(ma), draw(mb));
            if tight {
                // Any digits, the value in range: the top digit makes up for the others.
                for (d, m) in [(&mut a, ma), (&mut b, mb)] {
                    let most = BigInt::from(m * stored as i64) * &big;
                    let target = match rng.next() % 4 {
                        0 => BigInt::zero(),
                        1 => most.clone(),
                        _ => (&most * BigInt::from(rng.next())) >> 64,
                    };
                    for x in d[..L - 1].iter_mut() {
                        *x = if rng.next() & 1 == 1 { -*x } else { *x };
                    }
                    d[L - 1] = 0;
                    let mut top: BigInt = (target - value(d)) >> (W as usize * (L - 1));
                    let unit = BigInt::one() << (W as usize * (L - 1));
                    if value(d) + &top * &unit < BigInt::zero() {
                        top += 1;
                    }
                    d[L - 1] = i64::try_from(top).expect("a digit");
                    let v = value(d);
                    assert!(v >= BigInt::zero() && v <= most + unit);
                }
            }
            let (va, vb) = (value(&a), value(&b));
            let (got, _) = check(&r.mul(&el(&a), &el(&b)), &va * &vb * &mont);
            let bound = |x: &BigInt, y: &BigInt| -> BigInt {
                // (κ + ρAB)·p, with ABρp = xy/2^{WL}.
                BigInt::from((limits.kappa * 1e6) as i64 + 2) * &big / 1_000_000
                    + BigInt::from((x * y).magnitude().clone() >> (W as usize * L))
                    + 2
            };
            let absolute = |x: &BigInt| BigInt::from(x.magnitude().clone());
            assert!(
                absolute(&got) <= bound(&va, &vb),
                "value bound of a product"
            );
            if ma * ma <= i64::from(limits.products) {
                let (got, _) = check(&r.sqr(&el(&a)), &va * &va * &mont);
                assert!(absolute(&got) <= bound(&va, &va), "value bound of a square");
            }
            let (got, _) = check(&r.norm(&el(&a)), va.clone());
            if ma <= 2 {
                border::stored(&outlined, &el(&a));
            }
            let hundred = absolute(&got) * 100;
            assert!(hundred <= &big * if S::SIGNED { 51 } else { 101 }, "norm");
        }
    });
}

/// All of it, for every modulus of the instruction set's shapes.
macro_rules! suite {
    ($name:ident, $s:ty, $wide:literal) => {
        mod $name {
            use super::super::simd::Wide;
            use super::*;
            fn run<const L: usize, const W: u32>(moduli: &[BigUint], rounds: usize)
            where
                $s: Wide<W>,
                Digits<L>: Shape<<$s as super::super::Splat<W>>::D>,
            {
                if !<$s as Wide<W>>::available() {
                    eprintln!("skipped: no such instructions here");
                    return;
                }
                for p in moduli {
                    laws::<$s, L, W>(p, rounds);
                    extremes::<$s, L, W>(p);
                }
            }
            #[test]
            fn toys_by_multiples() {
                for p in toys() {
                    if !<$s as Wide<52>>::available() {
                        eprintln!("skipped: no such instructions here");
                    } else if <$s as Wide<44>>::SIGNED {
                        laws::<$s, 6, 44>(&p, 60);
                    } else {
                        laws::<$s, 5, 52>(&p, 60);
                    }
                }
            }
            #[test]
            fn five_digits() {
                if !<$s as Wide<52>>::SIGNED {
                    let fit = |p: &BigUint| p.bits() < 256;
                    let moduli: Vec<_> = mid().into_iter().filter(fit).collect();
                    run::<5, 52>(&moduli, 60);
                }
            }
            /// Lengths for factorisation: products of Mersenne primes.
            #[test]
            fn composites() {
                if !<$s as Wide<52>>::SIGNED {
                    run::<4, 52>(&[mersenne(&[61, 107]), mersenne(&[89, 107])], 30);
                    run::<7, 52>(&[mersenne(&[89, 107, 127])], 10);
                    run::<10, 52>(&[mersenne(&[61, 89, 107, 127, 127])], 6);
                    run::<12, 52>(&[mersenne(&[607])], 6);
                    run::<15, 52>(&[mersenne(&[61, 89, 607])], 6);
                }
            }
            #[test]
            fn six_digits() {
                run::<6, 44>(&mid(), 60);
            }
            #[test]
            fn eight_digits() {
                run::<8, $wide>(&wide(), 60);
            }
            #[test]
            fn fifteen_digits() {
                if !<$s as Wide<52>>::SIGNED {
                    run::<15, 52>(&long(), 30);
                }
            }
            #[test]
            fn moduli_too_short_for_their_digits() {
                if !<$s as Wide<52>>::available() {
                    return eprintln!("skipped: no such instructions here");
                }
                for (bits, least, most) in SHORT {
                    let power = BigUint::one() << (bits - 1);
                    for p in [&power + least, (&power << 1u32) - most] {
                        match bits {
                            // Six digits take them as they are.
                            ..217 if <$s as Wide<44>>::SIGNED => laws::<$s, 6, 44>(&p, 30),
                            _ if <$s as Wide<44>>::SIGNED => {}
                            ..217 => laws::<$s, 5, 52>(&p, 30),
                            ..373 => laws::<$s, 8, 52>(&p, 30),
                            _ => laws::<$s, 15, 52>(&p, 10),
                        }
                    }
                }
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
suite!(fma512, super::super::fma512::F512, 48);
#[cfg(target_arch = "x86_64")]
suite!(ifma, super::super::ifma::Ifma, 52);
#[cfg(target_arch = "x86_64")]
suite!(avx_ifma, super::super::avx_ifma::AvxIfma, 52);
#[cfg(target_arch = "x86_64")]
suite!(avx2, super::super::avx2::Avx2, 48);
#[cfg(msmith_relaxed)]
suite!(relaxed, super::super::relaxed::Relaxed, 48);
suite!(soft_fma, super::super::emulated::SoftFma, 48);
suite!(soft_ifma, super::super::emulated::SoftIfma, 52);

/// The multiplicities that formulas may rely on.
#[test]
fn limits_of_known_moduli() {
    use super::emulated::SoftFma;
    for p in wide() {
        let f = Field::<SoftFma, 8, 48>::new(&words(&p, 6)).expect("a modulus");
        eprintln!("{:?}", f.limits());
        assert!(f.limits().products >= 4 && f.limits().sums >= 16);
    }
    // Found among random ones: its rows fill a column above the middle.
    let p = hex(
        "1ff16c0d63a28540ff1f87a4983563ce955642ad56365541308feed0f13e98802439357bc2bdb161bbf1ea390127a02b",
    );
    let f = Field::<SoftFma, 8, 48>::new(&words(&p, 6)).expect("a modulus");
    assert_eq!(f.limits().products, 3);
    for p in mid() {
        let f = Field::<SoftFma, 6, 44>::new(&words(&p, 4)).expect("a modulus");
        eprintln!("{:?}", f.limits());
        assert!(f.limits().products >= 32 && f.limits().sums >= 32);
    }
}

/// Digits of 52 bits: what the formulas need, or no field.
#[test]
fn limits_of_full_digits() {
    use super::emulated::SoftIfma;
    for p in wide() {
        let f = Field::<SoftIfma, 8, 52>::new(&words(&p, 6)).expect("a modulus");
        assert!(f.limits().products >= 16 && f.limits().sums >= 12);
    }
    for p in mid() {
        let Ok(f) = Field::<SoftIfma, 5, 52>::new(&words(&p, 4)) else {
            assert_eq!(p.bits(), 256, "{p}");
            continue;
        };
        let limits = f.limits();
        assert!(limits.products >= 2 && limits.sums >= limits.products.min(12));
        let (most, sigma) = (f64::from(limits.products), limits.stored);
        assert!(limits.kappa + limits.rho * most * sigma * sigma <= sigma);
    }
}
