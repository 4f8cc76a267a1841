//! Eight elements to words at once against one at a time: next to multiples of p to the bounds, and digits of any kind.

use super::super::AsRows;
use super::super::simd::Wide;
use super::super::tight52;
use super::super::{Digits, Field, Shape};
use super::Rng;
use crate::ring::outline::Outlined;
use crate::ring::{Lanes, Ring};
use num_bigint::{BigInt, BigUint};
use num_traits::{One, Zero};

/// Words of each lane by [`Lanes::store_words`], which must be those of [`Lanes::unpack`].
pub fn stored<R: Lanes>(r: &Outlined<R>, a: &R::El) -> Vec<Vec<u64>> {
    let n = r.words();
    let mut rows = vec![R::empty(); R::WIDTH];
    r.scatter(a, &mut rows);
    // What is there before does not matter.
    let mut words = vec![u64::MAX; R::WIDTH * n];
    r.store_words(a, &mut words);
    let lanes: Vec<Vec<u64>> = words.chunks(n).map(<[u64]>::to_vec).collect();
    for (lane, row) in rows.iter().enumerate() {
        let mut words = vec![u64::MAX; n];
        r.unpack(row, &mut words);
        assert_eq!(lanes[lane], words, "lane {lane} of store_words");
    }
    lanes
}

/// Digits of an integer as a stored form may have them.
fn digits<const L: usize, const W: u32>(signed: bool, v: &BigInt) -> [i64; L] {
    let mut rest = v.clone();
    let mut digits = [0i64; L];
    let (unit, half) = (BigInt::one() << W, BigInt::one() << (W - 1));
    for d in &mut digits[..L - 1] {
        let mut low: BigInt = ((&rest % &unit) + &unit) % &unit;
        if signed && low >= half {
            low -= &unit;
        }
        rest = (rest - &low) >> W;
        *d = i64::try_from(low).expect("a digit");
    }
    digits[L - 1] = i64::try_from(rest).expect("a digit");
    digits
}

/// Sums of one and of two stored forms next to multiples of p, to the bounds, and such with digits lent where they may be.
pub fn next_to_multiples<S: Wide<W>, const L: usize, const W: u32>(field: &Field<S, L, W>)
where
    Digits<L>: Shape<S::D>,
{
    let r = Outlined(field.ring());
    let p = BigInt::from(
        field
            .words
            .p
            .iter()
            .rev()
            .fold(BigUint::zero(), |s, &w| (s << 64) + w),
    );
    let most = field.limits().stored.floor() as i64;
    let least = if S::SIGNED { -most } else { 0 };
    let lends: &[i64] = if !S::SIGNED && W == tight52::BITS {
        &[0, 1, -1, 100, -100]
    } else {
        &[0]
    };
    let mut forms = Vec::new();
    for k in [least, -1, 0, 1, 2, most] {
        for near in [-2, -1, 0, 1, 2] {
            let v = &p * k + near;
            if v < &p * least || v > &p * most {
                continue;
            }
            for lent in lends {
                let mut d = digits::<L, W>(S::SIGNED, &v);
                for j in 1..L {
                    d[j] -= lent;
                    d[j - 1] += lent << W;
                }
                forms.push(d);
            }
        }
    }
    let el = |of: &dyn Fn(usize) -> [i64; L]| {
        let mut rows = [<<Digits<L> as Shape<S::D>>::Row as Default>::default(); 8];
        for (lane, row) in rows.iter_mut().enumerate() {
            for (to, d) in row.digits_mut().iter_mut().zip(of(lane)) {
                *to = S::digit(d);
            }
        }
        r.gather(&rows.iter().collect::<Vec<_>>())
    };
    let mut rng = Rng(field.words.p[0] | 1);
    for first in (0..forms.len()).step_by(8) {
        let one = el(&|lane| forms[(first + lane) % forms.len()]);
        stored(&r, &one);
        let shift = rng.next() as usize;
        let two = el(&|lane| forms[(shift.wrapping_mul(lane + 1) >> 7) % forms.len()]);
        stored(&r, &r.add(&one, &two));
    }
}

/// A residue next to 0, to p or to half of a power of 2, and others, in and out again.
pub fn there_and_back<S: Wide<W>, const L: usize, const W: u32>(field: &Field<S, L, W>, p: &BigUint)
where
    Digits<L>: Shape<S::D>,
{
    let r = Outlined(field.ring());
    let n = field.len;
    let mut rng = Rng(p.bits() | 1);
    let mut values: Vec<BigUint> = (0..3u32).map(BigUint::from).collect();
    values.extend((1..4u32).map(|k| p - k));
    values.extend(
        (1..p.bits())
            .step_by(7)
            .map(|k| (BigUint::one() << k) - 1u32),
    );
    values.extend((0..9).map(|_| (0..n).fold(BigUint::zero(), |s, _| (s << 64) + rng.next())));
    let values: Vec<Vec<u64>> = values.iter().map(|v| super::words(&(v % p), n)).collect();
    for first in (0..values.len()).step_by(8) {
        let lanes: Vec<&[u64]> = (0..8)
            .map(|lane| &values[(first + lane) % values.len()][..])
            .collect();
        let loaded = r.load_words(&lanes.concat());
        assert_eq!(stored(&r, &loaded), lanes, "modulo {p}");
        assert_eq!(stored(&r, &r.load(&lanes)), lanes, "modulo {p}");
    }
}

/// Which shapes have a way for eight elements, and for elements of how many words.
#[test]
fn words_of_the_shapes() {
    use super::super::border::words_of;
    let shapes = [
        (6, 44),
        (5, 52),
        (8, 48),
        (8, 52),
        (15, 52),
        (4, 52),
        (19, 52),
    ];
    let words = shapes.map(|(digits, w)| words_of(digits, w));
    assert_eq!(words, [4, 4, 6, 6, 12, 0, 0]);
}
