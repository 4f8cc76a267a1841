//! The second phase's beginning: the points of Lagrange's polynomials of every smaller power.
//!
//! **Mathematics.** The polynomials over the n-th roots of unity ω^i have at τ the values l_i = (1/n) Σ_k ω^(−ik) τ^k:
//! a Fourier transform of the first n points, backwards. A file has those of n = 1, 2, 4, … one after the other, of
//! τⁱG up to twice the number, with a point at infinity as the last. ω is a power of the smallest number that is no
//! square.
//! **Cost.** The products with 1/n are made once for all n, with the 1/N of the largest; a smaller one's points are
//! doubled log₂ N/n times instead.

use std::path::Path;

use msmith::{Domain, Engine, Options, PointsBy, Scalars, WordPoints};
use msmith_field::Field;
use msmith_io::table;

use super::file::{PowersOfTau, wrong};
use super::parts::{ALL, Part, TAU1, block, head, section_of_points, weight};
use crate::encoded::{size, to_bytes};
use crate::groups::WORDS;
use crate::points::{in_list, of_field, sure};
use crate::room::blocks;
use crate::steps::Steps;
use crate::{Error, Groups};

/// The smallest number that is no square modulo the order of either curve.
const GENERATOR: u64 = 5;

impl PowersOfTau {
    /// Writes the file with the Lagrange forms of every smaller power, which keys of circuits are made from; those
    /// that it may have already are made anew. Its points are checked to be on the curve and in the subgroup; that
    /// they are powers only [`PowersOfTau::verify`] checks.
    ///
    /// Cost: a Fourier transform of each list, and as much again for all smaller ones. Memory: some seven times the
    /// longest list, that of τⁱG with twice 2^power points.
    ///
    /// Errors: the first point that is wrong, by its list; power 28 over BN254, whose largest form has twice as many
    /// points as there are roots of unity; a memory limit that is too small; [`msmith_io::Error::Write`]; a raised
    /// cancel flag.
    pub fn prepare(&self, to: &Path, options: &Options<'_>) -> Result<(), Error> {
        let (groups, power) = (&self.groups, self.power);
        have_roots(groups, power)?;
        let lists = ALL
            .into_iter()
            .filter_map(|part| Some((part, part.lagrange?.0)));
        let lists: Vec<(Part, u32)> = lists.collect();
        let share = |part: Part| weight(part.group) * part.lagrange_len(power) as f64;
        let all = lists.iter().map(|(part, _)| share(*part)).sum();
        for (part, _) in &lists {
            within(1 << part.largest(power), part.engine(groups), options)?;
        }
        table::whole_with(to, |put| {
            put(&head(groups, power, self.ceremony, 11))?;
            for part in ALL {
                let bytes = self.section(part.id, part.name)?;
                put(&msmith_io::sections::section(part.id, bytes.len() as u64))?;
                in_pieces(bytes, options, put)?;
            }
            let bytes = self.section_of_contributions()?;
            put(&msmith_io::sections::section(7, bytes.len() as u64))?;
            put(bytes)?;
            let mut steps = Steps::new(options, all);
            for (part, id) in &lists {
                let engine = part.engine(groups);
                put(&section_of_points(*id, engine, part.lagrange_len(power)))?;
                steps.run(share(*part), |options| {
                    let forms = Forms::new(self, *part, options)?;
                    forms.each(options, |_, points| Ok(put(&to_bytes(points))?))
                })?;
            }
            Ok(())
        })
    }
}

/// Refuses a power whose largest form has more points than there are roots of unity.
pub(super) fn have_roots(groups: &Groups, power: u32) -> Result<(), Error> {
    let roots = (&groups.curve().r - 1u32).trailing_zeros().unwrap_or(0);
    let largest = TAU1.largest(power);
    if u64::from(largest) > roots {
        return Err(wrong(format!(
            "its largest form has 2^{largest} points, and there are 2^{roots} roots of unity modulo r"
        )));
    }
    Ok(())
}

/// Bytes that are written as they are.
pub(super) fn in_pieces(
    bytes: &[u8],
    options: &Options<'_>,
    put: &mut dyn FnMut(&[u8]) -> Result<(), msmith_io::Error>,
) -> Result<(), Error> {
    for piece in bytes.chunks(1 << 22) {
        options.watch.check()?;
        put(piece)?;
    }
    Ok(())
}

/// The options of a form of n points, with the memory that is left beside its lists.
///
/// Errors: a limit that is too small for them.
fn within<'a>(n: usize, engine: &Engine, options: &Options<'a>) -> Result<Options<'a>, Error> {
    // The points, the transform's three lists, what comes out, its bytes, and the roots.
    blocks(options, (n * (7 * size(engine) + 16 * WORDS)) as u64)
}

