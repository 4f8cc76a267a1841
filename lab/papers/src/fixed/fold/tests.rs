//! All ways on random contents, with their exact counts; paths against the reference and the paper's search.

use super::Group;
use super::counting::Counting;
use super::path::Tree;
use super::{lines, running, search};
use msmith_core::recode::Small;

const PATHS: &str = include_str!("../../../../../vectors/hamiltonian-paths.txt");
/// p = 2 − ω.
const P: [i64; 2] = [2, -1];

fn mul(a: [i64; 2], b: [i64; 2]) -> [i64; 2] {
    let yy = a[1] * b[1];
    [a[0] * b[0] - yy, a[0] * b[1] + a[1] * b[0] - yy]
}

fn norm(z: [i64; 2]) -> i64 {
    z[0] * z[0] - z[0] * z[1] + z[1] * z[1]
}

/// `z/p` if p divides z.
fn by_p(z: [i64; 2]) -> Option<[i64; 2]> {
    // The conjugate of 2 − ω is 3 + ω.
    let w = mul(z, [3, 1]);
    (w[0] % 7 == 0 && w[1] % 7 == 0).then(|| [w[0] / 7, w[1] / 7])
}

fn radix(c: u32) -> [i64; 2] {
    (0..c).fold([1, 0], |q, _| mul(q, P))
}

/// Nonzero `p^k·β`, β ≡ 1 mod p, in a part of the plane: its bucket set by FKSX's rule for units.
fn set(c: u32, inside: impl Fn([i64; 2]) -> bool) -> Vec<Small> {
    let bound = (7f64.powi(c as i32).sqrt() * 1.2) as i64 + 1;
    let one = |mut z: [i64; 2]| {
        while let Some(w) = by_p(z) {
            z = w;
        }
        by_p([z[0] - 1, z[1]]).is_some()
    };
    let all = (-bound..=bound).flat_map(|x| (-bound..=bound).map(move |y| [x, y]));
    all.filter(|&z| z != [0, 0] && inside(z) && one(z))
        .map(|[x, y]| Small { x, y })
        .collect()
}

/// The points nearer to 0 than to any other multiple of q: the set of Theorem 5, corrected.
fn cell(c: u32) -> Vec<Small> {
    let q = radix(c);
    set(c, |z| {
        super::UNITS.iter().all(|&u| {
            let t = mul(q, u);
            norm(z) <= norm([z[0] - t[0], z[1] - t[1]])
        })
    })
}

/// The set of Theorem 5 as printed: everything below |q|.
fn disc(c: u32) -> Vec<Small> {
    set(c, |z| norm(z) < 7i64.pow(c))
}

/// Contents of m buckets, none of them neutral.
fn contents(m: usize) -> Vec<u64> {
    let mut state = m as u64;
    (0..m)
        .map(|_| {
            state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            1 + (state >> 4) % (Counting::ORDER - 1)
        })
        .collect()
}

fn direct(weights: &[Small], sums: &[u64]) -> u64 {
    let terms = weights.iter().zip(sums);
    terms.fold(0, |sum, (&w, &s)| {
        (sum + Counting::value(w, s)) % Counting::ORDER
    })
}

#[test]
fn omega_is_a_cube_root() {
    let group = Counting::default();
    for p in [1, 12_345, Counting::ORDER - 1] {
        let turned = group.turn(&p).unwrap();
        let both = group.add(&turned, &group.turn(&turned).unwrap());
        assert_eq!(group.add(&p, &both), 0);
        for k in 0..6 {
            let [x, y] = super::UNITS[k];
            let by_value = Counting::value(Small { x, y }, p);
            assert_eq!(super::unit_times(&group, k, &p), Some(by_value), "{k}");
        }
    }
}

#[test]
fn running_sums() {
    let group = Counting::default();
    for (weights, gap) in [
        ((1..=300).collect::<Vec<u32>>(), 1),
        ((0..50).map(|i| 6 * i + 1).collect(), 6),
        (vec![1, 2, 4, 5, 11, 13, 20], 7),
        (vec![5], 5),
    ] {
        let m = weights.len();
        let small: Vec<_> = (weights.iter())
            .map(|&w| Small { x: w.into(), y: 0 })
            .collect();
        let sums = contents(m);
        let sum = running::fold(&group, &weights, &sums);
        assert_eq!(sum, Some(direct(&small, &sums)));
        assert_eq!(group.take(), (2 * m as u64 + gap - 3, 0), "{m} buckets");
    }
    assert_eq!(running::fold(&group, &[], &[]), Some(0));
    assert_eq!(running::fold(&group, &[2, 1], &[1, 1]), None);
    assert_eq!(running::fold(&group, &[1, 2], &[1]), None);
    assert_eq!(running::fold(&group, &[3, 3], &[4, 5]), Some(27));
}

