//! The tables next to what holds.

use super::sets::{lfg, power, prime};
use msmith_core::Error;
use msmith_core::recode::bucket_set::spec::Numbers;
use msmith_core::recode::bucket_set::{Spec, single};

use super::printed::{self, Entry};
use super::shape::Shape;
use super::sizes;

/// Bits of a stored point in Table 2: one coordinate and a sign.
const POINT_BITS: u64 = 382;
/// The greatest exponents of radices `2^c` and `7^c` whose sets are built for Tables 4 and 5.
const BUILT: [u32; 2] = [18, 7];

/// What holds in place of the times of Table 1, and why.
pub const fn holds_in_table_1() -> [(&'static str, &'static str); 6] {
    [
        (
            "h(n + q/2 − 2) + (h − 1)(log q + 1)",
            "buckets of all windows, and Horner's rule",
        ),
        ("nh + q/2 − 2", "(5) with |B| = q/2 + 1, d = 1"),
        (
            "nh + |B| + 2",
            "as LFG's program builds it: |B| = 5q/24 and the topmost digits' buckets; the printed set misses digits",
        ),
        ("n(h + 1) + |B| + 2", "|B| = 7q/32 + O(1), d = 6"),
        (
            "n(h + 1) + (q − 1)/(2|M|) + p − 3",
            "(5) with |B| of Theorem 4, d = p; h digits do where few topmost digits need buckets of their own",
        ),
        (
            "nh + |B|",
            "along a tree, 1.15·√|B| more by rows and columns; |B| = (q − 1)/6 + 1 needs nearest digits, with Algorithm 7's it is 0.6046q",
        ),
    ]
}

/// A row of Table 1 at one size.
#[derive(Debug, Clone, PartialEq)]
pub struct Theorem {
    /// What is printed.
    pub printed: printed::Method,
    /// What holds, and why.
    pub holds: (&'static str, &'static str),
    /// The printed time.
    pub printed_additions: f64,
    /// What the set here takes in the worst case.
    pub set: Result<Shape, Error>,
    /// What holds, evaluated.
    pub additions: f64,
}

/// Table 1 evaluated for n scalars, q = `2^c` and `7^seven`.
pub fn table_1(numbers: &Numbers, n: u64, c: u32, seven: u32) -> Vec<Theorem> {
    let q = 1u64 << c;
    let q7 = 7u64.pow(seven);
    let [h, h7] = [q, q7].map(|q| sizes::digits(&numbers.r, q).0);
    let f = |x: u64| x as f64;
    let specs = [
        Spec::new(&single::SIGNED, &[c]),
        Spec::new(&single::SIGNED, &[c]),
        Spec::new(&lfg::CODE, &[c]),
        Spec::new(&lfg::REPAIRED, &[c]),
        Spec::new(&prime::FAMILY, &[7, seven]),
        Spec::new(&power::FAMILY, &[seven]),
    ];
    let printed = [
        f(h) * (f(n) + 0.5 * f(q)),
        f(n * h) + 0.5 * f(q),
        f(n * h) + 0.21 * f(q),
        f(n * (h + 1)) + 0.21875 * f(q),
        f(n * (h7 + 1)) + f(q7) / 6.0 + 3.0,
        f(n * h7) + 0.167 * f(q7) + 20.0,
    ];
    let shapes = specs.map(|spec| Shape::named(numbers, spec));
    let code = match &shapes[2] {
        Ok(shape) => shape.buckets + 1,
        Err(_) => 5 * q / 24 + 1,
    };
    let holds = [
        f(h * (n + q / 2 - 2) + (h - 1) * u64::from(c + 1)),
        f(n * h + q / 2 - 2),
        f(n * h + code + 2),
        f(n * (h + 1) + sizes::repaired(c) + 2),
        f(n * (h7 + 1) + (q7 - 1) / 6 + 4),
        f(n * h7 + (q7 - 1) / 6 + 1),
    ];
    let rows = printed::TABLE_1.into_iter().zip(holds_in_table_1());
    let numbers = printed.into_iter().zip(holds).zip(shapes);
    rows.zip(numbers)
        .map(|((printed, holds), ((a, b), set))| Theorem {
            printed,
            holds,
            printed_additions: a,
            set,
            additions: b,
        })
        .collect()
}

/// Storage and cost of one radix.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Costs {
    /// Exponent of the radix.
    pub c: u32,
    /// h.
    pub h: u64,
    /// Stored points, all bases.
    pub points: u64,
    /// Additions by (5).
    pub additions: u64,
}

impl Costs {
    /// Bytes of the stored points in the paper's way.
    pub fn bytes(&self) -> f64 {
        (self.points * POINT_BITS) as f64 / 8.0
    }
}

