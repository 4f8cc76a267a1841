//! What there is: the files of the project, and what each counts.
//!
//! Files are those that git knows or would take, without those that `.gitattributes` says are generated. A line of code has
//! more than a comment; what is compiled or run for tests only is none of the product's, and neither is an example.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::layers::{self, Source};
use crate::workspace::run;

/// The endings of files that people write, whatever folder they are in.
const WRITTEN: &[&str] = &[
    "rs", "c", "h", "cpp", "go", "py", "pyi", "js", "mjs", "html", "css", "sh", "md", "toml",
];

fn is_written(file: &str) -> bool {
    (file.rsplit_once('.')).is_some_and(|(_, ending)| WRITTEN.contains(&ending))
}

/// The files of the project that are not generated, by their paths below its root.
pub struct Tree {
    root: PathBuf,
    files: BTreeSet<String>,
}

impl Tree {
    /// Asks git.
    pub fn load(root: &Path) -> Result<Self, String> {
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
            false => Ok(Self {
                root: root.to_owned(),
                files,
            }),
        }
    }

    pub fn text(&self, file: &str) -> Result<String, String> {
        let text = std::fs::read_to_string(self.root.join(file));
        text.map_err(|e| format!("{file}: {e}"))
    }

    /// The files that people write.
    pub fn written(&self) -> impl Iterator<Item = &str> {
        let files = self.files.iter().map(String::as_str);
        files.filter(|file| is_written(file))
    }

    /// The files whose paths begin so.
    pub fn under<'a>(&'a self, start: &'a str) -> impl Iterator<Item = &'a str> {
        let files = self.files.iter().map(String::as_str);
        files.filter(move |file| file.starts_with(start))
    }

    /// The files of folders, with what each counts.
    fn count(
        &self,
        of: impl Fn(&str) -> bool,
        amount: impl Fn(&str, &str) -> usize,
    ) -> Result<BTreeMap<String, usize>, String> {
        let files = self.files.iter().filter(|file| of(file));
        let amount = |file: &String| Ok((file.clone(), amount(file, &self.text(file)?)));
        files.map(amount).collect()
    }

    /// Lines of code of what is for others.
    pub fn products(&self) -> Result<BTreeMap<String, usize>, String> {
        // Which files of Rust are tests, their modules say.
        let mut folders = BTreeSet::new();
        let mut lines = BTreeMap::new();
        let src = |file: &String| Some(file[..file.find("/src/")?].to_owned() + "/src");
        let product = |file: &&String| is_product(file) && !file.starts_with("js/");
        for folder in self.files.iter().filter(product).filter_map(src) {
            if folders.insert(folder.clone()) {
                let sources = layers::sources(&self.root.join(&folder))?;
                let one = |(file, source): &(PathBuf, Source)| {
                    (format!("{folder}/{}", file.display()), source.lines)
                };
                lines.extend(sources.values().map(one));
            }
        }
        // Elsewhere: what is in no folder of sources or tests; in js the sources themselves.
        let other = |file: &str| {
            let beside = file.split('/').any(|part| {
                part == "src"
                    || part == "tests"
                    || part == "benches"
                    || part.starts_with("examples")
            });
            let script = file.starts_with("js/src/");
            is_written(file) && is_product(file) && (script || !beside && !file.starts_with("js/"))
        };
        lines.extend(self.count(other, of_file)?);
        Ok(lines)
    }

    /// Lines of code of tests and examples of the same.
    pub fn tests(&self) -> Result<BTreeMap<String, usize>, String> {
        let products = self.products()?;
        let all = |file: &str, text: &str| whole(file, text) - products.get(file).unwrap_or(&0);
        self.count(|file| is_product(file) && is_written(file), all)
    }

    /// Lines of code of what serves the project alone.
    pub fn beside(&self) -> Result<BTreeMap<String, usize>, String> {
        let of = |file: &str| !is_product(file) && !file.starts_with("lab/") && is_written(file);
        self.count(of, whole)
    }

    /// Lines of code of what the papers and researchers need.
    pub fn laboratory(&self) -> Result<BTreeMap<String, usize>, String> {
        self.count(|file| file.starts_with("lab/") && is_written(file), whole)
    }

    /// Bytes of Markdown.
    pub fn documents(&self) -> Result<BTreeMap<String, usize>, String> {
        self.count(|file| file.ends_with(".md"), |_, text| text.len())
    }

    /// Lines of the front page.
    pub fn front_page(&self) -> Result<BTreeMap<String, usize>, String> {
        self.count(|file| file == "README.md", |_, text| text.lines().count())
    }

    /// Places of the planner that say of a choice that it was not measured.
    pub fn not_measured(&self) -> Result<BTreeMap<String, usize>, String> {
        let plan = |file: &str| {
            file.contains("/src/plan/") && file.ends_with(".rs") && !file.contains("tests")
        };
        let said = |_: &str, text: &str| {
            let words: Vec<&str> = text
                .split_whitespace()
                .filter(|w| !w.starts_with("//"))
                .collect();
            words
                .join(" ")
                .to_lowercase()
                .matches("not measured")
                .count()
        };
        self.count(plan, said)
    }

    /// What the list of what nobody uses has.
    pub fn unused(&self) -> Result<BTreeMap<String, usize>, String> {
        self.listed(|line| !line.starts_with(['#', 'l']))
    }

    /// What it has that only the laboratory uses: its lines begin so.
    pub fn for_laboratory(&self) -> Result<BTreeMap<String, usize>, String> {
        self.listed(|line| line.starts_with("lab "))
    }

    fn listed(&self, of: impl Fn(&str) -> bool) -> Result<BTreeMap<String, usize>, String> {
        let list = "api/unused.txt";
        let text = std::fs::read_to_string(self.root.join(list)).unwrap_or_default();
        Ok([(
            list.to_owned(),
            text.lines().filter(|line| of(line)).count(),
        )]
        .into())
    }
}

/// In a folder of what is for others; of the package for JavaScript, not what builds and times it.
fn is_product(file: &str) -> bool {
    ["crates/", "go/", "python/", "js/src/", "js/test/"]
        .iter()
        .any(|top| file.starts_with(top))
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

/// Lines of code of a file with its tests, by its ending.
fn whole(file: &str, text: &str) -> usize {
    match file.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "rs" | "c" | "h" | "cpp" | "js" | "mjs" | "go" => Source::whole(text),
        _ => of_file(file, text),
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
        write("js/src/a.js", "f();\n");
        write("js/test/a.test.mjs", "f();\n");
        write("js/build.mjs", "f();\n");
        write("bench/src/lib.rs", "fn p() {}\n");
        write("target/x.rs", "fn x() {}\n");
        write("docs/decisions.md", "12345");
        write("docs/decisions/a.md", "678");
        run(Command::new("git").current_dir(&root).args(["init", "-q"])).unwrap();
        let tree = Tree::load(&root).unwrap();
        let sum =
            |found: Result<BTreeMap<String, usize>, String>| found.unwrap().values().sum::<usize>();
        let found = [
            sum(tree.products()),
            sum(tree.tests()),
            sum(tree.beside()),
            sum(tree.documents()),
            tree.files.len(),
        ];
        std::fs::remove_dir_all(&root).unwrap();
        // Of Rust: two modules, a function of two lines, the builder's; one of Go, one of Python. Of tests: a module far, a
        // test in a file of its own, one with its attribute, and of Python; beside them what measures. Of JavaScript: one each.
        assert_eq!(
            found,
            [1 + 2 + 1 + 1 + 1 + 1, 1 + 1 + 1 + 4 + 1 + 1, 1 + 1, 8, 16]
        );
    }
}
