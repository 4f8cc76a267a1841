//! Chains from text and JSON.

use super::record::{Record, RecordParts, rules};
use super::scalar::read_scalar;
use super::set::read_set_with;
use super::steps::read_steps;
use super::table::read_table;
use crate::costs::{PriceModel, decimal};
use crate::error::Error;
use crate::method::{Bases, Task};
use crate::precompute::TablePlan;
use crate::set::Set;
use crate::unique::check_keys;
use serde_json::{Map, Value};
use std::collections::HashMap;

/// Sets that have names.
pub type Names<'a> = &'a dyn Fn(&str) -> Option<Set>;

/// The most text that is read: 4096 terms of 48 letters.
const MOST_TEXT: usize = 200 << 10;

/// All keys but the steps.
const KEYS: [&str; 11] = [
    "scalars",
    "method",
    "bases",
    "set",
    "cost_model",
    "precomputation",
    "table",
    "cost",
    "per_bit",
    "length",
    "seconds",
];

/// No chain is dearer: 4096 steps, their table, 500 M each.
const MOST_COST: u64 = 4_000_000_000;

impl Record {
    /// What [`Record::to_text`] or [`Record::to_json`] wrote. Everything that is said is checked.
    ///
    /// Errors: [`Error::Chain`] where it is not such a text, says something false, or has a scalar that is not a
    /// number; [`Error::Large`].
    pub fn parse(text: &str, names: Names<'_>) -> Result<Self, Error> {
        if text.len() > MOST_TEXT {
            return Err(Error::Chain("the text is too long".into()));
        }
        if text.trim_start().starts_with('{') {
            let value: Value =
                serde_json::from_str(text).map_err(|e| Error::Chain(format!("no JSON: {e}")))?;
            check_keys(text)?;
            return Self::from_json(&value, names);
        }
        let (head, steps) = text
            .split_once("steps:")
            .ok_or_else(|| Error::Chain("there are no steps".into()))?;
        let mut fields = HashMap::new();
        for line in head.lines().map(str::trim).filter(|l| !l.is_empty()) {
            let (key, value) = line
                .split_once(':')
                .ok_or_else(|| Error::Chain(format!("{:?} is not a KEY: VALUE", clip(line))))?;
            if fields
                .insert(key.trim(), value.trim().to_string())
                .is_some()
            {
                return Err(Error::Chain(format!("{:?} is there twice", clip(key))));
            }
        }
        let steps: Vec<&str> = steps.split_whitespace().collect();
        read(&fields, &steps, names)
    }

    /// A record from its JSON object. Errors: as from its text.
    pub fn from_json(value: &Value, names: Names<'_>) -> Result<Self, Error> {
        let map: &Map<String, Value> = value
            .as_object()
            .ok_or_else(|| Error::Chain("it is not a JSON object".into()))?;
        let list = |key: &str| {
            let items = map.get(key).and_then(Value::as_array);
            items.ok_or_else(|| Error::Chain(format!("{key} is not a list")))
        };
        let text = |v: &Value| match v {
            Value::String(s) => Some(s.clone()),
            Value::Number(n) => Some(n.to_string()),
            _ => None,
        };
        let mut fields = HashMap::new();
        for (key, value) in map.iter().filter(|(key, _)| *key != "steps") {
            let wrong = || Error::Chain(format!("{:?} has no such value", clip(key)));
            let value = match key.as_str() {
                "scalars" | "bases" | "table" => {
                    let parts: Option<Vec<String>> = list(key)?.iter().map(text).collect();
                    let between = if key == "bases" { "," } else { " " };
                    parts.ok_or_else(wrong)?.join(between)
                }
                "method" | "set" => value.as_str().ok_or_else(wrong)?.to_string(),
                "cost_model" => PriceModel::from_json(value)?.to_string(),
                _ => text(value).ok_or_else(wrong)?,
            };
            fields.insert(key.as_str(), value);
        }
        let steps: Option<Vec<&str>> = list("steps")?.iter().map(Value::as_str).collect();
        let steps = steps.ok_or_else(|| Error::Chain("a step is not a text".into()))?;
        read(&fields, &steps, names)
    }
}

fn clip(text: &str) -> String {
    text.chars().take(24).collect()
}

