use super::*;
use crate::ring::lanes::tests::{Rng, mid, toys, wide, words};
use crate::ring::lanes::{self, Digits, Field};
use bytemuck::Zeroable;
use num_bigint::BigUint;

/// Every operation is that of the ring of the shape, and of its extension; false where it has none of the modulus.
fn same<S: Wide<W>, const L: usize, const W: u32>(p: &BigUint, len: usize) -> bool
where
    for<'a> Prime<'a>: From<Vec8<'a, S, L, W>>,
    for<'a> Quadratic<'a>: From<Ext2<Vec8<'a, S, L, W>>>,
    Digits<L>: lanes::Shape<S::D, Row = Row<S::D, MOST>>,
    Row<S::D, MOST>: Pod,
{
    Field::<S, L, W>::of_any_length(&words(p, len)).is_ok_and(|field| {
        let ring = field.ring();
        compare(&Prime::from(ring), &ring, p, len);
        for beta in [-1, -5, -2, 3] {
            let ring = Ext2::new(ring, beta);
            compare(&Quadratic::from(ring), &ring, p, len);
        }
        true
    })
}

/// Elements of words of p, each of `len`.
fn compare<R, Q>(shared: &R, ring: &Q, p: &BigUint, len: usize)
where
    R: Lanes,
    R::Mem: Pod + PartialEq + core::fmt::Debug,
    Q: Lanes,
    Q::Mem: Pod,
{
    type Of<R> = <R as Lanes>::Mem;
    assert_eq!(shared.backend(), ring.backend());
    let parts = ring.words() / len;
    assert_eq!((shared.words(), shared.form()), (ring.words(), ring.form()));
    assert_eq!(shared.products(), ring.products());
    let mut rng = Rng(p.bits());
    let residue = |rng: &mut Rng, round: usize| -> Vec<u64> {
        let digits: Vec<u32> = (0..2 * len).map(|_| rng.next() as u32).collect();
        let value = match round % 8 {
            0 => BigUint::ZERO,
            1 => p - 1u32,
            _ => BigUint::new(digits) % p,
        };
        words(&value, len)
    };
    let list: Vec<Vec<u64>> = (0..64)
        .map(|i| {
            (0..parts)
                .flat_map(|k| residue(&mut rng, i + 3 * k))
                .collect()
        })
        .collect();
    let table = list.concat();
    let own_rows: Vec<Of<Q>> = list.iter().map(|v| ring.pack(v)).collect();
    let rows: &[Of<R>] = cast_slice(&own_rows);
    for ((v, row), own_row) in list.iter().zip(rows).zip(&own_rows) {
        assert_eq!(shared.pack(v), *row);
        let (mut back, mut own) = (vec![0; parts * len], vec![0; parts * len]);
        shared.unpack(row, &mut back);
        assert_eq!(back, *v);
        shared.to_words(row, &mut back);
        ring.to_words(own_row, &mut own);
        assert_eq!(back, own);
    }
    let read = |a: &R::El| {
        let mut out = [Of::<R>::zeroed(); 8];
        shared.scatter(a, &mut out);
        out
    };
    let want = |a: &Q::El| {
        let mut out = [Of::<Q>::zeroed(); 8];
        ring.scatter(a, &mut out);
        let out: [Of<R>; 8] = out.map(cast);
        out
    };
    assert_eq!(read(&shared.zero()), want(&ring.zero()));
    assert_eq!(read(&shared.one()), want(&ring.one()));
    assert_eq!(
        read(&shared.splat(&rows[3])),
        want(&ring.splat(&own_rows[3]))
    );
    for round in 0..50 {
        let index: [u32; 8] = core::array::from_fn(|_| (rng.next() % 64) as u32);
        let other: [u32; 8] = core::array::from_fn(|_| (rng.next() % 64) as u32);
        shared.prefetch(rows, index[0]);
        shared.prefetch_words(&table, index[0], other[0]);
        let refs = other.map(|i| &rows[i as usize]);
        let own_refs = other.map(|i| &own_rows[i as usize]);
        let (a, c) = (
            shared.gather_at(rows, &index),
            ring.gather_at(&own_rows, &index),
        );
        let (b, d) = (shared.gather(&refs), ring.gather(&own_refs));
        let mask = rng.next() as u8;
        for (got, want_) in [
            (a, c),
            (b, d),
            (
                shared.gather_words(&table, &index),
                ring.gather_words(&table, &index),
            ),
            (shared.add(&a, &b), ring.add(&c, &d)),
            (shared.dbl(&a), ring.dbl(&c)),
            (shared.sub::<1>(&a, &b), ring.sub::<1>(&c, &d)),
            (shared.sub::<8>(&a, &b), ring.sub::<8>(&c, &d)),
            (shared.neg::<2>(&a), ring.neg::<2>(&c)),
            (shared.mul(&a, &b), ring.mul(&c, &d)),
            (shared.sqr(&a), ring.sqr(&c)),
            (
                shared.norm(&shared.sub::<1>(&shared.mul(&a, &b), &a)),
                ring.norm(&ring.sub::<1>(&ring.mul(&c, &d), &c)),
            ),
            (shared.select(mask, &a, &b), ring.select(mask, &c, &d)),
            (shared.conjugate(&a), ring.conjugate(&c)),
            (shared.inv(&a), ring.inv(&c)),
        ] {
            assert_eq!(read(&got), want(&want_), "round {round} of {p}");
        }
        let (x, y) = (shared.sub::<1>(&a, &b), ring.sub::<1>(&c, &d));
        assert_eq!(shared.maybe_zero(&x), ring.maybe_zero(&y));
        assert_eq!(shared.is_zero(&x), ring.is_zero(&y));
        assert_eq!(shared.flags(&index, 3), ring.flags(&index, 3));
        let lists = index.map(|i| &list[i as usize][..]);
        assert_eq!(read(&shared.load(&lists)), want(&ring.load(&lists)));
    }
}

#[test]
fn operations_are_those_of_the_shape() {
    if <AvxIfma as Wide<52>>::available() {
        for p in mid().iter().chain(&toys()) {
            assert!(same::<AvxIfma, 5, 52>(p, 4) || p.bits() == 256);
        }
        for p in wide() {
            assert!(same::<AvxIfma, 8, 52>(&p, 6));
        }
    } else {
        eprintln!("skipped: no 52-bit products here");
    }
    if <Avx2 as Wide<48>>::available() {
        for p in mid().iter().chain(&toys()) {
            assert!(same::<Avx2, 6, 44>(p, 4));
        }
        for p in wide() {
            assert!(same::<Avx2, 8, 48>(&p, 6));
        }
    } else {
        eprintln!("skipped: no AVX2 here");
    }
}
