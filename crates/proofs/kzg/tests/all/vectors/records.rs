//! The cases of c-kzg-4844 in the reduced form that `vectors/README.md` describes.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Mutex;

use sha2::{Digest, Sha256};

/// A function, the number of its cases, and their records.
pub struct Function {
    pub name: &'static str,
    pub cases: usize,
    records: &'static str,
}

macro_rules! functions {
    ($($name:literal $cases:literal)*) => {
        /// All that has cases.
        pub const FUNCTIONS: &[Function] = &[$(Function {
            name: $name,
            cases: $cases,
            records: include_str!(concat!("../../../../../../vectors/kzg4844/", $name, ".txt")),
        }),*];
    };
}

functions! {
    "blob_to_kzg_commitment" 11
    "compute_kzg_proof" 52
    "compute_blob_kzg_proof" 15
    "verify_kzg_proof" 122
    "verify_blob_kzg_proof" 29
    "verify_blob_kzg_proof_batch" 24
    "compute_challenge" 9
    "compute_cells" 11
    "compute_cells_and_kzg_proofs" 11
    "recover_cells_and_kzg_proofs" 18
    "verify_cell_kzg_proof_batch" 32
    "compute_verify_cell_kzg_proof_batch_challenge" 10
}

/// One case of a function.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    pub name: String,
    pub input: Input,
    pub output: Output,
}

/// What a function is given: lists also where it takes one, empty where it takes none; items of any length.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Input {
    pub blobs: Vec<Vec<u8>>,
    pub commitments: Vec<Vec<u8>>,
    pub z: Vec<Vec<u8>>,
    pub y: Vec<Vec<u8>>,
    pub commitment_indices: Vec<u64>,
    pub cell_indices: Vec<u64>,
    pub cells: Vec<Vec<u8>>,
    pub proofs: Vec<Vec<u8>>,
}

/// What a function has to answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Output {
    /// An error.
    Invalid,
    Bool(bool),
    /// A commitment, a proof, a challenge; or a proof and y.
    Bytes(Vec<Vec<u8>>),
    /// SHA-256 of 128 cells; or of them and of their 128 proofs.
    Digests(Vec<[u8; 32]>),
}

/// As a record says it.
impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hex = |item: &[u8]| {
            item.iter()
                .map(|byte| format!("{byte:02x}"))
                .collect::<String>()
        };
        match self {
            Output::Invalid => f.write_str("invalid"),
            Output::Bool(answer) => answer.fmt(f),
            Output::Bytes(items) => items
                .iter()
                .map(|i| hex(i))
                .collect::<Vec<_>>()
                .join(" ")
                .fmt(f),
            Output::Digests(items) => items
                .iter()
                .map(|i| hex(i))
                .collect::<Vec<_>>()
                .join(" ")
                .fmt(f),
        }
    }
}

/// The 128 cells of a blob and their proofs, by the implementation under test.
pub type Derive<'a> = &'a dyn Fn(&[u8]) -> (Vec<[u8; 2048]>, Vec<[u8; 48]>);

/// SHA-256 of items one after the other.
pub fn digest(items: impl IntoIterator<Item = impl AsRef<[u8]>>) -> [u8; 32] {
    let mut hash = Sha256::new();
    items.into_iter().for_each(|item| hash.update(item));
    hash.finalize().into()
}

/// The bytes of hex digits, two each.
pub fn bytes(hex: &str) -> Vec<u8> {
    let digit = |c: u8| char::from(c).to_digit(16).expect("a hex digit") as u8;
    let (pairs, rest) = hex.as_bytes().as_chunks::<2>();
    assert!(rest.is_empty(), "{hex}: an odd number of digits");
    pairs
        .iter()
        .map(|[a, b]| digit(*a) << 4 | digit(*b))
        .collect()
}

/// `0-3 7`: numbers and ranges with both ends.
fn numbers(words: &[&str]) -> Vec<u64> {
    let number = |n: &str| n.parse::<u64>().unwrap();
    let ends = words.iter().map(|w| w.split_once('-').unwrap_or((w, w)));
    ends.flat_map(|(a, b)| number(a)..=number(b)).collect()
}

/// The order of the subgroups of BLS12-381, lowest word first.
const R: [u64; 4] = [
    0xffff_ffff_0000_0001,
    0x53bd_a402_fffe_5bfe,
    0x3339_d808_09a1_d805,
    0x73ed_a753_299d_7d48,
];

/// a + b mod r, for a, b < r < 2^255.
fn add(a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
    let (mut sum, mut less, mut carry, mut borrow) = ([0; 4], [0; 4], false, false);
    for i in 0..4 {
        (sum[i], carry) = a[i].carrying_add(b[i], carry);
        (less[i], borrow) = sum[i].borrowing_sub(R[i], borrow);
    }
    if borrow { sum } else { less }
}

fn times(a: [u64; 4], n: u64) -> [u64; 4] {
    (0..64 - n.leading_zeros()).rev().fold([0; 4], |sum, bit| {
        let twice = add(sum, sum);
        if n >> bit & 1 == 1 {
            add(twice, a)
        } else {
            twice
        }
    })
}

/// Appends base^first, base^(first + 1), … mod r.
fn powers(to: &mut Vec<u8>, count: u64, base: u64, first: u64) {
    let mut power = (0..first).fold([1, 0, 0, 0], |p, _| times(p, base));
    for _ in 0..count {
        to.extend(power.iter().rev().flat_map(|word| word.to_be_bytes()));
        power = times(power, base);
    }
}

