//! `msmith curves`.

use msmith::Backend;
use msmith::curve::{Curve, derive, known};
use msmith_io::Error;
use num_bigint::BigUint;

use crate::args::Curves;
use crate::which;

/// The list, or the one curve of a file.
pub fn run(args: &Curves) -> Result<String, Error> {
    if let Some(path) = &args.curve_file {
        return describe(&which::from_file(path)?);
    }
    let mut text = String::new();
    let (toys, curves): (Vec<_>, Vec<_>) = known::all().iter().partition(|c| known::is_toy(c));
    for curve in curves {
        text += &describe(curve)?;
        text.push('\n');
    }
    let toys: Vec<_> = toys.iter().map(|c| c.name.as_str()).collect();
    text += &format!("for tests: {}\n\n", toys.join(", "));
    let chosen = Backend::detect()?;
    for backend in Backend::ALL {
        let state = match (backend.is_available(), backend == chosen) {
            (false, _) => "not on this machine",
            (true, false) => "available",
            (true, true) => "used",
        };
        text += &format!("backend {:<10}{state}\n", backend.name());
    }
    Ok(text)
}

/// A curve and what is derived from it.
fn describe(curve: &Curve) -> Result<String, Error> {
    let mut text = format!("{}\n", curve.name);
    text += &line("p", &format!("{} ({} bits)", hex(&curve.p), curve.p.bits()));
    text += &line("r", &format!("{} ({} bits)", hex(&curve.r), curve.r.bits()));
    for (group, spec) in curve.groups() {
        let derived = derive(curve, group)?;
        let list = |c: &[BigUint]| {
            let one = |c: &BigUint| {
                let negative = &curve.p - c;
                if negative.bits() < 32 && negative < *c {
                    format!("-{negative}")
                } else {
                    number(c)
                }
            };
            let all: Vec<_> = c.iter().map(one).collect();
            if all.len() == 1 {
                all[0].clone()
            } else {
                format!("[{}]", all.join(", "))
            }
        };
        let degree = if spec.degree == 1 {
            ""
        } else {
            " over the quadratic extension"
        };
        let equation = format!(
            "y² = x³ + ax + b{degree}, a = {}, b = {}",
            list(&spec.a),
            list(&spec.b)
        );
        text += &line(&group.to_string(), &equation);
        text += &line("  cofactor", &number(&spec.cofactor));
        match &derived.endo {
            Some(e) => {
                text += &line("  β", &hex(&e.beta));
                text += &line("  λ", &hex(&e.lambda));
                text += &line("  ν", &format!("{} + {}ω", e.nu[0], e.nu[1]));
            }
            None => text += &line("  endomorphism", "none used"),
        }
    }
    Ok(text)
}

fn line(name: &str, value: &str) -> String {
    format!("  {name:<16}{value}\n")
}

fn hex(x: &BigUint) -> String {
    format!("{x:#x}")
}

/// Small numbers in decimal.
fn number(x: &BigUint) -> String {
    if x.bits() <= 32 {
        x.to_string()
    } else {
        hex(x)
    }
}
