//! `sizes.toml`: tables of rows, each a path and a number. What a file has counts for the longest path that it begins
//! with.

use std::collections::BTreeMap;

use super::most;
use super::tree::Tree;

/// A table's name, what its numbers are, and the files that count with their amounts.
struct Table {
    name: &'static str,
    unit: &'static str,
    amounts: fn(&Tree) -> Result<BTreeMap<String, usize>, String>,
}

const TABLES: &[Table] = &[
    Table {
        name: "product",
        unit: "lines of code",
        amounts: Tree::products,
    },
    Table {
        name: "tests",
        unit: "lines of tests and examples",
        amounts: Tree::tests,
    },
    Table {
        name: "beside",
        unit: "lines beside the product",
        amounts: Tree::beside,
    },
    Table {
        name: "documents",
        unit: "bytes of documents",
        amounts: Tree::documents,
    },
    Table {
        name: "front-page",
        unit: "lines",
        amounts: Tree::front_page,
    },
    Table {
        name: "not-measured",
        unit: "choices of the planner of which it is said that they were not measured",
        amounts: Tree::not_measured,
    },
    Table {
        name: "unused",
        unit: "ways and public items that nobody uses",
        amounts: Tree::unused,
    },
];

/// Numbers by table and path.
pub type Rows = BTreeMap<String, BTreeMap<String, usize>>;

/// What there is: by table, the files that count.
pub fn found(tree: &Tree) -> Result<Rows, String> {
    let table = |table: &Table| Ok((table.name.to_owned(), (table.amounts)(tree)?));
    TABLES.iter().map(table).collect()
}

/// The limits.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Limits {
    pub rows: Rows,
}

impl Limits {
    /// Of a file's text: TOML as far as it is needed.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut limits = Self::default();
        let mut table = None;
        for (number, line) in (1..).zip(text.lines()) {
            let wrong = |what: &str| format!("sizes.toml:{number}: {what}");
            let line = line.split('#').next().unwrap_or_default().trim();
            if let Some(name) = line.strip_prefix('[').and_then(|l| l.strip_suffix(']')) {
                if !TABLES.iter().any(|table| table.name == name) {
                    return Err(wrong("there is no such table"));
                }
                table = Some(limits.rows.entry(name.to_owned()).or_default());
            } else if !line.is_empty() {
                let (path, value) = row(line).ok_or_else(|| wrong("not `\"path\" = number`"))?;
                let table = table
                    .as_mut()
                    .ok_or_else(|| wrong("a row before a table"))?;
                if table.insert(path.to_owned(), value).is_some() {
                    return Err(wrong("this path stands twice"));
                }
            }
        }
        Ok(limits)
    }

    /// The text again, with these numbers in the places of the old ones.
    pub fn text(&self, old: &str) -> String {
        let mut table = String::new();
        let mut out = String::new();
        for line in old.lines() {
            if let Some(name) = line.strip_prefix('[').and_then(|l| l.strip_suffix(']')) {
                table = name.to_owned();
            }
            let number = row(line).and_then(|(path, _)| self.rows.get(&table)?.get(path));
            match (number, line.split_once('=')) {
                (Some(number), Some((path, _))) => out += &format!("{path}= {number}\n"),
                _ => out += &format!("{line}\n"),
            }
        }
        out
    }

    /// What is found for every row; an error for what has none.
    fn sums(&self, found: &Rows) -> Result<Rows, String> {
        let mut sums = Rows::new();
        for (name, files) in found {
            let limits = self.rows.get(name).cloned().unwrap_or_default();
            let sums = sums.entry(name.clone()).or_default();
            sums.extend(limits.keys().map(|path| (path.clone(), 0)));
            for (file, amount) in files.iter().filter(|(_, amount)| **amount > 0) {
                let inside = |path: &&String| {
                    (file.strip_prefix(path.as_str()))
                        .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
                };
                let path = limits.keys().filter(inside).max_by_key(|path| path.len());
                let path =
                    path.ok_or_else(|| format!("{file}: sizes.toml has no row in [{name}]"))?;
                *sums.entry(path.clone()).or_default() += amount;
            }
        }
        Ok(sums)
    }

    /// A line for everything that is above its limit; without what has no row.
    pub fn exceeded(&self, found: &Rows) -> Vec<String> {
        let sums = match self.sums(found) {
            Ok(sums) => sums,
            Err(e) => return vec![e],
        };
        let all = TABLES.iter().flat_map(|table| {
            let rows = sums.get(table.name).into_iter().flatten();
            rows.map(move |(path, found)| (table, path, *found))
        });
        let over = all.filter(|(table, path, found)| *found > self.rows[table.name][*path]);
        over.map(|(table, path, found)| {
            let limit = self.rows[table.name][path];
            format!("{path}: {found} {}, at most {limit}", table.unit)
        })
        .collect()
    }

    /// Prints every table, and each row if asked for; a line for everything that is above its limit or far below it.
    pub fn wrong(&self, tree: &Tree, each: bool) -> Result<Vec<String>, String> {
        let found = found(tree)?;
        let mut wrong = self.exceeded(&found);
        let sums = self.sums(&found)?;
        for table in TABLES {
            let rows = &sums[table.name];
            let limits: usize = self
                .rows
                .get(table.name)
                .into_iter()
                .flat_map(|r| r.values())
                .sum();
            let all: usize = rows.values().sum();
            println!("{}: {all} {}, at most {limits}", table.name, table.unit);
            for (path, found) in rows {
                let limit = self.rows[table.name][path];
                if each {
                    println!("  {path}: {found}, at most {limit}");
                }
                if limit > most(*found) {
                    wrong.push(format!(
                        "{path}: {found} {}, and the limit is still {limit}: `cargo xtask sizes --tighten`",
                        table.unit
                    ));
                }
            }
        }
        Ok(wrong)
    }

    /// Takes every limit down to what there is.
    pub fn tighten(&mut self, tree: &Tree) -> Result<(), String> {
        for (name, rows) in self.sums(&found(tree)?)? {
            for (path, found) in rows {
                if let Some(limit) = self
                    .rows
                    .get_mut(&name)
                    .and_then(|rows| rows.get_mut(&path))
                {
                    *limit = (*limit).min(found);
                }
            }
        }
        Ok(())
    }
}

