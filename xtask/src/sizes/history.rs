//! Whether a limit was ever raised: in a commit of `sizes.toml` no row grows and no table's sum, so that a new row is what
//! others of its table lose. Rows of tests and documents may take what others of their table lose, and what is neither
//! product nor test what these lose: then the sum of all code does not grow. A commit that changes that file and the page of reasons alone may raise, before the code that
//! it is for: at that commit everything still fits the numbers before. What was raised otherwise is wrong until it is taken
//! back.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use super::limits::Limits;
use super::{FILE, REASONS, exceeded};
use crate::workspace::run;

fn git(root: &Path, args: &[&str]) -> Result<String, String> {
    run(Command::new("git").current_dir(root).args(args))
}

/// A line for each number that was raised and is not taken back.
pub fn raised(root: &Path, now: &Limits) -> Result<Vec<String>, String> {
    if git(root, &["rev-parse", "--is-shallow-repository"])?.trim() == "true" {
        println!("{FILE}: SKIPPED: its history is not here (a shallow clone)");
        return Ok(Vec::new());
    }
    let commits = git(
        root,
        &[
            "log",
            "--full-history",
            "--topo-order",
            "--format=%H",
            "--",
            FILE,
        ],
    )?;
    let mut wrong = Vec::new();
    // The least that each was after a commit: what was taken back once is settled.
    let mut least: BTreeMap<String, usize> = BTreeMap::new();
    let mut see = |limits: &Limits| {
        for (name, number) in numbers(limits) {
            let least = least.entry(name).or_insert(number);
            *least = number.min(*least);
        }
        least.clone()
    };
    let mut after = see(now);
    for commit in commits.lines() {
        let Some(limits) = at(root, commit)? else {
            continue;
        };
        wrong.extend(by(root, commit, &limits, &after)?);
        after = see(&limits);
    }
    // What is not committed yet is a change like another, which is not for numbers alone.
    if let Some(head) = at(root, "HEAD")? {
        wrong.extend(risen(&[head], now).iter().map(|(name, was, is)| {
            format!("{name} is raised from {was} to {is} in what is not committed; a commit of its own raises, before the code")
        }));
    }
    Ok(wrong)
}

/// The limits at a commit, if it has the file.
fn at(root: &Path, commit: &str) -> Result<Option<Limits>, String> {
    match git(root, &["show", &format!("{commit}:{FILE}")]) {
        Ok(text) => Limits::read(&text)
            .map(Some)
            .map_err(|e| format!("{commit}: {e}")),
        Err(_) => Ok(None),
    }
}

/// What the sum of all code is called.
const ALL: &str = "all code";

/// The tables that count lines of code: what one of them has more, the others have less.
const CODE: [&str; 4] = ["product", "tests", "beside", "laboratory"];

/// Every row, the sum of every table, and that of all code.
fn numbers(limits: &Limits) -> BTreeMap<String, usize> {
    let code = CODE.iter().filter_map(|table| limits.rows.get(*table));
    let code = code.flat_map(BTreeMap::values).sum();
    let mut numbers = BTreeMap::from([(ALL.to_owned(), code)]);
    for (table, rows) in &limits.rows {
        numbers.insert(format!("[{table}]"), rows.values().sum());
        numbers.extend(
            rows.iter()
                .map(|(path, n)| (format!("[{table}] {path}"), *n)),
        );
    }
    numbers
}

/// The tables that may take what others lose.
const TAKING: [&str; 2] = ["[beside]", "[laboratory]"];

/// The tables whose rows may take what other rows of the table lose.
const SHARING: [&str; 2] = ["[tests] ", "[documents] "];