fn read(fields: &HashMap<&str, String>, steps: &[&str], names: Names<'_>) -> Result<Record, Error> {
    if let Some(key) = fields.keys().find(|k| !KEYS.contains(k)) {
        return Err(Error::Chain(format!("there is no field {:?}", clip(key))));
    }
    let get = |key: &str| {
        let value = fields.get(key).map(String::as_str);
        value.ok_or_else(|| Error::Chain(format!("{key} is missing")))
    };
    let claim = |key: &str| {
        let cost = decimal::read_below(get(key)?, MOST_COST);
        cost.map_err(|e| Error::Chain(format!("{key}: {e}")))
    };
    let scalars = get("scalars")?.split_whitespace().map(read_scalar);
    let bases = match get("bases")?.replace(' ', "").as_str() {
        "2" => Bases::Two,
        "2,3" => Bases::TwoThree,
        "2,3,5" => Bases::TwoThreeFive,
        _ => return Err(Error::Chain("bases are 2, or 2,3, or 2,3,5".into())),
    };
    let cost_model = PriceModel::parse(get("cost_model")?)?;
    let precomputation = claim("precomputation")?;
    let table = match fields.get("table") {
        Some(text) => Some(read_priced(text, &cost_model, precomputation)?),
        None => None,
    };
    let seconds = get("seconds")?.parse::<f64>();
    if steps.len() as u64 > Task::MOST_BITS + 1 {
        return Err(Error::Chain("too many steps".into()));
    }
    let record = Record::new(RecordParts {
        scalars: scalars.collect::<Result<_, _>>()?,
        method: get("method")?.to_string(),
        bases,
        set: read_set_with(get("set")?, names)?,
        cost_model,
        precomputation,
        table,
        seconds: seconds.map_err(|e| Error::Chain(format!("seconds: {e}")))?,
        chain: read_steps(steps.iter().copied())?,
    })?;
    let true_ones = [
        ("cost", record.cost()),
        ("per_bit", record.per_bit()),
        ("length", 1000 * record.chain().length() as u64),
    ];
    for (key, value) in true_ones {
        if claim(key)? != value {
            let value = decimal::write(value);
            return Err(Error::Chain(format!("{key} is {value}, not what it says")));
        }
    }
    Ok(record)
}