/// A line `"path" = number`.
fn row(line: &str) -> Option<(&str, usize)> {
    let (path, number) = line.split_once('=')?;
    let path = path.trim().strip_prefix('"')?.strip_suffix('"')?;
    Some((path, number.trim().replace('_', "").parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_read_counted_and_written() {
        let text = "# of all\n[product]\n\"crates/a\" = 12\n\"crates\" = 1_000\n";
        let limits = Limits::read(text).unwrap();
        let rows = |list: &[(&str, usize)]| -> BTreeMap<String, usize> {
            list.iter()
                .map(|(path, n)| (path.to_string(), *n))
                .collect()
        };
        let found = |list| Rows::from([("product".to_owned(), rows(list))]);
        let files = found(&[
            ("crates/a/src/x.rs", 7),
            ("crates/ab.rs", 3),
            ("crates/a", 6),
        ]);
        assert_eq!(
            limits.exceeded(&files),
            ["crates/a: 13 lines of code, at most 12"]
        );
        assert!(limits.exceeded(&found(&[("go/x.go", 1)]))[0].contains("no row in [product]"));
        let mut fewer = limits.clone();
        fewer
            .rows
            .insert("product".into(), rows(&[("crates", 9), ("crates/a", 8)]));
        let written = fewer.text(text);
        assert_eq!(
            written,
            "# of all\n[product]\n\"crates/a\" = 8\n\"crates\" = 9\n"
        );
        assert_eq!(Limits::read(&written).unwrap(), fewer);
        for wrong in [
            "[else]",
            "\"a\" = 1",
            "[tests]\na = 1",
            "[tests]\n\"a\" = -1",
            "[tests]\n\"a\" = 1\n\"a\" = 1",
        ] {
            assert!(Limits::read(wrong).is_err(), "{wrong}");
        }
    }
}
