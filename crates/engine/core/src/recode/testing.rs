//! For tests: Eisenstein integers of any size, curves' numbers, scalars, the value of a digit.

use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_traits::{One, Signed, Zero};

use super::{Digit, NONE, Recoding};

/// `x + yω`.
pub type Eis = [BigInt; 2];

pub fn eis(x: i64, y: i64) -> Eis {
    [x.into(), y.into()]
}

pub fn mul(a: &Eis, b: &Eis) -> Eis {
    let yy = &a[1] * &b[1];
    [&a[0] * &b[0] - &yy, &a[0] * &b[1] + &a[1] * &b[0] - yy]
}

pub fn sub(a: &Eis, b: &Eis) -> Eis {
    [&a[0] - &b[0], &a[1] - &b[1]]
}

pub fn norm(a: &Eis) -> BigInt {
    &a[0] * &a[0] - &a[0] * &a[1] + &a[1] * &a[1]
}

/// Whether q divides z; the quotient.
pub fn divide(z: &Eis, q: &Eis) -> Option<Eis> {
    let (n, p) = (norm(q), mul(z, &[&q[0] - &q[1], -&q[1]]));
    (p.iter().all(|p| p.is_multiple_of(&n))).then(|| p.map(|p| p / &n))
}

/// A nearest multiplier t of q to z, found among the neighbours of the floor.
pub fn nearest(z: &Eis, q: &Eis) -> Eis {
    let (n, p) = (norm(q), mul(z, &[&q[0] - &q[1], -&q[1]]));
    let floor = p.map(|p| p.div_floor(&n));
    let mut all: Vec<Eis> = Vec::new();
    for i in -1..=2i64 {
        for j in -1..=2i64 {
            all.push([&floor[0] + i, &floor[1] + j]);
        }
    }
    all.into_iter()
        .min_by_key(|t| norm(&sub(z, &mul(q, t))))
        .unwrap()
}

/// One curve's subgroup order, λ and ν.
#[derive(Clone, Debug)]
pub struct Numbers {
    pub name: String,
    pub r: BigUint,
    pub lambda: BigUint,
    pub nu: Eis,
}

fn number(s: &str) -> BigInt {
    s.parse().unwrap()
}

/// The lines of a vector file that start with a word.
pub fn lines<'a>(file: &'a str, word: &'a str) -> impl Iterator<Item = Vec<&'a str>> {
    file.lines()
        .map(|l| l.split_whitespace().collect::<Vec<_>>())
        .filter(move |l| l.first() == Some(&word))
}

pub const EISENSTEIN: &str = include_str!("../../../../../vectors/recode-eisenstein.txt");

/// The numbers of a prime r ≡ 1 mod 3, from nothing else.
pub fn numbers(name: &str, r: &str) -> Numbers {
    let r: BigUint = r.parse().unwrap();
    let third = (&r - 1u32) / 3u32;
    let lambda = (2u32..)
        .map(|g| BigUint::from(g).modpow(&third, &r))
        .find(|l| !l.is_one() && !l.is_zero())
        .unwrap();
    // ν = gcd(r, λ − ω).
    let mut a = [BigInt::from(r.clone()), BigInt::ZERO];
    let mut b = [BigInt::from(lambda.clone()), BigInt::from(-1)];
    while !norm(&b).is_zero() {
        let rest = sub(&a, &mul(&b, &nearest(&a, &b)));
        (a, b) = (b, rest);
    }
    Numbers {
        name: name.into(),
        r,
        lambda,
        nu: a,
    }
}

/// The curves of the vectors and others that have a cube root of unity.
pub fn curves() -> Vec<Numbers> {
    let mut all: Vec<Numbers> = lines(EISENSTEIN, "curve")
        .map(|l| {
            let nu = [number(l[3]), number(l[4])];
            let r = norm(&nu).magnitude().clone();
            Numbers {
                name: l[1].into(),
                r,
                lambda: l[2].parse().unwrap(),
                nu,
            }
        })
        .collect();
    for (name, r) in [
        (
            "secp256k1",
            "115792089237316195423570985008687907852837564279074904382605163141518161494337",
        ),
        (
            "Pallas",
            "28948022309329048855892746252171976963363056481941647379679742748393362948097",
        ),
        (
            "BW6-761",
            "258664426012969094010652733694893533536393512754914660539884262666720468348340822774968888139573360124440321458177",
        ),
    ] {
        all.push(numbers(name, r));
    }
    all
}

