//! Tables 1, 2 and 3.

use crate::coords::edwards::general::{self, Curve};
use crate::coords::edwards::{self, minus_one};
use crate::coords::{Inverted, quartic, traded, untwisted};
use msmith_core::coords::{A, Affine, Coords, Xyzz, jacobian, xyzz};
use msmith_core::meter::op_kinds::{Kind, Kinds, Sorting, Tally};

/// A row of Table 1: multi-scalar multiplications and pairings of a proof system. Sizes are m wires, n
/// multiplication gates, a addition gates, ℓ public inputs, d the degree that the setup allows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Protocol {
    /// Its name.
    pub name: &'static str,
    /// Multiplications to set up.
    pub setup: &'static str,
    /// Multiplications to prove.
    pub prove: &'static str,
    /// Pairings and multiplications to verify.
    pub verify: &'static str,
}

/// Table 1, as printed. Nothing in it can be counted here.
pub const fn table_1() -> [Protocol; 2] {
    [
        Protocol {
            name: "Groth16",
            setup: "3n in G1, m in G2",
            prove: "3n + m − ℓ in G1, n in G2",
            verify: "3 pairings, ℓ in G1",
        },
        Protocol {
            name: "PLONK (KZG)",
            setup: "d ≥ n + a in G1, 1 in G2",
            prove: "9(n + a) in G1",
            verify: "2 pairings, 18 in G1",
        },
    ]
}

/// Multiplications and squarings as the paper prints them. Table 3 sets 1s = 1m.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figure {
    /// Multiplications.
    pub m: u32,
    /// Squarings.
    pub s: u32,
}

/// One formula and its count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counted {
    /// What is counted.
    pub formula: &'static str,
    /// The operations.
    pub kinds: Kinds,
}

/// One entry of Table 2 or 3.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Form of the curve and coordinates.
    pub system: &'static str,
    /// Which operation.
    pub operation: &'static str,
    /// What is printed.
    pub paper: Figure,
    /// The formulas here that the figure may be held against; the first is the one that it is of.
    pub counted: Vec<Counted>,
    /// What the count corrects.
    pub correction: Option<&'static str>,
}

/// Points and constants that have a kind and no value.
struct Counter<'a> {
    f: Sorting<'a>,
    tally: &'a Tally,
}

const V: Kind = Kind::Variable;
const AFFINE: Affine<Kind> = Affine { x: V, y: V };
const XYZZ: xyzz::Point<Kind> = xyzz::Point {
    x: V,
    y: V,
    zz: V,
    zzz: V,
};
const JACOBIAN: jacobian::Point<Kind> = jacobian::Point { x: V, y: V, z: V };
const EXTENDED: edwards::Extended<Kind> = edwards::Extended {
    x: V,
    y: V,
    z: V,
    t: V,
};
const FLAT: edwards::Flat<Kind> = edwards::Flat { x: V, y: V, t: V };
const CURVE: Curve<Kind> = Curve {
    a: Kind::A,
    d: Kind::D,
    a1: Kind::A,
    a2: Kind::A,
    d2: Kind::D,
};
const D: Kind = Kind::D;

impl<'a> Counter<'a> {
    fn count<T>(&self, formula: &'static str, job: impl FnOnce(&Sorting<'a>) -> T) -> Counted {
        self.tally.take();
        job(&self.f);
        Counted {
            formula,
            kinds: self.tally.take(),
        }
    }
}

