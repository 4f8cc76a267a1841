//! How large the project may grow: lines of a file, of the front page and of the products' code, bytes of what only adds up.
//!
//! Files are those that git knows or would take, without those that `.gitattributes` says are generated. A line of code has
//! more than a comment; what is compiled or run for tests only is none, and neither is an example.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use crate::layers::{self, Source};
use crate::workspace::{root, run};

/// What is measured, and the most that it may be.
struct Limit {
    what: &'static str,
    unit: &'static str,
    most: usize,
    /// How large it is.
    measure: fn(&Tree) -> Result<usize, String>,
}

const LIMITS: &[Limit] = &[
    Limit {
        what: "code of the products: crates, go, python, js",
        unit: "lines",
        // What there is, with msmith-field, KZG and Groth16 in every face, in JavaScript, and what serves other
        // libraries' programs as they are.
        most: 100_500,
        measure: products,
    },
    Limit {
        what: "docs/decisions",
        unit: "bytes",
        most: 43_000,
        measure: |tree| tree.bytes("docs/decisions"),
    },
    Limit {
        what: "CHANGELOG.md",
        unit: "bytes",
        most: 3_600,
        measure: |tree| tree.bytes("CHANGELOG.md"),
    },
    Limit {
        what: "README.md",
        unit: "lines",
        most: 142,
        measure: |tree| Ok(tree.text("README.md")?.lines().count()),
    },
];

/// The most lines of a file that people write.
const LINES: usize = 600;

/// The endings of files that people write, whatever folder they are in.
const WRITTEN: &[&str] = &[
    "rs", "c", "h", "cpp", "go", "py", "pyi", "js", "mjs", "html", "css", "sh", "md", "toml",
];

fn is_written(file: &str) -> bool {
    (file.rsplit_once('.')).is_some_and(|(_, ending)| WRITTEN.contains(&ending))
}

/// Prints every figure with its limit; fails with one line for everything beyond.
pub fn check() -> Result<(), String> {
    let tree = Tree::load(root())?;
    let mut wrong = Vec::new();
    for limit in LIMITS {
        let found = (limit.measure)(&tree)?;
        let line = format!(
            "{}: {found} {}, at most {}",
            limit.what, limit.unit, limit.most
        );
        println!("{line}");
        wrong.extend((found > limit.most).then_some(line));
    }
    let mut longest = (0, "");
    for file in &tree.files {
        if !is_written(file) {
            continue;
        }
        let text = tree.text(file)?;
        let lines = text.lines().count();
        longest = longest.max((lines, file));
        if lines > LINES {
            wrong.push(format!("{file}: {lines} lines, at most {LINES}"));
        }
    }
    println!(
        "the longest file, {}: {} lines, at most {LINES}",
        longest.1, longest.0
    );
    match wrong.is_empty() {
        true => Ok(()),
        false => Err(format!("sizes:\n{}", wrong.join("\n"))),
    }
}

/// The files of the project that are not generated, by their paths below its root.
struct Tree<'a> {
    root: &'a Path,
    files: BTreeSet<String>,
}

impl<'a> Tree<'a> {
    /// Asks git.
    fn load(root: &'a Path) -> Result<Self, String> {
        let git = |args: &[&str], files: &[String]| {
            run(Command::new("git").current_dir(root).args(args).args(files))
        };
        let list = git(
            &[
                "ls-files",
                "-z",
                "--cached",
                "--others",
                "--exclude-standard",
            ],
            &[],
        )?;
        let files: Vec<String> = list.split_terminator('\0').map(str::to_owned).collect();
        let marks = git(&["check-attr", "-z", "linguist-generated", "--"], &files)?;
        let marks: Vec<&str> = marks.split_terminator('\0').collect();
        let written = |mark: &&[&str]| !["set", "true"].contains(&mark[2]);
        let files = marks
            .chunks_exact(3)
            .filter(written)
            .map(|mark| mark[0].to_owned());
        // Git still knows what has just been deleted.
        let files: BTreeSet<String> = files.filter(|file| root.join(file).is_file()).collect();
        match files.is_empty() {
            true => Err(format!("{}: git knows no files", root.display())),
            false => Ok(Self { root, files }),
        }
    }

    fn text(&self, file: &str) -> Result<String, String> {
        let text = std::fs::read_to_string(self.root.join(file));
        text.map_err(|e| format!("{file}: {e}"))
    }

    /// Bytes of all files whose paths begin so.
    ///
    /// Errors: there are none.
    fn bytes(&self, start: &str) -> Result<usize, String> {
        let files = self.files.iter().filter(|file| file.starts_with(start));
        let sizes = files.map(|file| Ok(self.text(file)?.len()));
        let sizes = sizes.collect::<Result<Vec<_>, String>>()?;
        match sizes.is_empty() {
            true => Err(format!("{start}: no such file")),
            false => Ok(sizes.iter().sum()),
        }
    }
}

