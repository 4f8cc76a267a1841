//! What there is: papers, and in each its tables, figures and comparisons.
//!
//! A paper is a [`Paper`] in a module of its own, and a line in [`PAPERS`]. A table is an [`Entry`] in the list of its
//! paper. A new option is a field of [`Settings`] and its line in [`Settings::given`].

use serde::Serialize;

use crate::entry::{Entry, Kind, Paper};
use crate::failure::Failure;
use crate::format::{columns, json};
use crate::{chains, edmsm, fixed, questions};

/// All papers, in the order of `list`.
pub const PAPERS: &[&Paper] = &[
    &chains::DOUBLE_BASE,
    &chains::MULTI_BASE,
    &chains::BEYOND,
    &edmsm::PAPER,
    &fixed::PAPER,
    &COMPARISONS,
];

/// The key of [`COMPARISONS`].
pub const COMPARE: &str = "compare";

/// Comparisons across papers, which `compare NAME` runs.
const COMPARISONS: Paper = Paper {
    key: COMPARE,
    title: "comparisons that no paper has as a table",
    entries: &[
        chains::compare::ENTRY,
        chains::shapes::ENTRY,
        chains::records::SINGLE,
        chains::records::TABLE,
        chains::records::PAIR,
        chains::records::EXCESS,
        chains::ladder::ENTRY,
        edmsm::timed::COMPARISON,
        fixed::timed::COMPARISON,
        fixed::TWELVE,
        questions::endomorphism::ENTRY,
        questions::groups::ENTRY,
        questions::hints::ENTRY,
    ],
    page: None,
};

/// An entry by its kind, paper and number.
///
/// Errors: names that are not known, with those that are.
pub fn find(kind: Kind, paper: &str, number: &str) -> Result<&'static Entry, Failure> {
    let of_kind = |p: &'static Paper| p.entries.iter().filter(move |e| e.kind == kind);
    let papers = || PAPERS.iter().copied().filter(|p| of_kind(p).count() > 0);
    let found = papers().find(|p| p.key == paper).ok_or_else(|| {
        let known: Vec<&str> = papers().map(|p| p.key).collect();
        Failure::new(format!(
            "no paper {paper} has a {}; known are {}",
            kind.name(),
            known.join(", ")
        ))
    })?;
    of_kind(found).find(|e| e.number == number).ok_or_else(|| {
        let known: Vec<&str> = of_kind(found).map(|e| e.number).collect();
        Failure::new(format!(
            "{paper} has no {} {number}; there are {}",
            kind.name(),
            known.join(", ")
        ))
    })
}

/// All entries, for `list`.
pub fn list(as_json: bool) -> String {
    if as_json {
        return list_json();
    }
    let mut out = String::new();
    for p in PAPERS {
        out += &format!("{}: {}\n", p.key, p.title);
        let rows = p.entries.iter().map(|e| {
            let options: Vec<String> = e.takes.iter().map(|o| format!("--{o}")).collect();
            let options = match options.is_empty() {
                true => String::new(),
                false => format!("[{}]", options.join(" ")),
            };
            [
                format!("  {}", e.kind.name()),
                e.number.to_owned(),
                e.state.name().to_owned(),
                e.about.to_owned(),
                options,
            ]
            .to_vec()
        });
        out += &columns(&rows.collect::<Vec<_>>(), 5);
        for e in p.entries.iter().filter(|e| !e.state.why().is_empty()) {
            let (kind, number, why) = (e.kind.name(), e.number, e.state.why());
            out += &format!("    {kind} {number}: {why}\n");
        }
        out += "\n";
    }
    out.truncate(out.trim_end().len());
    out + "\n"
}

