//! Points with known logarithms, and the comparison of every way to sum them.

use msmith::curve::{self, Curve, Group};
use msmith::{Algorithm, Backend, Engine, Error, Options, Point, Scalars, WordPoints};
use msmith_core::coords::{A, Affine, affine};
use msmith_core::ring::inverse::batch_invert;
use msmith_core::ring::mont64::Mont64;
use msmith_core::ring::{Lanes, outline::Outlined};
use msmith_core::ring::{ext2::Ext2, ext3::Ext3};
pub use msmith_core::words::integer;
use num_bigint::{BigInt, BigUint};
use num_traits::Zero;

/// Every group of every curve in use.
pub const GROUPS: [(&str, Group); 11] = [
    ("bls12-377", Group::G1),
    ("bls12-377", Group::G2),
    ("bls12-381", Group::G1),
    ("bls12-381", Group::G2),
    ("bn254", Group::G1),
    ("bn254", Group::G2),
    ("bw6-761", Group::G1),
    ("bw6-761", Group::G2),
    ("pallas", Group::G1),
    ("vesta", Group::G1),
    ("secp256k1", Group::G1),
];

/// The algorithms of the bucket engine, and the planner's choice.
pub const ALGORITHMS: [Algorithm; 5] = [
    Algorithm::Auto,
    Algorithm::Straus,
    Algorithm::Signed,
    Algorithm::Glv,
    Algorithm::Eisenstein,
];

/// A small generator of 64-bit values (xorshift), so that runs repeat.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub fn scalar(&mut self) -> [u64; 4] {
        std::array::from_fn(|_| self.next())
    }
}

/// Canonical words of a point with small coordinates.
pub fn small(engine: &Engine, x: u64, y: u64) -> Vec<u64> {
    let mut words = vec![0; 2 * engine.words()];
    (words[0], words[engine.words()]) = (x, y);
    words
}

/// One group on every backend.
pub struct Setting {
    pub name: String,
    pub engines: Vec<Engine>,
}

impl Setting {
    pub fn new(curve: &str, group: Group) -> Self {
        Self::of(curve::by_name(curve).unwrap(), group)
    }

    pub fn of(curve: &Curve, group: Group) -> Self {
        let backends = Backend::available();
        let engine = |b| Engine::with_backend(curve, group, b).unwrap();
        let mut engines: Vec<Engine> = backends.into_iter().map(engine).collect();
        // Backends without digits for the field compute as another one does: once is enough, but for the preferred in the
        // first group.
        let (mut rings, mut left) = (Vec::new(), engines.len());
        engines.retain(|engine| {
            left -= 1;
            let arithmetic = engine.arithmetic();
            let ring = arithmetic.split(';').next().unwrap_or_default().to_owned();
            let new = !rings.contains(&ring);
            rings.push(ring);
            new || left == 0 && group == Group::G1
        });
        let name = format!("{} {group}", curve.name);
        // Backends that run in one copy of the engine take turns, but over toys.
        let shared = [Backend::Avx2, Backend::AvxIfma];
        if curve.p.bits() > 64 && shared.iter().all(|b| b.is_available()) {
            let turn = name.bytes().map(usize::from).sum::<usize>() % 2;
            engines.retain(|engine| engine.backend() != shared[turn]);
        }
        let names: Vec<_> = engines.iter().map(|e| e.backend().name()).collect();
        println!("{name}: {}", names.join(", "));
        Self { name, engines }
    }

    /// The engine of the portable backend.
    pub fn portable(&self) -> &Engine {
        &self.engines[0]
    }

    /// The engine of the preferred backend.
    pub fn best(&self) -> &Engine {
        &self.engines[self.engines.len() - 1]
    }

    pub fn order(&self) -> &BigUint {
        &self.portable().curve().r
    }

    pub fn stride(&self) -> usize {
        2 * self.portable().words()
    }

    /// k·G by double-and-add.
    pub fn multiple(&self, k: &BigUint) -> Point {
        let spec = self.portable().spec();
        let words = |c: &[BigUint]| -> Vec<u64> {
            c.iter().flat_map(|x| self.portable().to_words(x)).collect()
        };
        let g = WordPoints {
            stride: self.stride(),
            words: [words(&spec.gx), words(&spec.gy)].concat(),
            finite: vec![true],
        };
        let k = k % self.order();
        let mut words = k.to_u64_digits();
        words.resize(self.order().to_u64_digits().len(), 0);
        let scalars = Scalars::Words {
            words: &words,
            per: words.len(),
        };
        naive(self.portable(), &g, scalars)
    }