/// What is above the numbers of all parents: name, the most before, and now.
fn risen(parents: &[Limits], limits: &Limits) -> Vec<(String, usize, usize)> {
    let parents: Vec<_> = parents.iter().map(numbers).collect();
    let risen = numbers(limits).into_iter().filter_map(|(name, is)| {
        let before = parents.iter().filter_map(|parent| parent.get(&name)).max();
        before.filter(|was| is > **was).map(|was| (name, *was, is))
    });
    let mut risen: Vec<_> = risen.collect();
    let of = |name: &str, table: &str| name.starts_with(table);
    let sums: Vec<String> = risen.iter().map(|(name, ..)| format!("{name} ")).collect();
    let shared = |name: &str| {
        let table = SHARING.iter().find(|table| of(name, table));
        table.is_some_and(|table| !sums.iter().any(|sum| sum == table))
    };
    risen.retain(|(name, ..)| !shared(name));
    match risen.iter().position(|(name, ..)| name == ALL) {
        None => risen.retain(|(name, ..)| !TAKING.iter().any(|table| of(name, table))),
        // Said of what grew, unless that is a new table.
        Some(all) if risen.len() > 1 => drop(risen.remove(all)),
        Some(_) => {}
    }
    risen
}

/// What one commit raised, without leave, and what is still so.
fn by(
    root: &Path,
    commit: &str,
    limits: &Limits,
    after: &BTreeMap<String, usize>,
) -> Result<Vec<String>, String> {
    let parents = git(root, &["log", "-1", "--format=%P", commit])?;
    let mut before = Vec::new();
    for parent in parents.split_whitespace() {
        before.extend(at(root, parent)?);
    }
    // The first of all.
    if before.is_empty() {
        return Ok(Vec::new());
    }
    let risen = risen(&before, limits);
    if risen.is_empty() {
        return Ok(Vec::new());
    }
    let changed = git(
        root,
        &["diff-tree", "--no-commit-id", "--name-only", "-r", commit],
    )?;
    let mut changed: Vec<&str> = changed.lines().collect();
    changed.sort_unstable();
    let mut why = "it changes more than the numbers and their reasons".to_owned();
    let mut expected = [FILE, REASONS];
    expected.sort_unstable();
    if changed == expected {
        let over = over_at(root, commit, &before[0])?;
        if over.is_empty() {
            return Ok(Vec::new());
        }
        why = format!("the code was there before: {}", over.join("; "));
    }
    let short = &commit[..commit.len().min(10)];
    let still = risen
        .into_iter()
        .filter(|(name, was, _)| after.get(name).is_none_or(|least| least > was));
    Ok(still
        .map(|(name, was, is)| format!("{name} was raised from {was} to {is} by {short}: {why}"))
        .collect())
}