fn list_json() -> String {
    #[derive(Serialize)]
    struct PaperJson {
        key: &'static str,
        title: &'static str,
        entries: Vec<EntryJson>,
    }
    #[derive(Serialize)]
    struct EntryJson {
        kind: Kind,
        number: &'static str,
        about: &'static str,
        state: &'static str,
        why: &'static str,
        options: &'static [&'static str],
    }
    #[derive(Serialize)]
    struct All {
        papers: Vec<PaperJson>,
    }
    let entry = |e: &Entry| EntryJson {
        kind: e.kind,
        number: e.number,
        about: e.about,
        state: e.state.name(),
        why: e.state.why(),
        options: e.takes,
    };
    let papers = PAPERS.iter().map(|p| PaperJson {
        key: p.key,
        title: p.title,
        entries: p.entries.iter().map(entry).collect(),
    });
    json(&All {
        papers: papers.collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Settings;
    use std::collections::HashSet;

    #[test]
    fn names_are_unique_and_found() {
        let mut keys = HashSet::new();
        let options = Settings {
            samples: Some(2),
            seed: Some(1),
            threads: Some(1),
            parameters: vec![1],
            n: vec![1],
            bits: Some(1),
            window: Some(1),
            curve: vec![String::new()],
            rounds: Some(1),
            backend: Some(String::new()),
            json: true,
            csv: false,
        };
        for p in PAPERS {
            assert!(keys.insert(p.key), "{}", p.key);
            let mut numbers = HashSet::new();
            assert!(!p.entries.is_empty(), "{}", p.key);
            for e in p.entries {
                assert!(numbers.insert((e.kind.name(), e.number)), "{}", e.number);
                assert!(!e.about.is_empty() && !e.about.ends_with('.'));
                let found = find(e.kind, p.key, e.number).unwrap();
                assert_eq!((found.about, found.takes), (e.about, e.takes));
                for o in e.takes {
                    assert!(options.given().contains(o), "{o}");
                }
            }
        }
        assert!(find(Kind::Table, "nobody", "1").is_err());
        assert!(find(Kind::Table, "double-base", "77").is_err());
        assert!(find(Kind::Figure, "double-base", "14").is_err());
    }

    /// Every numbered table and figure of the papers has an entry, and none has one that does not exist.
    #[test]
    fn every_table_and_figure_is_there() {
        for (key, tables, figures) in [
            ("double-base", 10, 13),
            ("multi-base", 10, 2),
            ("edmsm", 4, 3),
            ("fixed-bases", 5, 2),
        ] {
            let paper = PAPERS.iter().find(|p| p.key == key).unwrap();
            for (kind, count) in [(Kind::Table, tables), (Kind::Figure, figures)] {
                let of_kind = paper.entries.iter().filter(|e| e.kind == kind);
                let mut numbers: Vec<u32> = of_kind.filter_map(|e| e.number.parse().ok()).collect();
                numbers.sort_unstable();
                let all: Vec<u32> = (1..=count).collect();
                assert_eq!(numbers, all, "{key}");
            }
            let numbered = |e: &&Entry| e.number.parse::<u32>().is_ok();
            let ours = |e: &Entry| e.state == crate::entry::State::Ours;
            assert!(!paper.entries.iter().filter(numbered).any(ours), "{key}");
        }
        let refused = find(Kind::Figure, "multi-base", "1").unwrap();
        let refused = refused.run(&Settings::default()).unwrap_err();
        assert!(refused.text.contains("without numbers"), "{}", refused.text);
    }

    /// The title of a paper is the one that its page says.
    #[test]
    fn titles_are_those_of_the_pages() {
        let mut seen = 0;
        for (paper, page) in PAPERS.iter().filter_map(|p| Some((p, p.page?))) {
            let (_, title) = paper.title.split_once(": ").unwrap();
            let words: Vec<&str> = page.split_whitespace().collect();
            let page = words.join(" ").to_lowercase();
            assert!(
                page.contains(&format!("*{}*", title.to_lowercase())),
                "{title}"
            );
            seen += 1;
        }
        assert_eq!(seen, 4);
    }

    #[test]
    fn options_that_are_not_taken_are_refused() {
        let entry = find(Kind::Table, "double-base", "1").unwrap();
        let settings = Settings {
            samples: Some(2),
            ..Settings::default()
        };
        let refused = entry.run(&settings).unwrap_err();
        assert!(refused.text.contains("--samples"), "{}", refused.text);
    }
}
