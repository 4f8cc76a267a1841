//! One random sum whose answer is known: points are multiples of one point with known logarithms, so that the sum is
//! one multiplication.

use msmith::table::Spec;
use msmith::{Algorithm, Budget, Engine, Error, Options, Point, Scalars, WordPoints};
use msmith_io::random;
use num_bigint::BigUint;

/// Numbers below a bound, which is not 0.
pub type Draw<'a> = &'a mut dyn FnMut(usize) -> usize;

/// What is tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// [`Engine::msm`].
    Sum,
    /// [`Engine::stream`].
    Stream,
    /// [`Engine::prepare`] and [`Engine::prepare_with`], twice used.
    Table,
    /// [`Engine::check_subgroup`].
    Check,
}

impl Kind {
    /// Its name, in the plural.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sum => "sums",
            Self::Stream => "streams",
            Self::Table => "prepared",
            Self::Check => "checks",
        }
    }
}

/// Points with known logarithms: different ones, their opposites, and the infinite one.
pub struct Known {
    engine: Engine,
    pool: Vec<(Point, BigUint)>,
    base: Point,
}

/// Different points, up to the sign.
const POOL: usize = 12;

/// An input and what its sum is.
struct Input {
    points: WordPoints,
    words: Vec<u64>,
    per: usize,
    sum: Point,
}

impl Known {
    /// For a group in Weierstrass coordinates.
    pub fn new(engine: Engine) -> Result<Self, Error> {
        let some = random::points(&engine, 1, 11).map_err(|e| Error::Layout(e.to_string()))?;
        let base = Point::new(some.words);
        let r = engine.curve().r.clone();
        let mut pool = vec![(Point::infinity(), BigUint::ZERO)];
        let mut log = BigUint::from(1u32);
        for _ in 0..POOL {
            for log in [log.clone(), &r - &log] {
                pool.push((engine.mul(&log.to_u64_digits(), &base)?, log));
            }
            log = (log * 0x9e37_79b9_7f4a_7c15u64 + 1u32) % &r;
        }
        Ok(Self { engine, pool, base })
    }

    /// Frees what the engine keeps for its next sum.
    pub fn release(&self) {
        self.engine.release();
    }

    /// The group's name, and the backend's.
    pub fn name(&self) -> String {
        let engine = &self.engine;
        let backend = engine.backend().name();
        format!("{} {} {backend}", engine.curve().name, engine.group())
    }

    fn input(&self, n: usize, draw: Draw<'_>) -> Result<Input, Error> {
        let per = match draw(4) {
            0 => 1 + draw(6),
            _ => self.engine.curve().r.bits().div_ceil(64).max(4) as usize,
        };
        // Few points: equal and opposite ones meet in their buckets.
        let few = [1, 3, self.pool.len()][draw(3)];
        let style = draw(4);
        let mut input = Input {
            points: WordPoints {
                stride: 2 * self.engine.words(),
                ..WordPoints::default()
            },
            words: Vec::with_capacity(n * per),
            per,
            sum: Point::infinity(),
        };
        let mut total = BigUint::ZERO;
        for _ in 0..n {
            let (point, log) = &self.pool[draw(few.max(2)) % self.pool.len()];
            push(&mut input.points, point);
            let scalar = self.scalar(style, per, draw);
            total += BigUint::from_slice(
                &(scalar.iter())
                    .flat_map(|w| [*w as u32, (*w >> 32) as u32])
                    .collect::<Vec<_>>(),
            ) * log;
            input.words.extend(scalar);
        }
        let total = total % &self.engine.curve().r;
        input.sum = self.engine.mul(&total.to_u64_digits(), &self.base)?;
        Ok(input)
    }

    /// `per` words: random, short, all alike, or near the order and the powers of two.
    fn scalar(&self, style: usize, per: usize, draw: Draw<'_>) -> Vec<u64> {
        let word = |draw: Draw<'_>| (draw(1 << 32) as u64) << 32 | draw(1 << 32) as u64;
        let mut words = match (style, draw(4)) {
            (0, _) | (1, 0) => (0..per).map(|_| word(draw)).collect(),
            (1, _) => vec![draw(256) as u64],
            (2, _) => vec![0x5555_5555_5555_5555; per],
            (_, 0) => {
                let r = &self.engine.curve().r;
                let near = [r - 1u32, r.clone(), r + 1u32, r >> 1, r << 1];
                near[draw(5)].to_u64_digits()
            }
            (_, 1) => {
                let bit = draw(64 * per);
                let mut one = vec![0; per];
                one[bit / 64] = 1 << (bit % 64);
                one
            }
            (_, 2) => vec![u64::MAX; 1 + draw(per)],
            _ => vec![draw(3) as u64],
        };
        words.resize(per, 0);
        words
    }
}

fn push(points: &mut WordPoints, point: &Point) {
    match point.is_infinity() {
        false => points.words.extend(point.words()),
        // What the words of an infinite point are does not matter.
        true => points.words.extend(vec![u64::MAX; points.stride]),
    }
    points.finite.push(!point.is_infinity());
}

fn scalars(input: &Input) -> Scalars<'_> {
    Scalars::Words {
        words: &input.words,
        per: input.per,
    }
}

