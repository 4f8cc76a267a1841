//! JSON as snarkjs writes it: one space a level, numbers as decimal texts, an empty list over two lines.

use msmith::curve::Group;
use msmith::{Engine, Point, WordPoints};
use msmith_io::json::parse;
use num_bigint::BigUint;
use serde_json::{Map, Value};

use crate::pairing::Kind;
use crate::{Error, Groups};

/// Most digits of a number: p has fewer than 120.
const DIGITS: usize = 160;

/// What is read, for errors.
pub type What = &'static str;

/// The object that a text is.
pub fn object(what: What, text: &str) -> Result<Map<String, Value>, Error> {
    match parse(text.as_bytes()) {
        Ok(Value::Object(object)) => Ok(object),
        Ok(_) => wrong(what, "it is not a JSON object"),
        Err(why) => wrong(what, why),
    }
}

/// A refusal of a text.
pub fn wrong<T>(what: What, why: impl Into<String>) -> Result<T, Error> {
    let why = why.into();
    Err(Error::Text { what, why })
}

/// A member of an object.
pub fn member<'a>(
    what: What,
    object: &'a Map<String, Value>,
    name: &str,
) -> Result<&'a Value, Error> {
    match object.get(name) {
        Some(value) => Ok(value),
        None => wrong(what, format!("it has no {name}")),
    }
}

/// Refuses another protocol than Groth16, and another curve; either may be left out.
pub fn same_curve(what: What, object: &Map<String, Value>, groups: &Groups) -> Result<(), Error> {
    // snarkjs 0.1 says groth.
    if let Some(protocol) = object.get("protocol")
        && protocol != "groth16"
        && protocol != "groth"
    {
        return wrong(what, format!("its protocol is {protocol} and not groth16"));
    }
    let wanted = Kind::of(groups.curve())?;
    match object.get("curve") {
        Some(Value::String(found)) if Kind::in_texts(found) == Some(wanted) => Ok(()),
        None => Ok(()),
        Some(found) => Err(Error::OtherCurve {
            what,
            found: found
                .as_str()
                .map_or_else(|| found.to_string(), str::to_owned),
            wanted: wanted.in_json().to_owned(),
        }),
    }
}

/// A list.
pub fn list<'a>(what: What, name: &str, value: &'a Value) -> Result<&'a [Value], Error> {
    match value {
        Value::Array(list) => Ok(list),
        _ => wrong(what, format!("{name} is not a list")),
    }
}

/// An integer: a text of decimal digits, or of hexadecimal ones behind 0x, or a number below 2^64.
pub fn integer(what: What, name: &str, value: &Value) -> Result<BigUint, Error> {
    let found = match value {
        Value::Number(n) => n.as_u64().map(BigUint::from),
        Value::String(text) if text.len() <= DIGITS => {
            let (digits, radix) = match text.strip_prefix("0x") {
                Some(digits) => (digits, 16),
                None => (&text[..], 10),
            };
            // What a sign or an underscore may do elsewhere is no digit.
            let clean = digits.bytes().all(|b| b.is_ascii_hexdigit());
            let read = || BigUint::parse_bytes(digits.as_bytes(), radix);
            if clean { read() } else { None }
        }
        _ => None,
    };
    match found {
        Some(n) => Ok(n),
        None => wrong(what, format!("{name} is not an integer in digits")),
    }
}

/// The same; none for an integer that is in no field: a negative one, or one of too many digits.
pub fn natural(what: What, name: &str, value: &Value) -> Result<Option<BigUint>, Error> {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let outside = match value {
        Value::Number(n) => n.as_i64().is_some_and(|n| n < 0),
        Value::String(text) if text.len() > DIGITS => {
            digits(text.strip_prefix('-').unwrap_or(text))
        }
        Value::String(text) => text.strip_prefix('-').is_some_and(digits),
        _ => false,
    };
    match outside {
        true => Ok(None),
        false => integer(what, name, value).map(Some),
    }
}

/// Where a point stands.
pub struct Member<'a> {
    /// What is read.
    pub what: What,
    /// The member.
    pub name: &'a str,
    /// The index there.
    pub index: usize,
}