/// One half of a row of Table 2.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Half {
    /// What is printed.
    pub printed: Entry,
    /// What holds for the printed radix.
    pub holds: Costs,
    /// The radix that takes least, by the same formula.
    pub best: Costs,
}

impl Half {
    /// What differs from the print: h, storage, additions (as rounded), optimality.
    pub fn differences(&self) -> Vec<&'static str> {
        let mut all = Vec::new();
        let (p, h) = (&self.printed, &self.holds);
        if p.h != h.h {
            all.push("h");
        }
        let (value, unit) = p.storage.split_once(' ').unwrap_or((p.storage, ""));
        let scale = if unit == "GB" { 1e9 } else { 1e6 };
        let storage = value.parse().unwrap_or(f64::NAN) * scale;
        let off = (storage - h.bytes()).abs();
        if off.is_nan() || off > 0.005 * scale {
            all.push("S");
        }
        let exact = h.additions as f64;
        let step = 10f64.powi(exact.log10() as i32 - 2);
        if (p.additions - exact).abs() > step / 2.0 {
            all.push("C");
        }
        if self.best.additions < h.additions {
            all.push("q");
        }
        all
    }
}

/// A row of Table 2.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Row2 {
    /// log2 n.
    pub log_n: u32,
    /// Repaired LFG, then p = 7.
    pub halves: [Half; 2],
}

/// Table 2.
pub fn table_2(numbers: &Numbers) -> Vec<Row2> {
    let repaired = |n: u64, c: u32| {
        let h = sizes::digits(&numbers.r, 1 << c).0;
        Costs {
            c,
            h,
            points: n * (3 * h + 1),
            additions: n * (h + 1) + sizes::repaired(c) + 2,
        }
    };
    let seven = |n: u64, c: u32| {
        let q = 7u64.pow(c);
        let h = sizes::digits(&numbers.r, q).0;
        Costs {
            c,
            h,
            points: 3 * n * (h + 1),
            additions: n * (h + 1) + (q - 1) / 6 + 4,
        }
    };
    fn half(
        printed: Entry,
        n: u64,
        exponents: std::ops::RangeInclusive<u32>,
        costs: impl Fn(u64, u32) -> Costs,
    ) -> Half {
        let holds = costs(n, printed.c);
        let all = exponents.map(|c| costs(n, c));
        let best = all.min_by_key(|c| c.additions);
        Half {
            printed,
            holds,
            best: best.unwrap_or(holds),
        }
    }
    let rows = printed::TABLE_2.into_iter();
    rows.map(|(log_n, two, sevens)| Row2 {
        log_n,
        halves: [
            half(two, 1 << log_n, 10..=31, repaired),
            half(sevens, 1 << log_n, 4..=11, seven),
        ],
    })
    .collect()
}

/// A row of Table 4 or 5.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Size {
    /// Exponent of the radix.
    pub c: u32,
    /// The radix.
    pub q: u64,
    /// h and |B| as printed.
    pub printed: (u64, u64),
    /// h and |B| as they are, zero counted.
    pub holds: (u64, u64),
    /// |B| of the set that is built, where the radix is moderate.
    pub built: Option<Result<u64, Error>>,
}

fn rows(
    numbers: &Numbers,
    printed: &[(u32, u64, u64)],
    most: u32,
    of: impl Fn(u32) -> (u64, u64, Spec),
) -> Vec<Size> {
    let row = |&(c, h, size): &(u32, u64, u64)| {
        let (q, exact, spec) = of(c);
        let build = || match spec.build(numbers) {
            Ok(set) => Ok(set.buckets() as u64 + 1),
            Err(e) => Err(e),
        };
        Size {
            c,
            q,
            printed: (h, size),
            holds: (sizes::digits(&numbers.r, q).0, exact),
            built: (c <= most).then(build),
        }
    };
    printed.iter().map(row).collect()
}

/// Table 4: the repaired set for q = `2^c`.
pub fn table_4(numbers: &Numbers) -> Vec<Size> {
    rows(numbers, &printed::TABLE_4, BUILT[0], |c| {
        (1 << c, sizes::repaired(c), Spec::new(&lfg::REPAIRED, &[c]))
    })
}

/// Table 5: the optimal set for q = `7^c`.
///
/// The set that is built has besides a bucket for each topmost digit that would need a carry.
pub fn table_5(numbers: &Numbers) -> Vec<Size> {
    rows(numbers, &printed::TABLE_5, BUILT[1], |c| {
        let q = 7u64.pow(c);
        (q, (q - 1) / 6 + 1, Spec::new(&prime::FAMILY, &[7, c]))
    })
}
