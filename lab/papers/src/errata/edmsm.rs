//! Botrel, El Housni: EdMSM, draft of 2022 and TCHES 2023.

use msmith::curve::{Group, NoEdwards, by_name, edwards_form};
use msmith_core::recode::Recoding;
use msmith_core::recode::signed_window::SignedWindow;
use num_bigint::{BigInt, BigUint, Sign};
use num_traits::One;

/// Names and hexadecimal values of BLS12-377: p, √3, a, d, d', √−a.
const CONSTANTS: &str = include_str!("../../../../vectors/edwards-bls12-377.txt");
/// Seeds of inner BLS curves.
const FORMS: &str = include_str!("../../../../vectors/edwards-forms.txt");

fn hex(text: &str) -> BigUint {
    BigUint::parse_bytes(text.trim_start_matches("0x").as_bytes(), 16).unwrap()
}

fn constant(name: &str) -> BigUint {
    let start = format!("constant {name} ");
    let mut lines = CONSTANTS.lines().filter_map(|l| l.strip_prefix(&start));
    hex(lines.next().unwrap())
}

/// Integers modulo p.
struct Field(BigUint);

impl Field {
    fn small(&self, n: i64) -> BigUint {
        let n = BigInt::from(n) + BigInt::from(self.0.clone());
        n.to_biguint().unwrap() % &self.0
    }
    fn add(&self, x: &BigUint, y: &BigUint) -> BigUint {
        (x + y) % &self.0
    }
    fn neg(&self, x: &BigUint) -> BigUint {
        (&self.0 - x) % &self.0
    }
    fn mul(&self, x: &BigUint, y: &BigUint) -> BigUint {
        x * y % &self.0
    }
    fn div(&self, x: &BigUint, y: &BigUint) -> BigUint {
        self.mul(x, &y.modpow(&(&self.0 - 2u32), &self.0))
    }
    fn is_square(&self, x: &BigUint) -> bool {
        x.modpow(&(&self.0 >> 1u32), &self.0).is_one()
    }
    /// `k·x + c`.
    fn linear(&self, k: i64, x: &BigUint, c: i64) -> BigUint {
        self.add(&self.mul(&self.small(k), x), &self.small(c))
    }
    /// Whether `a·x² + b·y² = 1 + d·x²y²`.
    fn on(&self, [a, b, d]: [&BigUint; 3], [x, y]: &[BigUint; 2]) -> bool {
        let [x2, y2] = [x, y].map(|z| self.mul(z, z));
        let left = self.add(&self.mul(a, &x2), &self.mul(b, &y2));
        let right = self.mul(d, &self.mul(&x2, &y2));
        left == self.add(&BigUint::one(), &right)
    }
    /// Square roots of 3 and −1: `z + 1/z` and z³ for a primitive twelfth root z of 1; p is 1 modulo 12.
    fn roots(&self) -> [BigUint; 2] {
        let e = (&self.0 - 1u32) / 12u32;
        let one = BigUint::one();
        let power = |z: &BigUint, k: u32| z.modpow(&k.into(), &self.0);
        let z = (2u32..)
            .map(|g| BigUint::from(g).modpow(&e, &self.0))
            .find(|z| power(z, 4) != one && power(z, 6) == &self.0 - 1u32)
            .unwrap();
        let roots = [self.add(&z, &self.div(&one, &z)), power(&z, 3)];
        let squares = roots.each_ref().map(|r| self.mul(r, r));
        assert_eq!(squares, [3, -1].map(|n| self.small(n)));
        roots
    }
}

