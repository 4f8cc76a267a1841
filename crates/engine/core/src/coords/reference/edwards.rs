//! The group law by chords and tangents of a cubic, on plain integers, and the maps to it from toy curves of other
//! shapes: the reference of the exhaustive tests, here and in the crates above.

/// A point; `None` is the one at infinity.
pub type Point = Option<(u64, u64)>;

/// `b·v² = u³ + a₂u² + a₄u` mod p.
#[derive(Debug, Clone, Copy)]
pub struct Cubic {
    /// The prime.
    pub p: u64,
    /// Coefficient of v².
    pub b: u64,
    /// Coefficient of u².
    pub a2: u64,
    /// Coefficient of u.
    pub a4: u64,
}

/// The inverse of x mod p; panics where there is none.
pub fn inverse(p: u64, x: u64) -> u64 {
    (1..p).find(|i| i * (x % p) % p == 1).expect("not zero")
}

impl Cubic {
    /// Whether a point is on the curve.
    pub fn contains(&self, s: Point) -> bool {
        let p = self.p;
        s.is_none_or(|(u, v)| {
            self.b * (v * v % p) % p == (u * u % p * u + self.a2 * (u * u % p) + self.a4 * u) % p
        })
    }

    /// The opposite point.
    pub fn neg(&self, s: Point) -> Point {
        s.map(|(u, v)| (u, (self.p - v) % self.p))
    }

    /// The group law, case by case.
    pub fn add(&self, s: Point, t: Point) -> Point {
        let p = self.p;
        let (Some((u1, v1)), Some((u2, v2))) = (s, t) else {
            return s.or(t);
        };
        let (num, den) = if u1 != u2 {
            (p + v2 - v1, p + u2 - u1)
        } else if v1 == v2 && v1 != 0 {
            let num = 3 * u1 * u1 + 2 * self.a2 * u1 + self.a4;
            (num, 2 * self.b * v1)
        } else {
            return None;
        };
        let l = num % p * inverse(p, den) % p;
        let u = (self.b * l % p * l + 3 * p - self.a2 % p - u1 - u2) % p;
        Some((u, (l * (p + u1 - u) + p - v1) % p))
    }
}

/// A curve that is mapped to a cubic.
pub trait Model: Copy + std::fmt::Debug {
    /// The prime.
    fn p(&self) -> u64;
    /// Whether a finite point is on the curve.
    fn contains(&self, x: u64, y: u64) -> bool;
    /// The cubic.
    fn cubic(&self) -> Cubic;
    /// The image of a point.
    fn map(&self, x: u64, y: u64) -> Point;

    /// Every finite point.
    fn points(&self) -> Vec<(u64, u64)> {
        let all = (0..self.p()).flat_map(|x| (0..self.p()).map(move |y| (x, y)));
        all.filter(|&(x, y)| self.contains(x, y)).collect()
    }
}

/// `a·x² + y² = 1 + d·x²y²`.
#[derive(Debug, Clone, Copy)]
pub struct Edwards {
    /// The prime.
    pub p: u64,
    /// Coefficient of x².
    pub a: u64,
    /// Coefficient of x²y².
    pub d: u64,
}

impl Model for Edwards {
    fn p(&self) -> u64 {
        self.p
    }
    fn contains(&self, x: u64, y: u64) -> bool {
        let (p, xx, yy) = (self.p, x * x % self.p, y * y % self.p);
        (self.a * xx + yy) % p == (1 + self.d * (xx * yy % p)) % p
    }
    /// The Montgomery form.
    fn cubic(&self) -> Cubic {
        let Self { p, a, d } = *self;
        let i = inverse(p, p + a - d);
        Cubic {
            p,
            b: 4 * i % p,
            a2: 2 * (a + d) % p * i % p,
            a4: 1,
        }
    }
    fn map(&self, x: u64, y: u64) -> Point {
        let p = self.p;
        match (x, y) {
            (0, 1) => None,
            (0, _) => Some((0, 0)),
            _ => {
                let u = (1 + y) * inverse(p, p + 1 - y) % p;
                Some((u, u * inverse(p, x) % p))
            }
        }
    }
}

impl Edwards {
    /// Whether x is a square.
    pub fn square(&self, x: u64) -> bool {
        (0..self.p).any(|r| r * r % self.p == x % self.p)
    }

    /// Every curve with this a over one small field, and some over larger ones; a is taken mod p.
    pub fn family(a: i64) -> Vec<Self> {
        let of = |p: u64, d| Self {
            p,
            a: a.rem_euclid(p as i64) as u64,
            d,
        };
        let small = [13, 17, 19].map(|p| (1..p).map(move |d| of(p, d)));
        let large = [(29, 3), (31, 5), (37, 4), (41, 11)].map(|(p, d)| of(p, d));
        small
            .into_iter()
            .flatten()
            .chain(large)
            .filter(|c| c.a != 0 && c.a != c.d)
            .collect()
    }
}

/// `y² = x⁴ + 2a·x² + 1`.
#[derive(Debug, Clone, Copy)]
pub struct Quartic {
    /// The prime.
    pub p: u64,
    /// Half the coefficient of x².
    pub a: u64,
}

impl Model for Quartic {
    fn p(&self) -> u64 {
        self.p
    }
    fn contains(&self, x: u64, y: u64) -> bool {
        let xx = x * x % self.p;
        y * y % self.p == (xx * xx + 2 * self.a * xx + 1) % self.p
    }
    fn cubic(&self) -> Cubic {
        let Self { p, a } = *self;
        Cubic {
            p,
            b: 2,
            a2: 2 * (p - a),
            a4: (a * a + p - 1) % p,
        }
    }
    fn map(&self, x: u64, y: u64) -> Point {
        let p = self.p;
        match (x, y) {
            (0, 1) => None,
            (0, _) => Some((0, 0)),
            _ => {
                let i = inverse(p, x);
                let u = (self.a + (y + 1) * (i * i % p)) % p;
                Some((u, u * i % p))
            }
        }
    }
}

#[test]
fn the_maps_are_injective_and_the_reference_is_a_group() {
    fn check(c: impl Model) {
        let cubic = c.cubic();
        let mut image: Vec<_> = c.points().iter().map(|&(x, y)| c.map(x, y)).collect();
        assert!(image.iter().all(|&s| cubic.contains(s)), "{c:?}");
        for &s in image.iter().take(9) {
            assert_eq!(cubic.add(s, cubic.neg(s)), None);
            for &t in &image {
                let st = cubic.add(s, t);
                assert!(cubic.contains(st));
                assert_eq!(cubic.add(t, s), st);
                assert_eq!(cubic.add(st, t), cubic.add(s, cubic.add(t, t)));
            }
        }
        let n = image.len();
        image.sort_unstable();
        image.dedup();
        assert_eq!(image.len(), n, "{c:?}");
    }
    Edwards::family(-1).into_iter().for_each(check);
    Edwards::family(3).into_iter().for_each(check);
    (2..18).for_each(|a| check(Quartic { p: 19, a }));
}
