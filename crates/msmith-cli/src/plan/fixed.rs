//! `msmith plan --fixed`: tables for fixed bases, from the smallest to the fastest.

use std::path::Path;

use msmith::{Budget, FixedPlan, Options};
use msmith_chart::{Axes, Line};
use msmith_io::Error;

use crate::args::Plan;
use crate::{show, which};

/// The choice and the front.
pub fn run(args: &Plan) -> Result<String, Error> {
    let engine = which::engine(&args.which, &args.how)?;
    let options = Options {
        threads: Some(args.how.threads),
        memory_limit: args.how.memory_limit,
        ..Options::default()
    };
    let budget = Budget::from(&args.budget);
    let chosen = engine.plan_fixed(args.n, budget, &options)?;
    let front = engine.fixed_front(args.n, budget, &options)?;
    let group = engine.group().to_string().to_lowercase();
    if let Some(path) = &args.svg {
        let title = format!(
            "Tables for {} bases, {group} of {} ({})",
            args.n,
            engine.curve().name,
            engine.backend().name()
        );
        picture(path, &title, &front, &chosen)?;
    }
    if args.how.json {
        let list: Vec<_> = front.iter().map(|p| plan(p).end()).collect();
        let object = show::Object::new()
            .text("curve", &engine.curve().name)
            .text("group", &group)
            .raw("n", args.n)
            .text("backend", engine.backend().name())
            .raw("threads", args.how.threads)
            .raw("choice", plan(&chosen).end())
            .raw("front", show::list(&list));
        return Ok(object.end() + "\n");
    }
    let mut text = show::table(&[
        (
            "plan",
            format!(
                "a table for {} bases in {group} of {}",
                args.n,
                engine.curve().name
            ),
        ),
        (
            "backend",
            format!(
                "{}, {}",
                engine.backend().name(),
                show::threads(args.how.threads)
            ),
        ),
        ("set", name(&chosen)),
        (
            "table",
            format!(
                "{}, {} stored points a base",
                show::bytes(chosen.bytes),
                chosen.rows
            ),
        ),
        (
            "a sum",
            format!(
                "{:.0} additions, about {} by the cost model",
                chosen.additions,
                show::duration(chosen.nanoseconds * 1e-9)
            ),
        ),
        (
            "why",
            "least predicted time within the budget; every table below is the fastest of its size"
                .into(),
        ),
    ]);
    let mut rows = vec![header()];
    rows.extend(front.iter().map(|p| row(p, &chosen, args.n)));
    text += "\n";
    text += &show::columns(&rows);
    Ok(text)
}

fn name(p: &FixedPlan) -> String {
    match p.passes {
        1 => p.set.to_string(),
        g => format!("{} in {g} passes", p.set),
    }
}

fn header() -> Vec<String> {
    [
        "  bucket set",
        "points a base",
        "table",
        "buckets",
        "additions a base",
        "predicted time",
    ]
    .map(str::to_owned)
    .to_vec()
}

fn row(p: &FixedPlan, chosen: &FixedPlan, n: usize) -> Vec<String> {
    let same = (p.set, p.passes) == (chosen.set, chosen.passes);
    let mark = if same { "→ " } else { "  " };
    vec![
        format!("{mark}{}", name(p)),
        p.rows.to_string(),
        show::bytes(p.bytes),
        p.buckets.to_string(),
        format!("{:.2}", p.additions / n.max(1) as f64),
        show::duration(p.nanoseconds * 1e-9),
    ]
}

/// The front and on it the choice: predicted time over bytes.
fn picture(path: &Path, title: &str, front: &[FixedPlan], chosen: &FixedPlan) -> Result<(), Error> {
    let point = |p: &FixedPlan| (p.bytes as f64, p.nanoseconds * 1e-9);
    let lines = [
        Line {
            name: "tables that none beats".into(),
            colour: 2,
            thin: false,
            names: Vec::new(),
            points: front.iter().map(point).collect(),
        },
        Line {
            name: format!("the choice: {}", name(chosen)),
            colour: 1,
            thin: false,
            names: Vec::new(),
            points: vec![point(chosen)],
        },
    ];
    let axes = Axes {
        x: "bytes of the table",
        y: "predicted time of a sum",
        x_label: &|x| show::bytes(x as u64),
        y_label: &show::duration,
    };
    show::draw(path, title, &axes, &lines)
}

fn plan(p: &FixedPlan) -> show::Object {
    show::Object::new()
        .text("set", &p.set.to_string())
        .raw("passes", p.passes)
        .raw("rows", p.rows)
        .raw("bytes", p.bytes)
        .raw("buckets", p.buckets)
        .raw("additions", format!("{:.0}", p.additions))
        .raw("nanoseconds", format!("{:.0}", p.nanoseconds))
}
