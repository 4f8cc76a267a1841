//! Proofs of lists: of a circuit of three constraints, whose key is made here of known numbers.

use std::ffi::c_void;
use std::ptr::null;

use msmith::{Backend, Engine, Options, Point, Points, Scalars, WordPoints};
use msmith_capi::face::*;
use msmith_groth16::{Groups, Proof, VerifyingKey};
use num_bigint::BigUint;

use super::at;
use crate::must;

/// Wires 1, y, x, x², x³ with x·x = x², x²·x = x³ and x³·(x + 5) = y: for each constraint the factors of the wires.
const A: [[u32; 5]; 3] = [[0, 0, 1, 0, 0], [0, 0, 0, 1, 0], [0, 0, 0, 0, 1]];
const B: [[u32; 5]; 3] = [[0, 0, 1, 0, 0], [0, 0, 1, 0, 0], [5, 0, 1, 0, 0]];
const C: [[u32; 5]; 3] = [[0, 0, 0, 1, 0], [0, 0, 0, 0, 1], [0, 1, 0, 0, 0]];
const X: u64 = 1 << 20;

/// Integers modulo r.
struct Field(BigUint);

impl Field {
    fn inverse(&self, x: &BigUint) -> BigUint {
        x.modpow(&(&self.0 - 2u32), &self.0)
    }

    fn sub(&self, a: &BigUint, b: &BigUint) -> BigUint {
        (a + &self.0 - b % &self.0) % &self.0
    }

    /// The values at t of the polynomials that are 1 at one of four roots of unity and 0 at the others.
    fn lagrange(&self, t: &BigUint) -> [BigUint; 4] {
        let root = BigUint::from(5u32).modpow(&((&self.0 - 1u32) / 4u32), &self.0);
        // The root of gnark and arkworks is a power of this number.
        let roots: [BigUint; 4] = std::array::from_fn(|i| root.modpow(&i.into(), &self.0));
        std::array::from_fn(|i| {
            let others = roots.iter().filter(|x| **x != roots[i]);
            others.fold(BigUint::from(1u32), |product, x| {
                let below = self.inverse(&self.sub(&roots[i], x));
                product * self.sub(t, x) * below % &self.0
            })
        })
    }
}

fn words(x: &BigUint) -> [u64; 4] {
    let mut words = [0; 4];
    (words.iter_mut().zip(x.iter_u64_digits())).for_each(|(to, from)| *to = from);
    words
}

fn generator(engine: &Engine) -> Point {
    let spec = engine.spec();
    let coordinates = spec.gx.iter().chain(&spec.gy);
    let words: Vec<u64> = coordinates.flat_map(|c| engine.to_words(c)).collect();
    Point::new(words)
}

/// Multiples of the generator.
fn multiples(engine: &Engine, factors: &[BigUint]) -> WordPoints {
    let scalars: Vec<[u64; 4]> = factors.iter().map(words).collect();
    let base = generator(engine);
    let options = &Options::default();
    engine
        .mul_base(&base, Scalars::U256(&scalars), options)
        .unwrap()
}

/// Their bytes, without some of them.
fn bytes(points: &WordPoints, which: impl Iterator<Item = usize>) -> Vec<u8> {
    let stride = points.stride;
    let of = |i: usize| match points.finite[i] {
        true => points.words[stride * i..stride * (i + 1)].to_vec(),
        false => vec![0; stride],
    };
    which.flat_map(of).flat_map(u64::to_le_bytes).collect()
}

fn whole(points: &WordPoints) -> Vec<u8> {
    bytes(points, 0..points.len())
}

