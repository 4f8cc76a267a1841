//! The coefficient sets of [`DoubleBase`](crate::DoubleBase) Table 3.

use crate::digit::Digit;
use crate::error::Error;
use crate::set::Set;

/// A set of pairs with a name.
#[derive(Debug, Clone, Copy)]
pub struct NamedSet {
    /// As the paper calls it.
    pub name: &'static str,
    /// What stands in the table: one of each digit and its opposite.
    pub table: &'static [(i32, i32)],
    /// What the table costs by the paper's rules, in thousandths of a multiplication.
    pub precomputation: u32,
}

impl NamedSet {
    /// 0, the table and its opposites.
    pub fn set(&self) -> Result<Set, Error> {
        Set::symmetric(self.table.iter().map(|&(x, y)| Digit::pair(x, y)))
    }
}

/// By the paper's name, in either case.
pub fn named_set(name: &str) -> Option<&'static NamedSet> {
    ALL.iter().find(|s| s.name.eq_ignore_ascii_case(name))
}

/// P, Q, P ± Q and what follows.
macro_rules! table {
    ($($part:expr),*) => {{
        const PARTS: &[&[(i32, i32)]] = &[S1, $($part),*];
        const LENGTH: usize = {
            let (mut all, mut i) = (0, 0);
            while i < PARTS.len() {
                all += PARTS[i].len();
                i += 1;
            }
            all
        };
        const TABLE: [(i32, i32); LENGTH] = {
            let mut table = [(0, 0); LENGTH];
            let (mut at, mut i) = (0, 0);
            while i < PARTS.len() {
                let mut j = 0;
                while j < PARTS[i].len() {
                    table[at] = PARTS[i][j];
                    at += 1;
                    j += 1;
                }
                i += 1;
            }
            table
        };
        &TABLE
    }};
}

const S1: &[(i32, i32)] = &[(1, 0), (0, 1), (1, 1), (1, -1)];
const FIVES: &[(i32, i32)] = &[(5, 0), (0, 5)];
const SEVENS: &[(i32, i32)] = &[(7, 0), (0, 7)];
const TWO_FOUR: &[(i32, i32)] = &[(2, 0), (0, 2), (4, 0), (0, 4)];
const ONE_FIVE: &[(i32, i32)] = &[(1, 5), (1, -5), (5, 1), (5, -1)];
const FIVE_FIVE: &[(i32, i32)] = &[(5, 5), (5, -5)];
const ONE_TWO: &[(i32, i32)] = &[(1, 2), (1, -2), (2, 1), (2, -1)];
const ONE_FOUR: &[(i32, i32)] = &[(1, 4), (1, -4), (4, 1), (4, -1)];
const EQUAL: &[(i32, i32)] = &[(2, 2), (2, -2), (4, 4), (4, -4)];
const MIXED: &[(i32, i32)] = &[
    (2, 4),
    (2, -4),
    (4, 2),
    (4, -2),
    (2, 5),
    (2, -5),
    (5, 2),
    (5, -2),
    (4, 5),
    (4, -5),
    (5, 4),
    (5, -4),
];
const ONE_SEVEN: &[(i32, i32)] = &[(1, 7), (1, -7), (7, 1), (7, -1)];
const SEVEN_SEVEN: &[(i32, i32)] = &[(7, 7), (7, -7)];
const LONG: &[(i32, i32)] = &[
    (11, 0),
    (0, 11),
    (13, 0),
    (0, 13),
    (17, 0),
    (0, 17),
    (19, 0),
    (0, 19),
];

/// All 13.
const ALL: &[NamedSet] = &[
    NamedSet {
        name: "S1",
        table: S1,
        precomputation: 12_000,
    },
    NamedSet {
        name: "S5",
        table: table!(FIVES),
        precomputation: 52_800,
    },
    NamedSet {
        name: "S7",
        table: table!(FIVES, SEVENS),
        precomputation: 68_800,
    },
    NamedSet {
        name: "S52",
        table: table!(FIVES, ONE_FIVE, FIVE_FIVE),
        precomputation: 96_800,
    },
    NamedSet {
        name: "S5a",
        table: table!(FIVES, TWO_FOUR),
        precomputation: 52_800,
    },
    NamedSet {
        name: "S5b",
        table: table!(FIVES, TWO_FOUR, ONE_TWO, ONE_FOUR, ONE_FIVE),
        precomputation: 136_800,
    },
    NamedSet {
        name: "S5c",
        table: table!(FIVES, TWO_FOUR, EQUAL, FIVE_FIVE),
        precomputation: 100_800,
    },
    NamedSet {
        name: "S5d",
        table: table!(FIVES, TWO_FOUR, MIXED),
        precomputation: 148_800,
    },
    NamedSet {
        name: "S5e",
        table: table!(FIVES, TWO_FOUR, ONE_FIVE, FIVE_FIVE),
        precomputation: 96_800,
    },
    NamedSet {
        name: "S7a",
        table: table!(FIVES, TWO_FOUR, SEVENS),
        precomputation: 68_800,
    },
    NamedSet {
        name: "S7b",
        table: table!(
            FIVES, TWO_FOUR, ONE_TWO, ONE_FOUR, ONE_FIVE, SEVENS, ONE_SEVEN
        ),
        precomputation: 180_800,
    },
    NamedSet {
        name: "S7c",
        table: table!(FIVES, TWO_FOUR, EQUAL, FIVE_FIVE, SEVENS, SEVEN_SEVEN),
        precomputation: 132_800,
    },
    NamedSet {
        name: "Sbest1",
        table: table!(FIVES, TWO_FOUR, SEVENS, LONG),
        precomputation: 132_800,
    },
];

/// 0 and the odd multiples of P and of Q below 2^(ω−1), with their opposites: what windows of width ω take.
pub fn window_set(omega: u32) -> Result<Set, Error> {
    if !(2..=Set::MOST.ilog2() + 1).contains(&omega) {
        return Err(Error::Text(format!("windows of width {omega}")));
    }
    let odd = (1..1 << (omega - 1)).step_by(2);
    Set::symmetric(odd.flat_map(|x| [Digit::pair(x, 0), Digit::pair(0, x)]))
}

/// What the method `hbtjf` takes, with all opposites.
pub fn hybrid_set() -> Result<Set, Error> {
    Set::symmetric(super::hbtjf::Hbtjf::digits())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_have_the_printed_lengths() -> Result<(), Error> {
        let lengths = [4, 6, 8, 12, 10, 22, 16, 22, 16, 12, 28, 20, 20];
        assert_eq!(ALL.len(), lengths.len());
        for (s, length) in ALL.iter().zip(lengths) {
            let set = s.set()?;
            assert_eq!(set.stored().len(), length, "{}", s.name);
            assert_eq!(s.table.len(), length, "{}", s.name);
            assert_eq!(set.digits().len(), 2 * length + 1, "{}", s.name);
            assert!(set.is_symmetric() && set.is_pair());
        }
        assert!(named_set("s52").is_some() && named_set("S9").is_none());
        Ok(())
    }
}
