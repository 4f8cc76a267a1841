//! The list for programs. Integers of the curves are strings, hexadecimal behind `0x`.

use msmith::curve::{Curve, EdwardsCurve, derive, edwards, edwards_form};
use msmith_io::Error;
use num_bigint::BigUint;

use super::Listing;
use crate::show::{self, Object};

/// Everything.
pub fn listing(list: &Listing<'_>) -> Result<String, Error> {
    let curves = all(&list.curves, curve)?;
    let edwards = all(&list.edwards, native)?;
    let toys: Vec<_> = list.toys.iter().map(|t| show::string(t)).collect();
    let backends: Vec<_> = (list.backends.iter())
        .map(|(name, state)| Object::new().text("name", name).text("state", state).end())
        .collect();
    let object = Object::new()
        .raw("curves", curves)
        .raw("edwards_curves", edwards)
        .raw("toys", array(&toys))
        .raw("backends", array(&backends));
    Ok(object.end() + "\n")
}

/// A curve and what is derived from it.
pub fn curve(curve: &Curve) -> Result<Object, Error> {
    let mut groups = Vec::new();
    for (group, spec) in curve.groups() {
        let derived = derive(curve, group)?;
        let endo = derived.endo.map(|e| {
            let nu: Vec<_> = e.nu.iter().map(|n| show::string(&n.to_string())).collect();
            Object::new()
                .text("beta", &hex(&e.beta))
                .text("lambda", &hex(&e.lambda))
                .raw("nu", array(&nu))
        });
        let object = Object::new()
            .text("group", &group.to_string().to_lowercase())
            .raw("degree", spec.degree)
            .raw("a", element(&spec.a))
            .raw("b", element(&spec.b))
            .text("cofactor", &hex(&spec.cofactor))
            .raw("endomorphism", or_null(endo));
        let object = match edwards_form(curve, group) {
            Ok(form) => object.raw(
                "edwards",
                Object::new()
                    .text("a", &hex(&form.edwards.a))
                    .text("d", &hex(&form.edwards.d))
                    .raw("a_is_minus_one", form.a_is_minus_one)
                    .raw("complete", form.complete)
                    .text("alpha", &hex(&form.map.alpha))
                    .text("w", &hex(&form.map.w))
                    .text("scale", &hex(&form.map.scale))
                    .end(),
            ),
            Err(reason) => object
                .raw("edwards", "null")
                .text("no_edwards", &reason.to_string()),
        };
        groups.push(object.end());
    }
    Ok(head(&curve.name, &curve.p, &curve.r).raw("groups", array(&groups)))
}

/// An Edwards curve and what is derived from it.
fn native(curve: &EdwardsCurve) -> Result<Object, Error> {
    let derived = edwards::derive(curve)?;
    let endo = derived.endo.map(|e| {
        Object::new()
            .text("b", &hex(&e.b))
            .text("c", &hex(&e.c))
            .text("lambda", &hex(&e.lambda))
    });
    let pair = |names: [&str; 2], [u, v]: &[BigUint; 2]| {
        let object = Object::new().text(names[0], &hex(u));
        object.text(names[1], &hex(v)).end()
    };
    Ok(head(&curve.name, &curve.p, &curve.r)
        .text("a", &hex(&curve.a))
        .text("d", &hex(&curve.d))
        .text("cofactor", &hex(&curve.cofactor))
        .raw("a_is_minus_one", derived.a_is_minus_one)
        .raw("a_is_square", derived.a_is_square)
        .raw("d_is_square", derived.d_is_square)
        .raw("complete", derived.complete)
        .raw("endomorphism", or_null(endo))
        .raw("montgomery", pair(["a", "b"], &derived.montgomery))
        .raw("weierstrass", pair(["a", "b"], &derived.map.weierstrass())))
}

fn head(name: &str, p: &BigUint, r: &BigUint) -> Object {
    Object::new()
        .text("name", name)
        .text("p", &hex(p))
        .text("r", &hex(r))
}

fn all<T>(list: &[&T], one: impl Fn(&T) -> Result<Object, Error>) -> Result<String, Error> {
    let list: Result<Vec<_>, Error> = list.iter().map(|c| Ok(one(c)?.end())).collect();
    Ok(array(&list?))
}

fn array(list: &[String]) -> String {
    format!("[{}]", list.join(","))
}

fn or_null(object: Option<Object>) -> String {
    object.map_or_else(|| "null".to_owned(), Object::end)
}

fn hex(x: &BigUint) -> String {
    format!("{x:#x}")
}

/// A number, or the list of an extension's coefficients.
fn element(coefficients: &[BigUint]) -> String {
    let list: Vec<_> = coefficients.iter().map(|c| show::string(&hex(c))).collect();
    match &list[..] {
        [one] => one.clone(),
        _ => array(&list),
    }
}