#[test]
fn lists_as_they_are_and_as_gnark_has_them() {
    let groups = Groups::by_name("bn254", Backend::detect().unwrap()).unwrap();
    let (g1, g2) = (groups.first(), groups.second());
    let field = Field(groups.curve().r.clone());
    let number = |x: u64| BigUint::from(x);
    let [alpha, beta, gamma, delta, t] = [3, 5, 7, 11, 1_000_003].map(number);
    let row = field.lagrange(&t);
    let at_t = |matrix: [[u32; 5]; 3]| -> Vec<BigUint> {
        let wire = |i: usize| (0..3).map(|k| &row[k] * matrix[k][i]).sum::<BigUint>() % &field.0;
        (0..5).map(wire).collect()
    };
    let [a, b, c] = [A, B, C].map(at_t);
    let over = |i: usize, by: &BigUint| {
        (&beta * &a[i] + &alpha * &b[i] + &c[i]) * field.inverse(by) % &field.0
    };
    let zero_of = (t.pow(4) - 1u32) * field.inverse(&delta);
    let h: Vec<BigUint> = (0..3).map(|i| &zero_of * t.pow(i) % &field.0).collect();
    let k: Vec<BigUint> = (2..5).map(|i| over(i, &delta)).collect();
    let ic: Vec<BigUint> = (0..2).map(|i| over(i, &gamma)).collect();
    let [a, b1, h, k, ic] = [&a, &b, &h, &k, &ic].map(|list| multiples(g1, list));
    let b2 = multiples(g2, &b);
    let first = multiples(g1, &[alpha.clone(), beta.clone(), delta.clone()]);
    let second = multiples(g2, &[beta, delta, gamma]);

    let cube = number(X).pow(3);
    let y = &cube * (X + 5);
    let w = [number(1), y, number(X), number(X * X), cube];
    let montgomery = |list: &[BigUint]| -> Vec<u8> {
        let shifted = list.iter().map(|x| (x << 256) % &field.0);
        shifted
            .flat_map(|x| words(&x))
            .flat_map(u64::to_le_bytes)
            .collect()
    };
    let values = |matrix: [[u32; 5]; 3]| -> Vec<u8> {
        let value = |row: [u32; 5]| (0..5).map(|i| &w[i] * row[i]).sum::<BigUint>();
        montgomery(&matrix.map(value))
    };
    let (values_a, values_b, wires) = (values(A), values(B), montgomery(&w));
    let (first_bytes, second_bytes) = (whole(&first), bytes(&second, 0..2));
    let [all_a, all_b1, all_b2, all_c, all_h] = [&a, &b1, &b2, &k, &h].map(whole);
    let lists = CallerLists {
        size: size_of::<CallerLists>(),
        curve: c"bn254".as_ptr(),
        wires: 5,
        signals: 1,
        constraints: 3,
        domain: 4,
        a: at(&all_a),
        b1: at(&all_b1),
        b2: at(&all_b2),
        c: at(&all_c),
        h: at(&all_h),
        no_a: null(),
        no_b: null(),
        no_c: null(),
        h_reversed: 0,
        reserved: 0,
        first: at(&first_bytes),
        second: at(&second_bytes),
        w: at(&wires),
        values_a: at(&values_a),
        values_b: at(&values_b),
    };
    let (r, s) = ([5; 32], [3; 32]);
    let prove = |lists: &CallerLists, [r, s]: [*const c_void; 2]| {
        let mut proof = vec![9; 256];
        let to = proof.as_mut_ptr().cast();
        must(unsafe { msmith_groth16_prove_lists(to, 256, lists, r, s, null()) });
        proof
    };
    let proof = prove(&lists, [at(&r), at(&s)]);

    // Points at infinity left out, and those of H by reversed numbers.
    let there = |list: &WordPoints| (0..5).filter(|i| list.finite[*i]).collect::<Vec<_>>();
    let (of_a, of_b) = (there(&a), there(&b1));
    assert_eq!((of_a.len(), of_b.len()), (3, 2));
    let flags = |list: &WordPoints| list.finite.iter().map(|f| u8::from(!f)).collect::<Vec<_>>();
    let (no_a, no_b) = (flags(&a), flags(&b1));
    let few_a = bytes(&a, of_a.into_iter());
    let (few_b1, few_b2) = (
        bytes(&b1, of_b.iter().copied()),
        bytes(&b2, of_b.iter().copied()),
    );
    let reversed = bytes(&h, [0, 2, 1].into_iter());
    let as_gnark = CallerLists {
        a: at(&few_a),
        b1: at(&few_b1),
        b2: at(&few_b2),
        h: at(&reversed),
        no_a: no_a.as_ptr(),
        no_b: no_b.as_ptr(),
        h_reversed: 1,
        ..lists
    };
    assert!(prove(&as_gnark, [at(&r), at(&s)]) == proof);
    // A point of C at infinity, and the same left out.
    let (mut infinite, few_c) = (all_c.clone(), bytes(&k, [0, 2].into_iter()));
    infinite[64..128].fill(0);
    let at_infinity = CallerLists {
        c: at(&infinite),
        ..lists
    };
    let left_out = CallerLists {
        c: at(&few_c),
        no_c: [0, 1, 0].as_ptr(),
        ..lists
    };
    let without = prove(&left_out, [at(&r), at(&s)]);
    assert!(without == prove(&at_infinity, [at(&r), at(&s)]) && without != proof);
    let in_order = CallerLists {
        h_reversed: 0,
        ..as_gnark
    };
    assert!(prove(&in_order, [at(&r), at(&s)]) != proof);

    // They are right, and those of random numbers too.
    let point = |list: &WordPoints, i| list.get(i).unwrap_or_default();
    let of_second = [point(&second, 0), point(&second, 2), point(&second, 1)];
    let vk = VerifyingKey::new(&groups, point(&first, 0), of_second, ic).unwrap();
    let y = words(&w[1]);
    for proof in [proof, prove(&as_gnark, [null(); 2])] {
        let coordinates: Vec<u64> = (proof.as_chunks().0.iter())
            .map(|b| u64::from_le_bytes(*b))
            .collect();
        let point = |range: std::ops::Range<usize>| Point::new(coordinates[range].to_vec());
        let proof = Proof::new(&groups, point(0..8), point(8..24), point(24..32)).unwrap();
        assert!(vk.verify(&[y], &proof, &Options::default()).unwrap());
        assert!(
            !vk.verify(&[[1, 0, 0, 0]], &proof, &Options::default())
                .unwrap()
        );
    }
}
