//! Every algorithm on Edwards curves against the Weierstrass form, and plans against what then runs.

use super::*;

/// The curves of the library that are no toys: five.
fn curves() -> Vec<&'static EdwardsCurve> {
    let all: Vec<_> = (edwards::all().iter())
        .filter(|c| !edwards::is_toy(c))
        .collect();
    assert_eq!(all.len(), 5);
    all
}

#[test]
fn every_algorithm_agrees_with_the_weierstrass_form() {
    for curve in curves() {
        let mut random = Random(0x5ed5);
        let (mut points, _) = multiples(curve, 300, &mut random);
        // Neutral, equal and opposite ones among them.
        points[3] = curve.identity();
        points[40] = points[41].clone();
        points[50] = curve.negate(&points[51]);
        let full: Vec<_> = (0..300).map(|_| random.scalar()).collect();
        let bits: Vec<bool> = (0..300).map(|_| random.next().is_multiple_of(2)).collect();
        for engine in engines(curve) {
            for n in [0, 1, 31, 60, 300] {
                let list = list(&engine, &points[..n]);
                let ones: Vec<_> = bits.iter().map(|b| [u64::from(*b), 0, 0, 0]).collect();
                for (scalars, view) in [
                    (&full, Scalars::U256(&full[..n])),
                    (&ones, Scalars::Bool(&bits[..n])),
                ] {
                    let want = by_weierstrass(&engine, &points[..n], &scalars[..n]).unwrap();
                    let want = point(&engine, &want);
                    for algorithm in Algorithm::ALL {
                        for in_subgroup in [false, true] {
                            let options = Options {
                                algorithm,
                                in_subgroup,
                                ..Options::default()
                            };
                            let label = format!(
                                "{} {} {algorithm:?} {n} {in_subgroup}",
                                curve.name,
                                engine.backend().name()
                            );
                            let is_short = matches!(view, Scalars::Bool(_));
                            // Sums of points alone are for scalars of one bit.
                            let must = !algorithm.needs_subgroup()
                                && (is_short || algorithm != Algorithm::Subset);
                            match engine.msm(&list, view, &options) {
                                Ok(got) => assert_eq!(got.point, want, "{label}"),
                                Err(Error::Option(why)) => assert!(!must, "{label}: {why}"),
                                Err(why) => panic!("{label}: {why}"),
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What a plan says is what runs.
fn planned_is_run(engine: &Engine, points: &WordPoints, random: &mut Random) {
    let name = &engine.curve().name;
    let r = engine.curve().r.clone();
    let stride = points.stride;
    for n in [1, 31, 32, 100, 333, 1000] {
        let points = WordPoints {
            stride,
            words: points.words[..n * stride].to_vec(),
            finite: vec![true; n],
        };
        // One of all the bits that are planned for.
        let full: Vec<_> = (0..n)
            .map(|i| match i {
                0 => four(&(&r - 1u32)),
                _ => four(&(integer(&random.scalar()) % &r)),
            })
            .collect();
        let short: Vec<u64> = (0..n).map(|_| random.next() | 1 << 63).collect();
        let lists = [
            (r.bits() as u32, Scalars::U256(&full)),
            (64, Scalars::U64(&short)),
        ];
        for (bits, scalars) in lists {
            for in_subgroup in [false, true] {
                for threads in [None, Some(1), Some(3)] {
                    for algorithm in [Algorithm::Auto, Algorithm::EdMsm] {
                        let options = Options {
                            algorithm,
                            threads,
                            in_subgroup,
                            ..Options::default()
                        };
                        let ran = engine.msm(&points, scalars, &options).unwrap().report;
                        let plan = engine.plan(n, bits, &options).unwrap();
                        let facts = |r: &Report| {
                            let (algorithm, backend) = (r.algorithm, r.backend);
                            let digits = (r.radix.clone(), r.windows, r.buckets);
                            (algorithm, backend, digits, r.threads, r.peak_bytes)
                        };
                        let label = format!("{name} {n} {bits} {in_subgroup} {threads:?}");
                        assert_eq!(facts(&plan), facts(&ran), "{label}");
                        if algorithm == Algorithm::EdMsm {
                            assert_eq!(ran.algorithm, Algorithm::EdMsm, "{label}");
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn plans_are_kept() {
    let mut random = Random(0x91a5);
    for curve in curves() {
        let (points, _) = multiples(curve, 1000, &mut random);
        // Which backend it is does not matter to what is kept.
        let engines = engines(curve);
        let last = engines.len() - 1;
        for engine in [&engines[0], &engines[last]] {
            planned_is_run(engine, &list(engine, &points), &mut random);
        }
    }
    let set = Setting::new("bls12-377", Group::G1);
    let bases = set.random(1000, &mut random);
    for engine in &set.engines {
        planned_is_run(engine, &bases.points, &mut random);
    }
}
