//! `msmith plan`: the planner's choice, and its alternatives with what its cost model expects of them.

mod fixed;

use msmith::{Algorithm, Engine, Error as Core, Forecast, Options};
use msmith_io::Error;

use crate::args::Plan;
use crate::{run, show, which};

/// Alternatives that are shown.
const SHOWN: usize = 8;
/// Window parameters that are priced.
const WINDOWS: std::ops::RangeInclusive<u32> = 1..=20;

/// Plans and prices the alternatives.
pub fn run(args: &Plan) -> Result<String, Error> {
    run::check(&args.how)?;
    if args.fixed {
        return fixed::run(args);
    }
    if args.budget.bytes.is_some() || args.budget.points_per_base.is_some() {
        let why = "--budget and --points-per-base are for tables: say --fixed too";
        return Err(Core::Option(why.into()).into());
    }
    let engine = which::engine(&args.which, &args.how)?;
    let bits = args.bits.unwrap_or(engine.curve().r.bits() as u32);
    let options = Options {
        algorithm: run::algorithm(&args.how)?,
        threads: Some(args.how.threads),
        memory_limit: args.how.memory_limit,
        in_subgroup: !args.unchecked_subgroup,
        ..Options::default()
    };
    let chosen = engine.plan(args.n, bits, &options)?;
    let (others, notes) = alternatives(&engine, args.n, bits, &options);
    let group = engine.group().to_string().to_lowercase();
    if args.how.json {
        let list: Vec<_> = others.iter().map(|f| forecast(f).end()).collect();
        let object = show::Object::new()
            .text("curve", &engine.curve().name)
            .text("group", &group)
            .raw("n", args.n)
            .raw("bits", bits)
            .text("backend", chosen.backend)
            .raw("threads", args.how.threads)
            .raw("choice", forecast(&chosen).end())
            .raw("alternatives", format!("[{}]", list.join(",")));
        return Ok(object.end() + "\n");
    }
    let mut text = show::table(&[
        (
            "plan",
            format!(
                "{} points of {group} of {}, scalars of {bits} bits",
                args.n,
                engine.curve().name
            ),
        ),
        (
            "backend",
            format!("{}, {}", chosen.backend, show::threads(args.how.threads)),
        ),
        ("algorithm", name(&chosen)),
        ("why", why(&chosen, &options)),
    ]);
    let same = |f: &Forecast| name(f) == name(&chosen);
    let mut rows = vec![header()];
    let first = (!others.iter().take(SHOWN).any(same)).then_some(&chosen);
    rows.extend(first.into_iter().chain(others.iter().take(SHOWN)).map(|f| {
        let mark = if same(f) { "→ " } else { "  " };
        row(mark, f, args.n)
    }));
    text += "\n";
    text += &show::columns(&rows);
    for note in notes {
        text += &format!("not possible: {note}\n");
    }
    Ok(text)
}

fn why(chosen: &Forecast, options: &Options<'_>) -> String {
    let text = if options.algorithm != Algorithm::Auto {
        "the algorithm that was asked for, with its best radix"
    } else if chosen.windows == 0 {
        "for so little work nothing is worth preparing"
    } else {
        "least predicted cost: the additions below, and a share of one for each digit that is sorted"
    };
    text.to_owned()
}

/// Every algorithm with every window parameter, the fewest additions first; and what is impossible.
fn alternatives(
    engine: &Engine,
    n: usize,
    bits: u32,
    options: &Options<'_>,
) -> (Vec<Forecast>, Vec<String>) {
    let mut list: Vec<Forecast> = Vec::new();
    let mut notes = Vec::new();
    for algorithm in Algorithm::ALL {
        if algorithm == Algorithm::Auto {
            continue;
        }
        let with = |window| {
            let options = Options {
                algorithm,
                window,
                ..*options
            };
            engine.plan(n, bits, &options)
        };
        match with(None) {
            Ok(best) => list.push(best),
            Err(Core::Option(why)) => {
                notes.push(why);
                continue;
            }
            Err(why) => {
                notes.push(format!("{}: {why}", algorithm.name()));
                continue;
            }
        }
        list.extend(WINDOWS.filter_map(|c| with(Some(c)).ok()));
    }
    list.sort_by(|a, b| a.additions.total_cmp(&b.additions));
    let mut seen = std::collections::HashSet::new();
    list.retain(|f| seen.insert(name(f)));
    (list, notes)
}

fn name(f: &Forecast) -> String {
    if f.radix.is_empty() {
        f.algorithm.to_owned()
    } else if f.algorithm == Algorithm::Straus.name() {
        // Others use the same digits.
        format!("{}: {}", f.algorithm, f.radix)
    } else {
        f.radix.clone()
    }
}

fn header() -> Vec<String> {
    [
        "  digits",
        "windows",
        "buckets",
        "additions",
        "a point",
        "memory",
    ]
    .map(str::to_owned)
    .to_vec()
}

fn row(mark: &str, f: &Forecast, n: usize) -> Vec<String> {
    vec![
        format!("{mark}{}", name(f)),
        f.windows.to_string(),
        f.buckets.to_string(),
        format!("{:.0}", f.additions),
        format!("{:.2}", f.additions / n.max(1) as f64),
        show::bytes(f.peak_bytes),
    ]
}

fn forecast(f: &Forecast) -> show::Object {
    show::Object::new()
        .text("algorithm", f.algorithm)
        .text("radix", &f.radix)
        .raw("windows", f.windows)
        .raw("buckets", f.buckets)
        .raw("additions", format!("{:.0}", f.additions))
        .raw("peak_bytes", f.peak_bytes)
}