/// Lemma 1. The map lands on `a·x² + y² = 1 + d·x²y²`, not on `a·y² + x² = …`; it is multiplied by √−a, not divided;
/// and d' is −d/a: the draft's quotient `(2s + 3)/(−2s + 3)` is −(7 + 4s).
#[test]
fn lemma_1_of_the_paper() {
    let f = Field(constant("p"));
    let form = edwards_form(by_name("bls12-377").unwrap(), Group::G1).unwrap();
    let (one, minus) = (BigUint::one(), f.small(-1));
    let root = constant("sqrt3");
    for s in [root.clone(), f.neg(&root)] {
        let (a, d) = (f.linear(2, &s, -3), f.linear(-2, &s, -3));
        let d_prime = f.linear(4, &s, 7);
        assert_eq!(f.div(&f.neg(&d), &a), d_prime);
        let draft = f.div(&f.linear(2, &s, 3), &f.linear(-2, &s, 3));
        assert_eq!(draft, f.neg(&d_prime));
        assert_ne!(draft, d_prime);
        let kept = ["a", "d", "d-prime"].map(constant);
        assert_eq!(kept == [a.clone(), d.clone(), d_prime.clone()], s == root);
        // (−a)(−d) = −3, and −s makes −d of −a.
        let scale = constant("sqrt-minus-a");
        let scale = if s == root {
            scale
        } else {
            f.div(&f.mul(&s, &f.roots()[1]), &scale)
        };
        assert_eq!(f.mul(&scale, &scale), f.neg(&a));
        for k in 1..=25u32 {
            let point = form.edwards.multiply(&k.into(), &form.edwards.generator());
            let [x, y] = form.to_weierstrass(&point.unwrap()).unwrap().unwrap();
            let above = f.add(&x, &one);
            let image = [
                f.div(&above, &y),
                f.div(&f.add(&above, &f.neg(&s)), &f.add(&above, &s)),
            ];
            assert!(f.on([&a, &one, &d], &image), "{k}");
            assert!(!f.on([&one, &a, &d], &image), "{k}");
            let [u, v] = &image;
            let times = [f.mul(u, &scale), v.clone()];
            let divided = [f.div(u, &scale), v.clone()];
            assert!(f.on([&minus, &one, &d_prime], &times), "{k}");
            assert!(!f.on([&minus, &one, &d_prime], &divided), "{k}");
        }
    }
}

/// Lemma 1, "if further −a is a square": it is for every inner BLS curve, as 4 divides x − 1; and so are a, d and d', for
/// which the law is not complete on the whole curve (§4.3). Of y² = x³ + 1 over other fields it says something.
#[test]
fn minus_a_is_a_square_for_inner_curves() {
    let squares = |f: &Field| {
        let [s, _] = f.roots();
        let a = f.linear(2, &s, -3);
        let d = f.linear(-2, &s, -3);
        let d_prime = f.linear(4, &s, 7);
        [f.neg(&a), a, d, d_prime].map(|n| f.is_square(&n))
    };
    let mut seen = 0;
    for row in FORMS.lines().filter(|l| l.starts_with("bls")) {
        let words: Vec<&str> = row.split(' ').collect();
        let (sign, digits) = match words[1].strip_prefix('-') {
            Some(digits) => (Sign::Minus, digits),
            None => (Sign::Plus, words[1]),
        };
        let x = BigInt::from_biguint(sign, hex(digits));
        let half = x.pow(if words[0] == "bls12" { 2 } else { 4 });
        let r: BigInt = &half * &half - &half + 1;
        let p: BigInt = (&x - 1u32).pow(2) * &r / 3 + &x;
        // x = 3 modulo 4: 3 has no root at all.
        if ((&x - 1u32) % 4u32) != BigInt::ZERO {
            assert_eq!(&p % 12u32, 7.into(), "{row}");
            continue;
        }
        let f = Field(p.to_biguint().unwrap());
        assert_eq!(squares(&f), [true; 4], "{row}");
        seen += 1;
    }
    assert_eq!(seen, 28);
    let primes = [13u32, 37, 61, 73, 97, 109, 157];
    let all = primes.map(|p| squares(&Field(p.into()))[0]);
    assert_eq!(all, [false, true, true, false, false, false, true]);
}

/// §2.2, §4.3, §6: the curves of a 2-cycle have prime order, and BN curves too; so there is no point of order two, which
/// every twisted Edwards curve has, (0, −1).
#[test]
fn curves_of_a_cycle_have_no_edwards_form() {
    let [pallas, vesta] = ["pallas", "vesta"].map(|n| by_name(n).unwrap());
    assert_eq!((&pallas.p, &vesta.p), (&vesta.r, &pallas.r));
    for curve in [pallas, vesta, by_name("bn254").unwrap()] {
        let f = Field(curve.p.clone());
        assert!(curve.g1.cofactor.is_one() && curve.r.bit(0));
        // x³ + b has a root iff −b is a cube; p is 1 modulo 3.
        let minus_b = f.neg(&curve.g1.b[0]);
        assert!(
            !minus_b
                .modpow(&((&curve.p - 1u32) / 3u32), &curve.p)
                .is_one()
        );
        assert_eq!(edwards_form(curve, Group::G1), Err(NoEdwards::PrimeOrder));
    }
    // An inner curve is no part of a cycle, and has the form.
    let inner = by_name("bls12-377").unwrap();
    assert!(!inner.g1.cofactor.bit(0) && edwards_form(inner, Group::G1).is_ok());
}

