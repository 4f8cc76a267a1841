//! Which multiples a table holds, and the additions that make them.
//!
//! A digit is made of two that are there, by an addition or subtraction or as a doubling; where none will do, of what
//! halving it leads to. Sets with neighbours at a common distance take one addition a digit: odd multiples by 2P,
//! 5, 11, 17, 23, 29 by 6P.

use super::Ladder;
use msmith_chain::Digit;

/// `to = a + b`; a doubling if both are the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// What is made.
    pub to: Digit,
    /// Made before.
    pub a: Digit,
    /// Made before, or the opposite of such a one.
    pub b: Digit,
}

/// How to build a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableSteps {
    digits: Vec<Digit>,
    steps: Vec<Step>,
}

/// Pairs of a multiple's digit and its point.
pub type Multiples<W> = Vec<(Digit, W)>;

fn sum(a: Digit, b: Digit) -> Digit {
    Digit::pair(a.x + b.x, a.y + b.y)
}

#[cfg_attr(
    not(feature = "chains"),
    expect(dead_code, reason = "what chains are run by")
)]
impl TableSteps {
    /// The plan for some digits; signs do not matter, 0 is left out.
    pub fn new(digits: impl IntoIterator<Item = Digit>) -> Self {
        let mut digits: Vec<Digit> = digits.into_iter().map(Digit::stored).collect();
        digits.retain(|d| !d.is_zero());
        digits.sort_unstable();
        digits.dedup();
        let mut by_size = digits.clone();
        by_size.sort_by_key(|d| (d.x.unsigned_abs() + d.y.unsigned_abs(), *d));
        let mut plan = Self {
            digits,
            steps: Vec::new(),
        };
        let mut have = vec![Digit::single(1), Digit::pair(0, 1)];
        for d in by_size {
            plan.reach(d, &mut have);
        }
        plan
    }

    /// Makes a stored digit.
    fn reach(&mut self, d: Digit, have: &mut Vec<Digit>) {
        if have.contains(&d) {
            return;
        }
        let half = Digit::pair(d.x / 2, d.y / 2);
        let even = sum(half, half) == d;
        let found = (even && have.contains(&half)).then_some((half, half));
        let found = found.or_else(|| {
            let rest = |a: Digit| sum(d, -a);
            let other = |a: &&Digit| have.contains(&rest(**a).stored());
            have.iter().find(other).map(|&a| (a, rest(a)))
        });
        let (a, b) = found.unwrap_or_else(|| {
            // One multiple of each point, else halves, else the even neighbour.
            let (a, b) = if d.x != 0 && d.y != 0 {
                (Digit::single(d.x), Digit::pair(0, d.y))
            } else if even {
                (half, half)
            } else {
                let one = Digit::pair(d.x.signum(), d.y.signum());
                (sum(d, -one), one)
            };
            self.reach(a.stored(), have);
            self.reach(b.stored(), have);
            (a, b)
        });
        // `a` is a digit that is there: the second takes the sign.
        let (a, b) = if a.is_negative() { (b, a) } else { (a, b) };
        self.steps.push(Step { to: d, a, b });
        have.push(d);
    }

    /// What the table holds: of each digit and its opposite one, in increasing order.
    pub fn digits(&self) -> &[Digit] {
        &self.digits
    }

    /// The additions in order.
    #[cfg(test)]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Doublings and additions.
    pub fn operations(&self) -> (usize, usize) {
        let doublings = self.steps.iter().filter(|s| s.a == s.b).count();
        (doublings, self.steps.len() - doublings)
    }

    /// All multiples that the plan makes, those of P and Q first.
    pub fn run<G: Ladder>(&self, group: &G, points: &[G::Work]) -> Multiples<G::Work> {
        let units = [Digit::single(1), Digit::pair(0, 1)];
        let mut all: Multiples<G::Work> = units.into_iter().zip(points.iter().copied()).collect();
        for s in &self.steps {
            let find = |d: Digit| all.iter().find(|(e, _)| *e == d.stored()).map(|(_, p)| *p);
            let (Some(a), Some(b)) = (find(s.a), find(s.b)) else {
                continue;
            };
            let p = match (s.a == s.b, s.b.is_negative()) {
                (true, _) => group.twice(&a),
                (false, true) => group.plus(&a, &group.minus(&b)),
                (false, false) => group.plus(&a, &b),
            };
            all.push((s.to, p));
        }
        all
    }
}