/// Extends bytes by a part of their recipe; false where the line is none.
fn part(to: &mut Vec<u8>, word: &str, args: &[&str]) -> bool {
    match word {
        "repeat" => to.extend(bytes(args[1]).repeat(args[0].parse().unwrap())),
        "powers" => powers(to, numbers(args)[0], numbers(args)[1], numbers(args)[2]),
        "bytes" => to.extend(bytes(args[0])),
        "cut" => to.truncate(to.len() - numbers(args)[0] as usize),
        _ => return false,
    }
    true
}

/// The cells and the proofs of a blob.
type Derived = [Vec<Vec<u8>>; 2];

/// The blobs that records name, and what has been derived from them.
pub struct Records {
    blobs: BTreeMap<String, Vec<u8>>,
    derived: Mutex<BTreeMap<String, Derived>>,
}

impl Records {
    /// Reads the recipes of the blobs.
    pub fn new() -> Self {
        let none = Records {
            blobs: BTreeMap::new(),
            derived: Mutex::default(),
        };
        let cases = none.cases("blob_to_kzg_commitment", &|_| {
            unreachable!("no cells there")
        });
        let blobs = cases
            .into_iter()
            .map(|mut c| (c.name, c.input.blobs.remove(0)));
        Records {
            blobs: blobs.collect(),
            ..none
        }
    }

    /// The cells (0) or the proofs (1) that a line names.
    fn named(&self, kind: usize, blob: &str, of: &[&str], derive: Derive<'_>) -> Vec<Vec<u8>> {
        let mut derived = self.derived.lock().unwrap();
        let lists = derived.entry(blob.into()).or_insert_with(|| {
            let (cells, proofs) = derive(&self.blobs[blob]);
            [
                cells.iter().map(|c| c.to_vec()).collect(),
                proofs.iter().map(|p| p.to_vec()).collect(),
            ]
        });
        numbers(of)
            .into_iter()
            .map(|i| lists[kind][i as usize].clone())
            .collect()
    }

    /// The cases of a function. A list whose hash is another than its record says is a panic that names the case: where
    /// cells or proofs are named by their blob, then `derive` made others.
    pub fn cases(&self, function: &str, derive: Derive<'_>) -> Vec<Case> {
        let function = FUNCTIONS
            .iter()
            .find(|f| f.name == function)
            .expect("a function that has cases");
        let (mut cases, mut name, mut input) = (Vec::new(), "", Input::default());
        let mut last = "";
        for line in function.records.lines() {
            let words: Vec<_> = line.split(' ').collect();
            let (word, args) = (words[0], &words[1..]);
            match word {
                "case" => (name, input, last) = (args[0], Input::default(), "blob"),
                "blob" => input.blobs.push(self.blobs[args[0]].clone()),
                "commitment" => input.commitments.push(bytes(args[0])),
                "commitments" => {
                    let same = std::iter::repeat_n(bytes(args[1]), args[0].parse().unwrap());
                    input.commitments.extend(same);
                }
                "z" => input.z.push(bytes(args[0])),
                "y" => input.y.push(bytes(args[0])),
                "proof" => input.proofs.push(bytes(args[0])),
                "proofs" => input
                    .proofs
                    .extend(self.named(1, args[0], &args[1..], derive)),
                "cell_indices" => input.cell_indices = numbers(args),
                "commitment_indices" => input.commitment_indices = numbers(args),
                "cell" => input.cells.push(Vec::new()),
                "cells" => input
                    .cells
                    .extend(self.named(0, args[0], &args[1..], derive)),
                "length" => assert_eq!(args[0], input.blobs[0].len().to_string(), "{name}"),
                "sha256" => {
                    let list = match last {
                        "blob" => &input.blobs,
                        "cell" | "cells" => &input.cells,
                        _ => &input.proofs,
                    };
                    assert_eq!(digest(list).to_vec(), bytes(args[0]), "{name}: {last}");
                }
                "=" => cases.push(Case {
                    name: name.into(),
                    input: std::mem::take(&mut input),
                    output: output(args, function.name),
                }),
                _ => {
                    let list = if last == "blob" {
                        &mut input.blobs
                    } else {
                        &mut input.cells
                    };
                    if list.is_empty() {
                        list.push(Vec::new());
                    }
                    assert!(part(list.last_mut().unwrap(), word, args), "{name}: {line}");
                    continue;
                }
            }
            if !["case", "length", "sha256"].contains(&word) {
                last = word;
            }
        }
        assert_eq!(cases.len(), function.cases, "{}", function.name);
        cases
    }
}

fn output(words: &[&str], function: &str) -> Output {
    match words {
        ["invalid"] => Output::Invalid,
        ["true"] => Output::Bool(true),
        ["false"] => Output::Bool(false),
        items => {
            let items = items.iter().map(|item| bytes(item));
            let cells = [
                "compute_cells",
                "compute_cells_and_kzg_proofs",
                "recover_cells_and_kzg_proofs",
            ];
            if cells.contains(&function) {
                Output::Digests(items.map(|item| item.try_into().unwrap()).collect())
            } else {
                Output::Bytes(items.collect())
            }
        }
    }
}