/// The point of a group that a value gives as `[x, y, z]`, z being 1, or 0 at infinity, or left out; coordinates in G2
/// are pairs. It is on the curve; the subgroup is not looked at.
pub fn point(engine: &Engine, place: &Member<'_>, value: &Value) -> Result<Point, Error> {
    let Member { what, name, index } = *place;
    let fault = |why: &str| Error::Point {
        what: name.to_owned(),
        index,
        why: why.to_owned(),
    };
    let coordinates = list(what, name, value)?;
    let degree = match engine.group() {
        Group::G1 => 1,
        Group::G2 => 2,
    };
    let part = |value: &Value| {
        natural(what, name, value)?.ok_or_else(|| fault("a coordinate is not below p"))
    };
    let read = |value: &Value| -> Result<Vec<BigUint>, Error> {
        if degree == 1 {
            return Ok(vec![part(value)?]);
        }
        let parts = list(what, name, value)?.iter();
        let parts: Vec<_> = parts.map(part).collect::<Result<_, _>>()?;
        match parts.len() {
            2 => Ok(parts),
            _ => wrong(what, format!("{name} has a coordinate that is not a pair")),
        }
    };
    let (x, y, z) = match coordinates {
        [x, y] => (read(x)?, read(y)?, None),
        [x, y, z] => (read(x)?, read(y)?, Some(read(z)?)),
        _ => return wrong(what, format!("{name} is not a list of three coordinates")),
    };
    let is = |list: &[BigUint], n: u32| {
        let first = list.first().is_some_and(|c| *c == BigUint::from(n));
        first && list[1..].iter().all(|c| *c == BigUint::ZERO)
    };
    match &z {
        Some(z) if is(z, 0) => {
            return match is(&x, 0) && is(&y, 1) {
                true => Ok(Point::infinity()),
                false => Err(fault("infinity is [0, 1, 0], and it is not")),
            };
        }
        Some(z) if !is(z, 1) => return Err(fault("its third coordinate is not 1")),
        _ => {}
    }
    let p = &engine.curve().p;
    if x.iter().chain(&y).any(|c| c >= p) {
        return Err(fault("a coordinate is not below p"));
    }
    let words: Vec<u64> = (x.iter().chain(&y))
        .flat_map(|c| engine.to_words(c))
        .collect();
    let one = WordPoints {
        stride: words.len(),
        words,
        finite: vec![true],
    };
    match engine.check_on_curve(&one) {
        Ok(()) => Ok(one.get(0).unwrap_or_default()),
        Err(_) => Err(fault("it is not on the curve")),
    }
}

/// The value of a point.
pub fn of_point(engine: &Engine, point: &Point) -> Value {
    let degree = engine.spec().degree;
    let value = |parts: &[BigUint]| match parts {
        [one] => text(one),
        parts => Value::Array(parts.iter().map(text).collect()),
    };
    let small = |n: u32| {
        let mut parts = vec![BigUint::ZERO; degree];
        parts[0] = n.into();
        value(&parts)
    };
    Value::Array(match point.coordinates() {
        Some((x, y)) => vec![
            value(&engine.from_words(x)),
            value(&engine.from_words(y)),
            small(1),
        ],
        None => vec![small(0), small(1), small(0)],
    })
}

/// The value of an integer.
pub fn text(n: &BigUint) -> Value {
    Value::String(n.to_string())
}

/// Appends members of an object, in their order, or the value itself.
pub fn write(value: &Value, level: usize, text: &mut String) {
    let line = |text: &mut String, level: usize| {
        text.push('\n');
        text.extend(std::iter::repeat_n(' ', level));
    };
    match value {
        Value::Array(items) => {
            text.push('[');
            for (i, item) in items.iter().enumerate() {
                if i > 0 {
                    text.push(',');
                }
                line(text, level + 1);
                write(item, level + 1, text);
            }
            line(text, level);
            text.push(']');
        }
        // Texts here are digits and names.
        other => text.push_str(&other.to_string()),
    }
}

/// An object of members in this order.
pub fn write_object(members: &[(&str, Value)]) -> String {
    let mut text = "{".to_owned();
    for (i, (name, value)) in members.iter().enumerate() {
        if i > 0 {
            text.push(',');
        }
        text.push_str("\n \"");
        text.push_str(name);
        text.push_str("\": ");
        write(value, 1, &mut text);
    }
    text.push_str("\n}");
    text
}