/// The field of scalars, with the roots of unity of snarkjs.
pub(super) fn roots(groups: &Groups) -> Result<Field, Error> {
    Ok(groups.scalars()?.clone().with_generator(GENERATOR)?)
}

/// The Lagrange forms of a list.
pub(super) struct Forms<'a> {
    engine: &'a Engine,
    field: Field,
    largest: u32,
    /// The points of the list times 1/N, N being the length of the largest form.
    scaled: WordPoints,
}

impl<'a> Forms<'a> {
    /// Reads and checks a list, and multiplies it.
    pub fn new(file: &'a PowersOfTau, part: Part, options: &Options<'_>) -> Result<Self, Error> {
        Self::up_to(file, part, part.largest(file.power), options)
    }

    /// That of a list's beginning, for the forms up to a power.
    pub fn up_to(
        file: &'a PowersOfTau,
        part: Part,
        largest: u32,
        options: &Options<'_>,
    ) -> Result<Self, Error> {
        let engine = part.engine(&file.groups);
        let field = roots(&file.groups)?;
        let (n, list) = (1usize << largest, file.list(part)?);
        let limited = within(n, engine, options)?;
        let options = &limited;
        let sure = &sure(options);
        let mut part_of_n = vec![n as u64, 0, 0, 0];
        let of_field = of_field(options);
        field.to_montgomery(&mut part_of_n, &of_field)?;
        field.invert(&mut part_of_n, &of_field)?;
        field.from_montgomery(&mut part_of_n, &of_field)?;
        let mut scaled = WordPoints {
            stride: 2 * engine.words(),
            ..WordPoints::default()
        };
        // The last place of the largest form of τⁱG has no point: one at infinity.
        let len = n.min(list.len());
        let step = block(engine, options);
        for start in (0..len).step_by(step) {
            let points = list.read(start..(start + step).min(len), sure)?;
            let checked = engine.check_subgroup(&points, sure);
            checked.map_err(|why| in_list(part.name, start, why))?;
            let words = part_of_n.repeat(points.finite.len());
            let scalars = Scalars::Words {
                words: &words,
                per: WORDS,
            };
            let made = engine.mul_each(&points, scalars, sure)?;
            scaled.words.extend(made.words);
            scaled.finite.extend(made.finite);
            options.watch.report(0.1 * start as f64 / len as f64);
        }
        scaled.words.resize(n * scaled.stride, 0);
        scaled.finite.resize(n, false);
        Ok(Self {
            engine,
            field,
            largest,
            scaled,
        })
    }

    /// All forms, the smallest first.
    pub fn each(
        &self,
        options: &Options<'_>,
        mut put: impl FnMut(u32, &WordPoints) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let all = (2u64 << self.largest) as f64;
        for power in 0..=self.largest {
            options.watch.check()?;
            let n = (1u64 << power) as f64;
            let report = |p: f64| options.watch.report(0.1 + 0.9 * n * (1.0 + p) / all);
            let form = self.one(
                power,
                &Options {
                    watch: options.watch.with_progress(&report),
                    ..*options
                },
            )?;
            put(power, &form)?;
        }
        Ok(())
    }

    /// One form.
    pub fn one(&self, power: u32, options: &Options<'_>) -> Result<WordPoints, Error> {
        let (n, stride) = (1usize << power, self.scaled.stride);
        let limited = within(1 << self.largest, self.engine, options)?;
        let options = &limited;
        let first = |i: usize, words: &mut [u64]| {
            words.copy_from_slice(&self.scaled.words[i * stride..(i + 1) * stride]);
            self.scaled.finite[i]
        };
        let points = PointsBy::new(n, first);
        // 1/n is more than 1/N.
        let missing = vec![1u64 << (self.largest - power); n];
        let doubled = match power == self.largest {
            true => None,
            false => Some(
                self.engine
                    .mul_each(&points, Scalars::U64(&missing), &sure(options))?,
            ),
        };
        // Backwards, and not divided by n.
        let of_field = of_field(options);
        let forwards = Domain::new(&self.field, n)?;
        let mut root = forwards.root();
        root.resize(WORDS, 0);
        self.field.to_montgomery(&mut root, &of_field)?;
        self.field.invert(&mut root, &of_field)?;
        self.field.from_montgomery(&mut root, &of_field)?;
        let domain = Domain::with_root(&self.field, n, &root)?;
        Ok(match &doubled {
            Some(points) => self.engine.fft(points, &domain, options)?,
            None => self.engine.fft(&points, &domain, options)?,
        })
    }
}
