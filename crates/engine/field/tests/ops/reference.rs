//! The same operations on big integers.

use msmith_field::{Backend, ByteOrder, Field, Options};
use num_bigint::BigUint;

/// A prime and the words of its elements.
pub struct Reference {
    pub p: BigUint,
    words: usize,
}

/// On this many threads.
pub fn threads(threads: usize) -> Options<'static> {
    Options {
        threads: Some(threads),
        ..Options::default()
    }
}

/// Numbers below p that look random, after 0, 1 and p − 1, with another 0 among them.
pub fn numbers(p: &BigUint, n: usize) -> Vec<BigUint> {
    let mut state = n as u64;
    let mut next = || {
        state = state
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        (state >> 32) as u32
    };
    let number = |i| match i {
        0 | 13 => BigUint::ZERO,
        1 => BigUint::from(1u32),
        2 => p - 1u32,
        _ => BigUint::new((0..=p.bits() / 32).map(|_| next()).collect()) % p,
    };
    (0..n).map(number).rev().collect()
}

impl Reference {
    pub fn new(p: &BigUint) -> Self {
        let words = match p.bits() {
            0..=256 => 4,
            257..=384 => 6,
            _ => 12,
        };
        Self {
            p: p.clone(),
            words,
        }
    }

    pub fn field(&self, backend: Backend) -> Field {
        Field::new(&self.p.to_u64_digits(), backend).unwrap()
    }

    /// Integers one after the other.
    pub fn integers(&self, numbers: &[BigUint]) -> Vec<u64> {
        let mut all = Vec::new();
        for number in numbers {
            all.extend(number.to_u64_digits());
            all.resize(all.len().next_multiple_of(self.words), 0);
            if number.bits() == 0 {
                all.resize(all.len() + self.words, 0);
            }
        }
        all
    }

    /// Montgomery words.
    pub fn elements(&self, numbers: &[BigUint]) -> Vec<u64> {
        let element = |x| (x << (64 * self.words)) % &self.p;
        self.integers(&numbers.iter().map(element).collect::<Vec<_>>())
    }

    /// The numbers of Montgomery words.
    pub fn numbers(&self, elements: &[u64]) -> Vec<BigUint> {
        let over = BigUint::from(1u32) << (64 * self.words);
        let over = over.modinv(&self.p).unwrap();
        let number = |words: &[u64]| {
            let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
            BigUint::from_bytes_le(&bytes) * &over % &self.p
        };
        elements.chunks(self.words).map(number).collect()
    }

    pub fn is_square(&self, x: &BigUint) -> bool {
        *x == BigUint::ZERO || x.modpow(&(&self.p >> 1), &self.p) == BigUint::from(1u32)
    }
}

/// Every operation on lists of some lengths.
pub fn agree(r: &Reference, backend: Backend, lengths: &[usize]) {
    for &n in lengths {
        lists_agree(r, &r.field(backend), &numbers(&r.p, n));
    }
}

