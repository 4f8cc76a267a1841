//! A curve given by its numbers, as JSON.
//!
//! ```json
//! {
//!   "name": "mine",
//!   "p": "97",
//!   "r": "0x67",
//!   "g1": { "a": 0, "b": 10, "gx": 1, "gy": "37" }
//! }
//! ```
//!
//! Numbers are strings, decimal or hexadecimal behind `0x` and perhaps negative, or JSON integers. A
//! second group `g2` over u² = `nonresidue` has pairs `[c0, c1]` for its numbers, over u³ = `nonresidue`
//! triples `[c0, c1, c2]`. A `cofactor` may be left out where p and r determine it. The numbers are
//! checked: see [`msmith::curve::Curve::validate`].

use msmith::curve::{Curve, GroupNumbers, Numbers, known};
use serde_json::{Map, Value};

use crate::{Error, json};

/// The keys of the four elements of a group, in the order of [`Group::elements`].
const ELEMENTS: [&str; 4] = ["a", "b", "gx", "gy"];

/// One group: each element as the texts of its coefficients.
struct Group {
    elements: [Vec<String>; 4],
    cofactor: Option<String>,
}

/// The curve of a file, given as its bytes, validated.
///
/// Cost: tests of primality and of the order of the generator, milliseconds.
///
/// Errors: [`Error::CurveFile`] with the entry that is missing, misspelt or not a number, or for the name of a built-in
/// curve with other numbers; [`msmith::Error::Curve`] for numbers that contradict each other.
pub fn read(bytes: &[u8]) -> Result<Curve, Error> {
    let value = json::parse(bytes).map_err(|why| wrong("JSON", why))?;
    let top = object("curve", &value)?;
    known_keys("", top, &["name", "p", "r", "nonresidue", "g1", "g2"])?;
    let Value::String(name) = required(top, "", "name")? else {
        return Err(wrong("name", "must be a string"));
    };
    let p = number("p", required(top, "", "p")?)?;
    let r = number("r", required(top, "", "r")?)?;
    let nonresidue = top.get("nonresidue").map(|v| number("nonresidue", v));
    let nonresidue = nonresidue.transpose()?.unwrap_or_else(|| "0".to_owned());
    let g1 = group("g1", required(top, "", "g1")?)?;
    let g2 = top.get("g2").map(|v| group("g2", v)).transpose()?;
    let lists = (texts(&g1), g2.as_ref().map(texts));
    let curve = Curve::from_numbers(&Numbers {
        name,
        p: &p,
        r: &r,
        nonresidue: &nonresidue,
        g1: numbers(&lists.0, &g1),
        g2: lists
            .1
            .as_ref()
            .zip(g2.as_ref())
            .map(|(l, g)| numbers(l, g)),
    })?;
    // What is known of a built-in curve is looked up by its name, of which there may be others.
    let Some(built_in) = known::by_name(name) else {
        return Ok(curve);
    };
    let named = Curve {
        name: built_in.name.clone(),
        ..curve
    };
    match named == *built_in {
        true => Ok(named),
        false => Err(wrong(
            "name",
            format!("{name} is built in with other numbers"),
        )),
    }
}

fn texts(group: &Group) -> [Vec<&str>; 4] {
    (group.elements.each_ref()).map(|l| l.iter().map(String::as_str).collect())
}

fn numbers<'a>(lists: &'a [Vec<&'a str>; 4], group: &'a Group) -> GroupNumbers<'a> {
    let [a, b, gx, gy] = lists;
    GroupNumbers {
        a,
        b,
        gx,
        gy,
        cofactor: group.cofactor.as_deref(),
    }
}

fn group(at: &'static str, value: &Value) -> Result<Group, Error> {
    let map = object(at, value)?;
    known_keys(at, map, &["a", "b", "gx", "gy", "cofactor"])?;
    let mut elements = [const { Vec::new() }; 4];
    for (list, key) in elements.iter_mut().zip(ELEMENTS) {
        let path = format!("{at}.{key}");
        *list = match required(map, at, key)? {
            Value::Array(parts) => parts
                .iter()
                .map(|part| number(&path, part))
                .collect::<Result<_, _>>()?,
            one => vec![number(&path, one)?],
        };
    }
    let cofactor = map
        .get("cofactor")
        .map(|v| number(&format!("{at}.cofactor"), v))
        .transpose()?;
    Ok(Group { elements, cofactor })
}

fn wrong(key: &str, why: impl Into<String>) -> Error {
    Error::CurveFile {
        key: key.to_owned(),
        why: why.into(),
    }
}

fn object<'a>(at: &str, value: &'a Value) -> Result<&'a Map<String, Value>, Error> {
    value
        .as_object()
        .ok_or_else(|| wrong(at, "must be an object"))
}

/// A misspelt key would leave out a number that can be left out.
fn known_keys(at: &str, map: &Map<String, Value>, keys: &[&str]) -> Result<(), Error> {
    match map.keys().find(|k| !keys.contains(&k.as_str())) {
        Some(key) => Err(wrong(
            &path(at, key),
            format!("is not known; there are: {}", keys.join(", ")),
        )),
        None => Ok(()),
    }
}

fn required<'a>(map: &'a Map<String, Value>, at: &str, key: &str) -> Result<&'a Value, Error> {
    map.get(key)
        .ok_or_else(|| wrong(&path(at, key), "is missing"))
}

fn path(at: &str, key: &str) -> String {
    if at.is_empty() {
        key.to_owned()
    } else {
        format!("{at}.{key}")
    }
}

/// A number as text; JSON numbers that are not integers of 64 bits have lost digits already.
fn number(at: &str, value: &Value) -> Result<String, Error> {
    match value {
        Value::String(text) => Ok(text.clone()),
        Value::Number(n) if n.is_u64() || n.is_i64() => Ok(n.to_string()),
        _ => Err(wrong(
            at,
            "must be an integer below 2^64 or a string of one (decimal, or hexadecimal behind 0x)",
        )),
    }
}
