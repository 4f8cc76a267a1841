//! Figures 3 to 13: graphs divided into parts of two doublings and two triplings.
//!
//! In a part the paper works with remainders modulo 2^(2−i)·3^(2−j), i doublings and j triplings below its root. A
//! remainder is what is left of the scalar less a number that depends on the position only, so the graph is made of what
//! is left, and written as the part has it.

use std::collections::{BTreeMap, BTreeSet};

use super::{Arrow, Drawing, Spot};

/// α and β.
const SIDE: u32 = 2;
/// 2^α·3^β.
const MODULUS: i64 = 36;

type Pair = (i64, i64);
type Position = (u32, u32);

/// What is left at each position.
type Left = BTreeMap<Position, BTreeSet<Pair>>;

/// A scalar or two, with their digits.
struct Example {
    scalars: Pair,
    digits: &'static [Pair],
    /// Whether digits are ends. In the example of 917 none are: it goes on to 0 and 1.
    stops: bool,
    /// The most doublings and triplings.
    most: u32,
}

const SINGLE: Example = Example {
    scalars: (917, 0),
    digits: &[(0, 0), (1, 0), (-1, 0)],
    stops: false,
    most: 4,
};

const PAIR: Example = Example {
    scalars: (83, 125),
    digits: &[
        (0, 0),
        (1, 0),
        (-1, 0),
        (0, 1),
        (0, -1),
        (1, 1),
        (-1, -1),
        (1, -1),
        (-1, 1),
    ],
    stops: true,
    most: 6,
};

impl Example {
    fn ends(&self, p: Pair) -> bool {
        self.stops && self.digits.contains(&p)
    }

    fn divided(&self, (x, y): Pair, k: i64) -> impl Iterator<Item = Pair> {
        let all = self.digits.iter().map(move |d| (x - d.0, y - d.1));
        all.filter(move |(x, y)| x % k == 0 && y % k == 0)
            .map(move |(x, y)| (x / k, y / k))
    }

    /// What is left in a part: positions from a root, and at first what the parts before left on its border.
    fn part(&self, root: Position, border: Left) -> Left {
        let mut left = border;
        for a in root.0..=root.0 + SIDE {
            for b in root.1..=root.1 + SIDE {
                for p in left.get(&(a, b)).cloned().unwrap_or_default() {
                    if self.ends(p) {
                        continue;
                    }
                    for (next, k) in [((a + 1, b), 2), ((a, b + 1), 3)] {
                        if next.0 <= root.0 + SIDE && next.1 <= root.1 + SIDE {
                            left.entry(next).or_default().extend(self.divided(p, k));
                        }
                    }
                }
            }
        }
        left
    }

    /// What is left anywhere.
    fn all(&self) -> Left {
        let mut left = Left::from([((0, 0), BTreeSet::from([self.scalars]))]);
        for a in (0..self.most).step_by(SIDE as usize) {
            for b in (0..self.most).step_by(SIDE as usize) {
                let inside =
                    |p: &Position| (a..=a + SIDE).contains(&p.0) && (b..=b + SIDE).contains(&p.1);
                let border = left.iter().filter(|(p, _)| inside(p));
                let border = border.map(|(p, set)| (*p, set.clone())).collect();
                for (p, set) in self.part((a, b), border) {
                    left.entry(p).or_default().extend(set);
                }
            }
        }
        left
    }

    /// What a part subtracts from what is left, at its root: a multiple of [`MODULUS`].
    fn subtracted(&self, root: Position, left: &Left) -> Pair {
        let first = left.get(&root).and_then(|set| set.first().copied());
        let (x, y) = first.unwrap_or_default();
        let whole = |x: i64| x - x.rem_euclid(MODULUS);
        (whole(x), whole(y))
    }

    /// A part as the paper writes it: position, remainders, and whether they come from the parts before.
    fn written(&self, root: Position, left: &Left) -> Vec<(Position, Vec<Pair>, bool)> {
        let (x, y) = self.subtracted(root, left);
        let here = left.iter().filter(|(p, _)| {
            (root.0..=root.0 + SIDE).contains(&p.0) && (root.1..=root.1 + SIDE).contains(&p.1)
        });
        let row = |(&(a, b), set): (&Position, &BTreeSet<Pair>)| {
            let by = 2i64.pow(a - root.0) * 3i64.pow(b - root.1);
            let list = set.iter().map(|p| (p.0 - x / by, p.1 - y / by)).collect();
            let before = (root.0 > 0 && a == root.0) || (root.1 > 0 && b == root.1);
            ((a, b), list, before)
        };
        here.map(row).collect()
    }
}

