//! Sums by random ways against the naive one.

use std::sync::LazyLock;

use arbitrary::Unstructured;
use msmith::curve::edwards::known as edwards;
use msmith::curve::{Group, known};
use msmith::multiply::{MulOptions, Reuse};
use msmith::{Algorithm, Budget, Engine, Error, Multiplier, Options, Point, Scalars, WordPoints};

use super::Target;

/// Engines on every backend of this machine, each with points: multiples of the generator, small and large.
struct Setting {
    engine: Engine,
    points: Vec<Point>,
}

static SETTINGS: LazyLock<Vec<Setting>> = LazyLock::new(|| {
    let groups = [
        ("bls12-381", Group::G1),
        ("bls12-381", Group::G2),
        ("bls12-377", Group::G1),
        ("bn254", Group::G1),
        ("bn254", Group::G2),
        ("secp256k1", Group::G1),
        ("vesta", Group::G1),
        ("bw6-761", Group::G1),
        ("toy-7", Group::G1),
        ("toy-30", Group::G1),
        ("toy-103", Group::G1),
        ("toy-168", Group::G1),
        ("toy-1009", Group::G1),
    ];
    let mut all = Vec::new();
    for backend in msmith::Backend::available() {
        for (name, group) in groups {
            let curve = known::by_name(name).unwrap_or_else(|| panic!("{name}"));
            all.extend(Engine::with_backend(curve, group, backend).map(Setting::new));
        }
        let forms = all
            .iter()
            .filter_map(|s: &Setting| s.engine.edwards_form().ok());
        let forms: Vec<Setting> = forms.map(Setting::new).collect();
        all.extend(forms);
    }
    all
});

impl Setting {
    fn new(engine: Engine) -> Self {
        let spec = engine.spec();
        let words = |c: &[num_bigint::BigUint]| -> Vec<u64> {
            c.iter().flat_map(|x| engine.to_words(x)).collect()
        };
        let base = Some((words(&spec.gx), words(&spec.gy)));
        let r = engine.curve().r.to_u64_digits();
        let mut minus_one = r.clone();
        minus_one[0] -= 1;
        let half: Vec<u64> = (&engine.curve().r >> 1u32).to_u64_digits();
        let mut scalars: Vec<Vec<u64>> = (0..24u64).map(|k| vec![k]).collect();
        scalars.extend([
            minus_one,
            half,
            vec![0x9e37_79b9_7f4a_7c15, 0x1234_5678_9abc_def0],
        ]);
        let points = scalars.iter().map(|k| engine.mul(k, &base).unwrap_or(None));
        Self {
            points: points.collect(),
            engine: engine.clone(),
        }
    }
}

/// A list with its scalars, in four words each.
struct Case<'a> {
    engine: &'a Engine,
    points: WordPoints,
    scalars: Vec<[u64; 4]>,
}

fn case<'a>(u: &mut Unstructured<'_>, settings: &'a [Setting]) -> arbitrary::Result<Case<'a>> {
    let Setting { engine, points } = u.choose(settings)?;
    let n = match u.int_in_range(0..=3)? {
        0 => u.int_in_range(0..=4)?,
        1 => u.int_in_range(0..=300)?,
        _ => u.int_in_range(0..=40)?,
    };
    let mut case = Case {
        engine,
        points: WordPoints {
            stride: 2 * engine.words(),
            ..WordPoints::default()
        },
        scalars: Vec::with_capacity(n),
    };
    let mut r = engine.curve().r.to_u64_digits();
    r.resize(4.max(r.len()), 0);
    for _ in 0..n {
        match u.choose(points)? {
            Some((x, y)) => {
                case.points.words.extend(x);
                case.points.words.extend(y);
                case.points.finite.push(true);
            }
            None => {
                case.points
                    .words
                    .resize(case.points.words.len() + case.points.stride, 0);
                case.points.finite.push(false);
            }
        }
        let mut scalar = [0u64; 4];
        match u.int_in_range(0..=7)? {
            0 => {}
            1 => scalar[0] = u64::from(u.arbitrary::<u8>()?),
            2 => scalar[0] = u.arbitrary()?,
            3 => scalar[u.int_in_range(0..=3)?] = 1 << u.int_in_range(0..=63)?,
            4 => scalar = [u64::MAX; 4],
            // Near r.
            5 => {
                scalar.copy_from_slice(&r[..4]);
                scalar[0] = scalar[0]
                    .wrapping_add(u64::from(u.arbitrary::<u8>()? % 5))
                    .wrapping_sub(2);
            }
            _ => scalar = u.arbitrary()?,
        }
        case.scalars.push(scalar);
    }
    Ok(case)
}

