//! Eisenstein digits of radix q = π·2^c with two multipliers: half the buckets of one.
//!
//! Write a class modulo q as 2^e·u with u odd. Modulo 4 the odd classes are twelve: six are units of
//! Z\[ω\], the others are m times a unit, for any odd m that is not ≡ a unit mod 4. So the buckets are the
//! points `2^e·u` of the sector with u ≡ unit mod 4 (a local rule, as M = {1, 3} has for integers), and every
//! other digit d is congruent to `unit·m·b` for one of them: `d = unit·m·b + q·α`, and the carry α is added to
//! the next digit. The multiplier must be invertible modulo π:
//!
//! * π = 1 and π = 2 − ω: m = √−3 = 1 + 2ω. From |d|, |b| ≤ |q|/√3 follows |α| ≤ 1/√3 + 1: 0 or a unit.
//! * π = 1 − ω: m = 2 − ω of norm 7, |α| ≤ (1 + √7)/√3: norm at most 4.
//!
//! Buckets: `(4^(c−1) − 1)/3 + 1` for π = 1, one for a full orbit {unit·m^k} more than N(q)/12.
//!
//! Positions: `z′ = z/q − m·b·unit/q` leaves `|z| ≤ |ν|/(√3·|q|^k) + |m|/√3/(1 − 1/|q|)` after k digits. The last
//! digit must have no carry. It has none where u ≡ unit mod 4 or where m divides it; the other points in
//! reach become buckets too if they are few (an eighth), otherwise there is one more position, for the
//! carry alone, which needs no multiplier.
//!
//! **Source.** FKSX §4.2 and their open question; the multiplier √−3 for 2^c. Cost: a look-up in a table of
//! N(q)/6 words for each digit besides what [`super::super::eisenstein`] does.

mod table;

use self::table::{Entry, TwoRule};
use super::BucketSet;
use super::spec::{Family, Numbers, Spec};
use crate::autovec::autovec;
use crate::error::Error;
use crate::recode::eisenstein::length::polar;
use crate::recode::eisenstein::nearest::{Finish, Nearest};
use crate::recode::eisenstein::sector::Sector;
use crate::recode::eisenstein::small::{Eis, UNIT_CODES, UNITS, mul, norm};
use crate::recode::eisenstein::{MAX_EXPONENT, Pi};
use crate::recode::lattice::Reducer;
use crate::recode::{Digit, NONE, Small};

/// The least exponent c.
const LEAST_EXPONENT: u32 = 3;
/// At most this part of the buckets is added for the sake of the last digit.
const FEW: usize = 8;
/// Bits of the index of (carry, unit) in a word of the table.
const TURN_BITS: u32 = 7;
/// The index of the digit 0.
const ZERO: u32 = (1 << TURN_BITS) - 1;

/// `two:N,c`: Eisenstein digits of radix π·2^c with two multipliers.
pub static FAMILY: Family = Family {
    name: "two",
    parameters: 2,
    build: |numbers, [norm, c]| Ok(Box::new(Two::new(numbers, Pi::of_norm(norm)?, c)?)),
};

/// The set, see the head of the module.
pub struct Two {
    spec: Spec,
    positions: usize,
    last_multipliers: usize,
    multipliers: [Small; 2],
    place: Vec<(u16, u16)>,
    digits: Nearest,
    lookup: Lookup,
}

/// What a digit becomes by its number and unit.
struct Lookup {
    /// `(m, bucket) << TURN_BITS | turn` by the number of the sector point plus 1; 0 is the digit 0.
    words: Vec<u32>,
    /// By the unit of the digit (above) and the turn.
    turns: Box<[Turn; 8 << TURN_BITS]>,
}

/// The unit of a digit as written, and what it carries.
#[derive(Clone, Copy)]
struct Turn {
    unit: u32,
    carry: [i16; 2],
}

