//! Curves over primes of every length: to 384 bits, around whole words beyond, and over extensions of these fields.
//!
//! The list `vectors/curves-of-every-length.txt` has two curves of each length, of j-invariant 0, which has an
//! endomorphism, and 1728, whose coefficient a is not 0. Over an extension the group is that of the same curve, turned
//! by an isomorphism so that points have coordinates with all parts.

use crate::common::*;
use crate::each::each;
use msmith::curve::{Curve, Group, GroupSpec};
use msmith::{Budget, Options, Scalars};
use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_traits::{One, Zero};

const LIST: &str = include_str!("../../../../../vectors/curves-of-every-length.txt");

/// `y² = x³ + ax + b` modulo p with `h·r` points and (1, y) among them.
struct Row {
    bits: u64,
    kind: u32,
    p: BigUint,
    r: BigUint,
    h: BigUint,
    a: BigUint,
    b: BigUint,
    y: BigUint,
}

fn rows() -> Vec<Row> {
    let hex = |s: &str| BigInt::parse_bytes(s.as_bytes(), 16).unwrap();
    let natural = |v: &BigInt| v.to_biguint().unwrap();
    let row = |line: &str| {
        let [bits, kind, t, v, h, y] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let kind: u32 = kind.parse().unwrap();
        let (t, v, h, y) = (hex(t), hex(v), hex(h), hex(y));
        let p: BigInt = (&t * &t + &v * &v * kind) >> 2;
        let points: BigInt = &p + 1 - t;
        let coefficient = natural(&((&y * &y - 1) % &p));
        let zero = BigUint::ZERO;
        let (a, b) = match kind {
            3 => (zero, coefficient),
            _ => (coefficient, zero),
        };
        Row {
            bits: bits.parse().unwrap(),
            kind,
            r: natural(&(points / &h)),
            h: natural(&h),
            p: natural(&p),
            a,
            b,
            y: natural(&y),
        }
    };
    (LIST.lines().filter(|line| !line.starts_with('#')))
        .map(row)
        .collect()
}

/// An element of `F_p[u]/(u^d − n)`, by its parts.
type Parts = Vec<BigUint>;

struct Extension<'a> {
    p: &'a BigUint,
    n: BigUint,
}

impl Extension<'_> {
    fn mul(&self, a: &Parts, b: &Parts) -> Parts {
        let d = a.len();
        let mut out = vec![BigUint::ZERO; d];
        for (i, x) in a.iter().enumerate() {
            for (j, y) in b.iter().enumerate() {
                let product = x * y;
                match i + j < d {
                    true => out[i + j] += product,
                    false => out[i + j - d] += product * &self.n,
                }
            }
        }
        out.iter().map(|x| x % self.p).collect()
    }
}

impl Row {
    /// The multiple of (1, y) by the cofactor, by the affine law.
    fn generator(&self) -> [BigUint; 2] {
        let p = &self.p;
        let base = [BigUint::one(), self.y.clone()];
        let sub = |a: &BigUint, b: &BigUint| (a + p - b) % p;
        let sum = |[x, y]: &[BigUint; 2], [u, v]: &[BigUint; 2]| {
            let (above, below) = match x == u {
                true => ((x * x * 3u32 + &self.a) % p, (y + v) % p),
                false => (sub(v, y), sub(u, x)),
            };
            let slope = above * below.modinv(p)? % p;
            let z = sub(&sub(&(&slope * &slope % p), x), u);
            let w = sub(&(slope * sub(x, &z) % p), y);
            Some([z, w])
        };
        // Bit by bit from the top; infinity where an inverse does not exist.
        let mut multiple: Option<[BigUint; 2]> = None;
        for i in (0..self.h.bits()).rev() {
            multiple = multiple.and_then(|m| sum(&m, &m));
            if self.h.bit(i) {
                multiple = match multiple {
                    None => Some(base.clone()),
                    Some(m) => sum(&m, &base),
                };
            }
        }
        multiple.expect("of the order r")
    }

