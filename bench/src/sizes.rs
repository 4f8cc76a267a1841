//! The numbers of points on the command line: `1024`, `2^10`, lists and ranges.

/// Parses a list of numbers and ranges, separated by commas.
///
/// `A..B` doubles from A to B, both included where met; `A..B+S` steps by S.
pub fn parse(text: &str) -> Result<Vec<usize>, String> {
    let mut out = Vec::new();
    for item in text.split(',') {
        let Some((from, rest)) = item.split_once("..") else {
            out.push(number(item)?);
            continue;
        };
        let (to, step) = match rest.split_once('+') {
            Some((to, step)) => (to, Some(number(step)?)),
            None => (rest, None),
        };
        let (mut n, to) = (number(from)?, number(to)?);
        if n > to {
            return Err(format!("{item}: the range is empty"));
        }
        while n <= to {
            out.push(n);
            n += step.unwrap_or(n);
        }
    }
    Ok(out)
}

fn number(text: &str) -> Result<usize, String> {
    let bad = || format!("{text:?} is not a number from 1 to 2^26 (examples: 1000, 2^16)");
    let n = match text.trim().split_once('^') {
        Some(("2", k)) => k.parse().ok().and_then(|k| 1usize.checked_shl(k)),
        Some(_) => None,
        None => text.trim().parse().ok(),
    };
    n.filter(|n| (1..=1 << 26).contains(n)).ok_or_else(bad)
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn numbers_lists_ranges() {
        assert_eq!(parse("7,2^4").unwrap(), [7, 16]);
        assert_eq!(parse("2^0..2^3").unwrap(), [1, 2, 4, 8]);
        assert_eq!(parse("3..13").unwrap(), [3, 6, 12]);
        assert_eq!(parse("1..10+3").unwrap(), [1, 4, 7, 10]);
    }

    #[test]
    fn nonsense_is_refused() {
        for text in [
            "", "0", "-1", "3^2", "2^64", "2^27", "8..4", "1..9+0", "1..", "x",
        ] {
            assert!(parse(text).is_err(), "{text}");
        }
    }
}