impl Lookup {
    fn new(entries: &[Option<Entry>], bucket_bits: u32) -> Option<Self> {
        let mut kinds: Vec<([i8; 2], u8)> = Vec::new();
        let mut words = vec![ZERO];
        for entry in entries {
            let entry = (*entry)?;
            let kind = (entry.carry, entry.unit);
            let known = kinds.iter().position(|k| *k == kind);
            let turn = known.unwrap_or_else(|| {
                kinds.push(kind);
                kinds.len() - 1
            });
            if turn >= ZERO as usize {
                return None;
            }
            let bucket = u32::from(entry.multiplier) << bucket_bits | entry.bucket;
            words.push(bucket << TURN_BITS | turn as u32);
        }
        let none = Turn {
            unit: NONE,
            carry: [0; 2],
        };
        let mut turns = Box::new([none; 8 << TURN_BITS]);
        for (k, code) in UNIT_CODES.into_iter().enumerate() {
            for (turn, (carry, unit)) in kinds.iter().enumerate() {
                turns[(code as usize) << TURN_BITS | turn] = Turn {
                    unit: UNIT_CODES[(k + usize::from(*unit)) % 6],
                    carry: mul(UNITS[k], carry.map(i64::from)).map(|z| z as i16),
                };
            }
        }
        Some(Self { words, turns })
    }
}

impl Finish for Lookup {
    fn finish(
        &self,
        sector: &Sector,
        (row, code): (&[u16], &[u16]),
        [cx, cy]: [&mut [i16]; 2],
        out: &mut [Digit],
    ) {
        autovec(
            #[inline(always)]
            || {
                let all = out.iter_mut().zip(row).zip(code).zip(cx).zip(cy);
                for ((((out, row), code), cx), cy) in all {
                    let number = sector.number(*row, *code);
                    // The digit 0 has the number −1.
                    let word = self.words[((number >> 3).wrapping_add(1) << 3 >> 3) as usize];
                    let turn = self.turns[((number & 7) << TURN_BITS | word & ZERO) as usize];
                    *out = word >> TURN_BITS << 3 | turn.unit;
                    [*cx, *cy] = turn.carry;
                }
            },
        );
    }
}

/// The points of the sector that the last digit can be, with the radius |q|/2 at most.
fn within(radius: f64) -> impl Iterator<Item = Eis> {
    let square = radius * radius;
    let side = radius as i64 + 1;
    (0..=side)
        .flat_map(move |y| (1..=side).map(move |x| [x + y, y]))
        .filter(move |z| norm(*z) as f64 <= square)
}

/// The size of a set, without its table.
pub(crate) struct Outline {
    radius: f64,
    rule: TwoRule,
    sector: Sector,
    /// Positions.
    pub positions: usize,
    /// Multipliers of the last one.
    pub last_multipliers: usize,
    /// The buckets, as (row, column) of the sector.
    pub place: Vec<(u16, u16)>,
}

