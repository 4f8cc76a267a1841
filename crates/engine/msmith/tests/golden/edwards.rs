//! Sums by an Edwards law, and those of Edwards curves as the planner likes: `Engine::plan` of their engines.

use super::{few_numbers, file, hooks, many_numbers, ranges};
use msmith::Backend;

const HEADER: &str = "\
Sums by the law of Edwards curves (Edwards) and of the Edwards forms of other groups (G1, G2), of points anywhere: curve,
group, backend, bits of the scalars -> ranges of the number of points, with the digits of EdMSM, windows. Sums of Edwards
curves as the planner likes (once), with the algorithm.";

/// Numbers of points for scalars of full length and for short ones.
fn numbers(is_full: bool) -> Vec<usize> {
    if is_full {
        many_numbers()
    } else {
        few_numbers()
    }
}

#[test]
fn edwards() {
    let mut lines = file::Lines::new();
    for b in Backend::ALL {
        for (name, engine) in hooks::edwards_engines_for(b) {
            let full = engine.curve().r.bits() as u32;
            for bits in [full, 1, 16, 64, 128] {
                let ask = |&n: &usize| {
                    let choice = hooks::edwards_choice(&engine, n, bits);
                    (n, choice, String::new())
                };
                let all: Vec<_> = numbers(bits == full).iter().map(ask).collect();
                lines.insert(format!("{name} {bits} bits"), ranges(&all));
            }
        }
    }
    for b in Backend::ALL {
        for (name, engine) in hooks::native_engines_for(b) {
            let full = engine.curve().r.bits() as u32;
            for bits in [full, 16] {
                let ask = |&n: &usize| (n, hooks::own_choice(&engine, n, bits), String::new());
                let all: Vec<_> = numbers(bits == full).iter().map(ask).collect();
                lines.insert(format!("{name} once {bits} bits"), ranges(&all));
            }
        }
    }
    file::settle("edwards", HEADER, &lines);
}
