//! `msmith mul`.

use msmith::{Options, WordPoints};
use msmith_io::source::Format;
use msmith_io::{ScalarList, random};

use crate::answer::{Printed, render};
use crate::args::Mul;
use crate::choice::Choice;
use crate::failure::Failure;
use crate::files::same_length;
use crate::group::Group;
use crate::made::{Kind, Made};
use crate::place::Part;
use crate::{files, made, run};

/// Reads or makes the input, checks it, multiplies, and writes the products.
pub fn run(args: &Mul) -> Result<Printed, Failure> {
    let choice = Choice::of_lists(&args.how)?;
    let group = Group::new(
        args.curve,
        args.curve_file.as_ref(),
        args.group,
        choice.backend,
    )?;
    made::check(&args.out, &group)?;
    let scalars = scalars(args, &group)?;
    let points = points(args, &group, &choice, &scalars)?;
    let from_file = args.bases.is_some() || args.base.is_some();
    if from_file && !args.unchecked_subgroup {
        group.check_subgroup(&points, &choice)?;
    }
    let one = args.base.is_some() || args.generator;
    let (products, seconds) = run::run("multiplying", &choice, |o| {
        let (engine, scalars) = (group.engine(), scalars.view());
        let options = &Options {
            in_subgroup: !args.unchecked_subgroup,
            ..*o
        };
        Ok(match one {
            true => engine.mul_base(&points.get(0).unwrap_or_default(), scalars, options)?,
            false => engine.mul_each(&points, scalars, options)?,
        })
    })?;
    let (of, about) = match one {
        true => ("mul-base", "multiples of one point"),
        false => ("mul-each", "each by a scalar of its own"),
    };
    let kind = Kind {
        of,
        title: "products",
        about: about.into(),
    };
    let made = Made::new(kind, &group, (&products, seconds), &choice, &args.out)?;
    render(&made, args.how.json)
}

fn scalars(args: &Mul, group: &Group) -> Result<ScalarList, Failure> {
    let Some(path) = &args.scalars else {
        // The command line is refused unless one of them is there.
        return Ok(random::scalars(
            group.engine(),
            args.n.unwrap_or(0),
            args.seed,
        )?);
    };
    let format = args.scalars_format.map(Format::Scalars);
    let curve = match group {
        Group::Weierstrass(engine) => Some(engine.curve()),
        Group::Edwards(_) => None,
    };
    Ok(files::scalars(path, format, curve)?)
}

/// As many points as scalars, or one.
fn points(
    args: &Mul,
    group: &Group,
    choice: &Choice,
    scalars: &ScalarList,
) -> Result<WordPoints, Failure> {
    let read = |part: &Part, number: &dyn Fn(usize) -> Result<(), Failure>| {
        group.read(part, args.bases_format, choice, number)
    };
    match (&args.bases, &args.base) {
        (Some(path), _) => read(path, &|n| Ok(same_length(n, scalars)?)),
        (_, Some(path)) => read(path, &|n| match n {
            1 => Ok(()),
            n => Err(Failure::new(format!(
                "--base: {path} has {n} points, and not one; FILE:SECTION[2..3] is one of several"
            ))),
        }),
        _ if args.generator => Ok(group.generator()),
        _ => Ok(group.random(scalars.len(), args.seed)?),
    }
}
