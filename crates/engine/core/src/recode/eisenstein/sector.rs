//! Buckets of an Eisenstein radix: the lattice points of one sixth of the hexagon around 0.
//!
//! The digits modulo q are the points nearer to 0 than to any other multiple of q. The six units
//! turn them into the sector `x + yθ`, `x ≥ 1`, `y ≥ 0`, θ = 1 + ω (the points with argument in
//! [0°, 60°)), where the hexagon is convex, so that every row y is one interval of x and a bucket's
//! number is `start[y] + x`. Points on the border of the hexagon are all kept: a digit may be any of
//! the nearest ones.

use std::sync::{Arc, Mutex, PoisonError, Weak};

/// Room for the rows of the largest radix; a power of two, so that an index can be masked.
pub(super) const ROWS: usize = 1 << 13;

/// A radix and its sector, for as long as somebody uses it.
type Kept = ([i64; 2], Weak<Sector>);

/// Rows of the sector, and the way back from a bucket to its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sector {
    /// `8·(number of the row's first bucket − its x)`, wrapping: added to `8·x + unit` of a digit.
    pub(super) start: Box<[u32; ROWS]>,
    /// (row, column) of every bucket.
    pub place: Vec<(u16, u16)>,
    /// The hexagon; none of a disc.
    hexagon: Option<(i64, [(i64, i64); 3])>,
}

impl Sector {
    /// The number of a digit's bucket and its unit, as a [`crate::recode::Digit`].
    #[inline(always)]
    pub fn number(&self, row: u16, code: u16) -> u32 {
        self.start[row as usize % ROWS].wrapping_add(code as u32)
    }

    /// That of the radix q, one for all digits in it that there are: of every curve, and of scalars of every length.
    pub fn shared(q: [i64; 2]) -> Arc<Self> {
        static KEPT: Mutex<Vec<Kept>> = Mutex::new(Vec::new());
        let kept = || KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        let find = |list: &[Kept]| list.iter().find(|(of, _)| *of == q)?.1.upgrade();
        if let Some(sector) = find(&kept()) {
            return sector;
        }
        // Made while nobody waits for it; another thread may be faster.
        let made = Arc::new(Self::new(q));
        let mut list = kept();
        find(&list).unwrap_or_else(|| {
            list.retain(|(_, sector)| sector.strong_count() > 0);
            list.push((q, Arc::downgrade(&made)));
            made
        })
    }

    /// The sector of the radix `q = x + yω`.
    pub fn new(q: [i64; 2]) -> Self {
        let (norm, forms) = hexagon(q);
        let sector = Self::of_rows(|y| {
            let (mut first, mut last) = (1, i64::MAX);
            for (a, b) in forms {
                // −norm ≤ a·x + b·y ≤ norm
                let (low, high) = (-norm - b * y, norm - b * y);
                let (low, high, a) = if a < 0 {
                    (-high, -low, -a)
                } else {
                    (low, high, a)
                };
                if a == 0 {
                    if low > 0 || high < 0 {
                        last = 0;
                    }
                } else {
                    first = first.max(-(-low).div_euclid(a));
                    last = last.min(high.div_euclid(a));
                }
            }
            (first, last)
        });
        Self {
            hexagon: Some((norm, forms)),
            ..sector
        }
    }

    /// Whether the point `x + yω` is nearer to 0 than to any other multiple of q: not on the hexagon's border.
    pub fn is_inside(&self, [x, y]: [i64; 2]) -> bool {
        // x + yω = (x − y) + yθ.
        self.hexagon.is_some_and(|(norm, forms)| {
            let inside = |(a, b): &(i64, i64)| (a * (x - y) + b * y).abs() < norm;
            forms.iter().all(inside)
        })
    }

    /// The sector of the disc of points of norm below `norm`.
    pub fn disc(norm: i64) -> Self {
        let mut last = norm.isqrt();
        Self::of_rows(|y| {
            while last > 0 && last * last + last * y + y * y >= norm {
                last -= 1;
            }
            (1, last)
        })
    }

    /// Rows `first..=last` from y = 0 on up to the first empty one.
    fn of_rows(mut row: impl FnMut(i64) -> (i64, i64)) -> Self {
        let mut sector = Self {
            start: Box::new([0; ROWS]),
            place: Vec::new(),
            hexagon: None,
        };
        for y in 0..ROWS as i64 {
            let (first, last) = row(y);
            if first > last {
                break;
            }
            let bucket = sector.place.len() as i64;
            sector.start[y as usize] = (8 * (bucket - first)) as u32;
            sector
                .place
                .extend((first..=last).map(|x| (y as u16, x as u16)));
        }
        sector
    }
}

/// `z = x + yθ` is nearest to 0 among the multiples of q when three forms `|a·x + b·y|` are at most N(q).
fn hexagon(q: [i64; 2]) -> (i64, [(i64, i64); 3]) {
    let [u, v] = q;
    let norm = u * u - u * v + v * v;
    // w = z·q̄ for z = 1 and z = θ, in the basis (1, ω): q̄ = (u − v) − vω, θ·q̄ = u + (u − v)ω.
    let (one, theta) = ([u - v, -v], [u, u - v]);
    let form = |w: [i64; 2]| [2 * w[0] - w[1], 2 * w[1] - w[0], w[0] + w[1]];
    let (a, b) = (form(one), form(theta));
    (norm, [0, 1, 2].map(|i| (a[i], b[i])))
}