    /// The points with these logarithms, one by one.
    pub fn points(&self, logs: Vec<BigUint>) -> Known {
        let mut points = WordPoints {
            stride: self.stride(),
            ..WordPoints::default()
        };
        for k in &logs {
            points.push(&self.multiple(k)).unwrap();
        }
        Known { points, logs }
    }

    /// n points: those of `start`, then, for each further logarithm d, all so far plus d·G. No sum
    /// may be infinite.
    pub fn span(&self, start: &[BigUint], steps: &[BigUint], n: usize) -> Known {
        let mut known = self.points(start.to_vec());
        for d in steps {
            let more = (n.saturating_sub(known.logs.len())).min(known.logs.len());
            let step = self.multiple(d);
            assert!(!step.is_infinity());
            let d_words = step.words();
            let e = self.portable();
            match e.words() / e.spec().degree {
                4 => shift::<4>(e, &mut known.points, d_words, more),
                6 => shift::<6>(e, &mut known.points, d_words, more),
                _ => shift::<12>(e, &mut known.points, d_words, more),
            }
            for i in 0..more {
                let k = (&known.logs[i] + d) % self.order();
                assert!(!k.is_zero());
                known.logs.push(k);
            }
        }
        assert_eq!(known.logs.len(), n);
        known
    }

    /// n points P, P + G, P + 2G, …
    pub fn consecutive(&self, n: usize) -> Known {
        let steps: Vec<_> = (0..n.next_power_of_two().ilog2())
            .map(|k| BigUint::from(1u32) << k)
            .collect();
        self.span(&[BigUint::from(0x1234_5678u32)], &steps, n)
    }

    /// n points that look random.
    pub fn random(&self, n: usize, random: &mut Random) -> Known {
        let mut log = || integer(&random.scalar()) % self.order();
        let start: Vec<_> = (0..n.min(16)).map(|_| log()).collect();
        let steps = n.div_ceil(16).next_power_of_two().ilog2();
        let steps: Vec<_> = (0..steps).map(|_| log()).collect();
        self.span(&start, &steps, n)
    }

    /// Sums in every way and compares; the number of sums.
    pub fn check(&self, bases: &Known, scalars: &List<'_>, ways: &[Way], what: &str) -> usize {
        let want = self.multiple(&bases.log_of_sum(self.order(), &scalars.values));
        let mut sums = 0;
        for engine in &self.engines {
            for way in ways {
                let options = Options {
                    algorithm: way.algorithm,
                    window: way.window,
                    in_subgroup: true,
                    ..Options::default()
                };
                let label = || {
                    let n = bases.logs.len();
                    let (name, backend) = (&self.name, engine.backend().name());
                    format!("{name} {backend} n={n} {way:?} {what}")
                };
                match engine.msm(&bases.points, scalars.view, &options) {
                    Ok(got) => {
                        assert_eq!(got.point, want, "{}", label());
                        sums += 1;
                    }
                    // Nothing else may be impossible.
                    Err(Error::Option(why)) => assert!(
                        way.window.is_some()
                            || way.algorithm.needs_subgroup() && engine.derived().endo.is_none(),
                        "{}: {why}",
                        label()
                    ),
                    Err(why) => panic!("{}: {why}", label()),
                }
            }
        }
        assert!(sums >= self.engines.len(), "{} {what}", self.name);
        sums
    }
}

/// An algorithm with a window parameter.
#[derive(Debug, Clone, Copy)]
pub struct Way {
    pub algorithm: Algorithm,
    pub window: Option<u32>,
}

/// Every algorithm with each of these window parameters.
pub fn ways(windows: &[Option<u32>]) -> Vec<Way> {
    let with = |algorithm| windows.iter().map(move |&window| Way { algorithm, window });
    ALGORITHMS.into_iter().flat_map(with).collect()
}

/// The planner's choice.
pub const AUTO: [Way; 1] = [Way {
    algorithm: Algorithm::Auto,
    window: None,
}];

/// Points and their logarithms; infinity has 0.
#[derive(Clone)]
pub struct Known {
    pub points: WordPoints,
    pub logs: Vec<BigUint>,
}

