//! Products in quadratic extensions with shared reductions.

use super::*;

/// Products in the extensions against big integers: elements of all multiplicities that are allowed, each
/// digit and value at its bound or random; true if the ring has such products.
fn pairs<S: Wide<W>, const L: usize, const W: u32>(p: &BigUint, minus_beta: u32) -> bool
where
    Digits<L>: Shape<S::D>,
{
    use super::super::AsRows;
    use num_bigint::BigInt;
    let n = p.bits().div_ceil(64) as usize;
    let field = Field::<S, L, W>::new(&words(p, n)).expect("a modulus in range");
    let r = field.ring();
    let stored = BigInt::from(field.limits().stored as i64);
    let big = BigInt::from(p.clone());
    let mont = BigInt::from((BigUint::one() << field.form).modinv(p).expect("odd"));
    let value =
        |d: &[i64; L]| -> BigInt { d.iter().rev().fold(BigInt::zero(), |s, &x| (s << W) + x) };
    let el = |d: &[i64; L]| -> [S::V; L] { core::array::from_fn(|j| S::splat(&S::digit(d[j]))) };
    let read = |v: &[S::V; L]| -> [i64; L] {
        let mut mem = vec![<<Digits<L> as Shape<S::D>>::Row as Default>::default(); 8];
        r.scatter(v, &mut mem);
        core::array::from_fn(|j| S::integer(mem[0].digits()[j]))
    };
    let mut rng = Rng(p.bits() + u64::from(minus_beta));
    let unit = BigInt::one() << (W as usize * (L - 1));
    let mut found = false;
    r.enter(|| {
        for round in 0..300 {
            // Each coordinate a sum of m stored forms, digits below 2^59·m, value up to m·σ·p.
            let mut draw = |m: i64| -> [i64; L] {
                let most = BigInt::from(m) * &stored * &big;
                let target = match (round + rng.next()) % 4 {
                    0 => BigInt::zero(),
                    1 | 2 => most - &unit,
                    _ => (most * BigInt::from(rng.next())) >> 64,
                };
                let mut d: [i64; L] = core::array::from_fn(|_| {
                    let x = match rng.next() % 3 {
                        0 => (m << 59) - 1,
                        1 => 0,
                        _ => (rng.next() >> 5) as i64 * m,
                    };
                    if rng.next() & 1 == 1 { -x } else { x }
                });
                d[L - 1] = 0;
                // Rounded up: not negative, and at most m·σ·p.
                let rest: BigInt = target - value(&d) + &unit - 1;
                let top = (rest.clone() - ((rest.clone() % &unit) + &unit) % &unit) / &unit;
                d[L - 1] = i64::try_from(top).expect("a digit");
                d
            };
            let (m, n) =
                [(1, 1), (1, 2), (2, 1), (2, 2), (1, 4), (4, 1), (3, 1)][round as usize % 7];
            let (a, b) = ([draw(m), draw(m)], [draw(n), draw(n)]);
            let (x, y) = (a.map(|c| value(&c)), b.map(|c| value(&c)));
            let square = m * m <= 4;
            let (ea, eb) = (a.map(|c| el(&c)), b.map(|c| el(&c)));
            let results = [
                (r.mul_pair(&ea, &eb, minus_beta), &y),
                (r.sqr_pair(&ea, minus_beta).filter(|_| square), &x),
            ];
            for (got, y) in results {
                let Some(got) = got else { continue };
                found = true;
                let expected = [
                    &x[0] * &y[0] - BigInt::from(minus_beta) * &x[1] * &y[1],
                    &x[0] * &y[1] + &x[1] * &y[0],
                ];
                for (got, expected) in got.iter().zip(expected) {
                    let digits = read(got);
                    let got = value(&digits);
                    assert_eq!((&got - expected * &mont) % &big, BigInt::zero());
                    assert!(
                        got >= BigInt::zero() && got <= &stored * &big,
                        "a stored form"
                    );
                    assert!(digits.iter().all(|d| d.abs() < 1 << 59), "{digits:?}");
                }
            }
        }
    });
    found
}

/// In which fields the emulation and, where there is one, the machine have them.
#[test]
fn products_in_extensions() {
    use super::super::emulated::{SoftFma, SoftIfma};
    // BLS12-381, BLS12-377 and BN254 with the β of their curves.
    for (p, minus_beta) in wide().iter().zip([1, 5]) {
        assert!(pairs::<SoftIfma, 8, 52>(p, minus_beta));
        assert!(!pairs::<SoftIfma, 8, 52>(p, 2));
        assert!(!pairs::<SoftFma, 8, 48>(p, minus_beta));
    }
    assert!(pairs::<SoftIfma, 8, 52>(&wide()[0], 5));
    assert!(pairs::<SoftIfma, 8, 52>(&wide()[1], 1));
    assert!(pairs::<SoftIfma, 5, 52>(&mid()[0], 1));
    // Too few spare bits for five of one and one of the other.
    assert!(!pairs::<SoftIfma, 5, 52>(&mid()[0], 5));
    #[cfg(target_arch = "x86_64")]
    {
        use super::super::ifma::Ifma;
        if !<Ifma as Wide<52>>::available() {
            eprintln!("skipped: no such instructions here");
            return;
        }
        for p in wide() {
            assert!(pairs::<Ifma, 8, 52>(&p, 1) && pairs::<Ifma, 8, 52>(&p, 5));
        }
        assert!(pairs::<Ifma, 5, 52>(&mid()[0], 1));
    }
}
