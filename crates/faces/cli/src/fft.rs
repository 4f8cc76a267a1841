//! `msmith fft`.

use msmith::{Domain, Engine};
use msmith_io::Error;

use crate::answer::{Printed, render};
use crate::args::Fft;
use crate::choice::Choice;
use crate::failure::Failure;
use crate::group::Group;
use crate::made::{Kind, Made};
use crate::{made, run};

/// Reads or makes points, checks them, transforms them, and writes what comes out.
pub fn run(args: &Fft) -> Result<Printed, Failure> {
    let choice = Choice::of_lists(&args.how)?;
    let group = Group::new(
        args.curve,
        args.curve_file.as_ref(),
        args.group,
        choice.backend,
    )?;
    let engine = group.engine();
    made::check(&args.out, &group)?;
    let points = match &args.bases {
        Some(path) => {
            let number = |n| Ok(domain(args, engine, n).map(drop)?);
            let points = group.read(path, args.bases_format, &choice, number)?;
            // Outside the subgroup the n-th powers of roots of unity are not 1.
            group.check_subgroup(&points, &choice)?;
            points
        }
        None => {
            let n = args.n.unwrap_or(0);
            domain(args, engine, n)?;
            group.random(n, args.seed)?
        }
    };
    let domain = domain(args, engine, points.finite.len())?;
    let (values, seconds) = run::run("transforming", &choice, |o| {
        Ok(match args.inverse {
            true => engine.ifft(&points, &domain, o)?,
            false => engine.fft(&points, &domain, o)?,
        })
    })?;
    let (of, about) = match args.inverse {
        true => ("ifft", "from values to coefficients"),
        false => ("fft", "from coefficients to values"),
    };
    let kind = Kind {
        of,
        title: "transform",
        about: about.into(),
    };
    let made = Made::new(kind, &group, (&values, seconds), &choice, &args.out)?;
    render(&made, args.how.json)
}

/// Where the polynomial is evaluated.
fn domain(args: &Fft, engine: &Engine, n: usize) -> Result<Domain, Error> {
    let field = engine.scalar_field()?;
    let domain = match &args.root {
        Some(root) => Domain::with_root(field, n, &root.to_u64_digits())?,
        None => Domain::new(field, n)?,
    };
    Ok(match &args.coset {
        Some(shift) => domain.coset(&shift.to_u64_digits())?,
        None => domain,
    })
}