impl Known {
    /// The first n.
    pub fn first(&self, n: usize) -> Self {
        self.pick(0..n)
    }

    /// Those with these indices.
    pub fn pick(&self, which: impl IntoIterator<Item = usize>) -> Self {
        let stride = self.points.stride;
        let mut out = Self {
            points: WordPoints {
                stride,
                ..WordPoints::default()
            },
            logs: Vec::new(),
        };
        for i in which {
            let words = &self.points.words[i * stride..(i + 1) * stride];
            out.points.words.extend(words);
            out.points.finite.push(self.points.finite[i]);
            out.logs.push(self.logs[i].clone());
        }
        out
    }

    /// The logarithm of the sum.
    pub fn log_of_sum(&self, r: &BigUint, scalars: &[BigInt]) -> BigUint {
        assert_eq!(self.logs.len(), scalars.len());
        let terms = self.logs.iter().zip(scalars);
        modulo(&terms.map(|(k, a)| a * BigInt::from(k.clone())).sum(), r)
    }
}

/// Scalars as the engine takes them, and the integers that they are.
pub struct List<'a> {
    pub view: Scalars<'a>,
    pub values: Vec<BigInt>,
}

pub fn u256(list: &[[u64; 4]]) -> List<'_> {
    List {
        view: Scalars::U256(list),
        values: list.iter().map(|a| integer(a).into()).collect(),
    }
}

/// The sum by double-and-add.
pub fn naive(engine: &Engine, points: &WordPoints, scalars: Scalars<'_>) -> Point {
    let options = Options {
        algorithm: Algorithm::Naive,
        ..Options::default()
    };
    engine.msm(points, scalars, &options).unwrap().point
}

/// The low 256 bits.
pub fn four(k: &BigUint) -> [u64; 4] {
    let digits = k.to_u64_digits();
    std::array::from_fn(|i| digits.get(i).copied().unwrap_or(0))
}

pub fn modulo(k: &BigInt, r: &BigUint) -> BigUint {
    let r = BigInt::from(r.clone());
    let rest = ((k % &r) + &r) % &r;
    rest.to_biguint().unwrap_or_default()
}

fn shift<const N: usize>(engine: &Engine, points: &mut WordPoints, d: &[u64], n: usize) {
    let f = Outlined(Mont64::<N>::new(&engine.curve().p.to_u64_digits()).unwrap());
    if engine.spec().degree == 1 {
        return shift_over(engine, &f, points, d, n);
    }
    let mut nonresidue = engine.to_words(&engine.curve().nonresidue);
    nonresidue.resize(N, 0);
    let nonresidue = f.splat(&f.pack(&nonresidue));
    if engine.spec().degree == 2 {
        shift_over(engine, &Ext2::with_element(f, nonresidue), points, d, n);
    } else {
        shift_over(engine, &Ext3::with_element(f, nonresidue), points, d, n);
    }
}

/// Appends the first n points plus d, by affine additions.
fn shift_over<F: Lanes>(e: &Engine, f: &F, points: &mut WordPoints, d: &[u64], n: usize) {
    let w = f.words();
    let element = |words: &[u64]| f.splat(&f.pack(words));
    let point = |words: &[u64]| Affine {
        x: element(&words[..w]),
        y: element(&words[w..]),
    };
    let a: Vec<u64> = e.spec().a.iter().flat_map(|c| e.to_words(c)).collect();
    let a = if a.iter().all(|w| *w == 0) {
        A::Zero
    } else {
        A::General(element(&a))
    };
    let d = point(d);
    let old: Vec<_> = points.words[..2 * w * n].chunks(2 * w).map(point).collect();
    let (mut inverses, exceptions): (Vec<_>, Vec<_>) = old
        .iter()
        .map(|p| affine::denominator(f, p, &d, 0, 0))
        .unzip();
    batch_invert(f, &mut inverses);
    for ((p, inverse), exceptions) in old.iter().zip(&inverses).zip(&exceptions) {
        let (sum, infinite) = affine::finish(f, &a, p, &d, inverse, exceptions);
        assert_eq!(infinite, 0);
        for c in [&sum.x, &sum.y] {
            let mut m = [F::empty()];
            f.scatter(c, &mut m);
            let at = points.words.len();
            points.words.resize(at + w, 0);
            f.unpack(&m[0], &mut points.words[at..]);
        }
        points.finite.push(true);
    }
}
