//! Which multiples of a point a table holds, and the additions that make them.
//!
//! The weights of a recoding's buckets are reached from 1 by steps `w = u·a + v·b`, with a and b
//! reached before and u, v units: ±1, and the powers of ω where the recoding uses them. On the
//! grid of Z\[ω\] neighbours differ by a unit, so that every weight costs one addition. A step whose two
//! summands are equal is a doubling; it is taken only where nothing else leads on, because points
//! that are added in lanes meet their exceptional case then. With ω there are none:
//! `2 = (2 + ω) − ω`.

use crate::recode::{Recoding, Small};

/// `(−1)^sign·ω^power` as the low three bits of a digit.
pub type Unit = u32;

/// `weight[to] = u·weight[a] + v·weight[b]`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MultipleStep {
    /// The bucket whose weight is made.
    pub to: u32,
    /// First summand: bucket and unit.
    pub a: (u32, Unit),
    /// Second summand.
    pub b: (u32, Unit),
}

/// The steps to all the weights of a recoding.
#[derive(Debug, Clone)]
pub struct Multiples {
    /// The bucket of weight 1.
    pub one: u32,
    /// Steps in rounds: those of a round use weights of earlier rounds only. Few rounds.
    pub rounds: Vec<Vec<MultipleStep>>,
    /// Steps in order, each adding a unit times 1 (its `b`) to an earlier weight.
    pub chain: Vec<MultipleStep>,
}

fn turned(w: Small, unit: Unit) -> Small {
    let w = match unit >> 1 {
        0 => w,
        1 => Small {
            x: -w.y,
            y: w.x - w.y,
        },
        _ => Small {
            x: w.y - w.x,
            y: -w.x,
        },
    };
    if unit & 1 == 1 {
        Small { x: -w.x, y: -w.y }
    } else {
        w
    }
}

/// What has been reached, by its turned value.
struct ReachedWeight {
    grid: Vec<Option<(u32, Unit)>>,
    /// The largest |x| and |y| of the grid.
    reach: [i64; 2],
    list: Vec<u32>,
    /// The largest |x| and |y| so far.
    most: [i64; 2],
}

impl ReachedWeight {
    fn slot(&self, w: Small) -> Option<usize> {
        let [x, y] = self.reach;
        let inside = w.x.abs() <= x && w.y.abs() <= y;
        inside.then(|| ((w.x + x) * (2 * y + 1) + w.y + y) as usize)
    }

    /// Whether a weight is too far for any sum of two.
    fn is_beyond(&self, w: Small) -> bool {
        w.x.abs() > 2 * self.most[0] || w.y.abs() > 2 * self.most[1]
    }

    fn get(&self, w: Small) -> Option<(u32, Unit)> {
        self.slot(w).and_then(|k| self.grid[k])
    }

    fn put(&mut self, bucket: u32, w: Small, units: &[Unit]) {
        self.list.push(bucket);
        for &u in units {
            let turned = turned(w, u);
            self.most = [
                self.most[0].max(turned.x.abs()),
                self.most[1].max(turned.y.abs()),
            ];
            if let Some(k) = self.slot(turned) {
                self.grid[k].get_or_insert((bucket, u));
            }
        }
    }
}

impl Multiples {
    /// The steps of a recoding; `None` if 1 is not a weight of it or some weight cannot be reached.
    pub fn new(recoding: &dyn Recoding) -> Option<Self> {
        let (row, col) = (recoding.row_unit(), recoding.col_unit());
        let weights: Vec<Small> = (0..recoding.buckets() as u32)
            .map(|b| {
                let (r, c) = recoding.place(b);
                let (r, c) = (i64::from(r), i64::from(c));
                Small {
                    x: r * row.x + c * col.x,
                    y: r * row.y + c * col.y,
                }
            })
            .collect();
        // Without ω two units would be counted apart that are one.
        let turns = recoding.is_complex();
        let units: &[Unit] = if turns { &[0, 1, 2, 3, 4, 5] } else { &[0, 1] };
        let one = weights.iter().position(|w| *w == Small { x: 1, y: 0 })? as u32;
        let (rounds, chain) = (
            rounds(&weights, one, units, false)?,
            rounds(&weights, one, units, true)?,
        );
        Some(Self {
            one,
            rounds,
            chain: chain.into_iter().flatten().collect(),
        })
    }
}

