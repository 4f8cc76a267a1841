//! Sets as text.

use crate::digit::Digit;
use crate::error::Error;
use crate::set::Set;

/// A set of digits:
///
/// - `{0,1,3}` these digits and no others; `±{0,1,5}` or `+-{0,1,5}` these and their opposites;
/// - `1,5,7` (also `±1,5,7`) 0, these and their opposites: the usual sets, shortly;
/// - digits of two scalars in parentheses: `±{(0,0),(1,0),(0,1),(1,-1)}`.
///
/// Errors: [`Error::Text`], and those of [`Set::new`].
pub fn read_set(text: &str) -> Result<Set, Error> {
    read_set_with(text, |_| None)
}

/// The same, names first: `named` gives the sets that have one.
pub fn read_set_with(text: &str, named: impl Fn(&str) -> Option<Set>) -> Result<Set, Error> {
    let text = text.trim();
    if let Some(set) = named(text) {
        return Ok(set);
    }
    let signs = ["±", "+-", "+/-"];
    let stripped = signs.iter().find_map(|s| text.strip_prefix(s));
    let rest = stripped.unwrap_or(text).trim();
    let braces = rest.strip_prefix('{').map(|r| r.strip_suffix('}'));
    match braces {
        Some(Some(inner)) => {
            let digits = read_digits(inner)?;
            let opposites = stripped.is_some().then(|| digits.clone());
            let opposites = opposites.into_iter().flatten().map(|d| -d);
            Set::new(digits.iter().copied().chain(opposites))
        }
        Some(None) => Err(Error::Text(
            "a set that opens with { does not end with }".into(),
        )),
        None => Set::symmetric(read_digits(rest)?),
    }
}

/// Digits, separated by commas.
fn read_digits(text: &str) -> Result<Vec<Digit>, Error> {
    let mut digits = Vec::new();
    let mut rest = text.trim();
    if rest.is_empty() {
        return Ok(digits);
    }
    loop {
        let (item, after) = match rest.find(')') {
            Some(end) if rest.starts_with('(') => rest.split_at(end + 1),
            _ => rest.split_at(rest.find(',').unwrap_or(rest.len())),
        };
        digits.push(read_digit(item)?);
        if digits.len() > 2 * Set::MOST_DIGITS {
            let most = Set::MOST_DIGITS;
            return Err(Error::Text(format!("at most {most} digits are taken")));
        }
        let after = after.trim_start();
        if after.is_empty() {
            return Ok(digits);
        }
        rest = after
            .strip_prefix(',')
            .ok_or_else(|| Error::Text(format!("a comma is missing after {item:?}")))?
            .trim_start();
    }
}

/// `7`, `-7`, `(1,-5)`.
pub(super) fn read_digit(text: &str) -> Result<Digit, Error> {
    let text = text.trim();
    let shown: String = text.chars().take(24).collect();
    let wrong = || Error::Text(format!("{shown:?} is not a digit"));
    let number = |t: &str| {
        let t = t.trim();
        let n = t.parse::<i32>().map_err(|_| wrong())?;
        // No `+7`, no `-0`, no leading zeros: a digit has one form.
        if n.to_string() == t {
            Ok(n)
        } else {
            Err(wrong())
        }
    };
    let d = match text.strip_prefix('(') {
        None => Digit::single(number(text)?),
        Some(rest) => {
            let inner = rest.strip_suffix(')').ok_or_else(wrong)?;
            let (x, y) = inner.split_once(',').ok_or_else(wrong)?;
            Digit::pair(number(x)?, number(y)?)
        }
    };
    if d.x.unsigned_abs().max(d.y.unsigned_abs()) > Set::MOST as u32 {
        let most = Set::MOST;
        return Err(Error::Text(format!("the digit {shown} is above {most}")));
    }
    Ok(d)
}

/// A digit as text: `7`, in a set of pairs `(7,0)`.
pub(super) fn write_digit(d: Digit, pair: bool) -> String {
    if pair {
        format!("({},{})", d.x, d.y)
    } else {
        d.x.to_string()
    }
}

impl core::str::FromStr for Set {
    type Err = Error;
    fn from_str(text: &str) -> Result<Self, Error> {
        read_set(text)
    }
}

/// `±{0,1,5,7}` where it is closed under negation, all digits otherwise; [`read_set`] reads it.
impl core::fmt::Display for Set {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let pair = self.is_pair();
        let symmetric = self.is_symmetric() && !self.digits().is_empty();
        let shown = |d: &&Digit| !(symmetric && d.is_negative());
        let digits: Vec<String> = self
            .digits()
            .iter()
            .filter(shown)
            .map(|&d| write_digit(d, pair))
            .collect();
        let sign = if symmetric { "±" } else { "" };
        write!(f, "{sign}{{{}}}", digits.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn singles(of: &[i32]) -> Set {
        Set::new(of.iter().map(|&x| Digit::single(x))).unwrap()
    }

    #[test]
    fn forms() {
        let five = singles(&[-5, -1, 0, 1, 5]);
        for text in [
            "1,5",
            "0,1,5",
            "5, 1",
            "±1,5",
            "+-1,5",
            "+/- 0,1,5",
            "±{0,1,5}",
            "+-{0, -1, 5}",
            "{-5,-1,0,1,5}",
            "-1,5",
        ] {
            assert_eq!(read_set(text).as_ref(), Ok(&five), "{text}");
        }
        assert_eq!(five.to_string(), "±{0,1,5}");
        assert_eq!(read_set("±{1,5}"), Ok(singles(&[-5, -1, 1, 5])));
        assert_eq!(read_set("{0,1,3}"), Ok(singles(&[0, 1, 3])));
        assert_eq!(read_set("{}"), Ok(singles(&[])));
        let s1 = "±{(0,0),(0,1),(1,-1),(1,0),(1,1)}";
        assert_eq!(
            read_set("(1,0),(0,1),(1,1),(1,-1)").unwrap().to_string(),
            s1
        );
        for text in [
            "±{1,5}",
            "{0,1,3}",
            "{-3,0}",
            "{}",
            "{0}",
            s1,
            "{(-1,2),(0,0),(3,0)}",
        ] {
            let set = read_set(text).unwrap();
            assert_eq!(read_set(&set.to_string()), Ok(set), "{text}");
        }
        let named = |n: &str| (n == "S1").then(|| five.clone());
        assert_eq!(read_set_with("S1", named).as_ref(), Ok(&five));
        assert!(read_set("S1").is_err());
    }

    #[test]
    fn wrong_sets() {
        let many = (0..5000)
            .map(|k| k.to_string())
            .collect::<Vec<_>>()
            .join(",");
        let wrong = [
            "{1,2",
            "1,2}",
            "1,,2",
            "1,",
            ",1",
            "1;2",
            "(1,2",
            "(1)",
            "(1,2,3)",
            "(1,2)(3,4)",
            "±",
            "a",
            "+1",
            "-0",
            "01",
            "4097",
            "-4097",
            "99999999999",
            "{±1}",
            "(1,4097)",
            "1 2",
            &many,
        ];
        for text in wrong {
            let got = read_set(text);
            let empty = text == "±" && got == Set::symmetric([]);
            assert!(
                empty || matches!(got, Err(Error::Text(_))),
                "{text} {got:?}"
            );
        }
    }
}
