//! The same cases from the files of c-kzg-4844 itself: of YAML, only what is in them.

use std::fs;
use std::path::Path;

use super::records::{Case, FUNCTIONS, Input, Output, bytes, digest};

/// A value: a word, numbers, or lists of byte strings (one list, unless the file has lists of lists).
#[derive(Default)]
struct Value {
    word: String,
    numbers: Vec<u64>,
    lists: Vec<Vec<Vec<u8>>>,
}

impl Value {
    /// Takes in what stands behind a key, or an item of a list.
    fn take(&mut self, text: &str) {
        let (new, text) = match text.strip_prefix("- - ") {
            Some(text) => (true, text),
            None => (
                self.lists.is_empty(),
                text.strip_prefix("- ").unwrap_or(text),
            ),
        };
        if let Some(quoted) = text.strip_prefix("'0x") {
            if new {
                self.lists.push(Vec::new());
            }
            let hex = quoted.strip_suffix('\'').expect("a quote at the end");
            self.lists.last_mut().unwrap().push(bytes(hex));
        } else if let Some(list) = text.strip_prefix('[') {
            let list = list.strip_suffix(']').expect("a bracket at the end");
            let items = list
                .split(',')
                .map(str::trim)
                .filter(|item| !item.is_empty());
            self.numbers = items.map(|item| item.parse().unwrap()).collect();
        } else {
            self.word = text.into();
        }
    }

    fn items(self) -> Vec<Vec<u8>> {
        self.lists.concat()
    }

    fn output(self) -> Output {
        match self.word.as_str() {
            "null" => Output::Invalid,
            "true" => Output::Bool(true),
            "false" => Output::Bool(false),
            "" if self.lists[0].len() == 128 => {
                Output::Digests(self.lists.iter().map(digest).collect())
            }
            "" => Output::Bytes(self.items()),
            word => panic!("{word}"),
        }
    }
}

/// The keys of a file in their order, with their values.
fn values(text: &str) -> Vec<(String, Value)> {
    let mut values: Vec<(String, Value)> = Vec::new();
    let mut lines = text.lines().map(str::trim);
    while let Some(line) = lines.next() {
        let mut line = line.to_owned();
        while line.contains('[') && !line.ends_with(']') {
            line += lines.next().expect("a list's end");
        }
        match line.split_once(':') {
            Some((key, rest)) => {
                values.push((key.into(), Value::default()));
                if !rest.is_empty() {
                    values.last_mut().unwrap().1.take(rest.trim());
                }
            }
            None => values.last_mut().expect("a key first").1.take(&line),
        }
    }
    values
}

fn case(name: String, text: &str) -> Case {
    let (mut input, mut output) = (Input::default(), None);
    for (key, value) in values(text) {
        match key.as_str() {
            "input" => {}
            "blob" | "blobs" => input.blobs = value.items(),
            "commitment" | "commitments" => input.commitments = value.items(),
            "z" => input.z = value.items(),
            "y" => input.y = value.items(),
            "proof" | "proofs" => input.proofs = value.items(),
            "cells" => input.cells = value.items(),
            "cosets_evals" => {
                input.cells = value.lists.iter().map(|coset| coset.concat()).collect()
            }
            "cell_indices" => input.cell_indices = value.numbers,
            "commitment_indices" => input.commitment_indices = value.numbers,
            "output" => output = Some(value.output()),
            key => panic!("{name}: {key}"),
        }
    }
    let output = output.expect("an output");
    Case {
        name,
        input,
        output,
    }
}

/// The cases of a function, from the folder `tests` of c-kzg-4844.
pub fn cases(tests: &Path, function: &str) -> Vec<Case> {
    let folder = tests.join(function).join("kzg-mainnet");
    let entries = fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut files: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let read = |file: &std::path::PathBuf| {
        let text = fs::read_to_string(file.join("data.yaml")).unwrap();
        case(file.file_name().unwrap().to_str().unwrap().into(), &text)
    };
    let cases: Vec<_> = files.iter().map(read).collect();
    let known = FUNCTIONS.iter().find(|f| f.name == function);
    assert_eq!(
        Some(cases.len()),
        known.map(|f| f.cases),
        "{}",
        folder.display()
    );
    cases
}
