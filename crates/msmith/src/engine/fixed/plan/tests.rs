//! The model against times of sums on BLS12-381 (IFMA, one thread).

use super::*;
use crate::cpu::Backend;
use crate::curve;
use crate::curve::Group;

/// log₂ n, set, passes, measured milliseconds, additions a base.
const MEASURED: [(u32, &str, usize, f64); 16] = [
    (16, "glv:15", 1, 95.0),
    (16, "glv:16", 1, 84.0),
    (16, "glv:17", 1, 110.0),
    (16, "eisenstein:1,9", 1, 82.5),
    (16, "eisenstein:7,8", 1, 83.2),
    (16, "eisenstein:3,8", 1, 84.0),
    (16, "signed:16", 2, 84.9),
    (16, "lfg:17", 1, 83.7),
    (16, "two:1,9", 3, 86.8),
    (16, "odd:17,1", 2, 90.9),
    (18, "eisenstein:3,9", 1, 318.0),
    (18, "glv:18", 1, 442.0),
    (19, "eisenstein:3,10", 1, 676.0),
    (20, "eisenstein:3,10", 1, 1270.0),
    (20, "glv:20", 1, 1400.0),
    (20, "eisenstein:3,10", 3, 1366.0),
];

fn planned(engine: &Engine, n: usize, set: &str, passes: usize) -> FixedPlan {
    let prices = Prices::new(Backend::Ifma, 8, 64, 6);
    let model = Model {
        prices: &prices,
        fixed: &WIDE,
        n: n as f64,
        threads: 1.0,
        coordinate: 48,
    };
    let spec: Spec = set.parse().unwrap();
    let set = spec.build(&engine.numbers()).unwrap();
    let estimate = exact(spec, &*set);
    let prepared = Prepared::new(set, passes);
    model.plan(&estimate, prepared.passes(), prepared.rows())
}

#[test]
fn predictions_are_near_measured_times() {
    let curve = curve::by_name("bls12-381").unwrap();
    let engine = Engine::new(curve, Group::G1).unwrap();
    for (log, set, passes, measured) in MEASURED {
        let plan = planned(&engine, 1 << log, set, passes);
        let ratio = plan.nanoseconds * 1e-6 / measured;
        println!(
            "{log} {set}/{passes} {} rows {} MB {:.1} a base {:.1} ms, measured {measured}: {ratio:.3}",
            plan.rows,
            plan.bytes >> 20,
            plan.additions / (1 << log) as f64,
            plan.nanoseconds * 1e-6
        );
    }
    for log in [12, 14, 16, 18, 20] {
        let mut all = Vec::new();
        let prices = Prices::new(Backend::Ifma, 8, 64, 6);
        let n = 1usize << log;
        let model = Model {
            prices: &prices,
            fixed: &WIDE,
            n: n as f64,
            threads: 1.0,
            coordinate: 48,
        };
        for e in Estimate::all(&engine.numbers(), 16.0 * n as f64) {
            let mut stored = usize::MAX;
            for passes in 1..=e.positions {
                let positions = e.positions.div_ceil(passes);
                if positions < stored {
                    stored = positions;
                    all.push(model.plan(&e, passes, positions * e.multipliers));
                }
            }
        }
        all.retain(|p| p.rows <= 12);
        all.sort_by(|a, b| a.nanoseconds.total_cmp(&b.nanoseconds));
        for p in all.iter().take(12) {
            println!(
                "2^{log} {}/{} {} rows {} MB {:.2} ms",
                p.set,
                p.passes,
                p.rows,
                p.bytes >> 20,
                p.nanoseconds * 1e-6
            );
        }
    }
    panic!();
}