/// A box of each position, its numbers in it, arrows where what is left is divided.
fn drawing(title: String, example: &Example, root: Position, pair: bool) -> Drawing {
    let left = example.all();
    let rows = example.written(root, &left);
    let list = |all: &[Pair]| {
        let one = |p: &Pair| match pair {
            true => format!("({},{})", p.0, p.1),
            false => p.0.to_string(),
        };
        all.iter().map(one).collect::<Vec<_>>().join(", ")
    };
    let widest = rows.iter().map(|r| list(&r.1).len()).max().unwrap_or(0);
    let wide = (8.0 * widest as f64 + 40.0) / 192.0;
    let spot = |(p, all, before): &(Position, Vec<Pair>, bool)| Spot {
        place: (
            wide.max(0.75) * (f64::from(p.1) - f64::from(p.0)),
            1.3 * f64::from(p.0 + p.1),
        ),
        position: Some(*p),
        text: list(all),
        strong: *before,
    };
    let mut arrows = Vec::new();
    for (from, (p, ..)) in rows.iter().enumerate() {
        for (next, k) in [((p.0 + 1, p.1), 2), ((p.0, p.1 + 1), 3)] {
            let to = rows.iter().position(|r| r.0 == next);
            let there = |q: &Pair| left.get(&next).is_some_and(|set| set.contains(q));
            let goes = |q: &Pair| !example.ends(*q) && example.divided(*q, k).any(|q| there(&q));
            if let (Some(to), true) = (to, left[p].iter().any(goes)) {
                let text = format!("/{k}");
                arrows.push(Arrow {
                    from,
                    to,
                    text,
                    strong: false,
                });
            }
        }
    }
    Drawing {
        title,
        strong: "of the subgraph before",
        spots: rows.iter().map(spot).collect(),
        arrows,
    }
}

/// Figures 4 to 7.
pub(super) fn single(part: usize) -> Drawing {
    let root = [(0, 0), (2, 0), (0, 2), (2, 2)][part];
    let title = format!("917: remainders from position {}, {}", root.0, root.1);
    drawing(title, &SINGLE, root, false)
}

/// The roots of the parts of the second example.
const ROOTS: [Position; 5] = [(0, 0), (2, 0), (0, 2), (4, 0), (0, 4)];

/// Figures 8 to 12.
pub(super) fn pair(part: usize) -> Drawing {
    let root = ROOTS[part];
    let title = format!(
        "83, 125: {} from position {}, {}",
        name(root),
        root.0,
        root.1
    );
    drawing(title, &PAIR, root, true)
}

/// A part is named by the first remainders at its root.
fn name(root: Position) -> String {
    let rows = PAIR.written(root, &PAIR.all());
    let first = rows.iter().find(|r| r.0 == root);
    let (x, y) = first.map_or((0, 0), |r| r.1[0]);
    format!("Subgraph{x:02}{y:02}")
}

/// Figure 13.
pub(super) fn overview() -> Drawing {
    let spot = |&root: &Position| Spot {
        place: (
            f64::from(root.1) - f64::from(root.0),
            0.65 * f64::from(root.0 + root.1),
        ),
        position: Some(root),
        text: name(root),
        strong: false,
    };
    let arrow = |(from, to): (usize, usize)| Arrow {
        from,
        to,
        text: String::new(),
        strong: false,
    };
    Drawing {
        title: "83, 125: the subgraphs".to_owned(),
        strong: "",
        spots: ROOTS.iter().map(spot).collect(),
        arrows: [(0, 1), (0, 2), (1, 3), (2, 4)].map(arrow).to_vec(),
    }
}

/// Figure 3: ○ after two doublings, + after two triplings, ⊕ after both; □ begins the fourth part with ⊕.
pub(super) fn marks() -> Drawing {
    let most = 2 * SIDE;
    let mut spots = Vec::new();
    for a in 0..=most {
        for b in 0..=most {
            let mark = match (a, b) {
                (SIDE, SIDE) => " ⊕",
                (SIDE, 0..SIDE) => " ○",
                (0..SIDE, SIDE) => " +",
                (SIDE, _) | (_, SIDE) => " □",
                _ => "",
            };
            spots.push(Spot {
                place: (f64::from(b) - f64::from(a), f64::from(a + b)),
                position: Some((a, b)),
                text: format!("{a},{b}{mark}"),
                strong: a % SIDE == 0 || b % SIDE == 0,
            });
        }
    }
    let at = |a: u32, b: u32| (a * (most + 1) + b) as usize;
    let mut arrows = Vec::new();
    for a in 0..=most {
        for b in 0..=most {
            let down = (a < most).then(|| (at(a + 1, b), b % SIDE == 0, "/2"));
            let across = (b < most).then(|| (at(a, b + 1), a % SIDE == 0, "/3"));
            for (to, strong, text) in down.into_iter().chain(across) {
                let (from, text) = (at(a, b), text.to_owned());
                arrows.push(Arrow {
                    from,
                    to,
                    text,
                    strong,
                });
            }
        }
    }
    Drawing {
        title: "Positions divided, α = β = 2".to_owned(),
        strong: "on a boundary",
        spots,
        arrows,
    }
}