fn naive(case: &Case<'_>) -> Point {
    let options = Options {
        algorithm: Algorithm::Naive,
        ..Options::default()
    };
    // Of the Edwards form the other one.
    let curve = case.engine.curve();
    let engine = Engine::with_backend(curve, case.engine.group(), case.engine.backend());
    let sum = engine.and_then(|e| e.msm(&case.points, Scalars::U256(&case.scalars), &options));
    sum.unwrap_or_else(|e| panic!("the naive sum: {e}")).point
}

fn options<'a>(u: &mut Unstructured<'_>) -> arbitrary::Result<Options<'a>> {
    Ok(Options {
        algorithm: *u.choose(&Algorithm::ALL)?,
        threads: Some(u.int_in_range(1..=3)?),
        // All points are multiples of the generator.
        in_subgroup: u.arbitrary()?,
        window: match u.arbitrary()? {
            true => Some(u.int_in_range(0..=9)?),
            false => None,
        },
        memory_limit: match u.int_in_range(0..=3)? {
            0 => Some(u.int_in_range(0..=4 << 20)?),
            _ => None,
        },
        ..Options::default()
    })
}

/// Refusals that have a reason, by their kind; anything else is wrong.
fn refused(error: &Error) -> String {
    match error {
        Error::Option(_) => "an option".into(),
        Error::MemoryLimit { .. } => "the limit".into(),
        other => panic!("{other:?}"),
    }
}

fn seeds() -> Vec<Vec<u8>> {
    let byte = |seed: u64, i: u64| {
        let x = (seed << 32 | i)
            .wrapping_add(1)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15);
        ((x ^ x >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 56) as u8
    };
    let length = |seed: u64| 64 << (seed % 8);
    (0..200)
        .map(|seed| (0..length(seed)).map(|i| byte(seed, i)).collect())
        .collect()
}

pub const SUM: Target = Target {
    name: "sum",
    about: "sums at once and by streams, every algorithm, limits and threads, against the naive sum",
    seeds,
    run: |input| {
        let mut u = Unstructured::new(input);
        let run = |u: &mut Unstructured<'_>| -> arbitrary::Result<String> {
            let case = case(u, &SETTINGS)?;
            let options = options(u)?;
            let scalars = Scalars::U256(&case.scalars);
            let want = naive(&case);
            let name = |what: &str| {
                let engine = case.engine;
                let form = engine.edwards_curve().is_some();
                format!("{what} {} {} {form}", engine.curve().name, engine.group())
            };
            match case.engine.msm(&case.points, scalars, &options) {
                Ok(sum) => assert_eq!(sum.point, want, "{} {options:?}", name("sum")),
                Err(error) => return Ok(name(&refused(&error))),
            }
            let stream = case.engine.stream(&options);
            let mut stream = stream.unwrap_or_else(|e| panic!("{e}"));
            let (stride, mut first) = (case.points.stride, 0);
            while first < case.scalars.len() {
                let last = first + u.int_in_range(1..=case.scalars.len() - first)?;
                let piece = WordPoints {
                    stride,
                    words: case.points.words[first * stride..last * stride].to_vec(),
                    finite: case.points.finite[first..last].to_vec(),
                };
                // A piece by itself may be refused where the whole is not: one window more of the plan.
                if let Err(error) = stream.push(&piece, Scalars::U256(&case.scalars[first..last])) {
                    return Ok(name(&refused(&error)));
                }
                first = last;
            }
            match stream.finish() {
                Ok(sum) => assert_eq!(sum.point, want, "{} {options:?}", name("stream")),
                Err(error) => panic!("{error}"),
            }
            Ok(name("right"))
        };
        run(&mut u).unwrap_or_else(|e| e.to_string())
    },
    most_bytes: None,
    most_seconds: 10.0,
};

