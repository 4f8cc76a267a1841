//! Sums over prepared bases in Edwards form: `Engine::plan` of their engines.

use super::{few_numbers, file, hooks, many_numbers, ranges};
use msmith::{Backend, Engine};

const HEADER: &str = "\
Sums over prepared bases of Edwards curves (Edwards) and of the Edwards forms of other groups (G1, G2): curve, group,
backend, bases in the subgroup (sub) or anywhere (any; - where that makes no difference), bits of the scalars -> ranges
of the number of bases, with the digits of EdMSM, windows. Sums of Edwards curves whose points are used once, as the
planner likes (once), with the algorithm.";

/// Numbers of bases for scalars of full length and for short ones.
fn numbers(is_full: bool) -> Vec<usize> {
    if is_full {
        many_numbers()
    } else {
        few_numbers()
    }
}

/// What is chosen for each number of bases, without figures.
fn line(engine: &Engine, bits: u32, numbers: &[usize], sub: bool) -> String {
    let ask = |&n: &usize| {
        let choice = hooks::edwards_choice(engine, n, bits, sub);
        (n, choice, String::new())
    };
    ranges(&numbers.iter().map(ask).collect::<Vec<_>>())
}

#[test]
fn edwards() {
    let mut lines = file::Lines::new();
    for b in Backend::ALL {
        for (name, engine) in hooks::edwards_engines_for(b) {
            let full = engine.curve().r.bits() as u32;
            for bits in [full, 1, 16, 64, 128] {
                let numbers = numbers(bits == full);
                let [anywhere, inside] =
                    [false, true].map(|sub| line(&engine, bits, &numbers, sub));
                let key = |place: &str| format!("{name} {place} {bits} bits");
                if anywhere == inside {
                    lines.insert(key("-"), anywhere);
                } else {
                    lines.insert(key("any"), anywhere);
                    lines.insert(key("sub"), inside);
                }
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
