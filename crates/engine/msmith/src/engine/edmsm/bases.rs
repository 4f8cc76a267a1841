//! Prepared bases.

use super::EdMsm;
use super::constants::{form, general, minus_one};
use super::convert::{self, Images, Input, Turn};
use super::law::{GeneralKept, Law, MinusOneKept, Operand};
use crate::cpu::Shapes;
use crate::engine::dispatch;
use crate::engine::jobs::Job;
use crate::error::Error;
use crate::msm::pack::Rings;
use crate::msm::table::{self, Table};
use crate::options::Options;
use crate::parallel;
use crate::points::{Points, WordPoints};
use crate::ring::Lanes;
use std::any::Any;

/// Points in the form that an Edwards law keeps; see [`EdMsm::prepare`].
pub struct EdwardsBases {
    len: usize,
    /// Whether rows hold the images of the points too.
    turned: bool,
    bytes: usize,
    /// `Table<R::Mem>`.
    table: Box<dyn Any + Send + Sync>,
    /// Points without an image, which take the other way.
    unfit: Vec<u32>,
    unfit_points: WordPoints,
}

impl std::fmt::Debug for EdwardsBases {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("EdwardsBases")
            .field("len", &self.len)
            .field("bytes", &self.bytes)
            .finish_non_exhaustive()
    }
}

impl EdwardsBases {
    /// Number of points.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Bytes of memory held.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Whether the images of an endomorphism are kept next to each point.
    pub fn is_turned(&self) -> bool {
        self.turned
    }

    /// Points that have no image on the Edwards curve, with their numbers; they are of even order and
    /// are summed in the Weierstrass form.
    pub(super) fn unfit(&self) -> (&[u32], &WordPoints) {
        (&self.unfit, &self.unfit_points)
    }

    /// The table of a ring.
    pub(super) fn table<R: Lanes>(&self) -> Result<&Table<R::Mem>, Error> {
        self.table
            .downcast_ref()
            .ok_or_else(|| Error::Bases("they were made by another ring".into()))
    }
}

/// Points a task.
const BLOCK: usize = 2048;

/// [`EdMsm::prepare`]; images of an endomorphism only if `turned` wants them.
pub fn prepare(
    edmsm: &EdMsm<'_>,
    points: &dyn Points,
    turned: bool,
    options: &Options<'_>,
) -> Result<EdwardsBases, Error> {
    points.check(2 * edmsm.engine.words())?;
    let options = &options.checked(points.len())?;
    let job = Prepare {
        edmsm,
        points,
        turned: turned && may_turn(edmsm, options),
        options,
    };
    dispatch::prime(edmsm.engine, job)?
}

/// Whether the engine has an endomorphism that these points allow.
pub(super) fn may_turn(edmsm: &EdMsm<'_>, options: &Options<'_>) -> bool {
    let exists = match edmsm.takes_edwards_points() {
        true => edmsm.form.endo.is_some(),
        false => edmsm.engine.derived().endo.is_some(),
    };
    options.in_subgroup && exists
}

/// Bytes that n prepared bases take.
pub(super) fn bytes(edmsm: &EdMsm<'_>, n: usize, turned: bool) -> usize {
    let columns = if edmsm.form.is_minus_one() {
        MinusOneKept::COLUMNS_KEPT
    } else {
        GeneralKept::COLUMNS_KEPT
    };
    let turns = match (turned, edmsm.takes_edwards_points()) {
        (false, _) => 1,
        // ψ, or the two other cube roots of unity.
        (true, true) => 2,
        (true, false) => 3,
    };
    table::bytes(edmsm.engine.ring.stored, n, turns * columns) as usize
}

struct Prepare<'a> {
    edmsm: &'a EdMsm<'a>,
    points: &'a dyn Points,
    turned: bool,
    options: &'a Options<'a>,
}

impl Job for Prepare<'_> {
    type Out = Result<EdwardsBases, Error>;
    const SHAPES: Shapes = dispatch::EDWARDS;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let f = &rings.wide.f;
        if self.edmsm.form.is_minus_one() {
            self.keep(f, &minus_one(self.edmsm, f))
        } else {
            self.keep(f, &general(self.edmsm, f))
        }
    }
}

