//! One scalar and two: `Engine::plan_mul`.

use super::{file, hooks, is_toy, refusal};
use msmith::multiply::{MulOptions, MulPlan};
use msmith::{Backend, Error};
use num_bigint::BigUint;

const HEADER: &str = "\
Multiples of one point and sums of two, the same on every backend: curve, group, points in the subgroup (sub) or
anywhere (any; - where that makes no difference), with a table of multiples or without, uses of the scalars -> scalars,
with the method, its cost and that of plain windows in field multiplications.";

/// Scalars by name: short ones, one below the order and one beyond it.
fn scalars(r: &BigUint) -> Vec<(String, Vec<Vec<u64>>)> {
    // Digits of 1/3 and 2/7, as good as random.
    let of = |n: u32, x: u32, y: u32| ((BigUint::from(x) << n) / y).to_u64_digits();
    let bits = r.bits() as u32;
    let full = of(bits, 2, 7);
    let other = of(bits, 1, 3);
    let mut all = vec![
        ("1".to_string(), vec![vec![1]]),
        ("65537".to_string(), vec![vec![65537]]),
        ("64".to_string(), vec![of(64, 5, 7)]),
        ("full".to_string(), vec![full.clone()]),
        ("r".to_string(), vec![r.to_u64_digits()]),
        ("twice".to_string(), vec![of(2 * bits, 3, 7)]),
        ("64+64".to_string(), vec![of(64, 5, 7), of(64, 3, 5)]),
        ("full+full".to_string(), vec![full.clone(), other]),
        ("full+64".to_string(), vec![full, of(64, 3, 5)]),
    ];
    if bits > 160 {
        all.insert(3, ("128".to_string(), vec![of(128, 4, 7)]));
    }
    all
}

type Choose<'a> = &'a dyn Fn(&[&[u64]], &MulOptions) -> Result<MulPlan, Error>;

fn lines_of(name: &str, r: &BigUint, choose: Choose<'_>, lines: &mut file::Lines) {
    for table in [true, false] {
        if !table && is_toy(name) {
            continue;
        }
        let text = |in_subgroup| {
            let options = MulOptions { in_subgroup, table };
            let each = scalars(r).into_iter().map(|(name, list)| {
                let words: Vec<&[u64]> = list.iter().map(|s| &s[..]).collect();
                match choose(&words, &options) {
                    Ok(p) => format!("{name} {} {:.1} of {:.1}", p.method, p.cost, p.windows),
                    Err(e) => format!("{name} {}", refusal(&e)),
                }
            });
            each.collect::<Vec<_>>().join("; ")
        };
        let with = if table { "table" } else { "no-table" };
        let key = |place: &str| format!("{name} {place} {with} once");
        let (anywhere, inside) = (text(false), text(true));
        if anywhere == inside {
            lines.insert(key("-"), anywhere);
        } else {
            lines.insert(key("any"), anywhere);
            lines.insert(key("sub"), inside);
        }
    }
}

#[test]
fn multiply() {
    // The choice does not look at the backend.
    let backend = Backend::Portable;
    let without = |name: &str| name.trim_end_matches(backend.name()).trim_end().to_string();
    let mut lines = file::Lines::new();
    for (name, engine) in hooks::engines_for(backend) {
        let choose = |s: &[&[u64]], o: &MulOptions| engine.plan_mul(s, o);
        lines_of(&without(&name), &engine.curve().r, &choose, &mut lines);
    }
    for (name, engine) in hooks::edwards_engines_for(backend) {
        // Those of other groups multiply as the groups do.
        if name.contains(" Edwards ") {
            let choose = |s: &[&[u64]], o: &MulOptions| engine.plan_mul(s, o);
            lines_of(&without(&name), &engine.curve().r, &choose, &mut lines);
        }
    }
    file::settle("multiply", HEADER, &lines);
}
