//! Prepared bases.

use super::constants::{element, form, general, minus_one};
use super::{Coordinates, EdwardsEngine};
use crate::Backend;
use crate::cpu::Shapes;
use crate::curve::edwards::EdwardsCurve;
use crate::engine::dispatch;
use crate::engine::jobs::Job;
use crate::error::Error;
use crate::msm::edwards::convert::{self, Images, Input, Turn};
use crate::msm::edwards::law::{GeneralKept, Law, MinusOneKept, Operand};
use crate::msm::pack::Rings;
use crate::msm::table::{self, Table};
use crate::options::Options;
use crate::parallel;
use crate::points::{Points, WordPoints};
use crate::ring::Lanes;
use std::any::Any;

/// Points in the form that an Edwards law keeps; see [`EdwardsEngine::prepare`].
///
/// They belong to the curve, the coordinates and the backend that they were made for.
pub struct EdwardsBases {
    len: usize,
    curve: EdwardsCurve,
    coordinates: Coordinates,
    backend: Backend,
    /// Whether rows hold the images of the points too.
    turned: bool,
    bytes: usize,
    /// `Table<R::Mem>`.
    table: Box<dyn Any + Send + Sync>,
    /// Points without an image, which take the other way.
    unfit: Vec<usize>,
    unfit_points: WordPoints,
}

impl std::fmt::Debug for EdwardsBases {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("EdwardsBases")
            .field("curve", &self.curve.name)
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
    pub(super) fn unfit(&self) -> (&[usize], &WordPoints) {
        (&self.unfit, &self.unfit_points)
    }

    /// The table of a ring.
    pub(super) fn table<R: Lanes>(&self) -> Result<&Table<R::Mem>, Error> {
        self.table
            .downcast_ref()
            .ok_or_else(|| Error::Bases("they were made by another ring".into()))
    }

    /// An error unless they were made by this engine or one like it.
    pub(super) fn check(&self, engine: &EdwardsEngine) -> Result<(), Error> {
        let own = |e: &EdwardsEngine| (e.coordinates, e.weierstrass.backend());
        if self.curve != engine.curve {
            return Err(Error::Bases(format!(
                "they are of the curve {}, not of {}",
                self.curve.name, engine.curve.name
            )));
        }
        if (self.coordinates, self.backend) != own(engine) {
            return Err(Error::Bases(format!(
                "they were made for {:?} coordinates on backend {}",
                self.coordinates,
                self.backend.name()
            )));
        }
        Ok(())
    }
}

/// Points a task.
const BLOCK: usize = 2048;

/// [`EdwardsEngine::prepare`]; images of an endomorphism only if `turned` wants them.
pub fn prepare(
    engine: &EdwardsEngine,
    points: &dyn Points,
    turned: bool,
    options: &Options<'_>,
) -> Result<EdwardsBases, Error> {
    points.check(2 * engine.words())?;
    let options = &options.checked(points.len())?;
    let job = Prepare {
        engine,
        points,
        turned: turned && may_turn(engine, options),
        options,
    };
    dispatch::prime(&engine.weierstrass, job)?
}

/// Whether the engine has an endomorphism that these points allow.
pub(super) fn may_turn(engine: &EdwardsEngine, options: &Options<'_>) -> bool {
    let exists = match engine.coordinates {
        Coordinates::Edwards => engine.endo.is_some(),
        Coordinates::Weierstrass => engine.weierstrass.derived().endo.is_some(),
    };
    options.in_subgroup && exists
}

/// Bytes that n prepared bases take.
pub(super) fn bytes(engine: &EdwardsEngine, n: usize, turned: bool) -> usize {
    let columns = if engine.is_minus_one() {
        MinusOneKept::COLUMNS_KEPT
    } else {
        GeneralKept::COLUMNS_KEPT
    };
    let turns = match (turned, engine.coordinates) {
        (false, _) => 1,
        // ψ, or the two other cube roots of unity.
        (true, Coordinates::Edwards) => 2,
        (true, Coordinates::Weierstrass) => 3,
    };
    table::bytes(engine.weierstrass.ring.stored, n, turns * columns) as usize
}

struct Prepare<'a> {
    engine: &'a EdwardsEngine,
    points: &'a dyn Points,
    turned: bool,
    options: &'a Options<'a>,
}

impl Job for Prepare<'_> {
    type Out = Result<EdwardsBases, Error>;
    const SHAPES: Shapes = dispatch::EDWARDS;

    fn run<R: Lanes, S: Lanes>(self, rings: &Rings<R, S>) -> Self::Out {
        let f = &rings.wide.f;
        if self.engine.is_minus_one() {
            self.keep(f, &minus_one(self.engine, f))
        } else {
            self.keep(f, &general(self.engine, f))
        }
    }
}

impl Prepare<'_> {
    fn keep<R: Lanes, L: Law<R>>(&self, f: &R, law: &L) -> Result<EdwardsBases, Error> {
        let Self {
            engine,
            points,
            turned,
            options,
        } = *self;
        let columns = <L::Kept as Operand<R>>::COLUMNS;
        let turns = if turned {
            turns(engine, f)
        } else {
            vec![Turn::Stay]
        };
        let (n, stride) = (points.len(), turns.len() * columns);
        let needed = table::bytes(size_of::<R::Mem>(), n, stride);
        if let Some(limit) = options.memory_limit.filter(|&l| needed > l) {
            return Err(Error::MemoryLimit { limit, needed });
        }
        let form = form(engine, f);
        let mut table = Table::<R::Mem>::new(n, stride);
        table.turn = columns;
        let width = 2 * engine.words();
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
                        unfit.push((k * BLOCK + i, words[width * i..width * (i + 1)].to_vec()));
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
            curve: engine.curve.clone(),
            coordinates: engine.coordinates,
            backend: engine.weierstrass.backend(),
            turned,
            bytes: table.bytes_held(),
            table: Box::new(table),
            unfit_points,
            unfit,
        })
    }
}

/// The numbers of some points and the points.
fn in_a_list(points: Vec<Vec<(usize, Vec<u64>)>>, stride: usize) -> (Vec<usize>, WordPoints) {
    let (numbers, words): (Vec<_>, Vec<_>) = points.into_iter().flatten().unzip();
    let list = WordPoints {
        stride,
        finite: vec![true; numbers.len()],
        words: words.concat(),
    };
    (numbers, list)
}

/// A point itself and its images: those of the cube roots of unity, or that of ψ.
fn turns<R: Lanes>(engine: &EdwardsEngine, f: &R) -> Vec<Turn<R::El>> {
    let number = |x| element(engine, f, x);
    let mut turns = vec![Turn::Stay];
    match (engine.coordinates, &engine.endo) {
        (Coordinates::Edwards, Some(endo)) => turns.push(Turn::Psi {
            b: number(&endo.b),
            c: number(&endo.c),
        }),
        (Coordinates::Edwards, None) => {}
        (Coordinates::Weierstrass, _) => {
            if let Some(endo) = &engine.weierstrass.derived().endo {
                let square = &endo.beta * &endo.beta % &engine.curve.p;
                turns.push(Turn::Factor(number(&endo.beta)));
                turns.push(Turn::Factor(number(&square)));
            }
        }
    }
    turns
}