impl Outline {
    /// Of radix π·2^c, c from 3 to [`MAX_EXPONENT`].
    pub fn new(numbers: &Numbers, pi: Pi, c: u32) -> Result<Self, Error> {
        if !(LEAST_EXPONENT..=MAX_EXPONENT).contains(&c) {
            return Err(Error::Option(format!(
                "exponent {c} of a radix with two multipliers is not in {LEAST_EXPONENT}..={MAX_EXPONENT}"
            )));
        }
        let (q, _) = pi.radix(c);
        let m = match pi {
            Pi::OneMinusOmega => [2, -1],
            _ => [1, 2],
        };
        let rule = TwoRule { q, c, m };
        let of_norm = |z: Eis| (norm(z) as f64).sqrt();
        let carried = of_norm(m) / 3f64.sqrt() / (1.0 - 1.0 / of_norm(q));
        let whole = polar(&numbers.endo()?.nu).0 - 3f64.log2() / 2.0;
        // One orbit is twelve classes.
        let few = (norm(q) / 12) as usize / FEW;
        let reach = |h: usize| {
            let below = if h > 1 { carried } else { 0.0 };
            (whole - (h - 1) as f64 * of_norm(q).log2()).exp2() + below + 1e-6
        };
        let fits = |h: &usize| {
            let radius = reach(*h);
            let is_few = || {
                let mut others = within(radius).filter(|z| !rule.exact(*z));
                others.nth(few).is_none()
            };
            radius < of_norm(q) / 2.0 && is_few()
        };
        let positions = (1..=4096).find(fits).ok_or_else(|| {
            Error::Option(format!(
                "digits with two multipliers do not end for c = {c}"
            ))
        })?;
        let mut shape = Self {
            radius: reach(positions),
            rule,
            sector: Sector::new(q),
            positions,
            last_multipliers: 2,
            place: Vec::new(),
        };
        shape.place = rule.buckets(&shape.sector, |z| shape.is_more(z));
        if within(shape.radius).all(|z| rule.is_bucket(z) || shape.is_more(z)) {
            shape.last_multipliers = 1;
        }
        Ok(shape)
    }

    /// Whether a point is a bucket for the sake of the last digit alone.
    fn is_more(&self, z: Eis) -> bool {
        norm(z) as f64 <= self.radius * self.radius && !self.rule.exact(z)
    }
}

impl Two {
    /// Radix π·2^c, c from 3 to [`MAX_EXPONENT`].
    pub fn new(numbers: &Numbers, pi: Pi, c: u32) -> Result<Self, Error> {
        let shape = Outline::new(numbers, pi, c)?;
        let (endo, words) = (numbers.endo()?, numbers.words());
        let reducer = Reducer::hexagon(&numbers.r, &endo.lambda, &endo.nu, words)?;
        let (q, division) = pi.radix(c);
        let digits = Nearest::new(reducer, (q, division), shape.positions);
        let entries = shape.rule.entries(&shape.sector, &shape.place);
        let mut set = Self {
            spec: Spec::new(&FAMILY, &[pi.norm() as u32, c]),
            positions: shape.positions,
            last_multipliers: shape.last_multipliers,
            multipliers: [[1, 0], shape.rule.m].map(|[x, y]| Small { x, y }),
            place: shape.place,
            digits,
            lookup: Lookup {
                words: Vec::new(),
                turns: Box::new(
                    [Turn {
                        unit: NONE,
                        carry: [0; 2],
                    }; 8 << TURN_BITS],
                ),
            },
        };
        set.lookup = Lookup::new(&entries, set.bucket_bits())
            .ok_or_else(|| Error::Option(format!("{} misses a digit", set.spec)))?;
        Ok(set)
    }
}

impl BucketSet for Two {
    fn spec(&self) -> Spec {
        self.spec
    }
    fn radix(&self) -> Small {
        let [x, y] = self.digits.q;
        Small { x, y }
    }
    fn positions(&self) -> usize {
        self.positions
    }
    fn multipliers(&self) -> &[Small] {
        &self.multipliers
    }
    fn multipliers_at(&self, position: usize) -> usize {
        if position + 1 == self.positions {
            self.last_multipliers
        } else {
            2
        }
    }
    fn buckets(&self) -> usize {
        self.place.len()
    }
    fn place(&self, bucket: u32) -> (u32, u32) {
        let (row, col) = self.place[bucket as usize];
        (u32::from(row), u32::from(col))
    }
    fn row_unit(&self) -> Small {
        Small { x: 1, y: 1 }
    }
    fn uses_endomorphism(&self) -> bool {
        true
    }
    fn scalar_words(&self) -> usize {
        self.digits.source.words()
    }

    /// # Panics
    /// If `out` is not of `positions · count` digits.
    fn recode(&self, scalars: &[u64], out: &mut [Digit]) {
        self.digits
            .recode(self.positions, scalars, Some(&self.lookup), out);
    }
}

#[cfg(test)]
mod tests;