/// Lines of code of what is for others.
fn products(tree: &Tree) -> Result<usize, String> {
    // Which files of Rust are tests, their modules say.
    let mut rust = BTreeSet::new();
    let mut lines = 0;
    let src = |file: &String| Some(file[..file.find("/src/")?].to_owned() + "/src");
    let product = |file: &&String| file.starts_with("crates/") || file.starts_with("python/");
    for folder in tree.files.iter().filter(product).filter_map(src) {
        if rust.insert(folder.clone()) {
            let sources = layers::sources(&tree.root.join(&folder))?;
            lines += sources
                .values()
                .map(|(_, source)| source.lines)
                .sum::<usize>();
        }
    }
    for file in &tree.files {
        let beside = file.split('/').any(|part| {
            part == "src" || part == "tests" || part == "benches" || part.starts_with("examples")
        });
        let known = ["crates/", "go/", "python/"]
            .iter()
            .any(|top| file.starts_with(top));
        // There the sources themselves.
        let script = file
            .strip_prefix("js/")
            .is_some_and(|file| !(file.starts_with("test/") || file.starts_with("bench/")));
        if (script || !beside && known) && is_written(file) {
            lines += of_file(file, &tree.text(file)?);
        }
    }
    Ok(lines)
}

/// Lines of code of a file, by its ending; none in tests.
fn of_file(file: &str, text: &str) -> usize {
    match file.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "rs" | "c" | "h" | "cpp" | "js" | "mjs" => Source::new(text).lines,
        // Of a test, or of what only tests import.
        "go" if file.ends_with("_test.go") || text.contains("\"testing\"") => 0,
        "go" => Source::new(text).lines,
        "py" | "pyi" => of_python(text),
        _ => 0,
    }
}

/// Without comments and the strings that document.
fn of_python(text: &str) -> usize {
    const QUOTES: &str = "\"\"\"";
    let (mut lines, mut documents) = (0, false);
    for line in text.lines().map(str::trim) {
        if documents {
            documents = !line.contains(QUOTES);
        } else if let Some(rest) = line.trim_start_matches('r').strip_prefix(QUOTES) {
            documents = !rest.contains(QUOTES);
        } else if !line.is_empty() && !line.starts_with('#') {
            lines += 1;
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_every_language() {
        let python = "# a\n\"\"\"b\n\nc\"\"\"\nx = 1  # d\n\ndef f():\n    r\"\"\"e\"\"\"\n    return \"\"\"g\n\"\"\"\n";
        // What ends a string that is a value opens none.
        assert_eq!(of_file("a/f.py", &python.replace("g\n", "g")), 3);
        assert_eq!(
            of_file("a/f.go", "// a\npackage a\n\nimport (\n\t\"b\"\n)\n"),
            4
        );
        assert_eq!(of_file("a/f.go", "package a\nimport \"testing\"\n"), 0);
        assert_eq!(of_file("a/f_test.go", "package a\n"), 0);
        assert_eq!(of_file("a/f.h", "/* a\n b */\n#define A 1\n"), 1);
        assert_eq!(of_file("a/f.s", "nop\n"), 0);
    }

    /// Generated files are left out, new ones are seen.
    #[test]
    fn files_of_a_tree() {
        let root = std::env::temp_dir().join(format!("xtask-sizes-{}", std::process::id()));
        let write = |file: &str, text: &str| {
            let path = root.join(file);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        };
        write(".gitattributes", "*.s linguist-generated\n");
        write(".gitignore", "target\n");
        write(
            "crates/a/src/lib.rs",
            "//! A\nmod b;\n#[cfg(test)]\nmod far;\n",
        );
        write(
            "crates/a/src/b.rs",
            "fn f() {\n}\n#[cfg(test)]\nmod tests {\n}\n",
        );
        write("crates/a/src/far.rs", "fn far() {}\n");
        write("crates/a/src/k.s", "nop\n");
        write("crates/a/build.rs", "fn main() {}\n");
        write("crates/a/tests/t.rs", "fn t() {}\n");
        write("go/a.go", "package a\n");
        write("python/tests/test_a.py", "x = 1\n");
        write("python/a/b.py", "x = 1\n");
        write("papers/src/lib.rs", "fn p() {}\n");
        write("target/x.rs", "fn x() {}\n");
        write("docs/decisions.md", "12345");
        write("docs/decisions/a.md", "678");
        run(Command::new("git").current_dir(&root).args(["init", "-q"])).unwrap();
        let tree = Tree::load(&root).unwrap();
        let found = (
            products(&tree),
            tree.bytes("docs/decisions"),
            tree.files.len(),
        );
        assert!(tree.bytes("docs/else").is_err());
        std::fs::remove_dir_all(&root).unwrap();
        // Of Rust: two modules, a function of two lines, the builder's; one of Go, one of Python.
        assert_eq!(found, (Ok(1 + 2 + 1 + 1 + 1), Ok(8), 13));
    }
}
