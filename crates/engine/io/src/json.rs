//! JSON as it is read everywhere: without a byte-order mark, and no object with a key twice.

use std::fmt;

use serde_core::de::{Deserialize, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

/// The value of a text.
///
/// Errors: what is wrong with it, in words.
pub fn parse(text: &[u8]) -> Result<Value, String> {
    let marks: [&[u8]; 3] = [b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff"];
    if marks.iter().any(|mark| text.starts_with(mark)) {
        return Err("the file begins with a byte-order mark: JSON is UTF-8 without one".into());
    }
    match serde_json::from_slice(text) {
        Ok(Unique(value)) => Ok(value),
        Err(e) if e.is_data() => Err(e.to_string()),
        Err(e) => Err(format!("it is not JSON: {e}")),
    }
}

/// JSON in which no object has a key twice: readers would differ about which one counts.
struct Unique(Value);

impl<'de> Deserialize<'de> for Unique {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(Visit).map(Self)
    }
}

struct Visit;

impl<'de> Visitor<'de> for Visit {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_bool<E>(self, x: bool) -> Result<Value, E> {
        Ok(x.into())
    }

    fn visit_i64<E>(self, x: i64) -> Result<Value, E> {
        Ok(x.into())
    }

    fn visit_u64<E>(self, x: u64) -> Result<Value, E> {
        Ok(x.into())
    }

    fn visit_f64<E>(self, x: f64) -> Result<Value, E> {
        Ok(x.into())
    }

    fn visit_str<E>(self, x: &str) -> Result<Value, E> {
        Ok(x.into())
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut all = Vec::new();
        while let Some(Unique(x)) = list.next_element()? {
            all.push(x);
        }
        Ok(all.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let mut all = Map::new();
        while let Some((key, Unique(x))) = map.next_entry::<String, _>()? {
            if all.contains_key(&key) {
                return Err(A::Error::custom(format!("the key {key} is there twice")));
            }
            all.insert(key, x);
        }
        Ok(all.into())
    }
}