pub const PREPARED: Target = Target {
    name: "prepared",
    about: "sums over prepared bases, whole, by prefixes and in batches, against the naive sum",
    seeds,
    run: |input| {
        let mut u = Unstructured::new(input);
        let run = |u: &mut Unstructured<'_>| -> arbitrary::Result<String> {
            let case = case(u, &SETTINGS)?;
            let mut options = options(u)?;
            (options.algorithm, options.window) = (Algorithm::Auto, None);
            let budget = match u.int_in_range(0..=2)? {
                0 => Budget::Fastest,
                1 => Budget::PointsPerBase(u.int_in_range(1..=9)?),
                _ => Budget::Bytes(u.int_in_range(0..=1 << 20)?),
            };
            if matches!(budget, Budget::Fastest) && case.engine.words() > 1 {
                // A table of gigabytes is not made for a few points.
                options.memory_limit = Some(4 << 20);
            }
            let name = |what: &str| format!("{what} {} {budget:?}", case.engine.curve().name);
            let bases = match case.engine.prepare(&case.points, budget, &options) {
                Ok(bases) => bases,
                Err(Error::Curve(_) | Error::Bases(_)) => return Ok(name("none")),
                // Of small order, where a multiple that the table wants is infinite.
                Err(Error::NotInSubgroup { .. }) if case.engine.curve().r.bits() < 64 => {
                    return Ok(name("small order"));
                }
                Err(error) => return Ok(name(&refused(&error))),
            };
            options.memory_limit = None;
            let want = naive(&case);
            let scalars = Scalars::U256(&case.scalars);
            let sum = bases
                .msm(scalars, &options)
                .unwrap_or_else(|e| panic!("{e}"));
            assert_eq!(sum.point, want, "{}", name("sum"));
            let lists = [scalars, scalars];
            let batch = bases
                .msm_batch(&lists, &options)
                .unwrap_or_else(|e| panic!("{e}"));
            assert!(
                batch.iter().all(|sum| sum.point == want),
                "{}",
                name("batch")
            );
            if bases.layout().is_none() {
                // In Edwards form there are no prefixes.
                return Ok(name("right, in Edwards form"));
            }
            let m = u.int_in_range(0..=case.scalars.len())?;
            let prefix = bases.msm_prefix(Scalars::U256(&case.scalars[..m]), &options);
            let part = Case {
                engine: case.engine,
                points: WordPoints {
                    stride: case.points.stride,
                    words: case.points.words[..m * case.points.stride].to_vec(),
                    finite: case.points.finite[..m].to_vec(),
                },
                scalars: case.scalars[..m].to_vec(),
            };
            let prefix = prefix.unwrap_or_else(|e| panic!("{e}"));
            assert_eq!(prefix.point, naive(&part), "{}", name("prefix"));
            Ok(name("right"))
        };
        run(&mut u).unwrap_or_else(|e| e.to_string())
    },
    most_bytes: None,
    most_seconds: 20.0,
};

static TWISTED: LazyLock<Vec<(Engine, Vec<Point>)>> = LazyLock::new(|| {
    let curves = edwards::all().iter().filter(|c| !edwards::is_toy(c));
    let engines = curves.filter_map(|c| Engine::edwards(c).ok());
    let with = |engine: Engine| {
        let curve = engine
            .edwards_curve()
            .unwrap_or_else(|| panic!("no curve"))
            .clone();
        let base = Some((engine.to_words(&curve.gx), engine.to_words(&curve.gy)));
        let multiples =
            (0..20u64).map(|k| engine.mul(&[k], &base).unwrap_or_else(|e| panic!("{e}")));
        let points = multiples.collect();
        (engine, points)
    };
    engines.map(with).collect()
});

