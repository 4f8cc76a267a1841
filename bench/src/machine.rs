//! The processor's name, today's date and the commit, for the records.

use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

/// The processor as Linux names it, with family, model and stepping where it tells them.
pub fn cpu() -> String {
    describe(&std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default())
}

fn describe(cpuinfo: &str) -> String {
    let field = |name: &str| {
        let line = cpuinfo
            .lines()
            .find(|l| l.split(':').next().is_some_and(|k| k.trim() == name));
        line.and_then(|l| l.split_once(':'))
            .map(|(_, v)| v.trim().to_owned())
    };
    let name = field("model name").unwrap_or_else(|| std::env::consts::ARCH.to_owned());
    match (field("cpu family"), field("model"), field("stepping")) {
        (Some(f), Some(m), Some(s)) => format!("{name} (family {f} model {m} stepping {s})"),
        _ => name,
    }
}

/// A name as part of a file name: lower case letters, digits, dots, single dashes.
pub fn slug(name: &str) -> String {
    let plain = name.replace("(R)", "").replace("(TM)", "").to_lowercase();
    let words = plain.split(|c: char| !c.is_ascii_alphanumeric() && c != '.');
    let boring = ["processor", "cpu", "family", "model", "stepping", ""];
    words
        .filter(|w| !boring.contains(w))
        .collect::<Vec<_>>()
        .join("-")
}

/// Today in UTC, `YYYY-MM-DD`.
pub fn today() -> String {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    date(since.as_secs() / 86_400)
}

/// The commit of this program's sources, with `-changed` where they differ from it; `None` outside a clone.
pub fn commit() -> Option<String> {
    let git = |args: &[&str]| {
        let folder = env!("CARGO_MANIFEST_DIR");
        let out = Command::new("git").args(["-C", folder]).args(args).output();
        let out = out.ok().filter(|out| out.status.success())?;
        String::from_utf8(out.stdout).ok()
    };
    let name = git(&["rev-parse", "--short=10", "HEAD"])?;
    // Records are written by the run itself, and change no time.
    let changed = git(&[
        "status",
        "--porcelain",
        "--",
        ":/",
        ":!/bench/record",
        ":!/docs",
    ])?;
    let mark = if changed.is_empty() { "" } else { "-changed" };
    Some(format!("{}{mark}", name.trim()))
}

fn date(days_since_1970: u64) -> String {
    let leap = |y: u64| y.is_multiple_of(4) && !y.is_multiple_of(100) || y.is_multiple_of(400);
    let (mut year, mut day) = (1970, days_since_1970);
    while day >= 365 + u64::from(leap(year)) {
        day -= 365 + u64::from(leap(year));
        year += 1;
    }
    let february = 28 + u64::from(leap(year));
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if day < length {
            break;
        }
        day -= length;
        month += 1;
    }
    format!("{year}-{month:02}-{:02}", day + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates() {
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(11_016), "2000-02-29");
        assert_eq!(date(11_017), "2000-03-01");
        assert_eq!(date(20_818), "2026-12-31");
    }

    #[test]
    fn commits() {
        // Outside a clone there is none.
        if let Some(commit) = commit() {
            let hex = commit.trim_end_matches("-changed");
            assert!(
                hex.len() >= 10 && hex.chars().all(|c| c.is_ascii_hexdigit()),
                "{commit}"
            );
        }
    }

    #[test]
    fn names() {
        let info = "cpu family\t: 6\nmodel\t\t: 85\nmodel name\t: Intel(R) Xeon(R) Processor @ 2.50GHz\nstepping\t: 7\n";
        let name = describe(info);
        assert_eq!(
            name,
            "Intel(R) Xeon(R) Processor @ 2.50GHz (family 6 model 85 stepping 7)"
        );
        assert_eq!(slug(&name), "intel-xeon-2.50ghz-6-85-7");
        assert!(!describe("").is_empty());
    }
}