fn with_counter<T>(job: impl FnOnce(&Counter<'_>) -> T) -> T {
    let tally = Tally::new();
    job(&Counter {
        f: Sorting::new(&tally),
        tally: &tally,
    })
}

/// Table 2: Jacobian and extended Jacobian (XYZZ) coordinates.
pub fn table_2() -> Vec<Entry> {
    let general = A::General(Kind::A);
    with_counter(|k| {
        let entry = |system, operation, (m, s), counted, correction| Entry {
            system,
            operation,
            paper: Figure { m, s },
            counted,
            correction,
        };
        vec![
            entry(
                "Jacobian",
                "mixed addition",
                (7, 4),
                vec![
                    k.count("traded::add_affine", |f| {
                        traded::add_affine(f, &JACOBIAN, &AFFINE)
                    }),
                    k.count("jacobian", |f| {
                        jacobian::Jacobian::add_affine_raw(f, &JACOBIAN, &AFFINE)
                    }),
                ],
                None,
            ),
            entry(
                "Jacobian",
                "addition",
                (11, 5),
                vec![
                    k.count("traded::add", |f| traded::add(f, &JACOBIAN, &JACOBIAN)),
                    k.count("jacobian", |f| {
                        jacobian::Jacobian::add_raw(f, &JACOBIAN, &JACOBIAN)
                    }),
                ],
                None,
            ),
            entry(
                "Jacobian",
                "doubling",
                (2, 5),
                vec![
                    k.count("traded::dbl, a = 0", |f| {
                        traded::dbl(f, &A::Zero, &JACOBIAN)
                    }),
                    k.count("traded::dbl, any a", |f| {
                        traded::dbl(f, &general, &JACOBIAN)
                    }),
                    k.count("jacobian, a = 0", |f| {
                        jacobian::Jacobian::dbl(f, &A::Zero, &JACOBIAN)
                    }),
                ],
                Some("the figure is that of a = 0"),
            ),
            entry(
                "extended Jacobian",
                "mixed addition",
                (8, 2),
                vec![k.count("xyzz", |f| Xyzz::add_affine_raw(f, &XYZZ, &AFFINE))],
                None,
            ),
            entry(
                "extended Jacobian",
                "addition",
                (12, 2),
                vec![k.count("xyzz", |f| Xyzz::add_raw(f, &XYZZ, &XYZZ))],
                None,
            ),
            entry(
                "extended Jacobian",
                "doubling",
                (6, 4),
                vec![
                    k.count("xyzz, any a", |f| Xyzz::dbl(f, &general, &XYZZ)),
                    k.count("xyzz, a = 0", |f| Xyzz::dbl(f, &A::Zero, &XYZZ)),
                ],
                Some("the figure is that of any a; the a = 0 of the paper's curves takes 6m + 3s"),
            ),
        ]
    })
}

/// Table 3: mixed additions.
pub fn table_3() -> Vec<Entry> {
    let quartic_flat = quartic::Flat { xx: V, y: V, r: V };
    let short = quartic::Short {
        x: V,
        xx: V,
        y: V,
        z: V,
        zz: V,
    };
    let projective = edwards::Projective { x: V, y: V, z: V };
    let inverted = Inverted { x: V, y: V, z: V };
    with_counter(|k| {
        let entry = |system, operation, m, counted, correction| Entry {
            system,
            operation,
            paper: Figure { m, s: 0 },
            counted,
            correction,
        };
        let with_r = k.f;
        let with_r = short.with_r(&with_r);
        vec![
            entry(
                "short Weierstrass, extended Jacobian",
                "mixed addition",
                10,
                vec![k.count("xyzz", |f| Xyzz::add_affine_raw(f, &XYZZ, &AFFINE))],
                None,
            ),
            entry(
                "Jacobi quartic, XXYZZ and XXYZZR",
                "mixed addition",
                9,
                vec![
                    k.count("quartic::add_short_flat", |f| {
                        quartic::add_short_flat(f, &Kind::A, &short, &quartic_flat)
                    }),
                    k.count("quartic::add_flat", |f| {
                        quartic::add_flat(f, &Kind::A, &with_r, &quartic_flat)
                    }),
                ],
                None,
            ),
            entry(
                "Edwards, projective",
                "mixed addition",
                9,
                vec![
                    k.count("untwisted::add_affine_dedicated", |f| {
                        untwisted::add_affine_dedicated(f, &projective, &AFFINE)
                    }),
                    k.count("untwisted::add_affine", |f| {
                        untwisted::add_affine(f, &D, &projective, &AFFINE)
                    }),
                ],
                Some("dedicated; the unified addition takes 9m + 1s + 1d"),
            ),
            entry(
                "Edwards, inverted",
                "mixed addition",
                9,
                vec![k.count("untwisted::add_inverted_short", |f| {
                    untwisted::add_inverted_short(f, &D, &inverted, [&V, &V])
                })],
                Some("leaves out 1d, which the unified rows below count"),
            ),
            entry(
                "twisted Edwards, extended",
                "mixed addition, dedicated",
                8,
                vec![k.count("general::add_flat_dedicated", |f| {
                    general::add_flat_dedicated(f, &CURVE, &EXTENDED, &FLAT)
                })],
                None,
            ),
            entry(
                "twisted Edwards, extended",
                "mixed addition, unified",
                9,
                vec![k.count("general::add_flat", |f| {
                    general::add_flat(f, &CURVE, &EXTENDED, &FLAT)
                })],
                Some("leaves out 1a and counts 1d"),
            ),
            entry(
                "twisted Edwards, extended, a = −1",
                "mixed addition, dedicated",
                7,
                vec![k.count("minus_one::add_flat_dedicated", |f| {
                    minus_one::add_flat_dedicated(f, &EXTENDED, &FLAT)
                })],
                None,
            ),
            entry(
                "twisted Edwards, extended, a = −1",
                "mixed addition, unified",
                8,
                vec![k.count("minus_one::add_flat", |f| {
                    minus_one::add_flat(f, &D, &EXTENDED, &FLAT)
                })],
                None,
            ),
        ]
    })
}

/// The other costs of section 4.3 on twisted Edwards curves, a = −1, and what is gained on them here.
pub fn further() -> Vec<Entry> {
    let unhalved = edwards::Unhalved {
        minus: V,
        plus: V,
        t: V,
    };
    let stored = edwards::Stored {
        minus: V,
        plus: V,
        t: V,
    };
    let any = general::Stored {
        minus: V,
        plus: V,
        s: V,
        t: V,
    };
    with_counter(|k| {
        let cached = edwards::to_cached(&k.f, &D, &EXTENDED);
        let entry = |operation, (m, s), counted, correction| Entry {
            system: "twisted Edwards, extended, a = −1",
            operation,
            paper: Figure { m, s },
            counted,
            correction,
        };
        vec![
            entry(
                "unified addition",
                (9, 0),
                vec![k.count("minus_one::add", |f| {
                    minus_one::add(f, &D, &EXTENDED, &EXTENDED)
                })],
                None,
            ),
            entry(
                "unified re-addition",
                (8, 0),
                vec![k.count("add_cached", |f| edwards::add_cached(f, &EXTENDED, &cached))],
                None,
            ),
            entry(
                "unified re-addition, custom coordinates",
                (7, 0),
                vec![
                    k.count("add_unhalved", |f| {
                        edwards::add_unhalved(f, &EXTENDED, &unhalved)
                    }),
                    k.count("add_stored", |f| edwards::add_stored(f, &EXTENDED, &stored)),
                    k.count("general::add_stored, any a", |f| {
                        general::add_stored(f, &EXTENDED, &any)
                    }),
                ],
                Some(
                    "half of what is stored saves the doubling of Z; any a takes 8m and one more stored value",
                ),
            ),
            entry(
                "dedicated doubling",
                (4, 4),
                vec![k.count("minus_one::dbl", |f| minus_one::dbl(f, &EXTENDED))],
                None,
            ),
        ]
    })
}
