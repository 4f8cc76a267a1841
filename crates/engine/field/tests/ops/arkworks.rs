//! What arkworks has for the fields in use, in lists of several blocks and on several threads.

use super::reference::{Reference, agree, numbers, threads};
use ark_ff::{BigInteger, PrimeField};
use msmith_field::{Backend, ByteOrder};
use num_bigint::BigUint;

fn like_arkworks<A: PrimeField>() {
    let p = BigUint::from_bytes_le(&A::MODULUS.to_bytes_le());
    let r = Reference::new(&p);
    let n = 2600;
    let list = numbers(&p, n);
    let theirs: Vec<A> = list.iter().map(|x| A::from(x.clone())).collect();
    let back = |list: &[A]| -> Vec<u64> {
        r.elements(&list.iter().map(|x| (*x).into()).collect::<Vec<BigUint>>())
    };
    let words = back(&theirs);
    let squares: Vec<A> = theirs.iter().map(|x| x.square()).collect();
    for backend in Backend::available() {
        agree(&r, backend, &[40]);
        let (field, o) = (r.field(backend), &threads(3));
        let mut got = words.clone();
        let zeros: Vec<usize> = (0..n).filter(|i| theirs[*i] == A::ZERO).collect();
        assert_eq!(field.invert(&mut got, o), Ok(zeros));
        let mut inverses = theirs.clone();
        ark_ff::batch_inversion(&mut inverses);
        assert_eq!(got, back(&inverses), "{p} {backend:?}");
        let mut got = back(&squares);
        assert_eq!(field.sqrt(&mut got, o), Ok(Vec::new()));
        field.mul(&mut got.clone(), &got, o).unwrap();
        let copy = got.clone();
        field.mul(&mut got, &copy, o).unwrap();
        assert_eq!(got, back(&squares), "{p} {backend:?}");
        let mut got = words.clone();
        field.pow(&mut got, &[11, 1], o).unwrap();
        let want: Vec<A> = theirs.iter().map(|x| x.pow([11u64, 1])).collect();
        assert_eq!(got, back(&want), "{p} {backend:?}");
        let x = theirs[5];
        let mut want = vec![A::ONE];
        for i in 1..n {
            want.push(want[i - 1] * x);
        }
        let got = field.powers(&back(&[x]), n, o).unwrap();
        assert_eq!(got, back(&want), "{p} {backend:?}");
        let bytes: Vec<u8> = (theirs.iter())
            .flat_map(|x| {
                let mut bytes = x.into_bigint().to_bytes_le();
                bytes.truncate(field.bytes());
                bytes
            })
            .collect();
        assert_eq!(field.to_bytes(&words, ByteOrder::Little, o), Ok(bytes));
    }
}

#[test]
fn arkworks_has_the_same() {
    like_arkworks::<ark_bn254::Fr>();
    like_arkworks::<ark_bls12_381::Fr>();
    like_arkworks::<ark_bls12_377::Fr>();
    like_arkworks::<ark_bls12_377::Fq>();
    like_arkworks::<ark_bls12_381::Fq>();
    like_arkworks::<ark_pallas::Fr>();
    like_arkworks::<ark_vesta::Fr>();
    like_arkworks::<ark_secp256k1::Fr>();
    like_arkworks::<ark_secp256k1::Fq>();
}

#[test]
fn arkworks_has_the_same_of_twelve_words() {
    let p = BigUint::from_bytes_le(&ark_bw6_761::Fq::MODULUS.to_bytes_le());
    for backend in Backend::available() {
        agree(&Reference::new(&p), backend, &[40]);
    }
}
