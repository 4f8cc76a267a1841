use super::super::mont64::digits;
use super::*;
use num_bigint::BigUint;

fn integer(a: &El) -> BigUint {
    a.iter()
        .rev()
        .fold(BigUint::ZERO, |n, &w| (n << 64) + BigUint::from(w))
}

/// All ends of the range, p, 2p and their neighbours, and words of ones and zeros in all places.
fn extremes(c: u64) -> Vec<El> {
    let mut list = Vec::new();
    for mask in 0..16u64 {
        list.push(std::array::from_fn(|i| 0u64.wrapping_sub(mask >> i & 1)));
    }
    for near in [0, c, 2 * c, 4 * c * c] {
        for step in 0..2u64 {
            for sign in [1, u64::MAX] {
                let d = near.wrapping_add(step.wrapping_mul(sign));
                list.push([d, 0, 0, 0]);
                for top in [u64::MAX >> 1, u64::MAX, 1 << 63, 0] {
                    for low in [0u64.wrapping_sub(c), 0u64.wrapping_sub(2 * c), 0] {
                        list.push([low.wrapping_add(d), u64::MAX, u64::MAX, top]);
                        list.push([low.wrapping_sub(d), u64::MAX, u64::MAX, top]);
                    }
                }
            }
        }
    }
    list.sort_unstable();
    list.dedup();
    list
}

fn check<const C: u64, const ADX: bool>(f: Fold64<C, ADX>) {
    let p = (BigUint::from(1u32) << 255) - C;
    let is = |got: El, want: BigUint, what: &str, a: &El, b: &El| {
        assert_eq!(integer(&got) % &p, want % &p, "{what} {a:x?} {b:x?}");
    };
    let mut list = extremes(C);
    let mut state = 0x9e37_79b9_7f4a_7c15u64;
    for _ in 0..20 {
        list.push(std::array::from_fn(|_| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        }));
    }
    let numbers: Vec<BigUint> = list.iter().map(integer).collect();
    let much = &p << 2;
    for (a, x) in list.iter().zip(&numbers) {
        is(f.sqr(a), x * x, "square", a, a);
        is(f.dbl(a), x * 2u32, "double", a, a);
        is(f.neg::<1>(a), &much - x, "opposite", a, a);
        assert_eq!(integer(&f.canonical(a)), x % &p, "{a:x?}");
        let zero = x % &p == BigUint::ZERO;
        assert_eq!(f.is_zero(a), u8::from(zero), "{a:x?}");
        let mut words = [0; 4];
        f.unpack(&Words(*a), &mut words);
        assert_eq!(integer(&words), (x << 256) % &p);
        is(f.pack(&words).0, x.clone(), "pack", a, a);
        let inverse = f.inv(a);
        is(f.mul(&inverse, a), u32::from(!zero).into(), "inverse", a, a);
        for (b, y) in list.iter().zip(&numbers) {
            is(f.mul(a, b), x * y, "product", a, b);
            let whole = digits::whole(a, b);
            let whole = (whole.iter().rev()).fold(BigUint::ZERO, |n, &w| (n << 64) + w);
            assert_eq!(whole, x * y, "{a:x?} {b:x?}");
            let (c, carry) = (b[1] >> 33, b[2] >> 32);
            assert_eq!(mac_short(a[0], b[0], c, carry), mac(a[0], b[0], c, carry));
            is(f.add(a, b), x + y, "sum", a, b);
            is(f.sub::<1>(a, b), x + &much - y, "difference", a, b);
        }
    }
}

#[test]
fn portable() {
    check(Fold64::<19, false>::portable().unwrap());
    check(Fold64::<31, false>::portable().unwrap());
    assert!(Fold64::<0, false>::portable().is_none());
    assert!(Fold64::<{ 1 << 30 }, false>::portable().is_none());
}

#[test]
fn adx() {
    if let Some(f) = Fold64::<19, true>::adx() {
        check(f);
        check(Fold64::<31, true>::adx().unwrap());
    }
}