impl Prepare<'_> {
    fn keep<R: Lanes, L: Law<R>>(&self, f: &R, law: &L) -> Result<EdwardsBases, Error> {
        let Self {
            edmsm,
            points,
            turned,
            options,
        } = *self;
        let columns = <L::Kept as Operand<R>>::COLUMNS;
        let turns = if turned {
            turns(edmsm, f)
        } else {
            vec![Turn::Stay]
        };
        let (n, stride) = (points.len(), turns.len() * columns);
        let needed = table::bytes(size_of::<R::Mem>(), n, stride);
        if let Some(limit) = options.memory_limit.filter(|&l| needed > l) {
            return Err(Error::MemoryLimit { limit, needed });
        }
        let form = form(edmsm, f);
        let mut table = Table::<R::Mem>::new(n, stride);
        table.turn = columns;
        let width = 2 * edmsm.engine.words();
        let blocks: Vec<_> = (table.mem[..n * stride].chunks_mut(BLOCK * stride))
            .zip(table.finite.chunks_mut(BLOCK))
            .map(std::sync::Mutex::new)
            .collect();
        let done = std::sync::atomic::AtomicUsize::new(0);
        let relaxed = std::sync::atomic::Ordering::Relaxed;
        let buffers = || (vec![0u64; width * BLOCK], vec![false; BLOCK]);
        let (unfit, _) = parallel::run(
            options.threads.unwrap_or(1),
            blocks.len(),
            buffers,
            |(words, finite), k| {
                let mut unfit = Vec::new();
                let (Ok(mut block), false) = (blocks[k].lock(), options.is_cancelled()) else {
                    return unfit;
                };
                let (rows, fits) = &mut *block;
                let m = fits.len();
                let (words, finite) = (&mut words[..width * m], &mut finite[..m]);
                points.fill(k * BLOCK, words, finite);
                let input = Input {
                    words,
                    stride: width,
                    finite,
                };
                fits.fill(true);
                for (power, turn) in turns.iter().enumerate() {
                    let out = Images {
                        rows: &mut rows[..],
                        stride,
                        power,
                        fits: &mut fits[..],
                    };
                    convert::keep(f, law, &form, turn, input, out);
                }
                for (i, fit) in fits.iter_mut().enumerate() {
                    if !*fit {
                        unfit.push((
                            (k * BLOCK + i) as u32,
                            words[width * i..width * (i + 1)].to_vec(),
                        ));
                    }
                    // Neutral points and those without an image get no digits.
                    *fit &= finite[i];
                }
                options.report((1 + done.fetch_add(1, relaxed)) as f64 / blocks.len() as f64);
                unfit
            },
        );
        drop(blocks);
        options.check_cancel()?;
        let (unfit, unfit_points) = in_a_list(unfit, width);
        Ok(EdwardsBases {
            len: n,
            turned,
            bytes: table.bytes_held(),
            table: Box::new(table),
            unfit_points,
            unfit,
        })
    }
}

/// The numbers of some points and the points.
fn in_a_list(points: Vec<Vec<(u32, Vec<u64>)>>, stride: usize) -> (Vec<u32>, WordPoints) {
    let (numbers, words): (Vec<_>, Vec<_>) = points.into_iter().flatten().unzip();
    let list = WordPoints {
        stride,
        finite: vec![true; numbers.len()],
        words: words.concat(),
    };
    (numbers, list)
}

/// A point itself and its images: those of the cube roots of unity, or that of ψ.
fn turns<R: Lanes>(edmsm: &EdMsm<'_>, f: &R) -> Vec<Turn<R::El>> {
    let number = |x| edmsm.element(f, x);
    let mut turns = vec![Turn::Stay];
    if edmsm.takes_edwards_points() {
        turns.extend(edmsm.form.endo.as_ref().map(|endo| Turn::Psi {
            b: number(&endo.b),
            c: number(&endo.c),
        }));
    } else if let Some(endo) = &edmsm.engine.derived().endo {
        let square = &endo.beta * &endo.beta % &edmsm.form.curve.p;
        turns.push(Turn::Factor(number(&endo.beta)));
        turns.push(Turn::Factor(number(&square)));
    }
    turns
}