pub const EDWARDS: Target = Target {
    name: "edwards",
    about: "sums of points of Edwards curves against multiples added one by one",
    seeds,
    run: |input| {
        let mut u = Unstructured::new(input);
        let run = |u: &mut Unstructured<'_>| -> arbitrary::Result<String> {
            let (engine, all) = u.choose(&TWISTED)?;
            let n = u.int_in_range(0..=60)?;
            let (mut points, mut scalars, mut sum) = (WordPoints::default(), Vec::new(), 0u128);
            points.stride = 2 * engine.words();
            for _ in 0..n {
                let k = u.int_in_range(0..=all.len() - 1)?;
                if let Some((x, y)) = &all[k] {
                    points.words.extend(x);
                    points.words.extend(y);
                    points.finite.push(true);
                    let a: u64 = u.arbitrary()?;
                    scalars.push(a);
                    sum += u128::from(a) * k as u128;
                }
            }
            let mut options = options(u)?;
            options.algorithm = *u.choose(&[Algorithm::Auto, Algorithm::Signed])?;
            let name = &engine.curve().name;
            let want = engine.mul(&[sum as u64, (sum >> 64) as u64], &all[1]);
            match engine.msm(&points, Scalars::U64(&scalars), &options) {
                Ok(got) => {
                    assert_eq!(Ok(got.point), want, "{name} {options:?}");
                    Ok(format!("right {name}"))
                }
                Err(error) => Ok(refused(&error)),
            }
        };
        run(&mut u).unwrap_or_else(|e| e.to_string())
    },
    most_bytes: None,
    most_seconds: 10.0,
};

pub const MULTIPLE: Target = Target {
    name: "multiple",
    about: "multiples of one and two points, with and without a chain, against the naive sum",
    seeds,
    run: |input| {
        let mut u = Unstructured::new(input);
        let run = |u: &mut Unstructured<'_>| -> arbitrary::Result<String> {
            let mut case = case(u, &SETTINGS)?;
            let n = case
                .scalars
                .len()
                .min(1 + usize::from(u.arbitrary::<bool>()?));
            if n == 0 || case.engine.edwards_curve().is_some() {
                return Ok("none".into());
            }
            case.scalars.truncate(n);
            case.points.finite.truncate(n);
            case.points.words.truncate(n * case.points.stride);
            let options = MulOptions {
                reuse: *u.choose(&[Reuse::Once, Reuse::Once, Reuse::Often(1000)])?,
                in_subgroup: u.arbitrary()?,
                table: u.arbitrary()?,
            };
            let scalars: Vec<&[u64]> = case.scalars.iter().map(|s| &s[..]).collect();
            let points: Vec<Point> = (case.points.words.chunks(case.points.stride))
                .zip(&case.points.finite)
                .map(|(w, finite)| {
                    let (x, y) = w.split_at(w.len() / 2);
                    finite.then(|| (x.to_vec(), y.to_vec()))
                })
                .collect();
            let multiplier = Multiplier::new(case.engine, &scalars, &options);
            let multiplier = multiplier.unwrap_or_else(|e| panic!("{e}"));
            let got = multiplier.run(&points).unwrap_or_else(|e| panic!("{e}"));
            assert_eq!(
                got,
                naive(&case),
                "{} {options:?}",
                case.engine.curve().name
            );
            Ok(format!(
                "right {} {n} {options:?}",
                case.engine.curve().name
            ))
        };
        run(&mut u).unwrap_or_else(|e| e.to_string())
    },
    most_bytes: None,
    most_seconds: 20.0,
};
