//! `cargo xtask documents`: what a renderer of Markdown does not complain about. Rows of a table with other numbers of
//! cells than its header, and relative links to files or headings that are not there.

use std::fs::read_to_string;
use std::process::Command;

use crate::workspace::{root, run};

pub fn check() -> Result<(), String> {
    let git = "ls-files -z --cached --others --exclude-standard *.md".split(' ');
    let list = run(Command::new("git").current_dir(root()).args(git))?;
    let (mut count, mut wrong) = (0, Vec::new());
    for page in list
        .split_terminator('\0')
        .filter(|p| root().join(p).is_file())
    {
        let text = read_to_string(root().join(page)).map_err(|e| format!("{page}: {e}"))?;
        wrong.extend(wrong_on(page, &text));
        count += 1;
    }
    if !wrong.is_empty() {
        return Err(format!("documents:\n{}", wrong.join("\n")));
    }
    println!("documents: {count} pages");
    Ok(())
}

/// What is wrong on a page, whose path is below the root.
fn wrong_on(page: &str, text: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    // The cells of a table's header, and the row: the rule is number 1.
    let mut table: Option<(usize, usize)> = None;
    for (number, line) in prose(text) {
        let mut say = |what: &str| wrong.push(format!("{page}:{number}: {what}"));
        let is_row = line.trim_start().starts_with('|');
        table = is_row.then(|| table.map_or((cells(line), 0), |(header, row)| (header, row + 1)));
        match table {
            Some((_, 1)) if line.contains(|c| !"|-: ".contains(c)) => {
                say("no rule below the header of a table")
            }
            Some((header, _)) if cells(line) != header => say("not as many cells as the header"),
            _ => {}
        }
        for target in targets(line).iter().filter(|t| !leads(page, text, t)) {
            say(&format!("{target} leads nowhere"));
        }
    }
    wrong
}

/// The lines outside blocks of code, by their numbers.
fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut code = false;
    (1..).zip(text.lines()).filter(move |(_, line)| {
        let fence = line.trim_start().starts_with("```");
        code ^= fence;
        !code && !fence && !line.starts_with("    ")
    })
}

/// The cells of a row. As renderers do: a bar ends a cell in a span of code too, but not after a backslash.
fn cells(row: &str) -> usize {
    let row = row.trim().replace("\\|", "");
    row.trim_matches('|')
        .split('|')
        .count()
        .max(row.matches('|').count() - 1)
}

/// Where the links of a line lead, those in spans of code left out.
fn targets(line: &str) -> Vec<String> {
    let plain = line.split('`').step_by(2).collect::<Vec<_>>().join("`");
    let ends = plain.split("](").skip(1);
    ends.map(|rest| rest.split([')', ' ']).next().unwrap_or_default().to_owned())
        .collect()
}

/// Whether a link leads out of the project, or to a file and a heading that are there.
fn leads(page: &str, here: &str, target: &str) -> bool {
    let (path, heading) = target.split_once('#').unwrap_or((target, ""));
    let at = root().join(page).with_file_name("").join(path);
    let has = |text: &str| anchors(text).iter().any(|a| a == heading);
    match (path, heading) {
        _ if target.contains("://") || target.starts_with("mailto:") => true,
        ("", _) => has(here),
        (_, "") => at.exists(),
        _ => read_to_string(at).is_ok_and(|text| has(&text)),
    }
}

/// The anchors of a page's headings.
fn anchors(text: &str) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    for (_, line) in prose(text).filter(|(_, line)| line.starts_with('#')) {
        let title = line.trim_start_matches('#').trim().to_lowercase();
        let kept = title
            .chars()
            .filter(|c| c.is_alphanumeric() || "-_ ".contains(*c));
        let anchor = kept.collect::<String>().replace(' ', "-");
        let fresh = (0..).map(|n| {
            if n == 0 {
                anchor.clone()
            } else {
                format!("{anchor}-{n}")
            }
        });
        out.extend(fresh.into_iter().find(|a| !out.contains(a)));
    }
    out
}

#[test]
fn tables_and_links_are_looked_at() {
    let right = "| a | `x\\|y` |\n|---|--:|\n| 1 | |\n\n```\n| 1 |\n| 2 | 3 |\n```\n\
                 [a](README.md) `[b](none)` [c](https://x.y) [d](#e-f)\n# E, `f`!\n";
    assert_eq!(wrong_on("README.md", right), [""; 0]);
    let text = "| a | b |\n|---|---|---|\n| 1 | `x|y` |\n\n| a |\n| 1 |\n\n\
                [a](none.md) ![b](docs/none.svg) [c](#none) [d](CONTRIBUTING.md#none)\n";
    let found = wrong_on("README.md", text);
    let lines = found.iter().map(|w| w.split(':').nth(1).unwrap_or(""));
    assert_eq!(lines.collect::<String>(), "2368888", "{found:?}");
    assert_eq!(anchors("# A b\n## A b\n"), ["a-b", "a-b-1"]);
}