/// Every operation on these numbers, and on them backwards.
pub fn lists_agree(r: &Reference, field: &Field, a: &[BigUint]) {
    let (p, o) = (&r.p, &threads(2));
    let name = format!("p = {p}, {} of {:?}", a.len(), field.backend());
    let b: Vec<BigUint> = a.iter().rev().map(|x| (x + 5u32) % p).collect();
    let (words, other) = (r.elements(a), r.elements(&b));
    assert_eq!(field.words(), r.words, "{name}");
    assert_eq!(field.check(&words), Ok(a.len()), "{name}");
    let both = |op: &dyn Fn(&BigUint, &BigUint) -> BigUint| -> Vec<u64> {
        let all: Vec<_> = a.iter().zip(&b).map(|(a, b)| op(a, b) % p).collect();
        r.elements(&all)
    };
    let done = |what: &str, run: &dyn Fn(&mut Vec<u64>), want: &[u64]| {
        let mut got = words.clone();
        run(&mut got);
        assert_eq!(got, want, "{what}: {name}");
    };
    done(
        "add",
        &|a| field.add(a, &other, o).unwrap(),
        &both(&|a, b| a + b),
    );
    done(
        "sub",
        &|a| field.sub(a, &other, o).unwrap(),
        &both(&|a, b| a + p - b),
    );
    done(
        "mul",
        &|a| field.mul(a, &other, o).unwrap(),
        &both(&|a, b| a * b),
    );
    let x = &b[0];
    let by = r.elements(&b[..1]);
    done(
        "scale",
        &|a| field.scale(a, &by, o).unwrap(),
        &both(&|a, _| a * x),
    );
    let integers = r.integers(a);
    done("from", &|a| field.from_montgomery(a, o).unwrap(), &integers);
    let mut back = integers.clone();
    field.to_montgomery(&mut back, o).unwrap();
    assert_eq!(back, words, "to: {name}");
    let long = (p << 70u32) + 9u32;
    for e in [
        0u32.into(),
        1u32.into(),
        2u32.into(),
        0b1011_0001u32.into(),
        long,
    ] {
        let want = both(&|a, _| a.modpow(&e, p));
        done(
            "pow",
            &|a| field.pow(a, &e.to_u64_digits(), o).unwrap(),
            &want,
        );
    }
    let powers: Vec<_> = (0..a.len()).map(|i| x.modpow(&i.into(), p)).collect();
    assert_eq!(
        field.powers(&by, a.len(), o),
        Ok(r.elements(&powers)),
        "{name}"
    );
    let places = |is: &dyn Fn(&BigUint) -> bool| -> Vec<usize> {
        (0..a.len()).filter(|i| is(&a[*i])).collect()
    };
    let inverses = both(&|a, _| a.modinv(p).unwrap_or_default());
    let zeros = places(&|a| *a == BigUint::ZERO);
    done(
        "invert",
        &|a| assert_eq!(field.invert(a, o).unwrap(), zeros, "{name}"),
        &inverses,
    );
    roots_agree(r, field, a, &words, &places(&|a| !r.is_square(a)), &name);
    let size = p.bits().div_ceil(8) as usize;
    assert_eq!(field.bytes(), size);
    for order in [ByteOrder::Little, ByteOrder::Big] {
        let bytes: Vec<u8> = (a.iter())
            .flat_map(|x| {
                let mut bytes = x.to_bytes_le();
                bytes.resize(size, 0);
                if order == ByteOrder::Big {
                    bytes.reverse();
                }
                bytes
            })
            .collect();
        assert_eq!(
            field.to_bytes(&words, order, o).as_ref(),
            Ok(&bytes),
            "{name}"
        );
        assert_eq!(
            field.from_bytes(&bytes, order, o).as_ref(),
            Ok(&words),
            "{name}"
        );
    }
}

/// Roots of squares, and of products with the nonresidue.
fn roots_agree(
    r: &Reference,
    field: &Field,
    a: &[BigUint],
    words: &[u64],
    others: &[usize],
    name: &str,
) {
    let (p, o) = (&r.p, &threads(2));
    let c = &r.numbers(field.nonresidue().unwrap())[0];
    assert!(!r.is_square(c), "{name}");
    let [mut roots, mut multiples] = [words.to_vec(), words.to_vec()];
    assert_eq!(field.sqrt(&mut roots, o).as_deref(), Ok(others), "{name}");
    assert_eq!(
        field.sqrt_or_multiple(&mut multiples, o).as_deref(),
        Ok(others),
        "{name}"
    );
    let both = r.numbers(&roots).into_iter().zip(r.numbers(&multiples));
    for (i, (root, multiple)) in both.enumerate() {
        match others.contains(&i) {
            false => {
                assert_eq!(&root * &root % p, a[i], "{name}");
                assert_eq!(multiple, root, "{name}");
            }
            true => {
                assert_eq!(root, a[i], "{name}");
                assert_eq!(&multiple * &multiple % p, &a[i] * c % p, "{name}");
            }
        }
    }
}
