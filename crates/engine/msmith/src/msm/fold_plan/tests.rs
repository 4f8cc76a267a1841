use super::*;
use crate::curve::{self, Group, derive};
use crate::recode::bucket_set::Spec;
use crate::recode::bucket_set::spec::{Numbers, Omega};
use crate::recode::prepared::Prepared;
use crate::recode::{NONE, Small};
use num_bigint::{BigInt, BigUint};
use num_integer::Integer;

/// Integers modulo r in the place of points; additions are counted, copies and images are free.
struct Sums {
    r: BigUint,
    additions: usize,
}

impl Sums {
    fn add(&mut self, to: &mut Option<BigUint>, term: BigUint) {
        *to = Some(match to.take() {
            None => term,
            Some(sum) => {
                self.additions += 1;
                (sum + term) % &self.r
            }
        });
    }

    /// Σ i·lists[i] by running sums.
    fn line(&mut self, lists: &[Option<BigUint>]) -> Option<BigUint> {
        let (mut running, mut total) = (None, None);
        for list in lists.iter().skip(1).rev() {
            if let Some(list) = list.clone() {
                self.add(&mut running, list);
            }
            if let Some(sum) = running.clone() {
                self.add(&mut total, sum);
            }
        }
        total
    }
}

/// The sum of n random points of BLS12-381, all positions in passes of their own or in one; the additions of the fold
/// of a window with no empty bucket.
fn counted(spec: &str, n: usize, together: bool) -> usize {
    let known = curve::by_name("bls12-381").unwrap();
    let derived = derive(known, Group::G1).unwrap();
    let endo = derived.endo.unwrap();
    let (r, lambda) = (&known.r, endo.lambda.clone());
    let numbers = Numbers {
        r: r.clone(),
        endo: Some(Omega {
            lambda: lambda.clone(),
            nu: endo.nu,
        }),
    };
    let set = spec.parse::<Spec>().unwrap().build(&numbers).unwrap();
    let passes = if together { 1 } else { set.positions() };
    let recoding = Prepared::new(set, passes);
    let plane = Plane::new(&recoding);
    let image = |z: Small| {
        let z = BigInt::from(z.x) + BigInt::from(z.y) * BigInt::from(lambda.clone());
        z.mod_floor(&r.clone().into()).magnitude().clone()
    };

    let mut state = 7u64;
    let mut random = || {
        let mut word = || {
            state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            state.rotate_left(23) ^ state >> 7
        };
        let words: Vec<u32> = (0..9).map(|_| word() as u32).collect();
        BigUint::new(words) % r
    };
    let (scalars, points): (Vec<_>, Vec<_>) = (0..n).map(|_| (random(), random())).unzip();
    let mut words = Vec::new();
    for a in &scalars {
        words.extend(a.iter_u64_digits());
        words.resize(words.len().next_multiple_of(4), 0);
    }
    let mut digits = vec![NONE; n * recoding.all_lists()];
    recoding.recode(&words, &mut digits);

    // The rows of a table.
    let mut rows = Vec::new();
    let mut power = BigUint::from(1u32);
    for multipliers in recoding.stored() {
        rows.extend(multipliers.iter().map(|m| image(*m) * &power % r));
        power = power * image(recoding.radix()).modpow(&passes.into(), r) % r;
    }
    let mut sums = Sums {
        r: r.clone(),
        additions: 0,
    };
    let (mut total, mut of_full) = (None, 0);
    for window in (0..passes).rev() {
        if let Some(sum) = &mut total {
            *sum = &*sum * image(recoding.radix()) % r;
        }
        let mut now = vec![None; recoding.buckets()];
        for list in recoding.lists(window) {
            for (d, point) in digits[list.list * n..][..n].iter().zip(&points) {
                if *d == NONE {
                    continue;
                }
                let bits = recoding.bucket_bits();
                let row = list.row + (d >> 3 >> bits);
                let turned = lambda.modpow(&(d >> 1 & 3).into(), r) * &rows[row as usize] % r;
                let term = point * turned % r;
                let term = if d & 1 == 1 { r - term } else { term };
                sums.add(&mut now[(d >> 3 & ((1 << bits) - 1)) as usize], term);
            }
        }
        let (before, full) = (sums.additions, now.iter().all(Option::is_some));
        let mut lists = vec![None; plane.lists()];
        for (k, list) in lists.iter_mut().enumerate() {
            for bucket in plane.list(k) {
                if let Some(sum) = now[*bucket as usize].clone() {
                    sums.add(list, sum);
                }
            }
        }
        let lines = plane.sides(1);
        let lines: Vec<_> = (lines.iter())
            .map(|l| sums.line(&lists[l.start..][..l.len]))
            .collect();
        let units = [recoding.row_unit(), recoding.col_unit()].map(image);
        for (line, unit) in lines.into_iter().zip(units) {
            if let Some(line) = line {
                sums.add(&mut total, line * unit % r);
            }
        }
        if full {
            of_full = sums.additions - before;
        }
    }
    let whole: BigUint = scalars.iter().zip(&points).map(|(a, p)| a * p).sum();
    assert_eq!(total, Some(whole % r), "{spec}");
    of_full
}

/// Two additions a bucket, less the lines and the buckets of weight zero in one of them.
#[test]
fn one_plane() {
    for (spec, together) in [
        ("eisenstein:1,4", true),
        ("two:1,4", true),
        ("signed:7", false),
    ] {
        let fold = counted(spec, 400, together);
        let buckets = match spec {
            "eisenstein:1,4" => 43,
            "two:1,4" => 22,
            _ => 64,
        };
        assert!(fold > buckets && fold <= 2 * buckets + 9, "{spec} {fold}");
    }
}

#[test]
fn lines_of_a_plane() {
    struct Three;
    impl Recoding for Three {
        fn name(&self) -> String {
            "three".into()
        }
        fn windows(&self) -> usize {
            1
        }
        fn buckets(&self) -> usize {
            3
        }
        fn uses_endomorphism(&self) -> bool {
            true
        }
        fn radix(&self) -> Small {
            Small { x: 4, y: 0 }
        }
        fn place(&self, bucket: u32) -> (u32, u32) {
            [(0, 1), (2, 0), (2, 1)][bucket as usize]
        }
        fn row_unit(&self) -> Small {
            Small { x: 1, y: 1 }
        }
        fn col_unit(&self) -> Small {
            Small { x: 1, y: 0 }
        }
        fn scalar_words(&self) -> usize {
            1
        }
        fn recode(&self, _: &[u64], _: &mut [u32]) {}
    }
    let plane = Plane::new(&Three);
    assert_eq!(plane.lists(), 5);
    // Row and column 0 weigh nothing.
    let all: Vec<&[u32]> = (0..5).map(|k| plane.list(k)).collect();
    assert_eq!(all, [&[][..], &[], &[1, 2], &[], &[0, 2]]);
    let sides: Vec<_> = plane.sides(2).iter().map(|l| (l.start, l.len)).collect();
    assert_eq!(sides, [(0, 3), (3, 2), (5, 3), (8, 2)]);
    let windows = plane.windows(vec![1, 2, 3, 4]);
    assert_eq!((windows[1].rows, windows[1].cols), (3, 4));
}
