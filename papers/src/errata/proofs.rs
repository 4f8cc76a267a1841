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

/// Appendix B. The last line of the first proof has Y = F·(…) for F̄·(…); the second proof's C̄ and D̄ have a factor X₁ in
/// one place that is taken out of the other: X₅ = X₁CC̄ asks for none.
#[test]
fn proofs_of_appendix_b() {
    let (mut sums, mut wrong_sums, mut fives, mut wrong_fives) = (0, 0, 0, 0);
    for toy in [Toy { p: 61, a: 3, d: 2 }, Toy { p: 67, a: 5, d: 7 }] {
        let Toy { p, a, d } = toy;
        let points = toy.points();
        let m = |all: &[i64]| all.iter().fold(1, |x, y| x * y % p);
        for &[x, y] in &points {
            // Z = 1.
            let (t, tb) = ((y * y + a * x % p * x) % p, (y * y - a * x % p * x) % p);
            let s = t - 2;
            for &[u, v] in points.iter().step_by(7) {
                // 2(x, y) + (u, v).
                let (one, two) = (m(&[t, s]), m(&[d, u, v, 2, x, y, tb]));
                let (f, fb, g) = (one + two, one - two, m(&[2, x, y, s]));
                let Some(want) = toy.add([x, y], [x, y]).and_then(|q| toy.add(q, [u, v])) else {
                    continue;
                };
                let second = -m(&[t, tb, v]) - m(&[a, u, g]);
                let (Some(right), Some(printed)) = (
                    toy.div(m(&[fb, second]), m(&[f, fb])),
                    toy.div(m(&[f, second]), m(&[f, fb])),
                ) else {
                    continue;
                };
                assert_eq!(right, want[1]);
                sums += 1;
                wrong_sums += i32::from(printed != want[1]);
            }
            // 5(x, y).
            let far = (0..4).try_fold([x, y], |q, _| toy.add(q, [x, y]));
            let (y2, ax2) = (m(&[2, y, y, s]), m(&[2, a, x, x, s]));
            let (aa, ab) = (m(&[t, tb]) + y2, m(&[t, tb]) - y2);
            let (b, bb) = (m(&[t, tb]) - ax2, m(&[t, tb]) + ax2);
            let c = |x1: i64, sign: i64| -m(&[t, tb, aa, ab, x1]) + sign * m(&[y2, b, bb, x1]);
            let dd = |sign: i64| m(&[t, tb, b, bb]) + sign * m(&[ax2, aa, ab]);
            // C = F and D = F̄ hold on the curve.
            let half = m(&[t, s, aa, b]);
            let rest = m(&[2, t - 1, ab, tb, bb]);
            assert_eq!((c(1, 1) - (half - rest)) % p, 0);
            assert_eq!((dd(1) - (half + rest)) % p, 0);
            let z = m(&[c(1, 1), dd(1)]);
            let (Some([five, _]), Some(right)) = (far, toy.div(m(&[x, c(1, 1), c(1, -1)]), z))
            else {
                continue;
            };
            assert_eq!(right, five);
            fives += 1;
            wrong_fives += i32::from(toy.div(m(&[x, c(1, 1), c(x, -1)]), z) != Some(five));
        }
    }
    assert!(
        sums > 100 && wrong_sums * 2 > sums,
        "{wrong_sums} of {sums}"
    );
    assert!(
        fives > 40 && wrong_fives * 2 > fives,
        "{wrong_fives} of {fives}"
    );
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
