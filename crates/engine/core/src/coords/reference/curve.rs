//! A toy curve by its textbook group law, on plain integers: the reference of the exhaustive tests, here and in the
//! crates above.

/// A point; `None` is the one at infinity.
pub type Point = Option<(u64, u64)>;

/// `y² = x³ + ax + b` mod p.
#[derive(Clone, Copy, Debug)]
pub struct Curve {
    /// The prime.
    pub p: u64,
    /// Coefficient of x.
    pub a: u64,
    /// Constant coefficient.
    pub b: u64,
}

impl Curve {
    /// Whether the cubic has three different roots.
    pub fn smooth(&self) -> bool {
        !(4 * self.a.pow(3) + 27 * self.b.pow(2)).is_multiple_of(self.p)
    }

    /// Every point, infinity first.
    pub fn points(&self) -> Vec<Point> {
        let Self { p, a, b } = *self;
        let mut all = vec![None];
        for x in 0..p {
            for y in (0..p).filter(|y| y * y % p == (x * x * x + a * x + b) % p) {
                all.push(Some((x, y)));
            }
        }
        all
    }

    /// The group law, case by case.
    ///
    /// Panics for points that are not on a curve over a prime.
    pub fn add(&self, s: Point, t: Point) -> Point {
        let p = self.p;
        let (Some((x1, y1)), Some((x2, y2))) = (s, t) else {
            return s.or(t);
        };
        let (num, den) = if x1 != x2 {
            (p + y2 - y1, p + x2 - x1)
        } else if y1 == y2 && y1 != 0 {
            (3 * x1 * x1 + self.a, 2 * y1)
        } else {
            return None;
        };
        let inverse = (1..p).find(|i| i * (den % p) % p == 1).expect("not zero");
        let l = num % p * inverse % p;
        let x = (l * l + 2 * p - x1 - x2) % p;
        Some((x, (l * (p + x1 - x) + p - y1) % p))
    }
}

#[test]
fn reference_is_a_group() {
    let c = Curve { p: 31, a: 2, b: 3 };
    let all = c.points();
    for &s in &all {
        let n = all.iter().fold(None, |r, _| c.add(r, s));
        assert_eq!(n, None, "the group's order kills {s:?}");
        for &t in &all {
            let st = c.add(s, t);
            assert!(all.contains(&st));
            for &u in &all {
                assert_eq!(c.add(st, u), c.add(s, c.add(t, u)));
            }
        }
    }
}