/// A plan, by the rule whose price is the one claimed.
fn read_priced(text: &str, model: &PriceModel, claim: u64) -> Result<TablePlan, Error> {
    let read = |rule| read_table(text.split_whitespace(), &rule);
    let [best, paper] = rules(model).map(read);
    let plan = match paper {
        Ok(plan) if plan.cost() == claim => plan,
        _ => best?,
    };
    match plan.cost() == claim {
        true => Ok(plan),
        false => {
            let cost = decimal::write(plan.cost());
            Err(Error::Chain(format!(
                "precomputation: the table costs {cost}"
            )))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn none(_: &str) -> Option<Set> {
        None
    }

    fn parts(set: &str, bases: Bases, scalars: &[i64], steps: &str) -> RecordParts {
        RecordParts {
            scalars: scalars.iter().map(|&n| n.into()).collect(),
            method: "by hand".into(),
            bases,
            set: set.parse().unwrap(),
            cost_model: PriceModel::default(),
            precomputation: 0,
            table: None,
            seconds: 0.25,
            chain: read_steps(steps.split(' ')).unwrap(),
        }
    }

    /// 917 by its optimum, 79.2 M; (83, 125) with a table.
    fn samples() -> [Record; 3] {
        let one = parts("1", Bases::TwoThree, &[917], "1 2^4+1 2·3^3-1");
        let minus = parts("1", Bases::TwoThree, &[-917], "-1 2^4-1 2·3^3+1");
        let s1 = "(1,0),(0,1),(1,1),(1,-1)";
        // 83 = 2(2(2^2·(2·(2+1)−1) + 0) + 1) + 1 …: any chain will do.
        let steps = "(1,1) 2-(1,0) 2+(1,1) 2+(0,1) 2+(0,1) 2+(1,0) 2+(1,1)";
        let (x, y) = read_steps(steps.split(' ')).unwrap().value();
        let pair = [x, y].map(|n| i64::try_from(n).unwrap());
        let two = RecordParts {
            precomputation: 12_000,
            ..parts(s1, Bases::Two, &pair, steps)
        };
        [one, minus, two].map(|p| Record::new(p).unwrap())
    }

    #[test]
    fn forms_and_back() {
        let all = samples();
        assert_eq!(all[0].cost(), 79_200);
        assert_eq!(all[0].per_bit(), 7920);
        for r in &all {
            assert_eq!(Record::parse(&r.to_text(), &none).as_ref(), Ok(r));
            assert_eq!(
                Record::parse(&r.to_json().to_string(), &none).as_ref(),
                Ok(r)
            );
            let pretty = serde_json::to_string_pretty(&r.to_json()).unwrap();
            assert_eq!(Record::parse(&pretty, &none).as_ref(), Ok(r));
            assert_eq!(r.to_json().as_object().unwrap().len(), 11);
        }
        let text = all[0].to_text();
        for line in [
            "scalars: 917",
            "set: ±{0,1}",
            "cost_model: edwards",
            "cost: 79.2",
            "length: 3",
            "  1 2^4+1 2·3^3-1",
        ] {
            assert!(text.lines().any(|l| l == line), "{line}");
        }
    }

    /// A text that says one thing wrong.
    #[test]
    fn lies() {
        let lies = [
            ("scalars: 917", "scalars: 918"),
            ("scalars: 917", "scalars: -917"),
            ("scalars: 917", "scalars: 917 1"),
            ("scalars: 917", "scalars:"),
            ("scalars: 917", "scalars: 1 2 3"),
            ("bases: 2,3", "bases: 2"),
            ("bases: 2,3", "bases: 3"),
            ("set: ±{0,1}", "set: {0,1}"),
            ("set: ±{0,1}", "set: "),
            ("set: ±{0,1}", "set: S1"),
            ("cost_model: edwards", "cost_model: jacobian"),
            ("cost_model: edwards", "cost_model: dbl=6,madd=7"),
            ("precomputation: 0", "precomputation: 5"),
            ("cost: 79.2", "cost: 79.1"),
            ("cost: 79.2", "cost: 1e99"),
            ("per_bit: 7.92", "per_bit: 7.93"),
            ("length: 3", "length: 4"),
            ("seconds: 0.25", "seconds: inf"),
            ("seconds: 0.25", "seconds: -1"),
            ("seconds: 0.25", ""),
            ("method: by hand", "method: by\u{7}"),
            ("method: by hand", "method: a\nmethod: b"),
            ("method: by hand", "method: by hand\nmore: b"),
            ("method: by hand", "method: by hand\nmethod: by hand"),
            ("method: by hand", "method: bestest"),
            ("method: by hand", "method:"),
            ("method: by hand", "method: jsf"),
            ("method: by hand", "method: wnaf:x"),
            ("method: by hand", "method: wnaf:5,6"),
            ("method: by hand", "method: optimal:1"),
            ("2^4+1", "2^4-1"),
            ("2^4+1", "2^4"),
            ("2^4+1", "2^4+1 2"),
            ("2^4+1", "2^4+3"),
            ("2^4+1", "2^5000+1"),
            ("steps:", "step:"),
        ];
        let text = samples()[0].to_text();
        for (good, bad) in lies {
            assert!(text.contains(good), "{good}");
            let got = Record::parse(&text.replacen(good, bad, 1), &none);
            assert!(got.is_err(), "{bad}");
        }
        for good in ["hint", "optimal", "wnaf", "wnaf:5", "beam:150, 4096"] {
            let named = text.replacen("by hand", good, 1);
            assert!(Record::parse(&named, &none).is_ok(), "{good}");
        }
        let json = samples()[0].to_json();
        let once = json.to_string();
        for (good, more) in [
            ("\"length\":3", "\"length\":9,"),
            ("\"length\":3", "\"length\":3,"),
            ("\"method\":\"by hand\"", "\"\\u006dethod\":\"optimal\","),
        ] {
            let twice = once.replacen(good, &format!("{more}{good}"), 1);
            let why = Record::parse(&twice, &none).unwrap_err().to_string();
            assert!(why.contains("is there twice"), "{twice} {why}");
        }
        let map = json.as_object().unwrap();
        for key in map.keys() {
            for value in [
                Value::Null,
                Value::Bool(true),
                serde_json::json!([[]]),
                serde_json::json!({}),
                7.into(),
            ] {
                let mut changed = map.clone();
                changed.insert(key.clone(), value.clone());
                let ok = key == "seconds" && value == 7;
                assert_eq!(
                    Record::from_json(&Value::Object(changed), &none).is_ok(),
                    ok,
                    "{key} {value}"
                );
            }
            let mut less = map.clone();
            less.remove(key);
            assert!(Record::from_json(&Value::Object(less), &none).is_err());
        }
        let long = format!("{text}{}", " 2".repeat(500_000));
        assert!(Record::parse(&long, &none).is_err());
    }

    /// Bytes changed at random: a record, or an error.
    #[test]
    fn noise() {
        let mut state = 1u64;
        let mut random = |below: usize| {
            state = state
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            (state >> 33) as usize % below
        };
        let letters: Vec<char> = "0123456789+-±{}(),:.^·2 3\n\"e".chars().collect();
        let samples = samples();
        for r in &samples {
            for text in [r.to_text(), r.to_json().to_string()] {
                let text: Vec<char> = text.chars().collect();
                for _ in 0..1000 {
                    let mut t = text.clone();
                    for _ in 0..1 + random(3) {
                        let at = random(t.len());
                        t[at] = letters[random(letters.len())];
                    }
                    let t: String = t.into_iter().collect();
                    if let Ok(got) = Record::parse(&t, &none) {
                        assert_eq!(got.chain().value().0, got.scalars()[0]);
                    }
                }
            }
        }
    }
}
