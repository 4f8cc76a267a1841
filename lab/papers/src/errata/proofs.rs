//! Al Musa, Xu: proofs and an example of the appendices.

/// ax² + y² = 1 + dx²y² modulo a small p.
struct Toy {
    p: i64,
    a: i64,
    d: i64,
}

impl Toy {
    fn div(&self, x: i64, y: i64) -> Option<i64> {
        (0..self.p).find(|z| (z * y - x) % self.p == 0 && y % self.p != 0)
    }
    fn add(&self, [x, y]: [i64; 2], [u, v]: [i64; 2]) -> Option<[i64; 2]> {
        let e = self.d * (x * y % self.p) % self.p * (u * v % self.p);
        let sums = [x * v + y * u, y * v - self.a * x % self.p * u];
        Some([self.div(sums[0], 1 + e)?, self.div(sums[1], 1 - e)?])
    }
    fn points(&self) -> Vec<[i64; 2]> {
        let on = |[x, y]: [i64; 2]| {
            let [x2, y2] = [x * x % self.p, y * y % self.p];
            (self.a * x2 + y2 - 1 - self.d * x2 % self.p * y2) % self.p == 0
        };
        let all = (0..self.p * self.p).map(|k| [k / self.p, k % self.p]);
        all.filter(|&q| on(q)).collect()
    }
}

/// Small curves.
const CURVES: [Toy; 2] = [Toy { p: 61, a: 3, d: 2 }, Toy { p: 67, a: 5, d: 7 }];

/// Appendix B, Theorem 1: its last line has Y = F·(…) for F̄·(…). Z is 1.
#[test]
fn the_first_proof_of_appendix_b() {
    let (mut sums, mut wrong) = (0, 0);
    for toy in CURVES {
        let Toy { p, a, d } = toy;
        let points = toy.points();
        let m = |all: &[i64]| all.iter().fold(1, |x, y| x * y % p);
        for (&[x, y], &[u, v]) in points
            .iter()
            .flat_map(|q| points.iter().map(move |r| (q, r)))
        {
            let Some(want) = toy.add([x, y], [x, y]).and_then(|q| toy.add(q, [u, v])) else {
                continue;
            };
            let (t, tb) = (y * y + a * x * x, y * y - a * x * x);
            let s = t - 2;
            let (one, two) = (m(&[t, s]), m(&[d, u, v, 2, x, y, tb]));
            let (f, fb, g) = (one + two, one - two, m(&[2, x, y, s]));
            let second = -m(&[t, tb, v]) - m(&[a, u, g]);
            let of = |factor: i64| toy.div(m(&[factor, second]), m(&[f, fb]));
            let (Some(right), Some(printed)) = (of(fb), of(f)) else {
                continue;
            };
            assert_eq!(right, want[1]);
            sums += 1;
            wrong += i32::from(printed != right);
        }
    }
    assert!(sums > 1000 && wrong * 2 > sums, "{wrong} of {sums}");
}

/// Appendix B, Theorem 2: its C̄ has a factor X₁ that X₅ = X₁CC̄ has taken out. D̄ is right, and so are C = F, D = F̄.
#[test]
fn the_second_proof_of_appendix_b() {
    let (mut seen, mut wrong) = (0, 0);
    for toy in CURVES {
        let Toy { p, a, .. } = toy;
        let m = |all: &[i64]| all.iter().fold(1, |x, y| x * y % p);
        for [x, y] in toy.points() {
            let (t, tb) = (y * y + a * x * x, y * y - a * x * x);
            let s = t - 2;
            // 2Y²(T − 2Z²) and 2aX²(T − 2Z²).
            let (y2, ax2) = (m(&[2, y, y, s]), m(&[2, a, x, x, s]));
            let (aa, ab) = (m(&[t, tb]) + y2, m(&[t, tb]) - y2);
            let (b, bb) = (m(&[t, tb]) - ax2, m(&[t, tb]) + ax2);
            let (c1, c2) = (-m(&[t, tb, aa, ab]), m(&[y2, b, bb]));
            let (d1, d2) = (m(&[t, tb, b, bb]), m(&[ax2, aa, ab]));
            let (f1, f2) = (m(&[t, s, aa, b]), -m(&[2, t - 1, ab, tb, bb]));
            assert_eq!((c1 + c2 - f1 - f2) % p, 0);
            assert_eq!((d1 + d2 - f1 + f2) % p, 0);
            let (c, d) = (c1 + c2, d1 + d2);
            let five = (0..4).try_fold([x, y], |q, _| toy.add(q, [x, y]));
            let coordinate = |factors: &[i64]| toy.div(m(factors), m(&[c, d]));
            let right = [&[x, c, c1 - c2], &[y, d, d1 - d2]].map(|k| coordinate(k));
            let (Some(five), [Some(u), Some(v)]) = (five, right) else {
                continue;
            };
            assert_eq!([u, v], five);
            seen += 1;
            wrong += i32::from(coordinate(&[x, c, m(&[x, c1 - c2])]) != Some(u));
        }
    }
    assert!(seen > 80 && wrong * 2 > seen, "{wrong} of {seen}");
}

/// Appendix D, the tree for 29: `pre`, the place of a node's parent in the bucket before, is 0 for all three nodes, where
/// 1, 1 and 2 are printed.
#[test]
fn the_tree_of_appendix_d() {
    let strip = |mut t: i32| {
        let mut powers = [0, 0];
        for (k, e) in [2, 3].into_iter().zip(&mut powers) {
            while t % k == 0 {
                t /= k;
                *e += 1;
            }
        }
        (t, powers)
    };
    // t, s and the exponents, place of the parent; places are by t.
    let mut bucket = vec![(29, (0, [0, 0]), 0)];
    let mut all = Vec::new();
    while bucket[0].0 != 1 {
        let mut next = Vec::new();
        for (place, node) in bucket.iter().enumerate() {
            for s in [1, -1] {
                let (t, powers) = strip(node.0 - s);
                next.push((t, (s, powers), place));
            }
        }
        next.sort_by_key(|n| n.0);
        // The first way to an integer is kept.
        next.dedup_by_key(|n| n.0);
        all.extend(next.clone());
        bucket = next;
    }
    let printed = [
        (5, (-1, [1, 1]), 1),
        (7, (1, [2, 0]), 1),
        (1, (1, [2, 0]), 2),
    ];
    assert_eq!(all, printed.map(|(t, how, _)| (t, how, 0)));
}
