//! The list for programs. Integers of the curves are strings, hexadecimal behind `0x`.

use msmith::Engine;
use msmith::curve::{Curve, EdwardsCurve, derive, edwards, edwards_form};
use msmith_io::Error;
use num_bigint::BigUint;
use serde::{Serialize, Serializer};
use serde_json::Value;

/// JSON whose objects have their members in the order in which they were named.
pub enum Json {
    Value(Value),
    List(Vec<Json>),
    Object(Vec<(&'static str, Json)>),
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Value(value) => value.serialize(s),
            Self::List(list) => list.serialize(s),
            Self::Object(members) => {
                s.collect_map(members.iter().map(|(name, value)| (name, value)))
            }
        }
    }
}

impl<T: Into<Value>> From<T> for Json {
    fn from(value: T) -> Self {
        Self::Value(value.into())
    }
}

/// An object, or null.
fn or_null(members: Option<Vec<(&'static str, Json)>>) -> Json {
    members.map_or(Json::Value(Value::Null), Json::Object)
}

/// The object of a curve.
pub fn curve(curve: &Curve) -> Result<Json, Error> {
    let mut groups = Vec::new();
    for (group, spec) in curve.groups() {
        let endomorphism = derive(curve, group)?.endo.map(|e| {
            vec![
                ("beta", hex(&e.beta)),
                ("lambda", hex(&e.lambda)),
                ("nu", e.nu.map(|nu| nu.to_string()).to_vec().into()),
            ]
        });
        let form = edwards_form(curve, group);
        let no_edwards = form.as_ref().err().map(ToString::to_string);
        let form = form.ok().map(|form| {
            vec![
                ("a", hex(&form.edwards.a)),
                ("d", hex(&form.edwards.d)),
                ("a_is_minus_one", form.a_is_minus_one.into()),
                ("complete", form.complete.into()),
                ("alpha", hex(&form.map.alpha)),
                ("w", hex(&form.map.w)),
                ("scale", hex(&form.map.scale)),
            ]
        });
        let mut members = vec![
            ("group", group.to_string().to_lowercase().into()),
            ("degree", spec.degree.into()),
            ("a", element(&spec.a)),
            ("b", element(&spec.b)),
            ("arithmetic", Engine::new(curve, group)?.arithmetic().into()),
            ("cofactor", hex(&spec.cofactor)),
            ("endomorphism", or_null(endomorphism)),
            ("edwards", or_null(form)),
        ];
        members.extend(no_edwards.map(|why| ("no_edwards", why.into())));
        groups.push(Json::Object(members));
    }
    Ok(Json::Object(vec![
        ("name", (*curve.name).into()),
        ("p", hex(&curve.p)),
        ("r", hex(&curve.r)),
        ("groups", Json::List(groups)),
    ]))
}

/// The object of an Edwards curve.
pub fn native(curve: &EdwardsCurve) -> Result<Json, Error> {
    let derived = edwards::derive(curve)?;
    let pair = |[a, b]: &[BigUint; 2]| Json::Object(vec![("a", hex(a)), ("b", hex(b))]);
    let endomorphism = derived.endo.as_ref().map(|e| {
        vec![
            ("b", hex(&e.b)),
            ("c", hex(&e.c)),
            ("lambda", hex(&e.lambda)),
        ]
    });
    Ok(Json::Object(vec![
        ("name", (*curve.name).into()),
        ("p", hex(&curve.p)),
        ("r", hex(&curve.r)),
        ("a", hex(&curve.a)),
        ("d", hex(&curve.d)),
        ("arithmetic", Engine::edwards(curve)?.arithmetic().into()),
        ("cofactor", hex(&curve.cofactor)),
        ("a_is_minus_one", derived.a_is_minus_one.into()),
        ("a_is_square", derived.a_is_square.into()),
        ("d_is_square", derived.d_is_square.into()),
        ("complete", derived.complete.into()),
        ("endomorphism", or_null(endomorphism)),
        ("montgomery", pair(&derived.montgomery)),
        ("weierstrass", pair(&derived.map.weierstrass())),
    ]))
}

fn hex(x: &BigUint) -> Json {
    format!("{x:#x}").into()
}

/// A number, or the list of an extension's coefficients.
fn element(coefficients: &[BigUint]) -> Json {
    match coefficients {
        [one] => hex(one),
        all => Json::List(all.iter().map(hex).collect()),
    }
}