/// Steps round by round; in order, adding units only, if `by_units`.
fn rounds(
    weights: &[Small],
    one: u32,
    units: &[Unit],
    by_units: bool,
) -> Option<Vec<Vec<MultipleStep>>> {
    // Integers are a line of the grid, whatever their number.
    let line = units.len() == 2 && weights.iter().all(|w| w.y == 0);
    let most = weights.iter().map(|w| w.x.abs().max(w.y.abs())).max()?;
    let reach = [2 * most + 1, if line { 0 } else { 2 * most + 1 }];
    let sides = reach.map(|r| (2 * r + 1) as usize);
    let mut reached = ReachedWeight {
        grid: vec![None; sides[0] * sides[1]],
        reach,
        list: Vec::new(),
        most: [0; 2],
    };
    reached.put(one, weights[one as usize], units);
    let mut left: Vec<u32> = (0..weights.len() as u32).filter(|b| *b != one).collect();
    let mut rounds = Vec::new();
    let mut doublings = false;
    while !left.is_empty() {
        let mut round = Vec::new();
        left.retain(|&to| {
            let w = weights[to as usize];
            if reached.is_beyond(w) {
                return true;
            }
            let with = if by_units { &[one] } else { &reached.list[..] };
            let step = with.iter().find_map(|&b| {
                units.iter().find_map(|&v| {
                    let part = turned(weights[b as usize], v);
                    let rest = Small {
                        x: w.x - part.x,
                        y: w.y - part.y,
                    };
                    let a = reached.get(rest).filter(|_| doublings || rest != part)?;
                    Some(MultipleStep { to, a, b: (b, v) })
                })
            });
            match step {
                Some(step) => {
                    round.push(step);
                    if by_units {
                        reached.put(to, w, units);
                    }
                    false
                }
                None => true,
            }
        });
        if round.is_empty() {
            if doublings {
                return None;
            }
            doublings = true;
            continue;
        }
        doublings = false;
        if !by_units {
            for s in &round {
                reached.put(s.to, weights[s.to as usize], units);
            }
        }
        rounds.push(round);
    }
    Some(rounds)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::curve::{self, Group, derive};
    use crate::recode::eisenstein::{Eisenstein, Pi};
    use crate::recode::glv::Glv;
    use crate::recode::signed_window::SignedWindow;

    fn weight(r: &dyn Recoding, b: u32) -> Small {
        let ((row, col), u, v) = (r.place(b), r.row_unit(), r.col_unit());
        let (row, col) = (i64::from(row), i64::from(col));
        Small {
            x: row * u.x + col * v.x,
            y: row * u.y + col * v.y,
        }
    }

    /// Tables of one point's multiples are planned in little time and memory, whatever the window.
    #[test]
    fn long_lines_of_integers() {
        let windows = SignedWindow::new(16, 255, 4).unwrap();
        assert_eq!(Multiples::new(&windows).unwrap().chain.len(), (1 << 15) - 1);
    }

    fn check(r: &dyn Recoding, doublings: usize) -> usize {
        let m = Multiples::new(r).unwrap();
        let holds = |s: &MultipleStep| {
            let (a, b) = (
                turned(weight(r, s.a.0), s.a.1),
                turned(weight(r, s.b.0), s.b.1),
            );
            let sum = Small {
                x: a.x + b.x,
                y: a.y + b.y,
            };
            assert_eq!(sum, weight(r, s.to), "{} {s:?}", r.name());
            a == b
        };
        for (list, rounds) in [
            (m.rounds.clone(), true),
            (m.chain.iter().map(|s| vec![*s]).collect(), false),
        ] {
            let mut known = vec![m.one];
            let mut twice = 0;
            for round in &list {
                for s in round {
                    assert!(known.contains(&s.a.0) && known.contains(&s.b.0));
                    assert!(rounds || s.b.0 == m.one);
                    twice += usize::from(holds(s));
                }
                known.extend(round.iter().map(|s| s.to));
            }
            known.sort_unstable();
            let all: Vec<u32> = (0..r.buckets() as u32).collect();
            assert_eq!(known, all, "{}", r.name());
            assert!(twice <= doublings, "{}: {twice} doublings", r.name());
        }
        m.rounds.len()
    }

    #[test]
    fn every_weight_is_reached_once() {
        let curve = curve::by_name("bls12-381").unwrap();
        let e = derive::derive(curve, Group::G1).unwrap().endo.unwrap();
        for c in 1..=8 {
            let rounds = check(&SignedWindow::new(c, 255, 4).unwrap(), 1);
            assert!(rounds < 2 * c as usize, "{rounds} to 2^{}", c - 1);
            check(&Glv::new(&curve.r, &e.lambda, &e.lattice, c, 4).unwrap(), 1);
        }
        for pi in Pi::ALL {
            for c in 2..=6 {
                let digits = Eisenstein::new(&curve.r, &e.lambda, &e.nu, pi, c, 4).unwrap();
                let rounds = check(&digits, 0);
                assert!(rounds <= c as usize + 2, "{}: {rounds}", digits.name());
            }
        }
    }
}