    /// The least number in a list, from one place of it on, that has no root of degree d.
    fn nonresidue(&self, d: u32) -> Option<BigUint> {
        let list = [-1i32, -5, 2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
        let first = self.bits as usize % 5;
        let e = (&self.p - 1u32) / d;
        let number = |n: &i32| modulo(&(*n).into(), &self.p);
        let all = list[first..].iter().chain(&list[..first]).map(number);
        let mut all = all.filter(|n| !n.is_zero() && (&self.p - 1u32).is_multiple_of(&d.into()));
        all.find(|n| !n.modpow(&e, &self.p).is_one())
    }

    /// The curve over the extension of a degree; `None` where r divides the cofactor there, or no number extends.
    fn curve(&self, degree: usize) -> Option<Curve> {
        let p = &self.p;
        let [x, y] = self.generator();
        let n = match degree {
            1 => BigUint::ZERO,
            d => self.nonresidue(d as u32)?,
        };
        let field = Extension { p, n };
        let embed = |x: &BigUint| {
            let mut parts = vec![BigUint::ZERO; degree];
            parts[0] = x.clone();
            parts
        };
        // (x, y) goes to (w²x, w³y).
        let mut w = embed(&BigUint::one());
        if degree > 1 {
            w[1] = 2u32.into();
        }
        let w2 = field.mul(&w, &w);
        let w3 = field.mul(&w2, &w);
        let turned = |x: &BigUint, by: &Parts| field.mul(&embed(x), by);
        // With t the trace of Frobenius, those of its powers are t² − 2p and t³ − 3pt.
        let points = BigInt::from(&self.r * &self.h);
        let big = BigInt::from(p.clone());
        let t: BigInt = &big + 1 - &points;
        let (q, trace): (BigInt, BigInt) = match degree {
            1 => (big.clone(), t),
            2 => (&big * &big, &t * &t - &big * 2),
            _ => (big.pow(3), t.pow(3) - &big * &t * 3),
        };
        let points: BigInt = q + 1 - trace;
        let cofactor = points.to_biguint().unwrap() / &self.r;
        if !cofactor.gcd(&self.r).is_one() {
            return None;
        }
        Some(Curve {
            name: format!("of-{}-bits", self.bits),
            p: p.clone(),
            r: self.r.clone(),
            g1: GroupSpec {
                degree,
                a: turned(&self.a, &field.mul(&w2, &w2)),
                b: turned(&self.b, &field.mul(&w3, &w3)),
                gx: turned(&x, &w2),
                gy: turned(&y, &w3),
                cofactor,
            },
            nonresidue: field.n,
            g2: None,
        })
    }
}

/// n multiples of the generator, infinity, equal and opposite ones among them.
fn points(set: &Setting, n: usize, random: &mut Random) -> Known {
    let r = set.order();
    let small = u32::try_from(r).is_ok_and(|r| r < 1 << 16);
    let some = match small {
        true => set.points((0..n as u64).map(|k| BigUint::from(k * k) % r).collect()),
        false => set.random(n, random),
    };
    let known = some.logs[0].clone();
    let special = set.points(vec![0u32.into(), (r - &known) % r]);
    let mut all = some.pick(0..n - 4);
    for more in [special, some.pick([0, 1])] {
        all.points.words.extend(more.points.words);
        all.points.finite.extend(more.points.finite);
        all.logs.extend(more.logs);
    }
    all.pick((0..n).rev())
}

/// What is tried on one curve.
#[derive(Clone, Copy, PartialEq)]
enum Extent {
    /// Sums in some ways, and one of the other calls in turn.
    Part,
    /// All of it.
    All,
}

/// Sums, products, folds and tables on every backend, against the naive reference.
fn tried(set: &Setting, turn: usize, extent: Extent) {
    let all = extent == Extent::All;
    let mut random = Random(0x9e37_79b9 + turn as u64);
    let n = 50;
    let bases = points(set, n, &mut random);
    let r = set.order();
    let mut scalars: Vec<_> = (0..n).map(|_| random.scalar()).collect();
    let ends = [BigUint::ZERO, 1u32.into(), r - 1u32, r.clone(), r + 1u32];
    for (k, end) in ends.iter().enumerate() {
        scalars[3 * k + 1] = four(end);
    }
    // Scalars modulo longer orders cannot be split.
    let splits = r.bits() <= 500;
    let mut some = ways(&[None]);
    if !all {
        some = vec![AUTO[0], some[1 + turn % 4]];
    }
    some.retain(|way| splits || !way.algorithm.needs_subgroup());
    let sizes: &[usize] = match all {
        true => &[1, 2, 3, 7, 8, 9, 17, 50],
        false => &[[2, 8, 9, 17][turn % 4], 50],
    };
    for &n in sizes {
        let list = u256(&scalars[..n]);
        set.check(&bases.first(n), &list, &some, "a modulus");
    }
    if all || turn.is_multiple_of(3) {
        set.check_products(&bases.first(9), &u256(&scalars[..9]), "a modulus");
    }
    if all || turn % 3 == 1 {
        folded(set, &bases, &scalars);
    }
    if all || turn % 3 == 2 {
        let list = u256(&scalars[..9]);
        let want = set.multiple(&bases.first(9).log_of_sum(r, &list.values));
        let points = bases.first(9).points;
        for engine in &set.engines {
            let options = Options::default();
            for budget in [Budget::PointsPerBase(1), Budget::PointsPerBase(3)] {
                let table = engine.prepare(&points, budget, &options).unwrap();
                let sum = table.msm(list.view, &options).unwrap().point;
                assert_eq!(sum, want, "{} {}", set.name, engine.backend().name());
            }
        }
    }
}

/// `P_i + a·Q_i`, and the checks of points.
fn folded(set: &Setting, bases: &Known, scalars: &[[u64; 4]]) {
    let (p, q) = (bases.first(9), bases.pick(9..18));
    let a = integer(&scalars[2]);
    let r = set.order();
    let logs = p.logs.iter().zip(&q.logs);
    let want = logs.map(|(p, q)| (p + q * &a) % r).collect();
    let want = each(&set.points(want).points);
    for engine in &set.engines {
        let (name, options) = (engine.backend().name(), Options::default());
        let got = engine.fold(&p.points, &q.points, &scalars[2], &options);
        assert_eq!(each(&got.unwrap()), want, "{} {name}", set.name);
        engine.check_on_curve(&bases.points).unwrap();
        engine.check_subgroup(&bases.points, &options).unwrap();
        let mut wrong = p.points.clone();
        let at = (0..9).find(|&i| wrong.finite[i]).unwrap();
        // x to −x, which is on the curve for none of these but where x is 0.
        let x = engine.from_words(&wrong.words[at * wrong.stride..][..wrong.stride / 2]);
        if x.iter().all(|x| !x.is_zero()) && set.portable().curve().p.bits() > 20 {
            let minus = x.iter().map(|x| &set.portable().curve().p - x);
            let minus: Vec<u64> = minus.flat_map(|x| engine.to_words(&x)).collect();
            wrong.words[at * p.points.stride..][..minus.len()].copy_from_slice(&minus);
            assert!(
                engine.check_on_curve(&wrong).is_err(),
                "{} {name}",
                set.name
            );
        }
    }
}

/// Lengths next to those of words, and the ends of the shapes of lanes.
fn is_edge(bits: u64) -> bool {
    (bits + 1) % 64 <= 2 || [216, 217, 296, 297, 372, 373, 381, 382].contains(&bits)
}

/// Runs over the curves of a degree that are chosen, from a number of bits on.
fn over(degree: usize, least: u64, extent: Extent, chosen: impl Fn(&Row) -> bool) {
    let (mut done, mut left) = (0, Vec::new());
    for (turn, row) in rows()
        .iter()
        .filter(|r| r.bits >= least && chosen(r))
        .enumerate()
    {
        // Of five and fewer elements there may be no subgroup, and of p = 2 modulo 3 no cubic extension.
        let Some(curve) = row.curve(degree) else {
            left.push(row.bits);
            continue;
        };
        tried(&Setting::of(&curve, Group::G1), turn, extent);
        done += 1;
    }
    println!("degree {degree}: {done} curves; none of {left:?} bits");
    assert!(
        done > 3 * left.len(),
        "{done} curves, {} without",
        left.len()
    );
}

/// One curve of each length to 64 bits and of one in five beyond, in turn of one kind and of the other; both at the
/// edges, to 384 bits.
#[test]
fn prime_fields_of_many_lengths() {
    let some = |row: &Row| match row.bits {
        bits if is_edge(bits) && bits <= 384 => true,
        bits if bits > 64 && bits <= 384 && bits % 5 > 0 => false,
        bits => u64::from(row.kind) == 3 + bits / 4 % 2,
    };
    over(1, 3, Extent::Part, some);
}

/// The edges, and one length in twenty-nine; beyond 384 bits, where there are no lanes but those of 52-bit integers, a few.
#[test]
fn quadratic_extensions() {
    let some = |row: &Row| match row.bits {
        385.. => row.kind == 3 && [385, 512, 768].contains(&row.bits),
        bits if is_edge(bits) => u64::from(row.kind) == 3 + bits % 2,
        bits => bits % 29 == 0 && u64::from(row.kind) == 3 + bits / 29 % 2,
    };
    over(2, 64, Extent::Part, some);
}

/// One length in sixty-seven; they run in 64-bit words, whose products have all lengths in the tests of rings.
#[test]
fn cubic_extensions() {
    let some = |row: &Row| row.kind == 3 && (row.bits.is_multiple_of(67) || row.bits == 768);
    over(3, 3, Extent::Part, some);
}

#[test]
#[ignore = "long"]
fn all_prime_fields() {
    over(1, 3, Extent::All, |_| true);
}

#[test]
#[ignore = "long"]
fn all_quadratic_extensions() {
    over(2, 64, Extent::All, |_| true);
}

#[test]
#[ignore = "long"]
fn all_cubic_extensions() {
    over(3, 3, Extent::All, |row| row.kind == 3);
}

/// A prime of exactly one word, in digits that reach over four; products, tables and sums, with and without the
/// endomorphism.
#[test]
fn a_prime_of_64_bits() {
    let number = |text: &str| text.parse::<BigUint>().unwrap();
    let curve = Curve {
        name: "mine".into(),
        p: number("9876573060554827271"),
        r: number("40877799311"),
        nonresidue: BigUint::ZERO,
        g1: GroupSpec {
            degree: 1,
            a: vec![BigUint::ZERO],
            b: vec![7u32.into()],
            gx: vec![number("5083654351804975246")],
            gy: vec![number("4972667729980960553")],
            cofactor: number("241612152"),
        },
        g2: None,
    };
    curve.validate().unwrap();
    tried(&Setting::of(&curve, Group::G1), 0, Extent::All);
}

/// Every number of points to 300 over a toy, whose lists repeat all of its points, and over one word.
#[test]
fn every_number_of_points() {
    let curves = rows();
    for (bits, step) in [(9, 1), (64, 3)] {
        let row = curves
            .iter()
            .find(|row| row.bits == bits && row.kind == 3)
            .unwrap();
        let set = Setting::of(&row.curve(1).unwrap(), Group::G1);
        let mut random = Random(bits);
        let bases = points(&set, 300, &mut random);
        let scalars: Vec<_> = (0..300).map(|_| random.scalar()).collect();
        let every = ways(&[None]);
        for n in (0..=300).step_by(step) {
            let some = [AUTO[0], every[1 + n % 4]];
            set.check(&bases.first(n), &u256(&scalars[..n]), &some, "length");
        }
    }
}

/// Scalars of every number of bits to 512: the least, the largest and any of each, and the largest alone.
#[test]
fn scalars_of_every_length() {
    scalars(|bits| vec![AUTO[0], ways(&[None])[1 + bits % 4]]);
}

#[test]
#[ignore = "long"]
fn scalars_of_every_length_in_every_way() {
    scalars(|_| ways(&[None, Some(4)]));
}

fn scalars(ways: impl Fn(usize) -> Vec<Way>) {
    const PER: usize = 8;
    let toy = rows()
        .into_iter()
        .find(|row| row.bits == 11 && row.kind == 3);
    let toy = toy.and_then(|row| row.curve(1)).unwrap();
    for set in [
        Setting::new("bn254", Group::G1),
        Setting::of(&toy, Group::G1),
    ] {
        let mut random = Random(0x5bd1_e995);
        let bases = points(&set, 9, &mut random);
        for bits in 1..=64 * PER {
            let least = BigUint::one() << (bits - 1);
            let mut any = || -> BigUint {
                let words: Vec<u64> = (0..PER).map(|_| random.next()).collect();
                (integer(&words) % &least) | &least
            };
            let mut list = vec![least.clone(), (&least << 1u32) - 1u32, BigUint::ZERO];
            list.extend((0..6).map(|_| any()));
            let words = |k: &BigUint| {
                let mut words = k.to_u64_digits();
                words.resize(PER, 0);
                words
            };
            let all: Vec<u64> = list.iter().flat_map(words).collect();
            for n in [1, 9] {
                let first = 1 - n / 9;
                let some = first..first + n;
                let list = List {
                    view: Scalars::Words {
                        words: &all[PER * some.start..PER * some.end],
                        per: PER,
                    },
                    values: list[some].iter().map(|k| k.clone().into()).collect(),
                };
                set.check(&bases.first(n), &list, &ways(bits), &format!("{bits} bits"));
            }
            // One product.
            let base = each(&bases.first(9).points)
                .into_iter()
                .find(|p| !p.is_infinity());
            let log = bases.logs.iter().find(|k| !k.is_zero()).unwrap();
            let want = set.multiple(&(log * &list[1]));
            for engine in &set.engines {
                let got = engine
                    .mul(&words(&list[1]), base.as_ref().unwrap())
                    .unwrap();
                assert_eq!(got, want, "{} {bits} bits", set.name);
            }
        }
    }
}
