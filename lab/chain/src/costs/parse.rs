//! Price models as text and JSON.

use super::{Costs, Model, Price, Prices, Source, TablePrices, decimal};
use crate::error::Error;
use crate::unique::check_keys;
use serde_json::Value;

/// A model with what its user changed: `edwards`, `edwards,s=0.67`, `dbl=6.2,tpl=11.4,madd=7,add=8`.
///
/// Items are separated by commas. The first may be a model's name. The others are prices in M: of field operations
/// (`s`, `ma`, `md`, `small`, `a`), of steps without an addition (`dbl`, `tpl`, `qpl`), of what an addition adds
/// after any step (`madd` of P or Q, `add` of other digits), of steps with an addition in all (`dbl+madd`,
/// `tpl+add`, …). Without a name there must be `dbl`, and an addition for each step; where only one kind of
/// addition has a price, it is that of both. The same as JSON: an object with the same keys, and `model`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PriceModel {
    model: Option<&'static Model>,
    /// Indices of [`KEYS`], increasing, with what was given.
    changes: Vec<(usize, Price)>,
    prices: Prices,
    costs: Costs,
}

/// All keys, in the order in which they are written.
const KEYS: [&str; 16] = [
    "s", "ma", "md", "small", "a", "dbl", "tpl", "qpl", "madd", "add", "dbl+madd", "tpl+madd",
    "qpl+madd", "dbl+add", "tpl+add", "qpl+add",
];

const FIELD: usize = 5;
const STEPS: usize = 8;
const AFTER_ANY: usize = 10;

impl PriceModel {
    /// The longest text that is read.
    pub const MOST_TEXT: usize = 1024;

    /// From text, or JSON where it starts with `{`.
    pub fn parse(text: &str) -> Result<Self, Error> {
        let text = text.trim();
        if text.len() > Self::MOST_TEXT {
            return Err(Error::Text("the price model is too long".into()));
        }
        if text.starts_with('{') {
            let value = serde_json::from_str(text)
                .map_err(|e| Error::Text(format!("the price model is not JSON: {e}")))?;
            check_keys(text).map_err(|e| Error::Text(format!("the price model: {e}")))?;
            return Self::from_json(&value);
        }
        let mut name = None;
        let mut items = Vec::new();
        for (i, item) in text.split(',').map(str::trim).enumerate() {
            match item.split_once('=') {
                Some((key, price)) => items.push((key.trim(), decimal::read(price.trim())?)),
                None if i == 0 => name = Some(item),
                None => {
                    return Err(Error::Text(format!(
                        "{item:?} is not a KEY=PRICE of a price model"
                    )));
                }
            }
        }
        Self::from_items(name, items)
    }

    /// From a JSON value: an object, or a string that [`PriceModel::parse`] reads.
    pub fn from_json(value: &Value) -> Result<Self, Error> {
        let map = match value {
            Value::String(text) if !text.trim_start().starts_with('{') => return Self::parse(text),
            Value::Object(map) => map,
            _ => return Err(Error::Text("a price model is an object or a text".into())),
        };
        let mut name = None;
        let mut items = Vec::new();
        for (key, value) in map {
            match value {
                Value::String(text) if key == "model" => name = Some(text.as_str()),
                Value::String(text) => items.push((key.as_str(), decimal::read(text)?)),
                // A JSON number's own text is a decimal, or it is refused.
                Value::Number(n) => items.push((key.as_str(), decimal::read(&n.to_string())?)),
                _ => return Err(Error::Text(format!("the price of {key:?} is not a number"))),
            }
        }
        Self::from_items(name, items)
    }

    /// A named model as it is.
    pub fn named(name: &str) -> Result<Self, Error> {
        Self::from_items(Some(name), Vec::new())
    }

    fn from_items(name: Option<&str>, items: Vec<(&str, Price)>) -> Result<Self, Error> {
        let unknown = |name: &str| {
            let all: Vec<&str> = super::MODELS.iter().map(|m| m.name).collect();
            Error::Text(format!(
                "no price model is called {name:?}; there are {}",
                all.join(", ")
            ))
        };
        let model = name
            .map(|n| Model::named(n).ok_or_else(|| unknown(n)))
            .transpose()?;
        let mut changes = Vec::new();
        for (key, price) in items {
            let Some(at) = KEYS.iter().position(|&k| k == key) else {
                let all = KEYS.join(", ");
                return Err(Error::Text(format!(
                    "a price model has no {key:?}; it has {all}"
                )));
            };
            changes.push((at, price));
        }
        changes.sort_unstable();
        if let Some(w) = changes.windows(2).find(|w| w[0].0 == w[1].0) {
            return Err(Error::Text(format!(
                "{} has two prices in one model",
                KEYS[w[0].0]
            )));
        }
        let prices = field_prices(model, &changes)?;
        let costs = step_prices(model, &prices, &changes)?;
        Ok(Self {
            model,
            changes,
            prices,
            costs,
        })
    }