/// Half of the buckets are empty: the sum is right and takes less.
#[test]
fn empty_buckets() {
    let group = Counting::default();
    let weights = cell(3);
    let mut sums = contents(weights.len());
    sums.iter_mut().step_by(2).for_each(|s| *s = 0);
    let path = Tree::find_path(&weights).unwrap();
    assert_eq!(path.fold(&group, &sums), Some(direct(&weights, &sums)));
    assert!(group.take().0 < 2 * weights.len() as u64);
}

/// Additions and doublings along a tree, with the sum and the formula checked.
fn along(weights: &[Small], tree: &Tree) -> u64 {
    let group = Counting::default();
    let sums = contents(weights.len());
    assert_eq!(tree.fold(&group, &sums), Some(direct(weights, &sums)));
    let (additions, doublings) = group.take();
    let used = tree.classes().map(|n| n > 0);
    let end = match used {
        [true, true, true, true] => 6,
        [true, true, true, false] | [true, true, false, true] => 5,
        [true, false, true, true] => 4,
        [true, false, false, true] => 3,
        [true, false, false, false] => 0,
        _ => panic!("{used:?}"),
    };
    let classes = used.iter().filter(|u| **u).count();
    let expected = 2 * weights.len() - tree.first() - classes + end;
    assert_eq!(additions + doublings, expected as u64);
    additions + doublings
}

#[test]
fn paths_are_found() {
    let count = |weights: &[Small]| along(weights, &Tree::find_path(weights).unwrap());
    let cells = [1, 2, 3, 4].map(|c| (cell(c).len(), count(&cell(c))));
    assert_eq!(cells, [(1, 0), (8, 17), (57, 115), (400, 801)]);
    let discs = [1, 2, 3].map(|c| (disc(c).len(), count(&disc(c))));
    assert_eq!(discs, [(3, 6), (28, 57), (206, 413)]);
    // Always the same.
    assert_eq!(Tree::find_path(&cell(3)), Tree::find_path(&cell(3)));
}

/// The reference's paths, which need not start at 0: through the very set here, by the very steps.
#[test]
fn reference_paths() {
    for line in PATHS.lines().filter(|l| !l.starts_with('#')) {
        let mut words = line.split_whitespace();
        let c: u32 = words.next().unwrap().parse().unwrap();
        let path: Vec<Small> = words
            .map(|w| {
                let (x, y) = w.split_once(',').unwrap();
                let [x, y] = [x, y].map(|n| n.parse().unwrap());
                Small { x, y }
            })
            .collect();
        let key = |w: &Small| (w.x, w.y);
        let mut theirs: Vec<_> = path.iter().map(key).filter(|w| *w != (0, 0)).collect();
        let mut ours: Vec<_> = cell(c).iter().map(key).collect();
        theirs.sort();
        ours.sort();
        assert_eq!(theirs, ours, "{c}");
        // From its first weight it is a path from 0.
        let from = |w: &Small| Small {
            x: w.x - path[0].x,
            y: w.y - path[0].y,
        };
        let moved: Vec<_> = path[1..].iter().map(from).collect();
        let order: Vec<u32> = (0..moved.len() as u32).collect();
        let tree = Tree::path(&moved, order).unwrap();
        if c > 1 {
            assert!(
                along(&moved, &tree).abs_diff(2 * moved.len() as u64) <= 1,
                "{c}"
            );
        }
    }
}

/// Proposition 7 says that there is always a path. It has two ends; what has one neighbour is one of them.
#[test]
fn proposition_7_is_false() {
    let dead = |weights: &[Small]| {
        let n = search::neighbours(weights).unwrap();
        n.iter().filter(|n| n.len() == 1).count()
    };
    assert_eq!([2, 3, 4, 5, 6].map(|c| dead(&cell(c))), [0, 0, 0, 2, 8]);
    assert_eq!([2, 3, 4, 5].map(|c| dead(&disc(c))), [0, 0, 1, 3]);
    assert_eq!(Tree::find_path(&cell(5)), None);
    // Trees take no more.
    for weights in [cell(2), cell(3), cell(4), cell(5), disc(3), disc(5)] {
        let tree = Tree::shallow(&weights).unwrap();
        assert!(along(&weights, &tree) < 2 * weights.len() as u64);
    }
}

#[test]
#[ignore = "a second"]
fn a_path_through_a_thousand() {
    let disc = disc(4);
    assert_eq!(along(&disc, &Tree::find_path(&disc).unwrap()), 2 * 1448 + 1);
}

/// Algorithm 10: begins next to the circle of radius |q|, and goes on by units times 2 − ω, as near to the circle
/// as can be. With `memory` it goes to weights only that it has not visited. Weights visited.
fn algorithm_10(weights: &[Small], q: u32, memory: bool) -> usize {
    let z = |w: &Small| [w.x, w.y];
    let set: std::collections::HashSet<_> = weights.iter().map(z).collect();
    let far = |z: &[i64; 2]| (norm(*z), *z);
    let inside = |z: &[i64; 2]| norm(*z) <= 7i64.pow(q);
    let mut at = weights.iter().map(z).max_by_key(far).unwrap();
    let mut visited = std::collections::HashSet::from([at]);
    for _ in 0..weights.len() {
        let to = super::UNITS.iter().map(|&u| {
            let k = mul(u, P);
            [at[0] + k[0], at[1] + k[1]]
        });
        let to = to
            .filter(inside)
            .filter(|z| !memory || (set.contains(z) && !visited.contains(z)));
        let Some(next) = to.max_by_key(far) else {
            break;
        };
        visited.insert(next);
        at = next;
    }
    visited.intersection(&set).count()
}

