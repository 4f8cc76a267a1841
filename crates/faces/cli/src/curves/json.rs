//! The list for programs. Integers of the curves are strings, hexadecimal behind `0x`.

use msmith::Engine;
use msmith::curve::{Curve, EdwardsCurve, derive, edwards, edwards_form};
use msmith_io::Error;
use num_bigint::BigUint;
use serde::Serialize;

/// A number, or the list of an extension's coefficients.
#[derive(Serialize)]
#[serde(untagged)]
enum Element {
    Number(String),
    Coefficients(Vec<String>),
}

/// A curve and what is derived from it.
#[derive(Serialize)]
pub struct CurveObject {
    name: String,
    p: String,
    r: String,
    groups: Vec<GroupObject>,
}

#[derive(Serialize)]
struct GroupObject {
    group: String,
    degree: usize,
    a: Element,
    b: Element,
    arithmetic: String,
    cofactor: String,
    endomorphism: Option<EndoObject>,
    edwards: Option<FormObject>,
    #[serde(skip_serializing_if = "Option::is_none")]
    no_edwards: Option<String>,
}

#[derive(Serialize)]
struct EndoObject {
    beta: String,
    lambda: String,
    nu: Vec<String>,
}

#[derive(Serialize)]
struct FormObject {
    a: String,
    d: String,
    a_is_minus_one: bool,
    complete: bool,
    alpha: String,
    w: String,
    scale: String,
}

/// An Edwards curve and what is derived from it.
#[derive(Serialize)]
pub struct EdwardsObject {
    name: String,
    p: String,
    r: String,
    a: String,
    d: String,
    arithmetic: String,
    cofactor: String,
    a_is_minus_one: bool,
    a_is_square: bool,
    d_is_square: bool,
    complete: bool,
    endomorphism: Option<EdwardsEndoObject>,
    montgomery: Pair,
    weierstrass: Pair,
}

#[derive(Serialize)]
struct EdwardsEndoObject {
    b: String,
    c: String,
    lambda: String,
}

#[derive(Serialize)]
struct Pair {
    a: String,
    b: String,
}

/// The object of a curve.
pub fn curve(curve: &Curve) -> Result<CurveObject, Error> {
    let mut groups = Vec::new();
    for (group, spec) in curve.groups() {
        let endomorphism = derive(curve, group)?.endo.map(|e| EndoObject {
            beta: hex(&e.beta),
            lambda: hex(&e.lambda),
            nu: e.nu.iter().map(ToString::to_string).collect(),
        });
        let form = edwards_form(curve, group);
        let no_edwards = form.as_ref().err().map(ToString::to_string);
        groups.push(GroupObject {
            group: group.to_string().to_lowercase(),
            degree: spec.degree,
            a: element(&spec.a),
            b: element(&spec.b),
            arithmetic: Engine::new(curve, group)?.arithmetic(),
            cofactor: hex(&spec.cofactor),
            endomorphism,
            edwards: form.ok().map(|form| FormObject {
                a: hex(&form.edwards.a),
                d: hex(&form.edwards.d),
                a_is_minus_one: form.a_is_minus_one,
                complete: form.complete,
                alpha: hex(&form.map.alpha),
                w: hex(&form.map.w),
                scale: hex(&form.map.scale),
            }),
            no_edwards,
        });
    }
    Ok(CurveObject {
        name: curve.name.clone(),
        p: hex(&curve.p),
        r: hex(&curve.r),
        groups,
    })
}

/// The object of an Edwards curve.
pub fn native(curve: &EdwardsCurve) -> Result<EdwardsObject, Error> {
    let derived = edwards::derive(curve)?;
    let pair = |[a, b]: &[BigUint; 2]| Pair {
        a: hex(a),
        b: hex(b),
    };
    Ok(EdwardsObject {
        name: curve.name.clone(),
        p: hex(&curve.p),
        r: hex(&curve.r),
        a: hex(&curve.a),
        d: hex(&curve.d),
        arithmetic: Engine::edwards(curve)?.arithmetic(),
        cofactor: hex(&curve.cofactor),
        a_is_minus_one: derived.a_is_minus_one,
        a_is_square: derived.a_is_square,
        d_is_square: derived.d_is_square,
        complete: derived.complete,
        endomorphism: derived.endo.as_ref().map(|e| EdwardsEndoObject {
            b: hex(&e.b),
            c: hex(&e.c),
            lambda: hex(&e.lambda),
        }),
        montgomery: pair(&derived.montgomery),
        weierstrass: pair(&derived.map.weierstrass()),
    })
}

fn hex(x: &BigUint) -> String {
    format!("{x:#x}")
}

fn element(coefficients: &[BigUint]) -> Element {
    match coefficients {
        [one] => Element::Number(hex(one)),
        all => Element::Coefficients(all.iter().map(hex).collect()),
    }
}