    /// The prices of steps.
    pub fn costs(&self) -> &Costs {
        &self.costs
    }

    /// The prices of field operations.
    pub fn prices(&self) -> &Prices {
        &self.prices
    }

    /// The prices that tables are made at.
    pub fn table(&self) -> TablePrices {
        let own = self.model.and_then(|m| m.table);
        let changed = self.changes.iter().any(|&(key, _)| key >= FIELD);
        match own {
            Some(ops) if !changed => ops.prices(&self.prices),
            _ => TablePrices::of_steps(&self.costs),
        }
    }

    /// As JSON: its text.
    pub fn to_json(&self) -> Value {
        Value::String(self.to_string())
    }
}

impl Default for PriceModel {
    /// `edwards`.
    fn default() -> Self {
        Self {
            model: Model::named("edwards"),
            changes: Vec::new(),
            prices: Prices::PAPERS,
            costs: Costs::EDWARDS,
        }
    }
}

/// What [`PriceModel::parse`] reads again.
impl core::fmt::Display for PriceModel {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let name = self.model.map(|m| m.name.to_string());
        let item = |&(key, price): &(usize, Price)| {
            format!("{}={}", KEYS[key], decimal::write(price.into()))
        };
        let items: Vec<String> = name
            .into_iter()
            .chain(self.changes.iter().map(item))
            .collect();
        f.write_str(&items.join(","))
    }
}

impl core::str::FromStr for PriceModel {
    type Err = Error;
    fn from_str(text: &str) -> Result<Self, Error> {
        Self::parse(text)
    }
}

fn field_prices(model: Option<&Model>, changes: &[(usize, Price)]) -> Result<Prices, Error> {
    let mut prices = model.map_or(Prices::PAPERS, |m| m.prices);
    let counted = matches!(model.map(|m| m.source), Some(Source::Counted(_)));
    for &(key, price) in changes.iter().filter(|c| c.0 < FIELD) {
        if !counted {
            let key = KEYS[key];
            return Err(Error::Text(format!(
                "a price of {key} changes nothing here: these prices are not counted from field operations"
            )));
        }
        let slot = [
            &mut prices.s,
            &mut prices.ma,
            &mut prices.md,
            &mut prices.small,
            &mut prices.add,
        ];
        *slot[key] = price;
    }
    Ok(prices)
}

fn step_prices(
    model: Option<&Model>,
    prices: &Prices,
    changes: &[(usize, Price)],
) -> Result<Costs, Error> {
    let base = model.map(|m| m.costs(prices));
    let mut multiply = base.map_or([None; 3], |c| c.multiply);
    // What additions add: of P or Q, of others.
    let mut extra = base.map_or([[None; 3]; 2], |c| {
        [c.add_affine.map(Some), c.add.map(Some)]
    });
    for &(key, price) in changes {
        match key {
            0..FIELD => {}
            FIELD..STEPS => multiply[key - FIELD] = Some(price),
            STEPS..AFTER_ANY => extra[key - STEPS] = [Some(price); 3],
            _ => {
                let (kind, base) = ((key - AFTER_ANY) / 3, (key - AFTER_ANY) % 3);
                let least = multiply[base].filter(|&m| m <= price).ok_or_else(|| {
                    let (all, step) = (KEYS[key], KEYS[FIELD + base]);
                    Error::Text(format!(
                        "{all} is cheaper than {step}, or {step} has no price"
                    ))
                })?;
                extra[kind][base] = Some(price - least);
            }
        }
    }
    if let Some(base) = (0..3).find(|&b| multiply[b] == Some(0)) {
        return Err(Error::Text(format!(
            "{} cannot be free",
            KEYS[FIELD + base]
        )));
    }
    if multiply[0].is_none() {
        return Err(Error::Text("a price model without a name needs dbl".into()));
    }
    let mut found = [[0; 3]; 2];
    for base in 0..3 {
        let both = [
            extra[0][base].or(extra[1][base]),
            extra[1][base].or(extra[0][base]),
        ];
        if multiply[base].is_some() && both[0].is_none() {
            let step = KEYS[FIELD + base];
            return Err(Error::Text(format!(
                "no price of an addition after {step}: give madd, add, {step}+madd or {step}+add"
            )));
        }
        found[0][base] = both[0].unwrap_or(0);
        found[1][base] = both[1].unwrap_or(0);
    }
    let all = multiply.iter().flatten().chain(found.iter().flatten());
    if all.into_iter().any(|&p| p > decimal::MOST) {
        let most = decimal::MOST / 1000;
        return Err(Error::Text(format!("a step of more than {most} M")));
    }
    Ok(Costs {
        multiply,
        add_affine: found[0],
        add: found[1],
    })
}

#[cfg(test)]
mod tests;
