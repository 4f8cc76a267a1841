//! `sizes.toml`: tables of rows, each a path and a number. What a file has counts for the longest path that it begins
//! with.

use std::collections::BTreeMap;

use super::tree::Tree;

/// A table's name, what its numbers are, and the files that count with their amounts.
struct Table {
    name: &'static str,
    unit: &'static str,
    /// Whether a limit is what there is, without room for small changes.
    exact: bool,
    amounts: fn(&Tree) -> Result<BTreeMap<String, usize>, String>,
}

impl Table {
    /// The most that a limit may be above what there is.
    fn room(&self, found: usize) -> usize {
        match self.exact {
            true => 0,
            false => found / 100 + 20,
        }
    }
}

const TABLES: &[Table] = &[
    Table {
        name: "product",
        unit: "lines of code",
        exact: false,
        amounts: Tree::products,
    },
    Table {
        name: "tests",
        unit: "lines of tests and examples",
        exact: false,
        amounts: Tree::tests,
    },
    Table {
        name: "beside",
        unit: "lines beside the product",
        exact: false,
        amounts: Tree::beside,
    },
    Table {
        name: "laboratory",
        unit: "lines of the laboratory",
        exact: false,
        amounts: Tree::laboratory,
    },
    Table {
        name: "documents",
        unit: "bytes of documents",
        exact: false,
        amounts: Tree::documents,
    },
    Table {
        name: "front-page",
        unit: "lines",
        exact: true,
        amounts: Tree::front_page,
    },
    Table {
        name: "not-measured",
        unit: "choices of the planner of which it is said that they were not measured",
        exact: true,
        amounts: Tree::not_measured,
    },
    Table {
        name: "unused",
        unit: "ways and public items that nobody uses",
        exact: true,
        amounts: Tree::unused,
    },
    Table {
        name: "for-the-laboratory",
        unit: "public items of the product that only the laboratory uses",
        exact: true,
        amounts: Tree::for_laboratory,
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

    /// What is found for every row, and a line for everything that has none.
    fn sums(&self, found: &Rows) -> (Rows, Vec<String>) {
        let (mut sums, mut without) = (Rows::new(), Vec::new());
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
                match path {
                    Some(path) => *sums.entry(path.clone()).or_default() += amount,
                    None => without.push(format!("{file}: sizes.toml has no row in [{name}]")),
                }
            }
        }
        (sums, without)
    }

    /// A line for everything that is above its limit.
    pub fn exceeded(&self, found: &Rows) -> Vec<String> {
        let (sums, _) = self.sums(found);
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
        let (sums, mut wrong) = self.sums(&found);
        wrong.extend(self.exceeded(&found));
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
                if limit > found + table.room(*found) {
                    wrong.push(format!(
                        "{path}: {found} {}, and the limit is still {limit}: `cargo xtask sizes --tighten`",
                        table.unit
                    ));
                }
            }
        }
        Ok(wrong)
    }

    /// Takes every limit down to what there is, with a fifth of the room, for small changes.
    pub fn tighten(&mut self, tree: &Tree) -> Result<(), String> {
        let (sums, _) = self.sums(&found(tree)?);
        for table in TABLES {
            for (path, limit) in self.rows.get_mut(table.name).into_iter().flatten() {
                let found = sums[table.name][path];
                *limit = (*limit).min(found + table.room(found) / 5);
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
        assert!(limits.sums(&found(&[("go/x.go", 1)])).1[0].contains("no row in [product]"));
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