/// Algorithm 2, literally, the least digit first; nothing where line 3 fails.
fn algorithm_2(a: u64, c: u32, m: u32) -> Option<Vec<i64>> {
    let (radix, last) = (1i64 << c, m as usize - 1);
    let mut digits: Vec<i64> = (0..m).map(|i| (a >> (c * i)) as i64 % radix).collect();
    for i in 0..=last {
        if digits[i] >= radix / 2 {
            if i == last {
                return None;
            }
            digits[i] -= radix;
            digits[i + 1] += 1;
        }
    }
    Some(digits)
}

/// §4.3: "works only if the bitsize is strictly bigger": one spare bit is not enough, `2^(cm−1) − 1` overflows. Right is
/// `a ≤ (2^(c−1) − 1)(2^(cm) − 1)/(2^c − 1)`; or the topmost digit stays unsigned, which `SignedWindow` has.
#[test]
fn one_spare_bit_is_not_enough() {
    for c in 1..=7 {
        for m in 2..=14 / c {
            let most = ((1 << (c - 1)) - 1) * ((1u64 << (c * m)) - 1) / ((1 << c) - 1);
            for a in 0..1u64 << (c * m) {
                let digits = algorithm_2(a, c, m);
                assert_eq!(digits.is_some(), a <= most, "{a}, c = {c}, m = {m}");
                if let Some(digits) = digits {
                    let sum = digits.iter().rev().fold(0, |s, d| (s << c) + d);
                    assert_eq!(sum, a as i64);
                }
            }
            let spare = (1u64 << (c * m - 1)) - 1;
            assert_eq!(algorithm_2(spare, c, m), None);
            let set = SignedWindow::with_max(c, &spare.into(), 1).unwrap();
            assert!(set.windows() <= m as usize);
        }
    }
}

/// Where Algorithm 2 takes a window more than ⌈bits/c⌉ for scalars below r, c up to 26; at c = 11 on BLS12-377.
#[test]
fn windows_that_algorithm_2_takes_more() {
    let more = |name: &str| -> Vec<u32> {
        let r = &by_name(name).unwrap().r;
        let too_large = |c: &u32| {
            let whole = (BigUint::one() << (r.bits().div_ceil((*c).into()) as u32 * c)) - 1u32;
            let most = ((1u32 << (c - 1)) - 1) * whole / ((1u32 << c) - 1);
            r - 1u32 > most
        };
        (2..=26).filter(too_large).collect()
    };
    assert_eq!(more("bls12-377"), [11, 23]);
    assert_eq!(more("bls12-381"), [2, 3, 5, 15, 17]);
    assert_eq!(more("bn254"), [2]);
    assert_eq!(more("pallas"), [3, 5, 15, 17]);
    assert_eq!(more("secp256k1"), [2, 4, 8, 16]);
}

/// Algorithm 1 doubles its first digit most, Algorithm 2 carries into the last one.
#[test]
fn algorithms_1_and_2_count_digits_from_opposite_ends() {
    let algorithm_1 = |digits: &[i64]| digits[1..].iter().fold(digits[0], |t, d| (t << 5) + d);
    let a = 0x1234;
    let mut digits = algorithm_2(a, 5, 3).unwrap();
    assert_ne!(algorithm_1(&digits), a as i64);
    digits.reverse();
    assert_eq!(algorithm_1(&digits), a as i64);
}

/// Appendix A, the line above Lemma 2: the factor beside B is m₂ ≤ D − 1, not D + 1. Both sides doubled.
#[test]
fn the_bound_above_lemma_2() {
    for bits in [2u32, 3, 8, 16, 32, 60] {
        let d = 1i128 << bits;
        let left = |factor: i128| 2 * (d - 1) + factor * (d - 3) + 2 * (d - 1);
        let right = d * (d - 1) + (d + 1) - 2;
        assert_eq!(left(d - 1), right);
        assert!(left(d + 1) > right);
    }
}
