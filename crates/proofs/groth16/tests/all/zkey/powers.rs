//! Powers of a known τ, prepared for phase 2, as a file of snarkjs: what a ceremony of one makes.

use std::path::{Path, PathBuf};

use msmith::{Engine, Options, Point, Scalars, WordPoints};
use msmith_groth16::Groups;
use num_bigint::BigUint;

use super::files::{joined, write};

/// Writes powers of 2^power; the secrets are τ, α and β.
pub fn prepared(groups: &Groups, power: u32, secrets: [u64; 3], folder: &Path) -> PathBuf {
    let (first, second) = (groups.first(), groups.second());
    let r = &groups.curve().r;
    let [tau, alpha, beta] = secrets.map(BigUint::from);
    let one = BigUint::from(1u32);
    let n = 1usize << power;
    let mut header = Vec::new();
    let prime = groups.curve().p.to_u64_digits();
    header.extend((8 * prime.len() as u32).to_le_bytes());
    header.extend(prime.iter().flat_map(|w| w.to_le_bytes()));
    header.extend(power.to_le_bytes());
    header.extend(power.to_le_bytes());
    let powers = |n: usize, factor: &BigUint| {
        let mut value = factor.clone();
        let mut list = Vec::with_capacity(n);
        for _ in 0..n {
            list.push(value.clone());
            value = value * &tau % r;
        }
        list
    };
    let forms = |last: u32, factor: &BigUint| {
        let mut list = Vec::new();
        for power in 0..=last {
            list.extend(lagrange(r, power, &tau).into_iter().map(|x| x * factor % r));
        }
        list
    };
    let lists = [
        (2, first, powers(2 * n - 1, &one)),
        (3, second, powers(n, &one)),
        (4, first, powers(n, &alpha)),
        (5, first, powers(n, &beta)),
        (6, second, vec![beta.clone()]),
        (12, first, forms(power + 1, &one)),
        (13, second, forms(power, &one)),
        (14, first, forms(power, &alpha)),
        (15, first, forms(power, &beta)),
    ];
    let mut sections = vec![(1, header)];
    for (id, engine, scalars) in lists {
        sections.push((id, multiples(engine, &scalars)));
        if id == 6 {
            sections.push((7, vec![0; 4]));
        }
    }
    let bytes = joined(b"ptau\x01\0\0\0", &sections);
    write(
        folder,
        &format!("{}-{power}.ptau", groups.curve().name),
        &bytes,
    )
}

/// `L_i(τ)` over the roots of unity of order 2^power that snarkjs has.
fn lagrange(r: &BigUint, power: u32, tau: &BigUint) -> Vec<BigUint> {
    let one = BigUint::from(1u32);
    let half = (r - 1u32) >> 1;
    let mut x = BigUint::from(2u32);
    while x.modpow(&half, r) == one {
        x += 1u32;
    }
    let root = x.modpow(&((r - 1u32) >> power), r);
    let inverse = |x: &BigUint| x.modpow(&(r - 2u32), r);
    let n = BigUint::from(1u32) << power;
    let factor = (tau.modpow(&n, r) + r - 1u32) * inverse(&(&n % r)) % r;
    let mut at = one;
    let mut list = Vec::new();
    for _ in 0..1u64 << power {
        list.push(&factor * &at % r * inverse(&((tau + r - &at) % r)) % r);
        at = at * &root % r;
    }
    list
}

fn multiples(engine: &Engine, scalars: &[BigUint]) -> Vec<u8> {
    let mut words = vec![0; 4 * scalars.len()];
    for (to, from) in words.chunks_exact_mut(4).zip(scalars) {
        let digits = from.to_u64_digits();
        to[..digits.len()].copy_from_slice(&digits);
    }
    let spec = engine.spec();
    let g = spec
        .gx
        .iter()
        .chain(&spec.gy)
        .flat_map(|x| engine.to_words(x));
    let g = Point::new(g.collect::<Vec<_>>());
    let scalars = Scalars::Words {
        words: &words,
        per: 4,
    };
    let points: WordPoints = engine.mul_base(&g, scalars, &Options::default()).unwrap();
    points.words.iter().flat_map(|w| w.to_le_bytes()).collect()
}
