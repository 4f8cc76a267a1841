//! Which bucket, multiplier, unit and carry every digit has.

use crate::recode::eisenstein::sector::Sector;
use crate::recode::eisenstein::small::{Eis, UNITS, divides, fold, mul, nearest, norm, sub};

/// `s = unit·m·b + q·carry` for the sector point s.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) bucket: u32,
    pub(super) multiplier: bool,
    /// The k of θ^k.
    pub(super) unit: u8,
    pub(super) carry: [i8; 2],
}

/// The radix π·2^c and its multiplier.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TwoRule {
    pub(super) q: Eis,
    pub(super) c: u32,
    pub(super) m: Eis,
}

impl TwoRule {
    /// Whether the classes of z, up to units, are buckets: `z = 2^e·u` with u odd is one if u ≡ unit mod 4.
    ///
    /// A class modulo q determines u modulo 2^(c−e) only: for c − e < 2 all are buckets, which are
    /// few. Otherwise, m·u and u fall on different sides, since (Z\[ω\]/4)* consists of the units and m
    /// times the units.
    pub(super) fn is_bucket(self, z: Eis) -> bool {
        let e = (z[0] | z[1]).trailing_zeros().min(self.c);
        let u = z.map(|z| z >> e & 3);
        self.c - e < 2 || matches!(u, [1 | 3, 0] | [0, 1 | 3] | [1, 1] | [3, 3])
    }

    /// Whether a digit z is written without a carry although m·z′, not z, is a bucket's weight.
    pub(super) fn exact(self, z: Eis) -> bool {
        self.is_bucket(z) || divides(self.m, z)
    }

    /// The nearest points to 0 congruent to z modulo q and what is subtracted: `z − q·t`, t.
    fn nearest_all(self, z: Eis) -> impl Iterator<Item = (Eis, Eis)> {
        let t = nearest(z, self.q);
        let least = norm(sub(z, mul(self.q, t)));
        let around = UNITS.iter().map(move |u| [t[0] + u[0], t[1] + u[1]]);
        std::iter::once(t)
            .chain(around)
            .map(move |t| (sub(z, mul(self.q, t)), t))
            .filter(move |(d, _)| norm(*d) == least)
    }

    /// The number of the sector point that z is turned into and the turn.
    fn find(self, sector: &Sector, z: Eis) -> (usize, usize) {
        let (k, x, y) = fold(z);
        ((sector.number(y as u16, (x << 3) as u16) >> 3) as usize, k)
    }

    /// The buckets, as (row, column) of the sector; `more` are further points to be buckets.
    pub(super) fn buckets(self, sector: &Sector, more: impl Fn(Eis) -> bool) -> Vec<(u16, u16)> {
        // On the border of the hexagon a class has several points: the first one is the bucket.
        let first = |i: usize, z: Eis| {
            sector.is_inside(z)
                || self
                    .nearest_all(z)
                    .all(|(d, _)| self.find(sector, d).0 >= i)
        };
        let places = sector.place.iter().enumerate();
        let wanted = places.filter(|&(i, &place)| {
            let z = point(place);
            more(z) || (self.is_bucket(z) && first(i, z))
        });
        wanted.map(|(_, place)| *place).collect()
    }

    /// The entry of every sector point.
    pub(super) fn entries(self, sector: &Sector, buckets: &[(u16, u16)]) -> Vec<Option<Entry>> {
        let mut entries = vec![None; sector.place.len()];
        for (multiplier, m) in [(false, [1, 0]), (true, self.m)] {
            for (bucket, place) in buckets.iter().enumerate() {
                for (d, t) in self.nearest_all(mul(m, point(*place))) {
                    if norm(d) == 0 {
                        continue;
                    }
                    // θ^k·s = d = m·b − q·t
                    let (i, k) = self.find(sector, d);
                    let back = UNITS[(6 - k) % 6];
                    let carry = mul(back, t).map(|t| -t as i8);
                    entries[i].get_or_insert(Entry {
                        bucket: bucket as u32,
                        multiplier,
                        unit: ((6 - k) % 6) as u8,
                        carry,
                    });
                }
            }
        }
        entries
    }
}

/// The point of a place.
fn point((y, x): (u16, u16)) -> Eis {
    [i64::from(x) + i64::from(y), i64::from(y)]
}
