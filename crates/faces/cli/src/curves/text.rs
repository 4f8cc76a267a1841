//! The list for people.

use msmith::Engine;
use msmith::curve::{Curve, EdwardsCurve, Endo, derive, edwards, edwards_form};
use msmith_io::Error;
use num_bigint::BigUint;

use super::{number, residue};

/// A curve and what is derived from it.
pub fn curve(curve: &Curve) -> Result<String, Error> {
    let mut text = head(&curve.name, &curve.p, &curve.r);
    for (group, spec) in curve.groups() {
        let derived = derive(curve, group)?;
        let list = |c: &[BigUint]| {
            let all: Vec<_> = c.iter().map(|c| residue(c, &curve.p)).collect();
            match &all[..] {
                [one] => one.clone(),
                _ => format!("[{}]", all.join(", ")),
            }
        };
        let degree = match spec.degree {
            1 => "",
            2 => " over the quadratic extension",
            _ => " over the cubic extension",
        };
        let equation = format!(
            "y² = x³ + ax + b{degree}, a = {}, b = {}",
            list(&spec.a),
            list(&spec.b)
        );
        text += &line(&group.to_string(), &equation);
        text += &line("  arithmetic", &Engine::new(curve, group)?.arithmetic());
        text += &line("  cofactor", &number(&spec.cofactor));
        text += &endomorphism(derived.endo.as_ref());
        let says = match edwards_form(curve, group) {
            Ok(form) => {
                let c = &form.edwards;
                let [a, d] = [&c.a, &c.d].map(|n| residue(n, &c.p));
                let squares = [form.a_is_square, form.d_is_square];
                format!("a = {a}, d = {d}; {}", completeness(squares))
            }
            Err(reason) => format!("none ({reason})"),
        };
        text += &line("  Edwards form", &says);
    }
    Ok(text)
}

/// An Edwards curve and what is derived from it.
pub fn native(curve: &EdwardsCurve) -> Result<String, Error> {
    let derived = edwards::derive(curve)?;
    let show = |n: &BigUint| residue(n, &curve.p);
    let mut text = head(&curve.name, &curve.p, &curve.r);
    let (a, d) = (show(&curve.a), show(&curve.d));
    let equation = format!("ax² + y² = 1 + dx²y², a = {a}, d = {d}");
    text += &line("Edwards", &equation);
    text += &line("  arithmetic", &Engine::edwards(curve)?.arithmetic());
    text += &line("  cofactor", &number(&curve.cofactor));
    let squares = [derived.a_is_square, derived.d_is_square];
    text += &line("  law", &completeness(squares));
    match &derived.endo {
        Some(e) => text += &line("  √−2 is λ", &format!("{:#x}", e.lambda)),
        None => text += &line("  endomorphism", "none used"),
    }
    let [a, b] = derived.montgomery.each_ref().map(show);
    let equation = format!("Bv² = u³ + Au² + u, A = {a}, B = {b}");
    text += &line("  Montgomery", &equation);
    let [a, b] = derived.map.weierstrass().each_ref().map(show);
    let equation = format!("y² = x³ + ax + b, a = {a}, b = {b}");
    text += &line("  Weierstrass", &equation);
    Ok(text)
}

fn completeness([a_is_square, d_is_square]: [bool; 2]) -> String {
    let why = match (a_is_square, d_is_square) {
        (true, false) => return "complete".into(),
        (true, true) => "d is a square",
        (false, false) => "a is not a square",
        (false, true) => "a is not a square, d is one",
    };
    format!("complete in subgroups of odd order only ({why})")
}

fn endomorphism(endo: Option<&Endo>) -> String {
    match endo {
        Some(e) => {
            line("  β", &format!("{:#x}", e.beta))
                + &line("  λ", &format!("{:#x}", e.lambda))
                + &line("  ν", &format!("{} + {}ω", e.nu[0], e.nu[1]))
        }
        None => line("  endomorphism", "none used"),
    }
}

fn head(name: &str, p: &BigUint, r: &BigUint) -> String {
    let bits = |n: &BigUint| format!("{n:#x} ({} bits)", n.bits());
    format!("{name}\n") + &line("p", &bits(p)) + &line("r", &bits(r))
}

fn line(name: &str, value: &str) -> String {
    format!("  {name:<16}{value}\n")
}