#[test]
fn algorithm_10_finds_no_path() {
    for c in 2..=4 {
        for weights in [cell(c), disc(c)] {
            assert!(algorithm_10(&weights, c, false) <= 2);
            // All its steps keep the residue modulo 2 − ω, which is 1 on B_0 and 0 elsewhere.
            let b_0 = weights
                .iter()
                .filter(|w| by_p([w.x, w.y]).is_none())
                .count();
            let reached = algorithm_10(&weights, c, true);
            assert!(reached <= b_0 && b_0 < weights.len(), "{reached} of {b_0}");
        }
    }
}

/// The sector of a hexagon: x ≥ 1, y ≥ 0 in the basis 1, θ.
fn sector(q: i64) -> Vec<(u32, u32)> {
    let in_cell = |x: i64, y: i64| 2 * x + y <= q && 2 * y + x <= q;
    let all = (0..q).flat_map(|y| (1..q).map(move |x| (y, x)));
    all.filter(|&(y, x)| in_cell(x, y))
        .map(|(y, x)| (y as u32, x as u32))
        .collect()
}

/// Rows and columns of sectors: the reference's counts.
#[test]
fn rows_and_columns() {
    let group = Counting::default();
    let one = Small { x: 1, y: 0 };
    let theta = Small { x: 1, y: 1 };
    for (q, m, expected) in [
        (8, 12, 24),
        (16, 45, 94),
        (32, 176, 364),
        (64, 693, 1414),
        (128, 2752, 5564),
    ] {
        let places = sector(q);
        assert_eq!(places.len(), m);
        let weights: Vec<Small> = (places.iter())
            .map(|&(row, col)| Small {
                x: i64::from(row + col),
                y: row.into(),
            })
            .collect();
        let sums = contents(m);
        let sum = lines::fold(&group, &|b| places[b as usize], [theta, one], &sums);
        assert_eq!(sum, Some(direct(&weights, &sums)));
        assert_eq!(group.take(), (expected, 0), "{m} buckets");
        // The same on a tree.
        let tree = Tree::shallow(&weights).unwrap();
        assert_eq!(tree.fold(&group, &sums), sum);
        group.take();
        assert!(along(&weights, &tree) < 2 * m as u64);
    }
}

/// All ways on the same integers, as rows of 16.
#[test]
fn one_sum() {
    let group = Counting::default();
    let weights: Vec<u32> = (1..=255).collect();
    let sums = contents(255);
    let units = [Small { x: 16, y: 0 }, Small { x: 1, y: 0 }];
    let small: Vec<_> = (weights.iter())
        .map(|&w| Small { x: w.into(), y: 0 })
        .collect();
    let by_gaps = running::fold(&group, &weights, &sums);
    assert_eq!(group.take(), (2 * 255 - 2, 0));
    let by_lines = lines::fold(&group, &|b| ((b + 1) / 16, (b + 1) % 16), units, &sums);
    // 240 buckets in 15 lines twice, 14 additions twice for each side, 16 = 2^4.
    assert_eq!(group.take(), (2 * (240 - 15) + 4 * 14 + 1, 4));
    let path = Tree::find_path(&small).unwrap().fold(&group, &sums);
    let direct = Some(direct(&small, &sums));
    assert_eq!([by_gaps, by_lines, path], [direct; 3]);
}

/// Points of a curve: the toy group's place can be taken by any.
#[test]
fn without_an_endomorphism() {
    struct Plain(Counting);
    impl Group for Plain {
        type Point = u64;
        fn identity(&self) -> u64 {
            self.0.identity()
        }
        fn add(&self, p: &u64, q: &u64) -> u64 {
            self.0.add(p, q)
        }
        fn dbl(&self, p: &u64) -> u64 {
            self.0.dbl(p)
        }
        fn neg(&self, p: &u64) -> u64 {
            self.0.neg(p)
        }
        fn turn(&self, _: &u64) -> Option<u64> {
            None
        }
    }
    let group = Plain(Counting::default());
    let units = [Small { x: 1, y: 1 }, Small { x: 1, y: 0 }];
    assert_eq!(lines::fold(&group, &|b| (b, 1), units, &[3, 4]), None);
    let tree = Tree::find_path(&cell(2)).unwrap();
    assert_eq!(tree.fold(&group, &contents(8)), None);
    assert_eq!(running::fold(&group, &[1, 3], &[3, 4]), Some(15));
}