/// Options of every kind. Points are in the subgroup.
fn options(draw: Draw<'_>) -> Options<'static> {
    let algorithm = match draw(2) {
        0 => Algorithm::Auto,
        _ => Algorithm::ALL[draw(Algorithm::ALL.len())],
    };
    // The buckets of larger Eisenstein windows take seconds, however few the points are.
    let widest = if algorithm == Algorithm::Eisenstein {
        6
    } else {
        12
    };
    Options {
        algorithm,
        threads: Some(1 + draw(4)),
        in_subgroup: draw(2) == 0,
        window: (draw(4) == 0).then(|| 1 + draw(widest) as u32),
        memory_limit: (draw(4) == 0).then(|| 1 << (12 + draw(14))),
        ..Options::default()
    }
}

/// Whether options that cannot be met explain the error: an algorithm or a window that a curve or a scalar does not
/// have, a memory limit that is too small.
fn refused(error: &Error, options: &Options<'_>) -> bool {
    match error {
        Error::Option(_) => options.algorithm != Algorithm::Auto || options.window.is_some(),
        Error::MemoryLimit { limit, needed } => {
            options.memory_limit == Some(*limit) && needed > limit
        }
        Error::Item { error, .. } => refused(error, options),
        _ => false,
    }
}

/// Points at most of a trial that is to take less than a second and 64 MiB.
fn most_of(kind: Kind, options: &Options<'_>, most: usize) -> usize {
    let by_method = match (options.algorithm, options.window) {
        // A few doublings a bit of every point.
        (Algorithm::Naive, _) => 64,
        // All multiples of every point.
        (Algorithm::Straus, Some(window)) => ((1 << 15) >> window).max(8),
        (Algorithm::Straus, None) => 1 << 10,
        _ => most,
    };
    // A table of small digits has hundreds of rows a point.
    let by_kind = if kind == Kind::Table { 1 << 8 } else { most };
    most.min(by_method).min(by_kind)
}

/// Number of points: usually few.
fn number(most: usize, draw: Draw<'_>) -> usize {
    let most = match draw(16) {
        0 => most,
        1..=3 => most.min(512),
        _ => most.min(40),
    };
    draw(most + 1)
}

/// What became of a trial that is not wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Said {
    /// The answer is right: by which algorithm.
    Right(&'static str),
    /// Options that cannot be met were refused: the error.
    Refused(String),
}

impl std::fmt::Display for Said {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Right(algorithm) => algorithm,
            Self::Refused(error) => error,
        })
    }
}

/// Tries something on a group with at most so many points: what was done, or what is wrong.
pub fn run(known: &Known, kind: Kind, most: usize, draw: Draw<'_>) -> Result<Said, String> {
    let engine = &known.engine;
    let options = &options(draw);
    let n = number(most_of(kind, options, most), draw);
    let input = &(known.input(n, draw)).map_err(|e| format!("{}: the input: {e}", known.name()))?;
    let wrong = |what: &str| {
        Err(format!(
            "{}: {what}: {n} points, {} words a scalar, {options:?}",
            known.name(),
            input.per
        ))
    };
    let compare = |got: Result<msmith::Output, Error>| match got {
        Ok(output) if output.point == input.sum => Ok(Said::Right(output.report.algorithm.name())),
        Ok(output) => wrong(&format!("a wrong sum, by {:?}", output.report)),
        Err(error) if refused(&error, options) => Ok(Said::Refused(error.to_string())),
        Err(error) => wrong(&error.to_string()),
    };
    match kind {
        Kind::Sum => compare(engine.msm(&input.points, scalars(input), options)),
        Kind::Stream => {
            let piece = 1 + draw(n.max(1));
            compare(stream(engine, input, piece, options))
        }
        Kind::Table => {
            let made = match draw(2) {
                0 => {
                    let budget = match draw(3) {
                        0 => Budget::Bytes(1 << (6 + draw(18))),
                        1 => Budget::PointsPerBase(draw(40) as u32),
                        _ => Budget::Fastest,
                    };
                    engine.prepare(&input.points, budget, options)
                }
                _ => {
                    let name = ["signed", "eisenstein", "hybrid", "glv"][draw(4)];
                    let set = format!("{name}:{},{}", 1 + draw(4), 1 + draw(12));
                    match set.parse::<Spec>() {
                        Ok(set) => engine.prepare_with(&input.points, set, 1 + draw(8), options),
                        Err(error) => Err(error),
                    }
                }
            };
            let bases = match made {
                Ok(bases) => bases,
                // A budget or a set that cannot be.
                Err(error @ (Error::Option(_) | Error::MemoryLimit { .. })) => {
                    return Ok(Said::Refused(error.to_string()));
                }
                Err(error) => return wrong(&error.to_string()),
            };
            let first = compare(bases.msm(scalars(input), options))?;
            match compare(bases.msm(scalars(input), options))? {
                second if second == first => Ok(first),
                second => wrong(&format!("{first} at first, then {second}")),
            }
        }
        Kind::Check => match engine.check_subgroup(&input.points, options) {
            Ok(()) => match engine.check_on_curve(&input.points) {
                Ok(()) => Ok(Said::Right("check")),
                Err(error) => wrong(&error.to_string()),
            },
            Err(error) if refused(&error, options) => Ok(Said::Refused(error.to_string())),
            Err(error) => wrong(&error.to_string()),
        },
    }
}

fn stream(
    engine: &Engine,
    input: &Input,
    piece: usize,
    options: &Options<'_>,
) -> Result<msmith::Output, Error> {
    let mut stream = engine.stream(options)?;
    let stride = input.points.stride;
    let pieces = input.points.finite.chunks(piece);
    let words =
        (input.points.words.chunks(piece * stride)).zip(input.words.chunks(piece * input.per));
    for (finite, (points, words)) in pieces.zip(words) {
        let points = WordPoints {
            stride,
            words: points.to_vec(),
            finite: finite.to_vec(),
        };
        let per = input.per;
        stream.push(&points, Scalars::Words { words, per })?;
    }
    stream.finish()
}