/// What the tree of a commit has beyond limits.
fn over_at(root: &Path, commit: &str, limits: &Limits) -> Result<Vec<String>, String> {
    let folder = std::env::temp_dir().join(format!("xtask-sizes-{}-{commit}", std::process::id()));
    let made = || {
        std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        let (archive, into) = (folder.join("tree.tar"), folder.join("tree"));
        std::fs::create_dir_all(&into).map_err(|e| format!("{}: {e}", into.display()))?;
        let archive = archive.to_string_lossy().into_owned();
        git(root, &["archive", "-o", &archive, commit])?;
        let into = into.to_string_lossy().into_owned();
        run(Command::new("tar").args(["-xf", &archive, "-C", &into]))?;
        git(Path::new(&into), &["init", "-q"])?;
        exceeded(Path::new(&into), limits)
    };
    let found = made();
    let _ = std::fs::remove_dir_all(&folder);
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    /// A repository in a folder of its own.
    struct Repository(PathBuf);

    impl Repository {
        fn new() -> Self {
            let name = format!("xtask-history-{}", std::process::id());
            let made = Self(std::env::temp_dir().join(name));
            let _ = std::fs::remove_dir_all(&made.0);
            std::fs::create_dir_all(&made.0).unwrap();
            git(&made.0, &["init", "-q"]).unwrap();
            made
        }

        fn commit(&self, files: &[(&str, &str)]) {
            for (file, text) in files {
                let path = self.0.join(file);
                std::fs::create_dir_all(path.parent().unwrap()).unwrap();
                std::fs::write(path, text).unwrap();
            }
            let by = ["-c", "user.name=a", "-c", "user.email=a@b"];
            git(&self.0, &["add", "-A"]).unwrap();
            git(&self.0, &[&by[..], &["commit", "-qm", "c"]].concat()).unwrap();
        }

        fn raised(&self) -> Vec<String> {
            let text = std::fs::read_to_string(self.0.join(FILE)).unwrap();
            raised(&self.0, &Limits::read(&text).unwrap()).unwrap()
        }
    }

    impl Drop for Repository {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn numbers_fall_or_are_raised_by_a_commit_of_their_own() {
        let limits =
            |a: usize, b: usize| format!("[product]\n\"crates/a\" = {a}\n\"crates/b\" = {b}\n");
        let code = |lines: usize| "fn f() {}\n".repeat(lines);
        let r = Repository::new();
        let says = |what: &[&str]| {
            let found = r.raised();
            let right =
                found.len() == what.len() && what.iter().zip(&found).all(|(w, f)| f.contains(w));
            assert!(right, "{found:?}, not {what:?}");
        };
        r.commit(&[("crates/a/src/lib.rs", &code(9)), (FILE, &limits(10, 5))]);
        says(&[]);
        // Numbers fall; a new row is what another loses.
        let three = "[product]\n\"crates/a\" = 10\n\"crates/b\" = 2\n\"crates/c\" = 3\n";
        r.commit(&[(FILE, three), ("x", "1")]);
        r.commit(&[(FILE, &limits(10, 2)), ("x", "2")]);
        says(&[]);
        // A row that was there does not take what another loses.
        r.commit(&[(FILE, &limits(11, 1)), ("x", "3")]);
        says(&["crates/a was raised from 10 to 11"]);
        r.commit(&[(FILE, &limits(10, 1))]);
        says(&[]);
        // With the code.
        r.commit(&[(FILE, &limits(12, 1)), ("crates/a/src/lib.rs", &code(12))]);
        says(&["from 11 to 13", "changes more"]);
        // Taken back, but the code is there: raising it then is too late.
        r.commit(&[(FILE, &limits(10, 1))]);
        says(&[]);
        r.commit(&[(FILE, &limits(12, 1)), (REASONS, "f")]);
        says(&["the code was there before"; 2]);
        // Both taken back; then first the number, then the code.
        r.commit(&[(FILE, &limits(10, 1)), ("crates/a/src/lib.rs", &code(9))]);
        r.commit(&[(FILE, &limits(13, 1)), (REASONS, "g")]);
        r.commit(&[("crates/a/src/lib.rs", &code(13))]);
        says(&[]);
        // What is no product takes what the product loses, and no more.
        let beside = |a: usize, b: usize| limits(a, 1) + &format!("[beside]\n\"b\" = {b}\n");
        r.commit(&[(FILE, &beside(12, 1)), ("x", "4")]);
        r.commit(&[(FILE, &beside(10, 3)), ("x", "5")]);
        says(&[]);
        std::fs::write(r.0.join(FILE), beside(10, 4)).unwrap();
        says(&["[beside] is", "[beside] b is"]);
        // A row of tests takes what another one loses.
        let tests = |a: usize, b: usize| {
            beside(10, 3) + &format!("[tests]\n\"crates/a\" = {a}\n\"crates/b\" = {b}\n")
        };
        r.commit(&[(FILE, &beside(12, 3)), (REASONS, "h")]);
        r.commit(&[(FILE, &tests(1, 1)), ("x", "6")]);
        r.commit(&[(FILE, &tests(2, 0)), ("x", "7")]);
        says(&[]);
        // What is not committed.
        std::fs::write(r.0.join(FILE), limits(14, 1)).unwrap();
        says(&["not committed"; 2]);
    }
}
