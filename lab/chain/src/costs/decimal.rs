//! Prices as text: decimals with at most three places.

#[cfg(feature = "methods")]
use super::Price;
#[cfg(feature = "methods")]
use crate::error::Error;

/// The largest price: 250 M. Chains of 4096 steps, two prices each, stay below 2^32.
#[cfg(feature = "methods")]
pub const MOST: Price = 250_000;

/// `6.2` to 6200; at most [`MOST`].
#[cfg(feature = "methods")]
pub fn read(text: &str) -> Result<Price, Error> {
    // At most MOST, so it fits.
    read_below(text, MOST.into()).map(|p| p as Price)
}

/// The same with another limit, in thousandths.
#[cfg(feature = "methods")]
pub fn read_below(text: &str, most: u64) -> Result<u64, Error> {
    let wrong = || {
        let shown: String = text.chars().take(24).collect();
        let most = most / 1000;
        Error::Text(format!(
            "{shown:?} is not a price: a decimal from 0 to {most} with at most three places"
        ))
    };
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let digits = |t: &str| t.bytes().all(|b| b.is_ascii_digit());
    let short = whole.len() <= 12 && part.len() <= 3 && (!whole.is_empty() || !part.is_empty());
    if !short || !digits(whole) || !digits(part) || text.ends_with('.') {
        return Err(wrong());
    }
    let number = format!("{whole}{part:0<3}").parse::<u64>();
    number.ok().filter(|&p| p <= most).ok_or_else(wrong)
}

/// 6200 to `6.2`.
pub fn write(price: u64) -> String {
    let (whole, part) = (price / 1000, price % 1000);
    if part == 0 {
        return whole.to_string();
    }
    let text = format!("{whole}.{part:03}");
    text.trim_end_matches('0').to_string()
}