/// A stream of 64-bit words.
pub fn words(count: usize, seed: u64) -> Vec<u64> {
    let mut state = seed;
    (0..count)
        .map(|_| crate::random::split_mix(&mut state))
        .collect()
}

/// 0, 1, 2, r and its neighbours, halves, thirds, λ and its neighbours, powers of two, the largest.
pub fn edges(n: &Numbers, words: usize) -> Vec<BigUint> {
    let top = (BigUint::one() << (64 * words)) - 1u32;
    let mut all = vec![
        BigUint::ZERO,
        1u32.into(),
        2u32.into(),
        &top - 1u32,
        &top >> 1,
    ];
    for base in [
        &n.r,
        &n.lambda,
        &(&n.r >> 1),
        &(&n.r / 3u32),
        &(&n.r * 2u32 / 3u32),
    ] {
        for k in 0..3u32 {
            all.push(base + k);
            if base >= &BigUint::from(k) {
                all.push(base - k);
            }
        }
    }
    for k in 0..64 * words {
        all.push(BigUint::one() << k);
        all.push((BigUint::one() << k) - 1u32);
    }
    let mut multiple = n.r.clone();
    while multiple <= top && all.len() < 700 {
        all.push(multiple.clone());
        multiple += &n.r * (1u32 + all.len() as u32 / 600 * 1000);
    }
    all.push(top.clone());
    all.retain(|a| a <= &top);
    all
}

/// [`edges`] and a hundred others.
pub fn edges_and_others(n: &Numbers, words_each: usize, seed: u64) -> Vec<BigUint> {
    let mut all = edges(n, words_each);
    let others = words(words_each * 100, seed);
    all.extend(others.chunks(words_each).map(number_of));
    all
}

/// The number of some words, least significant first.
pub fn number_of(words: &[u64]) -> BigUint {
    let number = words.iter().rev();
    number.fold(BigUint::ZERO, |s, w| (s << 64u32) + w)
}

/// Scalars as words.
pub fn flat(scalars: &[BigUint], words: usize) -> Vec<u64> {
    scalars
        .iter()
        .flat_map(|a| crate::words::words_of(a, words))
        .collect()
}

/// The value of a digit in Z[ω].
pub fn value(s: &dyn Recoding, d: Digit) -> Eis {
    if d == NONE {
        return eis(0, 0);
    }
    assert!(((d >> 3) as usize) < s.buckets(), "bucket out of range");
    let (row, col) = s.place(d >> 3);
    let (row, col) = (row as i64, col as i64);
    let (ru, cu) = (s.row_unit(), s.col_unit());
    let weight = eis(row * ru.x + col * cu.x, row * ru.y + col * cu.y);
    let unit = match d >> 1 & 3 {
        0 => eis(1, 0),
        1 => eis(0, 1),
        2 => eis(-1, -1),
        _ => panic!("not a power of ω"),
    };
    let z = mul(&weight, &unit);
    if d & 1 == 1 { z.map(|z| -z) } else { z }
}

/// The value of all the digits of scalar i: `Σ ρ^k·Σ_slots d`.
pub fn sum(s: &dyn Recoding, out: &[Digit], count: usize, i: usize) -> Eis {
    let radix = eis(s.radix().x, s.radix().y);
    let mut sum = eis(0, 0);
    for k in (0..s.windows()).rev() {
        sum = mul(&sum, &radix);
        for slot in 0..s.slots() {
            let d = value(s, out[(k * s.slots() + slot) * count + i]);
            sum = [&sum[0] + &d[0], &sum[1] + &d[1]];
        }
    }
    sum
}

/// Recodes the scalars and checks that the digits' sums are congruent to them modulo r.
pub fn check(s: &dyn Recoding, n: &Numbers, scalars: &[BigUint]) {
    let mut out = vec![5; scalars.len() * s.windows() * s.slots()];
    s.recode(&flat(scalars, s.scalar_words()), &mut out);
    for (i, a) in scalars.iter().enumerate() {
        let [x, y] = sum(s, &out, scalars.len(), i);
        let z = x + y * BigInt::from(n.lambda.clone()) - BigInt::from(a.clone());
        assert!(
            z.abs().is_multiple_of(&n.r.clone().into()),
            "{} {} {a}",
            n.name,
            s.name()
        );
    }
}
